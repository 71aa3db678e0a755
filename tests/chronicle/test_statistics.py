"""Statistics are counted from the pages of sealed chapters."""

from typing import Any

from duskmoot.chronicle.book import Link
from duskmoot.chronicle.chain import strike, with_link
from duskmoot.chronicle.statistics import statistics
from tests.chronicle.nights import after, founded

PAGE: dict[str, Any] = {
    "chapter": 3,
    "present": [0, 2],
    "boards": [0, 1, 2],
    "clans": [4, 7],
    "points": [[9, 0, 3, 2, 1, -1, 5], [4, 6, 0, 1, 0, 0, 2]],
    "totals": [19, 13],
    "places": [0, 1],
    "age_points": [3, 1],
    "events": [[5, 0, 1, 12, 0, 0], [6, -1, -1, -1, -1, -1]],
    "torpor": [[17, 0, 1], [18, 1, -1], [19, 1, 0]],
    "saved": [[0, 61], [1, 62]],
    "title": [0, 3],
    "age": {"points": [5, 0, 4], "winner": 0, "outcome": 2},
}


def counted(*pages: dict[str, Any]) -> dict[str, Any]:
    chronicle = founded()
    for n, page in enumerate(pages, 1):
        link = Link(n, 1, tuple(page["present"]), "", 1, state="sealed", page=page)
        chronicle = with_link(chronicle, link)
    return statistics(chronicle)


def test_one_page() -> None:
    found = counted(PAGE)
    assert found["wins"]["heir"] == [
        {"played": 1, "won": 1},
        {"played": 0, "won": 0},
        {"played": 1, "won": 0},
    ]
    assert found["wins"]["clan"] == [
        {"clan": 4, "played": 1, "won": 1},
        {"clan": 7, "played": 1, "won": 0},
    ]
    assert found["wins"]["seat"] == [{"played": 1, "won": 1}, {"played": 1, "won": 0}]
    assert found["points"]["source"][2] == [4, 6, 0, 1, 0, 0, 2]
    assert found["points"]["board"][0] == {"board": 0, "chapters": 1, "points": 13, "most": 9}
    assert found["events"] == {"heir": [1, 0, 0], "nobody": 1}
    assert found["titles"] == [[3], [], []]
    assert found["torpor"] == {"by": [[0, 0, 1], [0, 0, 0], [1, 0, 0]], "nobody": [0, 0, 1]}
    assert found["age_points"] == [[3, 0, 1]]
    assert found["ages"] == [{"chapter": 3, "points": [5, 0, 4], "winner": 0, "outcome": 2}]
    assert found["reckoning"] is None


def test_the_most_faithful_agent_comes_first() -> None:
    other = PAGE | {"saved": [[0, 70], [1, 62]]}
    agents = counted(PAGE, other)["agents"]
    assert agents[0] == {"heir": 2, "vampire": 62, "times": 2}
    assert [agent["times"] for agent in agents] == [2, 1, 1]


def test_struck_chapters_do_not_count() -> None:
    chronicle, _ = after(2)
    assert statistics(chronicle)["chapters"] == 2
    assert statistics(with_link(chronicle, strike(chronicle)))["chapters"] == 1


def test_the_reckoning_stands_there_after_the_finale() -> None:
    reckoning = statistics(after(3)[0])["reckoning"]
    assert max(reckoning["totals"]) == reckoning["totals"][reckoning["winners"][0]]


def test_an_empty_book_has_statistics_too() -> None:
    assert statistics(founded())["chapters"] == 0
