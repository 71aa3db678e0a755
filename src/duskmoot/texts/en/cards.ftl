### Cards in full, and what a telephone shows

## A card in full

web-card-copies =
    { $n ->
        [one] { $n } copy in the game
       *[other] { $n } copies in the game
    }
web-zoom-hint = Press Z to keep it open.
web-zoom-others = Other cards
web-zoom-before = The card before
web-zoom-next = The next card
web-key-zoom = a card in full

## Comfort

web-text-size = Text size
web-sheet-less = Make the question smaller
web-sheet-more = Make the question larger
