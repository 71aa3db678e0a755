"""The roster: who belongs to a chronicle, in which order, and who may sit down.

An heir's number never changes once the first chapter has begun. Who comes later stands behind
the others; who leaves for good keeps place and sheet.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from duskmoot.chronicle.book import HERE, LEFT, NAME_SIZE, PERSON, PLAYING, Chronicle, Heir
from duskmoot.kernel.game import Game, Refused


def reorder(chronicle: Chronicle, order: list[int]) -> Chronicle:
    """The same heirs from oldest to youngest, before the first chapter."""
    if chronicle.links:
        raise Refused("roster-begun")
    if sorted(order) != list(range(len(chronicle.roster))):
        raise Refused("roster-order")
    return replace(chronicle, roster=tuple(chronicle.roster[heir] for heir in order))


def join(chronicle: Chronicle, heir: Heir) -> Chronicle:
    """One heir more, between two chapters."""
    between_chapters(chronicle)
    newcomer = replace(heir, name=cleaned(heir.name), joined=len(chronicle.links), left=HERE)
    return replace(chronicle, roster=(*chronicle.roster, newcomer))


def leave(chronicle: Chronicle, heir: int) -> Chronicle:
    """An heir leaves for good; before the first chapter it is as if they had never come."""
    between_chapters(chronicle)
    here(chronicle, heir)
    roster = list(chronicle.roster)
    if chronicle.links:
        roster[heir] = replace(roster[heir], left=len(chronicle.links))
    else:
        del roster[heir]
    return replace(chronicle, roster=tuple(roster))


def hand_to_bot(chronicle: Chronicle, heir: int, bot: str, strength: int) -> Chronicle:
    return _changed(chronicle, heir, bot=bot, strength=strength)


def take_over(chronicle: Chronicle, heir: int, name: str) -> Chronicle:
    """A person plays this heir from now on."""
    return _changed(chronicle, heir, bot="", strength=0, name=cleaned(name))


def _changed(chronicle: Chronicle, heir: int, **changes: Any) -> Chronicle:
    here(chronicle, heir)
    roster = list(chronicle.roster)
    roster[heir] = replace(roster[heir], **changes)
    return replace(chronicle, roster=tuple(roster))


def staying(chronicle: Chronicle) -> list[int]:
    """Heirs who have not left."""
    return [n for n, heir in enumerate(chronicle.roster) if heir.kind != LEFT]


def people(chronicle: Chronicle) -> list[int]:
    return [n for n, heir in enumerate(chronicle.roster) if heir.kind == PERSON]


def seated(chronicle: Chronicle, game: Game[Any], present: list[int]) -> tuple[int, ...]:
    """Those who are present, by seat, which is the order of the roster; or Refused."""
    for heir in present:
        here(chronicle, heir)
    if len(set(present)) != len(present):
        raise Refused("roster-twice")
    if not game.least <= len(present) <= game.most:
        count, least, most = map(str, (len(present), game.least, game.most))
        raise Refused("seats-refused", seats=count, least=least, most=most)
    return tuple(sorted(present))


def here(chronicle: Chronicle, heir: int) -> None:
    """Refused unless there is such an heir and has not left."""
    if not 0 <= heir < len(chronicle.roster):
        raise Refused("roster-unknown", heir=str(heir + 1), heirs=str(len(chronicle.roster)))
    if chronicle.roster[heir].kind == LEFT:
        raise Refused("roster-left", name=chronicle.roster[heir].name)


def between_chapters(chronicle: Chronicle) -> None:
    if chronicle.links and chronicle.links[-1].state == PLAYING:
        raise Refused("chapter-running", chapter=str(chronicle.links[-1].chapter))


def cleaned(name: str) -> str:
    """A name on one line, cut where it is too long."""
    kept = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(kept.split())[:NAME_SIZE].rstrip()
