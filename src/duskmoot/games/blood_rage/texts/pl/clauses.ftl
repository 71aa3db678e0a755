## goal

clause-goal_glory = Chwała stanowi wynik gry. Klan zdobywa ją za wygrane bitwy, plądrowanie prowincji, ukończone wyprawy, śmierć figurek w Ragnaröku i dzięki efektom kart.

## board

clause-board_provinces = Plansza ma 9 prowincji: Yggdrasil pośrodku i 8 zewnętrznych, podzielonych na 3 regiony (Manheim, Alfheim i Jotunheim). Yggdrasil nie należy do żadnego regionu.
clause-board_adjacent = Prowincje, które mają wspólną granicę, są sąsiednie; sąsiedztwo jest zawsze wzajemne.
clause-board_adjacent-yggdrasil = Yggdrasil sąsiaduje ze wszystkimi zewnętrznymi prowincjami.
clause-board_village-limit = W osadzie mieści się tylko 1 figurka, więc w prowincji nigdy nie ma więcej figurek wszystkich klanów łącznie niż osad (od 3 do 5).
clause-board_yggdrasil-unlimited = W Yggdrasilu nie ma osad i może w nim stać dowolna liczba figurek.
clause-board_fjord-support = Są 4 fiordy; każdy wspiera dokładnie 2 sąsiednie prowincje, między którymi leży. Yggdrasil nie ma fiordu.
clause-board_fjord-effect = Efekt działający na prowincję działa także na wspierający ją fiord.
clause-board_fjord-unlimited = W fiordzie może znajdować się dowolna liczba drakkarów.
clause-board_fjord-not-province = Fiord nie jest prowincją: nie ma osad ani żetonu plądrowania, a marsz nie może się w nim ani zaczynać, ani kończyć.
clause-board_fjord-open = Z fiordu można korzystać, dopóki istnieje choć 1 z jego 2 prowincji; gdy zniszczone są obie, żaden drakkar nie może już do niego wpłynąć.
clause-board_destroyed = Zniszczona prowincja na zawsze wypada z gry: nie można w niej umieszczać figurek ani ich do niej przemieszczać, nie można też jej splądrować.
clause-board_glory-track = Zdobytą chwałę od razu zaznacza się znacznikiem klanu na jawnym torze chwały.

## clan

clause-clan_rage-currency = Furia na torze furii to waluta, którą płaci się za akcje: żeton klanu przesuwa się w dół toru o tyle pól, ile wynosi koszt.
clause-clan_stats = Klan ma 3 cechy: furię (ile furii otrzymuje w każdej fazie akcji), topory (ile chwały daje wygrana bitwa) i rogi (ile jego figurek może stać na planszy).
clause-clan_horns-scope = Rogi ograniczają tylko najazdy; marsz i dołączanie do bitwy nie są nimi ograniczone.
clause-clan_stat-raise = Zwiększenie cechy o 1 oznacza przesunięcie jej żetonu o 1 pole w prawo.
clause-clan_stat-values = Tory cech mają po 6 pól: furia – 6, 7, 8, 9, 12, 12; topory – 3, 4, 5, 6, 8, 8; rogi – 4, 5, 6, 7, 10, 10.
clause-clan_stat-cap = Cechy na ostatnim polu nie można już zwiększyć: takie zwiększenie przepada, a reszta nagrody liczy się normalnie.
clause-clan_rage-cap = Furia na torze nigdy nie przekracza 12.

## figure

clause-figure_strength = Bez ulepszeń siła jarla wynosi 3, drakkara 2, a wojownika 1.
clause-figure_keeps-ability = Ulepszony jarl lub drakkar zachowuje zdolność podaną na planszy klanu.
clause-figure_ship-immobile = Drakkary nigdy się nie przemieszczają: ani marszem, ani na wezwanie do bitwy.
clause-figure_ship-supports = Drakkar w fiordzie jest obecny z całą swoją siłą w obu prowincjach, które ten fiord wspiera: przy plądrowaniu, w bitwach, w wyprawach i podczas Ragnaröku.
clause-figure_destroyed = Zniszczona figurka, bez względu na przyczynę, trafia do Walhalli i czeka tam na fazę Walhalli.
clause-figure_monster-is-figure = Potwór jest zwykłą figurką swojego właściciela: wlicza się do limitu rogów, może zginąć, trafia do Walhalli, wraca do rezerwy i daje chwałę w Ragnaröku.

## card-type

clause-card-type_kinds = Każda karta to karta bitwy (czerwona), karta ulepszenia (czarna) albo karta wyprawy (zielona).
clause-card-type_upgrade-kinds = Ulepszenia dzielą się na ulepszenia oddziałów (wojowników, jarla, drakkara), ulepszenia potworów i ulepszenia klanu.

## setup

