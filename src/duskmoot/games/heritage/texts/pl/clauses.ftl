## term

clause-term_character-queue = Każda karta z portretem to karta postaci. Gdy efekt mówi „postać”, chodzi o karty w kolejce.
clause-term_vampire-bloodline = Postać w linii krwi jest wampirem, nawet gdy karta leży stroną podstawową (śmiertelnika) do góry. Słowo „wampir” w efekcie oznacza karty w liniach krwi.
clause-term_bloodline = Linia krwi to przywódca klanu gracza i wszystkie wampiry zrekrutowane poniżej.
clause-term_sire-childe = Jeśli bezpośrednio pod wampirem leży inny, wyższy jest stwórcą, a niższy jego potomkiem. Można być jednym i drugim; stwórcę, zawsze jednego, ma każdy wampir oprócz przywódcy klanu.
clause-term_fledgling = Pisklę to wampir bez potomka; stwórca nigdy nie jest pisklęciem.
clause-term_ancilla = Ancilla to wampir z co najmniej 1 zdolnością; może być zarazem pisklęciem.
clause-term_attributes = Każda postać i każdy przywódca klanu ma 4 atrybuty: klasę (wysoka lub niska), temperament (opanowany lub porywczy), geografię (Północ, Wschód, Południe, Zachód lub wyrzutek) i archetyp (wojna, nauka, sekrety lub bogactwo).
clause-term_gain = „Zyskaj” oznacza, że żetony z zasobów trafiają na przywódcę koterii zagrywającej spisek albo na wampira, którego zdolności się używa.
clause-term_place = „Połóż” oznacza, że podana liczba żetonów władzy lub złej sławy trafia na wampira, którego efekt wskazuje albo każe wybrać.
clause-term_any-opponent = Jeśli efekt dotyka dowolnego przeciwnika, wskazuje go gracz, który rozpatruje efekt.
clause-term_activate-vs-apply = Aktywować wampira to zmienić pola bitwy według jego atrybutów; użyć zdolności to wykonać wydrukowane na nim efekty. Jedno nie pociąga drugiego.
clause-term_token-values = Żetony władzy i złej sławy mają wartość 1 lub 3; liczy się tylko ich suma na wampirze, a rozmieniać można dowolnie.
clause-term_primogen = Remis, którego nie rozstrzygają zwykłe zasady, rozstrzyga Primogen.

## info

clause-info_hand-hidden = Spiski na ręce zna tylko ich właściciel; przeciwnicy widzą jedynie, ile ich jest.
clause-info_decks-hidden = Kolejność kart w talii postaci i w taliach spisków jest ukryta przed wszystkimi, także przed właścicielem talii.
clause-info_public = Kolejka, linie krwi ze wszystkimi żetonami, pola bitwy, wydarzenia, odkryte karty i zagrane spiski są widoczne dla wszystkich.
clause-info_chaos-open = Karty odkrywane podczas Afirmacji chaosu widzą wszyscy gracze.
clause-info_deck-search = Talię przegląda tylko gracz, który wybiera z niej postać; wybraną kartę pokazuje się wszystkim, a talię tasuje.
clause-info_chronicle-deck = Zakrytych kart talii kroniki nie ogląda się przed czasem.

## setup

clause-setup_players = W partii biorą udział 2, 3 albo 4 osoby.
clause-setup_single-or-chronicle = Zasady podstawowe opisują pojedynczą partię; w kronice zastępują je i uzupełniają zasady dla niej oznaczone.
clause-setup_base-events = W pojedynczej partii gracze uzgadniają liczbę podstawowych wydarzeń, od 0 do 5; tyle losowych się odkrywa.
clause-setup_queue = Postacie tasuje się i 5 z nich odkrywa w kolejce; pozostałe tworzą talię postaci.
clause-setup_round-marker = Znacznik rundy zaczyna na pierwszym polu.
clause-setup_battlegrounds = W grze są 3 pola bitwy; obok każdego leżą jego zasady i jego spisek.
clause-setup_first-chapter-boards = W pierwszym rozdziale gra się na polach „O klanach wysokich i niskich”, „Wojna Książąt” i „Bestia wewnątrz”.
clause-setup_first-player-random = W pojedynczej partii żeton pierwszego gracza otrzymuje losowa osoba.
clause-setup_clan = Każdy wybiera klan i bierze jego karty, pomoc i żetony; tego samego klanu nie prowadzą dwie osoby.
clause-setup_clan-leader = Każdy wybiera przywódcę swojego klanu i kładzie go odkrytego u góry swojego obszaru gry.
clause-setup_leader-tokens = Przywódca klanu zaczyna z 3 żetonami władzy i 3 przysługami swojego klanu.
clause-setup_clan-marker = Każdy gracz ma obok linii krwi 1 znacznik klanu.
clause-setup_morality-token = Żeton moralności każdego gracza trafia na pole bitwy temperamentu: „Bestia wewnątrz” albo „Człowieczeństwo”.
clause-setup_starting-intrigues = Każdy bierze na rękę 3 spiski klanu wymienione na wybranym przywódcy, a pozostałe spiski klanu tasuje w zakrytą talię.
clause-setup_leader-not-activated = Wystawienie przywódcy klanu niczego nie aktywuje i nie uruchamia żadnych zdolności.

## turn

clause-turn_phases = Tura składa się z fazy rekrutacji i fazy spisków; o ich kolejności decyduje gracz.
clause-turn_recruit-mandatory = Rekrutacja jest obowiązkowa: bez niej nie można zakończyć tury.
clause-turn_intrigue-optional = Zagranie spisku nie jest obowiązkowe.
clause-turn_one-intrigue = W turze zagrywa się najwyżej 1 spisek, klanu albo pola bitwy, chyba że efekt pozwala na więcej.
clause-turn_one-recruit = W jednej turze nigdy nie rekrutuje się dwóch wampirów: rekrutacja z efektu zastępuje zwykłą.
clause-turn_clockwise = Po turze kolej przechodzi na następną osobę zgodnie z ruchem wskazówek zegara.
clause-turn_asset = W kronice gracz może raz na swoją turę odrzucić atut, by użyć jego efektu.

## recruit

