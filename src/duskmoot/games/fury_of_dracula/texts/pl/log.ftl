## Setup and time

log-starts = { $hunter } zaczyna tutaj: { $place }.
log-dawn = Świt.
log-day = Dzień.
log-dusk = Zmrok.
log-night = Noc.
log-dracula-phase = Faza Draculi.
log-despair = Minął tydzień. Żetony rozpaczy: { $tokens }.
log-no-day = W następnej fazie Łowców nie będzie dnia.

## Actions

log-passes = { $hunter } pasuje.
log-recovers = { $hunter } staje na nogi.
log-moves = { $hunter } porusza się: { $place }.
log-driven = Dracula przesuwa { $hunter-acc }: { $place }.
log-spends-ticket = { $hunter } wydaje { $ticket-acc }.
log-shows-ticket = { $hunter } ujawnia { $ticket-acc }.
log-draws-ticket = { $hunter } dobiera bilet.
log-returns-ticket = { $hunter } zwraca bilet.
log-draws-item = { $hunter } dobiera kartę Przedmiotu.
log-sees-item = { $hunter } dobiera kartę „{ $card }”.
log-draws-event = { $hunter } dobiera kartę Wydarzenia.
log-buries-event = { $hunter } odrzuca zakrytą kartę Wydarzenia Draculi.
log-dracula-takes-event = Dracula bierze kartę Wydarzenia.
log-trades = { $hunter } wymienia się z { $other-ins }.
log-gives = { $hunter } oddaje { $other-dat } kartę „{ $card }”.
log-gives-ticket = { $hunter } oddaje { $other-dat } { $ticket-acc }.
log-searches = { $hunter } przeszukuje: { $place }.
log-finds = { $hunter } znajduje kartę „{ $card }”.
log-bond-yes = Dracula jest w tym regionie: { $region }.
log-bond-no = Draculi nie ma w tym regionie: { $region }.
log-discards = { $who } odrzuca kartę „{ $card }”.
log-shows = { $hunter } trzyma odkrytą kartę „{ $card }”.
log-reveals = { $who } ujawnia kartę „{ $card }”.

## Damage

log-suffers = { $n ->
        [one] { $hunter } otrzymuje { $n } obrażenie
        [few] { $hunter } otrzymuje { $n } obrażenia
       *[many] { $hunter } otrzymuje { $n } obrażeń
    } (razem { $damage }).
log-heals = { $n ->
        [one] { $hunter } leczy { $n } obrażenie
        [few] { $hunter } leczy { $n } obrażenia
       *[many] { $hunter } leczy { $n } obrażeń
    } (zostało { $damage }).
log-delayed = Zatrzymanie: { $hunter }.
log-bitten = Ugryzienie: { $hunter } ({ $bites }).
log-cured = Usunięto ugryzienie: { $hunter }.
log-rescued = „{ $card }” ratuje { $hunter-acc }.
log-defeated = Porażka: { $hunter }.
log-admitted = { $hunter } wraca do gry: { $place }.
log-dracula-suffers = { $n ->
        [one] Dracula otrzymuje { $n } obrażenie
        [few] Dracula otrzymuje { $n } obrażenia
       *[many] Dracula otrzymuje { $n } obrażeń
    } (razem { $damage }).
log-dracula-heals = { $n ->
        [one] Dracula leczy { $n } obrażenie
        [few] Dracula leczy { $n } obrażenia
       *[many] Dracula leczy { $n } obrażeń
    } (zostało { $damage }).

## Encounters

log-ambushes = Zasadzka na { $hunter-acc }: „{ $card }”.
log-calls-off = Karta „{ $card }” nie działa.
log-fog = Mgła: { $place }.
log-matures = Przemiana: „{ $card }”.

## Combat

log-fights = { $hunter } staje do walki.
log-engages = Łowca w zwarciu: { $hunter }.
log-lays = { $hunter } zagrywa kartę „{ $card }”.
log-dracula-lays = Dracula zagrywa kartę „{ $card }”.
log-cancels = Anulowano kartę „{ $card }”.
log-mesmerized = Zauroczenie: { $hunter }.
log-leaves-combat = { $hunter } opuszcza walkę.
log-vampire-suffers = { $n ->
        [one] „{ $card }” otrzymuje { $n } obrażenie
        [few] „{ $card }” otrzymuje { $n } obrażenia
       *[many] „{ $card }” otrzymuje { $n } obrażeń
    } (razem { $damage }).
log-vampire-falls = Wampir pokonany: „{ $card }”.
log-flees = Dracula ucieka.
log-flies = Dracula odlatuje pod postacią nietoperza.
log-combat-ends = Koniec walki.

## The Trail

log-slides = Szlak się przesuwa.
log-places = Dracula umieszcza kartę na Szlaku.
log-plays-power = Dracula zagrywa kartę „{ $card }”.
log-misdirects = Dracula opróżnia kryjówkę: { $nest }.
log-returns-to-lair = Dracula wraca do legowiska.
log-lair-made = Dracula tworzy legowisko.
log-lair-cleared = Legowisko opróżnione.
log-slides-off = Kryjówka opuściła Szlak.
log-reveals-place = Ujawniono kartę: { $place }.
log-places-encounter = Dracula umieszcza kartę Spotkania: { $nest }.
log-places-rumor = Dracula umieszcza żeton pogłoski: { $nest }.
log-mistake = Dracula nie ma dozwolonego ruchu. Jest tutaj: { $place }.

## Events

log-plays = { $who } zagrywa kartę „{ $card }”.
log-enlists = { $who } zyskuje sprzymierzeńca: „{ $card }”.
log-scouts-find = Jest na Szlaku albo w legowisku: { $place }.
log-scouts-miss = Nie ma ani na Szlaku, ani w legowiskach: { $place }.
log-nothing-there = Nie ma tam karty Miejsca: { $nest }.
log-presence = { $hunter } sąsiaduje z Draculą.
log-no-presence = Żaden Łowca nie sąsiaduje z Draculą.
log-region = Dracula jest w tym regionie: { $region }.
log-at-sea = Dracula jest na morzu.
log-blocks = Zablokowano: { $place } – { $other }.
log-unblocks = Odblokowano: { $place } – { $other }.
log-storm = Burza: { $place }.
log-calms = Burza ustała: { $place }.
log-consecrates = Poświęcona ziemia: { $place }.
log-no-supply = W następnej fazie Łowców nie można się zaopatrywać.

## Influence and victory

log-influence-defeat = Pokonany Łowca: wpływy +{ $n } ({ $influence }).
log-influence-vampire = Przemiana wampira: wpływy +{ $n } ({ $influence }).
log-influence-fangs = „Kły”: wpływy +{ $n } ({ $influence }).
log-influence-fury = Furia Draculi: wpływy +{ $n } ({ $influence }).
log-influence-falls = Wpływy −{ $n } ({ $influence }).
log-dracula-wins = Dracula włada Europą: zwyciężył.
log-hunters-win = Dracula pokonany: Łowcy zwyciężyli.
