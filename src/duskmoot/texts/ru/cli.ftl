### Командная строка

## Справка

cli-duskmoot = Тёмные настольные игры: люди и боты за одним столом.
cli-play = Сыграть партию в терминале против ботов.
cli-chronicle = Играть в терминале хронику: игры, каждая из которых оставляет что-то следующей.
cli-serve = Открыть столы для браузеров, для людей и ботов.
cli-think = Дать ищущим ботам сервера думать на этой машине.
cli-doctor = Осмотреть сервер: сказать, что с ним не так и что делать.
cli-house = Ухаживать за хранилищем сервера: копировать, возвращать копию, проверять.
cli-games = Показать игры, их места, ботов и правила стола.
cli-learn = Показать игру на одной странице: цель, раунд, ходы, трудное место, бой.
cli-rules = Показать пункты правил игры, найти нужные или сосчитать проверенные тестами.
cli-simulate = Провести много партий между ботами, сосчитать победы и измерить скорость.
cli-tournament = Провести турнир ботов по описанию из файла и оценить их силу.
cli-rate = Показать силу ботов турнира с интервалами.
cli-train = Обучить сеть, которая оценивает позиции или ходы, по описанию из файла.
cli-replay = Показать сохранённую партию и проверить её ход за ходом.
cli-bench = Измерить скорость обеих сборок и других движков.
cli-usage = Использование:
cli-hint = «duskmoot --help» перечисляет команды, «duskmoot КОМАНДА --help» — параметры команды.
cli-help-flag = Показать эту справку.
cli-version-flag = Показать версию.
cli-panel-commands = Команды
cli-panel-arguments = Аргументы
cli-panel-parameters = Параметры

cli-option-game = Название игры; все названия показывает «duskmoot games».
cli-option-language = Язык: en, ru или pl. По умолчанию $DUSKMOOT_LANGUAGE, иначе язык системы, иначе английский.
cli-option-json = Вывести JSON для программ.
cli-option-seats = Число мест. По умолчанию 4.
cli-option-option = Правило стола; можно указать несколько раз.
cli-option-bots = Боты по местам или один на все места. По умолчанию random.
cli-option-cluster = Адрес планировщика Dask, работники которого играют партии.

cli-play-me = Ваше место, считая от 1. По умолчанию 1.
cli-play-seed = Одно зерно даёт одни и те же карты и броски. По умолчанию случайное.
cli-play-bots = Боты остальных мест по порядку или один на все. По умолчанию heuristic.
cli-play-lesson = Пройти урок этой игры: наставник объясняет каждый шаг. Уроки перечисляет «duskmoot games».
cli-play-resume = Продолжить сохранённую партию; игра, места и правила стола записаны в файле.
cli-play-saves = Папка для сохранений.

cli-chronicle-deed = Что сделать: new, list, play, show, verify, export, import, strike или abandon.
cli-chronicle-name = Имя хроники; для «import» — файл, для «verify» — то или другое.
cli-chronicle-more = Для «show» — страница: book, heirs, world или lineage. Для «export» — файл; для «import» — другое имя.
cli-chronicle-game = Для «new»: игра. По умолчанию heritage.
cli-chronicle-seats = Для «new»: число наследников вместе с вами. По умолчанию 3.
cli-chronicle-me = Для «new»: какой вы наследник, считая от 1, старшие первыми. По умолчанию 1.
cli-chronicle-character = Для «new»: имя вашего персонажа.
cli-chronicle-present = Для «play»: присутствующие наследники, считая от 1. По умолчанию все.
cli-chronicle-yes = Для «strike» и «abandon»: не спрашивать.
cli-chronicle-shelf = Папка хроник. По умолчанию $XDG_DATA_HOME/duskmoot/chronicles, иначе ~/.local/share/duskmoot/chronicles.

