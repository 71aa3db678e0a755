"""A game that went wrong in a simulation: what happened, and the replay that leads there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from duskmoot.kernel.game import Setting
from duskmoot.kernel.replay import Session

CRASH: Final[str] = "crash"
DEAD_END: Final[str] = "dead-end"
BROKEN: Final[str] = "broken"
ENDLESS: Final[str] = "endless"
ILLEGAL: Final[str] = "illegal"


class Found(Exception):
    """Something wrong in the game being played; `kind` is one of the constants above."""

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(f"{kind}: {detail}")
        self.kind = kind
        self.detail = detail


def crash(error: Exception) -> Found:
    return Found(CRASH, f"{type(error).__name__}: {error}")


@dataclass(frozen=True)
class Fault:
    index: int
    kind: str
    detail: str
    acts: int
    """Acts that the rules carried out."""
    last: str
    """The act that crashed or broke the game, as text; "" where it was none."""
    replay: str
    """A file that leads there, to the position before an act that crashes; "" if there is none."""
    chapter: int = 0
    """Of a chronicle; 0 in a single game."""


def report(
    found: Found,
    index: int,
    setting: Setting,
    bots: tuple[str, ...],
    acts: list[tuple[int, int]],
    chapter: int = 0,
) -> Fault:
    """The fault with a replay of all acts that the rules carried out."""
    played = lead_there(setting, acts)
    count = 0 if played is None else len(played.acts)
    last = ""
    if acts and (count < len(acts) or found.kind == BROKEN):
        seat, act = acts[-1]
        last = f"{seat} {setting.game.vocabulary.spell(act)}"
    names = [f"{bot} {seat}" for seat, bot in enumerate(bots, 1)]
    replay = "" if played is None else played.save(names)
    return Fault(index, found.kind, found.detail, count, last, replay, chapter)


def lead_there(setting: Setting, acts: list[tuple[int, int]]) -> Session | None:
    """The game as far as it can be played again: the act that crashes is left out."""
    for count in (len(acts), len(acts) - 1):
        try:
            session = Session(setting)
            for seat, act in acts[:count]:
                session.play(seat, act)
        except Exception:  # the fault that is being reported, met again
            continue
        return session
    return None
