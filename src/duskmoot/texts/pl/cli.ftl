### Wiersz poleceń

## Pomoc

cli-duskmoot = Mroczne gry planszowe: ludzie i boty przy jednym stole.
cli-play = Zagraj w terminalu przeciwko botom.
cli-chronicle = Graj w terminalu w kronikę: gry, z których każda zostawia coś następnej.
cli-serve = Otwórz stoły dla przeglądarek, dla ludzi i botów.
cli-think = Pozwól szukającym botom serwera myśleć na tej maszynie.
cli-doctor = Zbadaj serwer: powiedz, co z nim nie tak i co zrobić.
cli-house = Opiekuj się magazynem serwera: kopiuj, odtwarzaj kopię, sprawdzaj.
cli-games = Pokaż gry, ich miejsca, boty i zasady stołu.
cli-learn = Pokaż grę na jednej stronie: cel, runda, ruchy, trudna rzecz, walka.
cli-rules = Pokaż punkty zasad gry, wyszukaj w nich lub policz sprawdzone testami.
cli-simulate = Rozegraj wiele partii między botami, policz zwycięstwa i zmierz szybkość.
cli-tournament = Rozegraj turniej botów według pliku i oceń ich siłę.
cli-rate = Pokaż siłę botów turnieju wraz z przedziałami.
cli-train = Wytrenuj sieć, która ocenia pozycje lub ruchy, według pliku.
cli-replay = Odtwórz zapisaną partię i sprawdź ją ruch po ruchu.
cli-bench = Zmierz szybkość obu wersji, zwykłej i skompilowanej, oraz innych silników.
cli-usage = Użycie:
cli-hint = „duskmoot --help” wymienia polecenia, a „duskmoot POLECENIE --help” opcje polecenia.
cli-help-flag = Pokaż tę pomoc.
cli-version-flag = Pokaż wersję.
cli-panel-commands = Polecenia
cli-panel-arguments = Argumenty
cli-panel-parameters = Opcje

cli-option-game = Nazwa gry; wszystkie nazwy pokazuje „duskmoot games”.
cli-option-language = Język: en, ru lub pl. Domyślnie $DUSKMOOT_LANGUAGE, potem język systemu, potem angielski.
cli-option-json = Wypisz JSON dla programów.
cli-option-seats = Liczba miejsc. Domyślnie 4.
cli-option-option = Zasada stołu; można podać kilka.
cli-option-bots = Boty według miejsc albo jeden na wszystkie miejsca. Domyślnie random.
cli-option-cluster = Adres planisty Dask, którego procesy rozgrywają partie.

cli-play-me = Twoje miejsce, licząc od 1. Domyślnie 1.
cli-play-seed = To samo ziarno daje te same karty i rzuty. Domyślnie losowe.
cli-play-bots = Boty pozostałych miejsc po kolei albo jeden na wszystkie. Domyślnie heuristic.
cli-play-lesson = Przejdź lekcję tej gry: nauczyciel objaśnia każdy krok. Lekcje wymienia „duskmoot games”.
cli-play-resume = Wznów zapisaną partię; gra, miejsca i zasady stołu są w pliku.
cli-play-saves = Folder na zapisy partii.

cli-chronicle-deed = Co zrobić: new, list, play, show, verify, export, import, strike albo abandon.
cli-chronicle-name = Nazwa kroniki; dla „import” plik, dla „verify” jedno albo drugie.
cli-chronicle-more = Dla „show” strona: book, heirs, world albo lineage. Dla „export” plik; dla „import” inna nazwa.
cli-chronicle-game = Dla „new”: gra. Domyślnie heritage.
cli-chronicle-seats = Dla „new”: liczba dziedziców razem z tobą. Domyślnie 3.
cli-chronicle-me = Dla „new”: którym dziedzicem jesteś, licząc od 1, od najstarszego. Domyślnie 1.
cli-chronicle-character = Dla „new”: imię twojej postaci.
cli-chronicle-present = Dla „play”: obecni dziedzice, licząc od 1. Domyślnie wszyscy.
cli-chronicle-yes = Dla „strike” i „abandon”: nie pytaj.
cli-chronicle-shelf = Folder kronik. Domyślnie $XDG_DATA_HOME/duskmoot/chronicles, a gdy jej brak, ~/.local/share/duskmoot/chronicles.

