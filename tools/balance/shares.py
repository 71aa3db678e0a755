"""Shares of victories, with Wilson's interval."""

from statistics import mean, quantiles

from duskmoot.arena.wilson import interval


def share(name: str, won: list[float]) -> str:
    """One row: how many there were, how many of them won, and the bounds of that share."""
    low, high = interval(sum(won), len(won))
    return f"{name:28} {len(won):5} {mean(won):6.1%} {low:6.1%} – {high:5.1%}"


def tenths(values: list[int]) -> str:
    """How values are spread: nine borders, and the greatest."""
    borders = [round(border) for border in quantiles(values, n=10)] if len(values) > 1 else []
    return f"{borders}, most {max(values)}"
