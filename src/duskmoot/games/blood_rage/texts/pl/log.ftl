## Setup

log-destroyed-at-setup = Jeszcze przed rozpoczęciem gry zniszczono { $place-acc }.
log-doom = Następny cel Ragnaröku to { $place }.
log-first-player = Pierwszy gracz: { $clan }.
log-chooses-clan = { $clan } prowadzi klan { $name-gen }.

## Gods’ Gifts

log-age-begins = Zaczyna się epoka { $age }.
log-drafts = { $clan } bierze kartę „{ $card }”.
log-passes-on = Każdy przekazuje sąsiadowi po lewej { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
log-buries = { $clan } odrzuca { $cards ->
        [one] { $cards } zakrytą kartę
        [few] { $cards } zakryte karty
       *[many] { $cards } zakrytych kart
    }.

## Actions

log-refills = { $clan } zaczyna fazę akcji (furia: { $rage }).
log-passes = { $clan } pasuje i traci { $rage ->
        [one] { $rage } punkt furii
        [few] { $rage } punkty furii
       *[many] { $rage } punktów furii
    }.
log-invades-with = { $clan } szykuje najazd { $figure-ins } ({ $rage ->
        [0] za darmo
       *[other] furia: −{ $rage }
    }).
log-recalls = { $clan } szykuje najazd { $figure-ins } z Walhalli ({ $rage ->
        [0] za darmo
       *[other] furia: −{ $rage }
    }).
log-lands = { $clan } najeżdża { $place-acc } { $figure-ins }.
log-stays-in-reserve = { $clan } zostawia figurkę w rezerwie.
log-sets-out = { $clan } zaczyna marsz z { $place-gen } (zostało furii: { $rage }).
log-marches = { $clan } przemieszcza { $figure-acc } z { $source-gen } do { $place-gen }.
log-upgrades = { $clan } zagrywa ulepszenie „{ $card }” ({ $rage ->
        [0] za darmo
       *[other] furia: −{ $rage }
    }).
log-replaces = { $clan } odrzuca poprzednie ulepszenie „{ $card }”.
log-commits-quest = { $clan } podejmuje wyprawę (wyprawy w tej epoce: { $quests }).

## Pillage

log-pillages = { $clan } chce splądrować { $place-acc } i wzywa do bitwy.
log-joins = { $clan } przyprowadza { $figure-acc } z { $source-gen } do { $place-gen }.
log-stays-away = { $clan } nikogo nie przyprowadza.
log-spoils = { $clan } plądruje { $place-acc } (nagroda: { $reward }).
log-pillage-glory = { $clan } otrzymuje { $glory ->
        [one] { $glory } punkt chwały
        [few] { $glory } punkty chwały
       *[many] { $glory } punktów chwały
    } za splądrowanie { $place-gen }.
log-raises = { $clan } zwiększa { $stat-acc } (teraz { $value }).
log-no-higher = { $clan } nie może już zwiększyć { $stat-gen }.

## Battle

log-battle = Bitwa w { $place-loc }.
log-reveals = { $clan } odkrywa kartę „{ $card }”.
log-counts-quest = { $clan } uznaje kartę wyprawy za kartę bitwy (+{ $bonus }).
log-cancels = { $clan } anuluje teksty kart przeciwników („Prymat Thora”).
log-watches = { $clan } każe odrzucić wszystkie karty bitwy („Straż Heimdalla”).
log-total = { $clan }: łączna siła { $total } (figurki: { $strength }, karty: +{ $bonus }).
log-wins-battle = { $clan } wygrywa bitwę w { $place-loc }.
log-tie = Bitwa w { $place-loc }: remis, przegrywają wszyscy.
log-falls = { $clan } traci { $figure-acc } w { $place-loc }.
log-saves = { $clan } ocala { $figure-acc } (zostało furii: { $rage }).
log-flees = { $clan } ocala { $figure-acc } ucieczką do Yggdrasilu.
log-steals-rage = { $clan } zabiera { $rage ->
        [one] { $rage } punkt furii
        [few] { $rage } punkty furii
       *[many] { $rage } punktów furii
    } zwycięzcy: { $victim }.
log-steals-glory = { $clan } zabiera { $glory ->
        [one] { $glory } punkt chwały
        [few] { $glory } punkty chwały
       *[many] { $glory } punktów chwały
    } zwycięzcy: { $victim }.
log-takes-card = { $clan } zabiera kartę „{ $card }” zwycięzcy: { $victim }.
log-takes-back = { $clan } bierze z powrotem na rękę { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
log-retrieves = { $clan } bierze z powrotem na rękę kartę „{ $card }”.
log-discards = { $clan } odrzuca kartę „{ $card }”.
log-gains-rage = { $clan } otrzymuje { $gained ->
        [one] { $gained } punkt furii
        [few] { $gained } punkty furii
       *[many] { $gained } punktów furii
    } (teraz { $rage }).
log-battle-glory = { $clan } otrzymuje { $glory ->
        [one] { $glory } punkt chwały
        [few] { $glory } punkty chwały
       *[many] { $glory } punktów chwały
    } za bitwę w { $place-loc }.
log-card-glory = { $clan } otrzymuje { $glory ->
        [one] { $glory } punkt chwały
        [few] { $glory } punkty chwały
       *[many] { $glory } punktów chwały
    } („{ $card }”).

## The end of an Age

log-fulfils = { $clan } kończy wyprawę „{ $card }” i otrzymuje { $glory ->
        [one] { $glory } punkt chwały
        [few] { $glory } punkty chwały
       *[many] { $glory } punktów chwały
    }.
log-fails-quest = { $clan }: wyprawa „{ $card }” nieukończona.
log-ragnarok = Ragnarök pochłania { $place-acc }.
log-ragnarok-glory = { $clan } otrzymuje { $glory ->
        [one] { $glory } punkt chwały
        [few] { $glory } punkty chwały
       *[many] { $glory } punktów chwały
    } za { $figures ->
        [one] { $figures } figurkę utraconą w Ragnaröku
        [few] { $figures } figurki utracone w Ragnaröku
       *[many] { $figures } figurek utraconych w Ragnaröku
    }.
log-released = { $clan } odzyskuje z Walhalli { $figures ->
        [one] { $figures } figurkę
        [few] { $figures } figurki
       *[many] { $figures } figurek
    }.

## The end of the game

log-legendary = { $clan } otrzymuje { $glory ->
        [one] { $glory } punkt chwały
        [few] { $glory } punkty chwały
       *[many] { $glory } punktów chwały
    } za poziom legendarny ({ $stat }).
log-ends-with = { $clan } kończy partię (chwała: { $glory }).
log-wins = { $clan } wygrywa.
log-shares = { $clan } wygrywa wspólnie z innymi.
