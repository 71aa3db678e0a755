"""Write what the cards of Heritage do into their texts: `python -m tools.wording`.

Names are written by hand in `texts/<language>/cards.ftl`; the attributes `.text`, and `.brief`
where that is long, are composed from the data. A message with the comment "By hand: text" or
"By hand: brief" keeps its own. What a card lets choose stands in messages of its own,
`option-<card>_1` and so on; texts in the packets of a chronicle: see sealed.py.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from fluent.syntax import ast, parse, serialize

from tools.wording import sealed
from tools.wording.compose import LEADER, THIS, Composer

GAME: Final = Path(__file__).parents[2] / "src" / "duskmoot" / "games" / "heritage"
LANGUAGES: Final = ("en", "ru", "pl")
KINDS: Final = {
    "intrigue": "intrigues.toml",
    "ability": "abilities.toml",
    "asset": "assets.toml",
}
BRIEF: Final = 66
"""How many characters fit on a small face."""


def path(language: str) -> Path:
    return GAME / "texts" / language / "cards.ftl"


def written(language: str) -> str:
    """The whole of `cards.ftl`, as it should be."""
    resource = parse(path(language).read_text("utf-8"))
    composed = {key: dict(said(language, key, row)) for key, row in rows().items()}
    offered = dict(options(language))
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.id.name in composed:
            kept = by_hand(entry)
            own = [a for a in entry.attributes if a.id.name in kept or a.id.name not in SAID]
            new = composed[entry.id.name]
            entry.attributes = own + [
                ast.Attribute(ast.Identifier(name), ast.Pattern([ast.TextElement(text)]))
                for name, text in new.items()
                if name not in kept
            ]
            entry.attributes.sort(key=lambda attribute: SAID.index(attribute.id.name))
        elif isinstance(entry, ast.Message) and entry.id.name in offered:
            entry.value = ast.Pattern([ast.TextElement(offered[entry.id.name])])
    return serialize(resource)


SAID: Final = ["text", "brief"]
"""What is composed, in the order in which it stands in a message."""


def by_hand(message: ast.Message) -> set[str]:
    comment = message.comment.content if message.comment else ""
    head, _, kept = (comment or "").partition("By hand: ")
    return set(kept.split(", ")) if kept and not head else set()


def rows() -> dict[str, dict[str, Any]]:
    """Every card with effects, by its message."""
    found: dict[str, dict[str, Any]] = {}
    for kind in KINDS:
        file = GAME / "data" / KINDS[kind]
        for row in tomllib.loads(file.read_text("utf-8"))["card"]:
            found[f"{kind}-{row['id']}"] = row
    return found


def whole(language: str, subject: str, row: dict[str, Any]) -> str:
    return Composer(language, subject, here="board" in row).text(row["effects"])


def said(language: str, key: str, row: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The attributes of one card."""
    subject = THIS if key.startswith("ability-") else LEADER
    composer = Composer(language, subject, here="board" in row)
    yield "text", composer.text(row["effects"])
    if any(len(whole(each, subject, row)) > BRIEF for each in LANGUAGES):
        yield "brief", composer.brief(row["effects"])


def options(language: str) -> Iterator[tuple[str, str]]:
    """The message and the words of everything that a card lets choose."""
    for key, row in rows().items():
        composer = Composer(language, LEADER if key.startswith("intrigue-") else THIS)
        chosen = [op for op in row["effects"] if op["op"] == "choose_one"]
        every = [option for op in chosen for option in composer.options(op)]
        for n, option in enumerate(every, start=1):
            yield f"option-{row['id']}_{n}", option


def main() -> None:
    for language in LANGUAGES:
        path(language).write_text(written(language), "utf-8")
        for packet in sealed.packets(language):
            packet.write_text(sealed.written(language, packet), "utf-8")


if __name__ == "__main__":
    main()
