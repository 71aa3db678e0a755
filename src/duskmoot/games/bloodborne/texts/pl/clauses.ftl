## goal

clause-goal_blood = Tętnienia Krwi stanowią wynik gry: Tropiciel zbiera je, zadając obrażenia przeciwnikom, i musi je uchronić do końca gry przed przeciwnikami i przed innymi Tropicielami.

## setup

clause-setup_players = W grze bierze udział od 3 do 5 graczy.
clause-setup_final-boss = Z 5 kart finałowych bossów losuje się 1 i kładzie ją odkrytą; pozostałych się nie używa.
clause-setup_final-boss-choice = Zamiast losować, gracze mogą wspólnie ustalić finałowego bossa.
clause-setup_dungeon-deck = Karty potworów i bossów tasuje się osobno; następnie 7 losowych potworów i 3 losowych bossów tasuje się razem w talię Lochu Kielicha, liczącą 10 kart.
clause-setup_dungeon-face-down = Talia Lochu Kielicha leży zakryta; karty nieużytych potworów i bossów odkłada się do pudełka bez oglądania.
clause-setup_upgrades = Talię ulepszeń tasuje się i kładzie zakrytą, a obok niej odkrywa się po 1 karcie na gracza: to dostępne ulepszenia.
clause-setup_boards = Każdy gracz otrzymuje planszę Tropiciela i 3 żetony trofeów (Ród, humanoid, bestia); leżą one obok swoich torów i na razie nie są nic warte.
clause-setup_starting-cards = Każdy gracz zaczyna grę z takim samym zestawem 5 kart startowych na ręce.
clause-setup_supply = Wszystkie żetony Tętnień Krwi tworzą wspólną pulę krwi; żetony o wartości 5 i 1 służą tylko do rozmieniania.
clause-setup_health = Tarcza zdrowia każdego Tropiciela na początku gry wskazuje 8; jest to zarazem maksimum.
clause-setup_first-player = Jeden z graczy otrzymuje żeton pierwszego gracza.
clause-setup_first-monster = Przed pierwszą rundą wierzchnią kartę talii Lochu Kielicha ujawnia się jako pierwszego przeciwnika: otrzymuje on swoje Tętnienia, a potem działa jego zdolność przy ujawnieniu.

## card-type

clause-card-type_echoes = Ujawniony przeciwnik otrzymuje tyle Tętnień Krwi, ile zdrowia podano na jego karcie.
clause-card-type_player-bonus = Przy 4 graczach każdy przeciwnik otrzymuje o 1 Tętnienie więcej, przy 5 graczach o 2 więcej; dotyczy to także bossów i finałowego bossa.
clause-card-type_die = Kolor latarni wskazuje kość przeciwnika: zielona jest najsłabsza, żółta silniejsza, czerwona najgroźniejsza.
clause-card-type_trophy-type = Na karcie każdego potwora i bossa podano typ lub typy trofeów, które można za niego otrzymać.
clause-card-type_ability-time = Zdolność przeciwnika działa w chwili podanej na jego karcie: przy ujawnieniu, przy ucieczce albo tak długo, jak długo jest on w grze.
clause-card-type_action-kinds = Karty akcji (karty startowe i ulepszenia) to broń biała (czerwone), broń palna (niebieskie) lub karty wsparcia (szare).
clause-card-type_support = Karta wsparcia to przedmiot lub specjalne działanie zamiast ataku; nie jest bronią.
clause-card-type_starting-support = Są 2 startowe karty wsparcia: „Przemiana broni” i „Sen Tropiciela”.

## round