clause-setup_players = W grze bierze udział od 2 do 4 graczy, każdy z innym klanem; na początku gry klany niczym się nie różnią.
clause-setup_reserve = Każdy klan zaczyna grę z 1 jarlem, 8 wojownikami i 1 drakkarem w rezerwie, bez żadnej figurki na planszy.
clause-setup_stats = Każdy klan zaczyna grę z 6 punktami furii, 3 toporami i 4 rogami: żetony cech leżą na pierwszych polach. Chwała wynosi 0.
clause-setup_rage-start = Na początku gry każdy klan ma na torze furii 6 punktów furii.
clause-setup_pillage-yggdrasil = Żeton plądrowania z zieloną ramką zawsze leży w Yggdrasilu, stroną z nagrodą do góry.
clause-setup_pillage-outer = Pozostałe 8 żetonów plądrowania miesza się i w każdej zewnętrznej prowincji umieszcza 1 z nich, stroną z nagrodą do góry.
clause-setup_ragnarok-track = 8 żetonów Ragnaröku miesza się i na każdym z 3 pól Ragnaröku kładzie po 1 odkrytym, więc skazane na zagładę prowincje wszystkich epok są jawne.
clause-setup_doom = Na początku gry żeton zagłady leży na prowincji wskazanej przez żeton Ragnaröku 1. epoki.
clause-setup_destroyed = Losowe żetony spośród pozostałych żetonów Ragnaröku niszczą prowincje jeszcze przed rozpoczęciem gry: 1 przy 4 graczach, 2 przy 3 graczach, 3 przy 2 graczach.
clause-setup_ragnarok-box = Żetony Ragnaröku, które zostały po przygotowaniu gry, odkłada się do pudełka i nie biorą one udziału w grze.
clause-setup_decks = Karty dzieli się według cyfry na rewersie na 3 talie epok, po 34 karty każda.
clause-setup_deck-filter = Przy 4 graczach używa się pełnych talii; przy 3 usuwa się z każdej 8 kart z symbolem „4+”, a przy 2 także 6 kart z symbolem „3+”.
clause-setup_deck-shuffle = Talię każdej epoki tasuje się i kładzie zakrytą na polu jej epoki, gdzie leży do początku tej epoki.
clause-setup_monster-supply = Figurki potworów leżą obok planszy i nie należą do nikogo, dopóki nie zostanie zagrana ich karta ulepszenia.
clause-setup_first-player = Żeton pierwszego gracza otrzymuje osoba urodzona najdalej na północy; ona zaczyna 1. epokę.

## phase

clause-phase_order = Gra trwa 3 epoki; w każdej następują kolejno fazy: darów bogów, akcji, odrzucania, wypraw, Ragnaröku i Walhalli.
clause-phase_complete = Następna faza zaczyna się dopiero po całkowitym zakończeniu bieżącej; za każdym razem żeton sagi przesuwa się o 1 pole.

## draft

clause-draft_kept-card = Kartę zachowaną z poprzedniej epoki kładzie się przed rozdaniem zakrytą na planszy klanu; nie bierze ona udziału w drafcie.
clause-draft_deal = Każdy gracz otrzymuje 8 kart z talii bieżącej epoki; nierozdane karty wypadają z gry.
clause-draft_pick = Każdy gracz ogląda karty, które trzyma, wybiera 1 dla siebie i odkłada ją zakrytą na planszę swojego klanu.
clause-draft_pass = Gdy wszyscy wybiorą, każdy równocześnie przekazuje pozostałe karty sąsiadowi po lewej; tak jest w każdej epoce.
clause-draft_repeat = Wybieranie i przekazywanie trwa, aż każdy gracz odłoży 6 nowych kart.
clause-draft_discard-two = Ostatnich 2 kart się nie przekazuje: każdy gracz odrzuca swoje 2 karty, nie pokazując ich nikomu.
clause-draft_hand = Po drafcie ręka gracza to 6 wybranych kart oraz karta zachowana z poprzedniej epoki, jeśli taka jest.
clause-draft_two-player = W grze dwuosobowej każdy bierze naraz 2 karty i przekazuje resztę przeciwnikowi, łącznie 3 razy; potem każdy odrzuca ostatnie 2 karty.
clause-draft_first-game = Zasada dla początkujących: w 1. epoce można pominąć draft i grać wszystkimi 8 rozdanymi kartami.

## action

clause-action_refill = Na początku każdej fazy akcji furię klanu ustawia się na wartość jego cechy furii; furii pozostałej z poprzedniej epoki się nie dolicza.
clause-action_turn-order = Pierwszą turę ma pierwszy gracz; kolejne tury następują zgodnie z ruchem wskazówek zegara.
clause-action_one = Tura to dokładnie 1 akcja; potem zaczyna się tura sąsiada po lewej.
clause-action_five = Akcje to najazd, marsz, ulepszenie, wyprawa i plądrowanie; zamiast akcji można tylko spasować.
clause-action_repeat = W jednej fazie akcji tę samą akcję można wykonać dowolną liczbę razy, w różnych turach.
clause-action_pay-first = Cały koszt w furii opłaca się przed wykonaniem akcji.
clause-action_unaffordable = Nie można wykonać akcji, której koszt przekracza furię gracza.
clause-action_zero-rage = Przy furii 0 nie można wykonać żadnej akcji, nawet takiej, która nic nie kosztuje.
clause-action_zero-react = Przy furii 0 gracz nadal reaguje na akcje przeciwników: może odpowiadać na wezwania do bitwy i uczestniczy w bitwach.
clause-action_zero-skip = Tury graczy z furią 0 się pomija; gracz, który bez spasowania znów otrzyma furię, ponownie rozgrywa swoje tury.
clause-action_end-zero = Faza akcji kończy się, gdy nikt nie może już działać, czyli gdy każdy gracz ma furię 0 albo ma już za sobą pas.
clause-action_end-pillaged = Faza akcji kończy się natychmiast, gdy splądrowane są wszystkie niezniszczone prowincje, łącznie z Yggdrasilem, nawet jeśli gracze mają jeszcze furię.
clause-action_end-after = To, czy faza się kończy, sprawdza się po całkowitym rozpatrzeniu bieżącej akcji wraz z bitwą, nagrodami i darmowym najazdem.

## pass

clause-pass_may = W swojej turze gracz może spasować zamiast wykonać akcję; musi to zrobić, jeśli żadna akcja nie jest dla niego możliwa.
clause-pass_effect = Pasując, gracz traci całą pozostałą furię i prawo do dalszych akcji w tej epoce.
clause-pass_react = Po spasowaniu gracz nadal może dołączać do bitew rozpoczętych przez innych i w nich walczyć.
clause-pass_final = Po spasowaniu nie można już wykonywać akcji w tej epoce, nawet po otrzymaniu furii; taka furia nie przedłuża też fazy akcji.

