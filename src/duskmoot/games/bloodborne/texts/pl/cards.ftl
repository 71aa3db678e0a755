## Starting cards

card-saw_cleaver = Piła-tasak
    .text = Zadaj { $damage ->
            [one] { $damage } obrażenie
            [few] { $damage } obrażenia
           *[many] { $damage } obrażeń
        }.
card-hunter_axe = Topór Tropiciela
    .text = Zadaj { $damage ->
            [one] { $damage } obrażenie
            [few] { $damage } obrażenia
           *[many] { $damage } obrażeń
        }.
card-hunter_pistol = Pistolet Tropiciela
    .text = Natychmiast: zadaj { $damage ->
            [one] { $damage } obrażenie
            [few] { $damage } obrażenia
           *[many] { $damage } obrażeń
        }. Jeśli w tej rundzie kartę „Pistolet Tropiciela” ujawnia ktoś jeszcze, karty te anulują się nawzajem i nie zadają obrażeń.
    .brief = Bez obrażeń, jeśli ujawniono drugi.
card-transform_weapon = Przemiana broni
    .text = Po ujawnieniu wszystkich kart potajemnie wybierz z ręki broń i użyj jej w tej rundzie.
    .brief = Po ujawnieniu potajemnie wybierz broń.
card-hunters_dream = Sen Tropiciela
    .text = Z każdych obrażeń w tej rundzie otrzymujesz tylko połowę, zaokrągloną w dół. W kroku „Sen Tropiciela” zachowaj Tętnienia Krwi, odzyskaj zużyte karty, weź ulepszenie i odzyskaj pełnię zdrowia.
    .brief = Połowa obrażeń; zachowaj Tętnienia, odpocznij.

## Upgrades

card-kirkhammer = Młot kościelny
    .text = Zadaj { $damage ->
            [one] { $damage } obrażenie
            [few] { $damage } obrażenia
           *[many] { $damage } obrażeń
        }.{ $kirkhammer ->
            [plain] { "" }
           *[slow] { " " }Powolna broń: atakuje po wszystkich zwykłych atakach.
        }
    .brief = { $kirkhammer ->
            [plain] Obrażenia: { $damage }.
           *[slow] Powolna: atakuje ostatnia.
        }
card-stake_driver = Kafar
    .text = Zadaj { $damage ->
            [one] { $damage } obrażenie
            [few] { $damage } obrażenia
           *[many] { $damage } obrażeń
        }, a bossowi lub finałowemu bossowi o { $bonus } więcej.
    .brief = +{ $bonus } przeciw każdemu bossowi.
card-threaded_cane = Laska-bicz
    .text = Zadaj { $damage ->
            [one] { $damage } obrażenie
            [few] { $damage } obrażenia
           *[many] { $damage } obrażeń
        }. Po ataku możesz odzyskać zużytą broń inną niż „Laska-bicz”.
    .brief = Potem możesz odzyskać zużytą broń.
card-ludwigs_holy_blade = Święte ostrze Ludwiga
    .text = Zadaj { $damage ->
            [one] { $damage } obrażenie
            [few] { $damage } obrażenia
           *[many] { $damage } obrażeń
        }.
card-tonitrus = Tonitrus
    .text = Najpierw każdy inny żywy Tropiciel z ujawnioną bronią białą otrzymuje { $harm ->
            [one] { $harm } obrażenie
            [few] { $harm } obrażenia
           *[many] { $harm } obrażeń
        }. Potem zadaj { $damage ->
            [one] { $damage } obrażenie
            [few] { $damage } obrażenia
           *[many] { $damage } obrażeń
        }.
    .brief = Innym z bronią białą: obrażenia { $harm }.
card-burial_blade = Pogrzebowe ostrze
    .text = Zadaj { $damage ->
            [one] { $damage } obrażenie
            [few] { $damage } obrażenia
           *[many] { $damage } obrażeń
        } i jeszcze { $bonus } za każdego innego Tropiciela, który jest w tej chwili martwy.
    .brief = +{ $bonus } za każdego poległego Tropiciela.
card-chikage = Chikage
    .text = Zadaj { $damage ->
            [one] { $damage } obrażenie
            [few] { $damage } obrażenia
           *[many] { $damage } obrażeń
        }. Potem otrzymujesz { $harm ->
            [one] { $harm } obrażenie
            [few] { $harm } obrażenia
           *[many] { $harm } obrażeń
        }.
    .brief = Potem otrzymujesz obrażenia: { $harm }.
