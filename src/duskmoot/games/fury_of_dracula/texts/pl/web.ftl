### Stół w przeglądarce

## Zakładki na telefonie

board-tab-board = Mapa
board-tab-players = Łowcy
board-tab-hand = Ręka
board-tab-tracks = Szlak
board-tab-log = Dziennik

## Czas i tory

board-status = Tydzień { $week } · { $day }, { $step }
board-step-setup = przygotowanie
board-step-dawn = świt
board-step-day = dzień
board-step-dusk = zmrok
board-step-night = noc
board-step-dracula = faza Draculi
board-tracks = Czas, wpływy i rozpacz
board-time = Tor czasu
board-influence = Wpływy { $n } z { $all }
board-influence-end = { $all }: wygrywa Dracula
board-despair = Rozpacz { $n } z { $all }

## Łowcy

board-health = Życie: { $n } z { $all }
board-acts = działa
board-yours = ty
board-not-placed = jeszcze poza planszą
board-defeated = { $character-gender ->
        [f] pokonana
       *[m] pokonany
    }
board-sheet-of = Arkusz postaci: { $name }
board-played-by = Gracz: { $name }
board-items = Przedmioty
board-events = Wydarzenia
board-tickets = Bilety
board-bites = Ugryzienia
board-up-to = do { $n }
board-bites-of = { $n } z { $all }
board-bite-printed = 1 na arkuszu
board-no-bite = miejsce na ugryzienie
board-open-cards = Odkryte karty
board-delayed = { $character-gender ->
        [f] zatrzymana
       *[m] zatrzymany
    }
board-bats = nietoperze
board-weakened = { $character-gender ->
        [f] osłabiona
       *[m] osłabiony
    }
board-weakened-why = { $character-gender ->
        [f] Osłabiona
       *[m] Osłabiony
    }: 1 Przedmiot i 1 Wydarzenie leżą odkryte.
board-delayed-why = { $character-gender ->
        [f] Zatrzymana
       *[m] Zatrzymany
    }: najbliższa akcja przepada.
board-bats-why = Nietoperze: zamiast najbliższej akcji Łowcę przesunie Dracula.

## Szlak

board-trail = Szlak Draculi
board-newest-first = od najnowszych
board-lairs = Legowiska
board-encounter = Spotkanie
board-encounters = Spotkania
board-rumor = pogłoska
board-rumors = Pogłoski
board-empty = puste
board-at-sea = na morzu
board-back-plain = zakryta karta
board-back-sea = zakryta karta morza
board-back-castle = zakryty Zamek Draculi
board-face-down = { $name }, karta zakryta
board-slid-off = Poza Szlakiem
board-hidden-encounters = { $n ->
        [one] { $n } zakryte Spotkanie
        [few] { $n } zakryte Spotkania
       *[many] { $n } zakrytych Spotkań
    }
board-wounded = { $name }: obrażenia { $n } z { $all }
board-likely = Najpewniej: { $places }
board-looking-at = Gdzie może być ta karta: { $nest }

## Domysły i legenda

board-belief = Mapa prawdopodobieństwa
board-belief-what = Gdzie może być Dracula, tylko z jawnej wiedzy
board-reckoning = Trwa obliczanie…
board-percent = { $n }%
board-percent-least = <1%
board-legend = Legenda
board-legend-road = droga
board-legend-white = biała kolej
board-legend-yellow = żółta kolej
board-legend-go = można iść · koleją
board-by-road = droga
board-by-rail = kolej
board-by-sea = morze
board-ride = Koleją { $place-to } (bilet { $ticket })
board-help-road = { $n ->
        [one] { $n } miasto drogą
        [few] { $n } miasta drogą
       *[many] { $n } miast drogą
    }
board-help-rail = { $n ->
        [one] { $n } miasto koleją
        [few] { $n } miasta koleją
       *[many] { $n } miast koleją
    }
board-help-sea = { $n ->
        [one] { $n } miejsce morzem
        [few] { $n } miejsca morzem
       *[many] { $n } miejsc morzem
    }

## Karty na ręce

board-hands = Twoje karty
board-powers = Moce
board-combat-cards = Walka
board-no-cards = brak kart
board-no-tickets = brak biletów
board-tag-shown = odkryta
board-tag-chosen = wybrana
board-tag-ready = gotowa
board-tag-locked = z poprzedniej rundy
board-cancels = Anuluje
board-kind-item = Przedmiot
board-kind-event = Wydarzenie
board-kind-dark-event = Wydarzenie Draculi
board-kind-encounter = Spotkanie
board-kind-hunter = Walka
board-kind-combat = Walka Draculi
board-kind-power = Moc

