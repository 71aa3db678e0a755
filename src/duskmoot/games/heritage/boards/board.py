"""What a battleground is, and the nine of them by number."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from duskmoot.games.heritage.effects.op import NOTHING
from duskmoot.games.heritage.lines import awake, value_of
from duskmoot.games.heritage.pieces import BOARD_AXES, BOARD_DATA, BOARD_NAMES, OUTSIDER
from duskmoot.games.heritage.state import Heritage, Thread
from duskmoot.kernel.acts import noun


@mypyc_attr(allow_interpreted_subclasses=True)
class Board:
    """A battleground. Its methods stand in the order of its page in the book.

    While something is activated on it, `t.actor` is the acting player, `t.subject` the vampire,
    `t.n` the value activated, and `t.chosen` holds the answers given so far.
    """

    def __init__(self, number: int) -> None:
        self.number = number
        self.axis = BOARD_AXES[number]
        self.data: dict[str, Any] = BOARD_DATA[BOARD_NAMES[number]]

    def setup(self, g: Heritage) -> None:
        """Before the clans are chosen."""

    def seat_down(self, g: Heritage, seat: int) -> None:
        """When a player's clan leader is on the table."""

    def begin(self, g: Heritage, t: Thread) -> None:
        """Before anything is asked: what the value itself decides goes into `t.chosen`."""

    def asks(self, g: Heritage, t: Thread) -> int:
        """The question of effects/op.py that is open; NOTHING when all is decided."""
        return NOTHING

    def about(self, g: Heritage, t: Thread) -> list[tuple[str, int]]:
        """What the open question is about: the value, as far as it is known."""
        return [("value", t.chosen[0] if t.chosen else t.n)]

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        raise AssertionError("this battleground asks nothing")

    def forbids(self, g: Heritage, t: Thread, a: int) -> str:
        return ""

    def answer(self, g: Heritage, t: Thread, a: int) -> None:
        t.chosen.append(noun(a))

    def activate(self, g: Heritage, t: Thread) -> None:
        """Change the board; then resolve its triggers at once (activate.trigger-each)."""
        raise AssertionError("a battleground changes")

    def when_torpid(self, g: Heritage, vampire: int, culprit: int, credit: int) -> None:
        """A vampire has gone to torpor: what the board takes from it, and who is rewarded.

        `culprit` is the player whose effect it was and `credit` the vampire that profits; both
        are NONE where a trial did it.
        """

    def round_end(self, g: Heritage) -> None:
        """Who gets the first-player token."""

    def after_game(self, g: Heritage) -> None:
        """What is turned up before scoring."""

    def unknown(self, g: Heritage) -> bool:
        """Whether its points now depend on something that lies face down; `vp` says 0 then."""
        return False

    def vp(self, g: Heritage, seat: int) -> int:
        """The points of a seat if the game ended now, by what lies open."""
        raise AssertionError("a battleground scores")

    def count(self, g: Heritage, seat: int, value: int) -> int:
        """How many vampires not in torpor show it (state.torpor.no-vp)."""
        b = g.bloodlines[seat]
        return len([p for p in awake(b) if value_of(b.line[p], self.axis) == value])

    def outsiders(self, g: Heritage, seat: int) -> int:
        return self.count(g, seat, OUTSIDER) * int(self.data["points_outsider"])


BOARDS: Final[list[Board]] = []
"""By number; filled by boards/table.py."""
