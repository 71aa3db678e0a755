"""The end of the chronicle (book: ЗАВЕРШЕНИЕ ХРОНИКИ)."""

from __future__ import annotations

from duskmoot.games.heritage.chronicle.finale import final_points, section_points, sovereigns
from duskmoot.games.heritage.chronicle.tables import PARAMETERS
from duskmoot.games.heritage.legacy import Legacy
from duskmoot.games.heritage.pieces import CHAPTERS, NONE, PARAMETER_NAMES
from tests.card import card
from tests.games.heritage.aftermath import Aftermath
from tests.games.heritage.court import GAME
from tests.rule import rule


def sheet(**marks: int) -> tuple[int, ...]:
    row = [0] * len(PARAMETERS)
    for parameter, n in marks.items():
        row[PARAMETER_NAMES.index(parameter)] = n
    return tuple(row)


def worth(**changed: int) -> tuple[int, ...]:
    return tuple([changed.get(row.id, row.worth) for row in PARAMETERS])


def at_the_end(*sheets: tuple[int, ...], **changed: int) -> Aftermath:
    """After chapter 21 with these sheets; titles are anna's unless a test moves them."""
    chapter = Aftermath(21)
    chapter.g.marks = sheets + chapter.g.marks[len(sheets) :]
    chapter.g.worth = worth(**changed)
    return chapter


@rule("chronicle.finale.when")
def test_the_chronicle_ends_after_the_seventh_age() -> None:
    chapter = Aftermath(21)
    chapter.ends()
    chapter.over()
    assert chapter.page()["final"] is not None
    assert GAME.over_in(GAME.bequest(chapter.g))
    assert chapter.legacy().chapter == CHAPTERS + 1
    before = Aftermath(20)
    before.ends()
    before.over()
    assert before.page()["final"] is None
    assert not GAME.over_in(GAME.bequest(before.g))


@rule("chronicle.finale.score")
def test_marks_count_by_the_worth_of_their_parameter() -> None:
    chapter = at_the_end(sheet(fortune=3, mercy=2, camarilla=2, sabbat=1), fortune=2, camarilla=-1)
    chapter.g.honours = ((), (), ())
    assert section_points(chapter.g, 0) == [6, 0, 2, 0, -2]
    assert final_points(chapter.g, 0) == 6


@rule("chronicle.finale.disciplines")
def test_each_discipline_marked_is_worth_one() -> None:
    chapter = at_the_end(sheet(auspex=1, potence=3))
    assert section_points(chapter.g, 0)[3] == 4


@rule("chronicle.finale.titles")
def test_each_title_won_is_worth_one() -> None:
    chapter = at_the_end(sheet())
    chapter.g.honours = ((1, 4, 5, 9, 12, 20), (), ())
    assert final_points(chapter.g, 0) == 6
    assert final_points(chapter.g, 1) == 0


@rule("example.chronicle-30")
def test_the_example_of_the_book() -> None:
    chapter = at_the_end(
        sheet(
            allies=1,
            domain=1,
            fortune=1,
            cunning=2,
            mercy=4,
            honour=1,
            auspex=2,
            presence=2,
            camarilla=1,
            sabbat=2,
        ),
        mercy=3,
        honour=2,
        camarilla=1,
    )
    chapter.g.honours = ((1, 2, 3, 4, 5, 6), (), ())
    assert section_points(chapter.g, 0) == [3, 2, 14, 4, 1]
    assert final_points(chapter.g, 0) == 30


@rule("chronicle.finale.winner", "chronicle.persist.winner-per-chapter")
@card("final_card")
def test_most_points_win_the_chronicle_and_the_last_card() -> None:
    chapter = at_the_end(sheet(), sheet(mercy=5, honour=5, lore=5, cunning=5, allies=5))
    assert final_points(chapter.g, 0) == 20
    assert final_points(chapter.g, 1) == 25
    chapter.ends()
    assert len(chapter.g.honours[0]) == 21
    chapter.until("seal")
    assert chapter.told("sovereign") == [{"player": "boris"}]
    assert chapter.g.opened == len(GAME.packets())
    chapter.over()
    assert chapter.g.winners == [0], "the chapter has its own winner"
    final = chapter.page()["final"]
    assert final["winners"] == [1]
    mercy = PARAMETER_NAMES.index("mercy")
    assert [mercy, 5, chapter.g.worth[mercy], 5 * chapter.g.worth[mercy]] in final["rows"][1]
    assert final["totals"][1] == final_points(chapter.g, 1)


@rule("chronicle.finale.winner")
def test_ties_go_to_titles_then_to_disciplines_and_then_two_rule() -> None:
    chapter = at_the_end(sheet(mercy=2), sheet(mercy=1), sheet(honour=2))
    chapter.g.honours = ((), (3,), ())
    assert sovereigns(chapter.g) == [1]
    chapter.g.marks = (sheet(mercy=2), sheet(mercy=1, auspex=1), sheet())
    chapter.g.honours = ((), (), ())
    assert sovereigns(chapter.g) == [1]
    chapter.g.marks = (sheet(mercy=2), sheet(lore=2), sheet())
    assert sovereigns(chapter.g) == [0, 1]


@rule("chronicle.finale.winner")
def test_an_heir_who_left_is_reckoned_and_cannot_win() -> None:
    def left(legacy: Legacy) -> None:
        former = type(legacy.heirs[0])()
        for field in ("gone", "joined"):
            setattr(former, field, 1)
        former.marks = sheet(mercy=5, honour=5, lore=5, cunning=5, allies=5, domain=5, renown=5)
        former.honours = former.leaders = former.assets = former.burdens = former.won = ()
        former.haven = NONE
        former.age_points = 0
        legacy.heirs += (former,)

    chapter = Aftermath(21, left)
    chapter.ends()
    chapter.over()
    assert chapter.page()["final"]["winners"] == [0]
    assert chapter.page()["final"]["totals"][3] >= 35
    assert chapter.told("final-absent")[0]["heir"] == 4


@rule("chronicle.results.order")
def test_the_last_chapter_asks_for_answers_the_outcome_and_the_seal_alone() -> None:
    chapter = Aftermath(21)
    chapter.tree("anna", "smith: ancilla=war_brand\npage: war")
    chapter.g.marks = (sheet(fortune=1), *chapter.g.marks[1:])
    chapter.wins("anna", 1, 3)
    chapter.wins("clara", 5)
    chapter.ends()
    asked: list[str] = []
    while not chapter.g.over:
        asked.append(chapter.asks())
        name = asked[-1].partition(" ")[0]
        chapter.act(name, chapter.offers(name)[0])
    assert asked == [
        *["clara event", "anna event", "anna event", "anna outcome"],
        *["anna seal", "boris seal", "clara seal"],
    ]
