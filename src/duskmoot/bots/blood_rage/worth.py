"""Judging the cards: what each is worth in the draft, on the sheet and in hand."""

from __future__ import annotations

from typing import Final

from duskmoot.bots.blood_rage.draft import DRAFT
from duskmoot.bots.blood_rage.field import Field
from duskmoot.games.blood_rage.board import PROVINCES, VALHALLA
from duskmoot.games.blood_rage.cards import card as gifts
from duskmoot.games.blood_rage.cards.card import GodCard
from duskmoot.games.blood_rage.cards.table import CARDS
from duskmoot.games.blood_rage.rules.sheet import has
from duskmoot.games.blood_rage.rules.upgrade import upgrade_cost
from duskmoot.games.blood_rage.state import (
    AGES,
    HORNS,
    NONE,
    RAGNAROK_GLORY,
    SHIP_SLOT,
    WARRIOR_SLOT,
)
from duskmoot.kernel.cards import design

BATTLE: Final[dict[str, float]] = {
    "tyrs_bash": 1.8,
    "tyrs_smash": 2.6,
    "tyrs_crush": 3.5,
    "tyrs_smite": 4.5,
    "tyrs_rage": 5.5,
    "odins_smite": 2.2,
    "heimdalls_sight": 3.0,
    "friggas_grace": 3.6,
    "lokis_trickery": 1.0,
    "thors_hammer": 2.6,
    "heimdalls_eye": 2.8,
    "heimdalls_gaze": 3.8,
    "odins_tide": 2.2,
    "lokis_backstab": 2.2,
    "heimdalls_watch": 3.6,
    "thors_oath": 3.4,
    "thors_primacy": 3.4,
    "thors_ascension": 3.6,
    "odins_judgement": 5.0,
    "lokis_poison": 1.8,
}
"""What a battle card is worth in its Age."""

EACH_AGE: Final[dict[int, float]] = {
    gifts.CHEAP_UPGRADES: 1.1,
    gifts.SLAUGHTER: 1.1,
    gifts.EXTRA_WARRIOR: 2.2,
    gifts.QUEST_BONUS: 1.4,
    gifts.RETURN: 1.4,
    gifts.CHALLENGE: 1.2,
    gifts.SAVE: 1.1,
    gifts.RETRIEVE: 1.4,
    gifts.STORM: 1.4,
    gifts.RECALL: 3.0,
}
"""What a clan upgrade is worth in an Age."""

TROOPS: Final[dict[str, float]] = {
    "brothers_in_arms": 1.3,
    "experts_in_arms": 2.2,
    "masters_in_arms": 4.5,
    "lord_of_hammers": 1.2,
    "lord_of_axes": 3.3,
    "lord_of_spears": 8.0,
    "troll": 0.7,
    "dwarf_chieftain": 1.8,
    "sea_serpent": 1.2,
    "valkyrie": 2.5,
    "dark_elf": 2.0,
    "fire_giant": 3.0,
    "frost_giant": 4.5,
    "soldier_of_hel": 2.0,
    "volur_witch": 2.5,
}
"""What warriors, leaders and the texts of monsters are worth in an Age."""

SHIP_LOST: Final[float] = 0.4
"""How often the ship is destroyed in an Age, about."""
SWIFT: Final[float] = 1.0
"""What a point of strength is worth that comes with a monster's card."""
LASTING: Final[float] = 0.5
"""The same in an Age to come."""
QUEST_CHANCES: Final[dict[str, float]] = {"quest_yggdrasil": 0.4, "quest_glorious_death": 0.35}
REGION_CHANCE: Final[float] = 0.7


class Worth:
    """What cards are worth to one clan in this Age, in glory."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.g = field.g
        self.me = field.me
        self.temper = field.temper
        self.left = AGES - field.g.age + 1
        """Ages to play, this one included."""

    # In the draft.

    def draft(self, number: int) -> float:
        """To have the card in hand."""
        return DRAFT[design(CARDS[number].id)]

    def quest(self, card: GodCard) -> float:
        """By its kind; with Tyr's favour it also serves in battle."""
        chance = QUEST_CHANCES.get(design(card.id), REGION_CHANCE)
        if card.figures and (self.field.losses.release or self.me.slots[SHIP_SLOT] != NONE):
            chance += 0.15
        bonus = 1.0 if has(self.me, gifts.QUEST_BONUS) else 0.0
        return chance * self.field.quest_worth(card.number) + bonus

    # On the sheet.

    def upgrade(self, number: int, ages: int) -> float:
        """To have the upgrade on the sheet for so many Ages."""
        card = CARDS[number]
        if card.power:
            return self.clan_upgrade(card, ages)
        if SHIP_SLOT in card.fits:
            return card.glory * SHIP_LOST * ages + SWIFT * card.strength
        worth = TROOPS[design(card.id)] * ages
        if card.monster:
            worth += card.strength * (SWIFT + LASTING * (ages - 1))
            worth -= 0.0 if card.free else self.temper.rage * card.strength * (ages - 1) / 2
        elif WARRIOR_SLOT in card.fits:
            worth += 0.3 * len([p for p in self.me.figures[:8] if p in PROVINCES])
        else:
            worth += SWIFT
        return worth

    def clan_upgrade(self, card: GodCard, ages: int) -> float:
        if card.power == gifts.RELEASE:
            fallen = self.me.figures.count(VALHALLA)
            return card.glory_on(self.g) * (self.temper.deaths * ages + fallen * 0.5)
        if card.power == gifts.DOUBLE_RAGNAROK:
            return self.temper.doomed * sum(RAGNAROK_GLORY[-ages:])
        if card.power == gifts.DOUBLE_QUESTS:
            owned = {n for n in [*self.me.hand, *self.me.quests] if CARDS[n].quest}
            return 2.0 + 0.5 * sum(CARDS[n].glory_on(self.g) for n in owned)
        if card.power == gifts.CONQUEST:
            return card.glory * min(0.5 * self.me.stat(HORNS), 4.0)
        if card.power == gifts.SACRIFICE:
            return 0.8 * self.field.raise_worth
        return EACH_AGE[card.power] * ages

    def laid_out(self, number: int) -> float:
        """To lay the upgrade out now: what it adds beyond what it replaces."""
        card = CARDS[number]
        replaced = min([self.slot(slot) for slot in card.fits])
        return self.upgrade(number, self.left) - replaced

    def slot(self, slot: int) -> float:
        """What lies in the slot is worth; an empty one is worth nothing."""
        number = self.me.slots[slot]
        return 0.0 if number == NONE else self.upgrade(number, self.left)

    # In hand.

    def missed(self, number: int) -> float:
        """What it costs to lose a card of the hand in battle."""
        card = CARDS[number]
        if card.battle:
            return self.temper.card * BATTLE[design(card.id)]
        if card.quest:
            return self.field.quest_chance(number) * self.field.quest_worth(number)
        if upgrade_cost(self.me, number) > self.me.rage:
            return 0.2 * self.upgrade(number, self.left - 1) if self.left > 1 else 0.0
        return max(0.0, self.laid_out(number) - self.temper.rage * upgrade_cost(self.me, number))

    def next_age(self, number: int) -> float:
        """To hold the card for the next Age."""
        card = CARDS[number]
        if card.battle:
            return 0.8 * BATTLE[design(card.id)]
        if card.quest:
            return self.quest(card)
        cost = self.temper.rage * upgrade_cost(self.me, number)
        return self.upgrade(number, self.left - 1) - cost
