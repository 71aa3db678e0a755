### The table in the browser

## The saga

board-status = Эпоха { $age } из 3 · { $phase }
board-age-now = Эпоха { $age }
board-ragnarok-glory = Слава за фигурку, погибшую в Рагнарёке: { $glory }
board-doom-now = { $place }: в этой эпохе
board-doom-later = { $place }: эпоха { $age }
board-turns = Порядок хода

## Midgard

board-ruined = уничтожена
board-gone = Поглощено Рагнарёком: войти сюда нельзя.
board-doomed = обречена
board-doomed-now = Рагнарёк уничтожит её в конце этой эпохи: { $glory ->
        [one] { $glory } слава
        [few] { $glory } славы
       *[many] { $glory } славы
    } за каждую погибшую фигурку.
board-doomed-age = Рагнарёк уничтожит её в конце эпохи { $age }.
board-villages = Незанятые деревни: { $free } из { $all }
board-reward = Награда за разграбление: { $reward }
board-pillaged-now = Разграблена в этой эпохе
board-supports = Поддерживает: { $places }
board-nobody-there = Фигурок здесь нет
board-share = { $figure }: { $strength }
board-shares = { $figure } ×{ $count }: { $strength }
board-figure = { $figure }, { $clan }
board-count = { $figure }: { $count }
board-figure-strength = { $figure }, сила { $strength }
board-cost = Цена в ярости: { $rage }

## The camp

board-camp = Ваши фигурки вне поля
board-on-board = На поле: { $n } из { $all }
board-none = пусто

## The draft and the clans

board-draft = Дары богов
board-draft-age = Дары богов · эпоха { $age }
board-draft-rest = Оставьте 1 карту; остальные получит { $name }.
board-draft-last = Оставьте 1 карту; остальные сбрасываются.
board-draft-two = Оставьте 2 карты, одну за другой; остальные получит { $name }.
board-draft-last-two = Оставьте 2 карты, одну за другой; остальные сбрасываются.
board-to-map = Показать Мидгард
board-to-gifts = Назад к дарам

## The clan sheets

board-sheet = Ваш планшет клана
board-stat = { $stat }: { $value }, деление { $step } из { $all }; слава в конце игры: { $glory }
board-no-cards = нет карт
board-revealed = открыта
board-taken-on = выложена
board-backs = эпоха { $age }: { $n }
board-sealed = тайный выбор
board-winner = победа

## Cards

board-kind-battle = Битва
board-kind-quest = Воля богов
board-kind-warrior = Воины
board-kind-leader = Вождь
board-kind-ship = Корабль
board-kind-monster = Чудовище
board-kind-clan = Клан
board-worth-battle = Бонус к силе: { $bonus }
board-worth-quest = Слава: { $glory }

## The battle

board-at-stake = Награда: { $reward }
board-for-winning = слава за победу
board-glory-of-winning = Слава за победу: { $glory }
board-your-choice = ваш выбор
