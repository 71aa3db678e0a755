### What the doctor finds in a house, and what to do about it

cli-doctor-fine = Fine: { $finding }
cli-doctor-note = Advice: { $finding }
cli-doctor-wrong = Wrong: { $finding }
cli-doctor-sum =
    { $wrong ->
        [0] Nothing is wrong
        [one] { $wrong } thing is wrong
       *[other] { $wrong } things are wrong
    }, { $notes ->
        [0] and there is no advice.
        [one] and there is { $notes } piece of advice.
       *[other] and there are { $notes } pieces of advice.
    }

## What it runs with

doctor-build-compiled = The rules are compiled.
doctor-build-plain = The rules run as plain Python, several times slower than compiled.
    .cure = Install the wheel for this system, or run “make fast” in the sources.
doctor-client = The browser client is built.
doctor-client-missing = The browser client is not built, so browsers get no page.
    .cure = Install the wheel, or run “make web” in the sources.
doctor-files = The server may have { $most } files and connections open.
doctor-files-few = The server may have only { $most } files and connections open.
    .cure = Raise the limit: LimitNOFILE=65536 in the systemd unit, or --ulimit nofile=65536 for a container.
doctor-secret = { $name } names a file that only this user can read.
doctor-secret-missing = { $name } names { $file }, which cannot be read.
    .cure = Create the file, or let the user of the server read it, or remove { $name } from the environment.
doctor-secret-open = { $name } names { $file }, which others on this machine can read.
    .cure = Run: chmod 600 { $file }
doctor-secret-shown = The password of the database is on the command line, where everybody on this machine can see it.
    .cure = Write the address of the database into a file and name that file in DUSKMOOT_DATABASE_FILE.
doctor-bots = A bot answers in every game: { $games }.
doctor-bots-failed = The bot of { $game } does not answer: { $reason }
    .cure = “duskmoot simulate { $game } --games 1 --bots heuristic” shows the error. If the process was killed, the machine has too little memory.

## The folder

doctor-folder = The folder { $folder } can be used, and only by this user.
doctor-folder-new = There is no folder { $folder } yet; the server will create it.
doctor-folder-file = { $folder } is a file, not a folder.
    .cure = Name another folder with --data.
doctor-folder-denied = This user may not read and write { $folder }.
    .cure = Give the folder to the user of the server with chown, or name another one with --data.
doctor-folder-foreign = The folder { $folder } belongs to user { $owner }, and this command runs as user { $user }.
    .cure = Run the doctor as the user of the server; otherwise it cannot tell what the server may do.
doctor-folder-open = Others on this machine can open the folder { $folder } (rights { $mode }); it holds keys of chance and private chat.
    .cure = Run: chmod 700 { $folder }
doctor-file-open = Others on this machine can read { $file } (rights { $mode }).
    .cure = Run: chmod 600 { $file }
doctor-folder-far = { $folder } is on a network file system ({ $kind }), where SQLite can lose data.
    .cure = Move the folder to a disk of this machine, or use PostgreSQL.
doctor-space = { $free } MB are free on the disk.
doctor-space-low = Only { $free } MB are free on the disk.
    .cure = Make room soon: delete old backups, or move the folder to a larger disk.
doctor-space-out = Only { $free } MB are free on the disk; when it is full, no move can be stored.
    .cure = Make room now, or move the folder to a larger disk.

## The store

doctor-store = The store { $file } is sound: form { $form }, tables: { $tables }.
doctor-store-new = There is no store in { $folder } yet; the server will create it.
doctor-store-in-use = A server is at work on { $folder }.
doctor-store-locked = The lock { $file } cannot be taken: { $reason }
    .cure = Let the user of the server write this file and its folder.
doctor-store-foreign = { $file } is a database, but not one of Duskmoot.
    .cure = Move it elsewhere, or name another folder with --data.
doctor-store-damaged = { $file } is damaged or cannot be written: { $reason }
    .cure = Stop the server, copy the whole folder, and restore the last backup into a new folder: duskmoot house restore FILE --data DIR
doctor-store-newer = The store has form { $form }, and this version knows only form { $known }.
    .cure = Install the version of Duskmoot that used it last, or a newer one. Nothing is lost.
doctor-store-older = The store has form { $form }; the server will bring it to form { $known } when it starts.
    .cure = Make a backup first: an older version cannot open the store afterwards.
doctor-clock = The clock fits what is stored.
doctor-clock-behind = The clock of this machine is behind: the store holds a time { $minutes } minutes from now.
    .cure = Set the clock, best with NTP: timedatectl set-ntp true
doctor-clock-apart = The clocks of this machine and of the database are { $seconds } seconds apart.
    .cure = Set both clocks, best with NTP: timedatectl set-ntp true

## PostgreSQL

doctor-database = PostgreSQL { $version } answers: form { $form }, tables: { $tables }.
doctor-database-new = PostgreSQL { $version } answers, and the database is empty; the server will create its tables.
doctor-database-url = The address of the database is not one of PostgreSQL.
    .cure = Write it like this: postgresql://duskmoot@db.example/duskmoot
doctor-database-driver = The package for PostgreSQL is not installed.
    .cure = Run: pip install duskmoot[postgres]
