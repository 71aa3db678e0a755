"""Marching: figures go from one province to another (book: 'March')."""

from __future__ import annotations

from typing import Final

from duskmoot.games.blood_rage import tales
from duskmoot.games.blood_rage.board import NOWHERE, PLACES, YGGDRASIL, is_fjord
from duskmoot.games.blood_rage.rules.figures import (
    any_room,
    has_room,
    is_destroyed,
    kinds_at,
    of_kind,
    with_room,
)
from duskmoot.games.blood_rage.state import BloodRage, Clan
from duskmoot.games.blood_rage.verbs import MARCH_TO, SEND
from duskmoot.kernel.acts import DONE, act, noun
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, repeat_seat
from duskmoot.kernel.zones import holds

MARCHING: Final[Outline[BloodRage]] = Outline("march")
SENDING: Final[Outline[BloodRage]] = Outline("sending")

COST: Final[int] = 1


def outlines() -> None:
    MARCHING.reads(ask(CHOOSE_TARGET), repeat_seat(SENDING, until=march_is_over))
    SENDING.reads(ask(SEND_FIGURE))


def forbids_march(g: BloodRage, c: Clan, source: int) -> str:
    """Yggdrasil has always room; out of it there may be none."""
    return "" if source != YGGDRASIL or any_room(g) else "action.march.space"


def set_out(g: BloodRage, c: Clan, source: int) -> None:
    """Paid for however many will go; where to is asked next."""
    c.rage -= COST
    g.source = source
    g.sent = 0
    g.tell(tales.SETS_OUT, c.seat, source, c.rage)


class ChooseTarget(Ask[BloodRage]):
    def offers(self, g: BloodRage, seat: int) -> list[int]:
        return [act(MARCH_TO, place) for place in PLACES]

    def forbids(self, g: BloodRage, seat: int, act: int) -> str:
        place = noun(act)
        if is_fjord(place):
            return "board.fjord-not-province"
        if place == g.source:
            return "action.march.one-to-one"
        if is_destroyed(g, place):
            return "board.destroyed"
        return "" if has_room(g, place) else "action.march.space"

    def legal(self, g: BloodRage, seat: int) -> list[int]:
        """Only provinces with room are looked at."""
        heart = act(MARCH_TO, YGGDRASIL)
        found = [] if self.forbids(g, seat, heart) else [heart]
        return found + [act(MARCH_TO, p) for p in with_room(g) if p != g.source]

    def answer(self, g: BloodRage, seat: int, act: int) -> None:
        g.target = noun(act)

    def about(self, g: BloodRage, seat: int) -> list[tuple[str, int]]:
        return [("place", g.source)]


def march_is_over(g: BloodRage, seat: int) -> bool:
    """Said so by its clan, or nobody is left to go, or there is no room for more."""
    if g.source == NOWHERE:
        return True
    return not holds(g.clans[seat].figures, g.source) or not has_room(g, g.target)


class SendFigure(Ask[BloodRage]):
    def offers(self, g: BloodRage, seat: int) -> list[int]:
        return [*[act(SEND, kind) for kind in kinds_at(g.clans[seat], g.source)], DONE]

    def forbids(self, g: BloodRage, seat: int, act: int) -> str:
        return "action.march.number" if act == DONE and g.sent == 0 else ""

    def answer(self, g: BloodRage, seat: int, act: int) -> None:
        if act == DONE:
            g.source = NOWHERE
            return
        c = g.clans[seat]
        c.figures[of_kind(c, g.source, noun(act))] = g.target
        g.sent += 1
        g.tell(tales.MARCHES, seat, noun(act), g.source, g.target)

    def about(self, g: BloodRage, seat: int) -> list[tuple[str, int]]:
        return [("place", g.target)]


CHOOSE_TARGET: Final[ChooseTarget] = ChooseTarget("march-to")
SEND_FIGURE: Final[SendFigure] = SendFigure("send")
outlines()
