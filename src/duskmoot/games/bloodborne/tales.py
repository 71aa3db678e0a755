"""The lines of the log, each with the clause behind it."""

from __future__ import annotations

from typing import Final

from duskmoot.kernel.story import Tale, Tales

TALES: Final[Tales] = Tales()

FINAL_BOSS_CHOSEN: Final[Tale] = TALES.tale("final-boss-chosen", "enemy:enemy", "setup.final-boss")
FIRST_PLAYER: Final[Tale] = TALES.tale("first-player", "hunter:seat", "setup.first-player")
ROUND_BEGINS: Final[Tale] = TALES.tale("round-begins", "round:number", "round.order", opens="round")
ENEMY_COMES: Final[Tale] = TALES.tale(
    "enemy-comes", "enemy:enemy echoes:number", "card-type.echoes"
)
PLAYS: Final[Tale] = TALES.tale("plays", "hunter:seat card:card", "round.choose.secret")
TRANSFORMS: Final[Tale] = TALES.tale(
    "transforms", "hunter:seat card:card", "round.transform.secret"
)
NO_WEAPON: Final[Tale] = TALES.tale("no-weapon", "hunter:seat", "round.transform.must")
PISTOLS_CANCEL: Final[Tale] = TALES.tale(
    "pistols-cancel", "hunter:seat card:card", "round.instant.pistols-cancel"
)
HEALED: Final[Tale] = TALES.tale("healed", "hunter:seat health:number", "card.blood-vial")
CANCELS: Final[Tale] = TALES.tale(
    "cancels", "hunter:seat victim:seat card:card", "card.blunderbuss-cancel"
)
STEALS: Final[Tale] = TALES.tale(
    "steals", "hunter:seat victim:seat echoes:number", "card.bone-blade"
)
ROLLS: Final[Tale] = TALES.tale("rolls", "die:die face:face", "round.monster-attack.roll")
ATTACKS_ALL: Final[Tale] = TALES.tale(
    "attacks-all", "enemy:enemy damage:number", "round.monster-attack.all"
)
HURT: Final[Tale] = TALES.tale(
    "hurt",
    "hunter:seat damage:number health:number",
    "round.monster-attack.dial",
    tallies="hurt:damage",
    favours="-hunter",
)
DIES: Final[Tale] = TALES.tale(
    "dies", "hunter:seat", "death.at-zero", tallies="deaths", favours="-hunter"
)
LOSES_COLLECTED: Final[Tale] = TALES.tale(
    "loses-collected",
    "hunter:seat echoes:number",
    "death.lose-collected",
    tallies="lost:echoes",
    favours="-hunter",
)
LOSES_BANKED: Final[Tale] = TALES.tale(
    "loses-banked", "hunter:seat echoes:number", "final-boss.card.moon-presence"
)
ELIMINATED: Final[Tale] = TALES.tale("eliminated", "hunter:seat", "final-boss.card.rom", ends=True)
GAINS_ECHOES: Final[Tale] = TALES.tale(
    "gains-echoes", "enemy:enemy echoes:number", "monster.in-play"
)
TAKES: Final[Tale] = TALES.tale(
    "takes",
    "hunter:seat card:card echoes:number enemy:enemy",
    "round.hunters-attack.take",
    tallies="taken:echoes",
)
TAKES_NOTHING: Final[Tale] = TALES.tale(
    "takes-nothing", "hunter:seat card:card", "round.hunters-attack.cap"
)
KILLED: Final[Tale] = TALES.tale(
    "killed", "enemy:enemy", "round.hunters-attack.kill", ends=True, tallies="killed"
)
TROPHY: Final[Tale] = TALES.tale("trophy", "hunter:seat trophy:trophy", "trophy.advance")
TAKES_BACK: Final[Tale] = TALES.tale("takes-back", "hunter:seat card:card", "card.melee-upgrades")
STRIKES_BACK: Final[Tale] = TALES.tale(
    "strikes-back", "enemy:enemy", "boss.card.blood-starved-beast"
)
REGAINS: Final[Tale] = TALES.tale("regains", "enemy:enemy echoes:number", "boss.card.vicar-amelia")
ESCAPES: Final[Tale] = TALES.tale("escapes", "enemy:enemy", "round.escape.when", tallies="escaped")
STAYS: Final[Tale] = TALES.tale("stays", "enemy:enemy echoes:number", "boss.persists")
ROBBED: Final[Tale] = TALES.tale("robbed", "hunter:seat card:card", "monster.brainsucker")
SPILLS: Final[Tale] = TALES.tale("spills", "hunter:seat echoes:number", "monster.on-escape")
BELL_TOLLS: Final[Tale] = TALES.tale("bell-tolls", "echoes:number", "monster.on-escape")
BANKS: Final[Tale] = TALES.tale("banks", "hunter:seat echoes:number", "round.dream.bank")
RECOVERS: Final[Tale] = TALES.tale("recovers", "hunter:seat cards:number", "round.dream.recover")
GAINS_UPGRADE: Final[Tale] = TALES.tale(
    "gains-upgrade", "hunter:seat card:card", "round.dream.upgrade", tallies="upgrades"
)
NO_UPGRADE: Final[Tale] = TALES.tale("no-upgrade", "hunter:seat", "upgrade.optional")
REMOVES: Final[Tale] = TALES.tale("removes", "hunter:seat card:card", "upgrade.eighth")
WAKES: Final[Tale] = TALES.tale("wakes", "hunter:seat health:number", "round.dream.heal")
RETURNS: Final[Tale] = TALES.tale("returns", "hunter:seat health:number", "death.heal")
OFFERED: Final[Tale] = TALES.tale("offered", "card:card", "upgrade.refill-size")
DISPLAY_CLEARED: Final[Tale] = TALES.tale("display-cleared", "", "monster.on-reveal")
BROKEN: Final[Tale] = TALES.tale("broken", "hunter:seat card:card", "boss.card.gascoigne")
SPENT: Final[Tale] = TALES.tale("spent", "hunter:seat card:card", "card.molotov")
STALEMATE: Final[Tale] = TALES.tale("stalemate", "", "round.stalemate", ends=True)
SCORES_TROPHY: Final[Tale] = TALES.tale(
    "scores-trophy",
    "hunter:seat trophy:trophy points:number",
    "scoring.sum",
    counts="score/{trophy}:points",
)
SCORES: Final[Tale] = TALES.tale(
    "scores",
    "hunter:seat banked:number trophies:number total:number",
    "scoring.sum",
    counts="score/banked:banked",
)
WINS: Final[Tale] = TALES.tale("wins", "hunter:seat", "scoring.winner")
SHARES: Final[Tale] = TALES.tale("shares", "hunter:seat", "scoring.shared")
