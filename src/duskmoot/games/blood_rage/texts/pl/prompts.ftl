## Questions: Gods’ Gifts and the clans

ask-choose-clan = Wybierz klan.
    .wait = Czekamy na wybór klanu: { $names }.
    .help = Wszystkie klany zaczynają tak samo; różnicę zrobią dary bogów.
ask-draft = Wybierz dla siebie kartę z darów bogów.
    .wait = Czekamy na wybór daru bogów: { $names }.
    .help = Reszta pójdzie do sąsiada; na tę epokę zbierzesz 6 nowych kart.

## Questions: the action phase

ask-action = Wybierz akcję.
    .wait = Czekamy na akcję: { $names }.
    .help = Większość akcji kosztuje furię. Bez niej tury przepadają; po spasowaniu epoka się kończy.
    .done = Spasuj i strać całą furię
ask-place-figure = Wybierz miejsce najazdu { $figure-ins }.
    .wait = Czekamy na wybór miejsca najazdu: { $names }.
    .help = Figurka zajmuje wolną osadę, a drakkar fiord, gdzie wspiera dwie prowincje.
ask-place-free = Możesz za darmo przeprowadzić najazd { $figure-ins }: wybierz miejsce.
    .wait = Czekamy na decyzję o darmowym najeździe: { $names }.
    .help = Teraz nie kosztuje to furii. Z rezerwy trzeba będzie później zapłacić.
    .done = Zostaw w rezerwie
ask-march-to = Wybierz cel marszu z { $place-gen }.
    .wait = Czekamy na wybór celu marszu: { $names }.
    .help = Odległość nie ma znaczenia. Każda figurka potrzebuje wolnej osady; Yggdrasil pomieści wszystkie.
ask-send = Wybierz figurki, które pomaszerują do { $place-gen }.
    .wait = Czekamy na wybór figurek do marszu: { $names }.
    .help = Ile chcesz, jedna po drugiej, dopóki są wolne osady.
    .done = Rozpocznij marsz
ask-slot = Wybierz pole dla ulepszenia „{ $card }”.
    .wait = Czekamy na wybór pola ulepszenia: { $names }.
    .help = Karta, która tam leży, opuszcza grę, a z nią figurka potwora.
ask-follow = „Pomoc Frigg”: jeszcze 1 wojownik może najechać { $place-acc }.
    .wait = Czekamy na decyzję o dodatkowym wojowniku: { $names }.
    .help = Przychodzi z rezerwy i nie kosztuje furii.
    .done = Nie wysyłaj wojownika
ask-storm = „Domena Thora”: { $place-acc } można od razu splądrować.
    .wait = Czekamy na decyzję o plądrowaniu: { $names }.
    .help = Kosztuje 2 punkty furii i mieści się w tej turze; pozostałych wzywa się do bitwy.
    .done = Nie plądruj
ask-offer-from = „Ofiara Frigg”: wybierz, gdzie zniszczyć figurkę.
    .wait = Czekamy na wybór miejsca złożenia ofiary: { $names }.
    .help = Dwie twoje figurki trafią do Walhalli, a wybrana cecha klanu wzrośnie.
ask-offer = „Ofiara Frigg”: wybierz figurkę do zniszczenia.
    .wait = Czekamy na wybór ofiary: { $names }.
    .help = Trafi do Walhalli i wróci do rezerwy pod koniec epoki.

## Questions: battle

ask-join = Wezwanie do bitwy w { $place-loc }: przyprowadź figurkę z sąsiedniej prowincji albo zrezygnuj.
    .wait = Czekamy na odpowiedź na wezwanie do bitwy: { $names }.
    .help = Każda figurka dodaje siłę. Zwycięzca zdobywa chwałę, przegrane figurki trafiają do Walhalli.
    .done = Nie dołączaj
