"""What a client must know of the games, and never changes while the server runs."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

import duskmoot.games as _games
from duskmoot import bots, catalogue
from duskmoot.kernel.game import Game, Refused, find, registered
from duskmoot.kernel.zones import ZONES, Sight
from duskmoot.lessons import lessons
from duskmoot.speech import LANGUAGES, speech, text_folders
from duskmoot.table import game_info
from duskmoot.table import protocol as wire

__all__ = [
    "_games",
    "cards",
    "chapters",
    "covers",
    "game",
    "games",
    "primer",
    "rules",
    "seat_names",
    "texts",
]

COVER: Final[str] = "cover.ftl"
"""Of a game's texts the part that the start page reads."""
OF_TERMINAL: Final[tuple[str, ...]] = ("cli.ftl", "doctor.ftl", "house.ftl", "terminal.ftl")
"""Of the shell's texts those that no browser says."""


def games() -> bytes:
    return wire.write([_info(each) for each in registered()])


def game(name: str) -> bytes:
    return wire.write(_info(find(name)))


def _info(game: Game[Any]) -> game_info.GameInfo:
    return game_info.GameInfo(
        name=game.name,
        rules=game.version,
        least=game.least,
        most=game.most,
        options=[
            game_info.Choice(option.key, option.choices, option.only) for option in game.options
        ],
        bots=[game_info.Bot(name, bots.kind(name, game).searches) for name in bots.names(game)],
        verbs=[game_info.Verb(v.code, v.key, v.kind) for v in game.vocabulary.verbs.values()],
        nouns=game.vocabulary.nouns,
        fields=_fields(game.sight),
        tales=[
            game_info.Tale(tale.key, tale.clause, list(map(game_info.Part, tale.names, tale.kinds)))
            for tale in game.tales
        ],
        cast=_cast(game),
        outlines=[outline.name for outline in game.outlines],
        foresees=type(game).foresee is not Game.foresee,
        chapters=game.chapters,
        lessons=[
            game_info.Lesson(each.id, each.minutes, len(each.steps), each.seats, each.me)
            for each in lessons(game)
        ],
    )


def _cast(game: Game[Any]) -> dict[str, list[list[tuple[str, int]]]]:
    sizes = range(game.least, game.most + 1)
    cast = {str(seats): [game.cast(seats, seat) for seat in range(seats)] for seats in sizes}
    return {seats: parts for seats, parts in cast.items() if any(parts)}


def _fields(sight: Sight) -> dict[str, game_info.Field]:
    found = {
        name: game_info.Field(kind, sight.sees[name] in ZONES) for name, kind in sight.nouns.items()
    }
    for part, inner in sight.parts.items():
        found |= {f"{part}.{name}": field for name, field in _fields(inner).items()}
    return found


@cache
def seat_names(name: str, seats: int) -> list[str]:
    """What the game itself calls its seats, where nobody has named them."""
    return speech(LANGUAGES[0], find(name)).names(seats)


@cache
def rules(name: str) -> bytes:
    """The clauses without their texts, which are messages `clause-<id>` in every language."""
    clauses = catalogue.clauses(name)
    return wire.write([game_info.Clause(c.id, c.kind, c.source, c.note) for c in clauses])


@cache
def chapters(name: str) -> bytes:
    """The chapters of the rules in the order in which they are read."""
    return wire.write(
        [
            game_info.Chapter(
                each.id,
                each.group,
                each.icon,
                each.scene,
                [
                    game_info.Section(
                        s.id, [c.id for c in s.clauses], [c.id for c in s.clauses if c.ours]
                    )
                    for s in each.sections
                ],
            )
            for each in catalogue.chapters(name)
        ]
    )


@cache
def primer(name: str) -> bytes:
    """The page from which a newcomer learns the game, without its texts."""
    return wire.write(
        [
            game_info.PrimerPart(
                part.id,
                [game_info.PrimerPoint(p.id, p.icon, p.clause, p.number) for p in part.points],
            )
            for part in catalogue.primer(name)
        ]
    )


@cache
def cards(name: str) -> bytes:
    """The rows of the game's data files, by file. What is sealed lies in a folder below them."""
    folder = files("duskmoot").joinpath("games", find(name).name, "data")
    rows = {
        file.name.removesuffix(".toml"): tomllib.loads(file.read_text("utf-8"))
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".toml")
    }
    return json.dumps(rows, ensure_ascii=False).encode()


@cache
def texts(name: str, language: str) -> bytes:
    """The Fluent sources of a game, or of the shell if no game is named; never sealed ones."""
    folder = _folder(name, language)
    sources = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    return "\n".join(
        source.read_text("utf-8")
        for source in sorted(sources, key=lambda file: file.name)
        if name or source.name not in OF_TERMINAL
    ).encode()


@cache
def covers(language: str) -> bytes:
    """What the start page says of each game: a page of its texts, before one is chosen."""
    return wire.write(
        {
            game.name: _folder(game.name, language).joinpath(COVER).read_text("utf-8")
            for game in registered()
        }
    )


def _folder(name: str, language: str) -> Traversable:
    if language not in LANGUAGES:
        raise Refused("unknown-language", language=language, known=", ".join(LANGUAGES))
    return text_folders(language, find(name).name if name else "")[-1]
