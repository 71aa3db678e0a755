## Setting up

log-board = Поле боя: «{ $board }».
log-event = Событие: «{ $event }».
log-first = Первый игрок: { $player }.
log-clan = { $player } играет за клан { $clan-gen }.
log-leader = { $player } ставит во главе клана { $leader-acc }.

## Rounds and turns

log-round = Начинается раунд { $n }.
log-turn = Ходит { $player }.
log-takes-first = { $player } забирает жетон первого игрока.

## Recruiting and the queue

log-recruits = { $player } рекрутирует { $recruit-acc } под { $sire-ins }.
log-pays = { $player } платит властью { $from-gen }: { $n }.
log-arrives = В очередь встаёт { $character }.
log-leaves-queue = { $character } покидает очередь.
log-makes-way = Рекрутировать некого: { $character } уступает место.
log-reshuffles = Из сброса собрана новая колода персонажей ({ $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }).
log-reserves = { $player } резервирует { $character-acc }.

## Intrigues and boons

log-plays = { $player } разыгрывает интригу «{ $intrigue }». Котерию возглавляет { $leader }.
log-borrows = { $player } отдаёт дар за чужой архетип. Дар получает { $lender }.
log-draws = { $player } берёт { $n ->
        [one] { $n } интригу клана
        [few] { $n } интриги клана
       *[many] { $n } интриг клана
    }.
log-draws-card = Вам достаётся карта «{ $intrigue }».
log-discards = { $player } сбрасывает интригу «{ $intrigue }».
log-recalls = { $player } возвращает из сброса интригу «{ $intrigue }».
log-more-plays = { $player } может разыграть в этот ход ещё { $n ->
        [one] { $n } интригу
        [few] { $n } интриги
       *[many] { $n } интриг
    }.

## Tokens and states

log-power = { $vampire } получает { $n ->
        [one] { $n } власть
        [few] { $n } власти
       *[many] { $n } власти
    }.
log-loses-power = { $vampire } теряет { $n ->
        [one] { $n } власть
        [few] { $n } власти
       *[many] { $n } власти
    }.
log-steals-power = { $thief } крадёт у { $victim-gen } { $n ->
        [one] { $n } власть
        [few] { $n } власти
       *[many] { $n } власти
    }.
log-notoriety = { $vampire } получает { $n ->
        [one] { $n } дурную славу
        [few] { $n } дурной славы
       *[many] { $n } дурной славы
    }.
log-sheds = { $vampire } избавляется от { $n } дурной славы.
log-shifts = Дурная слава ({ $n }) переходит от { $from-gen } к { $to-dat }.
log-blamed = Дурная слава { $leader-gen } ({ $n }) ложится на { $childe-acc }.
log-boon = Дар переходит от { $from-gen } к { $to-dat }.
log-exhausts = { $vampire } { $vampire-gender ->
        [f] изнурена
       *[m] изнурён
    }.
log-recovers = { $vampire } восстанавливает силы.
log-falls = { $vampire } впадает в торпор.
log-sacrificed = Жертва ради { $victim-gen }: { $childe }.
log-resired = Новый сир { $vampire-gen }: { $sire }.
log-ability = { $vampire } применяет способность «{ $ability }».
log-nothing = Без последствий: { $op }.

## Battlegrounds

log-politics = Жетон политики сдвигается к { $value-dat } (от середины: { $n }).
log-decisive = Решительная победа: { $value }.
log-morality = Мораль игрока { $player } теперь { $n }.
log-turns-coat = { $player } переворачивает жетон морали: { $value }.
log-marches = { $faction } идёт из { $from-gen } { $to-to }.
log-blocked = { $faction }: идти некуда.
log-expels = { $faction } теряет анх { $territory-in }.

## Battlegrounds of later ages

log-judges = Инквизиция: жетон столбца «{ $column }» показывает { $value-acc }.
log-trial = Суд. Подсудимых: { $n }.
log-no-suspect = Суд: судить некого.
log-convicted = { $vampire } { $vampire-gender ->
        [f] осуждена
       *[m] осуждён
    } ({ $n }).
log-acquitted = { $vampire } { $vampire-gender ->
        [f] оправдана
       *[m] оправдан
    } ({ $n }).