## action

clause-action_invade_cost = Aby przeprowadzić najazd, wybierz 1 figurkę z rezerwy i wydaj tyle punktów furii, ile wynosi jej siła.
clause-action_invade_place = Najeżdżająca figurka trafia do wolnej osady w dowolnej zewnętrznej prowincji; nie trzeba mieć figurek w niej ani w sąsiedztwie, a prowincja może być już splądrowana.
clause-action_invade_ship = Drakkar najeżdża wyłącznie fiordy, za to dowolne; żadna inna figurka nie może wejść do fiordu.
clause-action_invade_no-yggdrasil = Nie można umieścić figurki w Yggdrasilu najazdem.
clause-action_invade_leader-free = Najazd jarlem nie kosztuje furii.
clause-action_invade_horns = Gdy klan ma na planszy tyle figurek, ile rogów, nie może najeżdżać.
clause-action_invade_horns-count = Do limitu rogów wliczają się wszystkie własne figurki na planszy, także drakkary w fiordach i potwory; figurki w Walhalli i w rezerwie się nie liczą.
clause-action_march_cost = Marsz kosztuje 1 punkt furii bez względu na liczbę przemieszczanych figurek.
clause-action_march_one-to-one = Jednym marszem przemieszcza się własne figurki z dokładnie jednej prowincji do dokładnie jednej innej.
clause-action_march_number = Marszem można przemieścić dowolną liczbę własnych figurek z wybranej prowincji.
clause-action_march_any-distance = Cel marszu nie musi być sąsiedni: może to być dowolna prowincja na planszy.
clause-action_march_space = Każda maszerująca figurka potrzebuje wolnej osady w docelowej prowincji.
clause-action_march_yggdrasil = Marszem można wejść do Yggdrasilu i z niego wyjść; to praktycznie jedyna droga do środka.
clause-action_upgrade_slots = Plansza klanu ma 8 pól ulepszeń: po 1 dla wojowników, jarla i drakkara, 2 dla potworów i 3 dla klanu.
clause-action_upgrade_cost = Aby przeprowadzić ulepszenie, wybierz z ręki 1 kartę ulepszenia i wydaj tyle punktów furii, ile wynosi siła podana na karcie.
clause-action_upgrade_slot = Kartę kładzie się odkrytą na polu jej rodzaju; jeśli pasuje kilka pól, właściciel wybiera jedno z nich.
clause-action_upgrade_replace = Jeśli wybrane pole jest zajęte, poprzednią kartę się odrzuca, a jej efekty przestają działać.
clause-action_upgrade_pay-before-replace = Koszt ulepszenia opłaca się, gdy zastępowana karta leży jeszcze na swoim polu, więc jej efekty liczą się przy tej opłacie.
clause-action_upgrade_immediate = Nowe ulepszenie działa od razu i tak długo, jak długo leży na swoim polu, także dla figurek, które już są na planszy.
clause-action_upgrade_stack = Podobne ulepszenia na różnych polach działają niezależnie od siebie, a ich efekty się sumują.
clause-action_upgrade_troop-invade = Po zagraniu ulepszenia wojowników, jarla lub drakkara gracz może od razu przeprowadzić najazd 1 odpowiednią figurką z rezerwy bez dodatkowej furii.
clause-action_upgrade_monster-gain = Po zagraniu ulepszenia potwora jego figurka, oznaczona podstawką klanu, trafia do rezerwy gracza.
clause-action_upgrade_monster-invade = Po zagraniu ulepszenia potwora gracz może od razu przeprowadzić najazd tym potworem bez dodatkowej furii.
clause-action_upgrade_free-limits = Darmowy najazd po ulepszeniu oszczędza tylko furię: nadal obowiązują limit rogów, wolne osady, fiordy dla drakkarów i zakaz najeżdżania Yggdrasilu.
clause-action_upgrade_free-now = Darmowy najazd jest częścią akcji ulepszenia: trzeba go przeprowadzić przed turą następnego gracza, inaczej przepada.
clause-action_upgrade_monster-limit = Klan może mieć naraz co najwyżej 2 potwory.
clause-action_upgrade_monster-replace = Gdy karta potwora zostaje zastąpiona, jego figurka od razu opuszcza grę, gdziekolwiek się znajduje.
clause-action_quest_commit = W akcji wyprawy połóż 1 kartę wyprawy z ręki zakrytą na emblemacie klanu; kart innych rodzajów nie można użyć.
clause-action_quest_free = Akcja wyprawy nie kosztuje furii.
clause-action_quest_unlimited = Liczba kart wypraw wyłożonych w jednej epoce jest nieograniczona.
clause-action_quest_duplicates = Można wyłożyć 2 takie same karty wypraw; każdą nagradza się osobno.
clause-action_quest_peek = Własne wyłożone karty wypraw można oglądać w każdej chwili.
clause-action_quest_locked = Wyłożona karta wyprawy nie należy już do ręki: nie można jej cofnąć ani zagrać w bitwie, a w fazie odrzucania się nie liczy.
clause-action_quest_deadline = Dla wyprawy liczy się sytuacja na początku najbliższej fazy wypraw; wcześniejszy ani późniejszy sukces się nie liczy.
clause-action_pillage_presence = Nie można splądrować prowincji, jeśli ani w niej, ani we wspierającym ją fiordzie nie ma figurki gracza.
clause-action_pillage_once = Nie można ponownie splądrować prowincji splądrowanej już w tej epoce (jej żeton leży stroną z nagrodą do dołu).
clause-action_pillage_free = Plądrowanie nie kosztuje furii.
clause-action_pillage_stages = Plądrowanie ma 3 etapy: wezwanie do bitwy, zagranie kart, wynik bitwy.

