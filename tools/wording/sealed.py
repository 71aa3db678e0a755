"""What events and outcomes of a chronicle give, as the texts of their packets say it.

Names, scenes and answers are written by hand; who wins an event and what it brings, what an answer
marks and what an outcome changes come from the rows.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from fluent.syntax import ast, parse, serialize

from tools.wording.compose import LEADER, Composer

GAME: Final = Path(__file__).parents[2] / "src" / "duskmoot" / "games" / "heritage"
Row = dict[str, Any]


def packets(language: str) -> list[Path]:
    return sorted((GAME / "texts" / language / "sealed").iterdir())


def written(language: str, packet: Path) -> str:
    """The whole of a packet's texts, as it should be."""
    resource = parse(packet.read_text("utf-8"))
    rows = {row["id"]: row for row in cards(packet.stem)}
    spoken = Spoken(language)
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            kind, _, name = entry.id.name.partition("-")
            if kind == "answer":
                event, place = name.replace("answer", "event")[:-2], int(name[-1]) - 1
                label = plain(entry.value).partition(" (")[0]
                entry.value = pattern(spoken.answer(label, rows[event]["answers"][place]))
            elif kind in ("event", "outcome"):
                own = [a for a in entry.attributes if a.id.name != "text"]
                said = spoken.event(rows[name]) if kind == "event" else spoken.outcome(rows[name])
                entry.attributes = [*own, ast.Attribute(ast.Identifier("text"), pattern(said))]
    return serialize(resource)


class Spoken:
    def __init__(self, language: str) -> None:
        self._composer = Composer(language, LEADER)
        self._nouns = nouns(language)

    def event(self, row: Row) -> str:
        reward: str = row["reward"]
        if reward == "reveal":
            reward = row["reveal"].partition("_")[0]
        asset = self._nouns.get(f"asset-{row.get('asset')}", "")
        brings = self._composer.say(f"reward-{reward}", asset=asset)
        most = self._composer.say(f"most-{row['value']}")
        return self._composer.say("event", most=most, reward=brings)

    def answer(self, label: str, parameter: str) -> str:
        named = self._nouns[f"parameter-{parameter}"]
        return self._composer.say("answer", answer=label, parameter=named)

    def outcome(self, row: Row) -> str:
        changes = dict.fromkeys(row["raises"], 1) | row.get("loyalty", {})
        said = [
            self._composer.say(
                "change",
                parameter=self._nouns[f"parameter-{name}"],
                n=f"+{n}" if n > 0 else f"\N{MINUS SIGN}{-n}",
            )
            for name, n in changes.items()
        ]
        return self._composer.say("outcome", changes=", ".join(said))


def cards(packet: str) -> list[Row]:
    rows: list[Row] = tomllib.loads((GAME / "data" / "sealed" / f"{packet}.toml").read_text())[
        "card"
    ]
    return rows


def nouns(language: str) -> dict[str, str]:
    """The names of parameters and assets."""
    found: dict[str, str] = {}
    for file in ("chronicle.ftl", "cards.ftl"):
        for entry in parse((GAME / "texts" / language / file).read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value:
                found[entry.id.name] = plain(entry.value)
    return found


def plain(said: ast.Pattern | None) -> str:
    assert said is not None
    return "".join(e.value for e in said.elements if isinstance(e, ast.TextElement))


def pattern(text: str) -> ast.Pattern:
    return ast.Pattern([ast.TextElement(text)])