clause-round_order = Runda składa się z 8 kroków w stałej kolejności: wybór kart akcji, przemiana broni, efekty natychmiastowe, atak potwora, atak Tropicieli, ucieczka potwora, Sen Tropiciela, koniec rundy.
clause-round_repeat = Rundy następują jedna po drugiej, aż zginie finałowy boss.
clause-round_stalemate = W partiach prowadzonych przez program: jeśli żaden Tropiciel pozostający w grze nie ma karty, która może zadać obrażenia obecnemu przeciwnikowi, i nie zostało żadne ulepszenie, od razu podlicza się wyniki.
clause-round_stalemate-monster = Potwór i tak ucieknie, więc kończy w ten sposób partię tylko wtedy, gdy żadna z kart Tropicieli nie może zadać obrażeń żadnemu przeciwnikowi.
clause-round_limit = Partie prowadzone przez program mogą też mieć limit rund: gdy zostanie osiągnięty, podlicza się wyniki.
clause-round_turn-order = Kolejność zawsze zaczyna się od pierwszego gracza i biegnie w lewo.
clause-round_choose_one = Gracz każdego żywego Tropiciela wybiera z ręki na daną rundę dokładnie 1 kartę akcji; Tropiciel zabity przy ujawnieniu przeciwnika i Tropiciel wyeliminowany nie wybierają karty i nie czeka się na nich.
clause-round_choose_from-hand = Nie można wybierać kart ze stosu kart odrzuconych.
clause-round_choose_secret = Karty wybiera się potajemnie i równocześnie, a ujawnia razem, gdy wszyscy dokonają wyboru.
clause-round_choose_talk = Gracze mogą swobodnie rozmawiać o tym, co zamierzają zagrać, i zawierać umowy.
clause-round_choose_not-bound = Nikt nigdy nie ma obowiązku zagrać zapowiedzianej karty.
clause-round_choose_never-empty = Tropiciel zawsze ma do wyboru przynajmniej kartę „Sen Tropiciela”, bo wraca ona na rękę w rundzie, w której ją zagrano, i nigdy nie można jej usunąć z gry.
clause-round_transform_who = W kroku 2 każdy Tropiciel z ujawnioną kartą „Przemiana broni” wybiera z ręki broń białą lub palną.
clause-round_transform_must = Jeśli na ręce jest broń, Tropiciel z kartą „Przemiana broni” musi wybrać 1 kartę broni.
clause-round_transform_weapon-only = Za pomocą karty „Przemiana broni” nie można wybrać karty wsparcia, a więc w tej rundzie także karty „Sen Tropiciela”.
clause-round_transform_hand-only = Broń musi pochodzić z ręki; nie można jej wziąć ze stosu kart odrzuconych.
clause-round_transform_secret = Jeśli broń przemienia kilku Tropicieli, wybierają oni karty potajemnie i ujawniają je równocześnie.
clause-round_transform_informed = Tropiciel z kartą „Przemiana broni” widzi wszystkie karty ujawnione w kroku 1, zanim wybierze broń.
clause-round_transform_counts = Wybranej broni używa się w tej rundzie jak karty zagranej w kroku 1, łącznie z jej efektem natychmiastowym.
clause-round_transform_fights = Tropiciel z kartą „Przemiana broni” otrzymuje pełne obrażenia od ataku potwora, jak każdy walczący Tropiciel.
clause-round_instant_when = Karty z efektem natychmiastowym rozpatruje się w kroku 3, przed atakiem potwora.
clause-round_instant_order = Jeśli efektów natychmiastowych jest kilka, rozpatruje się je zgodnie z kolejnością, od pierwszego gracza w lewo.
clause-round_instant_text = Właściciel karty z efektem natychmiastowym wykonuje jej polecenia.
clause-round_instant_kill = Przeciwnika zabitego w kroku 3 od razu usuwa się z gry, a kroki 4, 5 i 6 się pomija.
clause-round_instant_rest = Efekty natychmiastowe, które w chwili śmierci przeciwnika jeszcze czekają, i tak się rozpatruje, ale dla ich obrażeń nie ma już Tętnień.
clause-round_instant_used-up = Gdy przeciwnik ginie w kroku 3, karty bez efektu natychmiastowego nie działają, ale i tak zostają zużyte.
clause-round_instant_no-second = Bronią z efektem natychmiastowym nigdy nie można atakować w kroku 5, nawet jeśli efekt został anulowany lub zadał 0 obrażeń.
clause-round_instant_pistols-cancel = Jeśli w rundzie ujawniono 2 lub więcej kart „Pistolet Tropiciela”, anulują się one nawzajem i żadna nie zadaje obrażeń.
clause-round_monster-attack_roll = W kroku 4 pierwszy gracz rzuca kością wskazaną na karcie obecnego przeciwnika.
clause-round_monster-attack_all = Wynik rzutu to obrażenia, które w całości otrzymuje każdy żywy Tropiciel; martwi i wyeliminowani Tropiciele nie otrzymują obrażeń.
clause-round_monster-attack_combo = Ściankę z + wlicza się do wyniku i rzuca się ponownie tą samą kością, dopóki wypada +.
clause-round_monster-attack_sum = Sumę wszystkich rzutów kombinacji zadaje się jako obrażenia jednego ataku.
clause-round_monster-attack_dial = Obrażenia zmniejszają wartość na tarczy zdrowia Tropiciela.
clause-round_monster-attack_dreamer = Tropiciel z zagraną kartą „Sen Tropiciela” otrzymuje tylko połowę obrażeń od ataku, zaokrągloną w dół.
clause-round_monster-attack_dreamer-hit = Atak trafia także Tropiciela z zagraną kartą „Sen Tropiciela”; połowa obrażeń też może go zabić.
clause-round_hunters-attack_order = W kroku 5 Tropiciele atakują jeden po drugim zgodnie z kolejnością.
clause-round_hunters-attack_who = Atakują tylko żywi Tropiciele z ujawnioną bronią; karty wsparcia i karta „Sen Tropiciela” nie zadają obrażeń, chyba że ich treść stanowi inaczej.
clause-round_hunters-attack_take = Atak przenosi z karty przeciwnika do sekcji zebranych Tętnień atakującego tyle Tętnień, ile obrażeń zadaje broń.
clause-round_hunters-attack_cap = Nie można zabrać więcej Tętnień, niż leży na karcie; jeśli żadnych już nie ma, atakujący nic nie otrzymuje.
clause-round_hunters-attack_only-enemy = W tym kroku Tętnienia bierze się tylko z karty obecnego przeciwnika; nie można ich brać z puli krwi ani od innego Tropiciela.
clause-round_hunters-attack_damage-def = Obrażenia zadane przez Tropiciela to liczba Tętnień faktycznie zabranych przez niego z karty.
clause-round_hunters-attack_kill = Przeciwnik bez Tętnień zostaje zabity i opuszcza grę.
clause-round_hunters-attack_all-dead = Jeśli nie ma żywego Tropiciela, który może atakować, krok 5 mija bez ataków i runda toczy się dalej.
clause-round_escape_when = Potwór, któremu po atakach Tropicieli zostały Tętnienia, ucieka i zostaje usunięty z gry.
clause-round_escape_no-trophy = Za potwora, który uciekł, nikomu nie przyznaje się trofeum.
clause-round_escape_keep-echoes = Tętnienia już zabrane potworowi, który ucieka, zostają u Tropicieli.
clause-round_escape_ability = Zdolność związaną z ucieczką rozpatruje się, gdy potwór ucieka.
clause-round_escape_boss-never = Bossowie nigdy nie uciekają.
clause-round_dream_order = W kroku 7 Tropiciele, których on dotyczy, działają zgodnie z kolejnością; każdy kończy wszystkie swoje czynności, zanim zacznie następny.
clause-round_dream_sequence = Tropiciel z zagraną kartą „Sen Tropiciela” robi kolejno, co następuje: zachowuje Tętnienia, odzyskuje zużyte karty, otrzymuje ulepszenie, odzyskuje pełnię zdrowia.
clause-round_dream_not-fighting = Tropiciel z zagraną kartą „Sen Tropiciela” nie walczy w tej rundzie, więc nie zabiera przeciwnikowi Tętnień.
clause-round_dream_bank = Zachowując Tętnienia, Tropiciel przenosi wszystkie zebrane Tętnienia do sekcji zachowanych.
clause-round_dream_recover = Tropiciel z zagraną kartą „Sen Tropiciela” bierze z powrotem na rękę wszystkie karty ze swojego stosu kart odrzuconych oraz tę właśnie zagraną kartę.
clause-round_dream_only-recovery = Zagranie karty „Sen Tropiciela” to jedyny zwykły sposób na odzyskanie zużytych kart.
clause-round_dream_upgrade = Tropiciel z zagraną kartą „Sen Tropiciela” bierze na rękę, na stałe, 1 dostępne ulepszenie.
clause-round_dream_heal = Zdrowie Tropiciela z zagraną kartą „Sen Tropiciela” wraca do maksimum: do 8 lub do wartości zmienionej przez finałowego bossa.
clause-round_end_discard = W kroku 8 każdy gracz odkłada użytą kartę lub użyte karty na swój stos kart odrzuconych.
clause-round_end_open-pile = Stosy kart odrzuconych muszą leżeć tak, by każda karta była widoczna dla wszystkich graczy.
clause-round_end_first-player = Co rundę żeton pierwszego gracza przechodzi do sąsiada po lewej.
clause-round_end_next-enemy = Jeśli przeciwnik zginął lub uciekł, ujawnia się wierzchnią kartę talii Lochu Kielicha, która otrzymuje swoje Tętnienia z premią za liczbę graczy.
clause-round_end_boss-stays = Dopóki boss żyje, nie ujawnia się nowej karty Lochu Kielicha.
clause-round_end_reveal-time = Zdolności przy ujawnieniu rozpatruje się po przekazaniu żetonu pierwszego gracza i umieszczeniu Tętnień, a podczas przygotowania gry – z początkowym pierwszym graczem; należą one do nadchodzącej rundy, więc karta „Sen Tropiciela” z poprzedniej rundy przed nimi nie chroni.

