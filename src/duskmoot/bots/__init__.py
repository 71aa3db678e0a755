"""Bots by name. A bot's module is imported when the first bot of that name is made."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from duskmoot.bots.bot import Bot
from duskmoot.bots.guide import Guide
from duskmoot.kernel.game import Game, Refused
from duskmoot.lessons import BOT as LESSON

ANY_GAME: Final[dict[str, tuple[str, str]]] = {
    "random": ("duskmoot.bots.random_bot", "RandomBot"),
    "ismcts": ("duskmoot.bots.ismcts", "IsmctsBot"),
}
"""Bots that play every game: where their classes are found."""

GUIDES: Final[dict[str, tuple[str, str]]] = {
    "bloodborne": ("duskmoot.bots.bloodborne.guide", "HuntersGuide"),
    "blood_rage": ("duskmoot.bots.blood_rage.guide", "ClansGuide"),
    "fury_of_dracula": ("duskmoot.bots.fury_of_dracula.guide", "PursuitGuide"),
    "heritage": ("duskmoot.bots.heritage.guide", "BloodlinesGuide"),
}
"""By game: who judges its acts by rules of thumb, where somebody has written it down."""

GUIDED: Final[dict[str, tuple[str, str]]] = {
    "heuristic": ("duskmoot.bots.heuristic", "HeuristicBot"),
    "easy": ("duskmoot.bots.levels", "EasyBot"),
    "normal": ("duskmoot.bots.levels", "NormalBot"),
    "hard": ("duskmoot.bots.levels", "HardBot"),
    "master": ("duskmoot.bots.levels", "MasterBot"),
}
"""Bots that need a guide to the game; the last four are what people choose among."""

LEARNED: Final[dict[str, tuple[str, str]]] = {"pupil": ("duskmoot.bots.pupil", "PupilBot")}
"""Bots for programs, which people are not offered: they know some games with so many seats."""

SCRIPT: Final[tuple[str, str]] = ("duskmoot.bots.script", "ScriptBot")
"""The bot of every lesson."""


def names(game: Game[Any]) -> list[str]:
    """The bots that can play this game with anybody."""
    return list(_places(game))


def kind(name: str, game: Game[Any]) -> type[Bot]:
    """The class of a bot; Refused names the bots there are."""
    places = _places(game) | LEARNED
    if name not in places and not name.startswith(LESSON):
        raise Refused("unknown-bot", name=name, known=", ".join(places))
    module, cls = places.get(name, SCRIPT)
    found: type[Bot] = getattr(import_module(module), cls)
    return found


def make(name: str, game: Game[Any], seat: int, seed: int) -> Bot:
    """A new bot for one seat."""
    if name.startswith(LESSON):
        from duskmoot.bots.script import ScriptBot

        return ScriptBot(game, seat, seed, name)
    return kind(name, game)(game, seat, seed)


def guide_to(game: Game[Any]) -> Guide | None:
    """Who judges the acts of this game, if anybody can."""
    if game.name not in GUIDES:
        return None
    module, cls = GUIDES[game.name]
    guide: Guide = getattr(import_module(module), cls)()
    return guide


def _places(game: Game[Any]) -> dict[str, tuple[str, str]]:
    return ANY_GAME | GUIDED if game.name in GUIDES else ANY_GAME
