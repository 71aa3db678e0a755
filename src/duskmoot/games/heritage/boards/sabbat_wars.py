"""Sabbat Wars (book: ВОЙНЫ ШАБАША).

The region is the vampire's geography, outsiders having one of their own; its archetype says what
is done there. `t.chosen` holds the side of a token to add, or the token of the region and, if it
moves, where to.
"""

from __future__ import annotations

from typing import Final

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.belief import all_tokens
from duskmoot.games.heritage.boards.board import Board
from duskmoot.games.heritage.effects.op import NOTHING, REGION, SIDE, TOKEN, offer
from duskmoot.games.heritage.lines import value_of
from duskmoot.games.heritage.pieces import (
    ANARCH,
    ARCHETYPE,
    BOARD_DATA,
    CAMARILLA,
    DECKS,
    DIRECTIONS,
    NONE,
    NORTH,
    OUTSIDER,
    SABBAT,
    SETUP,
    TOKEN_VALUES,
    VALUE_NAMES,
)
from duskmoot.games.heritage.state import Heritage, Region, Thread
from duskmoot.games.heritage.verbs import DRAW, VALUE
from duskmoot.games.heritage.verbs import TOKEN as PICK
from duskmoot.kernel.acts import noun

SIDES: Final[list[int]] = [CAMARILLA, SABBAT]
REGIONS: Final[list[int]] = [*DIRECTIONS, OUTSIDER]
CELLS: Final[int] = int(BOARD_DATA["sabbat_wars"]["cells"])
ACTIONS: Final[dict[str, str]] = BOARD_DATA["sabbat_wars"]["actions"]