card-repeating_pistol = Pistolet powtarzalny
    .text = Natychmiast: zadaj { $damage ->
            [one] { $damage } obrażenie
            [few] { $damage } obrażenia
           *[many] { $damage } obrażeń
        }. W tej rundzie nie otrzymujesz obrażeń od ataku przeciwnika.
    .brief = Atak przeciwnika cię nie rani.
card-ludwigs_rifle = Strzelba Ludwiga
    .text = Natychmiast: zadaj { $damage ->
            [one] { $damage } obrażenie
            [few] { $damage } obrażenia
           *[many] { $damage } obrażeń
        }.
card-blunderbuss = Garłacz Tropiciela
    .text = Natychmiast: wybierz innego Tropiciela; jego ujawniona broń biała nie atakuje w tej rundzie. Potem zadaj { $damage ->
            [one] { $damage } obrażenie
            [few] { $damage } obrażenia
           *[many] { $damage } obrażeń
        }.
    .brief = Cudza broń biała nie atakuje.
card-cannon = Armata
    .text = Najpierw każdy inny żywy Tropiciel otrzymuje { $harm ->
            [one] { $harm } obrażenie
            [few] { $harm } obrażenia
           *[many] { $harm } obrażeń
        }. Potem zadaj { $damage ->
            [one] { $damage } obrażenie
            [few] { $damage } obrażenia
           *[many] { $damage } obrażeń
        }.
    .brief = Innym Tropicielom: obrażenia { $harm }.
card-flamesprayer = Miotacz ognia
    .text = Zadaj { $damage ->
            [one] { $damage } obrażenie
            [few] { $damage } obrażenia
           *[many] { $damage } obrażeń
        }. W tej rundzie otrzymujesz od ataku przeciwnika o { $shield ->
            [one] { $shield } obrażenie
            [few] { $shield } obrażenia
           *[many] { $shield } obrażeń
        } mniej.
    .brief = Atak przeciwnika zadaje ci o { $shield } mniej.
card-blood_vial = Fiolka krwi
    .text = Natychmiast: { $blood-vial ->
            [everyone] wszyscy żywi Tropiciele odzyskują pełnię zdrowia.
           *[owner] odzyskaj pełnię zdrowia.
        }
    .brief = { $blood-vial ->
            [everyone] Wszyscy żywi Tropiciele odzyskują pełnię zdrowia.
           *[owner] Odzyskaj pełnię zdrowia.
        }
card-molotov_cocktail = Koktajl Mołotowa
    .text = Natychmiast: zadaj { $damage ->
            [one] { $damage } obrażenie
            [few] { $damage } obrażenia
           *[many] { $damage } obrażeń
        }. Na koniec rundy ta karta zostaje usunięta z gry.
    .brief = Po rundzie opuszcza grę.
card-shaman_bone_blade = Kościane ostrze szamana
    .text = Natychmiast: zabierz innemu Tropicielowi do { $steals ->
            [one] { $steals } zebranego Tętnienia Krwi
            [few] { $steals } zebranych Tętnień Krwi
           *[many] { $steals } zebranych Tętnień Krwi
        }.
    .brief = Zabierz cudze Tętnienia: do { $steals }.
card-beast_blood_pellet = Pigułka krwi bestii
    .text = Podczas ataku Tropicieli zadaj tyle obrażeń, ile w tej rundzie zadał ci atak przeciwnika, ale najwyżej { $most }.
    .brief = Oddaj obrażenia od ataku: najwyżej { $most }.

## Monsters

enemy-beast_patient = Pacjent-bestia
    .dat = Pacjentowi-bestii
    .text = Przy ujawnieniu: każdy żywy Tropiciel otrzymuje { $harm ->
            [one] { $harm } obrażenie
            [few] { $harm } obrażenia
           *[many] { $harm } obrażeń
        }.
enemy-rabid_dog = Wściekły pies
    .dat = Wściekłemu psu
    .text = Przy ucieczce: każdy żywy Tropiciel otrzymuje { $harm ->
            [one] { $harm } obrażenie
            [few] { $harm } obrażenia
           *[many] { $harm } obrażeń
        }.
