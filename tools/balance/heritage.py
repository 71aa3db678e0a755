"""Who wins at Heritage when all seats think alike: by clan, leader, seat and battlegrounds.

Every game is played on other battlegrounds, all 24 sets in turn. Also told are the points by
source, the intrigues that are hardly ever played, and battlegrounds on which nobody scores.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import mean
from typing import Final

from duskmoot.arena.simulate import key_of
from duskmoot.games.heritage import tales
from duskmoot.games.heritage.cards import BOARD_INTRIGUES, CLAN_DECKS, INTRIGUE_NAMES, VAMPIRES
from duskmoot.games.heritage.pieces import BOARD_NAMES, CLAN_NAMES
from duskmoot.games.heritage.rules.end import points
from duskmoot.games.heritage.state import Heritage
from duskmoot.kernel.game import Setting, find
from tools.balance.games import told
from tools.balance.shares import share, tenths

GAME: Final = find("heritage")
SOURCES: Final = ["class", "temperament", "geography", "power", "boons", "notoriety", "events"]
CHOICES: Final = {option.key: option.choices for option in GAME.options}
SELDOM: Final = 0.02
"""Intrigues that fewer of those who could have them play are named."""


@dataclass
class Seat:
    """How one seat did in one game."""

    place: int
    turn: int
    """Its place in turn order in the first round."""
    clan: str
    leader: str
    boards: tuple[str, ...]
    points: list[int]
    """By source."""
    won: bool
    played: Counter[int]
    """Intrigues."""
    deeds: Counter[str]

    @property
    def total(self) -> int:
        return sum(self.points)


def battlegrounds(number: int) -> dict[str, str]:
    """The set of this game: each choice of a board with each of the others."""
    found: dict[str, str] = {}
    for axis in ("class-board", "temperament-board", "geography-board"):
        choices = CHOICES[axis]
        found[axis] = choices[number % len(choices)]
        number //= len(choices)
    return found


def play(number: int, seats: int, seed: int, bot: str) -> list[Seat]:
    options = GAME.choose(battlegrounds(number))
    g = GAME.begin(Setting(GAME, seats, options, key_of(seed, number)), True)
    assert isinstance(g, Heritage)
    first = g.first
    played: list[Counter[int]] = [Counter() for seat in range(seats)]
    deeds: list[Counter[str]] = [Counter() for seat in range(seats)]
    for line in told(GAME, g, number, seed, bot):
        if line.tale is tales.PLAYS:
            played[line.values[0]][line.values[1]] += 1
        if line.tale.names and line.tale.names[0] == "player":
            deeds[line.values[0]][line.tale.key] += 1
    return [
        Seat(
            b.seat,
            (b.seat - first) % seats,
            CLAN_NAMES[b.clan],
            VAMPIRES[b.line[0]].id,
            tuple(BOARD_NAMES[board] for board in g.boards),
            points(g, b.seat),
            b.seat in g.winners,
            played[b.seat],
            deeds[b.seat],
        )
        for b in g.bloodlines
    ]


# The report.


def shares(title: str, rows: Iterable[tuple[str, Seat]]) -> None:
    """Of the seats under each name, how many won, best first."""
    under: dict[str, list[Seat]] = {}
    for name, seat in rows:
        under.setdefault(name, []).append(seat)
    print(f"\n{title:34} seats    won            95%  points")
    for name in sorted(under, key=lambda name: -mean(s.won for s in under[name])):
        won = share(name, [float(s.won) for s in under[name]])
        print(f"{won} {mean(s.total for s in under[name]):6.1f}")


def sources(title: str, seats: list[Seat]) -> None:
    means = [mean(s.points[i] for s in seats) for i in range(len(SOURCES))]
    named = ", ".join(f"{name} {n:.1f}" for name, n in zip(SOURCES, means))
    print(f"{title}: {mean(s.total for s in seats):.1f} = {named}")


def boards(games: list[list[Seat]]) -> None:
    """What each battleground pays a seat, and how often nobody."""
    print("\nbattleground         games  points a seat  best seat  nobody scores")
    for name in BOARD_NAMES:
        on_it = [game for game in games if name in game[0].boards]
        if not on_it:
            continue
        axis = on_it[0][0].boards.index(name)
        paid = [[seat.points[axis] for seat in game] for game in on_it]
        nobody = mean(not any(each) for each in paid)
        average, best = mean(map(mean, paid)), mean(map(max, paid))
        print(f"{name:18} {len(on_it):7} {average:14.2f} {best:10.2f} {nobody:14.0%}")


def cards(everybody: list[Seat]) -> None:
    """How often those play an intrigue who could: the clan, or all at that battleground."""
    rates: dict[int, float] = {}
    for clan, deck in enumerate(CLAN_DECKS):
        of_clan = [seat for seat in everybody if seat.clan == CLAN_NAMES[clan]]
        for card in deck:
            if of_clan:
                rates[card] = mean(seat.played[card] for seat in of_clan)
    for board, card in enumerate(BOARD_INTRIGUES):
        there = [seat for seat in everybody if BOARD_NAMES[board] in seat.boards]
        if there:
            rates[card] = mean(seat.played[card] for seat in there)
    seldom = sorted((rate, INTRIGUE_NAMES[card]) for card, rate in rates.items() if rate < SELDOM)
    print(f"\nplayed by less than {SELDOM:.0%} of those who could:", end=" ")
    print(", ".join(f"{name} {rate:.1%}" for rate, name in seldom) or "none")
    often = sorted((-rate, INTRIGUE_NAMES[card]) for card, rate in rates.items())
    print("plays a game, by card: " + ", ".join(f"{name} {-rate:.2f}" for rate, name in often))


def report(games: list[list[Seat]]) -> None:
    everybody = [seat for game in games for seat in game]
    winners = [seat for seat in everybody if seat.won]
    shares("seat", ((str(s.place + 1), s) for s in everybody))
    shares("turn order in round 1", ((str(s.turn + 1), s) for s in everybody))
    shares("clan", ((s.clan, s) for s in everybody))
    shares("leader", ((s.leader.removeprefix("leader_"), s) for s in everybody))
    first = [s for s in everybody if not s.turn]
    shares("boards: the first player", ((" ".join(s.boards), s) for s in first))
    boards(games)
    print()
    sources("all seats", everybody)
    sources("winners", winners)
    for clan in CLAN_NAMES:
        own = [seat for seat in everybody if seat.clan == clan]
        if own:
            sources(clan, own)
    for name, seats in (("winning", winners), ("any", everybody)):
        print(f"{name} points by tenths: {tenths([s.total for s in seats])}")
    cards(everybody)
    deeds = Counter[str]()
    for s in everybody:
        deeds.update(s.deeds)
    each = ", ".join(f"{key} {n / len(everybody):.2f}" for key, n in deeds.most_common())
    print(f"told of each seat: {each}")
