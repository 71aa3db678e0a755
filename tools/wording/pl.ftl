### What cards do, in words: one message for each effect, each kind of target and each count.
### A message is an order to the reader; .they says it of another player, .brief fits a small face.

## Tokens

power = { $n ->
        [one] { $n } żeton władzy
        [few] { $n } żetony władzy
       *[many] { $n } żetonów władzy
    }
notoriety = { $n ->
        [one] { $n } żeton złej sławy
        [few] { $n } żetony złej sławy
       *[many] { $n } żetonów złej sławy
    }
    .upto = { $n ->
        [one] do { $n } żetonu złej sławy
        [few] do { $n } żetonów złej sławy
       *[many] do { $n } żetonów złej sławy
    }
boon = { $n ->
        [one] przysługę
        [few] { $n } przysługi
       *[many] { $n } przysług
    }
intrigues = { $n ->
        [one] { $n } spisek klanu
        [few] { $n } spiski klanu
       *[many] { $n } spisków klanu
    }

op-gain_power = zyskaj { $power }
    .they = zyskuje { $power }
    .brief = +{ $n } władzy
op-gain_power_per = zyskaj { $power } za { $each } (najwyżej { $max })
    .more = dodatkowo { $n } za { $each } (najwyżej { $max })
    .brief = +{ $n } władzy za { $each-brief } (do { $max })
op-gain_notoriety = zyskaj { $notoriety }
    .brief = +{ $n } złej sławy
op-place_power = połóż { $power } na { $who-loc }
    .brief = +{ $n } władzy
op-place_notoriety = połóż { $notoriety } na { $who-loc }
    .they = kładzie { $notoriety } na { $who-loc }
    .last = połóż na nim { $notoriety }
    .mine = twój wampir dostanie { $notoriety }
    .brief = +{ $n } złej sławy
op-remove_notoriety = zdejmij { $n ->
        [1] { $notoriety }
       *[other] { $notoriety-upto }
    } { $who-from }
    .last = zdejmij z niego { $n ->
        [1] { $notoriety }
       *[other] { $notoriety-upto }
    }
    .they = zdejmuje { $n ->
        [1] { $notoriety }
       *[other] { $notoriety-upto }
    } { $who-from }
    .brief = −{ $n } złej sławy
op-remove_notoriety-each = zdejmij po { $n } żetonie złej sławy { $who-from }
    .brief = −{ $n } złej sławy
op-remove_notoriety-all = zdejmij wszystkie żetony złej sławy { $who-from }
    .brief = bez złej sławy
op-remove_power = odrzuć { $power } { $who-from }
    .they = odrzuca { $power } { $who-from }
    .brief = −{ $n } władzy
op-steal_power = ukradnij { $power } { $who-dat }
    .last = ukradnij mu { $power }
    .mine = twój wampir odda { $power } przywódcy koterii
    .brief = kradzież { $n } władzy
op-move_notoriety = przenieś { $n ->
        [1] { $notoriety }
       *[other] { $notoriety-upto }
    } { $who-from } na { $to-acc }
    .they = przenosi { $n ->
        [1] { $notoriety }
       *[other] { $notoriety-upto }
    } { $who-from } na { $to-acc }
    .brief = { $n } złej sławy: swój → obcy
op-steal_boon = ukradnij { $boon } { $who-dat }
    .brief = kradzież przysługi
op-give_boon = daj { $boon } ze swojej linii krwi { $to-dat }
    .brief = przysługa dla przeciwnika
op-reclaim_boon = odbierz skądkolwiek { $n ->
        [one] przysługę swojego klanu
        [few] { $n } przysługi swojego klanu
       *[many] { $n } przysług swojego klanu
    }
    .brief = odbierz przysługę

## States

op-send_to_torpor = wprowadź w torpor { $who-acc }
    .against = wprowadzasz w torpor { $who-acc }
    .brief = torpor
op-recover = przywróć { $who-acc }
    .they = przywraca { $who-acc }
    .brief = przywrócenie
op-exhaust = wyczerp { $who-acc }
    .against = wyczerpujesz { $who-acc }
    .brief = wyczerpanie

## Cards and the queue

op-draw_intrigue = dobierz { $intrigues }
    .they = dobiera { $intrigues }
    .brief = dobierz { $n }
op-discard_intrigue-actor = odrzuć { $n } z ręki
    .brief = odrzuć { $n }
op-discard_intrigue-chosen_opponent = wskazany przeciwnik odrzuca { $n ->
        [one] { $n } wybrany przez siebie spisek
        [few] { $n } wybrane przez siebie spiski
       *[many] { $n } wybranych przez siebie spisków
    }
    .brief = przeciwnik odrzuca { $n }
