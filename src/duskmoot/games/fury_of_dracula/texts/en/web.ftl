### The table in the browser

## Tabs of a telephone

board-tab-board = Map
board-tab-players = Hunters
board-tab-hand = Hand
board-tab-tracks = Trail
board-tab-log = Log

## Time and tracks

board-status = Week { $week } · { $day }, { $step }
board-step-setup = setup
board-step-dawn = dawn
board-step-day = day
board-step-dusk = dusk
board-step-night = night
board-step-dracula = Dracula phase
board-tracks = Time, influence and despair
board-time = Time track
board-influence = Influence { $n } of { $all }
board-influence-end = { $all }: Dracula wins
board-despair = Despair { $n } of { $all }

## Hunters

board-health = Health: { $n } of { $all }
board-acts = acts
board-yours = yours
board-not-placed = not on the board yet
board-defeated = defeated
board-sheet-of = Character sheet: { $name }
board-played-by = Player: { $name }
board-items = Items
board-events = Events
board-tickets = Tickets
board-bites = Bites
board-up-to = up to { $n }
board-bites-of = { $n } of { $all }
board-bite-printed = 1, printed
board-no-bite = free bite slot
board-open-cards = Open cards
board-delayed = delayed
board-bats = bats
board-weakened = weakened
board-weakened-why = Weakened: one item and one event lie open to all.
board-delayed-why = Delayed: the next action is lost.
board-bats-why = Bats: Dracula moves the hunter instead of the next action.

## The Trail

board-trail = Dracula’s Trail
board-newest-first = newest first
board-lairs = Lairs
board-encounter = encounter
board-encounters = Encounters
board-rumor = rumor
board-rumors = Rumors
board-empty = empty
board-at-sea = at sea
board-back-plain = a card, face down
board-back-sea = a sea card, face down
board-back-castle = Castle Dracula, face down
board-face-down = { $name }, face down
board-slid-off = Off the Trail
board-hidden-encounters = { $n ->
        [one] { $n } encounter face down
       *[other] { $n } encounters face down
    }
board-wounded = { $name }: { $n } of { $all } damage
board-likely = Most likely: { $places }
board-looking-at = Where this card may be: { $nest }

## Belief and legend

board-belief = Heat map
board-belief-what = Where Dracula can be, from public knowledge alone
board-reckoning = Calculating…
board-percent = { $n }%
board-percent-least = <1%
board-legend = Legend
board-legend-road = road
board-legend-white = white railway
board-legend-yellow = yellow railway
board-legend-go = you may go · by rail
board-by-road = road
board-by-rail = rail
board-by-sea = sea
board-ride = Take the train { $place-to } with the ticket { $ticket }
board-help-road = { $n ->
        [one] { $n } city by road
       *[other] { $n } cities by road
    }
board-help-rail = { $n ->
        [one] { $n } city by rail
       *[other] { $n } cities by rail
    }
board-help-sea = { $n ->
        [one] { $n } place by sea
       *[other] { $n } places by sea
    }

## Hands and cards

board-hands = Your hands
board-powers = Powers
board-combat-cards = Combat
board-no-cards = no cards
board-no-tickets = no tickets
board-tag-shown = open
board-tag-chosen = chosen
board-tag-ready = ready
board-tag-locked = used last round
board-cancels = Cancels
board-kind-item = Item
board-kind-event = Event
board-kind-dark-event = Dracula’s event
board-kind-encounter = Encounter
board-kind-hunter = Combat
board-kind-combat = Dracula’s combat
board-kind-power = Power

## Actions

board-deeds = Other actions
board-deed-supply = Draw an event; in a large city also an item.
board-deed-rest = Heal 1 damage.
board-deed-search = Search a hideout or lair of Dracula here.
board-deed-reserve = Draw a railway ticket.
board-deed-bond = Dracula tells whether he is in this region.
board-verb-supply = Supply
board-verb-rest = Rest
board-verb-search = Search
board-verb-reserve = Ticket
board-verb-bond = Bond
board-verb-play = Play
board-verb-use = Use
board-verb-show = Reveal
board-verb-discard = Discard
board-verb-give = Give
board-verb-keep = Keep
board-verb-enlist = As an ally
board-verb-meet = Resolve
board-verb-take = Take
board-verb-choose = Choose
board-verb-ambush = Ambush
board-verb-power = Play
board-verb-resolve = Resolve
board-verb-place = Place
board-verb-ride = Train
board-verb-charter = Carriage
board-verb-return-ticket = Return
board-verb-trade = Trade
board-verb-lead = Events
board-verb-keep-ticket = Keep
board-verb-give-ticket = Give
board-verb-godalming-plays = Play
board-verb-seward-plays = Play
board-verb-helsing-plays = Play
board-verb-mina-plays = Play
board-verb-confide = Show
board-verb-confide-ticket = Show
board-verb-ask-for = Ask for
board-verb-ask-for-ticket = Ask for
board-verb-leave = Not this
board-verb-leave-ticket = Not this
board-bargain = Trade in private
board-bargain-gives = { $hunter } gives
board-bargain-nothing = Nothing yet
board-bargain-agrees = { $hunter } has agreed.
board-bargain-shown = Has shown
board-offered = To choose from
board-in-play = Cards in play

## Combat

board-combat = Combat, round { $n }
board-at-night = at night
board-by-day = by day
board-to-map = Show the map
board-to-combat = Back to the combat
board-fighters = Hunters in the combat
board-choosing = choosing
board-chosen = card chosen
board-cancelled = cancelled
board-last-round = last round
board-engaged = engaged
board-mesmerized = mesmerized
board-parries = cancels Dracula’s card
board-combat-hand = Hand { $hand } · deck { $deck }
board-played-cards = Cards of earlier rounds
board-plots = Plotting face up: { $n }

## Decks

board-decks = Decks and discard piles
board-deck-item = Item deck
board-deck-event = Event deck
board-deck-encounter = Encounter deck
board-discarded = discards: { $n }
board-deck-left = Cards in the deck: { $n }
board-top-hunter = The top event is a hunter card.
board-top-dracula = The top event is a Dracula card.
board-pile-item = Item discard pile
board-pile-event = Event discard pile
board-pile-encounter = Encounter discard pile
board-pile-empty = Nothing has been discarded.
board-buried = Face-down discards: { $n }
board-allies = Allies of the hunters

## The last page

board-walk-stop = Day { $days }: { $place }
board-note-fight = { $n ->
        [one] A fight
       *[other] { $n } fights
    } (day { $days }): Dracula takes { $dealt ->
        [0] no wound
        [one] one wound
       *[other] { $dealt } wounds
    }, the hunters { $hurt }.
board-note-bites = Bitten: { $hunters }.
board-note-falls = Defeated: { $hunters }, influence +{ $n }.
board-note-matures = A vampire matures (day { $days }): influence +{ $n }.
board-wounds-elsewhere = Outside combat
