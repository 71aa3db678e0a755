"""What decisions cost: which one is judged next, and what a verdict takes from an opinion.

Pure sums; who has the bot think is `analyst.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from duskmoot.table.afterwards import Chances, Decisions, Opinion, Verdict


def next_to_judge(found: Decisions, chances: Chances, tries: Sequence[int]) -> Verdict | None:
    """All shortly, where the seat's chances fell most first; then again, the dearest first."""
    for goal in tries:
        waiting = [verdict for verdict in found.verdicts if verdict.tries < goal]
        if waiting and goal == tries[0]:
            return max(
                waiting, key=lambda verdict: (_fall(chances, found.seat, verdict.at), -verdict.at)
            )
        if waiting:
            return max(waiting, key=lambda verdict: (verdict.cost or 0, -verdict.at))
    return None


def _fall(chances: Chances, seat: int, at: int) -> float:
    """By how many hundredths the chance of the seat fell with each act at this time."""
    for a, b in pairwise(chances.marks):
        if a.at <= at < b.at:
            return (a.values[seat] - b.values[seat]) / (b.at - a.at)
    return 0.0


def judge(verdict: Verdict, opinion: Opinion) -> None:
    best = opinion.acts[0]
    [played] = [judged for judged in opinion.acts if judged.act == opinion.played]
    verdict.best = best.act
    verdict.tries = opinion.tries
    verdict.cost = None
    if best.stands is not None and played.stands is not None:
        verdict.cost = max(0, best.stands - played.stands)
