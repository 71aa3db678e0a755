"""The clan sheet: rage, glory, stats and the upgrades in their slots (book: 'The clan sheet')."""

from __future__ import annotations

from typing import Final

from duskmoot.games.blood_rage import tales
from duskmoot.games.blood_rage.cards.table import CARDS
from duskmoot.games.blood_rage.state import (
    CLAN_SLOTS,
    LAST_STEP,
    MOST_RAGE,
    NONE,
    RAGE_CAP,
    STAT_NAMES,
    BloodRage,
    Clan,
)
from duskmoot.games.blood_rage.verbs import RAISE
from duskmoot.kernel.acts import act, noun
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask
from duskmoot.kernel.story import Tale

RAISING: Final[Outline[BloodRage]] = Outline("raising")


def has(c: Clan, power: int) -> bool:
    return any(card != NONE and CARDS[card].power == power for card in c.slots)


def powers(c: Clan) -> int:
    """The same for all powers, a bit for each."""
    found = 0
    for card in c.slots:
        if card != NONE:
            found |= 1 << CARDS[card].power
    return found


def upgrades_with(c: Clan, power: int) -> list[int]:
    cards = [c.slots[slot] for slot in CLAN_SLOTS if c.slots[slot] != NONE]
    return [card for card in cards if CARDS[card].power == power]


def price(c: Clan, power: int) -> int:
    """The rage that using this gift costs, or saves."""
    rage = 0
    for slot in CLAN_SLOTS:
        card = c.slots[slot]
        if card != NONE and CARDS[card].power == power:
            rage += CARDS[card].rage
    return rage


def gain_rage(g: BloodRage, c: Clan, rage: int) -> None:
    c.rage += rage
    if c.rage > MOST_RAGE and not g.options[RAGE_CAP]:
        c.rage = MOST_RAGE


def gain_glory(g: BloodRage, c: Clan, glory: int, tale: Tale, about: int) -> None:
    """At once on the public track; `about` is what the tale speaks of."""
    if glory:
        c.glory += glory
        g.tell(tale, c.seat, about, glory)


def raise_stat(g: BloodRage, c: Clan, stat: int) -> None:
    if c.steps[stat] == LAST_STEP:
        g.tell(tales.NO_HIGHER, c.seat, stat)
        return
    c.steps[stat] += 1
    g.tell(tales.RAISES, c.seat, stat, c.stat(stat))


class RaiseStat(Ask[BloodRage]):
    def offers(self, g: BloodRage, seat: int) -> list[int]:
        return [act(RAISE, stat) for stat in range(len(STAT_NAMES))]

    def answer(self, g: BloodRage, seat: int, act: int) -> None:
        raise_stat(g, g.clans[seat], noun(act))


RAISE_STAT: Final[RaiseStat] = RaiseStat("raise")
RAISING.reads(ask(RAISE_STAT))
