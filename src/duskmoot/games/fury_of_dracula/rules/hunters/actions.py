"""The turn of a hunter: one action by day, one by night (book: 'Hunter phase', 'Actions')."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula import evidence, tales
from duskmoot.games.fury_of_dracula.board import BY_ROAD as ROADS_TO
from duskmoot.games.fury_of_dracula.board import (
    CITIES,
    HOSPITALS,
    LOCATIONS,
    NOWHERE,
    REGION,
    in_hospital,
    is_city,
    is_sea,
)
from duskmoot.games.fury_of_dracula.cards.moments import BY_DAY
from duskmoot.games.fury_of_dracula.cards.table import CHARTERED_CARRIAGE, named
from duskmoot.games.fury_of_dracula.pieces import Hunter
from duskmoot.games.fury_of_dracula.rules.dracula.trail import answer_for, current
from duskmoot.games.fury_of_dracula.rules.hunters.arrival import drive_away, where_driven
from duskmoot.games.fury_of_dracula.rules.hunters.damage import delay, heal
from duskmoot.games.fury_of_dracula.rules.hunters.deeds import (
    deeds_in_city,
    forbids_deed,
    is_day_event,
    kind,
    moves_from_city,
)
from duskmoot.games.fury_of_dracula.rules.hunters.hand import (
    events_of,
    has_event,
    instead,
    items_of,
    may_swap,
    seat_mates,
    shows,
    swap_shown,
)
from duskmoot.games.fury_of_dracula.rules.hunters.journeys import ride_out
from duskmoot.games.fury_of_dracula.rules.hunters.limits import TIDY
from duskmoot.games.fury_of_dracula.rules.hunters.search import search
from duskmoot.games.fury_of_dracula.rules.hunters.supply import reserve, supply
from duskmoot.games.fury_of_dracula.rules.hunters.trade import trade
from duskmoot.games.fury_of_dracula.rules.hunters.travel import (
    board_train,
    drive,
    forbids_sailing,
    road_ends,
    sail,
    sea_ends,
)
from duskmoot.games.fury_of_dracula.rules.round.decks import back, take_event
from duskmoot.games.fury_of_dracula.rules.round.events import forbids_event, play_from_hand, receive
from duskmoot.games.fury_of_dracula.sheets import (
    DAY,
    DRACULA_BACK,
    HUNTERS,
    MINA,
    NIGHT,
    NONE,
    SEWARD,
    VAN_HELSING,
)
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.games.fury_of_dracula.verbs import (
    BOND,
    CHARTER,
    DRIVE,
    LEAD,
    PLAY,
    RESERVE,
    REST,
    RIDE,
    SAIL,
    SEARCH,
    SHOW,
    SUPPLY,
    TAKE_TURN,
    TRADE,
    USE,
)
from duskmoot.kernel.acts import DONE, act, each_kind, noun, verb
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, call, do, for_each, repeat, when
from duskmoot.kernel.zones import holds

ACTIONS: Final[Outline[Fury]] = Outline("actions")
NEXT_TURN: Final[Outline[Fury]] = Outline("next-turn")
ORDER: Final[Outline[Fury]] = Outline("order")
TURN: Final[Outline[Fury]] = Outline("turn")
TAKING: Final[Outline[Fury]] = Outline("taking")

NOT_AT_SEA: Final[dict[int, str]] = {
    SUPPLY: "supply.where",
    TRADE: "trade.not-at-sea",
    LEAD: "trade.leader.any-city",
}
"""Actions that a clause of their own forbids at sea."""


def outlines() -> None:
    ACTIONS.reads(do(begin_actions), repeat(NEXT_TURN, until=all_have_acted))
    NEXT_TURN.reads(
        when(order_is_free, for_each(first_to_come, ORDER)),
        for_each(whose_turn, TURN),
        do(end_turn),
    )
    ORDER.reads(ask(CHOOSE_TURN))
    TURN.reads(repeat(TAKING, until=turn_is_over))
    TAKING.reads(
        do(prepare),
        when(may_act, ask(TAKE_ACTION)),
        do(long_night_toll),
        call(TIDY),
        when(has_new_cards, ask(REARRANGE)),
    )


# Whose turn it is.


def begin_actions(g: Fury) -> None:
    for h in g.hunters:
        h.acted = False
        h.done = 0
    g.acting = NONE


def to_come(g: Fury) -> list[int]:
    return [h.number for h in g.hunters if not h.acted]


def all_have_acted(g: Fury) -> bool:
    return not to_come(g)


def order_is_free(g: Fury) -> bool:
    return g.any_order and len(to_come(g)) > 1


def first_to_come(g: Fury) -> list[int]:
    return [g.hunters[to_come(g)[0]].seat]


class ChooseTurn(Ask[Fury]):
    """Speedy Telegraph: any hunter who has not acted."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        return [act(TAKE_TURN, hunter) for hunter in range(HUNTERS)]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        return "" if noun(act) in to_come(g) else "action.one-per-half-day"

    def answer(self, g: Fury, seat: int, act: int) -> None:
        g.acting = noun(act)


