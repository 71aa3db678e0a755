### The end of the game: why it ended, and where the Blood Score came from

reason-killed = { $enemy } is dead and the hunt is over. { $margin ->
        [0] { $winners } stand level at { $score }, and banked echoes decide
       *[other] { $winners } won with a Blood Score of { $score }, { $margin } ahead of { $second }
    }.
reason-eliminated = The last Hunter is out of the game and the hunt is lost. { $winners } had the highest Blood Score: { $score }.
reason-stalemate = Nothing could be won any more, so the hunt stopped. { $winners } had the highest Blood Score: { $score }.

group-score = Blood Score
column-score-banked = Banked
    .low = banked echoes

number-killed = Enemies killed
number-escaped = Monsters escaped
number-taken = Blood Echoes taken
number-hurt = Damage suffered
number-deaths = Deaths
number-lost = Echoes lost by dying
number-upgrades = Upgrades taken

scene-round = Round { $n }
    .many = Rounds
