### How to play

## The decks of the cards’ page

learn-cards-battleground = Battleground intrigues
learn-cards-characters = Characters
learn-cards-leaders = Clan leaders

## One page

learn-lead = You lead a clan through the centuries, one childe at a time. Whom you embrace changes three battlegrounds, and every family gets its points from them.
learn-advice = Give your best plotter childer of different archetypes. Keep notoriety low: it costs points and draws enemies.

learn-goal = Who wins
learn-goal-points = Counted when the last round is over.
    .title = The most points
    .number = rounds, by players
learn-goal-sources = On the boards, on your vampires, and with the events.
    .title = Where they lie
    .number = places for points

learn-round = Your turn
learn-round-recruit = Take one character from the queue. You must.
    .title = Recruit
learn-round-place = Put it below a vampire of yours, three childer at most.
    .title = A sire
learn-round-activate = It changes all three boards by what it is.
    .title = Activation
learn-round-intrigue = Before or after, you may play one intrigue.
    .title = Intrigue

learn-deeds = What a vampire is
learn-deeds-class = High or low: it moves the board of classes.
    .title = Class
learn-deeds-temperament = Composed or fervent: it moves your morality.
    .title = Temperament
learn-deeds-geography = Where it comes from: it moves a faction on the map.
    .title = Geography
learn-deeds-archetype = War, science, secrets or wealth: intrigues ask for them.
    .title = Archetype

learn-idea = The queue
learn-idea-cost = The newest costs 3 power, the next 1, the rest nothing.
learn-idea-own = Characters of your own clan are always free.
learn-idea-signs = Read the signs of each: they are what the boards will do.

learn-fight = An intrigue
learn-fight-coterie = Choose a leader; with all its childer it is the coterie.
learn-fight-needs = The coterie must show what the card asks for; boons borrow what is missing.
learn-fight-exhausts = The leader is exhausted afterwards and leads no more.
