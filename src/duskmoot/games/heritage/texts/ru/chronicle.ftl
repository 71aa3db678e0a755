### What only a chronicle has: the sheet, burdens, questions, acts and the log of a chapter

## The character sheet

section-resources = Ресурсы
section-abilities = Способности
section-morality = Мораль
section-disciplines = Дисциплины
section-loyalty = Лояльность
parameter-allies = Союзники
parameter-domain = Домен
parameter-fortune = Состояние
parameter-renown = Известность
parameter-cunning = Хитрость
parameter-leadership = Лидерство
parameter-lore = Знания
parameter-warfare = Военное дело
parameter-mercy = Милосердие
parameter-honour = Честь
parameter-ambition = Честолюбие
parameter-ferocity = Свирепость
parameter-animalism = Анимализм
parameter-auspex = Прорицание
parameter-celerity = Стремительность
parameter-dominate = Доминирование
parameter-fortitude = Стойкость
parameter-obfuscate = Затемнение
parameter-obtenebration = Власть над тенью
parameter-potence = Могущество
parameter-presence = Присутствие
parameter-protean = Превращение
parameter-blood_sorcery = Магия крови
parameter-vicissitude = Изменчивость
parameter-camarilla = Камарилья
parameter-sabbat = Шабаш
parameter-anarch = Анархи

## Burdens

burden-bu_hunted = Травля
    .text = Первый вампир, которого вы рекрутируете в этой главе, получает { $value ->
        [one] { $value } дурную славу
        [few] { $value } дурной славы
       *[many] { $value } дурной славы
    }.
burden-bu_vigil_without_end = Бдение без конца
    .text = Первый вампир, которого вы рекрутируете в этой главе, входит изнурённым.
burden-bu_empty_coffers = Пустые сундуки
    .text = Верните с лидера клана в запас { $value ->
        [one] { $value } власть
        [few] { $value } власти
       *[many] { $value } власти
    }.
burden-bu_loose_tongues = Длинные языки
    .text = Сбросьте наугад { $value ->
        [one] { $value } начальную интригу
        [few] { $value } начальные интриги
       *[many] { $value } начальных интриг
    }.
burden-bu_a_debt_called_in = Востребованный долг
    .text = Ваш лидер клана отдаёт лидеру клана игрока слева { $value ->
        [one] { $value } дар
        [few] { $value } дара
       *[many] { $value } даров
    }.
burden-bu_stain_on_the_soul = Пятно на душе
    .text = Перед первым раундом ваш жетон морали опускается на { $value ->
        [one] { $value } ячейку
        [few] { $value } ячейки
       *[many] { $value } ячеек
    }.
burden-bu_the_envy_of_courts = Зависть дворов
    .text = Каждый другой игрок кладёт на своего лидера клана { $value ->
        [one] { $value } власть
        [few] { $value } власти
       *[many] { $value } власти
    }.
burden-bu_sealed_haven = Замурованное убежище
    .text = До раунда { $value } рекрутировать из убежища нельзя.
burden-bu_crowded_antechamber = Тесная приёмная
    .text = В этой главе у вашего лидера клана не больше { $value } дитя.
burden-bu_frozen_accounts = Замороженные счета
    .text = В этой главе использовать активы нельзя.
burden-bu_overbearing_name = Слишком громкое имя
    .text = В этой главе каждая платная ячейка очереди стоит вам на { $value ->
        [one] { $value } власть
        [few] { $value } власти
       *[many] { $value } власти
    } больше.
burden-bu_watched = Под надзором
    .text = В конце первых { $value } раундов вы не можете забрать жетон первого игрока: он остаётся на месте.

## Questions: the prologue

ask-trait = Кто ваш персонаж? Отметьте клетку в Ресурсах, Способностях или Морали.
    .wait = Ждём первой отметки: { $names }.
    .help = В конце хроники каждая отмеченная клетка принесёт очки; сколько — решается от эпохи к эпохе.
