### The table in the terminal

board-step = Krok { $n } z 8: { $step }
board-step-1 = Wybór
board-step-2 = Przemiana
board-step-3 = Natychmiastowe
board-step-4 = Potwór
board-step-5 = Tropiciele
board-step-6 = Ucieczka
board-step-7 = Sen
board-step-8 = Koniec
board-hunters = Tropiciele
board-dungeon = Loch Kielicha
board-no-enemy = W grze nie ma przeciwnika.
board-echoes = { $left } z { $full }
board-rolled = rzut: { $faces }
board-choosing = wybiera
board-doubts = odtworzone: { $what }
board-doubt-name = nazwa
board-doubt-health = zdrowie
board-doubt-die = kość
board-doubt-types = typy
board-doubt-ability = zdolność

## Help

help-signs = ✦ pierwszy gracz · ● zostało, ○ stracone · ✓ karta wybrana · ✝ śmierć lub poza grą · ♛ zwycięstwo · ° odtworzone przez nas, bez źródła
