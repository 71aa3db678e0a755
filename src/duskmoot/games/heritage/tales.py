"""The lines of the log, each with its clause."""

from __future__ import annotations

from typing import Final

from duskmoot.kernel.story import Tale, Tales

TALES: Final[Tales] = Tales()

# Setting up.
BOARD: Final[Tale] = TALES.tale("board", "board:board", "setup.battlegrounds")
EVENT: Final[Tale] = TALES.tale("event", "event:event", "setup.base-events")
FIRST: Final[Tale] = TALES.tale("first", "player:seat", "setup.first-player-random")
CLAN: Final[Tale] = TALES.tale("clan", "player:seat clan:clan", "setup.clan")
LEADER: Final[Tale] = TALES.tale("leader", "player:seat leader:vampire", "setup.clan-leader")

# Rounds and turns.
ROUND: Final[Tale] = TALES.tale("round", "n:number", "round-end.marker", opens="round")
TURN: Final[Tale] = TALES.tale("turn", "player:seat", "turn.clockwise")
TAKES_FIRST: Final[Tale] = TALES.tale("takes-first", "player:seat", "round-end.first-player")

# Recruiting and the queue.
RECRUITS: Final[Tale] = TALES.tale(
    "recruits", "player:seat recruit:vampire sire:vampire", "recruit.placement"
)
PAYS: Final[Tale] = TALES.tale("pays", "player:seat from:vampire n:number", "recruit.payment")
ARRIVES: Final[Tale] = TALES.tale("arrives", "character:vampire", "queue.refresh")
LEAVES_QUEUE: Final[Tale] = TALES.tale("leaves-queue", "character:vampire", "queue.remove")
MAKES_WAY: Final[Tale] = TALES.tale("makes-way", "character:vampire", "recruit.no-legal-choice")
SETS_ASIDE: Final[Tale] = TALES.tale(
    "sets-aside", "player:seat character:vampire", "clan.toreador.guest-recruit"
)
RESHUFFLES: Final[Tale] = TALES.tale("reshuffles", "n:number", "queue.deck-empty")
RESERVES: Final[Tale] = TALES.tale("reserves", "player:seat character:vampire", "reserve.place")

# Intrigues and boons.
PLAYS: Final[Tale] = TALES.tale(
    "plays",
    "player:seat intrigue:intrigue leader:vampire",
    "intrigue.leader",
    opens="intrigue",
    tallies="intrigue",
)
BORROWS: Final[Tale] = TALES.tale(
    "borrows",
    "player:seat from:vampire lender:vampire whose:seat",
    "boon.borrow",
    tallies="borrowed",
)
DRAWS: Final[Tale] = TALES.tale("draws", "player:seat n:number", "intrigue.draw-sources")
DRAWS_CARD: Final[Tale] = TALES.tale("draws-card", "intrigue:intrigue", "info.hand-hidden")
DISCARDS: Final[Tale] = TALES.tale("discards", "player:seat intrigue:intrigue", "info.public")
RECALLS: Final[Tale] = TALES.tale("recalls", "player:seat intrigue:intrigue", "info.public")
MORE_PLAYS: Final[Tale] = TALES.tale("more-plays", "player:seat n:number", "turn.one-intrigue")

