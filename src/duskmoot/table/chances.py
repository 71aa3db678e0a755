"""The curve of chances: which position to play on from next, and where the game turned.

Pure sums; who has games played is `analyst.py`.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from duskmoot.kernel.account import Turn, account_of, telling
from duskmoot.kernel.game import Setting
from duskmoot.table import afterwards, course
from duskmoot.table.tried import Tried

FIRST: Final[int] = 17
"""Positions that are played on from before any other."""
ALL: Final[int] = 49
AT_ONCE: Final[int] = 8
"""Games for one errand."""
ROUGH: Final[int] = 16
FINE: Final[int] = 32
"""Games from each position, at first and in the end."""
TURNS: Final[int] = 5
LEAST: Final[int] = 15
"""Hundredths by which a chance must change to be a turning point: less may be noise."""
GROUP: Final[str] = "chance"
UNKNOWN: Final[int] = -1
"""In place of the points that a line would tell of."""


def begun(acts: int, seats: int) -> list[Tried]:
    """Positions spread over the whole game, the first and the last among them."""
    places = sorted({round(acts * n / (FIRST - 1)) for n in range(FIRST)})
    return [Tried(at, 0, [0] * seats) for at in places]


def next_to_try(tried: list[Tried]) -> Tried | None:
    """Whose turn it is: all roughly, then between the widest jumps, then all finely."""
    for goal in (ROUGH, FINE):
        rough = [each for each in tried if each.games < goal]
        if rough:
            return min(rough, key=lambda each: each.games)
        if len(tried) < ALL and (between := _widest(tried)) is not None:
            tried.append(between)
            tried.sort(key=lambda each: each.at)
            return between
    return None


def _widest(tried: list[Tried]) -> Tried | None:
    """A position in the middle of the widest jump that has a middle."""
    gaps = [(a, b) for a, b in pairwise(tried) if b.at - a.at > 1]
    if not gaps:
        return None
    a, b = max(gaps, key=lambda gap: (_jump(*gap), gap[1].at - gap[0].at))
    return Tried((a.at + b.at) // 2, 0, [0] * len(a.won))


def _jump(a: Tried, b: Tried) -> float:
    return max([abs(a.chance(seat) - b.chance(seat)) for seat in range(len(a.won))])


def smooth(tried: list[Tried]) -> list[list[int]]:
    """By position and seat in hundredths, each the mean of itself and its neighbours.

    The end is certain: it stays as it is.
    """
    curve: list[list[int]] = []
    for n, each in enumerate(tried):
        near = [each] if n == len(tried) - 1 else tried[max(0, n - 1) : n + 2]
        seats = range(len(each.won))
        curve.append([round(100 * sum(t.chance(s) for t in near) / len(near)) for s in seats])
    return curve


def curve_of(
    tried: list[Tried], done: bool, setting: Setting, acts: list[tuple[int, int]]
) -> afterwards.Chances:
    """What a browser draws: the smoothed curve, and the turning points by name."""
    played = [each for each in tried if each.games]
    curve = smooth(played)
    marks = [afterwards.Mark(each.at, values) for each, values in zip(played, curve)]
    return afterwards.Chances(
        marks=marks,
        turns=turning_points(marks, setting, acts),
        positions=len(played),
        games=min([each.games for each in played], default=0),
        done=done,
    )


def turning_points(
    marks: list[afterwards.Mark], setting: Setting, acts: list[tuple[int, int]]
) -> list[afterwards.Turn]:
    found: list[Turn] = []
    for a, b in pairwise(marks):
        jumps = [abs(b.values[seat] - a.values[seat]) for seat in range(len(a.values))]
        if max(jumps, default=0) > LEAST:
            seat = jumps.index(max(jumps))
            found.append(Turn(b.at, GROUP, seat, a.values[seat], b.values[seat]))
    found.sort(key=lambda turn: -abs(turn.after - turn.before))
    found = sorted(found[:TURNS], key=lambda turn: turn.at)
    account, g = account_of(setting, acts)
    starts = {b.at: a.at for a, b in pairwise(marks)}
    turns: list[afterwards.Turn] = []
    for turn in found:
        told = (g.story or [])[account.lines[starts[turn.at]] : account.lines[turn.at]]
        line = telling(told, turn.seat, UNKNOWN)
        shown = None if line is None else course.line(line)
        turns.append(afterwards.Turn(turn.at, GROUP, turn.seat, turn.before, turn.after, shown))
    return turns
