### The chapters of the rules: name, opening, and the headings of sections

rulebook-group-game = Gra
rulebook-group-turn = Tura
rulebook-group-states = Losy
rulebook-group-boards = Pola bitwy
rulebook-group-chronicle = Kronika

rulebook-setup = Przygotowanie
    .opening = Każdy gracz prowadzi klan i zaczyna z jednym przywódcą. Między nimi leżą trzy pola bitwy i kolejka ludzi, którzy jeszcze nic nie wiedzą.

rulebook-terms = Słowa gry
    .opening = Kto jest stwórcą, kto pisklęciem i co znaczy aktywować. Karty używają tych słów dokładnie tak, jak tutaj.

rulebook-rounds = Rundy i koniec
    .opening = W każdej rundzie każdy rekrutuje raz, więc linie krwi rosną równo. Po ostatniej rundzie podlicza się pola.

rulebook-scoring = Punkty i wydarzenia
    .opening = Punkty leżą na twoich wampirach i na trzech polach. Wydarzenia dostaje ten, kto ma najwięcej wampirów danego rodzaju.
    .example = Przykład

rulebook-secrets = Kto co wie
    .opening = Tajne są tylko spiski na ręce i kolejność talii. Wszystko, co stoi w linii krwi, jest jawne.

rulebook-turn = Twoja tura
    .opening = Musisz zrekrutować jedną postać i możesz zagrać jeden spisek, w dowolnej kolejności. Potem to samo robi następny gracz.

rulebook-recruit = Rekrutacja
    .opening = Weź postać z kolejki i połóż pod swoim wampirem. Ostatni w kolejce są darmowi, a własny klan zawsze.
    .queue = Kolejka
    .reserving = Rezerwowanie

rulebook-activation = Aktywacja i zdolności
    .opening = Nowo przybyły zmienia wszystkie trzy pola tym, kim jest. Potem ancille używają zdolności, jedna po drugiej.
    .abilities = Zdolności

rulebook-intrigue = Spiski i koterie
    .opening = Stwórca i jego potomkowie spiskują, jeśli razem pokazują to, czego żąda karta. Przywódca jest potem wyczerpany.
    .coterie = Koteria
    .boons = Przysługi
    .stealing = Kradzież

rulebook-clans = Co umie każdy klan
    .opening = Każdy klan ma sztuczkę, której nie ma nikt inny. Spotkasz ją na jego spiskach.
    .brujah = Brujah: „Wskaż wroga”
    .gangrel = Gangrel: wataha
    .lasombra = Lasombra: „Ucałuj pierścień”
    .malkavian = Malkavianie: „Afirmacja chaosu”
    .nosferatu = Nosferatu: „Czarny rynek”
    .toreador = Toreador: „Zaproszenie”
    .tremere = Tremere: „Uzurpacja”
    .tzimisce = Tzimisce: „Stwórz potwora”
    .ventrue = Ventrue: „Edykt”

rulebook-states = Władza, zła sława, wyczerpanie
    .opening = Żetony leżą na pojedynczych wampirach, nie na klanie. Władza jest dobra, zła sława zła, a wyczerpany wampir nie poprowadzi koterii.
    .power = Władza
    .notoriety = Zła sława
    .exhaustion = Wyczerpanie

rulebook-torpor = Torpor i poświęcenie
    .opening = Wampir w torporze nie liczy się wcale, póki ktoś go nie przywróci. Można oddać zamiast niego potomka, a przywódca musi.
    .sacrifice = Poświęcenie

rulebook-board-high-low = O klanach wysokich i niskich
    .opening = Jeden żeton przeciągają między sobą klasy. Kto dociągnie go do końca, od razu zbiera nagrodę.

rulebook-board-beast = Bestia wewnątrz
    .opening = Twoja moralność rośnie, gdy temperament przybysza pasuje. Gdy nie, żeton odwraca się i spada, ale na rękę trafia spisek.

rulebook-board-princes = Wojna Książąt
    .opening = Cztery strony świata cisną się na te same terytoria. Na końcu punktują wampiry najszerszej frakcji.

rulebook-board-inquisition = Inkwizycja
    .opening = Gdy zbierze się czterech sędziów, sądzeni są najbardziej osławieni. Wyrok zależy od tego, co pokazują żetony.

rulebook-board-revolt = Bunt Anarchów
    .opening = Miasta dają ankhi swoim i płoną, gdy zbyt wielu padnie. Wampir punktuje tylko, póki stoi jego miasto.

rulebook-board-masquerade = Maskarada
    .opening = Śledczy zbliżają się z każdym przybyszem ze swojego rzędu. Gdy któryś dotrze, ktoś zostaje z dowodem.

rulebook-board-court = Dwór
    .opening = Do miasta wchodzi pięć głosów, potem przyznaje się tytuł. Dostaje go najmożniejszy z klasy, która ma większość.

rulebook-board-humanity = Człowieczeństwo
    .opening = Tu moralność spada zamiast rosnąć. Najniższy zaczyna następną rundę.

rulebook-board-sabbat = Wojny Sabatu
    .opening = Los czyni każdego wiernym jednej z frakcji. Dokładaj, odwracaj, odrzucaj i przesuwaj żetony, a na końcu zobaczysz, czyje są regiony.

rulebook-options = Warianty i odpowiedzi
    .opening = Co stół może ustalić inaczej i o co pytali gracze. Warianty są wyłączone, póki ich nie wybierzesz.

rulebook-chronicle-begin = Prolog i rozdziały
    .opening = Kronika to dwadzieścia jeden gier, które o sobie pamiętają. Przed pierwszą każdy tworzy postać i agenta.
    .prologue = Prolog
    .chapters = Przygotowanie rozdziału
    .late = Kto przychodzi później

rulebook-chronicle-aftermath = Po rozdziale
    .opening = Rozdział zapisuje się w księdze: miejsca, wydarzenia, brzemiona, zdolności. Ostatni dostaje nowe spiski, zwycięzca brzemię.
    .results = Wyniki
    .events = Wydarzenia
    .burdens = Brzemiona
    .stickers = Zdolności
    .agents = Agenci
    .example = Przykład

rulebook-chronicle-cards = Co zostaje
    .opening = Nowe karty przychodzą w kolejności, której nikt nie tasuje. Co zapisano, zostaje, a pola każdego rozdziału są czyste.
    .deck = Talia kroniki
    .kept = Co się zachowuje

rulebook-chronicle-ages = Ery i finał
    .opening = Trzy rozdziały tworzą erę, siedem er kronikę. To, co rozstrzyga era, zmienia wartość wszystkiego, co zaznaczono.
    .age = Koniec ery
    .finale = Finał
