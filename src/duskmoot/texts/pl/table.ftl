### Stół w sieci

## Notatki w rozmowie przy stole

note-bot-crashed = Miejsce: { $name }. Zawiódł { $bot }; wykonano za niego bezpieczny, dozwolony ruch.
note-bot-slow = Miejsce: { $name }. Zbyt długo myślał { $bot }; wykonano za niego bezpieczny, dozwolony ruch.
note-bot-illegal = Miejsce: { $name }. Niedozwolony ruch wybrał { $bot }; wykonano za niego bezpieczny, dozwolony ruch.
note-clock = Czas minął: { $name }. Wykonano bezpieczny, dozwolony ruch.
note-again = { $name } przygotowuje stół do następnej partii.
note-seat-taken = { $name } siada do stołu.
note-seat-left = { $name } wstaje od stołu.
note-seat-bot = Miejsce: { $name }. Gra { $bot }.
note-undone =
    { $acts ->
        [one] Cofnięto { $acts } ruch. Prosi o to { $name }.
        [few] Cofnięto { $acts } ruchy. Prosi o to { $name }.
       *[many] Cofnięto { $acts } ruchów. Prosi o to { $name }.
    }
note-undo-refused = { $name } nie zgadza się na cofnięcie.
note-key-left = { $name } zapisuje tę grę w jej trakcie: kto ma plik, zna wszystkie przyszłe karty i rzuty.

## Ruchy i cofanie

refused-again-not-yours = Zagrać jeszcze raz mogą tylko ci, którzy siedzieli tu do końca.
refused-again-chapter = Następny rozdział zaczyna się w kronice.
refused-analysis-of-others = Analizę ruchów może zlecić tylko ten, kto siedział przy tym stole. Widzisz to, co już wiadomo.
refused-late = Za późno: to pytanie jest już nieaktualne. Spójrz na stół i wybierz jeszcze raz.
refused-unknown-act = W tej grze nie ma ruchu „{ $text }”.
refused-table-over = Partia jest skończona: nie można już niczego zrobić ani cofnąć.
refused-undo-gone = Nikt już nie prosi o to cofnięcie.
refused-not-your-seat = Miejsce { $seat } nie jest twoje. Najpierw je zajmij albo graj na swoim.
refused-rules-failed = Ten ruch wywołał błąd i został cofnięty. Wybierz inny i zgłoś błąd przy tym stole.
refused-table-frozen = Przy tym stole nie można grać dalej. Można go jeszcze obejrzeć.
refused-table-damaged = Historia tego stołu jest uszkodzona przy zdarzeniu { $event }. Nie można grać dalej.
refused-table-differs = Zdarzenie { $event } tego stołu prowadzi według dzisiejszych zasad do innej pozycji. Nie można grać dalej.
refused-table-rules-resting = Przy tym stole gra się według zasad innej wersji, a żaden jej serwer teraz nie działa. Stół czeka; nic nie przepadło.

## Miejsca

refused-name-missing = Najpierw podaj swoje imię.
refused-seat-taken = Miejsce { $seat } jest zajęte. Wybierz inne.
refused-seat-present = Gracz z miejsca { $seat } jest obecny. Zastąpić można tylko nieobecnego.
refused-seat-waits = Gracz z miejsca { $seat } dopiero co stracił połączenie. Stół poczeka jeszcze { $seconds } s.
refused-invite-needed = To miejsce wymaga zaproszenia. Poproś o link do stołu.
refused-no-such-table = Nie ma takiego stołu. Sprawdź link.
refused-too-many-tables = Masz już { $most } nieskończonych stołów. Najpierw dokończ grę przy którymś z nich.
refused-too-many-searching = Przy twoich stołach może w ciągu dnia grać najwyżej { $most } myślących botów. Wybierz szybsze.

## Rozmowa

refused-nothing-said = Z tego tekstu nie zostało nic widocznego. Napisz choć kilka liter.
refused-talk-not-private = Te słowa nie zostałyby już między wami, więc nie padły. Wybierz, kto ma je usłyszeć.

## Pliki

refused-export-running = Zapis partii zdradza wszystkie przyszłe karty. Tę partię będzie można zapisać, gdy się skończy.
refused-replay-running = Partię będzie można obejrzeć ponownie, gdy się skończy.
refused-import-too-long = Liczba ruchów w tym pliku: { $acts }. Serwer przyjmuje pliki, w których jest ich najwyżej { $most }.

## Żądania

