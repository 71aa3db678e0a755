### Kroniki: gry, z których każda zostawia coś następnej

## W terminalu

chronicle-left =
    Rozdział { $chapter } jest zapisany tam, gdzie go przerwano.
    Aby grać dalej: duskmoot chronicle play { $quoted }
chronicle-sealed =
    Rozdział { $chapter } jest opatrzony pieczęcią i wpisany do księgi.
    Następny: duskmoot chronicle play { $quoted }
chronicle-ended =
    Rozdział { $chapter } był ostatni: kronika jest ukończona.
    Jej księga: duskmoot chronicle show { $quoted }

## Księga

book-imported = Pochodzi z pliku
book-chapter = Rozdział
book-state = Stan
book-heirs = Dziedzice, od najlepszego
book-points = Punkty
book-playing = w toku
book-sealed = opatrzony pieczęcią
book-abandoned = porzucony
book-struck = skreślony
book-over = Kronika jest ukończona.
book-running = Trwa rozdział { $chapter } z { $chapters }.
book-waits = Rozdział { $chapter } z { $chapters } jeszcze się nie zaczął.
book-empty = Ta strona jest jeszcze pusta.

## Co wykrywa sprawdzenie

finding-at = Rozdział { $chapter }, próba { $attempt }: { $finding }
finding-commitment = Klucz kroniki nie zgadza się z jej skrótem kontrolnym.
finding-root = Skróty pakietów pod pieczęcią nie zgadzają się z ich wspólnym skrótem.
finding-packet = Pakiet { $detail } jest już otwarty, a ta wersja programu ma w nim inne karty niż te, które leżały pod pieczęcią.
finding-order = Kolejność rozdziałów jest naruszona: czegoś brakuje, coś dodano albo przestawiono.
finding-roster = Lista dziedziców jest naruszona: ktoś dołącza lub odchodzi wtedy, gdy to niemożliwe.
finding-opened = Nieprawdę mówi o tym, które pakiety otwarto lub wydrukowano na nowo.
finding-legacy-in = Nie zaczyna się od tego, co zostawił poprzedni rozdział.
finding-legacy-out = To, co zostawił, zmieniono.
finding-legacy-wrong = Nie mógł tego zostawić: { $detail }.
finding-save-missing = Brakuje jego zapisanej gry.
finding-save-other = Jego zapisana gra należy do czegoś innego.
finding-act = Jego zapisanej gry nie da się odtworzyć: { $detail }.
finding-unfinished = Jest opatrzony pieczęcią, ale jego zapisana gra nie ma końca.
finding-bequest = Jego zapisana gra prowadzi do innego wyniku.
finding-page = Jego strona w księdze mówi co innego niż zapisana gra.
finding-trusted = rozegrany według wersji { $detail } zasad, której nie da się tu odtworzyć; jego wynik przyjęto na słowo.

## Odmowy

refused-no-chronicle = Gra „{ $game }” nie ma kroniki. Graj w nią pojedyncze partie.
refused-option-of-single-games = Zasada stołu „{ $option }” dotyczy pojedynczych partii; kronika sama o tym decyduje. Pomiń ją.
refused-chronicle-over = Kronika jest ukończona i nie ma dalszych rozdziałów. Załóż nową.
refused-chronicle-damaged = Ta kronika jest uszkodzona ({ $detail }). Weź jej wcześniejszą kopię.
refused-chronicle-not-ours = Ten plik nie jest kroniką zapisaną przez Duskmoot. Wybierz inny plik.
refused-chronicle-too-new = Ten plik ma format { $found }; ta wersja Duskmoot czyta formaty do { $known }. Zainstaluj nowszą wersję.
refused-chronicle-rules-too-new = Tę kronikę rozegrano według wersji { $found } zasad; ten Duskmoot zna wersję { $known }. Zainstaluj nowszą wersję.
refused-chronicle-name = Kronika nie może nazywać się „{ $name }”. Użyj do 40 liter, cyfr i spacji.
refused-chronicle-exists = Kronika „{ $name }” już istnieje. Wybierz inną nazwę.
refused-chronicle-missing = Nie ma kroniki „{ $name }”. Twoje kroniki pokazuje „duskmoot chronicle list”.
refused-chronicle-in-use = Kronika „{ $name }” jest otwarta w innym oknie. Najpierw zamknij ją tam.
refused-chronicle-nobody = Przy stole byłyby same boty. Wymień wśród obecnych także siebie.
refused-chapter-running = Trwa rozdział { $chapter }. Najpierw go dokończ albo porzuć.
refused-chapter-not-running = Rozdział { $chapter } nie jest teraz rozgrywany.
refused-chapter-not-over = Rozdział { $chapter } jeszcze się nie skończył. Dograj go do końca.
refused-chapter-of-other-rules = Ta wersja nie może kontynuować rozdziału { $chapter }: zaczęto go według innych zasad. Użyj starszej wersji albo zakończ próbę poleceniem „duskmoot chronicle abandon” i rozegraj rozdział jeszcze raz.
refused-nothing-to-strike = Żaden rozdział nie jest jeszcze opatrzony pieczęcią, więc nie ma czego skreślić.
refused-strike-too-late = Rozdziału { $chapter } nie można już skreślić: od tego czasu zaczął się inny rozdział.
refused-roster-begun = Kolejność dziedziców jest ustalona od początku pierwszego rozdziału.
refused-roster-order = Nowa kolejność musi wymieniać każdego dziedzica raz.
refused-roster-twice = Dziedzic może zająć tylko jedno miejsce.
refused-roster-unknown = Nie ma dziedzica { $heir }; dziedzice: 1–{ $heirs }.
refused-roster-left = { $name }: udział w kronice zakończony na zawsze.
refused-inscription-kind = Niczemu, co nazywa się „{ $kind }”, nie nadaje się imion.
refused-inscription-of-another = To imię może zmienić tylko osoba, która je nadała.
