## Items

card-rifle = Strzelba
    .text = Broń. Anuluje: „Szpony”, „Ucieczka pod postacią nietoperza”. Wampir otrzymuje 2 obrażenia.
    .brief = 2 obrażenia dla wampira
card-pistol = Pistolet
    .text = Broń. Anuluje: „Szpony”, „Intryga”. Wampir otrzymuje 2 obrażenia.
card-knife = Nóż
    .text = Broń. Anuluje: „Kły”, „Ucieczka pod postacią nietoperza”. Wampir otrzymuje 3 obrażenia.
    .brief = 3 obrażenia dla wampira
card-crucifix = Krucyfiks
    .text = Anuluje: „Kły”, „Zauroczenie”, „Ucieczka pod postacią mgły”. Jeśli anuluje „Kły” albo „Zauroczenie”, wampir otrzymuje 3 obrażenia.
    .brief = 3 obrażenia, jeśli anuluje „Kły” albo „Zauroczenie”
card-garlic = Czosnek
    .text = Anuluje: „Kły”, „Siła”. Jeśli jesteś w zwarciu, a kartą Draculi są „Kły” albo „Szpony” (nawet anulowane), wampir otrzymuje 2 obrażenia.
    .brief = 2 obrażenia przeciw kartom „Kły” i „Szpony”
card-heavenly_host = Przenajświętsza Hostia
    .text = Anuluje: „Zauroczenie”. Jeśli jesteś w zwarciu, a kartą Draculi są „Kły”, otrzymujesz ugryzienie i opuszczasz walkę; w przeciwnym razie wampir otrzymuje 4 obrażenia. Odrzuć tę kartę.
    .brief = 4 obrażenia; przeciw karcie „Kły” ugryzienie dla ciebie
card-holy_circle = Święty krąg
    .text = Anuluje każdą kartę Walki Draculi. Wybierz co najmniej 1 Łowcę w tej walce: wybrani ją opuszczają. Odrzuć tę kartę.
    .brief = Anuluje każdą kartę; wybrani Łowcy opuszczają walkę
card-garlic_wreath = Wieniec z czosnku
    .text = Ujawnij w pierwszej rundzie walki, przed wyborem kart. Ilekroć w tej walce otrzymujesz obrażenia od karty „Kły”, wampir otrzymuje 4 obrażenia. Odrzuć tę kartę, gdy tylko zostanie rozpatrzona karta „Szpony”, a w przeciwnym razie na koniec walki.
    .brief = Za obrażenia od karty „Kły” wampir otrzymuje 4; do karty „Szpony”
card-stake = Kołek
    .text = Ujawnij przed przeszukiwaniem. Jeśli zostanie ujawnione Spotkanie-wampir albo „Oszustwo”, odrzuć tę kartę Spotkania bez efektu, a razem z nią kołek.
    .brief = Przy przeszukiwaniu odrzuca wampira albo „Oszustwo”
card-dogs = Psy
    .text = Ujawnij przed przeszukiwaniem: ujawnione „Szczury”, „Sabotażysta”, „Szpieg” i „Wilki” zostają odrzucone bez efektu, a psy zostają na ręce. Albo odrzuć psy, gdy jedna z tych kart posłuży do zasadzki na ciebie: zostaje anulowana i odrzucona.
    .brief = Przeciw kartom „Szczury”, „Sabotażysta”, „Szpieg”, „Wilki”
card-holy_bullets = Święte kule
    .text = Po rozpatrzeniu karty „Strzelba” albo „Pistolet” w walce: odrzuć tę kartę, a wampir otrzymuje dodatkowe 3 obrażenia. { $holy-bullets ->
            [one-per-hunter] Raz na walkę dla każdego Łowcy.
           *[one-per-combat] Raz na walkę dla wszystkich Łowców razem.
        }
    .brief = Ze strzelbą albo pistoletem: dodatkowe 3 obrażenia
