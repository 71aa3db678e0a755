### Kto wraca

## Strona o sobie

web-me = Ty
web-me-since = Tutaj od: { $date }
web-me-rename = Zmień imię
web-me-unknown = Ta przeglądarka jest tu nowa
web-me-unknown-why = Imię dostaniesz przy pierwszym stole. Jeśli to nie twoja pierwsza gra tutaj, wróć do swoich miejsc.
web-me-to-start = Do strony głównej
web-devices = Twoje urządzenia
web-devices-why = Każde urządzenie z tej listy gra w twoim imieniu. Wyloguj te, których już nie używasz.
web-device-unknown = Nieznana przeglądarka
web-device-here = to urządzenie
web-device-seen = ostatnio: { $date }
web-device-end = Wyloguj
web-device-end-sure = Tak, wyloguj
web-device-end-here = Bez klucza dostępu, klucza powrotu lub drugiego urządzenia nie odzyskasz swoich miejsc.
web-ways = Drogi powrotu
web-ways-why = Przeglądarka może zgubić plik cookie. Dzięki jednej z tych dróg odzyskasz swoje miejsca na każdym urządzeniu.
web-passkey-add = Dodaj klucz dostępu
web-passkey-what = Przechowuje go twoje urządzenie i pyta o palec, twarz lub PIN. Hasła nie ma.
web-passkey-made = klucz dostępu, utworzony: { $date }
web-passkey-end = Usuń
web-passkey-none = Nie użyto klucza dostępu. Spróbuj ponownie albo wybierz inną drogę.
web-words = Klucz powrotu
web-words-make = Utwórz klucz powrotu
web-words-again = Utwórz nowy klucz powrotu
web-words-what = Osiem słów do zapisania na kartce lub w pliku.
web-words-have = Masz klucz powrotu. Nowy go zastąpi.
web-words-once = Te słowa widać tylko teraz. Kto je ma, gra w twoim imieniu.
web-words-file = Zapisz jako plik
web-words-kept = Słowa są zapisane
web-another = Inne urządzenie
web-another-why = Link przenosi twoje miejsca do jeszcze jednej przeglądarki. Działa raz, przez dziesięć minut, a potwierdzasz go tutaj.
web-another-make = Utwórz link
web-another-link = Link dla innego urządzenia
web-another-qr = Kod QR linku dla innego urządzenia
web-another-waits = Otwórz link na innym urządzeniu. Ta strona na nie czeka.
web-join-asks = Inne urządzenie chce do ciebie dołączyć:
web-join-check = Oba urządzenia pokazują te same trzy cyfry:
web-join-yes = Tak, to moje urządzenie
web-join-no = Nie
web-join-granted = Inne urządzenie dołączyło.
web-join-device = Dołącz to urządzenie
web-join-device-how = Ten link powstał na innym urządzeniu. Jeśli to twój link, dołącz: tamto urządzenie poprosi o potwierdzenie.
web-join-seats = W tej przeglądarce jest teraz { $name }. Jej stoły i kroniki przejdą na osobę, jako która wrócisz.
web-join-device-do = Dołącz
web-join-as = To urządzenie będzie grać jako { $name }.
web-join-waiting = Teraz potwierdź na tamtym urządzeniu.
web-return = Powrót
web-return-do = Wróć
web-return-passkey = Kluczem dostępu
web-return-passkey-do = Użyj klucza dostępu
web-return-words = Kluczem powrotu
web-return-words-how = Wpisz osiem słów swojego klucza powrotu.
web-return-device-how = Otwórz stronę „Ty” na urządzeniu, które cię zna, utwórz tam link i otwórz go tutaj.
web-data = Twoje dane
web-data-why = Wszystko, co ten serwer o tobie wie: imię, urządzenia, słowa, stoły, kroniki i zakończone gry.
web-data-export = Zapisz jako plik
web-data-delete = Usuń wszystko…
web-data-delete-what = Usunięte zostaną twoje urządzenia i klucze, imię i wszystko, co padło z twoich ust. Na twoich miejscach zagrają dalej boty. Ruchy zostają: wskazują tylko miejsca.
web-data-delete-later = Za siedem dni
web-data-delete-now = Od razu
web-data-leaves = Wszystko zostanie usunięte: { $date }
web-data-stay = Zachowaj wszystko
web-talk-gone = (usunięto)

## Odmowy

refused-return-key-unknown = To nie są słowa klucza powrotu. Sprawdź każde z ośmiu słów.
refused-link-gone = Ten link został już użyty, odrzucony albo wygasł. Utwórz nowy na swoim drugim urządzeniu.
refused-no-such-device = To urządzenie nie należy już do ciebie.
refused-sits-against = W dwóch przeglądarkach siedzisz przy jednym stole przeciwko sobie. Najpierw zwolnij jedno z tych miejsc.
refused-signed-out = To urządzenie zostało wylogowane.
refused-passkey-refused = Nie udało się sprawdzić klucza dostępu. Spróbuj ponownie.
refused-passkey-unknown = Ten klucz dostępu nie jest tu znany albo już nie działa.
refused-passkeys-impossible = Klucze dostępu wymagają strony otwartej przez https z adresu, z którym uruchomiono ten serwer.
