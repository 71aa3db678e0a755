## Questions

ask-play-card = Wybierz kartę akcji na tę rundę.
    .wait = Czekamy na wybór karty akcji: { $names }.
ask-bring-weapon = Wybierz z ręki broń dla karty „Przemiana broni”.
    .wait = Czekamy na wybór broni do przemiany: { $names }.
ask-aim = Wybierz cel karty „{ $card }”.
    .wait = Czekamy na wybór celu: { $names }.
ask-take-back = Odzyskaj zużytą broń albo zrezygnuj.
    .wait = Czekamy na decyzję o zużytej broni: { $names }.
    .done = Nie odzyskuj broni
ask-drop-card = Wysysacz mózgów ucieka: wybierz z ręki kartę do odrzucenia.
    .wait = Czekamy na wybór karty do odrzucenia: { $names }.
ask-take-upgrade = Weź dostępne ulepszenie albo zrezygnuj.
    .wait = Czekamy na decyzję o ulepszeniu: { $names }.
    .done = Nie bierz ulepszenia
ask-remove-card = Limit kart jest przekroczony: wybierz kartę do usunięcia z gry.
    .wait = Czekamy na wybór karty do usunięcia z gry: { $names }.

## Acts

act-play = Zagraj kartę „{ $card }”
act-bring = Użyj broni „{ $card }”
act-take = Weź ulepszenie „{ $card }”
act-remove = Usuń z gry kartę „{ $card }”
act-take-back = Odzyskaj kartę „{ $card }”
act-drop = Odrzuć kartę „{ $card }”
act-aim = Wybierz cel: { $seat }

## Table options

option-final-boss = Finałowy boss
    .random = Losowy
option-yellow-die = Szósta ścianka żółtej kości
    .two-plus = 2+
    .two = 2
option-blood-vial = „Fiolka krwi” leczy
    .owner = Właściciela
    .everyone = Wszystkich Tropicieli
option-trophy-track = Tor trofeów
    .plain = Równy
    .steep = Stromy
option-kirkhammer = Młot kościelny
    .slow = Powolny
    .plain = Zwykły
option-round-limit = Limit rund
    .sixty = 60 rund
    .none = Bez limitu

## Procedures

step-game = Partia
step-round = Runda
step-instant = Efekty natychmiastowe
step-attack = Atak Tropicieli
step-dream = Sen Tropiciela

## The game and its Hunters

game-title = Bloodborne: Gra karciana
game-pitch = Walcz ramię w ramię z potworami Lochu Kielicha i wynieś z niego więcej krwi niż pozostali Tropiciele.
seat-1 = Henryk
seat-2 = Eileen
seat-3 = Ludwig
seat-4 = Djura
seat-5 = Valtr

## Words of the table

word-health = Zdrowie
word-collected = Zebrane
word-banked = Zachowane
word-trophies = Trofea
word-hand = Ręka
word-discard = Karty odrzucone
word-dungeon-left = Zostało w Lochu
word-upgrades-left = Zostało ulepszeń
word-display = Dostępne ulepszenia
word-first-player = Pierwszy gracz
word-dead = martwy
word-out = poza grą
word-chose = karta wybrana
word-round = Runda
word-echoes = Tętnienia Krwi
word-die = Kość
word-final-boss = Finałowy boss
word-score = Wynik krwi
word-you = ty
word-removed = Usunięte z gry
