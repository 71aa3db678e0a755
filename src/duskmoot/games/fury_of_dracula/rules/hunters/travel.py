"""Hunters' moves by road, rail and sea (book: 'Movement', 'Tickets')."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula import tales
from duskmoot.games.fury_of_dracula.board import BY_ROAD as ROADS_TO
from duskmoot.games.fury_of_dracula.board import (
    BY_SEA,
    CITIES,
    HOSPITAL_CITY,
    HOSPITALS,
    RAILWAYS,
    ROADS,
    in_hospital,
    is_city,
    is_sea,
    reach_by_rail,
    reach_by_road,
    train_leaves,
)
from duskmoot.games.fury_of_dracula.cards.table import CHARTERED_CARRIAGE, named
from duskmoot.games.fury_of_dracula.pieces import Hunter
from duskmoot.games.fury_of_dracula.rules.hunters.arrival import move_hunter
from duskmoot.games.fury_of_dracula.rules.hunters.hand import events_of, has_event, lose
from duskmoot.games.fury_of_dracula.rules.round.decks import return_ticket, spend_event
from duskmoot.games.fury_of_dracula.rules.round.events import hunters_of, player_of, plays
from duskmoot.games.fury_of_dracula.sheets import (
    BY_RAIL,
    BY_ROAD,
    BY_WATER,
    DAY,
    DRACULA,
    HUNTERS,
    NIGHT,
    NONE,
    WHITE_VALUE,
    YELLOW_VALUE,
)
from duskmoot.games.fury_of_dracula.state import Fury, hunter_seats
from duskmoot.games.fury_of_dracula.verbs import PLAY, RIDE_TO
from duskmoot.kernel.acts import DONE, act, each_kind, noun
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, follow, for_each, stop_if, window
from duskmoot.kernel.zones import holds

RIDE: Final[Outline[Fury]] = Outline("ride")
BOARDING: Final[Outline[Fury]] = Outline("boarding")
CHARTERED: Final[int] = 4
"""How many railways a chartered carriage goes."""


def outlines() -> None:
    RIDE.reads(
        window(dracula_with_events, TICKET_EVENT),
        stop_if(stays_behind),
        for_each(conductor, BOARDING),
    )
    BOARDING.reads(ask(CHOOSE_STATION))


def shut(g: Fury) -> list[int]:
    """Cities that hunters cannot enter or pass."""
    return g.fog


def road_ends(g: Fury, place: int) -> list[int]:
    """Where a road leads from here, blocked or not; from a hospital its city."""
    if in_hospital(place):
        return [HOSPITAL_CITY[HOSPITALS.index(place)]]
    return [end for end, way in ROADS[place]] if is_city(place) else []


def forbids_leaving(g: Fury, h: Hunter, by_road: bool) -> str:
    if g.step != DAY and not (by_road and g.step == NIGHT and g.long_night):
        return "action.move-day-only"
    return "token.fog.no-move" if holds(g.fog, h.place) else ""


def forbids_drive(g: Fury, h: Hunter, place: int) -> str:
    clause = forbids_leaving(g, h, True)
    if clause:
        return clause
    if holds(g.fog, place):
        return "token.fog.no-move"
    if in_hospital(place):
        return "hospital.no-entry"
    if in_hospital(h.place):
        back = holds(road_ends(g, h.place), place) and g.step == DAY
        return "" if back else "hospital.move"
    if not is_city(h.place) or not holds(ROADS_TO[h.place], place):
        return "move.road"
    for end, way in ROADS[h.place]:
        if end == place and not holds(g.roadblocks, way):
            return ""
    return "token.roadblock.effect"


def forbids_sailing(g: Fury, h: Hunter, place: int) -> str:
    clause = forbids_leaving(g, h, False)
    if clause:
        return clause
    if not holds(sea_ends(g, h.place), place):
        return "move.sea.steps"
    if holds(g.fog, place):
        return "token.fog.no-move"
    return "token.storm.effect" if is_sea(place) and holds(g.storms, place) else ""


def sea_ends(g: Fury, place: int) -> list[int]:
    return BY_SEA[place] if is_city(place) or is_sea(place) else []


def has_train(g: Fury, place: int, ticket: int, chartered: bool) -> bool:
    """Whether a train takes a hunter anywhere from here with this ticket."""
    if not is_city(place) or holds(g.fog, place):
        return False
    white = CHARTERED if chartered else WHITE_VALUE[ticket]
    yellow = CHARTERED if chartered else YELLOW_VALUE[ticket]
    return train_leaves(place, white, yellow, g.roadblocks, shut(g))


def stations(g: Fury, place: int, ticket: int, chartered: bool) -> list[int]:
    """Where a train takes a hunter from here with this ticket."""
    if not is_city(place) or holds(g.fog, place):
        return []
    if chartered:
        return cities_by_rail(g, place, CHARTERED)
    return reach_by_rail(place, WHITE_VALUE[ticket], YELLOW_VALUE[ticket], g.roadblocks, shut(g))


def forbids_rail(g: Fury, h: Hunter, ticket: int, chartered: bool) -> str:
    clause = forbids_leaving(g, h, False)
    if clause:
        return clause
    if chartered and not has_event(h, CHARTERED_CARRIAGE):
        return "event.timing"
    if has_train(g, h.place, ticket, chartered):
        return ""
    ends = [end for end, way in RAILWAYS[h.place]] if is_city(h.place) else []
    return forbids_ride(g, h.place, ends[0], ticket, chartered) if ends else "move.rail.distance"


def forbids_ride(g: Fury, start: int, end: int, ticket: int, chartered: bool) -> str:
    """What keeps a train from going there: a token, or the values of the ticket."""
    if end in stations(g, start, ticket, chartered):
        return ""
    white = CHARTERED if chartered else WHITE_VALUE[ticket]
    yellow = CHARTERED if chartered else YELLOW_VALUE[ticket]
    if end in reach_by_rail(start, white, yellow, [], shut(g)):
        return "token.roadblock.effect"
    if end in reach_by_rail(start, white, yellow, [], []):
        return "token.fog.no-move"
    if end not in reach_by_rail(start, white, white, [], []):
        return "move.rail.distance"
    return "move.rail.yellow-value" if yellow else "move.rail.no-yellow"


def cities_by_road(g: Fury, place: int, steps: int) -> list[int]:
    """Cities up to so many roads away that a hunter can reach now."""
    if holds(g.fog, place) or not is_city(place):
        return []
    return reach_by_road(place, steps, g.roadblocks, shut(g))


def cities_by_rail(g: Fury, place: int, steps: int) -> list[int]:
    """Cities up to so many railways of any colour away that a hunter can reach now."""
    if holds(g.fog, place) or not is_city(place):
        return []
    return reach_by_rail(place, steps, steps, g.roadblocks, shut(g))


def drive(g: Fury, h: Hunter, place: int) -> None:
    move_hunter(g, h, place, BY_ROAD)


def sail(g: Fury, h: Hunter, place: int) -> None:
    move_hunter(g, h, place, BY_WATER)


def board_train(g: Fury, h: Hunter, ticket: int, chartered: bool) -> None:
    """The ticket is shown and goes back into the pool; where to, is chosen next."""
    g.spent = ticket
    h.tickets.remove(ticket)
    return_ticket(g, ticket)
    g.mover = h.number
    g.misled = False
    g.called_off = False
    g.count = int(chartered)
    g.tell(tales.SPENDS_TICKET, h.number, ticket)
    if chartered:
        lose(h, CHARTERED_CARRIAGE)
        spend_event(g, h.number, CHARTERED_CARRIAGE)
    follow(g, RIDE, h.seat)


def dracula_with_events(g: Fury) -> list[int]:
    """Dracula, and then the hunters, who may save the journey by Good Luck."""
    if g.misled or g.called_off:
        return hunter_seats(g, [h.number for h in g.hunters if events_of(h)])
    return [DRACULA] if g.dracula.events else []


class TicketEvent(Ask[Fury]):
    """False Tip, and Good Luck against it."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        if seat == DRACULA:
            return [*each_kind(PLAY, g.dracula.events), DONE]
        return [*plays(hunters_of(g, seat)), DONE]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        fits = "false_tip" if seat == DRACULA else "good_luck"
        return "" if act == DONE or noun(act) == named(fits) else "event.timing"

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if act == DONE:
            return
        player = HUNTERS
        if seat == DRACULA:
            g.dracula.events.remove(noun(act))
            g.misled = not g.count
            g.called_off = bool(g.count)
        else:
            player = player_of(hunters_of(g, seat), act)
            lose(g.hunters[player], noun(act))
            g.misled = False
            g.called_off = False
        spend_event(g, player, noun(act))