op-discard_intrigue-chosen_opponent-random = wskazany przeciwnik odrzuca { $n ->
        [one] { $n } losowy spisek
        [few] { $n } losowe spiski
       *[many] { $n } losowych spisków
    }
    .brief = przeciwnik traci kartę
op-discard_intrigue-that_player-random = odrzuć z ręki { $n ->
        [one] { $n } losowy spisek
        [few] { $n } losowe spiski
       *[many] { $n } losowych spisków
    }
    .they = odrzuca z ręki { $n ->
        [one] { $n } losowy spisek
        [few] { $n } losowe spiski
       *[many] { $n } losowych spisków
    }
    .brief = −1 karta
op-recall_intrigue = weź na rękę { $intrigues } ze swoich kart odrzuconych
    .brief = spisek z odrzuconych
op-reserve = zarezerwuj postać w kolejce
    .they = rezerwuje postać w kolejce
    .brief = rezerwacja
op-remove_from_queue = usuń z kolejki { $range }
    .brief = usuń z kolejki { $range-brief }
range = od { $least } do { $most } postaci
    .one = 1 postać
    .two = { $least } lub { $most } postacie
    .brief = { $least }–{ $most }
    .briefly = 1
op-recruit_from_deck = zrekrutuj dowolną postać z talii zamiast postaci z kolejki
    .brief = rekrutacja z talii
op-resire = przenieś { $who-acc } pod innego swojego wampira
    .brief = nowy stwórca
op-extra_intrigue = Możesz w tej turze zagrać jeszcze { $n ->
        [one] { $n } spisek
        [few] { $n } spiski
       *[many] { $n } spisków
    }
    .brief = jeszcze 1 spisek

## Battlegrounds

op-activate = aktywuj { $who-acc } { $where }
    .they = aktywuje { $who-acc } { $where }
    .brief = aktywacja { $where-brief }
where-all = na wszystkich 3 polach bitwy
    .brief = na wszystkich polach
where-choose = na 1 wybranym polu bitwy
    .brief = na 1 polu
where-class = na polu bitwy klasy
    .brief = na polu klasy
where-temperament = na polu bitwy temperamentu
    .brief = na polu temperamentu
where-geography = na polu bitwy geografii
    .brief = na polu geografii
where-here = na tym polu bitwy
    .brief = tutaj
op-activate_attribute-same_as_subject = { $times ->
        [1] aktywuj
        [2] dwukrotnie aktywuj
       *[other] aktywuj { $times } razy
    } geografię przywódcy koterii na jej polu bitwy
    .brief = geografia przywódcy ×{ $times }
op-activate_attribute-trigger = aktywuj tę geografię na jej polu bitwy
    .brief = jej aktywacja
op-apply_abilities = użyj zdolności { $who-gen }
    .last = użyj zdolności tego wampira
    .brief = zdolności
op-flip_morality = odwróć swój żeton moralności
    .brief = odwróć żeton moralności
op-shift_morality = opuść swój żeton moralności o { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[many] { $n } pól
    }
    .they = opuszcza swój żeton moralności o { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[many] { $n } pól
    }
    .brief = moralność −{ $n }

## Choices and conditions

join-and = { $a } i { $b }
join-or = { $a } albo { $b }
join-comma = { $a }, { $b }
join-then = { $a }, a potem { $b }
join-brief = { $a }; { $b }
brief-who = { $who }: { $what }
    .inner = { $what } ({ $who })
brief-twice = { $a } ×2
at-once = od razu { $a }
twice = dwukrotnie { $a }
twice-any = { $a }, a potem zrób to jeszcze raz z tym samym lub innym
if-enemy = jeśli masz co najmniej { $n } wrogów, { $then }
if-pack = jeśli Wataha liczy co najmniej { $n } wampiry, { $then }
if-recruited = jeśli zrekrutowany wampir ma archetyp przywódcy koterii, { $then }
if-else = { $a }; w przeciwnym razie { $b }
if-brief = { $then } (warunkowo)
each_opponent = każdy przeciwnik { $do }
    .brief = każdy przeciwnik: { $do }

## The clans’ own

op-declare_enemy = Wskaż wroga: wsuń tę kartę pod wampira przeciwnika
    .brief = wskaż wroga
op-kiss_the_ring = Ucałuj pierścień: każdy przeciwnik może dać przysługę przywódcy twojej koterii. Jeśli tego nie zrobi, { $do }
    .they = { $do }
    .brief = przysługa albo { $do }
