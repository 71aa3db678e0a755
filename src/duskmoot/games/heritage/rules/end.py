"""The end of the game (book: КОНЕЦ ИГРЫ)."""

from __future__ import annotations

from typing import Final

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.boards.board import BOARDS
from duskmoot.games.heritage.cards import EVENTS
from duskmoot.games.heritage.lines import awake, boons_on, shows
from duskmoot.games.heritage.pieces import POINTS_BOON, POINTS_NOTORIETY, POINTS_POWER, ROUNDS
from duskmoot.games.heritage.state import Heritage
from duskmoot.kernel.story import Tale

UNKNOWN: Final[int] = -1000
"""In place of points that nobody can know."""
SOURCES: Final[list[Tale]] = [
    *(tales.SCORES_POWER, tales.SCORES_BOONS, tales.SCORES_NOTORIETY, tales.SCORES_EVENTS),
]
"""Which line tells of points that no battleground gives; in the order of `points`."""


def stop_the_marker(g: Heritage) -> None:
    """It has left its last cell: no round is played beyond (game-end.after-last)."""
    g.round = ROUNDS[len(g.bloodlines)]


def turn_tokens_up(g: Heritage) -> None:
    for board in g.boards:
        BOARDS[board].after_game(g)


def award_events(g: Heritage) -> None:
    for event in g.events:
        winner = winner_of(g, EVENTS[event].value)
        g.bloodlines[winner].events.append(event)
        g.tell(tales.WINS_EVENT, winner, event)
    g.events = []


def winner_of(g: Heritage, value: int) -> int:
    """Most vampires; among those tied a leader counts twice; then the Primogen."""
    seats = list(range(len(g.bloodlines)))
    tied = best(seats, [showing(g, seat, value) for seat in seats])
    twice = [int(shows(g.bloodlines[seat].line[0], value)) for seat in seats]
    return primogen(g, best(tied, twice))


def showing(g: Heritage, seat: int, value: int) -> int:
    b = g.bloodlines[seat]
    return len([p for p in awake(b) if shows(b.line[p], value)])


def best(among: list[int], counts: list[int]) -> list[int]:
    """Those of these seats whose count is the highest."""
    highest = max([counts[seat] for seat in among])
    return [seat for seat in among if counts[seat] == highest]


def primogen(g: Heritage, tied: list[int]) -> int:
    """Among the tied the holder of the first-player token, else the next of them clockwise."""
    return next(seat for seat in g.clockwise(g.first) if seat in tied)


def points(g: Heritage, seat: int) -> list[int]:
    """By source: the three battlegrounds, power, boons, notoriety, events (scoring.sources)."""
    b = g.bloodlines[seat]
    up = awake(b)
    found = [BOARDS[board].vp(g, seat) for board in g.boards]
    found.append(POINTS_POWER * sum([b.power[p] for p in up]))
    found.append(POINTS_BOON * sum([boons_on(b, p) for p in up]))
    found.append(POINTS_NOTORIETY * sum([b.notoriety[p] for p in up]))
    found.append(sum([EVENTS[event].points for event in b.events]))
    return found


def open_points(g: Heritage, seat: int) -> list[int]:
    """The same, with UNKNOWN for a battleground that something face down decides."""
    found = points(g, seat)
    for i in range(len(g.boards)):
        if BOARDS[g.boards[i]].unknown(g):
            found[i] = UNKNOWN
    return found


def total(g: Heritage, seat: int) -> int:
    return sum(points(g, seat)) if g.boards and g.bloodlines[seat].line else 0


def ranking(g: Heritage) -> list[int]:
    """From first to last: points, then fewer events, then the Primogen (scoring.tie)."""
    left = list(range(len(g.bloodlines)))
    totals = [total(g, seat) for seat in left]
    events = [-len(b.events) for b in g.bloodlines]
    order: list[int] = []
    while left:
        tied = best(best(left, totals), events)
        order.append(primogen(g, tied))
        left.remove(order[-1])
    return order


def score(g: Heritage) -> None:
    for b in g.bloodlines:
        found = points(g, b.seat)
        for i in range(len(g.boards)):
            if found[i]:
                g.tell(tales.SCORES_BOARD, b.seat, g.boards[i], found[i])
        for i, tale in enumerate(SOURCES, len(g.boards)):
            if found[i]:
                g.tell(tale, b.seat, found[i])
        g.tell(tales.SCORES, b.seat, sum(found))
    g.tell(tales.WINS, ranking(g)[0])


def finish(g: Heritage) -> None:
    g.winners = [ranking(g)[0]]
    g.over = True
