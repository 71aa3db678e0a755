### The table in the terminal

board-step = Step { $n } of 8: { $step }
board-step-1 = Choose
board-step-2 = Transform
board-step-3 = Instants
board-step-4 = Monster
board-step-5 = Hunters
board-step-6 = Escape
board-step-7 = Dream
board-step-8 = End
board-hunters = Hunters
board-dungeon = Chalice Dungeon
board-no-enemy = No enemy is in play.
board-echoes = { $left } of { $full }
board-rolled = rolled: { $faces }
board-choosing = choosing
board-doubts = reconstructed: { $what }
board-doubt-name = name
board-doubt-health = health
board-doubt-die = die
board-doubt-types = types
board-doubt-ability = ability

## Help

help-signs = ✦ First Player · ● left, ○ lost · ✓ card chosen · ✝ dead or out of the game · ♛ winner · ° reconstructed by us, no source
