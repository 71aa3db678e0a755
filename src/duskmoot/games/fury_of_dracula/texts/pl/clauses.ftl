## golden

clause-golden_reference-over-booklet = Jeśli Kompletna Księga Zasad i Zasady Wprowadzające są ze sobą sprzeczne, pierwszeństwo ma Księga.
clause-golden_component-over-reference = Tekst na karcie lub arkuszu postaci ma pierwszeństwo przed Kompletną Księgą Zasad.
clause-golden_cannot-absolute = Efekt ze słowami „nie może” jest ostateczny; nie może go zmienić żaden inny efekt gry.
clause-golden_may-optional = Efekt ze słowem „może” jest opcjonalny dla gracza, którego dotyczy; wszystkie inne efekty są obowiązkowe.

## setup

clause-setup_players = W partii bierze udział od 2 do 5 graczy: dokładnie 1 gra Draculą (i otrzymuje mapę pomocniczą), a pozostali, od 1 do 4, grają Łowcami (i otrzymują karty pomocy Łowców).
clause-setup_all-four-hunters = Przy każdej liczbie graczy w grze uczestniczy wszystkich 4 Łowców (lord Godalming, dr Seward, Van Helsing i Mina Harker), każdy z własnym arkuszem i figurką. Łowców rozdziela się między graczy tak, aby każdego z nich kontrolował dokładnie 1 gracz.
clause-setup_influence-zero = Na początku gry znacznik wpływów leży na polu 0.
clause-setup_time-monday-day = Na początku gry znacznik czasu leży na polu poniedziałkowego dnia, a na torze czasu nie ma żetonów rozpaczy.
clause-setup_item-deck = Wszystkie karty Przedmiotów tasuje się w jedną zakrytą talię Przedmiotów; żaden Łowca nie zaczyna gry z kartą Przedmiotu, o ile karta lub arkusz nie stanowi inaczej.
clause-setup_event-deck = Talia Wydarzeń jest jedna, wspólna i zakryta: karty Łowców tasuje się razem z kartami Draculi.
clause-setup_hunter-combat-cards = Karty Walki Łowców dzieli się według rodzajów na 3 stosy („Pięści”, „Unik” i „Ucieczka”); w walce ma do nich dostęp każdy Łowca.
clause-setup_dracula-decks = Karty Spotkań i karty Walki Draculi tworzą 2 osobne zakryte talie, z których każdą tasuje się oddzielnie.
clause-setup_location-deck = Talia Miejsc zawiera wszystkie karty Miejsc uszeregowane według numerów oraz 5 kart Mocy; nie tasuje się jej i korzysta z niej tylko Dracula.
clause-setup_token-pools = Żetony biletów leżą w puli zakryte i wymieszane; wszystkie pozostałe żetony leżą w jawnych pulach, podzielone według rodzajów.
clause-setup_dracula-encounters = Na początku gry Dracula dobiera na rękę 5 kart Spotkań.
clause-setup_dracula-rumor = Na początku gry przed Draculą leży 1 żeton pogłoski.
clause-setup_hunter-start = Zanim Dracula wybierze miejsce początkowe, każdy Łowca stawia swoją figurkę w dowolnym mieście na planszy; miasta Łowców mogą się powtarzać.
clause-setup_dracula-start = Dracula w tajemnicy wybiera kartę Miejsca i kładzie ją zakrytą na pierwszym polu Szlaku; jego figurka stoi obok tego pola, a nie na mapie.
clause-setup_dracula-start-not-sea = Dracula nie może rozpocząć gry na obszarze morskim.
clause-setup_dracula-start-not-castle = Dracula nie może rozpocząć gry w Zamku Draculi.
clause-setup_dracula-start-not-hunter-city = Dracula nie może rozpocząć gry w mieście, w którym zaczyna którykolwiek z Łowców.
clause-setup_dracula-start-no-power = Podczas przygotowania gry Dracula nie może zastąpić karty Miejsca kartą Mocy.
clause-setup_no-start-encounter = Podczas przygotowania gry w miejscu początkowym Draculi nie umieszcza się karty Spotkania ani żetonu pogłoski.
clause-setup_first-turn = Gra zaczyna się w poniedziałek za dnia od akcji Łowców; pierwszy świt się pomija, ponieważ znacznik czasu leży już na polu dnia.

## time

clause-time_round-order = Runda składa się ze świtu, dnia, zmroku i nocy (faza Łowców), a następnie, gdy każdy Łowca miał okazję wykonać akcję w nocy, z fazy Draculi: najpierw etap ruchu (przesunięcie kryjówek, wybór karty), potem etap spotkania (karta Spotkania i opcjonalnie żeton pogłoski).
clause-time_dawn-advance = O świcie znacznik czasu przechodzi z pola nocy na pole nadchodzącego dnia.
clause-time_dusk-advance = O zmroku znacznik czasu przechodzi z pola dnia na pole nadchodzącej nocy.
clause-time_week-end = Kiedy po niedzielnej nocy znacznik czasu wraca na poniedziałkowy dzień, pośrodku toru czasu kładzie się 1 żeton rozpaczy, a Dracula otrzymuje 1 żeton pogłoski.
clause-time_dawn-dusk-events = Karty Wydarzeń przypisane do świtu lub zmroku zagrywa się zaraz po przesunięciu znacznika czasu.
clause-time_end-of-dusk = Na koniec zmroku, po ewentualnej walce o zmroku, Dracula obowiązkowo usuwa żetony blokad, mgły i burzy zgodnie z ich zasadami; podobnie żetony Przenajświętszej Hostii usuwa się na koniec świtu, po ewentualnej walce o świcie.
clause-time_hunter-turn-order = Zarówno za dnia, jak i w nocy Łowcy działają w stałej kolejności aktywacji: lord Godalming, dr Seward, Van Helsing, Mina Harker.

## action

clause-action_one-per-half-day = W fazie Łowców każdy Łowca wykonuje 1 akcję za dnia i 1 akcję w nocy.
clause-action_list = Akcje Łowców to: ruch, rezerwacja biletu, odpoczynek, przeszukiwanie, zaopatrzenie, wymiana i akcja specjalna.
clause-action_pass = Łowca może spasować i nie wykonać akcji, o ile zasady nie zmuszają go do ruchu.
clause-action_move-day-only = Łowca może wykonać akcję ruchu – drogą, koleją lub morzem – tylko za dnia, o ile karta nie stanowi inaczej.
clause-action_sea-day-must-move = Łowca, którego dzień zastaje na morzu, musi popłynąć na sąsiedni obszar morski albo do sąsiedniego portu i nie może spasować.
clause-action_sea-night-must-pass = Łowca, który w nocy jest na obszarze morskim, nie wykonuje akcji.
clause-action_special = W ramach akcji specjalnej, w dzień lub w nocy, Łowca rozpatruje kartę Wydarzenia lub Przedmiotu oznaczoną jako akcja albo zdolność postaci, która wymaga akcji; kartę oznaczoną jako akcja dnia lub nocy – tylko o tej porze.
clause-action_abilities = Na każdym arkuszu postaci są co najmniej 2 zdolności: niektóre wzmacniają akcje, inne działają stale, a jeszcze innych używa się jako akcji specjalnej.
clause-action_delayed_recover = Figurka zatrzymanego Łowcy leży na boku, co widzą wszyscy; zamiast wykonać najbliższą akcję, Łowca ustawia ją pionowo i nie jest już zatrzymany.
clause-action_delayed_sea = Zatrzymany Łowca, który za dnia jest na obszarze morskim, ustawia figurkę pionowo zamiast wykonać obowiązkowy ruch morzem.
clause-action_delayed_fights = Zatrzymany Łowca w miejscu pobytu Draculi walczy z nim tak samo jak pozostali.
clause-action_delayed_twice = Ponowne zatrzymanie zatrzymanego już Łowcy nie przynosi efektu; nadal traci on tylko 1 akcję.
clause-action_delayed_voluntary = Łowca, który jest już zatrzymany, nie może zdecydować się na zatrzymanie, aby opłacić nim opcjonalny efekt.
clause-action_ticket_draw = Aby zarezerwować bilet, Łowca losuje 1 żeton z zakrytej puli biletów, ogląda go i kładzie przed sobą zakryty.
clause-action_ticket_keep-or-discard = Po obejrzeniu dobranego biletu Łowca może go zatrzymać albo odrzucić.
clause-action_ticket_limit = Łowca może mieć najwyżej 2 bilety; mając już 2, przed rezerwacją kolejnego musi jeden odrzucić i dopiero potem dobiera nowy.

