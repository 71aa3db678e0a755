### The result of a combat

board-result-combat = The combat is over
board-result-combat-round = Round { $n }
