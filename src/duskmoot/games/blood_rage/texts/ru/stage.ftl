### Итог битвы

board-result-age = Эпоха { $age }
board-result-figures = Фигуры
