"""How many points a player will have in the end, by all that lies on the table.

Counted are also the things that pay later: cards in hand by how near they are to being played,
edicts and markets by the recruits and rounds to come, enemies, notoriety by the torpor that may
follow it, boons, and vampires that can still lead a coterie.
"""

from __future__ import annotations

from math import exp
from typing import Final

from duskmoot.games.heritage.cards import BOARD_INTRIGUES, EVENTS, VAMPIRES
from duskmoot.games.heritage.lines import abilities_of_card, boons_on, recruits_left, shows
from duskmoot.games.heritage.outlook.cards import (
    ABILITY_WORTH,
    EACH_TIME,
    FELLS,
    FELLS_ENEMIES,
    SHARES,
    STAYS,
    USES_ENEMIES,
    WORTH,
)
from duskmoot.games.heritage.outlook.grounds import activations_left, of_seat, payoffs
from duskmoot.games.heritage.pieces import (
    CLASS,
    EXHAUSTED,
    INQUISITION,
    NONE,
    ROUNDS,
    TORPOR,
    VALUE_NAMES,
)
from duskmoot.games.heritage.rules.end import total
from duskmoot.games.heritage.rules.intrigue import missing
from duskmoot.games.heritage.rules.queue import reserver
from duskmoot.games.heritage.rules.recruit import price
from duskmoot.games.heritage.state import Bloodline, Heritage

PLAYED: Final[list[float]] = [0.4, 0.28, 0.16, 0.08]
"""By archetypes missing: how much of a card's worth counts while it is in hand."""
NEXT_CARD: Final[float] = 0.7
"""How much less each further card counts, since one is played a turn."""
BOON: Final[float] = 0.35
"""What a boon is worth beside its point, while there is something to do with it."""
LEADER: Final[float] = 0.2
"""What a vampire with childer is worth that can still lead a coterie."""
ALONE: Final[float] = 0.08
"""The same of one without."""
MEMBER: Final[float] = 0.6
"""What an awake vampire is worth beside its points: archetype, place for childer."""
STRIKE: Final[float] = 0.3
"""The chance that a card which could send a vampire to torpor does."""
TRIAL: Final[float] = 0.1
"""The same of a trial, for each notoriety."""
ENEMY: Final[float] = 0.5
MET: Final[float] = 0.85
"""How many of the recruits that should meet an edict do."""
OWN_USE: Final[float] = 0.5
"""How often its owner uses a market in a turn: the boon comes back at the end of the round."""
CUSTOMER: Final[float] = 0.1
"""What rivals bring to it in a round."""
MONSTER: Final[float] = 0.4
RESERVED: Final[float] = 0.3
CHAPTER_EVENT: Final[float] = 1.5
"""What an event of the chronicle is worth, which brings no points."""
NEXT_RECRUIT: Final[float] = 0.5
"""How much of what the next recruit is worth counts beforehand."""
GUEST: Final[float] = 1.0
"""What a character set aside is worth."""


def standings(g: Heritage) -> list[float]:
    """By seat: the points of the end, about."""
    if g.over or not all(b.line for b in g.bloodlines):
        return [float(total(g, b.seat)) for b in g.bloodlines]
    left = activations_left(g)
    pays = payoffs(g, left)
    counts = [shown_by(b) for b in g.bloodlines]
    found: list[float] = []
    for b in g.bloodlines:
        points = of_seat(g, b, left)
        shown = counts[b.seat]
        for value in range(len(pays)):
            if shown[value]:
                points += shown[value] * pays[value]
        points += vampires(g, b, pays)
        points += in_hand(g, b) + in_play(g, b)
        found.append(points)
    for seat, worth in in_the_queue(g, pays):
        found[seat] += worth
    for event in g.events:
        chances = event_chances(g, counts, EVENTS[event].value, left)
        for seat in range(len(found)):
            found[seat] += event_worth(event) * chances[seat]
    return found


def event_worth(event: int) -> float:
    """Its points, or what a mark and a reward of the chronicle are worth beside them."""
    return EVENTS[event].points or CHAPTER_EVENT


def shown_by(b: Bloodline) -> list[int]:
    """By value: awake vampires that show it."""
    found = [0] * len(VALUE_NAMES)
    for p in range(len(b.line)):
        if not b.marks[p] & TORPOR:
            for value in VAMPIRES[b.line[p]].values:
                found[value] += 1
    return found


def plays_left(g: Heritage, seat: int) -> int:
    """Turns in which an intrigue can still be played."""
    turns = recruits_left(g, seat)
    return turns + 1 if g.turn == seat and g.recruited and g.plays else turns


# Vampires.


def vampires(g: Heritage, b: Bloodline, pays: list[float]) -> float:
    """Power, boons, notoriety with its dangers, and who can still lead."""
    turns = plays_left(g, b.seat)
    ahead = min(1.0, turns / 3)
    leads = [False] * len(b.line)
    for p in range(1, len(b.line)):
        if not b.marks[p] & TORPOR:
            leads[b.sire[p]] = True
    found = 0.0
    for p in range(len(b.line)):
        if b.marks[p] & TORPOR:
            continue
        boons = boons_on(b, p)
        found += b.power[p] + boons + MEMBER * ahead
        if not b.marks[p] & EXHAUSTED:
            found += (LEADER if leads[p] else ALONE) * ahead
        if b.notoriety[p]:
            found -= b.notoriety[p]
            found -= danger(g, b, p) * (worth_of(b, p, pays) + boons)
    spendable = min(turns, sum([boons_on(b, p) for p in range(len(b.line))]))
    return found + BOON * spendable


