### The table in the browser

## The saga

board-status = Epoka { $age } z 3 · { $phase }
board-age-now = Epoka { $age }
board-ragnarok-glory = chwała za figurkę w Ragnaröku: { $glory }
board-doom-now = { $place }: w tej epoce
board-doom-later = { $place }: epoka { $age }
board-turns = Kolejność tur

## Midgard

board-ruined = zniszczona
board-gone = Zniszczona: nie można tu wejść.
board-doomed = skazana
board-doomed-now = Ragnarök zniszczy ją na końcu tej epoki. Chwała za każdą utraconą figurkę: { $glory }
board-doomed-age = Ragnarök zniszczy ją na końcu epoki { $age }.
board-villages = Wolne osady: { $free } z { $all }
board-reward = Nagroda za splądrowanie: { $reward }
board-pillaged-now = Splądrowana w tej epoce
board-supports = Wspiera: { $places }
board-nobody-there = Brak figurek
board-share = { $figure }: { $strength }
board-shares = { $figure } ×{ $count }: { $strength }
board-figure = { $figure }, { $clan }
board-count = { $figure }: { $count }
board-figure-strength = { $figure }, siła { $strength }
board-cost = Koszt furii: { $rage }

## The camp

board-camp = Twoje figurki poza planszą
board-on-board = Na planszy: { $n } z { $all }
board-none = brak

## The draft and the clans

board-draft = Dary bogów
board-draft-age = Dary bogów · epoka { $age }
board-draft-rest = Zachowaj jedną kartę; resztę otrzyma { $name }.
board-draft-last = Zachowaj jedną kartę; ostatnie są odrzucane.
board-draft-two = Zachowaj dwie karty, jedną po drugiej; resztę otrzyma { $name }.
board-draft-last-two = Zachowaj dwie karty, jedną po drugiej; ostatnie są odrzucane.
board-to-map = Pokaż Midgard
board-to-gifts = Wróć do darów

## The clan sheets

board-sheet = Twoja plansza klanu
board-stat = { $stat }: { $value }, pole { $step } z { $all }; chwała na końcu: { $glory }
board-no-cards = brak kart
board-revealed = odkryta
board-taken-on = podjęta
board-backs = epoka { $age }: { $n }
board-sealed = zapieczętowane
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
board-your-choice = twój wybór