ask-bring = Wybierz figurkę, która dołączy do bitwy.
    .wait = Czekamy na wybór figurki do bitwy: { $names }.
    .help = Zajmie wolną osadę i doda swoją siłę do twojej.
ask-commit = Wybierz kartę do bitwy w { $place-loc }.
    .wait = Czekamy na wybór karty do bitwy: { $names }.
    .help = Jej premia dodaje się do figurek. Zwycięzca kartę odrzuca, przegrani odzyskują swoje.
ask-count = Twoją kartę wyprawy można uznać za kartę bitwy.
    .wait = Czekamy na decyzję o karcie wyprawy: { $names }.
    .help = Jako karta bitwy doda premię; inaczej nie doda niczego.
    .done = Nie uznawaj za kartę bitwy
ask-late-card = Karty są odkryte: dołóż jeszcze jedną albo zrezygnuj.
    .wait = Czekamy na decyzję o dodatkowej karcie: { $names }.
    .help = Doliczy się do zagranej karty, gdy siły wszystkich są już znane.
    .done = Nie dokładaj karty
ask-keep-figure = „Przypływ Odyna”: wybierz jedyną figurkę, która ocaleje.
    .wait = Czekamy na wybór ocalałej figurki: { $names }.
    .help = Pozostałe twoje figurki w tej bitwie trafią do Walhalli przed porównaniem sił.
ask-save = Twoje figurki mają zginąć: ocal je albo zrezygnuj.
    .wait = Czekamy na decyzję o ocaleniu figurek: { $names }.
    .help = Ocalona figurka zostaje na planszy; polegli trafią do Walhalli do końca epoki.
    .done = Nie ocalaj pozostałych
ask-retrieve = „Męstwo Tyra”: weź swoje karty na rękę albo je odrzuć.
    .wait = Czekamy na decyzję o kartach bitwy: { $names }.
    .help = Każda karta kosztuje 1 punkt furii i przyda się w kolejnej bitwie.
    .done = Odrzuć pozostałe karty
ask-return = „Błogosławieństwo Lokiego”: wojownik może najechać prowincję bitwy.
    .wait = Czekamy na decyzję o nowym wojowniku: { $names }.
    .help = Przychodzi z rezerwy i nie kosztuje furii.
    .done = Nie wysyłaj wojownika
ask-lead = „Władca młotów”: jarl może przejść do sąsiedniej prowincji.
    .wait = Czekamy na decyzję o jarlu: { $names }.
    .help = Musi tam być miejsce; nie kosztuje to ani furii, ani tury.
    .done = Zostaw jarla na miejscu

## Questions: stats and the discard phase

ask-raise = Wybierz cechę klanu do zwiększenia.
    .wait = Czekamy na wybór cechy klanu: { $names }.
    .help = Furia daje akcje, topory chwałę w bitwach, a rogi więcej figurek na planszy.
ask-raise-other = „Łaska Frigg”: wybierz jeszcze jedną cechę klanu.
    .wait = Czekamy na wybór jeszcze jednej cechy klanu: { $names }.
    .help = Chwałę bitewną liczy się później: zwiększone teraz topory już się liczą.
ask-hold = Wybierz kartę, którą zachowasz na następną epokę; pozostałe zostaną odrzucone.
    .wait = Czekamy na wybór karty na następną epokę: { $names }.
    .help = Dołączy do 6 kart, które zbierzesz w następnej epoce.

## Acts