## death

clause-death_at-zero = Tropiciel, którego zdrowie spada do 0 lub niżej, od razu ginie.
clause-death_lose-collected = Ginący Tropiciel traci wszystkie zebrane Tętnienia: wracają one do puli krwi.
clause-death_keep-banked = Zachowane Tętnienia są bezpieczne do końca gry; śmierć Tropiciela ich nie narusza.
clause-death_no-attack = Martwym Tropicielem nie można atakować: do końca rundy nie zadaje on obrażeń.
clause-death_until-dream = Martwy Tropiciel jest poza grą tylko do kroku 7 tej samej rundy; śmierć przy ujawnieniu przeciwnika należy do nadchodzącej rundy i trwa do jej kroku 7. Wyeliminowany Tropiciel nie wraca.
clause-death_heal = Gdy Tropiciel wraca, jego tarczę zdrowia ustawia się znów na maksimum.
clause-death_upgrade = W kroku 7 Tropiciel zabity w tej rundzie może wziąć 1 dostępne ulepszenie.
clause-death_no-recover = Zużytych kart zabitego Tropiciela nie można odzyskać, chyba że jego kartą zagraną w tej rundzie jest „Sen Tropiciela”.
clause-death_dreamer = Tropiciel, który ginie w rundzie, w której zagrano jego kartę „Sen Tropiciela”, odzyskuje jednak zużyte karty, łącznie z tą kartą.
clause-death_no-bank = W kroku 7 nie można zachować Tętnień Tropiciela zabitego w tej rundzie, nawet jeśli jego zagraną kartą jest „Sen Tropiciela”.
clause-death_earlier-instant = Tropiciel, który w tej rundzie zabiera przeciwnikowi co najmniej 1 Tętnienie efektem natychmiastowym lub w kroku 5, a potem ginie, i tak otrzymuje trofeum, jeśli przeciwnik zginie w tej rundzie; same Tętnienia przepadają.
clause-death_simultaneous = Obrażenia zadawane kilku Tropicielom naraz najpierw otrzymują wszyscy, a dopiero potem rozpatruje się śmierć któregokolwiek z nich.
clause-death_not-target = Do końca rundy nie można zadawać martwemu Tropicielowi obrażeń, leczyć go ani okradać.

