## Setup

log-destroyed-at-setup = Ещё до начала игры уничтожена провинция { $place }.
log-doom = Следующей жертвой Рагнарёка станет { $place }.
log-first-player = Первый игрок — { $clan }.
log-chooses-clan = { $clan } ведёт клан { $name-gen }.

## Gods’ Gifts

log-age-begins = Начинается эпоха { $age }.
log-drafts = { $clan } берёт карту «{ $card }».
log-passes-on = Каждый передаёт соседу слева { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    }.
log-buries = { $clan } сбрасывает { $cards ->
        [one] { $cards } закрытую карту
        [few] { $cards } закрытые карты
       *[many] { $cards } закрытых карт
    }.

## Actions

log-refills = { $clan } начинает фазу действий (ярость: { $rage }).
log-passes = { $clan } пасует и теряет { $rage ->
        [one] { $rage } ярость
        [few] { $rage } ярости
       *[many] { $rage } ярости
    }.
log-invades-with = { $clan } готовит вторжение { $figure-ins } ({ $rage ->
        [0] бесплатно
       *[other] ярость: −{ $rage }
    }).
log-recalls = { $clan } готовит вторжение { $figure-ins } из Вальхаллы ({ $rage ->
        [0] бесплатно
       *[other] ярость: −{ $rage }
    }).
log-lands = { $clan } вторгается в { $place-acc } { $figure-ins }.
log-stays-in-reserve = { $clan } оставляет фигурку в резерве.
log-sets-out = { $clan } начинает марш из { $place-gen } (осталось ярости: { $rage }).
log-marches = { $clan } перемещает { $figure-acc } из { $source-gen } в { $place-acc }.
log-upgrades = { $clan } выкладывает улучшение «{ $card }» ({ $rage ->
        [0] бесплатно
       *[other] ярость: −{ $rage }
    }).
log-replaces = { $clan } сбрасывает прежнее улучшение «{ $card }».
log-commits-quest = { $clan } следует воле богов (карт воли богов в этой эпохе: { $quests }).

## Pillage

log-pillages = { $clan } хочет разграбить { $place-acc } и подаёт сигнал к битве.
log-joins = { $clan } приводит { $figure-acc } из { $source-gen } в { $place-acc }.
log-stays-away = { $clan } никого не приводит.
log-spoils = { $clan } разграбляет { $place-acc } (награда: { $reward }).
log-pillage-glory = { $clan } получает { $glory ->
        [one] { $glory } славу
        [few] { $glory } славы
       *[many] { $glory } славы
    } за разграбление { $place-gen }.
log-raises = { $clan } увеличивает { $stat-acc } (теперь { $value }).
log-no-higher = { $clan } больше не может увеличить { $stat-acc }.

## Battle

log-battle = Битва в { $place-prep }.
log-reveals = { $clan } открывает карту «{ $card }».
log-counts-quest = { $clan } считает карту воли богов картой битвы (+{ $bonus }).
log-cancels = { $clan } отменяет тексты карт соперников («Первенство Тора»).
log-watches = { $clan } велит сбросить все карты битвы («Дозор Хеймдалля»).
log-total = { $clan }: суммарная сила { $total } (фигурки: { $strength }, карты: +{ $bonus }).
log-wins-battle = { $clan } побеждает в битве за { $place-acc }.
log-tie = Битва в { $place-prep }: ничья, проигрывают все.
log-falls = { $clan } теряет { $figure-acc } в { $place-prep }.
log-saves = { $clan } спасает { $figure-acc } (осталось ярости: { $rage }).
log-flees = { $clan } спасает { $figure-acc } бегством в Иггдрасиль.
log-steals-rage = { $clan } забирает { $rage ->
        [one] { $rage } ярость
        [few] { $rage } ярости
       *[many] { $rage } ярости
    } у победителя: { $victim }.
log-steals-glory = { $clan } забирает { $glory ->
        [one] { $glory } славу
        [few] { $glory } славы
       *[many] { $glory } славы
    } у победителя: { $victim }.
log-takes-card = { $clan } забирает карту «{ $card }» у победителя: { $victim }.
log-takes-back = { $clan } возвращает на руку { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    }.
log-retrieves = { $clan } возвращает на руку карту «{ $card }».
log-discards = { $clan } сбрасывает карту «{ $card }».
log-gains-rage = { $clan } получает { $gained ->
        [one] { $gained } ярость
        [few] { $gained } ярости
       *[many] { $gained } ярости
    } (теперь { $rage }).
log-battle-glory = { $clan } получает { $glory ->
        [one] { $glory } славу
        [few] { $glory } славы
       *[many] { $glory } славы
    } за битву в { $place-prep }.
log-card-glory = { $clan } получает { $glory ->
        [one] { $glory } славу
        [few] { $glory } славы
       *[many] { $glory } славы
    } («{ $card }»).

## The end of an Age

log-fulfils = { $clan } исполняет волю богов «{ $card }» и получает { $glory ->
        [one] { $glory } славу
        [few] { $glory } славы
       *[many] { $glory } славы
    }.
log-fails-quest = { $clan } не исполняет волю богов «{ $card }».
log-ragnarok = Рагнарёк поглощает { $place-acc }.
log-ragnarok-glory = { $clan } получает { $glory ->
        [one] { $glory } славу
        [few] { $glory } славы
       *[many] { $glory } славы
    } за { $figures ->
        [one] { $figures } погибшую в Рагнарёке фигурку
        [few] { $figures } погибшие в Рагнарёке фигурки
       *[many] { $figures } погибших в Рагнарёке фигурок
    }.
log-released = { $clan } возвращает из Вальхаллы { $figures ->
        [one] { $figures } фигурку
        [few] { $figures } фигурки
       *[many] { $figures } фигурок
    }.

## The end of the game

log-legendary = { $clan } получает { $glory ->
        [one] { $glory } славу
        [few] { $glory } славы
       *[many] { $glory } славы
    } за легендарный уровень ({ $stat }).
log-ends-with = { $clan } завершает партию (слава: { $glory }).
log-wins = { $clan } побеждает.
log-shares = { $clan } делит победу с другими.
