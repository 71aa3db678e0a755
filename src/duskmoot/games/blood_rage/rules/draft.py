"""Phase 1, Gods' Gifts: dealing and drafting (book: 'The Gods' Gifts phase')."""

from __future__ import annotations

from typing import Final

from duskmoot.games.blood_rage import tales
from duskmoot.games.blood_rage.cards.table import DECKS
from duskmoot.games.blood_rage.state import (
    DEALT,
    DRAFTED,
    FIRST_AGE,
    GIFTS,
    BloodRage,
    Clan,
)
from duskmoot.games.blood_rage.verbs import DRAFT
from duskmoot.kernel.acts import NOUNS, each_kind, noun
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, do, repeat, together, when

DRAFTING: Final[Outline[BloodRage]] = Outline("gifts")
PICKS: Final[Outline[BloodRage]] = Outline("picks")

TAKEN: Final[int] = DRAFTED
"""Stands for the pick of a card that was missing when its packet came round again."""


def outlines() -> None:
    DRAFTING.reads(
        do(begin_age, deal),
        when(without_draft, do(take_all)),
        when(with_draft, repeat(PICKS, until=drafted), do(bury_rest)),
    )
    PICKS.reads(
        together(everybody, PICK_CARD),
        when(two_at_a_time, together(everybody, PICK_CARD)),
        do(pass_on),
    )


def begin_age(g: BloodRage) -> None:
    g.phase = GIFTS
    g.pick = 0
    g.tell(tales.AGE_BEGINS, g.age)


def deal(g: BloodRage) -> None:
    """Eight cards each of the deck of this Age; what is left of it is out of the game."""
    left = len(DECKS[len(g.clans)][g.age - 1])
    for c in g.clans:
        c.packet = [g.deck.pop() for i in range(DEALT)]
        c.passed_on.clear()
        left -= DEALT
    g.rest += [g.deck.pop() for i in range(left)]


def everybody(g: BloodRage) -> list[int]:
    return g.clockwise(g.first)


def without_draft(g: BloodRage) -> bool:
    return g.age == 1 and g.options[FIRST_AGE] == 1


def with_draft(g: BloodRage) -> bool:
    return not without_draft(g)


def take_all(g: BloodRage) -> None:
    for c in g.clans:
        c.hand += c.packet
        c.packet.clear()


def two_at_a_time(g: BloodRage) -> bool:
    return len(g.clans) == 2


def drafted(g: BloodRage) -> bool:
    return len(g.clans[0].packet) == DEALT - DRAFTED


class PickCard(Ask[BloodRage]):
    def offers(self, g: BloodRage, seat: int) -> list[int]:
        return each_kind(DRAFT, g.clans[seat].packet)

    def answer(self, g: BloodRage, seat: int, act: int) -> None:
        c = g.clans[seat]
        c.packet.remove(noun(act))
        c.hand.append(noun(act))
        g.whisper(1 << seat, tales.DRAFTS, seat, noun(act))


def pass_on(g: BloodRage) -> None:
    """All packets to the left at the same time; the last two cards of each stay."""
    g.pick += 1
    if drafted(g):
        return
    packets = [c.packet for c in g.clans]
    for c in g.clans:
        remember(c, g.pick)
        c.packet = packets[(c.seat - 1) % len(packets)]
    if g.pick >= len(packets):
        for c in g.clans:
            miss(c, g.pick - len(packets) + 1)
    g.tell(tales.PASSES_ON, len(packets[0]))


def remember(c: Clan, pick: int) -> None:
    """A clan knows what it hands on, and after which pick."""
    c.passed_on += [card + NOUNS * pick for card in c.packet]


def miss(c: Clan, pick: int) -> None:
    """A packet handed on after that pick is back: what is missing, one of the others has."""
    back = c.packet[:]
    kept: list[int] = []
    for memory in c.passed_on:
        card = memory % NOUNS
        if memory // NOUNS != pick:
            kept.append(memory)
        elif card in back:
            back.remove(card)
        else:
            kept.append(card + NOUNS * TAKEN)
    c.passed_on = kept


def bury_rest(g: BloodRage) -> None:
    """The last two cards of each are discarded unseen."""
    for c in g.clans:
        c.buried += c.packet
        c.packet.clear()
        g.tell(tales.BURIES, c.seat, DEALT - DRAFTED)


PICK_CARD: Final[PickCard] = PickCard("draft")
outlines()