card-fast_horses = Rącze konie
    .text = Akcja za dnia: ujawnij losowy bilet z puli i odłóż go. Porusz się drogami na odległość nie większą niż jego żółta wartość. Jeśli bilet jej nie ma, porusz się o 1 drogę i odrzuć tę kartę.
    .brief = Za dnia: drogami do żółtej wartości losowego biletu

## Hunter combat cards

card-punch = Pięści
    .text = Anuluje: „Zauroczenie”, „Intryga”. Wampir otrzymuje 1 obrażenie.
card-dodge = Unik
    .text = Anuluje: „Kły”, „Siła”, „Szpony”. Nie ma innego efektu.
card-escape = Ucieczka
    .text = Anuluje: „Siła”, „Intryga”. Opuszczasz tę walkę.

## Dracula’s combat cards

card-fangs = Kły
    .text = Wampir leczy 2 obrażenia, potem Łowca w zwarciu otrzymuje 2 obrażenia. W nocy zauroczony Łowca nie otrzymuje obrażeń: zostaje ugryziony i opuszcza walkę, a wpływy rosną o 1.
    .brief = Leczy 2, zadaje 2. W nocy: ugryzienie zauroczonego
card-strength = Siła
    .text = Łowca w zwarciu otrzymuje 2 obrażenia; jeśli jego kartą są „Pięści”, „Krucyfiks” albo broń, zostaje ona anulowana. W nocy taki krucyfiks albo taką broń się też odrzuca.
    .brief = 2 obrażenia; anuluje pięści, krucyfiks, broń. W nocy: odrzuca
card-claws = Szpony
    .text = Łowca w zwarciu otrzymuje 2 obrażenia. W nocy Dracula wybiera potem dowolnego Łowcę w walce: ten otrzymuje 2 obrażenia.
    .brief = 2 obrażenia. W nocy: jeszcze 2 dla dowolnego Łowcy w walce
card-mesmerize = Zauroczenie
    .text = Karta Łowcy w zwarciu zostaje anulowana. Do końca walki jest on zauroczony: każda jego broń zadaje o 1 obrażenie mniej. Ta karta pozostaje odkryta.
    .brief = Anuluje kartę; Łowca zostaje zauroczony
card-plotting = Intryga
    .text = Dracula bierze dowolną 1 kartę ze swojej talii Walki i tasuje talię. Ta karta pozostaje odkryta; raz może ją zakryć, aby anulować kartę „Pięści”, „Unik” albo „Ucieczka” Łowcy w zwarciu.
    .brief = Weź dowolną kartę Walki; potem anuluj pięści, unik albo ucieczkę
card-escape_as_bat = Ucieczka pod postacią nietoperza
    .text = Jeśli pozwala na to „Duma”, walka się kończy. W nocy, jeśli walczy sam Dracula, może on opróżnić swoją kryjówkę i potajemnie poruszyć się o 1 albo 2 drogi do miasta bez Łowców, omijając miasta z żetonem poświęconej ziemi lub Przenajświętszej Hostii. Nowa karta Miejsca (zakryta) i ta karta (odkryta) trafiają na 1. pole Szlaku.
    .brief = Koniec walki. W nocy: Dracula może odlecieć o 1–2 drogi
card-escape_as_mist = Ucieczka pod postacią mgły
    .text = Jeśli pozwala na to „Duma”, walka się kończy. Dracula zostaje na miejscu.

## Hunter events

card-newspaper_reports = Doniesienia prasowe
    .text = Po dobraniu: karta Miejsca na 3. polu Szlaku zostaje ujawniona. Albo zachowaj tę kartę i zagraj ją o świcie lub o zmroku: zostaje ujawniona karta Miejsca na wybranym polu: 5. albo 6.
    .brief = Ujawnia 3. pole Szlaku albo później 5. lub 6.
