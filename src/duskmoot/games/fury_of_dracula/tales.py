"""The lines of the log, each with the clause behind it."""

from __future__ import annotations

from typing import Final

from duskmoot.kernel.story import Tale, Tales

TALES: Final[Tales] = Tales()

# Setup and time.
STARTS: Final[Tale] = TALES.tale("starts", "hunter:character place:place", "setup.hunter-start")
DAWN: Final[Tale] = TALES.tale("dawn", "", "time.dawn-advance", opens="day")
DAY: Final[Tale] = TALES.tale("day", "", "time.round-order")
DUSK: Final[Tale] = TALES.tale("dusk", "", "time.dusk-advance")
NIGHT: Final[Tale] = TALES.tale("night", "", "time.round-order")
DRACULA_PHASE: Final[Tale] = TALES.tale("dracula-phase", "", "time.round-order")
DESPAIR: Final[Tale] = TALES.tale("despair", "tokens:number", "time.week-end", opens="week")
NO_DAY: Final[Tale] = TALES.tale("no-day", "", "golden.component-over-reference")

# Actions.
PASSES: Final[Tale] = TALES.tale("passes", "hunter:character", "action.pass")
RECOVERS: Final[Tale] = TALES.tale("recovers", "hunter:character", "action.delayed.recover")
MOVES: Final[Tale] = TALES.tale("moves", "hunter:character place:place", "move.road")
RIDES: Final[Tale] = TALES.tale("rides", "hunter:character place:place", "move.rail.distance")
SAILS: Final[Tale] = TALES.tale("sails", "hunter:character place:place", "move.sea.steps")
DRIVEN: Final[Tale] = TALES.tale("driven", "hunter:character place:place", "token.bats.move")
SPENDS_TICKET: Final[Tale] = TALES.tale(
    "spends-ticket", "hunter:character ticket:ticket", "move.rail.spend"
)
SHOWS_TICKET: Final[Tale] = TALES.tale(
    "shows-ticket", "hunter:character ticket:ticket", "golden.component-over-reference"
)
DRAWS_TICKET: Final[Tale] = TALES.tale("draws-ticket", "hunter:character", "action.ticket.draw")
RETURNS_TICKET: Final[Tale] = TALES.tale(
    "returns-ticket", "hunter:character", "action.ticket.keep-or-discard"
)
DRAWS_ITEM: Final[Tale] = TALES.tale("draws-item", "hunter:character", "supply.large-city-item")
SEES_ITEM: Final[Tale] = TALES.tale(
    "sees-item", "hunter:character card:card", "hidden-info.hunter-hands"
)
DRAWS_EVENT: Final[Tale] = TALES.tale("draws-event", "hunter:character", "supply.day-hunter-event")
BURIES_EVENT: Final[Tale] = TALES.tale(
    "buries-event", "hunter:character", "supply.day-dracula-event"
)
DRACULA_TAKES_EVENT: Final[Tale] = TALES.tale(
    "dracula-takes-event", "", "supply.night-dracula-event"
)
TRADES: Final[Tale] = TALES.tale("trades", "hunter:character other:character", "trade.same-city")
GIVES: Final[Tale] = TALES.tale(
    "gives", "hunter:character other:character card:card", "hidden-info.private-talk"
)
GIVES_TICKET: Final[Tale] = TALES.tale(
    "gives-ticket", "hunter:character other:character ticket:ticket", "hidden-info.private-talk"
)
CONFIDES: Final[Tale] = TALES.tale(
    "confides", "hunter:character other:character card:card", "trade.same-city"
)
CONFIDES_TICKET: Final[Tale] = TALES.tale(
    "confides-ticket", "hunter:character other:character ticket:ticket", "trade.same-city"
)
PROPOSES: Final[Tale] = TALES.tale(
    "proposes", "hunter:character other:character", "trade.partner-consent"
)
BREAKS_OFF: Final[Tale] = TALES.tale(
    "breaks-off", "hunter:character other:character", "trade.partner-consent"
)
SEARCHES: Final[Tale] = TALES.tale("searches", "hunter:character place:place", "search.reveal-all")
FINDS: Final[Tale] = TALES.tale("finds", "hunter:character card:card", "search.reveal-all")
BOND_YES: Final[Tale] = TALES.tale("bond-yes", "region:region", "region.membership")
BOND_NO: Final[Tale] = TALES.tale("bond-no", "region:region", "region.membership")
DISCARDS: Final[Tale] = TALES.tale("discards", "who:character card:card", "event.discard-faceup")
SHOWS: Final[Tale] = TALES.tale("shows", "hunter:character card:card", "weakened.show-cards")
REVEALS: Final[Tale] = TALES.tale(
    "reveals", "who:character card:card", "hidden-info.reveal-hand-card"
)

