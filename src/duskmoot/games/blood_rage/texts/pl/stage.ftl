### Wynik bitwy

board-result-age = Epoka { $age }
board-result-figures = Figurki
board-result-tie = nikt nie wygrywa
board-result-margin = { $n ->
    [one] o { $n } punkt
    [few] o { $n } punkty
   *[many] o { $n } punktów
 }