card-chartered_carriage = Wynajęty wagon
    .text = Przy ruchu koleją: wydaj 1 bilet o dowolnych wartościach i porusz się do miasta oddalonego o 1–4 połączenia kolejowe dowolnego koloru.
    .brief = Koleją do 4 połączeń z dowolnym biletem
card-hired_scouts = Wynajęci zwiadowcy
    .text = Po dobraniu: wybierz 2 miasta. Dracula ujawnia ich karty Miejsc, jeśli są na Szlaku albo w legowisku.
    .brief = Ujawnia 2 wybrane miasta na Szlaku i w legowiskach
card-long_night = Długa noc
    .text = O świcie: najbliższej nocy Łowcy mogą poruszać się drogami. Po każdym takim ruchu dobiera się kartę ze spodu talii Wydarzeń: karta Łowców zostaje odrzucona, kartę Draculi dostaje Dracula.
    .brief = Ruch drogami w nocy, za każdy karta Wydarzenia
card-excellent_weather = Doskonała pogoda
    .text = Akcja za dnia: porusz się morzem dwukrotnie.
card-surprising_return = Niespodziewany powrót
    .text = O świcie albo o zmroku: weź kartę sprzymierzeńca Łowców ze stosu odrzuconych Wydarzeń i zagraj ją z dowolnym z dwóch efektów.
    .brief = Zagraj sprzymierzeńca ze stosu kart odrzuconych
card-sense_of_emergency = Poczucie zagrożenia
    .text = Akcja za dnia: otrzymujesz 2 obrażenia i poruszasz się do miasta oddalonego o { $sense-of-emergency ->
            [railways] 1–3 połączenia kolejowe.
           *[roads] 1–3 drogi.
        }
card-speedy_telegraph = Pilny telegram
    .text = O świcie: w tej fazie Łowców, za dnia i w nocy, Łowcy działają w dowolnej kolejności.
card-escape_route = Droga ucieczki
    .text = Na początku walki: ty albo inny Łowca w tej walce ją opuszcza.
card-local_rumors = Miejscowe plotki
    .text = Po dobraniu: Dracula ujawnia karty Miejsc we wszystkich kryjówkach w twoim sąsiedztwie.
card-forewarned = Ostrzeżenie
    .text = Gdy wpadasz w zasadzkę, która nie jest Spotkaniem-wampirem: odrzuć kartę Spotkania bez efektu.
card-blood_transfusion = Transfuzja krwi
    .text = Akcja, jeśli twój Łowca nie jest osłabiony: wybierz osłabionego Łowcę w swoim mieście; odkłada on 1 żeton ugryzienia, a ty otrzymujesz 1 obrażenie.
    .brief = Usuwa 1 ugryzienie innego Łowcy; ty otrzymujesz 1 obrażenie
card-good_luck = Łut szczęścia
    .text = Za dnia, do wyboru: usuń 1 żeton blokady; odrzuć sprzymierzeńca Draculi; anuluj kartę „Fałszywy trop”.
    .brief = Usuwa blokadę, sprzymierzeńca Draculi albo „Fałszywy trop”
card-renewed_vigor = Nowe siły
    .text = O świcie: za dnia w tej fazie Łowców każdy Łowca może wykonać 1 dodatkową akcję, ale nie dwa razy tę samą.
    .brief = Za dnia każdy Łowca ma 1 dodatkową akcję
card-planned_ambush = Zaplanowana zasadzka
    .text = Na początku walki: w pierwszej rundzie, po ujawnieniu kart, możesz zabrać swoją kartę i zagrać inną.
    .brief = W 1. rundzie możesz zmienić kartę po ujawnieniu
card-evil_presence = Obecność zła
    .text = Po dobraniu: Dracula wymienia wszystkich Łowców w miejscach sąsiadujących z jego miejscem.