cli-serve-host = Adres nasłuchu. Domyślnie 127.0.0.1, tylko ten komputer; 0.0.0.0 otwiera wszystkim.
cli-serve-port = Port nasłuchu; 0 bierze dowolny wolny. Domyślnie 8642.
cli-serve-data = Folder stołów. Domyślnie $XDG_DATA_HOME/duskmoot/tables albo ~/.local/share/duskmoot/tables.
cli-serve-database = Adres bazy PostgreSQL zamiast folderu. Domyślnie $DUSKMOOT_DATABASE albo zawartość pliku $DUSKMOOT_DATABASE_FILE.
cli-serve-origin = Inny adres, pod którym przeglądarki widzą ten serwer; można podać kilka razy.
cli-serve-thinkers = Liczba procesów, w których myślą boty. Domyślnie o jeden mniej niż procesorów.
cli-serve-processes = Ile procesów serwera działa obok siebie; więcej niż jeden wymaga PostgreSQL. Zwykle 1.
cli-serve-inner = Adres i port, pod którymi inne serwery znajdują ten; kilka procesów zajmuje też kolejne porty. Zwykle 127.0.0.1 i dowolny wolny port.
cli-serve-lease = Po ilu sekundach bez znaku życia inne serwery przejmują stoły tego serwera. Zwykle 10.
cli-serve-root-path = Ścieżka, pod którą serwer pośredniczący pokazuje ten serwer, na przykład /moot.
cli-serve-open = Otwórz stronę w przeglądarce.
cli-think-for = Serwer: jego adres wewnętrzny i port; można powtarzać.
cli-think-thinkers = Liczba procesów dla każdego serwera. Domyślnie tyle, ile procesorów.
cli-house-versions = Pokaż serwery ze wspólną bazą PostgreSQL i zasady, których potrzebują nieskończone partie.
cli-house-drain = Niech jeden z serwerów odda swoje stoły innym.
cli-house-server = Numer serwera, jak pokazuje go versions.
cli-house-id = nr
cli-house-address = adres
cli-house-version = wersja
cli-house-tables = stoły
cli-house-game = gra
cli-house-edition = wydanie zasad
cli-house-servers = serwery
cli-house-games = partie
cli-house-drained = opróżniany
cli-house-draining = Serwer { $server } oddaje swoje stoły innym. Zatrzymaj go, gdy nie będzie już żadnego.

cli-rules-words = Słowa, które zawiera numer lub tekst punktu.
cli-rules-coverage = Policz punkty i karty, które mają test, i wymień pozostałe.
cli-rules-tests = Folder z testami. Domyślnie obok kodu źródłowego.

cli-simulate-games = Liczba partii. Domyślnie 1000.
cli-simulate-chronicles = Rozegraj tyle całych kronik zamiast pojedynczych partii.
cli-simulate-seed = To samo ziarno daje te same partie. Domyślnie 1.
cli-simulate-jobs = Liczba procesów. Domyślnie jeden na każdy procesor.
cli-simulate-check = Sprawdzaj spójność partii po każdym ruchu.
cli-simulate-seconds = Czas na jedną decyzję w sekundach.
cli-simulate-iterations = Liczba iteracji wyszukiwania na jedną decyzję.
cli-simulate-keep = Folder na powtórki partii, w których wystąpi błąd.
cli-simulate-rotate = Z partii na partię przesadzaj boty o jedno miejsce.
cli-simulate-out = Plik Parquet, po jednym wierszu na partię.

cli-tournament-file = Plik TOML z botami, grami i ziarnem.
cli-tournament-out = Plik JSON na wyniki i oceny.
cli-rate-file = Plik JSON turnieju.
cli-train-file = Plik TOML z grą, botami każdego pokolenia i ziarnem.
cli-train-folder = Folder na partie i sieci. Trening trwa dalej od tego, co w nim jest.
cli-train-seconds = Zatrzymaj po tylu sekundach; to, co zrobione, zostaje.

cli-replay-file = Zapisana partia.
cli-replay-verify = Wymień, co sprawdzono, zamiast opowiadać partię.
cli-replay-at = Zatrzymaj się po tym ruchu; 0 to początek partii.
cli-replay-seat = Oczami gracza na tym miejscu, licząc od 1. Domyślnie oczami widza.

