### Opieka nad magazynem

## Pomoc

cli-house-backup = Skopiuj magazyn do jednego pliku, gdy serwer działa.
cli-house-backup-file = Nowy plik na kopię.
cli-house-restore = Odtwórz kopię magazynu w nowym folderze i sprawdź ją.
cli-house-restore-file = Kopia zrobiona poleceniem „duskmoot house backup”.
cli-house-check = Odtwórz wszystkie stoły i kroniki od początku i porównaj z tym, co zapisano.
cli-house-check-file = Kopia do sprawdzenia zamiast magazynu.
cli-house-check-days = Tylko to, co zmieniło się w ciągu tylu ostatnich dni. Domyślnie wszystko.
cli-house-keeper = Wyznacz osobę, która rozpatruje zgłoszenia na tym serwerze.
cli-house-keeper-name = Jej imię na serwerze. Potrzebuje klucza dostępu.
cli-house-keeper-end = Nie jest już opiekunem.
cli-house-keys = Utwórz klucz, którym serwer wysyła powiadomienia do przeglądarek.
cli-house-keys-file = Nowy plik na klucz.

## Co zrobiono

cli-house-backed-up = Skopiowano do { $file } ({ $size } MB). Są tam klucze losowości i prywatne rozmowy: zaszyfruj plik.
cli-house-keyed = Klucz jest w { $file }. Wskaż go w DUSKMOOT_PUSH_KEY_FILE i zachowaj: z innym kluczem wszystkie subskrypcje wygasną.
cli-house-restored = Kopia jest teraz w { $folder }. Sprawdzanie:
cli-house-checking = Sprawdzanie
cli-house-checked = Odtworzono od początku: stoły { $tables }, zdarzenia { $events }, kroniki { $chronicles }; rozdziały według starszych zasad, przyjęte na słowo: { $trusted }.
cli-house-sound = Wszystko się zgadza.
cli-house-unsound = Nie wszystko się zgadza. Stoły i kroniki wymienione wyżej zostaną zamrożone; na pozostałych można grać.
cli-house-table-wrong = Stół { $id }: { $reason }
cli-house-chronicle-wrong = Kronika { $id }: { $reason }

## Czego nie można

refused-house-database = Magazyn to PostgreSQL: kopiuj go przez pg_dump albo pgBackRest, jak pokazuje docs/hosting.md.
refused-house-file = { $file } nie jest magazynem Duskmoot albo jest uszkodzony: { $reason }
refused-house-file-exists = { $file } już istnieje. Podaj inny plik.
refused-house-folder-used = W { $folder } jest już magazyn. Podaj nowy folder przez --data.
refused-house-form = Magazyn ma formę { $form }, a ta wersja zna formę { $known }. Zainstaluj wersję, która go zapisała, albo uruchom raz ten serwer, jeśli forma jest starsza.
refused-house-commitment = Klucz losowości nie zgadza się ze skrótem kontrolnym pokazanym przed pierwszym ruchem.
refused-house-snapshot = Migawka po zdarzeniu { $event } prowadzi do innej pozycji niż zdarzenia.
cli-house-keeper-named = { $name } pełni teraz rolę opiekuna; zgłoszenia są na stronie „Ty”.
cli-house-keeper-ended = { $name } nie pełni już roli opiekuna.
refused-keeper-unknown = Nikt z kluczem dostępu nie ma tu imienia { $name }.
refused-keeper-several = Imię { $name } ma tu kilka osób z kluczem dostępu ({ $count }). Niech właściwa najpierw zmieni imię.
