### The table in the terminal

## The time and the tracks

table-setup = setup
table-influence = Influence { $n }/{ $all }
table-despair = Despair

## The map

table-europe = Europe
table-seas = Seas
table-large = large city
table-port = port
table-hospital = hospital
table-trail-space = space of the Trail
table-lair = lair
table-dracula = Dracula
table-fog = fog
table-storm = storm
table-holy = consecrated ground
table-host = Heavenly Host
table-road = road
table-white = white railway
table-yellow = yellow railway
table-sea = by sea
table-roadblocks = Roadblocks
table-ways = From { $place }
table-likely = Possible places: { $n }

## The Trail

table-trail = Trail
table-lairs = Lairs
table-facedown = face down
table-rumor = rumor
table-hidden = unknown
table-hidden-sea = unknown sea
table-encounters = { $n ->
        [one] { $n } encounter
       *[other] { $n } encounters
    }

## The sheets

table-hunters = Hunters
table-you = you
table-bites = Bites
table-items = Items
table-events = Events
table-tickets = Tickets
table-delayed = delayed
table-bats = bats
table-defeated = defeated
table-mesmerized = mesmerized
table-silenced = cancelled
table-shows = Face up
table-ready = Ready
table-ally = Ally
table-guards = Guards
table-unseen = unseen
table-encounters-held = encounters { $n }
table-events-held = events { $n }
table-rumors-held = rumors { $n }

## Decks

table-top-hunter = The top event is a hunter card.
table-top-dracula = The top event is a Dracula card.
table-event-discard = events discarded: { $n }
table-item-discard = items discarded: { $n }
table-encounter-discard = encounters discarded: { $n }

## Combat

table-combat = Combat { $place-in }, round { $n }, { $when }
table-played = played
table-chosen = card chosen

## The own cards

table-hand = Your cards
table-encounters-hand = Encounters
table-combat-hand = Combat cards

## Help

help-signs = ▪ large city · ≈ port · ✚ hospital · ◆ space of the Trail, ◇ lair · ▒ face-down card · ✉ rumor · ░ fog · ϟ storm · ✝ consecrated ground · ✦ Heavenly Host · ✕ roadblock; in combat, a card used last round · ♛ Dracula; at the end, the winner · ▸ acting hunter · ⚔ engaged hunter · ● full, ○ empty