## move

clause-move_hunter-modes = Łowca porusza się drogą, koleją lub morzem; jedna akcja ruchu wykorzystuje dokładnie jeden z tych sposobów.
clause-move_dracula-no-rail = Dracula porusza się drogą lub morzem, nigdy koleją.
clause-move_dracula-procedure = Aby się poruszyć, Dracula w tajemnicy bierze z talii kartę sąsiedniego miejsca i kładzie ją zakrytą na pierwszym polu Szlaku.
clause-move_road = Drogą postać porusza się ze swojego miasta do jednego sąsiedniego miasta, czyli wzdłuż dokładnie 1 drogi.
clause-move_rail_spend = Podróż koleją kosztuje Łowcę 1 bilet: ujawnia go i odkłada zakryty do puli, po czym pulę się miesza. Bez biletu koleją pojechać nie można.
clause-move_rail_distance = Łowca może dojechać do każdego miasta oddalonego najwyżej o X połączeń kolejowych, gdzie X to odpowiednia wartość wydanego biletu; może też pojechać bliżej.
clause-move_rail_white-value = Jeśli trasa wiedzie wyłącznie białymi połączeniami kolejowymi, limitem jest biała wartość biletu.
clause-move_rail_yellow-value = Jeśli trasa wiedzie choćby 1 żółtym połączeniem kolejowym, samym lub wraz z białymi, limitem dla całej trasy jest żółta wartość biletu.
clause-move_rail_no-yellow = Biletu bez żółtej wartości nie można użyć na trasie, na której jest żółte połączenie kolejowe.
clause-move_rail_no-stops = Łowca podróżujący koleją nie wchodzi do miejsc, przez które przejeżdża; liczy się tylko wejście do miasta docelowego.
clause-move_sea_steps = Ruch morzem to 1 krok: wypłynięcie z portu na sąsiedni obszar morski, przejście na sąsiedni obszar albo zawinięcie do sąsiedniego portu.
clause-move_sea_cagliari = Cagliari ma 2 symbole kotwicy: sąsiaduje z Morzem Śródziemnym i z Morzem Tyrreńskim.
clause-move_sea_no-reveal = Kiedy Łowca jest na obszarze morskim, który jest kryjówką, Dracula nie ujawnia jego karty Miejsca.
clause-move_sea_dracula-embark-damage = Dracula otrzymuje 2 obrażenia, wypływając z portu na morze.
clause-move_sea_dracula-sea-to-sea-damage = Dracula otrzymuje 1 obrażenie za każde przejście między obszarami morskimi.
clause-move_sea_dracula-powers-forbidden = Na morzu Dracula nie może zagrać kart „Mroczny zew”, „Posiłek” ani „Schronienie”.
clause-move_sea_dracula-powers-allowed = Na morzu Dracula może nadal normalnie zagrać „Fortel”, a kartę „Postać wilka” – w jej morskiej wersji.
clause-move_sea_no-combat = Łowca i Dracula na tym samym obszarze morskim nie walczą ani o świcie, ani o zmroku, ponieważ morskie miejsce pobytu Draculi nie zostaje ujawnione.
clause-move_dracula_must-be-reachable = Dracula wybiera tylko kartę miejsca, do którego może dotrzeć: z miasta sąsiednie miasto, z portu także sąsiedni obszar morski, z obszaru morskiego sąsiedni obszar lub port.
clause-move_dracula_into-hunter-city = Kartę miasta, w którym jest co najmniej 1 Łowca, Dracula zagrywa odkrytą.
clause-move_castle_is-city-for-movement = Zamek Draculi to miejsce, które działa jak miasto; mogą do niego wejść zarówno Dracula, jak i Łowcy.
clause-move_castle_heal = Kładąc na Szlaku w etapie ruchu kartę „Zamek Draculi”, Dracula leczy 5 obrażeń (albo wszystkie, jeśli ma ich mniej).
clause-move_castle_hunter-actions = W Zamku Draculi Łowca nie może się zaopatrywać ani rezerwować biletów.
clause-move_location_definition = Każde miasto i każdy obszar morski to miejsce i każde ma dokładnie 1 kartę Miejsca. Łowca przebywa tam, gdzie stoi jego figurka, i jest to zawsze jawne.
clause-move_location_same-as-hideout = Łowca, którego miejsce pobytu zgadza się z kartą Miejsca kryjówki lub legowiska, jest tam razem z całą zawartością: kartami, także kartami Spotkań, i żetonami.

## adjacency

clause-adjacency_cities = Dwa miasta sąsiadują ze sobą, jeśli łączy je pojedyncza droga.
clause-adjacency_sea-zones = Obszary morskie ze wspólną granicą są sąsiednie.
clause-adjacency_port = Miasto z kotwicą jest portem; jego sąsiedni obszar morski to ten, na którym narysowano kotwicę.
clause-adjacency_rail-irrelevant = Samo połączenie kolejowe nie czyni miast sąsiednimi.
clause-adjacency_roadblock-irrelevant = Żetony blokad utrudniają ruch, ale sąsiednie miasta pozostają sąsiednimi.

## region

clause-region_list = Mapa dzieli się na 7 kolorowych regionów: Brytania, Iberia, Galia, Germania, Italia, Austro-Węgry i Baltica.
clause-region_membership = Region to grupa miast w sektorze jednego koloru; odnoszą się do niego niektóre efekty, na przykład zdolność Miny „Więź psychiczna”. Obszary morskie nie należą do żadnego regionu.

## supply

clause-supply_large-city-item = Łowca, który zaopatruje się w dużym mieście, najpierw dobiera na rękę wierzchnią kartę Przedmiotu, a dopiero potem kartę Wydarzenia; gdzie indziej dobiera tylko kartę Wydarzenia.
clause-supply_day-hunter-event = Zaopatrując się za dnia, Łowca dobiera wierzchnią kartę Wydarzenia, jeśli na jej rewersie jest symbol Łowcy.
clause-supply_day-dracula-event = Jeśli przy zaopatrzeniu za dnia na wierzchu leży karta Wydarzenia Draculi, odrzuca się ją zakrytą; nikt nie ogląda jej awersu, a Łowca nie otrzymuje karty Wydarzenia.
clause-supply_night-hunter-event = Przy zaopatrzeniu w nocy bierze się spodnią kartę talii Wydarzeń; jeśli ma symbol Łowcy, Łowca dobiera ją na rękę.
clause-supply_night-dracula-event = Jeśli przy zaopatrzeniu w nocy karta ze spodu ma symbol Draculi, dobiera ją na rękę Hrabia; Łowca nie ogląda jej awersu.
clause-supply_where = Zaopatrywać się można w każdym mieście, za dnia i w nocy, ale nie w Zamku Draculi ani na morzu, a w szpitalu tylko w zmodyfikowany sposób.
clause-supply_item-hand-limit = Łowca może mieć na ręce najwyżej 3 karty Przedmiotów, a dr Seward 4; kart Walki się do nich nie liczy, a nadmiar Przedmiotów odrzuca się od razu.
clause-supply_deck-exhausted = Kiedy talia, z której trzeba dobrać kartę, jest pusta, jej stos kart odrzuconych tasuje się w nową talię; zakryte karty Wydarzeń ze stosu wtasowuje się bez pokazywania.

## trade

clause-trade_same-city = W ramach akcji wymiany Łowca wybiera innego Łowcę w tym samym mieście; mogą oni pokazać sobie nawzajem karty Przedmiotów i bilety oraz przekazać sobie dowolną ich liczbę.
clause-trade_only-items-and-tickets = Zwykła wymiana obejmuje tylko karty Przedmiotów i bilety, a nie karty Wydarzeń.
clause-trade_not-at-sea = Łowcy nie mogą się wymieniać na morzu.
clause-trade_not-with-hospital = Łowca w szpitalu nie może się wymieniać z Łowcą w połączonym mieście.
clause-trade_partner-consent = Obie strony wymiany same decydują, co pokazują i co oddają; nic nie zmienia właściciela bez zgody gracza, który go kontroluje.
clause-trade_leader_any-city = Zdolność „Przywódca” pozwala Van Helsingowi wybrać Łowcę z dowolnego miasta.
clause-trade_leader_events-only = Przy zdolności „Przywódca” Łowcy mogą normalnie dzielić się informacjami, ale wymieniają się tylko kartami Wydarzeń, a nie kartami Przedmiotów ani biletami.
clause-trade_limits-after = Limity kart na ręce i biletów obowiązują też po wymianie i po użyciu zdolności „Przywódca”; kto przekracza limit, musi od razu pozbyć się nadmiaru.

