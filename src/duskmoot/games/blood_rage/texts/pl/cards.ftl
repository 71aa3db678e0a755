## Battle cards

card-tyrs_bash = Uderzenie Tyra
    .text = +{ $bonus } do siły.
card-tyrs_smash = Zmiażdżenie Tyra
    .text = +{ $bonus } do siły.
card-tyrs_crush = Cios Tyra
    .text = +{ $bonus } do siły.
card-tyrs_smite = Kara Tyra
    .text = +{ $bonus } do siły.
card-tyrs_rage = Furia Tyra
    .text = +{ $bonus } do siły.
card-odins_smite = Kara Odyna
    .text = +{ $bonus } do siły. Przed porównaniem sił każdy przeciwnik w bitwie traci wojownika w tej prowincji.
    .brief = Każdy przeciwnik traci wojownika
card-heimdalls_sight = Wzrok Heimdalla
    .text = Dodaje tyle siły, ile wynosi najwyższa premia na kartach odkrytych w tej bitwie przez przeciwników.
    .brief = Premia równa najwyższej u przeciwników
card-friggas_grace = Łaska Frigg
    .text = +{ $bonus } do siły. Jeśli splądrujesz prowincję, zwiększ jeszcze jedną cechę klanu, inną niż zwiększona przez nagrodę (po chwale albo wszystkich cechach – dowolną).
    .brief = Za splądrowanie – jeszcze jedna cecha
card-lokis_trickery = Podstęp Lokiego
    .text = +{ $bonus } do siły. Po przegranej bitwie zabierz zwycięzcy { $rage ->
            [one] { $rage } punkt furii
            [few] { $rage } punkty furii
           *[many] { $rage } punktów furii
        }.
    .brief = Po przegranej zabierz { $rage ->
            [one] { $rage } punkt furii
            [few] { $rage } punkty furii
           *[many] { $rage } punktów furii
        }
card-thors_hammer = Młot Thora
    .text = +{ $bonus } do siły. Po wygranej bitwie otrzymujesz { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        }.
card-heimdalls_eye = Oko Heimdalla
    .text = +{ $bonus } do siły. Można ją też dołożyć z ręki po odkryciu wszystkich kart.
    .brief = Można dołożyć po odkryciu kart
card-heimdalls_gaze = Spojrzenie Heimdalla
    .text = +{ $bonus } do siły. Można ją też dołożyć z ręki po odkryciu wszystkich kart.
    .brief = Można dołożyć po odkryciu kart
card-odins_tide = Przypływ Odyna
    .text = +{ $bonus } do siły. Przed porównaniem sił każdy uczestnik bitwy, ty także, zachowuje w niej 1 swoją figurkę; pozostałe giną.
    .brief = Każdy uczestnik zachowuje 1 figurkę
card-lokis_backstab = Zdrada Lokiego
    .text = +{ $bonus } do siły. Po przegranej bitwie zabierz zwycięzcy { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        }.
    .brief = Po przegranej zabierz { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        }
card-heimdalls_watch = Straż Heimdalla
    .text = +{ $bonus } do siły. Po odkryciu: wszystkie karty tej bitwy zostają odrzucone, otrzymujesz tyle punktów chwały, ile wynosi suma ich premii, a potem uczestnicy wybierają nowe karty.
    .brief = Odrzuca karty, ich premie dają ci chwałę; wybór od nowa
card-thors_oath = Przysięga Thora
    .text = +{ $bonus } do siły. Po wygranej bitwie zwiększ dowolną cechę klanu.
    .brief = Po wygranej zwiększ cechę klanu
card-thors_primacy = Prymat Thora
    .text = +{ $bonus } do siły. Tekst wszystkich kart odkrytych w tej bitwie przez przeciwników zostaje anulowany; premie pozostają.
    .brief = Anuluje tekst kart przeciwników
card-thors_ascension = Wyniesienie Thora
    .text = +{ $bonus } do siły. Po wygranej bitwie otrzymujesz { $rage ->
            [one] { $rage } punkt furii
            [few] { $rage } punkty furii
           *[many] { $rage } punktów furii
        } i { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        }.
    .brief = Po wygranej furia: { $rage }, chwała: { $glory }
