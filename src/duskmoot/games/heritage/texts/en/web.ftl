### The table in the browser

word-you = you
word-clans = Clans

## The parts of the table

board-status = Round { $round } of { $rounds }
board-tab-board = Bloodline
board-tab-tracks = Boards
board-tab-hand = Hand
board-tab-players = Rivals
board-tab-log = Log
board-deck = deck
board-queue = Queue of characters
board-free = free
board-cost = { $n } power
board-reserved = reserved
board-reserved-by = Reserved by { $name }.
board-found = Cards to choose from
board-offered = Choices
board-zoom-in = Larger
board-zoom-out = Smaller
board-zoom-all = Show the whole tree

## Bloodlines

board-your-bloodline = your bloodline
board-bloodline-of = Bloodline: { $name }
board-open-bloodline = { $name }: open the bloodline
board-leader = clan leader
board-childe-of = + childe of { $vampire-the }
board-first = First player
board-points = { $n ->
        [one] pt
       *[other] pts
    }
board-points-now = { $n ->
        [one] point now
       *[other] points now
    }
board-power = Power: { $n }
board-boons = Boons: { $n }
board-notoriety = Notoriety: { $n }
board-cards = Cards in hand: { $n }
board-token-power = Power: { $n }
board-token-boon = Boons from { $name }: { $n }
board-token-notoriety = Notoriety: { $n }
board-token-ankh = Ankhs, { $value }: { $n }
board-token-tucked = Cards under it: { $n }
board-enemy-of = Enemy of { $name }
board-enemy = Enemy: { $vampire }
board-ledger = In play

## Coteries and intrigues

board-coterie = Coterie
board-coterie-of = Coterie of { $vampire-the }
board-with = with { $vampire-the }
board-would-ready = Ready: { $cards }
board-would-boon = With 1 boon: { $cards }
board-requires = Requires: { $values }.
board-ready = ready
board-with-boons = { $n ->
        [one] with { $n } boon
       *[other] with { $n } boons
    }
board-not-now = not now
board-not-one-intrigue = one card a turn
board-not-no-coterie = no coterie yet
board-being-played = being played
board-no-cards = No cards in hand
board-beside = battleground intrigues
board-piles = Deck: { $deck } · discards: { $discard }
board-step-leader = Leader
board-step-lender = Boons
board-step-target = Effect
board-leads = leads
board-in-coterie = in the coterie
board-who-leads = Who may lead
board-boons-wanted = boons needed
board-why-not = Why not the others?

board-no-target = no target yet
board-lends = lent for a boon ({ $name })
board-boons-title = Boons
board-boon-would = One of your boons would go to { $vampire-the }, who lends a sign for this card. It stays there: 1 VP for { $name }.
board-boon-went = One of your boons went to { $vampire-the }, who lends a sign for this card. It stays there: 1 VP for { $name }.
board-why-subject = leads the coterie
board-why-not-needed = not needed
board-why-enemy = not your enemy
board-why-leader = a clan leader
board-why-no-leader = a leader bears none
board-why-coterie = not in the coterie
board-why-full = 3 childer already
board-why-state = not in this state
board-why-notoriety = { $n ->
        [0] no notoriety
       *[other] notoriety: { $n }
    }
board-why-nothing = nothing to take
board-why-ancilla = no ancilla
board-why-own = your own
board-why-attributes = another attribute
board-why-bloodline = another bloodline
board-why-fledgling = no fledgling

## Setting up

board-starts-with = Starts with
board-difficulty-low = easy to play
board-difficulty-medium = moderate
board-difficulty-high = demanding

## Events and foresight

board-events = Events
board-events-help = most vampires with the sign
board-you-show = you { $n }
board-would = If you choose this
board-points-here = Points here now

## What would happen, below a battleground

would-politics = One step towards the { $value }.
would-decisive = Decisive: every vampire of the { $value } gains 1 power, and the token goes back to the middle.
would-morality = { $player }: one step, to { $n }.
would-turns-coat = No match: { $player } turns the token over ({ $value }).
would-takes-first = { $player } would be first.
would-blocked = The { $faction } has nowhere to march.
would-judges = { $column }: the token shows the { $value }.
would-trial = Trial of { $n ->
        [one] { $n } suspect
       *[other] { $n } suspects
    }.
