"""All lists of effects, by number: the rules' own first, then abilities, intrigues, inner ones."""

from __future__ import annotations

from typing import Final

from duskmoot.games.heritage.cards import ABILITY_NAMES, INTRIGUE_NAMES
from duskmoot.games.heritage.effects.op import Op
from duskmoot.games.heritage.pieces import ASSET_NAMES, NONE


class Script:
    """A list of effects. Branches have been laid out flat, with jumps between them."""

    def __init__(self) -> None:
        self.card = ""
        """The intrigue or ability it stands on, if it stands on one."""
        self.ops: list[Op] = []
        self.inner: list[int] = []
        """Lists inside it that are resolved by threads of their own."""
        self.uses_subject = False
        self.recruits = ""
        """The clause by which it takes the place of the turn's recruit."""


SCRIPTS: Final[list[Script]] = []
"""Filled by effects/compile.py."""

# The rules' own: steps that need a thread's memory.
RECRUITING: Final[int] = 0
PLAYING: Final[int] = 1
TRADING: Final[int] = 2
ACTIVATION: Final[int] = 3
ON_BOARD: Final[int] = 4
FALL: Final[int] = 5
BLAME: Final[int] = 6
AS_SUBJECT: Final[int] = 7
TRIAL: Final[int] = 8
PRETENDERS: Final[int] = 9
BUILT_IN: Final[int] = 10

FIRST_ABILITY: Final[int] = BUILT_IN
FIRST_INTRIGUE: Final[int] = FIRST_ABILITY + len(ABILITY_NAMES)
FIRST_ASSET: Final[int] = FIRST_INTRIGUE + len(INTRIGUE_NAMES)
FIRST_INNER: Final[int] = FIRST_ASSET + len(ASSET_NAMES)


def of_ability(ability: int) -> int:
    return FIRST_ABILITY + ability


def of_intrigue(intrigue: int) -> int:
    return FIRST_INTRIGUE + intrigue


def of_asset(asset: int) -> int:
    return FIRST_ASSET + asset


def inner_of(intrigue: int) -> int:
    """The list inside a card that stays in play: what its market or edict does."""
    return SCRIPTS[of_intrigue(intrigue)].inner[0]


def ability_of(script: int) -> int:
    """The ability whose effects these are, or NONE."""
    return script - FIRST_ABILITY if FIRST_ABILITY <= script < FIRST_INTRIGUE else NONE


STATICS: Final[dict[str, list[int]]] = {"bond": [], "sacrifice": []}
"""By key: the abilities that are never applied but hold all the time."""


def has_static(abilities: list[int], key: str) -> bool:
    return any(ability in STATICS[key] for ability in abilities)
