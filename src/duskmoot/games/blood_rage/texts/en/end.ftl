### The end of the game: why it ended, and where the glory came from

reason-wins = { $winners } ended with { $score } glory, { $margin } more than { $second }. Most of it came from { $source }: { $gain }.
reason-shares = { $winners } share the victory with { $score } glory each.

group-glory = Glory
column-glory-battles = Battles
    .low = battles
column-glory-pillage = Pillage
    .low = pillage
column-glory-quests = Quests
    .low = quests
column-glory-ragnarok = Ragnarök
    .low = Ragnarök
column-glory-cards = Cards
    .low = cards
column-glory-legendary = Legendary
    .low = legendary stats

number-won = Battles won
number-pillaged = Provinces pillaged
number-fallen = Figures sent to Valhalla
number-fulfilled = Quests fulfilled
number-failed = Quests failed

scene-age = Age { $n }
    .many = Ages
scene-battle = Battle { $n }
    .many = Battles
