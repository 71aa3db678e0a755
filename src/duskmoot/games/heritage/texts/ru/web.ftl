### The table in the browser

word-you = вы
word-clans = Кланы

## The parts of the table

board-status = Раунд { $round } из { $rounds }
board-tab-board = Линия
board-tab-tracks = Поля
board-tab-hand = Рука
board-tab-players = Другие
board-tab-log = Журнал
board-deck = колода
board-queue = Очередь персонажей
board-free = даром
board-cost = Власть: { $n }
board-reserved = резерв
board-reserved-by = В резерве: { $name }.
board-found = Карты на выбор
board-offered = Варианты
board-zoom-in = Крупнее
board-zoom-out = Мельче
board-zoom-all = Показать всё древо

## Bloodlines

board-your-bloodline = ваша линия крови
board-bloodline-of = Линия крови: { $name }
board-open-bloodline = { $name }: открыть линию крови
board-leader = лидер клана
board-childe-of = + дитя { $vampire-gen }
board-first = Первый игрок
board-points = { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }
board-points-now = { $n ->
        [one] очко сейчас
        [few] очка сейчас
       *[many] очков сейчас
    }
board-power = Власть: { $n }
board-boons = Дары: { $n }
board-notoriety = Дурная слава: { $n }
board-cards = Карт в руке: { $n }
board-token-power = Власть: { $n }
board-token-boon = Дары, { $name }: { $n }
board-token-notoriety = Дурная слава: { $n }
board-token-ankh = Анхи, { $value }: { $n }
board-token-tucked = Карт снизу: { $n }
board-enemy-of = Объявлен врагом: { $name }
board-enemy = Враг: { $vampire }
board-ledger = В игре

## Coteries and intrigues

board-coterie = Котерия
board-coterie-of = Котерия { $vampire-gen }
board-with = и { $vampire }
board-would-ready = Готово: { $cards }
board-would-boon = За 1 дар: { $cards }
board-requires = Нужно: { $values }.
board-ready = готово
board-with-boons = { $n ->
        [one] за { $n } дар
        [few] за { $n } дара
       *[many] за { $n } даров
    }
board-not-now = не сейчас
board-not-one-intrigue = одна карта за ход
board-not-no-coterie = нет котерии
board-being-played = разыгрывается
board-no-cards = В руке нет карт
board-beside = интриги полей боя
board-piles = Колода: { $deck } · сброс: { $discard }
board-step-leader = Лидер
board-step-lender = Дары
board-step-target = Эффект
board-leads = лидер
board-in-coterie = в котерии
board-who-leads = Кто поведёт
board-boons-wanted = нужно даров
board-why-not = Почему не другие?

board-no-target = цели пока нет
board-lends = взаймы за дар ({ $name })
board-boons-title = Дары
board-boon-would = Ваш дар перейдёт к { $vampire-dat }: взамен для этой карты берётся знак. Дар останется там: 1 ПО игроку { $name }.
board-boon-went = Ваш дар у { $vampire-gen }: взамен для этой карты взят знак. Дар останется там: 1 ПО игроку { $name }.
board-why-subject = лидер котерии
board-why-not-needed = не нужен
board-why-enemy = не ваш враг
board-why-leader = лидер клана
board-why-no-leader = лидер её не несёт
board-why-coterie = не в котерии
board-why-full = уже 3 дитя
board-why-state = не в том состоянии
board-why-notoriety = { $n ->
        [0] без дурной славы
       *[other] дурная слава: { $n }
    }
board-why-nothing = нечего взять
board-why-ancilla = не анцилла
board-why-own = ваш вампир
board-why-attributes = другой атрибут
board-why-bloodline = другая линия крови
board-why-fledgling = не птенец

## Setting up

board-starts-with = Начальные интриги
board-difficulty-low = играть просто
board-difficulty-medium = средняя сложность
board-difficulty-high = играть сложно

## Events and foresight

board-events = События
board-events-help = у кого больше таких вампиров
board-you-show = вы { $n }
board-would = Если выбрать это
board-points-here = Очки здесь сейчас

## What would happen, below a battleground