def worth_of(b: Bloodline, place: int, pays: list[float]) -> float:
    """What the owner loses with this vampire, boons apart."""
    found = MEMBER + b.power[place] + 0.5
    for value in VAMPIRES[b.line[place]].values:
        found += pays[value]
    if b.titles[place]:
        found += 2.0
    return max(0.0, found - b.notoriety[place])


def danger(g: Heritage, b: Bloodline, place: int) -> float:
    """The chance that it is sent to torpor for its notoriety."""
    notoriety = b.notoriety[place]
    safe = 1.0
    for rival in g.bloodlines:
        if rival.seat == b.seat or not plays_left(g, rival.seat):
            continue
        for card in rival.hand:
            if not 0 < FELLS[card] <= notoriety:
                continue
            if not FELLS_ENEMIES[card] or b.line[place] in rival.enemies:
                safe *= 1.0 - STRIKE
    if g.boards[CLASS] == INQUISITION:
        safe *= max(0.3, 1.0 - TRIAL * notoriety)
    return 1.0 - safe


# Cards.


def in_hand(g: Heritage, b: Bloodline) -> float:
    """The hand and the intrigues of the battlegrounds, best first, one a turn."""
    turns = plays_left(g, b.seat)
    if not turns:
        return 0.0
    found: list[float] = []
    rounds = ROUNDS[len(g.bloodlines)]
    for card in b.hand:
        worth = WORTH[card]
        if STAYS[card]:
            worth *= 2.0 * turns / rounds
        elif USES_ENEMIES[card] and not b.enemies:
            worth *= 0.5
        found.append(worth * PLAYED[lacking(b, card)])
    for board in g.boards:
        found.append(0.8 * PLAYED[lacking(b, BOARD_INTRIGUES[board])])
    found.sort(reverse=True)
    total_worth = 0.0
    factor = 1.0
    for i in range(min(turns, len(found))):
        total_worth += factor * found[i]
        factor *= NEXT_CARD
    return total_worth


def lacking(b: Bloodline, card: int) -> int:
    """Archetypes that the best coterie does not show, three at most."""
    fewest = 3
    for place in range(len(b.line)):
        if b.marks[place]:
            continue
        fewest = min(fewest, len(missing(b, place, card)))
        if not fewest:
            break
    return fewest


def in_play(g: Heritage, b: Bloodline) -> float:
    """Edict, markets, enemies, monsters, and what is held ready for the next recruit."""
    found = 0.0
    turns = plays_left(g, b.seat)
    if b.edict:
        left = activations_left(g)
        value = b.decree[0]
        waiting = len([c for c in g.queue if shows(c, value)]) / max(1, len(g.queue))
        met = (SHARES[value] + waiting) / 2
        found += MET * met * left * EACH_TIME[b.edict[0]]
    for i in range(len(b.market)):
        uses = float(visits_left(g, b, b.stalls[i] != NONE))
        found += (OWN_USE * EACH_TIME[b.market[i]] + CUSTOMER) * uses
        if b.stalls[i] >= 0:
            found += 1.0
    if b.enemies:
        uses = sum([1 for card in b.hand if USES_ENEMIES[card]]) + 0.3 * min(turns, 3)
        found += ENEMY * min(2.0, len(b.enemies)) * min(uses, 2.0) * min(1.0, turns / 2)
    for tucked in b.tucked:
        abilities = abilities_of_card(g, tucked & 255)
        found += MONSTER * sum([ABILITY_WORTH[a] for a in abilities]) * min(1.0, turns / 4)
    if b.reserved != NONE and turns:
        found += RESERVED
    if b.aside != NONE:
        found += GUEST
    return found


def visits_left(g: Heritage, b: Bloodline, used: bool) -> int:
    """Turns in which its owner can still use a market: not again in a round in which it was."""
    turns = recruits_left(g, b.seat) + int(g.turn == b.seat and g.recruited)
    to_come = g.turn == b.seat or b.recruits < g.round
    return turns - int(used and to_come)


# The queue.


def in_the_queue(g: Heritage, pays: list[float]) -> list[tuple[int, float]]:
    """By seat, in the order in which they recruit: what the best is worth that others leave."""
    found: list[tuple[int, float]] = []
    left = g.queue.copy()
    for seat in to_recruit(g):
        best, taken = 0.0, NONE
        for character in left:
            worth = recruit_worth(g, seat, character, pays)
            if worth > best and reserver(g, character) in (NONE, seat):
                best, taken = worth, character
        if taken != NONE:
            left.remove(taken)
        found.append((seat, NEXT_RECRUIT * best))
    return found


def to_recruit(g: Heritage) -> list[int]:
    """Everybody who recruits again: the rest of this round, then those whose turn is over."""
    order = g.clockwise(g.first)
    if g.turn != NONE:
        at = order.index(g.turn) + int(g.recruited)
        order = order[at:] + order[:at]
    return [seat for seat in order if recruits_left(g, seat) > 0]


def recruit_worth(g: Heritage, seat: int, character: int, pays: list[float]) -> float:
    found = 0.0
    for value in VAMPIRES[character].values:
        found += pays[value]
    for ability in abilities_of_card(g, character):
        found += ABILITY_WORTH[ability]
    return found - price(g, seat, character)


# Events.


def event_chances(g: Heritage, counts: list[list[int]], value: int, left: int) -> list[float]:
    """By seat: the chance to show the most of it in the end."""
    held = [float(shown[value]) for shown in counts]
    for b in g.bloodlines:
        if shows(b.line[0], value):
            held[b.seat] += 0.3
    held[g.first] += 0.1
    best = max(held)
    scale = 0.08 + 0.12 * left / len(counts)
    weights = [exp(max(-30.0, (count - best) / scale)) for count in held]
    everything = sum(weights)
    return [weight / everything for weight in weights]
