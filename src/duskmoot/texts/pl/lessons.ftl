### Lekcje: co mówi nauczyciel poza słowami kroku

refused-unknown-lesson = Nie ma lekcji „{ $name }” do tej gry. Wybierz: { $known }.
refused-lesson = Jeszcze nie. Najpierw: { $act }.
refused-lesson-alone = Lekcja jest dla jednej osoby. Aby grać razem, przygotuj własny stół.
refused-no-lesson = Nauczyciel teraz milczy. „w” działa na lekcjach.

## W terminalu

coach-greeting = Twoja postać: { $name }. Lekcja „{ $title }”, minuty: około { $minutes }. Wpisz liczbę albo literę po „›”; „h” to pomoc.
coach-known = Klucz tej gry jest znany: lekcja przebiega u wszystkich tak samo.
coach-step = { $n } z { $of }
coach-do = Wpisz { $number }: { $act }
coach-read-on = Enter: czytaj dalej
coach-choose = Wybór należy do ciebie.
coach-keys = w: dlaczego
help-w = na lekcji: dlaczego nauczyciel tak radzi

## W przeglądarce

web-coach-step = { $n } z { $of }
web-coach-press = naciśnij i potwierdź (Enter)
web-coach-tap = dotknij i potwierdź
web-coach-send = teraz potwierdź tym przyciskiem (Enter)
web-coach-send-tap = teraz potwierdź tym przyciskiem
web-coach-choose = Wybór należy do ciebie.
web-coach-read = Przeczytaj i idź dalej.
web-coach-next = Dalej
web-coach-close = Rozumiem
web-coach-why = Dlaczego?
web-coach-rule = Zasada
web-coach-skip = Pomiń lekcję
web-coach-skip-short = Pomiń
web-coach-leave = Opuścić lekcję? Zostanie na stronie startowej i można ją tam kontynuować.
web-coach-leave-yes = Opuść
web-coach-stay = Zostań
web-lesson-learn = Lekcja, { $minutes } min
web-learn-first = To twoja pierwsza partia? Lekcja objaśnia grę na prawdziwej planszy.
web-learn-go-on = Kontynuuj lekcję
web-lesson-of = Lekcja: { $title }
web-key-left-lesson = To jest lekcja. Jej karty i rzuty każdy może znać z góry.
