"""Small positions that show one card, and what to read off the table afterwards."""

from typing import Any

from tests.games.bloodborne.hunt import NAMES, Hunt

PLAIN_ROUND = [
    *["plays"] * 3,
    *["rolls", "attacks-all"],
    *["hurt"] * 3,
    *["takes"] * 3,
    "escapes",
    *["first-player", "enemy-comes", "round-begins"],
]
"""All that is told when three weapons and a Monster without abilities meet, and it escapes."""


def against(enemy: str, *dice: str, **what: Any) -> Hunt:
    """The die shows 0 and the next enemy has no ability, unless the test says otherwise."""
    what.setdefault("next_enemies", ["carrion_crow"])
    return Hunt(enemy=enemy, dice=list(dice) or ["0"], **what)


def before(enemy: str, **what: Any) -> Hunt:
    """This enemy is the next to be revealed; the Final Boss adds nothing to its echoes."""
    what.setdefault("final_boss", "moon_presence")
    return against("carrion_crow", next_enemies=[enemy, "carrion_crow"], **what)


def let_come(hunt: Hunt) -> None:
    """The round before the next enemy: Pistols cancel each other, the die shows 0, nothing else."""
    hunt.all_play("hunter_pistol")


def boards(hunt: Hunt) -> dict[str, list[int]]:
    """What enemies change about the Hunters, seat by seat, and the Available Upgrades."""
    return {
        "health": [h.health for h in hunt.g.hunters],
        "collected": [h.collected for h in hunt.g.hunters],
        "banked": [h.banked for h in hunt.g.hunters],
        "display": hunt.g.display[:],
    }


def healths(hunt: Hunt) -> list[int]:
    return boards(hunt)["health"]


def collected(hunt: Hunt) -> list[int]:
    return boards(hunt)["collected"]


def blows(hunt: Hunt) -> list[tuple[str, int]]:
    """Who took how many echoes from the enemy, in order."""
    return [(line["hunter"], line["echoes"]) for line in hunt.told("takes")]


def wounds(hunt: Hunt) -> list[tuple[str, int]]:
    """Who took how much damage, in order, each instance on its own."""
    return [(line["hunter"], line["damage"]) for line in hunt.told("hurt")]


def trophies(hunt: Hunt, kind: str) -> dict[str, int]:
    """Who has how many trophies of this type."""
    names = NAMES[: len(hunt.g.hunters)]
    return {name: hunt.trophies(name)[kind] for name in names if hunt.trophies(name)[kind]}
