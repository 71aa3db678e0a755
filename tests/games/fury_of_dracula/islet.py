"""A hunt on a small map by brute force: every world is walked on by every act it allows.

Written apart from the belief that it judges: worlds are tuples, links are kept and not derived,
nothing is packed and nothing is merged cleverly.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from duskmoot.games.fury_of_dracula import evidence
from duskmoot.games.fury_of_dracula.belief.ground import HIDDEN, LOOSE, Ground
from duskmoot.games.fury_of_dracula.belief.keys import LOST_SHIFT
from duskmoot.games.fury_of_dracula.belief.keys import link as link_in
from duskmoot.kernel.chance import Chance, from_key, key_from_seed

HIDE: Final = 99
CITIES: Final = range(12)
CASTLE: Final = 11
SEAS: Final = (12, 13, 14)
PLACES: Final = range(15)
HOSPITAL: Final = 15
HOSPITAL_CITY: Final = 2
REGIONS: Final = [0] * 6 + [1] * 6 + [-1] * 3
ROADS: Final = {
    0: [1, 2, 3],
    1: [0, 2, 4],
    2: [0, 1, 5],
    3: [0, 6, 7],
    4: [1, 5, 8],
    5: [2, 4, 9],
    6: [3, 7],
    7: [3, 6, 10],
    8: [4, 9],
    9: [5, 8, 10],
    10: [7, 9, 11],
    11: [10],
}
WATERS: Final = {
    0: [12],
    4: [12],
    6: [13],
    7: [13, 14],
    8: [12, 14],
    10: [14],
    12: [0, 4, 8, 13, 14],
    13: [6, 7, 12, 14],
    14: [7, 8, 10, 12, 13],
}

ISLET: Final = Ground(
    [place in SEAS for place in PLACES],
    CASTLE,
    [ROADS.get(place, []) for place in PLACES],
    [WATERS.get(place, []) for place in PLACES],
    REGIONS,
    [HOSPITAL if place == HOSPITAL_CITY else -2 for place in PLACES],
)

Seen = tuple[Any, ...]
"""What all see of an act or hear in an answer."""


class World(NamedTuple):
    """One possible truth; -1 where there is no card."""

    trail: tuple[int, ...]
    lairs: tuple[int, ...]
    off: int
    lost: int
    link: int


NO_WORLD: Final = World((-1,) * 6, (-1,) * 3, -1, -1, -1)


def near(place: int) -> list[int]:
    return ROADS.get(place, []) + WATERS.get(place, [])


def nest_of_dracula(w: World) -> int:
    return next((i for i in range(6) if w.trail[i] not in (-1, HIDE)), -1)


def here(w: World) -> int:
    return w.lost if w.lost != -1 else w.trail[nest_of_dracula(w)]


def cleared(w: World, nest: int) -> World:
    """The link goes with Hide or with its location."""
    cards = [*w.trail, *w.lairs, w.off]
    link = -1 if cards[nest] in (HIDE, w.link) else w.link
    cards[nest] = -1
    return World(tuple(cards[:6]), tuple(cards[6:9]), cards[9], w.lost, link)


def key_of(w: World) -> int:
    """Packed, with the link checked against the one that the key implies."""
    key = 0
    cards = [*w.trail, *w.lairs, w.off]
    for i, card in enumerate(cards):
        key |= (HIDDEN if card == HIDE else card + 1) << 7 * i
    if w.lost != -1:
        key |= w.lost + 1 << LOST_SHIFT
    if link_in(key) != w.link + 1:
        assert w.link == -1
        key ^= (HIDDEN ^ LOOSE) << 7 * w.trail.index(HIDE)
    assert link_in(key) == w.link + 1
    return key


class Hunt:
    """What all can see, the true world, and every world that agrees with what was seen."""

    def __init__(self, seed: int) -> None:
        self.chance: Chance = from_key(key_from_seed(seed))
        self.hunters = [self.draw([*CITIES, *SEAS]) for i in range(4)]
        self.holy: list[int] = []
        self.powers: list[set[str]] = [set() for i in range(6)]
        self.truth = NO_WORLD
        self.worlds: dict[World, float] = {NO_WORLD: 1.0}
        self.log: list[int] = []

    def draw(self, choices: list[int]) -> int:
        return self.chance.pick(0, choices)

    def rolls(self, n: int) -> bool:
        return self.chance.below(0, n) == 0

    # Acts and answers.

    def act(self, options: Any, act: Any, entry: Any) -> None:
        """Dracula takes one of his acts; whatever looks the same goes on."""
        ways = options(self, self.truth)
        if self.rolls(2):  # powers come last: the rare ways are to be walked more often
            ways = ways[-3:]
        chosen = ways[self.chance.below(1, len(ways))]
        after, seen = act(self, self.truth, chosen)
        worlds: dict[World, float] = {}
        for w, weight in self.worlds.items():
            all_ways = options(self, w)
            for way in all_ways:
                other, looks = act(self, w, way)
                if looks == seen:
                    worlds[other] = worlds.get(other, 0.0) + weight / len(all_ways)
        self.log.append(entry(self, seen))
        self.truth, self.worlds = after, worlds

    def answer(self, question: Any, entry: int | None = None) -> Seen:
        """Something is learned that follows from the world."""
        seen: Seen = question(self.truth)
        self.worlds = {w: weight for w, weight in self.worlds.items() if question(w) == seen}
        if entry is not None:
            self.log.append(entry)
        return seen

    def change(self, change: Any, entry: int) -> None:
        worlds: dict[World, float] = {}
        for w, weight in self.worlds.items():
            worlds[change(w)] = worlds.get(change(w), 0.0) + weight
        self.truth, self.worlds = change(self.truth), worlds
        self.log.append(entry)

    def laid(self) -> int:
        found = 0
        for space, names in enumerate(self.powers):
            for name in names:
                number = evidence.POWERS.index(name)
                found |= space + 1 << 3 if name == "wolf_form" else 1 << number
        return found

    def note(self, kind: int, what: int = 0, detail: int = 0) -> int:
        return evidence.note(kind, what, detail, self.laid(), evidence.pack_places(self.hunters))

    def lies_on_trail(self, name: str) -> bool:
        return any(name in names for names in self.powers)

    # What Dracula may do.

    def free(self, w: World, place: int) -> bool:
        return place not in self.holy and place not in w.trail

    def moves(self, w: World) -> list[int]:
        return [p for p in near(here(w)) if self.free(w, p)]

    def runs(self, w: World) -> list[int]:
        start = here(w)
        first = [p for p in near(start) if p in CITIES] if start in SEAS else ROADS[start]
        first = [p for p in first if p not in self.holy]
        second = {p for city in first for p in ROADS[city]}
        return sorted(p for p in {*first, *second} - {start} if self.free(w, p))

    def can_stay(self, w: World) -> bool:
        return here(w) in CITIES and here(w) not in self.holy

    def can_hide(self, w: World) -> bool:
        return self.can_stay(w) and HIDE not in w.trail and w.lost == -1

    def clearable(self, w: World) -> list[int]:
        spaces = []
        for space, card in enumerate(w.trail):
            if card in (-1, HIDE, CASTLE, w.link) or self.powers[space]:
                continue
            if w.lost == -1 and space == nest_of_dracula(w):
                continue
            if self.moves(w) or (card in near(here(w)) and card not in self.holy):
                spaces.append(space)
        return spaces

    def plays(self, w: World) -> list[tuple[str, int]]:
        found = [("move", p) for p in self.moves(w)]
        if self.can_hide(w):
            found.append(("move", HIDE))
        legal = {
            "feed": self.can_stay(w),
            "dark_call": self.can_stay(w),
            "misdirect": bool(self.clearable(w)),
            "wolf_form": bool(self.runs(w)) or self.can_hide(w),
        }
        found += [(name, 0) for name in legal if legal[name] and not self.lies_on_trail(name)]
        return found

    def put(self, w: World, card: int) -> tuple[World, Seen]:
        """A card, a lair or Hide on the first space, and what all see of it."""
        if card == HIDE:
            link = here(w)
            return w._replace(trail=(HIDE, *w.trail[1:]), link=link), ("plain",)
        look: Seen = ("plain",)
        lairs = w.lairs
        if card in lairs:
            look = ("lair", lairs.index(card))
            lairs = tuple(-1 if lair == card else lair for lair in lairs)
        elif card in SEAS:
            look = ("sea",)
        elif card in self.hunters:
            look = ("open", card)
        elif card == CASTLE:
            look = ("castle",)
        return w._replace(trail=(card, *w.trail[1:]), lairs=lairs, lost=-1), look

    def placed(self, seen: Seen) -> int:
        how = ["plain", "sea", "castle", "open", "lair"].index(seen[0])
        what = 6 + seen[1] if how == 4 else seen[1] if how == 3 else 0
        return self.note(evidence.PLACED, what, how)


# The acts, each with what there is to choose and what becomes of it.


def starts(hunt: Hunt, w: World) -> list[int]:
    return [city for city in CITIES if city != CASTLE and city not in hunt.hunters]


def start(hunt: Hunt, w: World, city: int) -> tuple[World, Seen]:
    return w._replace(trail=(city, *w.trail[1:])), ()


def plays(hunt: Hunt, w: World) -> list[tuple[str, int]]:
    return hunt.plays(w) or [("mistake", 0)]


def play(hunt: Hunt, w: World, way: tuple[str, int]) -> tuple[World, Seen]:
    name, card = way
    if name == "mistake":
        return World((here(w), *(-1,) * 5), w.lairs, -1, -1, -1), ("mistake", here(w))
    if name == "move":
        after, seen = hunt.put(w, card)
        return after, ("move", *seen)
    return w, (name,)


def play_note(hunt: Hunt, seen: Seen) -> int:
    if seen[0] == "mistake":
        return hunt.note(evidence.BLUNDERED, seen[1])
    if seen[0] == "move":
        return hunt.placed(seen[1:])
    return hunt.note(evidence.PLAYED, evidence.POWERS.index(seen[0]))


def spaces(hunt: Hunt, w: World) -> list[int]:
    return hunt.clearable(w)


def mislead(hunt: Hunt, w: World, space: int) -> tuple[World, Seen]:
    return cleared(w, space), (space,)


def move_on(hunt: Hunt, w: World, card: int) -> tuple[World, Seen]:
    return hunt.put(w, card)


def wolf_runs(hunt: Hunt, w: World) -> list[int]:
    return hunt.runs(w) + ([HIDE] if hunt.can_hide(w) else [])


def lairs_or_mature(hunt: Hunt, w: World) -> list[int]:
    if w.off == HIDE:
        return [-1]
    free = [i for i in range(3) if w.lairs[i] == -1]
    return [-1, *(free[:1] or range(3))]


def settle(hunt: Hunt, w: World, lair: int) -> tuple[World, Seen]:
    if lair == -1:
        return w, ("mature",)
    link = -1 if w.link == w.off else w.link
    lairs = [*w.lairs]
    lairs[lair] = w.off
    return w._replace(lairs=tuple(lairs), off=-1, link=link), ("lair", lair)


def settle_note(hunt: Hunt, seen: Seen) -> int:
    if seen[0] == "lair":
        return hunt.note(evidence.LAIR_MADE, 6 + seen[1])
    full = all(lair != -1 for lair in hunt.truth.lairs)
    return hunt.note(evidence.LEFT_TO_MATURE, 3 if full else 1)


def flights(hunt: Hunt, w: World) -> list[int]:
    """Where a bat may fly, and -1 for staying."""
    return [p for p in hunt.runs(w) if p not in hunt.hunters and p not in w.lairs] + [-1]


def fly(hunt: Hunt, w: World, city: int) -> tuple[World, Seen]:
    nest = nest_of_dracula(w)
    gone = cleared(w, nest)._replace(lost=-1)
    trail = [city, *gone.trail]
    trail.pop(nest + 1)
    return gone._replace(trail=tuple(trail)), ("castle" if city == CASTLE else "plain", nest)