class SabbatWars(Board):
    def setup(self, g: Heritage) -> None:
        """All tokens are mixed face down; one of each side goes into every region."""
        g.camarilla = all_tokens(CAMARILLA)
        g.sabbat = all_tokens(SABBAT)
        g.spent = []
        g.regions = [bare_region() for value in REGIONS]
        for side in SIDES:
            g.chance.shuffle(SETUP, start_place(g, side))
            for region in g.regions:
                lay(region, start_place(g, side).pop(), 0, NONE)
        self.deal_allegiance(g)

    def deal_allegiance(self, g: Heritage) -> None:
        """Camarilla and Sabbat, of three players also an Anarch, of four two of each."""
        seats = len(g.bloodlines)
        sides = [CAMARILLA, SABBAT, ANARCH] if seats == 3 else SIDES * (seats // 2)
        g.chance.shuffle(SETUP, sides)
        for seat in range(seats):
            g.bloodlines[seat].allegiance = sides[seat]
            g.tell(tales.LOYAL, seat, sides[seat])

    def asks(self, g: Heritage, t: Thread) -> int:
        region = region_of(g, t.n)
        if action_of(t) == "add":
            return SIDE if not t.chosen and has_room(region) else NOTHING
        if not t.chosen:
            return TOKEN if region.tokens else NOTHING
        return REGION if action_of(t) == "move" and len(t.chosen) == 1 else NOTHING

    def about(self, g: Heritage, t: Thread) -> list[tuple[str, int]]:
        return [("value", t.n)]

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        if action_of(t) == "add":
            return offer(DRAW, SIDES)
        if not t.chosen:
            return offer(PICK, list(range(len(region_of(g, t.n).tokens))))
        return offer(VALUE, REGIONS)

    def forbids(self, g: Heritage, t: Thread, a: int) -> str:
        if action_of(t) == "add":
            side = noun(a)
            left = start_place(g, side) or discarded(g, side)
            return "" if left else "battleground.sabbat-wars.start-empty"
        same = bool(t.chosen) and noun(a) == t.n
        return "battleground.sabbat-wars.move" if same else ""

    def activate(self, g: Heritage, t: Thread) -> None:
        if not t.chosen:
            g.tell(tales.NO_ROOM if action_of(t) == "add" else tales.NO_TOKEN, t.n)
        elif action_of(t) == "add":
            self.add(g, t.n, t.chosen[0])
        elif action_of(t) == "turn":
            self.turn(g, t.n, t.chosen[0])
        elif action_of(t) == "discard":
            self.discard(g, t.n, t.chosen[0])
        else:
            self.move(g, t.n, t.chosen[0], t.chosen[1])

    def add(self, g: Heritage, value: int, side: int) -> None:
        """From the start place, unseen; before that an empty one gets its discards back."""
        place = start_place(g, side)
        if not place:
            place += discarded(g, side)
            g.spent = [token for token in g.spent if side_of(token) != side]
            g.chance.shuffle(DECKS, place)
            g.tell(tales.REFILLS, side, len(place))
        lay(region_of(g, value), place.pop(), 0, NONE)
        g.tell(tales.ADDS_TOKEN, side, value)

    def turn(self, g: Heritage, value: int, cell: int) -> None:
        """What has been seen stays known when it lies face down again."""
        region = region_of(g, value)
        token = region.tokens[cell]
        region.faces[cell] = 1 - region.faces[cell]
        region.shown[cell] = token
        g.tell(tales.TURNS_UP if region.faces[cell] else tales.TURNS_DOWN, token, value)

    def discard(self, g: Heritage, value: int, cell: int) -> None:
        """Face up beside the board."""
        token = region_of(g, value).tokens[cell]
        lift(region_of(g, value), cell)
        g.spent.append(token)
        g.tell(tales.SPENDS_TOKEN, token, value)

    def move(self, g: Heritage, value: int, cell: int, target: int) -> None:
        """With the same side up; from a full region it goes back and is mixed with the rest."""
        region = region_of(g, value)
        token, face, shown = region.tokens[cell], region.faces[cell], region.shown[cell]
        lift(region, cell)
        if has_room(region_of(g, target)):
            lay(region_of(g, target), token, face, shown)
            g.tell(tales.MOVES_TOKEN, side_of(token), value, target)
            return
        place = start_place(g, side_of(token))
        place.append(token)
        g.chance.shuffle(DECKS, place)
        g.tell(tales.RETURNS_TOKEN, side_of(token), value)

    def after_game(self, g: Heritage) -> None:
        """All tokens are turned up; then it is told who holds what."""
        for value in REGIONS:
            region = region_of(g, value)
            region.faces = [1] * len(region.tokens)
            region.shown = region.tokens[:]
            lead = ahead(region)
            if lead:
                g.tell(tales.HOLDS_REGION, CAMARILLA if lead > 0 else SABBAT, value, abs(lead))
            else:
                g.tell(tales.NOBODYS_REGION, value)
        g.tell(tales.WINS_WAR, winner(g))

    def unknown(self, g: Heritage) -> bool:
        """While a token lies in a region that nobody has seen."""
        return any(NONE in region.shown for region in g.regions)

    def vp(self, g: Heritage, seat: int) -> int:
        """For loyalty to the winner; vampires score nothing here."""
        if self.unknown(g) or g.bloodlines[seat].allegiance != winner(g):
            return 0
        return int(self.data["points"])


def bare_region() -> Region:
    region = Region()
    region.sides = []
    region.faces = []
    region.shown = []
    region.tokens = []
    return region


def action_of(t: Thread) -> str:
    return ACTIONS[VALUE_NAMES[value_of(t.subject, ARCHETYPE)]]


def region_of(g: Heritage, value: int) -> Region:
    return g.regions[value - NORTH]


def has_room(region: Region) -> bool:
    return len(region.tokens) < CELLS


def lay(region: Region, token: int, face: int, shown: int) -> None:
    region.sides.append(side_of(token))
    region.faces.append(face)
    region.shown.append(shown)
    region.tokens.append(token)


def lift(region: Region, cell: int) -> None:
    region.sides.pop(cell)
    region.faces.pop(cell)
    region.shown.pop(cell)
    region.tokens.pop(cell)


def side_of(token: int) -> int:
    return token // TOKEN_VALUES


def start_place(g: Heritage, side: int) -> list[int]:
    return g.camarilla if side == CAMARILLA else g.sabbat


def discarded(g: Heritage, side: int) -> list[int]:
    return [token for token in g.spent if side_of(token) == side]


def ahead(region: Region) -> int:
    """By how much the Camarilla's sum is higher; below 0 if the Sabbat's is."""
    lead = 0
    for token in region.tokens:
        number = token % TOKEN_VALUES + 1
        lead += number if side_of(token) == CAMARILLA else -number
    return lead


def winner(g: Heritage) -> int:
    """A side with three regions; otherwise the Anarchs, even if nobody is one."""
    leads = [ahead(region) for region in g.regions]
    needed = int(BOARD_DATA["sabbat_wars"]["regions_to_win"])
    if len([lead for lead in leads if lead > 0]) >= needed:
        return CAMARILLA
    return SABBAT if len([lead for lead in leads if lead < 0]) >= needed else ANARCH
