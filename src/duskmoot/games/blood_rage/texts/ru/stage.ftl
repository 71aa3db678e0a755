### Итог битвы

board-result-age = Эпоха { $age }
board-result-figures = Фигуры
board-result-tie = никто не победил
board-result-margin = { $n ->
    [one] с разницей в { $n } очко
    [few] с разницей в { $n } очка
   *[many] с разницей в { $n } очков
 }
