"""Hands brought into order: what is over a limit goes, what must be shown is shown.

Whoever holds too many events may first play some whose moment it is (book: 'Event cards').
"""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula import tales
from duskmoot.games.fury_of_dracula.rules import events
from duskmoot.games.fury_of_dracula.rules.decks import discard_event, return_ticket
from duskmoot.games.fury_of_dracula.rules.events import forbids_event, moment, play_from_hand
from duskmoot.games.fury_of_dracula.rules.hand import (
    EVENTS,
    ITEMS,
    TICKETS,
    TIDY_HAND,
    UNSHOWN_ITEM,
    events_of,
    fault,
    items_of,
    show,
    show_single_cards,
    throw_away,
)
from duskmoot.games.fury_of_dracula.sheets import (
    CHARACTER_NAMES,
    DAY,
    DRACULA,
    DRACULA_EVENTS,
    DRACULA_PHASE,
    HUNTERS,
    NONE,
)
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.games.fury_of_dracula.verbs import DISCARD, PLAY, RETURN_TICKET, SHOW
from duskmoot.kernel.acts import each_kind, noun, verb
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, for_each, repeat

TIDY: Final[Outline[Fury]] = Outline("tidy")
TIDYING: Final[Outline[Fury]] = Outline("tidying")
TRIM: Final[Outline[Fury]] = Outline("trim")


def outlines() -> None:
    TIDY.reads(repeat(TIDYING, until=all_tidy))
    TIDYING.reads(for_each(untidy_seat, TRIM))
    TRIM.reads(ask(TRIM_HAND))
    events.outlines(TIDY)


def moments(g: Fury) -> list[str]:
    """What an event may be marked as to be played instead of discarded."""
    if g.step == DAY:
        return ["day"]
    return ["dracula_phase"] if g.step == DRACULA_PHASE else [moment(g)]


def untidy_hunter(g: Fury) -> int:
    for h in g.hunters:
        if fault(g, h) != TIDY_HAND:
            return h.number
    return NONE


def dracula_over_limit(g: Fury) -> bool:
    return len(g.dracula.events) > DRACULA_EVENTS


def all_tidy(g: Fury) -> bool:
    show_single_cards(g)
    return untidy_hunter(g) == NONE and not dracula_over_limit(g)


def untidy_seat(g: Fury) -> list[int]:
    hunter = untidy_hunter(g)
    return [DRACULA if hunter == NONE else g.hunters[hunter].seat]


class TrimHand(Ask[Fury]):
    """Down to the limit, or one card of each kind face up."""

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
        if wrong == TICKETS:
            return each_kind(RETURN_TICKET, h.tickets)
        return each_kind(SHOW, h.items if wrong == UNSHOWN_ITEM else h.events)

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
        if verb(act) == SHOW:
            show(g, h, noun(act))
        elif verb(act) == RETURN_TICKET:
            h.tickets.remove(noun(act))
            return_ticket(g, noun(act))
            g.tell(tales.RETURNS_TICKET, h.number)
        else:
            throw_away(g, h, noun(act))

    def about(self, g: Fury, seat: int) -> list[tuple[str, int]]:
        hunter = untidy_hunter(g)
        return [("character", len(CHARACTER_NAMES) - 1 if hunter == NONE else hunter)]


TRIM_HAND: Final[TrimHand] = TrimHand("trim")
outlines()
