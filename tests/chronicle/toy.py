"""The Long Vigil, a toy game with a chronicle of three chapters; made for tests only.

Two to four heirs keep watch. In each of three hours everyone either draws a candle from the deck
or keeps one of two inches. Then the aftermath is opened: each heir takes one of its two gifts, and
all seal the page together. Gifts are handed down; after three nights the most of them wins.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from duskmoot.kernel.acts import Verb, Vocabulary, act, noun
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, State, ask, do, for_each, repeat, together
from duskmoot.kernel.game import Game, Option, Refused, register
from duskmoot.kernel.record import canonical
from duskmoot.kernel.story import Tale
from duskmoot.kernel.view import FLOW_SEES, FRAME, IMAGINED
from duskmoot.kernel.zones import ALL, DECK, GIVEN, LEARNED, Sight

DRAW: Final = 1
KEEP: Final = 2
GIFT: Final = 3
SEAL: Final = 4

CHAPTERS: Final = 3
HOURS: Final = 3
LENGTHS: Final = [1, 2, 3, 4] * 3
SHUFFLE: Final = 0

GIFTS: Final = [(2, 1), (3, 1), (1, 4)]
"""By chapter: what the first and the second gift of its aftermath are worth."""

TAKES: Final = Tale("takes", "heir:seat gift:gift", "vigil.gift")


class Vigil(State):
    chapter: int
    present: tuple[int, ...]
    gifts: tuple[int, ...]
    """By heir: worth of all gifts."""
    gone: tuple[int, ...]
    opened: int
    inches: list[int]
    hour: int
    deck: list[int]

    def clone(self) -> Vigil:
        g = Vigil()
        self.clone_flow_into(g)
        g.chapter = self.chapter
        g.present = self.present
        g.gifts = self.gifts
        g.gone = self.gone
        g.opened = self.opened
        g.inches = self.inches[:]
        g.hour = self.hour
        g.deck = self.deck[:]
        return g


SIGHT: Final = Sight(
    Vigil,
    {
        **FLOW_SEES,
        "chapter": ALL,
        "present": GIVEN,
        "gifts": GIVEN,
        "gone": GIVEN,
        "opened": LEARNED,
        "inches": ALL,
        "hour": ALL,
        "deck": DECK,
    },
    {"stack": FRAME},
)


def night_falls(g: Vigil) -> None:
    g.opened = 2 * (g.chapter - 1) + 1
    g.deck = LENGTHS[:]
    g.chance.shuffle(SHUFFLE, g.deck)


def all_seats(g: Vigil) -> list[int]:
    return list(range(len(g.inches)))


def next_hour(g: Vigil) -> None:
    g.hour += 1


def morning(g: Vigil) -> bool:
    return g.hour == HOURS


def open_aftermath(g: Vigil) -> None:
    g.opened = 2 * g.chapter


def finish(g: Vigil) -> None:
    best = max(g.inches)
    g.winners = [seat for seat, inches in enumerate(g.inches) if inches == best]
    g.over = True


class Watch(Ask[Vigil]):
    def offers(self, g: Vigil, seat: int) -> list[int]:
        return [act(DRAW, 0), act(KEEP, 0)]

    def forbids(self, g: Vigil, seat: int, act: int) -> str:
        return ""

    def answer(self, g: Vigil, seat: int, chosen: int) -> None:
        g.inches[seat] += g.deck.pop() if chosen == act(DRAW, 0) else 2


class TakeGift(Ask[Vigil]):
    def offers(self, g: Vigil, seat: int) -> list[int]:
        return [act(GIFT, 0), act(GIFT, 1)]

    def forbids(self, g: Vigil, seat: int, act: int) -> str:
        return "vigil.gift.winner" if noun(act) and g.inches[seat] < max(g.inches) else ""

    def answer(self, g: Vigil, seat: int, act: int) -> None:
        gifts = list(g.gifts)
        gifts[g.present[seat]] += GIFTS[g.chapter - 1][noun(act)]
        g.gifts = tuple(gifts)
        g.tell(TAKES, seat, noun(act))


class SealPage(Ask[Vigil]):
    def offers(self, g: Vigil, seat: int) -> list[int]:
        return [act(SEAL, 0)]

    def forbids(self, g: Vigil, seat: int, act: int) -> str:
        return ""

    def answer(self, g: Vigil, seat: int, act: int) -> None:
        pass


NIGHT: Final[Outline[Vigil]] = Outline("night")
HOUR: Final[Outline[Vigil]] = Outline("hour")
TURN: Final[Outline[Vigil]] = Outline("turn")
REWARD: Final[Outline[Vigil]] = Outline("reward")
NIGHT.reads(
    do(night_falls),
    repeat(HOUR, until=morning),
    do(open_aftermath),
    for_each(all_seats, REWARD),
    together(all_seats, SealPage("seal")),
    do(finish),
)
HOUR.reads(for_each(all_seats, TURN), do(next_hour))
TURN.reads(ask(Watch("watch")))
REWARD.reads(ask(TakeGift("gift")))


class LongVigil(Game[Vigil]):
    def blank(self, seats: int, options: tuple[int, ...], legacy: str) -> Vigil:
        inherited = json.loads(legacy or self.attend(self.found(seats), tuple(range(seats))))
        g = Vigil()
        g.chapter = inherited["chapter"]
        g.present = tuple(inherited["present"])
        g.gifts = tuple(inherited["gifts"])
        g.gone = tuple(inherited["gone"])
        g.opened = inherited["opened"]
        g.inches = [0] * seats
        g.hour = 0
        g.deck = []
        return g

    def believe(self, g: Vigil, seat: int) -> None:
        g.deck = g.chance.sample(IMAGINED, LENGTHS[:], len(g.deck))

    def broken(self, g: Vigil) -> list[str]:
        return [] if all(inches >= 0 for inches in g.inches) else ["inches"]

    def worth(self, g: Vigil) -> list[float]:
        return [inches / 12 for inches in g.inches]

    def scores(self, g: Vigil) -> list[int]:
        return g.inches[:]

    # The chronicle.

    def found(self, heirs: int) -> str:
        return canonical(
            {"chapter": 1, "opened": 0, "present": [], "gifts": [0] * heirs, "gone": []}
        )

    def join(self, legacy: str) -> str:
        content = json.loads(legacy)
        return canonical(content | {"gifts": [*content["gifts"], 0]})

    def depart(self, legacy: str, heir: int) -> str:
        content = json.loads(legacy)
        return canonical(content | {"gone": [*content["gone"], heir]})

    def attend(self, legacy: str, present: tuple[int, ...]) -> str:
        content = json.loads(legacy)
        if any(heir in content["gone"] or heir >= len(content["gifts"]) for heir in present):
            raise Refused("not-asked")
        return canonical(content | {"present": list(present)})

    def bequest(self, g: Vigil) -> str:
        return canonical(
            {
                "chapter": g.chapter + 1,
                "opened": g.opened,
                "present": [],
                "gifts": list(g.gifts),
                "gone": list(g.gone),
            }
        )

    def chronicled(self, g: Vigil) -> dict[str, Any]:
        seats = range(len(g.inches))
        order = sorted(seats, key=lambda seat: -g.inches[seat])
        page: dict[str, Any] = {
            "chapter": g.chapter,
            "present": list(g.present),
            "clans": [seat % 2 for seat in seats],
            "boards": [0],
            "points": [[inches, 1] for inches in g.inches],
            "totals": [inches + 1 for inches in g.inches],
            "places": order,
            "age_points": [len(order) - order.index(seat) for seat in seats],
        }
        if g.chapter == CHAPTERS:
            best = max(g.gifts)
            page["final"] = {
                "rows": [[[0, 1, gifts, gifts]] for gifts in g.gifts],
                "titles": [0 for gifts in g.gifts],
                "totals": list(g.gifts),
                "winners": [heir for heir, gifts in enumerate(g.gifts) if gifts == best],
            }
        return page

    def wrongs(self, legacy: str) -> list[str]:
        content = json.loads(legacy)
        return [f"heir {n}" for n, gifts in enumerate(content["gifts"]) if not 0 <= gifts <= 9]

    def over_in(self, legacy: str) -> bool:
        return bool(json.loads(legacy)["chapter"] > CHAPTERS)

    def packets(self) -> list[str]:
        return [f"{n + 1:02}_{part}" for n in range(CHAPTERS) for part in ("start", "aftermath")]

    def packet(self, name: str) -> str:
        chapter, _, part = name.partition("_")
        gifts = GIFTS[int(chapter) - 1] if part == "aftermath" else ()
        return canonical({"id": f"overview_{chapter}", "gifts": list(gifts)})

    def opened(self, g: Vigil) -> int:
        return g.opened

    def opened_in(self, legacy: str) -> int:
        return int(json.loads(legacy)["opened"])


VOCABULARY: Final = Vocabulary(
    [
        Verb(DRAW, "draw", ""),
        Verb(KEEP, "keep", ""),
        Verb(GIFT, "take", "gift"),
        Verb(SEAL, "seal", ""),
    ],
    {"gift": ["first", "second"], "clan": ["oak", "elm"], "board": ["hearth"]},
)


def vigil(version: int = 1) -> LongVigil:
    game = LongVigil(
        "vigil",
        version,
        (2, 4),
        [Option("wind", ["calm", "strong"])],
        VOCABULARY,
        SIGHT,
        [NIGHT, HOUR, TURN, REWARD],
        [TAKES],
    )
    game.chapters = CHAPTERS
    return game


GAME: Final = vigil()


@contextmanager
def on_the_shelf(game: Game[Any] = GAME) -> Iterator[None]:
    """The toy is registered, and is gone again for those who look at every game."""
    from duskmoot.kernel import game as kernel_game

    before = dict(kernel_game._GAMES)
    register(game)
    try:
        yield
    finally:
        kernel_game._GAMES.clear()
        kernel_game._GAMES.update(before)