## upgrade

clause-upgrade_eligible = Tylko Tropiciele, którzy w tej rundzie zagrywają kartę „Sen Tropiciela” lub giną, mogą wziąć ulepszenie, każdy po 1.
clause-upgrade_order = Ulepszenia wybiera się zgodnie z kolejnością: im bliżej pierwszego gracza, tym wcześniejszy wybór.
clause-upgrade_to-hand = Ulepszenie od razu trafia na rękę i można je zagrać od następnej rundy.
clause-upgrade_refill = Dostępne ulepszenia uzupełnia się dopiero na końcu kroku 7, gdy wszyscy uprawnieni gracze dokonają wyboru.
clause-upgrade_refill-size = Przy uzupełnianiu dobiera się karty z talii ulepszeń, aż dostępnych ulepszeń będzie tyle, ilu jest graczy.
clause-upgrade_deck-empty = Gdy talia ulepszeń jest pusta, niczego się nie uzupełnia; gdy skończą się też dostępne ulepszenia, nie można już otrzymać żadnego.
clause-upgrade_is-action = Ulepszenia to karty akcji: na rundę zagrywa się 1 kartę, zużyte trafiają na stos kart odrzuconych i wracają dzięki karcie „Sen Tropiciela”.
clause-upgrade_limit = Tropiciel nigdy nie ma więcej niż 7 kart, licząc karty na ręce, zagrane i zużyte.
clause-upgrade_eighth = Przy 8. karcie Tropiciel musi od razu wybrać 1 ze swoich kart i usunąć ją z gry.
clause-upgrade_dream-kept = Karty „Sen Tropiciela” nigdy nie można usunąć z gry.
clause-upgrade_optional = Wzięcie ulepszenia jest opcjonalne.
clause-upgrade_copies = Tropiciel może mieć 2 egzemplarze tego samego ulepszenia.
clause-upgrade_gone = Usunięte karty opuszczają grę i nie wracają do talii ulepszeń.