# Damage.
SUFFERS: Final[Tale] = TALES.tale(
    "suffers",
    "hunter:character n:number damage:number",
    "wound.take",
    tallies="hurt:n",
    favours="0",
)
RESTS: Final[Tale] = TALES.tale("rests", "hunter:character", "rest.one")
HEALS: Final[Tale] = TALES.tale("heals", "hunter:character n:number damage:number", "wound.heal")
DELAYED: Final[Tale] = TALES.tale("delayed", "hunter:character", "action.delayed.recover")
BITTEN: Final[Tale] = TALES.tale(
    "bitten", "hunter:character bites:number", "bite.token", tallies="bites", favours="0"
)
CURED: Final[Tale] = TALES.tale("cured", "hunter:character", "bite.weakens")
RESCUED: Final[Tale] = TALES.tale(
    "rescued", "hunter:character card:card", "combat.great-strength.prevents"
)
DEFEATED: Final[Tale] = TALES.tale(
    "defeated", "hunter:character", "defeat.remove-figure", favours="0"
)
ADMITTED: Final[Tale] = TALES.tale(
    "admitted", "hunter:character place:place", "defeat.to-hospital-next-dawn"
)
DRACULA_SUFFERS: Final[Tale] = TALES.tale(
    "dracula-suffers",
    "n:number damage:number",
    "wound.take",
    counts="wounds/dealt:=damage",
    ends=True,
    favours="-0",
)
DRACULA_HEALS: Final[Tale] = TALES.tale(
    "dracula-heals",
    "n:number damage:number",
    "wound.heal",
    counts="wounds/healed:=damage",
    favours="0",
)

# Encounters.
AMBUSHES: Final[Tale] = TALES.tale("ambushes", "card:card hunter:character", "ambush.resolve")
CALLS_OFF: Final[Tale] = TALES.tale("calls-off", "card:card", "event.cancelled")
FOG: Final[Tale] = TALES.tale("fog", "place:place", "token.fog.placement")
MATURES: Final[Tale] = TALES.tale(
    "matures", "card:card", "mature.resolve-any", tallies="matured", favours="0"
)

# Combat.
FIGHTS: Final[Tale] = TALES.tale(
    "fights", "hunter:character", "combat.dracula.all-present", opens="combat"
)
ENGAGES: Final[Tale] = TALES.tale("engages", "hunter:character", "combat.step2.engaged")
LAYS: Final[Tale] = TALES.tale("lays", "hunter:character card:card", "combat.step3.reveal")
DRACULA_LAYS: Final[Tale] = TALES.tale("dracula-lays", "card:card", "combat.step3.reveal")
CANCELS: Final[Tale] = TALES.tale("cancels", "card:card", "combat.cancel")
MESMERIZED: Final[Tale] = TALES.tale(
    "mesmerized", "hunter:character", "combat.mesmerize.engaged-only"
)
LEAVES_COMBAT: Final[Tale] = TALES.tale("leaves-combat", "hunter:character", "combat.leave")
VAMPIRE_SUFFERS: Final[Tale] = TALES.tale(
    "vampire-suffers", "card:card n:number damage:number", "vampire.health"
)
VAMPIRE_FALLS: Final[Tale] = TALES.tale(
    "vampire-falls", "card:card", "vampire.defeated", tallies="vampires", favours="-0"
)
FLEES: Final[Tale] = TALES.tale("flees", "", "combat.step5.escape-ends")
FLIES: Final[Tale] = TALES.tale("flies", "", "combat.bat.effect")
COMBAT_ENDS: Final[Tale] = TALES.tale("combat-ends", "", "combat.end-conditions")

