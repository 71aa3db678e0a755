"""What a client must know of the games, and never changes while the server runs."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import duskmoot.games as _games
from duskmoot import bots, catalogue
from duskmoot.kernel.game import Game, Refused, find, registered
from duskmoot.kernel.zones import ZONES, Sight
from duskmoot.speech import LANGUAGES, speech, text_folders
from duskmoot.table import protocol as wire

__all__ = ["_games", "cards", "game", "games", "rules", "seat_names", "texts"]


def games() -> bytes:
    return wire.write([_info(each) for each in registered()])


def game(name: str) -> bytes:
    return wire.write(_info(find(name)))


def _info(game: Game[Any]) -> wire.GameInfo:
    return wire.GameInfo(
        name=game.name,
        rules=game.version,
        least=game.least,
        most=game.most,
        options=[wire.Choice(option.key, option.choices) for option in game.options],
        bots=[wire.Bot(name, bots.kind(name, game).searches) for name in bots.names(game)],
        verbs=[wire.Verb(v.code, v.key, v.kind) for v in game.vocabulary.verbs.values()],
        nouns=game.vocabulary.nouns,
        fields=_fields(game.sight),
        tales=[
            wire.Tale(tale.key, tale.clause, list(map(wire.Part, tale.names, tale.kinds)))
            for tale in game.tales
        ],
        cast=_cast(game),
        outlines=[outline.name for outline in game.outlines],
    )


def _cast(game: Game[Any]) -> dict[str, list[list[tuple[str, int]]]]:
    sizes = range(game.least, game.most + 1)
    cast = {str(seats): [game.cast(seats, seat) for seat in range(seats)] for seats in sizes}
    return {seats: parts for seats, parts in cast.items() if any(parts)}


def _fields(sight: Sight) -> dict[str, wire.Field]:
    found = {
        name: wire.Field(kind, sight.sees[name] in ZONES) for name, kind in sight.nouns.items()
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
    return wire.write([wire.Clause(c.id, c.kind, c.source, c.note) for c in clauses])


@cache
def cards(name: str) -> bytes:
    """The rows of the game's data files, by file."""
    folder = files("duskmoot").joinpath("games", find(name).name, "data")
    rows = {
        file.name.removesuffix(".toml"): tomllib.loads(file.read_text("utf-8"))
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".toml")
    }
    return json.dumps(rows, ensure_ascii=False).encode()


@cache
def texts(name: str, language: str) -> bytes:
    """The Fluent sources of a game, or of the shell if no game is named."""
    if language not in LANGUAGES:
        raise Refused("unknown-language", language=language, known=", ".join(LANGUAGES))
    folder = text_folders(language, find(name).name if name else "")[-1]
    sources = sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
    return "\n".join(source.read_text("utf-8") for source in sources).encode()