log-into-fire = В огонь летят анхи { $city-gen }: { $n }.
log-takes-ankh = Анх { $city-gen } ложится на { $vampire-acc }.
log-city-burns = { $city } сгорает.
log-lies-in-ashes = Город уже сожжён: ничего не происходит.
log-respite = Передышка { $city-in }: анхи возвращаются ({ $n }).
log-coup = Переворот: анхи { $vampire-gen } сгорают ({ $n }).
log-investigates = Сыщик { $row-gen } доходит до ячейки { $n }.
log-breach = Нарушение Маскарада ({ $row }): анх ложится на { $vampire-acc }.
log-empty-breach = Нарушение Маскарада ({ $row }): анх никому не достаётся.
log-cleanup = Зачистка: анхи { $vampire-gen } возвращаются на поле ({ $n }).
log-enters-city = В город входит жетон: { $value } ({ $n }).
log-vote = Голосование: перевес у { $value-gen }.
log-elected = { $vampire } получает титул: { $title }.
log-not-elected = Никто не становится { $title-ins }.
log-steals-title = { $vampire } отнимает у { $victim-gen } титул: { $title }.
log-title-returns = Титул возвращается на место: { $title }.
log-humanity = Человечность игрока { $player } теперь { $n }.
log-changes-heart = { $player } переворачивает жетон морали: { $value }.
log-loyal = { $player } служит { $side-dat }.
log-adds-token = В регион { $region-gen } добавлен жетон { $side-gen }.
log-no-room = Регион { $region-gen } заполнен: жетон не добавляется.
log-no-token = В регионе { $region-gen } нет жетонов.
log-turns-up = В регионе { $region-gen } открыт жетон: { $token }.
log-turns-down = В регионе { $region-gen } закрыт жетон: { $token }.
log-spends-token = Из региона { $region-gen } сброшен жетон: { $token }.
log-moves-token = Жетон { $side-gen } переходит из региона { $from-gen } в регион { $to-gen }.
log-returns-token = Жетон { $side-gen } возвращается в запас из региона { $from-gen }.
log-refills = Сброшенные жетоны { $side-gen } возвращаются на место ({ $n }).
log-holds-region = Регион { $region-gen } держит { $side } (перевес: { $n }).
log-nobodys-region = Регион { $region-gen } ничей.
log-wins-war = Войны Шабаша выигрывает сторона: { $side }.

## The clans

log-enemy = { $player } объявляет врага: { $vampire }.
log-kisses = { $player } целует кольцо и отдаёт дар { $from-gen }.
log-refuses = { $player } не целует кольцо.
log-names = { $player } называет атрибут: { $value }.
log-revealed = Из колоды раскрыта карта: { $character }.
log-finds-nobody = { $player } никого не находит ({ $value }).
log-opens-market = { $player } открывает рынок «{ $intrigue }».
log-trades = { $player } пользуется рынком «{ $intrigue }» за дар { $from-gen }.
log-closes = Дар с рынка «{ $intrigue }» получает { $leader }.
log-takes-back = Дар с рынка «{ $market }» возвращает себе { $vampire }.
log-invites = { $player } приглашает гостя: { $guest } (сначала { $first }).
log-comes = { $player } принимает приглашение.
log-declines = { $player } отклоняет приглашение.
log-sets-aside = { $player } откладывает { $character-acc } на следующий ход.
log-usurps = { $newcomer } занимает место { $vampire-gen }.
log-monster = Чудовище: способности { $tucked-gen } переходят к { $vampire-dat }.
log-edict = { $player } провозглашает «{ $intrigue }» ({ $value }).
log-decrees = { $player }: действует «{ $intrigue }», ведь рекрутирован персонаж { $recruit }.

## The end

log-wins-event = { $player } выигрывает событие «{ $event }».
log-scores-board = «{ $board }»: { $player }, { $n ->
        [0] без очков
       *[other] { $n } ПО
    }.
log-scores-power = Власть: { $player }, { $n } ПО.
log-scores-boons = Дары: { $player }, { $n } ПО.
log-scores-notoriety = Дурная слава: { $player }, { $n } ПО.
log-scores-events = События: { $player }, { $n } ПО.
log-scores = { $player }, всего: { $n ->
        [0] без очков
       *[other] { $n } ПО
    }.
log-wins = { $player } побеждает.
