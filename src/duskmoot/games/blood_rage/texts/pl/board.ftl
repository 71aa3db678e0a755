### The table

## The map

board-midgard = Midgard
board-free-village = wolna osada
board-doomed-in = epoka Ragnaröku
board-destroyed = zniszczona
board-pillaged = splądrowana

## Ages and phases

board-age = Epoka { $age } z { $ages }
phase-gifts = Dary bogów
phase-action = Akcje
phase-discard = Odrzucanie
phase-quest = Wyprawy
phase-ragnarok = Ragnarök
phase-valhalla = Walhalla

## Battle

board-call = Wezwanie do bitwy: { $place }
board-battle = Bitwa w { $place-loc }
board-strength = siła { $n }
board-chose = wybrano
board-choosing = wybiera

## Cards

board-costs = { $kind } (furia: { $rage })
board-price = { $rage ->
        [0] za darmo
       *[other] furia: −{ $rage }
    }
kind-battle = Karta bitwy
kind-warrior = Ulepszenie wojowników
kind-leader = Ulepszenie jarla
kind-ship = Ulepszenie drakkara
kind-monster = Ulepszenie potwora
kind-clan = Ulepszenie klanu
kind-quest = Karta wyprawy

## Words of the clan sheet

word-clans = Klany
word-name = Klan
word-glory = Chwała
word-rage = Furia
word-axes = Topory
word-horns = Rogi
word-steps = Cechy klanu
word-figures = Figurki
word-reserve = Rezerwa
word-valhalla = Walhalla
word-slots = Ulepszenia
word-hand = Ręka
word-quests = Wyprawy
word-packet = Draft
word-buried = Odrzucone zakryte
word-revealed = Odkryte
word-passed = pas
word-you = ty

## Words of the board

word-age = Epoka
word-first = Pierwszy gracz
word-turn = Tura
word-tokens = Żetony plądrowania
word-pillaged = Splądrowane prowincje
word-ragnarok = Prowincje skazane na zagładę
word-destroyed = Zniszczone prowincje
word-deck = Karty następnych epok
word-rest = Nierozdane karty
word-discard = Odrzucone odkryte
word-province = Prowincja bitwy
word-pillager = Plądrujący
word-fighters = W bitwie
word-winner = Zwycięzca

## Help

help-signs = ● wojownik, ♚ jarl, ▲ drakkar · ○ wolna osada · ◈ żeton plądrowania · ☠ epoka Ragnaröku · ≈ fiord · ✦ pierwszy gracz · ⚔ plądrujący · ✓ wybrano · ♛ zwycięstwo