clause-recruit_choose = Aby zrekrutować, wybierz postać z kolejki i dołącz ją do swojej linii krwi.
clause-recruit_cost = Skrajne lewe pole kolejki kosztuje 3 żetony władzy, drugie od lewej 1, pozostałe są darmowe.
clause-recruit_own-clan-free = Postać własnego klanu jest darmowa na każdym polu.
clause-recruit_payment = Koszt opłaca się władzą z wampirów własnej linii krwi; wydane żetony wracają do zasobów.
clause-recruit_unaffordable = Nie można zrekrutować postaci, na którą brakuje władzy.
clause-recruit_placement = Zrekrutowaną postać kładzie się bezpośrednio pod dowolnym wampirem swojej linii krwi, który staje się jej stwórcą.
clause-recruit_max-childer = Stwórca może mieć najwyżej 3 potomków.
clause-recruit_any-clan = Postacie ze znakiem innego klanu można rekrutować.
clause-recruit_sequence = Kolejność: zapłać i połóż kartę, odśwież kolejkę, aktywuj nowego wampira, potem użyj jego zdolności.
clause-recruit_no-legal-choice = Jeśli nikogo nie można zrekrutować, odrzuca się skrajną prawą postać i odświeża kolejkę, aż ktoś będzie dostępny.
clause-recruit_haven = Raz na rozdział zamiast postaci z kolejki można zrekrutować wampira ze schronienia; pozostałe zasady rekrutacji działają jak zwykle.
clause-recruit_bond = Postać z Więzią może trafić tylko do linii krwi własnego klanu.

## queue

clause-queue_refresh = Odświeżając kolejkę, przesuwa się postacie w prawo na wolne miejsce, a na lewym polu odkrywa kartę z talii.
clause-queue_refresh-always = Kolejkę odświeża się za każdym razem, gdy opuszcza ją postać, niezależnie od przyczyny.
clause-queue_remove = Usunąć postać z kolejki to odrzucić ją i odświeżyć kolejkę.
clause-queue_remove-several = Efekt usuwający kilka postaci usuwa je po jednej i za każdym razem odświeża kolejkę.
clause-queue_deck-empty = Gdy talia postaci się skończy, z odrzuconych postaci tasuje się nową.

## activate

clause-activate_on-enter = Wampir jest aktywowany zawsze, gdy zostaje zrekrutowany do linii krwi.
clause-activate_by-effect = Spiski i zdolności też mogą aktywować wampiry: na wszystkich polach bitwy albo tylko na wskazanym.
clause-activate_all-three = Wampir aktywowany bez zastrzeżeń zmienia wszystkie 3 pola bitwy; żadnego nie można pominąć, nawet na własną szkodę.
clause-activate_finish-board = Działanie na jednym polu bitwy kończy się wraz ze wszystkimi skutkami, zanim przejdzie się do następnego.
clause-activate_trigger-each = Gdy aktywuje się kilka wampirów, wyzwalacze pól bitwy sprawdza się i rozpatruje po każdym pojedynczym atrybucie.
clause-activate_multi-order = Kolejność aktywacji kilku wampirów ustala gracz, który zagrał spisek.
clause-activate_acting-player = Aktywując cudzego wampira, gracz sam wprowadza zmiany i dokonuje wyborów, a przesuwa własny żeton moralności.

## ability

clause-ability_on-recruit = Zdolności ancilli działają przy jej rekrutacji, także z efektu, który ją zastępuje, oraz gdy każe tak inny efekt.
clause-ability_order = Zdolności i efekty spisku rozpatruje się z góry na dół i od lewej do prawej; tej kolejności nie można zmienić.
clause-ability_finish-one = Następna zdolność zaczyna działać, gdy poprzednia została w całości rozpatrzona.
clause-ability_mandatory = Zdolności nie można pomijać: wykonuje się każdy możliwy efekt, nawet na własną szkodę.
clause-ability_as-much-as-possible = Efekt wykonuje się w całości, a gdy to niemożliwe, w takim zakresie, w jakim się da.
clause-ability_subject = Zdolność zawsze dotyczy wampira, na którym jest wydrukowana, nawet gdy używa jej inny gracz; wyborów dokonuje wtedy ten gracz.

## intrigue

clause-intrigue_leader = Aby zagrać spisek, wyznacz jednego wampira ze swojej linii krwi na przywódcę koterii.
clause-intrigue_requirements = Koteria, razem z archetypami pożyczonymi za przysługi, musi mieć wszystkie archetypy wymagane przez spisek w wymaganej liczbie.
clause-intrigue_requirements-superset = Inne i nadmiarowe archetypy w koterii nie przeszkadzają, a przywódca nie musi mieć żadnego z wymaganych.
clause-intrigue_exhaust = Przywódca koterii otrzymuje żeton wyczerpania, po czym efekty rozpatruje się w wydrukowanej kolejności.
clause-intrigue_discard = Rozpatrzony spisek klanu trafia na stos kart odrzuconych gracza, chyba że mechanika klanu zostawia go w grze.
clause-intrigue_battleground-stays = Spisek pola bitwy po zagraniu zostaje przy swoim polu i każdy może go znów użyć.
clause-intrigue_battleground-open = Każdy gracz może w swojej turze zagrać spisek pola bitwy; koteria, przysługi i wyczerpanie działają jak zwykle.
clause-intrigue_battleground-effect = Spisek pola bitwy aktywuje członków koterii tylko na tym polu.
clause-intrigue_draw-sources = Spiski klanu dobiera się tylko przez aktywację na polu bitwy temperamentu albo z efektu zdolności lub spisku.
clause-intrigue_draw-empty = Jeśli trzeba dobrać spisek, a talia jest pusta, nic się nie dzieje: kart odrzuconych się nie tasuje.
clause-intrigue_no-hand-limit = Na ręce można mieć dowolnie wiele spisków.
clause-intrigue_no-target = Gdy wymogi są spełnione, spisek można zagrać, nawet jeśli jego efekty nie mają na co działać. Wyjątek: kart z Afirmacją chaosu i z rekrutacją z talii nie zagrywa się po rekrutacji w tej samej turze.

## coterie

clause-coterie_members = Koteria to jej przywódca i wszyscy jego bezpośredni potomkowie; dalsi potomkowie do niej nie należą.
clause-coterie_no-exclusion = Bezpośredniego potomka przywódcy nie można pominąć w koterii.
clause-coterie_solo = Pisklę może przewodzić jednoosobowej koterii.
clause-coterie_exhausted-member = Wyczerpany wampir nadal należy do koterii swojego stwórcy i wnosi do niej swój archetyp.
clause-coterie_clan-leader = Przywódca klanu może przewodzić koterii i zostać wyczerpany jak każdy wampir.

## boon

