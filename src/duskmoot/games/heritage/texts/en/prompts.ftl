## Questions: the clans

ask-clan = Choose your clan.
    .wait = Waiting for { $names } to choose a clan.
    .help = Each clan has a mechanic of its own on its intrigues.
ask-clan-leader = Choose the leader of your clan.
    .wait = Waiting for { $names } to choose a clan leader.
    .help = The leader brings 3 power, 3 boons and the 3 intrigues you start with.

## Questions: a turn

ask-what-now = Recruit a character, play an intrigue or end your turn.
    .wait = Waiting for { $names } to take their turn.
    .help = You must recruit once and may play one intrigue, in either order.
    .done = End the turn
ask-pay = Who pays for { $recruit-the }? Still to pay: { $n } power.
    .wait = Waiting for { $names } to pay for a recruit.
    .help = The left cells of the queue cost 3 and 1 power; your own clan is free.
ask-sire = Choose a sire for { $childe-the }.
    .wait = Waiting for { $names } to choose a sire.
    .help = A sire has at most 3 childer; sire and childer form a coterie.
ask-leader = “{ $intrigue }”: choose the coterie leader.
    .wait = Waiting for { $names } to choose a coterie leader.
    .help = Its coterie must show the archetypes; boons may borrow those that are missing. The leader will be exhausted.
ask-lender = “{ $intrigue }”: choose whom to borrow an archetype from.
    .wait = Waiting for { $names } to borrow an archetype.
    .help = It receives one of your boons and keeps it: 1 VP for its player.
ask-giver = “{ $source }”: choose the vampire that gives the boon.
    .wait = Waiting for { $names } to choose who gives a boon.
    .help = Boons in your bloodline are worth 1 VP each, wherever they lie.
ask-boon = Choose which clan’s boon to take from { $giver-the }.
    .wait = Waiting for { $names } to choose a boon.
    .help = All boons are worth the same, but a clan may take back its own.

## Questions: effects

ask-target = “{ $source }”: choose { $op-to }.
    .wait = Waiting for { $names } to choose a vampire.
    .help = Where a vampire cannot be chosen, the rule that forbids it is named.
    .done = No more
ask-character = “{ $source }”: choose { $op-to }.
    .wait = Waiting for { $names } to choose a character.
    .help = The queue is refreshed each time a character leaves it.
    .done = No more
ask-opponent = “{ $source }”: choose an opponent.
    .wait = Waiting for { $names } to choose an opponent.
    .help = Only the player you choose is concerned.
    .done = Nobody
ask-value = “{ $source }”: choose { $op-to }.
    .wait = Waiting for { $names } to choose an attribute.
    .help = Your choice stands and is seen by all.
ask-card = “{ $source }”: choose { $op-to }.
    .wait = Waiting for { $names } to choose an intrigue.
    .help = Discarded intrigues return only where an effect says so.
ask-option = “{ $source }”: choose one effect.
    .wait = Waiting for { $names } to choose an effect.
    .help = Exactly one of them is resolved.
ask-board = { $others ->
        [0] Choose a battleground for { $activated-the }.
       *[other] Choose a battleground for { $activated-the } and { $others } more.
    }
    .wait = Waiting for { $names } to choose a battleground.
    .help = One is finished with all that follows before the next begins.
    .done = The rest in printed order
ask-next = Choose who is activated next.
    .wait = Waiting for { $names } to choose the order of activation.
    .help = After each of them the battlegrounds are checked.
    .done = The rest as they stand
ask-subject = “{ $source }”: choose the vampire for which the effect is resolved.
    .wait = Waiting for { $names } to choose a vampire for the effect.
    .help = What is gained goes onto this vampire.
ask-sacrifice = Torpor threatens { $vampire-the }: who falls, the vampire or a childe?
    .wait = Waiting for { $names } to decide on a sacrifice.
    .help = The childe goes to torpor instead and cannot pass it on.
ask-blame = { $n } notoriety falls on { $vampire-the }: choose the childe that takes it.
    .wait = Waiting for { $names } to choose who takes the notoriety.
    .help = A clan leader never carries notoriety.