ask-discipline = Какая Дисциплина у вас в крови? Отметьте клетку.
    .wait = Ждём выбора Дисциплины: { $names }.
    .help = Клетка Дисциплины всегда стоит 1 очко и открывает свои наклейки способностей.
ask-first-agent = Выберите первого агента.
    .wait = Ждём выбора первого агента: { $names }.
    .help = Агент становится анциллой, ждёт в убежище, и раз за главу его можно рекрутировать.
ask-first-blood = Чья кровь течёт в вашем первом агенте?
    .wait = Ждём выбора крови агента: { $names }.
    .help = Своих клан рекрутирует бесплатно, где бы в очереди они ни стояли. Наклеек каждого клана немного.
ask-catch-up = Отметьте клетку за пропущенную главу.
    .wait = Ждём отметки за пропущенные главы: { $names }.
    .help = По клетке за каждую главу, сыгранную до вас, в любом разделе.

## Questions: the aftermath

ask-conspiracy = Выберите интригу исследования, которую добавите своему клану.
    .wait = Ждём заговора: { $names }.
    .help = До конца хроники она останется среди интриг клана, кто бы за него ни играл.
    .done = Ничего не добавлять
ask-event = «{ $event }»: как вы ответите?
    .wait = Ждём ответа на событие: { $names }.
    .help = Ответ отмечает клетку. Награда ваша при любом ответе; после последней главы её нет.
ask-ascension = Выберите, кого возвысить.
    .wait = Ждём выбора, кого возвысить: { $names }.
    .help = Базовый персонаж вашей линии крови во всех будущих главах будет анциллой со способностями другой стороны карты.
ask-blood = Чья кровь отныне у { $vampire-gen }?
    .wait = Ждём выбора крови анциллы: { $names }.
    .help = Кровь клана, за который вы играли, или слабая кровь, которая ни к какому клану не относится.
ask-shelter = Куда отправится { $vampire }?
    .wait = Ждём выбора места для новичка: { $names }.
    .help = В убежище карта только ваша, но место там одно. Из колоды её сможет рекрутировать любой.
ask-sticker = Выберите способность, чтобы наклеить на анциллу.
    .wait = Ждём выбора способности: { $names }.
    .help = Какие вам доступны, решает ваш лист. Наклейка остаётся на карте навсегда.
    .done = Без наклейки
ask-ancilla = Выберите, кто получит способность «{ $ability }».
    .wait = Ждём выбора анциллы: { $names }.
    .help = Это анцилла вашей линии крови не в торпоре и со свободным местом.
ask-agent = Выберите вампира, которого укроете в убежище.
    .wait = Ждём выбора агента: { $names }.
    .help = В следующей главе рекрутировать его сможете только вы. Тот, кто сейчас в убежище, вернётся в колоду.
    .done = Никого не укрывать
ask-outcome = Эпоха за вами: решите, какой её запомнят.
    .wait = Ждём выбора итогов эпохи: { $names }.
    .help = Это навсегда изменит цену клеток на всех листах.
ask-seal = Глава рассказана. Скрепить страницу печатью?
    .wait = Ждём печати на странице: { $names }.
    .help = Когда её поставят все, отменить ход в этой главе будет нельзя.

## Acts

act-use = Использовать актив «{ $asset }»
act-mark = Отметить: { $parameter }
act-embrace = Кровь клана { $clan-gen }
act-thin-blood = Слабая кровь
act-answer = { $answer }
act-ascend = Возвысить { $vampire-acc }
act-shelter = В убежище
act-release = В колоду персонажей
act-conspire = Добавить интригу «{ $intrigue }»
act-glue = Наклеить способность «{ $ability }»
act-teach = Наклеить на { $vampire-acc }
act-save = Укрыть { $vampire-acc }
act-decide = { $outcome }
act-seal = Скрепить страницу печатью

## Options of a chronicle

option-haven = После рекрута из убежища
    .help = Сдвигается ли очередь, даже если из неё никого не взяли.
    .still = очередь не меняется
    .refresh = крайний справа в очереди уступает место
option-research = Интриги исследования добавляют
    .help = Кто может добавить клану новую интригу после главы.
    .loser = только проигравший
    .others = все, кроме победителя

