### Что doctor находит у сервера и что с этим делать

cli-doctor-fine = В порядке: { $finding }
cli-doctor-note = Совет: { $finding }
cli-doctor-wrong = Неполадка: { $finding }
cli-doctor-sum =
    { $wrong ->
        [0] Неполадок нет
        [one] Найдена { $wrong } неполадка
        [few] Найдены { $wrong } неполадки
       *[many] Найдено { $wrong } неполадок
    }, { $notes ->
        [0] советов нет.
        [one] есть { $notes } совет.
        [few] есть { $notes } совета.
       *[many] есть { $notes } советов.
    }

## На чём он работает

doctor-build-compiled = Правила скомпилированы.
doctor-build-plain = Правила исполняются как обычный Python, в несколько раз медленнее скомпилированных.
    .cure = Установите wheel для этой системы или выполните «make fast» в исходниках.
doctor-client = Клиент для браузера собран.
doctor-client-missing = Клиент для браузера не собран, и браузеры не получат страницу.
    .cure = Установите wheel или выполните «make web» в исходниках.
doctor-files = Сервер может открыть файлов и соединений: { $most }.
doctor-files-few = Сервер может открыть слишком мало файлов и соединений: { $most }.
    .cure = Поднимите предел: LimitNOFILE=65536 в юните systemd или --ulimit nofile=65536 для контейнера.
doctor-secret = { $name } указывает на файл, который может прочесть только этот пользователь.
doctor-secret-missing = { $name } указывает на { $file }, а его нельзя прочесть.
    .cure = Создайте файл, дайте пользователю сервера право читать его или уберите { $name } из окружения.
doctor-secret-open = { $name } указывает на { $file }, а его могут прочесть другие пользователи компьютера.
    .cure = Выполните: chmod 600 { $file }
doctor-secret-shown = Пароль базы указан в командной строке, где его видят все пользователи компьютера.
    .cure = Запишите адрес базы в файл и укажите этот файл в DUSKMOOT_DATABASE_FILE.
doctor-bots = Бот отвечает в каждой игре: { $games }.
doctor-bots-failed = Бот игры { $game } не отвечает: { $reason }
    .cure = Ошибку покажет «duskmoot simulate { $game } --games 1 --bots heuristic». Если процесс был убит, на компьютере мало памяти.

## Папка

doctor-folder = Папка { $folder } доступна, и только этому пользователю.
doctor-folder-new = Папки { $folder } ещё нет; сервер создаст её.
doctor-folder-file = { $folder } — файл, а не папка.
    .cure = Укажите другую папку через --data.
doctor-folder-denied = Этот пользователь не может читать и писать в { $folder }.
    .cure = Отдайте папку пользователю сервера командой chown или укажите другую через --data.
doctor-folder-foreign = Папка { $folder } принадлежит пользователю { $owner }, а команда запущена от пользователя { $user }.
    .cure = Запустите doctor от пользователя сервера, иначе неизвестно, что серверу можно.
doctor-folder-open = Папку { $folder } могут открыть другие пользователи компьютера (права { $mode }); в ней ключи случайности и личные разговоры.
    .cure = Выполните: chmod 700 { $folder }
doctor-file-open = Файл { $file } могут прочесть другие пользователи компьютера (права { $mode }).
    .cure = Выполните: chmod 600 { $file }
doctor-folder-far = { $folder } лежит на сетевой файловой системе ({ $kind }), где SQLite может потерять данные.
    .cure = Перенесите папку на диск этого компьютера или возьмите PostgreSQL.
doctor-space = На диске свободно МБ: { $free }.
doctor-space-low = На диске осталось мало места, свободно МБ: { $free }.
    .cure = Освободите место: удалите старые резервные копии или перенесите папку на больший диск.
doctor-space-out = Диск почти полон, свободно МБ: { $free }; когда он заполнится, ни один ход не сохранится.
    .cure = Освободите место сейчас же или перенесите папку на больший диск.

## Хранилище