## Akcje

board-deeds = Inne akcje
board-deed-supply = Dobierz Wydarzenie, w dużym mieście także Przedmiot.
board-deed-rest = Wylecz 1 obrażenie.
board-deed-search = Przeszukaj kryjówkę lub legowisko Draculi w tym mieście.
board-deed-reserve = Dobierz bilet kolejowy.
board-deed-bond = Dracula mówi, czy jest w tym regionie.
board-verb-supply = Zaopatrzenie
board-verb-rest = Odpoczynek
board-verb-search = Przeszukiwanie
board-verb-reserve = Bilet
board-verb-bond = Więź
board-verb-play = Zagraj
board-verb-use = Użyj
board-verb-show = Ujawnij
board-verb-discard = Odrzuć
board-verb-give = Oddaj
board-verb-keep = Zatrzymaj
board-verb-enlist = Sprzymierzeniec
board-verb-meet = Rozpatrz
board-verb-take = Weź
board-verb-choose = Wybierz
board-verb-ambush = Zasadzka
board-verb-power = Zagraj
board-verb-resolve = Rozpatrz
board-verb-place = Umieść
board-verb-ride = Pociąg
board-verb-charter = Wagon
board-verb-return-ticket = Zwróć
board-verb-trade = Wymiana
board-verb-lead = Wydarzenia
board-verb-keep-ticket = Zatrzymaj
board-verb-give-ticket = Oddaj
board-verb-godalming-plays = Zagraj
board-verb-seward-plays = Zagraj
board-verb-helsing-plays = Zagraj
board-verb-mina-plays = Zagraj
board-verb-confide = Pokaż
board-verb-confide-ticket = Pokaż
board-verb-ask-for = Poproś
board-verb-ask-for-ticket = Poproś
board-verb-leave = Nie to
board-verb-leave-ticket = Nie to
board-bargain = Tajna wymiana
board-bargain-gives = { $hunter } daje
board-bargain-nothing = Na razie nic
board-bargain-agrees = { $hunter }: zgoda.
board-bargain-shown = Pokazane
board-offered = Do wyboru
board-in-play = Zagrane karty

## Walka

board-combat = Walka, runda { $n }
board-at-night = w nocy
board-by-day = za dnia
board-to-map = Pokaż mapę
board-to-combat = Wróć do walki
board-fighters = Łowcy w walce
board-choosing = wybór karty
board-chosen = karta wybrana
board-cancelled = anulowana
board-last-round = poprzednia runda
board-engaged = w zwarciu
board-mesmerized = { $character-gender ->
        [f] zauroczona
       *[m] zauroczony
    }
board-parries = anuluje kartę Draculi
board-combat-hand = Ręka { $hand } · talia { $deck }
board-played-cards = Karty poprzednich rund
board-plots = Odkryte „Intrygi”: { $n }

## Talie

board-decks = Talie i stosy kart odrzuconych
board-deck-item = Talia Przedmiotów
board-deck-event = Talia Wydarzeń
board-deck-encounter = Talia Spotkań
board-discarded = odrzucone: { $n }
board-deck-left = Karty w talii: { $n }
board-top-hunter = Wierzchnie Wydarzenie to karta Łowców.
board-top-dracula = Wierzchnie Wydarzenie to karta Draculi.
board-pile-item = Odrzucone Przedmioty
board-pile-event = Odrzucone Wydarzenia
board-pile-encounter = Odrzucone Spotkania
board-pile-empty = Nic jeszcze nie odrzucono.
board-buried = Odrzucone zakryte: { $n }
board-allies = Sprzymierzeńcy Łowców

## The last page

board-walk-stop = Dzień { $days }: { $place }
board-note-fight = { $n ->
        [one] Walka
        [few] { $n } walki
       *[many] { $n } walk
    } (dzień { $days }). Obrażenia: Dracula { $dealt }, Łowcy { $hurt }.
board-note-bites = Ugryzienie: { $hunters }.
board-note-falls = Pokonano: { $hunters }, wpływy +{ $n }.
board-note-matures = Przemiana wampira (dzień { $days }): wpływy +{ $n }.
board-wounds-elsewhere = Poza walką
