### The table in the browser

## The start page

web-tagline = Тёмные игры за одним столом. Он знает каждое правило, хранит каждую тайну и не теряет ни одного хода.
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
web-stand-in = Играет за тех, кого нет на связи
web-bot-random = случайный бот
web-bot-easy = слабый бот
web-bot-normal = обычный бот
web-bot-hard = сильный бот
web-bot-master = бот-мастер
web-bot-heuristic = обычный бот
web-bot-ismcts-1 = думающий бот, быстрый
web-bot-ismcts-2 = думающий бот
web-bot-ismcts-3 = думающий бот, терпеливый
web-begin = Начните
web-start = Начать
web-start-hint = Друзья могут присоединиться позже по приглашению.
web-hot-seat = Вы играете за несколько мест: между ходами экран закрывается.
web-clock = Время на одно решение
web-clock-help = Когда время выйдет, стол сделает за вас безопасный ход.
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
web-my-tables-away =
    { $n ->
        [one] Отложен { $n } стол
        [few] Отложены { $n } стола
       *[many] Отложено { $n } столов
    }
web-table-asked = ваш ход
web-table-over = окончена
web-join-heading = Присоединиться, смотреть, учиться
web-join = Присоединиться
web-join-link = Ссылка, приглашение или ссылка для возвращения
web-join-wrong = Это не ссылка на стол и не на хронику. Вставьте ссылку целиком.
web-open-file = Открыть сохранённую партию или хронику
web-learn = Как играть
web-unofficial = Неофициальный проект. Игры и их названия принадлежат издателям; все рисунки здесь наши.
web-credits = Значки: game-icons.net, CC BY 3.0 · Берега Европы: Natural Earth, общественное достояние
web-name = Ваше имя
web-keep = Сохранить
web-guest-names = Цапля, Пустельга, Филин, Козодой, Сорока, Грач, Галка, Выпь, Соловей, Коростель

## Invitations and seats

web-look-on = Смотреть партию
web-seat-take = Сесть
web-seat-taken = занято
web-seat-bot = бот
web-seat-open = свободно
web-seat-mine = вы
web-seat-here = за столом
web-seat-away = не в сети
web-seat-hand = Передать боту
web-seat-waits = можно передать боту через { $seconds } с
web-seat-leave = Покинуть место
web-seat-empty = Освободить
web-table = Стол
web-invitation = Приглашение: по этой ссылке можно занять свободное место
web-copy = Скопировать
web-copied = Скопировано
web-commitment = Контрольный хеш всех тасовок и бросков:
web-key-left = Эту игру сохранили в файл, пока она идёт. Кто имеет файл, знает все будущие карты и броски.
web-key-left-file = Этот стол создан из файла. Кто имеет файл, знает все будущие карты и броски.
web-export = Сохранить в файл
web-to-start = На начальную страницу

## The table

web-voice = Что происходит за столом
web-connecting = Соединение…
web-lost = Соединение потеряно. Новая попытка…
web-no-table = Такого стола нет.
web-prompt = Вопрос
web-answered = выбрали { $given } из { $all }
web-choices = Варианты: { $n }
web-choices-all = Все варианты
web-pick =
    { $kind ->
        [card] Выберите карту
        [place] Выберите место
        [seat] Выберите игрока
       *[any] Выберите ход
    }
web-face-down = закрытая карта
web-sealed = Тайный выбор: { $act }. Его ещё можно изменить.
web-sealed-sign = тайный выбор
web-clock-left = Осталось времени
web-undo = Отменить ход
web-undo-free = Отменить последний ход
web-undo-consent = Попросить у других игроков согласия отменить ход
web-undo-asked =
    { $n ->
        [one] { $name } просит отменить { $n } ход.
        [few] { $name } просит отменить { $n } хода.
       *[many] { $name } просит отменить { $n } ходов.
    }
web-agree = Согласиться
web-refuse = Отказать
web-waiting = Ждём: { $names }
web-why-not = Почему нельзя?
web-why-not-nothing = Всё, что предлагает этот вопрос, разрешено.
web-why-not-hint = Нажмите на любой элемент поля, который не светится: появится пункт правил с запретом.
web-see-rules = Показать в правилах
web-others = Другие игроки
web-own = Ваш планшет и рука
web-side = Шкалы, журнал и разговор за столом
web-log = Журнал
web-log-clause = Показать это правило
web-log-yours = как это видите вы
web-log-all = Показать весь журнал
web-talk = Разговор за столом
web-talk-say = Сказать всем за столом
web-talk-earlier = Более ранние реплики
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
web-rules-search = Искать в правилах
web-rules-found =
    { $n ->
        [one] { $n } пункт
        [few] { $n } пункта
       *[many] { $n } пунктов
    }