## trophy

clause-trophy_types = Są 3 typy trofeów: Ród, humanoid i bestia; każdy ma własny tor na każdej planszy Tropiciela.
clause-trophy_condition = Tropiciel otrzymuje trofeum tylko wtedy, gdy zabiera przeciwnikowi co najmniej 1 Tętnienie w rundzie, w której przeciwnik ginie.
clause-trophy_all-participants = Trofeum otrzymuje każdy Tropiciel, który spełnia warunek, a nie tylko ten, który zadaje ostatni cios.
clause-trophy_advance = Każde trofeum przesuwa żeton swojego typu na torze właściciela o 1 pole.
clause-trophy_bonus = Na koniec gry każdy tor daje tyle Tętnień, ile wskazuje pole z jego żetonem; wcześniej trofea nic nie dają.
clause-trophy_values = Pola każdego toru są warte 1, 3, 5, 7, 9, 11; żeton na ostatnim polu już tam zostaje.

## boss

clause-boss_like-monster = Boss nigdy nie ucieka; poza tym walczy się z nim pod każdym względem tak jak z potworem.
clause-boss_persists = Z bossem, któremu zostały Tętnienia, walczy się znowu w następnej rundzie i tak dalej, aż zginie.
clause-boss_no-regain = Bossowi, który przeżył, nie zwraca się utraconych Tętnień.
clause-boss_ability = Zdolność bossa działa, dopóki boss jest w grze.
clause-boss_trophies = Tropiciel, który zadaje bossowi obrażenia w rundzie jego śmierci, otrzymuje po 1 trofeum każdego typu podanego na karcie bossa.
clause-boss_then-next = Po zabiciu bossa gra toczy się dalej z następną kartą Lochu Kielicha.

## final-boss

clause-final-boss_when = Gdy wszyscy przeciwnicy z talii Lochu Kielicha zginęli lub uciekli, następnym przeciwnikiem jest finałowy boss.
clause-final-boss_like-boss = Walka z finałowym bossem przebiega w tych samych krokach co z każdym bossem: finałowy boss nigdy nie ucieka i nie odzyskuje strat.
clause-final-boss_trophies = Gdy finałowy boss ginie, każdy Tropiciel, który w tej rundzie zadaje mu obrażenia, otrzymuje po 1 trofeum każdego z 3 typów.
clause-final-boss_ability-always = Zdolność finałowego bossa zmienia zasady na całą grę, już od przygotowania.

## scoring

clause-scoring_when = Gra kończy się, gdy finałowy boss zostaje zabity: przyznaje się za niego trofea, a reszty tej rundy się nie rozgrywa.
clause-scoring_bank-all = Następnie wszyscy gracze, nie tylko ci z zagraną kartą „Sen Tropiciela”, zachowują swoje zebrane Tętnienia.
clause-scoring_sum = Wynik krwi to zachowane Tętnienia plus premie za trofea z 3 torów.
clause-scoring_winner = Wygrywa gracz z najwyższym wynikiem krwi.
clause-scoring_tie = Przy remisie wygrywa gracz z większą liczbą zachowanych Tętnień.
clause-scoring_shared = Jeśli zachowanych Tętnień też jest po równo, remisujący gracze dzielą się zwycięstwem.

## info

