### The table in the terminal

board-round = Round { $round } of { $rounds }
board-signs = ◆ power · ☠ notoriety · ❖ boons, in the colour of the player whose clan gave them · ☥ ankhs
board-score = { $n ->
        [one] { $n } point now
       *[other] { $n } points now
    }
board-exhausted = exhausted
board-torpor = in torpor
board-open = open
board-closed = closed until the round ends
board-aside = Next recruit
board-kept = reserved by { $player }
board-discarded = discarded: { $n }
board-fire = fire { $n }
word-battlegrounds = Battlegrounds
word-queue = Queue
word-hand = Hand
word-events = Events
word-first = First player
help-signs = ◆ power · ☠ notoriety · ❖ boons, in the colour of the player whose clan gave them · ☥ ankhs · ● politics token · ✦ first player · ♛ winner · ■ marked box · □ free box

## A chapter of the chronicle

chapter-number = Chapter { $n }
stickers-left = stickers left: { $n }
word-haven = Haven
word-assets = Assets
word-burdens = Burdens
word-titles = Titles
word-sheet = Character sheet
word-worth = Worth of a marked box
word-reckoning = The final reckoning
blood-thin = thin blood
book-left = has left
book-unmarked = Nothing is marked yet.