op-embrace_chaos = Afirmacja chaosu: zamiast rekrutować z kolejki, podaj { $axes } i zrekrutuj pierwszą pasującą postać z talii
    .brief = Afirmacja chaosu ({ $axes })
axis-class = klasa
    .a = klasę
axis-temperament = temperament
    .a = temperament
axis-geography = geografia
    .a = geografię
axis-archetype = archetyp
    .a = archetyp
axes-2 = { $one } albo { $two }
axes-3 = { $one }, { $two } albo { $three }
axes-4 = wartość dowolnego atrybutu
    .brief = dowolna wartość
op-black_market = Czarny rynek: raz na rundę gracz, który w swojej turze położy tu przysługę, { $do }
    .brief = rynek: { $do }
op-invitation = Zaproszenie: { $do }. Możesz zaprosić przeciwnika, by zrobił to samo; jeśli się zgodzi, zyskaj { $power }
    .brief = zaproszenie: { $do }
op-usurp = Uzurpacja: zastąp swojego wampira, także w torporze, postacią z kolejki
    .brief = uzurpacja
op-create_monster = Stwórz potwora: wsuń ancillę z kolejki pod swojego wampira
    .again = stwórz jeszcze jednego potwora
    .brief = potwór
op-edict = Edykt: podaj { $axis }. Ilekroć ktoś zrekrutuje pasującą postać, { $do }
    .brief = edykt ({ $axis }): { $do }
static-bond = Tego wampira można zrekrutować tylko do linii krwi jego klanu
    .brief = Rekrutuje go tylko własny klan
static-sacrifice = Gdy temu wampirowi grozi torpor, możesz zamiast niego poświęcić jednego z jego potomków
    .brief = Można poświęcić za niego potomka

## Targets

from = z { $gen }
who-subject-leader = przywódca koterii
    .gen = przywódcy koterii
    .acc = przywódcę koterii
    .brief = przywódca koterii
who-subject-this = ten wampir
    .gen = tego wampira
    .acc = tego wampira
    .brief = ten wampir
who-subject_sire = stwórca tego wampira
    .gen = stwórcy tego wampira
    .from = ze stwórcy tego wampira
    .dat = stwórcy tego wampira
    .loc = stwórcy tego wampira
    .brief = jego stwórca
who-coterie = wszyscy członkowie koterii
    .acc = wszystkich członków koterii
    .brief = koteria
who-newcomer = nowy wampir
    .acc = nowego wampira
    .brief = nowy
who-subject-edict = przywódca tej koterii
    .acc = przywódcę tej koterii
    .brief = jej przywódca
who-last = on
    .gen = niego
    .dat = mu
    .acc = go
    .loc = nim
    .brief = on
who-own = swój wampir
    .gen = swojego wampira
    .from = ze swojego wampira
    .acc = swojego wampira
    .brief = swój wampir
who-own-other = inny swój wampir
    .acc = innego swojego wampira
    .brief = inny swój wampir
who-own-other-n = inne swoje wampiry
    .loc = każdym z { $count } innych swoich wampirów
    .brief = { $count } inne swoje
who-own-fledgling-other = inne swoje pisklę
    .acc = inne swoje pisklę
    .brief = inne swoje pisklę
who-own-ancilla = swoja ancilla
    .gen = swojej ancilli
    .brief = swoja ancilla
who-own-ancilla-other = inna swoja ancilla
    .gen = innej swojej ancilli
    .brief = inna swoja ancilla
who-own-ancilla-upto = swoje ancille
    .gen = najwyżej { $count } swoich ancilli
    .brief = do { $count } swoich ancilli
who-pack = członek Watahy
    .acc = członka Watahy
    .brief = członek Watahy
who-pack-ancilla = ancilla Watahy
    .gen = ancilli z Watahy
    .brief = ancilla Watahy
who-pack-upto = członkowie Watahy
    .gen = najwyżej { $count } członków Watahy
    .acc = najwyżej { $count } członków Watahy
    .brief = do { $count } członków Watahy
who-any = dowolny wampir
    .acc = dowolnego wampira
    .loc = dowolnym wampirze
    .brief = dowolny wampir
who-any-ancilla = dowolna ancilla
    .gen = dowolnej ancilli
    .acc = dowolną ancillę
    .loc = dowolnej ancilli
    .brief = dowolna ancilla
who-enemy = swój wróg
    .gen = swojego wroga
    .from = ze swojego wroga
    .acc = swojego wroga
    .loc = swoim wrogu
    .brief = wróg
who-enemy-notorious = swój wróg
    .acc = swojego wroga{ $least ->
        [1] {" "}z żetonem złej sławy
       *[other] , na którym jest co najmniej { $least } złej sławy
    }
    .brief = wróg ze złą sławą