clause-info_choice = Karta wybrana w kroku 1 jest tajna dla innych graczy, dopóki nie zostaną ujawnione wszystkie karty.
clause-info_transform = Broń wybrana za pomocą karty „Przemiana broni” jest tajna, dopóki nie ujawnią swojej broni wszyscy, którzy ją przemieniają.
clause-info_hand = Kart na ręce nie pokazuje się innym graczom; ich liczba może być widoczna.
clause-info_decks = Kolejność i zawartość talii Lochu Kielicha i talii ulepszeń są tajne; liczba pozostałych kart jest jawna.
clause-info_open = Jawne są: stosy kart odrzuconych, dostępne ulepszenia, zdrowie, zebrane i zachowane Tętnienia, trofea, przeciwnik i finałowy boss.
clause-info_removed-card = Kartę, którą Tropiciel usuwa z powodu 8. karty, pokazuje się odkrytą: wszyscy wiedzą, która karta opuściła grę.

## example

clause-example_choose = Przykład: przeciwko Likantropowi Henryk ujawnia kartę „Przemiana broni”, Eileen – „Pistolet Tropiciela”, a Ludwig – „Topór Tropiciela”, wszyscy równocześnie.
clause-example_transform = Przykład: Henryk nie może wziąć karty „Topór Tropiciela” (leży na jego stosie kart odrzuconych); karta „Pistolet Tropiciela” anulowałaby taką samą kartę Eileen; Henryk wybiera kartę „Piła-tasak”.
clause-example_instant = Przykład: tylko Eileen ma ujawnioną kartę „Pistolet Tropiciela”, więc zabiera Likantropowi 1 Tętnienie, zanim stanie się cokolwiek innego.
clause-example_monster-attack = Przykład: czerwona kość Likantropa pokazuje 2+, potem 0; każdy Tropiciel otrzymuje 2 obrażenia.
clause-example_hunters-attack = Przykład: „Piła-tasak” Henryka zabiera 1 Tętnienie; Eileen nie może ponownie zadać obrażeń; „Topór Tropiciela” Ludwiga zabrałby 2, ale dostaje jedyne pozostałe Tętnienie.
clause-example_kill = Przykład: Likantrop nie żyje i każdy z 3 Tropicieli przesuwa o 1 pole żeton trofeum typu tego potwora.
clause-example_escape = Przykład: 3 Tropicieli zadaje Wysysaczowi mózgów 4 obrażenia, zostają 2 Tętnienia, potwór ucieka i nikt nie otrzymuje trofeum Rodu.
clause-example_boss-survives = Przykład: Ojciec Gascoigne otrzymuje 6 obrażeń, ale przeżywa, więc w następnej rundzie trzeba z nim walczyć ponownie.
clause-example_boss-trophies = Przykład: w następnej rundzie Gascoigne ginie, a Ludwig otrzymuje 2 trofea: 1 trofeum humanoida i 1 trofeum bestii.
clause-example_dream-half = Przykład: Eileen, której zdrowie wynosi 3, zagrywa kartę „Sen Tropiciela”; rzut daje 3, po zmniejszeniu o połowę 1, więc Eileen przeżywa.
clause-example_dream-bank = Przykład: w kroku 7 Eileen przenosi swoje 2 zebrane Tętnienia do sekcji zachowanych.
clause-example_dream-recover = Przykład: potem Eileen bierze z powrotem na rękę wszystkie swoje zużyte karty akcji.
clause-example_dream-eighth = Przykład: Eileen, mając 7 kart, bierze jako 8. kartę „Pistolet powtarzalny” i usuwa z gry swoją kartę „Piła-tasak”.
clause-example_dream-heal = Przykład: na koniec Eileen odzyskuje pełnię zdrowia.
clause-example_death = Przykład: Gascoigne zabija Ludwiga, który w tej rundzie nie zadaje obrażeń i traci 4 zebrane Tętnienia, ale zatrzymuje 6 zachowanych.
clause-example_death-return = Przykład: martwy Ludwig bierze z dostępnych ulepszeń kartę „Fiolka krwi”, a jego zdrowie wraca do 8.
clause-example_trophy = Przykład: Eileen zadaje 2 obrażenia Katowi, który ginie w tej rundzie; jej żeton humanoida przesuwa się na pole warte 3.
clause-example_final-boss-trophies = Przykład: finałowy boss zostaje pokonany i Henryk przesuwa wszystkie 3 żetony trofeów o 1 pole.
clause-example_gehrman = Przykład: gdy finałowym bossem jest Gehrman, każdy potwór i boss oprócz Gehrmana zaczyna z 2 dodatkowymi Tętnieniami.
clause-example_score = Przykład: Henryk dodaje 3 zebrane Tętnienia do 9 zachowanych (12) oraz trofea warte 3 (Ród), 5 (humanoid) i 1 (bestia): wynik końcowy to 21.

