### The result of an intrigue

board-result-nothing = Nothing came of it.
