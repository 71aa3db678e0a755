## The game and its players

game-title = Blood Rage
game-pitch = Lead a Viking clan through 3 Ages to Ragnarök: invade, pillage and die gloriously to win more glory than any other clan.
game-time = 90 min
game-weight = medium
seat-1 = Sigrid
seat-2 = Ivar
seat-3 = Astrid
seat-4 = Torsten
lesson-first-age = First Age