## battle

clause-battle_call_order = Na wezwanie do bitwy pyta się graczy zgodnie z ruchem wskazówek zegara, od sąsiada po lewej stronie plądrującego; plądrujący jest ostatni. Dołączyć może każdy, nie tylko ci, którzy już są w prowincji.
clause-battle_call_one-figure = Za każdym razem, gdy przychodzi jego kolej, gracz może przemieścić dokładnie 1 własną figurkę albo zrezygnować.
clause-battle_call_adjacent = Do bitwy mogą dołączyć tylko figurki z prowincji sąsiadujących z plądrowaną.
clause-battle_call_space = Dołączająca figurka potrzebuje wolnej osady w plądrowanej prowincji; w Yggdrasilu zawsze jest miejsce.
clause-battle_call_free = Dołączenie do bitwy nie kosztuje furii i jest możliwe także przy furii 0.
clause-battle_call_loop = Pytanie krąży wokół stołu raz za razem: po rezygnacji wciąż można dołączyć w którymś z następnych okrążeń.
clause-battle_call_end = Wezwanie do bitwy kończy się, gdy wszystkie osady prowincji są zajęte albo gdy nikt więcej nie chce dołączyć.
clause-battle_call_not-invasion = Dołączenie do bitwy nie jest ani najazdem, ani marszem: nie wywołuje efektów najazdu, a rogi nie mają znaczenia.
clause-battle_call_unopposed = Jeśli po wezwaniu do bitwy żaden inny klan nie ma figurki w prowincji ani w jej fiordzie, bitwy nie ma: prowincja zostaje splądrowana automatycznie, a jej żeton zostaje odwrócony.
clause-battle_call_unopposed-glory = Za splądrowanie bez bitwy nie otrzymuje się chwały bitewnej.
clause-battle_call_participants = W przeciwnym razie dochodzi do bitwy między wszystkimi klanami, które mają figurki w prowincji lub w jej fiordzie; biorą w niej udział wszystkie te figurki.
clause-battle_cards_commit = Każdy uczestnik bitwy, który ma karty na ręce, musi wybrać dokładnie 1 i położyć ją zakrytą.
clause-battle_cards_any-type = Do bitwy można wybrać kartę dowolnego rodzaju, także ulepszenie lub wyprawę jako blef.
clause-battle_cards_empty-hand = Uczestnik z pustą ręką nie zagrywa karty i walczy samymi figurkami.
clause-battle_cards_simultaneous = Wybrane karty odkrywa się wszystkie naraz, gdy wszyscy uczestnicy dokonają wyboru.
clause-battle_cards_bonus = Odkryta karta bitwy dodaje swoją siłę do siły figurek właściciela, a jej tekst zaczyna działać.
clause-battle_cards_blank = Odkryta karta ulepszenia lub wyprawy nie dodaje siły i nie ma żadnego efektu.
clause-battle_cards_total = Łączna siła klanu w bitwie to siła wszystkich jego figurek w prowincji i w fiordzie plus premie wszystkich zagranych przez niego kart, także kart Heimdalla dołożonych później.
clause-battle_cards_figures-lost = Klan, którego wszystkie figurki zostały zniszczone efektem karty przed porównaniem sił, pozostaje w bitwie i nadal może ją wygrać dzięki swojej karcie.
clause-battle_outcome_winner = Bitwę wygrywa uczestnik, którego łączna siła jest wyższa niż każdego z pozostałych.
clause-battle_outcome_tie = Jeśli najwyższą łączną siłę ma kilku uczestników, przegrywają wszyscy, także ci z niższą siłą.
clause-battle_outcome_winner-card = Zwycięzca odrzuca wszystkie karty zagrane przez siebie w bitwie.
clause-battle_outcome_loser-card = Przegrani biorą zagrane karty z powrotem na rękę.
clause-battle_outcome_losers-die = Wszystkie figurki przegranych biorące udział w bitwie, także te we wspierającym fiordzie, zostają zniszczone.
clause-battle_outcome_winner-stays = Figurki zwycięzcy przeżywają i zostają na swoich miejscach.
clause-battle_outcome_pillager-wins = Jeśli wygrywa plądrujący, prowincja zostaje splądrowana: otrzymuje on nagrodę i odwraca żeton stroną z nagrodą do dołu do następnej epoki.
clause-battle_outcome_pillager-fails = Jeśli plądrujący nie wygrywa, prowincja nie zostaje splądrowana i nikt nie otrzymuje nagrody, nawet inny zwycięzca.
clause-battle_outcome_retry = Prowincję, której nie udało się splądrować, może w tej samej epoce ponownie próbować splądrować każdy gracz, także ten sam.
clause-battle_outcome_glory = Zwycięzca bitwy, plądrujący czy nie, otrzymuje tyle punktów chwały, ile ma toporów.
clause-battle_outcome_glory-last = Chwałę bitewną przyznaje się po wszystkich zwiększeniach cech w tej bitwie, więc liczą się wszystkie zdobyte w niej topory: z nagrody za splądrowanie, od Lodowego olbrzyma, z karty „Łaska Frigg”, z ulepszenia jarla i z karty zwycięzcy.

## pillage

clause-pillage_reward_rage = Żeton plądrowania z furią zwiększa cechę furii o 1; furia na torze w tej epoce się nie zmienia.
clause-pillage_reward_horns = Żeton plądrowania z rogami zwiększa rogi o 1; można z tego skorzystać od razu.
clause-pillage_reward_axes = Żeton plądrowania z toporami zwiększa topory o 1.
clause-pillage_reward_glory = Żeton plądrowania z chwałą daje 5 punktów chwały.
clause-pillage_reward_yggdrasil = Splądrowanie Yggdrasilu zwiększa wszystkie 3 cechy o 1.