card-mystic_research = Mistyczne badania
    .text = Tylko Van Helsing. Akcja: obejrzyj rewersy 6 kart ze spodu talii Wydarzeń. Karty Draculi odrzuć zakryte, pozostałe odłóż w tej samej kolejności.
    .brief = Odrzuca karty Draculi spośród 6 ze spodu talii
card-lucky_find = Szczęśliwe znalezisko
    .text = Na początku walki: obejrzyj 5 wierzchnich kart Przedmiotów, weź 1, resztę odrzuć.
card-rufus_smith = Rufus Smith
    .text = Po dobraniu: wybierz miasto; Dracula ujawnia jego kartę Miejsca, jeśli jest na Szlaku albo w legowisku. Albo jako sprzymierzeniec: za ruch z obszaru morskiego na obszar morski Dracula otrzymuje 2 obrażenia zamiast 1.
    .brief = Ujawnia miasto. Sprzymierzeniec: na morzu 2 obrażenia dla Draculi
card-wax_cylinders = Woskowe cylindry
    .text = Tylko dr Seward. Akcja, do wyboru. Dedukcja: Dracula ujawnia wszystkie karty Spotkań w wybranej przez ciebie kryjówce. Analiza: Dracula pokazuje, gdzie jest karta „Schronienie”, na Szlaku albo w talii Miejsc; potem weź kartę „Woskowe cylindry” z powrotem na rękę.
    .brief = Ujawnia Spotkania w kryjówce albo miejsce karty „Schronienie”
card-consecrated_ground = Poświęcona ziemia
    .text = Akcja w nocy: umieść żeton poświęconej ziemi w dowolnym mieście poza Zamkiem Draculi, Gałaczem i Klausenburgiem. Potem każdy Łowca może ujawnić kartę „Przenajświętsza Hostia”, aby umieścić żeton Przenajświętszej Hostii w innym takim mieście.
    .brief = Poświęca miasto, a z kartą „Przenajświętsza Hostia” także inne
card-lucys_revenge = Zemsta Lucy
    .text = Tylko lord Godalming. Na początku walki połóż przed sobą. Odrzuć, aby anulować kartę „Ucieczka pod postacią nietoperza” albo „Ucieczka pod postacią mgły” lub zapobiec ugryzieniu albo obrażeniom, które by cię pokonały; w przeciwnym razie na koniec walki.
    .brief = Anuluje ucieczkę Draculi albo raz cię ratuje
card-sister_agatha = Siostra Agata
    .text = Po dobraniu: wybierz miasto; Dracula ujawnia jego kartę Miejsca, jeśli jest na Szlaku albo w legowisku. Albo jako sprzymierzeniec: po rozpatrzeniu karty „Ucieczka pod postacią nietoperza”, „Ucieczka pod postacią mgły” albo „Kły” Dracula otrzymuje 2 obrażenia.
    .brief = Ujawnia miasto. Sprzymierzeniec: 2 obrażenia za ucieczkę i „Kły”
card-hypnosis = Hipnoza
    .text = Tylko Mina Harker. Akcja, w mieście z innym Łowcą: Dracula mówi, w którym regionie się znajduje. Potem Mina zostaje zatrzymana.
    .brief = Dracula podaje swój region; Mina zostaje zatrzymana
card-heroic_leap = Bohaterski skok
    .text = Na początku walki: zamiast walki wampir otrzymuje 5 obrażeń, potem ty otrzymujesz 5 obrażeń.
    .brief = Zamiast walki: po 5 obrażeń dla wampira i dla ciebie
card-behind_the_veil = Za zasłoną
    .text = Po dobraniu: Dracula ujawnia karty Wydarzeń i Spotkań ze swojej ręki. Wybierz 1 z tych kart Spotkań: zostaje odrzucona.
    .brief = Pokazuje rękę Draculi; odrzuca 1 kartę Spotkania
card-money_trail = Śladem pieniędzy
    .text = Akcja: wybierz kartę Miejsca z obszarem morskim na Szlaku; Dracula ją ujawnia.
