## Questions: Gods’ Gifts and the clans

ask-choose-clan = Выберите клан.
    .wait = Ждём выбор клана: { $names }.
ask-draft = Выберите себе карту из даров богов.
    .wait = Ждём выбор дара богов: { $names }.

## Questions: the action phase

ask-action = Выберите действие.
    .wait = Ждём действие: { $names }.
    .done = Спасовать и потерять всю ярость
ask-place-figure = Выберите, куда вторгнуться { $figure-ins }.
    .wait = Ждём выбор места вторжения: { $names }.
ask-place-free = Можно бесплатно вторгнуться { $figure-ins }: выберите куда.
    .wait = Ждём решение о бесплатном вторжении: { $names }.
    .done = Оставить в резерве
ask-march-to = Выберите цель марша из { $place-gen }.
    .wait = Ждём выбор цели марша: { $names }.
ask-send = Выберите фигурки для марша в { $place-acc }.
    .wait = Ждём выбор фигурок для марша: { $names }.
    .done = Начать марш
ask-slot = Выберите ячейку для улучшения «{ $card }».
    .wait = Ждём выбор ячейки улучшения: { $names }.
ask-follow = «Помощь Фригг»: в { $place-acc } может вторгнуться ещё 1 воин.
    .wait = Ждём решение о дополнительном воине: { $names }.
    .done = Не отправлять воина
ask-storm = «Владения Тора»: { $place-acc } можно сразу разграбить.
    .wait = Ждём решение о разграблении: { $names }.
    .done = Не разграблять
ask-offer-from = «Жертва Фригг»: выберите, где уничтожить фигурку.
    .wait = Ждём выбор места жертвоприношения: { $names }.
ask-offer = «Жертва Фригг»: выберите фигурку для уничтожения.
    .wait = Ждём выбор жертвы: { $names }.

## Questions: battle

ask-join = Сигнал к битве в { $place-prep }: приведите фигурку из соседней провинции или откажитесь.
    .wait = Ждём ответ на сигнал к битве: { $names }.
    .done = Не присоединяться
ask-bring = Выберите фигурку, которая присоединится к битве.
    .wait = Ждём выбор фигурки для битвы: { $names }.
ask-commit = Выберите карту для битвы в { $place-prep }.
    .wait = Ждём выбор карты для битвы: { $names }.
ask-count = Вашу карту воли богов можно считать картой битвы.
    .wait = Ждём решение о карте воли богов: { $names }.
    .done = Не считать картой битвы
ask-late-card = Карты открыты: добавьте ещё одну или откажитесь.
    .wait = Ждём решение о дополнительной карте: { $names }.
    .done = Не добавлять карту
ask-keep-figure = «Прилив Одина»: выберите единственную фигурку, которая уцелеет.
    .wait = Ждём выбор уцелевшей фигурки: { $names }.
ask-save = Ваши фигурки вот-вот погибнут: спасите их или откажитесь.
    .wait = Ждём решение о спасении фигурок: { $names }.
    .done = Больше никого не спасать
ask-retrieve = «Доблесть Тюра»: верните свои карты на руку или сбросьте их.
    .wait = Ждём решение о картах битвы: { $names }.
    .done = Сбросить остальные карты
ask-return = «Благословение Локи»: в провинцию битвы может вторгнуться воин.
    .wait = Ждём решение о новом воине: { $names }.
    .done = Не отправлять воина
ask-lead = «Повелитель молотов»: вождь может переместиться в соседнюю провинцию.
    .wait = Ждём решение о вожде: { $names }.
    .done = Оставить вождя на месте

## Questions: stats and the discard phase

ask-raise = Выберите, какую характеристику клана увеличить.
    .wait = Ждём выбор характеристики клана: { $names }.
ask-raise-other = «Милость Фригг»: выберите ещё одну характеристику клана.
    .wait = Ждём выбор ещё одной характеристики клана: { $names }.
ask-hold = Выберите карту, которую оставите на следующую эпоху; остальные сбрасываются.
    .wait = Ждём выбор карты на следующую эпоху: { $names }.

