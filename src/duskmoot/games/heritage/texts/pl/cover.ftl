## The game

game-title = Wampir: Maskarada – Dziedzictwo
game-pitch = Buduj linię krwi, knuj spiski i niech każdy potomek przechyla szalę na trzech polach bitwy.
game-time = 40 min
game-weight = średnia
seat-1 = Gracz 1
seat-2 = Gracz 2
seat-3 = Gracz 3
seat-4 = Gracz 4
lesson-first-night = Pierwsza noc
