## The game and its players

game-title = Blood Rage
game-pitch = Poprowadź klan wikingów przez 3 epoki aż do Ragnaröku: najeżdżaj, plądruj i giń chwalebnie, by zdobyć więcej chwały niż pozostałe klany.
game-time = 90 min
game-weight = średnia
seat-1 = Sigrid
seat-2 = Ivar
seat-3 = Astrid
seat-4 = Torsten
lesson-first-age = Pierwsza epoka
