### The end of the game: why it ended, influence and wounds

reason-influence-vampire = Przemiana wampira{ $placed ->
        [yes] {" "}({ $place })
       *[no] {""}
    } podniosła wpływy Draculi do { $score }. Łowcy zadali mu { $other } z 15 obrażeń.
    .title = Dracula włada Europą
reason-influence-defeat = Pokonany Łowca ({ $hunter }) podniósł wpływy Draculi do { $score }. Łowcy zadali mu { $other } z 15 obrażeń.
    .title = Dracula włada Europą
reason-influence-fangs = „Kły” podniosły wpływy Draculi do { $score }. Łowcy zadali mu { $other } z 15 obrażeń.
    .title = Dracula włada Europą
reason-influence-fury = Furia podniosła wpływy Draculi do { $score }. Łowcy zadali mu { $other } z 15 obrażeń.
    .title = Dracula włada Europą
reason-dracula-suffers = { $n ->
        [one] Ostatnie obrażenie zakończyło
        [few] Ostatnie { $n } obrażenia zakończyły
       *[many] Ostatnie { $n } obrażeń zakończyło
    } rządy Draculi, razem 15. Jego wpływy sięgnęły { $other } z 13.
    .title = Dracula pokonany

group-influence = Wpływy
group-wounds = Obrażenia Draculi
column-influence-vampires = Przemiany wampirów
    .low = przemiany wampirów
column-influence-defeats = Pokonani Łowcy
    .low = pokonani Łowcy
column-influence-fangs = „Kły”
    .low = „Kły”
column-influence-fury = Furia
    .low = furia
column-influence-lost = Odebrane
    .low = odebrane wpływy
column-wounds-dealt = Zadane
    .low = zadane obrażenia
column-wounds-healed = Wyleczone
    .low = wyleczone obrażenia

number-revealed = Ujawnione karty Szlaku
number-hurt = Obrażenia Łowców
number-bites = Ugryzienia
number-matured = Przemienione Spotkania
number-vampires = Pokonane wampiry
number-events = Zagrane Wydarzenia

scene-day = Dzień { $n }
    .many = Dni
scene-week = Tydzień { $n }
    .many = Tygodnie
scene-combat = Walka { $n }
    .many = Walki
