"""The chronicle deck: numbered cards in fifty packets, opened in this order and never shuffled.

What lies in a packet that is not open yet stands in no view, log or text that leaves the table.
"""

from __future__ import annotations

from typing import Any, Final

from duskmoot.games import data
from duskmoot.kernel.record import canonical

FOLDER: Final[str] = "sealed"
Rows = list[dict[str, Any]]


def by_number(cards: Rows) -> Rows:
    """Cards of an expansion, too, lie where their numbers belong (faq.expansion-insert)."""
    return sorted(cards, key=lambda row: int(row["number"]))


def in_order(packets: dict[str, Rows]) -> list[str]:
    """Names of packets by the number of their first card."""
    return sorted(packets, key=lambda name: int(packets[name][0]["number"]))


_READ: Final[dict[str, Rows]] = {
    name: by_number(data.rows("heritage", f"{FOLDER}/{name}.toml"))
    for name in data.names("heritage", FOLDER)
}
PACKET_NAMES: Final[list[str]] = in_order(_READ)
PACKETS: Final[list[Rows]] = [_READ[name] for name in PACKET_NAMES]


def cards_of(*kinds: str) -> Rows:
    """All cards of these kinds, in the order of the deck."""
    return [row for rows in PACKETS for row in rows if row["kind"] in kinds]


def text_of(name: str) -> str:
    """A packet as text, the same everywhere: what its seal is made of."""
    return canonical(_READ[name])