enemy-lycanthrope = Likantrop
    .dat = Likantropowi
    .text = Brak zdolności.
enemy-carrion_crow = Padlinożerna wrona
    .dat = Padlinożernej wronie
    .text = Brak zdolności.
enemy-maneater_boar = Dzik ludojad
    .dat = Dzikowi ludojadowi
    .text = Przy ujawnieniu: pierwszy gracz otrzymuje { $harm ->
            [one] { $harm } obrażenie
            [few] { $harm } obrażenia
           *[many] { $harm } obrażeń
        }.
enemy-bloodlicker = Krwiopijca
    .dat = Krwiopijcy
    .text = Otrzymuje { $bonus ->
            [one] { $bonus } Tętnienie Krwi
            [few] { $bonus } Tętnienia Krwi
           *[many] { $bonus } Tętnień Krwi
        } za każdego Tropiciela zabitego jego atakiem.
enemy-executioner = Kat
    .dat = Katowi
    .text = Przy ucieczce: każdy żywy Tropiciel otrzymuje { $harm ->
            [one] { $harm } obrażenie
            [few] { $harm } obrażenia
           *[many] { $harm } obrażeń
        }.
enemy-bloody_crow_of_cainhurst = Krwawy Kruk z Cainhurst
    .dat = Krwawemu Krukowi z Cainhurst
    .text = Brak zdolności.
enemy-huntsman = Łowczy Yharnam
    .dat = Łowczemu Yharnam
    .text = Brak zdolności.
enemy-church_servant = Sługa Kościoła
    .dat = Słudze Kościoła
    .text = Przy ucieczce: każdy Tropiciel traci { $takes ->
            [one] { $takes } zebrane Tętnienie Krwi
            [few] { $takes } zebrane Tętnienia Krwi
           *[many] { $takes } zebranych Tętnień Krwi
        }.
enemy-labyrinth_madman = Szaleniec z labiryntu
    .dat = Szaleńcowi z labiryntu
    .text = Każda broń biała zadaje mu o { $bonus ->
            [one] { $bonus } obrażenie
            [few] { $bonus } obrażenia
           *[many] { $bonus } obrażeń
        } mniej.
enemy-bell_maiden = Panna z dzwonem
    .dat = Pannie z dzwonem
    .text = Przy ucieczce: następny przeciwnik otrzymuje { $bonus ->
            [one] { $bonus } dodatkowe Tętnienie Krwi
            [few] { $bonus } dodatkowe Tętnienia Krwi
           *[many] { $bonus } dodatkowych Tętnień Krwi
        }.
enemy-brainsucker = Wysysacz mózgów
    .dat = Wysysaczowi mózgów
    .text = Przy ucieczce: każdy żywy Tropiciel odrzuca z ręki wybraną kartę inną niż „Sen Tropiciela”.
enemy-garden_of_eyes = Ogród Oczu
    .dat = Ogrodowi Oczu
    .text = Brak zdolności.
enemy-celestial_child = Niebiańskie dziecię
    .dat = Niebiańskiemu dziecięciu
    .text = Efekty natychmiastowe nie zadają mu obrażeń.
enemy-nightmare_apostle = Apostoł Koszmaru
    .dat = Apostołowi Koszmaru
    .text = Przy ujawnieniu: każdy Tropiciel, który ma najwięcej zebranych Tętnień Krwi, otrzymuje { $harm ->
            [one] { $harm } obrażenie
            [few] { $harm } obrażenia
           *[many] { $harm } obrażeń
        }. Jeśli nikt ich nie ma, nikt nie otrzymuje obrażeń.
enemy-fluorescent_flower = Świetlisty kwiat
    .dat = Świetlistemu kwiatowi
    .text = Obrażeń od jego ataku nie można uniknąć, zmniejszyć ani podzielić na pół.
enemy-scholar = Uczony
    .dat = Uczonemu
    .text = Przy ujawnieniu: wszystkie dostępne ulepszenia zostają usunięte z gry i zastąpione nowymi z talii ulepszeń.

## Bosses

enemy-father_gascoigne = Ojciec Gascoigne
    .dat = Ojcu Gascoigne
    .text = Jeśli przetrwa rundę, każda broń, która zadała mu w niej obrażenia, zostaje usunięta z gry.