# The Trail.
SLIDES: Final[Tale] = TALES.tale("slides", "", "trail.slide")
PLACES: Final[Tale] = TALES.tale("places", "", "move.dracula-procedure")
PLAYS_POWER: Final[Tale] = TALES.tale("plays-power", "card:card", "power.visibility")
MISDIRECTS: Final[Tale] = TALES.tale("misdirects", "nest:nest", "power.misdirect.effect")
RETURNS_TO_LAIR: Final[Tale] = TALES.tale("returns-to-lair", "", "lair.back-visible")
LAIR_MADE: Final[Tale] = TALES.tale("lair-made", "", "lair.create")
LAIR_CLEARED: Final[Tale] = TALES.tale("lair-cleared", "", "lair.empty-cleared")
SLIDES_OFF: Final[Tale] = TALES.tale("slides-off", "", "mature.clear")
REVEALS_PLACE: Final[Tale] = TALES.tale(
    "reveals-place", "place:place", "hideout.reveal-on-entry", tallies="revealed", favours="-0"
)
PLACES_ENCOUNTER: Final[Tale] = TALES.tale(
    "places-encounter", "nest:nest", "encounter.placed-in-encounter-step"
)
PLACES_RUMOR: Final[Tale] = TALES.tale("places-rumor", "nest:nest", "rumor.place")
MISTAKE: Final[Tale] = TALES.tale("mistake", "place:place", "mistake.no-legal-play")

# Events.
PLAYS: Final[Tale] = TALES.tale(
    "plays", "who:character card:card", "event.timing", tallies="events"
)
ALLY_LOST: Final[Tale] = TALES.tale("ally-lost", "card:card", "ally.stays")
ENLISTS: Final[Tale] = TALES.tale("enlists", "who:character card:card", "ally.stays")
SCOUTS_FIND: Final[Tale] = TALES.tale("scouts-find", "place:place", "hideout.reveal-on-entry")
SCOUTS_MISS: Final[Tale] = TALES.tale("scouts-miss", "place:place", "hidden-info.trail")
NOTHING_THERE: Final[Tale] = TALES.tale("nothing-there", "nest:nest", "hidden-info.trail")
PRESENCE: Final[Tale] = TALES.tale("presence", "hunter:character", "adjacency.cities")
NO_PRESENCE: Final[Tale] = TALES.tale("no-presence", "", "adjacency.cities")
REGION: Final[Tale] = TALES.tale("region", "region:region", "region.membership")
AT_SEA: Final[Tale] = TALES.tale("at-sea", "", "region.membership")
BLOCKS: Final[Tale] = TALES.tale("blocks", "place:place other:place", "token.roadblock.placement")
UNBLOCKS: Final[Tale] = TALES.tale("unblocks", "place:place other:place", "token.roadblock.removal")
STORM: Final[Tale] = TALES.tale("storm", "place:place", "token.storm.placement")
CALMS: Final[Tale] = TALES.tale("calms", "place:place", "token.storm.removal")
CONSECRATES: Final[Tale] = TALES.tale("consecrates", "place:place", "token.consecrated.source")
NO_SUPPLY: Final[Tale] = TALES.tale("no-supply", "", "golden.cannot-absolute")

# Influence and victory.
INFLUENCE_DEFEAT: Final[Tale] = TALES.tale(
    "influence-defeat",
    "n:number influence:number",
    "defeat.influence",
    counts="influence/defeats:=influence",
    ends=True,
    favours="0",
)
INFLUENCE_VAMPIRE: Final[Tale] = TALES.tale(
    "influence-vampire",
    "n:number influence:number",
    "mature.vampire-influence",
    counts="influence/vampires:=influence",
    ends=True,
    favours="0",
)
INFLUENCE_FANGS: Final[Tale] = TALES.tale(
    "influence-fangs",
    "n:number influence:number",
    "combat.fangs.influence",
    counts="influence/fangs:=influence",
    ends=True,
    favours="0",
)
INFLUENCE_FURY: Final[Tale] = TALES.tale(
    "influence-fury",
    "n:number influence:number",
    "despair.fury",
    counts="influence/fury:=influence",
    ends=True,
    favours="0",
)
INFLUENCE_FALLS: Final[Tale] = TALES.tale(
    "influence-falls",
    "n:number influence:number",
    "influence.sources",
    counts="influence/lost:=influence",
    favours="-0",
)
DRACULA_WINS: Final[Tale] = TALES.tale("dracula-wins", "", "victory.dracula")
HUNTERS_WIN: Final[Tale] = TALES.tale("hunters-win", "", "victory.hunters")
