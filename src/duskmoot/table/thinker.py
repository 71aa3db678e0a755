"""A worker process: reads what a seat sees, answers with a bot's act or what the seat can reckon.

    python -m duskmoot.table.thinker [MODULE …]

Modules named on the command line are imported first; they may add bots. Each message is four
bytes of length and JSON. The process ends when its input does, so it never outlives the server.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Any, BinaryIO, Final

import msgspec

import duskmoot.games as _games
from duskmoot import bots
from duskmoot.bots.bot import Budget
from duskmoot.kernel.acts import DONE
from duskmoot.kernel.game import find
from duskmoot.kernel.view import View, imagine

__all__ = ["_games", "main"]

HEAD: Final[int] = 4
SAME_GUESS: Final[bytes] = bytes(32)
"""The key of chance for guesses: what a seat can work out must not depend on them."""


class Thought(msgspec.Struct, tag="thought"):
    """What a bot is asked: all that its seat may see, and nothing else."""

    game: str
    bot: str
    seat: int
    seed: int
    seconds: float
    view: dict[str, Any]


class Riddle(msgspec.Struct, tag="riddle"):
    """What a seat sees, for the game to work out what follows from it."""

    game: str
    view: dict[str, Any]


class Answer(msgspec.Struct):
    act: int = DONE
    reckoning: dict[str, list[int]] = {}
    fault: str = ""


def main() -> None:
    for module in sys.argv[1:]:
        import_module(module)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # a bot that prints must not speak into the answers
    listen(sys.stdin.buffer, answers)


def listen(asked: BinaryIO, answers: BinaryIO) -> None:
    """Says once that it is ready, then answers."""
    reply(answers, Answer())
    while head := asked.read(HEAD):
        frame = asked.read(int.from_bytes(head, "big"))
        message: Thought | Riddle = msgspec.json.decode(frame, type=Thought | Riddle)
        reply(answers, answer(message))


def reply(answers: BinaryIO, answer: Answer) -> None:
    frame = msgspec.json.encode(answer)
    answers.write(len(frame).to_bytes(HEAD, "big") + frame)
    answers.flush()


def answer(asked: Thought | Riddle) -> Answer:
    try:
        return think(asked) if isinstance(asked, Thought) else reckon(asked)
    except Exception as error:
        return Answer(fault=f"{type(error).__name__}: {error}")


def think(thought: Thought) -> Answer:
    bot = bots.make(thought.bot, find(thought.game), thought.seat, thought.seed)
    seen = view_of(thought.view)
    return Answer(bot.decide(seen, seen.acts, Budget(seconds=thought.seconds)))


def reckon(riddle: Riddle) -> Answer:
    """From a guess that agrees with all that the seat sees: the truth is not here to be told."""
    game = find(riddle.game)
    seen = view_of(riddle.view)
    return Answer(reckoning=game.reckoning(imagine(game, seen, SAME_GUESS), seen.seat))


def view_of(plain: dict[str, Any]) -> View:
    """The view that became plain data on its way here."""
    seen = View(plain["game"], plain["seat"], plain["table"])
    seen.question = plain["question"]
    seen.about = [(kind, number) for kind, number in plain["about"]]
    seen.acts = plain["acts"]
    seen.story = plain["story"]
    return seen


if __name__ == "__main__":
    main()
