"""The curve of chances: which position to play on from next, and where the game turned.

Pure sums; who has games played is `analyst.py`.
"""

from __future__ import annotations

from bisect import bisect_right
from itertools import pairwise
from typing import Final

from duskmoot.kernel.account import CHANCE, TURNS, Turn, account_of, telling
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
LEAST: Final[int] = 15
"""Hundredths by which a chance must change to be a turning point: less may be noise."""
STRETCHES: Final[int] = 8
"""A turning point takes at most such a part of the positions, and of the game."""
FLAT: Final[int] = 2
"""Hundredths from one position to the next that add nothing to a turning point."""


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
    """What a browser draws: the smoothed curve, and the turning points by name.

    Nothing before games were played on from all over the game: half a curve would mislead.
    """
    played = [each for each in tried if each.games and tried[-1].games]
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
    """The largest jumps, each at the act whose line tells most of what happened meanwhile."""
    turns: list[afterwards.Turn] = []
    found = jumps(marks)
    if not found:
        return turns
    account, g = account_of(setting, acts)
    for start, end, seat in found:
        turn = Turn(end.at, CHANCE, seat, start.values[seat], end.values[seat])
        first = account.lines[start.at]
        for until in account.lines[end.at :]:  # what was chosen in secret is told later
            told = (g.story or [])[first:until]
            place = telling(told, turn)
            if place >= 0:
                turn.at = bisect_right(account.lines, first + place)
                turn.line = told[place]
                break
        turns.append(turn_of(turn))
    return turns


def turn_of(turn: Turn) -> afterwards.Turn:
    line = None if turn.line is None else course.line(turn.line)
    return afterwards.Turn(turn.at, turn.group, turn.seat, turn.before, turn.after, line)


def jumps(
    marks: list[afterwards.Mark],
) -> list[tuple[afterwards.Mark, afterwards.Mark, int]]:
    """From where to where the chance of which seat changed most, in the order of the game.

    The denser the positions lie, the smaller is the step from one to the next: what counts is the
    change over a stretch of them, which ends where the curve lies flat. Stretches do not overlap.
    """
    most = len(marks) // STRETCHES
    acts = max([mark.at for mark in marks], default=0) // STRETCHES
    found: list[tuple[int, int, int, int]] = []
    for a, start in enumerate(marks):
        for b, end in enumerate(marks[a + 1 :], a + 1):
            if b > a + 1 and (b - a > most or end.at - start.at > acts):
                break
            changes = [abs(now - then) for then, now in zip(start.values, end.values)]
            change = max(changes)
            if change > LEAST:
                found.append((FLAT * (b - a) - change, a, b, changes.index(change)))
    taken: list[tuple[int, int, int]] = []
    for _, a, b, seat in sorted(found):
        if len(taken) < TURNS and all(b <= other or a >= end for other, end, _ in taken):
            taken.append((a, b, seat))
    return [(marks[a], marks[b], seat) for a, b, seat in sorted(taken)]
