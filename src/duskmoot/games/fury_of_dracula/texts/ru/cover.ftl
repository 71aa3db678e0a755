## The game and its players

game-title = Ярость Дракулы
game-pitch = Дракула незримо бродит по Европе; четыре охотника идут по его следу дорогами, поездами и морем, чтобы уничтожить его прежде, чем его влияние охватит континент.
game-time = 2–3 ч
game-weight = сложная
seat-1 = Влад
seat-2 = Артур
seat-3 = Джон
seat-4 = Абрахам
seat-5 = Вильгельмина
lesson-hunters = Охотники
lesson-count = Граф

## Characters

character-dracula = Дракула
    .short = Дракула
    .gen = Дракулы
    .dat = Дракуле
    .acc = Дракулу
    .ins = Дракулой
character-lord_godalming = Лорд Годалминг
    .short = Лорд Годалминг
    .gen = лорда Годалминга
    .dat = лорду Годалмингу
    .acc = лорда Годалминга
    .ins = лордом Годалмингом
    .mid = лорд Годалминг
character-dr_seward = Доктор Джон Сьюард
    .short = Доктор Сьюард
    .gen = доктора Сьюарда
    .dat = доктору Сьюарду
    .acc = доктора Сьюарда
    .ins = доктором Сьюардом
    .mid = доктор Сьюард
character-van_helsing = Ван Хельсинг
    .short = Ван Хельсинг
    .gen = ван Хельсинга
    .dat = ван Хельсингу
    .acc = ван Хельсинга
    .ins = ван Хельсингом
    .mid = ван Хельсинг
character-mina_harker = Мина Харкер
    .short = Мина
    .gen = Мины
    .dat = Мине
    .acc = Мину
    .ins = Миной
    .gender = f
