### Cards in full, and what a telephone shows

## A card in full

web-card-copies =
    { $n ->
        [one] { $n } egzemplarz w grze
        [few] { $n } egzemplarze w grze
        [many] { $n } egzemplarzy w grze
       *[other] { $n } egzemplarza w grze
    }
web-zoom-hint = Naciśnij Z, aby karta została otwarta.
web-zoom-others = Inne karty
web-zoom-before = Poprzednia karta
web-zoom-next = Następna karta
web-key-zoom = karta w całości

## Comfort

web-text-size = Wielkość tekstu
web-sheet-less = Zmniejsz pytanie
web-sheet-more = Powiększ pytanie