def stays_behind(g: Fury) -> bool:
    """A cancelled carriage: the ticket is spent and the action over."""
    if g.called_off:
        g.called_off = False
        end_ride(g)
        return True
    return False


def conductor(g: Fury) -> list[int]:
    return [DRACULA if g.misled else g.hunters[g.mover].seat]


class ChooseStation(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        place = g.hunters[g.mover].place
        return [act(RIDE_TO, p) for p in CITIES if RAILWAYS[p] and p != place]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        return forbids_ride(g, g.hunters[g.mover].place, noun(act), g.spent, bool(g.count))

    def legal(self, g: Fury, seat: int) -> list[int]:
        """The same, found in one search."""
        place = g.hunters[g.mover].place
        return [act(RIDE_TO, p) for p in stations(g, place, g.spent, bool(g.count))]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        h = g.hunters[g.mover]
        end_ride(g)
        move_hunter(g, h, noun(act), BY_RAIL)

    def about(self, g: Fury, seat: int) -> list[tuple[str, int]]:
        return [("character", g.mover)]


def end_ride(g: Fury) -> None:
    g.spent = NONE
    g.misled = False
    g.count = 0
    g.mover = NONE


TICKET_EVENT: Final[TicketEvent] = TicketEvent("ticket-event")
CHOOSE_STATION: Final[ChooseStation] = ChooseStation("station")
outlines()
