"""What a seat sees of the hunt: hideouts as it knows them, who stands where, where Dracula is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from duskmoot.games.fury_of_dracula.board import (
    CASTLE,
    CASTLE_BACK,
    HIDE,
    NOWHERE,
    PLACE_BACKS,
)
from duskmoot.games.fury_of_dracula.sheets import CHARACTER_NAMES, DRACULA, SPACES
from duskmoot.kernel.view import View
from duskmoot.kernel.zones import back_of
from duskmoot.terminal.boards.board import Canvas

NO_CARD: Final[int] = 0
LIKELY: Final[int] = 5
"""Thousandths from which a chance rounds to a percent."""


@dataclass(frozen=True)
class Nest:
    """A hideout or lair, as far as a seat knows it."""

    number: int
    place: int
    """The location card or Hide; NOWHERE where none lies, or none that the seat knows."""
    back: int
    """Of the card that lies face down."""
    powers: list[int]
    hidden: list[int]
    """Encounters face down: their faces for Dracula, blanks for all others."""
    revealed: list[int]
    wounds: list[int]
    rumor: bool

    @property
    def empty(self) -> bool:
        return self.place == NOWHERE and self.back == NO_CARD and not self.powers


def nest_of(number: int, record: dict[str, Any]) -> Nest:
    faceup, facedown = record["faceup"], record["facedown"]
    back = back_of(facedown[0], PLACE_BACKS) if facedown else NO_CARD
    place = [*faceup, *[card for card in facedown if card >= 0], NOWHERE][0]
    return Nest(
        number,
        CASTLE if back == CASTLE_BACK else place,
        back,
        record["powers"],
        faces(record["encounters"]),
        record["revealed"],
        record["wounds"],
        record["rumor"],
    )


def nests(seen: View) -> list[Nest]:
    """The spaces of the Trail, then the lairs."""
    records = seen.table["trail"] + seen.table["lairs"]
    return [nest_of(number, record) for number, record in enumerate(records)]


def faces(zone: list[int] | int) -> list[int]:
    """The cards of a zone, or a blank for each that the seat does not see."""
    return zone if isinstance(zone, list) else [NOWHERE] * zone


def known(cards: list[int]) -> list[int]:
    return [card for card in cards if card >= 0]


def count_of(seen: View) -> dict[str, Any]:
    record: dict[str, Any] = seen.table["court"][0]
    return record


def dracula_at(seen: View) -> int:
    """Where Dracula is, or NOWHERE: the first location card on the Trail, if the seat knows it."""
    count = count_of(seen)
    lost: int = count.get("lost", count["figure"])
    if lost != NOWHERE:
        return lost
    for nest in nests(seen)[:SPACES]:
        if nest.place not in (NOWHERE, HIDE):
            return nest.place
        if nest.place == NOWHERE and nest.back != NO_CARD:
            return NOWHERE
    return NOWHERE


def hunters_at(seen: View, place: int) -> list[int]:
    return [h["number"] for h in seen.table["hunters"] if h["place"] == place]


def character(number: int, canvas: Canvas) -> str:
    """Godalming, Seward, Van Helsing, Mina or Dracula, by the short name."""
    return str(canvas.speech.noun("character", number, [])["character"])


def character_style(number: int) -> str:
    return CHARACTER_NAMES[number]


def place_name(place: int, canvas: Canvas) -> str:
    return canvas.speech.title("place", place)


def listed(cards: list[int], canvas: Canvas) -> str:
    """Names of cards, equal ones counted."""
    names = [canvas.speech.title("card", card) for card in cards]
    counts = {name: names.count(name) for name in names}
    return ", ".join(f"{name} ×{n}" if n > 1 else name for name, n in counts.items())


def is_dracula(seen: View) -> bool:
    return seen.seat == DRACULA


# What the seat can work out.


def chance(canvas: Canvas, card: str, place: int) -> int:
    """In thousandths, that this card is that place; 0 where nothing is reckoned."""
    chances = canvas.reckoned.get(card, [])
    return max(0, chances[place]) if 0 <= place < len(chances) else 0


def likeliest(canvas: Canvas, card: str, most: int) -> list[tuple[int, int]]:
    """The likeliest places and their chances, the best first."""
    chances = canvas.reckoned.get(card, [])
    best = sorted(range(len(chances)), key=lambda place: (-chances[place], place))
    return [(place, chances[place]) for place in best[:most] if chances[place] > 0]


def percent(thousandths: int, canvas: Canvas) -> str:
    if thousandths < LIKELY:
        return canvas.speech.say("board-percent-least")
    return canvas.speech.say("board-percent", n=round(thousandths / 10))


def guesses(canvas: Canvas, card: str, most: int) -> str:
    """Prague 23%, Vienna 20%, …"""
    best = likeliest(canvas, card, most)
    return ", ".join(f"{place_name(place, canvas)} {percent(n, canvas)}" for place, n in best)