web-rules-chapters = Главы
web-rules-now = Сейчас за вашим столом
web-rules-also = Найдено и здесь
web-rules-copy = Скопировать ссылку
web-rules-copied = Ссылка скопирована
web-rules-ours = Решено нами
web-learn-pages = Страницы об игре
web-learn-page = На одной странице
web-learn-heading = Одна страница — и играть
web-learn-advice = Первый совет
web-learn-clauses = Каждая фраза открывает стоящий за ней пункт правил.
web-learn-rules = Правила
web-learn-cards = Карты
web-learn-words = Слова
web-learn-none = Такой игры здесь нет.
web-settings = Настройки
web-language = Язык
web-motion = Анимация
web-motion-system = Как в системе
web-motion-full = Полная
web-motion-less = Сокращённая
web-sound = Звонок, когда наступает ваш ход
web-contrast = Повышенная контрастность
web-list-open = Всегда показывать список вариантов
web-plain = Показывать поле текстом
web-passing = Когда за столом только боты, отвечать за меня, если ответ только один
web-keys = Клавиши
web-key-list = к списку вариантов
web-key-digits = выбрать вариант
web-key-enter = подтвердить
web-key-escape = закрыть или снять выбор
web-key-undo = отменить ход
web-key-why-not = почему нельзя?

## The end

web-end-title =
    { $n ->
        [one] Победа: { $names }
        [few] Общая победа: { $names }
       *[many] Общая победа: { $names }
    }
web-end-finished = Окончена · { $n ->
        [one] { $n } ход
        [few] { $n } хода
       *[many] { $n } ходов
    }
web-end-reckoning = Партия окончена
web-end-you = { $name } · вы
web-end-sources = { $what }: откуда
web-end-tap = нажмите на полосу
web-end-of = { $n } из { $all }
web-end-curve = Ход партии
web-end-race = Гонка
web-end-turns = Переломные моменты
web-end-numbers = Вечер в цифрах
web-end-press = нажмите, чтобы посмотреть
web-end-open = Теперь открыто
web-end-next = Что дальше
web-end-share = Поделиться
web-end-copied = Ссылка скопирована
web-play-again = Сыграть ещё раз
web-change-seats = Поменяться местами
web-swap-sides = Сменить сторону
web-analyse = Разбор
web-play-on = Играть отсюда
web-end-chance = Шанс победить
web-end-chances = Шансы: по { $games } партий, доигранных опытным ботом из каждой позиции; позиций: { $positions }.
web-end-chances-yet = Шансы: пока по { $games } доигранных партий из каждой позиции; позиций: { $positions }, счёт продолжается.
web-judged = Это решение
web-judged-before = Предыдущее решение
web-judged-after = Следующее решение
web-judged-how = Насколько хорошо стоял бы игрок, из 100: так считает думающий бот; попыток: { $n }. Он видел только то, что видел игрок.
web-judged-thinking = Думающий бот разбирает решение…
web-judged-best = Выбор бота; попыток: { $n } из { $all }.
web-judged-both = Так и сыграно, и это выбор бота; попыток: { $n } из { $all }.
web-judged-played = Так сыграно.
web-judged-hardly = Почти не проверялось: не обещало ничего хорошего.
web-judged-over = Здесь партия окончена.
web-decisions = Ваши решения
web-decisions-of = Решения: { $name }
web-decisions-agreed = как бот: { $n } из { $all }
web-decisions-judged = Думающий бот посмотрел { $n } из { $all }…
web-decisions-again = Думающий бот смотрит ещё раз, начиная с самых дорогих…
web-decisions-costly = Дорого обошлись, из 100
web-decisions-little = Почти без разницы
web-decisions-same = Как у бота
web-decisions-better = лучше: { $act }
web-decisions-cost = стоило { $n } из 100
web-decisions-none = Ничто не обошлось дорого.
web-replay = Повтор партии
web-replay-play = Пуск
web-replay-pause = Пауза
web-replay-act = Ход партии
web-replay-start = Начало
web-replay-first = К началу
web-replay-back = На ход назад
web-replay-on = На ход вперёд
web-replay-last = К концу
web-replay-speed = Скорость { $n }×; изменить
web-replay-eyes = Чьими глазами
web-proof = Проверка честности тасовок
web-proof-how = Контрольный хеш зафиксирован до первого хода. Это хеш ключа случайности, который определяет каждую тасовку и каждый бросок.
web-key-of-chance = Ключ случайности:

## Refusals

refused-unreached = Сервер недоступен. Проверьте соединение и попробуйте ещё раз.
