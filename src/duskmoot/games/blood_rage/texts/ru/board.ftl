### The table

## The map

board-midgard = Мидгард
board-free-village = незанятая деревня
board-doomed-in = эпоха Рагнарёка
board-destroyed = уничтожена
board-pillaged = разграблена

## Ages and phases

board-age = Эпоха { $age } из { $ages }
phase-gifts = Дары богов
phase-action = Действия
phase-discard = Сброс
phase-quest = Воля богов
phase-ragnarok = Рагнарёк
phase-valhalla = Вальхалла

## Battle

board-call = Сигнал к битве: { $place }
board-battle = Битва в { $place-prep }
board-strength = сила { $n }
board-chose = выбор сделан
board-choosing = выбирает

## Cards

board-costs = { $kind } (ярость: { $rage })
board-price = { $rage ->
        [0] бесплатно
       *[other] ярость: −{ $rage }
    }
kind-battle = Карта битвы
kind-warrior = Улучшение воинов
kind-leader = Улучшение вождя
kind-ship = Улучшение корабля
kind-monster = Улучшение чудовища
kind-clan = Улучшение клана
kind-quest = Карта воли богов

## Words of the clan sheet

word-clans = Кланы
word-name = Клан
word-glory = Слава
word-rage = Ярость
word-axes = Топоры
word-horns = Шлемы
word-steps = Характеристики клана
word-figures = Фигурки
word-reserve = Резерв
word-valhalla = Вальхалла
word-slots = Улучшения
word-hand = Рука
word-quests = Воля богов
word-packet = Драфт
word-buried = Закрытый сброс
word-revealed = Открыто
word-passed = пас
word-you = вы

## Words of the board

word-age = Эпоха
word-first = Первый игрок
word-turn = Ход
word-tokens = Жетоны разграбления
word-pillaged = Разграбленные провинции
word-ragnarok = Обречённые провинции
word-destroyed = Уничтоженные провинции
word-deck = Карты следующих эпох
word-rest = Нерозданные карты
word-discard = Открытый сброс
word-province = Провинция битвы
word-pillager = Зачинщик разграбления
word-fighters = В битве
word-winner = Победитель

## Help

help-signs = ● воин, ♚ вождь, ▲ корабль · ○ незанятая деревня · ◈ жетон разграбления · ☠ эпоха Рагнарёка · ≈ фьорд · ✦ первый игрок · ⚔ зачинщик разграбления · ✓ выбор сделан · ♛ победа