clause-boon_borrow = Zagrywając spisek, można przenieść przysługę ze swojej linii krwi na dowolnego wampira przeciwnika i doliczyć jego archetyp do wymogów.
clause-boon_any-clan = Z otrzymanych cudzych przysług korzysta się tak samo jak z własnych.
clause-boon_not-more-than-needed = Nie można wydać więcej przysług, niż wymaga spisek.
clause-boon_no-cap = W granicach potrzeby liczba przysług na spisek i na turę nie jest ograniczona.
clause-boon_recipient = Przysługę można przekazać także wyczerpanemu wampirowi.
clause-boon_not-a-member = Wampir, który użyczył archetypu, poza tym nie jest członkiem koterii.
clause-boon_vp = Na koniec gry każda przysługa dowolnego klanu w twojej linii krwi jest warta 1 PZ.

## state

clause-state_exhausted_no-leader = Wyczerpanego wampira nie można wyznaczyć na przywódcę koterii.
clause-state_exhausted_persists = Wyczerpanie, jak każdy stan, trwa, dopóki nie zdejmie go efekt; nie mija z końcem tury, rundy ani spisku.
clause-state_exhausted_otherwise-normal = Wyczerpanie nie pozwala tylko przewodzić koterii: poza tym wampir może być stwórcą i celem, może być aktywowany i punktuje.
clause-state_exhausted_recover = Przywrócić wampira to zdjąć z niego wyczerpanie i torpor.
clause-state_torpor_no-coterie = Wampir w torporze nie może ani przewodzić koterii, ani do niej należeć.
clause-state_torpor_no-new-childe = Wampir w torporze nie może otrzymać nowego potomka.
clause-state_torpor_childer-unaffected = Potomkowie wampira w torporze pozostają pod nim i działają jak dotąd.
clause-state_torpor_no-notoriety = Wampir w torporze nie otrzymuje złej sławy.
clause-state_torpor_no-power = Wampir w torporze nie otrzymuje ani nie wydaje władzy.
clause-state_torpor_no-boon = Wampir w torporze nie otrzymuje ani nie wydaje przysług.
clause-state_torpor_no-target = Wampir w torporze nie może być celem spisków ani zdolności, z wyjątkiem przywrócenia i uzurpacji.
clause-state_torpor_ignored = Efekty, aktywacje i liczenie pomijają wampiry w torporze, chyba że wprost je wymieniają.
clause-state_torpor_no-vp = Wampir w torporze daje dokładnie 0 PZ: nie liczą się ani punkty pól bitwy, ani jego władza, przysługi i zła sława.
clause-state_torpor_no-save = Wampira w torporze nie można zachować w schronieniu.
clause-state_torpor_recruit-guard = Dopóki właściciela czeka jeszcze rekrutacja, nie można wprowadzić w torpor wampira, jeśli potem nie dałoby się rekrutować; po ostatniej rekrutacji właściciela można każdego.
clause-state_torpor_tokens-stay = Żetony na wampirze, który zapada w torpor, zostają na nim, oprócz tych, które zabiera pole bitwy.
clause-state_torpor_recover = Wampir przywrócony z torporu nie jest ponownie aktywowany, a jego zdolności nie działają.
clause-state_power_on-vampire = Władza, zła sława i pozostałe żetony stanu należą do konkretnego wampira i leżą na jego karcie.
clause-state_power_vp = Na koniec gry każdy żeton władzy na twoich wampirach jest wart +1 PZ.
clause-state_power_supply = Żetony władzy bierze się ze wspólnych zasobów, a wydane tam wracają.
clause-state_notoriety_vp = Na koniec gry każdy żeton złej sławy na twoich wampirach jest wart −1 PZ.
clause-state_notoriety_target-criterion = Wiele wrogich efektów dosięga tylko wampirów, które mają co najmniej podaną liczbę żetonów złej sławy.
clause-state_notoriety_no-cancel = Władza i zła sława na tym samym wampirze nie znoszą się nawzajem.
clause-state_notoriety_leader-redirect = Zła sława przeznaczona dla przywódcy klanu trafia na jednego z jego potomków; wybiera go gracz tego klanu.
clause-state_notoriety_leader-no-childe = Jeśli przywódca klanu nie ma potomka, przeznaczonej dla niego złej sławy się nie kładzie; ta, która miała na niego przejść, zostaje na swoim miejscu.

## sacrifice

clause-sacrifice_option = Gdy wampirowi grozi torpor, jego właściciel może zamiast niego poświęcić dowolnego jego potomka.
clause-sacrifice_no-chain = Poświęcany potomek nie może zasłonić się własnym potomkiem.
clause-sacrifice_not-torpid = Wampira w torporze nie można poświęcić.
clause-sacrifice_leader = Przywódca klanu nigdy nie zapada w torpor: gdy mu to grozi, gracz musi poświęcić jednego z jego potomków.
clause-sacrifice_leader-none = Jeśli przywódca klanu nie ma potomka, nic się nie dzieje.
clause-sacrifice_counts-as-sent = Dla pól bitwy wampirem wprowadzonym w torpor jest poświęcony potomek.

## reserve

clause-reserve_place = Rezerwując, połóż znacznik swojego klanu na dowolnej niezarezerwowanej postaci w kolejce.
clause-reserve_block = Zarezerwowanej postaci nie może zrekrutować nikt inny.
clause-reserve_no-shield = Rezerwacja nie chroni przed usunięciem postaci z kolejki ani przed uzurpacją przez innych.
clause-reserve_expiry = Znacznik zabiera się na początku następnej tury jego właściciela, który w tej turze może zrekrutować postać.
clause-reserve_one = Gracz ma jeden znacznik klanu, więc i najwyżej jedną zarezerwowaną postać.
clause-reserve_moves-with-card = Gdy kolejka się przesuwa, znacznik zostaje na swojej postaci.

## steal

clause-steal_move = Skradzione żetony przechodzą od wybranego wampira na przywódcę koterii albo na wampira, którego zdolności się używa.
clause-steal_partial = Jeśli ofiara ma mniej żetonów, niż podano, kradnie się wszystkie.

## round-end

clause-round-end_when = Runda kończy się, gdy każdy gracz rozegrał swoją turę.
clause-round-end_first-player = O tym, kto będzie pierwszym graczem w następnej rundzie, decyduje pole bitwy temperamentu.
clause-round-end_market = Na koniec rundy przysługi z Czarnych rynków przechodzą na przywódcę klanu Nosferatu.
clause-round-end_marker = Potem znacznik rundy przesuwa się o jedno pole w dół i zaczyna się następna runda.

## game-end

clause-game-end_rounds = Partia trwa 10 rund dla 2 graczy, 9 dla 3 i 8 dla 4.
clause-game-end_after-last = Gra kończy się po rozegranej do końca ostatniej rundzie, nigdy w jej trakcie.
clause-game-end_equal-recruits = Wszyscy rekrutują po równo: 1 wampira na rundę.

## event