enemy-watchdog_of_the_old_lords = Pies stróżujący Dawnych Panów
    .dat = Psu stróżującemu Dawnych Panów
    .text = Każda broń palna zadaje mu najwyżej { $most ->
            [one] { $most } obrażenie
            [few] { $most } obrażenia
           *[many] { $most } obrażeń
        }.
enemy-cleric_beast = Bestia kleryk
    .dat = Bestii klerykowi
    .text = Tropiciel z ujawnioną bronią białą otrzymuje od jej ataku { $bonus ->
            [one] { $bonus } dodatkowe obrażenie
            [few] { $bonus } dodatkowe obrażenia
           *[many] { $bonus } dodatkowych obrażeń
        }.
enemy-blood_starved_beast = Bestia spragniona krwi
    .dat = Bestii spragnionej krwi
    .text = Jeśli przetrwa atak Tropicieli, każdy żywy Tropiciel, którego karta zadała jej w tej rundzie obrażenia, otrzymuje { $harm ->
            [one] { $harm } obrażenie
            [few] { $harm } obrażenia
           *[many] { $harm } obrażeń
        }.
enemy-vicar_amelia = Wikariuszka Amelia
    .dat = Wikariuszce Amelii
    .text = Jeśli przetrwa atak Tropicieli, odzyskuje { $bonus ->
            [one] { $bonus } Tętnienie Krwi
            [few] { $bonus } Tętnienia Krwi
           *[many] { $bonus } Tętnień Krwi
        }, ale nigdy powyżej początkowej liczby.
enemy-martyr_logarius = Męczennik Logarius
    .dat = Męczennikowi Logariusowi
    .text = Efekty natychmiastowe nie zadają mu obrażeń.
enemy-the_one_reborn = Odrodzony
    .dat = Odrodzonemu
    .text = Karta „Sen Tropiciela” nie zmniejsza obrażeń o połowę.

## Final Bosses; the cases are those of the name in the log

enemy-gehrman = Gehrman, Pierwszy Tropiciel
    .short = Gehrman
    .dat = Gehrmanowi
    .text = Przez całą grę każdy inny przeciwnik wchodzi do gry z { $bonus ->
            [one] { $bonus } dodatkowym Tętnieniem Krwi
            [few] { $bonus } dodatkowymi Tętnieniami Krwi
           *[many] { $bonus } dodatkowymi Tętnieniami Krwi
        }.
enemy-rom = Rom, Bezrozumna Pajęczyca
    .short = Rom
    .dat = Rom
    .text = Przez całą grę Tropiciel zabity { $most ->
            [one] { $most } raz
            [few] { $most } razy
           *[many] { $most } razy
        } zostaje wyeliminowany i nie może wygrać.
enemy-ebrietas = Ebrietas, Córka Kosmosu
    .short = Ebrietas
    .dat = Ebrietas
    .text = Przez całą grę maksimum zdrowia każdego Tropiciela wynosi { $most }.
enemy-mergos_wet_nurse = Mamka Mergo
    .dat = Mamce Mergo
    .text = Przez całą grę każdy atak przeciwnika zadaje każdemu Tropicielowi { $bonus ->
            [one] { $bonus } dodatkowe obrażenie
            [few] { $bonus } dodatkowe obrażenia
           *[many] { $bonus } dodatkowych obrażeń
        }.
enemy-moon_presence = Księżycowa Obecność
    .dat = Księżycowej Obecności
    .text = Przez całą grę ginący Tropiciel traci też do { $takes ->
            [one] { $takes } zachowanego Tętnienia Krwi
            [few] { $takes } zachowanych Tętnień Krwi
           *[many] { $takes } zachowanych Tętnień Krwi
        }.

## Dice

die-green = zielona kość
die-yellow = żółta kość
die-red = czerwona kość

## Trophies

trophy-kin = Ród
    .gen = Rodu
trophy-humanoid = humanoid
    .gen = humanoida
trophy-beast = bestia
    .gen = bestii

## Kinds of Action cards

kind-melee = Broń biała
kind-ranged = Broń palna
kind-support = Karta wsparcia

## Ranks of enemies

rank-monster = Potwór
rank-boss = Boss
rank-final = Finałowy boss
