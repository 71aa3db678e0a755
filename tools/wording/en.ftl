### What cards do, in words: one message for each effect, each kind of target and each count.
### A message is an order to the reader; .they says it of another player, .brief fits a small face.

## Tokens

power = { $n } power
notoriety = { $n } notoriety
boon = { $n ->
        [one] a boon
       *[other] { $n } boons
    }
intrigues = { $n ->
        [one] { $n } clan intrigue
       *[other] { $n } clan intrigues
    }

op-gain_power = gain { $power }
    .they = gains { $power }
    .brief = +{ $n } power
op-gain_power_per = gain { $power } for { $each } (at most { $max })
    .more = { $n } more for { $each } (at most { $max } more)
    .brief = +{ $n } power per { $each-brief } (max. { $max })
op-gain_notoriety = gain { $notoriety }
    .brief = +{ $n } notoriety
op-place_power = place { $power } on { $who }
    .brief = +{ $n } power
op-place_notoriety = place { $notoriety } on { $who }
    .they = places { $notoriety } on { $who }
    .mine = your vampire receives { $notoriety }
    .brief = +{ $n } notoriety
op-remove_notoriety = remove { $n ->
        [1] { $notoriety }
       *[other] up to { $notoriety }
    } from { $who }
    .they = removes { $n ->
        [1] { $notoriety }
       *[other] up to { $notoriety }
    } from { $who }
    .brief = −{ $n } notoriety
op-remove_notoriety-each = remove { $notoriety } from each of { $who }
    .brief = −{ $n } notoriety
op-remove_notoriety-all = remove all notoriety from { $who }
    .brief = no notoriety
op-remove_power = return { $power } from { $who } to the supply
    .they = returns { $power } from { $who } to the supply
    .brief = −{ $n } power
op-steal_power = steal { $power } from { $who }
    .mine = your vampire loses { $power } to the coterie leader
    .brief = steal { $n } power
op-move_notoriety = move { $n ->
        [1] { $notoriety }
       *[other] up to { $notoriety }
    } from { $who } to { $to }
    .they = moves { $n ->
        [1] { $notoriety }
       *[other] up to { $notoriety }
    } from { $who } to { $to }
    .brief = { $n } notoriety: yours → opponent’s
op-steal_boon = steal { $boon } from { $who }
    .brief = steal { $boon }
op-give_boon = give { $boon } from your bloodline to { $to }
    .brief = give an opponent { $boon }
op-reclaim_boon = take back { $n ->
        [one] one of your clan’s boons
       *[other] { $n } of your clan’s boons
    } from anywhere
    .brief = take back { $boon }

## States

op-send_to_torpor = send { $who } to torpor
    .against = you send { $who } to torpor
    .brief = torpor
op-recover = recover { $who }
    .they = recovers { $who }
    .brief = recover
op-exhaust = exhaust { $who }
    .against = you exhaust { $who }
    .brief = exhaust

## Cards and the queue

op-draw_intrigue = draw { $intrigues }
    .they = draws { $intrigues }
    .brief = draw { $n }
op-discard_intrigue-actor = discard { $n } from your hand
    .brief = discard { $n }
op-discard_intrigue-chosen_opponent = an opponent of your choice discards { $intrigues } that they choose
    .brief = opponent discards { $n }
op-discard_intrigue-chosen_opponent-random = an opponent of your choice discards { $intrigues } at random
    .brief = opponent discards { $n } at random
op-discard_intrigue-that_player-random = discard { $intrigues } at random
    .they = discards { $intrigues } at random
    .brief = discard { $n } at random
op-recall_intrigue = take back { $n ->
        [one] a clan intrigue
       *[other] { $intrigues }
    } from your discard pile
    .brief = { $n } from your discard to hand
op-reserve = reserve a character in the queue
    .they = reserves a character in the queue
    .brief = reserve a character
op-remove_from_queue = remove { $range } from the queue
    .brief = remove { $range-brief } from the queue
range = { $least } to { $most } characters
    .one = a character
    .two = { $least } or { $most } characters
    .brief = { $least }–{ $most }
    .briefly = 1
op-recruit_from_deck = recruit any character from the deck instead of one from the queue
    .brief = recruit from the deck
op-resire = move { $who } under another of your vampires
    .brief = another sire
