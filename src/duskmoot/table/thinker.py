"""A worker process: reads what a seat sees, answers with a bot's act or what the seat may know.

    python -m duskmoot.table.thinker [MODULE …]

Modules named on the command line are imported first; they may add bots. Each message is four
bytes of length and JSON. The process ends when its input does, so it never outlives the server.
"""

from __future__ import annotations

import gzip
import os
import sys
from importlib import import_module
from typing import Any, BinaryIO, Final

import msgspec

import duskmoot.games as _games
from duskmoot import bots
from duskmoot.bots.bot import Budget
from duskmoot.bots.playout import wins
from duskmoot.kernel.acts import DONE
from duskmoot.kernel.game import Setting, find
from duskmoot.kernel.replay import Session
from duskmoot.kernel.story import EVERYBODY, Line
from duskmoot.kernel.view import View, imagine, view
from duskmoot.table.tried import Tried

__all__ = ["_games", "main"]

HEAD: Final[int] = 4
PATIENCE: Final[str] = "--patience="
"""First argument of a worker that gives way to others on this machine: how much, as of `nice`."""
PACKED: Final[int] = 6
"""How hard a replay is packed."""
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


class Finished(msgspec.Struct):
    """A finished game: all that it takes to play it once more."""

    game: str
    seats: int
    options: tuple[int, ...]
    key: bytes
    legacy: str
    acts: list[tuple[int, int]]

    def setting(self) -> Setting:
        return Setting(find(self.game), self.seats, self.options, self.key, self.legacy)

    def played_to(self, at: int) -> Session:
        session = Session(self.setting())
        for seat, act in self.acts[:at]:
            session.play(seat, act)
        return session


class Retelling(Finished, tag="retelling"):
    """A finished game, to be told again through the eyes of a seat."""

    eyes: int


class Accounting(Finished, tag="accounting"):
    """A finished game, of which the account is to be made."""


class Vision(msgspec.Struct, tag="vision"):
    """What a seat sees and might do, for the game to show what would come of it."""

    game: str
    view: dict[str, Any]
    act: int


class Opining(Finished, tag="opining"):
    """A decision of a finished game, to be judged by the thinking bot."""

    at: int
    tries: int
    done: bool
    """Whether nothing more will be thought about it."""


class PlayingOn(Finished, tag="playing-on"):
    """A position of a finished game, from which the steady bot plays games on."""

    at: int
    bot: str
    first: int
    games: int


class Charting(Finished, tag="charting"):
    """The games that were played on, for the curve to be drawn and its turns to be named."""

    tried: list[Tried]
    done: bool


class Listing(Finished, tag="listing"):
    """The decisions of a seat, before they are judged."""

    seat: int


Analysis = Opining | PlayingOn | Charting | Listing
Question = Thought | Riddle | Vision | Retelling | Accounting | Analysis


class Answer(msgspec.Struct):
    act: int = DONE
    reckoning: dict[str, list[int]] = {}
    replay: bytes = b""
    """Packed JSON."""
    table: dict[str, Any] = {}
    points: list[list[int]] = []
    story: list[dict[str, Any]] = []
    won: list[int] = []
    fault: str = ""


def main() -> None:
    modules = sys.argv[1:]
    if modules and modules[0].startswith(PATIENCE):
        patience = int(modules.pop(0).removeprefix(PATIENCE))
        if hasattr(os, "nice"):
            os.nice(patience)
    for module in modules:
        import_module(module)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # a bot that prints must not speak into the answers
    listen(sys.stdin.buffer, answers)


def listen(asked: BinaryIO, answers: BinaryIO) -> None:
    """Says once that it is ready, then answers."""
    reply(answers, Answer())
    while head := asked.read(HEAD):
        frame = asked.read(int.from_bytes(head, "big"))
        message: Question = msgspec.json.decode(frame, type=Question)
        reply(answers, answer(message))


def reply(answers: BinaryIO, answer: Answer) -> None:
    frame = msgspec.json.encode(answer)
    answers.write(len(frame).to_bytes(HEAD, "big") + frame)
    answers.flush()


def answer(asked: Question) -> Answer:
    try:
        if isinstance(asked, Retelling):
            return retell(asked)
        if isinstance(asked, Accounting):
            return account(asked)
        if isinstance(asked, Opining):
            return opine(asked)
        if isinstance(asked, PlayingOn):
            return play_on(asked)
        if isinstance(asked, Charting):
            return chart(asked)
        if isinstance(asked, Listing):
            return enlist(asked)
        if isinstance(asked, Vision):
            return foresee(asked)
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


def foresee(vision: Vision) -> Answer:
    """From the same guess, so that nothing hidden can be read from the answer."""
    game = find(vision.game)
    seen = view_of(vision.view)
    g = imagine(game, seen, SAME_GUESS)
    g.story = []
    then = game.foresee(g, seen.seat, vision.act)
    shown = view(then, seen.seat)
    for name in game.sight.given:
        if getattr(then, name) is getattr(g, name):
            del shown.table[name]
    return Answer(table=shown.table, points=game.points(then), story=shown.story)


def retell(asked: Retelling) -> Answer:
    from duskmoot.table.scrubber import replayed

    return packed(replayed(Session(asked.setting()), asked.acts, asked.eyes))


def account(asked: Accounting) -> Answer:
    from duskmoot.table.scrubber import accounted

    return packed(accounted(asked.setting(), asked.acts))


def opine(asked: Opining) -> Answer:
    from duskmoot.table.scrubber import opinion

    return packed(opinion(asked.setting(), asked.acts, asked.at, asked.tries, asked.done))


def play_on(asked: PlayingOn) -> Answer:
    session = asked.played_to(asked.at)
    seeds = range(asked.first, asked.first + asked.games)
    return Answer(won=wins(session.game, session.state, asked.bot, seeds))


def enlist(asked: Listing) -> Answer:
    from duskmoot.table.scrubber import decisions

    return packed(decisions(asked.setting(), asked.acts, asked.seat))


def chart(asked: Charting) -> Answer:
    from duskmoot.table.chances import curve_of

    return packed(curve_of(asked.tried, asked.done, asked.setting(), asked.acts))


def packed(told: msgspec.Struct) -> Answer:
    return Answer(replay=gzip.compress(msgspec.json.encode(told), PACKED, mtime=0))


def view_of(plain: dict[str, Any]) -> View:
    """The view that became plain data on its way here."""
    seen = View(plain["game"], plain["seat"], plain["table"])
    seen.question = plain["question"]
    seen.about = [(kind, number) for kind, number in plain["about"]]
    seen.acts = plain["acts"]
    tales = {tale.key: tale for tale in find(seen.game).tales}
    for told in plain["story"]:
        seen.lines.append(Line(tales[told["key"]], EVERYBODY, tuple(told["parts"].values())))
    return seen


if __name__ == "__main__":
    main()