def whose_turn(g: Fury) -> list[int]:
    if g.acting == NONE:
        g.acting = to_come(g)[0]
    g.swaps = 0
    return [g.next_hunter().seat]


def end_turn(g: Fury) -> None:
    g.acting = NONE


def turn_is_over(g: Fury) -> bool:
    return g.next_hunter().acted


# What comes before an action, or instead of it.


def prepare(g: Fury) -> None:
    h = g.next_hunter()
    g.deed = 0
    g.held = hand_size(h)
    if h.place == NOWHERE or (is_sea(h.place) and g.step == NIGHT and not h.delayed):
        h.acted = True
    elif h.delayed:
        h.delayed = False
        lose_action(g, h)
        g.tell(tales.RECOVERS, h.number)
    elif h.bats and not fog_holds(g, h):
        h.bats = False
        lose_action(g, h)
        if where_driven(g, h.place):
            drive_away(g, h)
            delay(g, h)


def fog_holds(g: Fury, h: Hunter) -> bool:
    """Whether bats wait because fog lies here, or wherever they could carry him."""
    if in_hospital(h.place):
        return True
    if holds(g.fog, h.place):
        return True
    return is_city(h.place) and bool(ROADS_TO[h.place]) and not where_driven(g, h.place)


def may_act(g: Fury) -> bool:
    """Neither done, nor defeated or delayed by where bats have carried him."""
    h = g.next_hunter()
    return not h.acted and not h.delayed and h.place != NOWHERE


def long_night_toll(g: Fury) -> None:
    """Each road taken in the Long Night costs the bottom event."""
    if g.step == NIGHT and g.deed == DRIVE:
        g.deed = 0
        card = take_event(g, bottom=True)
        if card != NONE and back(card) == DRACULA_BACK:
            g.tell(tales.DRACULA_TAKES_EVENT)
            receive(g, NONE, card)
        elif card != NONE:
            g.event_discard.append(card)


def hand_size(h: Hunter) -> int:
    return len(items_of(h)) + len(events_of(h))


def has_new_cards(g: Fury) -> bool:
    """A weakened hunter who has got cards may choose anew what lies open."""
    h = g.next_hunter()
    return hand_size(h) > g.held and may_swap(g, h)