clause-event_award = Na koniec gry wydarzenie zdobywa gracz, który ma najwięcej wampirów z jego atrybutem; przywódca klanu liczy się jako 1 wampir.
clause-event_torpor = Wampiry w torporze nie liczą się przy wydarzeniach.
clause-event_tie-leader = Przy remisie, i tylko między remisującymi, pasujący atrybut przywódcy klanu liczy się podwójnie.
clause-event_tie-primogen = Jeśli remis trwa, rozstrzyga Primogen.
clause-event_vp = W pojedynczej partii każde zdobyte wydarzenie jest warte 3 PZ; w rozdziałach kroniki wydarzenia nie dają punktów.

## scoring

clause-scoring_sources = Na wynik składają się PZ z trzech pól bitwy, władza, przysługi, zła sława i, w pojedynczej partii, wydarzenia; nic więcej się nie liczy.
clause-scoring_leader-counts = Przywódca klanu jest wampirem linii krwi i punktuje na polach bitwy jak pozostałe.
clause-scoring_winner = Wygrywa gracz z największą liczbą PZ.
clause-scoring_tie = Przy remisie na pierwszym miejscu wygrywa ten z remisujących, kto ma mniej wydarzeń.

## clan

clause-clan_general_unique-mechanic = Każdy klan ma własną mechanikę, która występuje tylko na jego spiskach; spisków cudzego klanu się nie zagrywa.
clause-clan_general_nine = Klanów jest 9 i każdy nadaje się dla dowolnej liczby graczy; trudność, najlepsza liczba graczy i częsty archetyp to tylko wskazówki.
clause-clan_brujah_declare = „Wskaż wroga” wsuwa zagrany spisek pod dowolnego wampira przeciwnika: jest on odtąd wrogiem, a karty się nie odrzuca.
clause-clan_brujah_torpor = Wróg w torporze nie może być celem i nie liczy się jako wróg.
clause-clan_brujah_one-count = Ilekolwiek takich kart leży pod wampirem, jest to jeden wróg.
clause-clan_brujah_leaves-play = Gdy karta wroga opuszcza linię krwi, spisek trafia na stos kart odrzuconych Brujah.
clause-clan_gangrel_pack = Wataha to wszystkie wampiry twojej linii krwi o geografii przywódcy koterii, razem z nim, gdziekolwiek są w drzewie.
clause-clan_gangrel_outsider = Wyrzutkowie tworzą własną Watahę i nie należą do Watah stron świata.
clause-clan_lasombra_offer = Przy „Ucałuj pierścień” każdy przeciwnik decyduje, czy dać przysługę przywódcy koterii Lasombra; dana przysługa przechodzi na niego.
clause-clan_lasombra_penalty = Wydrukowana kara dotyka linii krwi tych przeciwników, którzy nie dali przysługi, i tylko ich.
clause-clan_lasombra_no-boon = Przeciwnik, który nie ma czego oddać, nie może dać przysługi i ponosi karę.
clause-clan_lasombra_order = Przeciwnicy decydują jawnie, zgodnie z ruchem wskazówek zegara od gracza Lasombra; kary następują, gdy zdecydują wszyscy.
clause-clan_malkavian_reveal = Nazwij wartość atrybutu i odkrywaj karty z talii postaci, aż trafi się pasująca; zrekrutuj ją, a pozostałe odkryte odrzuć.
clause-clan_malkavian_instead = Robi się to przed zwykłą rekrutacją i zamiast niej.
clause-clan_malkavian_full-phase = Taka rekrutacja to pełna faza, z aktywacją i zdolnościami; pozostałe efekty spisku rozpatruje się po niej.
clause-clan_malkavian_reshuffle = Jeśli talia skończy się w trakcie szukania, z kart odrzuconych tasuje się nową i szuka dalej; karty już odkryte leżą tymczasem z boku.
clause-clan_malkavian_not-found = Jeśli pasującej karty nie ma ani w talii, ani wśród odrzuconych, szukanie kończy się niczym, a zwykła rekrutacja nadal czeka gracza.
clause-clan_nosferatu_play = Czarny rynek zagrywa się jak każdy spisek klanu, ale karta zostaje odkryta na stole, a jej efekt nie działa od razu.
clause-clan_nosferatu_use = W swojej turze każdy gracz, także Nosferatu, może położyć na karcie przysługę ze swojej linii krwi i użyć jej efektu.
clause-clan_nosferatu_once-per-round = Każdego Czarnego rynku używa się raz na rundę, łącznie dla wszystkich: dopóki leży na nim przysługa, jest zamknięty.
clause-clan_nosferatu_unlimited = Czarne rynki zostają w grze, a ich liczba nie jest ograniczona.
clause-clan_nosferatu_subject = Efekt rynku rozpatruje gracz, który z niego korzysta; dla „zyskaj” wybiera swojego wampira, który nie jest w torporze.
clause-clan_toreador_invite = Zagrywając Zaproszenie, gracz Toreador może zaprosić jednego przeciwnika, który zdecyduje, czy też użyje efektu; Toreador używa go w każdym razie.
clause-clan_toreador_none = Można też nikogo nie zapraszać.
clause-clan_toreador_reward = Jeśli gość się zgodzi, przywódca koterii Toreador zyskuje 2 żetony władzy: z zasobów, nie od gościa.
clause-clan_toreador_order = Kto z dwojga użyje efektu pierwszy, Toreador ogłasza przed odpowiedzią gościa.
clause-clan_toreador_deck-recruit = Rekrutacja z talii przebiega według wszystkich zasad: miejsce w drzewie, aktywacja, zdolności, jedna na turę; potem talię się tasuje.
clause-clan_toreador_guest-recruit = Gość, który przyjął rekrutację z talii, odkłada wybraną kartę odkrytą: to jego rekrutacja w następnej własnej turze. Gość, którego nie czeka już żadna tura, nie może przyjąć takiego Zaproszenia.
clause-clan_tremere_replace = Uzurpacja zastępuje wampira twojej linii krwi postacią z kolejki w tym samym miejscu drzewa; starą kartę się odrzuca, a kolejkę odświeża.
clause-clan_tremere_torpor = Zastąpić można także wampira w torporze; nowy nie będzie w torporze.
clause-clan_tremere_tokens = Wszystkie żetony dawnego wampira oprócz torporu przechodzą na nowego.
clause-clan_tremere_coterie-leader = Jeśli zastąpiono samego przywódcę koterii tego spisku, nowy wampir przejmuje jego żetony razem z wyczerpaniem i to jego dotyczą pozostałe efekty.
clause-clan_tremere_not-recruit = Uzurpacja nie jest rekrutacją: nowy wampir nie jest aktywowany, jego zdolności nie działają, a rekrutacja w tej turze nadal obowiązuje.
clause-clan_tremere_no-cost = Przy uzurpacji płatne pola kolejki nic nie kosztują.
clause-clan_tremere_not-leader = Przywódcy klanu nie można zastąpić.
clause-clan_tzimisce_tuck = „Stwórz potwora” wsuwa ancillę z kolejki pod twojego wampira tak, że widać tylko jej zdolności; odtąd wampir jest ancillą z tymi zdolnościami.
clause-clan_tzimisce_all-abilities = Z wsuniętej karty bierze się wszystkie zdolności, bez wyboru; jej atrybuty się nie liczą.
clause-clan_tzimisce_not-recruit = Stworzenie potwora nie jest rekrutacją: nikt nie jest aktywowany, nowe zdolności nie działają od razu, a rekrutacja w tej turze nadal obowiązuje.
clause-clan_tzimisce_no-limit = Pod jednego wampira można wsunąć dowolnie wiele ancilli; zdolności działają z góry na dół.
clause-clan_tzimisce_after-chapter = Po podsumowaniu rozdziału wsunięte ancille wracają do talii postaci; nie można ich zatrzymać.
clause-clan_ventrue_stays = Edykt zostaje odkryty na stole z wartością atrybutu wybraną przy zagraniu.
clause-clan_ventrue_trigger = Ilekroć ktokolwiek zrekrutuje postać z tą wartością, gracz Ventrue rozpatruje efekt edyktu.
clause-clan_ventrue_one = W grze jest tylko jeden edykt: nowy odrzuca poprzedni.
clause-clan_ventrue_fixed = Wybranej wartości nie można zmienić.
clause-clan_ventrue_marker-no-vp = Znacznik na edykcie pochodzi z zasobów i nie daje PZ.

