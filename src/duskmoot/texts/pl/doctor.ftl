### Co doctor znajduje na serwerze i co z tym zrobić

cli-doctor-fine = W porządku: { $finding }
cli-doctor-note = Rada: { $finding }
cli-doctor-wrong = Usterka: { $finding }
cli-doctor-sum =
    { $wrong ->
        [0] Nie ma usterek
        [one] Jest { $wrong } usterka
        [few] Są { $wrong } usterki
       *[many] Jest { $wrong } usterek
    }, { $notes ->
        [0] nie ma rad.
        [one] jest { $notes } rada.
        [few] są { $notes } rady.
       *[many] jest { $notes } rad.
    }

## Na czym działa

doctor-build-compiled = Zasady są skompilowane.
doctor-build-plain = Zasady działają jako zwykły Python, kilka razy wolniej niż skompilowane.
    .cure = Zainstaluj wheel dla tego systemu albo wykonaj „make fast” w źródłach.
doctor-client = Klient dla przeglądarki jest zbudowany.
doctor-client-missing = Klient dla przeglądarki nie jest zbudowany, więc przeglądarki nie dostaną strony.
    .cure = Zainstaluj wheel albo wykonaj „make web” w źródłach.
doctor-files = Serwer może otworzyć plików i połączeń: { $most }.
doctor-files-few = Serwer może otworzyć za mało plików i połączeń: { $most }.
    .cure = Podnieś limit: LimitNOFILE=65536 w jednostce systemd albo --ulimit nofile=65536 dla kontenera.
doctor-secret = { $name } wskazuje plik, który może czytać tylko ten użytkownik.
doctor-secret-missing = { $name } wskazuje { $file }, a tego pliku nie da się odczytać.
    .cure = Utwórz plik, pozwól użytkownikowi serwera go czytać albo usuń { $name } ze środowiska.
doctor-secret-open = { $name } wskazuje { $file }, a ten plik mogą czytać inni użytkownicy komputera.
    .cure = Wykonaj: chmod 600 { $file }
doctor-secret-shown = Hasło do bazy podano w wierszu poleceń, gdzie widzą je wszyscy użytkownicy komputera.
    .cure = Zapisz adres bazy w pliku i wskaż ten plik w DUSKMOOT_DATABASE_FILE.
doctor-bots = Bot odpowiada w każdej grze: { $games }.
doctor-bots-failed = Bot gry { $game } nie odpowiada: { $reason }
    .cure = Błąd pokaże „duskmoot simulate { $game } --games 1 --bots heuristic”. Jeśli proces został zabity, komputer ma za mało pamięci.

## Folder

doctor-folder = Folder { $folder } jest dostępny, i to tylko dla tego użytkownika.
doctor-folder-new = Folderu { $folder } jeszcze nie ma; serwer go utworzy.
doctor-folder-file = { $folder } to plik, a nie folder.
    .cure = Podaj inny folder przez --data.
doctor-folder-denied = Ten użytkownik nie może czytać i pisać w { $folder }.
    .cure = Oddaj folder użytkownikowi serwera poleceniem chown albo podaj inny przez --data.
doctor-folder-foreign = Folder { $folder } należy do użytkownika { $owner }, a polecenie działa jako użytkownik { $user }.
    .cure = Uruchom doctor jako użytkownik serwera; inaczej nie wiadomo, co serwerowi wolno.
doctor-folder-open = Folder { $folder } mogą otworzyć inni użytkownicy komputera (prawa { $mode }); są w nim klucze losowości i prywatne rozmowy.
    .cure = Wykonaj: chmod 700 { $folder }
doctor-file-open = Plik { $file } mogą czytać inni użytkownicy komputera (prawa { $mode }).
    .cure = Wykonaj: chmod 600 { $file }
doctor-folder-far = { $folder } leży na sieciowym systemie plików ({ $kind }), na którym SQLite może stracić dane.
    .cure = Przenieś folder na dysk tego komputera albo użyj PostgreSQL.
doctor-space = Wolne miejsce na dysku w MB: { $free }.
doctor-space-low = Na dysku jest mało miejsca, wolne MB: { $free }.
    .cure = Zrób miejsce: usuń stare kopie zapasowe albo przenieś folder na większy dysk.
doctor-space-out = Dysk jest prawie pełny, wolne MB: { $free }; gdy się zapełni, żaden ruch nie zostanie zapisany.
    .cure = Zrób miejsce od razu albo przenieś folder na większy dysk.

## Magazyn

