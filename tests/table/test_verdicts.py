"""What decisions cost: the order in which they are judged, and what a verdict says."""

from duskmoot.table.afterwards import Chances, Decisions, Judged, Mark, Opinion, Verdict
from duskmoot.table.verdicts import judge, next_to_judge

FALLING = Chances([Mark(0, [50]), Mark(10, [45]), Mark(20, [10]), Mark(40, [90])], [], 4, 8, True)
UNKNOWN = Chances([], [], 0, 0, False)


def three() -> Decisions:
    return Decisions(0, [Verdict(at, "action", "pass") for at in (2, 12, 30)], 0, False)


def order(chances: Chances, costs: dict[int, int]) -> list[tuple[int, int]]:
    """Which decision is judged after how many tries, until none is left."""
    found = three()
    judged: list[tuple[int, int]] = []
    while (verdict := next_to_judge(found, chances, (100, 500))) is not None:
        verdict.tries = 500 if verdict.tries else 100
        verdict.cost = costs.get(verdict.at)
        judged.append((verdict.at, verdict.tries))
    return judged


def test_first_where_the_game_fell_most_then_the_dearest() -> None:
    looks = [(12, 100), (2, 100), (30, 100)]
    assert order(FALLING, {2: 3, 30: 20}) == [*looks, (30, 500), (2, 500), (12, 500)]


def test_without_a_curve_in_the_order_of_the_game() -> None:
    assert order(UNKNOWN, {})[:3] == [(2, 100), (12, 100), (30, 100)]


def verdict_on(played: str, *acts: Judged) -> Verdict:
    verdict = Verdict(7, "action", played)
    judge(verdict, Opinion(7, 0, "action", played, 100, False, list(acts)))
    return verdict


def test_a_verdict_says_what_was_better_and_by_how_much() -> None:
    verdict = verdict_on("pass", Judged("invade", 80, 47), Judged("pass", 20, 12))
    assert (verdict.best, verdict.cost, verdict.tries) == ("invade", 35, 100)


def test_what_the_bot_would_have_played_costs_nothing() -> None:
    verdict = verdict_on("invade", Judged("invade", 80, 47), Judged("pass", 20, 51))
    assert (verdict.best, verdict.cost) == ("invade", 0)
    assert verdict_on("pass", Judged("invade", 80, 47), Judged("pass", 20, 51)).cost == 0


def test_what_was_hardly_tried_has_no_cost() -> None:
    assert verdict_on("pass", Judged("invade", 99, 47), Judged("pass", 1, None)).cost is None
