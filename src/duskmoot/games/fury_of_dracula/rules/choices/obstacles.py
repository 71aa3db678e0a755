"""Roadblocks, storms and holy places, and what removes them (book: 'Tokens')."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula import evidence, tales
from duskmoot.games.fury_of_dracula.board import (
    CITIES,
    NOWHERE,
    ROAD,
    SEAS,
    UNHALLOWED,
    WAY_KIND,
    WAYS,
    WAYS_AT,
)
from duskmoot.games.fury_of_dracula.cards.table import named
from duskmoot.games.fury_of_dracula.rules.hunters.hand import (
    items_of,
    reveal_hand_card,
)
from duskmoot.games.fury_of_dracula.rules.round.decks import (
    discard_event,
)
from duskmoot.games.fury_of_dracula.sheets import (
    DRACULA,
    HUNTERS,
    MOST_HOSTS,
    MOST_ROADBLOCKS,
    MOST_STORMS,
)
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.games.fury_of_dracula.verbs import (
    BLOCK_FROM,
    BLOCK_RAIL,
    BLOCK_ROAD,
    CANCEL_ALLY,
    CONSECRATE,
    FORBID_SUPPLY,
    HOST_IN,
    STORM,
    UNBLOCK,
    UNHALLOW,
)
from duskmoot.kernel.acts import DONE, act, noun, verb
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, do, follow, for_each, repeat, repeat_seat, when
from duskmoot.kernel.zones import holds

BLOCKING: Final[Outline[Fury]] = Outline("blocking")
BLOCKED: Final[Outline[Fury]] = Outline("blocked")
STORMING: Final[Outline[Fury]] = Outline("storming")
STORMED: Final[Outline[Fury]] = Outline("stormed")
CLEARANCE: Final[Outline[Fury]] = Outline("clearance")
CONSECRATION: Final[Outline[Fury]] = Outline("consecration")
HALLOWING: Final[Outline[Fury]] = Outline("hallowing")
HOSTING: Final[Outline[Fury]] = Outline("hosting")
LUCK: Final[Outline[Fury]] = Outline("luck")
DEVILRY: Final[Outline[Fury]] = Outline("devilry")


def outlines() -> None:
    BLOCKING.reads(repeat_seat(BLOCKED, until=all_blocked))
    BLOCKED.reads(ask(BLOCK_START), ask(BLOCK_END))
    STORMING.reads(repeat_seat(STORMED, until=all_stormed))
    STORMED.reads(ask(RAISE_STORM))
    CLEARANCE.reads(ask(UNBLOCK_START), ask(UNBLOCK_END))
    CONSECRATION.reads(ask(CONSECRATE_CITY), repeat(HALLOWING, until=all_asked))
    HALLOWING.reads(for_each(host_seat, HOSTING), do(next_host))
    HOSTING.reads(ask(PLACE_HOST))
    LUCK.reads(ask(TRY_LUCK), when(blocks_chosen, ask(UNBLOCK_END)))
    DEVILRY.reads(ask(DEVIL))


# Roadblocks.


def block(g: Fury, ways: int) -> None:
    g.count = ways
    follow(g, BLOCKING, DRACULA)


def all_blocked(g: Fury, seat: int) -> bool:
    return g.count == 0 or len(g.roadblocks) >= MOST_ROADBLOCKS


def open_ways(g: Fury, place: int) -> list[int]:
    return [way for way in WAYS_AT[place] if not holds(g.roadblocks, way)]


def far_end(way: int, place: int) -> int:
    return WAYS[way][0] + WAYS[way][1] - place


class BlockStart(Ask[Fury]):
    """One end of the road or railway."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        return [act(BLOCK_FROM, place) for place in CITIES if open_ways(g, place)]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        g.site = noun(act)


