### The result of a battle

board-result-age = Age { $age }
board-result-figures = Figures
board-result-tie = nobody wins
board-result-margin = { $n ->
    [one] by a single point
   *[other] by { $n } points
 }
