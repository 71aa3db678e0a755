### Итог интриги

board-result-nothing = Она ничего не изменила.
