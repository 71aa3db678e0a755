### What cards do, in words: one message for each effect, each kind of target and each count.
### A message is an order to the reader; .they says it of another player, .brief fits a small face.

## Tokens

power = { $n ->
        [one] { $n } власть
        [few] { $n } власти
       *[many] { $n } власти
    }
notoriety = { $n ->
        [one] { $n } дурную славу
        [few] { $n } дурной славы
       *[many] { $n } дурной славы
    }
    .upto = до { $n } дурной славы
    .plain = { $n ->
        [one] { $n } дурная слава
        [few] { $n } дурной славы
       *[many] { $n } дурной славы
    }
boon = { $n ->
        [one] дар
        [few] { $n } дара
       *[many] { $n } даров
    }
intrigues = { $n ->
        [one] { $n } интригу клана
        [few] { $n } интриги клана
       *[many] { $n } интриг клана
    }
    .brief = { $n ->
        [one] { $n } интрига
        [few] { $n } интриги
       *[many] { $n } интриг
    }

op-gain_power = получите { $power }
    .they = получает { $power }
    .brief = +{ $power }
op-gain_power_per = получите { $power } за { $each } (не больше { $max })
    .more = сверх того по { $n } за { $each } (не больше { $max })
    .brief = +{ $power } за { $each-brief } (до { $max })
op-gain_notoriety = получите { $notoriety }
    .brief = +{ $notoriety-plain }
op-place_power = положите { $power } на { $who-on }
    .brief = +{ $power }
op-place_notoriety = положите { $notoriety } на { $who-on }
    .they = кладёт { $notoriety } на { $who-on }
    .last = положите на него { $notoriety }
    .mine = ваш вампир получит { $notoriety }
    .brief = +{ $notoriety-plain }
op-remove_notoriety = снимите { $n ->
        [1] { $notoriety }
       *[other] { $notoriety-upto }
    } { $who-from }
    .last = снимите с него { $n ->
        [1] { $notoriety }
       *[other] { $notoriety-upto }
    }
    .they = снимает { $n ->
        [1] { $notoriety }
       *[other] { $notoriety-upto }
    } { $who-from }
    .brief = −{ $notoriety-plain }
op-remove_notoriety-each = снимите по { $n } дурной славе { $who-from }
    .brief = −{ $notoriety-plain }
op-remove_notoriety-all = снимите всю дурную славу { $who-from }
    .brief = без дурной славы
op-remove_power = верните в запас { $power } { $who-from }
    .they = возвращает в запас { $power } { $who-from }
    .brief = −{ $power }
op-steal_power = украдите { $power } у { $who-gen }
    .last = украдите у него { $power }
    .mine = ваш вампир отдаст { $power } лидеру котерии
    .brief = кража { $n } власти
op-move_notoriety = перенесите { $n ->
        [1] { $notoriety }
       *[other] { $notoriety-upto }
    } { $who-from } на { $to-acc }
    .they = переносит { $n ->
        [1] { $notoriety }
       *[other] { $notoriety-upto }
    } { $who-from } на { $to-acc }
    .brief = { $notoriety-plain }: свой → чужой
op-steal_boon = украдите { $boon } у { $who-gen }
    .brief = кража дара
op-give_boon = отдайте { $boon } из своей линии крови { $to-dat }
    .brief = дар оппоненту
op-reclaim_boon = заберите откуда угодно { $n ->
        [one] дар своего клана
        [few] { $n } дара своего клана
       *[many] { $n } даров своего клана
    }
    .brief = вернуть дар

## States

op-send_to_torpor = отправьте в торпор { $who-acc }
    .against = вы отправляете в торпор { $who-acc }
    .brief = торпор
op-recover = восстановите { $who-acc }
    .they = восстанавливает { $who-acc }
    .brief = восстановление
op-exhaust = изнурите { $who-acc }
    .against = вы изнуряете { $who-acc }
    .brief = изнурение

## Cards and the queue

op-draw_intrigue = возьмите { $intrigues }
    .they = берёт { $intrigues }
    .brief = +{ $intrigues-brief }
op-discard_intrigue-actor = сбросьте { $n } с руки
    .brief = сбросить { $n }