doctor-store = Хранилище { $file } цело: форма { $form }, столов: { $tables }.
doctor-store-new = В { $folder } ещё нет хранилища; сервер создаст его.
doctor-store-in-use = С { $folder } сейчас работает сервер.
doctor-store-locked = Не удаётся взять замок { $file }: { $reason }
    .cure = Дайте пользователю сервера право писать в этот файл и его папку.
doctor-store-foreign = { $file } — база данных, но не Duskmoot.
    .cure = Уберите её в другое место или укажите другую папку через --data.
doctor-store-damaged = { $file } повреждён или недоступен для записи: { $reason }
    .cure = Остановите сервер, скопируйте всю папку и восстановите последнюю резервную копию в новую папку: duskmoot house restore ФАЙЛ --data ПАПКА
doctor-store-newer = У хранилища форма { $form }, а эта версия знает только форму { $known }.
    .cure = Установите ту версию Duskmoot, которая работала с ним последней, или более новую. Ничего не потеряно.
doctor-store-older = У хранилища форма { $form }; при запуске сервер приведёт его к форме { $known }.
    .cure = Сначала сделайте резервную копию: более старая версия потом не откроет хранилище.
doctor-clock = Часы согласуются с тем, что сохранено.
doctor-clock-behind = Часы компьютера отстают: в хранилище есть время, до которого ещё { $minutes } мин.
    .cure = Поставьте часы верно, лучше через NTP: timedatectl set-ntp true
doctor-clock-apart = Часы компьютера и базы расходятся на { $seconds } с.
    .cure = Поставьте те и другие часы верно, лучше через NTP: timedatectl set-ntp true

## PostgreSQL

doctor-database = PostgreSQL { $version } отвечает: форма { $form }, столов: { $tables }.
doctor-database-new = PostgreSQL { $version } отвечает, база пуста; сервер создаст свои таблицы.
doctor-database-url = Адрес базы — не адрес PostgreSQL.
    .cure = Пишите так: postgresql://duskmoot@db.example/duskmoot
doctor-database-driver = Пакет для PostgreSQL не установлен.
    .cure = Выполните: pip install duskmoot[postgres]
doctor-database-unreachable = База не отвечает: { $reason }
    .cure = Проверьте адрес и пароль, работает ли база и пускает ли pg_hba.conf этот компьютер.
doctor-database-failed = Базу не удаётся осмотреть: { $reason }
    .cure = Сделайте пользователя сервера владельцем всех таблиц этой базы.
doctor-database-old = PostgreSQL { $version } больше не поддерживается.
    .cure = Обновите до версии { $oldest } или новее.
doctor-database-encoding = База хранит текст в кодировке { $encoding }; имена и разговоры по-русски и по-польски могут не записаться.
    .cure = Создайте новую базу: createdb --encoding UTF8 --template template0 ИМЯ
doctor-database-unsafe = PostgreSQL работает с { $setting } = off: после сбоя могут пропасть ходы, которые игроки уже видели.
    .cure = Поставьте { $setting } = on в postgresql.conf и перечитайте настройки.
doctor-database-standby = Эта база — реплика, писать в неё нельзя.
    .cure = Укажите в адресе основной сервер базы.
doctor-database-read-only = Эта база открыта только для чтения.
    .cure = Выполните: ALTER DATABASE ИМЯ RESET default_transaction_read_only
doctor-database-denied = Пользователь базы не может создавать таблицы.
    .cure = Сделайте его владельцем базы: ALTER DATABASE ИМЯ OWNER TO ПОЛЬЗОВАТЕЛЬ
doctor-database-table-denied = Пользователь базы не может писать в таблицу { $table }.
    .cure = Сделайте его владельцем всех таблиц: REASSIGN OWNED BY ДРУГОЙ TO ПОЛЬЗОВАТЕЛЬ
doctor-servers = С базой работают серверы: { $servers }.
doctor-servers-none = С базой не работает ни один сервер.
doctor-servers-drained = Серверу { $server } велено отдать свои столы; осталось столов: { $tables }.
    .cure = Остановите его, когда столов не останется или когда «duskmoot house versions» покажет, что он не нужен ни одной партии.
