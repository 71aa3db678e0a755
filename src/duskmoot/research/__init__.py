"""Duskmoot for researchers: one environment, and adapters for the libraries that are installed.

    make(game)            an `Env`: dense actions, observations, masks, returns, forks
    Batch(game, n)        many games side by side, in numpy buffers
    aec_env(game)         PettingZoo, one agent after another
    parallel_env(game)    PettingZoo, all at once
    import single         Gymnasium: gymnasium.make("duskmoot/Bloodborne-v1")
    spiel.register()      OpenSpiel

An adapter is imported when it is asked for, so nobody needs libraries that they do not use.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from duskmoot.research.batch import Batch
from duskmoot.research.env import Env, make
from duskmoot.research.ids import ActionTable

if TYPE_CHECKING:
    from duskmoot.research.aec import aec_env
    from duskmoot.research.parallel import parallel_env

__all__ = ["ActionTable", "Batch", "Env", "aec_env", "make", "parallel_env"]

_ADAPTERS: Final[dict[str, str]] = {
    "aec_env": "duskmoot.research.aec",
    "parallel_env": "duskmoot.research.parallel",
}


def __getattr__(name: str) -> Any:
    if name not in _ADAPTERS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_ADAPTERS[name]), name)
