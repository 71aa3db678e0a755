## Questions: Gods’ Gifts and the clans

ask-choose-clan = Wybierz klan.
    .wait = Czekamy na wybór klanu: { $names }.
ask-draft = Wybierz dla siebie kartę z darów bogów.
    .wait = Czekamy na wybór daru bogów: { $names }.

## Questions: the action phase

ask-action = Wybierz akcję.
    .wait = Czekamy na akcję: { $names }.
    .done = Spasuj i strać całą furię
ask-place-figure = Wybierz miejsce najazdu { $figure-ins }.
    .wait = Czekamy na wybór miejsca najazdu: { $names }.
ask-place-free = Możesz za darmo przeprowadzić najazd { $figure-ins }: wybierz miejsce.
    .wait = Czekamy na decyzję o darmowym najeździe: { $names }.
    .done = Zostaw w rezerwie
ask-march-to = Wybierz cel marszu z { $place-gen }.
    .wait = Czekamy na wybór celu marszu: { $names }.
ask-send = Wybierz figurki, które pomaszerują do { $place-gen }.
    .wait = Czekamy na wybór figurek do marszu: { $names }.
    .done = Rozpocznij marsz
ask-slot = Wybierz pole dla ulepszenia „{ $card }”.
    .wait = Czekamy na wybór pola ulepszenia: { $names }.
ask-follow = „Pomoc Frigg”: jeszcze 1 wojownik może najechać { $place-acc }.
    .wait = Czekamy na decyzję o dodatkowym wojowniku: { $names }.
    .done = Nie wysyłaj wojownika
ask-storm = „Domena Thora”: { $place-acc } można od razu splądrować.
    .wait = Czekamy na decyzję o plądrowaniu: { $names }.
    .done = Nie plądruj
ask-offer-from = „Ofiara Frigg”: wybierz, gdzie zniszczyć figurkę.
    .wait = Czekamy na wybór miejsca złożenia ofiary: { $names }.
ask-offer = „Ofiara Frigg”: wybierz figurkę do zniszczenia.
    .wait = Czekamy na wybór ofiary: { $names }.

## Questions: battle

ask-join = Wezwanie do bitwy w { $place-loc }: przyprowadź figurkę z sąsiedniej prowincji albo zrezygnuj.
    .wait = Czekamy na odpowiedź na wezwanie do bitwy: { $names }.
    .done = Nie dołączaj
ask-bring = Wybierz figurkę, która dołączy do bitwy.
    .wait = Czekamy na wybór figurki do bitwy: { $names }.
ask-commit = Wybierz kartę do bitwy w { $place-loc }.
    .wait = Czekamy na wybór karty do bitwy: { $names }.
ask-count = Twoją kartę wyprawy można uznać za kartę bitwy.
    .wait = Czekamy na decyzję o karcie wyprawy: { $names }.
    .done = Nie uznawaj za kartę bitwy
ask-late-card = Karty są odkryte: dołóż jeszcze jedną albo zrezygnuj.
    .wait = Czekamy na decyzję o dodatkowej karcie: { $names }.
    .done = Nie dokładaj karty
ask-keep-figure = „Przypływ Odyna”: wybierz jedyną figurkę, która ocaleje.
    .wait = Czekamy na wybór ocalałej figurki: { $names }.
ask-save = Twoje figurki mają zginąć: ocal je albo zrezygnuj.
    .wait = Czekamy na decyzję o ocaleniu figurek: { $names }.
    .done = Nie ocalaj pozostałych
ask-retrieve = „Męstwo Tyra”: weź swoje karty na rękę albo je odrzuć.
    .wait = Czekamy na decyzję o kartach bitwy: { $names }.
    .done = Odrzuć pozostałe karty
ask-return = „Błogosławieństwo Lokiego”: wojownik może najechać prowincję bitwy.
    .wait = Czekamy na decyzję o nowym wojowniku: { $names }.
    .done = Nie wysyłaj wojownika
ask-lead = „Władca młotów”: jarl może przejść do sąsiedniej prowincji.
    .wait = Czekamy na decyzję o jarlu: { $names }.
    .done = Zostaw jarla na miejscu