# Tokens and states.
POWER: Final[Tale] = TALES.tale("power", "vampire:vampire n:number", "state.power.supply")
LOSES_POWER: Final[Tale] = TALES.tale(
    "loses-power", "vampire:vampire n:number", "state.power.supply"
)
STEALS_POWER: Final[Tale] = TALES.tale(
    "steals-power", "thief:vampire victim:vampire n:number", "steal.move", tallies="stolen:n"
)
NOTORIETY: Final[Tale] = TALES.tale("notoriety", "vampire:vampire n:number", "term.place")
SHEDS: Final[Tale] = TALES.tale("sheds", "vampire:vampire n:number", "ability.as-much-as-possible")
SHIFTS: Final[Tale] = TALES.tale("shifts", "from:vampire to:vampire n:number", "term.place")
BLAMED: Final[Tale] = TALES.tale(
    "blamed", "leader:vampire childe:vampire n:number", "state.notoriety.leader-redirect"
)
BOON: Final[Tale] = TALES.tale("boon", "from:vampire to:vampire whose:seat", "steal.move")
TAKES_BACK: Final[Tale] = TALES.tale(
    "takes-back", "market:intrigue vampire:vampire", "clan.nosferatu.use"
)
EXHAUSTS: Final[Tale] = TALES.tale("exhausts", "vampire:vampire", "intrigue.exhaust")
RECOVERS: Final[Tale] = TALES.tale("recovers", "vampire:vampire", "state.exhausted.recover")
FALLS: Final[Tale] = TALES.tale(
    "falls", "vampire:vampire", "state.torpor.tokens-stay", tallies="torpor"
)
SACRIFICED: Final[Tale] = TALES.tale(
    "sacrificed", "victim:vampire childe:vampire", "sacrifice.option", tallies="sacrificed"
)
RESIRED: Final[Tale] = TALES.tale("resired", "vampire:vampire sire:vampire", "term.sire-childe")
ABILITY: Final[Tale] = TALES.tale("ability", "vampire:vampire ability:ability", "ability.order")
NOTHING: Final[Tale] = TALES.tale("nothing", "op:op", "ability.as-much-as-possible")

# Battlegrounds.
POLITICS: Final[Tale] = TALES.tale(
    "politics", "value:value n:number", "battleground.high-low.activation"
)
DECISIVE: Final[Tale] = TALES.tale(
    "decisive", "value:value", "battleground.high-low.decisive-victory"
)
MORALITY: Final[Tale] = TALES.tale(
    "morality", "player:seat n:number", "battleground.beast-within.match"
)
TURNS_COAT: Final[Tale] = TALES.tale(
    "turns-coat", "player:seat value:value", "battleground.beast-within.mismatch"
)
MARCHES: Final[Tale] = TALES.tale(
    "marches",
    "faction:value from:territory to:territory",
    "battleground.war-of-princes.activation",
)
BLOCKED: Final[Tale] = TALES.tale("blocked", "faction:value", "battleground.war-of-princes.no-move")
EXPELS: Final[Tale] = TALES.tale(
    "expels", "faction:value territory:territory", "variant.contested-borders.remove"
)

# The end.
WINS_EVENT: Final[Tale] = TALES.tale(
    "wins-event", "player:seat event:event", "event.award", tallies="events"
)
SCORES_BOARD: Final[Tale] = TALES.tale(
    "scores-board", "player:seat board:board n:number", "scoring.sources", counts="points/{board}:n"
)
SCORES_POWER: Final[Tale] = TALES.tale(
    "scores-power", "player:seat n:number", "scoring.sources", counts="points/power:n"
)
SCORES_BOONS: Final[Tale] = TALES.tale(
    "scores-boons", "player:seat n:number", "scoring.sources", counts="points/boons:n"
)
SCORES_NOTORIETY: Final[Tale] = TALES.tale(
    "scores-notoriety", "player:seat n:number", "scoring.sources", counts="points/notoriety:n"
)
SCORES_EVENTS: Final[Tale] = TALES.tale(
    "scores-events", "player:seat n:number", "scoring.sources", counts="points/events:n"
)
SCORES: Final[Tale] = TALES.tale("scores", "player:seat n:number", "scoring.sources")
WINS: Final[Tale] = TALES.tale("wins", "player:seat", "scoring.winner", ends=True)

