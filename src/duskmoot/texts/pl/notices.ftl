### Wieści dla tych, którzy nie patrzą na stół

## Odmowy

refused-mail-refused = To nie może być adres poczty. Sprawdź go i wpisz jeszcze raz.
refused-smtp-refused = Plik wskazany przez DUSKMOOT_SMTP_FILE musi zawierać jeden adres, na przykład smtps://user:password@mail.example.org/?from=moot@example.org
refused-notices-missing = Powiadomienia wymagają modułu { $module }. Zainstaluj duskmoot[notices].
refused-mail-off = Ten serwer nie wysyła poczty.
refused-mail-failed = Nie udało się wysłać listu. Sprawdź adres i spróbuj później.
refused-proof-gone = Ten link już nie działa. Wpisz adres jeszcze raz, aby dostać nowy.
refused-push-off = Ten serwer nie wysyła powiadomień.
refused-push-refused = Usługa powiadomień tej przeglądarki nie należy do tych, z których korzysta serwer.
refused-push-key-refused = Plik wskazany przez DUSKMOOT_PUSH_KEY_FILE nie zawiera przydatnego klucza. Utwórz go poleceniem „duskmoot house keys”.
refused-zone-unknown = Nie ma strefy czasowej „{ $zone }”.
refused-pace-and-clock = Na decyzję przypadają albo dni, albo zegar, nie jedno i drugie.
refused-away-refused = Nieobecność musi zaczynać się w przyszłości i kończyć później, niż się zaczyna.
refused-away-too-long = Jednorazowo można być nieobecnym najwyżej { $days } dni.
refused-away-twice = Na te dni nieobecność jest już zgłoszona.
refused-away-used-up = W roku można być nieobecnym najwyżej { $days } dni.

## Notatki w rozmowie przy stole

note-days = { $name }: skończyły się dni. Wykonano bezpieczny dozwolony ruch.
note-days-bot = { $name }: skończyły się dni. Do powrotu gra { $bot }.

## Treść powiadomienia

notice-turn = Twoja kolej.
notice-reminder = Przypomnienie: twoja kolej.
notice-digest =
    { $n ->
        [one] Czeka na ciebie { $n } stół.
        [few] Czekają na ciebie { $n } stoły.
       *[many] Czeka na ciebie { $n } stołów.
    }
notice-due = Zdecyduj do: { $when }.
notice-proof-subject = Czy to twój adres?
notice-proof = Ktoś, zapewne ty, chce dowiadywać się pocztą o swojej kolejce w Duskmoot i wracać przez ten adres na nowym urządzeniu. Jeśli się zgadzasz, otwórz ten link. Jeśli to nie ty, nic nie rób.
notice-return-subject = Powrót do Duskmoot
notice-return = Ktoś, zapewne ty, chce grać jako { $name } w innej przeglądarce. Aby wrócić, otwórz tam ten link w ciągu { $minutes } minut. Działa tylko raz. Jeśli to nie ty, nic nie rób.
notice-ending = Zmiana pory tych listów lub rezygnacja z nich: { $address }

## Aplikacja

web-offline = Brak połączenia.
web-offline-why = Duskmoot potrzebuje swojego serwera. Tam są twoje gry. Otwórz tę stronę ponownie, gdy wróci sieć.
web-next-table = Następny stół

## Gry na tygodnie

web-days = Dni na decyzję: { $days }, w zapasie: { $bank }
web-days-help = Do gry na tygodnie. Zapas jest na całą grę. Dni nie ubywa, dopóki wszyscy, którzy mają zdecydować, są połączeni.
web-days-chapter = Na każdą decyzję w rozdziale. Zapas jest na cały rozdział. Dopóki wszyscy, którzy mają zdecydować, są połączeni, dni nie ubywa.
web-late = Gdy dni się skończą
web-late-bot = Bot gra do powrotu gracza
web-late-default = Wykonywany jest bezpieczny ruch
web-late-help = Najpierw mija jeszcze jeden dzień ulgi.
web-due = Zdecyduj do: { $when }
web-due-others = Czekamy do: { $when }

## Strona powiadomień

web-notices = Powiadomienia
web-notices-why = Jak dowiadujesz się, że stół na ciebie czeka.
web-notices-set = Ustaw powiadomienia
web-push = Ta przeglądarka
web-push-why = Powiadomienie na tym urządzeniu, gdy przychodzi twoja kolej. Wymienia tylko grę i graczy.
web-push-on = Włącz
web-push-off = Wyłącz
web-push-none = Ten serwer nie wysyła powiadomień.
web-push-unable = Powiadomienia są tu niedostępne. Wymagają bezpiecznego połączenia.
web-push-denied = Powiadomienia tej strony są zablokowane w przeglądarce.
web-push-ios = Na iPhonie lub iPadzie najpierw dodaj tę stronę do ekranu początkowego i otwórz ją stamtąd.
web-mail = Poczta
web-mail-why = List, gdy przychodzi twoja kolej, albo jeden dziennie ze wszystkimi stołami. Link wysłany na ten adres pozwala też wrócić na nowym urządzeniu.
web-mail-none = Ten serwer nie wysyła poczty.
web-mail-when = Kiedy
web-mail-now = Za każdym razem
web-mail-daily = Raz dziennie
web-mail-off = Nigdy
web-mail-hour = O godzinie
web-mail-address = Twój adres
web-mail-send = Przyślij mi link
web-mail-sent = Link wysłano na adres { $mail }. Otwórz go, aby włączyć pocztę.
web-mail-forget = Zapomnij ten adres
web-quiet = Ciche godziny
web-quiet-why = W tych godzinach nie przychodzą powiadomienia i nie mija termin żadnej twojej decyzji. Liczy się strefa czasowa tego urządzenia.
web-quiet-from = Od
web-quiet-to = Do
web-away = Nieobecność
web-away-why =
    { $n ->
        [one] Dni, w których twój czas nie biegnie. W tym roku został { $n } dzień, jednorazowo najwyżej 14.
        [few] Dni, w których twój czas nie biegnie. W tym roku zostały { $n } dni, jednorazowo najwyżej 14.
       *[many] Dni, w których twój czas nie biegnie. W tym roku zostało { $n } dni, jednorazowo najwyżej 14.
    }
web-away-span = { $first } – { $last }
web-away-first = Pierwszy dzień
web-away-last = Ostatni dzień
web-away-announce = Zgłoś
web-away-end = Wracam
web-prove = Poczta od Duskmoot
web-prove-do = Przysyłaj mi listy
web-prove-done = Gotowe. List przyjdzie, gdy będzie twoja kolej.
web-stop = Koniec listów
web-stop-do = Nie przysyłaj listów
web-stop-done = Gotowe. Nie będzie więcej listów.
