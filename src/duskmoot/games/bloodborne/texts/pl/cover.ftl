## The game and its Hunters

game-title = Bloodborne: Gra karciana
game-pitch = Walcz ramię w ramię z potworami Lochu Kielicha i wynieś z niego więcej krwi niż pozostali Tropiciele.
game-time = 45 min
game-weight = lekka
seat-1 = Henryk
seat-2 = Eileen
seat-3 = Ludwig
seat-4 = Djura
seat-5 = Valtr
lesson-first-hunt = Pierwsze łowy