## battleground

clause-battleground_high-low_setup = Żeton polityki klanowej zaczyna na polu neutralnym.
clause-battleground_high-low_activation = Aktywacja klasy przesuwa żeton o 1 pole w stronę tej klasy.
clause-battleground_high-low_decisive-victory = Gdy żeton dotrze do ostatniego pola strony, każdy wampir tej klasy we wszystkich liniach krwi otrzymuje 1 żeton władzy, a żeton wraca na pole neutralne.
clause-battleground_high-low_scoring = Na koniec gry każdy wampir klasy, po której stronie stoi żeton, daje 1 lub 2 PZ zapisane na polu; na polu neutralnym nikt nie punktuje.
clause-battleground_high-low_token-side = Nie ma znaczenia, którą stroną do góry leży żeton.
clause-battleground_beast-within_setup = Żetony moralności zaczynają na polu startowym, stroną z temperamentem przywódcy klanu do góry.
clause-battleground_beast-within_match = Jeśli aktywowany temperament zgadza się z wierzchnią stroną, żeton działającego gracza wznosi się o 1 pole.
clause-battleground_beast-within_mismatch = Jeśli się nie zgadza, żeton odwraca się i opada o 1 pole, a działający gracz dobiera 1 spisek klanu.
clause-battleground_beast-within_bounds = Żeton nie wychodzi poza końce toru: takiego ruchu się nie wykonuje.
clause-battleground_beast-within_first-player = Na koniec rundy żeton pierwszego gracza bierze ten, kto sam stoi najwyżej.
clause-battleground_beast-within_first-player-tie = Jeśli najwyżej stoi kilka osób, żeton pierwszego gracza zostaje u posiadacza, nawet gdy go wśród nich nie ma.
clause-battleground_beast-within_scoring = Na koniec gry każdy zdobywa PZ zapisane przy polu swojego żetonu.
clause-battleground_war-of-princes_setup = Każda z 4 frakcji zaczyna z 7 ankhami na swoim obszarze startowym.
clause-battleground_war-of-princes_activation = Aktywacja geografii przesuwa 1 ankh tej frakcji z obszaru startowego albo z dowolnego terytorium na sąsiednie terytorium.
clause-battleground_war-of-princes_occupied = Ankh nie może wejść na terytorium z ankhem innej frakcji; do ankhów swojej frakcji może dołączyć.
clause-battleground_war-of-princes_no-start-area = Żaden ankh nie może wejść na obszar startowy, nawet na własny.
clause-battleground_war-of-princes_no-move = Jeśli frakcja nie ma ruchu, nic się nie dzieje; jeśli ma, trzeba go wykonać.
clause-battleground_war-of-princes_outsider-activation = Wyrzutek aktywuje frakcję wybraną przez działającego gracza.
clause-battleground_war-of-princes_winner = Zwycięża frakcja obecna na największej liczbie terytoriów; środkowe liczy się za 2; zwyciężyć może kilka frakcji.
clause-battleground_war-of-princes_scoring = Każdy wampir zwycięskiej frakcji daje 2 PZ; przy remisie dają je wampiry wszystkich remisujących frakcji.
clause-battleground_war-of-princes_outsider-scoring = Każdy wyrzutek daje 1 PZ bez względu na to, kto zwyciężył.
clause-battleground_inquisition_setup = W każdej z 4 kolumn na polu „Vaticanum” stoi żeton polityki klanowej.
clause-battleground_inquisition_activation = Aktywacja obraca żeton w kolumnie wampira na aktywowaną klasę, a potem przesuwa go na pole „Iudices”, jeśli jeszcze go tam nie ma.
clause-battleground_inquisition_trial-trigger = Gdy wszystkie 4 żetony stoją na polu „Iudices”, odbywa się sąd.
clause-battleground_inquisition_trial-targets = Przed sąd trafiają wampiry z największą złą sławą ze wszystkich linii krwi; przy remisie wszystkie remisujące.
clause-battleground_inquisition_trial-torpor-ignored = Wampirów w torporze się nie sądzi, a ich złej sławy nie bierze się pod uwagę przy szukaniu największej.
clause-battleground_inquisition_trial-verdict = Wampir zapada w torpor, jeśli suma jego złej sławy i liczby żetonów jego klasy wynosi co najmniej 5.
clause-battleground_inquisition_trial-survivor = Wampir, którego nie skazano, otrzymuje 1 żeton złej sławy.
clause-battleground_inquisition_trial-reset = Po sądzie wszystkie żetony wracają na pole „Vaticanum”.
clause-battleground_inquisition_scoring = Na koniec gry klasa widoczna na mniejszej liczbie żetonów zdobywa 1 PZ za wampira; przy równej liczbie nikt nie punktuje.
clause-battleground_anarch-revolt_setup = W każdym z 4 miast na początku leżą 4 ankhy.
clause-battleground_anarch-revolt_activation = Aktywacja geografii zabiera 1 ankh z jej miasta; działający gracz kładzie go na aktywowanym wampirze albo w ogniu.
clause-battleground_anarch-revolt_burned = Gdy w ogniu znajdą się 3 ankhy miasta, miasto jest spalone, a jego czwarty ankh też trafia do ognia.
clause-battleground_anarch-revolt_fire-final = Ankh, który trafił do ognia, nie wróci do miasta, nawet przez wytchnienie.
clause-battleground_anarch-revolt_respite = Gdy niespalone miasto opuści ostatni ankh, każdy wampir z ankhami tego miasta otrzymuje 1 żeton władzy, bez względu na ich liczbę.
clause-battleground_anarch-revolt_respite-return = Po wytchnieniu ankhy tego miasta wracają z wampirów do miasta.
clause-battleground_anarch-revolt_coup = Gdy wampir z ankhami zapada w torpor, wszystkie jego ankhy trafiają do ognia.
clause-battleground_anarch-revolt_outsider = Wyrzutek aktywuje miasto wybrane przez działającego gracza.
clause-battleground_anarch-revolt_scoring = Na koniec gry każdy wampir, którego miasto nie spłonęło, daje tyle PZ, ile miast spalono; każdy wyrzutek daje 1 PZ.
clause-battleground_masquerade_setup = Śledczy, po jednym na rząd, zaczynają na swoim wspólnym polu, a na ostatnim polu każdego rzędu leżą 3 ankhy.
clause-battleground_masquerade_activation = Aktywacja geografii przesuwa śledczego w jej rzędzie o 1 pole do przodu.
clause-battleground_masquerade_outsider-activation = Aktywacja wyrzutka przesuwa dowolnego śledczego, wybranego przez działającego gracza, o 2 pola do przodu.
clause-battleground_masquerade_breach = Gdy śledczy dotrze do ostatniego pola, 1 ankh z niego trafia na aktywowanego wampira, a śledczy wraca na początek.
clause-battleground_masquerade_cleanup = Gracz, który wprowadzi w torpor wampira z ankhem, zyskuje 2 żetony władzy; ankhy wracają na swoje miejsca na polu.
clause-battleground_masquerade_cleanup-trial = Jeśli wampira z ankhami wprowadził w torpor sąd, ankhy wracają na pole, a nagrody nie dostaje nikt.
clause-battleground_masquerade_scoring = Na koniec gry każdy wampir daje tyle PZ, ile ankhów zostało na ostatnim polu rzędu jego geografii; każdy wyrzutek daje 1 PZ.
clause-battleground_court_setup = 5 żetonów polityki klanowej zaczyna za murami miasta, żetony tytułów na swoich miejscach, a żeton czasu na Harpii.
clause-battleground_court_activation = Aktywacja klasy wprowadza do miasta 1 żeton, tą klasą do góry.
clause-battleground_court_vote-trigger = Gdy do miasta wejdzie ostatni żeton, odbywa się głosowanie; przewagę ma klasa, której żetonów jest więcej.
clause-battleground_court_vote-winner = Tytuł pod żetonem czasu otrzymuje ten wampir przeważającej klasy bez tytułu, który ma najwięcej władzy ze wszystkich linii krwi.
clause-battleground_court_vote-ineligible = Wampiry w torporze i te z tytułem nie mogą otrzymać tytułu, a ich władza nie liczy się w głosowaniu.
clause-battleground_court_vote-tie = Jeśli najwięcej władzy ma kilku, tytułu nie otrzymuje nikt; żetony wychodzą z miasta, a żeton czasu i tak idzie dalej.
clause-battleground_court_vote-reset = Po głosowaniu żetony polityki wracają za mury, a żeton czasu przechodzi na następny tytuł.
clause-battleground_court_pretenders = Gracz, który wprowadzi w torpor wampira z tytułem, kradnie ten tytuł.
clause-battleground_court_scoring = Na koniec gry gracz zdobywa 2 PZ za każdego swojego wampira klasy Księcia i 2 PZ za każdy tytuł w swojej linii krwi.
clause-battleground_humanity_setup = Żetony moralności zaczynają na 8, stroną z temperamentem przywódcy klanu do góry.
clause-battleground_humanity_match = Jeśli aktywowany temperament zgadza się z wierzchnią stroną, żeton działającego gracza opada o 1 pole, a gracz dobiera 1 spisek klanu.
clause-battleground_humanity_mismatch = Jeśli się nie zgadza, żeton się odwraca i nic więcej się nie dzieje.
clause-battleground_humanity_bounds = Żeton nie wychodzi poza końce toru: takiego ruchu się nie wykonuje.
clause-battleground_humanity_first-player = Na koniec rundy żeton pierwszego gracza bierze ten, kto sam stoi najniżej.
clause-battleground_humanity_first-player-tie = Jeśli najniżej stoi kilka osób, żeton pierwszego gracza zostaje u posiadacza.
clause-battleground_humanity_scoring = Na koniec gry każdy zdobywa PZ zapisane przy polu swojego żetonu.
clause-battleground_sabbat-wars_setup-tokens = Żetony z liczbami leżą zakryte na miejscach startowych swoich frakcji; w każdym regionie kładzie się zakryty 1 losowy żeton Camarilli i 1 Sabatu.
clause-battleground_sabbat-wars_setup-allegiance = Wierności rozdaje się losowo: dla 2 graczy Camarilla i Sabat; dla 3 Camarilla, Sabat i Anarchowie; dla 4 po dwie Camarilli i Sabatu.
clause-battleground_sabbat-wars_region = Aktywacja działa w regionie odpowiadającym geografii wampira; które z 4 działań wykonać, określa jego archetyp.
clause-battleground_sabbat-wars_add = Dodaj: żeton trafia zakryty do regionu.
clause-battleground_sabbat-wars_turn = Odwróć: odwraca się 1 żeton regionu.
clause-battleground_sabbat-wars_discard = Odrzuć: dowolny żeton regionu trafia do odrzuconych swojej frakcji.
clause-battleground_sabbat-wars_move = Przesuń: 1 żeton regionu przechodzi do dowolnego innego regionu; można wybrać i pełny, wtedy żeton wraca do zasobów.
clause-battleground_sabbat-wars_capacity = Na polu mieści się 1 żeton; jeśli wolnego pola nie ma, żeton wraca zakryty na miejsce startowe swojej frakcji.
clause-battleground_sabbat-wars_start-empty = Gdy miejsce startowe frakcji opustoszeje, wracają na nie jej odrzucone żetony.
clause-battleground_sabbat-wars_control = Na koniec gry wszystkie żetony się odkrywa; region należy do frakcji z większą sumą.
clause-battleground_sabbat-wars_winner = Camarilla lub Sabat zwycięża, kontrolując co najmniej 3 regiony; w przeciwnym razie zwyciężają Anarchowie, nawet gdy nikt im nie służy.
clause-battleground_sabbat-wars_scoring = Każdy gracz wierny zwycięskiej frakcji zdobywa 9 PZ; same wampiry tutaj nie punktują.