## rest

clause-rest_one = Akcja odpoczynku leczy odpoczywającemu Łowcy 1 obrażenie.
clause-rest_with-seward = Łowca, który odpoczywa w jednym mieście z dr. Sewardem, leczy 2 obrażenia zamiast 1; sam dr Seward zawsze leczy 2 obrażenia.

## search

clause-search_reveal-all = Kiedy Łowca przeszukuje kryjówkę lub legowisko, Dracula musi ujawnić wszystkie leżące tam zakryte karty Spotkań.
clause-search_resolve-all = Po ujawnieniu kart podczas przeszukiwania Dracula musi rozpatrzyć efekt każdej karty Spotkania w tej kryjówce lub legowisku, także już wcześniej odkrytej, ignorując efekty przemiany.
clause-search_order = Kolejność rozpatrywania kilku kart Spotkań podczas przeszukiwania wybiera przeszukujący Łowca.
clause-search_requires-hideout = Przeszukiwanie działa tylko w kryjówce lub legowisku; gdzie indziej nie ma czego ujawniać i akcja jest niedostępna.
clause-search_fog = W mieście z żetonem mgły nie można wykonać przeszukiwania.
clause-search_linked-hide = Przeszukiwanie w miejscu powiązanym ze „Schronieniem” obejmuje karty Spotkań z obu kryjówek: tej z kartą Miejsca i tej ze „Schronieniem”.
clause-search_discard-after = Kartę Spotkania rozpatrzoną podczas przeszukiwania potem się odrzuca, o ile jej tekst lub zasady Spotkań-wampirów nie zostawiają jej na miejscu.

## ambush

clause-ambush_trigger = Kiedy Łowca wejdzie do kryjówki lub legowiska, Dracula najpierw ujawnia kartę Miejsca, a potem może (ale nie musi) zastawić na niego zasadzkę leżącą tam kartą Spotkania.
clause-ambush_resolve = Aby zastawić zasadzkę, Dracula ujawnia wybraną kartę Spotkania i rozpatruje jej efekt wobec tego Łowcy, ignorując efekt przemiany.
clause-ambush_forced-move = Na Łowcę, którego efekt gry poruszył do kryjówki lub legowiska, można zastawić zasadzkę tak samo jak na Łowcę, który poruszył się własną akcją.
clause-ambush_revealed-card = Zasadzkę można zastawić także kartą Spotkania, która leży już odkryta.
clause-ambush_card-forbids = Kartą Spotkania, której tekst zabrania zastawiania zasadzki („Oszustwo”, „Arystokratyczny wampir”), nie można zastawić zasadzki; działa ona tylko przy przeszukiwaniu lub przemianie.
clause-ambush_discard = Rozpatrzoną kartę Spotkania Dracula musi odrzucić, chyba że jej tekst mówi co innego.
clause-ambush_multiple = Każdą z kart Spotkań w kryjówce lub legowisku Dracula może zastawić na Łowcę osobną zasadzkę; ich kolejność wybiera sam.
clause-ambush_sequential = Każdą zasadzkę rozpatruje się do końca, zanim wybierze się następną; Dracula przestaje, kiedy zechce albo kiedy Łowcy nie ma już w tym miejscu.
clause-ambush_only-on-arrival = Zasadzkę można zastawić tylko bezpośrednio po przybyciu Łowcy i tylko na tego Łowcę.
clause-ambush_linked-hide = Na Łowcę wchodzącego do miejsca powiązanego ze „Schronieniem” można zastawić zasadzki dowolną liczbą kart Spotkań z kryjówki tego miejsca i z kryjówki ze „Schronieniem”.

## encounter

clause-encounter_placed-in-encounter-step = W etapie spotkania Dracula musi wybrać z ręki 1 kartę Spotkania i umieścić ją zakrytą w kryjówce na pierwszym polu Szlaku.
clause-encounter_step-skipped = Etapu spotkania nie ma, jeśli w etapie ruchu Dracula zagrał kartę obszaru morskiego, kartę miasta, w którym jest co najmniej 1 Łowca, „Mroczny zew” lub „Posiłek”.
clause-encounter_skip-includes-rumor = Kiedy etap spotkania jest pomijany, w tej fazie nie można też umieścić żetonu pogłoski.
clause-encounter_forbidden-cards = Kart Spotkań nie można umieszczać na kartach obszarów morskich ani na kartach „Mroczny zew”, „Posiłek” i „Fortel”; na karcie Miejsca wyłożonej razem z „Fortelem” kartę Spotkania umieszcza się normalnie.
clause-encounter_facedown = Karty Spotkań w grze leżą zakryte aż do ujawnienia lub odrzucenia.
clause-encounter_two-effects = Każda karta Spotkania ma efekt; niektóre mają też efekt przemiany, który stosuje się tylko przy przemianie kryjówki.
clause-encounter_hand-refill = Ilekroć kart Spotkań na ręce Draculi jest mniej niż 5, dobiera on do 5.
clause-encounter_hand-no-limit = Dracula nie ma górnego limitu kart Spotkań na ręce; mając ich więcej niż 5, niczego nie dobiera i niczego nie odrzuca.
clause-encounter_multiple-per-hideout = W jednej kryjówce i w jednym legowisku może być kilka kart Spotkań.

## hideout

clause-hideout_definition = Kryjówka to wszystko, co leży na jednym polu Szlaku, karty i żetony; powstaje, kiedy Dracula kładzie na pustym polu kartę Miejsca lub Mocy.
clause-hideout_dracula-may-look = Dracula może zawsze podejrzeć karty w swoich kryjówkach.
clause-hideout_revealed-stays = Ujawniona karta w kryjówce lub legowisku pozostaje odkryta, dopóki kryjówka lub legowisko nie zostanie opróżnione lub przemienione, czyli dopóki karta nie wróci do talii, na stos kart odrzuconych lub na rękę.
clause-hideout_reveal-on-entry = Kiedy Łowca, sam lub za sprawą efektu, wejdzie do miasta, które jest kryjówką, Dracula musi ujawnić jej kartę Miejsca.
clause-hideout_reveal-location-only = Wejście do kryjówki ujawnia kartę Miejsca (i powiązane „Schronienie”), ale nie karty Spotkań; te ujawnia zasadzka lub przeszukiwanie.
clause-hideout_cleared = Kiedy kryjówka lub legowisko zostaje opróżnione, karty Miejsc i Mocy wracają do talii Miejsc, karty Spotkań są odrzucane bez żadnego efektu, a żetony pogłoski i obrażeń wracają do puli.
clause-hideout_cleared-leaves-gap = Pole Szlaku po opróżnionej kryjówce pozostaje puste; pozostałe kryjówki nie przesuwają się aż do następnego przesunięcia.
clause-hideout_bat-card-inert = Karta „Ucieczka pod postacią nietoperza” leżąca w kryjówce nie wywiera żadnego efektu; przypomina tylko, jak Dracula się tam dostał, i brakuje jej w jego talii Walki, dopóki kryjówka nie zostanie opróżniona lub nie opuści szóstego pola.

## lair

