"""What the cards are worth to those who hold them."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula.cards.table import CARDS, DECKS
from duskmoot.games.fury_of_dracula.pieces import Hunter
from duskmoot.games.fury_of_dracula.rules.hunters.hand import items_of
from duskmoot.games.fury_of_dracula.sheets import CHARACTER_NAMES
from duskmoot.games.fury_of_dracula.state import Fury

ITEMS: Final[dict[str, float]] = {
    "knife": 2.4,
    "rifle": 2.0,
    "pistol": 2.0,
    "crucifix": 1.5,
    "garlic": 1.1,
    "heavenly_host": 1.7,
    "holy_circle": 1.0,
    "garlic_wreath": 1.2,
    "stake": 1.2,
    "dogs": 1.0,
    "holy_bullets": 0.6,
    "fast_horses": 1.2,
}
"""What an item is worth in hand."""
LOADED: Final[float] = 1.8
"""What Holy Bullets are worth to one who has a firearm."""
ANOTHER: Final[float] = 0.7
"""How much of its worth a second copy of an item has."""
AVERAGE_ITEM: Final[float] = 1.5

HUNTER_EVENTS: Final[dict[str, float]] = {
    "newspaper_reports": 1.0,
    "chartered_carriage": 0.7,
    "hired_scouts": 1.0,
    "long_night": 0.8,
    "excellent_weather": 0.4,
    "surprising_return": 0.6,
    "sense_of_emergency": 0.7,
    "speedy_telegraph": 0.3,
    "escape_route": 0.7,
    "local_rumors": 0.8,
    "forewarned": 0.8,
    "blood_transfusion": 0.5,
    "good_luck": 0.6,
    "renewed_vigor": 1.2,
    "planned_ambush": 1.3,
    "evil_presence": 0.6,
    "mystic_research": 0.4,
    "lucky_find": 1.2,
    "rufus_smith": 0.7,
    "wax_cylinders": 0.7,
    "consecrated_ground": 0.6,
    "lucys_revenge": 1.2,
    "sister_agatha": 1.0,
    "hypnosis": 0.8,
    "heroic_leap": 1.6,
    "behind_the_veil": 0.6,
    "money_trail": 0.4,
    "jonathan_harker": 1.2,
    "vampire_lair": 1.5,
    "great_strength": 1.5,
}
AVERAGE_EVENT: Final[float] = 0.55
"""What one is worth that nobody has seen yet: whoever goes out for cards is not on the hunt."""

DRACULA_EVENTS: Final[dict[str, float]] = {
    "hidden_schemes": 1.0,
    "summon_storms": 0.4,
    "roadblock": 0.7,
    "wild_horses": 1.6,
    "devilish_power": 1.0,
    "vampiric_influence": 0.9,
    "draculas_brides": 1.1,
    "false_tip": 1.2,
    "unearthly_swiftness": 1.5,
    "sensationalist_press": 1.1,
    "enraged": 1.0,
    "darkness_returns": 1.4,
    "customs_search": 1.3,
    "great_wolf": 1.4,
    "seduction": 1.4,
    "immanuel_hildesheim": 1.2,
    "nocturnal_visit": 0.8,
}
GIFT_TO_DRACULA: Final[float] = 0.9
"""What it costs the hunters when he draws one of his events."""

MATURED: Final[dict[str, float]] = {
    "hoax": 0.8,
    "unnatural_fog": 0.5,
    "desecrated_soil": 2.0,
    "szgany_mob": 1.0,
    "rats": 0.0,
    "saboteur": 0.3,
    "wolves": 1.0,
    "szgany_bodyguards": 1.2,
    "bats": 0.0,
    "spy": 0.8,
}
"""What the others do when they mature, in points."""
AMBUSHED: Final[dict[str, float]] = {
    "new_vampire": 1.0,
    "reckless_vampire": 1.2,
    "aristocratic_vampire": 0.0,
    "hoax": 0.1,
    "unnatural_fog": 0.9,
    "desecrated_soil": 0.5,
    "szgany_mob": 1.2,
    "rats": 0.8,
    "saboteur": 1.0,
    "wolves": 1.2,
    "szgany_bodyguards": 1.4,
    "bats": 1.4,
    "spy": 0.9,
}
"""What each does to a hunter who comes, in points."""


RUMORED: Final[float] = 0.8
"""How likely an encounter is a vampire where there is a rumor."""


def item_worth(h: Hunter, card: int, others: list[int]) -> float:
    """What an item is worth to him beside those others."""
    name = CARDS[card].id
    worth = ITEMS[name]
    if name == "holy_bullets" and any(CARDS[c].id in ("rifle", "pistol") for c in others):
        worth = LOADED
    return worth * ANOTHER ** others.count(card)


def weakest_item(h: Hunter) -> float:
    """What the item is worth that he would miss least."""
    items = items_of(h)
    worths = [item_worth(h, card, items[:i] + items[i + 1 :]) for i, card in enumerate(items)]
    return min(worths, default=0.0)


def event_worth(h: Hunter, card: int) -> float:
    """What an event is worth in a hunter's hand; some are of use to one of them only."""
    only = CARDS[card].only
    if only and CHARACTER_NAMES[h.number] != only:
        return 0.15
    return HUNTER_EVENTS[CARDS[card].id]


def vampires_among(cards: list[int]) -> int:
    return len([card for card in cards if CARDS[card].vampire])


def unseen_encounters(g: Fury) -> list[int]:
    """Encounters that may lie face down, as far as hunters can tell."""
    rest = DECKS["encounter"][:]
    seen = g.encounter_discard + g.dracula.open_hand + g.dracula.guards
    for hideout in g.hideouts():
        seen += hideout.revealed
    for card in seen:
        if card in rest:
            rest.remove(card)
    return rest
