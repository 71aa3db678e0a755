### The table in the browser

## The saga

board-status = Age { $age } of 3 · { $phase }
board-age-now = Age { $age }
board-ragnarok-glory = { $glory } glory per figure lost to Ragnarök
board-doom-now = { $place }: this Age
board-doom-later = { $place }: Age { $age }
board-turns = Turn order

## Midgard

board-ruined = destroyed
board-gone = Destroyed: nobody can enter it.
board-doomed = doomed
board-doomed-now = Ragnarök destroys it at the end of this Age: { $glory } glory per figure lost.
board-doomed-age = Ragnarök destroys it at the end of Age { $age }.
board-villages = Free villages: { $free } of { $all }
board-reward = Pillage reward: { $reward }
board-pillaged-now = Pillaged in this Age
board-supports = Supports: { $places }
board-nobody-there = No figures here
board-share = { $figure }: { $strength }
board-shares = { $figure } ×{ $count }: { $strength }
board-figure = { $figure }, { $clan }
board-count = { $figure }: { $count }
board-figure-strength = { $figure }, strength { $strength }
board-cost = Rage cost: { $rage }

## The camp

board-camp = Your figures off the board
board-on-board = On the board: { $n } of { $all }
board-none = none

## The draft and the clans

board-draft = Gods’ Gifts
board-draft-age = Gods’ Gifts · Age { $age }
board-draft-rest = Keep 1 card; the rest go on to { $name }.
board-draft-last = Keep 1 card; the rest are discarded.
board-draft-two = Keep 2 cards, one after the other; the rest go on to { $name }.
board-draft-last-two = Keep 2 cards, one after the other; the rest are discarded.
board-to-map = Show Midgard
board-to-gifts = Back to the gifts

## The clan sheets

board-sheet = Your clan sheet
board-stat = { $stat }: { $value }, step { $step } of { $all }; glory at the end: { $glory }
board-no-cards = no cards
board-revealed = revealed
board-taken-on = taken on
board-backs = Age { $age }: { $n }
board-sealed = sealed
board-winner = winner

## Cards

board-kind-battle = Battle
board-kind-quest = Quest
board-kind-warrior = Warriors
board-kind-leader = Leader
board-kind-ship = Ship
board-kind-monster = Monster
board-kind-clan = Clan
board-worth-battle = Strength bonus: { $bonus }
board-worth-quest = Glory: { $glory }

## The battle

board-at-stake = At stake: { $reward }
board-for-winning = glory for winning
board-glory-of-winning = Glory for winning: { $glory }
board-your-choice = your choice