card-jonathan_harker = Jonathan Harker
    .text = Po dobraniu: wybierz miasto; Dracula ujawnia jego kartę Miejsca, jeśli jest na Szlaku albo w legowisku. Albo jako sprzymierzeniec: gdy kryjówka przesuwa się na 6. pole Szlaku, jej karta Miejsca zostaje ujawniona.
    .brief = Ujawnia miasto. Sprzymierzeniec: ujawnia 6. pole Szlaku
card-vampire_lair = Legowisko wampira
    .text = Akcja za dnia: odrzuć kartę „Kołek”; twój Łowca zostaje zatrzymany, a wpływy maleją o 2.
card-great_strength = Ogromna siła
    .text = Gdy ty albo inny Łowca ma otrzymać ugryzienie lub zostać pokonany przez obrażenia, także w walce bez ciebie: zapobiegnij temu ugryzieniu albo wszystkim tym obrażeniom. Wpływy za kartę „Kły” i tak rosną.
    .brief = Zapobiega ugryzieniu albo obrażeniom, które pokonałyby Łowcę

## Dracula’s events

card-hidden_schemes = Skryte knowania
    .text = Na koniec fazy Draculi: Dracula umieszcza kartę Spotkania z ręki na kryjówce na 3. polu Szlaku.
    .brief = Spotkanie na kryjówce na 3. polu Szlaku
card-summon_storms = Przywołanie burzy
    .text = Po dobraniu albo na koniec fazy Draculi: umieść do 3 żetonów burzy na różnych obszarach morskich. Łowcy nie mogą poruszyć się na obszar z burzą. Na koniec każdego zmroku Dracula usuwa 1 żeton burzy.
    .brief = Do 3 burz zamyka Łowcom obszary morskie
card-roadblock = Blokady
    .text = Po dobraniu albo na koniec fazy Draculi: umieść 3 żetony blokad na drogach lub połączeniach kolejowych. Łowcy nie mogą z nich korzystać. Na koniec każdego zmroku Dracula usuwa 1 żeton blokady.
    .brief = 3 blokady zamykają Łowcom drogi lub koleje
card-wild_horses = Dzikie konie
    .text = Po ruchu Łowcy drogą: zanim cokolwiek zostanie tam ujawnione, Dracula przesuwa go dalej, do sąsiedniego miasta. Ujawnia się tylko karty nowego miejsca.
    .brief = Dracula przesuwa Łowcę dalej, do sąsiedniego miasta
card-devilish_power = Diabelska moc
    .text = W fazie Draculi, do wyboru: usuń żeton poświęconej ziemi; odrzuć sprzymierzeńca Łowców; w następnej fazie Łowców nie można się zaopatrywać.
    .brief = Przeciw poświęconej ziemi, sprzymierzeńcowi albo zaopatrzeniu
card-vampiric_influence = Wampirzy wpływ
    .text = Po dobraniu: Dracula wybiera osłabionego Łowcę; ten ujawnia wszystkie karty Przedmiotów i Wydarzeń. Dracula odrzuca 1 z nich i przesuwa tego Łowcę do sąsiedniego miasta.
    .brief = Osłabiony Łowca traci kartę i zostaje przesunięty
card-draculas_brides = Narzeczone Draculi
    .text = Po dobraniu: Dracula może umieścić po 1 karcie Spotkania z ręki na 1 albo 2 kryjówkach na polach Szlaku 1–3. Albo jako sprzymierzeniec: na początku każdej fazy Draculi może on odrzucić z ręki 1 kartę Spotkania i dobrać inną.
    .brief = Do 2 Spotkań na Szlak. Sprzymierzeniec: wymiana Spotkania