clause-lair_definition = Legowisko to karty i żetony na jednym z 3 obszarów legowiska obok Szlaku.
clause-lair_create = Legowiskiem może się stać tylko kryjówka zsunięta ze Szlaku za szóste pole: jej karta Miejsca wraz z kartami Spotkań i żetonami trafia na wolny obszar legowiska.
clause-lair_add-encounter = Do nowego legowiska Dracula dokłada 1 zakrytą kartę Spotkania z ręki (i uzupełnia rękę do 5 kart).
clause-lair_three-max = Mogą istnieć najwyżej 3 legowiska; jeśli brakuje wolnego obszaru, Dracula może opróżnić jedno legowisko dla nowego.
clause-lair_no-power-cards = Kart Mocy nie można zamieniać w legowiska; kryjówka bez karty Miejsca, która zsuwa się ze Szlaku, zawsze zostaje przemieniona, czyli opróżniona.
clause-lair_no-sea = Karty obszaru morskiego nie można zamienić w legowisko, ponieważ w legowisku umieszcza się kartę Spotkania, a kart Spotkań nie można umieszczać na obszarach morskich.
clause-lair_hunter-enters = Kiedy Łowca, sam lub za sprawą efektu, wejdzie do miejsca legowiska, Dracula ujawnia jego kartę Miejsca i może zastawić na Łowcę zasadzkę.
clause-lair_empty-cleared = Jeśli w legowisku, w którego miejscu jest Łowca, nie ma kart Spotkań, Dracula opróżnia to legowisko.
clause-lair_dracula-may-move-in = W etapie ruchu Dracula może wejść do miejsca legowiska na zwykłych zasadach ruchu.
clause-lair_back-to-hideout = Kiedy Dracula porusza się do legowiska, całe legowisko trafia na pierwsze pole Szlaku i staje się kryjówką; nie bierze się karty z talii, a w etapie spotkania normalnie dokłada się nową kartę Spotkania.
clause-lair_back-visible = Łowcy widzą, które legowisko trafiło na Szlak; jeśli jego karta Miejsca była odkryta, pozostaje odkryta, więc aktualne miejsce pobytu Draculi jest znane i tam staje jego figurka.
clause-lair_does-not-slide = Legowiska leżą poza Szlakiem: nie przesuwają się i nie podlegają przemianie.

## mature

clause-mature_resolve-any = Przemieniając kryjówkę, Dracula może ujawnić dowolną liczbę jej kart Spotkań i rozpatrzyć ich efekty przemiany jeden po drugim, w dowolnej kolejności.
clause-mature_vampire-ends = Efekt przemiany wampira opróżnia jego własną kryjówkę i tym samym kończy przemianę, więc w jednej przemienianej kryjówce można rozpatrzyć efekt najwyżej 1 wampira.
clause-mature_clear = Po efektach przemiany wszystkie karty Spotkań z kryjówki, rozpatrzone i nie, zostają odrzucone, o ile karta nie stanowi inaczej, a kryjówka zostaje opróżniona: karty Miejsc i Mocy wracają do talii Miejsc, a żetony obrażeń i pogłoski się usuwa.
clause-mature_before-choice = Przemianę kryjówki, która zsunęła się ze Szlaku, albo jej zamianę w legowisko kończy się, zanim Dracula wybierze nową kartę.
clause-mature_location-not-revealed = Sama przemiana ujawnia tylko te karty Spotkań, które Dracula rozpatruje; kartę Miejsca pokazuje się tylko wtedy, gdy ujawnia ją rozpatrzony efekt przemiany, w przeciwnym razie zakryta karta Miejsca wraca do talii bez pokazywania.
clause-mature_vampire-influence = Przemiana karty Spotkania-wampira przesuwa znacznik wpływów do przodu o liczbę pól podaną na tej karcie.

## trail

clause-trail_six-spaces = Szlak ma 6 pól ponumerowanych od 1 do 6, licząc od lewej.
clause-trail_slide = Na początku etapu ruchu każda kryjówka wraz ze wszystkimi kartami i żetonami przesuwa się o 1 pole wzdłuż Szlaku, od pierwszego ku szóstemu.
clause-trail_shift_mature-or-lair = Kryjówkę, która zsuwa się ze Szlaku za szóste pole, Dracula musi od razu przemienić albo zamienić w legowisko.
clause-trail_no-reuse-location = Karty Miejsca, która leży na Szlaku, nie można wybrać ponownie, dopóki nie opuści Szlaku (nie zsunie się z niego lub nie zostanie opróżniona jej kryjówka).
clause-trail_no-reuse-power = Karty Mocy, która leży na Szlaku, nie można użyć ponownie, dopóki nie zsunie się za szóste pole (lub nie zostanie opróżniona jej kryjówka).
clause-trail_current_leftmost = Aktualne miejsce pobytu Draculi wskazuje karta Miejsca leżąca na Szlaku najbardziej na lewo, zwykle na pierwszym polu; kart Mocy „Fortel”, „Mroczny zew”, „Posiłek” i „Schronienie” nie bierze się pod uwagę.
clause-trail_current_card-cleared = Jeśli przemieniony wampir, opróżniając pola Szlaku 4–6, zabierze kartę aktualnego miejsca pobytu samego Draculi, Hrabia pod każdym względem nadal tam przebywa, dopóki nie umieści następnej karty Miejsca. Program pamięta to miejsce, a ono pozostaje tak samo tajne, jak tajna była karta.
clause-trail_current_figure-revealed = Dopóki miejsce pobytu Draculi jest tajne, jego figurka stoi obok pierwszego pola Szlaku; kiedy zostaje ujawnione, figurkę stawia się w tym miejscu na planszy.

## power

clause-power_list = Dracula ma 5 kart Mocy: „Fortel”, „Mroczny zew”, „Posiłek”, „Postać wilka” i „Schronienie”.
clause-power_played-in-movement-step = Kartę Mocy zagrywa się zamiast karty Miejsca w etapie ruchu fazy Draculi, zgodnie z jej własnymi warunkami.
clause-power_visibility = Tylko „Schronienie” ma pozostać niezauważone: umieszcza się je zakryte jak kartę Miejsca. Skutki pozostałych kart Mocy są jawne, więc umieszcza się je odkryte.
clause-power_dark-call_effect = Kartę „Mroczny zew” umieszcza się na pierwszym polu zamiast karty Miejsca (Dracula zostaje tam, gdzie jest); Dracula otrzymuje 2 obrażenia, dobiera 5 kart Spotkań i żadnej nie odrzuca.
clause-power_feed_effect = „Posiłek” umieszcza się na pierwszym polu zamiast karty Miejsca (Dracula zostaje tam, gdzie jest); Dracula leczy 3 obrażenia albo wszystkie, jeśli ma ich mniej.
clause-power_hide_effect = „Schronienie” pozwala Draculi pozostać w aktualnym miejscu pobytu: trafia zamiast karty Miejsca na pierwsze pole Szlaku.
clause-power_hide_link = Umieszczone „Schronienie” wiąże się z kartą Miejsca leżącą na Szlaku najbardziej na lewo (zwykle na drugim polu) i tak zostaje, dopóki ta karta nie opuści Szlaku.
clause-power_hide_linked-reveal = Kiedy Łowca kończy ruch w powiązanym miejscu albo powiązana karta Miejsca zostaje ujawniona w inny sposób, ujawnia się także „Schronienie”.
clause-power_hide_encounter = Na „Schronieniu” Dracula w etapie spotkania kładzie kartę Spotkania tak samo jak na karcie Miejsca.
clause-power_hide_no-mature = Karty Spotkań na „Schronieniu” nie dają efektów przemiany, kiedy opuszcza ono szóste pole.
clause-power_hide_unlinked = Kiedy powiązana karta Miejsca opuści Szlak, kryjówki ze „Schronieniem” nie można przeszukać ani użyć do zastawienia zasadzki.
clause-power_hide_with-wolf-form = „Schronienie” można zagrać razem z kartą „Postać wilka”: zastępuje ono wtedy kartę Miejsca, a Dracula pozostaje w aktualnym miejscu pobytu.
clause-power_misdirect_effect = Aby zagrać „Fortel”, Dracula wybiera kryjówkę na Szlaku, opróżnia ją i umieszcza „Fortel” na zwolnionym polu.
clause-power_misdirect_excluded = „Fortelem” nie można opróżnić kryjówki z kartą Mocy, z kartą „Zamek Draculi”, z kartą Miejsca powiązaną ze „Schronieniem” ani z aktualnym miejscem pobytu Draculi.
clause-power_misdirect_location-too = Oprócz „Fortelu” Dracula umieszcza w tym samym etapie ruchu kartę Miejsca na pierwszym polu Szlaku, na zwykłych zasadach ruchu; właśnie opróżnione miejsce jest znów dostępne.
clause-power_misdirect_none-available = „Fortelu” nie można zagrać, jeśli na Szlaku nie ma kryjówki, którą może on opróżnić.
clause-power_wolf-form_effect = Umieszczając kartę „Postać wilka”, Dracula otrzymuje 1 obrażenie i porusza się do miasta oddalonego o 1 lub 2 drogi; kartę Miejsca tego miasta umieszcza się wraz z kartą „Postać wilka” na pierwszym polu Szlaku.
clause-power_wolf-form_lair = Jeśli kryjówka z kartą „Postać wilka” staje się legowiskiem, karta ta wraca do talii Miejsc, a legowiskiem staje się tylko miejsce.
clause-power_wolf-form_encounter = Po zagraniu karty „Postać wilka” Dracula w etapie spotkania umieszcza kartę Spotkania zgodnie z normalnymi zasadami.
clause-power_wolf-form_from-sea = Z obszaru morskiego „Postać wilka” przenosi Draculę do sąsiedniego portu albo do miasta oddalonego o 1 drogę od sąsiedniego portu.
clause-power_wolf-form_path-on-trail = Miasto docelowe karty „Postać wilka” musi być dostępne (jego karta leży w talii lub w legowisku); miasto po drodze może leżeć na Szlaku i mogą w nim być Łowcy.

