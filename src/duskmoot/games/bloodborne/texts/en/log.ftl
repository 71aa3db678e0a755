## Setup

log-final-boss-chosen = The Final Boss of this game is { $enemy }.
log-first-player = { $hunter } is the First Player.
log-round-begins = Round { $round } begins.
log-enemy-comes = A new enemy appears: { $enemy } ({ $echoes ->
        [one] { $echoes } Blood Echo
       *[other] { $echoes } Blood Echoes
    }).

## Cards

log-plays = { $hunter } plays “{ $card }”.
log-transforms = { $hunter } transforms their weapon: “{ $card }”.
log-no-weapon = { $hunter } has no weapon in hand to transform.

## Instant effects

log-pistols-cancel = { $hunter } deals no damage: the “{ $card }” cards cancel each other.
log-healed = { $hunter } restores full health ({ $health }).
log-cancels = { $hunter } cancels { $victim }’s weapon: “{ $card }”.
log-steals = { $echoes ->
        [0] { $hunter } finds nothing to steal from { $victim }.
        [one] { $hunter } steals { $echoes } Blood Echo from { $victim }.
       *[other] { $hunter } steals { $echoes } Blood Echoes from { $victim }.
    }

## The monster attack

log-rolls = The { $die } shows { $face }.
log-attacks-all = { $enemy } attacks all Hunters: { $damage ->
        [0] no damage
       *[other] { $damage } damage
    }.
log-hurt = { $hunter } takes { $damage } damage (health: { $health }).
log-dies = { $hunter } dies.
log-loses-collected = { $hunter } loses { $echoes ->
        [one] { $echoes } collected Blood Echo
       *[other] { $echoes } collected Blood Echoes
    }.
log-loses-banked = { $hunter } loses { $echoes ->
        [one] { $echoes } banked Blood Echo
       *[other] { $echoes } banked Blood Echoes
    }.
log-eliminated = { $hunter } is eliminated from the game.
log-gains-echoes = { $enemy } gains { $echoes ->
        [one] { $echoes } Blood Echo
       *[other] { $echoes } Blood Echoes
    }.

## The Hunters attack

log-takes = { $hunter } takes { $echoes ->
        [one] { $echoes } Blood Echo
       *[other] { $echoes } Blood Echoes
    } from { $enemy } (“{ $card }”).
log-takes-nothing = { $hunter } takes no Blood Echoes (“{ $card }”).
log-killed = { $enemy } is killed.
log-trophy = { $hunter } gains a { $trophy } trophy.
log-takes-back = { $hunter } takes “{ $card }” back into hand.
log-strikes-back = { $enemy } strikes back.

## The monster escapes

log-regains = { $enemy } regains { $echoes ->
        [one] { $echoes } Blood Echo
       *[other] { $echoes } Blood Echoes
    }.
log-escapes = { $enemy } escapes.
log-stays = { $enemy } stays in play ({ $echoes ->
        [one] { $echoes } Blood Echo
       *[other] { $echoes } Blood Echoes
    }).
log-robbed = { $hunter } discards “{ $card }”.
log-spills = { $hunter } returns { $echoes ->
        [one] { $echoes } collected Blood Echo
       *[other] { $echoes } collected Blood Echoes
    } to the supply.
log-bell-tolls = The bell tolls: the next enemy gains { $echoes ->
        [one] { $echoes } extra Blood Echo
       *[other] { $echoes } extra Blood Echoes
    }.

## Hunter’s Dream

log-banks = { $echoes ->
        [0] { $hunter } has no Blood Echoes to bank.
        [one] { $hunter } banks { $echoes } Blood Echo.
       *[other] { $hunter } banks { $echoes } Blood Echoes.
    }
log-recovers = { $hunter } takes back { $cards ->
        [one] { $cards } used card
       *[other] { $cards } used cards
    }.
log-gains-upgrade = { $hunter } takes the Upgrade “{ $card }”.
log-no-upgrade = { $hunter } takes no Upgrade.
log-removes = { $hunter } removes “{ $card }” from the game.
log-wakes = { $hunter } wakes from the Dream at full health ({ $health }).
log-returns = { $hunter } returns to life at full health ({ $health }).
log-offered = New Available Upgrade: “{ $card }”.
log-display-cleared = All Available Upgrades are removed from the game.

## End of round

log-broken = { $hunter } loses the weapon “{ $card }”: it is removed from the game.
log-spent = { $hunter } uses up “{ $card }”: it is removed from the game.

## End of the game

log-stalemate = The hunt comes to a standstill: the Blood Score decides.
log-scores-trophy = { $hunter } scores { $points } for { $trophy } trophies.
log-scores = { $hunter } ends the game with a Blood Score of { $total } (banked: { $banked }, trophies: { $trophies }).
log-wins = { $hunter } wins.
log-shares = { $hunter } shares the victory.