refused-not-understood = Serwer tego nie zrozumiał ({ $detail }). Przeładuj stronę.
refused-not-json = Serwer oczekuje tu formatu JSON.
refused-too-large = To za dużo: serwer przyjmuje najwyżej { $most } bajtów.
refused-too-fast = Za szybko. Zaczekaj chwilę i spróbuj ponownie.
refused-unforeseen = Nie da się z góry powiedzieć, co z tego wyniknie.
refused-too-many-offences = Ta strona wysłała zbyt wiele niezrozumiałych rzeczy i została rozłączona. Przeładuj ją.
refused-too-many-sockets = Ten stół jest otwarty w zbyt wielu oknach. Zamknij niektóre.
refused-wrong-origin = To żądanie przyszło ze strony innego serwera i zostało odrzucone.
refused-wrong-method = Tego nie można tu zrobić.
refused-no-such-page = Nie ma takiej strony. Sprawdź adres.
refused-protocol-version = Ta strona jest starsza niż serwer. Przeładuj ją.
refused-closing = Serwer jest zatrzymywany. Wszystko jest zapisane; stół wróci razem z serwerem.
refused-moved = Stół przeszedł na inny serwer. Strona podąży za nim sama.
refused-store-failed = Serwer nie ma dostępu do magazynu danych. Nic się nie zmieniło; spróbuj za chwilę.
refused-server-failed = Wystąpił błąd serwera. Partia będzie trwać od ostatniego zapisu; spróbuj ponownie.

## duskmoot serve

refused-address-refused = Adresu { $host }, port { $port }, nie można użyć: { $reason }. Wybierz inny port przez --port lub --inner.
refused-store-in-use = Z { $place } korzysta już inny serwer. Zatrzymaj go albo wybierz inny folder przez --data.
refused-store-unusable = Magazynu danych nie można użyć: { $reason }.
refused-database-url = Adres bazy danych musi zaczynać się od postgresql://.
refused-processes-refused = Kilka procesów wymaga bazy PostgreSQL (--database) i systemu, który umie dzielić procesy.
refused-inner-refused = „{ $inner }” to nie adres z portem, jak 10.0.0.5:8652.
refused-inner-everywhere = Pod adresem „{ $inner }” inne serwery nie znajdą tego. Podaj w --inner adres tej maszyny, który jest im dostępny, na przykład 10.0.0.5:8652.
refused-watchers-refused = DUSKMOOT_METRICS_FROM zawiera adresy lub sieci oddzielone spacjami, na przykład 10.0.0.7 lub 10.0.0.0/24, a nie „{ $named }”.
refused-think-secret = Serwer wierzy tylko temu, kto zna jego sekret: ustaw ten sam tu i tam, w DUSKMOOT_HOUSE_SECRET albo DUSKMOOT_HOUSE_SECRET_FILE.
refused-think-refused = { $server } nam nie wierzy: ma inny sekret albo zegary różnią się o ponad minutę.
refused-think-rules = { $server } gra według innych zasad: potrzebna jest ta sama wersja Duskmoot tu i tam.
refused-house-several = Kilka serwerów działa tylko z PostgreSQL: podaj adres bazy w --database.
refused-house-no-server = Serwera { $server } tu nie ma.
refused-postgres-missing = PostgreSQL wymaga jeszcze jednego pakietu: zainstaluj „duskmoot[postgres]”.
refused-server-missing = Serwer potrzebuje pakietu, który nie jest zainstalowany: { $module }.

## Kroniki

refused-no-such-chronicle = Nie ma takiej kroniki. Sprawdź link.
refused-not-your-chronicle = Mogą to zrobić tylko dziedzice tej kroniki, a niektóre rzeczy tylko jej gospodarz.
refused-not-your-heir = Dziedzic { $heir } nie jest twój.
refused-heir-open = Miejsca dziedzica { $heir } nikt jeszcze nie zajął. Zaproś kogoś albo oddaj je botowi.
refused-heir-taken = To miejsce jest już zajęte: { $name }. Wybierz inne.
refused-roster-full = W tej kronice jest już tylu dziedziców, ilu się mieści: { $most }.
refused-character-unnamed = { $name }: postać nie ma jeszcze imienia. Rozdział zacznie się, gdy każda postać będzie miała imię.
refused-chapter-waits-host =
    Następny rozdział zaczyna gospodarz. { $days ->
        [one] Za { $days } dzień będzie mógł go zacząć każdy dziedzic.
        [few] Za { $days } dni będzie mógł go zacząć każdy dziedzic.
       *[many] Za { $days } dni będzie mógł go zacząć każdy dziedzic.
    }
refused-chapter-abandoned = Tę próbę rozegrania rozdziału porzucono. W księdze widać, która się liczy.
refused-chapter-unsealed = Błąd nie pozwala opatrzyć tego rozdziału pieczęcią. Gospodarz może porzucić tę próbę; zgłoś, proszę, ten błąd.
refused-consent-gone = Nikt już o to nie prosi.
refused-return-unknown = Ten link powrotny już nie działa. Poproś gospodarza o nowy.
refused-too-many-chronicles = Liczba twoich nieukończonych kronik: { $most }. Najpierw ukończ którąś z nich.
refused-too-many-inscriptions = Więcej imion nie zmieści się w tej kronice.
refused-chronicle-export = Plik kroniki zdradza wszystkie przyszłe karty. Można go dostać, gdy kronika jest ukończona albo gdy grasz w niej tylko z botami.
refused-chronicle-wrong =
    { $chapter ->
        [0] Księga tej kroniki jest zmieniona lub uszkodzona.
       *[other] Rozdział { $chapter } tej kroniki jest zmieniony lub uszkodzony.
    } Weź wcześniejszą kopię pliku.