cli-bench-what = „table” mierzy zamiast tego wiele stołów na serwerze tej maszyny, „research” środowiska dla badaczy.
cli-bench-rounds = Liczba powtórzeń; w każdym przychodzi kolej na obie wersje i na inne silniki. Domyślnie 5.
cli-bench-seconds = Czas procesora na jedną kolejkę w sekundach. Domyślnie 4. Dla „table”: długość każdej z dwóch części, domyślnie 20.
cli-bench-tables = Liczba stołów wszystkich wielkości, jakie dopuszcza gra, dla „table”. Domyślnie 500.
cli-bench-game = Gra przy stołach, dla „table”. Domyślnie bloodborne.
cli-bench-database = Adres bazy PostgreSQL, dla „table”. Domyślnie SQLite w osobnym folderze.
cli-bench-most-servers = Serwery na jednej bazie PostgreSQL, dla „table”: mierzony jest jeden, dwa i tak dalej do N. Domyślnie 1.

## Liczby

cli-number = { NUMBER($n, maximumFractionDigits: 1) }
cli-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## duskmoot serve

cli-serve-ready = Duskmoot działa pod adresem { $address } (Ctrl-C zamyka)
cli-serve-closed = Zamknięto. Wszystkie stoły są zapisane.
cli-think-ready = Procesy, w których myślą boty: { $thinkers }. Ctrl-C kończy pracę.

## duskmoot games

cli-games-seats = Miejsca: { $least }–{ $most }
cli-games-rules = Wersja zasad: { $version }
cli-games-bots = Boty: { $bots }
cli-games-lesson = Lekcja { $id }: { $title }, { $minutes } min, kroki: { $steps }
cli-games-options = Zasady stołu (pierwszy jest wybór domyślny):
cli-games-build =
    { $build ->
        [compiled] Duskmoot { $version }, wersja skompilowana
       *[plain] Duskmoot { $version }, wersja zwykła
    }

## duskmoot rules

cli-learn-lesson = Lekcja „{ $title }” ({ $minutes } min): duskmoot play { $game } --lesson { $id }
cli-learn-more = Całe zasady: duskmoot rules { $game }. Gra: duskmoot play { $game }.
cli-rules-source = Instrukcja: { $source }
cli-rules-note = Uwaga: { $note }
cli-rules-noted = Do tej zasady jest uwaga, po angielsku: docs/rulings.md
cli-rules-none = Nie ma punktu z tymi słowami.
cli-coverage = { $game }: punkty z testem { $tested }/{ $clauses }, karty z testem { $tested_cards }/{ $cards }
cli-coverage-bare-clause = Punkt bez testu: { $id }
cli-coverage-bare-card = Karta bez testu: { $id }
cli-coverage-stray-clause = { $place }: w zasadach nie ma punktu { $id }.
cli-coverage-stray-card = { $place }: w grze nie ma karty { $id }.

## duskmoot simulate

cli-simulate-playing = Partie
cli-simulate-column-seat = Miejsce
cli-simulate-column-bot = Bot
cli-simulate-column-wins = Zwycięstwa
cli-simulate-column-share = Udział
cli-simulate-column-interval = Przedział 95%
cli-simulate-column-first = Pierwsze miejsca
cli-simulate-column-chapters = Wygrane rozdziały
cli-simulate-column-score = Wynik końcowy
cli-simulate-column-scores = Od–do
cli-simulate-column-clan = Klan
cli-simulate-column-place = Miejsce w poprzedniej epoce
cli-simulate-column-played = Rozdziały
cli-simulate-told = Ukończone kroniki: { $finished } z { $chronicles }
cli-simulate-seconds-each = Czas procesora na kronikę: { NUMBER($seconds, maximumFractionDigits: 1) } s; wszystkie razem według zegara: { NUMBER($wall, maximumFractionDigits: 1) } s
cli-simulate-finished = Partie rozegrane do końca: { $finished } z { $games }
cli-simulate-lengths = Decyzje w partii: { $least }–{ $most }, średnio { NUMBER($mean, maximumFractionDigits: 1) }
cli-simulate-rounds = Rundy w partii: { $least }–{ $most }, średnio { NUMBER($mean, maximumFractionDigits: 1) }
cli-simulate-cpu = Na sekundę czasu procesora: decyzje { NUMBER($decisions, maximumFractionDigits: 0) }, partie { NUMBER($games, maximumFractionDigits: 1) }
cli-simulate-wall = Na sekundę zegara: decyzje { NUMBER($decisions, maximumFractionDigits: 0) }, partie { NUMBER($games, maximumFractionDigits: 1) }
cli-simulate-worker-died = Jeden z procesów zakończył się awarią; wynik byłby niepełny.
cli-rate-fixture = { $game }, miejsca: { $seats }, partie: { $games }
cli-rate-column-bot = Bot
cli-rate-column-points = Punkty
cli-rate-column-interval = Przedział 95%
cli-rate-column-games = Partie
cli-rate-column-wins = Zwycięstwa
cli-rate-points = { NUMBER($n, maximumFractionDigits: 0) }
cli-rate-interval = { NUMBER($low, maximumFractionDigits: 0) } … { NUMBER($high, maximumFractionDigits: 0) }

