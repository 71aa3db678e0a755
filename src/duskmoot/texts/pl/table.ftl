### Stół w sieci

## Notatki w rozmowie przy stole

note-bot-crashed = Bot { $bot } (miejsce: { $name }) zawiódł. Wykonano za niego bezpieczny, dozwolony ruch.
note-bot-slow = Bot { $bot } (miejsce: { $name }) myślał zbyt długo. Wykonano za niego bezpieczny, dozwolony ruch.
note-bot-illegal = Bot { $bot } (miejsce: { $name }) wybrał coś niedozwolonego. Wykonano za niego bezpieczny, dozwolony ruch.
note-clock = Czas minął: { $name }. Wykonano bezpieczny, dozwolony ruch.
note-seat-taken = { $name } siada do stołu.
note-seat-left = { $name } wstaje od stołu.
note-seat-bot = Na miejscu { $name } gra bot ({ $bot }).
note-undone =
    { $acts ->
        [one] Cofnięto { $acts } ruch na prośbę: { $name }.
        [few] Cofnięto { $acts } ruchy na prośbę: { $name }.
       *[many] Cofnięto { $acts } ruchów na prośbę: { $name }.
    }
note-undo-refused = { $name } nie zgadza się na cofnięcie.

## Ruchy i cofanie

refused-late = Za późno: to pytanie nie jest już zadane. Spójrz na stół i wybierz jeszcze raz.
refused-unknown-act = W tej grze nie ma ruchu „{ $text }”.
refused-table-over = Gra jest skończona: nie można już niczego zrobić ani cofnąć.
refused-undo-gone = Nikt już nie prosi o to cofnięcie.
refused-not-your-seat = Miejsce { $seat } nie jest twoje. Najpierw je zajmij albo graj na swoim.
refused-rules-failed = Reguły potknęły się o ten ruch i został on cofnięty. Wybierz inny i zgłoś ten stół jako błąd.
refused-table-frozen = Przy tym stole nie można grać dalej. Można na niego jeszcze patrzeć.
refused-table-damaged = Historia tego stołu jest uszkodzona przy zdarzeniu { $event }. Nie można grać dalej.
refused-table-differs = Zdarzenie { $event } tego stołu prowadzi według dzisiejszych reguł gdzie indziej. Nie można grać dalej.

## Miejsca

refused-name-missing = Najpierw podaj swoje imię.
refused-seat-taken = Miejsce { $seat } jest zajęte. Wybierz inne.
refused-seat-present = Gracz z miejsca { $seat } jest obecny. Zastąpić można tylko nieobecnego.
refused-invite-needed = To miejsce wymaga zaproszenia. Poproś o odnośnik do stołu.
refused-no-such-table = Nie ma takiego stołu. Sprawdź odnośnik.

## Rozmowa

refused-nothing-said = Z tego tekstu nie zostało nic widocznego. Napisz choć kilka liter.
refused-talk-full = Przy tym stole powiedziano już wszystko, co można zachować.
refused-talk-not-private = Te słowa nie zostałyby już między wami, więc nie padły. Wybierz, kto ma je usłyszeć.

## Pliki

refused-export-running = Zapis gry zdradza wszystkie przyszłe karty. Tę grę będzie można zapisać, gdy się skończy.
refused-replay-running = Grę będzie można obejrzeć ponownie, gdy się skończy.
refused-import-too-long = Liczba ruchów w tym pliku: { $acts }. Serwer przyjmuje pliki, w których jest ich najwyżej { $most }.

## Żądania

refused-not-understood = Serwer tego nie zrozumiał ({ $detail }). Przeładuj stronę.
refused-not-json = Serwer oczekuje tu formatu JSON.
refused-too-large = To za dużo: serwer przyjmuje najwyżej { $most } bajtów.
refused-too-fast = Za szybko. Zaczekaj chwilę i spróbuj ponownie.
refused-too-many-offences = Ta strona wysłała zbyt wiele niezrozumiałych rzeczy i została rozłączona. Przeładuj ją.
refused-too-many-sockets = Ten stół jest otwarty w zbyt wielu oknach. Zamknij niektóre.
refused-wrong-origin = To żądanie przyszło ze strony innego serwera i zostało odrzucone.
refused-wrong-method = Tego nie można tu zrobić.
refused-no-such-page = Nie ma takiej strony. Sprawdź adres.
refused-protocol-version = Ta strona jest starsza niż serwer. Przeładuj ją.
refused-closing = Serwer się zamyka. Wszystko jest zapisane; stół wróci razem z serwerem.
refused-store-failed = Serwer nie ma dostępu do magazynu danych. Nic się nie zmieniło; spróbuj za chwilę.
refused-server-failed = Coś poszło źle po stronie serwera. Stół pójdzie dalej od tego, co zapisane; spróbuj ponownie.

## duskmoot serve

refused-address-refused = Adresu { $host }, port { $port }, nie można użyć: { $reason }. Wybierz inny port przez --port.
refused-store-in-use = Na { $place } pracuje już inny serwer. Zatrzymaj go albo wybierz inny folder przez --data.
refused-store-unusable = Magazynu danych nie można użyć: { $reason }.
refused-database-url = Adres bazy danych musi zaczynać się od postgresql://.
refused-postgres-missing = PostgreSQL wymaga jeszcze jednego pakietu: zainstaluj „duskmoot[postgres]”.
refused-server-missing = Serwer potrzebuje pakietu, który nie jest zainstalowany: { $module }.
