"""How a seat stands, for search and for the curve after the game."""

from __future__ import annotations

from typing import Final

from duskmoot.games.blood_rage.board import FJORD_OF, VALHALLA
from duskmoot.games.blood_rage.cards import card as gifts
from duskmoot.games.blood_rage.cards.table import CARDS
from duskmoot.games.blood_rage.rules.figures import on_board, strength_of
from duskmoot.games.blood_rage.rules.sheet import has, upgrades_with
from duskmoot.games.blood_rage.state import (
    ACTION,
    AGES,
    FIGURES,
    LEGENDARY,
    RAGNAROK,
    RAGNAROK_GLORY,
    STAT_NAMES,
    TRACKS,
    BloodRage,
    Clan,
)
from duskmoot.kernel.zones import copies

LEAD: Final[float] = 40.0
"""A lead of this much glory is as good as a victory."""

PROMISE: Final[list[list[float]]] = [
    [0.0, 2.0, 5.5, 11.0, 14.5, 20.0],
    [1.5, 4.5, 8.5, 12.5, 16.0, 20.0],
    [3.5, 6.5, 10.0, 13.5, 17.0, 20.0],
]
"""By Ages to come and by step: the legendary glory that a stat will bring, about."""

USE: Final[list[float]] = [0.9, 1.6, 1.2]
"""By stat: what a point of it is worth in an Age to come."""
AT_ONCE: Final[list[float]] = [0.0, 1.0, 0.5]
"""By stat: what a point of it is worth in this Age."""

STRENGTH: Final[float] = 0.5
"""What a point of strength on the board is worth in an Age to come."""
UPGRADE: Final[float] = 2.0
"""What an upgrade is worth in each Age, besides the glory that is counted below."""
CARD: Final[float] = 1.0
RAGE: Final[float] = 0.5
SURE: Final[float] = 0.85
"""The chance that a quest fulfilled now is so at the end of the Age."""
HOPE: Final[float] = 0.2
"""The same for a quest that is not fulfilled yet."""
RAISE: Final[float] = 4.0
"""What the stat is worth that comes with a quest."""
SURVIVAL: Final[float] = 0.75
"""The chance that a figure in the doomed province is there at Ragnarök."""


def worth(g: BloodRage) -> list[float]:
    """Half for winning, half for the lead in glory; before the end, the lead alone."""
    lead = leads([standing(g, c) for c in g.clans])
    if not g.over:
        return lead
    prize = 0.5 / len(g.winners)
    return [lead[c.seat] / 2 + (prize if c.seat in g.winners else 0.0) for c in g.clans]


def leads(standings: list[float]) -> list[float]:
    """From 0 to 1: a half for being level with the best of the others."""
    found: list[float] = []
    for i, own in enumerate(standings):
        best = max([other for j, other in enumerate(standings) if j != i])
        found.append(min(1.0, max(0.0, 0.5 + (own - best) / (2 * LEAD))))
    return found


def standing(g: BloodRage, c: Clan) -> float:
    """Glory made, glory promised, and the strength to make more."""
    if g.over:
        return float(c.glory)
    stats = sum([stat_worth(g, stat, c.steps[stat]) for stat in range(len(STAT_NAMES))])
    cards = RAGE * c.rage + CARD * len(c.hand) if g.phase <= ACTION else 0.0
    return c.glory + stats + cards + quests(g, c) + army(g, c) + gods(g, c)


def stat_worth(g: BloodRage, stat: int, step: int) -> float:
    """Legendary glory as far as it is likely, and the use of the stat until then."""
    if g.phase > ACTION and g.age == AGES:
        return float(LEGENDARY[step])
    use = USE[stat] * (AGES - g.age) + (AT_ONCE[stat] if g.phase <= ACTION else 0.0)
    return PROMISE[AGES - g.age][step] + use * TRACKS[stat][step]


def quests(g: BloodRage, c: Clan) -> float:
    """What the committed quests will bring."""
    hoped = 0.0
    for number in c.quests:
        card = CARDS[number]
        hoped += (card.glory_on(g) + RAISE) * (SURE if card.fulfilled(g, c) else HOPE)
    return 2 * hoped if has(c, gifts.DOUBLE_QUESTS) else hoped


def army(g: BloodRage, c: Clan) -> float:
    """Figures that last, and those that Ragnarök will take in glory."""
    to_come = AGES - g.age
    doomed = g.ragnarok[g.age - 1] if g.phase <= RAGNAROK else -1
    fjord = FJORD_OF[doomed] if doomed >= 0 else -1
    lasting = 0.0
    dying = 0
    for figure in range(FIGURES):
        place = c.figures[figure]
        if place in (doomed, fjord):
            dying += 1
        elif place < VALHALLA:
            lasting += strength_of(c, figure)
    return STRENGTH * to_come * lasting + SURVIVAL * dying * glory_of_death(g, c)


def glory_of_death(g: BloodRage, c: Clan) -> float:
    """What Ragnarök pays for one figure of the clan."""
    times = 2 if has(c, gifts.DOUBLE_RAGNAROK) else 1
    return RAGNAROK_GLORY[g.age - 1] * times + release(g, c)


def release(g: BloodRage, c: Clan) -> float:
    """What a figure pays that comes back from Valhalla."""
    return float(sum(CARDS[card].glory_on(g) for card in upgrades_with(c, gifts.RELEASE)))


def gods(g: BloodRage, c: Clan) -> float:
    """Upgrades while they last, and what some pay for the fallen and for those that stand."""
    left = AGES - g.age + (1 if g.phase <= ACTION else 0)
    laid = sum(1 for card in c.slots if card >= 0)
    conquest = sum(CARDS[card].glory for card in upgrades_with(c, gifts.CONQUEST))
    fallen = release(g, c) * copies(c.figures, VALHALLA)
    return UPGRADE * left * laid + fallen + conquest * on_board(c)
