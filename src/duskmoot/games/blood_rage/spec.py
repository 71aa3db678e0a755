"""The plug of Blood Rage."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from duskmoot.games.blood_rage import belief, features, instinct, invariants, verbs
from duskmoot.games.blood_rage.board import OFF_BOARD, PLACE_NAMES, REGION_NAMES
from duskmoot.games.blood_rage.cards import deal as _cards
from duskmoot.games.blood_rage.cards.table import CARDS, FIGURE_NAMES
from duskmoot.games.blood_rage.rules.actions import ACTIONS, NEXT_TURN, TURN
from duskmoot.games.blood_rage.rules.ages import AGE, DESTRUCTION, GAME, QUESTS
from duskmoot.games.blood_rage.rules.battle import BATTLE, COUNTING, PLAYING, TEXT, TIDE
from duskmoot.games.blood_rage.rules.draft import DRAFTING, PICKS
from duskmoot.games.blood_rage.rules.fall import FALL, SAVING
from duskmoot.games.blood_rage.rules.invade import INVASION, LANDING
from duskmoot.games.blood_rage.rules.march import MARCHING, SENDING
from duskmoot.games.blood_rage.rules.outcome import (
    BLESSING,
    KEEPING,
    OUTCOME,
    RETRIEVING,
    VICTORY,
)
from duskmoot.games.blood_rage.rules.pillage import CALL_ROUND, OFFERED, PILLAGING, SPOILS
from duskmoot.games.blood_rage.rules.sacrifice import SACRIFICING, VICTIM
from duskmoot.games.blood_rage.rules.setup import CLAN_CHOICE
from duskmoot.games.blood_rage.rules.sheet import RAISING
from duskmoot.games.blood_rage.rules.upgrade import UPGRADING
from duskmoot.games.blood_rage.sight import TABLE
from duskmoot.games.blood_rage.state import (
    CLAN_NAMES,
    REWARD_NAMES,
    SLOT_NAMES,
    STAT_NAMES,
    BloodRage,
    bare_table,
)
from duskmoot.games.blood_rage.tales import TALES
from duskmoot.kernel.acts import Verb, Vocabulary
from duskmoot.kernel.game import Game, Option, register

__all__ = ["BLOOD_RAGE", "_cards"]

# In the order of the constants in state.py; the first choice is the default.
OPTIONS: Final[list[Option]] = [
    Option("clans", ["chosen", "random"]),
    Option("first-age", ["draft", "dealt"]),
    Option("dark-elf", ["one", "three"]),
    Option("yggdrasil-quest", ["eleven", "ten"]),
    Option("heimdalls-gaze", ["three", "two"]),
    Option("lokis-wrath", ["three", "one"]),
    Option("rage-cap", ["twelve", "none"]),
]

VOCABULARY: Final[Vocabulary] = Vocabulary(
    [
        Verb(verbs.CHOOSE_CLAN, "choose-clan", "clan"),
        Verb(verbs.DRAFT, "draft", "card"),
        Verb(verbs.INVADE, "invade", "figure"),
        Verb(verbs.RECALL, "recall", "figure"),
        Verb(verbs.TO, "to", "place"),
        Verb(verbs.MARCH, "march", "place"),
        Verb(verbs.MARCH_TO, "march-to", "place"),
        Verb(verbs.SEND, "send", "figure"),
        Verb(verbs.UPGRADE, "upgrade", "card"),
        Verb(verbs.INTO, "into", "slot"),
        Verb(verbs.QUEST, "quest", "card"),
        Verb(verbs.PILLAGE, "pillage", "place"),
        Verb(verbs.CHALLENGE, "challenge", "place"),
        Verb(verbs.SACRIFICE, "sacrifice", ""),
        Verb(verbs.JOIN, "join", "place"),
        Verb(verbs.BRING, "bring", "figure"),
        Verb(verbs.COMMIT, "commit", "card"),
        Verb(verbs.COUNT, "count", ""),
        Verb(verbs.ADD, "add", "card"),
        Verb(verbs.KEEP, "keep", "figure"),
        Verb(verbs.SAVE, "save", "figure"),
        Verb(verbs.FLEE, "flee", ""),
        Verb(verbs.RETRIEVE, "retrieve", "card"),
        Verb(verbs.RAISE, "raise", "stat"),
        Verb(verbs.HOLD, "hold", "card"),
        Verb(verbs.FOLLOW, "follow", ""),
        Verb(verbs.STORM, "storm", ""),
        Verb(verbs.RETURN, "return", ""),
        Verb(verbs.LEAD, "lead", "place"),
        Verb(verbs.OFFER_FROM, "offer-from", "place"),
        Verb(verbs.OFFER, "offer", "figure"),
    ],
    {
        "card": [card.id for card in CARDS],
        "seat": [str(seat) for seat in range(4)],
        "figure": FIGURE_NAMES,
        "place": [*PLACE_NAMES, *OFF_BOARD],
        "region": REGION_NAMES,
        "stat": STAT_NAMES,
        "slot": SLOT_NAMES,
        "clan": CLAN_NAMES,
        "reward": REWARD_NAMES,
    },
)


@mypyc_attr(allow_interpreted_subclasses=True)
class BloodRageGame(Game[BloodRage]):
    def blank(self, seats: int, options: tuple[int, ...], legacy: str) -> BloodRage:
        return bare_table(seats)

    def believe(self, g: BloodRage, seat: int) -> None:
        belief.believe(g, seat)

    def broken(self, g: BloodRage) -> list[str]:
        return invariants.broken(g)

    def worth(self, g: BloodRage) -> list[float]:
        return features.worth(g)

    def lean(self, g: BloodRage, seat: int, acts: list[int]) -> int:
        return instinct.lean(g, seat, acts)

    def marks(self, g: BloodRage) -> dict[str, list[int]]:
        return {"glory": self.scores(g)}

    def scores(self, g: BloodRage) -> list[int]:
        return [c.glory for c in g.clans]


BLOOD_RAGE: Final[BloodRageGame] = BloodRageGame(
    "blood_rage",
    1,
    (2, 4),
    OPTIONS,
    VOCABULARY,
    TABLE,
    [
        GAME,
        CLAN_CHOICE,
        AGE,
        DRAFTING,
        PICKS,
        ACTIONS,
        NEXT_TURN,
        TURN,
        INVASION,
        LANDING,
        MARCHING,
        SENDING,
        UPGRADING,
        SACRIFICING,
        VICTIM,
        PILLAGING,
        CALL_ROUND,
        OFFERED,
        BATTLE,
        PLAYING,
        COUNTING,
        TEXT,
        TIDE,
        OUTCOME,
        KEEPING,
        RETRIEVING,
        SPOILS,
        VICTORY,
        BLESSING,
        FALL,
        SAVING,
        RAISING,
        QUESTS,
        DESTRUCTION,
    ],
    TALES.all,
)
register(BLOOD_RAGE)