## Acts

act-choose-clan = Выбрать клан { $clan-gen }
act-draft = Взять карту «{ $card }»
act-invade = Вторгнуться { $figure-ins }
act-recall = Вторгнуться { $figure-ins } из Вальхаллы (1 ярость)
act-to = Вторгнуться в { $place-acc }
act-march = Выступить маршем из { $place-gen } (1 ярость)
act-march-to = Направиться в { $place-acc }
act-send = Отправить { $figure-acc }
act-upgrade = Выложить улучшение «{ $card }»
act-into = Выложить в { $slot-acc }
act-quest = Последовать воле богов: «{ $card }»
act-pillage = Разграбить { $place-acc }
act-challenge = Снова разграбить { $place-acc } (2 ярости)
act-sacrifice = Уничтожить 2 свои фигурки и увеличить характеристику
act-offer-from = Уничтожить фигурку в { $place-prep }
act-offer = Уничтожить { $figure-acc }
act-follow = Бесплатно вторгнуться ещё 1 воином
act-storm = Сразу разграбить (2 ярости)
act-join = Присоединиться из { $place-gen }
act-bring = Привести { $figure-acc }
act-commit = Разыграть карту «{ $card }»
act-count = Считать картой битвы
act-add = Добавить карту «{ $card }»
act-keep = Оставить { $figure-acc }
act-save = Спасти { $figure-acc } (1 ярость)
act-flee = Переместить Вёльву в Иггдрасиль
act-retrieve = Вернуть на руку карту «{ $card }» (1 ярость)
act-return = Бесплатно вторгнуться воином
act-lead = Переместить вождя в { $place-acc }
act-raise = Увеличить характеристику { $stat-gen }
act-hold = Оставить карту «{ $card }»

## Table options

option-clans = Кланы
    .chosen = По выбору игроков
    .random = Случайные
option-first-age = Карты первой эпохи
    .draft = С драфтом
    .dealt = Раздача без драфта
option-dark-elf = Вторжение Тёмного эльфа в Иггдрасиль
    .one = 1 ярость
    .three = 3 ярости
option-yggdrasil-quest = «Иггдрасиль!» в третьей эпохе
    .eleven = 11 славы
    .ten = 10 славы
option-heimdalls-gaze = «Взгляд Хеймдалля» добавляет
    .three = 3 к силе
    .two = 2 к силе
option-lokis-wrath = «Гнев Локи» даёт за фигурку
    .three = 3 славы
    .one = 1 славу
option-rage-cap = Предел ярости
    .twelve = 12 ярости
    .none = Без предела

## Procedures

step-game = Партия
step-clan-choice = Выбор кланов
step-age = Эпоха
step-gifts = Дары богов
step-picks = Драфт
step-action = Фаза действий
step-next-turn = Следующий ход
step-turn = Ход
step-invasion = Вторжение
step-landing = Высадка
step-march = Марш
step-sending = Фигурки на марше
step-upgrade = Улучшение
step-sacrifice = Жертвоприношение
step-victim = Выбор жертвы
step-pillage = Разграбление
step-call = Сигнал к битве
step-offered = Ответ на сигнал
step-battle = Битва
step-playing = Розыгрыш карт
step-counting = Воля богов в битве
step-text = Тексты карт
step-tide = Прилив Одина
step-outcome = Исход битвы
step-keeping = Карты победителя
step-retrieving = Возврат карт
step-spoils = Добыча
step-victory = Победа
step-blessing = Благословение Локи
step-fall = Гибель фигурок
step-saving = Спасение
step-raising = Характеристика клана
step-quest = Фаза воли богов
step-ragnarok = Рагнарёк

## The game and its players

game-title = Кровь и Ярость
game-pitch = Проведите клан викингов через 3 эпохи до самого Рагнарёка: вторгайтесь, грабьте и гибните доблестно, чтобы снискать больше славы, чем любой другой клан.
seat-1 = Сигрид
seat-2 = Ивар
seat-3 = Астрид
seat-4 = Торстен
