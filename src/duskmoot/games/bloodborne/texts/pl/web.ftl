### The table in the browser

## The horror

board-status = Runda { $round } · { $rank }
board-echoes-left = Tętnienia Krwi: { $left } z { $full }
board-stays = nie ucieka
board-flees = ucieka, jeśli przeżyje
board-trophies-for = Trofea dla tych, którzy zadadzą obrażenia w rundzie jego śmierci
board-rolls-again = + rzuca się ponownie i dodaje
board-ability = Zdolność
board-bell-tolled = następny przeciwnik: +{ $echoes }
board-next-comes = Następny przeciwnik pojawi się na końcu rundy.
board-hunt-over = Koniec polowania

## The dungeon and the Upgrades

board-depth = przeciwnik { $at } z { $all }
board-past = za nami: { $enemy }
board-ahead = jeszcze zakryty
board-none-left = Nie zostało żadne ulepszenie.

## The Hunters

board-first = pierwszy
board-sealed = tajny wybór
board-your-card = twoja karta
board-no-card = bez karty
board-lost-on-death = przepadają po śmierci
board-safe = bezpieczne
board-empty = pusto
board-cancelled = anulowana
board-winner = zwycięstwo
board-deaths = śmierci: { $n }
board-dealt = obrażenia zadane w rundzie: { $n }
board-suffered = obrażenia od ataku przeciwnika: { $n }
board-track = { $trophy }: pole { $space } z { $all }, wynik krwi +{ $points }
board-cards-in-hand = karty na ręce: { $n }

## Cards

board-kind-melee = Biała
board-kind-ranged = Palna
board-kind-support = Wsparcie
board-instant = natychmiast
board-damage = obrażenia: { $n }
board-doubt-type = typ
board-doubt-damage = obrażenia
board-doubt-effect = efekt
