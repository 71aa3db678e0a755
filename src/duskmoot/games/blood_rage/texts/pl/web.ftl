### The table in the browser

## The saga

board-status = Epoka { $age } z 3 · { $phase }
board-age-now = Epoka { $age }
board-ragnarok-glory = Chwała za figurkę utraconą w Ragnaröku: { $glory }
board-doom-now = { $place }: w tej epoce
board-doom-later = { $place }: epoka { $age }
board-turns = Kolejność tur

## Midgard

board-ruined = zniszczona
board-gone = Pochłonięte przez Ragnarök: nie można tu wejść.
board-doomed = zagłada
board-doomed-now = Ragnarök zniszczy ją na koniec tej epoki: { $glory ->
        [one] { $glory } punkt chwały
        [few] { $glory } punkty chwały
       *[many] { $glory } punktów chwały
    } za każdą utraconą figurkę.
board-doomed-age = Ragnarök zniszczy ją na koniec epoki { $age }.
board-villages = Wolne osady: { $free } z { $all }
board-reward = Nagroda za splądrowanie: { $reward }
board-pillaged-now = Splądrowana w tej epoce
board-supports = Wspiera: { $places }
board-nobody-there = Brak figurek
board-share = { $figure }: { $strength }
board-shares = { $figure } ×{ $count }: { $strength }
board-figure = { $figure }, { $clan }
board-count = { $figure }: { $count }
board-figure-strength = { $figure }, siła { $strength }
board-cost = Koszt w furii: { $rage }

## The camp

board-camp = Twoje figurki poza planszą
board-on-board = Na planszy: { $n } z { $all }
board-none = brak

## The draft and the clans

board-draft = Dary bogów
board-draft-age = Dary bogów · epoka { $age }
board-draft-rest = Zachowaj 1 kartę; resztę otrzyma { $name }.
board-draft-last = Zachowaj 1 kartę; pozostałe zostaną odrzucone.
board-draft-two = Zachowaj 2 karty, jedną po drugiej; resztę otrzyma { $name }.
board-draft-last-two = Zachowaj 2 karty, jedną po drugiej; pozostałe zostaną odrzucone.
board-to-map = Pokaż Midgard
board-to-gifts = Wróć do darów

## The clan sheets

board-sheet = Twoja plansza klanu
board-stat = { $stat }: { $value }, pole { $step } z { $all }; chwała na koniec gry: { $glory }
board-no-cards = brak kart
board-revealed = odkryta
board-taken-on = podjęta
board-backs = epoka { $age }: { $n }
board-sealed = tajny wybór
board-winner = zwycięstwo

## Cards

board-kind-battle = Bitwa
board-kind-quest = Wyprawa
board-kind-warrior = Wojownicy
board-kind-leader = Jarl
board-kind-ship = Drakkar
board-kind-monster = Potwór
board-kind-clan = Klan
board-worth-battle = Premia do siły: { $bonus }
board-worth-quest = Chwała: { $glory }

## The battle

board-at-stake = Stawka: { $reward }
board-for-winning = chwała za wygraną
board-glory-of-winning = Chwała za wygraną: { $glory }
board-your-choice = twój wybór