## discard

clause-discard_keep-one = W fazie odrzucania 1. i 2. epoki gracz mający karty na ręce zachowuje dokładnie 1 wybraną i odrzuca wszystkie pozostałe.
clause-discard_last-age = W 3. epoce odrzuca się wszystkie karty z ręki.

## quest

clause-quest_reveal = W fazie wypraw wszyscy gracze odkrywają wszystkie karty wypraw na planszach swoich klanów.
clause-quest_reward = Za każdą ukończoną wyprawę właściciel karty otrzymuje podaną na niej chwałę i zwiększa o 1 wybraną cechę.
clause-quest_fail = Nieukończona wyprawa nic nie daje i nic nie kosztuje.
clause-quest_clear = Na koniec fazy odrzuca się wszystkie odkryte karty wypraw, ukończonych i nieukończonych.
clause-quest_strength = Dla wyprawy siła klanu w prowincji to suma sił jego figurek w niej i we wspierającym fiordzie; karty bitwy się nie liczą.
clause-quest_region = Wyprawa do regionu jest ukończona, jeśli w co najmniej 1 prowincji tego regionu siła właściciela karty przewyższa siłę każdego innego klanu.
clause-quest_tie = Przy remisie o największą siłę w prowincji wyprawa nie jest w niej ukończona.
clause-quest_snapshot = Wszystkie wyprawy ocenia się na podstawie tej samej sytuacji na planszy: nagroda za jedną nie wpływa na inną, a kolejność przyznawania nagród graczom nie ma znaczenia.

## ragnarok

clause-ragnarok_destroy = W fazie Ragnaröku prowincja wskazana przez żeton Ragnaröku bieżącej epoki zostaje na zawsze zniszczona.
clause-ragnarok_kill = Wszystkie figurki wszystkich klanów w zniszczonej prowincji i w jej fiordzie trafiają do Walhalli.
clause-ragnarok_glory = Każda figurka utracona w Ragnaröku, także potwór, daje swojemu klanowi 2 punkty chwały w 1. epoce, 3 punkty w 2. epoce i 4 punkty w 3. epoce.
clause-ragnarok_doom = Następnie żeton zagłady przesuwa się na prowincję wskazaną przez żeton Ragnaröku następnej epoki; po 3. epoce takiej prowincji już nie ma.
clause-ragnarok_not-yggdrasil = Żetony Ragnaröku istnieją tylko dla 8 zewnętrznych prowincji, więc Yggdrasil nigdy nie zostaje zniszczony.

## valhalla

clause-valhalla_release = W fazie Walhalli wszystkie figurki z Walhalli wracają do rezerw swoich klanów.
clause-valhalla_stay = Figurki na planszy pozostają na swoich miejscach przy zmianie epoki.
clause-valhalla_third-age = Fazę Walhalli rozgrywa się także w 3. epoce, przed końcowym podliczeniem chwały.

## age-end

clause-age-end_tokens = Po 1. i 2. epoce wszystkie żetony plądrowania odwraca się stroną z nagrodą do góry; zostają one w swoich prowincjach.
clause-age-end_first-player = Po każdej epoce żeton pierwszego gracza przechodzi do sąsiada po lewej.
clause-age-end_saga = Żeton sagi przesuwa się na dary bogów następnej epoki, która ma własną talię.

## game-end

clause-game-end_when = Gra kończy się po fazie Walhalli 3. epoki.
clause-game-end_legendary = Na koniec gry każda cecha na 4. lub 5. polu daje 10 punktów chwały.
clause-game-end_legendary-top = Na koniec gry każda cecha na ostatnim polu daje zamiast tego 20 punktów chwały.
clause-game-end_only-then = Chwałę za poziom legendarny przyznaje się tylko na koniec gry, a nie w chwili jego osiągnięcia.
clause-game-end_winner = Wygrywa klan z największą chwałą.
clause-game-end_tie = Klany remisujące z największą chwałą dzielą się zwycięstwem.

## info

clause-info_hand = Ręka gracza jest tajna; inni widzą tylko liczbę kart i epokę na ich rewersach.
clause-info_draft = Karty draftu trzymane przez gracza, karty wybrane i 2 karty odrzucone po drafcie zna tylko on sam.
clause-info_quests = Wyłożone karty wypraw są tajne dla innych graczy aż do fazy wypraw; jawne jest tylko to, ile ich wyłożono.
clause-info_battle-card = Karta wybrana do bitwy jest tajna, dopóki nie zostaną odkryte wszystkie karty naraz.
clause-info_late-heimdall = To, czy uczestnik dostaje pytanie o dołożenie karty Heimdalla, zależy tylko od jawnych faktów: pyta się tak samo każdego, kto ma jeszcze karty na ręce, bez względu na to, jakie. Ani pytanie, ani rezygnacja niczego więc nie zdradza.
clause-info_open = Plansza, rezerwy, Walhalla, furia, cechy, ulepszenia, chwała, żetony plądrowania i wszystkie 3 żetony Ragnaröku są jawne dla wszystkich.
clause-info_discards = Karty odrzucone po drafcie i w fazie odrzucania pozostają zakryte; karty odkryte w bitwie, odkryte karty wypraw i zastąpione ulepszenia są znane wszystkim.
clause-info_unused = Nierozdanych kart ani talii późniejszych epok nie widzi nikt.

## example