## chronicle

clause-chronicle_prologue_required = Przed pierwszym rozdziałem każdy gracz przechodzi prolog; to przygotowanie, nie partia.
clause-chronicle_prologue_names = Każdy bierze schronienie (kopertę) i kartę postaci i wpisuje imię swoje oraz postaci.
clause-chronicle_prologue_mark = Każdy zaznacza 1 kratkę w jednym z działów: Zasoby, Zdolności albo Moralność.
clause-chronicle_prologue_discipline = Każdy zaznacza 1 kratkę dowolnej Dyscypliny.
clause-chronicle_prologue_title = Każdy wymyśla tytuł swojej postaci i go zapisuje.
clause-chronicle_prologue_agent-choice = Na pierwszego agenta każdy dobiera 3 losowe postacie i zostawia 1.
clause-chronicle_prologue_agent-ascend = Wybraną kartę odwraca się na stronę ancilli, można nadać jej imię, nakleja się naklejkę dowolnego klanu i wkłada ją do schronienia.
clause-chronicle_setup_length = Kronika ma 21 rozdziałów w 7 erach.
clause-chronicle_setup_events = Zamiast podstawowych wydarzeń odkrywa się z wierzchu talii kroniki przegląd rozdziału i 5 następnych wydarzeń, nic więcej.
clause-chronicle_setup_first-player = W rozdziale 1 pierwszym graczem jest najstarsza osoba, później ta, która w poprzednim rozdziale zajęła ostatnie miejsce.
clause-chronicle_setup_clan-order = W rozdziale 1 klany wybiera się od najmłodszej do najstarszej osoby, później odwrotnie do miejsc z poprzedniego: zwycięzca na końcu.
clause-chronicle_setup_clan-free = W każdym rozdziale klan wybiera się od nowa; może być inny niż poprzednio.
clause-chronicle_setup_burdens = Brzemiona rozpatruje się po wyłożeniu linii krwi.
clause-chronicle_results_order = Po każdym rozdziale kolejno: 1 zapis wyników, 2 przegląd, 3 wydarzenia, 4 brzemię, 5 zdolności, 6 agenci.
clause-chronicle_results_priority = Gdzie liczy się kolejność (zostało mało naklejek), wcześniej decydują gracze z mniejszą liczbą wydarzeń.
clause-chronicle_results_record = Przy zajętym miejscu zapisuje się imię gracza i klan, którym grał.
clause-chronicle_results_age-points = Za miejsca 1–4 są punkty ery: w jej pierwszym rozdziale 2, 1, 1, 0; w drugim 3, 2, 1, 1; w trzecim 5, 3, 2, 1.
clause-chronicle_overview_places = Zwycięzca rozdziału to gracz na pierwszym miejscu, a przegrany na ostatnim.
clause-chronicle_overview_title = Zwycięzca rozdziału wpisuje jego tytuł w rubryki tytułów na swojej karcie.
clause-chronicle_overview_conspiracy = Ostatni gracz snuje knowania: wybiera z talii badań tyle spisków klanu, ile podaje przegląd, i na resztę kroniki dodaje je do spisków tego klanu.
clause-chronicle_overview_conspiracy-clan = Wybierać można tylko spiski klanu, którym grało się w tym rozdziale.
clause-chronicle_events_resolve = Każde wydarzenie przypadło jednemu graczowi; odwraca on kartę i ją rozpatruje.
clause-chronicle_events_choice = Wydarzenie daje wybór; posiadacz zaznacza 1 kratkę parametru związanego z wybranym wariantem.
clause-chronicle_events_reward = Wydarzenie daje też wydrukowaną nagrodę: atut, ujawnienie albo wyniesienie.
clause-chronicle_events_asset = Atut: trafia do schronienia, zapisuje się go na karcie i można go użyć w późniejszym rozdziale.
clause-chronicle_events_asset-spent = Odrzucony atut wypada do końca kroniki.
clause-chronicle_events_asset-science = Atut nauki: weź na rękę dowolny spisek klanu ze swoich kart odrzuconych.
clause-chronicle_events_asset-war = Atut wojny: usuń z kolejki od 1 do 5 postaci.
clause-chronicle_events_asset-wealth = Atut bogactwa: przywróć dowolnego wampira.
clause-chronicle_events_asset-secrets = Atut sekretów: użyj zdolności dowolnego wampira.
clause-chronicle_events_reveal = Ujawnienie: do gry wchodzi nazwana postać kroniki albo przywódca klanu.
clause-chronicle_events_ascension = Wyniesienie: wybierz postać podstawową ze swojej linii krwi, która nie jest w torporze, odwróć ją na stronę ancilli, naklej znak swojego klanu i, jeśli chcesz, imię.
clause-chronicle_events_thin-blood = Zamiast naklejki klanu zawsze można użyć naklejki słabej krwi.
clause-chronicle_events_thin-blood-effect = Wampir słabej krwi podlega zwykłym zasadom, ale nie należy do żadnego klanu i na dwóch płatnych polach nigdy nie jest darmowy.
clause-chronicle_burden_winner = Zwycięzca dokłada do schronienia losowe brzemię; brzemiona mogą się gromadzić.
clause-chronicle_burden_others = Wszyscy pozostali odrzucają po jednym losowym brzemieniu, jeśli jakieś mają.
clause-chronicle_abilities_sticker = Każdy może nakleić 1 zdolność na dowolną ancillę swojej linii krwi.
clause-chronicle_abilities_slot = Ancilla musi mieć wolne miejsce na naklejkę.
clause-chronicle_abilities_gate = O tym, które naklejki są dostępne, decyduje karta gracza: silniejsze wymagają więcej zaznaczonych kratek swojego parametru.
clause-chronicle_agents_save = Każdy może przenieść do schronienia 1 wampira ze swojej linii krwi, który nie jest w torporze; w następnym rozdziale można go zrekrutować.
clause-chronicle_agents_limit = W schronieniu mieści się najwyżej 1 wampir; postać kroniki zdobyta wydarzeniem się liczy, przywódcy klanów nie.
clause-chronicle_agents_rest-returns = Wszystkie inne postacie z linii krwi, kolejki i kart odrzuconych wracają przed następnym rozdziałem do talii postaci.
clause-chronicle_deck_no-shuffle = Talii kroniki się nie tasuje: karty idą w ustalonej kolejności.
clause-chronicle_deck_continue = Po rozdziale bierze się karty z talii kroniki, aż pojawi się ta, która otwiera następny rozdział.
clause-chronicle_deck_locked-components = To, co oznaczono dla kroniki, wchodzi do gry dopiero, gdy kronika to odkryje.
clause-chronicle_deck_base-characters = Nowe postacie podstawowe dokłada się do talii postaci stroną podstawową do góry.
clause-chronicle_deck_chronicle-characters = Postacie kroniki są zawsze ancillami; jeśli klan nie jest wydrukowany, posiadacz wydarzenia nakleja znak klanu, którym grał, albo słabą krew.
clause-chronicle_deck_chronicle-characters-place = Posiadacz decyduje, czy postać kroniki trafi do schronienia, czy do talii postaci.
clause-chronicle_deck_leader-owner = Nowy przywódca klanu trafia do schronienia posiadacza wydarzenia; tylko on może go użyć zamiast zwykłego, grając tym klanem.
clause-chronicle_deck_leader-intrigues = Spiski wymienione na nowym przywódcy, których jeszcze nie ma w grze, dochodzą do tego klanu na stałe i dla wszystkich.
clause-chronicle_persist_kept = Między rozdziałami zostają karty postaci, tytuły, schronienia z wampirem, przywódcami, atutami i brzemionami, karty wyniesione i z naklejkami, dodane spiski i postacie, znaki wyników kroniki, rezultaty.
clause-chronicle_persist_not-kept = Każdy rozdział jest osobną całością: władza, zła sława, przysługi, wyczerpanie, torpor, ręce i pola bitwy zaczynają się od nowa.
clause-chronicle_persist_winner-per-chapter = Każdy rozdział ma swojego zwycięzcę; wygrane rozdziały same nie wygrywają kroniki.
clause-chronicle_age-end_when = Co trzeci rozdział kończy erę; kroki końca ery następują po jego podsumowaniu.
clause-chronicle_age-end_winner = Erę wygrywa gracz z najlepszymi wynikami w jej trzech rozdziałach (najwięcej punktów ery).
clause-chronicle_age-end_tie = Przy remisie decydują PZ z kluczowego pola bitwy ery w trzecim rozdziale.
clause-chronicle_age-end_key-leaves = Kluczowe pole bitwy po erze opuszcza grę, a jego miejsce zajmuje inne.
clause-chronicle_age-end_reveal = W tej chwili odkrywa się nowe karty kroniki i zasady nowego pola bitwy.
clause-chronicle_age-end_outcome = Zwycięzca ery wybiera jedną z właśnie odkrytych kart wyniku i zaznacza jej kratki na arkuszu wyników.
clause-chronicle_age-end_outcome-permanent = Znak na stałe zmienia wartość parametrów na kartach wszystkich graczy.
clause-chronicle_finale_when = Kronika kończy się po siódmej erze.
clause-chronicle_finale_score = Zaznaczone kratki każdego parametru mnoży się przez jego wartość na arkuszu wyników i sumuje.
clause-chronicle_finale_worth-range = Wartość wynosi od 1 do 3 dla Zasobów, Zdolności i Moralności oraz od −1 do +1 dla Lojalności; granice obowiązują po każdym wyniku, a nadmiar przepada.
clause-chronicle_finale_disciplines = Każda zaznaczona kratka Dyscyplin jest warta 1 punkt.
clause-chronicle_finale_titles = Każdy zdobyty tytuł jest wart 1 punkt.
clause-chronicle_finale_winner = Kronikę wygrywa gracz z największą liczbą punktów i otrzymuje ostatnią kartę talii kroniki.
clause-chronicle_join-late_skip = Rozdziały można opuszczać, a miejsce nieobecnego może zająć ktoś inny; kronika toczy się z tymi, którzy są.
clause-chronicle_join-late_prologue = Nowy gracz przechodzi prolog przed swoją pierwszą partią.
clause-chronicle_join-late_catch-up = Potem zaznacza po 1 kratce w dowolnych działach za każdy opuszczony rozdział.

