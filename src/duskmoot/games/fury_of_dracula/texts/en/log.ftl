## Setup and time

log-starts = { $hunter } begins in { $place }.
log-dawn = Dawn breaks.
log-day = The day begins.
log-dusk = Dusk falls.
log-night = The night begins.
log-dracula-phase = Dracula’s phase begins.
log-despair = A week is over. Despair tokens: { $tokens }.
log-no-day = The next hunter phase will have no day.

## Actions

log-passes = { $hunter } passes.
log-recovers = { $hunter } is no longer delayed.
log-moves = { $hunter } moves: { $place }.
log-driven = Dracula moves { $hunter }: { $place }.
log-spends-ticket = { $hunter } spends the { $ticket }.
log-shows-ticket = { $hunter } reveals the { $ticket }.
log-draws-ticket = { $hunter } draws a ticket.
log-returns-ticket = { $hunter } returns a ticket.
log-draws-item = { $hunter } draws an item.
log-sees-item = { $hunter } has drawn “{ $card }”.
log-draws-event = { $hunter } draws an event.
log-buries-event = { $hunter } discards an event of Dracula facedown.
log-dracula-takes-event = Dracula takes an event.
log-trades = { $hunter } and { $other } exchange cards.
log-gives = { $hunter } gives { $other } “{ $card }”.
log-gives-ticket = { $hunter } gives { $other } the { $ticket }.
log-searches = { $hunter } searches: { $place }.
log-finds = { $hunter } finds “{ $card }”.
log-bond-yes = Dracula is in this region: { $region }.
log-bond-no = Dracula is not in this region: { $region }.
log-discards = { $who } discards “{ $card }”.
log-shows = { $hunter } keeps “{ $card }” faceup.
log-reveals = { $who } reveals “{ $card }”.

## Damage

log-suffers = { $hunter } suffers { $n } damage ({ $damage } in all).
log-heals = { $hunter } heals { $n } damage ({ $damage } left).
log-delayed = { $hunter } is delayed.
log-bitten = { $hunter } is bitten ({ $bites }).
log-cured = { $hunter } loses a bite.
log-rescued = “{ $card }” saves { $hunter }.
log-defeated = { $hunter } is defeated.
log-admitted = { $hunter } returns: { $place }.
log-dracula-suffers = Dracula suffers { $n } damage ({ $damage } in all).
log-dracula-heals = Dracula heals { $n } damage ({ $damage } left).

## Encounters

log-ambushes = “{ $card }” attacks { $hunter }.
log-calls-off = “{ $card }” has no effect.
log-fog = Fog lies here: { $place }.
log-matures = “{ $card }” matures.

## Combat

log-fights = { $hunter } enters a combat.
log-engages = { $hunter } is engaged.
log-lays = { $hunter } plays “{ $card }”.
log-dracula-lays = Dracula plays “{ $card }”.
log-cancels = “{ $card }” is cancelled.
log-mesmerized = { $hunter } is mesmerized.
log-leaves-combat = { $hunter } leaves the combat.
log-vampire-suffers = “{ $card }” suffers { $n } damage ({ $damage } in all).
log-vampire-falls = “{ $card }” is defeated.
log-flees = Dracula escapes.
log-flies = Dracula flies away as a bat.
log-combat-ends = The combat ends.

## The Trail

log-slides = The Trail slides.
log-places = Dracula places a card on the Trail.
log-plays-power = Dracula plays “{ $card }”.
log-misdirects = Dracula clears a hideout: { $nest }.
log-returns-to-lair = Dracula returns to a lair.
log-lair-made = Dracula makes a lair.
log-lair-cleared = A lair is cleared.
log-slides-off = A hideout has left the Trail.
log-reveals-place = Revealed: { $place }.
log-places-encounter = Dracula places an encounter: { $nest }.
log-places-rumor = Dracula places a rumor: { $nest }.
log-mistake = Dracula has no legal play. He is here: { $place }.

## Events

log-plays = { $who } plays “{ $card }”.
log-enlists = { $who } gains an ally: “{ $card }”.
log-scouts-find = { $place } is on the Trail or in a lair.
log-scouts-miss = { $place } is neither on the Trail nor in a lair.
log-nothing-there = No location card lies there: { $nest }.
log-presence = { $hunter } is adjacent to Dracula.
log-no-presence = No hunter is adjacent to Dracula.
log-region = Dracula is in this region: { $region }.
log-at-sea = Dracula is at sea.
log-blocks = A way is blocked: { $place } – { $other }.
log-unblocks = A way is free again: { $place } – { $other }.
log-storm = A storm rises: { $place }.
log-calms = A storm ends: { $place }.
log-consecrates = Consecrated ground: { $place }.
log-no-supply = Hunters cannot supply in the next hunter phase.

## Influence and victory

log-influence-defeat = A defeated hunter: influence +{ $n } ({ $influence }).
log-influence-vampire = A matured vampire: influence +{ $n } ({ $influence }).
log-influence-fangs = Fangs: influence +{ $n } ({ $influence }).
log-influence-fury = The fury of Dracula: influence +{ $n } ({ $influence }).
log-influence-falls = Influence −{ $n } ({ $influence }).
log-dracula-wins = Dracula rules Europe: he has won.
log-hunters-win = Dracula is defeated: the hunters have won.