clause-example_rage-eight = Przykład: w poprzedniej epoce cecha furii Kruka wzrosła o 2, więc Kruk zaczyna tę fazę akcji z 8 punktami furii.
clause-example_invade-utgard = Przykład: wojownicy Kruka mają siłę 2; Kruk wydaje 2 punkty furii i umieszcza wojownika z rezerwy w wolnej osadzie Utgardu.
clause-example_march-gimle = Przykład: Kruk może przemieścić marszem 2 figurki z Gimle do niesąsiedniego Elvagaru, ale nie 3, bo w Elvagarze są tylko 2 wolne osady.
clause-example_march-yggdrasil = Przykład: Wąż może przemieścić marszem dowolną liczbę figurek z Angerbody do Yggdrasilu.
clause-example_march-two-targets = Przykład: Niedźwiedź nie może jedną akcją maszerować do 2 prowincji.
clause-example_march-two-sources = Przykład: Wilk nie może jedną akcją maszerować z 2 prowincji.
clause-example_march-ship = Przykład: drakkar nigdy nie przemieszcza się marszem.
clause-example_upgrade-loki = Przykład: Wąż ma 3 ulepszenia klanu; wydaje 2 punkty furii na kartę „Wielkość Lokiego” i odrzuca dla niej kartę „Pomoc Frigg”; razem z kartą „Domena Lokiego” każda figurka wracająca z Walhalli daje teraz 3 punkty chwały.
clause-example_quest-jotunheim = Przykład: Niedźwiedź wykłada kartę „Jotunheim!”; jeśli w fazie wypraw ma największą siłę w którejś prowincji Jotunheimu, otrzymuje 7 punktów chwały i zwiększa dowolną cechę o 1.
clause-example_andlang-target = Przykład: Wilk plądruje Andlang bez figurki na miejscu, bo jego drakkar stoi we wspierającym fiordzie.
clause-example_andlang-call = Przykład: Niedźwiedź dołącza z Gimle; jarl Węża w Horgrze nie może (Horgr nie sąsiaduje z Andlangiem, a to, że jest splądrowany, nie ma znaczenia); Wilk dołącza z Yggdrasilu; Niedźwiedź zajmuje z Yggdrasilu ostatnią osadę i Wilk nie może już nikogo przyprowadzić.
clause-example_andlang-battle = Przykład: Wilk ma siłę 3 (drakkar 2 i wojownik 1) i zagrywa kartę +4, razem 7; Niedźwiedź ma siłę 2 (2 wojowników) i zagrywa ulepszenie, razem 2. Wygrywa Wilk.
clause-example_andlang-outcome = Przykład: obaj wojownicy Niedźwiedzia trafiają do Walhalli, a jego ulepszenie wraca na rękę; topory Wilka rosną z 3 do 4, żeton zostaje odwrócony, Wilk otrzymuje 4 punkty chwały i odrzuca swoją kartę bitwy.
clause-example_manheim-tie = Przykład: w Elvagarze 3 wojowników Wilka (siła 3) remisuje z wojownikiem i drakkarem Węża (1 + 2 = 3), więc wyprawa „Manheim!” nie jest tam ukończona.
clause-example_manheim-fjord = Przykład: ten sam drakkar wspiera też Angerbodę, gdzie pokonuje jedynego wojownika Kruka 2 do 1; Wąż otrzymuje 5 punktów chwały i zwiększa rogi o 1.
clause-example_ragnarok-gimle = Przykład: Ragnarök niszczy Gimle w epoce, w której figurka daje 3 punkty chwały; w prowincji i jej fiordzie giną 2 figurki Wilka i 2 figurki Kruka, każdy z obu klanów otrzymuje 6 punktów chwały, a żeton zagłady przesuwa się na Andlang.
clause-example_legendary-thirty = Przykład: Kruk kończy grę z legendarną furią (+10) i toporami na ostatnim polu (+20) i otrzymuje 30 punktów chwały.

## card