op-extra_intrigue = You may play { $n ->
        [one] 1 more intrigue
       *[other] { $n } more intrigues
    } this turn
    .brief = 1 more intrigue

## Battlegrounds

op-activate = activate { $who } { $where }
    .they = activates { $who } { $where }
    .brief = activate { $where-brief }
where-all = on all 3 battlegrounds
    .brief = on all boards
where-choose = on 1 battleground of your choice
    .they = on 1 battleground of their choice
    .brief = on 1 board
where-class = on the class battleground
    .brief = on the class board
where-temperament = on the temperament battleground
    .brief = on the temperament board
where-geography = on the geography battleground
    .brief = on the geography board
where-here = on this battleground
    .brief = here
op-activate_attribute-same_as_subject = activate the coterie leader’s geography { $times ->
        [one] once
        [2] twice
       *[other] { $times } times
    } on its battleground
    .brief = leader’s geography ×{ $times }
op-activate_attribute-trigger = activate that geography on its battleground
    .brief = activate it
op-apply_abilities = apply the abilities of { $who }
    .last = apply that vampire’s abilities
    .brief = abilities
op-flip_morality = turn your morality token over
    .brief = turn your morality token
op-shift_morality = move your morality token down { $n ->
        [one] { $n } cell
       *[other] { $n } cells
    }
    .they = moves their morality token down { $n ->
        [one] { $n } cell
       *[other] { $n } cells
    }
    .brief = morality −{ $n }

## Choices and conditions

join-and = { $a } and { $b }
join-or = { $a }, or { $b }
join-comma = { $a }, { $b }
join-then = { $a }, then { $b }
join-brief = { $a }; { $b }
brief-who = { $who }: { $what }
    .inner = { $what } ({ $who })
brief-twice = { $a } ×2
at-once = { $a } at once
twice = { $a } twice
twice-any = { $a }, then do so once more with the same vampire or another
if-enemy = if you have { $n } or more enemies, { $then }
if-pack = if the pack has { $n } or more members, { $then }
if-recruited = if the recruit has the coterie leader’s archetype, { $then }
if-else = { $a }; otherwise { $b }
if-brief = { $then } (conditional)
each_opponent = each opponent { $do }
    .brief = each opponent: { $do }

## The clans’ own

op-declare_enemy = Declare an enemy: put this card under an opponent’s vampire
    .brief = declare an enemy
op-kiss_the_ring = Kiss the Ring: each opponent may give your coterie leader a boon. If a player gives none, { $do }
    .they = that player { $do }
    .brief = a boon, or { $do }
op-embrace_chaos = Embrace Chaos: instead of recruiting from the queue, name { $axes } and recruit the first character of the deck that fits
    .brief = Embrace Chaos ({ $axes })
axis-class = class
    .a = a class
axis-temperament = temperament
    .a = a temperament
axis-geography = geography
    .a = a geography
axis-archetype = archetype
    .a = an archetype
axes-2 = { $one } or { $two }
axes-3 = { $one }, { $two } or { $three }
axes-4 = a value of any attribute
    .brief = any value
op-black_market = Black Market: once a round, a player who puts a boon here on their turn { $do }
    .brief = market: { $do }
op-invitation = Invitation: { $do }. You may invite an opponent to do the same; if they accept, gain { $power }
    .brief = invitation: { $do }
op-usurp = Usurp: replace one of your vampires, even one in torpor, with a character from the queue
    .brief = usurp
op-create_monster = Create a Monster: tuck an ancilla from the queue under one of your vampires
    .again = create another Monster
    .brief = create a Monster
op-edict = Edict: name { $axis }. Whenever anyone recruits a character that fits, { $do }
    .brief = edict ({ $axis }): { $do }
static-bond = This vampire can be recruited only into a bloodline of its own clan
    .brief = Recruited only by its own clan
static-sacrifice = When this vampire should go to torpor, you may sacrifice one of its childer instead
    .brief = A childe may go to torpor instead

## Targets

from = { $gen }
who-subject-leader = the coterie leader
    .brief = coterie leader
who-subject-this = this vampire
    .brief = this vampire
who-subject_sire = this vampire’s sire
    .brief = its sire
who-coterie = every member of the coterie
    .brief = coterie
who-newcomer = the newcomer
    .brief = newcomer
