"""Duskmoot: board games of the night, played at one table by people and bots."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from duskmoot._build import build, choose_build

if TYPE_CHECKING:
    from duskmoot.research.env import Env

__version__ = "0.1.0"
__all__ = ["__version__", "build", "load", "make"]

choose_build()


def make(game: str, **how: Any) -> Env:
    """A game to play by program: `duskmoot.make("blood_rage", seats=3, seed=7)`.

    What else can be said stands in `duskmoot.research.env.make`.
    """
    env: Env = import_module("duskmoot.research.env").make(game, **how)
    return env


def load(data: bytes) -> Env:
    """The game that `Env.dumps` wrote down."""
    env: Env = import_module("duskmoot.research.env").Env.loads(data)
    return env