card-false_tip = Fałszywy trop
    .text = Gdy Łowca wydaje bilet: jeśli zagrywa kartę „Wynajęty wagon”, anuluj ją. W przeciwnym razie Dracula wybiera, dokąd Łowca jedzie koleją w granicach wartości biletu.
    .brief = Dracula wybiera, dokąd jedzie pociąg Łowcy
card-unearthly_swiftness = Nieziemska szybkość
    .text = W fazie Draculi: po niej następuje jeszcze jedna faza Draculi.
card-sensationalist_press = Prasa brukowa
    .text = Gdy Łowca zagrywa kartę „Miejscowe plotki”, „Doniesienia prasowe”, „Wynajęci zwiadowcy” albo „Obecność zła”: anuluj ją.
    .brief = Anuluje kartę, która tropi Draculę
card-enraged = Rozwścieczony
    .text = Gdy karta Walki Draculi miałaby zostać anulowana: nie zostaje anulowana. Do końca tej walki nie może on rozpatrzyć kart „Ucieczka pod postacią nietoperza” i „Ucieczka pod postacią mgły”.
    .brief = Karta Draculi nie zostaje anulowana, ale nie może on uciec
card-darkness_returns = Powrót ciemności
    .text = Na koniec fazy Draculi: w następnej fazie Łowców nie ma dnia. Potem wszystkie odrzucone karty Wydarzeń Draculi zostają wtasowane w talię Wydarzeń.
    .brief = W następnej fazie Łowców nie ma dnia
card-customs_search = Kontrola celna
    .text = Po ruchu Łowcy z jednego regionu do drugiego: Łowca zostaje zatrzymany i musi odrzucić wszystkie karty Przedmiotów albo otrzymać 3 obrażenia.
    .brief = Po granicy: zatrzymanie; odrzuć Przedmioty albo 3 obrażenia
card-great_wolf = Wielki wilk
    .text = Po dobraniu: Dracula wybiera Łowcę; ten otrzymuje 4 obrażenia, chyba że ujawni kartę „Krucyfiks” albo „Przenajświętsza Hostia”. Albo jako sprzymierzeniec: na początku każdej fazy Draculi to samo z 1 obrażeniem.
    .brief = 4 obrażenia dla Łowcy. Sprzymierzeniec: 1 co fazę Draculi
card-seduction = Uwiedzenie
    .text = Gdy Łowca przeszukuje kryjówkę albo legowisko ze Spotkaniem-wampirem: zamiast jego efektu Łowca zostaje ugryziony. Potem ta karta Spotkania wraca na rękę Draculi.
    .brief = Przy przeszukiwaniu ugryzienie zamiast efektu wampira
card-immanuel_hildesheim = Immanuel Hildesheim
    .text = Po dobraniu: Dracula ogląda rewersy 6 wierzchnich kart Wydarzeń, bierze karty Draculi, a pozostałe odrzuca odkryte. Albo jako sprzymierzeniec: na początku każdej fazy Draculi bierze on wierzchnią kartę talii Wydarzeń, jeśli jest to karta Draculi.
    .brief = Karty Draculi z 6 wierzchnich. Sprzymierzeniec: wierzchnia co fazę
card-nocturnal_visit = Nocna wizyta
    .text = Na koniec fazy Draculi: każda walka o świcie i za dnia w następnej fazie Łowców toczy się tak, jakby była noc.
    .brief = Walki najbliższego świtu i dnia toczą się jak w nocy

## Encounters

card-new_vampire = Nowy wampir
    .text = Życie: 6. Łowca walczy z tym wampirem; inni Łowcy w tym miejscu mogą dołączyć kosztem zatrzymania. Jeśli wampir nie zostanie pokonany, pozostaje odkryty ze swoimi obrażeniami. Przemiana: ujawnij miejsce; wpływy rosną o 3; opróżnij tę kryjówkę oraz kryjówki na polach Szlaku 4–6.
    .brief = Walka z wampirem. Przemiana: wpływy +3