## combat

clause-combat_dracula_mandatory = O świcie i o zmroku, po przesunięciu znacznika czasu, każdy Łowca w miejscu pobytu Draculi musi z nim walczyć.
clause-combat_dracula_all-present = Wszyscy Łowcy, którzy są w jednym miejscu z Draculą, biorą udział w jednej wspólnej walce z nim.
clause-combat_night-effects = Efekty „W nocy” na kartach Walki Draculi działają w walkach o zmroku i w nocy; o świcie i za dnia nie działają, o ile karta nie stanowi inaczej.
clause-combat_vampire_trigger = Walka z wampirem zaczyna się, kiedy jego karta Spotkania każe Łowcy z nim walczyć – przy przeszukiwaniu lub w zasadzce; odmówić nie można.
clause-combat_vampire_reckless-single = Z wampirem z karty „Lekkomyślny wampir” walczy tylko 1 Łowca.
clause-combat_vampire_new-join = Inni Łowcy w tym samym miejscu mogą dołączyć do walki z wampirem z karty „Nowy wampir” kosztem zatrzymania.
clause-combat_rounds = Walka to seria rund po 8 kroków: wybór kart, wybór Łowcy w zwarciu, ujawnienie kart, porównanie symboli walki, rozpatrzenie efektu Draculi, rozpatrzenie efektów Łowców, sprawdzenie postępu walki, uzupełnienie rąk.
clause-combat_start_hands = Na początku walki Dracula ma rękę dobraną ze swojej potasowanej talii Walki, a każdy Łowca ma swoje 3 karty Walki i karty Przedmiotów ze sztandarem.
clause-combat_step1_choose = Krok 1: każdy uczestnik walki potajemnie i niezależnie od innych wybiera z ręki 1 kartę i kładzie ją zakrytą.
clause-combat_step1_dracula-card = Dracula musi wybrać jedną z kart Walki na swojej ręce, także wtedy, gdy walczy za pośrednictwem wampira.
clause-combat_step1_hunter-card = Każdy Łowca musi wybrać 1 kartę ze sztandarem: kartę Przedmiotu z czerwonym sztandarem albo jedną z kart Walki z żółtym sztandarem („Pięści”, „Unik”, „Ucieczka”). Na każdym sztandarze wyróżniono co najmniej 1 symbol walki.
clause-combat_step2_engaged = Krok 2: po wyłożeniu wszystkich kart, a przed ich ujawnieniem, Dracula wybiera spośród uczestników walki Łowcę w zwarciu na tę rundę; jedyny Łowca jest w zwarciu bez wyboru.
clause-combat_step3_reveal = Krok 3: wszystkie wybrane karty zostają równocześnie ujawnione wszystkim graczom.
clause-combat_step4_compare-symbols = Krok 4: jeśli symbol walki z karty Draculi jest wśród symboli wyróżnionych na sztandarze karty Łowcy w zwarciu, karta Draculi zostaje anulowana, a krok 5 się pomija.
clause-combat_step4_only-engaged = Kartę Draculi może anulować tylko sztandar Łowcy w zwarciu; sztandary innych uczestników się nie liczą.
clause-combat_step5_dracula-effect = Krok 5: jeśli karta Draculi nie została anulowana, Dracula rozpatruje jej efekt, po czym zakrywa ją i zostawia na stole; karta, której tekst tak stanowi, pozostaje odkryta („Zauroczenie”, „Intryga”).
clause-combat_step5_target = Efekty karty Draculi mówiące o Łowcy odnoszą się do Łowcy w zwarciu, o ile karta nie pozwala Draculi wybrać Łowcy.
clause-combat_step5_escape-ends = Kiedy Dracula rozpatruje kartę „Ucieczka pod postacią mgły” lub „Ucieczka pod postacią nietoperza”, walka natychmiast się kończy, a kart Łowców z tej rundy się nie rozpatruje; po karcie „Ucieczka pod postacią mgły” Dracula zostaje w aktualnym miejscu pobytu.
clause-combat_step5_all-defeated = Jeśli po efekcie Draculi nie ma już w walce niepokonanego Łowcy, walka natychmiast się kończy.
clause-combat_step5_one-of-many-defeated = Jeśli jeden z kilku Łowców zostanie pokonany, opuszcza walkę, jego ujawnionej karty się nie rozpatruje, a walka toczy się dalej z pozostałymi.
clause-combat_leave = Łowca, któremu karta każe opuścić walkę, zostaje w swoim miejscu, ale nie bierze już w niej udziału: jego nierozpatrzonej jeszcze karty się nie rozpatruje, a walka toczy się dalej z pozostałymi albo, jeśli nikt nie pozostał, natychmiast się kończy.
clause-combat_step6_hunter-effects = Krok 6: swoją ujawnioną kartę rozpatruje każdy Łowca w walce, w zwarciu lub nie.
clause-combat_step7_six-cards = Krok 7: jeśli Dracula zagrał w tej walce 6 kart Walki, walka się kończy.
clause-combat_step8_dracula-draw = Krok 8: Dracula dobiera na rękę 1 kartę z talii Walki; zagrane przez niego karty zostają na stole.
clause-combat_step8_hunter-lockout = Karta zagrana przez Łowcę w tej rundzie zostaje przed nim i nie jest dostępna w następnej rundzie; karta zagrana w poprzedniej rundzie wraca na jego rękę.
clause-combat_end-conditions = Walka się kończy, kiedy Dracula rozpatrzy kartę ucieczki (pod postacią mgły lub nietoperza), w walce nie ma już Łowców (każdy został pokonany lub ją opuścił), wampir lub Dracula zostanie pokonany, zagrano 6 kart Draculi albo tak stanowi karta; w przeciwnym razie zaczyna się nowa runda.
clause-combat_end-cleanup = Po walce karty Walki Draculi z ręki i ze stołu wracają do jego talii Walki, którą się tasuje, a Łowcy zabierają wszystkie karty, które nadal mają; stany trwające do końca walki, takie jak zauroczenie, się kończą.
clause-combat_banner_combat-cards-not-items = „Pięści”, „Unik” i „Ucieczka” to karty Walki, a nie Przedmiotów: nie można ich odrzucać i w limicie Przedmiotów się ich nie liczy.
clause-combat_symbols = Jest 7 symboli walki: „Intryga”, „Kły”, „Siła”, „Szpony”, „Ucieczka pod postacią mgły”, „Ucieczka pod postacią nietoperza” i „Zauroczenie”.
clause-combat_cancel = Kiedy karta Walki Draculi lub Łowcy zostaje anulowana, jej efekt się ignoruje; kartę się zakrywa i zostawia na stole.
clause-combat_pride_threshold = Zdolność „Duma”: kiedy walczy sam Dracula, karty „Ucieczka pod postacią nietoperza” i „Ucieczka pod postacią mgły” zostają anulowane, chyba że w poprzednich rundach tej walki zagrał on więcej kart Walki, niż jest żetonów rozpaczy na torze czasu.
clause-combat_pride_option = Zasada stołu „Do «Dumy» liczy się także sama karta ucieczki”, domyślnie wyłączona: jeśli jest włączona, liczy się także zagrywana właśnie karta ucieczki Draculi, więc działa ona o 1 rundę wcześniej, również w walce z wampirem.
clause-combat_bat_effect = O zmroku i w nocy, po rozpatrzeniu we własnej walce karty „Ucieczka pod postacią nietoperza”, Dracula może polecieć do miasta bez Łowców oddalonego o 1 lub 2 drogi od aktualnego miejsca pobytu.
clause-combat_bat_trail = Odlatując, Dracula opróżnia kryjówkę dotychczasowego miejsca pobytu, a na pierwszym polu Szlaku kładzie kartę Miejsca wybranego miasta razem z kartą „Ucieczka pod postacią nietoperza”.
clause-combat_bat_stays = O świcie i za dnia karta „Ucieczka pod postacią nietoperza” tylko kończy walkę: Dracula zostaje na miejscu. Zostaje też wtedy, gdy mógłby polecieć, ale nie chce.
clause-combat_bat_destination = W mieście docelowym karty „Ucieczka pod postacią nietoperza” nie może być Łowcy, jego karta musi być w talii Miejsc (nie na Szlaku ani w legowisku), a drogi do niego nie mogą prowadzić do miasta z żetonem Przenajświętszej Hostii lub poświęconej ziemi.
clause-combat_bat_facedown = Nowa karta Miejsca leży zakryta, a „Ucieczka pod postacią nietoperza” odkryta, więc miejsce pobytu Draculi jest znów tajne.
clause-combat_bat_no-encounter = Przy karcie „Ucieczka pod postacią nietoperza” nie umieszcza się karty Spotkania i nic się nie przesuwa, ponieważ nie jest to faza Draculi; potem ta karta i karta Miejsca przesuwają się jak każda kryjówka.
clause-combat_bat_first-space-occupied = Jeśli aktualne miejsce pobytu nie leży na pierwszym polu, bo na lewo od niego są karty Mocy, kryjówki z kartami Mocy przesuwają się i zajmują opróżnione pole, a nowa karta Miejsca trafia na pierwsze.
clause-combat_mesmerize_engaged-only = W walce z kilkoma Łowcami zauroczony zostaje tylko Łowca w zwarciu, do końca walki.
clause-combat_mesmerize_twice = Ponowne zauroczenie zauroczonego już Łowcy nic do tego stanu nie dodaje; reszta efektu karty nadal działa.
clause-combat_fangs_influence = Kiedy Dracula w nocy rozpatruje „Kły” przeciwko zauroczonemu Łowcy, znacznik wpływów przesuwa się o 1 pole do przodu, a Łowca zostaje ugryziony zgodnie z tekstem karty.
clause-combat_great-strength_prevents = Karta Wydarzenia Łowców „Ogromna siła” zapobiega ugryzieniu lub obrażeniom, które pokonałyby Łowcę, więc nie zostaje on pokonany; obrażeń, którym zapobieżono, w ogóle się nie zadaje. Dotyczy to także „Kłów” rozpatrzonych w nocy przeciwko zauroczonemu Łowcy.
clause-combat_great-strength_influence-stays = „Ogromna siła” nie zapobiega wzrostowi wpływów z samych „Kłów”.

