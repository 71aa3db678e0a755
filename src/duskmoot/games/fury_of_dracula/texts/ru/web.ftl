### Стол в браузере

## Вкладки на телефоне

board-tab-board = Карта
board-tab-players = Охотники
board-tab-hand = Рука
board-tab-tracks = След
board-tab-log = Журнал

## Время и шкалы

board-status = Неделя { $week } · { $day }, { $step }
board-step-setup = подготовка
board-step-dawn = рассвет
board-step-day = день
board-step-dusk = закат
board-step-night = ночь
board-step-dracula = фаза Дракулы
board-tracks = Время, влияние и безысходность
board-time = Шкала времени
board-influence = Влияние { $n } из { $all }
board-influence-end = { $all }: победа Дракулы
board-despair = Безысходность { $n } из { $all }

## Охотники

board-health = Здоровье: { $n } из { $all }
board-acts = действует
board-yours = вы
board-not-placed = ещё не на поле
board-defeated = { $character-gender ->
        [f] побеждена
       *[m] побеждён
    }
board-sheet-of = Планшет персонажа: { $name }
board-played-by = Игрок: { $name }
board-items = Предметы
board-events = События
board-tickets = Билеты
board-bites = Укусы
board-up-to = до { $n }
board-bites-of = { $n } из { $all }
board-bite-printed = 1, на планшете
board-no-bite = место для укуса
board-open-cards = Открытые карты
board-delayed = { $character-gender ->
        [f] задержана
       *[m] задержан
    }
board-bats = летучие мыши
board-weakened = { $character-gender ->
        [f] ослаблена
       *[m] ослаблен
    }
board-weakened-why = { $character-gender ->
        [f] Ослаблена
       *[m] Ослаблен
    }: 1 предмет и 1 событие лежат в открытую.
board-delayed-why = { $character-gender ->
        [f] Задержана
       *[m] Задержан
    }: следующее действие пропадает.
board-bats-why = Летучие мыши: вместо следующего действия охотника передвинет Дракула.

## След

board-trail = След Дракулы
board-newest-first = сначала новые
board-lairs = Логова
board-encounter = столкновение
board-encounters = Столкновения
board-rumor = слухи
board-rumors = Слухи
board-empty = пусто
board-at-sea = в море
board-back-plain = карта рубашкой вверх
board-back-sea = карта моря рубашкой вверх
board-back-castle = Замок Дракулы рубашкой вверх
board-face-down = { $name }, рубашкой вверх
board-slid-off = Вне следа
board-hidden-encounters = { $n ->
        [one] { $n } закрытое столкновение
        [few] { $n } закрытых столкновения
       *[many] { $n } закрытых столкновений
    }
board-wounded = { $name }: ран { $n } из { $all }
board-likely = Вероятнее всего: { $places }
board-looking-at = Где может быть эта карта: { $nest }

## Предположения и обозначения

board-belief = Карта вероятностей
board-belief-what = Где может быть Дракула, только по открытым сведениям
board-reckoning = Идёт расчёт…
board-percent = { $n } %
board-percent-least = <1 %
board-legend = Обозначения
board-legend-road = дорога
board-legend-white = белая ж/д
board-legend-yellow = жёлтая ж/д
board-legend-go = можно идти · по ж/д
board-by-road = дорога
board-by-rail = поезд
board-by-sea = море
board-ride = Поездом { $place-to } (билет { $ticket })
board-help-road = { $n ->
        [one] { $n } город по дороге
        [few] { $n } города по дороге
       *[many] { $n } городов по дороге
    }
board-help-rail = { $n ->
        [one] { $n } город поездом
        [few] { $n } города поездом
       *[many] { $n } городов поездом
    }
board-help-sea = { $n ->
        [one] { $n } место морем
        [few] { $n } места морем
       *[many] { $n } мест морем
    }

## Карты на руке

