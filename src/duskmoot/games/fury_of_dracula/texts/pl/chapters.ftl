### The chapters of the rules: name, opening, and the headings of sections

rulebook-group-game = Gra
rulebook-group-hunt = Łowy
rulebook-group-fight = Starcie
rulebook-group-rest = Reszta

rulebook-setup = Cel i przygotowanie
    .opening = Jeden gracz jest Draculą, pozostali dzielą się czworgiem Łowców. Tu jest opisane, co leży na stole przed pierwszym dniem.
    .start = Gdzie kto zaczyna

rulebook-time = Dzień i tydzień
    .opening = Łowcy działają w dzień i w nocy, potem przychodzi kolej na Draculę. Każdy miniony tydzień przynosi rozpacz, a po trzecim Dracula szybko zwycięża.
    .despair = Rozpacz

rulebook-travel = Akcje i podróże
    .opening = Łowca ma jedną akcję w dzień i jedną w nocy, a podróżuje tylko w dzień. Drogi są powolne, lecz pewne, kolej wymaga biletu, a statek cierpliwości.
    .tickets = Bilety
    .delayed = Zatrzymani Łowcy
    .ways = Drogi i miejsca
    .rail = Koleją
    .sea = Morzem
    .dracula = Jak porusza się Dracula

rulebook-supply = Zaopatrzenie, wymiana, odpoczynek
    .opening = Walki wygrywa się kartami, a najlepsze dają duże miasta. Co zbędne jednemu Łowcy, przyda się drugiemu, jeśli stoją w jednym mieście.
    .supply = Zaopatrzenie
    .trade = Wymiana
    .healing = Odpoczynek

rulebook-trail = Szlak, kryjówki, legowiska
    .opening = Sześć kart przechowuje sześć ostatnich nocy Draculi, większość leży zakryta. Co zsunie się ze Szlaku, dojrzewa albo staje się legowiskiem.
    .trail = Szlak
    .hideouts = Kryjówki
    .lairs = Legowiska
    .maturing = Przemiana
    .mistake = Błąd Draculi

rulebook-encounters = Spotkania i zasadzki
    .opening = Na każdym postoju na lądzie Dracula coś po sobie zostawia. Łowca, który podejdzie za blisko, może to spotkać, zanim odważy się zajrzeć.
    .placing = Zagrywanie Spotkań
    .ambush = Zasadzka
    .rumors = Pogłoski

rulebook-search = Przeszukiwanie
    .opening = Przeszukać to otworzyć, co zostawił Dracula. Kosztuje to akcję, budzi wszystko naraz i najpewniej nie pozwala wampirowi dojrzeć.
    .place = Gdzie
    .outcome = Co się dzieje
    .hide = „Schronienie”

rulebook-events = Wydarzenia i sprzymierzeńcy
    .opening = Obie strony dobierają Wydarzenia z jednej talii. Jedne zagrywa się raz, inne sprowadzają sprzymierzeńca, który zostaje.
    .events = Wydarzenia
    .allies = Sprzymierzeńcy

rulebook-combat = Walka
    .opening = Wszyscy w tajemnicy kładą po karcie, a Dracula wskazuje Łowcę, z którym się zwiera. Jeśli karta tego Łowcy ma symbol Draculi, karta Draculi nie działa.
    .begins = Jak zaczyna się walka
    .cards = Wykładanie kart
    .symbols = Symbole
    .effects = Efekty
    .ends = Jak kończy się walka
    .bat = Odlot nietoperza

rulebook-vampires = Wampiry
    .opening = Niektóre Spotkania walczą jak Dracula, jego własnymi kartami. Mają mniej życia, lecz każdy dojrzały wampir przybliża go do zwycięstwa.

rulebook-wounds = Obrażenia, ugryzienia, porażka
    .opening = Nikt nie wypada z gry na długo: pokonany Łowca budzi się w szpitalu, ale bez kart. Każda porażka daje jednak Draculi wpływy, a ugryzienie odkrywa karty.
    .damage = Obrażenia
    .bites = Ugryzienia
    .defeat = Porażka
    .hospitals = Szpitale

rulebook-powers = Moce Draculi
    .opening = Zamiast miejsca Dracula może położyć na Szlaku kartę Mocy: by się leczyć, ukryć, uciec, zmylić. Póki tam leży, nie zagra jej ponownie.
    .hide = „Schronienie”
    .misdirect = „Fortel”
    .wolf = „Postać wilka”

rulebook-tokens = Żetony na mapie
    .opening = Mgła, burze, blokady i nietoperze zatrzymują Łowców, święta ziemia Draculę. Większość znika o zmroku, po jednym żetonie.
    .roadblocks = Blokady
    .fog = Mgła
    .storms = Burze
    .bats = Nietoperze
    .holy = Święta ziemia

rulebook-secrets = Kto co wie
    .opening = Gra żyje tym, co Dracula ukrywa. Tu jest napisane, co widzą wszyscy, co tylko właściciel i kiedy Łowcy mogą szeptać.

rulebook-victory = Zwycięstwo
    .opening = Łowcy wygrywają w chwili, gdy Dracula ma tyle obrażeń, ile życia. Dracula wygrywa przy 13 punktach wpływów.
