### The table in the terminal

board-round = Раунд { $round } из { $rounds }
board-signs = ◆ власть · ☠ дурная слава · ❖ дары, цветом игрока их клана · ☥ анхи
board-score = { $n ->
        [one] сейчас { $n } очко
        [few] сейчас { $n } очка
       *[many] сейчас { $n } очков
    }
board-exhausted = изнурение
board-torpor = в торпоре
board-open = открыт
board-closed = закрыт до конца раунда
board-aside = Следующий рекрут
board-kept = резерв: { $player }
board-discarded = в сбросе: { $n }
board-fire = в огне { $n }
word-battlegrounds = Поля боя
word-queue = Очередь
word-hand = Рука
word-events = События
word-first = Первый игрок
help-signs = ◆ власть · ☠ дурная слава · ❖ дары, цветом игрока их клана · ☥ анхи · ● жетон политики · ✦ первый игрок · ♛ победа · ■ отмеченная клетка · □ свободная клетка

## Глава хроники

chapter-number = Глава { $n }
stickers-left = осталось наклеек: { $n }
word-haven = Убежище
word-assets = Активы
word-burdens = Бремена
word-titles = Титулы
word-sheet = Лист персонажа
word-worth = Цена отмеченной клетки
word-reckoning = Итог хроники
blood-thin = слабая кровь
book-left = больше не играет
book-unmarked = Ничего ещё не отмечено.
