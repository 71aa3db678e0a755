### Итог боя

board-result-combat = Бой окончен
board-result-combat-round = Раунд { $n }
