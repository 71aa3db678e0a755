## Questions

ask-play-card = Выберите карту действия на этот раунд.
    .wait = Ждём выбор карты действия: { $names }.
ask-bring-weapon = Выберите с руки оружие для карты «Трансформация».
    .wait = Ждём выбор оружия для трансформации: { $names }.
ask-aim = Выберите цель карты «{ $card }».
    .wait = Ждём выбор цели: { $names }.
ask-take-back = Верните на руку использованное оружие или откажитесь.
    .wait = Ждём решение об использованном оружии: { $names }.
    .done = Ничего не возвращать
ask-drop-card = Поющий Мозг сбегает: выберите карту с руки для сброса.
    .wait = Ждём выбор карты для сброса: { $names }.
ask-take-upgrade = Возьмите доступное улучшение или откажитесь.
    .wait = Ждём решение об улучшении: { $names }.
    .done = Не брать улучшение
ask-remove-card = Предел карт превышен: уберите карту из игры.
    .wait = Ждём выбор лишней карты: { $names }.

## Acts

act-play = Разыграть карту «{ $card }»
act-bring = Применить оружие «{ $card }»
act-take = Взять улучшение «{ $card }»
act-remove = Убрать из игры карту «{ $card }»
act-take-back = Вернуть на руку карту «{ $card }»
act-drop = Сбросить карту «{ $card }»
act-aim = Выбрать цель: { $seat }

## Table options

option-final-boss = Финальный босс
    .random = Случайный
option-yellow-die = Шестая грань жёлтого кубика
    .two-plus = 2+
    .two = 2
option-blood-vial = «Пузырёк Крови» лечит
    .owner = Владельца
    .everyone = Всех охотников
option-trophy-track = Дорожка трофеев
    .plain = Ровная
    .steep = Крутая
option-kirkhammer = Кирхаммер
    .slow = Медленный
    .plain = Обычный
option-round-limit = Предел раундов
    .sixty = 60 раундов
    .none = Без предела

## Procedures

step-game = Партия
step-round = Раунд
step-instant = Мгновенные эффекты
step-attack = Атака охотников
step-dream = Сон Охотника

## The game and its Hunters

game-title = Bloodborne: карточная игра
game-pitch = Сражайтесь плечом к плечу с чудовищами Подземелья Чаши и вынесите из него больше крови, чем любой другой охотник.
seat-1 = Хенрик
seat-2 = Эйлин
seat-3 = Людвиг
seat-4 = Джура
seat-5 = Вальтр

## Words of the table

word-health = Здоровье
word-collected = Собрано
word-banked = Сохранено
word-trophies = Трофеи
word-hand = Рука
word-discard = Сброс
word-dungeon-left = Осталось в Подземелье
word-upgrades-left = Осталось улучшений
word-display = Доступные улучшения
word-first-player = Первый игрок
word-dead = мёртв
word-out = вне игры
word-chose = карта выбрана
word-round = Раунд
word-echoes = Отголоски крови
word-die = Кубик
word-final-boss = Финальный босс
word-score = Счёт крови
word-you = вы
word-removed = Убрано из игры