would-no-suspect = Trial: nobody to judge.
would-convicted = Convicted with { $n }: { $vampire-the }, torpor.
would-acquitted = Acquitted with { $n }: { $vampire-the }.
would-takes-ankh = An ankh of { $city } is carried by { $vampire-the }.
would-lies-in-ashes = This city has burned: nothing happens.
would-investigates = The investigator of { $row-the }: cell { $n }.
would-breach = Breach: an ankh for { $vampire-the }.
would-empty-breach = Breach, but no ankh is left.
would-enters-city = A token of the { $value } enters the city: { $n } there.
would-vote = Vote: the { $value } prevail.
would-elected = { $title }: { $vampire-the }.
would-not-elected = { $title }: nobody.
would-humanity = { $player }: one step, to { $n }.
would-changes-heart = No match: { $player } turns the token over ({ $value }).
would-no-room = The region of { $region-the } is full: no token.
would-no-token = No token in the region of { $region-the }.
would-falls = { $vampire-the } would fall into torpor.
would-nothing = Nothing would come of it: { $op }.

## Battlegrounds

board-nobody-leads = nobody leads
board-leads-class = { $value }: { $n } each
board-morality = { $name }: { $n } ({ $value }).
board-lands-held = Territories held
board-each-scores = { $n } each
board-vaticanum = Vaticanum
board-iudices = Iudices
board-at-vaticanum = { $value }: { $class }, in the Vaticanum.
board-at-iudices = { $value }: { $class }, with the judges.
board-of = { $n } of { $all }
board-in-city = in the city
board-carried = carried
board-in-fire = in the fire
board-burned = burned
board-city-bruges = Bruges
board-city-prague = Prague
board-city-barcelona = Barcelona
board-city-paris = Paris
board-city-burned = { $city } has burned.
board-city-said = { $city }: in the city { $here }, carried { $held }, in the fire { $fire }.
board-investigators = investigators
board-secrets-kept = secrets kept
board-row-said = { $value }: investigator on cell { $at } of { $steps }, secrets kept { $kept }.
board-chair-held = { $title }: { $vampire }.
board-chair-empty = { $title }: empty.
board-chair-next = next vote
board-chair-free = empty
board-in-the-city = In the city
board-in-court = In the city: high { $high }, low { $low }, of { $all }.
board-region-said = { $value }: Camarilla { $camarilla }, Sabbat { $sabbat }.

## A chapter of a chronicle

board-chapter = Chapter { $chapter }
board-sheet = Character sheet
board-worth = Worth at the end, as things stand: { $n }
board-step-trait = One trait
board-step-discipline = One Discipline
board-step-first-agent = First agent
board-step-first-blood = Blood
board-at-table = At the table
board-chooses = choosing
board-has-chosen = done
board-all-at-once = All choose at once; nobody waits for another’s prologue.
board-first-agent = First agent
board-first-agent-how = Three strangers have come. One stays, takes the blood you give it and waits in the haven.
board-haven-empty = The haven is empty
board-in-haven = In the haven: { $who }
board-steps = Steps of the aftermath
board-step-results = Results
board-step-overview = Overview
board-step-events = Events
board-step-burdens = Burdens
board-step-stickers = Abilities
board-step-havens = Havens
board-step-age = End of the age
board-step-seal = Seal
board-choice = The choice
board-power-boons = power, boons
board-sum = points
board-age-points = age
board-titled = { $name } receives the title { $what }.
board-event-told = told
board-event-now = on the other page
board-event-waits = waits
board-event-nobody = nobody won it
board-conspired = { $name } conspires: { $what }
board-bears = { $name } bears: { $what }
board-relieved = { $name } is rid of: { $what }
board-learned = { $who } learns: { $what }
board-saved = { $name } saves: { $what }
board-asked-now = Choosing now: { $names }
board-asks-conspiracy = A conspiracy
board-asks-event = An event
board-asks-ascension = An ascension
board-asks-blood = Whose blood
board-asks-shelter = A stranger
board-asks-sticker = A new ability
board-asks-ancilla = Who learns it
board-asks-agent = An agent for the haven
board-asks-outcome = How the age is remembered
board-asks-seal = The page is written