cli-train-games = Pokolenie { $n } z { $all }: partie
cli-train-fit = Pokolenie { $n } z { $all }: dopasowanie sieci
cli-train-left = Jeszcze nie koniec. Powtórz polecenie, aby kontynuować w { $folder }.
cli-train-done = Sieć jest gotowa: { $file }
cli-fault =
    { $acts ->
        [one] Partia { $index }, ziarno { $seed }, po 1 ruchu:
        [few] Partia { $index }, ziarno { $seed }, po { $acts } ruchach:
       *[many] Partia { $index }, ziarno { $seed }, po { $acts } ruchach:
    }
cli-fault-chapter =
    { $acts ->
        [one] Kronika { $index }, ziarno { $seed }, rozdział { $chapter }, po 1 ruchu:
        [few] Kronika { $index }, ziarno { $seed }, rozdział { $chapter }, po { $acts } ruchach:
       *[many] Kronika { $index }, ziarno { $seed }, rozdział { $chapter }, po { $acts } ruchach:
    }
cli-fault-crash = awaria, { $detail }
cli-fault-dead-end = brak dozwolonej odpowiedzi na pytanie „{ $detail }”
cli-fault-broken = naruszona spójność, { $detail }
cli-fault-endless = partia bez końca, decyzje: { $detail }
cli-fault-illegal = bot wybrał niedozwolony ruch, { $detail }
cli-fault-last = Ruch: { $act }
cli-fault-kept = Powtórka: { $file }

## duskmoot chronicle

cli-chronicle-founded = Kronika „{ $name }” jest założona.
cli-chronicle-roster = Dziedzice, od najstarszego: { $names }
cli-chronicle-commitment = Skrót kontrolny klucza, z którego pochodzi los każdego rozdziału: { $commitment }
cli-chronicle-root = Wspólny skrót pakietów pod pieczęcią: { $root }
cli-chronicle-next = Następny rozdział: duskmoot chronicle play { $quoted }
cli-chronicle-none = Nie ma jeszcze żadnej kroniki. Aby założyć: duskmoot chronicle new NAZWA
cli-chronicle-column-name = Kronika
cli-chronicle-column-stands = Na czym stanęło
cli-chronicle-column-heirs = Dziedzice
cli-chronicle-over = ukończona
cli-chronicle-running = trwa rozdział { $chapter } z { $chapters }
cli-chronicle-waits = przed rozdziałem { $chapter } z { $chapters }
cli-chronicle-verifying = Sprawdzanie
cli-chronicle-links = Rozdziały w księdze ze wszystkimi próbami: { $links }
cli-chronicle-fine = Kronika jest w porządku.
cli-chronicle-unsound = Kronika nie jest w porządku.
cli-chronicle-exported = Zapisano: { $file }
cli-chronicle-secret = Plik zawiera klucz rozdziałów, które dopiero nadejdą. Nie dawaj go nikomu, kto gra dalej.
cli-chronicle-imported = Kronika stoi u ciebie pod nazwą „{ $name }”.
cli-chronicle-abandon = Porzucić rozdział { $chapter }? Zostanie rozegrany od początku, z innym tasowaniem. (y/n)
cli-chronicle-abandoned = Rozdział { $chapter } jest porzucony; próba została w księdze.
cli-chronicle-strike = Skreślić rozdział { $chapter }? Nie będzie się liczył i zostanie rozegrany ponownie. (y/n)
cli-chronicle-struck = Rozdział { $chapter } jest skreślony; w księdze zostaje przekreślony.
cli-chronicle-untouched = Niczego nie zmieniono.

