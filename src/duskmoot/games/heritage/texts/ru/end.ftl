### The end of the game: why it ended, and where the points came from

reason-wins = Последний раунд окончен. { $margin ->
        [0] Поровну ({ $second } и { $winners }, по { $score } ПО), победу решил порядок при равенстве: { $winners }
       *[other] { $winners }: { $score } ПО, на { $margin } больше, чем у следующего ({ $second })
    }. Главный источник: { $source } ({ $gain }).

group-points = ПО
column-points-power = Власть
    .low = власть
column-points-boons = Дары
    .low = дары
column-points-notoriety = Дурная слава
    .low = дурная слава
column-points-events = События
    .low = события

number-intrigue = Интриг разыграно
number-borrowed = Даров отдано за архетип
number-stolen = Власти украдено
number-torpor = Вампиров впало в торпор
number-sacrificed = Дитя в жертву
number-events = Событий выиграно

scene-round = Раунд { $n }
    .many = Раунды
scene-intrigue = Интрига { $n }
    .many = Интриги