## Questions: mechanics of the clans

ask-ring = “{ $source }”, Kiss the Ring: give a boon or bear the penalty.
    .wait = Waiting for { $names } to kiss the ring or not.
    .help = Penalties follow when everybody has decided.
    .done = Give no boon
ask-guest = { $host } invites you to “{ $source }”: use the effect too?
    .wait = Waiting for { $names } to answer the invitation.
    .help = If you accept, the host gains 2 power.
    .done = Decline
ask-order = “{ $source }”: choose who uses the effect first.
    .wait = Waiting for { $names } to choose who goes first.
    .help = This is said before your guest answers.

## Questions: battlegrounds

ask-faction = “{ $board }”: choose the faction, city or row that is activated.
    .wait = Waiting for { $names } to choose what an outsider activates.
    .help = An outsider belongs to none, so the choice is yours.
ask-march = Choose where the { $value } marches from.
    .wait = Waiting for { $names } to choose where an ankh sets out from.
    .help = The last ankh to leave a territory gives it up.
ask-to = Choose where the ankh from { $territory-the } goes.
    .wait = Waiting for { $names } to choose where an ankh goes.
    .help = The faction in the most territories wins; Castle Deutz counts twice.
ask-expel = Choose the faction that loses an ankh in { $territory-the }.
    .wait = Waiting for { $names } to remove an ankh.
    .help = It leaves the game.
ask-fire = { $city }: put the ankh on the vampire or into the fire.
    .wait = Waiting for { $names } to place an ankh.
    .help = Three ankhs in the fire burn their city.
ask-side = Choose whose token is added to the region of { $value-the }.
    .wait = Waiting for { $names } to choose a token to add.
    .help = It is laid face down; nobody sees its number.
ask-token = Choose a token in the region of { $value-the }.
    .wait = Waiting for { $names } to choose a token.
    .help = A number once shown stays known to all.
ask-region = Choose where the token from the region of { $value-the } goes.
    .wait = Waiting for { $names } to choose a region.
    .help = If that region is full, it goes back to the supply.
ask-heir = Choose who takes the title of { $title }.
    .wait = Waiting for { $names } to choose who takes a title.
    .help = A vampire holds one title at most.

## Acts

act-choose-clan = Play clan { $clan }
act-choose-leader = Choose { $vampire-the }
act-recruit = Recruit { $vampire-the }
act-play = Play “{ $intrigue }”
act-trade = Use the market “{ $intrigue }”
act-pay = Pay with the power of { $vampire-the }
act-sire = Sire: { $vampire-the }
act-lead = Leader: { $vampire-the }
act-borrow = Borrow from { $vampire-the }
act-choose = Choose { $vampire-the }
act-take = Choose { $vampire-the }
act-opponent = Choose { $seat }
act-value = Choose: { $value }
act-boon = A boon of { $seat }’s clan
act-card = Choose “{ $intrigue }”
act-option = { $option }
act-board = { $board }
act-give = Give a boon of { $vampire-the }
act-accept = Accept
act-first = { $seat } goes first
act-march = March from { $territory-the }
act-to = March to { $territory-the }
act-expel = Remove an ankh of the { $value }
act-burn = Into the fire
act-keep = Onto the vampire
act-draw = Add a token of { $side-the }
act-token = Token in the { $cell }

## What is chosen

cell-first = first cell
cell-second = second cell
cell-third = third cell
cell-fourth = fourth cell

## Effects, as questions and the log name them

op-gain_power = gaining power
op-gain_notoriety = gaining notoriety
op-place_power = placing power
    .to = a vampire to receive power
op-place_notoriety = placing notoriety
    .to = a vampire to receive notoriety
op-remove_notoriety = removing notoriety
    .to = a vampire to free of notoriety
op-remove_power = taking power away
    .to = a vampire to lose power
op-steal_power = stealing power
    .to = a vampire to steal power from
op-move_notoriety = moving notoriety
    .to = a vampire: first whose notoriety moves, then who receives it
op-steal_boon = stealing a boon
    .to = a vampire to steal a boon from
