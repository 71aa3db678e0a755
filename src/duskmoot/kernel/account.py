"""The account of a finished game: why it ended, where the scores came from, how it went.

It is the sum of what lines of the story count, and of the marks that the game sets on its
positions. No game has code of its own for this.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from duskmoot.kernel.flow import State
from duskmoot.kernel.game import Setting
from duskmoot.kernel.replay import Session
from duskmoot.kernel.story import Count, Line, Tale

NOBODY: Final[int] = -1
TURNS: Final[int] = 5
"""Turning points that are named."""
CHANCE: Final[str] = "chance"
"""In place of a group: the curve of chances, which no line counts."""


class Column:
    """One source of scores: by seat, or for the whole table where lines name no seat."""

    def __init__(self, group: str, key: str, kind: str, noun: int, seats: int) -> None:
        self.group = group
        self.key = key
        """Its name; "" where a noun names it."""
        self.kind = kind
        self.noun = noun
        self.values = [0] * seats
        self.whole = 0

    def total(self, seat: int) -> int:
        return self.whole + self.values[seat]


class Ledger:
    """Columns that grow line by line."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.columns: list[Column] = []
        self._markers: dict[str, int] = {}
        """By group: where its marker stood last."""

    def enter(self, line: Line, counts: list[Count]) -> None:
        for count in counts:
            amount = line.part(count.part) if count.part else 1
            if count.marker:
                amount -= self._markers.get(count.group, 0)
                self._markers[count.group] = line.part(count.part)
            column = self._column(count, line)
            first = True
            for name, kind, value in zip(line.tale.names, line.tale.kinds, line.values):
                if kind == "seat" and first:
                    column.values[value] += amount
                    first = False
                elif kind == "seat" and name == "victim":
                    column.values[value] -= amount
            if first:
                column.whole += amount

    def _column(self, count: Count, line: Line) -> Column:
        kind, noun = "", NOBODY
        if count.noun:
            at = line.tale.names.index(count.noun)
            kind, noun = line.tale.kinds[at], line.values[at]
        for column in self.columns:
            if column.group == count.group and column.key == count.column and column.noun == noun:
                return column
        self.columns.append(Column(count.group, count.column, kind, noun, self.seats))
        return self.columns[-1]


class Scene:
    """A stretch of the game, from the act after which its first line was told."""

    def __init__(self, kind: str, at: int, number: int) -> None:
        self.kind = kind
        self.at = at
        self.number = number
        """The number that its line speaks of, such as the round; else how many there were."""


class Turn:
    """A turning point: the act after which a curve jumped, and the line that tells of it."""

    def __init__(self, at: int, group: str, seat: int, before: int, after: int) -> None:
        self.at = at
        self.group = group
        self.seat = seat
        self.before = before
        self.after = after
        self.line: Line | None = None


class Account:
    def __init__(self, seats: int) -> None:
        self.ledger = Ledger(seats)
        self.tally = Ledger(seats)
        self.marks: dict[str, list[tuple[int, list[int]]]] = {}
        """By name: the act from which on it had these values, and the values."""
        self.scenes: list[Scene] = []
        self.lines: list[int] = []
        """How many lines had been told after so many acts."""
        self.reason: list[Line] = []
        """The line because of which the game ended, behind those of the same act before it."""
        self.turns: list[Turn] = []
        self.deeds: list[tuple[int, Line]] = []
        """What counted or was good or bad for somebody, and the act with which it was told."""

    @property
    def columns(self) -> list[Column]:
        return self.ledger.columns

    @property
    def numbers(self) -> list[Column]:
        """What is worth telling of the evening besides the scores."""
        return self.tally.columns


def account_of(setting: Setting, acts: list[tuple[int, int]]) -> tuple[Account, State]:
    """The account of a finished game in one pass over its acts, and its last position."""
    session = Session(setting)
    account = Account(setting.seats)
    _position(account, session, 0)
    for seat, act in acts:
        session.play(seat, act)
        _position(account, session, account.lines[-1])
    assert session.state.over, "only a finished game has an account"
    for ledger in (account.ledger, account.tally):
        _arrange(ledger, session.game.tales)
    story = session.state.story or []
    account.reason = _reason(account, story)
    account.turns = _turns(account, story)
    return account, session.state