## dice

clause-dice_green = Zielona kość: 0, 0, 1, 1+, 1+, 2.
clause-dice_yellow = Żółta kość: 0, 1, 1, 1+, 2+, 3.
clause-dice_red = Czerwona kość: 0, 1+, 2, 2+, 3, 4.

## damage

clause-damage_order-enemy = Kolejność liczenia obrażeń zadawanych przeciwnikowi: obrażenia z karty, jej własne premie, zmniejszenia ze strony przeciwnika, limity przeciwnika, na końcu pozostałe Tętnienia.
clause-damage_order-hunter = Kolejność liczenia obrażeń zadawanych Tropicielowi: suma rzutów, premie przeciwnika i finałowego bossa, zapobieganie i zmniejszenie przez kartę Tropiciela, na końcu zmniejszenie o połowę przez kartę „Sen Tropiciela”.
clause-damage_dream-any = Karta „Sen Tropiciela” zmniejsza o połowę wszelkie obrażenia, które jej właściciel otrzymuje w rundzie, każdy przypadek osobno.
clause-damage_stricter = Jeśli 2 efekty zabraniają obrażeń lub je ograniczają, obowiązuje surowszy.
clause-damage_escape-kill = Obrażenia w kroku 6 mogą zabić Tropiciela; wraca on wtedy w kroku 7 tej samej rundy.

## monster

clause-monster_on-reveal = Zdolności przy ujawnieniu: Pacjent-bestia zadaje 1 obrażenie każdemu żywemu Tropicielowi, Dzik ludojad – 2 obrażenia pierwszemu graczowi, Apostoł Koszmaru – 2 obrażenia każdemu Tropicielowi z największą liczbą zebranych Tętnień (nikomu, jeśli to 0), a Uczony usuwa i zastępuje wszystkie dostępne ulepszenia.
clause-monster_on-escape = Zdolności przy ucieczce: Wściekły pies zadaje każdemu żywemu Tropicielowi 2 obrażenia, Kat – 1; Sługa Kościoła zabiera każdemu 1 zebrane Tętnienie; Panna z dzwonem daje następnemu przeciwnikowi 2 dodatkowe Tętnienia; przez Wysysacza mózgów każdy żywy Tropiciel odrzuca z ręki 1 kartę inną niż „Sen Tropiciela”.
clause-monster_brainsucker = Ucieczka Wysysacza mózgów dotyczy tylko żywych Tropicieli; wybierają oni karty potajemnie i równocześnie, a wszystkie wybory ujawnia się razem.
clause-monster_in-play = Zdolności stałe: Krwiopijca otrzymuje 2 Tętnienia za każdego zabitego atakiem Tropiciela; Szaleniec z labiryntu otrzymuje o 1 obrażenie mniej od broni białej; Niebiańskie dziecię nie otrzymuje obrażeń od efektów natychmiastowych; obrażeniom Świetlistego kwiatu nie można zapobiec ani ich zmniejszyć, także o połowę.

## boss