card-odins_judgement = Sąd Odyna
    .text = +{ $bonus } do siły. Bez względu na wynik otrzymujesz { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        } za każdą figurkę zniszczoną w tej bitwie, także własną.
    .brief = { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        } za każdą zniszczoną figurkę
card-lokis_poison = Trucizna Lokiego
    .text = +{ $bonus } do siły. Po przegranej bitwie zabierz na rękę wszystkie karty odkryte w niej przez zwycięzcę.
    .brief = Po przegranej zabierz karty zwycięzcy

## Warrior upgrades

card-brothers_in_arms = Towarzysze broni
    .text = Siła wojowników: { $strength }. Każda para twoich wojowników w tej samej prowincji ma siłę { $pair }.
    .brief = Siła wojowników: { $strength }, pary: { $pair }
card-experts_in_arms = Znawcy broni
    .text = Siła wojowników: { $strength }.
card-masters_in_arms = Mistrzowie broni
    .text = Siła wojowników: { $strength }. Każda para twoich wojowników w tej samej prowincji ma siłę { $pair }.
    .brief = Siła wojowników: { $strength }, pary: { $pair }

## Leader upgrades

card-lord_of_hammers = Władca młotów
    .text = Siła jarla: { $strength }. Po splądrowaniu prowincji z udziałem jarla możesz przemieścić go do sąsiedniej.
    .brief = Po splądrowaniu jarl może pójść dalej
card-lord_of_axes = Władca toporów
    .text = Siła jarla: { $strength }. Po splądrowaniu prowincji z udziałem jarla zwiększ dowolną cechę klanu.
    .brief = Splądrowanie z jarlem: rośnie dowolna cecha
card-lord_of_spears = Władca włóczni
    .text = Siła jarla: { $strength }. Po splądrowaniu prowincji z udziałem jarla zwiększ wszystkie cechy klanu.
    .brief = Splądrowanie z jarlem: rosną wszystkie cechy

## Ship upgrades

card-lokis_dragons = Smoki Lokiego
    .text = Siła drakkara: { $strength }. Za każdy swój zniszczony drakkar otrzymujesz { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        }.
    .brief = Za swój zniszczony drakkar: { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        }
card-fire_dragons = Ogniste smoki
    .text = Siła drakkara: { $strength }. Za każdy swój zniszczony drakkar otrzymujesz { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        }.
    .brief = Za swój zniszczony drakkar: { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        }
card-eternal_dragons = Wieczne smoki
    .text = Siła drakkara: { $strength }. Za każdy swój zniszczony drakkar otrzymujesz { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        }.
    .brief = Za swój zniszczony drakkar: { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        }

## Monster upgrades

card-troll = Troll
    .text = Siła: { $strength }. Gdy najeżdża prowincję, giną w niej wszyscy wojownicy przeciwników.
    .brief = Najeżdżając, zabija wojowników wroga
card-dwarf_chieftain = Wódz krasnoludów
    .text = Siła: { $strength }. Zagranie tej karty i najazd tym potworem nie kosztują furii.
    .brief = Zagranie i najazd za darmo
card-sea_serpent = Wąż morski
    .text = Siła: { $strength }. Jest potworem i drakkarem: najeżdża tylko fiordy, nie przemieszcza się i wspiera obie prowincje fiordu.
    .brief = Jest także drakkarem
card-valkyrie = Walkiria
    .text = Siła: { $strength }. Bez względu na wynik otrzymujesz { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        } za każdą figurkę przeciwnika zniszczoną w bitwie z jej udziałem.
    .brief = { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        } za figurkę przeciwnika poległą w jej bitwie
card-dark_elf = Mroczny elf
    .text = Siła: { $strength } (w Yggdrasilu: { $heart }). Może najeżdżać Yggdrasil.
card-fire_giant = Ognisty olbrzym
    .text = Siła: { $strength }. Gdy najeżdża prowincję, w niej i w jej fiordzie giną wszystkie figurki przeciwników oprócz potworów.
    .brief = Najeżdżając, niszczy wrogów oprócz potworów
