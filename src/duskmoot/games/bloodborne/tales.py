"""The lines of the log, each with the clause behind it."""

from __future__ import annotations

from typing import Final

from duskmoot.kernel.story import Tale

TALES: Final[list[Tale]] = []


def tale(key: str, parts: str, clause: str) -> Tale:
    TALES.append(Tale(key, parts, clause))
    return TALES[-1]


FINAL_BOSS_CHOSEN: Final[Tale] = tale("final-boss-chosen", "enemy:enemy", "setup.final-boss")
FIRST_PLAYER: Final[Tale] = tale("first-player", "hunter:seat", "setup.first-player")
ROUND_BEGINS: Final[Tale] = tale("round-begins", "round:number", "round.order")
ENEMY_COMES: Final[Tale] = tale("enemy-comes", "enemy:enemy echoes:number", "card-type.echoes")
PLAYS: Final[Tale] = tale("plays", "hunter:seat card:card", "round.choose.secret")
TRANSFORMS: Final[Tale] = tale("transforms", "hunter:seat card:card", "round.transform.secret")
NO_WEAPON: Final[Tale] = tale("no-weapon", "hunter:seat", "round.transform.must")
PISTOLS_CANCEL: Final[Tale] = tale(
    "pistols-cancel", "hunter:seat card:card", "round.instant.pistols-cancel"
)
HEALED: Final[Tale] = tale("healed", "hunter:seat health:number", "card.blood-vial")
CANCELS: Final[Tale] = tale(
    "cancels", "hunter:seat victim:seat card:card", "card.blunderbuss-cancel"
)
STEALS: Final[Tale] = tale("steals", "hunter:seat victim:seat echoes:number", "card.bone-blade")
ROLLS: Final[Tale] = tale("rolls", "die:die face:face", "round.monster-attack.roll")
ATTACKS_ALL: Final[Tale] = tale(
    "attacks-all", "enemy:enemy damage:number", "round.monster-attack.all"
)
HURT: Final[Tale] = tale(
    "hurt", "hunter:seat damage:number health:number", "round.monster-attack.dial"
)
DIES: Final[Tale] = tale("dies", "hunter:seat", "death.at-zero")
LOSES_COLLECTED: Final[Tale] = tale(
    "loses-collected", "hunter:seat echoes:number", "death.lose-collected"
)
LOSES_BANKED: Final[Tale] = tale(
    "loses-banked", "hunter:seat echoes:number", "final-boss.card.moon-presence"
)
ELIMINATED: Final[Tale] = tale("eliminated", "hunter:seat", "final-boss.card.rom")
GAINS_ECHOES: Final[Tale] = tale("gains-echoes", "enemy:enemy echoes:number", "monster.in-play")
TAKES: Final[Tale] = tale(
    "takes", "hunter:seat card:card echoes:number enemy:enemy", "round.hunters-attack.take"
)
TAKES_NOTHING: Final[Tale] = tale(
    "takes-nothing", "hunter:seat card:card", "round.hunters-attack.cap"
)
KILLED: Final[Tale] = tale("killed", "enemy:enemy", "round.hunters-attack.kill")
TROPHY: Final[Tale] = tale("trophy", "hunter:seat trophy:trophy", "trophy.advance")
TAKES_BACK: Final[Tale] = tale("takes-back", "hunter:seat card:card", "card.melee-upgrades")
STRIKES_BACK: Final[Tale] = tale("strikes-back", "enemy:enemy", "boss.card.blood-starved-beast")
REGAINS: Final[Tale] = tale("regains", "enemy:enemy echoes:number", "boss.card.vicar-amelia")
ESCAPES: Final[Tale] = tale("escapes", "enemy:enemy", "round.escape.when")
STAYS: Final[Tale] = tale("stays", "enemy:enemy echoes:number", "boss.persists")
ROBBED: Final[Tale] = tale("robbed", "hunter:seat card:card", "monster.brainsucker")
SPILLS: Final[Tale] = tale("spills", "hunter:seat echoes:number", "monster.on-escape")
BELL_TOLLS: Final[Tale] = tale("bell-tolls", "echoes:number", "monster.on-escape")
BANKS: Final[Tale] = tale("banks", "hunter:seat echoes:number", "round.dream.bank")
RECOVERS: Final[Tale] = tale("recovers", "hunter:seat cards:number", "round.dream.recover")
GAINS_UPGRADE: Final[Tale] = tale("gains-upgrade", "hunter:seat card:card", "round.dream.upgrade")
NO_UPGRADE: Final[Tale] = tale("no-upgrade", "hunter:seat", "upgrade.optional")
REMOVES: Final[Tale] = tale("removes", "hunter:seat card:card", "upgrade.eighth")
WAKES: Final[Tale] = tale("wakes", "hunter:seat health:number", "round.dream.heal")
RETURNS: Final[Tale] = tale("returns", "hunter:seat health:number", "death.heal")
OFFERED: Final[Tale] = tale("offered", "card:card", "upgrade.refill-size")
DISPLAY_CLEARED: Final[Tale] = tale("display-cleared", "", "monster.on-reveal")
BROKEN: Final[Tale] = tale("broken", "hunter:seat card:card", "boss.card.gascoigne")
SPENT: Final[Tale] = tale("spent", "hunter:seat card:card", "card.molotov")
STALEMATE: Final[Tale] = tale("stalemate", "", "round.stalemate")
SCORES: Final[Tale] = tale(
    "scores", "hunter:seat banked:number trophies:number total:number", "scoring.sum"
)
WINS: Final[Tale] = tale("wins", "hunter:seat", "scoring.winner")
SHARES: Final[Tale] = tale("shares", "hunter:seat", "scoring.shared")
