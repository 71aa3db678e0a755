## The game and its Hunters

game-title = Bloodborne: карточная игра
game-pitch = Сражайтесь плечом к плечу с чудовищами Подземелья Чаши и вынесите из него больше крови, чем любой другой охотник.
game-time = 45 мин
game-weight = лёгкая
seat-1 = Хенрик
seat-2 = Эйлин
seat-3 = Людвиг
seat-4 = Джура
seat-5 = Вальтр
lesson-first-hunt = Первая охота
