## Setup

log-final-boss-chosen = Finałowy boss tej partii: { $enemy }.
log-first-player = Pierwszy gracz: { $hunter }.
log-round-begins = Zaczyna się runda { $round }.
log-enemy-comes = Pojawia się nowy przeciwnik: { $enemy } ({ $echoes ->
        [one] { $echoes } Tętnienie Krwi
        [few] { $echoes } Tętnienia Krwi
       *[many] { $echoes } Tętnień Krwi
    }).

## Cards

log-plays = { $hunter } zagrywa kartę „{ $card }”.
log-transforms = { $hunter } przemienia broń: „{ $card }”.
log-no-weapon = { $hunter } nie ma na ręce broni do przemiany.

## Instant effects

log-pistols-cancel = { $hunter } nie zadaje obrażeń: karty „{ $card }” anulują się nawzajem.
log-healed = { $hunter } odzyskuje pełnię zdrowia ({ $health }).
log-cancels = { $hunter } anuluje cudzą broń: „{ $card }” ({ $victim }).
log-steals = { $echoes ->
        [0] { $hunter } nic nie kradnie: inny Tropiciel nic nie ma ({ $victim }).
        [one] { $hunter } kradnie { $echoes } Tętnienie Krwi innemu Tropicielowi: { $victim }.
        [few] { $hunter } kradnie { $echoes } Tętnienia Krwi innemu Tropicielowi: { $victim }.
       *[many] { $hunter } kradnie { $echoes } Tętnień Krwi innemu Tropicielowi: { $victim }.
    }

## The monster attack

log-rolls = Rzut ({ $die }): { $face }.
log-attacks-all = { $enemy } atakuje wszystkich Tropicieli: { $damage ->
        [0] bez obrażeń
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[many] { $damage } obrażeń
    }.
log-hurt = { $hunter } otrzymuje { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[many] { $damage } obrażeń
    } (zdrowie: { $health }).
log-dies = { $hunter } ginie.
log-loses-collected = { $hunter } traci { $echoes ->
        [one] { $echoes } zebrane Tętnienie Krwi
        [few] { $echoes } zebrane Tętnienia Krwi
       *[many] { $echoes } zebranych Tętnień Krwi
    }.
log-loses-banked = { $hunter } traci { $echoes ->
        [one] { $echoes } zachowane Tętnienie Krwi
        [few] { $echoes } zachowane Tętnienia Krwi
       *[many] { $echoes } zachowanych Tętnień Krwi
    }.
log-eliminated = { $hunter } odpada z gry.
log-gains-echoes = { $enemy } otrzymuje { $echoes ->
        [one] { $echoes } Tętnienie Krwi
        [few] { $echoes } Tętnienia Krwi
       *[many] { $echoes } Tętnień Krwi
    }.

## The Hunters attack

log-takes = { $hunter } zabiera { $enemy-dat } { $echoes ->
        [one] { $echoes } Tętnienie Krwi
        [few] { $echoes } Tętnienia Krwi
       *[many] { $echoes } Tętnień Krwi
    } („{ $card }”).
log-takes-nothing = { $hunter } nie zabiera Tętnień Krwi („{ $card }”).
log-killed = { $enemy } ginie.
log-trophy = { $hunter } otrzymuje trofeum { $trophy-gen }.
log-takes-back = { $hunter } odzyskuje kartę „{ $card }”.
log-strikes-back = { $enemy } oddaje cios.

## The monster escapes

log-regains = { $enemy } odzyskuje { $echoes ->
        [one] { $echoes } Tętnienie Krwi
        [few] { $echoes } Tętnienia Krwi
       *[many] { $echoes } Tętnień Krwi
    }.
log-escapes = { $enemy } ucieka.
log-stays = { $enemy } pozostaje w grze ({ $echoes ->
        [one] { $echoes } Tętnienie Krwi
        [few] { $echoes } Tętnienia Krwi
       *[many] { $echoes } Tętnień Krwi
    }).
log-robbed = { $hunter } odrzuca kartę „{ $card }”.
log-spills = { $hunter } odkłada do puli { $echoes ->
        [one] { $echoes } zebrane Tętnienie Krwi
        [few] { $echoes } zebrane Tętnienia Krwi
       *[many] { $echoes } zebranych Tętnień Krwi
    }.
log-bell-tolls = Bije dzwon: następny przeciwnik otrzymuje { $echoes ->
        [one] { $echoes } dodatkowe Tętnienie Krwi
        [few] { $echoes } dodatkowe Tętnienia Krwi
       *[many] { $echoes } dodatkowych Tętnień Krwi
    }.

## Hunter’s Dream

log-banks = { $echoes ->
        [0] { $hunter } nie ma Tętnień Krwi do zachowania.
        [one] { $hunter } zachowuje { $echoes } Tętnienie Krwi.
        [few] { $hunter } zachowuje { $echoes } Tętnienia Krwi.
       *[many] { $hunter } zachowuje { $echoes } Tętnień Krwi.
    }
log-recovers = { $hunter } odzyskuje { $cards ->
        [one] { $cards } zużytą kartę
        [few] { $cards } zużyte karty
       *[many] { $cards } zużytych kart
    }.
log-gains-upgrade = { $hunter } bierze ulepszenie „{ $card }”.
log-no-upgrade = { $hunter } rezygnuje z ulepszenia.
log-removes = { $hunter } usuwa z gry kartę „{ $card }”.
log-wakes = { $hunter } budzi się z pełnią zdrowia ({ $health }).
log-returns = { $hunter } wraca do życia z pełnią zdrowia ({ $health }).
log-offered = Nowe dostępne ulepszenie: „{ $card }”.
log-display-cleared = Wszystkie dostępne ulepszenia usunięto z gry.

## End of round

log-broken = { $hunter } traci broń „{ $card }”: usunięto ją z gry.
log-spent = { $hunter } traci jednorazową kartę „{ $card }”: usunięto ją z gry.

## End of the game

log-stalemate = Polowanie ustaje: o wszystkim decyduje wynik krwi.
log-scores-trophy = Trofea „{ $trophy }”: { $hunter }, { $points } do wyniku krwi.
log-scores = { $hunter } kończy partię z wynikiem krwi { $total } (zachowane: { $banked }, trofea: { $trophies }).
log-wins = { $hunter } wygrywa.
log-shares = { $hunter } ma udział we wspólnym zwycięstwie.
