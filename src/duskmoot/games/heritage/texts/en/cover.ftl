## The game

game-title = Vampire: The Masquerade – Heritage
game-pitch = Raise a bloodline, weave intrigues, and let every childe tip three battlegrounds.
game-time = 40 min
game-weight = medium
seat-1 = Player 1
seat-2 = Player 2
seat-3 = Player 3
seat-4 = Player 4
lesson-first-night = First night