clause-card_timing_primacy-first = Teksty odkrytych kart bitwy rozpatruje się w tej kolejności: „Prymat Thora”, potem „Straż Heimdalla”, potem wszystkie inne, od plądrującego zgodnie z ruchem wskazówek zegara.
clause-card_timing_late-heimdall = Możliwość dołożenia karty po odkryciu dostają uczestnicy od plądrującego zgodnie z ruchem wskazówek zegara: po efektach odkrytych kart i przed porównaniem sił, aż wszyscy zrezygnują.
clause-card_timing_strength-late = Siłę figurek liczy się przy porównaniu sił, po zniszczeniu figurek efektami odkrytych kart.
clause-card_timing_outcome-order = Po porównaniu sił kolejność jest taka: zniszczenie figurek przegranych; efekty kart przegranych; przegrani zabierają swoje karty, a zwycięzca odrzuca lub zachowuje swoje; nagroda za splądrowanie; efekty kart zwycięzcy; chwała bitewna; efekty po bitwie.
clause-card_timing_stolen-rage = Furią zabraną kartą „Podstęp Lokiego” nie można w tej samej bitwie zapłacić za kartę „Ochrona Frigg”, bo figurki przegranych zostają zniszczone, zanim furia zostanie zabrana.
clause-card_timing_lose-before-keep = Efekty kart przegranych (kart Lokiego) rozpatruje się, zanim zwycięzca może zapłacić za zachowanie kart, i przed nagrodą za splądrowanie.
clause-card_timing_losers-order = Jeśli kilku przegranych ma karty „Podstęp Lokiego” lub „Zdrada Lokiego” przeciwko jednemu zwycięzcy, rozpatruje się je od plądrującego zgodnie z ruchem wskazówek zegara; każdy bierze z tego, co zostało.
clause-card_timing_keep-before-win = Zwycięzca płaci za kartę „Męstwo Tyra” przed nagrodą za splądrowanie i przed efektami swoich kart; karty zwycięzcy i tak potem działają, gdziekolwiek trafiły.
clause-card_timing_win-before-glory = Efekty karty zwycięzcy rozpatruje się po nagrodzie za splądrowanie i przed chwałą bitewną, więc zdobyte dzięki nim topory liczą się już w tej bitwie.
clause-card_timing_after-battle = Po chwale bitewnej działają kolejno: karta „Sąd Odyna”, Walkiria, karta „Chwała Thora”, a na końcu karta „Błogosławieństwo Lokiego”.
clause-card_timing_no-winner = Przy remisie efekty, które wymagają zwycięzcy, nic nie dają.
clause-card_battle_plain = „Uderzenie Tyra”, „Zmiażdżenie Tyra”, „Cios Tyra”, „Kara Tyra” i „Furia Tyra” dodają 2, 3, 4, 5 i 6; nie mają innych efektów.
clause-card_battle_odins-smite = „Kara Odyna”: +1; przed porównaniem sił każdy przeciwnik w bitwie traci 1 wojownika stojącego w prowincji bitwy, jeśli go ma.
clause-card_battle_heimdalls-sight = „Wzrok Heimdalla”: premia równa się najwyższej pojedynczej premii wśród odkrytych kart przeciwników albo 0, jeśli żadnej nie ma.
clause-card_battle_friggas-grace = „Łaska Frigg”: +2; jeśli właściciel karty skutecznie plądruje prowincję, zwiększa o 1 jeszcze jedną cechę, inną niż na żetonie; po żetonie z chwałą lub ze wszystkimi cechami – dowolną.
clause-card_battle_lokis-trickery = „Podstęp Lokiego”: +0; jeśli właściciel karty przegrywa, a bitwa ma zwycięzcę, zabiera mu 1 punkt furii.
clause-card_battle_thors-hammer = „Młot Thora”: +1; w razie wygranej właściciel karty otrzymuje 3 punkty chwały.
clause-card_battle_late-heimdall = Karty „Oko Heimdalla” (+2) i „Spojrzenie Heimdalla” (+3) można wybrać do bitwy normalnie albo dołożyć z ręki do wybranej karty po odkryciu kart.
clause-card_battle_odins-tide = „Przypływ Odyna”: +1; przed porównaniem sił każdy uczestnik zachowuje w bitwie 1 swoją figurkę i traci wszystkie pozostałe.
clause-card_battle_odins-tide-order = Przy karcie „Przypływ Odyna” uczestnicy po kolei wskazują figurkę, która ocaleje, od plądrującego zgodnie z ruchem wskazówek zegara; każdy od razu decyduje też, czy karta „Ochrona Frigg” lub zdolność Wölwy ratuje którąś z jego pozostałych figurek.
clause-card_battle_saved-figure = Figurka uratowana kartą „Ochrona Frigg” przed kartą „Przypływ Odyna” lub „Kara Odyna” nadal walczy i jej siła się liczy; Wölwa, która uciekła do Yggdrasilu, opuściła bitwę i już się nie liczy.
clause-card_battle_lokis-backstab = „Zdrada Lokiego”: +0; jeśli właściciel karty przegrywa, a bitwa ma zwycięzcę, zabiera mu 2 punkty chwały albo tyle, ile zwycięzca ma, jeśli ma mniej.
clause-card_battle_heimdalls-watch = „Straż Heimdalla”: +0; wszystkie odkryte karty zostają odrzucone, właściciel tej karty otrzymuje tyle punktów chwały, ile wynosi suma ich premii, a wszyscy uczestnicy wybierają nowe karty.
clause-card_battle_two-watches = Gdy odkryte zostaną naraz 2 karty „Straż Heimdalla”, każda działa 1 raz, od plądrującego zgodnie z ruchem wskazówek zegara: każdy właściciel otrzymuje chwałę za wszystkie odkryte karty. Karty odrzuca się 1 raz i 1 raz wybiera się nowe.
clause-card_battle_thors-oath = „Przysięga Thora”: +1; w razie wygranej właściciel karty zwiększa o 1 wybraną cechę.
clause-card_battle_thors-primacy = „Prymat Thora”: +3; teksty odkrytych kart przeciwników zostają anulowane, ale podane na nich premie nadal się liczą.
clause-card_battle_thors-ascension = „Wyniesienie Thora”: +1; w razie wygranej właściciel karty otrzymuje 3 punkty furii do wydania w tej epoce i 3 punkty chwały.
clause-card_battle_odins-judgement = „Sąd Odyna”: +2; niezależnie od wyniku właściciel karty otrzymuje 2 punkty chwały za każdą figurkę zniszczoną w bitwie, także własną.
clause-card_battle_lokis-poison = „Trucizna Lokiego”: +0; jeśli właściciel karty przegrywa, a bitwa ma zwycięzcę, bierze na rękę wszystkie karty odkryte przez zwycięzcę; ten ich nie odrzuca ani nie zachowuje.
clause-card_monster_troll = Troll (siła 2): gdy najeżdża prowincję, wszyscy wojownicy przeciwników w niej zostają zniszczeni.
clause-card_monster_free-monsters = Wódz krasnoludów (siła 2) i Żołnierz Hel (siła 3): ani zagranie ich kart, ani najazd nimi nie kosztuje furii.
clause-card_monster_sea-serpent = Wąż morski (siła 3) pod każdym względem liczy się jako drakkar, a zarazem jako potwór: najeżdża tylko fiordy, nigdy się nie przemieszcza, wspiera 2 prowincje.
clause-card_monster_valkyrie = Walkiria (siła 2): za każdą figurkę przeciwników zniszczoną w bitwie z jej udziałem właściciel otrzymuje 2 punkty chwały, niezależnie od wyniku.
clause-card_monster_dark-elf = Mroczny elf (siła 1) może najechać Yggdrasil i dopóki tam stoi, ma siłę 3.
clause-card_monster_fire-giant = Ognisty olbrzym (siła 4): gdy najeżdża prowincję, wszystkie figurki przeciwników w niej i w jej fiordzie, które nie są potworami, zostają zniszczone.
clause-card_monster_frost-giant = Lodowy olbrzym (siła 4): gdy właściciel z jego udziałem skutecznie plądruje prowincję, otrzymuje nagrodę za splądrowanie 2 razy.
clause-card_monster_volur-witch = Wölwa (siła 3): gdyby miała zostać zniszczona w zewnętrznej prowincji, jej właściciel może zamiast tego przemieścić ją do Yggdrasilu.
clause-card_leader_lords = Ulepszenia jarla (siła 3) działają po skutecznym splądrowaniu prowincji, w której stoi jarl: „Władca młotów” pozwala przemieścić go do sąsiedniej prowincji, w której jest miejsce, „Władca toporów” zwiększa o 1 wybraną cechę, a „Władca włóczni” – wszystkie 3.
clause-card_warrior_brothers = „Towarzysze broni”: siła wojownika wynosi 1, ale każdych 2 wojowników w jednej prowincji liczy się razem jako 3. Najazd wojownikiem kosztuje 1 punkt furii.
clause-card_warrior_experts = „Znawcy broni”: siła wojownika wynosi 2, a najazd wojownikiem kosztuje 2 punkty furii.
clause-card_warrior_masters = „Mistrzowie broni”: siła wojownika wynosi 2, a każdych 2 wojowników w jednej prowincji liczy się razem jako 6. Najazd wojownikiem kosztuje 2 punkty furii.
clause-card_ship_dragons = Ulepszenia drakkara (siła 2) dają chwałę za każdym razem, gdy własny drakkar zostaje zniszczony: „Smoki Lokiego” – 4, „Ogniste smoki” – 8, „Wieczne smoki” – 12.
clause-card_clan_loki-release = „Domena Lokiego”, „Wielkość Lokiego” i „Gniew Lokiego” dają 1, 2 i 3 punkty chwały za każdą własną figurkę wracającą w fazie Walhalli; ich efekty się sumują.
clause-card_clan_friggas-charm = „Urok Frigg”: karty ulepszeń kosztują właściciela o 1 punkt furii mniej, ale koszt nie spada poniżej 0.
clause-card_clan_thors-glory = „Chwała Thora”: po bitwie ze swoim udziałem właściciel karty otrzymuje 1 raz 2 punkty chwały, jeśli zniszczono w niej co najmniej 2 figurki przeciwników.
clause-card_clan_friggas-succor = „Pomoc Frigg”: ilekroć właściciel karty najeżdża prowincję, może najechać ją za darmo jeszcze 1 wojownikiem z rezerwy.
clause-card_clan_tyr-quests = „Domena Tyra” i „Gniew Tyra”: kartę wyprawy odkrytą w bitwie ich właściciel może uznać za kartę bitwy z premią 3 („Domena Tyra”) lub 5 („Gniew Tyra”).
clause-card_clan_lokis-blessing = „Błogosławieństwo Lokiego”: po przegranej bitwie, także przy remisie, właściciel karty może najechać tę prowincję za darmo 1 wojownikiem z rezerwy.
clause-card_clan_odins-inspiration = „Natchnienie Odyna” podwaja chwałę, którą właściciel karty otrzymuje za figurki utracone w fazie Ragnaröku.
clause-card_clan_tyrs-challenge = „Wyzwanie Tyra” dodaje akcję: wydać 2 punkty furii i splądrować prowincję już splądrowaną w tej epoce, ze wszystkimi etapami i nagrodą.
clause-card_clan_friggas-protection = „Ochrona Frigg”: gdy figurka właściciela karty ma zostać zniszczona, może on wydać 1 punkt furii, by została na miejscu; można to robić dowolną liczbę razy.
clause-card_clan_tyrs-prowess = „Męstwo Tyra”: po wygranej bitwie właściciel karty może wziąć własne odkryte karty z powrotem na rękę, zamiast je odrzucić, wydając 1 punkt furii za każdą.
clause-card_clan_thors-domain = „Domena Thora”: po najechaniu prowincji właściciel karty może wydać 2 punkty furii i splądrować ją w tej samej turze.
clause-card_clan_friggas-domain = „Domena Frigg”: w akcji najazdu właściciel karty może użyć własnej figurki z Walhalli za dokładnie 1 punkt furii, bez względu na jej siłę.
clause-card_clan_odins-throne = „Tron Odyna” podwaja chwałę za ukończone wyprawy, ale nie zwiększenie cechy.
clause-card_clan_thors-conquest = „Podbój Thora”: na koniec gry właściciel karty otrzymuje 3 punkty chwały za każdą własną figurkę na planszy, także w fiordach.
clause-card_clan_friggas-sacrifice = „Ofiara Frigg” dodaje akcję: zniszczyć 2 własne figurki na planszy i zwiększyć 1 cechę o 1; nie kosztuje ona furii, ale furia musi być większa niż 0.
clause-card_quest_region = „Alfheim!”, „Jotunheim!” i „Manheim!” dają 5, 7 i 9 punktów chwały w 1., 2. i 3. epoce.
clause-card_quest_glorious-death = „Chwalebna śmierć!” (6, 8, 11 punktów chwały): gdy ocenia się wyprawy, przed Ragnarökiem, w Walhalli muszą być co najmniej 4 własne figurki.
clause-card_quest_yggdrasil = „Yggdrasil!” (6, 8, 11 punktów chwały): siła w Yggdrasilu musi być większa niż u każdego innego klanu.
