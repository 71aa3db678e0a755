"""Lays out the card tables from the data file; imported once, by spec.py."""

from __future__ import annotations

from typing import Final

from duskmoot.games import data
from duskmoot.games.blood_rage.cards.card import GIFTS, GodCard
from duskmoot.games.blood_rage.cards.gods import ODD_CARDS
from duskmoot.games.blood_rage.cards.table import BACKS, CARDS, DECKS, FIGURE_NAMES, MONSTERS
from duskmoot.games.blood_rage.state import (
    AGES,
    CLAN_SLOTS,
    HEIMDALLS_GAZE,
    LEADER_SLOT,
    LOKIS_WRATH,
    MONSTER_SLOTS,
    SHIP_SLOT,
    WARRIOR_SLOT,
    YGGDRASIL_QUEST,
)
from duskmoot.kernel.cards import cast, design

FITS: Final[dict[str, list[int]]] = {
    "warrior": [WARRIOR_SLOT],
    "leader": [LEADER_SLOT],
    "ship": [SHIP_SLOT],
    "monster": MONSTER_SLOTS,
    "clan": CLAN_SLOTS,
}


DOUBTS: Final[dict[str, int]] = {
    "heimdalls-gaze": HEIMDALLS_GAZE,
    "lokis-wrath": LOKIS_WRATH,
    "yggdrasil-quest": YGGDRASIL_QUEST,
}


def deal_cards() -> None:
    CARDS.extend(cast(data.rows("blood_rage", "cards.toml"), GodCard, ODD_CARDS))
    for card in CARDS:
        card.battle = card.kind == "battle"
        card.quest = card.kind == "quest"
        card.fits = FITS.get(card.kind, [])
        card.upgrade = bool(card.fits)
        card.power = GIFTS.index(card.gift)
        if card.doubted:
            card.doubt = DOUBTS[str(card.doubted["option"])]
            card.doubted_bonus = int(str(card.doubted.get("bonus", card.bonus)))
            card.doubted_glory = int(str(card.doubted.get("glory", card.glory)))
        card.monster = card.kind == "monster"
        if card.monster:
            card.figure = len(FIGURE_NAMES)
            FIGURE_NAMES.append(design(card.id))
            MONSTERS.append(card.number)
        BACKS.append(card.age)


def deal_decks() -> None:
    for players in range(5):
        DECKS.append([deck(players, age) for age in range(1, AGES + 1)])


def deck(players: int, age: int) -> list[int]:
    """All copies for this number of players."""
    cards: list[int] = []
    for card in CARDS:
        if card.age == age:
            marked = card.three * (players >= 3) + card.four * (players >= 4)
            cards += [card.number] * (card.copies + marked)
    return cards


deal_cards()
deal_decks()