card-reckless_vampire = Lekkomyślny wampir
    .text = Życie: 4. Łowca walczy z tym wampirem sam; { $reckless-vampire ->
            [every-combat] za każde rozpatrzone „Kły” wpływy rosną o 1.
           *[ambush] w zasadzce za każde rozpatrzone „Kły” wpływy rosną o 1.
        } Jeśli wampir nie zostanie pokonany, pozostaje odkryty ze swoimi obrażeniami. Przemiana: ujawnij miejsce; wpływy rosną o 4; opróżnij tę kryjówkę oraz kryjówki na polach Szlaku 4–6.
    .brief = Walka z wampirem sam na sam. Przemiana: wpływy +4
card-aristocratic_vampire = Arystokratyczny wampir
    .text = Nie może posłużyć do zasadzki. Przy przeszukiwaniu Łowca może odrzucić tę kartę kosztem zatrzymania; w przeciwnym razie pozostaje ona odkryta. Przemiana: ujawnij miejsce; wpływy rosną o 4; opróżnij tę kryjówkę oraz kryjówki na polach Szlaku 4–6.
    .brief = Bez zasadzki. Przemiana: wpływy +4
card-hoax = Oszustwo
    .text = Nie może posłużyć do zasadzki. Przy przeszukiwaniu Łowca zostaje zatrzymany. Przemiana: Dracula bierze wszystkie odrzucone karty Wydarzeń Draculi, zachowuje 1 na ręce, a pozostałe wtasowuje w talię Wydarzeń.
    .brief = Zatrzymuje przeszukującego. Przemiana: odrzucone Wydarzenie
card-unnatural_fog = Mgła
    .text = Umieść w tym mieście 1 żeton mgły, a w porcie 2. Łowcy nie mogą wejść do miasta z mgłą, wyjść z niego ani go przeszukiwać. Za dnia wszyscy Łowcy w tym mieście zostają zatrzymani. Przemiana: ujawnij miejsce; umieść 2 żetony mgły w dowolnym mieście jego regionu.
    .brief = Mgła tutaj. Przemiana: mgła w mieście regionu
card-desecrated_soil = Zbezczeszczona ziemia
    .text = Dracula dobiera 3 karty Spotkań, potem odrzuca z ręki najwyżej 3. Ta karta pozostaje odkryta, chyba że Łowca ujawni kartę „Przenajświętsza Hostia”. Przemiana: Dracula leczy do 3 obrażeń.
    .brief = Dracula dobiera 3 Spotkania. Przemiana: leczy do 3 obrażeń
card-szgany_mob = Tłum Cyganów
    .text = Każdy Łowca w tym mieście może odrzucić dowolną liczbę kart Przedmiotów, potem otrzymuje po 1 obrażeniu za każdą kartę Przedmiotu na ręce. Przemiana: ujawnij miejsce; rozpatrz to samo w każdym mieście jego regionu.
    .brief = 1 obrażenie za każdy Przedmiot. Przemiana: w całym regionie
card-rats = Szczury
    .text = Łowca otrzymuje 2 obrażenia. Ta karta pozostaje odkryta, chyba że Łowca ujawni pistolet albo strzelbę. Przemiana: brak efektu.
    .brief = 2 obrażenia; zostaje, jeśli nie ujawniono pistoletu ani strzelby
card-saboteur = Sabotażysta
    .text = Łowca zostaje zatrzymany. Ta karta pozostaje odkryta, chyba że Łowca ujawni pistolet albo strzelbę. Przemiana: umieść 1 żeton blokady na dowolnej drodze albo połączeniu kolejowym.
    .brief = Zatrzymuje Łowcę. Przemiana: 1 blokada
card-wolves = Wilki
    .text = Każdy Łowca w tym mieście otrzymuje 4 obrażenia, o 2 mniej za każdą ujawnioną przez siebie broń. Przemiana: ujawnij miejsce; rozpatrz to samo w mieście oddalonym od niego o 1 albo 2 drogi.
    .brief = 4 obrażenia, o 2 mniej za broń. Przemiana: 1–2 drogi stąd
