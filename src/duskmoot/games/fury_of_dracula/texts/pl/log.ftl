## Setup and time

log-starts = { $hunter } zaczyna { $place-in }.
log-dawn = Świt.
log-day = Dzień.
log-dusk = Zmrok.
log-night = Noc.
log-dracula-phase = Faza Draculi.
log-despair = Minął tydzień. Żetony rozpaczy: { $tokens }.
log-no-day = W następnej fazie Łowców nie będzie dnia.

## Actions

log-passes = { $hunter } pasuje.
log-recovers = { $hunter } staje na nogi.
log-moves = { $hunter } jedzie drogą { $place-to }.
log-rides = { $hunter } jedzie pociągiem { $place-to }.
log-sails = { $hunter } płynie { $place-to }.
log-driven = Dracula przesuwa { $hunter-acc } { $place-to }.
log-spends-ticket = { $hunter } wydaje { $ticket-acc }.
log-shows-ticket = { $hunter } ujawnia { $ticket-acc }.
log-draws-ticket = { $hunter } dobiera bilet.
log-returns-ticket = { $hunter } zwraca bilet.
log-draws-item = { $hunter } dobiera kartę Przedmiotu.
log-sees-item = To karta „{ $card }”.
log-draws-event = { $hunter } dobiera kartę Wydarzenia.
log-buries-event = { $hunter } odrzuca zakrytą kartę Wydarzenia Draculi.
log-dracula-takes-event = Dracula bierze kartę Wydarzenia.
log-trades = { $hunter } prowadzi wymianę z { $other-ins }.
log-confides = { $hunter } pokazuje { $other-dat } kartę „{ $card }”.
log-confides-ticket = { $hunter } pokazuje { $other-dat } { $ticket-acc }.
log-proposes = { $hunter } proponuje { $other-dat } wymianę.
log-breaks-off = { $hunter } przerywa wymianę z { $other-ins }.
log-gives = { $hunter } oddaje { $other-dat } kartę „{ $card }”.
log-gives-ticket = { $hunter } oddaje { $other-dat } { $ticket-acc }.
log-searches = { $hunter } przeszukuje { $place-acc }.
log-finds = { $hunter } znajduje kartę „{ $card }”.
log-bond-yes = Dracula jest { $region-in }.
log-bond-no = Draculi nie ma { $region-in }.
log-discards = { $who } odrzuca kartę „{ $card }”.
log-shows = { $hunter } trzyma odkrytą kartę „{ $card }”.
log-reveals = { $who } ujawnia kartę „{ $card }”.

## Damage

log-suffers = { $n ->
        [one] { $hunter } otrzymuje { $n } obrażenie
        [few] { $hunter } otrzymuje { $n } obrażenia
       *[many] { $hunter } otrzymuje { $n } obrażeń
    } (teraz { $damage }).
log-rests = { $hunter } odpoczywa.
log-heals = { $n ->
        [one] { $hunter } odpoczywa i leczy { $n } obrażenie (teraz { $damage }).
        [few] { $hunter } odpoczywa i leczy { $n } obrażenia (teraz { $damage }).
       *[many] { $hunter } odpoczywa i leczy { $n } obrażeń (teraz { $damage }).
    }
log-delayed = Zatrzymano { $hunter-acc }.
log-bitten = { $hunter } otrzymuje ugryzienie (razem: { $bites }).
log-cured = { $hunter } pozbywa się ugryzienia.
log-rescued = „{ $card }” ratuje { $hunter-acc }.
log-defeated = Pokonano { $hunter-acc }.
log-admitted = { $hunter } wraca do gry { $place-in }.
log-dracula-suffers = { $n ->
        [one] Dracula otrzymuje { $n } obrażenie
        [few] Dracula otrzymuje { $n } obrażenia
       *[many] Dracula otrzymuje { $n } obrażeń
    } (teraz { $damage }).
