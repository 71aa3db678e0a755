"""Seals: the hash of every packet of sealed cards, written into the book when it is founded.

Who looks into the book later sees that what was opened in chapter 20 lay there from the first
evening. A release may reprint packets that nobody has opened; the book notes which.
"""

from __future__ import annotations

from typing import Any

from duskmoot.chronicle.book import Chronicle, Link
from duskmoot.kernel.game import Game
from duskmoot.kernel.record import canonical, digest_of


def hashes(game: Game[Any]) -> dict[str, str]:
    """By the name of each packet, in the order in which they are opened."""
    return {name: digest_of(game.packet(name)) for name in game.packets()}


def root_of(seals: dict[str, str]) -> str:
    return digest_of(canonical([[name, seal] for name, seal in seals.items()]))


def current(chronicle: Chronicle) -> dict[str, str]:
    """The seals as they count today: those of the founding with all that was reprinted."""
    seals = dict(chronicle.seals)
    for link in chronicle.links:
        seals |= link.reprinted
    return seals


def opened(links: tuple[Link, ...]) -> int:
    """Packets that this group has seen, those of abandoned and struck attempts too."""
    return max((link.opened for link in links), default=0)


def reprints(chronicle: Chronicle, game: Game[Any]) -> dict[str, str]:
    """Packets that nobody has opened and that the program holds changed: their new hashes."""
    known = current(chronicle)
    closed = list(hashes(game).items())[opened(chronicle.links) :]
    return {name: seal for name, seal in closed if known.get(name) != seal}


def changed(chronicle: Chronicle, game: Game[Any]) -> list[str]:
    """Packets that were opened and that the program does not hold as they were sealed."""
    seen = list(current(chronicle).items())[: opened(chronicle.links)]
    today = hashes(game)
    return [name for name, seal in seen if today.get(name) != seal]