doctor-servers-rules = Ни у одного сервера нет правил, по которым шли незаконченные партии { $game }; их { $tables }.
    .cure = Те, что повторяются одинаково, продолжатся сами. Для остальных запустите прежнюю версию; их покажет «duskmoot house versions».

## Дверь

doctor-port = { $host }, порт { $port }: свободно.
doctor-port-served = По адресу { $host }, порт { $port }, отвечает исправный сервер.
doctor-port-unwell = По адресу { $host }, порт { $port }, отвечает сервер, но он не может писать в хранилище.
    .cure = Причина в его журнале: ищите «store-failed» и «house-lock». Проверьте диск и базу.
doctor-port-taken = { $host }, порт { $port }, занять нельзя: { $reason }.
    .cure = Остановите другую программу или выберите другой порт через --port. Порты ниже 1024 требуют особых прав.
doctor-origin = Браузеры могут приходить с { $origin }.
doctor-origin-unreadable = { $origin } — не адрес страницы.
    .cure = Пишите так: https://moot.example
doctor-origin-form = Ни один браузер не назовёт { $origin } своим источником, и все они получат отказ.
    .cure = Пишите так: { $usual }
doctor-origin-plain = { $origin } не шифруется: имена, cookie и ходы можно прочесть по пути.
    .cure = Поставьте перед сервером прокси с TLS и укажите его адрес https через --origin.
doctor-public = Сервер слушает { $host } без TLS: имена, cookie и ходы можно прочесть по пути.
    .cure = Для Интернета поставьте перед сервером прокси с TLS, слушайте 127.0.0.1 и укажите внешний адрес через --origin.
doctor-proxies-all = FORWARDED_ALLOW_IPS доверяет всем ({ $name }): кто угодно назовёт любой адрес, и ограничения по адресам не действуют.
    .cure = Укажите адреса своих прокси, например FORWARDED_ALLOW_IPS=10.0.0.2
doctor-proxy-unknown = В FORWARDED_ALLOW_IPS стоит «{ $name }», а это не адрес и не сеть: сервер не верит этому прокси, и у всех, кто приходит через него, ограничения общие, как у одного адреса.
    .cure = Укажите его адрес или сеть с её первого адреса, например 10.0.0.0/24, через запятую
doctor-watchers = В DUSKMOOT_METRICS_FROM стоит «{ $named }», и с этим сервер не запустится.
    .cure = Укажите адреса или сети через пробел, например 10.0.0.7 10.1.0.0/16

## Те, кого нет за столом

doctor-mail = Почтовый сервер { $host }, порт { $port }, отвечает.
doctor-mail-off = Почта не отправляется: сервер для неё не указан.
doctor-mail-form = Адрес почтового сервера не читается.
    .cure = Пишите так: smtps://moot:password@mail.example:465/?from=moot@example.org
doctor-mail-homeless = В письмах есть ссылки, а сервер не знает своего адреса; поэтому почта не отправляется.
    .cure = Укажите внешний адрес через --origin https://moot.example
doctor-mail-unreachable = Почтовый сервер { $host }, порт { $port }, не отвечает: { $reason }
    .cure = Проверьте имя и порт и выпускает ли брандмауэр этот компьютер.
doctor-push = Push-уведомления можно отправлять.
doctor-push-off = Push-уведомления не отправляются: для них нет ключа.
doctor-push-key = Ключ для push-уведомлений не читается.
    .cure = Сделайте новый: duskmoot house keys ФАЙЛ. Всем браузерам придётся подписаться снова.
doctor-push-homeless = Push-уведомления включены, но браузеры подписываются только на страницах с https.
    .cure = Поставьте перед сервером прокси с TLS и укажите его адрес через --origin https://moot.example
doctor-notices-missing = Уведомления включены, но пакеты для них не установлены.
    .cure = Выполните: pip install duskmoot[notices]
doctor-passkeys = Можно добавлять ключи доступа.
doctor-passkeys-off = Ключи доступа добавить нельзя: нужны https и --origin. Ключи возврата и устройства работают.
doctor-passkeys-missing = Ключи доступа добавить нельзя: пакет для них не установлен.
    .cure = Если нужны ключи доступа, выполните: pip install duskmoot[accounts]