class Rearrange(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        return [*each_kind(SHOW, instead(g, g.next_hunter())), DONE]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if act != DONE:
            swap_shown(g, [g.next_hunter()], noun(act))

    def about(self, g: Fury, seat: int) -> list[tuple[str, int]]:
        return [("character", g.acting)]


# The action.


class TakeAction(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        h = g.next_hunter()
        offered = [act(DRIVE, place) for place in [*CITIES, *HOSPITALS] if place != h.place]
        offered += [act(SAIL, place) for place in LOCATIONS if place != h.place]
        return offered + self.others(g, h)

    def legal(self, g: Fury, seat: int) -> list[int]:
        """The same without the many places that are out of reach."""
        h = g.next_hunter()
        if is_city(h.place):
            return moves_from_city(g, h) + deeds_in_city(g, h)
        offered = [act(DRIVE, place) for place in sorted(road_ends(g, h.place))]
        offered += [act(SAIL, place) for place in sorted(sea_ends(g, h.place))]
        offered += self.others(g, h)
        return [each for each in offered if not self.forbids(g, seat, each)]

    def others(self, g: Fury, h: Hunter) -> list[int]:
        """All that is no move by road or sea."""
        offered = each_kind(RIDE, h.tickets)
        if has_event(h, CHARTERED_CARRIAGE):
            offered += each_kind(CHARTER, h.tickets)
        offered += [act(SUPPLY, 0), act(REST, 0), act(SEARCH, 0), act(RESERVE, 0)]
        others = [other for other in range(HUNTERS) if other != h.number]
        offered += [act(TRADE, other) for other in others]
        if h.number == VAN_HELSING:
            offered += [act(LEAD, other) for other in others]
        if h.number == MINA:
            offered.append(act(BOND, 0))
        offered += each_kind(PLAY, events_of(h))
        offered += each_kind(USE, items_of(h))
        offered += shows(g, h)
        offered.append(DONE)
        return offered

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        h = g.next_hunter()
        deed = verb(act)
        if deed == SHOW or is_day_event(g, act):
            return forbids_event(g, h.number, noun(act), BY_DAY) if deed == PLAY else ""
        if h.done >> kind(deed) & 1 and deed != DONE:
            return "action.one-per-half-day"
        if is_sea(h.place) and not self.moves_by_sea(g, h, act) and (act or self.can_leave(g, h)):
            return NOT_AT_SEA.get(deed, "action.sea-day-must-move")
        if in_hospital(h.place) and deed not in (DRIVE, SUPPLY, DONE):
            return "hospital.actions"
        return forbids_deed(g, h, deed, noun(act))

    def moves_by_sea(self, g: Fury, h: Hunter, act: int) -> bool:
        return verb(act) == SAIL or act == PLAY * 256 + named("excellent_weather")

    def can_leave(self, g: Fury, h: Hunter) -> bool:
        if h.done >> DRIVE & 1:
            return False
        return any(not forbids_sailing(g, h, place) for place in sea_ends(g, h.place))

    def answer(self, g: Fury, seat: int, act: int) -> None:
        h = g.next_hunter()
        if verb(act) == SHOW:
            swap_shown(g, seat_mates(g, h), noun(act))
        elif is_day_event(g, act):
            play_from_hand(g, h.number, noun(act))
        else:
            g.deed = verb(act)
            spend_action(g, h, g.deed)
            carry_out(g, h, g.deed, noun(act))

    def about(self, g: Fury, seat: int) -> list[tuple[str, int]]:
        return [("character", g.acting)]


def spend_action(g: Fury, h: Hunter, deed: int) -> None:
    """With Renewed Vigor there is a second one by day, of another kind."""
    h.acted = deed == DONE or not has_second(g, h)
    h.done |= 1 << kind(deed)


def lose_action(g: Fury, h: Hunter) -> None:
    """Something else takes its place; a second one is still to come."""
    h.acted = not has_second(g, h)
    h.done |= 1 << DONE


def has_second(g: Fury, h: Hunter) -> bool:
    return g.vigor and g.step == DAY and h.done == 0


def carry_out(g: Fury, h: Hunter, deed: int, what: int) -> None:
    if deed == DONE:
        g.tell(tales.PASSES, h.number)
    elif deed == DRIVE:
        drive(g, h, what)
    elif deed == SAIL:
        sail(g, h, what)
    elif deed in (RIDE, CHARTER):
        board_train(g, h, what, deed == CHARTER)
    elif deed == SUPPLY:
        supply(g, h)
    elif deed == REST:
        rest(g, h)
    elif deed == SEARCH:
        search(g, h)
    elif deed == RESERVE:
        reserve(g, h)
    elif deed in (TRADE, LEAD):
        trade(g, h, what)
    elif deed == BOND:
        feel_dracula(g, h)
    elif deed == PLAY:
        play_from_hand(g, h.number, what)
    else:
        ride_out(g, h)


def rest(g: Fury, h: Hunter) -> None:
    if not h.damage:
        g.tell(tales.RESTS, h.number)
    heal(g, h, 2 if g.hunters[SEWARD].place == h.place else 1)


def feel_dracula(g: Fury, h: Hunter) -> None:
    """Dracula says whether he is in her region."""
    answer_for(g)
    place = current(g)
    here = is_city(place) and REGION[place] == REGION[h.place]
    evidence.in_region(g, REGION[h.place], here)
    g.tell(tales.BOND_YES if here else tales.BOND_NO, REGION[h.place])


CHOOSE_TURN: Final[ChooseTurn] = ChooseTurn("order")
REARRANGE: Final[Rearrange] = Rearrange("rearrange")
TAKE_ACTION: Final[TakeAction] = TakeAction("action")
outlines()