cli-serve-host = Адрес для подключений. По умолчанию 127.0.0.1, только этот компьютер; 0.0.0.0 открывает всем.
cli-serve-port = Порт для подключений; 0 берёт любой свободный. По умолчанию 8642.
cli-serve-data = Папка столов. По умолчанию $XDG_DATA_HOME/duskmoot/tables или ~/.local/share/duskmoot/tables.
cli-serve-database = Адрес базы PostgreSQL вместо папки. По умолчанию $DUSKMOOT_DATABASE или содержимое файла $DUSKMOOT_DATABASE_FILE.
cli-serve-origin = Другой адрес, под которым браузеры видят этот сервер; можно указать несколько раз.
cli-serve-thinkers = Число процессов, в которых думают боты. По умолчанию на один меньше, чем процессоров.
cli-serve-processes = Сколько процессов сервера работает рядом; больше одного — только с PostgreSQL. Обычно 1.
cli-serve-inner = Адрес и порт, по которым до этого сервера доходят другие серверы; несколько процессов занимают и следующие порты. Обычно 127.0.0.1 и любой свободный порт.
cli-serve-lease = Через сколько секунд без признаков жизни столы этого сервера берут другие. Обычно 10.
cli-serve-root-path = Путь, под которым прокси показывает этот сервер, например /moot.
cli-serve-open = Открыть страницу в браузере.
cli-think-for = Сервер: его внутренний адрес и порт; можно повторять.
cli-think-thinkers = Число процессов для каждого сервера. По умолчанию столько, сколько процессоров.
cli-house-versions = Показать серверы с общей базой PostgreSQL и какие правила нужны неоконченным партиям.
cli-house-drain = Пусть один из серверов отдаст свои столы другим.
cli-house-server = Номер сервера, как его показывает versions.
cli-house-id = №
cli-house-address = адрес
cli-house-version = версия
cli-house-tables = столы
cli-house-game = игра
cli-house-edition = редакция правил
cli-house-servers = серверы
cli-house-games = партии
cli-house-drained = разгружается
cli-house-draining = Сервер { $server } отдаёт свои столы другим. Остановите его, когда их не останется.

cli-rules-words = Слова, которые есть в номере или тексте пункта.
cli-rules-coverage = Сосчитать пункты и карты, у которых есть тест, и перечислить остальные.
cli-rules-tests = Папка с тестами. По умолчанию рядом с исходным кодом.

cli-simulate-games = Число партий. По умолчанию 1000.
cli-simulate-chronicles = Сыграть столько целых хроник вместо отдельных партий.
cli-simulate-seed = Одно зерно даёт одни и те же партии. По умолчанию 1.
cli-simulate-jobs = Число процессов. По умолчанию по одному на процессор.
cli-simulate-check = Проверять целостность партии после каждого хода.
cli-simulate-seconds = Время на одно решение в секундах.
cli-simulate-iterations = Число итераций поиска на одно решение.
cli-simulate-keep = Папка для повторов партий со сбоем.
cli-simulate-rotate = От партии к партии пересаживать ботов на одно место.
cli-simulate-out = Файл Parquet, по строке на партию.

cli-tournament-file = Файл TOML: боты, игры и зерно.
cli-tournament-out = Файл JSON для результатов и оценок.
cli-rate-file = Файл JSON турнира.
cli-train-file = Файл TOML: игра, боты каждого поколения и зерно.
cli-train-folder = Папка для партий и сетей. Обучение продолжается с того, что в ней есть.
cli-train-seconds = Остановиться через столько секунд; сделанное сохраняется.

cli-replay-file = Сохранённая партия.
cli-replay-verify = Перечислить проверки вместо рассказа о партии.
cli-replay-at = Остановиться после этого хода; 0 — начало партии.
cli-replay-seat = Глазами игрока на этом месте, считая от 1. По умолчанию глазами зрителя.

cli-bench-what = «table» измеряет вместо этого много столов на сервере этой машины, «research» — среды для исследователей.
cli-bench-rounds = Число повторов; в каждом очередь доходит до всех сборок и движков. По умолчанию 5.
cli-bench-seconds = Время процессора на одну очередь в секундах. По умолчанию 4. Для «table»: длина каждой из двух частей, по умолчанию 20.
cli-bench-tables = Число столов всех размеров, какие допускает игра, для «table». По умолчанию 500.
cli-bench-game = Игра за столами, для «table». По умолчанию bloodborne.
cli-bench-database = Адрес базы PostgreSQL, для «table». По умолчанию SQLite в своей папке.
cli-bench-most-servers = Серверы на одной базе PostgreSQL, для «table»: измеряются один, два и так далее до N. По умолчанию 1.

## Числа

cli-number = { NUMBER($n, maximumFractionDigits: 1) }
cli-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## duskmoot serve

cli-serve-ready = Duskmoot открыт по адресу { $address } (Ctrl-C закрывает)
cli-serve-closed = Закрыто. Все столы сохранены.
cli-think-ready = Процессов, в которых думают боты: { $thinkers }. Ctrl-C завершает работу.

## duskmoot games

cli-games-seats = Места: { $least }–{ $most }
cli-games-rules = Версия правил: { $version }
cli-games-bots = Боты: { $bots }
cli-games-lesson = Урок { $id }: { $title }, { $minutes } мин, шагов: { $steps }
cli-games-options = Правила стола (первым стоит выбор по умолчанию):
cli-games-build =
    { $build ->
        [compiled] Duskmoot { $version }, скомпилированная сборка
       *[plain] Duskmoot { $version }, обычная сборка
    }

