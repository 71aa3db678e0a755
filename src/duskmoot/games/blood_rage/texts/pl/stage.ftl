### Wynik bitwy

board-result-age = Epoka { $age }
board-result-figures = Figurki
