"""Event cards: receiving, playing, allies, the windows of dawn and dusk (book: 'Event cards')."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula import tales
from duskmoot.games.fury_of_dracula.cards.moments import (
    AS_ACTION,
    AS_DAY_ACTION,
    AS_NIGHT_ACTION,
    AT_DAWN,
    AT_DUSK,
    ON_RECEIPT,
)
from duskmoot.games.fury_of_dracula.cards.table import CARDS, named
from duskmoot.games.fury_of_dracula.pieces import Hunter
from duskmoot.games.fury_of_dracula.rules.hunters.hand import (
    event_count,
    events_of,
    has_event,
    instead,
    lose,
    may_swap,
    swap_shown,
)
from duskmoot.games.fury_of_dracula.rules.round.decks import discard_event, spend_event
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
from duskmoot.games.fury_of_dracula.state import Fury, hunter_seats
from duskmoot.games.fury_of_dracula.verbs import ENLIST, KEEP, PLAY, PLAYED_BY, SHOW
from duskmoot.kernel.acts import DONE, act, each_kind, noun, verb
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, call, do, follow, when, window

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


def moment(g: Fury) -> int:
    if g.step == DAWN:
        return AT_DAWN
    return AT_DUSK if g.step == DUSK else 0


def wrong_player(card: int, player: int) -> str:
    only = CARDS[card].only
    if only and (player == NONE or CHARACTER_NAMES[player] != only):
        return "golden.component-over-reference"
    return ""


def any_fits(cards: list[int], now: int) -> bool:
    """Whether one of the cards is an event of these moments."""
    return any(CARDS[card].moments & now != 0 for card in cards)


def forbids_event(g: Fury, player: int, card: int, now: int) -> str:
    """Not its moment, not his card, or nothing to do with it."""
    if not CARDS[card].moments & now:
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
            spend_event(g, HUNTERS, noun(act))
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
        if verb(act) == KEEP:
            return "event.on-receipt" if card.moments == ON_RECEIPT else ""
        if verb(act) == ENLIST:
            return "" if card.ally else "ally.play-choice"
        return "" if card.moments & ON_RECEIPT else "event.timing"

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
    """And those who are weakened and could show another card."""
    return hunter_seats(g, [h.number for h in g.hunters if event_count(h) or may_swap(g, h)])


def plays(hunters: list[Hunter]) -> list[int]:
    """An act for each event that they hold; where two hold the same, one for each of them."""
    acts: list[int] = []
    for card in dict.fromkeys([card for h in hunters for card in events_of(h)]):
        holders = [h.number for h in hunters if has_event(h, card)]
        if len(holders) == 1:
            acts.append(act(PLAY, card))
        else:
            acts += [act(PLAYED_BY[hunter], card) for hunter in holders]
    return acts


def player_of(hunters: list[Hunter], play: int) -> int:
    """Which of them plays."""
    if verb(play) in PLAYED_BY:
        return PLAYED_BY.index(verb(play))
    return next(h.number for h in hunters if has_event(h, noun(play)))


def hunters_of(g: Fury, seat: int) -> list[Hunter]:
    return [h for h in g.hunters if h.seat == seat]


class TimedEvent(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        mine = hunters_of(g, seat)
        shown = [card for h in mine for card in instead(g, h)]
        return [*plays(mine), *each_kind(SHOW, shown), DONE]

    def legal(self, g: Fury, seat: int) -> list[int]:
        """Mostly no card of the moment is there, and there is nothing to look at."""
        now = moment(g)
        for h in hunters_of(g, seat):
            if may_swap(g, h) or any_fits(h.events, now) or any_fits(h.shown, now):
                return super().legal(g, seat)
        return [DONE]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        if act == DONE or verb(act) == SHOW:
            return ""
        return forbids_event(g, player_of(hunters_of(g, seat), act), noun(act), moment(g))

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if verb(act) == SHOW:
            swap_shown(g, hunters_of(g, seat), noun(act))
        elif act != DONE:
            play_from_hand(g, player_of(hunters_of(g, seat), act), noun(act))


def action_moments(g: Fury) -> int:
    """What an event played in one's turn may be marked as."""
    if g.step == DAY:
        return AS_ACTION | AS_DAY_ACTION
    return AS_ACTION | AS_NIGHT_ACTION if g.step == NIGHT else 0


PRESS: Final[Press] = Press("press")
RECEIVE: Final[Receive] = Receive("receive")
TIMED_EVENT: Final[TimedEvent] = TimedEvent("timed-event")
