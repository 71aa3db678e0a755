### Итог раунда

board-result = Раунд окончен
board-result-round = Раунд { $round }
board-result-hunter = Охотник
board-result-full = полное
board-result-die = Кубик: { $faces }. Урон каждому охотнику до карт: { $total }.
board-result-trophies = Трофеи получает каждый охотник, ранивший его в этом раунде, даже погибший.
