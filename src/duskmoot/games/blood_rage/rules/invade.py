"""Invading: a figure comes from the reserve to the board (book: 'Invade')."""

from __future__ import annotations

from typing import Final

from duskmoot.games.blood_rage import tales
from duskmoot.games.blood_rage.board import (
    FJORDS,
    PLACES,
    RESERVE,
    VALHALLA,
    YGGDRASIL,
    is_fjord,
)
from duskmoot.games.blood_rage.cards import card as gifts
from duskmoot.games.blood_rage.cards.table import CARDS
from duskmoot.games.blood_rage.rules.fall import FALL, owners_of_doomed
from duskmoot.games.blood_rage.rules.figures import (
    any_room,
    has_room,
    horns_reached,
    is_destroyed,
    is_monster,
    is_ship,
    kind_of,
    monster_card,
    monster_strength,
    of_kind,
    strength_of,
    with_room,
)
from duskmoot.games.blood_rage.rules.sheet import has, price
from duskmoot.games.blood_rage.state import DARK_ELF, LEADER, NONE, BloodRage, Clan
from duskmoot.games.blood_rage.verbs import FOLLOW, RECALL, STORM, TO
from duskmoot.kernel.acts import DONE, act, noun
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, call, do_seat, for_each, when_seat
from duskmoot.kernel.zones import holds

INVASION: Final[Outline[BloodRage]] = Outline("invasion")
LANDING: Final[Outline[BloodRage]] = Outline("landing")

WARRIOR: Final[int] = 0


def outlines(pillaging: Outline[BloodRage]) -> None:
    """Called by the pillage chapter, which this one may lead to."""
    INVASION.reads(ask(PLACE_FIGURE), call(LANDING))
    LANDING.reads(
        do_seat(strike),
        for_each(owners_of_doomed, FALL),
        when_seat(may_follow, ask(FOLLOW_UP)),
        when_seat(may_storm, ask(STORM_IN), when_seat(storms, call(pillaging))),
    )


def invasion_cost(c: Clan, figure: int) -> int:
    if figure == LEADER or (is_monster(figure) and CARDS[monster_card(c, figure)].free):
        return 0
    return strength_of(c, figure)


def extra_cost(g: BloodRage, c: Clan, figure: int, place: int) -> int:
    """With a table option, whoever may invade Yggdrasil pays the strength it has there."""
    if place != YGGDRASIL or not g.options[DARK_ELF] or g.deed == RECALL:
        return 0
    return monster_strength(c, figure, YGGDRASIL) - strength_of(c, figure)


def invades_yggdrasil(c: Clan, figure: int) -> bool:
    return is_monster(figure) and CARDS[monster_card(c, figure)].heart > 0


def forbids_place(g: BloodRage, c: Clan, figure: int, place: int) -> str:
    """Where an invading figure may not go."""
    if is_ship(c, figure) != is_fjord(place):
        return "action.invade.ship"
    if place == YGGDRASIL and not invades_yggdrasil(c, figure):
        return "action.invade.no-yggdrasil"
    if is_destroyed(g, place):
        return "board.fjord-open" if is_fjord(place) else "board.destroyed"
    if not is_fjord(place) and not has_room(g, place):
        return "board.village-limit"
    return ""


def places_for(g: BloodRage, c: Clan, figure: int, free: list[int]) -> list[int]:
    """Where it may go; `free` are the outer provinces with room."""
    if is_ship(c, figure):
        return [fjord for fjord in FJORDS if not is_destroyed(g, fjord)]
    if invades_yggdrasil(c, figure) and not is_destroyed(g, YGGDRASIL):
        return [YGGDRASIL, *free]
    return free


def nowhere_to_go(g: BloodRage, c: Clan, figure: int, room: bool) -> str:
    """`room`: whether there is any for a figure that goes by land."""
    if is_ship(c, figure):
        return "" if any(not is_destroyed(g, f) for f in FJORDS) else "board.fjord-open"
    if invades_yggdrasil(c, figure):
        return ""
    return "" if room else "board.village-limit"


def forbids_invasion(g: BloodRage, c: Clan, kind: int) -> str:
    figure = of_kind(c, RESERVE, kind)
    if horns_reached(c):
        return "action.invade.horns"
    if invasion_cost(c, figure) > c.rage:
        return "action.unaffordable"
    return nowhere_to_go(g, c, figure, any_room(g))


def forbids_recall(g: BloodRage, c: Clan, kind: int) -> str:
    if horns_reached(c):
        return "action.invade.horns"
    if price(c, gifts.RECALL) > c.rage:
        return "action.unaffordable"
    return nowhere_to_go(g, c, of_kind(c, VALHALLA, kind), any_room(g))