class BlockEnd(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        return [
            act(BLOCK_ROAD if WAY_KIND[way] == ROAD else BLOCK_RAIL, far_end(way, g.site))
            for way in open_ways(g, g.site)
        ]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        road = verb(act) == BLOCK_ROAD
        way = next(
            w
            for w in open_ways(g, g.site)
            if far_end(w, g.site) == noun(act) and (WAY_KIND[w] == ROAD) == road
        )
        g.roadblocks.append(way)
        g.count -= 1
        g.tell(tales.BLOCKS, g.site, noun(act))
        g.site = NOWHERE

    def about(self, g: Fury, seat: int) -> list[tuple[str, int]]:
        return [("place", g.site)]


class UnblockStart(Ask[Fury]):
    """One end of a blocked way."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        ends = sorted({end for way in g.roadblocks for end in WAYS[way]})
        return [act(UNBLOCK, place) for place in ends]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        g.site = noun(act)


class UnblockEnd(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        ways = [way for way in g.roadblocks if g.site in WAYS[way]]
        ends = [far_end(way, g.site) for way in ways]
        roads = [WAY_KIND[way] == ROAD for way in ways]
        return [
            act(BLOCK_ROAD if road else BLOCK_RAIL, end) for end, road in sorted(zip(ends, roads))
        ]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        road = verb(act) == BLOCK_ROAD
        way = next(
            w
            for w in g.roadblocks
            if g.site in WAYS[w]
            and far_end(w, g.site) == noun(act)
            and (WAY_KIND[w] == ROAD) == road
        )
        g.roadblocks.remove(way)
        g.tell(tales.UNBLOCKS, g.site, noun(act))
        g.site = NOWHERE

    def about(self, g: Fury, seat: int) -> list[tuple[str, int]]:
        return [("place", g.site)]


# Storms.


def raise_storms(g: Fury, n: int) -> None:
    g.count = n
    follow(g, STORMING, DRACULA)


def all_stormed(g: Fury, seat: int) -> bool:
    return g.count == 0 or len(g.storms) >= MOST_STORMS or all(holds(g.storms, s) for s in SEAS)


class RaiseStorm(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        return [*[act(STORM, sea) for sea in SEAS], DONE]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        return "token.storm.placement" if act != DONE and noun(act) in g.storms else ""

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if act == DONE:
            g.count = 0
        else:
            g.count -= 1
            g.storms.append(noun(act))
            g.tell(tales.STORM, noun(act))


# Holy places.


def consecrate(g: Fury, seat: int) -> None:
    g.queue = [h.number for h in g.hunters]
    follow(g, CONSECRATION, seat)


class ConsecrateCity(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        return [act(CONSECRATE, place) for place in CITIES]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        return "token.consecrated.source" if noun(act) in UNHALLOWED else ""

    def answer(self, g: Fury, seat: int, act: int) -> None:
        g.holy_ground = [noun(act)]
        evidence.hallowed(g)
        g.tell(tales.CONSECRATES, noun(act))


def all_asked(g: Fury) -> bool:
    return not g.queue or len(g.hosts) >= MOST_HOSTS


def host_seat(g: Fury) -> list[int]:
    """The next hunter, if he holds items at all."""
    h = g.hunters[g.queue[0]]
    return [h.seat] if items_of(h) else []


def next_host(g: Fury) -> None:
    g.queue.pop(0)


class PlaceHost(Ask[Fury]):
    """A Heavenly Host shown puts a token into another city."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        return [*[act(HOST_IN, place) for place in CITIES], DONE]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        if act == DONE:
            return ""
        if named("heavenly_host") not in items_of(g.hunters[g.queue[0]]):
            return "token.consecrated.source"
        taken = noun(act) in UNHALLOWED or noun(act) in g.holy_ground + g.hosts
        return "token.consecrated.source" if taken else ""

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if act != DONE:
            reveal_hand_card(g, g.hunters[g.queue[0]], named("heavenly_host"))
            g.hosts.append(noun(act))
            evidence.hallowed(g)
            g.tell(tales.CONSECRATES, noun(act))

    def about(self, g: Fury, seat: int) -> list[tuple[str, int]]:
        return [("character", g.queue[0])]


# Good Luck and Devilish Power.


class TryLuck(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        ends = sorted({end for way in g.roadblocks for end in WAYS[way]})
        ally = [act(CANCEL_ALLY, 0)] if g.dracula.allies else []
        return [*[act(UNBLOCK, place) for place in ends], *ally]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if verb(act) == UNBLOCK:
            g.site = noun(act)
        else:
            discard_event(g, HUNTERS, g.dracula.allies.pop())


def blocks_chosen(g: Fury) -> bool:
    return g.site != NOWHERE


class Devil(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        ground = [act(UNHALLOW, 0)] if g.holy_ground else []
        ally = [act(CANCEL_ALLY, 0)] if g.allies else []
        return [*ground, *ally, act(FORBID_SUPPLY, 0)]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if verb(act) == UNHALLOW:
            g.holy_ground.clear()
            evidence.hallowed(g)
        elif verb(act) == CANCEL_ALLY:
            card = g.allies.pop()
            g.event_discard.append(card)
            g.tell(tales.ALLY_LOST, card)
        else:
            g.no_supply = True
            g.tell(tales.NO_SUPPLY)


BLOCK_START: Final[BlockStart] = BlockStart("block-from")
BLOCK_END: Final[BlockEnd] = BlockEnd("block-to")
UNBLOCK_START: Final[UnblockStart] = UnblockStart("unblock-from")
UNBLOCK_END: Final[UnblockEnd] = UnblockEnd("unblock-to")
RAISE_STORM: Final[RaiseStorm] = RaiseStorm("storm")
CONSECRATE_CITY: Final[ConsecrateCity] = ConsecrateCity("consecrate")
PLACE_HOST: Final[PlaceHost] = PlaceHost("host")
TRY_LUCK: Final[TryLuck] = TryLuck("luck")
DEVIL: Final[Devil] = Devil("devilry")
outlines()