op-discard_intrigue-chosen_opponent = оппонент по вашему выбору сбрасывает { $n ->
        [one] { $n } интригу
        [few] { $n } интриги
       *[many] { $n } интриг
    } по своему усмотрению
    .brief = оппонент сбрасывает { $n }
op-discard_intrigue-chosen_opponent-random = оппонент по вашему выбору сбрасывает { $n ->
        [one] { $n } случайную интригу
        [few] { $n } случайные интриги
       *[many] { $n } случайных интриг
    }
    .brief = оппонент теряет карту
op-discard_intrigue-that_player-random = сбросьте { $n ->
        [one] { $n } случайную интригу
        [few] { $n } случайные интриги
       *[many] { $n } случайных интриг
    } с руки
    .they = сбрасывает { $n ->
        [one] { $n } случайную интригу
        [few] { $n } случайные интриги
       *[many] { $n } случайных интриг
    } с руки
    .brief = −1 карта
op-recall_intrigue = верните на руку { $intrigues } из своего сброса
    .brief = интрига из сброса
op-reserve = зарезервируйте персонажа в очереди
    .they = резервирует персонажа в очереди
    .brief = резерв
op-remove_from_queue = уберите { $range } из очереди
    .brief = убрать из очереди { $range-brief }
range = от { $least } до { $most } персонажей
    .one = персонажа
    .two = { $least } или { $most } персонажей
    .brief = { $least }–{ $most }
    .briefly = 1
op-recruit_from_deck = рекрутируйте любого персонажа из колоды вместо персонажа из очереди
    .brief = рекрут из колоды
op-resire = переместите { $who-acc } под другого своего вампира
    .brief = новый сир
op-extra_intrigue = В этот ход можно разыграть ещё { $n ->
        [one] { $n } интригу
        [few] { $n } интриги
       *[many] { $n } интриг
    }
    .brief = ещё 1 интрига

## Battlegrounds

op-activate = активируйте { $who-acc } { $where }
    .they = активирует { $who-acc } { $where }
    .brief = активация { $where-brief }
where-all = на всех 3 полях боя
    .brief = на всех полях
where-choose = на 1 поле боя по вашему выбору
    .they = на 1 поле боя по своему выбору
    .brief = на 1 поле
where-class = на поле боя класса
    .brief = на поле класса
where-temperament = на поле боя темперамента
    .brief = на поле темперамента
where-geography = на поле боя географии
    .brief = на поле географии
where-here = на этом поле боя
    .brief = здесь
op-activate_attribute-same_as_subject = { $times ->
        [1] активируйте
        [2] дважды активируйте
       *[other] активируйте { $times } раза
    } географию лидера котерии на её поле боя
    .brief = география лидера ×{ $times }
op-activate_attribute-trigger = активируйте эту географию на её поле боя
    .brief = её активация
op-apply_abilities = примените способности { $who-gen }
    .last = примените способности этого вампира
    .brief = способности
op-flip_morality = переверните свой жетон морали
    .brief = перевернуть жетон морали
op-shift_morality = опустите свой жетон морали на { $n ->
        [one] { $n } ячейку
        [few] { $n } ячейки
       *[many] { $n } ячеек
    }
    .they = опускает свой жетон морали на { $n ->
        [one] { $n } ячейку
        [few] { $n } ячейки
       *[many] { $n } ячеек
    }
    .brief = мораль −{ $n }

## Choices and conditions

join-and = { $a } и { $b }
join-or = { $a } или { $b }
join-comma = { $a }, { $b }
join-then = { $a }, затем { $b }
join-brief = { $a }; { $b }
brief-who = { $who }: { $what }
    .inner = { $what } ({ $who })
brief-twice = { $a } ×2
at-once = сразу { $a }
twice = дважды { $a }
twice-any = { $a }, затем сделайте это ещё раз с ним же или с другим
if-enemy = если у вас { $n } врага или больше, { $then }
if-pack = если в Стае { $n } вампира или больше, { $then }
if-recruited = если у рекрута тот же архетип, что у лидера котерии, { $then }
if-else = { $a }; иначе { $b }
if-brief = { $then } (при условии)
each_opponent = каждый оппонент { $do }
    .brief = каждый оппонент: { $do }

## The clans’ own

op-declare_enemy = Объявите врага: подложите эту карту под вампира оппонента
    .brief = объявить врага
