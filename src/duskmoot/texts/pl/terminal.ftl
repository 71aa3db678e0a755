### The table in the terminal

## At the table

greeting = Twoja postać: { $name }. Boty: { $bots }. Wpisz liczbę albo literę po „›”; „h” to pomoc.
hint = liczba: ruch · ? dlaczego nie · u cofnij ruch · s zapisz · t stół · log dziennik · l język · h pomoc · q wyjdź
hint-short = liczba: ruch · ? dlaczego nie · t cały stół · h pomoc · q wyjdź
news-left-out = … pominięte wiersze: { $n } (cały dziennik: „log”)
waiting = Czekamy na: { $name }
bot-failed = Bot { $name } zawiódł ({ $reason }). Wykonano za niego pierwszy dozwolony ruch.
bot-cheated = odpowiedź jest niedozwolona
heading-log = Dziennik
why-not-nothing = Wszystko, co daje to pytanie, jest dozwolone.
rules-none = Żaden punkt zasad nie zawiera wszystkich tych słów: { $words }

## Files and leaving

saved = Partia zapisana: { $file }
not-saved = Partii nie zapisano. Polecenie „s” z inną nazwą zapisze ją w innym pliku.
confirm-overwrite = Plik { $file } zawiera coś innego. Zastąpić go? (t/n)
confirm-save = Zapisać partię przed wyjściem? (Enter albo t: zapisz, n: wyjdź bez zapisu, co innego: zostań)
answers-yes = t tak y yes
answers-no = n nie no
stayed = Zostajesz przy stole.
left = Opuszczasz stół.
left-saved =
    Partia zapisana: { $file }
    Aby grać dalej: duskmoot play --resume { $quoted }
left-saved-over =
    Partia zapisana: { $file }
    Aby zobaczyć ją znowu: duskmoot replay { $quoted }

## Input that is not understood

refused-unknown-input = „{ $text }” to ani ruch, ani polecenie. Wpisz liczbę od 1 do { $most } albo „h”, aby zobaczyć pomoc.
refused-no-such-number = Nie ma ruchu { $number }. Wpisz liczbę od 1 do { $most } albo „?”, aby zobaczyć, czego i dlaczego nie można.
refused-game-over = Partia jest zakończona. „s” ją zapisuje, „log” pokazuje dziennik, Enter kończy.

## Help

help-number = wykonaj ten ruch
help-why-not = czego teraz nie można i według którego punktu zasad
help-rules = szukaj słów w zasadach
help-u = cofnij swój ruch, dopóki nie ujawniono niczego tajnego i nikt inny nie wykonał ruchu
help-s = zapisz partię; z nazwą: w tym pliku
help-t = cały stół ze wszystkimi tekstami
help-log = cały dziennik
help-l = następny język albo podany: en, ru, pl
help-h = ta pomoc
help-q = wyjdź; partię można najpierw zapisać
help-ctrl-c = wyjdź od razu; partia zapisze się sama

## The end

end-heading = Koniec partii
end-numbers = Wieczór w liczbach:
end-winners = { $n ->
        [one] Zwycięzca: { $names }
        [few] Wspólne zwycięstwo: { $names }
       *[many] Wspólne zwycięstwo: { $names }
    }
end-hint = s: zapisz partię w pliku („duskmoot replay PLIK” odtworzy ją) · log · l · Enter: wyjdź
commitment = Skrót kontrolny wszystkich tasowań i rzutów, ustalony przed pierwszym ruchem: { $commitment }
end-key = Klucz losowości, który to potwierdza: { $key }
