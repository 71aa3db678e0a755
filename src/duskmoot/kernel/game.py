"""The plug of a game, and the registry of games."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr

from duskmoot.kernel.acts import Vocabulary
from duskmoot.kernel.ask import G
from duskmoot.kernel.chance import from_key
from duskmoot.kernel.flow import Outline, frame, run, start
from duskmoot.kernel.story import Tale
from duskmoot.kernel.view import CHANCE, IMAGINED
from duskmoot.kernel.zones import Sight


class Refused(Exception):
    """A request that cannot be granted: a message key of the shell, and its parameters."""

    def __init__(self, key: str, **parts: str) -> None:
        super().__init__(f"{key} {parts}")
        self.key = key
        self.parts = parts


class Option:
    """A choice made when a table is set; the first choice is the default."""

    def __init__(self, key: str, choices: list[str]) -> None:
        self.key = key
        self.choices = choices


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
        for number, outline in enumerate(outlines):
            outline.number = number

    def blank(self, seats: int, options: tuple[int, ...]) -> G:
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

    def cast(self, seats: int, seat: int) -> list[tuple[str, int]]:
        """Whom a seat plays, as nouns, where that is fixed before the game; mostly nobody."""
        return []

    def confidants(self, g: G) -> list[int]:
        """Seats that may talk among themselves now, unheard by all others; mostly none."""
        return []

    def reckoning(self, g: G, seat: int) -> dict[str, list[int]]:
        """What a seat can work out from what it sees, for its board; mostly nothing."""
        return {}

    def scores(self, g: G) -> list[int]:
        raise AssertionError("a game can be scored")

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

    def begin(self, seats: int, options: tuple[int, ...], key: bytes, tell: bool = False) -> G:
        """A new game at its first question."""
        if not self.least <= seats <= self.most:
            raise Refused(
                "seats-refused", seats=str(seats), least=str(self.least), most=str(self.most)
            )
        g = self.blank(seats, options)
        start(g, self, seats, options, from_key(key))
        g.story = [] if tell else None
        g.stack.append(frame(0, -1))
        run(g)
        return g


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