card-frost_giant = Lodowy olbrzym
    .text = Siła: { $strength }. Po splądrowaniu prowincji z jego udziałem otrzymujesz nagrodę dwukrotnie.
    .brief = Plądrowanie z nim: podwójna nagroda
card-soldier_of_hel = Żołnierz Hel
    .text = Siła: { $strength }. Zagranie tej karty i najazd tym potworem nie kosztują furii.
    .brief = Zagranie i najazd za darmo
card-volur_witch = Wölwa
    .text = Siła: { $strength }. Gdy ma zginąć w zewnętrznej prowincji, możesz zamiast tego przemieścić ją do Yggdrasilu.
    .brief = Zamiast zginąć, może uciec do Yggdrasilu

## Clan upgrades

card-lokis_domain = Domena Lokiego
    .text = W fazie Walhalli otrzymujesz { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        } za każdą swoją figurkę wracającą z Walhalli.
    .brief = { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        } za figurkę wracającą z Walhalli
card-lokis_eminence = Wielkość Lokiego
    .text = W fazie Walhalli otrzymujesz { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        } za każdą swoją figurkę wracającą z Walhalli.
    .brief = { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        } za figurkę wracającą z Walhalli
card-lokis_wrath = Gniew Lokiego
    .text = W fazie Walhalli otrzymujesz { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        } za każdą swoją figurkę wracającą z Walhalli.
    .brief = { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        } za figurkę wracającą z Walhalli
card-friggas_charm = Urok Frigg
    .text = Twoje karty ulepszeń kosztują o { $rage ->
            [one] { $rage } punkt furii
            [few] { $rage } punkty furii
           *[many] { $rage } punktów furii
        } mniej.
card-thors_glory = Chwała Thora
    .text = Po bitwie z twoim udziałem otrzymujesz { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        }, jeśli { $figures ->
            [one] zginęła w niej co najmniej { $figures } figurka
            [few] zginęły w niej co najmniej { $figures } figurki
           *[many] zginęło w niej co najmniej { $figures } figurek
        } przeciwników.
    .brief = Za { $figures ->
            [one] { $figures } wrogą figurkę
            [few] { $figures } wrogie figurki
           *[many] { $figures } wrogich figurek
        } w bitwie: { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        }
card-friggas_succor = Pomoc Frigg
    .text = Najeżdżając prowincję, możesz za darmo najechać ją jeszcze 1 wojownikiem z rezerwy.
    .brief = Przy najeździe jeszcze 1 wojownik za darmo
card-tyrs_domain = Domena Tyra
    .text = Odkrytą przez ciebie w bitwie kartę wyprawy możesz uznać za kartę bitwy z premią +{ $bonus }.
    .brief = Wyprawa może dać w bitwie +{ $bonus }
card-lokis_blessing = Błogosławieństwo Lokiego
    .text = Po przegranej lub remisie możesz za darmo najechać prowincję bitwy wojownikiem z rezerwy.
    .brief = Po przegranej darmowy najazd wojownikiem
card-odins_inspiration = Natchnienie Odyna
    .text = Chwała za twoje figurki zniszczone przez Ragnarök podwaja się.
    .brief = Chwała za Ragnarök podwaja się
card-tyrs_challenge = Wyzwanie Tyra
    .text = Nowa akcja: wydaj { $rage ->
            [one] { $rage } punkt furii
            [few] { $rage } punkty furii
           *[many] { $rage } punktów furii
        }, aby splądrować prowincję już splądrowaną w tej epoce.
    .brief = Akcja: splądruj prowincję ponownie za { $rage ->
            [one] { $rage } punkt furii
            [few] { $rage } punkty furii
           *[many] { $rage } punktów furii
        }
card-friggas_protection = Ochrona Frigg
    .text = Gdy twoja figurka ma zginąć, możesz wydać { $rage ->
            [one] { $rage } punkt furii
            [few] { $rage } punkty furii
           *[many] { $rage } punktów furii
        } i zostawić ją na miejscu. Nie chroni przed Ragnarökiem.
    .brief = Ocal swoją figurkę za { $rage ->
            [one] { $rage } punkt furii
            [few] { $rage } punkty furii
           *[many] { $rage } punktów furii
        }