## Steps

step-prologue = Пролог
step-catching-up = Пропущенные главы
step-asset = Актив
step-aftermath = Подведение итогов
step-conspiracy = Заговор
step-plot = Замысел
step-events = События
step-event = Событие
step-ascension = Возвышение
step-blood = Кровь
step-reveal = Раскрытие
step-sticker = Наклейка способности
step-agent = Агент
step-age-end = Конец эпохи
step-outcome = Итоги хроники

## Log: a chapter begins

log-chapter = Глава { $n }: { $overview }, { NUMBER($year, useGrouping: 0) }.
log-chapter-event = Событие главы: «{ $event }».
log-begins = Первый игрок этой главы: { $player }.
log-marks = { $player } отмечает клетку: { $parameter }.
log-first-agent = { $player } берёт первого агента: { $agent }.
log-embraced = { $vampire } получает кровь клана { $clan-gen }.
log-thin-blood = { $vampire } получает слабую кровь.
log-joins = { $player } вступает в хронику.
log-weighs = { $player } несёт бремя «{ $burden }».
log-gives-boon = Долг востребован: дар переходит от { $from-gen } к { $to-dat }.
log-from-haven = { $player } призывает из убежища { $recruit-acc }.
log-makes-room = Очередь сдвигается: { $character } уступает место.
log-uses = { $player } использует актив «{ $asset }».

## Log: the aftermath

log-placed = { $player }: { $place }-е место, { $n ->
        [0] без очков эпохи
        [one] { $n } очко эпохи
        [few] { $n } очка эпохи
       *[many] { $n } очков эпохи
    }.
log-title = { $player } получает титул «{ $title }».
log-conspires = { $player } плетёт заговор: у клана новая интрига «{ $intrigue }».
log-answers = { $player } отвечает на «{ $event }»: { $answer }.
log-mark-lost = { $parameter }: свободных клеток нет, отметка пропадает ({ $player }).
log-gains-asset = { $player } получает актив «{ $asset }».
log-ascends = { $player } возвышает { $vampire-acc }.
log-nobody-ascends = { $player }: возвысить некого.
log-reveals = { $player } раскрывает карту: { $character }.
log-shelters = { $player } берёт в убежище { $character-acc }.
log-releases = { $player } отпускает { $character-acc } в колоду персонажей.
log-gives-up = { $vampire } покидает убежище игрока { $player } и возвращается в колоду персонажей.
log-new-leader = { $player } получает лидера клана: { $leader }.
log-new-intrigue = Клан { $clan-gen } навсегда получает интригу «{ $intrigue }».
log-takes-burden = { $player } принимает бремя «{ $burden }».
log-relieved = { $player } сбрасывает бремя «{ $burden }».
log-glues = { $player } клеит на { $vampire-acc } способность «{ $ability }».
log-saves = { $player } укрывает в убежище { $vampire-acc }.
log-newcomer = Новая карта в колоде персонажей: { $character }.

## Log: the end of an age and of the chronicle

log-wins-age = { $player } выигрывает эпоху: { $n ->
        [one] { $n } очко эпохи
        [few] { $n } очка эпохи
       *[many] { $n } очков эпохи
    }.
log-wins-age-by = { $player } выигрывает эпоху: ничью ({ $n }) решило поле боя «{ $board }».
log-wins-age-as-primogen = { $player } выигрывает эпоху как Примоген: ничья ({ $n }), и на поле боя «{ $board }» тоже.
log-outcome = { $player } решает, какой запомнят эпоху: «{ $outcome }».
log-worth = { $parameter }: цена клетки теперь { $n }.
log-board-leaves = Поле боя «{ $board }» уходит из хроники.
log-board-enters = В хронику входит поле боя «{ $board }».
log-final = { $player } завершает хронику: { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }.
log-final-absent = Наследник { $heir } отсутствует и завершает хронику: { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }.
log-sovereign = { $player } побеждает в хронике.
log-sovereign-absent = Наследник { $heir } отсутствует, но побеждает в хронике.
