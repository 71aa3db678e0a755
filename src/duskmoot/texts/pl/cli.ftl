### Wiersz poleceń

## Pomoc

cli-duskmoot = Mroczne gry planszowe: ludzie i boty przy jednym stole.
cli-play = Zagraj w terminalu przeciwko botom.
cli-serve = Otwórz stoły dla przeglądarek, dla ludzi i botów.
cli-games = Pokaż gry, ich miejsca, boty i zasady stołu.
cli-rules = Pokaż punkty zasad gry, wyszukaj w nich lub policz sprawdzone testami.
cli-simulate = Rozegraj wiele partii między botami, policz zwycięstwa i zmierz szybkość.
cli-replay = Odtwórz zapisaną partię i sprawdź ją ruch po ruchu.
cli-bench = Zmierz szybkość obu wersji, zwykłej i skompilowanej, oraz innych silników.
cli-usage = Wywołanie:
cli-hint = „duskmoot --help” wymienia polecenia, a „duskmoot POLECENIE --help” opcje polecenia.
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

cli-play-me = Twoje miejsce, licząc od 1. Domyślnie 1.
cli-play-seed = To samo ziarno daje te same karty i rzuty. Domyślnie losowe.
cli-play-bots = Boty pozostałych miejsc po kolei albo jeden na wszystkie. Domyślnie heuristic.
cli-play-resume = Wznów zapisaną partię; gra, miejsca i zasady stołu są w pliku.
cli-play-saves = Folder na zapisy partii.

cli-serve-host = Adres, na którym słuchać. Domyślnie 127.0.0.1, tylko ten komputer; 0.0.0.0 otwiera wszystkim.
cli-serve-port = Port, na którym słuchać; 0 bierze dowolny wolny. Domyślnie 8642.
cli-serve-data = Folder stołów. Domyślnie $XDG_DATA_HOME/duskmoot/tables albo ~/.local/share/duskmoot/tables.
cli-serve-database = Adres bazy PostgreSQL zamiast folderu. Domyślnie $DUSKMOOT_DATABASE.
cli-serve-origin = Inny adres, pod którym przeglądarki widzą ten serwer; można podać kilka razy.
cli-serve-thinkers = Liczba procesów, w których myślą boty. Domyślnie o jeden mniej niż procesorów.
cli-serve-open = Otwórz stronę w przeglądarce.

cli-rules-words = Słowa, które zawiera numer lub tekst punktu.
cli-rules-coverage = Policz punkty i karty, które mają test, i wymień pozostałe.
cli-rules-tests = Folder z testami. Domyślnie obok kodu źródłowego.

cli-simulate-games = Liczba partii. Domyślnie 1000.
cli-simulate-seed = To samo ziarno daje te same partie. Domyślnie 1.
cli-simulate-jobs = Liczba procesów. Domyślnie jeden na każdy procesor.
cli-simulate-check = Sprawdzaj spójność partii po każdym ruchu.
cli-simulate-seconds = Czas na jedną decyzję w sekundach.
cli-simulate-iterations = Liczba iteracji wyszukiwania na jedną decyzję.
cli-simulate-keep = Folder na powtórki partii, w których wystąpi błąd.

cli-replay-file = Zapisana partia.
cli-replay-verify = Wymień, co sprawdzono, zamiast opowiadać partię.
cli-replay-at = Zatrzymaj się po tym ruchu; 0 to początek partii.
cli-replay-seat = Oczami gracza na tym miejscu, licząc od 1. Domyślnie oczami widza.

cli-bench-what = „table” mierzy zamiast tego wiele stołów na serwerze tej maszyny.
cli-bench-rounds = Liczba okrążeń; w każdym przychodzi kolej na obie wersje i na inne silniki. Domyślnie 5.
cli-bench-seconds = Czas procesora na jedną kolejkę w sekundach. Domyślnie 2. Dla „table”: długość każdej z dwóch części, domyślnie 20.
cli-bench-tables = Liczba stołów na 3–5 miejsc, dla „table”. Domyślnie 500.
cli-bench-database = Adres bazy PostgreSQL, dla „table”. Domyślnie SQLite w osobnym folderze.

## Liczby

cli-number = { NUMBER($n, maximumFractionDigits: 1) }
cli-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## duskmoot serve

cli-serve-ready = Duskmoot działa pod adresem { $address } (Ctrl-C zamyka)
cli-serve-closed = Zamknięto. Wszystkie stoły są zapisane.

## duskmoot games

cli-games-seats = Miejsca: { $least }–{ $most }
cli-games-rules = Wersja zasad: { $version }
cli-games-bots = Boty: { $bots }
cli-games-options = Zasady stołu (pierwszy jest wybór domyślny):
cli-games-build =
    { $build ->
        [compiled] Duskmoot { $version }, wersja skompilowana
       *[plain] Duskmoot { $version }, wersja zwykła
    }

## duskmoot rules

cli-rules-source = Instrukcja: { $source }
cli-rules-note = Uwaga (po angielsku): { $note }
cli-rules-none = Nie ma punktu z tymi słowami.
cli-coverage = { $game }: punkty z testem { $tested }/{ $clauses }, karty z testem { $tested_cards }/{ $cards }
cli-coverage-bare-clause = Punkt bez testu: { $id }
cli-coverage-bare-card = Karta bez testu: { $id }
cli-coverage-stray-clause = { $place }: w zasadach nie ma punktu { $id }.
cli-coverage-stray-card = { $place }: w grze nie ma karty { $id }.

## duskmoot simulate

