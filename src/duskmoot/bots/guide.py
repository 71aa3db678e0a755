"""One who knows a game: a search is guided by what he thinks of each act."""

from __future__ import annotations

from math import exp

from mypy_extensions import mypyc_attr

from duskmoot.kernel.flow import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """Judges the answers of any seat, in a state imagined from a view."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        """How much better an act must be to be likelier by e, nearly three times."""

    def rooted(self, base: State) -> Guide:
        """The guide of one search from this position: what he knows there may serve throughout."""
        return self

    def values(self, g: State, seat: int, acts: list[int]) -> list[float]:
        """What each act is worth to the seat; only the differences count."""
        raise AssertionError("a guide judges acts")

    def chances(self, g: State, seat: int, acts: list[int]) -> list[float]:
        """How likely each act is from one who plays by these values."""
        return self.likelihoods(self.values(g, seat, acts))

    def likelihoods(self, values: list[float]) -> list[float]:
        """The same for acts that are worth so much."""
        best = max(values)
        weights = [exp((value - best) / self.scale) for value in values]
        total = sum(weights)
        return [weight / total for weight in weights]
