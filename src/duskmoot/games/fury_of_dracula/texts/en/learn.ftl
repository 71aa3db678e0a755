### How to play

## One page

learn-lead = One of you is Dracula and crosses Europe unseen. The others are four hunters who read the cards he leaves behind and close the ring.
learn-advice = Start apart, in large cities. Nobody fights Dracula alone, and no hideout is left unsearched.

learn-goal = Who wins
learn-goal-hunters = Find him, then fight where he stands.
    .title = The hunters win
    .number = wounds on Dracula
learn-goal-dracula = Vampires ripen, hunters fall, weeks pass.
    .title = Dracula wins
    .number = influence

learn-round = A round is one day
learn-round-dawn = Whoever stands where Dracula is must fight him, by daylight.
    .title = Dawn
learn-round-day = Each hunter takes one action. Only now may they travel.
    .title = Day
learn-round-dusk = Fight again, now with Dracula’s night powers.
    .title = Dusk
learn-round-night = Each hunter takes one more action, but stays where they are.
    .title = Night
learn-round-count = The Trail slides; he moves one step and leaves an encounter behind.
    .title = Dracula

learn-deeds = What a hunter can do
learn-deeds-move = By day only: one road, one sea step, or by rail with a ticket.
    .title = Move
learn-deeds-supply = A large city gives an item. Everywhere there is an event, or Dracula gets it.
    .title = Supply
learn-deeds-search = Open all encounters of the hideout you stand in.
    .title = Search
learn-deeds-rest = Heal 1 wound, or 2 beside Dr. Seward.
    .title = Rest
learn-deeds-ticket = Draw a train ticket; hold at most two.
    .title = Reserve a ticket
learn-deeds-trade = Give and take items and tickets in one city.
    .title = Trade

learn-idea = The Trail
learn-idea-slides = Every night the cards slide one space, and Dracula lays his new place face down.
learn-idea-reveals = Enter a city on his Trail and he must turn its card up: now you know where he was, and when.
learn-idea-ripens = What slides off the end matures, and a vampire there brings influence; or it becomes a lair.

learn-fight = A fight
learn-fight-secret = All lay one card in secret; Dracula names the hunter he engages.
learn-fight-symbol = If that hunter’s card shows Dracula’s symbol, his card is cancelled.
learn-fight-rounds = Effects: Dracula’s first, then the hunters’. Six rounds at most, unless somebody escapes or falls.