## variant

clause-variant_sacrifice-limited = Wariant: potomka można poświęcić tylko za przywódcę klanu i za wampiry ze zdolnością poświęcenia.
clause-variant_haven-refresh = Wariant: po rekrutacji ze schronienia odrzuca się skrajną prawą postać kolejki i odświeża kolejkę.
clause-variant_contested-borders_move = Wariant „Wojny Książąt”: ankh może wejść na każde sąsiednie terytorium, zajęte lub wolne.
clause-variant_contested-borders_remove = Wariant „Wojny Książąt”: jeśli w chwili ruchu frakcja miała tam już więcej ankhów niż inna, 1 ankh tej innej frakcji usuwa się z terytorium i z gry.
clause-variant_contested-borders_control = Wariant „Wojny Książąt”: terytorium kontroluje frakcja z największą liczbą ankhów, a przy remisie wszystkie remisujące.
clause-variant_deck-growth = Wariant: oprócz knowań przegranego wszyscy pozostali prócz zwycięzcy mogą dodać po 1 spisku badań klanu, którym grali.

## faq

clause-faq_clan-stickers-out = Jeśli nie ma już naklejek klanu, używa się słabej krwi.
clause-faq_thin-blood-out = Jeśli zabraknie też naklejek słabej krwi, można użyć naklejki dowolnego klanu.
clause-faq_thin-blood-no-bond = Wampir słabej krwi nie może otrzymać Więzi.
clause-faq_banish-leader = Przywódcy klanu nigdy nie można wygnać.
clause-faq_chapter-end-asset = Z dodatkami karta końca rozdziału z atutem przypada zwycięzcy rozdziału i służy jako zwykły atut.
clause-faq_expansion-insert = Karty dodatków wkłada się do talii kroniki według numerów, bez tasowania: przed pierwszym rozdziałem albo później, porównując numery rozdział po rozdziale.
clause-faq_keep-events = Zdobyte karty wydarzeń przechowuje się w schronieniu zwycięzcy.

## example

clause-example_scoring-18 = Przykład. „O klanach wysokich i niskich”: prowadzą wysokie, 4 wampiry po 2 PZ (8). „Wojna Książąt”: zwyciężył Wschód, 1 wampir Wschodu (2) i 1 wyrzutek (1). Moralność 3, władza 5, zła sława −4, 3 przysługi 3. Razem 18 PZ.
clause-example_chronicle-30 = Przykład. Zasoby 3, Zdolności 2, Moralność 14, Dyscypliny 4, Lojalność 1, tytuły 6. Razem 30 punktów.
