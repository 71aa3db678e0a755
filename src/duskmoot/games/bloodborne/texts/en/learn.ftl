### How to play

## The decks of the cards’ page

learn-cards-monster = Monsters
learn-cards-boss = Bosses
learn-cards-final = Final Bosses

# The echoes of an enemy and its die
learn-enemy =
    { $n ->
        [one] { $n } Blood Echo
       *[other] { $n } Blood Echoes
    }, { $die }.

## One page

learn-lead = Hunters go down into a dungeon together, and each keeps their own score. Take Blood Echoes from the same enemy, and bring them home before you die.
learn-advice = Strike while you have 5 health or more, and dream before you carry more than you would like to lose.

learn-goal = What counts
learn-goal-echoes = What you only carry is lost when you die.
    .title = Banked echoes
    .number = point for each
learn-goal-trophies = Three tracks, worth 1, 3, 5, 7, 9 or 11 at the end.
    .title = Trophies
    .number = trophy tracks

learn-round = A round
learn-round-choose = All lay one card in secret and turn them up together.
    .title = Choose
learn-round-instants = Pistols and vials work before the enemy does.
    .title = Instants
learn-round-attack = One die hits every living Hunter.
    .title = It attacks
learn-round-strike = In turn order, each weapon takes echoes.
    .title = You strike
learn-round-dream = Dreamers bank, take cards back, gain an Upgrade and heal.
    .title = The Dream

learn-deeds = What your card can be
learn-deeds-melee = Strong, but it strikes after the enemy.
    .title = Melee
learn-deeds-ranged = Weaker. With an Instant it strikes first, and only once.
    .title = Ranged
learn-deeds-support = An item or a trick instead of a blow.
    .title = Support
learn-deeds-transform = See all cards first, then bring a weapon.
    .title = Transform Weapon
learn-deeds-dream = The only way to get used cards back.
    .title = Hunter’s Dream

learn-idea = When to dream
learn-idea-carried = Echoes you collect lie on your sheet, and dying spills them all.
learn-idea-half = A dreamer takes half the damage, but takes no echoes that round.
learn-idea-late = Wait too long and the die decides; dream too early and others take the trophy.

learn-fight = The enemy
learn-fight-health = Its health is its echoes: at none it is dead.
learn-fight-combo = A plus on the die counts and is thrown again.
learn-fight-flees = A Monster that survives flees. A Boss stays until it falls.
