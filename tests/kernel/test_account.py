"""The account of a game: what lines count, in which column, and for whom."""

from duskmoot.kernel.account import Ledger, telling
from duskmoot.kernel.story import EVERYBODY, Line, Tale

STEALS = Tale("steals", "clan:seat victim:seat glory:number", "book.steal", "glory/cards:glory")
TROPHY = Tale(
    "trophy", "clan:seat beast:beast points:number", "book.trophy", "score/{beast}:points"
)
RISES = Tale("rises", "n:number influence:number", "book.rise", "influence/fangs:=influence")
FALLS = Tale("falls", "n:number influence:number", "book.fall", "influence/lost:=influence")
RAISES = Tale("raises", "clan:seat rage:number", "book.raise")
RESTS = Tale("rests", "clan:seat", "book.rest", tallies="rests")


def told(tale: Tale, *values: int) -> Line:
    return Line(tale, EVERYBODY, values)


def enter(ledger: Ledger, line: Line) -> None:
    ledger.enter(line, line.tale.counts)


def test_what_one_steals_the_victim_loses() -> None:
    ledger = Ledger(3)
    enter(ledger, told(STEALS, 0, 2, 5))
    enter(ledger, told(STEALS, 2, 1, 1))
    enter(ledger, told(RESTS, 1))
    assert [(column.key, column.values) for column in ledger.columns] == [("cards", [5, -1, -4])]


def test_a_noun_can_name_the_column() -> None:
    ledger = Ledger(2)
    enter(ledger, told(TROPHY, 0, 7, 3))
    enter(ledger, told(TROPHY, 1, 4, 1))
    enter(ledger, told(TROPHY, 0, 4, 2))
    found = [(column.kind, column.noun, column.values) for column in ledger.columns]
    assert found == [("beast", 7, [3, 0]), ("beast", 4, [2, 1])]


def test_of_a_marker_counts_how_far_it_moved() -> None:
    """The end of its track stops it, whatever the line says of n."""
    ledger = Ledger(2)
    enter(ledger, told(RISES, 7, 7))
    enter(ledger, told(FALLS, 2, 5))
    enter(ledger, told(RISES, 9, 13))
    assert {column.key: column.whole for column in ledger.columns} == {"fangs": 15, "lost": -2}
    assert ledger.columns[0].total(0) == ledger.columns[0].total(1) == 15


def test_a_line_may_count_by_being_told() -> None:
    ledger = Ledger(2)
    for seat in (1, 0, 1):
        ledger.enter(told(RESTS, seat), RESTS.tallies)
    assert [(column.key, column.values) for column in ledger.columns] == [("rests", [1, 2])]


def test_a_jump_is_told_by_the_line_that_speaks_of_it() -> None:
    lines = [told(RESTS, 1), told(STEALS, 0, 1, 2), told(STEALS, 1, 0, 6), told(RESTS, 0)]
    assert telling(lines, 1, 6) is lines[2]
    assert telling(lines, 2, 6) is None
    assert telling([told(RISES, 3, 8)], -1, 3) is not None
    near = [told(RAISES, 1, 6), told(STEALS, 1, 0, 4)]
    assert telling(near, 1, 6) is near[1], "what counts comes before a number that fits by chance"