card-tyrs_prowess = Męstwo Tyra
    .text = Po wygranej bitwie możesz nie odrzucać swoich kart, tylko wziąć je z powrotem na rękę: { $rage ->
            [one] { $rage } punkt furii
            [few] { $rage } punkty furii
           *[many] { $rage } punktów furii
        } za każdą.
    .brief = Po wygranej odzyskaj karty: { $rage ->
            [one] { $rage } punkt furii
            [few] { $rage } punkty furii
           *[many] { $rage } punktów furii
        } za każdą
card-thors_domain = Domena Thora
    .text = Po najechaniu prowincji możesz wydać { $rage ->
            [one] { $rage } punkt furii
            [few] { $rage } punkty furii
           *[many] { $rage } punktów furii
        } i od razu ją splądrować.
    .brief = Po najeździe: splądruj od razu za { $rage ->
            [one] { $rage } punkt furii
            [few] { $rage } punkty furii
           *[many] { $rage } punktów furii
        }
card-friggas_domain = Domena Frigg
    .text = Możesz najeżdżać także swoimi figurkami z Walhalli, za { $rage ->
            [one] { $rage } punkt furii
            [few] { $rage } punkty furii
           *[many] { $rage } punktów furii
        } bez względu na siłę.
    .brief = Najazd także z Walhalli za { $rage ->
            [one] { $rage } punkt furii
            [few] { $rage } punkty furii
           *[many] { $rage } punktów furii
        }
card-odins_throne = Tron Odyna
    .text = Chwała za ukończone przez ciebie wyprawy podwaja się.
card-thors_conquest = Podbój Thora
    .text = Na koniec gry otrzymujesz { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        } za każdą swoją figurkę na planszy.
    .brief = Na koniec gry za figurkę na planszy: { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        }
card-friggas_sacrifice = Ofiara Frigg
    .text = Nowa akcja: zniszcz { $figures ->
            [one] { $figures } swoją figurkę
            [few] { $figures } swoje figurki
           *[many] { $figures } swoich figurek
        } na planszy i zwiększ dowolną cechę klanu.
    .brief = Akcja: poświęć { $figures ->
            [one] { $figures } figurkę
            [few] { $figures } figurki
           *[many] { $figures } figurek
        }, zwiększ cechę
card-tyrs_wrath = Gniew Tyra
    .text = Odkrytą przez ciebie w bitwie kartę wyprawy możesz uznać za kartę bitwy z premią +{ $bonus }.
    .brief = Wyprawa może dać w bitwie +{ $bonus }

## Quests

card-quest_alfheim = Alfheim!
    .text = Miej większą siłę niż każdy inny klan w jednej z prowincji Alfheimu. Nagroda: { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        } i wzrost dowolnej cechy klanu.
    .brief = Największa siła w prowincji Alfheimu: { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        }
card-quest_jotunheim = Jotunheim!
    .text = Miej większą siłę niż każdy inny klan w jednej z prowincji Jotunheimu. Nagroda: { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        } i wzrost dowolnej cechy klanu.
    .brief = Największa siła w prowincji Jotunheimu: { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        }
card-quest_manheim = Manheim!
    .text = Miej większą siłę niż każdy inny klan w jednej z prowincji Manheimu. Nagroda: { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        } i wzrost dowolnej cechy klanu.
    .brief = Największa siła w prowincji Manheimu: { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        }
card-quest_glorious_death = Chwalebna śmierć!
    .text = Przed Ragnarökiem miej w Walhalli co najmniej { $figures ->
            [one] { $figures } figurkę
            [few] { $figures } figurki
           *[many] { $figures } figurek
        }. Nagroda: { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        } i wzrost dowolnej cechy klanu.
    .brief = { $figures ->
            [one] { $figures } figurka
            [few] { $figures } figurki
           *[many] { $figures } figurek
        } w Walhalli: { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        }
card-quest_yggdrasil = Yggdrasil!
    .text = Miej większą siłę niż każdy inny klan w Yggdrasilu. Nagroda: { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        } i wzrost dowolnej cechy klanu.
    .brief = Największa siła w Yggdrasilu: { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        }
