"""Bots as a researcher names them: with parameters, and from modules of one's own.

    heuristic                        a bot of ours
    ismcts:iterations=800,cap=32     with parameters of its constructor
    mybots:Careful                   a class of another module
    mybots:Careful:temper=0.5        with parameters

Naming a module runs its code. So this is for whoever sits at the command line or writes a program;
the server and saved files know bots by their names alone (`bots.make`).
"""

from __future__ import annotations

import inspect
from importlib import import_module
from typing import Any, Final, get_type_hints

from duskmoot import bots
from duskmoot.bots.bot import Bot
from duskmoot.kernel.game import Game, Refused
from duskmoot.lessons import BOT as LESSON

TRUTHS: Final[dict[str, bool]] = {"yes": True, "no": False}


def make(spec: str, game: Game[Any], seat: int, seed: int, seats: int = 0) -> Bot:
    """A new bot for one seat; Refused says what is wrong with its name or its parameters.

    Or, if it is told how many `seats` the table has, that it cannot play there.
    """
    if spec.startswith(LESSON):
        return bots.make(spec, game, seat, seed)
    name, parameters = taken_apart(spec)
    cls = kind(name, game)
    bot = cls(game, seat, seed, **understood(spec, cls, parameters))
    if seats:
        bot.sits_down(seats)
    return bot


def taken_apart(spec: str) -> tuple[str, dict[str, str]]:
    """The name of a bot, or module and class, and its parameters as text."""
    parts = spec.split(":")
    given = parts.pop() if "=" in parts[-1] else ""
    pairs = [pair.partition("=") for pair in given.split(",") if given]
    if len(parts) > 2 or not all(parts) or not all(key and equals for key, equals, _ in pairs):
        raise Refused("bot-form", spec=spec)
    return ":".join(parts), {key.strip(): value.strip() for key, _, value in pairs}


def kind(name: str, game: Game[Any]) -> type[Bot]:
    module, colon, cls = name.partition(":")
    if not colon:
        return bots.kind(name, game)
    try:
        found = getattr(import_module(module), cls)
    except (ImportError, AttributeError) as error:
        raise Refused("bot-not-found", name=name, reason=str(error)) from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise Refused("bot-not-found", name=name, reason=f"{cls} is no Bot")
    return found


def understood(spec: str, cls: type[Bot], parameters: dict[str, str]) -> dict[str, object]:
    """Parameters as their constructor wants them: numbers, yes or no, or text."""
    kinds = parameters_of(cls)
    values: dict[str, object] = {}
    for key, text in parameters.items():
        if key not in kinds:
            known = ", ".join(kinds) or "–"
            raise Refused("bot-parameter-unknown", spec=spec, parameter=key, known=known)
        try:
            values[key] = TRUTHS[text] if kinds[key] is bool else kinds[key](text)
        except (KeyError, ValueError) as error:
            raise Refused("bot-parameter-refused", spec=spec, parameter=key, value=text) from error
    return values


def parameters_of(cls: type[Bot]) -> dict[str, type]:
    """What the constructor takes besides game, seat and seed."""
    own = list(inspect.signature(cls).parameters)[3:]
    hints = get_type_hints(cls.__init__)
    return {name: hints[name] for name in own if hints.get(name) in (int, float, bool, str)}


def refuse_modules(specs: list[str]) -> None:
    """A file may come from anybody: it names no module that would then be run."""
    for spec in specs:
        if not spec.startswith(LESSON) and ":" in taken_apart(spec)[0]:
            raise Refused("bot-of-a-file", name=spec)


def listed(names: str) -> list[str]:
    """`a,b:x=1,y=2,c` as a list of three: what has no name of its own belongs to the one before."""
    found: list[str] = []
    for piece in (piece.strip() for piece in names.split(",") if names):
        key, equals, _ = piece.partition("=")
        if found and equals and ":" not in key:
            found[-1] += f",{piece}"
        else:
            found.append(piece)
    return found
