### Хроника в браузере

## Начальная страница

web-my-chronicles = Ваши хроники
web-chapter-waits-for = Глава { $chapter } ждёт: { $names }
web-last-played = последняя игра: { $date }
web-evenings = Один вечер или двадцать один
web-a-single-game = Отдельная партия
web-a-single-game-what = Три поля боя из девяти и до пяти событий. Ничего не сохраняется на будущее.
web-a-chronicle = Хроника
web-a-chronicle-what =
    { $chapters ->
        [one] { $chapters } глава, которая всё помнит: наследники, отметки, титулы, агенты, пакеты под печатью.
        [few] { $chapters } главы, которые всё помнят: наследники, отметки, титулы, агенты, пакеты под печатью.
       *[many] { $chapters } глав, которые всё помнят: наследники, отметки, титулы, агенты, пакеты под печатью.
    }
web-four-questions = Четыре вопроса

## Основание

web-found = Основать хронику
web-found-who = Кто за столом
web-found-who-how = от двух до четырёх в главе; другие могут прийти между главами
web-found-order = От старшего к младшему
web-found-order-how = перетащите или двигайте стрелками
web-found-order-why = В главе 1 младший первым выбирает клан, а старший начинает. Потом решают прежние результаты.
web-found-variants = Варианты правил
web-found-variants-how = одни на все главы
web-found-name = Название
web-found-name-how = на обложке, в списке и в каждом файле
web-found-name-hint = Двор по четвергам
web-found-evening = Глава — один вечер, от 45 до 90 минут. Между главами ничего не идёт и ничего не пропадает.
web-found-sealed = Содержание будущих глав скрыто печатью от всех. Его контрольный хеш записывается сейчас.
web-found-return = Каждый наследник получает ссылку для возвращения: на годы и для любого браузера.
web-found-do = Основать хронику
web-bot-heirs = Отто, Берта, Куно, Ида
web-bot-name = Имя бота
web-you-host = вы, хозяин
web-heir-more = Добавить наследника
web-heir-fewer = Убрать наследника
web-rank = { $name }: место { $n } по старшинству. Двигать стрелками.
web-oldest = старший
web-youngest = младший
web-cover-kind = Хроника крови
web-cover-ages = семь эпох, двадцать одна глава

## Приглашение и возвращение

web-heir-become = Стать этим наследником
web-newcomer-how = Все места заняты. Можно прийти новичком: перед следующей главой будет ваш пролог и по одной отметке за каждую пропущенную главу.
web-newcomer-late = Так поздно новички редко выигрывают хронику, но каждая глава по-прежнему открыта.
web-newcomer-join = Прийти новичком
web-to-chronicle = К хронике
web-read-book = Читать книгу
web-come-back = С возвращением
web-come-back-how = Это ссылка для возвращения. Она отдаёт этому браузеру место и лист наследника; прежний браузер их теряет. Ссылка действует и дальше: сохраните её.
web-come-back-do = Занять место здесь
web-return-heading = Сохраните ссылку для возвращения
web-return-why = С ней можно вернуться через месяцы из любого браузера. Её показывают только сейчас; новую можно получить в любое время.
web-return-of = Ссылка для возвращения: { $name }
web-return-kept = Ссылка сохранена
web-return-new = Новая ссылка
web-return-how = Новая ссылка для возвращения отменяет прежнюю. Хозяин может запросить ссылку для другого наследника, если согласен ещё один.

## Страницы

web-chronicle-pages = Страницы хроники
web-chronicle-chapter = глава { $chapter } из { $chapters }
web-chronicle-over = Хроника окончена
web-chronicle-won = Победа: { $names }
web-chronicle-menu = Хроника
web-age = эпоха { $age }
web-page-book = Книга
web-page-heirs = Наследники
web-page-world = Мир
web-page-lineage = Родословная
web-page-library = Библиотека
web-page-statistics = Статистика
web-earlier = Раньше
web-later = Позже

## Книга

