### Командная строка

## Справка

cli-duskmoot = Тёмные настольные игры: люди и боты за одним столом.
cli-play = Сыграть партию в терминале против ботов.
cli-serve = Открыть столы для браузеров, для людей и ботов.
cli-games = Показать игры, их места, ботов и правила стола.
cli-rules = Показать пункты правил игры, найти нужные или сосчитать проверенные тестами.
cli-simulate = Провести много партий между ботами, сосчитать победы и измерить скорость.
cli-replay = Показать сохранённую партию и проверить её действие за действием.
cli-bench = Измерить скорость обеих сборок и других движков.
cli-usage = Вызов:
cli-hint = «duskmoot --help» перечисляет команды, «duskmoot КОМАНДА --help» — параметры команды.
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

cli-play-me = Ваше место, считая от 1. По умолчанию 1.
cli-play-seed = Одно зерно даёт одни и те же карты и броски. По умолчанию случайное.
cli-play-bots = Боты остальных мест по порядку или один на все. По умолчанию heuristic.
cli-play-resume = Продолжить сохранённую партию; игра, места и правила стола записаны в файле.
cli-play-saves = Папка для сохранений.

cli-serve-host = Адрес, на котором слушать. По умолчанию 127.0.0.1, только этот компьютер; 0.0.0.0 открывает всем.
cli-serve-port = Порт, на котором слушать; 0 берёт любой свободный. По умолчанию 8642.
cli-serve-data = Папка столов. По умолчанию $XDG_DATA_HOME/duskmoot/tables или ~/.local/share/duskmoot/tables.
cli-serve-database = Адрес базы PostgreSQL вместо папки. По умолчанию $DUSKMOOT_DATABASE.
cli-serve-origin = Другой адрес, под которым браузеры видят этот сервер; можно указать несколько раз.
cli-serve-thinkers = Число процессов, в которых думают боты. По умолчанию на один меньше, чем процессоров.
cli-serve-open = Открыть страницу в браузере.

cli-rules-words = Слова, которые есть в номере или тексте пункта.
cli-rules-coverage = Сосчитать пункты и карты, у которых есть тест, и перечислить остальные.
cli-rules-tests = Папка с тестами. По умолчанию рядом с исходным кодом.

cli-simulate-games = Число партий. По умолчанию 1000.
cli-simulate-seed = Одно зерно даёт одни и те же партии. По умолчанию 1.
cli-simulate-jobs = Число процессов. По умолчанию по одному на процессор.
cli-simulate-check = Проверять целостность партии после каждого действия.
cli-simulate-seconds = Время на одно решение в секундах.
cli-simulate-iterations = Число итераций поиска на одно решение.
cli-simulate-keep = Папка для повторов партий со сбоем.

cli-replay-file = Сохранённая партия.
cli-replay-verify = Перечислить проверки вместо рассказа о партии.
cli-replay-at = Остановиться после этого действия; 0 — начало партии.
cli-replay-seat = Глазами игрока на этом месте, считая от 1. По умолчанию глазами зрителя.

cli-bench-what = «table» измеряет вместо этого много столов на сервере этой машины.
cli-bench-rounds = Число кругов; в каждом очередь доходит до всех сборок и движков. По умолчанию 5.
cli-bench-seconds = Время процессора на одну очередь в секундах. По умолчанию 2. Для «table»: длина каждой из двух частей, по умолчанию 20.
cli-bench-tables = Число столов на 3–5 мест, для «table». По умолчанию 500.
cli-bench-database = Адрес базы PostgreSQL, для «table». По умолчанию SQLite в своей папке.

## Числа

cli-number = { NUMBER($n, maximumFractionDigits: 1) }
cli-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## duskmoot serve

cli-serve-ready = Duskmoot открыт по адресу { $address } (Ctrl-C закрывает)
cli-serve-closed = Закрыто. Все столы сохранены.

## duskmoot games

cli-games-seats = Места: { $least }–{ $most }
cli-games-rules = Версия правил: { $version }
cli-games-bots = Боты: { $bots }
cli-games-options = Правила стола (первым стоит выбор по умолчанию):
cli-games-build =
    { $build ->
        [compiled] Duskmoot { $version }, скомпилированная сборка
       *[plain] Duskmoot { $version }, обычная сборка
    }

## duskmoot rules

cli-rules-source = Книга правил: { $source }
cli-rules-note = Примечание (по-английски): { $note }
cli-rules-none = Пункта с этими словами нет.
cli-coverage = { $game }: пункты с тестом { $tested }/{ $clauses }, карты с тестом { $tested_cards }/{ $cards }
cli-coverage-bare-clause = Пункт без теста: { $id }
cli-coverage-bare-card = Карта без теста: { $id }
cli-coverage-stray-clause = { $place }: пункта { $id } нет в правилах.
cli-coverage-stray-card = { $place }: карты { $id } нет в игре.

## duskmoot simulate

