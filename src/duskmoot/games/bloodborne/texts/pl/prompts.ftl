## Questions

ask-play-card = Wybierz kartę akcji na tę rundę.
    .wait = Czekamy na wybór karty akcji: { $names }.
    .help = Broń zabiera Tętnienia Krwi, „Sen Tropiciela” je zachowuje. Karty ujawnia się razem.
ask-bring-weapon = Wybierz z ręki broń dla karty „Przemiana broni”.
    .wait = Czekamy na wybór broni do przemiany: { $names }.
    .help = Karty pozostałych już widać; ta broń będzie twoją kartą na tę rundę.
ask-aim = Wybierz cel karty „{ $card }”.
    .wait = Czekamy na wybór celu: { $names }.
    .help = Efekt dotyczy tylko tego Tropiciela. Zabici i zachowane Tętnienia Krwi są poza zasięgiem.
ask-take-back = Odzyskaj zużytą broń albo zrezygnuj.
    .wait = Czekamy na decyzję o zużytej broni: { $names }.
    .help = Pozostałe odrzucone karty zwróci dopiero „Sen Tropiciela”.
    .done = Nie odzyskuj broni
ask-drop-card = Wysysacz mózgów ucieka: wybierz z ręki kartę do odrzucenia.
    .wait = Czekamy na wybór karty do odrzucenia: { $names }.
    .help = Karta trafi na stos kart odrzuconych i wróci dzięki karcie „Sen Tropiciela”.
ask-take-upgrade = Weź dostępne ulepszenie albo zrezygnuj.
    .wait = Czekamy na decyzję o ulepszeniu: { $names }.
    .help = Trafia na rękę na stałe, gotowe w następnej rundzie. Z 8 kart jedną trzeba usunąć.
    .done = Nie bierz ulepszenia
ask-remove-card = Limit kart jest przekroczony: wybierz kartę do usunięcia z gry.
    .wait = Czekamy na wybór karty do usunięcia z gry: { $names }.
    .help = Możesz mieć 7 kart. Wybrana nie wróci i wszyscy ją zobaczą.

## Acts

act-play = Zagraj kartę „{ $card }”
act-bring = Użyj broni „{ $card }”
act-take = Weź ulepszenie „{ $card }”
act-remove = Usuń z gry kartę „{ $card }”
act-take-back = Odzyskaj kartę „{ $card }”
act-drop = Odrzuć kartę „{ $card }”
act-aim = Wybierz cel: { $seat }

## Table options

option-final-boss = Finałowy boss
    .help = Jego zdolność zmienia zasady od pierwszej rundy.
    .random = losowy
option-yellow-die = Szósta ścianka żółtej kości
    .help = Ze ścianką 2+ żółtą kością rzuca się dalej częściej: przeciwnicy biją mocniej.
    .two-plus = 2+
    .two = 2
option-blood-vial = „Fiolka krwi” leczy
    .help = Źródła się różnią: karta leczy jednego albo jest darem dla wszystkich.
    .owner = właściciela
    .everyone = wszystkich Tropicieli
option-trophy-track = Tor trofeów
    .help = Stromy tor ceni wiele trofeów jednego typu wyżej niż po trochu każdego.
    .plain = równy
    .steep = stromy
option-kirkhammer = Młot kościelny
    .help = Powolny Kirkhammer uderza po każdej innej broni.
    .slow = powolny
    .plain = zwykły
option-round-limit = Limit rund
    .help = Nie pozwala, by partia bardzo ostrożnych Tropicieli trwała wiecznie.
    .sixty = 60 rund
    .none = bez limitu

## Procedures

step-game = Partia
step-round = Runda
step-instant = Efekty natychmiastowe
step-attack = Atak Tropicieli
step-dream = Sen Tropiciela

## Words of the table

word-health = Zdrowie
word-collected = Zebrane
word-banked = Zachowane
word-trophies = Trofea
word-hand = Ręka
word-discard = Karty odrzucone
word-dungeon-left = Zostało w Lochu
word-upgrades-left = Zostało ulepszeń
word-display = Dostępne ulepszenia
word-first-player = Pierwszy gracz
word-dead = śmierć
word-out = poza grą
word-chose = karta wybrana
word-round = Runda
word-echoes = Tętnienia Krwi
word-die = Kość
word-final-boss = Finałowy boss
word-score = Wynik krwi
word-you = ty
word-removed = Usunięte z gry