doctor-database-unreachable = The database does not answer: { $reason }
    .cure = Check its address and password, whether it is running, and whether pg_hba.conf lets this machine in.
doctor-database-failed = The database cannot be examined: { $reason }
    .cure = Make the user of the server the owner of all tables in this database.
doctor-database-old = PostgreSQL { $version } is no longer maintained.
    .cure = Upgrade it to version { $oldest } or newer.
doctor-database-encoding = The database stores text as { $encoding }; names and chat in Russian or Polish may be refused.
    .cure = Create a new database with: createdb --encoding UTF8 --template template0 NAME
doctor-database-unsafe = PostgreSQL runs with { $setting } = off: after a crash, moves that players saw can be missing.
    .cure = Set { $setting } = on in postgresql.conf and reload it.
doctor-database-standby = This database is a standby and cannot be written.
    .cure = Name the primary in the address of the database.
doctor-database-read-only = This database is set to read only.
    .cure = Run: ALTER DATABASE NAME RESET default_transaction_read_only
doctor-database-denied = The user of the database may not create tables.
    .cure = Make this user the owner of the database: ALTER DATABASE NAME OWNER TO USER
doctor-database-table-denied = The user of the database may not write the table { $table }.
    .cure = Make this user the owner of all tables: REASSIGN OWNED BY OTHER TO USER
doctor-servers = Servers at work on the database: { $servers }.
doctor-servers-none = No server is at work on the database.
doctor-servers-drained = Server { $server } has been told to give its tables away; it still has { $tables }.
    .cure = Stop it when it has none left, or when “duskmoot house versions” says that no game needs it.
doctor-servers-rules = No server at work has the rules with which unfinished games of { $game } were played last; there are { $tables } of them.
    .cure = Those that replay the same go on by themselves. For the others start the version that played them; “duskmoot house versions” lists them.

## The door

doctor-port = { $host }, port { $port }, is free.
doctor-port-served = A server answers at { $host }, port { $port }, and is well.
doctor-port-unwell = A server answers at { $host }, port { $port }, but cannot write to its store.
    .cure = Its log says why: look for “store-failed” and “house-lock”. Check the disk and the database.
doctor-port-taken = { $host }, port { $port }, cannot be used: { $reason }.
    .cure = Stop the other program, or choose another port with --port. Ports below 1024 need special rights.
doctor-origin = Browsers may come from { $origin }.
doctor-origin-unreadable = { $origin } is not an address of a page.
    .cure = Write it like this: https://moot.example
doctor-origin-form = No browser will ever send { $origin } as its origin, so all of them are refused.
    .cure = Write it like this: { $usual }
doctor-origin-plain = { $origin } is not encrypted: names, cookies and moves can be read on the way.
    .cure = Put a proxy with TLS in front of the server, and give its https address with --origin.
doctor-public = The server listens on { $host } without TLS: names, cookies and moves can be read on the way.
    .cure = For the Internet, put a proxy with TLS in front, listen on 127.0.0.1, and give the public address with --origin.
doctor-proxies-all = FORWARDED_ALLOW_IPS trusts everybody ({ $name }): anyone can claim any address, and limits by address do not hold.
    .cure = Name the addresses of your proxies instead, such as FORWARDED_ALLOW_IPS=10.0.0.2
doctor-proxy-unknown = FORWARDED_ALLOW_IPS names “{ $name }”, which is no address and no network: this proxy is not believed, and all who come through it share the limits of one address.
    .cure = Name its address, or a network by its first address, such as 10.0.0.0/24, separated by commas
doctor-watchers = DUSKMOOT_METRICS_FROM is “{ $named }”, and the server will not start with it.
    .cure = Name addresses or networks separated by spaces, such as 10.0.0.7 10.1.0.0/16

## Those who are away

doctor-mail = The mail server { $host }, port { $port }, answers.
doctor-mail-off = No mail is sent: no server for it is named.
doctor-mail-form = The address of the mail server cannot be read.
    .cure = Write it like this: smtps://moot:password@mail.example:465/?from=moot@example.org
doctor-mail-homeless = Mail contains links, and the server does not know its own address; so no mail is sent.
    .cure = Give the public address with --origin https://moot.example
doctor-mail-unreachable = The mail server { $host }, port { $port }, does not answer: { $reason }
    .cure = Check its name and port, and whether a firewall lets this machine out.
doctor-push = Push notices can be sent.
doctor-push-off = No push notices are sent: there is no key for them.
doctor-push-key = The key for push notices cannot be read.
    .cure = Make a new one: duskmoot house keys FILE. All browsers must then subscribe again.
doctor-push-homeless = Push notices are on, but browsers subscribe only on pages with https.
    .cure = Put a proxy with TLS in front, and give its address with --origin https://moot.example
doctor-notices-missing = Notices are wanted, but the packages for them are not installed.
    .cure = Run: pip install duskmoot[notices]
doctor-passkeys = People can add passkeys.
doctor-passkeys-off = People cannot add passkeys: they need https and --origin. Return keys and devices work.
doctor-passkeys-missing = People cannot add passkeys: the package for them is not installed.
    .cure = If you want passkeys, run: pip install duskmoot[accounts]