## Questions: stats and the discard phase

ask-raise = Wybierz cechę klanu do zwiększenia.
    .wait = Czekamy na wybór cechy klanu: { $names }.
ask-raise-other = „Łaska Frigg”: wybierz jeszcze jedną cechę klanu.
    .wait = Czekamy na wybór jeszcze jednej cechy klanu: { $names }.
ask-hold = Wybierz kartę, którą zachowasz na następną epokę; pozostałe zostaną odrzucone.
    .wait = Czekamy na wybór karty na następną epokę: { $names }.

## Acts

act-choose-clan = Wybierz klan { $clan-gen }
act-draft = Weź kartę „{ $card }”
act-invade = Najedź { $figure-ins }
act-recall = Najedź { $figure-ins } z Walhalli (1 punkt furii)
act-to = Najedź { $place-acc }
act-march = Maszeruj z { $place-gen } (1 punkt furii)
act-march-to = Maszeruj do { $place-gen }
act-send = Wyślij { $figure-acc }
act-upgrade = Zagraj ulepszenie „{ $card }”
act-into = Umieść na { $slot-loc }
act-quest = Podejmij wyprawę „{ $card }”
act-pillage = Splądruj { $place-acc }
act-challenge = Splądruj ponownie { $place-acc } (2 punkty furii)
act-sacrifice = Zniszcz 2 swoje figurki i zwiększ cechę
act-offer-from = Zniszcz figurkę w { $place-loc }
act-offer = Zniszcz { $figure-acc }
act-follow = Najedź za darmo jeszcze 1 wojownikiem
act-storm = Splądruj od razu (2 punkty furii)
act-join = Dołącz z { $place-gen }
act-bring = Przyprowadź { $figure-acc }
act-commit = Zagraj kartę „{ $card }”
act-count = Uznaj za kartę bitwy
act-add = Dołóż kartę „{ $card }”
act-keep = Zachowaj { $figure-acc }
act-save = Ocal { $figure-acc } (1 punkt furii)
act-flee = Przemieść Wölwę do Yggdrasilu
act-retrieve = Weź na rękę kartę „{ $card }” (1 punkt furii)
act-return = Najedź za darmo wojownikiem
act-lead = Przemieść jarla do { $place-gen }
act-raise = Zwiększ cechę: { $stat }
act-hold = Zachowaj kartę „{ $card }”

## Table options

option-clans = Klany
    .chosen = Wybierane przez graczy
    .random = Losowe
option-first-age = Karty pierwszej epoki
    .draft = Z draftem
    .dealt = Rozdanie bez draftu
option-dark-elf = Najazd Mrocznego elfa na Yggdrasil
    .one = 1 punkt furii
    .three = 3 punkty furii
option-yggdrasil-quest = „Yggdrasil!” w trzeciej epoce
    .eleven = 11 punktów chwały
    .ten = 10 punktów chwały
option-heimdalls-gaze = „Spojrzenie Heimdalla” dodaje
    .three = 3 do siły
    .two = 2 do siły
option-lokis-wrath = „Gniew Lokiego” daje za figurkę
    .three = 3 punkty chwały
    .one = 1 punkt chwały
option-rage-cap = Limit furii
    .twelve = 12 punktów furii
    .none = Bez limitu

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
step-sending = Figurki w marszu
step-upgrade = Ulepszenie
step-sacrifice = Złożenie ofiary
step-victim = Wybór ofiary
step-pillage = Plądrowanie
step-call = Wezwanie do bitwy
step-offered = Odpowiedź na wezwanie
step-battle = Bitwa
step-playing = Zagranie kart
step-counting = Wyprawa w bitwie
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

## The game and its players

game-title = Blood Rage
game-pitch = Poprowadź klan wikingów przez 3 epoki aż do Ragnaröku: najeżdżaj, plądruj i giń chwalebnie, by zdobyć więcej chwały niż pozostałe klany.
seat-1 = Sigrid
seat-2 = Ivar
seat-3 = Astrid
seat-4 = Torsten
