### The end of the game: why it ended, influence and wounds

reason-influence-vampire = Активация вампира{ $placed ->
        [yes] {" "}({ $place })
       *[no] {""}
    } довела влияние Дракулы до { $score }. Охотники успели нанести ему раны: { $other } из 15.
    .title = Дракула правит Европой
reason-influence-defeat = Охотник побеждён ({ $hunter }), и влияние Дракулы дошло до { $score }. Охотники успели нанести ему раны: { $other } из 15.
    .title = Дракула правит Европой
reason-influence-fangs = «Клыки» довели влияние Дракулы до { $score }. Охотники успели нанести ему раны: { $other } из 15.
    .title = Дракула правит Европой
reason-influence-fury = Ярость довела влияние Дракулы до { $score }. Охотники успели нанести ему раны: { $other } из 15.
    .title = Дракула правит Европой
reason-dracula-suffers = Последний удар ({ $n ->
        [one] { $n } рана
        [few] { $n } раны
       *[many] { $n } ран
    }) довёл счёт до 15, и Дракула повержен. Его влияние дошло до { $other } из 13.
    .title = Дракула повержен

group-influence = Влияние
group-wounds = Раны Дракулы
column-influence-vampires = Активация вампиров
    .low = активация вампиров
column-influence-defeats = Побеждённые охотники
    .low = побеждённые охотники
column-influence-fangs = «Клыки»
    .low = «Клыки»
column-influence-fury = Ярость
    .low = ярость
column-influence-lost = Отыграно
    .low = отыгранное влияние
column-wounds-dealt = Нанесено
    .low = нанесённые раны
column-wounds-healed = Вылечено
    .low = вылеченные раны

number-revealed = Карт следа раскрыто
number-hurt = Ран у охотников
number-bites = Укусов
number-matured = Столкновений активировано
number-vampires = Вампиров побеждено
number-events = Событий разыграно

scene-day = День { $n }
    .many = Дни
scene-week = Неделя { $n }
    .many = Недели
scene-combat = Бой { $n }
    .many = Бои