web-timeline = Главы хроники
web-years = { $from }–{ $to }
web-years-since = с { $from }
web-won-by = Победа: { $name }
web-chapter-sealed = Глава { $chapter }, под печатью
web-chapters-sealed = Главы под печатью
web-chapter-next = следующая
web-age-chose = Выбор: { $name }; { $first } против { $second }
web-age-chose-tied = Выбор: { $name }; ничья при { $first }
web-outcomes-not = отвергнуто: { $names }
web-page-chapter = Глава { $chapter }
web-bloodlines = Линии крови
web-bloodline-of = Линия крови: { $name }
web-keep-file = Сохранить
web-place = Место
web-heir = Наследник
web-clan-and-leader = клан и лидер
web-power-boons = власть, дары
web-points = очки
web-age-points-short = эпоха
web-quoted = «{ $text }»
web-event-nobody = никому не досталось
web-reward-asset = актив: { $asset }
web-reward-ascension = возвышение: { $who }
web-reward-reveal = раскрытие: { $who }
web-conspired = { $name }, заговор:
web-bears = { $name }, бремя:
web-saved = спасены: { $names }
web-absent = не играли: { $names }
web-chapter-played = Идёт глава { $chapter }
web-chapter-waits = Глава { $chapter } ждёт
web-your-turn = ваш ход
web-to-table = К столу
web-begin-chapter = Начать главу { $chapter }
web-begin-now = Начать
web-name-first = У вашего персонажа ещё нет имени. Глава начинается, когда имя есть у каждого наследника.
web-name-character = Назвать персонажа
web-present = Кто играет
web-present-how = Кто играет сегодня? Наследников, людей или ботов: от { $least } до { $most }.
web-heir-nameless = пока без имени
web-absent-cost = Кто не играет, теряет только очки эпохи за эту главу.
web-age-so-far = Эпоха { $age } до сих пор
web-since = С прошлого раза
web-sealed-on = Глава { $chapter } скреплена печатью: { $date }
web-rules-same = Правила этой хроники не менялись
web-rules-new = Правила изменились: редакция { $from }, теперь { $to }
web-reprinted =
    { $n ->
        [one] Перед главой { $chapter } заново напечатан { $n } пакет под печатью
        [few] Перед главой { $chapter } заново напечатаны { $n } пакета под печатью
       *[many] Перед главой { $chapter } заново напечатано { $n } пакетов под печатью
    }
web-fixed = Решено до первой ночи
web-packets-sealed = Пакетов под печатью: { $n } из { $all }.
web-root = Корень печатей:
web-seals-none = Ни один пакет ещё не открыт.
web-seals-whole = Каждый открытый пакет — тот самый, что лежал под печатью: браузер это проверил.
web-seals-broken = Открытый пакет — не тот, что лежал под печатью.
web-seals-unchecked = Без защищённого соединения браузер не может проверить печати.
web-invite-heir = Пригласить наследника
web-invite-heir-how = По этой ссылке можно занять открытое место или прийти между главами.
web-chronicle-invitation = Приглашение в хронику

## Согласие, уход, файлы

web-asked = Просьба
web-asks-abandon = { $name } просит прервать главу { $chapter }. Её сыграют заново с начала.
web-asks-strike = { $name } просит вычеркнуть главу { $chapter }. Она останется в книге вычеркнутой, и её сыграют заново.
web-asks-return = { $name } просит новую ссылку для возвращения. Наследник: { $heir }.
web-abandon = Прервать главу { $chapter }
web-abandon-sure = Главу сыграют заново с начала; попытка останется в книге. Нужно согласие всех людей за столом.
web-strike = Вычеркнуть главу { $chapter }
web-strike-sure = Страница будет вычеркнута, главу сыграют заново. Нужно согласие всех, кто в ней играл.
web-not-now = Не сейчас
web-heir-leave = { $name }: покинуть хронику
web-heir-leave-sure = Лист останется в книге и будет подсчитан в конце, но победить не сможет. Вернуться нельзя.
web-heir-leave-open = Место станет открытым; его сможет занять другой.
web-heir-show-out = { $name }: исключить из хроники
web-heir-show-out-sure = Этот человек ещё не играл. Он потеряет место, а приглашение сменится: старая ссылка никуда не ведёт.
web-heir-left = вне хроники
web-heir-here = смотрит сейчас
web-heir-take-back = Вернуть себе
web-older = { $name }: старше
web-younger = { $name }: младше
web-chronicle-export = Сохранить хронику в файл
web-chronicle-imported = Эта хроника взята из файла.

## Наследники

