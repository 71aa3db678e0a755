"""What intrigues and abilities are worth before anybody plays them, in points."""

from __future__ import annotations

from typing import Any, Final

from duskmoot.games.heritage.cards import (
    ABILITY_ROWS,
    CHARACTERS,
    INTRIGUE_ROWS,
    VAMPIRES,
)
from duskmoot.games.heritage.pieces import VALUE_NAMES

Rows = list[dict[str, Any]]

PER_TOKEN: Final[dict[str, float]] = {
    "gain_power": 1.0,
    "gain_notoriety": -1.0,
    "place_power": 0.8,
    "place_notoriety": 1.1,
    "remove_notoriety": 0.5,
    "remove_power": 0.7,
    "steal_power": 1.1,
    "move_notoriety": 0.8,
    "steal_boon": 1.7,
    "give_boon": -1.6,
    "reclaim_boon": 1.0,
    "draw_intrigue": 0.8,
    "recall_intrigue": 0.8,
    "extra_intrigue": 1.2,
    "reserve": 0.3,
    "shift_morality": -0.5,
}
"""For each of `n`."""
PER_TARGET: Final[dict[str, float]] = {
    "send_to_torpor": 2.6,
    "recover": 0.6,
    "exhaust": 0.6,
    "activate": 1.0,
    "apply_abilities": 0.6,
    "usurp": 0.8,
    "create_monster": 0.5,
    "declare_enemy": 0.7,
    "resire": 0.2,
}
AT_ALL: Final[dict[str, float]] = {
    "discard_intrigue": 0.5,
    "remove_from_queue": 0.2,
    "recruit_from_deck": 1.5,
    "embrace_chaos": 0.6,
    "flip_morality": 0.3,
    "activate_attribute": 1.0,
    "kiss_the_ring": 1.0,
    "invitation": 1.0,
}
COTERIE: Final[int] = 3
"""Vampires that an effect on "all" of a kind reaches, about."""
SOME: Final[int] = 1
"""The same where not all of them will do."""
TRIGGERS: Final[float] = 3.0
"""How often an edict or a market is met, when a game has half its rounds to go."""


def worth_of(rows: Rows) -> float:
    return sum([_worth(row) for row in rows])


def _worth(row: dict[str, Any]) -> float:
    op = str(row["op"])
    if op in PER_TOKEN:
        return PER_TOKEN[op] * _amount(row.get("n", 1)) * _targets(row)
    if op in PER_TARGET:
        return PER_TARGET[op] * _targets(row) * (1.5 if row.get("battleground") == "all" else 1.0)
    if op in ("edict", "black_market"):
        return TRIGGERS * worth_of(row["effect"])
    if op == "invitation":
        return AT_ALL[op] + worth_of(row["effect"])
    if op == "each_opponent":
        return 2.0 * worth_of(row["do"])
    if op == "choose_one":
        return max([worth_of(option) for option in row["options"]])
    if op == "if":
        return worth_of(row["then"])
    return AT_ALL.get(op, 0.0)


def _amount(n: Any) -> float:
    if isinstance(n, dict):
        return 0.5 * float(n["max"])
    return 2.0 if n == "all" else float(n)


def _targets(row: dict[str, Any]) -> float:
    target = row.get("target")
    if target is None or target["pool"] in ("last", "subject", "recruited", "subject_sire"):
        return 1.0
    return float(target.get("count", SOME if "only" in target else COTERIE))


def inner_worth(rows: Rows) -> float:
    """What a market or an edict brings each time."""
    return sum([worth_of(row["effect"]) for row in rows if "effect" in row])


def _least_notoriety(rows: Rows) -> int:
    """With how much notoriety a vampire is in reach of this card; 0 where it fells nobody."""
    for row in rows:
        if row["op"] == "send_to_torpor":
            return max(1, int(row["target"].get("only", {}).get("notoriety_min", 0)))
        for inner in ("then", "penalty"):
            if inner in row and _least_notoriety(row[inner]):
                return _least_notoriety(row[inner])
    return 0


def _only_enemies(rows: Rows) -> bool:
    return any(row["op"] == "send_to_torpor" and row["target"]["pool"] == "enemy" for row in rows)


def _stays(rows: Rows) -> bool:
    return any(row["op"] in ("edict", "black_market") for row in rows)


def _uses_enemies(rows: Rows) -> bool:
    return "'pool': 'enemy'" in str(rows)


_INTRIGUES: Final[list[Rows]] = [row["effects"] for row in INTRIGUE_ROWS]

WORTH: Final[list[float]] = [worth_of(rows) for rows in _INTRIGUES]
"""By intrigue."""
EACH_TIME: Final[list[float]] = [inner_worth(rows) for rows in _INTRIGUES]
"""By intrigue that stays in play: what it brings whenever it is met."""
FELLS: Final[list[int]] = [_least_notoriety(rows) for rows in _INTRIGUES]
"""By intrigue: the notoriety from which it sends to torpor, or 0."""
FELLS_ENEMIES: Final[list[bool]] = [_only_enemies(rows) for rows in _INTRIGUES]
STAYS: Final[list[bool]] = [_stays(rows) for rows in _INTRIGUES]
USES_ENEMIES: Final[list[bool]] = [_uses_enemies(rows) for rows in _INTRIGUES]
ABILITY_WORTH: Final[list[float]] = [worth_of(row["effects"]) for row in ABILITY_ROWS]
SHARES: Final[list[float]] = [
    len([c for c in CHARACTERS if value in VAMPIRES[c].values]) / len(CHARACTERS)
    for value in range(len(VALUE_NAMES))
]
"""By value: how many of all characters show it."""
