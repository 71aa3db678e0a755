### The end of the game: why it ended, and where the points came from

reason-wins = The last round is over. { $margin ->
        [0] { $winners } and { $second } have { $score } VP each; the tie-break favours { $winners }
       *[other] { $winners } won with { $score } VP, { $margin } ahead of { $second }
    }. Most came from { $source }: { $gain }.

group-points = VP
column-points-power = Power
    .low = power
column-points-boons = Boons
    .low = boons
column-points-notoriety = Notoriety
    .low = notoriety
column-points-events = Events
    .low = events

number-intrigue = Intrigues played
number-borrowed = Boons called in
number-stolen = Power stolen
number-torpor = Vampires sent into torpor
number-sacrificed = Childer sacrificed
number-events = Events won

scene-round = Round { $n }
    .many = Rounds
scene-intrigue = Intrigue { $n }
    .many = Intrigues
