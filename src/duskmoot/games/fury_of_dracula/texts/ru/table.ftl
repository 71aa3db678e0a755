### The table in the terminal

## The time and the tracks

table-setup = подготовка
table-influence = Влияние { $n }/{ $all }
table-despair = Безысходность

## The map

table-europe = Европа
table-seas = Моря
table-large = крупный город
table-port = порт
table-hospital = больница
table-trail-space = ячейка следа
table-lair = логово
table-dracula = Дракула
table-fog = туман
table-storm = шторм
table-holy = Святая земля
table-host = Небесное воинство
table-road = дорога
table-white = белая железная дорога
table-yellow = жёлтая железная дорога
table-sea = морем
table-roadblocks = Препятствия
table-ways = Из { $place-gen }
table-likely = Возможных мест: { $n }

## The Trail

table-trail = След
table-lairs = Логова
table-facedown = взакрытую
table-rumor = слухи
table-hidden = неизвестно
table-hidden-sea = неизвестное море
table-encounters = { $n ->
        [one] { $n } столкновение
        [few] { $n } столкновения
        [many] { $n } столкновений
       *[other] { $n } столкновения
    }

## The sheets

table-hunters = Охотники
table-you = вы
table-bites = Укусы
table-items = Предметы
table-events = События
table-tickets = Билеты
table-delayed = { $character-gender ->
        [f] задержана
       *[m] задержан
    }
table-bats = летучие мыши
table-defeated = { $character-gender ->
        [f] побеждена
       *[m] побеждён
    }
table-mesmerized = { $character-gender ->
        [f] оцепеневшая
       *[m] оцепеневший
    }
table-silenced = карта отменена
table-shows = В открытую
table-ready = Наготове
table-ally = Союзник
table-guards = Телохранители
table-unseen = не виден
table-encounters-held = столкновения { $n }
table-events-held = события { $n }
table-rumors-held = слухи { $n }

## Decks

table-top-hunter = Верхнее событие — карта охотников.
table-top-dracula = Верхнее событие — карта Дракулы.
table-event-discard = сброшено событий: { $n }
table-item-discard = предметов: { $n }
table-encounter-discard = столкновений: { $n }

## Combat

table-combat = Бой { $place-in }, раунд { $n }, { $when }
table-played = разыграно
table-chosen = карта выбрана

## The own cards

table-hand = Ваши карты
table-encounters-hand = Столкновения
table-combat-hand = Боевые карты

## Help

help-signs = ▪ крупный город · ≈ порт · ✚ больница · ◆ ячейка следа, ◇ логово · ▒ закрытая карта · ✉ слухи · ░ туман · ϟ шторм · ✝ Святая земля · ✦ Небесное воинство · ✕ препятствие, в бою — карта прошлого раунда · ♛ Дракула, в конце — победа · ▸ чей ход · ⚔ действующий охотник · ● полно, ○ пусто
