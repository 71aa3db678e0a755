"""What holds in every position, whoever has done what."""

from __future__ import annotations

from duskmoot.games.blood_rage.board import (
    NOWHERE,
    OUTER,
    RESERVE,
    VALHALLA,
    VILLAGES,
    is_fjord,
)
from duskmoot.games.blood_rage.cards.table import CARDS, DECKS
from duskmoot.games.blood_rage.rules.figures import crowd, is_destroyed, is_ship, on_board
from duskmoot.games.blood_rage.state import (
    FIGURES,
    HORNS,
    LAST_STEP,
    MONSTER_1,
    MONSTER_SLOTS,
    MOST_RAGE,
    NONE,
    RAGE_CAP,
    SLOTS,
    BloodRage,
    Clan,
)


def broken(g: BloodRage) -> list[str]:
    found: list[str] = []
    for c in g.clans:
        found += [f"clan {c.seat}: {what}" for what in broken_of_clan(g, c)]
    if sorted(all_cards(g)) != sorted([card for deck in DECKS[len(g.clans)] for card in deck]):
        found.append("a card is lost or doubled")
    for province in OUTER:
        if crowd(g, province) > VILLAGES[province]:
            found.append("more figures than villages")
    if len(set(g.destroyed)) != len(g.destroyed) or 0 in g.destroyed:
        found.append("a province is destroyed twice, or Yggdrasil is")
    if len(set(g.ragnarok)) != len(g.ragnarok):
        found.append("two Ages doom one province")
    names = [c.name for c in g.clans if c.name != NONE]
    if len(set(names)) != len(names):
        found.append("two seats play one clan")
    if g.over and any(c.hand or c.quests or c.packet or c.revealed for c in g.clans):
        found.append("the game is over and cards are in play")
    return found


def all_cards(g: BloodRage) -> list[int]:
    cards = g.deck + g.rest + g.discard + g.playing
    for c in g.clans:
        cards += c.hand + c.packet + c.quests + c.buried + c.revealed
        cards += [card for card in c.slots if card != NONE]
    return cards


def broken_of_clan(g: BloodRage, c: Clan) -> list[str]:
    found: list[str] = []
    if c.rage < 0 or (c.rage > MOST_RAGE and not g.options[RAGE_CAP]):
        found.append("rage outside the track")
    if c.glory < 0:
        found.append("less than no glory")
    if not all(0 <= step <= LAST_STEP for step in c.steps):
        found.append("a stat is off its track")
    if on_board(c) > c.stat(HORNS):
        found.append("more figures on the board than horns")
    for slot in range(SLOTS):
        if c.slots[slot] != NONE and slot not in CARDS[c.slots[slot]].fits:
            found.append("an upgrade lies in a slot of another kind")
    if not all(CARDS[card].quest for card in c.quests):
        found.append("something else than a quest is committed")
    for figure in range(FIGURES):
        found += broken_of_figure(g, c, figure)
    return found


def broken_of_figure(g: BloodRage, c: Clan, figure: int) -> list[str]:
    place = c.figures[figure]
    if figure >= MONSTER_1:
        owned = c.slots[MONSTER_SLOTS[figure - MONSTER_1]] != NONE
        if owned != (place != NOWHERE):
            return ["a monster without its card, or a card without its monster"]
        if not owned:
            return []
    if place == NOWHERE:
        return ["a figure is nowhere"]
    if place in (RESERVE, VALHALLA):
        return []
    if is_ship(c, figure) != is_fjord(place):
        return ["a ship on land, or another figure at sea"]
    return ["a figure stands where nothing is left"] if is_destroyed(g, place) else []