## duskmoot rules

cli-learn-lesson = Урок «{ $title }» ({ $minutes } мин): duskmoot play { $game } --lesson { $id }
cli-learn-more = Все правила: duskmoot rules { $game }. Играть: duskmoot play { $game }.
cli-rules-source = Книга правил: { $source }
cli-rules-note = Примечание: { $note }
cli-rules-noted = К этому правилу есть примечание, по-английски: docs/rulings.md
cli-rules-none = Пункта с этими словами нет.
cli-coverage = { $game }: пункты с тестом { $tested }/{ $clauses }, карты с тестом { $tested_cards }/{ $cards }
cli-coverage-bare-clause = Пункт без теста: { $id }
cli-coverage-bare-card = Карта без теста: { $id }
cli-coverage-stray-clause = { $place }: пункта { $id } нет в правилах.
cli-coverage-stray-card = { $place }: карты { $id } нет в игре.

## duskmoot simulate

cli-simulate-playing = Партии
cli-simulate-column-seat = Место
cli-simulate-column-bot = Бот
cli-simulate-column-wins = Победы
cli-simulate-column-share = Доля
cli-simulate-column-interval = Интервал 95 %
cli-simulate-column-first = Первые места
cli-simulate-column-chapters = Выиграно глав
cli-simulate-column-score = Итоговый счёт
cli-simulate-column-scores = От и до
cli-simulate-column-clan = Клан
cli-simulate-column-place = Место в прошлой эпохе
cli-simulate-column-played = Главы
cli-simulate-told = Хроники завершены: { $finished } из { $chronicles }
cli-simulate-seconds-each = Время процессора на хронику: { NUMBER($seconds, maximumFractionDigits: 1) } с; все вместе по часам: { NUMBER($wall, maximumFractionDigits: 1) } с
cli-simulate-finished = Партии, сыгранные до конца: { $finished } из { $games }
cli-simulate-lengths = Решения за партию: { $least }–{ $most }, в среднем { NUMBER($mean, maximumFractionDigits: 1) }
cli-simulate-rounds = Раунды за партию: { $least }–{ $most }, в среднем { NUMBER($mean, maximumFractionDigits: 1) }
cli-simulate-cpu = За секунду времени процессора: решения { NUMBER($decisions, maximumFractionDigits: 0) }, партии { NUMBER($games, maximumFractionDigits: 1) }
cli-simulate-wall = За секунду по часам: решения { NUMBER($decisions, maximumFractionDigits: 0) }, партии { NUMBER($games, maximumFractionDigits: 1) }
cli-simulate-worker-died = Один из процессов аварийно завершился; подсчёт был бы неполным.
cli-rate-fixture = { $game }, мест: { $seats }, партий: { $games }
cli-rate-column-bot = Бот
cli-rate-column-points = Очки
cli-rate-column-interval = Интервал 95 %
cli-rate-column-games = Партии
cli-rate-column-wins = Победы
cli-rate-points = { NUMBER($n, maximumFractionDigits: 0) }
cli-rate-interval = { NUMBER($low, maximumFractionDigits: 0) } … { NUMBER($high, maximumFractionDigits: 0) }

cli-train-games = Поколение { $n } из { $all }: партии
cli-train-fit = Поколение { $n } из { $all }: подгонка сети
cli-train-left = Ещё не закончено. Повторите команду, чтобы продолжить в { $folder }.
cli-train-done = Сеть готова: { $file }
cli-fault =
    { $acts ->
        [one] Партия { $index }, зерно { $seed }, после { $acts } хода:
        [few] Партия { $index }, зерно { $seed }, после { $acts } ходов:
       *[many] Партия { $index }, зерно { $seed }, после { $acts } ходов:
    }
cli-fault-chapter =
    { $acts ->
        [one] Хроника { $index }, зерно { $seed }, глава { $chapter }, после { $acts } хода:
        [few] Хроника { $index }, зерно { $seed }, глава { $chapter }, после { $acts } ходов:
       *[many] Хроника { $index }, зерно { $seed }, глава { $chapter }, после { $acts } ходов:
    }
cli-fault-crash = сбой, { $detail }
cli-fault-dead-end = нет допустимого ответа на вопрос «{ $detail }»
cli-fault-broken = целостность нарушена, { $detail }
cli-fault-endless = партия не окончена, решения: { $detail }
cli-fault-illegal = бот выбрал недопустимый ход, { $detail }
cli-fault-last = Ход: { $act }
cli-fault-kept = Повтор партии: { $file }

## duskmoot chronicle

