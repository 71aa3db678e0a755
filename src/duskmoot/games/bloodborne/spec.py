"""The plug of Bloodborne: The Card Game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from duskmoot.games.bloodborne import belief, features, instinct, invariants, verbs
from duskmoot.games.bloodborne.cards import deal as _cards
from duskmoot.games.bloodborne.cards.table import CARDS, DIE_NAMES, ENEMIES, FINAL_BOSSES
from duskmoot.games.bloodborne.rules.dream import DREAM
from duskmoot.games.bloodborne.rules.fight import ATTACK, INSTANT
from duskmoot.games.bloodborne.rules.round import GAME, ROUND
from duskmoot.games.bloodborne.rules.scoring import blood_score
from duskmoot.games.bloodborne.sight import TABLE
from duskmoot.games.bloodborne.state import TROPHIES, Bloodborne, bare_table
from duskmoot.games.bloodborne.tales import TALES
from duskmoot.kernel.acts import Verb, Vocabulary
from duskmoot.kernel.game import Game, Option, register

__all__ = ["BLOODBORNE", "_cards"]

# In the order of the constants in state.py; the first choice is the default.
OPTIONS: Final[list[Option]] = [
    Option("final-boss", ["random", *[ENEMIES[number].id for number in FINAL_BOSSES]]),
    Option("yellow-die", ["two-plus", "two"]),
    Option("blood-vial", ["owner", "everyone"]),
    Option("trophy-track", ["plain", "steep"]),
    Option("kirkhammer", ["slow", "plain"]),
    Option("round-limit", ["sixty", "none"]),
]

VOCABULARY: Final[Vocabulary] = Vocabulary(
    [
        Verb(verbs.PLAY, "play", "card"),
        Verb(verbs.BRING, "bring", "card"),
        Verb(verbs.AIM, "aim", "seat"),
        Verb(verbs.TAKE_BACK, "take-back", "card"),
        Verb(verbs.DROP, "drop", "card"),
        Verb(verbs.TAKE, "take", "card"),
        Verb(verbs.REMOVE, "remove", "card"),
    ],
    {
        "card": [card.id for card in CARDS],
        "seat": [str(seat) for seat in range(5)],
        "enemy": [enemy.id for enemy in ENEMIES],
        "die": DIE_NAMES,
        "face": [f"{face // 2}{'+' * (face % 2)}" for face in range(10)],
        "trophy": TROPHIES,
    },
)


@mypyc_attr(allow_interpreted_subclasses=True)
class BloodborneGame(Game[Bloodborne]):
    def blank(self, seats: int, options: tuple[int, ...], legacy: str) -> Bloodborne:
        return bare_table(seats)

    def believe(self, g: Bloodborne, seat: int) -> None:
        belief.believe(g, seat)

    def broken(self, g: Bloodborne) -> list[str]:
        return invariants.broken(g)

    def worth(self, g: Bloodborne) -> list[float]:
        return features.worth(g)

    def lean(self, g: Bloodborne, seat: int, acts: list[int]) -> int:
        return instinct.lean(g, seat, acts)

    def settled(self, g: Bloodborne) -> bool:
        return features.settled(g)

    def marks(self, g: Bloodborne) -> dict[str, list[int]]:
        return {"score": self.scores(g)}

    def scores(self, g: Bloodborne) -> list[int]:
        return [blood_score(g, h) for h in g.hunters]


BLOODBORNE: Final[BloodborneGame] = BloodborneGame(
    "bloodborne",
    1,
    (3, 5),
    OPTIONS,
    VOCABULARY,
    TABLE,
    [GAME, ROUND, INSTANT, ATTACK, DREAM],
    TALES.all,
)
register(BLOODBORNE)