## vampire

clause-vampire_same-rules = Walka ze Spotkaniem-wampirem przebiega tak jak walka z Draculą; karty Walki Draculi wybiera i zagrywa za wampira gracz kontrolujący Draculę.
clause-vampire_health = Spotkania-wampiry to „Nowy wampir”, „Lekkomyślny wampir” i „Arystokratyczny wampir”. Dwa pierwsze mają wartość życia; obrażenia oznacza się na karcie, a gdy są równe wartości życia lub wyższe, wampir zostaje pokonany.
clause-vampire_aristocratic = „Arystokratyczny wampir” to Spotkanie-wampir bez wartości życia: nigdy się z nim nie walczy i nie można nim zastawić zasadzki, ale dla wszystkich innych efektów liczy się jako wampir i daje premię za pogłoskę.
clause-vampire_defeated = Kartę Spotkania pokonanego wampira się odrzuca, więc Dracula nie może jej już przemienić. Nie kończy to gry.
clause-vampire_survives = Jeśli walka kończy się bez pokonania wampira, jego karta pozostaje odkryta w kryjówce lub legowisku i zachowuje żetony obrażeń.
clause-vampire_escape-threshold = W walce z wampirem karty „Ucieczka pod postacią nietoperza” i „Ucieczka pod postacią mgły” zostają anulowane, chyba że w poprzednich rundach tej walki zagrano 3 karty Walki; żetony rozpaczy nie mają znaczenia.
clause-vampire_bat-no-move = Karta „Ucieczka pod postacią nietoperza” rozpatrzona w walce z wampirem kończy walkę, ale ani Dracula, ani karta wampira się nie porusza.
clause-vampire_word-meaning = Na kartach, które działają na „wampira”, słowo to oznacza Draculę, kiedy walczy on osobiście, a tylko wampira z karty Spotkania, kiedy walczy ten wampir, choćby Dracula był w tym samym miejscu.

## wound

clause-wound_take = Postać, która otrzymuje obrażenia, umieszcza na swoim arkuszu żetony obrażeń o tej wartości; żetony wampira umieszcza się na jego karcie Spotkania. Suma obrażeń jest jawna.
clause-wound_heal = Leczenie usuwa podaną liczbę obrażeń z arkusza (lub z karty wampira), nigdy poniżej zera.
clause-wound_not-only-combat = Obrażenia otrzymane poza walką liczą się w pełni i mogą pokonać postać.
clause-wound_token-values = Żeton obrażeń o wartości 5 odpowiada 5 żetonom o wartości 1 i można je swobodnie wymieniać; liczy się tylko suma.
clause-wound_threshold = Postać, której obrażenia są równe jej wartości życia lub wyższe, zostaje od razu pokonana; tak samo wampir.

## bite

clause-bite_token = Łowca ugryziony w walce lub przez kartę Wydarzenia Draculi „Uwiedzenie” umieszcza żeton ugryzienia na wolnym polu ugryzienia swojego arkusza.
clause-bite_no-space-defeated = Łowca, który zostaje ugryziony, kiedy nie ma wolnego pola ugryzienia, zostaje pokonany.
clause-bite_weakens = Łowca, który ma co najmniej 1 żeton ugryzienia, jest osłabiony, dopóki go ma.

## weakened

clause-weakened_show-cards = Osłabiony Łowca musi cały czas (z wyjątkiem walki) mieć na swoim arkuszu odkrytą 1 kartę Przedmiotu i 1 kartę Wydarzenia: Przedmiotu u góry, Wydarzenia na dole. Widzą je wszyscy gracze, także Dracula.
clause-weakened_only-if-held = Jeśli osłabiony Łowca nie ma kart danego rodzaju, żadnej takiej nie odkrywa; gdy tylko ją otrzyma, musi ją odkryć.
clause-weakened_swap = Osłabiony Łowca sam decyduje, którą kartę Przedmiotu i którą kartę Wydarzenia ma odkrytą, i może to zmienić w każdej chwili.
clause-weakened_combat-exception = Podczas walki osłabiony Łowca nie musi mieć odkrytych kart.
clause-weakened_reveal-use = Łowca, który musi ujawnić kartę na potrzeby efektu, może użyć karty już odkrytej ze względu na osłabienie.
clause-weakened_shown-card-still-in-hand = Odkryte karty osłabionego Łowcy nadal należą do jego ręki: wliczają się do limitów, można ich używać, wymieniać je i odrzucać.
clause-weakened_mina_permanent = Mina jest zawsze osłabiona i zawsze traktuje się ją tak, jakby miała 1 żeton ugryzienia, także po tym, jak została pokonana.
clause-weakened_mina_bitten = Mina nie ma wolnego pola ugryzienia, więc każde ugryzienie ją pokonuje.

## defeat

