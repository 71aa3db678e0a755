"""Hands brought into order: what is over a limit goes, what must be shown is shown.

Whoever holds too many events may first play some whose moment it is (book: 'Event cards').
"""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula import tales
from duskmoot.games.fury_of_dracula.cards.moments import BY_DAY, IN_DRACULA_PHASE
from duskmoot.games.fury_of_dracula.rules.hunters.hand import (
    EVENTS,
    ITEMS,
    TIDY_HAND,
    UNSHOWN,
    UNSHOWN_ITEM,
    events_of,
    fault,
    items_of,
    show,
    show_single_cards,
    throw_away,
)
from duskmoot.games.fury_of_dracula.rules.round import events
from duskmoot.games.fury_of_dracula.rules.round.decks import discard_event, return_ticket
from duskmoot.games.fury_of_dracula.rules.round.events import forbids_event, moment, play_from_hand
from duskmoot.games.fury_of_dracula.sheets import (
    CHARACTER_NAMES,
    DAY,
    DRACULA,
    DRACULA_EVENTS,
    DRACULA_PHASE,
    HUNTERS,
    MOST_EVENTS,
    MOST_ITEMS,
    MOST_TICKETS,
    NONE,
)
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.games.fury_of_dracula.verbs import DISCARD, PLAY, RETURN_TICKET, SHOW
from duskmoot.kernel.acts import each_kind, noun, verb
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, for_each, repeat

TIDY: Final[Outline[Fury]] = Outline("tidy")
TIDYING: Final[Outline[Fury]] = Outline("tidying")
OPENING: Final[Outline[Fury]] = Outline("opening")
TRIM: Final[Outline[Fury]] = Outline("trim")


def outlines() -> None:
    TIDY.reads(repeat(TIDYING, until=all_tidy))
    TIDYING.reads(for_each(seat_to_lay_open, OPENING), for_each(seat_over_limit, TRIM))
    OPENING.reads(ask(LAY_OPEN))
    TRIM.reads(ask(TRIM_HAND))
    events.outlines(TIDY)


def moments(g: Fury) -> int:
    """What an event may be marked as to be played instead of discarded."""
    if g.step == DAY:
        return BY_DAY
    return IN_DRACULA_PHASE if g.step == DRACULA_PHASE else moment(g)


def untidy_hunter(g: Fury) -> int:
    for h in g.hunters:
        if fault(g, h) != TIDY_HAND:
            return h.number
    return NONE


def dracula_over_limit(g: Fury) -> bool:
    return len(g.dracula.events) > DRACULA_EVENTS


def all_tidy(g: Fury) -> bool:
    tidy = not dracula_over_limit(g)
    for h in g.hunters:
        if fault(g, h) != TIDY_HAND:
            show_single_cards(g, h)
            tidy = tidy and fault(g, h) == TIDY_HAND
    return tidy


def seat_to_lay_open(g: Fury) -> list[int]:
    """Where a weakened hunter has yet to choose the card that all may see."""
    hunter = untidy_hunter(g)
    if hunter == NONE or fault(g, g.hunters[hunter]) not in UNSHOWN:
        return []
    return [g.hunters[hunter].seat]


def seat_over_limit(g: Fury) -> list[int]:
    hunter = untidy_hunter(g)
    if hunter == NONE:
        return [DRACULA] if dracula_over_limit(g) else []
    return [] if seat_to_lay_open(g) else [g.hunters[hunter].seat]


class TrimHand(Ask[Fury]):
    """Down to the limit."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        if seat == DRACULA:
            cards = g.dracula.events
            return [*each_kind(DISCARD, cards), *each_kind(PLAY, cards)]
        h = g.hunters[untidy_hunter(g)]
        wrong = fault(g, h)
        if wrong == ITEMS:
            return each_kind(DISCARD, items_of(h))
        if wrong == EVENTS:
            return [*each_kind(DISCARD, events_of(h)), *each_kind(PLAY, events_of(h))]
        return each_kind(RETURN_TICKET, h.tickets)

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        if verb(act) != PLAY:
            return ""
        player = NONE if seat == DRACULA else untidy_hunter(g)
        return forbids_event(g, player, noun(act), moments(g))

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if verb(act) == PLAY:
            play_from_hand(g, NONE if seat == DRACULA else untidy_hunter(g), noun(act))
            return
        if seat == DRACULA:
            g.dracula.events.remove(noun(act))
            discard_event(g, HUNTERS, noun(act))
            return
        h = g.hunters[untidy_hunter(g)]
        if verb(act) == RETURN_TICKET:
            h.tickets.remove(noun(act))
            return_ticket(g, noun(act))
            g.tell(tales.RETURNS_TICKET, h.number)
        else:
            throw_away(g, h, noun(act))

    def about(self, g: Fury, seat: int) -> list[tuple[str, int]]:
        hunter = untidy_hunter(g)
        who = len(CHARACTER_NAMES) - 1 if hunter == NONE else hunter
        held, limit = held_and_limit(g, hunter)
        return [("character", who), ("held:number", held), ("limit:number", limit)]


def held_and_limit(g: Fury, hunter: int) -> tuple[int, int]:
    """How many cards or tickets there are of which there are too many, and how many may be."""
    if hunter == NONE:
        return len(g.dracula.events), DRACULA_EVENTS
    h = g.hunters[hunter]
    wrong = fault(g, h)
    if wrong == ITEMS:
        return len(items_of(h)), MOST_ITEMS[hunter]
    if wrong == EVENTS:
        return len(events_of(h)), MOST_EVENTS[hunter]
    return len(h.tickets), MOST_TICKETS[hunter]


class LayOpen(Ask[Fury]):
    """One card of each kind face up."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        h = g.hunters[untidy_hunter(g)]
        return each_kind(SHOW, h.items if fault(g, h) == UNSHOWN_ITEM else h.events)

    def answer(self, g: Fury, seat: int, act: int) -> None:
        show(g, g.hunters[untidy_hunter(g)], noun(act))

    def about(self, g: Fury, seat: int) -> list[tuple[str, int]]:
        return [("character", untidy_hunter(g))]


TRIM_HAND: Final[TrimHand] = TrimHand("trim")
LAY_OPEN: Final[LayOpen] = LayOpen("lay-open")
outlines()
