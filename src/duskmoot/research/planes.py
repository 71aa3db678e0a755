"""The exact belief as planes: what follows from everything that a seat has learned, by place.

Only Fury of Dracula has such planes. There are two for Dracula himself and two for each space of
the Trail and each lair: how likely each location is, and whether it is possible at all. They are
worked out move by move from the evidence, which all hunters share; Dracula needs none. Between two
pieces of evidence they stay the same, so the last ones drawn are kept.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from duskmoot.games.fury_of_dracula.belief import grounds
from duskmoot.games.fury_of_dracula.board import LOCATIONS
from duskmoot.games.fury_of_dracula.sheets import NEST_NAMES
from duskmoot.kernel.flow import State
from duskmoot.kernel.game import Game

HERE: Final[str] = "here"
SPOKEN_OF: Final[dict[str, list[str]]] = {"fury_of_dracula": [HERE, *NEST_NAMES]}
"""By game: what its planes speak of."""
THOUSANDTHS: Final[float] = 1000.0
KEPT: Final[int] = 1000
"""Planes kept, about 5 kB each."""

_DRAWN: Final[dict[tuple[int, ...], NDArray[np.float32]]] = {}
"""By all that they follow from."""


def plane_names(game: Game[Any]) -> list[str]:
    """The planes in their order."""
    found = SPOKEN_OF.get(game.name, [])
    return [f"{name} {what}" for name in found for what in ("likely", "possible")]


def blank_planes(game: Game[Any]) -> NDArray[np.float32]:
    return np.zeros((len(plane_names(game)), len(LOCATIONS)), np.float32)


def planes(g: State, seat: int) -> NDArray[np.float32]:
    """By plane and place; blank where the seat can work out nothing."""
    if g.game.name not in SPOKEN_OF:
        return blank_planes(g.game)
    known = tuple(grounds(g, seat))  # type: ignore[arg-type]
    if known not in _DRAWN:
        if len(_DRAWN) >= KEPT:
            del _DRAWN[next(iter(_DRAWN))]
        _DRAWN[known] = drawn(g, seat)
    return _DRAWN[known].copy()


def drawn(g: State, seat: int) -> NDArray[np.float32]:
    found = blank_planes(g.game)
    reckoned = g.game.reckoning(g, seat)
    for number, name in enumerate(SPOKEN_OF[g.game.name]):
        if name in reckoned:
            row = np.asarray(reckoned[name], np.float32)
            found[2 * number] = np.maximum(row, 0.0) / THOUSANDTHS
            found[2 * number + 1] = row >= 0.0
    return found
