## Setup and time

log-starts = { $hunter } начинает здесь: { $place }.
log-dawn = Рассвет.
log-day = День.
log-dusk = Закат.
log-night = Ночь.
log-dracula-phase = Фаза Дракулы.
log-despair = Неделя прошла. Жетонов безысходности: { $tokens }.
log-no-day = В следующей фазе охотников не будет дня.

## Actions

log-passes = { $hunter } пропускает ход.
log-recovers = { $hunter } снова на ногах.
log-moves = { $hunter } передвигается: { $place }.
log-driven = Дракула передвигает { $hunter-acc }: { $place }.
log-spends-ticket = { $hunter } тратит { $ticket-acc }.
log-shows-ticket = { $hunter } раскрывает { $ticket-acc }.
log-draws-ticket = { $hunter } берёт билет.
log-returns-ticket = { $hunter } возвращает билет.
log-draws-item = { $hunter } берёт предмет.
log-sees-item = { $hunter } берёт карту «{ $card }».
log-draws-event = { $hunter } берёт событие.
log-buries-event = { $hunter } сбрасывает событие Дракулы взакрытую.
log-dracula-takes-event = Дракула берёт событие.
log-trades = { $hunter } обменивается с { $other-ins }.
log-gives = { $hunter } отдаёт { $other-dat } карту «{ $card }».
log-gives-ticket = { $hunter } отдаёт { $other-dat } { $ticket-acc }.
log-searches = { $hunter } проводит обыск: { $place }.
log-finds = { $hunter } находит карту «{ $card }».
log-bond-yes = Дракула в этом регионе: { $region }.
log-bond-no = Дракулы нет в этом регионе: { $region }.
log-discards = { $who } сбрасывает карту «{ $card }».
log-shows = { $hunter } держит в открытую карту «{ $card }».
log-reveals = { $who } раскрывает карту «{ $card }».

## Damage

log-suffers = { $n ->
        [one] { $hunter } получает { $n } рану
        [few] { $hunter } получает { $n } раны
       *[many] { $hunter } получает { $n } ран
    } (всего { $damage }).
log-heals = { $n ->
        [one] { $hunter } вылечивает { $n } рану
        [few] { $hunter } вылечивает { $n } раны
       *[many] { $hunter } вылечивает { $n } ран
    } (осталось { $damage }).
log-delayed = { $hunter } задерживается.
log-bitten = Укус: { $hunter } ({ $bites }).
log-cured = Укус снят: { $hunter }.
log-rescued = «{ $card }» спасает { $hunter-acc }.
log-defeated = Поражение: { $hunter }.
log-admitted = { $hunter } возвращается в игру: { $place }.
log-dracula-suffers = { $n ->
        [one] Дракула получает { $n } рану
        [few] Дракула получает { $n } раны
       *[many] Дракула получает { $n } ран
    } (всего { $damage }).
log-dracula-heals = { $n ->
        [one] Дракула вылечивает { $n } рану
        [few] Дракула вылечивает { $n } раны
       *[many] Дракула вылечивает { $n } ран
    } (осталось { $damage }).

## Encounters

log-ambushes = Нападение из засады на { $hunter-acc }: «{ $card }».
log-calls-off = Карта «{ $card }» не действует.
log-fog = Туман: { $place }.
log-matures = Активация: «{ $card }».

## Combat

log-fights = { $hunter } вступает в бой.
log-engages = Действующий охотник: { $hunter }.
log-lays = { $hunter } разыгрывает карту «{ $card }».
log-dracula-lays = Дракула разыгрывает карту «{ $card }».
log-cancels = Карта «{ $card }» отменена.
log-mesmerized = { $hunter } цепенеет.
log-leaves-combat = { $hunter } покидает бой.
log-vampire-suffers = { $n ->
        [one] «{ $card }» получает { $n } рану
        [few] «{ $card }» получает { $n } раны
       *[many] «{ $card }» получает { $n } ран
    } (всего { $damage }).
log-vampire-falls = Вампир побеждён: «{ $card }».
log-flees = Дракула скрывается.
log-flies = Дракула улетает летучей мышью.
log-combat-ends = Бой окончен.

## The Trail

log-slides = След сдвигается.
log-places = Дракула выкладывает карту на след.
log-plays-power = Дракула разыгрывает карту «{ $card }».
log-misdirects = Дракула очищает убежище: { $nest }.
log-returns-to-lair = Дракула возвращается в логово.
log-lair-made = Дракула создаёт логово.
log-lair-cleared = Логово очищено.
log-slides-off = Убежище сошло со следа.
log-reveals-place = Раскрыта карта: { $place }.
log-places-encounter = Дракула кладёт карту столкновения: { $nest }.
log-places-rumor = Дракула кладёт жетон слухов: { $nest }.
log-mistake = У Дракулы нет допустимого хода. Он здесь: { $place }.

## Events

log-plays = { $who } разыгрывает карту «{ $card }».
log-enlists = { $who } получает союзника: «{ $card }».
log-scouts-find = Есть на следе или в логове: { $place }.
log-scouts-miss = Нет ни на следе, ни в логовах: { $place }.
log-nothing-there = Там нет карты локации: { $nest }.
log-presence = { $hunter } по соседству с Дракулой.
log-no-presence = По соседству с Дракулой нет охотников.
log-region = Дракула в этом регионе: { $region }.
log-at-sea = Дракула в море.
log-blocks = Путь перекрыт: { $place } – { $other }.
log-unblocks = Путь свободен: { $place } – { $other }.
log-storm = Шторм: { $place }.
log-calms = Шторм стих: { $place }.
log-consecrates = Святая земля: { $place }.
log-no-supply = В следующей фазе охотников снаряжаться нельзя.

## Influence and victory

log-influence-defeat = Охотник побеждён: влияние +{ $n } ({ $influence }).
log-influence-vampire = Активация вампира: влияние +{ $n } ({ $influence }).
log-influence-fangs = «Клыки»: влияние +{ $n } ({ $influence }).
log-influence-fury = Ярость Дракулы: влияние +{ $n } ({ $influence }).
log-influence-falls = Влияние −{ $n } ({ $influence }).
log-dracula-wins = Дракула властвует над Европой: он победил.
log-hunters-win = Дракула повержен: охотники победили.