card-szgany_bodyguards = Cygańscy strażnicy
    .text = Łowca otrzymuje 2 obrażenia; jeśli nie ujawni broni, otrzymuje jeszcze 2 obrażenia i zostaje zatrzymany. Przemiana: połóż tę kartę odkrytą przed Draculą. O świcie albo o zmroku, przed walką z Draculą, może on rozpatrzyć ją przeciwko Łowcy w swoim miejscu pobytu i odrzucić.
    .brief = 2 obrażenia; bez broni jeszcze 2 i zatrzymanie. Przemiana: czeka
card-bats = Nietoperze
    .text = Umieść pod Łowcą żeton nietoperzy. Zamiast najbliższej akcji Łowcy Dracula odrzuca żeton i przesuwa Łowcę do sąsiedniego miasta; potem Łowca zostaje zatrzymany. Przemiana: brak efektu.
    .brief = Dracula przesuwa Łowcę zamiast jego akcji; potem zatrzymanie
card-spy = Szpieg
    .text = Łowca może odrzucić broń, aby odrzucić tę kartę bez efektu. W przeciwnym razie ujawnia wszystkie karty Przedmiotów i Wydarzeń, potem odrzuca wszystkie bilety. Przemiana: rozpatrz to samo przeciwko dowolnemu Łowcy.
    .brief = Ujawnia wszystkie karty, odbiera bilety. Przemiana: dowolny Łowca

## Powers

card-dark_call = Mroczny zew
    .text = Zamiast karty Miejsca: Dracula zostaje na miejscu, otrzymuje 2 obrażenia i dobiera 5 kart Spotkań. Nie umieszcza się Spotkania. Nie można zagrać na morzu ani w mieście z żetonem poświęconej ziemi lub Przenajświętszej Hostii.
    .brief = Na miejscu; 2 obrażenia, dobierz 5 Spotkań
card-feed = Posiłek
    .text = Zamiast karty Miejsca: Dracula zostaje na miejscu i leczy do 3 obrażeń. Nie umieszcza się Spotkania. Nie można zagrać na morzu ani w mieście z żetonem poświęconej ziemi lub Przenajświętszej Hostii.
    .brief = Na miejscu; wylecz do 3 obrażeń
card-hide = Schronienie
    .text = Zagrywana zakryta zamiast karty Miejsca: Dracula zostaje na miejscu. Ta karta jest powiązana z jego kartą Miejsca i zostaje ujawniona razem z nią. Umieszcza się na niej kartę Spotkania, ale jej efektu przemiany tu się nie rozpatruje. Nie można zagrać na morzu ani w mieście z żetonem poświęconej ziemi lub Przenajświętszej Hostii.
    .brief = Niepostrzeżenie na miejscu; powiązane z miejscem pobytu
card-misdirect = Fortel
    .text = Opróżnij kryjówkę na Szlaku i umieść tę kartę na jej polu; Dracula porusza się też jak zwykle. Nie można wybrać kryjówki z kartą Mocy, Zamkiem Draculi, aktualnym miejscem pobytu ani miejscem powiązanym z kartą „Schronienie”.
    .brief = Opróżnij kryjówkę na Szlaku i porusz się
card-wolf_form = Postać wilka
    .text = Dracula otrzymuje 1 obrażenie i porusza się do miasta oddalonego o 1 albo 2 drogi; z obszaru morskiego – do sąsiedniego portu albo o 1 drogę dalej. Nie można wejść do miasta z żetonem poświęconej ziemi lub Przenajświętszej Hostii ani przez nie przejść. Ta karta leży razem z kartą Miejsca albo, jeśli Dracula zostaje, z kartą „Schronienie”.
    .brief = 1 obrażenie; porusz się o 1–2 drogi
