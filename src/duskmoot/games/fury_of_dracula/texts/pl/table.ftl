### The table in the terminal

## The time and the tracks

table-setup = przygotowanie
table-influence = Wpływy { $n }/{ $all }
table-despair = Rozpacz

## The map

table-europe = Europa
table-seas = Morza
table-large = duże miasto
table-port = port
table-hospital = szpital
table-trail-space = pole Szlaku
table-lair = legowisko
table-dracula = Dracula
table-fog = mgła
table-storm = burza
table-holy = poświęcona ziemia
table-host = Przenajświętsza Hostia
table-road = droga
table-white = biała kolej
table-yellow = żółta kolej
table-sea = morzem
table-roadblocks = Blokady
table-ways = Od { $place-gen }
table-likely = Możliwe miejsca: { $n }

## The Trail

table-trail = Szlak
table-lairs = Legowiska
table-facedown = zakryte
table-rumor = pogłoska
table-hidden = nieznane
table-hidden-sea = nieznane morze
table-encounters = { $n ->
        [one] { $n } karta Spotkania
        [few] { $n } karty Spotkań
        [many] { $n } kart Spotkań
       *[other] { $n } karty Spotkań
    }

## The sheets

table-hunters = Łowcy
table-you = ty
table-bites = Ugryzienia
table-items = Przedmioty
table-events = Wydarzenia
table-tickets = Bilety
table-delayed = { $character-gender ->
        [f] zatrzymana
       *[m] zatrzymany
    }
table-bats = nietoperze
table-defeated = { $character-gender ->
        [f] pokonana
       *[m] pokonany
    }
table-mesmerized = { $character-gender ->
        [f] zauroczona
       *[m] zauroczony
    }
table-silenced = karta anulowana
table-shows = Odkryte
table-ready = Gotowe
table-ally = Sprzymierzeniec
table-guards = Strażnicy
table-unseen = niewidoczny
table-encounters-held = Spotkania { $n }
table-events-held = Wydarzenia { $n }
table-rumors-held = pogłoski { $n }

## Decks

table-top-hunter = Wierzchnie Wydarzenie to karta Łowców.
table-top-dracula = Wierzchnie Wydarzenie to karta Draculi.
table-event-discard = odrzucone Wydarzenia: { $n }
table-item-discard = Przedmioty: { $n }
table-encounter-discard = Spotkania: { $n }

## Combat

table-combat = Walka { $place-in }, runda { $n }, { $when }
table-played = zagrane
table-chosen = karta wybrana

## The own cards

table-hand = Twoje karty
table-encounters-hand = Spotkania
table-combat-hand = Karty Walki

## Help

help-signs = ▪ duże miasto · ≈ port · ✚ szpital · ◆ pole Szlaku, ◇ legowisko · ▒ zakryta karta · ✉ pogłoska · ░ mgła · ϟ burza · ✝ poświęcona ziemia · ✦ Przenajświętsza Hostia · ✕ blokada, w walce: karta z poprzedniej rundy · ♛ Dracula, na końcu: zwycięstwo · ▸ czyja kolej · ⚔ Łowca w zwarciu · ● pełne, ○ puste
