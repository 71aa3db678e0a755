### The result of a battle

board-result-age = Age { $age }
board-result-figures = Figures
