### How to play

## One page

learn-lead = The world ends in three Ages, and your clan wants to be sung of. Fight, pillage, fulfil quests, or die well: all of it is glory.
learn-advice = Send the leader early: he costs nothing. Pillage what nobody can reach, and die where the world burns.

learn-goal = Who wins
learn-goal-glory = Counted after the third Age, with a bonus for legendary stats.
    .title = The most glory
    .number = Ages
learn-goal-sources = Battles, pillage, quests, Ragnarök and cards all bring it.
    .title = Many ways
    .number = sources of glory

learn-round = An Age
learn-round-gifts = Keep one card, pass the rest, until you have six.
    .title = Gifts
learn-round-actions = One action each, in turn, until rage is spent.
    .title = Actions
learn-round-quests = Hidden quests are turned up and paid.
    .title = Quests
learn-round-ragnarok = The doomed province burns, and its dead gain glory.
    .title = Ragnarök
learn-round-valhalla = All the dead come home to fight again.
    .title = Valhalla

learn-deeds = What you can do
learn-deeds-invade = A figure from the reserve to a village, for rage equal to its strength.
    .title = Invade
learn-deeds-march = Any number of figures from one province to another, for 1 rage.
    .title = March
learn-deeds-upgrade = Play a card that stays, and often invade for free.
    .title = Upgrade
learn-deeds-quest = Lay a quest face down, free.
    .title = Quest
learn-deeds-pillage = Claim a province’s reward, free, and dare others to stop you.
    .title = Pillage
learn-deeds-pass = Out for this Age, but you may still answer battles.
    .title = Pass

learn-idea = Three stats
learn-idea-rage = Rage is how much you can do in an Age.
learn-idea-axes = Axes are the glory of every battle you win.
learn-idea-horns = Horns are how many figures you may have on the board.

learn-fight = A battle
learn-fight-join = Whoever pillages calls; neighbours join until the villages are full.
learn-fight-card = Each lays one card in secret and adds it to the strength of the figures.
learn-fight-dies = The losers’ figures die, but they take their cards back; the winner’s card is gone.
