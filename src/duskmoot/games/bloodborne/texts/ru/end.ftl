### The end of the game: why it ended, and where the Blood Score came from

reason-killed = Последний противник убит ({ $enemy }), охота окончена. { $margin ->
        [0] Счёт крови равный ({ $score }), всё решили сохранённые отголоски: { $winners }
       *[other] { $winners }: счёт крови { $score }, на { $margin } больше, чем у следующего ({ $second })
    }.
reason-eliminated = Выбыл последний охотник, охота проиграна. Лучший счёт крови — { $score }: { $winners }.
reason-stalemate = Добывать стало нечего, и охота остановилась. Лучший счёт крови — { $score }: { $winners }.

group-score = Счёт крови
column-score-banked = Сохранено
    .low = сохранённые отголоски

number-killed = Противников убито
number-escaped = Монстров сбежало
number-taken = Отголосков крови собрано
number-hurt = Урона получено
number-deaths = Смертей
number-lost = Отголосков потеряно со смертью
number-upgrades = Улучшений взято

scene-round = Раунд { $n }
    .many = Раунды
