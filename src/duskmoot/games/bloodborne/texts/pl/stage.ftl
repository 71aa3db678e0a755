### Wynik rundy

board-result = Runda skończona
board-result-round = Runda { $round }
board-result-hunter = Tropiciel
board-result-full = pełne
board-result-die = Kość: { $faces }. Obrażenia każdego Tropiciela przed kartami: { $total }.
board-result-trophies = Trofea zdobywa każdy Tropiciel, który zranił go w tej rundzie, także poległy.
