"""Words under seal: which they are, and everything that a server ever told, to look for them."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import httpx
from fluent.syntax import FluentParser, ast

from duskmoot.kernel.game import Game, find
from duskmoot.speech import LANGUAGES
from duskmoot.table import books
from duskmoot.table.journal import LOG, AsJson
from duskmoot.table.thinker import Thought
from tests.table.friends import Friend, House

SHORTEST: Final[int] = 5
"""Shorter pieces of a sentence are in every text."""


def spoken(source: str) -> Iterator[str]:
    """The pieces of all messages of a Fluent file, and the keys of its messages."""
    for entry in FluentParser().parse(source).body:
        if not isinstance(entry, ast.Message):
            continue
        yield f"{entry.id.name} ="
        patterns = [entry.value, *[attribute.value for attribute in entry.attributes]]
        for pattern in patterns:
            for element in pattern.elements if pattern else []:
                if isinstance(element, ast.TextElement):
                    yield from re.split(r'[\n"\\]', element.value)


def texts(game: str, packet: str) -> list[bytes]:
    """What is written of a packet, in three languages."""
    folder = files("duskmoot").joinpath("games", game, "texts")
    sources = [folder.joinpath(language, "sealed", f"{packet}.ftl") for language in LANGUAGES]
    return [source.read_bytes() for source in sources if source.is_file()]


def words(game: str) -> list[set[bytes]]:
    """By packet: all that only its texts say, in three languages."""
    plain = b"".join(
        [
            *[books.texts(game, language) for language in LANGUAGES],
            *[books.texts("", language) for language in LANGUAGES],
            books.cards(game),
            books.game(game),
            books.rules(game),
        ]
    )
    found: list[set[bytes]] = []
    known: set[bytes] = set()
    for packet in find(game).packets():
        pieces: set[bytes] = set()
        for text in texts(game, packet):
            told = [piece.strip() for piece in spoken(text.decode())]
            pieces |= {piece.encode() for piece in told if len(piece) >= SHORTEST}
        fresh = {piece for piece in pieces if piece not in plain and piece not in known}
        known |= fresh
        found.append(fresh)
    return found


def rows(game: Game[Any]) -> list[set[str]]:
    """By packet: the ids of its rows."""
    return [
        {row["id"] for row in dicts(json.loads(game.packet(name))) if "id" in row}
        for name in game.packets()
    ]


def dicts(content: Any) -> Iterator[dict[str, Any]]:
    if isinstance(content, dict):
        yield content
        for each in content.values():
            yield from dicts(each)
    elif isinstance(content, list):
        for each in content:
            yield from dicts(each)


class Ear(logging.Handler):
    """Hears every byte that a server sends, logs, or gives to a bot."""

    def __init__(self, at: House, game: str) -> None:
        super().__init__()
        self.at = at
        self.words = words(game)
        self.texts = [b"".join(texts(game, packet)) for packet in find(game).packets()]
        self.rows = rows(find(game))
        self.heard: dict[str, list[bytes]] = {}
        self.bytes: dict[str, int] = {}
        self.setFormatter(AsJson())
        LOG.addHandler(self)
        LOG.setLevel(logging.INFO)
        for crew in (at.lobby.house.quick, at.lobby.house.searchers):
            self._listen(crew)

    def _listen(self, crew: Any) -> None:
        decide = crew.decide

        async def overheard(thought: Thought, *told: Any, **more: Any) -> Any:
            self.hears("bot", json.dumps(thought.view, ensure_ascii=False).encode())
            return await decide(thought, *told, **more)

        crew.decide = overheard

    def emit(self, record: logging.LogRecord) -> None:
        self.hears("log", self.format(record).encode())

    def close(self) -> None:
        LOG.removeHandler(self)
        super().close()

    def hears(self, who: str, told: bytes) -> None:
        self.heard.setdefault(who, []).append(told)
        self.bytes[who] = self.bytes.get(who, 0) + len(told)

    def follows(self, who: str, friend: Friend) -> None:
        """Everything that is answered to this browser's requests."""

        async def hook(response: httpx.Response) -> None:
            self.hears(who, await response.aread())

        friend.http.event_hooks["response"].append(hook)

    def leaks(self, opened: int) -> list[str]:
        """What was told since the last time that no packet which lies open holds."""
        shown = b"".join(self.texts[:opened])
        closed = {word for packet in self.words[opened:] for word in packet}
        wanted = [word for word in closed if word not in shown]
        ids = {id for packet in self.rows[opened:] for id in packet}
        found: list[str] = []
        for who, told in self.heard.items():
            text = b"\0".join(told)
            found += [f"{who}: {word.decode()}" for word in wanted if word in text]
            found += [f"{who}: row {id}" for each in told for id in rows_in(each) if id in ids]
        self.heard.clear()
        return found

    def count(self) -> int:
        return sum(map(len, self.words))


def rows_in(told: bytes) -> set[str]:
    """Ids of rows that a message holds as rows, with more than their bare names."""
    if b'"id"' not in told:
        return set()
    try:
        content = json.loads(told)
    except ValueError:
        return set()
    found = [each for each in dicts(content) if len(each) > 1]
    return {each["id"] for each in found if isinstance(each.get("id"), str)}


def built() -> list[Path]:
    """The files of the client, where it has been built."""
    folder = Path(str(files("duskmoot").joinpath("static")))
    return [file for file in folder.rglob("*") if file.is_file()] if folder.is_dir() else []