clause-boss_card_gascoigne = Ojciec Gascoigne (8, czerwona kość): jeśli w kroku 8 nadal jest w grze, każdą kartę broni, która w tej rundzie zadała mu co najmniej 1 obrażenie, usuwa się z gry, zamiast ją odrzucić. W rundzie jego śmierci nie usuwa się żadnej broni.
clause-boss_card_watchdog = Pies stróżujący Dawnych Panów (12, czerwona kość): każda broń palna zadaje mu co najwyżej 1 obrażenie.
clause-boss_card_cleric-beast = Bestia kleryk (10, żółta kość): Tropiciele z ujawnioną bronią białą otrzymują od jej ataku 1 dodatkowe obrażenie.
clause-boss_card_blood-starved-beast = Bestia spragniona krwi (9, żółta kość): jeśli żyje po kroku 5, każdy żywy Tropiciel, od którego w tej rundzie otrzymała obrażenia, otrzymuje 1 obrażenie.
clause-boss_card_vicar-amelia = Wikariuszka Amelia (9, zielona kość): jeśli żyje w kroku 6, odzyskuje 2 Tętnienia, nigdy powyżej początkowej liczby.
clause-boss_card_logarius = Męczennik Logarius (10, czerwona kość): nie można mu zadać obrażeń efektem natychmiastowym; poza tym takie efekty działają.
clause-boss_card_one-reborn = Odrodzony (14, zielona kość, 3 typy): dopóki jest w grze, karta „Sen Tropiciela” nie zmniejsza obrażeń o połowę.

## final-boss

clause-final-boss_card_gehrman = Gehrman (14, żółta kość): wszyscy inni przeciwnicy w partii wchodzą do gry z 2 dodatkowymi Tętnieniami.
clause-final-boss_card_rom = Rom (16, zielona kość): Tropiciel, który ginie po raz drugi, zostaje wyeliminowany i nie może wygrać.
clause-final-boss_card_ebrietas = Ebrietas (15, żółta kość): przez całą grę maksimum zdrowia wynosi 6.
clause-final-boss_card_wet-nurse = Mamka Mergo (14, czerwona kość): każdy atak przeciwnika zadaje 1 dodatkowe obrażenie, jeszcze przed zapobieganiem i zmniejszeniem o połowę.
clause-final-boss_card_moon-presence = Księżycowa Obecność (13, czerwona kość): ginący Tropiciel traci też do 3 zachowanych Tętnień.

## card

clause-card_starting-weapons = „Piła-tasak” to broń biała, obrażenia 1; „Topór Tropiciela” to broń biała, obrażenia 2; „Pistolet Tropiciela” to broń palna, obrażenia 1, z efektem natychmiastowym.
clause-card_melee-upgrades = Ulepszenia broni białej: „Młot kościelny” – 4 (atakuje po zwykłych atakach), „Kafar” – 2 (+2 przeciwko bossom), „Laska-bicz” – 2 (można odzyskać 1 inną zużytą broń), „Święte ostrze Ludwiga” – 3, „Pogrzebowe ostrze” – 2 (+1 za każdego innego martwego Tropiciela), „Chikage” – 4 (potem 1 obrażenie dla właściciela).
clause-card_friendly-fire = „Armata” (3) i „Tonitrus” (3) najpierw zadają 1 obrażenie innym żywym Tropicielom: „Armata” – wszystkim, „Tonitrus” – tym z bronią białą; Tropiciel zabity w ten sposób przed swoim atakiem nie atakuje.
clause-card_ranged-upgrades = Ulepszenia broni palnej z efektem natychmiastowym: „Strzelba Ludwiga” – 2 obrażenia; „Pistolet powtarzalny” – 1, a właściciel nie otrzymuje obrażeń w kroku 4; „Garłacz Tropiciela” – 1, a 1 inny Tropiciel nie zadaje obrażeń bronią białą. Bez niego: „Miotacz ognia” – 2, a atak zadaje właścicielowi o 1 mniej.
clause-card_blunderbuss-cancel = Broń anulowana kartą „Garłacz Tropiciela” nie atakuje: nie zadaje obrażeń, a jej efekty uboczne nie zachodzą. Pozostaje ujawnioną bronią białą i zużywa się normalnie.
clause-card_blood-vial = „Fiolka krwi”: efekt natychmiastowy, zdrowie właściciela wraca do maksimum.
clause-card_molotov = „Koktajl Mołotowa”: karta wsparcia z efektem natychmiastowym, 3 obrażenia, potem w kroku 8 zostaje usunięta z gry; nie można jej wybrać za pomocą karty „Przemiana broni”.
clause-card_bone-blade = „Kościane ostrze szamana”: efekt natychmiastowy, właściciel zabiera innemu Tropicielowi do 2 zebranych Tętnień; nie są to obrażenia i nie daje to trofeum.
clause-card_blood-pellet = „Pigułka krwi bestii”: w kroku 5 zadaje tyle obrażeń, ile w tej rundzie zadał jej właścicielowi atak, co najwyżej 4.