cli-chronicle-founded = Хроника «{ $name }» начата.
cli-chronicle-roster = Наследники, старшие первыми: { $names }
cli-chronicle-commitment = Контрольный хеш ключа, из которого берётся случайность всех глав: { $commitment }
cli-chronicle-root = Общий хеш пакетов под печатью: { $root }
cli-chronicle-next = Следующая глава: duskmoot chronicle play { $quoted }
cli-chronicle-none = Хроник пока нет. Начать: duskmoot chronicle new ИМЯ
cli-chronicle-column-name = Хроника
cli-chronicle-column-stands = На чём остановилась
cli-chronicle-column-heirs = Наследники
cli-chronicle-over = завершена
cli-chronicle-running = идёт глава { $chapter } из { $chapters }
cli-chronicle-waits = перед главой { $chapter } из { $chapters }
cli-chronicle-verifying = Проверка
cli-chronicle-links = Главы в книге, считая все попытки: { $links }
cli-chronicle-fine = Хроника в порядке.
cli-chronicle-unsound = Хроника не в порядке.
cli-chronicle-exported = Записано: { $file }
cli-chronicle-secret = В файле есть ключ ещё не сыгранных глав. Не давайте его тем, кто играет дальше.
cli-chronicle-imported = Хроника теперь у вас под именем «{ $name }».
cli-chronicle-abandon = Прервать главу { $chapter }? Её сыграют с начала, с другими картами. (y/n)
cli-chronicle-abandoned = Глава { $chapter } прервана; попытка записана в книгу.
cli-chronicle-strike = Вычеркнуть главу { $chapter }? Она не зачтётся, её сыграют заново. (y/n)
cli-chronicle-struck = Глава { $chapter } вычеркнута; в книге она остаётся перечёркнутой.
cli-chronicle-untouched = Ничего не изменено.

## duskmoot replay

cli-replay-names = Игроки: { $names }
cli-replay-at-act = Ход { $act } из { $acts }
cli-replay-column-player = Игрок
cli-replay-column-score = Счёт
cli-replay-winner = победитель
cli-verify-rules = Версия правил: { $version }
cli-verify-acts = Ходы повторены, все допустимы: { $acts }
cli-verify-digests =
    { $digests ->
        [0] Контрольные суммы сверены: 0
        [one] Контрольные суммы сверены: { $digests } (после хода { $places })
        [few] Контрольные суммы сверены: { $digests } (после ходов { $places })
       *[many] Контрольные суммы сверены: { $digests } (после ходов { $places })
    }
cli-verify-commitment = Ключ случайности соответствует контрольному хешу { $commitment }
cli-verify-over = Партия окончена.
cli-verify-unfinished = Партия не окончена.
cli-verify-fine = Файл в порядке.

## duskmoot bench

cli-bench-measuring = Измерения
cli-bench-medians =
    { $rounds ->
        [one] Медианы { $rounds } повтора, наименьшие и наибольшие значения по времени процессора
        [few] Медианы { $rounds } повторов, наименьшие и наибольшие значения по времени процессора
       *[many] Медианы { $rounds } повторов, наименьшие и наибольшие значения по времени процессора
    }
