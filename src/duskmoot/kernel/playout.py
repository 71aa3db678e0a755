"""Random play without a step outside the compiled rules: the fastest way through a game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from duskmoot.kernel.flow import State, run

_FACTOR: Final[i64] = 698769069
_HALF: Final[i64] = 0xFFFFFFFF


class Lots:
    """Numbers that look random, the same for the same seed: multiply with carry.

    Good enough for play that nobody stakes anything on; dice and shuffles come from `Chance`.
    """

    def __init__(self, seed: int) -> None:
        self.state: i64 = seed % 0x3FFFFFFFFFFFFFF + 1

    def below(self, n: i64) -> i64:
        state = _FACTOR * (self.state & _HALF) + (self.state >> 32)
        self.state = state
        return ((state & _HALF) * n) >> 32


def play_at_random(
    g: State, lots: Lots, most: int, acts: list[tuple[int, int]] | None = None
) -> int:
    """Random legal acts until the game is over, stuck, or so many have been made; how many were.

    `acts` is given each seat and act, the one that fails included.
    """
    outlines = g.game.outlines
    made = 0
    while made < most and not g.over:
        seat = g.asked[0]
        f = g.stack[-1]
        step = outlines[f.outline].steps[f.step]
        legal = step.question().legal(g, seat)
        choices = len(legal)
        if choices == 0:
            break
        act = legal[lots.below(choices)] if choices > 1 else legal[0]
        if acts is not None:
            acts.append((seat, act))
        step.take(g, f, seat, act)
        run(g)
        made += 1
    return made
