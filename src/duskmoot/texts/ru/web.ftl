### The table in the browser

## The start page

web-tagline = Тёмные игры за одним столом. Он знает каждое правило, хранит каждую тайну и не теряет ни одного хода.
web-choose-game = Выберите игру
web-chosen = выбрана
web-options = Правила стола
web-take-seat = Займите место
web-seats-number = Число мест
web-seats =
    { $n ->
        [one] { $n } место
        [few] { $n } места
       *[many] { $n } мест
    }
web-taker-mine = Вы
web-taker-bot = Бот
web-taker-open = Свободно
web-link-waiting = по приглашению
web-bot-of = Бот на месте: { $name }
web-bot-random = случайный бот
web-bot-heuristic = опытный бот
web-bot-ismcts-1 = думающий бот, быстрый
web-bot-ismcts-2 = думающий бот
web-bot-ismcts-3 = думающий бот, терпеливый
web-begin = Начните
web-start = Начать
web-start-hint = Друзья могут присоединиться позже по приглашению.
web-hot-seat = Вы играете за несколько мест: между ходами опускается ширма.
web-clock = Время на одно решение
web-clock-none = Без лимита времени
web-clock-seconds =
    { $n ->
        [one] { $n } секунда
        [few] { $n } секунды
       *[many] { $n } секунд
    }
web-clock-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дня
       *[many] { $n } дней
    }
web-my-tables = Ваши столы
web-my-tables-none = Столов пока нет. Здесь появятся начатые партии.
web-table-asked = ваш ход
web-table-over = окончена
web-join-heading = Присоединиться, смотреть, учиться
web-join = Присоединиться
web-join-link = Ссылка или приглашение
web-join-wrong = Это не ссылка на стол. Вставьте ссылку целиком.
web-open-file = Открыть сохранённую партию
web-read-rules = Читать правила
web-unofficial = Неофициальный проект. Игры и их названия принадлежат издателям; все рисунки здесь наши.
web-credits = Значки: game-icons.net, CC BY 3.0 · Берега Европы: Natural Earth, общественное достояние
web-name = Ваше имя
web-keep = Сохранить
web-guest-names = Цапля, Ворон, Филин, Козодой, Сорока, Грач, Галка, Выпь, Соловей, Коростель

## Invitations and seats

web-look-on = Смотреть партию
web-seat-take = Сесть
web-seat-taken = занято
web-seat-bot = бот
web-seat-open = свободно
web-seat-mine = вы
web-seat-here = за столом
web-seat-away = не в сети
web-seat-hand = Передать боту
web-seat-leave = Покинуть место
web-seat-empty = Освободить
web-table = Стол
web-invitation = Приглашение: по этой ссылке можно занять свободное место
web-copy = Скопировать
web-copied = Скопировано
web-commitment = Обязательство для всех тасовок и бросков:
web-export = Сохранить в файл
web-to-start = На начальную страницу

## The table

web-voice = Что происходит за столом
web-connecting = Соединение…
web-lost = Соединение потеряно. Новая попытка…
web-no-table = Такого стола нет.
web-prompt = Вопрос
web-answered = Ответили: { $given } из { $all }. Все ответы раскрываются одновременно.
web-pick-one =
    { $n ->
        [one] { $n } вариант.
        [few] { $n } варианта.
       *[many] { $n } вариантов.
    }
web-choices = Варианты: { $n }
web-choices-all = Все варианты
web-choose-first = Сначала выберите
web-face-down = закрытая карта
web-sealed = Тайный выбор: { $act }. Его ещё можно изменить.
web-sealed-sign = тайный выбор
web-clock-left = Осталось времени
web-undo = Отменить ход
web-undo-free = Отменить последний ход
web-undo-consent = Попросить у других игроков согласия отменить ход
web-undo-asked =
    { $n ->
        [one] { $name } просит отменить { $n } действие.
        [few] { $name } просит отменить { $n } действия.
       *[many] { $name } просит отменить { $n } действий.
    }
web-agree = Согласиться
web-refuse = Отказать
web-waiting = Ждём: { $names }
web-why-not = Почему нельзя?
web-why-not-nothing = Всё, что предлагает этот вопрос, разрешено.
web-why-not-hint = Нажмите на любой элемент поля, который не светится: появится пункт правил с запретом.
web-see-rules = Показать в правилах
web-others = Другие игроки
web-own = Ваш планшет и рука
web-side = Шкалы, журнал и разговор за столом
web-log = Журнал
web-log-yours = что вам известно
web-log-all = Показать весь журнал
web-log-clause = Пункт правил { $clause }
web-talk = Разговор за столом
web-talk-say = Сказать всем за столом
web-talk-send = Отправить
web-talk-to = Кто это услышит
web-talk-private = разговор наедине
web-talk-to-all = Всем
web-talk-to-few = Наедине: { $names }
web-talk-few = наедине: { $names }
web-talk-say-few = Сказать наедине: { $names }
web-talk-aside = { $name } наедине ({ $names }): { $text }
web-talk-opened = Теперь вы можете говорить наедине, остальные не слышат: { $names }.
web-talk-closed = Разговор наедине окончен ({ $names }): вас снова слышат все.
web-talk-unsent = Сейчас вас не слышит никто, и ничего не отправлено. Выберите, кто это услышит.
web-spectator = Зритель
web-tabs = Части стола
web-tab-board = Поле
web-tab-players = Игроки
web-tab-hand = Рука
web-tab-log = Журнал
web-tab-talk = Разговор

## Hot seat

web-curtain-for = { $name }: ваш ход
web-curtain-hint = Передайте экран. Остальным сейчас смотреть нельзя.
web-curtain-lift = Это я: { $name }

## Rules and settings

web-close = Закрыть
web-rules = Правила
web-rules-search = Искать в правилах
web-rules-found =
    { $n ->
        [one] { $n } пункт
        [few] { $n } пункта
       *[many] { $n } пунктов
    }
web-settings = Настройки
web-language = Язык
web-motion = Анимация
web-motion-system = Как в системе
web-motion-full = Полная
web-motion-less = Сокращённая
web-sound = Звонок, когда наступает ваш ход
web-contrast = Повышенная контрастность
web-list-open = Всегда показывать список вариантов
web-plain = Показывать поле текстом
web-passing = Когда за столом только боты, пасовать за меня, если мне нечего сыграть
web-keys = Клавиши
web-key-list = к списку вариантов
web-key-digits = выбрать вариант
web-key-enter = подтвердить
web-key-escape = закрыть или снять выбор
web-key-undo = отменить ход
web-key-why-not = почему нельзя?

## The end

web-end-winners =
    { $n ->
        [0] Победителей нет
        [one] Победа: { $names }
        [few] Общая победа: { $names }
       *[many] Общая победа: { $names }
    }
web-end-winner = победа
web-replay = Повтор партии
web-replay-play = Пуск
web-replay-pause = Пауза
web-replay-act = Действие партии
web-replay-start = Начало
web-replay-eyes = Чьими глазами
web-proof = Доказательство тасовок
web-proof-how = Обязательство дано до первого действия. Это хеш ключа случая, из которого следует каждая тасовка и каждый бросок.
web-key-of-chance = Ключ случая:

## Refusals

refused-unreached = Сервер недоступен. Проверьте соединение и попробуйте ещё раз.