op-give_boon = giving a boon
    .to = a vampire: first who gives the boon, then who receives it
op-reclaim_boon = taking a boon back
    .to = a vampire to take your boon back from
op-send_to_torpor = sending to torpor
    .to = a vampire to send to torpor
op-recover = recovering
    .to = a vampire to recover
op-exhaust = exhausting
    .to = a vampire to exhaust
op-draw_intrigue = drawing intrigues
op-discard_intrigue = discarding an intrigue
    .to = an intrigue to discard
op-recall_intrigue = taking an intrigue back
    .to = an intrigue to take back
op-activate = activating
    .to = a vampire to activate
op-activate_attribute = activating an attribute
    .to = an attribute to activate
op-apply_abilities = applying abilities
    .to = a vampire whose abilities apply
op-reserve = reserving
    .to = a character to reserve
op-remove_from_queue = removing from the queue
    .to = a character to remove from the queue
op-recruit_from_deck = recruiting from the deck
    .to = a character to recruit from the deck
op-resire = changing a sire
    .to = a vampire that gets another sire
op-extra_intrigue = another intrigue
op-shift_morality = moving a morality token
op-flip_morality = turning a morality token over
op-choose_one = a choice
op-if = a condition
op-each_opponent = each opponent in turn
op-declare_enemy = declaring an enemy
    .to = a vampire to declare your enemy
op-kiss_the_ring = Kiss the Ring
op-embrace_chaos = Embrace Chaos
    .to = the attribute to look for in the deck
op-black_market = Black Market
op-invitation = Invitation
op-usurp = Usurp
    .to = your vampire and the character that replaces it
op-create_monster = Create a Monster
    .to = an ancilla from the queue and your vampire that it goes under
op-edict = Edict
    .to = the attribute that your edict watches for
op-pay = paying
op-find_sire = finding a sire
op-coterie_leader = leading a coterie
op-borrow = borrowing an archetype
op-spend_boon = spending a boon
op-activation = activation
op-on_board = activation on a battleground
op-as_subject = choosing a vampire
op-fall = falling into torpor
op-blame = notoriety for a childe
op-trial = a trial
op-pretenders = the contest of pretenders
op-static = a lasting ability

## Options of the table

option-class-board = Class battleground
    .help = High against low clans, trials of the Inquisition, or offices at Court.
    .high-low-clans = Of High and Low Clans
    .inquisition = Inquisition
    .court = The Court
option-temperament-board = Temperament battleground
    .help = Both track the morality of each player and decide who goes first.
    .beast-within = Beast Within
    .humanity = Humanity
option-geography-board = Geography battleground
    .help = Where the homelands of your vampires count; War of Princes is the usual first one.
    .war-of-princes = War of Princes
    .anarch-revolt = Anarch Revolt
    .masquerade = The Masquerade
    .sabbat-wars = Sabbat Wars
option-events = Base events
    .help = Each is worth 3 VP to whoever shows the most of its attribute at the end.
    .three = 3
    .none = none
    .one = 1
    .two = 2
    .four = 4
    .five = 5
option-sacrifice = A childe can be sacrificed for
    .help = If it is limited, torpor takes the strong more often.
    .any = any vampire
    .limited = the clan leader only
option-borders = Borders in the War of Princes
    .help = Contested borders make the war faster and harsher.
    .closed = closed: no entry where another faction stands
    .contested = contested: stronger ankhs drive others out
option-respite = A respite in the Anarch Revolt gives
    .help = The rule can be read both ways; the second one pays more.
    .one = 1 power to each holder
    .each-ankh = 1 power for each ankh
option-ancillae = Ancillae in the deck
    .help = Characters with abilities; without them a first game is simpler.
    .none = none
    .ten = 10
    .twenty = 20

## Steps

step-game = Game
step-bloodline = Bloodline
step-round = Round
step-turn = Turn
step-deed = Deed
step-recruiting = Recruiting
step-edict = Edict
step-intrigue = Intrigue
step-market = Black Market
step-steps = Steps
step-effects = Effects
step-effect = Effect
step-choice = Choice