web-sums-tonight = Если бы хроника кончилась сейчас: { $sums }.
web-sums-end = В конце: { $sums }.
web-marked = отмечено
web-worth-moved = цена отметки, с тех пор как кончилась эпоха
web-heirs-before = Прежние наследники
web-heirs-after = Другие наследники
web-today = сегодня
web-events-won =
    { $n ->
        [one] { $n } событие
        [few] { $n } события
       *[many] { $n } событий
    }
web-titles = Титулы
web-one-each = по 1
web-title-none = без своего титула
web-title-invented = Придуманный титул
web-character-name = Персонаж
web-inscribe = Изменить
web-in-haven = в убежище
web-haven-empty = Убежище пусто
web-leaders = Лидеры
web-assets = Активы
web-burdens = Бремя
web-none = нет
web-none-yet = пока нет

## Мир

web-worth = Сколько стоит отметка
web-worth-how = После последней главы каждая отметка приносит свою цену. Цена меняется, когда кончается эпоха.
web-worth-stays = Всегда по 1.
web-outcomes = Чем кончились эпохи
web-outcomes-none = Ни одна эпоха ещё не кончилась.
web-boards = Поля боя
web-after-chapter = После главы { $chapter }:

## Родословная

web-filter-heir = Наследник
web-filter-heirs = Все наследники
web-filter-blood = Кровь
web-filter-bloods = Вся кровь
web-chapters-shown = главы { $from }–{ $to }
web-lineage-none = Ещё никто не возвысился.
web-lineage-list =
    { $n ->
        [one] Списком: { $n } вампир
        [few] Списком: { $n } вампира
       *[many] Списком: { $n } вампиров
    }
web-vampire-name = Дать имя
web-prologue = Пролог
web-thin-blood = Слабая кровь
web-life-ascends = возвышение: { $name }
web-life-haven = из убежища: { $name }
web-life-sired = Становление: { $name }
web-life-torpor = торпор
web-life-saved = в убежище
web-glued = Наклейки: { $names }
web-blood = Кровь
web-how-to-read = Как читать
web-read-ascends = здесь возвышение
web-read-sired = в линии крови наследника
web-read-torpor = впадает в торпор
web-read-haven = хранится в убежище
web-read-deck = через колоду

## Библиотека

web-sets = Интриги кланов
web-sets-how = С этими наборами играют каждую главу; заговоры пополняют их навсегда.
web-research =
    { $n ->
        [one] { $n } карта в колоде исследования
        [few] { $n } карты в колоде исследования
       *[many] { $n } карт в колоде исследования
    }
web-blood-left = Осталось наклеек кланов
web-stickers-left = Осталось наклеек способностей

## Статистика

web-statistics-none = Ни одна глава ещё не скреплена печатью.
web-stat-ages = Как шли очки эпохи
web-stat-ages-note = первый в эпохе решает её исход
web-age-open = идёт
web-age-won = { $name }
web-age-won-tied = { $name }, ничья
web-stat-points = Откуда берутся очки
web-stat-mean = в среднем за главу
web-stat-notoriety = Красным: очки, потерянные из-за дурной славы.
web-source-power = Власть
web-source-boons = Дары
web-source-class = Класс
web-source-temperament = Темперамент
web-source-geography = География
web-source-notoriety = Дурная слава
web-source-events = События
web-stat-wins = Выигранные главы
web-stat-chapters =
    { $n ->
        [one] { $n } глава
        [few] { $n } главы
       *[many] { $n } глав
    }
web-stat-mean-of = в среднем { $mean }
web-stat-first = Побед того, у кого в конце был жетон первого игрока: { $n }.
web-stat-agents = Верные агенты
web-stat-in-play = глав в игре
web-stat-clans = Кланы
web-stat-clans-note = сыграно, выиграно, кем, лучшее
web-stat-won-played = Выиграно и сыграно
web-stat-best = Лучший результат
web-stat-torpor = Кто кого отправил в торпор
web-stat-trial = суд
web-stat-torpor-how = Строка: чьё деяние. Столбец: чей вампир.
web-stat-coffin = Чаще всех в гробу: { $vampire } ({ $n }).
web-stat-events =
    { $n ->
        [one] Как решено { $n } событие
        [few] Как решены { $n } события
       *[many] Как решены { $n } событий
    }
web-reckoning = Подсчёт
web-sum = Всего