act-choose-clan = Wybierz klan { $clan-gen }
act-draft = Weź kartę „{ $card }”
act-invade = Najazd { $figure-ins }
act-recall = Najazd { $figure-ins } z Walhalli (1 punkt furii)
act-to = Najazd na { $place-acc }
act-march = Maszeruj z { $place-gen } (1 punkt furii)
act-march-to = Maszeruj do { $place-gen }
act-send = Wyślij { $figure-acc }
act-upgrade = Zagraj ulepszenie „{ $card }”
act-into = Umieść na { $slot-loc }
act-quest = Podejmij wyprawę „{ $card }”
act-pillage = Splądruj { $place-acc }
act-challenge = Splądruj ponownie { $place-acc } (2 punkty furii)
act-sacrifice = Zniszcz 2 swoje figurki i zwiększ cechę
act-offer-from = Zniszcz figurkę w { $place-loc }
act-offer = Zniszcz { $figure-acc }
act-follow = Darmowy najazd jeszcze 1 wojownikiem
act-storm = Splądruj od razu (2 punkty furii)
act-join = Dołącz z { $place-gen }
act-bring = Przyprowadź { $figure-acc }
act-commit = Zagraj kartę „{ $card }”
act-count = Uznaj za kartę bitwy
act-add = Dołóż kartę „{ $card }”
act-keep = Zachowaj { $figure-acc }
act-save = Ocal { $figure-acc } (1 punkt furii)
act-flee = Przemieść Wölwę do Yggdrasilu
act-retrieve = Weź na rękę kartę „{ $card }” (1 punkt furii)
act-return = Darmowy najazd wojownikiem
act-lead = Przemieść jarla do { $place-gen }
act-raise = Zwiększ { $stat-acc }
act-hold = Zachowaj kartę „{ $card }”

## Table options

option-clans = Klany
    .help = Klany grają tak samo; to decyduje tylko o barwach.
    .chosen = wybierane przez graczy
    .random = losowe
option-first-age = Karty pierwszej epoki
    .help = Na pierwszą partię: rozdaje się wszystkie 8 kart, bez draftu.
    .draft = z draftem
    .dealt = rozdanie bez draftu
option-dark-elf = Najazd Mrocznego elfa na Yggdrasil
    .help = Jego siła to 1, a w Yggdrasilu 3: według której się płaci?
    .one = 1 punkt furii
    .three = 3 punkty furii
option-yggdrasil-quest = „Yggdrasil!” w trzeciej epoce
    .help = Wydania różnią się nagrodą za tę wyprawę.
    .eleven = 11 punktów chwały
    .ten = 10 punktów chwały
option-heimdalls-gaze = „Spojrzenie Heimdalla” dodaje
    .help = Wydania różnią się siłą tej późnej karty.
    .three = 3 do siły
    .two = 2 do siły
option-lokis-wrath = „Gniew Lokiego”, chwała za figurkę
    .help = Wydania różnią się chwałą za figurkę wracającą z Walhalli.
    .three = 3 punkty chwały
    .one = 1 punkt chwały
option-rage-cap = Limit furii
    .help = Wydrukowany tor kończy się na 12; bez limitu furię liczy się dalej.
    .twelve = 12 punktów furii
    .none = bez limitu

## Procedures

step-game = Partia
step-clan-choice = Wybór klanów
step-age = Epoka
step-gifts = Dary bogów
step-picks = Draft
step-action = Faza akcji
step-next-turn = Następna tura
step-turn = Tura
step-invasion = Najazd
step-landing = Przybycie
step-march = Marsz
step-sending = Figurki w marszu
step-upgrade = Ulepszenie
step-sacrifice = Złożenie ofiary
step-victim = Wybór ofiary
step-pillage = Plądrowanie
step-call = Wezwanie do bitwy
step-offered = Odpowiedź na wezwanie
step-battle = Bitwa
step-playing = Zagranie kart
step-counting = Wyprawa w bitwie
step-text = Teksty kart
step-tide = Przypływ Odyna
step-outcome = Wynik bitwy
step-keeping = Karty zwycięzcy
step-retrieving = Odzyskanie kart
step-spoils = Łupy
step-victory = Zwycięstwo
step-blessing = Błogosławieństwo Lokiego
step-fall = Śmierć figurek
step-saving = Ocalenie
step-raising = Cecha klanu
step-quest = Faza wypraw
step-ragnarok = Ragnarök