board-hands = Ваши карты
board-powers = Могущество
board-combat-cards = Бой
board-no-cards = нет карт
board-no-tickets = нет билетов
board-tag-shown = открыта
board-tag-chosen = выбрана
board-tag-ready = наготове
board-tag-locked = в прошлом раунде
board-cancels = Отменяет
board-kind-item = Предмет
board-kind-event = Событие
board-kind-dark-event = Событие Дракулы
board-kind-encounter = Столкновение
board-kind-hunter = Бой
board-kind-combat = Бой Дракулы
board-kind-power = Могущество

## Действия

board-deeds = Другие действия
board-deed-supply = Взять событие, в крупном городе ещё и предмет.
board-deed-rest = Вылечить 1 рану.
board-deed-search = Обыскать убежище или логово Дракулы в этом городе.
board-deed-reserve = Взять железнодорожный билет.
board-deed-bond = Дракула говорит, в этом ли он регионе.
board-verb-supply = Снаряжение
board-verb-rest = Отдых
board-verb-search = Обыск
board-verb-reserve = Билет
board-verb-bond = Связь
board-verb-play = Разыграть
board-verb-use = Применить
board-verb-show = Раскрыть
board-verb-discard = Сбросить
board-verb-give = Отдать
board-verb-keep = Оставить
board-verb-enlist = Союзник
board-verb-meet = Применить
board-verb-take = Взять
board-verb-choose = Выбрать
board-verb-ambush = Напасть
board-verb-power = Разыграть
board-verb-resolve = Применить
board-verb-place = Положить
board-verb-ride = Поезд
board-verb-charter = Экспресс
board-verb-return-ticket = Вернуть
board-verb-trade = Обмен
board-verb-lead = События
board-verb-keep-ticket = Оставить
board-verb-give-ticket = Отдать
board-verb-godalming-plays = Разыграть
board-verb-seward-plays = Разыграть
board-verb-helsing-plays = Разыграть
board-verb-mina-plays = Разыграть
board-verb-confide = Показать
board-verb-confide-ticket = Показать
board-verb-ask-for = Попросить
board-verb-ask-for-ticket = Попросить
board-verb-leave = Не надо
board-verb-leave-ticket = Не надо
board-bargain = Тайный обмен
board-bargain-gives = { $hunter } отдаёт
board-bargain-nothing = Пока ничего
board-bargain-agrees = { $hunter }: согласие есть.
board-bargain-shown = Показано
board-offered = На выбор
board-in-play = Разыгрываемые карты

## Бой

board-combat = Бой, раунд { $n }
board-at-night = ночью
board-by-day = днём
board-to-map = Показать карту
board-to-combat = Вернуться к бою
board-fighters = Охотники в бою
board-choosing = выбор карты
board-chosen = карта выбрана
board-cancelled = отменена
board-last-round = прошлый раунд
board-engaged = действующий охотник
board-mesmerized = { $character-gender ->
        [f] оцепеневшая
       *[m] оцепеневший
    }
board-parries = отменяет карту Дракулы
board-combat-hand = Рука { $hand } · колода { $deck }
board-played-cards = Карты прошлых раундов
board-plots = Карты «Козни» в открытую: { $n }

## Колоды

board-decks = Колоды и сбросы
board-deck-item = Колода предметов
board-deck-event = Колода событий
board-deck-encounter = Колода столкновений
board-discarded = сброс: { $n }
board-deck-left = Карт в колоде: { $n }
board-top-hunter = Верхнее событие — карта охотников.
board-top-dracula = Верхнее событие — карта Дракулы.
board-pile-item = Сброс предметов
board-pile-event = Сброс событий
board-pile-encounter = Сброс столкновений
board-pile-empty = Сброс пуст.
board-buried = Сброшено рубашкой вверх: { $n }
board-allies = Союзники охотников

## The last page

board-walk-stop = День { $days }: { $place }
board-note-fight = { $n ->
        [one] { $n } бой
        [few] { $n } боя
       *[many] { $n } боёв
    } (день { $days }). Раны: Дракула { $dealt }, охотники { $hurt }.
board-note-bites = Укус: { $hunters }.
board-note-falls = Поражение: { $hunters }, влияние +{ $n }.
board-note-matures = Активация вампира (день { $days }): влияние +{ $n }.
board-wounds-elsewhere = Вне боя