who-subject-edict = this coterie’s leader
    .brief = its leader
who-last = it
    .brief = it
who-own = one of your vampires
    .they = one of their vampires
    .brief = your vampire
who-own-other = another of your vampires
    .brief = another of yours
who-own-other-n = each of { $count } of your other vampires
    .brief = { $count } others of yours
who-own-fledgling-other = another fledgling of yours
    .brief = another fledgling of yours
who-own-ancilla = one of your ancillae
    .brief = your ancilla
who-own-ancilla-other = another of your ancillae
    .brief = another ancilla of yours
who-own-ancilla-upto = up to { $count } of your ancillae
    .brief = up to { $count } ancillae
who-pack = a member of the pack
    .brief = one of the pack
who-pack-ancilla = an ancilla of the pack
    .brief = ancilla of the pack
who-pack-upto = up to { $count } members of the pack
    .brief = up to { $count } of the pack
who-any = any vampire
    .brief = any vampire
who-any-ancilla = any ancilla
    .brief = any ancilla
who-enemy = one of your enemies
    .brief = enemy
who-enemy-notorious = one of your enemies with { $least ->
        [1] notoriety
       *[other] { $least } or more notoriety
    }
    .brief = enemy with { $least }+ notoriety
who-enemy-all = each of your enemies
    .brief = each enemy
who-opponent = an opponent’s vampire
    .brief = opponent
who-opponent-notorious = an opponent’s vampire with { $least ->
        [1] notoriety
       *[other] { $least } or more notoriety
    }
    .brief = rival with { $least }+ notoriety
who-opponent-powerful = an opponent’s vampire with { $least ->
        [1] power
       *[other] { $least } or more power
    }
    .brief = rival with { $least }+ power
who-opponent-fledgling-notorious = an opponent’s fledgling with { $least ->
        [1] notoriety
       *[other] { $least } or more notoriety
    }
    .brief = rival fledgling with { $least }+ notoriety
who-opponent-geography = an opponent’s vampire of the same geography as the coterie leader
    .brief = rival of that geography
who-opponent-geography-n = each of { $count } opponents’ vampires of the same geography as the coterie leader
    .brief = { $count } rivals of that geography
who-opponent-n = each of { $count } opponents’ vampires
    .brief = { $count } rivals
who-opponent-indebted-all = every opponent’s vampire that holds one of your clan’s boons
    .brief = rivals with your boons
who-that_player = one of their vampires
    .brief = vampire
who-that_player-n = { $count } of their vampires
    .brief = { $count } vampires
who-that_player-fledgling-notorious = one of their fledglings with { $least ->
        [1] notoriety
       *[other] { $least } or more notoriety
    }
    .brief = fledgling
who-that_player-geography_differs = one of their vampires whose geography differs from the coterie leader’s
    .brief = vampire of another geography

## Counts

each-enemy = each of your enemies
    .brief = enemy
each-pack = each member of the pack
    .brief = packmate
each-own-ancilla = each of your ancillae
    .brief = ancilla
each-own-indebted = each of your vampires that holds another clan’s boon
    .brief = vampire with a foreign boon
each-opponent-notorious = each opponent’s vampire with { $least ->
        [1] notoriety
       *[other] { $least } or more notoriety
    }
    .brief = rival with notoriety
each-any_any_state-torpid = each vampire in torpor in any bloodline
    .brief = vampire in torpor
each-own_any_state-torpid = each of your vampires in torpor
    .brief = vampire of yours in torpor

## The chronicle

event = Won by the player with the most { $most }. Reward: { $reward }.
reward-ascension = ascension
reward-asset = the asset “{ $asset }”
reward-stranger = a character is revealed
reward-leader = a clan leader is revealed
answer = { $answer } ({ $parameter })
outcome = Worth of a box: { $changes }.
change = { $parameter } { $n }
most-high = vampires of the high clans
most-low = vampires of the low clans
most-composed = composed vampires
most-fervent = fervent vampires
most-north = vampires of the North
most-east = vampires of the East
most-south = vampires of the South
most-west = vampires of the West
most-outsider = outsiders
most-war = vampires of the War archetype
most-science = vampires of the Science archetype
most-secrets = vampires of the Secrets archetype
most-wealth = vampires of the Wealth archetype