cli-simulate-playing = Partie
cli-simulate-column-seat = Miejsce
cli-simulate-column-bot = Bot
cli-simulate-column-wins = Zwycięstwa
cli-simulate-column-share = Udział
cli-simulate-column-interval = Przedział 95%
cli-simulate-column-first = Pierwsze miejsca
cli-simulate-finished = Partie rozegrane do końca: { $finished } z { $games }
cli-simulate-lengths = Decyzje w partii: { $least }–{ $most }, średnio { NUMBER($mean, maximumFractionDigits: 1) }
cli-simulate-rounds = Rundy w partii: { $least }–{ $most }, średnio { NUMBER($mean, maximumFractionDigits: 1) }
cli-simulate-cpu = Na sekundę czasu procesora: decyzje { NUMBER($decisions, maximumFractionDigits: 0) }, partie { NUMBER($games, maximumFractionDigits: 1) }
cli-simulate-wall = Na sekundę zegara: decyzje { NUMBER($decisions, maximumFractionDigits: 0) }, partie { NUMBER($games, maximumFractionDigits: 1) }
cli-simulate-worker-died = Jeden z procesów zakończył się awarią; wynik byłby niepełny.
cli-fault =
    { $acts ->
        [one] Partia { $index }, ziarno { $seed }, po 1 ruchu:
        [few] Partia { $index }, ziarno { $seed }, po { $acts } ruchach:
       *[many] Partia { $index }, ziarno { $seed }, po { $acts } ruchach:
    }
cli-fault-crash = awaria, { $detail }
cli-fault-dead-end = brak dozwolonej odpowiedzi na pytanie „{ $detail }”
cli-fault-broken = naruszona spójność, { $detail }
cli-fault-endless = partia bez końca, decyzje: { $detail }
cli-fault-illegal = wybór bota jest niedozwolony, { $detail }
cli-fault-last = Ruch: { $act }
cli-fault-kept = Powtórka: { $file }

## duskmoot replay

cli-replay-names = Gracze: { $names }
cli-replay-at-act = Ruch { $act } z { $acts }
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
cli-verify-commitment = Klucz losowy zgadza się ze zobowiązaniem { $commitment }
cli-verify-over = Partia jest skończona.
cli-verify-unfinished = Partia nie jest skończona.
cli-verify-fine = Plik jest w porządku.

## duskmoot bench

cli-bench-measuring = Pomiary
cli-bench-medians =
    { $rounds ->
        [one] Jedno okrążenie, według czasu procesora
        [few] Mediany { $rounds } okrążeń z najmniejszą i największą wartością, według czasu procesora
       *[many] Mediany { $rounds } okrążeń z najmniejszą i największą wartością, według czasu procesora
    }
cli-bench-decisions-per-s = Decyzje/s
cli-bench-games-per-s = Partie/s
cli-bench-clone-us = Kopia, µs
cli-bench-view-us = Widok z miejsca, µs
cli-bench-legal-us = Dozwolone ruchy, µs
cli-bench-why-not-us = „Dlaczego nie?” o jednym ruchu, µs
cli-bench-imagine-us = Wyobrażenie o tajnym, µs
cli-bench-reimagine-us = Nowe wyobrażenie, µs
cli-bench-ismcts-full-per-s = Wyszukiwanie do końca partii, iteracje/s
cli-bench-ismcts-capped-per-s = Wyszukiwanie na 40 decyzji, iteracje/s
cli-bench-crowd = Prawdziwe połączenia na tej maszynie: jeden ruch na sekundę przy każdym stole, potem ile serwer wytrzyma
cli-bench-count = Stoły
cli-bench-sockets = Połączenia
cli-bench-p50-ms = Od ruchu do widoku innego miejsca, mediana, ms
cli-bench-p99-ms = Od ruchu do widoku innego miejsca, 99 na 100, ms
cli-bench-rss-mb = Pamięć serwera, MB
cli-bench-acts-per-s = Ruchy/s, najwięcej
cli-bench-spread = { $middle } ({ $low }–{ $high })
cli-bench-ratio = { $game }, { $build }, wobec { $peer }: decyzje ×{ $decisions }, kopia ×{ $clone }
cli-bench-cpp = { $peer }: dwa miejsca, napisane w C++; Python tylko steruje.
cli-bench-no-compiled = Wersji skompilowanej nie ma albo jest nieaktualna; zmierzono tylko zwykłą. Buduje ją „make fast”.
cli-bench-no-peer = { $peer }: nie zainstalowano i nie zmierzono. Instaluje „make bench”.
cli-bench-failed = Proces pomiaru zakończył się błędem: { $reason }

## Odmowy

refused-cli-system = System odmawia: { $reason }.
refused-cli-not-a-folder = { $place } nie jest folderem.
refused-cli-bench-unknown = Nie da się zmierzyć „{ $what }”. Nie podawaj nic albo podaj „table”.
refused-cli-option-form = Zasadę stołu zapisuje się jako KLUCZ=WYBÓR; „{ $option }” nie ma tej postaci.
refused-cli-option-twice = Zasadę stołu „{ $option }” podano dwa razy.
refused-cli-game-missing = Nie podano ani gry, ani zapisanej partii (--resume).
refused-cli-no-input = Nie ma jak grać: standardowe wejście jest zamknięte.
refused-cli-no-such-act = Nie ma ruchu { $act }; ruchy to 0–{ $acts }.
refused-cli-tests-missing = Testy nie są zainstalowane: nie ma { $place }. Do obliczenia potrzebna jest kopia kodu źródłowego.
refused-bots-and-seats = Potrzebny jest jeden bot na wszystkie miejsca albo po jednym na miejsce: miejsca { $seats }, boty { $bots }.
