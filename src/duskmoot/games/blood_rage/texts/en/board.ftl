### The table

## The map

board-midgard = Midgard
board-free-village = free village
board-doomed-in = Age of Ragnarök
board-destroyed = destroyed
board-pillaged = pillaged

## Ages and phases

board-age = Age { $age } of { $ages }
phase-gifts = Gods’ Gifts
phase-action = Action
phase-discard = Discard
phase-quest = Quest
phase-ragnarok = Ragnarök
phase-valhalla = Valhalla

## Battle

board-call = Call to battle: { $place }
board-battle = Battle in { $place-the }
board-strength = strength { $n }
board-chose = chosen
board-choosing = choosing

## Cards

board-costs = { $kind } (rage: { $rage })
board-price = { $rage ->
        [0] for free
       *[other] rage: −{ $rage }
    }
kind-battle = Battle card
kind-warrior = Warrior upgrade
kind-leader = Leader upgrade
kind-ship = Ship upgrade
kind-monster = Monster upgrade
kind-clan = Clan upgrade
kind-quest = Quest card

## Words of the clan sheet

word-clans = Clans
word-name = Clan
word-glory = Glory
word-rage = Rage
word-axes = Axes
word-horns = Horns
word-steps = Clan stats
word-figures = Figures
word-reserve = Reserve
word-valhalla = Valhalla
word-slots = Upgrades
word-hand = Hand
word-quests = Quests
word-packet = Draft
word-buried = Face-down discards
word-revealed = Revealed
word-passed = passed
word-you = you

## Words of the board

word-age = Age
word-first = First player
word-turn = Turn
word-tokens = Pillage tokens
word-pillaged = Pillaged provinces
word-ragnarok = Doomed provinces
word-destroyed = Destroyed provinces
word-deck = Cards of later Ages
word-rest = Cards not dealt
word-discard = Open discards
word-province = Province of the battle
word-pillager = Pillager
word-fighters = In battle
word-winner = Winner

## Help

help-signs = ● warrior, ♚ leader, ▲ ship · ○ free village · ◈ pillage token · ☠ Age of Ragnarök · ≈ fjord · ✦ first player · ⚔ pillager · ✓ chosen · ♛ winner