# The clans.
ENEMY: Final[Tale] = TALES.tale("enemy", "player:seat vampire:vampire", "clan.brujah.declare")
KISSES: Final[Tale] = TALES.tale(
    "kisses", "player:seat from:vampire to:vampire whose:seat", "clan.lasombra.offer"
)
REFUSES: Final[Tale] = TALES.tale("refuses", "player:seat", "clan.lasombra.penalty")
NAMES: Final[Tale] = TALES.tale("names", "player:seat value:value", "clan.malkavian.reveal")
REVEALED: Final[Tale] = TALES.tale("revealed", "character:vampire", "info.chaos-open")
FINDS_NOBODY: Final[Tale] = TALES.tale(
    "finds-nobody", "player:seat value:value", "clan.malkavian.not-found"
)
OPENS_MARKET: Final[Tale] = TALES.tale(
    "opens-market", "player:seat intrigue:intrigue", "clan.nosferatu.play"
)
TRADES: Final[Tale] = TALES.tale(
    "trades", "player:seat from:vampire intrigue:intrigue whose:seat", "clan.nosferatu.use"
)
CLOSES: Final[Tale] = TALES.tale(
    "closes", "intrigue:intrigue leader:vampire whose:seat", "round-end.market"
)
INVITES: Final[Tale] = TALES.tale(
    "invites", "player:seat guest:seat first:seat", "clan.toreador.order"
)
COMES: Final[Tale] = TALES.tale("comes", "player:seat", "clan.toreador.reward")
DECLINES: Final[Tale] = TALES.tale("declines", "player:seat", "clan.toreador.invite")
USURPS: Final[Tale] = TALES.tale(
    "usurps", "newcomer:vampire vampire:vampire", "clan.tremere.replace"
)
MONSTER: Final[Tale] = TALES.tale("monster", "vampire:vampire tucked:vampire", "clan.tzimisce.tuck")
EDICT: Final[Tale] = TALES.tale(
    "edict", "player:seat intrigue:intrigue value:value", "clan.ventrue.stays"
)
DECREES: Final[Tale] = TALES.tale(
    "decrees", "player:seat intrigue:intrigue recruit:vampire", "clan.ventrue.trigger"
)

# Battlegrounds of later ages.
JUDGES: Final[Tale] = TALES.tale(
    "judges", "column:value value:value", "battleground.inquisition.activation"
)
TRIAL: Final[Tale] = TALES.tale("trial", "n:number", "battleground.inquisition.trial-targets")
NO_SUSPECT: Final[Tale] = TALES.tale("no-suspect", "", "battleground.inquisition.trial-targets")
CONVICTED: Final[Tale] = TALES.tale(
    "convicted", "vampire:vampire n:number", "battleground.inquisition.trial-verdict"
)
ACQUITTED: Final[Tale] = TALES.tale(
    "acquitted", "vampire:vampire n:number", "battleground.inquisition.trial-survivor"
)
INTO_FIRE: Final[Tale] = TALES.tale(
    "into-fire", "city:city n:number", "battleground.anarch-revolt.activation"
)
TAKES_ANKH: Final[Tale] = TALES.tale(
    "takes-ankh", "vampire:vampire city:city", "battleground.anarch-revolt.activation"
)
CITY_BURNS: Final[Tale] = TALES.tale("city-burns", "city:city", "battleground.anarch-revolt.burned")
LIES_IN_ASHES: Final[Tale] = TALES.tale("lies-in-ashes", "", "battleground.anarch-revolt.burned")
RESPITE: Final[Tale] = TALES.tale(
    "respite", "city:city n:number", "battleground.anarch-revolt.respite-return"
)
COUP: Final[Tale] = TALES.tale(
    "coup", "vampire:vampire n:number", "battleground.anarch-revolt.coup"
)
INVESTIGATES: Final[Tale] = TALES.tale(
    "investigates", "row:value n:number", "battleground.masquerade.activation"
)
BREACH: Final[Tale] = TALES.tale(
    "breach", "row:value vampire:vampire", "battleground.masquerade.breach"
)
EMPTY_BREACH: Final[Tale] = TALES.tale(
    "empty-breach", "row:value", "battleground.masquerade.breach"
)
CLEANUP: Final[Tale] = TALES.tale(
    "cleanup", "vampire:vampire n:number", "battleground.masquerade.cleanup"
)
ENTERS_CITY: Final[Tale] = TALES.tale(
    "enters-city", "value:value n:number", "battleground.court.activation"
)
VOTE: Final[Tale] = TALES.tale("vote", "value:value", "battleground.court.vote-trigger")
ELECTED: Final[Tale] = TALES.tale(
    "elected", "vampire:vampire title:title", "battleground.court.vote-winner"
)
NOT_ELECTED: Final[Tale] = TALES.tale("not-elected", "title:title", "battleground.court.vote-tie")
STEALS_TITLE: Final[Tale] = TALES.tale(
    "steals-title", "vampire:vampire victim:vampire title:title", "battleground.court.pretenders"
)
TITLE_RETURNS: Final[Tale] = TALES.tale(
    "title-returns", "title:title", "battleground.court.pretenders"
)
HUMANITY: Final[Tale] = TALES.tale(
    "humanity", "player:seat n:number", "battleground.humanity.match"
)
CHANGES_HEART: Final[Tale] = TALES.tale(
    "changes-heart", "player:seat value:value", "battleground.humanity.mismatch"
)
LOYAL: Final[Tale] = TALES.tale(
    "loyal", "player:seat side:side", "battleground.sabbat-wars.setup-allegiance"
)
ADDS_TOKEN: Final[Tale] = TALES.tale(
    "adds-token", "side:side region:value", "battleground.sabbat-wars.add"
)
NO_ROOM: Final[Tale] = TALES.tale("no-room", "region:value", "battleground.sabbat-wars.capacity")
NO_TOKEN: Final[Tale] = TALES.tale("no-token", "region:value", "ability.as-much-as-possible")
TURNS_UP: Final[Tale] = TALES.tale(
    "turns-up", "token:token region:value", "battleground.sabbat-wars.turn"
)
TURNS_DOWN: Final[Tale] = TALES.tale(
    "turns-down", "token:token region:value", "battleground.sabbat-wars.turn"
)
SPENDS_TOKEN: Final[Tale] = TALES.tale(
    "spends-token", "token:token region:value", "battleground.sabbat-wars.discard"
)
MOVES_TOKEN: Final[Tale] = TALES.tale(
    "moves-token", "side:side from:value to:value", "battleground.sabbat-wars.move"
)
RETURNS_TOKEN: Final[Tale] = TALES.tale(
    "returns-token", "side:side from:value", "battleground.sabbat-wars.capacity"
)
REFILLS: Final[Tale] = TALES.tale(
    "refills", "side:side n:number", "battleground.sabbat-wars.start-empty"
)
HOLDS_REGION: Final[Tale] = TALES.tale(
    "holds-region", "side:side region:value n:number", "battleground.sabbat-wars.control"
)
NOBODYS_REGION: Final[Tale] = TALES.tale(
    "nobodys-region", "region:value", "battleground.sabbat-wars.control"
)
WINS_WAR: Final[Tale] = TALES.tale("wins-war", "side:side", "battleground.sabbat-wars.winner")

