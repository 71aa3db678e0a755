## Questions: Gods’ Gifts and the clans

ask-choose-clan = Choose your clan.
    .wait = Waiting for { $names } to choose a clan.
    .help = All clans begin alike; the gifts of the gods will make the difference.
ask-draft = Choose a gift of the gods to keep.
    .wait = Waiting for { $names } to choose a gift of the gods.
    .help = What you leave goes to your neighbour; you will hold six new cards for this Age.

## Questions: the action phase

ask-action = Choose an action.
    .wait = Waiting for { $names } to choose an action.
    .help = Most actions cost rage. At 0 rage your turns are skipped; who passes acts no more this Age.
    .done = Pass and lose all rage
ask-place-figure = Choose where your { $figure } invades.
    .wait = Waiting for { $names } to choose where to invade.
    .help = A figure takes an empty village, a ship a fjord, where it supports two provinces.
ask-place-free = Your { $figure } may invade for free: choose where.
    .wait = Waiting for { $names } to decide about a free invasion.
    .help = It costs no rage now. In the reserve it must be paid for later.
    .done = Leave it in the reserve
ask-march-to = Choose where your figures march from { $place-the }.
    .wait = Waiting for { $names } to choose where to march.
    .help = Any distance will do. Each figure needs an empty village; Yggdrasil has room for all.
ask-send = Choose the figures that march to { $place-the }.
    .wait = Waiting for { $names } to choose the figures that march.
    .help = As many as you like, one after another, as long as there are empty villages.
    .done = March now
ask-slot = Choose a slot for “{ $card }”.
    .wait = Waiting for { $names } to choose an upgrade slot.
    .help = A card that lies there leaves the game, and a monster’s figure with it.
ask-follow = “Frigga’s Succor”: 1 more warrior may invade { $place-the }.
    .wait = Waiting for { $names } to decide about 1 more warrior.
    .help = It comes from your reserve and costs no rage.
    .done = Send no warrior
ask-storm = “Thor’s Domain”: you may pillage { $place-the } at once.
    .wait = Waiting for { $names } to decide about pillaging at once.
    .help = It costs 2 rage and is part of this turn; the others are called to battle.
    .done = Do not pillage
ask-offer-from = “Frigga’s Sacrifice”: choose where a figure is destroyed.
    .wait = Waiting for { $names } to choose the place of a sacrifice.
    .help = Two of your figures go to Valhalla, and a clan stat of your choice rises.
ask-offer = “Frigga’s Sacrifice”: choose the figure to destroy.
    .wait = Waiting for { $names } to choose a figure to sacrifice.
    .help = It goes to Valhalla and comes back to the reserve at the end of the Age.

## Questions: battle

ask-join = Call to battle in { $place-the }: bring a figure from an adjacent province or stay out.
    .wait = Waiting for { $names } to answer the call to battle.
    .help = Every figure adds its strength. The winner gains glory; losing figures go to Valhalla.
    .done = Do not join
ask-bring = Choose the figure that joins the battle.
    .wait = Waiting for { $names } to choose a figure for the battle.
    .help = It moves into an empty village and adds its strength to yours.
ask-commit = Choose a card for the battle in { $place-the }.
    .wait = Waiting for { $names } to choose a card for the battle.
    .help = Its bonus is added to your figures. The winner discards the card; losers take theirs back.
ask-count = Your quest card may count as a battle card.
    .wait = Waiting for { $names } to decide about a quest card.
    .help = As a battle card it adds its bonus; otherwise it adds nothing.
    .done = Leave it a quest card
ask-late-card = Cards are revealed: add one more or decline.
    .wait = Waiting for { $names } to decide about one more card.
    .help = It adds to the card you played, now that all strengths are known.
    .done = Add no card
ask-keep-figure = “Odin’s Tide”: choose the only figure you keep in the battle.
    .wait = Waiting for { $names } to choose the figure to keep.
    .help = All your other figures in this battle go to Valhalla before strengths are compared.
