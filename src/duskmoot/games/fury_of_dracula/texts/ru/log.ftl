## Setup and time

log-starts = { $hunter } начинает { $place-in }.
log-dawn = Рассвет.
log-day = День.
log-dusk = Закат.
log-night = Ночь.
log-dracula-phase = Фаза Дракулы.
log-despair = Неделя прошла. Жетонов безысходности: { $tokens }.
log-no-day = В следующей фазе охотников не будет дня.

## Actions

log-passes = { $hunter } пропускает ход.
log-recovers = { $hunter } снова на ногах.
log-moves = { $hunter } едет по дороге { $place-to }.
log-rides = { $hunter } едет поездом { $place-to }.
log-sails = { $hunter } плывёт { $place-to }.
log-driven = Дракула передвигает { $hunter-acc } { $place-to }.
log-spends-ticket = { $hunter } тратит { $ticket-acc }.
log-shows-ticket = { $hunter } раскрывает { $ticket-acc }.
log-draws-ticket = { $hunter } берёт билет.
log-returns-ticket = { $hunter } возвращает билет.
log-draws-item = { $hunter } берёт предмет.
log-sees-item = Это карта «{ $card }».
log-draws-event = { $hunter } берёт событие.
log-buries-event = { $hunter } сбрасывает событие Дракулы взакрытую.
log-dracula-takes-event = Дракула берёт событие.
log-trades = { $hunter } ведёт обмен с { $other-ins }.
log-confides = { $hunter } показывает { $other-dat } карту «{ $card }».
log-confides-ticket = { $hunter } показывает { $other-dat } { $ticket-acc }.
log-proposes = { $hunter } предлагает { $other-dat } обмен.
log-breaks-off = { $hunter } прерывает обмен с { $other-ins }.
log-gives = { $hunter } отдаёт { $other-dat } карту «{ $card }».
log-gives-ticket = { $hunter } отдаёт { $other-dat } { $ticket-acc }.
log-searches = { $hunter } проводит обыск { $place-in }.
log-finds = { $hunter } находит карту «{ $card }».
log-bond-yes = Дракула { $region-in }.
log-bond-no = Дракулы нет { $region-in }.
log-discards = { $who } сбрасывает карту «{ $card }».
log-shows = { $hunter } держит в открытую карту «{ $card }».
log-reveals = { $who } раскрывает карту «{ $card }».

## Damage

log-suffers = { $n ->
        [one] { $hunter } получает { $n } рану
        [few] { $hunter } получает { $n } раны
       *[many] { $hunter } получает { $n } ран
    } (теперь { $damage }).
log-rests = { $hunter } отдыхает.
log-heals = { $n ->
        [one] { $hunter } отдыхает и лечит { $n } рану (теперь { $damage }).
        [few] { $hunter } отдыхает и лечит { $n } раны (теперь { $damage }).
       *[many] { $hunter } отдыхает и лечит { $n } ран (теперь { $damage }).
    }
log-delayed = { $hunter } { $hunter-gender ->
        [f] задержана
       *[m] задержан
    }.
log-bitten = { $hunter } получает укус (всего укусов: { $bites }).
log-cured = { $hunter } избавляется от укуса.
log-rescued = «{ $card }» спасает { $hunter-acc }.
log-defeated = { $hunter } { $hunter-gender ->
        [f] побеждена
       *[m] побеждён
    }.
log-admitted = { $hunter } возвращается в игру { $place-in }.
log-dracula-suffers = { $n ->
        [one] Дракула получает { $n } рану
        [few] Дракула получает { $n } раны
       *[many] Дракула получает { $n } ран
    } (теперь { $damage }).
log-dracula-heals = { $n ->
        [one] Дракула лечит { $n } рану
        [few] Дракула лечит { $n } раны
       *[many] Дракула лечит { $n } ран
    } (теперь { $damage }).

## Encounters

log-ambushes = Дракула нападает из засады на { $hunter-acc }: «{ $card }».
log-calls-off = Карта «{ $card }» не действует.
log-fog = Туман сгущается { $place-in }.
log-matures = Активируется карта «{ $card }».

## Combat

log-fights = { $hunter } вступает в бой.
log-engages = Действующий охотник — { $hunter-mid }.
log-lays = { $hunter } разыгрывает карту «{ $card }».
log-dracula-lays = Дракула разыгрывает карту «{ $card }».
log-cancels = Карта «{ $card }» отменена.
log-mesmerized = { $hunter } цепенеет.
log-leaves-combat = { $hunter } покидает бой.
log-vampire-suffers = { $n ->
        [one] «{ $card }» получает { $n } рану
        [few] «{ $card }» получает { $n } раны
       *[many] «{ $card }» получает { $n } ран
    } (теперь { $damage }).
log-vampire-falls = Вампир побеждён: «{ $card }».
log-flees = Дракула скрывается.
log-flies = Дракула улетает летучей мышью.
log-combat-ends = Бой окончен.

## The Trail

log-slides = След сдвигается.
log-places = Дракула выкладывает карту на след.
log-plays-power = Дракула разыгрывает карту «{ $card }».
log-misdirects = Дракула очищает убежище { $nest-in }.
log-returns-to-lair = Дракула возвращается в логово.
log-lair-made = Дракула создаёт логово.
log-lair-cleared = Логово очищено.
log-slides-off = Убежище сошло со следа.
log-reveals-place = Раскрыта карта: { $place-mid }.
log-places-encounter = Дракула кладёт карту столкновения { $nest-to }.
log-places-rumor = Дракула кладёт жетон слухов { $nest-to }.
log-mistake = У Дракулы нет допустимого хода. Он { $place-in }.

## Events

log-plays = { $who } разыгрывает карту «{ $card }».
log-ally-lost = Охотники теряют союзника «{ $card }».
log-enlists = { $who } получает союзника: «{ $card }».
log-scouts-find = На следе или в логове есть { $place-mid }.
log-scouts-miss = Ни на следе, ни в логовах нет { $place-gen }.
log-nothing-there = Карты локации нет { $nest-in }.
log-presence = { $hunter } по соседству с Дракулой.
log-no-presence = По соседству с Дракулой нет охотников.
log-region = Дракула { $region-in }.
log-at-sea = Дракула в море.
log-blocks = Путь перекрыт: { $place } — { $other }.
log-unblocks = Путь снова свободен: { $place } — { $other }.
log-storm = Поднимается шторм { $place-in }.
log-calms = Шторм { $place-in } стихает.
log-consecrates = Земля { $place-in } освящена.
log-no-supply = В следующей фазе охотников снаряжаться нельзя.

## Influence and victory

log-influence-defeat = Охотник побеждён: влияние +{ $n } (теперь { $influence }).
log-influence-vampire = Активация вампира: влияние +{ $n } (теперь { $influence }).
log-influence-fangs = «Клыки»: влияние +{ $n } (теперь { $influence }).
log-influence-fury = Ярость Дракулы: влияние +{ $n } (теперь { $influence }).
log-influence-falls = Влияние −{ $n } (теперь { $influence }).
log-dracula-wins = Дракула властвует над Европой: он победил.
log-hunters-win = Дракула повержен: охотники победили.