# The chronicle: a chapter begins.
CHAPTER: Final[Tale] = TALES.tale(
    "chapter", "overview:overview n:number year:number", "chronicle.setup.events"
)
CHAPTER_EVENT: Final[Tale] = TALES.tale("chapter-event", "event:event", "chronicle.setup.events")
BEGINS: Final[Tale] = TALES.tale("begins", "player:seat", "chronicle.setup.first-player")
MARKS: Final[Tale] = TALES.tale(
    "marks", "player:seat parameter:parameter", "chronicle.events.choice"
)
FIRST_AGENT: Final[Tale] = TALES.tale(
    "first-agent", "player:seat agent:vampire", "chronicle.prologue.agent-choice"
)
EMBRACED: Final[Tale] = TALES.tale(
    "embraced", "vampire:vampire clan:clan", "chronicle.events.ascension"
)
THIN_BLOOD: Final[Tale] = TALES.tale("thin-blood", "vampire:vampire", "chronicle.events.thin-blood")
JOINS: Final[Tale] = TALES.tale("joins", "player:seat", "chronicle.prologue.required")
WEIGHS: Final[Tale] = TALES.tale("weighs", "player:seat burden:burden", "chronicle.setup.burdens")
GIVES_BOON: Final[Tale] = TALES.tale(
    "gives-boon", "from:vampire to:vampire", "chronicle.setup.burdens"
)
FROM_HAVEN: Final[Tale] = TALES.tale("from-haven", "player:seat recruit:vampire", "recruit.haven")
MAKES_ROOM: Final[Tale] = TALES.tale("makes-room", "character:vampire", "variant.haven-refresh")
USES: Final[Tale] = TALES.tale("uses", "player:seat asset:asset", "turn.asset")
# After a chapter of a chronicle.
PLACED: Final[Tale] = TALES.tale(
    "placed", "player:seat place:number n:number", "chronicle.results.record"
)
TITLE: Final[Tale] = TALES.tale("title", "player:seat title:title", "chronicle.overview.title")
CONSPIRES: Final[Tale] = TALES.tale(
    "conspires", "player:seat intrigue:intrigue", "chronicle.overview.conspiracy"
)
ANSWERS: Final[Tale] = TALES.tale(
    "answers", "player:seat event:event answer:answer", "chronicle.events.choice"
)
MARK_LOST: Final[Tale] = TALES.tale(
    "mark-lost", "player:seat parameter:parameter", "chronicle.events.choice"
)
GAINS_ASSET: Final[Tale] = TALES.tale(
    "gains-asset", "player:seat asset:asset", "chronicle.events.asset"
)
ASCENDS: Final[Tale] = TALES.tale(
    "ascends", "player:seat vampire:vampire", "chronicle.events.ascension"
)
NOBODY_ASCENDS: Final[Tale] = TALES.tale(
    "nobody-ascends", "player:seat", "chronicle.events.ascension"
)
REVEALS: Final[Tale] = TALES.tale(
    "reveals", "player:seat character:vampire", "chronicle.events.reveal"
)
SHELTERS: Final[Tale] = TALES.tale(
    "shelters", "player:seat character:vampire", "chronicle.deck.chronicle-characters-place"
)
RELEASES: Final[Tale] = TALES.tale(
    "releases", "player:seat character:vampire", "chronicle.deck.chronicle-characters-place"
)
GIVES_UP: Final[Tale] = TALES.tale(
    "gives-up", "player:seat vampire:vampire", "chronicle.agents.limit"
)
NEW_LEADER: Final[Tale] = TALES.tale(
    "new-leader", "player:seat leader:vampire", "chronicle.deck.leader-owner"
)
NEW_INTRIGUE: Final[Tale] = TALES.tale(
    "new-intrigue", "clan:clan intrigue:intrigue", "chronicle.deck.leader-intrigues"
)
TAKES_BURDEN: Final[Tale] = TALES.tale(
    "takes-burden", "player:seat burden:burden", "chronicle.burden.winner"
)
RELIEVED: Final[Tale] = TALES.tale(
    "relieved", "player:seat burden:burden", "chronicle.burden.others"
)
GLUES: Final[Tale] = TALES.tale(
    "glues", "player:seat ability:ability vampire:vampire", "chronicle.abilities.sticker"
)
SAVES: Final[Tale] = TALES.tale("saves", "player:seat vampire:vampire", "chronicle.agents.save")
NEWCOMER: Final[Tale] = TALES.tale(
    "newcomer", "character:vampire", "chronicle.deck.base-characters"
)
WINS_AGE: Final[Tale] = TALES.tale("wins-age", "player:seat n:number", "chronicle.age-end.winner")
WINS_AGE_BY: Final[Tale] = TALES.tale(
    "wins-age-by", "player:seat n:number board:board", "chronicle.age-end.tie"
)
WINS_AGE_AS_PRIMOGEN: Final[Tale] = TALES.tale(
    "wins-age-as-primogen", "player:seat n:number board:board", "chronicle.age-end.tie"
)
OUTCOME: Final[Tale] = TALES.tale(
    "outcome", "player:seat outcome:outcome", "chronicle.age-end.outcome"
)
WORTH: Final[Tale] = TALES.tale(
    "worth", "parameter:parameter n:number", "chronicle.age-end.outcome-permanent"
)
BOARD_LEAVES: Final[Tale] = TALES.tale(
    "board-leaves", "board:board", "chronicle.age-end.key-leaves"
)
BOARD_ENTERS: Final[Tale] = TALES.tale("board-enters", "board:board", "chronicle.age-end.reveal")
FINAL: Final[Tale] = TALES.tale("final", "player:seat n:number", "chronicle.finale.score")
FINAL_ABSENT: Final[Tale] = TALES.tale(
    "final-absent", "heir:number n:number", "chronicle.finale.score"
)
SOVEREIGN: Final[Tale] = TALES.tale("sovereign", "player:seat", "chronicle.finale.winner")
SOVEREIGN_ABSENT: Final[Tale] = TALES.tale(
    "sovereign-absent", "heir:number", "chronicle.finale.winner"
)
