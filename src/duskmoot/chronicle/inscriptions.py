"""Inscriptions: the free words of a chronicle. No rule reads them, and no legacy holds them."""

from __future__ import annotations

from dataclasses import replace

from duskmoot.chronicle.book import INSCRIBED, Chronicle, Inscription
from duskmoot.chronicle.roster import cleaned, here
from duskmoot.kernel.game import Refused


def inscribe(chronicle: Chronicle, kind: str, of: int, text: str, heir: int) -> Chronicle:
    """A name in the book; another hand's name stays, and nobody names another heir."""
    here(chronicle, heir)
    if kind not in INSCRIBED:
        raise Refused("inscription-kind", kind=kind)
    earlier = [i for i in chronicle.inscriptions if (i.kind, i.of) == (kind, of) and i.text]
    stranger = earlier and earlier[-1].heir != heir
    if stranger or (kind != "vampire" and of != heir):
        raise Refused("inscription-of-another")
    written = Inscription(kind, of, cleaned(text), heir)
    return replace(chronicle, inscriptions=(*chronicle.inscriptions, written))


def names(chronicle: Chronicle) -> dict[str, dict[str, str]]:
    """By kind and number, as the browser has them: what counts today, without empty names."""
    found: dict[str, dict[str, str]] = {kind: {} for kind in INSCRIBED}
    for written in chronicle.inscriptions:
        found[written.kind][str(written.of)] = written.text
    return {kind: {of: text for of, text in given.items() if text} for kind, given in found.items()}


def unnamed(chronicle: Chronicle, present: list[int]) -> list[int]:
    """Heirs among these whose character has no name yet."""
    return [heir for heir in present if not chronicle.named("heir", heir)]
