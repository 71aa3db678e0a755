### The table in the terminal

board-step = Шаг { $n } из 8: { $step }
board-step-1 = Выбор
board-step-2 = Трансформация
board-step-3 = Мгновенные
board-step-4 = Монстр
board-step-5 = Охотники
board-step-6 = Бегство
board-step-7 = Сон
board-step-8 = Конец
board-hunters = Охотники
board-dungeon = Подземелье Чаши
board-no-enemy = Противника в игре нет.
board-echoes = { $left } из { $full }
board-rolled = бросок: { $faces }
board-choosing = выбирает
board-doubts = восстановлено: { $what }
board-doubt-name = имя
board-doubt-health = здоровье
board-doubt-die = кубик
board-doubt-types = типы
board-doubt-ability = способность

## Help

help-signs = ✦ первый игрок · ● осталось, ○ потеряно · ✓ карта выбрана · ✝ смерть или вне игры · ♛ победа · ° восстановлено нами, источника нет