clause-defeat_influence = Kiedy Łowca zostaje pokonany, znacznik wpływów przesuwa się o 2 pola do przodu i o 1 dodatkowe za każdy żeton rozpaczy na torze czasu.
clause-defeat_remove-figure = Kiedy Łowca zostaje pokonany, ustala się najbliższy mu szpital, a jego figurkę usuwa się z planszy.
clause-defeat_nearest-hospital = Najbliższy szpital to ten, którego miasto jest oddalone o najmniejszą liczbę dróg od miejsca pokonania Łowcy; kolej i morze się nie liczą.
clause-defeat_hospital-tie = Jeśli kilka szpitali jest równie blisko, wybiera spośród nich Dracula.
clause-defeat_hospital-at-sea = Dla Łowcy pokonanego na obszarze morskim drogi liczy się od portów sąsiadujących z tym obszarem: najbliższy szpital to ten, który jest oddalony o najmniejszą liczbę dróg od któregokolwiek z nich; jeśli odległości są nadal równe, decyduje Dracula.
clause-defeat_hospital-islands = Dla Łowcy pokonanego w regionie Brytania najbliższy szpital to szpital w Madrycie, a dla pokonanego w Cagliari – szpital w Rzymie.
clause-defeat_to-hospital-next-dawn = Podczas najbliższego świtu po pokonaniu figurkę Łowcy umieszcza się w szpitalu ustalonym w chwili pokonania.
clause-defeat_no-actions-meanwhile = Od pokonania do najbliższego świtu Łowca nie jest w żadnym miejscu i nie wykonuje akcji; efekty, które wymagają jego miejsca pobytu, go nie obejmują.
clause-defeat_lose-everything = Umieszczony w szpitalu pokonany Łowca odrzuca wszystkie swoje karty Przedmiotów i Wydarzeń oraz odkłada do puli żetony obrażeń, ugryzień i biletów.
clause-defeat_fresh-state = Łowca, który wraca po pokonaniu, nie jest zatrzymany, a pod jego figurką nie ma już żetonu nietoperzy.

## hospital

clause-hospital_cities = Na planszy są 3 szpitale, połączone z Madrytem, Rzymem i Budapesztem.
clause-hospital_no-entry = Żadna postać nie może się poruszyć na pole szpitala.
clause-hospital_actions = Łowca w szpitalu może wykonać tylko zmodyfikowane akcje zaopatrzenia i ruchu albo spasować.
clause-hospital_supply = Zaopatrując się w szpitalu, Łowca dobiera dokładnie 1 kartę Przedmiotu i nie dobiera karty Wydarzenia, tak za dnia, jak i w nocy.
clause-hospital_move = Akcją ruchu Łowca przechodzi ze szpitala tylko do połączonego z nim miasta (za dnia, jak przy każdym ruchu).
clause-hospital_not-in-city = Na potrzeby wszystkich zasad i efektów Łowca w szpitalu sąsiaduje z połączonym miastem, ale nie jest w nim: nie bierze udziału w toczącej się tam walce, a karty Spotkań i Wydarzeń działające na to miasto go nie dotyczą.
clause-hospital_not-for-abilities = Łowcy w szpitalu nie można uwzględniać na potrzeby zdolności Miny „Więź psychiczna” ani kart Wydarzeń „Transfuzja krwi” i „Hipnoza”.
clause-hospital_no-reveal = Łowca w szpitalu połączonym z kryjówką lub legowiskiem nie powoduje ujawnienia karty Miejsca.
clause-hospital_leave-triggers = Ruch ze szpitala do połączonego miasta to zwykłe przybycie: ujawnia znajdującą się tam kryjówkę lub legowisko i pozwala na zasadzkę.

## ally

clause-ally_play-choice = Kartę Wydarzenia z efektem „Sprzymierzeniec” można zagrać albo dla natychmiastowego efektu, albo jako sprzymierzeńca.
clause-ally_stays = Sprzymierzeniec to karta Wydarzenia, która zostaje w grze odkryta i działa trwale: sprzymierzeniec Łowców leży na polu sprzymierzeńca na planszy, a sprzymierzeniec Draculi przed nim.
clause-ally_one-per-side = Łowcy jako drużyna mogą mieć najwyżej 1 sprzymierzeńca i Dracula najwyżej 1; po zagraniu nowego odrzuca się dotychczasowego sprzymierzeńca tej strony.

## event

clause-event_timing = Na każdej karcie Wydarzenia podano, kiedy można ją zagrać; w innym momencie zagrać jej nie można.
clause-event_limit = Dr Seward i Dracula mogą mieć na ręce najwyżej po 4 karty Wydarzeń, a pozostali Łowcy najwyżej po 3.
clause-event_on-receipt = Gracz, który otrzymuje kartę Wydarzenia, musi ją od razu przeczytać: jeśli trzeba ją zagrać natychmiast, rozpatruje się ją teraz, w przeciwnym razie trafia na rękę.
clause-event_over-limit = Gracz, który przekracza limit kart Wydarzeń, może najpierw zagrać jedną lub kilka kart Wydarzeń, których moment zagrania na to pozwala, a potem musi odrzucić nadmiar.
clause-event_discard-faceup = Karty Wydarzeń po zagraniu lub usunięciu z ręki odrzuca się odkryte.
clause-event_cancelled = Anulowana karta Wydarzenia nie wywiera efektu i zostaje odrzucona.

## token

clause-token_roadblock_placement = Karta Wydarzenia Draculi „Blokady” i karta Spotkania „Sabotażysta” umieszczają żetony blokad, każdy na jednej określonej drodze (stroną drogową) lub jednym połączeniu kolejowym (stroną kolejową); kilka żetonów umieszczanych naraz można rozdzielić dowolnie.
clause-token_roadblock_effect = Droga lub połączenie kolejowe z żetonem blokady są zamknięte dla Łowców; Draculi to nie ogranicza.
clause-token_roadblock_removal = Jeśli na planszy są żetony blokad, na koniec każdego zmroku Dracula musi usunąć 1 dowolny z nich.
clause-token_fog_placement = Karta Spotkania „Mgła” umieszcza w jednym mieście 1 lub 2 żetony mgły; o ich liczbie rozstrzyga warunek na karcie, a nie gracz.
clause-token_fog_no-move = Łowca nie może ani sam, ani za sprawą efektu wejść do miasta z żetonem mgły, wyjść z niego ani przez nie przejechać; Draculi to nie ogranicza.
clause-token_fog_avoid-combat = Kiedy o świcie lub zmroku Łowca jest z Draculą w mieście z żetonem mgły, Dracula może zrezygnować z walki.
clause-token_fog_removal = Mgła rzednie na koniec każdego zmroku: z każdego miasta, w którym leży, Dracula musi usunąć 1 żeton mgły.
clause-token_storm_placement = Karta „Przywołanie burzy” (Wydarzenie Draculi) umieszcza do 3 żetonów burzy, każdy na innym obszarze morskim.
clause-token_storm_effect = Na obszar morski z żetonem burzy Łowca nie może wpłynąć; Dracula może.
clause-token_storm_removal = Jeśli na planszy są żetony burzy, na koniec każdego zmroku Dracula musi usunąć 1 dowolny z nich.
clause-token_bats_placement = Karta Spotkania „Nietoperze” umieszcza żeton nietoperzy pod figurką Łowcy, na którego działa.
clause-token_bats_move = Zamiast najbliższej akcji tego Łowcy Dracula musi usunąć żeton nietoperzy i poruszyć Łowcę do wybranego przez siebie sąsiedniego miasta; potem Łowca zostaje zatrzymany.
clause-token_bats_night = Ruch nietoperzy działa też w nocy, ponieważ nie jest akcją ruchu Łowcy.
clause-token_bats_delayed = Jeśli Łowca jest zatrzymany, najbliższą akcję zużywa na ustawienie figurki pionowo; ruch nietoperzy następuje przy pierwszej akcji po tym.
clause-token_bats_fog = Jeśli mgła nie pozwala Łowcy się poruszyć, ruch nietoperzy czeka na jego pierwszą akcję, przy której mgła już nie przeszkadza.
clause-token_consecrated_no-entry = Do miasta z żetonem Przenajświętszej Hostii lub poświęconej ziemi Dracula wejść nie może.
clause-token_consecrated_no-stay-powers = Jeśli tam, gdzie przebywa Dracula, leży żeton Przenajświętszej Hostii lub poświęconej ziemi, nie może on zagrać kart „Mroczny zew”, „Posiłek” ani „Schronienie”.
clause-token_consecrated_wolf-form = Kartą „Postać wilka” nie można dotrzeć do miasta, jeśli każda droga do niego wiedzie przez miasto z żetonem Przenajświętszej Hostii lub poświęconej ziemi.
clause-token_consecrated_duration = Żetony Przenajświętszej Hostii odrzuca się na koniec pierwszego świtu po ich umieszczeniu; żeton poświęconej ziemi pozostaje, dopóki nie usunie go efekt karty.
clause-token_consecrated_source = Żetony poświęconej ziemi i Przenajświętszej Hostii trafiają do miast za sprawą karty Wydarzenia „Poświęcona ziemia” i leżą jawnie na planszy.

