"""The plug of a game, and the registry of games."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from importlib import import_module
from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr

from duskmoot.kernel.acts import Vocabulary
from duskmoot.kernel.ask import G
from duskmoot.kernel.ask import Refused as Refused
from duskmoot.kernel.bounds import beyond
from duskmoot.kernel.chance import Chance, from_key
from duskmoot.kernel.flow import Outline, frame, run, start
from duskmoot.kernel.story import Tale
from duskmoot.kernel.view import CHANCE, IMAGINED
from duskmoot.kernel.zones import Sight

LONGEST: Final[int] = 100_000


class Option:
    """A choice made when a table is set; the first choice is the default.

    `only` says where it means anything: in a "single" game, in a "chapter" of a chronicle, or
    "" in both.
    """

    def __init__(self, key: str, choices: list[str], only: str = "") -> None:
        self.key = key
        self.choices = choices
        self.only = only


class Setting:
    """All that a game begins from: who plays what, how many, by which options and chance.

    `legacy` is what earlier games handed down, as canonical JSON of a packed record; "" for none.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: tuple[int, ...],
        key: bytes,
        legacy: str = "",
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.key = key
        self.legacy = legacy

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return Setting, (self.game, self.seats, self.options, self.key, self.legacy)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[G]):
    """What the kernel, the bots and the table need to know of a game."""

    def __init__(
        self,
        name: str,
        version: int,
        seats: tuple[int, int],
        options: list[Option],
        vocabulary: Vocabulary,
        sight: Sight,
        outlines: list[Outline[G]],
        tales: list[Tale],
    ) -> None:
        self.name = name
        self.version = version
        self.least = seats[0]
        self.most = seats[1]
        self.options = options
        self.vocabulary = vocabulary
        self.sight = sight
        self.outlines = outlines
        self.tales = tales
        self.chapters = 0
        """Games of a chronicle, in a game that has one: its plug says how many."""
        self.longest = LONGEST
        """Decisions after which a game is taken for one that never ends."""
        for number, outline in enumerate(outlines):
            outline.number = number

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        """A game is one for all: another process imports its module and finds it there."""
        return _found_again, (type(self).__module__, self.name)

    def __deepcopy__(self, memo: object) -> Game[G]:
        return self

    def blank(self, seats: int, options: tuple[int, ...], legacy: str) -> G:
        """A state of the game with nothing on the table; the first outline sets it up."""
        raise AssertionError("a game makes its states")

    def believe(self, g: G, seat: int) -> None:
        """Fill every zone that the seat cannot see with what it may hold, by chance.

        Reads nothing hidden: what is there may be blanks.
        """
        raise AssertionError("a game imagines what is hidden")

    def broken(self, g: G) -> list[str]:
        """Invariants that do not hold; empty in every position that can arise."""
        raise AssertionError("a game knows its invariants")

    def worth(self, g: G) -> list[float]:
        """By seat, from 0 to 1: how well it stands, for search and for the curve of a game."""
        raise AssertionError("a game can be judged")

    def lean(self, g: G, seat: int, acts: list[int]) -> int:
        """A likely act, cheaply chosen by chance, for the playouts of a search."""
        return g.chance.pick(IMAGINED, acts)

    def settled(self, g: G) -> bool:
        """Whether a search may stop looking ahead here and judge: between two rounds, say."""
        return False

    def lent(self, g: G) -> list[float]:
        """By seat: how much of its worth is what others of its side are about to do."""
        return [0.0] * len(g.sealed)

    def plausible(self, g: G, seat: int) -> float:
        """How readily players come to what this seat has imagined, from 0 to 1, by experience."""
        return 1.0

    def cast(self, seats: int, seat: int) -> list[tuple[str, int]]:
        """Whom a seat plays, as nouns, where that is fixed before the game; mostly nobody."""
        return []

    def confidants(self, g: G) -> list[int]:
        """Seats that may talk among themselves now, unheard by all others; mostly none."""
        return []

    def reckoning(self, g: G, seat: int) -> dict[str, list[int]]:
        """What a seat can work out from what it sees, for its board; mostly nothing."""
        return {}

    def points(self, g: G) -> list[list[int]]:
        """By seat: points by source if the game ended now, by what lies open; mostly nothing."""
        return []

    def vain(self, g: G, seat: int) -> list[int]:
        """Of a seat's legal acts those that would hit nobody now, by what lies open."""
        return []

    def foresee(self, g: G, seat: int, act: int) -> G:
        """The position after a legal act and what follows from it without a choice.

        A game that has this shows on its board what an act would do. The position given is
        imagined, and what is shown must not depend on how.
        """
        return g

    def marks(self, g: G) -> dict[str, list[int]]:
        """What the account of a finished game shows of each position: by name, some numbers.

        A mark named like a group of counted lines is a curve: by seat, or one number for all.
        """
        return {}

    def sides(self, seats: int) -> list[list[int]]:
        """The seats that win and lose together; mostly everybody is alone."""
        return [[seat] for seat in range(seats)]

    def returns(self, g: G) -> list[float]:
        """By seat, from -1 to 1: what the end of the game is worth; 0 while it lasts.

        A side that wins alone gets 1, those who share a victory share it, and what they get the
        others lose in equal parts: over the sides the sum is 0.
        """
        seats = len(g.sealed)
        found = [0.0] * seats
        if not g.over:
            return found
        sides = self.sides(seats)
        winning = [side for side in sides if any(seat in g.winners for seat in side)]
        for side in sides:
            share = 1.0 / len(winning) if side in winning else 0.0
            for seat in side:
                found[seat] = share - (1.0 - share) / (len(sides) - 1)
        return found

    def scores(self, g: G) -> list[int]:
        raise AssertionError("a game can be scored")

    def samples(self) -> list[tuple[int, str]]:
        """Seats and legacies at which the referees sit down besides; mostly none."""
        return []

    # The hooks of a chronicle; a game without chapters has none of them. A legacy is text.

    def found(self, heirs: int) -> str:
        """The legacy before the first chapter."""
        raise AssertionError("a game with chapters begins somewhere")

    def join(self, legacy: str) -> str:
        """The legacy with one heir more, behind the others."""
        raise AssertionError("a game with chapters takes newcomers")

    def depart(self, legacy: str, heir: int) -> str:
        """The legacy with an heir who has left for good."""
        raise AssertionError("a game with chapters lets people go")

    def attend(self, legacy: str, present: tuple[int, ...]) -> str:
        """The legacy with who sits at which seat, for a chapter to begin; or Refused."""
        raise AssertionError("a game with chapters seats its heirs")

    def bequest(self, g: G) -> str:
        """What a chapter that is over leaves to the next; nobody is present in it."""
        raise AssertionError("a game with chapters leaves something")

    def chronicled(self, g: G) -> dict[str, Any]:
        """The page of the book for a chapter that is over, as plain data."""
        return {}

    def wrongs(self, legacy: str) -> list[str]:
        """Invariants of a legacy that do not hold."""
        raise AssertionError("a game with chapters knows its invariants")

    def over_in(self, legacy: str) -> bool:
        """Whether this legacy is the last of its chronicle."""
        raise AssertionError("a chronicle has an end")

    def packets(self) -> list[str]:
        """Names of the sealed packets, in the order in which they are opened."""
        return []

    def packet(self, name: str) -> str:
        """What a packet holds, as canonical JSON; its hash stands in the book."""
        raise AssertionError("a packet holds something")

    def opened(self, g: G) -> int:
        """How many packets lie open."""
        return 0

    def opened_in(self, legacy: str) -> int:
        return 0

    def beyond(self, g: G) -> list[str]:
        """Fields that go beyond the bounds that the game has declared; none, if all is well."""
        sizes = {kind: len(names) for kind, names in self.vocabulary.nouns.items()}
        return beyond(g, self.sight, sizes)

    def classes(self) -> dict[str, type]:
        return self.sight.classes() | CHANCE.classes()

    def choose(self, chosen: dict[str, str]) -> tuple[int, ...]:
        """The options of a table, by name; Refused names what there is."""
        known = {option.key: option for option in self.options}
        for key in chosen:
            if key not in known:
                raise Refused("unknown-option", option=key, known=", ".join(known))
        numbers: list[int] = []
        for option in self.options:
            choice = chosen.get(option.key, option.choices[0])
            if choice not in option.choices:
                raise Refused(
                    "unknown-choice",
                    option=option.key,
                    choice=choice,
                    known=", ".join(option.choices),
                )
            numbers.append(option.choices.index(choice))
        return tuple(numbers)

    def chosen(self, options: tuple[int, ...]) -> dict[str, str]:
        return {o.key: o.choices[options[i]] for i, o in enumerate(self.options)}

    def begin(self, setting: Setting, tell: bool = False, chance: Chance | None = None) -> G:
        """A new game at its first question; its chance comes from the key unless it is given."""
        seats = setting.seats
        if not self.least <= seats <= self.most:
            raise Refused(
                "seats-refused", seats=str(seats), least=str(self.least), most=str(self.most)
            )
        g = self.blank(seats, setting.options, setting.legacy)
        start(g, self, seats, setting.options, chance or from_key(setting.key))
        g.story = [] if tell else None
        g.stack.append(frame(0, -1))
        run(g)
        return g


def _found_again(module: str, name: str) -> Game[Any]:
    import_module(module)
    return find(name)


_GAMES: Final[dict[str, Game[Any]]] = {}


def register(game: Game[Any]) -> None:
    _GAMES[game.name] = game


def registered() -> list[Game[Any]]:
    return list(_GAMES.values())


def find(name: str) -> Game[Any]:
    """The game of that name; Refused suggests the nearest one."""
    if name in _GAMES:
        return _GAMES[name]
    near = get_close_matches(name, list(_GAMES), 1, 0.3)
    raise Refused("unknown-game", name=name, known=", ".join(near or list(_GAMES)))