who-enemy-all = swoi wrogowie
    .loc = każdym swoim wrogu
    .brief = każdy wróg
who-opponent = wampir przeciwnika
    .gen = wampira przeciwnika
    .dat = wampirowi przeciwnika
    .acc = wampira przeciwnika
    .loc = wampirze przeciwnika
    .brief = przeciwnik
who-opponent-notorious = wampir przeciwnika
    .dat = wampirowi przeciwnika{ $least ->
        [1] {" "}z żetonem złej sławy
       *[other] , który ma co najmniej { $least } żetony złej sławy
    }
    .acc = wampira przeciwnika{ $least ->
        [1] {" "}z żetonem złej sławy
       *[other] , który ma co najmniej { $least } żetony złej sławy
    }
    .brief = obcy ze złą sławą ({ $least }+)
who-opponent-powerful = wampir przeciwnika
    .gen = wampira przeciwnika
    .dat = wampirowi przeciwnika{ $least ->
        [1] {""}
       *[other] , który ma co najmniej { $least } żetony władzy
    }
    .brief = obcy z władzą ({ $least }+)
who-opponent-fledgling-notorious = pisklę przeciwnika
    .acc = pisklę przeciwnika{ $least ->
        [1] {" "}z żetonem złej sławy
       *[other] , które ma co najmniej { $least } żetony złej sławy
    }
    .brief = obce pisklę ze złą sławą ({ $least }+)
who-opponent-geography = wampir przeciwnika
    .loc = wampirze przeciwnika o tej samej geografii co przywódca koterii
    .brief = obcy tej geografii
who-opponent-geography-n = wampiry przeciwników
    .loc = każdym z { $count } wampirów przeciwników o tej samej geografii co przywódca koterii
    .brief = { $count } obcych tej geografii
who-opponent-n = wampiry przeciwników
    .loc = każdym z { $count } wampirów przeciwników
    .brief = { $count } obce wampiry
who-opponent-indebted-all = wampiry przeciwników
    .loc = każdym wampirze przeciwników, który ma przysługę twojego klanu
    .brief = obcy z twoimi przysługami
who-that_player = jego wampir
    .gen = swojego wampira
    .from = ze swojego wampira
    .loc = swoim wampirze
    .his = jednego jego wampira
    .brief = wampir
who-that_player-n = jego wampiry
    .his = { $count } jego wampiry
    .brief = { $count } wampiry
who-that_player-fledgling-notorious = jego pisklę
    .his = jedno jego pisklę{ $least ->
        [1] {" "}z żetonem złej sławy
       *[other] , które ma co najmniej { $least } żetony złej sławy
    }
    .brief = pisklę
who-that_player-geography_differs = jego wampir
    .loc = swoim wampirze o innej geografii niż przywódca twojej koterii
    .brief = wampir innej geografii

## Counts

each-enemy = każdego swojego wroga
    .brief = wroga
each-pack = każdego członka Watahy
    .brief = członka Watahy
each-own-ancilla = każdą swoją ancillę
    .brief = ancillę
each-own-indebted = każdego swojego wampira z przysługą innego klanu
    .brief = wampira z obcą przysługą
each-opponent-notorious = każdego wampira przeciwników{ $least ->
        [1] {" "}z żetonem złej sławy
       *[other] , który ma co najmniej { $least } żetony złej sławy
    }
    .brief = obcego ze złą sławą
each-any_any_state-torpid = każdego wampira w torporze w dowolnej linii krwi
    .brief = wampira w torporze
each-own_any_state-torpid = każdego swojego wampira w torporze
    .brief = swojego w torporze

## The chronicle

event = Zdobywa je gracz, który ma najwięcej { $most }. Nagroda: { $reward }.
reward-ascension = wyniesienie
reward-asset = atut „{ $asset }”
reward-stranger = ujawnienie postaci
reward-leader = ujawnienie przywódcy klanu
answer = { $answer } ({ $parameter })
outcome = Wartość kratki: { $changes }.
change = { $parameter } { $n }
most-high = wampirów z wysokich klanów
most-low = wampirów z niskich klanów
most-composed = opanowanych wampirów
most-fervent = porywczych wampirów
most-north = wampirów z Północy
most-east = wampirów ze Wschodu
most-south = wampirów z Południa
most-west = wampirów z Zachodu
most-outsider = wyrzutków
most-war = wampirów o archetypie „wojna”
most-science = wampirów o archetypie „nauka”
most-secrets = wampirów o archetypie „sekrety”
most-wealth = wampirów o archetypie „bogactwo”