op-kiss_the_ring = Целуй кольцо: каждый оппонент может дать дар лидеру вашей котерии. Если не даст, { $do }
    .they = он { $do }
    .brief = дар или { $do }
op-embrace_chaos = Прими хаос: вместо рекрутирования из очереди назовите { $axes } и рекрутируйте первого подходящего персонажа из колоды
    .brief = Прими хаос ({ $axes })
axis-class = класс
    .a = класс
axis-temperament = темперамент
    .a = темперамент
axis-geography = география
    .a = географию
axis-archetype = архетип
    .a = архетип
axes-2 = { $one } или { $two }
axes-3 = { $one }, { $two } или { $three }
axes-4 = значение любого атрибута
    .brief = любое значение
op-black_market = Чёрный рынок: раз в раунд игрок, который в свой ход положит сюда дар, { $do }
    .brief = рынок: { $do }
op-invitation = Приглашение: { $do }. Можно пригласить оппонента сделать то же самое; если он согласится, получите { $power }
    .brief = приглашение: { $do }
op-usurp = Узурпация: замените своего вампира, можно и в торпоре, персонажем из очереди
    .brief = узурпация
op-create_monster = Создай чудовище: подложите анциллу из очереди под своего вампира
    .again = создайте ещё одно чудовище
    .brief = чудовище
op-edict = Эдикт: назовите { $axis }. Всякий раз, когда кто-либо рекрутирует подходящего персонажа, { $do }
    .brief = эдикт ({ $axis }): { $do }
static-bond = Этого вампира можно рекрутировать только в линию крови его клана
    .brief = Рекрут только своего клана
static-sacrifice = Если этому вампиру грозит торпор, вместо него можно пожертвовать одним из его дитя
    .brief = Вместо него можно пожертвовать дитя

## Targets

from = с { $gen }
who-subject-leader = лидер котерии
    .gen = лидера котерии
    .acc = лидера котерии
    .brief = лидер котерии
who-subject-this = этот вампир
    .gen = этого вампира
    .acc = этого вампира
    .brief = этот вампир
who-subject_sire = сир этого вампира
    .gen = сира этого вампира
    .acc = сира этого вампира
    .brief = его сир
who-coterie = все члены котерии
    .acc = всех членов котерии
    .brief = котерия
who-newcomer = новичок
    .acc = новичка
    .brief = новичок
who-subject-edict = лидер этой котерии
    .acc = лидера этой котерии
    .brief = её лидер
who-last = он
    .gen = него
    .acc = его
    .on = него
    .brief = он
who-own = свой вампир
    .gen = своего вампира
    .from = со своего вампира
    .acc = своего вампира
    .brief = свой вампир
who-own-other = другой свой вампир
    .gen = другого своего вампира
    .acc = другого своего вампира
    .brief = другой свой вампир
who-own-other-n = другие свои вампиры
    .acc = каждого из { $count } других своих вампиров
    .brief = { $count } других своих
who-own-fledgling-other = другой свой птенец
    .acc = другого своего птенца
    .brief = другой свой птенец
who-own-ancilla = своя анцилла
    .gen = своей анциллы
    .brief = своя анцилла
who-own-ancilla-other = другая своя анцилла
    .gen = другой своей анциллы
    .brief = другая своя анцилла
who-own-ancilla-upto = свои анциллы
    .gen = не более { $count } своих анцилл
    .brief = до { $count } своих анцилл
who-pack = член Стаи
    .gen = члена Стаи
    .acc = члена Стаи
    .brief = член Стаи
who-pack-ancilla = анцилла Стаи
    .gen = анциллы из Стаи
    .brief = анцилла Стаи
who-pack-upto = члены Стаи
    .from = не более чем с { $count } членов Стаи
    .acc = до { $count } членов Стаи
    .brief = до { $count } членов Стаи
who-any = любой вампир
    .gen = любого вампира
    .acc = любого вампира
    .brief = любой вампир
who-any-ancilla = любая анцилла
    .gen = любой анциллы
    .acc = любую анциллу
    .brief = любая анцилла
who-enemy = свой враг
    .gen = своего врага
    .from = со своего врага
    .acc = своего врага
    .brief = враг