doctor-store = Magazyn { $file } jest cały: forma { $form }, stołów: { $tables }.
doctor-store-new = W { $folder } nie ma jeszcze magazynu; serwer go utworzy.
doctor-store-in-use = Na { $folder } pracuje teraz serwer.
doctor-store-locked = Nie da się założyć blokady { $file }: { $reason }
    .cure = Pozwól użytkownikowi serwera pisać do tego pliku i jego folderu.
doctor-store-foreign = { $file } to baza danych, ale nie Duskmoot.
    .cure = Przenieś ją gdzie indziej albo podaj inny folder przez --data.
doctor-store-damaged = { $file } jest uszkodzony albo nie da się do niego pisać: { $reason }
    .cure = Zatrzymaj serwer, skopiuj cały folder i odtwórz ostatnią kopię zapasową w nowym folderze: duskmoot house restore PLIK --data FOLDER
doctor-store-newer = Magazyn ma formę { $form }, a ta wersja zna tylko formę { $known }.
    .cure = Zainstaluj wersję Duskmoot, która ostatnio z nim pracowała, albo nowszą. Nic nie przepadło.
doctor-store-older = Magazyn ma formę { $form }; przy starcie serwer doprowadzi go do formy { $known }.
    .cure = Zrób najpierw kopię zapasową: starsza wersja nie otworzy potem magazynu.
doctor-clock = Zegar zgadza się z tym, co zapisano.
doctor-clock-behind = Zegar komputera się spóźnia: w magazynie jest czas, do którego zostało jeszcze { $minutes } min.
    .cure = Ustaw zegar, najlepiej przez NTP: timedatectl set-ntp true
doctor-clock-apart = Zegary komputera i bazy różnią się o { $seconds } s.
    .cure = Ustaw oba zegary, najlepiej przez NTP: timedatectl set-ntp true

## PostgreSQL

doctor-database = PostgreSQL { $version } odpowiada: forma { $form }, stołów: { $tables }.
doctor-database-new = PostgreSQL { $version } odpowiada, baza jest pusta; serwer utworzy swoje tabele.
doctor-database-url = Adres bazy nie jest adresem PostgreSQL.
    .cure = Pisz tak: postgresql://duskmoot@db.example/duskmoot
doctor-database-driver = Pakiet dla PostgreSQL nie jest zainstalowany.
    .cure = Wykonaj: pip install duskmoot[postgres]
doctor-database-unreachable = Baza nie odpowiada: { $reason }
    .cure = Sprawdź adres i hasło, czy baza działa i czy pg_hba.conf wpuszcza ten komputer.
doctor-database-failed = Bazy nie da się zbadać: { $reason }
    .cure = Zrób użytkownika serwera właścicielem wszystkich tabel tej bazy.
doctor-database-old = PostgreSQL { $version } nie jest już wspierany.
    .cure = Zaktualizuj go do wersji { $oldest } albo nowszej.
doctor-database-encoding = Baza przechowuje tekst w kodowaniu { $encoding }; imiona i rozmowy po polsku i po rosyjsku mogą się nie zapisać.
    .cure = Utwórz nową bazę: createdb --encoding UTF8 --template template0 NAZWA
doctor-database-unsafe = PostgreSQL działa z { $setting } = off: po awarii może brakować ruchów, które gracze już widzieli.
    .cure = Ustaw { $setting } = on w postgresql.conf i wczytaj ustawienia ponownie.
doctor-database-standby = Ta baza to replika i nie można do niej pisać.
    .cure = Podaj w adresie główny serwer bazy.
doctor-database-read-only = Ta baza jest tylko do odczytu.
    .cure = Wykonaj: ALTER DATABASE NAZWA RESET default_transaction_read_only
doctor-database-denied = Użytkownik bazy nie może tworzyć tabel.
    .cure = Zrób go właścicielem bazy: ALTER DATABASE NAZWA OWNER TO UŻYTKOWNIK
doctor-database-table-denied = Użytkownik bazy nie może pisać do tabeli { $table }.
    .cure = Zrób go właścicielem wszystkich tabel: REASSIGN OWNED BY INNY TO UŻYTKOWNIK
doctor-servers = Na bazie pracują serwery: { $servers }.
doctor-servers-none = Na bazie nie pracuje żaden serwer.
doctor-servers-drained = Serwer { $server } ma oddać swoje stoły; zostało stołów: { $tables }.
    .cure = Zatrzymaj go, gdy nie będzie miał stołów albo gdy „duskmoot house versions” pokaże, że nie potrzebuje go żadna partia.
doctor-servers-rules = Żaden serwer nie ma zasad, według których grano ostatnio niedokończone partie { $game }; jest ich { $tables }.
    .cure = Te, które odtwarzają się tak samo, potoczą się dalej same. Dla pozostałych uruchom poprzednią wersję; pokaże je „duskmoot house versions”.

