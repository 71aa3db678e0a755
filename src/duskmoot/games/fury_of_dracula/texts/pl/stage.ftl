### Wynik walki

board-result-combat = Walka skończona
board-result-combat-round = Runda { $n }
