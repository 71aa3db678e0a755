### The end of the game: why it ended, and where the glory came from

reason-wins = { $winners }: слава { $score }, на { $margin } больше, чем у следующего ({ $second }). Главный источник: { $source } ({ $gain }).
reason-shares = { $winners } делят победу: у каждого слава { $score }.

group-glory = Слава
column-glory-battles = Битвы
    .low = битвы
column-glory-pillage = Разграбления
    .low = разграбления
column-glory-quests = Воля богов
    .low = воля богов
column-glory-ragnarok = Рагнарёк
    .low = Рагнарёк
column-glory-cards = Карты
    .low = карты
column-glory-legendary = Легенды
    .low = легендарные уровни

number-won = Битв выиграно
number-pillaged = Областей разграблено
number-fallen = Отправились в Вальхаллу
number-fulfilled = Воля богов исполнена
number-failed = Воля богов не исполнена

scene-age = Эпоха { $n }
    .many = Эпохи
scene-battle = Битва { $n }
    .many = Битвы