would-politics = Один шаг к { $value-dat }.
would-decisive = Решительная победа: каждый, за кем { $value }, получает 1 власть, жетон возвращается на середину.
would-morality = { $player }: один шаг, на { $n }.
would-turns-coat = Не совпало: { $player } переворачивает жетон ({ $value }).
would-takes-first = Первым станет { $player }.
would-blocked = { $faction }: идти некуда.
would-judges = «{ $column }»: жетон покажет { $value-acc }.
would-trial = Суд. Подсудимых: { $n }.
would-no-suspect = Суд: судить некого.
would-convicted = Сумма { $n }: { $vampire } впадёт в торпор.
would-acquitted = Сумма { $n }: { $vampire } на свободе.
would-takes-ankh = Анх { $city-gen } возьмёт { $vampire }.
would-lies-in-ashes = Город сожжён: ничего не произойдёт.
would-investigates = Сыщик { $row-gen }: ячейка { $n }.
would-breach = Нарушение: анх ляжет на { $vampire-acc }.
would-empty-breach = Нарушение, но анхов не осталось.
would-enters-city = В город войдёт жетон: { $value } (станет { $n }).
would-vote = Голосование: перевес у { $value-gen }.
would-elected = { $title }: { $vampire }.
would-not-elected = { $title }: никто.
would-humanity = { $player }: один шаг, на { $n }.
would-changes-heart = Не совпало: { $player } переворачивает жетон ({ $value }).
would-no-room = Регион { $region-gen } заполнен: без жетона.
would-no-token = В регионе { $region-gen } нет жетонов.
would-falls = { $vampire } впадёт в торпор.
would-nothing = Останется без последствий: { $op }.

## Battlegrounds

board-nobody-leads = никто не впереди
board-leads-class = { $value }: по { $n }
board-morality = { $name }: { $n } ({ $value }).
board-lands-held = Занято территорий
board-each-scores = по { $n }
board-vaticanum = Ватикан
board-iudices = Судьи
board-at-vaticanum = { $value }: { $class }, в Ватикане.
board-at-iudices = { $value }: { $class }, у судей.
board-of = { $n } из { $all }
board-in-city = в городе
board-carried = у вампиров
board-in-fire = в огне
board-burned = сгорел
board-city-bruges = Брюгге
board-city-prague = Прага
board-city-barcelona = Барселона
board-city-paris = Париж
board-city-burned = Город сгорел: { $city }.
board-city-said = { $city }: в городе { $here }, у вампиров { $held }, в огне { $fire }.
board-investigators = сыщики
board-secrets-kept = тайны целы
board-row-said = { $value }: сыщик на ячейке { $at } из { $steps }, тайн цело { $kept }.
board-chair-held = { $title }: { $vampire }.
board-chair-empty = { $title }: место свободно.
board-chair-next = голосуют
board-chair-free = свободно
board-in-the-city = В городе
board-in-court = В городе: высших { $high }, низших { $low }, всего { $all }.
board-region-said = { $value }: Камарилья { $camarilla }, Шабаш { $sabbat }.

## Глава хроники

board-chapter = Глава { $chapter }
board-sheet = Лист персонажа
board-worth = Цена в конце, если ничего не изменится: { $n }
board-step-trait = Одна черта
board-step-discipline = Одна дисциплина
board-step-first-agent = Первый агент
board-step-first-blood = Кровь
board-at-table = За столом
board-chooses = выбирает
board-has-chosen = выбор сделан
board-all-at-once = Все выбирают сразу; никто не ждёт чужого пролога.
board-first-agent = Первый агент
board-first-agent-how = Пришли трое незнакомцев. Один остаётся, получает кровь от вас и ждёт в убежище.
board-haven-empty = Убежище пусто
board-in-haven = В убежище: { $who }
board-steps = Этапы подведения итогов
board-step-results = Результаты
board-step-overview = Обзор
board-step-events = События
board-step-burdens = Бремя
board-step-stickers = Способности
board-step-havens = Убежища
board-step-age = Конец эпохи
board-step-seal = Печать
board-choice = Выбор
board-power-boons = власть, дары
board-sum = очки
board-age-points = эпоха
board-titled = { $name } получает титул «{ $what }».
board-event-told = рассказано
board-event-now = на другой странице
board-event-waits = ждёт
board-event-nobody = никому не досталось
board-conspired = { $name }, заговор: { $what }
board-bears = { $name }, бремя: { $what }
board-relieved = { $name }, бремя снято: { $what }
board-learned = { $who }, новая способность: { $what }
board-saved = { $name }, спасение: { $what }
board-asked-now = Сейчас выбор: { $names }
board-asks-conspiracy = Заговор
board-asks-event = Событие
board-asks-ascension = Возвышение
board-asks-blood = Чья кровь
board-asks-shelter = Незнакомец
board-asks-sticker = Новая способность
board-asks-ancilla = Кому она достанется
board-asks-agent = Агент для убежища
board-asks-outcome = Какой запомнят эпоху
board-asks-seal = Страница написана
