"""Event cards: receiving, playing, allies, the windows of dawn and dusk (book: 'Event cards')."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula import tales
from duskmoot.games.fury_of_dracula.cards.table import CARDS, named
from duskmoot.games.fury_of_dracula.rules.decks import discard_event
from duskmoot.games.fury_of_dracula.rules.hand import (
    events_of,
    lose,
)
from duskmoot.games.fury_of_dracula.sheets import (
    CHARACTER_NAMES,
    DAWN,
    DAY,
    DRACULA,
    DUSK,
    HUNTERS,
    NIGHT,
    NONE,
)
from duskmoot.games.fury_of_dracula.state import Fury, follow, hunter_seats
from duskmoot.games.fury_of_dracula.verbs import ENLIST, KEEP, PLAY
from duskmoot.kernel.acts import DONE, act, each_kind, noun, verb
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, call, do, when, window

EVENT: Final[Outline[Fury]] = Outline("event")
RECEIPT: Final[Outline[Fury]] = Outline("receipt")
TIMED_EVENTS: Final[Outline[Fury]] = Outline("timed-events")
PRESSED: Final[list[str]] = ["local_rumors", "newspaper_reports", "hired_scouts", "evil_presence"]
"""The events that the Sensationalist Press cancels."""


def outlines(tidy: Outline[Fury]) -> None:
    EVENT.reads(
        when(may_be_pressed, window(dracula_with_events, PRESS)),
        do(take_effect),
        do(put_away),
        call(tidy),
    )
    RECEIPT.reads(ask(RECEIVE), call(tidy))
    TIMED_EVENTS.reads(window(hunters_with_events, TIMED_EVENT))


# Playing.


def moment(g: Fury) -> str:
    if g.step == DAWN:
        return "dawn"
    return "dusk" if g.step == DUSK else ""


def wrong_player(card: int, player: int) -> str:
    only = CARDS[card].only
    if only and (player == NONE or CHARACTER_NAMES[player] != only):
        return "golden.component-over-reference"
    return ""


def forbids_event(g: Fury, player: int, card: int, now: list[str]) -> str:
    """Not its moment, not his card, or nothing to do with it."""
    if not any(when in CARDS[card].when for when in now):
        return "event.timing"
    return wrong_player(card, player) or CARDS[card].unfit(g, player)


def play_event(g: Fury, player: int, card: int) -> None:
    """The card is laid open; its effect comes next."""
    g.playing.append(card)
    g.players.append(player)
    g.tell(tales.PLAYS, HUNTERS if player == NONE else player, card)
    follow(g, EVENT, DRACULA if player == NONE else g.hunters[player].seat)


def play_from_hand(g: Fury, player: int, card: int) -> None:
    if player == NONE:
        g.dracula.events.remove(card)
    else:
        lose(g.hunters[player], card)
    play_event(g, player, card)


def enlist(g: Fury, player: int, card: int) -> None:
    """The side's former ally is discarded."""
    allies = g.dracula.allies if player == NONE else g.allies
    for former in allies:
        discard_event(g, HUNTERS if player == NONE else player, former)
    allies.clear()
    allies.append(card)
    g.tell(tales.ENLISTS, HUNTERS if player == NONE else player, card)


def may_be_pressed(g: Fury) -> bool:
    return CARDS[g.playing[-1]].id in PRESSED


def dracula_with_events(g: Fury) -> list[int]:
    return [DRACULA] if g.dracula.events and not g.called_off else []


class Press(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        return [*each_kind(PLAY, g.dracula.events), DONE]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        fits = act == DONE or noun(act) == named("sensationalist_press")
        return "" if fits else "event.timing"

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if act != DONE:
            g.dracula.events.remove(noun(act))
            discard_event(g, HUNTERS, noun(act))
            g.called_off = True
            g.tell(tales.CALLS_OFF, g.playing[-1])

    def about(self, g: Fury, seat: int) -> list[tuple[str, int]]:
        return [("card", g.playing[-1])]


def take_effect(g: Fury) -> None:
    if g.called_off:
        g.called_off = False
    else:
        CARDS[g.playing[-1]].play(g, g.players[-1])


def put_away(g: Fury) -> None:
    card = g.playing.pop()
    CARDS[card].lands(g, g.players.pop()).append(card)


# Receiving.


def receive(g: Fury, player: int, card: int) -> None:
    """He reads it; whether it must be played at once, others do not see before he does."""
    if player == NONE:
        g.dracula.looking.append(card)
        follow(g, RECEIPT, DRACULA)
    else:
        g.hunters[player].looking.append(card)
        follow(g, RECEIPT, g.hunters[player].seat)


def reader(g: Fury, seat: int) -> int:
    for h in g.hunters:
        if h.seat == seat and h.looking:
            return h.number
    return NONE


class Receive(Ask[Fury]):
    def card(self, g: Fury, seat: int) -> int:
        hunter = reader(g, seat)
        return g.dracula.looking[-1] if hunter == NONE else g.hunters[hunter].looking[-1]

    def offers(self, g: Fury, seat: int) -> list[int]:
        card = self.card(g, seat)
        return [act(PLAY, card), act(ENLIST, card), act(KEEP, card)]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        card = CARDS[self.card(g, seat)]
        at_once = "immediate" in card.when
        if verb(act) == KEEP:
            must = at_once and len(card.when) == 1
            return "event.on-receipt" if must else ""
        if verb(act) == ENLIST:
            return "" if card.ally else "ally.play-choice"
        return "" if at_once else "event.timing"

    def answer(self, g: Fury, seat: int, act: int) -> None:
        player = reader(g, seat)
        looking = g.dracula.looking if player == NONE else g.hunters[player].looking
        card = looking.pop()
        if verb(act) == PLAY:
            play_event(g, player, card)
        elif verb(act) == ENLIST:
            enlist(g, player, card)
        elif player == NONE:
            g.dracula.events.append(card)
        else:
            g.hunters[player].events.append(card)


# Dawn and dusk.


def hunters_with_events(g: Fury) -> list[int]:
    return hunter_seats(g, [h.number for h in g.hunters if events_of(h)])


def holder(g: Fury, seat: int, card: int, now: list[str]) -> int:
    """The first hunter of the seat who holds the card and may play it, else any holder."""
    holders = [h.number for h in g.hunters if h.seat == seat and card in events_of(h)]
    for hunter in holders:
        if not forbids_event(g, hunter, card, now):
            return hunter
    return holders[0]


class TimedEvent(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        cards = [card for h in g.hunters if h.seat == seat for card in events_of(h)]
        return [*each_kind(PLAY, cards), DONE]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        if act == DONE:
            return ""
        now = [moment(g)]
        return forbids_event(g, holder(g, seat, noun(act), now), noun(act), now)

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if act != DONE:
            play_from_hand(g, holder(g, seat, noun(act), [moment(g)]), noun(act))


def action_moments(g: Fury) -> list[str]:
    """What an event played in one's turn may be marked as."""
    if g.step == DAY:
        return ["action", "day_action"]
    return ["action", "night_action"] if g.step == NIGHT else []


PRESS: Final[Press] = Press("press")
RECEIVE: Final[Receive] = Receive("receive")
TIMED_EVENT: Final[TimedEvent] = TimedEvent("timed-event")