log-dracula-heals = { $n ->
        [one] Dracula leczy { $n } obrażenie
        [few] Dracula leczy { $n } obrażenia
       *[many] Dracula leczy { $n } obrażeń
    } (teraz { $damage }).

## Encounters

log-ambushes = Dracula zastawia zasadzkę na { $hunter-acc }: „{ $card }”.
log-calls-off = Karta „{ $card }” nie działa.
log-fog = Mgła gęstnieje { $place-in }.
log-matures = Przemienia się karta „{ $card }”.

## Combat

log-fights = { $hunter } staje do walki.
log-engages = Łowca w zwarciu: { $hunter-mid }.
log-lays = { $hunter } zagrywa kartę „{ $card }”.
log-dracula-lays = Dracula zagrywa kartę „{ $card }”.
log-cancels = Anulowano kartę „{ $card }”.
log-mesmerized = Zauroczono { $hunter-acc }.
log-leaves-combat = { $hunter } opuszcza walkę.
log-vampire-suffers = { $n ->
        [one] „{ $card }” otrzymuje { $n } obrażenie
        [few] „{ $card }” otrzymuje { $n } obrażenia
       *[many] „{ $card }” otrzymuje { $n } obrażeń
    } (teraz { $damage }).
log-vampire-falls = Wampir pokonany: „{ $card }”.
log-flees = Dracula ucieka.
log-flies = Dracula odlatuje pod postacią nietoperza.
log-combat-ends = Koniec walki.

## The Trail

log-slides = Szlak się przesuwa.
log-places = Dracula umieszcza kartę na Szlaku.
log-plays-power = Dracula zagrywa kartę „{ $card }”.
log-misdirects = Dracula opróżnia kryjówkę { $nest-in }.
log-returns-to-lair = Dracula wraca do legowiska.
log-lair-made = Dracula tworzy legowisko.
log-lair-cleared = Legowisko opróżnione.
log-slides-off = Kryjówka opuściła Szlak.
log-reveals-place = Ujawniono kartę: { $place-mid }.
log-places-encounter = Dracula umieszcza kartę Spotkania { $nest-in }.
log-places-rumor = Dracula umieszcza żeton pogłoski { $nest-in }.
log-mistake = Dracula nie ma dozwolonego ruchu. Jest { $place-in }.

## Events

log-plays = { $who } zagrywa kartę „{ $card }”.
log-ally-lost = Łowcy tracą sprzymierzeńca „{ $card }”.
log-enlists = { $who } zyskuje sprzymierzeńca: „{ $card }”.
log-scouts-find = Na Szlaku albo w legowisku jest { $place-mid }.
log-scouts-miss = Ani na Szlaku, ani w legowiskach nie ma { $place-gen }.
log-nothing-there = Nie ma karty Miejsca { $nest-in }.
log-presence = { $hunter } sąsiaduje z Draculą.
log-no-presence = Żaden Łowca nie sąsiaduje z Draculą.
log-region = Dracula jest { $region-in }.
log-at-sea = Dracula jest na morzu.
log-blocks = Zablokowano trasę: { $place } – { $other }.
log-unblocks = Odblokowano trasę: { $place } – { $other }.
log-storm = Zrywa się burza { $place-in }.
log-calms = Burza { $place-in } ustaje.
log-consecrates = Ziemia { $place-in } zostaje poświęcona.
log-no-supply = W następnej fazie Łowców nie można się zaopatrywać.

## Influence and victory

log-influence-defeat = Pokonany Łowca: wpływy +{ $n } (teraz { $influence }).
log-influence-vampire = Przemiana wampira: wpływy +{ $n } (teraz { $influence }).
log-influence-fangs = „Kły”: wpływy +{ $n } (teraz { $influence }).
log-influence-fury = Furia Draculi: wpływy +{ $n } (teraz { $influence }).
log-influence-falls = Wpływy −{ $n } (teraz { $influence }).
log-dracula-wins = Dracula włada Europą: zwyciężył.
log-hunters-win = Dracula pokonany: Łowcy zwyciężyli.
