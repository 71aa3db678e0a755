## Setup and time

log-starts = { $hunter } begins { $place-in }.
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
log-moves = { $hunter } travels by road { $place-to }.
log-rides = { $hunter } takes the train { $place-to }.
log-sails = { $hunter } sails { $place-to }.
log-driven = Dracula moves { $hunter } { $place-to }.
log-spends-ticket = { $hunter } spends the { $ticket }.
log-shows-ticket = { $hunter } reveals the { $ticket }.
log-draws-ticket = { $hunter } draws a ticket.
log-returns-ticket = { $hunter } returns a ticket.
log-draws-item = { $hunter } draws an item.
log-sees-item = It is “{ $card }”.
log-draws-event = { $hunter } draws an event.
log-buries-event = { $hunter } discards a Dracula event face down.
log-dracula-takes-event = Dracula takes an event.
log-trades = { $hunter } trades with { $other }.
log-confides = { $hunter } shows { $other } “{ $card }”.
log-confides-ticket = { $hunter } shows { $other } the { $ticket }.
log-proposes = { $hunter } proposes an exchange to { $other }.
log-breaks-off = { $hunter } breaks off the trade with { $other }.
log-gives = { $hunter } gives { $other } “{ $card }”.
log-gives-ticket = { $hunter } gives { $other } the { $ticket }.
log-searches = { $hunter } searches { $place-in }.
log-finds = { $hunter } finds “{ $card }”.
log-bond-yes = Dracula is { $region-in }.
log-bond-no = Dracula is not { $region-in }.
log-discards = { $who } discards “{ $card }”.
log-shows = { $hunter } keeps “{ $card }” face up.
log-reveals = { $who } reveals “{ $card }”.

## Damage

log-suffers = { $hunter } suffers { $n } damage (now { $damage }).
log-rests = { $hunter } rests.
log-heals = { $hunter } rests and heals { $n } damage (now { $damage }).
log-delayed = { $hunter } is delayed.
log-bitten = { $hunter } is bitten (bites: { $bites }).
log-cured = { $hunter } loses a bite.
log-rescued = “{ $card }” saves { $hunter }.
log-defeated = { $hunter } is defeated.
log-admitted = { $hunter } returns to play { $place-in }.
log-dracula-suffers = Dracula suffers { $n } damage (now { $damage }).
log-dracula-heals = Dracula heals { $n } damage (now { $damage }).

## Encounters

log-ambushes = Dracula ambushes { $hunter } with “{ $card }”.
log-calls-off = “{ $card }” has no effect.
log-fog = Fog settles { $place-in }.
log-matures = “{ $card }” matures.

## Combat

log-fights = { $hunter } enters combat.
log-engages = { $hunter } is engaged.
log-lays = { $hunter } plays “{ $card }”.
log-dracula-lays = Dracula plays “{ $card }”.
log-cancels = “{ $card }” is cancelled.
log-mesmerized = { $hunter } is mesmerized.
log-leaves-combat = { $hunter } leaves the combat.
log-vampire-suffers = “{ $card }” suffers { $n } damage (now { $damage }).
log-vampire-falls = “{ $card }” is defeated.
log-flees = Dracula escapes.
log-flies = Dracula flies away as a bat.
log-combat-ends = The combat ends.

## The Trail

log-slides = The Trail slides.
log-places = Dracula places a card on the Trail.
log-plays-power = Dracula plays “{ $card }”.
log-misdirects = Dracula clears the hideout { $nest-in }.
log-returns-to-lair = Dracula returns to a lair.
log-lair-made = Dracula makes a lair.
log-lair-cleared = A lair is cleared.
log-slides-off = A hideout has left the Trail.
log-reveals-place = Revealed: { $place-mid }.
log-places-encounter = Dracula places an encounter { $nest-in }.
log-places-rumor = Dracula places a rumor { $nest-in }.
log-mistake = Dracula has no legal play. He is { $place-in }.

## Events

log-plays = { $who } plays “{ $card }”.
log-ally-lost = The hunters lose their ally “{ $card }”.
log-enlists = { $who } gains an ally: “{ $card }”.
log-scouts-find = { $place-mid } is on the Trail or in a lair.
log-scouts-miss = { $place-mid } is neither on the Trail nor in a lair.
log-nothing-there = No location card lies { $nest-in }.
log-presence = { $hunter } is adjacent to Dracula.
log-no-presence = No hunter is adjacent to Dracula.
log-region = Dracula is { $region-in }.
log-at-sea = Dracula is at sea.
log-blocks = A roadblock is placed: { $place } – { $other }.
log-unblocks = A roadblock is removed: { $place } – { $other }.
log-storm = A storm rises { $place-in }.
log-calms = The storm { $place-in } ends.
log-consecrates = The ground { $place-in } is consecrated.
log-no-supply = Hunters cannot supply in the next hunter phase.

## Influence and victory

log-influence-defeat = A defeated hunter: influence +{ $n } (now { $influence }).
log-influence-vampire = A matured vampire: influence +{ $n } (now { $influence }).
log-influence-fangs = Fangs: influence +{ $n } (now { $influence }).
log-influence-fury = Dracula’s fury: influence +{ $n } (now { $influence }).
log-influence-falls = Influence −{ $n } (now { $influence }).
log-dracula-wins = Dracula rules Europe: he has won.
log-hunters-win = Dracula is defeated: the hunters have won.