## influence

clause-influence_sources = Jawny znacznik wpływów przesuwają do przodu przemienione wampiry (liczba na karcie i premia za pogłoskę), „Kły” w nocy przeciwko zauroczonemu Łowcy (1), pokonani Łowcy (2 i rozpacz), efekt 3 żetonów rozpaczy (3) i teksty kart; nic innego go nie przesuwa.

## despair

clause-despair_tokens = Żetony rozpaczy oznaczają tygodnie, które minęły; jest ich 3.
clause-despair_fury = Dopóki na torze czasu są wszystkie 3 żetony rozpaczy, znacznik wpływów przesuwa się o 3 pola do przodu za każdym razem, kiedy Dracula umieszcza na Szlaku kartę Miejsca z miastem lub „Schronienie”.

## rumor

clause-rumor_place = W etapie spotkania, po umieszczeniu karty Spotkania, Dracula może dołożyć 1 żeton pogłoski do kryjówki na polu Szlaku 1, 2 lub 3.
clause-rumor_on-encounter = Żeton pogłoski kładzie się na karcie Spotkania, więc w kryjówce musi być co najmniej 1 taka karta.
clause-rumor_one-per-hideout = Na kryjówkę lub legowisko przypada najwyżej 1 żeton pogłoski.
clause-rumor_public = Umieszczone żetony pogłoski leżą jawnie i przesuwają się wraz z kryjówką, także do legowiska.
clause-rumor_bonus = Za rozpatrzony efekt przemiany wampira w kryjówce z żetonem pogłoski znacznik wpływów przesuwa się o 3 dodatkowe pola do przodu, raz na przemienianą kryjówkę.
clause-rumor_returned = Kiedy kryjówka zostaje opróżniona lub przemieniona albo legowisko opróżnione, leżący tam żeton pogłoski wraca do puli, a nie do Draculi.

## mistake

clause-mistake_no-legal-play = Dracula popełnia błąd, kiedy wykonuje niedozwolony ruch albo kiedy po przesunięciu kryjówek nie ma dozwolonej karty Miejsca, legowiska ani karty Mocy do umieszczenia; ponosi wtedy karę. Program nie przyjmuje niedozwolonych ruchów, więc zdarza się tylko ten drugi przypadek.
clause-mistake_not-voluntary = Dracula nie może wybrać kary, dopóki ma dozwolony ruch.
clause-mistake_penalty_reveal = Kara, krok 1: Dracula ujawnia, gdzie przebywa.
clause-mistake_penalty_clear = Kara, krok 2: wszystkie kryjówki na Szlaku zostają opróżnione; pozostaje tylko karta aktualnego miejsca pobytu, na pierwszym polu. Legowisk to nie dotyczy.
clause-mistake_penalty_damage = Kara, krok 3: 5 obrażeń dla Draculi, które mogą go pokonać.
clause-mistake_penalty_phase-ends = Po karze Dracula zostaje na miejscu, nie zagrywa karty w tym etapie ruchu i nie ma etapu spotkania.

## hidden-info

clause-hidden-info_trail = Dla każdego pola Szlaku gracze kontrolujący Łowców widzą tylko, czy jest puste, które karty są odkryte, ile kart jest zakrytych i jakie leżą tam żetony.
clause-hidden-info_castle-back = Karta „Zamek Draculi” ma niepowtarzalny rewers: Łowcy zawsze ją rozpoznają, nawet zakrytą, gdziekolwiek leży.
clause-hidden-info_lairs = Karty Miejsca i Spotkań w legowisku są tajne dla Łowców, dopóki są zakryte; ich liczba i żetony są widoczne.
clause-hidden-info_sea-damage = Obrażenia Draculi są jawne, a na morzu nie umieszcza się kart Spotkań, więc Łowcy zawsze mogą poznać, że zakryta karta na Szlaku to obszar morski; który to obszar, pozostaje tajne.
clause-hidden-info_encounter-hand = Karty Spotkań na ręce Draculi widzi tylko on; ich liczba jest jawna.
clause-hidden-info_combat-hand = Karty Walki na ręce Draculi widzi tylko on; karty wybrane, ale jeszcze nieujawnione, są tajne dla wszystkich innych graczy, także dla innych Łowców. Karty raz ujawnione w walce pozostają znane z dziennika.
clause-hidden-info_hunter-hands = Karty Przedmiotów i Wydarzeń Łowcy zna tylko gracz, który go kontroluje, z wyjątkiem 1 karty Przedmiotu i 1 karty Wydarzenia odkrytych z powodu osłabienia; liczba kart na ręce jest jawna. Gracz kontrolujący kilku Łowców widzi wszystkie ich karty.
clause-hidden-info_tickets = Właściciel biletu może w dowolnym momencie podejrzeć jego wartości; nikt inny ich nie zna, dopóki bilet nie zostanie wydany (lub pokazany podczas wymiany).
clause-hidden-info_event-deck-top = Rewers wierzchniej karty Wydarzenia (Łowców lub Draculi) widzą wszyscy; rewers karty ze spodu widać dopiero po jej dobraniu; awersy są tajne.
clause-hidden-info_discard-browse = Każdy gracz może w dowolnym momencie przejrzeć dowolny stos kart odrzuconych; odrzucone karty Przedmiotów i Spotkań, także nigdy nieujawnione w grze, leżą odkryte.
clause-hidden-info_facedown-discards = Zakryte karty Wydarzeń na stosie kart odrzuconych muszą pozostać tajne dla wszystkich, także dla Draculi.
clause-hidden-info_hoax = Rozpatrując efekt przemiany „Oszustwa”, Dracula może obejrzeć awersy zakrytych kart Wydarzeń Draculi na stosie kart odrzuconych.
clause-hidden-info_open-talk = Łowcy mogą swobodnie rozmawiać i opowiadać o swoich kartach, ale Dracula musi móc to słyszeć; czym Łowcy dzielą się między sobą, tym dzielą się i z Draculą.
clause-hidden-info_private-talk = Tylko podczas akcji wymiany lub użycia zdolności Van Helsinga „Przywódca” uczestniczący w niej Łowcy mogą rozmawiać, pokazywać karty i wymieniać się na osobności; Dracula nie poznaje ani rozmowy, ani tego, co zmieniło właściciela.
clause-hidden-info_reveal-hand-card = Ujawnić kartę to pokazać jej awers wszystkim graczom; karta ujawniona z ręki wraca potem na tę rękę.
clause-hidden-info_location-deck = Talię Miejsc i dozwolone wybory Draculi widzi tylko on; karty, która wraca do talii zakryta, się nie pokazuje.

## victory

clause-victory_hunters = Kiedy za sprawą dowolnego efektu obrażenia Draculi są równe jego wartości życia lub wyższe, zostaje on pokonany, a Łowcy natychmiast wspólnie wygrywają grę.
clause-victory_dracula = Dracula wygrywa, kiedy znacznik wpływów osiągnie pole 13; jeśli miałby przesunąć się dalej, zatrzymuje się na nim.
clause-victory_simultaneous = Jeśli Dracula zostaje pokonany w tym samym momencie, w którym znacznik wpływów osiąga pole 13, wygrywają Łowcy.
clause-victory_multi-hunter-combat = Jeśli w walce kilku Łowców z Draculą znacznik wpływów dojdzie do pola 13, zanim Dracula zostałby w niej pokonany, wygrywa Dracula.
clause-victory_check-timing = Oba warunki zwycięstwa sprawdza się po każdym pojedynczym efekcie, a nie na koniec rundy lub fazy.
