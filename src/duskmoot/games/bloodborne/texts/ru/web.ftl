### The table in the browser

## The horror

board-status = Раунд { $round } · { $rank }
board-echoes-left = Отголоски крови: { $left } из { $full }
board-stays = не сбегает
board-flees = сбегает, если выживет
board-trophies-for = Трофеи получают те, кто нанёс урон в раунд его гибели
board-rolls-again = + бросают ещё раз и складывают
board-ability = Способность
board-bell-tolled = следующий противник: +{ $echoes }
board-next-comes = Следующий противник появится в конце раунда.
board-hunt-over = Охота окончена

## The dungeon and the Upgrades

board-depth = противник { $at } из { $all }
board-past = позади: { $enemy }
board-ahead = ещё закрыт
board-none-left = Улучшений не осталось.

## The Hunters

board-first = первый
board-sealed = тайный выбор
board-your-card = ваша карта
board-no-card = без карты
board-lost-on-death = теряются при смерти
board-safe = в безопасности
board-empty = пусто
board-cancelled = отменена
board-winner = победа
board-deaths = смерти: { $n }
board-dealt = урон за раунд: { $n }
board-suffered = урон от атаки противника: { $n }
board-track = { $trophy }: деление { $space } из { $all }, счёт крови +{ $points }
board-cards-in-hand = карты на руке: { $n }

## Cards

board-kind-melee = Ближнее
board-kind-ranged = Дальнее
board-kind-support = Поддержка
board-instant = мгновенно
board-damage = урон: { $n }
board-doubt-type = тип
board-doubt-damage = урон
board-doubt-effect = эффект