## duskmoot replay

cli-replay-names = Gracze: { $names }
cli-replay-at-act = Ruch { $act } z { $acts }
cli-replay-column-player = Gracz
cli-replay-column-score = Wynik
cli-replay-winner = zwycięzca
cli-verify-rules = Wersja zasad: { $version }
cli-verify-acts = Ruchy odtworzone, wszystkie dozwolone: { $acts }
cli-verify-digests =
    { $digests ->
        [0] Porównane sumy kontrolne: 0
        [one] Porównane sumy kontrolne: 1 (po ruchu { $places })
        [few] Porównane sumy kontrolne: { $digests } (po ruchach { $places })
       *[many] Porównane sumy kontrolne: { $digests } (po ruchach { $places })
    }
cli-verify-commitment = Klucz losowości zgadza się ze skrótem kontrolnym { $commitment }
cli-verify-over = Partia jest skończona.
cli-verify-unfinished = Partia nie jest skończona.
cli-verify-fine = Plik jest w porządku.

## duskmoot bench

cli-bench-measuring = Pomiary
cli-bench-medians =
    { $rounds ->
        [one] Jedno powtórzenie, według czasu procesora
        [few] Mediany { $rounds } powtórzeń z najmniejszą i największą wartością, według czasu procesora
       *[many] Mediany { $rounds } powtórzeń z najmniejszą i największą wartością, według czasu procesora
    }
cli-bench-table = { $game }, miejsca: { $seats }
cli-bench-playout-per-s = Decyzje/s wewnątrz silnika
cli-bench-decisions-per-s = Decyzje/s sterowane z Pythona
cli-bench-games-per-s = Partie/s
cli-bench-clone-us = Kopia, µs
cli-bench-view-us = Widok z miejsca, µs
cli-bench-legal-us = Dozwolone ruchy, µs
cli-bench-why-not-us = „Dlaczego nie?” o jednym ruchu, µs
cli-bench-imagine-us = Dopełnianie ukrytych danych, µs
cli-bench-reimagine-us = Ponowne dopełnianie, µs
cli-bench-belief-ms = Wnioskowanie o ukrytym od początku, średnio, ms
cli-bench-belief-worst-ms = Wnioskowanie o ukrytym od początku, najgorzej, ms
cli-bench-ismcts-bot-per-s = Wyszukiwanie, jakim gra bot, iteracje/s
cli-bench-ismcts-full-per-s = Wyszukiwanie do końca partii, iteracje/s
cli-bench-ismcts-capped-per-s = Wyszukiwanie na 40 decyzji, iteracje/s
cli-bench-steps = Kroki/s jednego rdzenia z obserwacją i dozwolonymi ruchami, wersja { $build }, powtórzenia: { $rounds }, mediany
cli-bench-own = własna gra biblioteki
cli-bench-crowd = Prawdziwe połączenia na tej maszynie: jeden ruch na sekundę przy każdym stole, potem ile serwer wytrzyma
cli-bench-servers = Serwery
cli-bench-count = Stoły
cli-bench-sockets = Połączenia
cli-bench-p50-ms = Od ruchu do widoku innego miejsca, mediana, ms
cli-bench-p99-ms = Od ruchu do widoku innego miejsca, 99. percentyl, ms
cli-bench-direct-p50-ms = To samo obok stołów przez inny serwer, mediana, ms
cli-bench-direct-p99-ms = To samo obok stołów przez inny serwer, 99. percentyl, ms
cli-bench-relayed-p50-ms = To samo przez serwer, który przekazuje dalej, mediana, ms
cli-bench-relayed-p99-ms = To samo przez serwer, który przekazuje dalej, 99. percentyl, ms
cli-bench-cpu-calm-ms = Czas procesora serwera na ruch przy jednym ruchu na sekundę, ms
cli-bench-cpu-busy-ms = Czas procesora serwera na ruch bez przerw, ms
cli-bench-rss-mb = Pamięć serwera, MB
cli-bench-acts-per-s = Ruchów/s, maksimum
cli-bench-reckoning-p50-ms = Od pozycji do wniosku miejsca o ukrytym, mediana, ms
cli-bench-reckoning-p99-ms = Od pozycji do wniosku miejsca o ukrytym, 99. percentyl, ms
cli-bench-spread = { $middle } ({ $low }–{ $high })
cli-bench-ratio = { $game }, { $build }, wobec { $peer }: decyzje wewnątrz silnika ×{ $inside }, sterowane ×{ $decisions }, kopia ×{ $clone }
cli-bench-cpp = { $peer }: dwa miejsca, napisane w C++; Python tylko steruje.
cli-bench-no-compiled = Wersji skompilowanej nie ma albo jest nieaktualna; zmierzono tylko zwykłą. Buduje ją „make fast”.
cli-bench-no-peer = { $peer }: nie zainstalowano i nie zmierzono. Instaluje „make bench”.
cli-bench-failed = Proces pomiaru zakończył się błędem: { $reason }

