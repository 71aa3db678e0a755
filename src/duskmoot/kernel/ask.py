"""Questions: what a seat may be asked, which answers there are, and why others are refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from duskmoot.kernel.acts import DONE

if TYPE_CHECKING:
    from duskmoot.kernel.flow import State

G = TypeVar("G", bound="State")

NOT_OFFERED: Final[str] = "not-offered"
"""Said of an act that has nothing to do with the question asked."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Generic[G]):
    """A question of the book.

    `offers` is wide: whatever a player might click. `forbids` names the clause that strikes an
    offer, or is "". What is left is legal; what is struck has its answer to "why not?".
    """

    def __init__(self, key: str) -> None:
        self.key = key

    def offers(self, g: G, seat: int) -> list[int]:
        raise AssertionError(f"the question {self.key!r} offers nothing")

    def forbids(self, g: G, seat: int, act: int) -> str:
        return ""

    def answer(self, g: G, seat: int, act: int) -> None:
        raise AssertionError(f"the question {self.key!r} takes no answer")

    def about(self, g: G, seat: int) -> list[tuple[str, int]]:
        """What the prompt speaks of: pairs of noun kind and number, public to all."""
        return []

    def legal(self, g: G, seat: int) -> list[int]:
        return [a for a in self.offers(g, seat) if not self.forbids(g, seat, a)]

    def why_not(self, g: G, seat: int, act: int) -> str:
        """The clause that forbids the act, "" if it is legal."""
        return self.forbids(g, seat, act) if act in self.offers(g, seat) else NOT_OFFERED

    def default(self, g: G, seat: int) -> int:
        """What is played for a seat that does not answer: to decline, else the first legal act."""
        acts = self.legal(g, seat)
        return DONE if DONE in acts else acts[0]
