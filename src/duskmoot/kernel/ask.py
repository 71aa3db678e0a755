"""Questions: what a seat may be asked, which answers there are, and why others are refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from duskmoot.kernel.acts import DONE

if TYPE_CHECKING:
    from duskmoot.kernel.flow import State

G = TypeVar("G", bound="State")

NOT_OFFERED: Final[str] = "not-offered"
"""Said of an act that has nothing to do with the question asked."""


class Refused(Exception):
    """A request that cannot be granted: a message key of the shell, and its parameters."""

    def __init__(self, key: str, **parts: str) -> None:
        super().__init__(f"{key} {parts}")
        self.key = key
        self.parts = parts

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return _refused_again, (self.key, self.parts)


def _refused_again(key: str, parts: dict[str, str]) -> Refused:
    """One that was pickled, on its way from another process."""
    return Refused(key, **parts)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Generic[G]):
    """A question of the book.

    `offers` is wide: whatever a player might click. `forbids` names the clause that strikes an
    offer, or is "". What is left is legal; what is struck has its answer to "why not?".
    """

    def __init__(self, key: str) -> None:
        self.key = key
        self.open = type(self).forbids is Ask.forbids
        """Whether nothing that is offered is ever struck."""

    def offers(self, g: G, seat: int) -> list[int]:
        raise AssertionError(f"the question {self.key!r} offers nothing")

    def forbids(self, g: G, seat: int, act: int) -> str:
        return ""

    def answer(self, g: G, seat: int, act: int) -> None:
        raise AssertionError(f"the question {self.key!r} takes no answer")

    def about(self, g: G, seat: int) -> list[tuple[str, int]]:
        """What the prompt speaks of, public to all: pairs of noun kind and number.

        As in a tale, a kind may bear the name of its part: "limit:number".
        """
        return []

    def legal(self, g: G, seat: int) -> list[int]:
        """What is offered and not forbidden, in the order of the offers.

        A question asked often may find the same faster; the referees compare. Nobody may change
        the list: it may be a constant of the game.
        """
        if self.open:
            return self.offers(g, seat)
        return [a for a in self.offers(g, seat) if not self.forbids(g, seat, a)]

    def why_not(self, g: G, seat: int, act: int) -> str:
        """The clause that forbids the act, "" if it is legal."""
        return self.forbids(g, seat, act) if act in self.offers(g, seat) else NOT_OFFERED

    def default(self, g: G, seat: int) -> int:
        """What is played for a seat that does not answer: to decline, else the first legal act."""
        acts = self.legal(g, seat)
        return DONE if DONE in acts else acts[0]
