### The table in the browser

word-you = ty
word-clans = Klany

## The parts of the table

board-status = Runda { $round } z { $rounds }
board-tab-board = Linia
board-tab-tracks = Pola
board-tab-hand = Ręka
board-tab-players = Rywale
board-tab-log = Dziennik
board-deck = talia
board-queue = Kolejka postaci
board-free = za darmo
board-cost = Władza: { $n }
board-reserved = rezerwacja
board-reserved-by = Zarezerwowane: { $name }.
board-found = Karty do wyboru
board-offered = Możliwości
board-zoom-in = Większe
board-zoom-out = Mniejsze
board-zoom-all = Pokaż całe drzewo

## Bloodlines

board-your-bloodline = twoja linia krwi
board-bloodline-of = Linia krwi: { $name }
board-open-bloodline = { $name }: otwórz linię krwi
board-leader = przywódca klanu
board-childe-of = + potomek { $vampire-gen }
board-first = Pierwszy gracz
board-points = { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
board-points-now = { $n ->
        [one] punkt teraz
        [few] punkty teraz
       *[many] punktów teraz
    }
board-power = Władza: { $n }
board-boons = Przysługi: { $n }
board-notoriety = Zła sława: { $n }
board-cards = Karty na ręce: { $n }
board-token-power = Władza: { $n }
board-token-boon = Przysługi, { $name }: { $n }
board-token-notoriety = Zła sława: { $n }
board-token-ankh = Ankhy, { $value }: { $n }
board-token-tucked = Karty pod spodem: { $n }
board-enemy-of = Ogłasza go wrogiem: { $name }
board-enemy = Wróg: { $vampire }
board-ledger = W grze

## Coteries and intrigues

board-coterie = Koteria
board-coterie-of = Koteria { $vampire-gen }
board-with = oraz { $vampire }
board-would-ready = Gotowe: { $cards }
board-would-boon = Za 1 przysługę: { $cards }
board-requires = Wymaga: { $values }.
board-ready = gotowe
board-with-boons = { $n ->
        [one] za { $n } przysługę
        [few] za { $n } przysługi
       *[many] za { $n } przysług
    }
board-not-now = nie teraz
board-not-one-intrigue = jedna karta na turę
board-not-no-coterie = brak koterii
board-being-played = zagrywane
board-no-cards = Brak kart na ręce
board-beside = spiski pól bitwy
board-piles = Talia: { $deck } · odrzucone: { $discard }
board-step-leader = Przywódca
board-step-lender = Przysługi
board-step-target = Efekt
board-leads = przewodzi
board-in-coterie = w koterii
board-who-leads = Kto poprowadzi
board-boons-wanted = ile przysług
board-why-not = Dlaczego nie inni?

board-no-target = brak celu
board-lends = użycza za przysługę ({ $name })
board-boons-title = Przysługi
board-boon-would = Twoja przysługa trafi do { $vampire-gen }; w zamian ta karta dostaje znak. Zostanie tam: 1 PZ dla gracza { $name }.
board-boon-went = Twoja przysługa trafiła do { $vampire-gen }; w zamian ta karta dostała znak. Zostanie tam: 1 PZ dla gracza { $name }.
board-why-subject = przywódca koterii
board-why-not-needed = niepotrzebny
board-why-enemy = nie twój wróg
board-why-leader = przywódca klanu
board-why-no-leader = przywódca jej nie nosi
board-why-coterie = spoza koterii
board-why-full = ma już 3 potomków
board-why-state = nie w tym stanie
board-why-notoriety = { $n ->
        [0] bez złej sławy
       *[other] zła sława: { $n }
    }
board-why-nothing = nie ma czego wziąć
board-why-ancilla = nie ancilla
board-why-own = twój wampir
board-why-attributes = inny atrybut
board-why-bloodline = inna linia krwi
board-why-fledgling = nie pisklę

## Setting up

board-starts-with = Początkowe spiski
board-difficulty-low = łatwy
board-difficulty-medium = średni
board-difficulty-high = wymagający

## Events and foresight

board-events = Wydarzenia
board-events-help = najwięcej takich wampirów
board-you-show = ty { $n }
board-would = Jeśli to wybierzesz
board-points-here = Punkty tu i teraz

## What would happen, below a battleground

would-politics = Jeden krok ku { $value-dat }.
would-decisive = Decydujące zwycięstwo ({ $value }): każdy taki wampir zyskuje 1 żeton władzy, a żeton wraca na środek.
would-morality = { $player }: jeden krok, na { $n }.
would-turns-coat = Brak zgodności: { $player } odwraca żeton ({ $value }).
would-takes-first = Pierwszym graczem będzie { $player }.
would-blocked = { $faction }: nie ma dokąd iść.
would-judges = „{ $column }”: żeton wskaże { $value-acc }.
would-trial = Sąd. Liczba oskarżonych: { $n }.
would-no-suspect = Sąd: nie ma kogo sądzić.
would-convicted = Suma { $n }: { $vampire } zapadnie w torpor.
would-acquitted = Suma { $n }: { $vampire } na wolności.
would-takes-ankh = Ankh { $city-gen } weźmie { $vampire }.
would-lies-in-ashes = Miasto spłonęło: nic się nie stanie.
would-investigates = Śledczy { $row-gen }: pole { $n }.
would-breach = Złamanie: ankh trafi na { $vampire-acc }.
would-empty-breach = Złamanie, ale ankhów już nie ma.
would-enters-city = Do miasta wejdzie żeton: { $value } (razem { $n }).
would-vote = Głosowanie: przewagę mają { $value }.
would-elected = { $title }: { $vampire }.
would-not-elected = { $title }: nikt.
would-humanity = { $player }: jeden krok, na { $n }.
would-changes-heart = Brak zgodności: { $player } odwraca żeton ({ $value }).
would-no-room = Region { $region-gen } jest pełny: bez żetonu.
would-no-token = W regionie { $region-gen } nie ma żetonów.
would-falls = { $vampire } zapadnie w torpor.
would-nothing = Pozostanie bez skutku: { $op }.

## Battlegrounds

board-nobody-leads = nikt nie prowadzi
board-leads-class = { $value }: po { $n }
board-morality = { $name }: { $n } ({ $value }).
board-lands-held = Zajęte terytoria
board-each-scores = po { $n }
board-vaticanum = Watykan
board-iudices = Sędziowie
board-at-vaticanum = { $value }: { $class }, w Watykanie.
board-at-iudices = { $value }: { $class }, u sędziów.
board-of = { $n } z { $all }
board-in-city = w mieście
board-carried = u wampirów
board-in-fire = w ogniu
board-burned = spalone
board-city-bruges = Brugia
board-city-prague = Praga
board-city-barcelona = Barcelona
board-city-paris = Paryż
board-city-burned = Miasto spłonęło: { $city }.
board-city-said = { $city }: w mieście { $here }, u wampirów { $held }, w ogniu { $fire }.
board-investigators = śledczy
board-secrets-kept = ocalone sekrety
board-row-said = { $value }: śledczy na polu { $at } z { $steps }, ocalone sekrety: { $kept }.
board-chair-held = { $title }: { $vampire }.
board-chair-empty = { $title }: wolne.
board-chair-next = głosowanie
board-chair-free = wolne
board-in-the-city = W mieście
board-in-court = W mieście: wysokie { $high }, niskie { $low }, razem { $all }.
board-region-said = { $value }: Camarilla { $camarilla }, Sabat { $sabbat }.

## Rozdział kroniki

board-chapter = Rozdział { $chapter }
board-sheet = Karta postaci
board-worth = Wartość na końcu, jeśli nic się nie zmieni: { $n }
board-step-trait = Jedna cecha
board-step-discipline = Jedna Dyscyplina
board-step-first-agent = Pierwszy agent
board-step-first-blood = Krew
board-at-table = Przy stole
board-chooses = wybiera
board-has-chosen = gotowe
board-all-at-once = Wszyscy wybierają naraz; nikt nie czeka na cudzy prolog.
board-first-agent = Pierwszy agent
board-first-agent-how = Przyszło troje obcych. Jedno zostaje, dostaje od ciebie krew i czeka w schronieniu.
board-haven-empty = Schronienie jest puste
board-in-haven = W schronieniu: { $who }
board-steps = Kroki podsumowania
board-step-results = Wyniki
board-step-overview = Przegląd
board-step-events = Wydarzenia
board-step-burdens = Brzemiona
board-step-stickers = Zdolności
board-step-havens = Schronienia
board-step-age = Koniec ery
board-step-seal = Pieczęć
board-choice = Wybór
board-power-boons = władza, przysługi
board-sum = punkty
board-age-points = era
board-titled = { $name } otrzymuje tytuł „{ $what }”.
board-event-told = opowiedziane
board-event-now = na drugiej stronie
board-event-waits = czeka
board-event-nobody = nikomu nie przypadło
board-conspired = { $name }, knowania: { $what }
board-bears = { $name }, brzemię: { $what }
board-relieved = { $name }, zdjęte brzemię: { $what }
board-learned = { $who }, nowa zdolność: { $what }
board-saved = { $name }, ocalenie: { $what }
board-asked-now = Teraz wybór: { $names }
board-asks-conspiracy = Knowania
board-asks-event = Wydarzenie
board-asks-ascension = Wyniesienie
board-asks-blood = Czyja krew
board-asks-shelter = Ktoś obcy
board-asks-sticker = Nowa zdolność
board-asks-ancilla = Kto ją otrzyma
board-asks-agent = Agent do schronienia
board-asks-outcome = Jak zapamiętają erę
board-asks-seal = Strona jest zapisana
