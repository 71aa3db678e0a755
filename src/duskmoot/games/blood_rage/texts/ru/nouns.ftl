## Figures

figure-warrior = воин
    .acc = воина
    .ins = воином
figure-leader = вождь
    .acc = вождя
    .ins = вождём
figure-ship = корабль
    .acc = корабль
    .ins = кораблём
figure-troll = Тролль
    .acc = Тролля
    .ins = Троллем
figure-dwarf_chieftain = Вождь дворфов
    .acc = Вождя дворфов
    .ins = Вождём дворфов
figure-sea_serpent = Морской змей
    .acc = Морского змея
    .ins = Морским змеем
figure-valkyrie = Валькирия
    .acc = Валькирию
    .ins = Валькирией
figure-soldier_of_hel = Воин Хель
    .acc = Воина Хель
    .ins = Воином Хель
figure-dark_elf = Тёмный эльф
    .acc = Тёмного эльфа
    .ins = Тёмным эльфом
figure-fire_giant = Огненный великан
    .acc = Огненного великана
    .ins = Огненным великаном
figure-frost_giant = Ледяной великан
    .acc = Ледяного великана
    .ins = Ледяным великаном
figure-volur_witch = Вёльва
    .acc = Вёльву
    .ins = Вёльвой

## Provinces and fjords

place-yggdrasil = Иггдрасиль
    .gen = Иггдрасиля
    .acc = Иггдрасиль
    .prep = Иггдрасиле
place-elvagar = Эльвагар
    .gen = Эльвагара
    .acc = Эльвагар
    .prep = Эльвагаре
place-angerboda = Ангрбода
    .gen = Ангрбоды
    .acc = Ангрбоду
    .prep = Ангрбоде
place-muspelheim = Муспельхейм
    .gen = Муспельхейма
    .acc = Муспельхейм
    .prep = Муспельхейме
place-horgr = Хоргр
    .gen = Хоргра
    .acc = Хоргр
    .prep = Хоргре
place-utgard = Утгард
    .gen = Утгарда
    .acc = Утгард
    .prep = Утгарде
place-andlang = Андланг
    .gen = Андланга
    .acc = Андланг
    .prep = Андланге
place-gimle = Гимле
    .gen = Гимле
    .acc = Гимле
    .prep = Гимле
place-myrkulor = Мюркулор
    .gen = Мюркулора
    .acc = Мюркулор
    .prep = Мюркулоре
place-fjord_ne = северо-восточный фьорд
    .gen = северо-восточного фьорда
    .acc = северо-восточный фьорд
    .prep = северо-восточном фьорде
place-fjord_se = юго-восточный фьорд
    .gen = юго-восточного фьорда
    .acc = юго-восточный фьорд
    .prep = юго-восточном фьорде
place-fjord_sw = юго-западный фьорд
    .gen = юго-западного фьорда
    .acc = юго-западный фьорд
    .prep = юго-западном фьорде
place-fjord_nw = северо-западный фьорд
    .gen = северо-западного фьорда
    .acc = северо-западный фьорд
    .prep = северо-западном фьорде
place-valhalla = Вальхалла
    .gen = Вальхаллы
    .acc = Вальхаллу
    .prep = Вальхалле
place-reserve = резерв
    .gen = резерва
    .acc = резерв
    .prep = резерве
place-nowhere = нигде

## Regions

region-manheim = Манхейм
region-jotunheim = Ётунхейм
region-alfheim = Альвхейм

## Clans

clan-wolf = Волк
    .gen = Волка
clan-bear = Медведь
    .gen = Медведя
clan-serpent = Змей
    .gen = Змея
clan-raven = Ворон
    .gen = Ворона

## Clan stats

stat-rage = ярость
    .acc = ярость
stat-axes = топоры
    .acc = топоры
stat-horns = шлемы
    .acc = шлемы

## Upgrade slots

slot-warrior = ячейка воинов
    .acc = ячейку воинов
slot-leader = ячейка вождя
    .acc = ячейку вождя
slot-ship = ячейка корабля
    .acc = ячейку корабля
slot-monster_1 = 1-я ячейка чудовища
    .acc = 1-ю ячейку чудовища
slot-monster_2 = 2-я ячейка чудовища
    .acc = 2-ю ячейку чудовища
slot-clan_1 = 1-я ячейка клана
    .acc = 1-ю ячейку клана
slot-clan_2 = 2-я ячейка клана
    .acc = 2-ю ячейку клана
slot-clan_3 = 3-я ячейка клана
    .acc = 3-ю ячейку клана

## Pillage rewards

reward-rage = ярость
reward-axes = топоры
reward-horns = шлемы
reward-glory = 5 славы
reward-all_stats = все характеристики
