"""The usual gift of the gods, and the moments at which an odd one may differ."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duskmoot.kernel.cards import Card

if TYPE_CHECKING:
    from duskmoot.games.blood_rage.state import BloodRage, Clan

# What the clan upgrades give, by the name in the data.
GIFTS: Final[list[str]] = [
    "",
    "release",
    "cheap-upgrades",
    "slaughter",
    "extra-warrior",
    "quest-bonus",
    "return",
    "double-ragnarok",
    "challenge",
    "save",
    "retrieve",
    "storm",
    "recall",
    "double-quests",
    "conquest",
    "sacrifice",
]
RELEASE: Final[int] = 1
CHEAP_UPGRADES: Final[int] = 2
SLAUGHTER: Final[int] = 3
EXTRA_WARRIOR: Final[int] = 4
QUEST_BONUS: Final[int] = 5
RETURN: Final[int] = 6
DOUBLE_RAGNAROK: Final[int] = 7
CHALLENGE: Final[int] = 8
SAVE: Final[int] = 9
RETRIEVE: Final[int] = 10
STORM: Final[int] = 11
RECALL: Final[int] = 12
DOUBLE_QUESTS: Final[int] = 13
CONQUEST: Final[int] = 14
SACRIFICE: Final[int] = 15


class GodCard(Card):
    """A battle card, an upgrade or a quest. The fields below `age` are as printed."""

    kind: str = ""
    age: int = 0
    copies: int = 0
    three: int = 0
    four: int = 0
    cost: int = 0
    strength: int = 0
    bonus: int = 0
    glory: int = 0
    rage: int = 0
    figures: int = 0
    pair: int = 0
    """What two warriors in one province count together."""
    heart: int = 0
    """The strength of this monster in Yggdrasil."""
    free: bool = False
    """Whether it invades without rage."""
    ship: bool = False
    flees: bool = False
    doubles: bool = False
    """Whether it doubles the pillage reward."""
    moves: bool = False
    raises: int = 0
    """How many stats rise after a pillage of the leader."""
    late: bool = False
    mirrors: bool = False
    """Whether its bonus is the highest of the opponents' cards."""
    smites: bool = False
    tide: bool = False
    graces: bool = False
    swears: bool = False
    watches: bool = False
    cancels: bool = False
    gift: str = ""
    region: str = ""
    doubted: dict[str, object] | None = None
    doubt: int = -1
    """The table option that prints another number on it."""
    doubted_bonus: int = 0
    doubted_glory: int = 0
    power: int = 0
    """The number of its gift."""
    battle: bool = False
    upgrade: bool = False
    quest: bool = False
    monster: bool = False
    fits: list[int]
    """The slots that may hold this upgrade."""
    figure: int = -1
    """The figure that this monster card brings."""

    def bonus_on(self, g: BloodRage) -> int:
        """The printed bonus."""
        return self.doubted_bonus if self.is_doubted(g) else self.bonus

    def glory_on(self, g: BloodRage) -> int:
        """The printed glory."""
        return self.doubted_glory if self.is_doubted(g) else self.glory

    def is_doubted(self, g: BloodRage) -> bool:
        return self.doubt >= 0 and g.options[self.doubt] > 0

    def on_invasion(self, g: BloodRage, c: Clan, place: int) -> None:
        """What this monster does to the place that it invades."""

    def when_lost(self, g: BloodRage, c: Clan, winner: Clan) -> None:
        """A battle card of a clan that lost to a winner."""

    def when_won(self, g: BloodRage, c: Clan) -> None:
        """A battle card of the winner, after the pillage."""

    def after_battle(self, g: BloodRage, c: Clan) -> None:
        """A battle card of a clan that took part, won or lost."""

    def fulfilled(self, g: BloodRage, c: Clan) -> bool:
        """Whether the clan meets the condition of this quest."""
        return False
