### The result of a round

board-result = The round is over
board-result-round = Round { $round }
board-result-hunter = Hunter
board-result-full = full
board-result-die = The die: { $faces }. Damage to every Hunter before cards: { $total }.
board-result-trophies = Every Hunter who wounded it this round earns its trophies, even the dead.
