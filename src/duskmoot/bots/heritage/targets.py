"""Quick answers about vampires and cards, on the way to a position that is judged."""

from __future__ import annotations

from typing import Final

from duskmoot.bots.heritage.table import Table
from duskmoot.games.heritage.cards import ARCHETYPE_OF
from duskmoot.games.heritage.effects.machine import current
from duskmoot.games.heritage.lines import boons_on, childer, owner_of, shows
from duskmoot.games.heritage.outlook.cards import SHARES, WORTH
from duskmoot.games.heritage.pieces import EXHAUSTED, TORPOR
from duskmoot.games.heritage.rules.intrigue import missing
from duskmoot.games.heritage.state import Heritage, Thread
from duskmoot.games.heritage.verbs import CHOOSE
from duskmoot.kernel.acts import DONE, noun, verb

HARMS: Final[list[str]] = [
    "place_notoriety",
    "remove_power",
    "steal_power",
    "steal_boon",
    "send_to_torpor",
    "exhaust",
    "declare_enemy",
]
HELPS: Final[list[str]] = ["recover", "remove_notoriety", "place_power", "apply_abilities"]
DECLINES: Final[float] = -0.01
"""What it is worth to pick nobody, or nobody more."""


def target(g: Heritage, table: Table, seat: int, t: Thread, a: int) -> float:
    """Whom an effect should meet, by what it does."""
    if a == DONE:
        return DECLINES
    if verb(a) != CHOOSE:
        return 0.5
    op = current(g).name
    owner = owner_of(g, noun(a))
    b = g.bloodlines[owner]
    place = b.line.index(noun(a))
    worth = table.vampire(b, place)
    mine = owner == seat
    if op in HARMS:
        found = harmed(op, b.notoriety[place], b.power[place], worth, place)
        return -found if mine else found + 0.3 * table.ahead(owner)
    if op in HELPS:
        found = helped(op, b.marks[place], b.notoriety[place], worth)
        return found if mine else -found
    if op == "move_notoriety":
        # first from whom, then to whom
        found = b.notoriety[place] + worth / 4
        return found if mine else worth + 0.3 * table.ahead(owner)
    if op == "give_boon":
        return float(boons_on(b, place)) if mine else -table.ahead(owner)
    if op == "usurp":
        return 1.0 * bool(b.marks[place] & TORPOR) - worth
    return worth if mine else worth / 2


def harmed(op: str, notoriety: int, power: int, worth: float, place: int) -> float:
    """What the owner of the vampire would lose."""
    if op == "place_notoriety":
        return 0.5 * worth + 0.3 * notoriety if place else 0.2
    if op in ("remove_power", "steal_power"):
        return float(power)
    if op == "exhaust":
        return 0.3 if place else 1.0
    return worth


def helped(op: str, marks: int, notoriety: int, worth: float) -> float:
    if op == "recover":
        return 3.0 if marks & TORPOR else 1.0 if marks & EXHAUSTED else -0.1
    if op == "remove_notoriety":
        return notoriety + worth / 10
    return worth


def pay(g: Heritage, table: Table, seat: int, a: int) -> float:
    """From who may fall first."""
    b = g.bloodlines[seat]
    place = b.line.index(noun(a))
    return b.notoriety[place] - 0.1 * b.power[place] - 0.5 * (not place)


def sire(g: Heritage, seat: int, recruit: int, a: int) -> float:
    """Whose coterie the newcomer completes for the cards in hand."""
    b = g.bloodlines[seat]
    place = b.line.index(noun(a))
    if recruit < 0:
        return 0.0
    archetype = ARCHETYPE_OF[recruit]
    found = -0.15 * len(childer(b, place))
    if b.marks[place] & EXHAUSTED:
        return found - 1.0
    for card in b.hand:
        lacking = missing(b, place, card)
        if archetype in lacking:
            found += WORTH[card] / (1.0 + 3.0 * (len(lacking) - 1))
    return found


def leader(g: Heritage, seat: int, t: Thread, a: int) -> float:
    """With the fewest boons; among equals one with few childer has least to lose."""
    b = g.bloodlines[seat]
    place = b.line.index(noun(a))
    reaches_all = current(g).name == "coterie_leader" and WORTH[t.card] >= 2.0
    crowd = len(childer(b, place)) * (0.1 if reaches_all else -0.1)
    return crowd - 2.0 * len(missing(b, place, t.card)) - 0.05 * b.notoriety[place]


def character(g: Heritage, table: Table, seat: int, t: Thread, a: int) -> float:
    """One to take is good for its points, one to remove is not."""
    if a == DONE:
        return 0.0
    worth = table.character(noun(a))
    return -worth if current(g).name == "remove_from_queue" else worth


def value(g: Heritage, table: Table, seat: int, t: Thread, a: int) -> float:
    """An edict names what will come most often, chaos what pays most."""
    if current(g).name == "edict":
        waiting = len([c for c in g.queue if shows(c, noun(a))])
        return SHARES[noun(a)] + 0.1 * waiting
    return table.pays[noun(a)]


def card(g: Heritage, a: int) -> float:
    """To take back the best, to discard the worst."""
    worth = WORTH[noun(a)]
    return worth if current(g).name == "recall_intrigue" else -worth


def fallen(g: Heritage, table: Table, seat: int, a: int) -> float:
    """Who falls, or takes the blame: the one that is missed least."""
    b = g.bloodlines[seat]
    return -table.vampire(b, b.line.index(noun(a)))


def heir(g: Heritage, table: Table, seat: int, a: int) -> float:
    b = g.bloodlines[seat]
    place = b.line.index(noun(a))
    return -float(b.notoriety[place])