ask-save = Your figures are about to be destroyed: save them or let them fall.
    .wait = Waiting for { $names } to decide about saving figures.
    .help = A saved figure stays on the board; the fallen go to Valhalla until the end of the Age.
    .done = Let the rest fall
ask-retrieve = “Tyr’s Prowess”: take your cards back or discard them.
    .wait = Waiting for { $names } to decide about the cards of the battle.
    .help = Each card costs 1 rage and can be used again in a later battle.
    .done = Discard the other cards
ask-return = “Loki’s Blessing”: a warrior may invade the province of the battle.
    .wait = Waiting for { $names } to decide about a new warrior.
    .help = It comes from your reserve and costs no rage.
    .done = Send no warrior
ask-lead = “Lord of Hammers”: your leader may move to an adjacent province.
    .wait = Waiting for { $names } to decide about the leader.
    .help = He needs room there; it costs neither rage nor your turn.
    .done = Leave the leader here

## Questions: stats and the discard phase

ask-raise = Choose a clan stat to raise.
    .wait = Waiting for { $names } to choose a clan stat.
    .help = Rage is for actions, axes for glory in battle, horns for more figures on the board.
ask-raise-other = “Frigga’s Grace”: choose one more clan stat to raise.
    .wait = Waiting for { $names } to choose one more clan stat.
    .help = Battle glory comes afterwards: axes raised now already count.
ask-hold = Choose the card you keep for the next Age; all others are discarded.
    .wait = Waiting for { $names } to choose a card for the next Age.
    .help = It joins the six cards that you draft in the next Age.

## Acts

act-choose-clan = Choose the { $clan } clan
act-draft = Take { $card }
act-invade = Invade with your { $figure }
act-recall = Invade from Valhalla with your { $figure } (1 rage)
act-to = Invade { $place-the }
act-march = March from { $place-the } (1 rage)
act-march-to = March to { $place-the }
act-send = Send your { $figure }
act-upgrade = Play the upgrade { $card }
act-into = Use the { $slot }
act-quest = Take on the quest { $card }
act-pillage = Pillage { $place-the }
act-challenge = Pillage { $place-the } again (2 rage)
act-sacrifice = Destroy 2 of your figures and raise a stat
act-offer-from = Destroy a figure in { $place-the }
act-offer = Destroy your { $figure }
act-follow = Invade with 1 more warrior for free
act-storm = Pillage at once (2 rage)
act-join = Join from { $place-the }
act-bring = Bring your { $figure }
act-commit = Play { $card }
act-count = Count it as a battle card
act-add = Add { $card }
act-keep = Keep your { $figure }
act-save = Save your { $figure } (1 rage)
act-flee = Move the Volur Witch to Yggdrasil
act-retrieve = Take back { $card } (1 rage)
act-return = Invade with a warrior for free
act-lead = Move the leader to { $place-the }
act-raise = Raise { $stat }
act-hold = Keep { $card }

## Table options

option-clans = Clans
    .help = The clans play alike; this decides only who bears which colours.
    .chosen = chosen by the players
    .random = random
option-first-age = Cards of the first Age
    .help = For a first game: all eight cards are dealt, nobody has to draft.
    .draft = drafted
    .dealt = dealt, no draft
option-dark-elf = The Dark Elf invades Yggdrasil for
    .help = Its strength is 1, but 3 in Yggdrasil: which of them is paid?
    .one = 1 rage
    .three = 3 rage
option-yggdrasil-quest = “Yggdrasil!” in the third Age
    .help = Printings differ in the glory of this quest.
    .eleven = 11 glory
    .ten = 10 glory
option-heimdalls-gaze = “Heimdall’s Gaze” adds
    .help = Printings differ in the strength of this late card.
    .three = 3 strength
    .two = 2 strength
option-lokis-wrath = “Loki’s Wrath”, glory per figure
    .help = Printings differ in the glory for each figure back from Valhalla.
    .three = 3 glory
    .one = 1 glory
option-rage-cap = Rage limit
    .help = The printed track ends at 12; without a limit rage counts on.
    .twelve = 12 rage
    .none = no limit

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
