"""The file of a chronicle: one JSON with its book and every saved game.

It holds the key of all chapters to come. So while a chronicle runs, only those may have it from
whom nothing is hidden: whoever holds every seat of a person.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, Final

from duskmoot.chronicle.book import Chronicle, chronicle_of, plain
from duskmoot.chronicle.chain import is_over, variants_of
from duskmoot.chronicle.roster import cleaned, people
from duskmoot.chronicle.verify import Saves
from duskmoot.kernel.game import Game, Refused, find

FORMAT: Final[int] = 1
KIND: Final[str] = "duskmoot-chronicle"


def may_have(chronicle: Chronicle, held: list[int]) -> bool:
    """Whether somebody who holds these heirs may have the file."""
    return is_over(chronicle) or set(people(chronicle)) <= set(held)


def export(chronicle: Chronicle, saves: Saves) -> str:
    """The file, as text."""
    content: dict[str, Any] = {"kind": KIND, "format": FORMAT} | plain(chronicle)
    for link in content["links"]:
        save = saves.get((link["chapter"], link["attempt"]))
        link["save"] = json.loads(save) if save else None
    return json.dumps(content, indent=1, ensure_ascii=False) + "\n"


def read(text: str) -> tuple[Chronicle, Saves]:
    """The chronicle and its saved games; Refused if this is no such file. Nothing is replayed."""
    try:
        content: Any = json.loads(text)
        json.dumps(content, ensure_ascii=False).encode()  # half a letter is no text
    except (ValueError, RecursionError) as error:
        raise Refused("chronicle-not-ours") from error
    if not isinstance(content, dict) or content.get("kind") != KIND:
        raise Refused("chronicle-not-ours")
    form = content.get("format")
    if not isinstance(form, int) or form < 1:
        raise Refused("chronicle-damaged", detail="format")
    if form > FORMAT:
        raise Refused("chronicle-too-new", found=str(form), known=str(FORMAT))
    chronicle = legible(chronicle_of(content))
    game = find(chronicle.game)
    check(chronicle, game)
    newest = max([chronicle.rules, *[link.rules for link in chronicle.links]])
    if newest > game.version:
        raise Refused("chronicle-rules-too-new", found=str(newest), known=str(game.version))
    saves: Saves = {}
    for link in content["links"]:
        save = link.get("save")
        if save is not None:
            saves[link["chapter"], link["attempt"]] = _written(save)
    return chronicle, saves


def legible(chronicle: Chronicle) -> Chronicle:
    """All names as names are here: on one line, and nothing in them that moves a cursor."""
    roster = [replace(heir, name=cleaned(heir.name)) for heir in chronicle.roster]
    words = [replace(each, text=cleaned(each.text)) for each in chronicle.inscriptions]
    return replace(
        chronicle, name=cleaned(chronicle.name), roster=tuple(roster), inscriptions=tuple(words)
    )


def check(chronicle: Chronicle, game: Game[Any]) -> None:
    """Refused if nobody could have founded it, or given these names."""
    variants_of(game, chronicle.options)
    heirs = len(chronicle.roster)
    if heirs < game.least:
        least, most = str(game.least), str(game.most)
        raise Refused("seats-refused", seats=str(heirs), least=least, most=most)
    for each in chronicle.inscriptions:
        own = each.kind == "vampire" or each.of == each.heir
        if not own or each.of < 0 or not 0 <= each.heir < heirs:
            raise Refused("chronicle-damaged", detail=f"{each.kind} {each.of}")


def _written(save: Any) -> str:
    return json.dumps(save, indent=1, ensure_ascii=False) + "\n"


def adopted(chronicle: Chronicle, id: str) -> Chronicle:
    """The same chronicle under a new number, marked as one that came from a file."""
    return replace(chronicle, id=id, imported=True)
