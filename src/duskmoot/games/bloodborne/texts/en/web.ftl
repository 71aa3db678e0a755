### The table in the browser

## The horror

board-status = Round { $round } · { $rank }
board-echoes-left = Blood Echoes: { $left } of { $full }
board-stays = never escapes
board-flees = escapes if it survives
board-trophies-for = Trophies for those who wound it in the round it dies
board-rolls-again = + rolls again and adds up
board-ability = Ability
board-bell-tolled = next enemy: +{ $echoes } echoes
board-next-comes = The next enemy comes at the end of the round.
board-hunt-over = The hunt is over

## The dungeon and the Upgrades

board-depth = enemy { $at } of { $all }
board-past = gone: { $enemy }
board-ahead = still face down
board-none-left = None is left.

## The Hunters

board-first = first
board-sealed = sealed
board-your-card = your card
board-no-card = no card
board-lost-on-death = lost on death
board-safe = safe
board-empty = empty
board-cancelled = cancelled
board-winner = winner
board-deaths = deaths: { $n }
board-dealt = damage dealt this round: { $n }
board-suffered = damage taken from the attack: { $n }
board-track = { $trophy }: space { $space } of { $all }, Blood Score +{ $points }
board-cards-in-hand = cards in hand: { $n }

## Cards

board-kind-melee = Melee
board-kind-ranged = Ranged
board-kind-support = Support
board-instant = instant
board-damage = damage: { $n }
board-doubt-type = type
board-doubt-damage = damage
board-doubt-effect = effect
