### How to play

## One page

learn-lead = Jedno z was jest Draculą i niewidziane przemierza Europę. Pozostali to czworo Łowców, którzy czytają zostawione karty i zaciskają pierścień.
learn-advice = Zacznijcie osobno, w dużych miastach. Nikt nie walczy z Draculą sam i żadna kryjówka nie zostaje bez przeszukania.

learn-goal = Kto wygrywa
learn-goal-hunters = Znajdź go i walcz tam, gdzie stoi.
    .title = Wygrywają Łowcy
    .number = obrażeń Draculi
learn-goal-dracula = Wampiry dojrzewają, Łowcy padają, mijają tygodnie.
    .title = Wygrywa Dracula
    .number = wpływów

learn-round = Runda to jeden dzień
learn-round-dawn = Kto stoi tam, gdzie Dracula, musi z nim walczyć przy świetle dnia.
    .title = Świt
learn-round-day = Każdy Łowca wykonuje jedną akcję. Tylko teraz może podróżować.
    .title = Dzień
learn-round-dusk = Znów walka, teraz z nocną mocą Draculi.
    .title = Zmrok
learn-round-night = Każdy Łowca wykonuje jeszcze jedną akcję, ale zostaje na miejscu.
    .title = Noc
learn-round-count = Szlak się przesuwa; Dracula robi krok i zostawia Spotkanie.
    .title = Dracula

learn-deeds = Co może Łowca
learn-deeds-move = Tylko w dzień: jedna droga, jeden krok morzem albo kolej z biletem.
    .title = Ruch
learn-deeds-supply = Duże miasto daje Przedmiot. Wydarzenie jest wszędzie, ale może trafić do Draculi.
    .title = Zaopatrzenie
learn-deeds-search = Odkryj wszystkie Spotkania kryjówki, w której stoisz.
    .title = Przeszukiwanie
learn-deeds-rest = Wylecz 1 obrażenie, przy dr. Sewardzie 2.
    .title = Odpoczynek
learn-deeds-ticket = Dobierz bilet kolejowy; można mieć najwyżej dwa.
    .title = Rezerwacja biletu
learn-deeds-trade = Wymień Przedmioty i bilety w jednym mieście.
    .title = Wymiana

learn-idea = Szlak
learn-idea-slides = Co noc karty przesuwają się o pole, a Dracula kładzie zakryte nowe miejsce.
learn-idea-reveals = Wejdź do miasta na jego Szlaku, a musi odkryć kartę: wiesz już, gdzie był i kiedy.
learn-idea-ripens = Co zsunie się z końca, przemienia się, a wampir daje wpływy; albo staje się legowiskiem.

learn-fight = Walka
learn-fight-secret = Wszyscy kładą w tajemnicy kartę; Dracula wskazuje Łowcę w zwarciu.
learn-fight-symbol = Jeśli karta tego Łowcy ma symbol Draculi, jego karta zostaje anulowana.
learn-fight-rounds = Efekty: najpierw Draculi, potem Łowców. Najwyżej sześć rund, chyba że ktoś ucieknie lub padnie.
