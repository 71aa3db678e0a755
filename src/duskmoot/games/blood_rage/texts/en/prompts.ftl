## Questions: Gods’ Gifts and the clans

ask-choose-clan = Choose your clan.
    .wait = Waiting for a clan from: { $names }.
ask-draft = Choose a gift of the gods to keep.
    .wait = Waiting for a gift of the gods to be chosen by: { $names }.

## Questions: the action phase

ask-action = Choose an action.
    .wait = Waiting for an action from: { $names }.
    .done = Pass and lose all rage
ask-place-figure = Choose where your { $figure } invades.
    .wait = Waiting for a place of invasion from: { $names }.
ask-place-free = Your { $figure } may invade for free: choose where.
    .wait = Waiting for a decision on a free invasion from: { $names }.
    .done = Leave it in the reserve
ask-march-to = Choose where your figures march from { $place }.
    .wait = Waiting for the destination of a march from: { $names }.
ask-send = Choose the figures that march to { $place }.
    .wait = Waiting for marching figures from: { $names }.
    .done = March now
ask-slot = Choose a slot for “{ $card }”.
    .wait = Waiting for an upgrade slot from: { $names }.
ask-follow = “Frigga’s Succor”: 1 more warrior may invade { $place }.
    .wait = Waiting for a decision on 1 more warrior from: { $names }.
    .done = Send no warrior
ask-storm = “Thor’s Domain”: you may pillage { $place } at once.
    .wait = Waiting for a decision on pillaging at once from: { $names }.
    .done = Do not pillage
ask-offer-from = “Frigga’s Sacrifice”: choose where a figure is destroyed.
    .wait = Waiting for the place of a sacrifice from: { $names }.
ask-offer = “Frigga’s Sacrifice”: choose the figure to destroy.
    .wait = Waiting for a figure to be sacrificed by: { $names }.

## Questions: battle

ask-join = Call to battle in { $place }: bring a figure from an adjacent province or stay out.
    .wait = Waiting for an answer to the call to battle from: { $names }.
    .done = Do not join
ask-bring = Choose the figure that joins the battle.
    .wait = Waiting for a figure for the battle from: { $names }.
ask-commit = Choose a card for the battle in { $place }.
    .wait = Waiting for a card for the battle from: { $names }.
ask-count = Your quest card may count as a battle card.
    .wait = Waiting for a decision on a quest card from: { $names }.
    .done = Leave it a quest card
ask-late-card = Cards are revealed: add one more or decline.
    .wait = Waiting for a decision on one more card from: { $names }.
    .done = Add no card
ask-keep-figure = “Odin’s Tide”: choose the only figure you keep in the battle.
    .wait = Waiting for the figure kept in the battle by: { $names }.
ask-save = Your figures are about to be destroyed: save them or let them fall.
    .wait = Waiting for a decision on saving figures from: { $names }.
    .done = Let the rest fall
ask-retrieve = “Tyr’s Prowess”: take your cards back or discard them.
    .wait = Waiting for a decision on cards of the battle from: { $names }.
    .done = Discard the other cards
ask-return = “Loki’s Blessing”: a warrior may invade the province of the battle.
    .wait = Waiting for a decision on a new warrior from: { $names }.
    .done = Send no warrior
ask-lead = “Lord of Hammers”: your leader may move to an adjacent province.
    .wait = Waiting for a decision on the leader from: { $names }.
    .done = Leave the leader here

## Questions: stats and the discard phase

ask-raise = Choose a clan stat to raise.
    .wait = Waiting for a clan stat from: { $names }.
ask-raise-other = “Frigga’s Grace”: choose one more clan stat to raise.
    .wait = Waiting for one more clan stat from: { $names }.
ask-hold = Choose the card you keep for the next Age; all others are discarded.
    .wait = Waiting for the card kept for the next Age by: { $names }.

## Acts

act-choose-clan = Choose the { $clan } clan
act-draft = Take { $card }
act-invade = Invade with your { $figure }
act-recall = Invade from Valhalla with your { $figure } (1 rage)
act-to = Invade { $place }
act-march = March from { $place } (1 rage)
act-march-to = March to { $place }
act-send = Send your { $figure }
act-upgrade = Play the upgrade { $card }
act-into = Use the { $slot }
act-quest = Take on the quest { $card }
act-pillage = Pillage { $place }
act-challenge = Pillage { $place } again (2 rage)
act-sacrifice = Destroy 2 of your figures and raise a stat
act-offer-from = Destroy a figure in { $place }
act-offer = Destroy your { $figure }
act-follow = Invade with 1 more warrior for free
act-storm = Pillage at once (2 rage)
act-join = Join from { $place }
act-bring = Bring your { $figure }
act-commit = Play { $card }
act-count = Count it as a battle card
act-add = Add { $card }
act-keep = Keep your { $figure }
act-save = Save your { $figure } (1 rage)
act-flee = Move the Volur Witch to Yggdrasil
act-retrieve = Take back { $card } (1 rage)
act-return = Invade with a warrior for free
act-lead = Move the leader to { $place }
act-raise = Raise { $stat }
act-hold = Keep { $card }

## Table options

option-clans = Clans
    .chosen = Chosen by the players
    .random = Random
option-first-age = Cards of the first Age
    .draft = Drafted
    .dealt = Dealt, no draft
option-dark-elf = The Dark Elf invades Yggdrasil for
    .one = 1 rage
    .three = 3 rage
option-yggdrasil-quest = “Yggdrasil!” in the third Age
    .eleven = 11 glory
    .ten = 10 glory
option-heimdalls-gaze = “Heimdall’s Gaze” adds
    .three = 3 strength
    .two = 2 strength
option-lokis-wrath = “Loki’s Wrath” gives for a figure
    .three = 3 glory
    .one = 1 glory
option-rage-cap = Rage limit
    .twelve = 12 rage
    .none = No limit

## Procedures

step-game = Game
step-clan-choice = Choice of clans
step-age = Age
step-gifts = Gods’ Gifts
step-picks = Draft
step-action = Action phase
step-next-turn = Next turn
step-turn = Turn
step-invasion = Invasion
step-landing = Arrival
step-march = March
step-sending = Marching figures
step-upgrade = Upgrade
step-sacrifice = Sacrifice
step-victim = Figure to sacrifice
step-pillage = Pillage
step-call = Call to battle
step-offered = Answer to the call
step-battle = Battle
step-playing = Cards
step-counting = Quest as a battle card
step-text = Texts of cards
step-tide = Odin’s Tide
step-outcome = Outcome
step-keeping = Cards of the winner
step-retrieving = Cards taken back
step-spoils = Spoils
step-victory = Victory
step-blessing = Loki’s Blessing
step-fall = Fall of figures
step-saving = Rescue
step-raising = Clan stat
step-quest = Quest phase
step-ragnarok = Ragnarök

## The game and its players

game-title = Blood Rage
game-pitch = Lead a Viking clan through 3 Ages to Ragnarök: invade, pillage and die gloriously to win more glory than any other clan.
seat-1 = Sigrid
seat-2 = Ivar
seat-3 = Astrid
seat-4 = Torsten