def _position(account: Account, session: Session, told: int) -> None:
    g = session.state
    at = len(session.acts)
    assert g.story is not None
    for line in g.story[told:]:
        account.ledger.enter(line, line.tale.counts)
        account.tally.enter(line, line.tale.tallies)
        if line.tale.opens:
            _open(account, line, at)
        if line.tale.counts or line.tale.tallies or line.tale.favours:
            account.deeds.append((at, line))
    account.lines.append(len(g.story))
    for name, values in session.game.marks(g).items():
        kept = account.marks.setdefault(name, [])
        if not kept or kept[-1][1] != values:
            kept.append((at, values))


def _arrange(ledger: Ledger, tales: list[Tale]) -> None:
    """Columns in the order in which the game names what counts, and by noun."""
    places: dict[str, int] = {}
    for n, tale in enumerate(tales):
        for count in [*tale.counts, *tale.tallies]:
            places.setdefault(f"{count.group}/{count.column}", n)
    ledger.columns.sort(key=lambda column: (places[f"{column.group}/{column.key}"], column.noun))


def _open(account: Account, line: Line, at: int) -> None:
    """Lines of one kind in one act open one scene: all who fight fight the same combat."""
    kind = line.tale.opens
    before = [scene for scene in account.scenes if scene.kind == kind]
    if before and before[-1].at == at:
        return
    number = len(before) + 1
    if "number" in line.tale.kinds:
        number = line.values[line.tale.kinds.index("number")]
    account.scenes.append(Scene(kind, at, number))


def _reason(account: Account, story: list[Line]) -> list[Line]:
    for n in range(len(story) - 1, -1, -1):
        if story[n].tale.ends:
            first = [told for told in account.lines if told <= n]
            return story[first[-1] if first else 0 : n + 1]
    return []


def _turns(account: Account, story: list[Line]) -> list[Turn]:
    """The largest jumps of the curves, in the order in which they happened.

    What is dealt out before the first scene turns nothing, nor does the scoring at the very end.
    """
    groups = {column.group for column in account.columns}
    first = account.scenes[0].at if account.scenes else 0
    last = len(account.lines) - 1
    found: list[Turn] = []
    for group, kept in account.marks.items():
        if group not in groups:
            continue
        for (_, old), (at, new) in pairwise(kept):
            if at <= first or (at == last and len(new) > 1):
                continue
            jumps = [abs(new[i] - old[i]) for i in range(len(new))]
            i = jumps.index(max(jumps))
            found.append(Turn(at, group, i if len(new) > 1 else NOBODY, old[i], new[i]))
    found.sort(key=lambda turn: -abs(turn.after - turn.before))
    for turn in found:
        told = story[account.lines[turn.at - 1] : account.lines[turn.at]]
        place = telling(told, turn)
        turn.line = told[place] if place >= 0 else None
    return sorted(found[:TURNS], key=lambda turn: turn.at)


def telling(told: list[Line], turn: Turn) -> int:
    """The place of the line that tells most of such a turn, or -1.

    Of two alike: the later one for a chance, which all of them led to, else the cause, the first.
    """
    later = turn.group == CHANCE
    best = -1
    most = (0, 0)
    for place, line in enumerate(told):
        found = (_weight(line, turn), _size(line))
        if found[0] and (found > most or (later and found == most)):
            best, most = place, found
    return best


def _weight(line: Line, turn: Turn) -> int:
    """What counts is told before what is only worth telling, and own deeds before others'.

    A chance can turn by what others do, a score by what counts for it.
    """
    tale = line.tale
    likely = turn.group == CHANCE
    seats = [value for kind, value in zip(tale.kinds, line.values) if kind == "seat"]
    own = turn.seat in seats
    if (tale.opens or not line.values) and not tale.tallies:
        return 0  # that a round begins, or that night falls, tells nothing
    if seats and not own and turn.seat != NOBODY and not likely:
        return 0
    if line.good_for(turn.seat) * (turn.after - turn.before) < 0:
        return 0
    counts = [count for count in tale.counts if likely or count.group == turn.group]
    things = any(kind not in ("seat", "number") for kind in tale.kinds)
    weight = 1 + things + 4 * bool(counts) + 3 * bool(tale.tallies)
    if own and len(line.values) > 1:  # whose turn it is tells little
        weight += 2
    if not likely:
        numbers = [n for kind, n in zip(tale.kinds, line.values) if kind == "number" and n]
        matches = (own or turn.seat == NOBODY) and abs(turn.after - turn.before) in numbers
        weight += bool(numbers) + 3 * matches
    return weight


def _size(line: Line) -> int:
    """How much of it counts: of two alike the larger one is told."""
    counted = [*line.tale.counts, *line.tale.tallies]
    return max([line.part(count.part) for count in counted if count.part], default=0)