cli-simulate-playing = Партии
cli-simulate-column-seat = Место
cli-simulate-column-bot = Бот
cli-simulate-column-wins = Победы
cli-simulate-column-share = Доля
cli-simulate-column-interval = Интервал 95 %
cli-simulate-column-first = Первые места
cli-simulate-finished = Партии, сыгранные до конца: { $finished } из { $games }
cli-simulate-lengths = Решения за партию: { $least }–{ $most }, в среднем { NUMBER($mean, maximumFractionDigits: 1) }
cli-simulate-rounds = Раунды за партию: { $least }–{ $most }, в среднем { NUMBER($mean, maximumFractionDigits: 1) }
cli-simulate-cpu = За секунду времени процессора: решения { NUMBER($decisions, maximumFractionDigits: 0) }, партии { NUMBER($games, maximumFractionDigits: 1) }
cli-simulate-wall = За секунду по часам: решения { NUMBER($decisions, maximumFractionDigits: 0) }, партии { NUMBER($games, maximumFractionDigits: 1) }
cli-simulate-worker-died = Один из процессов аварийно завершился; подсчёт был бы неполным.
cli-fault =
    { $acts ->
        [one] Партия { $index }, зерно { $seed }, после { $acts } действия:
        [few] Партия { $index }, зерно { $seed }, после { $acts } действий:
       *[many] Партия { $index }, зерно { $seed }, после { $acts } действий:
    }
cli-fault-crash = сбой, { $detail }
cli-fault-dead-end = нет допустимого ответа на вопрос «{ $detail }»
cli-fault-broken = целостность нарушена, { $detail }
cli-fault-endless = партия не окончена, решения: { $detail }
cli-fault-illegal = бот выбрал недопустимое, { $detail }
cli-fault-last = Действие: { $act }
cli-fault-kept = Повтор партии: { $file }

## duskmoot replay

cli-replay-names = Игроки: { $names }
cli-replay-at-act = Действие { $act } из { $acts }
cli-replay-column-player = Игрок
cli-replay-column-score = Счёт
cli-replay-winner = победитель
cli-verify-rules = Версия правил: { $version }
cli-verify-acts = Действия повторены, все допустимы: { $acts }
cli-verify-digests =
    { $digests ->
        [0] Контрольные суммы сверены: 0
        [one] Контрольные суммы сверены: { $digests } (после действия { $places })
        [few] Контрольные суммы сверены: { $digests } (после действий { $places })
       *[many] Контрольные суммы сверены: { $digests } (после действий { $places })
    }
cli-verify-commitment = Ключ случая соответствует обязательству { $commitment }
cli-verify-over = Партия окончена.
cli-verify-unfinished = Партия не окончена.
cli-verify-fine = Файл в порядке.

## duskmoot bench

cli-bench-measuring = Измерения
cli-bench-medians =
    { $rounds ->
        [one] Медианы { $rounds } круга, наименьшие и наибольшие значения по времени процессора
        [few] Медианы { $rounds } кругов, наименьшие и наибольшие значения по времени процессора
       *[many] Медианы { $rounds } кругов, наименьшие и наибольшие значения по времени процессора
    }
cli-bench-decisions-per-s = Решения/с
cli-bench-games-per-s = Партии/с
cli-bench-clone-us = Копия, мкс
cli-bench-view-us = Вид с места, мкс
cli-bench-legal-us = Допустимые действия, мкс
cli-bench-why-not-us = «Почему нельзя?» об одном действии, мкс
cli-bench-imagine-us = Догадка о скрытом, мкс
cli-bench-reimagine-us = Новая догадка, мкс
cli-bench-ismcts-full-per-s = Поиск до конца партии, итерации/с
cli-bench-ismcts-capped-per-s = Поиск на 40 решений, итерации/с
cli-bench-crowd = Настоящие соединения на этой машине: один ход в секунду за каждым столом, потом сколько выдержит сервер
cli-bench-count = Столы
cli-bench-sockets = Соединения
cli-bench-p50-ms = От хода до вида другого места, медиана, мс
cli-bench-p99-ms = От хода до вида другого места, 99 из 100, мс
cli-bench-rss-mb = Память сервера, МБ
cli-bench-acts-per-s = Ходы/с, самое большее
cli-bench-spread = { $middle } ({ $low }–{ $high })
cli-bench-ratio = { $game }, { $build }, в сравнении с { $peer }: решения ×{ $decisions }, копия ×{ $clone }
cli-bench-cpp = { $peer }: два места, написано на C++; Python только управляет.
cli-bench-no-compiled = Скомпилированной сборки нет, или она устарела; измерена только обычная. Построить её: «make fast».
cli-bench-no-peer = { $peer }: не установлено и не измерено. Установить: «make bench».
cli-bench-failed = Процесс измерения завершился с ошибкой: { $reason }

## Отказы

refused-cli-system = Система отказывает: { $reason }.
refused-cli-not-a-folder = { $place } — не папка.
refused-cli-bench-unknown = Измерить «{ $what }» нельзя. Не указывайте ничего или укажите «table».
refused-cli-option-form = Правило стола записывается как КЛЮЧ=ВЫБОР; «{ $option }» так не записано.
refused-cli-option-twice = Правило стола «{ $option }» указано дважды.
refused-cli-game-missing = Не названа ни игра, ни сохранённая партия (--resume).
refused-cli-no-input = Играть нечем: стандартный ввод закрыт.
refused-cli-no-such-act = Действия { $act } нет; действия — 0–{ $acts }.
refused-cli-tests-missing = Тесты не установлены: нет { $place }. Для подсчёта нужна копия исходного кода.
refused-bots-and-seats = Нужен один бот на все места или по одному на место: места { $seats }, боты { $bots }.
