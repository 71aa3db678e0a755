"""The tables of the chronicle: character sheet, stickers, burdens, overviews and outcomes."""

from __future__ import annotations

from typing import Any, Final

from duskmoot.games import data
from duskmoot.games.heritage import packets
from duskmoot.games.heritage.cards import ABILITY_ROWS, CLAN_DECKS, EVENTS, INTRIGUES, VAMPIRE_NAMES
from duskmoot.games.heritage.pieces import (
    ASSET_NAMES,
    BEAST_WITHIN,
    BOARD_NAMES,
    CHAPTERS,
    CLAN_NAMES,
    HIGH_LOW_CLANS,
    PARAMETER_NAMES,
    WAR_OF_PRINCES,
)

Row = dict[str, Any]


class Parameter:
    """A line of the character sheet: its boxes, and what a marked one may be worth."""

    def __init__(self, row: Row) -> None:
        self.id = str(row["id"])
        self.section = SECTION_NAMES.index(row["section"])
        self.boxes = int(row["boxes"])
        self.worth = int(row["worth"])
        self.least = int(row["least"])
        self.most = int(row["most"])


class Sticker:
    """An ability that may be glued on, and the marks that open it (chronicle.abilities.gate)."""

    def __init__(self, ability: int, row: Row) -> None:
        self.ability = ability
        self.parameter = PARAMETER_NAMES.index(row["parameter"])
        self.marks = int(row["marks"])
        self.copies = int(row["copies"])
        statics = [effect["key"] for effect in row["effects"] if effect["op"] == "static"]
        self.bond = "bond" in statics


class Burden:
    def __init__(self, row: Row) -> None:
        self.id = str(row["id"])
        self.copies = int(row["copies"])
        self.key = str(row["key"])
        self.value = int(row["value"])


class Overview:
    """The card that opens a chapter."""

    def __init__(self, row: Row) -> None:
        self.id = str(row["id"])
        self.age = int(row["age"])
        self.year = int(row["year"])
        self.key = BOARD_NAMES.index(row["key"])
        """The key battleground of the age."""
        self.points: list[int] = list(row["points"])
        """Age points by place."""
        self.title = str(row["title"])
        self.conspiracy = int(row["conspiracy"])


class Outcome:
    """What the winner of an age may decide: it changes the worth of parameters for good."""

    def __init__(self, row: Row) -> None:
        self.id = str(row["id"])
        self.age = int(row["age"])
        self.changes = [(PARAMETER_NAMES.index(name), 1) for name in row["raises"]]
        for name, n in row.get("loyalty", {}).items():
            self.changes.append((PARAMETER_NAMES.index(name), int(n)))


# The character sheet.
SECTION_NAMES: Final[list[str]] = ["resources", "abilities", "morality", "disciplines", "loyalty"]
RESOURCES: Final[int] = 0
ABILITIES: Final[int] = 1
MORALITY: Final[int] = 2
DISCIPLINES: Final[int] = 3
LOYALTY: Final[int] = 4
PARAMETERS: Final[list[Parameter]] = [Parameter(r) for r in data.rows("heritage", "sheet.toml")]

# Stickers are numbered like the abilities, from the first that can be glued on.
FIRST_STICKER: Final[int] = next(n for n, row in enumerate(ABILITY_ROWS) if row.get("sticker"))
STICKERS: Final[list[Sticker]] = [
    Sticker(n, row) for n, row in enumerate(ABILITY_ROWS) if row.get("sticker")
]
BURDENS: Final[list[Burden]] = [Burden(row) for row in data.rows("heritage", "burdens.toml")]
RESEARCH: Final[list[list[int]]] = [
    [card.number for card in INTRIGUES if card.clan == clan and card.number not in CLAN_DECKS[clan]]
    for clan in range(len(CLAN_NAMES))
]
"""By clan: the intrigues that a chronicle may add."""

ANSWER_NAMES: Final[list[str]] = [
    f"answer_{event.id[-4:]}_{n + 1}" for event in EVENTS for n in range(len(event.answers))
]
"""Two for each event of the chronicle, in their order."""

# The chronicle deck. Chapters count from 1: nothing stands at place 0.
OVERVIEWS: Final[list[Overview]] = [Overview(row) for row in packets.cards_of("overview")]
OVERVIEW_NAMES: Final[list[str]] = [overview.id for overview in OVERVIEWS]
TITLES: Final[list[str]] = [overview.title for overview in OVERVIEWS]
OUTCOMES: Final[list[Outcome]] = [Outcome(row) for row in packets.cards_of("outcome")]
OUTCOME_NAMES: Final[list[str]] = [outcome.id for outcome in OUTCOMES]
AGES: Final[int] = max([overview.age for overview in OVERVIEWS])
AGE_NAMES: Final[list[str]] = [f"age_{age + 1}" for age in range(AGES)]


def overview_of(chapter: int) -> Overview:
    return OVERVIEWS[chapter - 1]


def packet_of(chapter: int, what: str) -> int:
    """The number of one of a chapter's packets: start, aftermath, age, finale."""
    return packets.PACKET_NAMES.index(f"{chapter:02}_{what}")


def ends_age(chapter: int) -> bool:
    """Every third chapter does (chronicle.age-end.when)."""
    return chapter == CHAPTERS or overview_of(chapter + 1).age > overview_of(chapter).age


def newcomers_of(chapter: int) -> list[int]:
    """Base characters that come into the deck after a chapter."""
    return revealed_in(chapter, "newcomer")


def strangers_of(chapter: int) -> list[int]:
    """Characters of the chronicle whom an event of a chapter reveals."""
    return revealed_in(chapter, "stranger")


def revealed_in(chapter: int, kind: str) -> list[int]:
    rows = packets.PACKETS[packet_of(chapter, "aftermath")]
    return [VAMPIRE_NAMES.index(row["id"]) for row in rows if row["kind"] == kind]


def assets_at_end_of(chapter: int) -> list[int]:
    """Those on cards that end a chapter, which an expansion sorts in (faq.expansion-insert)."""
    rows = packets.PACKETS[packet_of(chapter, "aftermath")]
    return [ASSET_NAMES.index(row["asset"]) for row in rows if row["kind"] == "chapter_end"]


def boards_of(chapter: int) -> list[int]:
    """The first three battlegrounds of the book; after each age another takes a place."""
    boards = [HIGH_LOW_CLANS, BEAST_WITHIN, WAR_OF_PRINCES]
    for change in packets.cards_of("battleground")[: overview_of(chapter).age - 1]:
        leaving = boards.index(BOARD_NAMES.index(change["leaves"]))
        boards[leaving] = BOARD_NAMES.index(change["enters"])
    return boards