def enter(g: BloodRage, c: Clan, kind: int) -> None:
    """The figure is chosen and paid for; its place is asked next."""
    recalled = g.deed == RECALL
    g.moving = of_kind(c, VALHALLA if recalled else RESERVE, kind)
    cost = price(c, gifts.RECALL) if recalled else invasion_cost(c, g.moving)
    c.rage -= cost
    g.tell(tales.RECALLS if recalled else tales.INVADES_WITH, c.seat, kind, cost)


class PlaceFigure(Ask[BloodRage]):
    def offers(self, g: BloodRage, seat: int) -> list[int]:
        return [act(TO, place) for place in PLACES]

    def legal(self, g: BloodRage, seat: int) -> list[int]:
        """Ships need look at fjords only, and others at provinces with room."""
        places = places_for(g, g.clans[seat], g.moving, with_room(g))
        found = [act(TO, place) for place in places]
        if found and found[0] == act(TO, YGGDRASIL) and self.forbids(g, seat, found[0]):
            found.pop(0)  # too dear
        return found

    def forbids(self, g: BloodRage, seat: int, act: int) -> str:
        c = g.clans[seat]
        forbidden = forbids_place(g, c, g.moving, noun(act))
        if not forbidden and extra_cost(g, c, g.moving, noun(act)) > c.rage:
            return "action.unaffordable"
        return forbidden

    def answer(self, g: BloodRage, seat: int, act: int) -> None:
        c = g.clans[seat]
        c.rage -= extra_cost(g, c, g.moving, noun(act))
        land(g, c, g.moving, noun(act))

    def about(self, g: BloodRage, seat: int) -> list[tuple[str, int]]:
        return [("figure", kind_of(g.clans[seat], g.moving))]


class PlaceFree(PlaceFigure):
    """The free invasion after an upgrade; it may be declined."""

    def offers(self, g: BloodRage, seat: int) -> list[int]:
        return [*[act(TO, place) for place in PLACES], DONE]

    def legal(self, g: BloodRage, seat: int) -> list[int]:
        return [*super().legal(g, seat), DONE]

    def forbids(self, g: BloodRage, seat: int, act: int) -> str:
        return "" if act == DONE else forbids_place(g, g.clans[seat], g.moving, noun(act))

    def answer(self, g: BloodRage, seat: int, act: int) -> None:
        if act == DONE:
            g.moving = NONE
            g.tell(tales.STAYS_IN_RESERVE, seat)
        else:
            land(g, g.clans[seat], g.moving, noun(act))


def land(g: BloodRage, c: Clan, figure: int, place: int) -> None:
    c.figures[figure] = place
    g.target = place
    g.tell(tales.LANDS, c.seat, kind_of(c, figure), place)


def strike(g: BloodRage, seat: int) -> None:
    """What the invading monster does where it lands."""
    c = g.clans[seat]
    if is_monster(g.moving):
        CARDS[monster_card(c, g.moving)].on_invasion(g, c, g.target)


def may_follow(g: BloodRage, seat: int) -> bool:
    """An extra warrior into the same outer province."""
    c = g.clans[seat]
    if not has(c, gifts.EXTRA_WARRIOR) or horns_reached(c):
        return False
    figure = of_kind(c, RESERVE, WARRIOR)
    return figure != NONE and not forbids_place(g, c, figure, g.target)


class FollowUp(Ask[BloodRage]):
    def offers(self, g: BloodRage, seat: int) -> list[int]:
        return [act(FOLLOW, 0), DONE]

    def answer(self, g: BloodRage, seat: int, act: int) -> None:
        if act != DONE:
            c = g.clans[seat]
            land(g, c, of_kind(c, RESERVE, WARRIOR), g.target)

    def about(self, g: BloodRage, seat: int) -> list[tuple[str, int]]:
        return [("place", g.target)]


def may_storm(g: BloodRage, seat: int) -> bool:
    """A pillage as part of the own turn; one that is still going on comes first."""
    c = g.clans[seat]
    if not has(c, gifts.STORM) or g.fighters or is_fjord(g.target):
        return False
    return c.rage >= price(c, gifts.STORM) and not holds(g.pillaged, g.target)


class StormIn(Ask[BloodRage]):
    def offers(self, g: BloodRage, seat: int) -> list[int]:
        return [act(STORM, 0), DONE]

    def answer(self, g: BloodRage, seat: int, act: int) -> None:
        g.deed = DONE
        if act != DONE:
            c = g.clans[seat]
            g.deed = STORM
            c.rage -= price(c, gifts.STORM)
            g.province = g.target
            g.tell(tales.PILLAGES, seat, g.target)

    def about(self, g: BloodRage, seat: int) -> list[tuple[str, int]]:
        return [("place", g.target)]


def storms(g: BloodRage, seat: int) -> bool:
    return g.deed == STORM


PLACE_FIGURE: Final[PlaceFigure] = PlaceFigure("place-figure")
PLACE_FREE: Final[PlaceFree] = PlaceFree("place-free")
FOLLOW_UP: Final[FollowUp] = FollowUp("follow")
STORM_IN: Final[StormIn] = StormIn("storm")