## Drzwi

doctor-port = { $host }, port { $port }: wolny.
doctor-port-served = Pod adresem { $host }, port { $port }, odpowiada sprawny serwer.
doctor-port-unwell = Pod adresem { $host }, port { $port }, odpowiada serwer, ale nie może pisać do magazynu.
    .cure = Powód jest w jego dzienniku: szukaj „store-failed” i „house-lock”. Sprawdź dysk i bazę.
doctor-port-taken = Nie da się zająć { $host }, port { $port }: { $reason }.
    .cure = Zatrzymaj inny program albo wybierz inny port przez --port. Porty poniżej 1024 wymagają osobnych praw.
doctor-origin = Przeglądarki mogą przychodzić z { $origin }.
doctor-origin-unreadable = { $origin } nie jest adresem strony.
    .cure = Pisz tak: https://moot.example
doctor-origin-form = Żadna przeglądarka nie poda { $origin } jako swojego źródła, więc wszystkie zostaną odrzucone.
    .cure = Pisz tak: { $usual }
doctor-origin-plain = { $origin } nie jest szyfrowany: imiona, ciasteczka i ruchy można przeczytać po drodze.
    .cure = Postaw przed serwerem proxy z TLS i podaj jego adres https przez --origin.
doctor-public = Serwer nasłuchuje na { $host } bez TLS: imiona, ciasteczka i ruchy można przeczytać po drodze.
    .cure = Dla Internetu postaw przed serwerem proxy z TLS, nasłuchuj na 127.0.0.1 i podaj publiczny adres przez --origin.
doctor-proxies-all = FORWARDED_ALLOW_IPS ufa wszystkim ({ $name }): każdy może podać dowolny adres i limity według adresów nie działają.
    .cure = Podaj adresy swoich proxy, na przykład FORWARDED_ALLOW_IPS=10.0.0.2
doctor-proxy-unknown = FORWARDED_ALLOW_IPS zawiera „{ $name }”, a to ani adres, ani sieć: serwer nie wierzy temu proxy i wszyscy, którzy przez nie przychodzą, mają wspólne limity jednego adresu.
    .cure = Podaj jego adres albo sieć od jej pierwszego adresu, na przykład 10.0.0.0/24, oddzielone przecinkami
doctor-watchers = DUSKMOOT_METRICS_FROM to „{ $named }” i z taką wartością serwer się nie uruchomi.
    .cure = Podaj adresy lub sieci oddzielone spacjami, na przykład 10.0.0.7 10.1.0.0/16

## Ci, których nie ma przy stole

doctor-mail = Serwer poczty { $host }, port { $port }, odpowiada.
doctor-mail-off = Poczta nie jest wysyłana: nie podano dla niej serwera.
doctor-mail-form = Nie da się odczytać adresu serwera poczty.
    .cure = Pisz tak: smtps://moot:password@mail.example:465/?from=moot@example.org
doctor-mail-homeless = W listach są linki, a serwer nie zna swojego adresu; dlatego poczta nie jest wysyłana.
    .cure = Podaj publiczny adres przez --origin https://moot.example
doctor-mail-unreachable = Serwer poczty { $host }, port { $port }, nie odpowiada: { $reason }
    .cure = Sprawdź nazwę i port oraz czy zapora wypuszcza ten komputer.
doctor-push = Można wysyłać powiadomienia push.
doctor-push-off = Powiadomienia push nie są wysyłane: nie ma dla nich klucza.
doctor-push-key = Nie da się odczytać klucza powiadomień push.
    .cure = Zrób nowy: duskmoot house keys PLIK. Wszystkie przeglądarki muszą się potem zapisać od nowa.
doctor-push-homeless = Powiadomienia push są włączone, ale przeglądarki zapisują się tylko na stronach z https.
    .cure = Postaw przed serwerem proxy z TLS i podaj jego adres przez --origin https://moot.example
doctor-notices-missing = Powiadomienia są włączone, ale pakiety dla nich nie są zainstalowane.
    .cure = Wykonaj: pip install duskmoot[notices]
doctor-passkeys = Można dodawać klucze dostępu.
doctor-passkeys-off = Nie można dodawać kluczy dostępu: potrzebne są https i --origin. Klucze powrotu i urządzenia działają.
doctor-passkeys-missing = Nie można dodawać kluczy dostępu: pakiet dla nich nie jest zainstalowany.
    .cure = Jeśli chcesz kluczy dostępu, wykonaj: pip install duskmoot[accounts]