cli-bench-table = { $game }, мест: { $seats }
cli-bench-playout-per-s = Решения/с внутри движка
cli-bench-decisions-per-s = Решения/с под управлением Python
cli-bench-games-per-s = Партии/с
cli-bench-clone-us = Копия, мкс
cli-bench-view-us = Вид с места, мкс
cli-bench-legal-us = Допустимые ходы, мкс
cli-bench-why-not-us = «Почему нельзя?» об одном ходе, мкс
cli-bench-imagine-us = Достраивание скрытого, мкс
cli-bench-reimagine-us = Повторное достраивание, мкс
cli-bench-belief-ms = Вывод о скрытом с самого начала, среднее, мс
cli-bench-belief-worst-ms = Вывод о скрытом с самого начала, худшее, мс
cli-bench-ismcts-bot-per-s = Поиск, каким играет бот, итерации/с
cli-bench-ismcts-full-per-s = Поиск до конца партии, итерации/с
cli-bench-ismcts-capped-per-s = Поиск на 40 решений, итерации/с
cli-bench-steps = Шаги/с на одном ядре с наблюдением и допустимыми ходами, сборка { $build }, повторы: { $rounds }, медианы
cli-bench-own = своя игра библиотеки
cli-bench-crowd = Настоящие соединения на этой машине: один ход в секунду за каждым столом, потом сколько выдержит сервер
cli-bench-servers = Серверы
cli-bench-count = Столы
cli-bench-sockets = Соединения
cli-bench-p50-ms = От хода до вида другого места, медиана, мс
cli-bench-p99-ms = От хода до вида другого места, 99-й перцентиль, мс
cli-bench-direct-p50-ms = То же рядом со столами через другой сервер, медиана, мс
cli-bench-direct-p99-ms = То же рядом со столами через другой сервер, 99-й перцентиль, мс
cli-bench-relayed-p50-ms = То же через сервер, который передаёт дальше, медиана, мс
cli-bench-relayed-p99-ms = То же через сервер, который передаёт дальше, 99-й перцентиль, мс
cli-bench-cpu-calm-ms = Время процессора сервера на ход при одном ходе в секунду, мс
cli-bench-cpu-busy-ms = Время процессора сервера на ход без пауз, мс
cli-bench-rss-mb = Память сервера, МБ
cli-bench-acts-per-s = Ходов/с, максимум
cli-bench-reckoning-p50-ms = От позиции до вывода места о скрытом, медиана, мс
cli-bench-reckoning-p99-ms = От позиции до вывода места о скрытом, 99-й перцентиль, мс
cli-bench-spread = { $middle } ({ $low }–{ $high })
cli-bench-ratio = { $game }, { $build }, в сравнении с { $peer }: решения внутри движка ×{ $inside }, под управлением ×{ $decisions }, копия ×{ $clone }
cli-bench-cpp = { $peer }: два места, написано на C++; Python только управляет.
cli-bench-no-compiled = Скомпилированной сборки нет, или она устарела; измерена только обычная. Построить её: «make fast».
cli-bench-no-peer = { $peer }: не установлено и не измерено. Установить: «make bench».
cli-bench-failed = Процесс измерения завершился с ошибкой: { $reason }

## Отказы

refused-cli-system = Система отказывает: { $reason }.
refused-cli-not-a-folder = { $place } — не папка.
refused-cli-games-alone = «--rotate» и «--out» — для отдельных партий, не для хроник.
refused-cli-bench-unknown = Измерить «{ $what }» нельзя. Не указывайте ничего или укажите «table» или «research».
refused-cli-option-form = Правило стола записывается как КЛЮЧ=ВЫБОР; «{ $option }» так не записано.
refused-cli-option-twice = Правило стола «{ $option }» указано дважды.
refused-cli-game-missing = Не названа ни игра, ни сохранённая партия (--resume).
refused-cli-no-input = Играть нечем: стандартный ввод закрыт.
refused-cli-no-such-act = Хода { $act } нет; ходы — 0–{ $acts }.
refused-cli-tests-missing = Тесты не установлены: нет { $place }. Для подсчёта нужна копия исходного кода.
refused-bots-and-seats = Нужен один бот на все места или по одному на место: места { $seats }, боты { $bots }.
refused-cli-chronicle-unknown = С хроникой нельзя сделать «{ $deed }». Выберите одно из: { $known }.
refused-cli-chronicle-unnamed = Назовите хронику: duskmoot chronicle { $deed } ИМЯ
refused-cli-chronicle-present = «{ $present }» — не номера наследников. Пишите так: 1,3.
refused-cli-chronicle-page = Страницы «{ $page }» нет. Выберите одну из: { $known }.
refused-cli-exists = { $file } уже есть. Назовите другой файл.
refused-data-missing = Для записи Parquet нужен пакет, который не установлен: { $module }. Установите «duskmoot[data]».
refused-cluster-missing = Для кластера нужен пакет, который не установлен: { $module }. Установите «duskmoot[cluster]».
refused-cluster-unreachable = Планировщик { $address } не отвечает: { $reason }. Проверьте адрес.
refused-moot-damaged = В этом файле нет турнира: { $detail }. Сравните его с docs/research.md.
refused-moot-empty = Турниру нужны два бота и хотя бы одна игра. Добавьте их в файл.
refused-moot-by-the-clock = Бот «{ $name }» думает по часам, и его партии каждый раз были бы другими. Задайте ему итерации вместо секунд.
refused-net-unreadable = В файле { $file } нет сети: { $detail }.
refused-net-other = Сеть из файла { $file } обучена для другой игры, другого числа мест или других правил.
refused-net-none = Для этой игры с таким числом мест ({ $seats }) нет готовой сети. Есть для такого числа мест: { $known }. Обучите свою командой «duskmoot train» или назовите её файл: pupil:net=ФАЙЛ
refused-recipe-unreadable = В этом файле нет рецепта: { $detail }. Сравните его с docs/research.md.
refused-recipe-other = В { $folder } уже начат другой рецепт. Укажите другую папку.
refused-cli-chronicle-file-exists = { $file } уже есть. Назовите другой файл.
