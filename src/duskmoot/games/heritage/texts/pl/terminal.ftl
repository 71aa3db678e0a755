### The table in the terminal

board-round = Runda { $round } z { $rounds }
board-signs = ◆ władza · ☠ zła sława · ❖ przysługi, w kolorze gracza ich klanu · ☥ ankhy
board-score = { $n ->
        [one] teraz { $n } punkt
        [few] teraz { $n } punkty
       *[many] teraz { $n } punktów
    }
board-exhausted = wyczerpanie
board-torpor = w torporze
board-open = otwarty
board-closed = zamknięty do końca rundy
board-aside = Następna rekrutacja
board-kept = rezerwacja: { $player }
board-discarded = odrzucone: { $n }
board-fire = w ogniu { $n }
word-battlegrounds = Pola bitwy
word-queue = Kolejka
word-hand = Ręka
word-events = Wydarzenia
word-first = Pierwszy gracz
help-signs = ◆ władza · ☠ zła sława · ❖ przysługi, w kolorze gracza ich klanu · ☥ ankhy · ● żeton polityki · ✦ pierwszy gracz · ♛ zwycięstwo · ■ zaznaczona kratka · □ wolna kratka

## Rozdział kroniki

chapter-number = Rozdział { $n }
stickers-left = pozostałe naklejki: { $n }
word-haven = Schronienie
word-assets = Atuty
word-burdens = Brzemiona
word-titles = Tytuły
word-sheet = Karta postaci
word-worth = Wartość zaznaczonej kratki
word-reckoning = Końcowe rozliczenie
blood-thin = słaba krew
book-left = już nie gra
book-unmarked = Nic jeszcze nie zaznaczono.
