"""The account of a game: what lines count, in which column, and for whom."""

from duskmoot.kernel.account import CHANCE, Ledger, Turn, telling
from duskmoot.kernel.story import EVERYBODY, Line, Tale

STEALS = Tale("steals", "clan:seat victim:seat glory:number", "book.steal", "glory/cards:glory")
TROPHY = Tale(
    "trophy", "clan:seat beast:beast points:number", "book.trophy", "score/{beast}:points"
)
RISES = Tale("rises", "n:number influence:number", "book.rise", "influence/fangs:=influence")
FALLS = Tale("falls", "n:number influence:number", "book.fall", "influence/lost:=influence")
RAISES = Tale("raises", "clan:seat rage:number", "book.raise")
RESTS = Tale("rests", "clan:seat", "book.rest", tallies="rests")
SUFFERS = Tale("suffers", "n:number damage:number", "book.suffer", "wounds/dealt:=damage")
FALLS_ILL = Tale("falls-ill", "clan:seat", "book.ill", tallies="ill", favours="-clan")
HUNTED = Tale("hunted", "beast:beast", "book.hunt", tallies="hunted", favours="0")
DRAWS = Tale("draws", "clan:seat beast:beast", "book.draw")
ROUND = Tale("round", "n:number", "book.round", opens="round")
NIGHT = Tale("night", "", "book.night")


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
    assert telling(lines, Turn(9, "glory", 1, 4, 10)) == 2
    assert telling(lines, Turn(9, "glory", 2, 4, 10)) == -1
    assert telling([told(RISES, 3, 8)], Turn(9, "influence", -1, 5, 8)) == 0
    near = [told(RAISES, 1, 6), told(STEALS, 1, 0, 4)]
    jump = Turn(9, "glory", 1, 4, 10)
    assert telling(near, jump) == 1, "what counts comes before a number that fits by chance"
    race = [told(SUFFERS, 1, 4), told(RISES, 3, 8)]
    assert telling(race, Turn(9, "wounds", -1, 0, 4)) == 0, "of two races its own counts"


def test_a_chance_is_turned_by_others_too_but_not_the_other_way() -> None:
    lines = [told(ROUND, 3), told(NIGHT), told(RAISES, 1, 6)]
    fall, rise = Turn(9, CHANCE, 0, 60, 30), Turn(9, CHANCE, 0, 30, 60)
    assert telling(lines[:2], fall) == -1, "that a round begins or that night falls tells nothing"
    assert telling(lines, fall) == 2
    lines += [
        told(STEALS, 1, 2, 3),
        told(STEALS, 1, 2, 7),
        told(FALLS_ILL, 0),
        told(STEALS, 0, 1, 9),
    ]
    assert telling(lines, fall) == 4, "of two alike the larger one"
    assert telling(lines, rise) == 6
    assert telling(lines[:6], rise) == 2, "others' success raises nobody, nor does an own mishap"
    assert telling(lines[:3] + lines[5:6], fall) == 3
    assert telling([told(HUNTED, 5), told(RAISES, 2, 1)], fall) == 1
    assert telling([told(DRAWS, 2, 9), told(RAISES, 2, 1)], fall) == 0, (
        "something comes before a number"
    )
    assert telling([told(HUNTED, 5), told(RAISES, 2, 1)], rise) == 0
