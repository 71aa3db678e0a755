# «Стервятники» is plural: a line that may speak of them does not make the enemy its subject.

## Setup

log-final-boss-chosen = Финальный босс этой партии — { $enemy }.
log-first-player = Первый игрок — { $hunter }.
log-round-begins = Начинается раунд { $round }.
log-enemy-comes = Появляется новый противник: { $enemy } ({ $echoes ->
        [one] { $echoes } отголосок крови
        [few] { $echoes } отголоска крови
       *[many] { $echoes } отголосков крови
    }).

## Cards

log-plays = { $hunter } разыгрывает карту «{ $card }».
log-transforms = { $hunter } трансформирует оружие: «{ $card }».
log-no-weapon = { $hunter } не трансформирует оружие: на руке его нет.

## Instant effects

log-pistols-cancel = { $hunter } не наносит урона: карты «{ $card }» отменяют друг друга.
log-healed = { $hunter } восстанавливает полное здоровье ({ $health }).
log-cancels = { $hunter } отменяет чужое оружие: «{ $card }» ({ $victim }).
log-steals = { $echoes ->
        [0] { $hunter } ничего не крадёт: у другого охотника пусто ({ $victim }).
        [one] { $hunter } крадёт { $echoes } отголосок крови у другого охотника: { $victim }.
        [few] { $hunter } крадёт { $echoes } отголоска крови у другого охотника: { $victim }.
       *[many] { $hunter } крадёт { $echoes } отголосков крови у другого охотника: { $victim }.
    }

## The monster attack

log-rolls = Бросок ({ $die }): { $face }.
log-attacks-all = Атака { $enemy-gen } на всех охотников: { $damage ->
        [0] без урона
        [one] { $damage } урон
        [few] { $damage } урона
       *[many] { $damage } урона
    }.
log-hurt = { $hunter } получает { $damage ->
        [one] { $damage } урон
        [few] { $damage } урона
       *[many] { $damage } урона
    } (здоровье: { $health }).
log-dies = { $hunter } погибает.
log-loses-collected = { $hunter } теряет { $echoes ->
        [one] { $echoes } собранный отголосок крови
        [few] { $echoes } собранных отголоска крови
       *[many] { $echoes } собранных отголосков крови
    }.
log-loses-banked = { $hunter } теряет { $echoes ->
        [one] { $echoes } сохранённый отголосок крови
        [few] { $echoes } сохранённых отголоска крови
       *[many] { $echoes } сохранённых отголосков крови
    }.
log-eliminated = { $hunter } выбывает из игры.
log-gains-echoes = { $enemy } получает { $echoes ->
        [one] { $echoes } отголосок крови
        [few] { $echoes } отголоска крови
       *[many] { $echoes } отголосков крови
    }.

## The Hunters attack

log-takes = { $hunter } забирает у { $enemy-gen } { $echoes ->
        [one] { $echoes } отголосок крови
        [few] { $echoes } отголоска крови
       *[many] { $echoes } отголосков крови
    } («{ $card }»).
log-takes-nothing = { $hunter } не забирает отголосков крови («{ $card }»).
log-killed = Противник убит: { $enemy }.
log-trophy = { $hunter } получает трофей { $trophy-gen }.
log-takes-back = { $hunter } возвращает на руку карту «{ $card }».
log-strikes-back = { $enemy } наносит ответный удар.

## The monster escapes

log-regains = { $enemy } возвращает себе { $echoes ->
        [one] { $echoes } отголосок крови
        [few] { $echoes } отголоска крови
       *[many] { $echoes } отголосков крови
    }.
log-escapes = Монстр сбегает: { $enemy }.
log-stays = { $enemy } остаётся в игре ({ $echoes ->
        [one] { $echoes } отголосок крови
        [few] { $echoes } отголоска крови
       *[many] { $echoes } отголосков крови
    }).
log-robbed = { $hunter } сбрасывает карту «{ $card }».
log-spills = { $hunter } возвращает в запас { $echoes ->
        [one] { $echoes } собранный отголосок крови
        [few] { $echoes } собранных отголоска крови
       *[many] { $echoes } собранных отголосков крови
    }.
log-bell-tolls = Звонит колокол: следующий противник получает { $echoes ->
        [one] { $echoes } дополнительный отголосок крови
        [few] { $echoes } дополнительных отголоска крови
       *[many] { $echoes } дополнительных отголосков крови
    }.

## Hunter’s Dream

log-banks = { $echoes ->
        [0] { $hunter } не сохраняет отголосков крови: их нет.
        [one] { $hunter } сохраняет { $echoes } отголосок крови.
        [few] { $hunter } сохраняет { $echoes } отголоска крови.
       *[many] { $hunter } сохраняет { $echoes } отголосков крови.
    }
log-recovers = { $hunter } возвращает на руку { $cards ->
        [one] { $cards } использованную карту
        [few] { $cards } использованные карты
       *[many] { $cards } использованных карт
    }.
log-gains-upgrade = { $hunter } берёт улучшение «{ $card }».
log-no-upgrade = { $hunter } отказывается от улучшения.
log-removes = { $hunter } убирает из игры карту «{ $card }».
log-wakes = { $hunter } пробуждается с полным здоровьем ({ $health }).
log-returns = { $hunter } возвращается к жизни с полным здоровьем ({ $health }).
log-offered = Новое доступное улучшение: «{ $card }».
log-display-cleared = Все доступные улучшения убраны из игры.

## End of round

log-broken = { $hunter } теряет оружие «{ $card }»: оно убрано из игры.
log-spent = { $hunter } теряет одноразовую карту «{ $card }»: она убрана из игры.

## End of the game

log-stalemate = Охота останавливается: всё решает счёт крови.
log-scores-trophy = Трофеи «{ $trophy }»: { $hunter }, { $points } к счёту крови.
log-scores = { $hunter } завершает партию со счётом крови { $total } (сохранено: { $banked }, трофеи: { $trophies }).
log-wins = { $hunter } побеждает.
log-shares = { $hunter } участвует в общей победе.
