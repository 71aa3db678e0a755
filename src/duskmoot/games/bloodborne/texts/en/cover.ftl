## The game and its Hunters

game-title = Bloodborne: The Card Game
game-pitch = Fight the horrors of the Chalice Dungeon side by side and carry out more blood than any other Hunter.
game-time = 45 min
game-weight = light
seat-1 = Henryk
seat-2 = Eileen
seat-3 = Ludwig
seat-4 = Djura
seat-5 = Valtr
lesson-first-hunt = First hunt
