## The game

game-title = Вампиры: Маскарад – Наследие
game-pitch = Растите линию крови, плетите интриги, и пусть каждое дитя склоняет чаши трёх полей боя.
game-time = 40 мин
game-weight = средняя
seat-1 = Игрок 1
seat-2 = Игрок 2
seat-3 = Игрок 3
seat-4 = Игрок 4
lesson-first-night = Первая ночь