who-enemy-notorious = свой враг
    .acc = своего врага{ $least ->
        [1] {" "}с дурной славой
       *[other] , у которого не меньше { $least } дурной славы
    }
    .brief = враг с дурной славой
who-enemy-all = свои враги
    .acc = каждого своего врага
    .brief = каждый враг
who-opponent = вампир оппонента
    .gen = вампира оппонента
    .dat = вампиру оппонента
    .acc = вампира оппонента
    .brief = оппонент
who-opponent-notorious = вампир оппонента
    .gen = вампира оппонента{ $least ->
        [1] {" "}с дурной славой
       *[other] , у которого не меньше { $least } дурной славы
    }
    .acc = вампира оппонента{ $least ->
        [1] {" "}с дурной славой
       *[other] , у которого не меньше { $least } дурной славы
    }
    .brief = чужой с дурной славой ({ $least }+)
who-opponent-powerful = вампир оппонента
    .gen = вампира оппонента{ $least ->
        [1] {""}
       *[other] , у которого не меньше { $least } власти
    }
    .brief = чужой с властью ({ $least }+)
who-opponent-fledgling-notorious = птенец оппонента
    .acc = птенца оппонента{ $least ->
        [1] {" "}с дурной славой
       *[other] , у которого не меньше { $least } дурной славы
    }
    .brief = чужой птенец с дурной славой ({ $least }+)
who-opponent-geography = вампир оппонента
    .acc = вампира оппонента с той же географией, что у лидера котерии
    .brief = чужой той же географии
who-opponent-geography-n = вампиры оппонентов
    .acc = каждого из { $count } вампиров оппонентов с той же географией, что у лидера котерии
    .brief = { $count } чужих той же географии
who-opponent-n = вампиры оппонентов
    .acc = каждого из { $count } вампиров оппонентов
    .brief = { $count } чужих вампира
who-opponent-indebted-all = вампиры оппонентов
    .acc = каждого вампира оппонентов, у которого есть дар вашего клана
    .brief = чужие с вашими дарами
who-that_player = его вампир
    .gen = своего вампира
    .from = со своего вампира
    .acc = своего вампира
    .his = одного его вампира
    .brief = вампир
who-that_player-n = его вампиры
    .his = { $count } его вампиров
    .brief = { $count } вампира
who-that_player-fledgling-notorious = его птенец
    .his = одного его птенца{ $least ->
        [1] {" "}с дурной славой
       *[other] , у которого не меньше { $least } дурной славы
    }
    .brief = птенец
who-that_player-geography_differs = его вампир
    .acc = своего вампира с иной географией, чем у лидера вашей котерии
    .brief = вампир иной географии

## Counts

each-enemy = каждого своего врага
    .brief = врага
each-pack = каждого члена Стаи
    .brief = члена Стаи
each-own-ancilla = каждую свою анциллу
    .brief = анциллу
each-own-indebted = каждого своего вампира с даром другого клана
    .brief = вампира с чужим даром
each-opponent-notorious = каждого вампира оппонентов{ $least ->
        [1] {" "}с дурной славой
       *[other] , у которого не меньше { $least } дурной славы
    }
    .brief = чужого вампира с дурной славой
each-any_any_state-torpid = каждого вампира в торпоре в любой линии крови
    .brief = вампира в торпоре
each-own_any_state-torpid = каждого своего вампира в торпоре
    .brief = своего в торпоре

## The chronicle

event = Побеждает игрок, у которого больше всего { $most }. Награда: { $reward }.
reward-ascension = возвышение
reward-asset = актив «{ $asset }»
reward-stranger = раскрытие персонажа
reward-leader = раскрытие лидера клана
answer = { $answer } ({ $parameter })
outcome = Цена клетки: { $changes }.
change = { $parameter } { $n }
most-high = вампиров высших кланов
most-low = вампиров низших кланов
most-composed = сдержанных вампиров
most-fervent = пылких вампиров
most-north = вампиров Севера
most-east = вампиров Востока
most-south = вампиров Юга
most-west = вампиров Запада
most-outsider = аутсайдеров
most-war = вампиров с архетипом «война»
most-science = вампиров с архетипом «наука»
most-secrets = вампиров с архетипом «секреты»
most-wealth = вампиров с архетипом «богатство»