## Odmowy

refused-cli-system = System odmawia: { $reason }.
refused-cli-not-a-folder = { $place } nie jest folderem.
refused-cli-games-alone = „--rotate” i „--out” dotyczą pojedynczych partii, nie kronik.
refused-cli-bench-unknown = Nie da się zmierzyć „{ $what }”. Nie podawaj nic albo podaj „table” lub „research”.
refused-cli-option-form = Zasadę stołu zapisuje się jako KLUCZ=WYBÓR; „{ $option }” nie ma tej postaci.
refused-cli-option-twice = Zasadę stołu „{ $option }” podano dwa razy.
refused-cli-game-missing = Nie podano ani gry, ani zapisanej partii (--resume).
refused-cli-no-input = Nie ma jak grać: standardowe wejście jest zamknięte.
refused-cli-no-such-act = Nie ma ruchu { $act }; ruchy to 0–{ $acts }.
refused-cli-tests-missing = Testy nie są zainstalowane: nie ma { $place }. Do obliczenia potrzebna jest kopia kodu źródłowego.
refused-bots-and-seats = Potrzebny jest jeden bot na wszystkie miejsca albo po jednym na miejsce: miejsca { $seats }, boty { $bots }.
refused-cli-chronicle-unknown = Z kroniką nie można zrobić „{ $deed }”. Wybierz jedno z: { $known }.
refused-cli-chronicle-unnamed = Nazwij kronikę: duskmoot chronicle { $deed } NAZWA
refused-cli-chronicle-present = „{ $present }” nie wymienia dziedziców numerami. Pisz tak: 1,3.
refused-cli-chronicle-page = Nie ma strony „{ $page }”. Wybierz jedną z: { $known }.
refused-cli-exists = Plik { $file } już istnieje. Podaj inny plik.
refused-data-missing = Zapis Parquet wymaga pakietu, który nie jest zainstalowany: { $module }. Zainstaluj „duskmoot[data]”.
refused-cluster-missing = Klaster wymaga pakietu, który nie jest zainstalowany: { $module }. Zainstaluj „duskmoot[cluster]”.
refused-cluster-unreachable = Planista { $address } nie odpowiada: { $reason }. Sprawdź adres.
refused-moot-damaged = Ten plik nie opisuje turnieju: { $detail }. Porównaj go z docs/research.md.
refused-moot-empty = Turniej wymaga dwóch botów i co najmniej jednej gry. Dodaj je do pliku.
refused-moot-by-the-clock = Bot „{ $name }” myśli na czas, więc jego partie za każdym razem byłyby inne. Podaj mu iteracje zamiast sekund.
refused-net-unreadable = W pliku { $file } nie ma sieci: { $detail }.
refused-net-other = Sieć z pliku { $file } jest dla innej gry, innej liczby miejsc albo innych zasad.
refused-net-none = Nie ma gotowej sieci do tej gry przy tej liczbie miejsc: { $seats }. Są dla: { $known }. Wyucz własną poleceniem „duskmoot train” albo podaj jej plik: pupil:net=PLIK
refused-recipe-unreadable = Ten plik nie jest przepisem: { $detail }. Porównaj go z docs/research.md.
refused-recipe-other = { $folder } należy do innego przepisu. Podaj inny folder.
refused-cli-chronicle-file-exists = Plik { $file } już istnieje. Nazwij inny plik.
