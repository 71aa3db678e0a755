"""Story: lines with parameters, a clause, and an audience."""

from duskmoot.kernel.story import EVERYBODY, Line, Tale
from duskmoot.kernel.view import SPECTATOR
from tests.kernel.positions import wake
from tests.kernel.toy import DRAWS, TOLLS

STRIKES = Tale("strikes", "hunter:seat victim:seat echoes:number", "book.strike")


def test_a_tale_names_its_parameters_and_their_kinds() -> None:
    assert STRIKES.names == ["hunter", "victim", "echoes"]
    assert STRIKES.kinds == ["seat", "seat", "number"]
    assert Tale("ends", "", "book.end").names == []


def test_a_line_is_told_as_plain_things() -> None:
    assert Line(STRIKES, EVERYBODY, (0, 2, 5)).told() == {
        "key": "strikes",
        "clause": "book.strike",
        "parts": {"hunter": 0, "victim": 2, "echoes": 5},
    }


def test_everybody_hears_what_is_told_to_all() -> None:
    line = Line(STRIKES, EVERYBODY, (0, 1, 2))
    assert all(line.heard_by(seat) for seat in (SPECTATOR, 0, 1, 6))


def test_a_whisper_is_heard_by_its_audience_alone() -> None:
    line = Line(STRIKES, 1 << 0 | 1 << 2, (0, 1, 2))
    assert [line.heard_by(seat) for seat in (SPECTATOR, 0, 1, 2, 3)] == [
        False,
        True,
        False,
        True,
        False,
    ]


def test_a_state_tells_and_whispers() -> None:
    g = wake()
    assert g.story == []
    g.tell(TOLLS, 4)
    g.whisper(1 << 1, DRAWS, 1, 5)
    assert [(line.tale.key, line.audience, line.values) for line in g.story] == [
        ("tolls", EVERYBODY, (4,)),
        ("draws", 2, (1, 5)),
    ]


def test_nothing_is_told_where_nobody_listens() -> None:
    g = wake()
    g.story = None
    g.tell(TOLLS, 4)
    g.whisper(1, DRAWS, 1, 5)
    assert g.story is None


def test_a_clone_has_heard_nothing() -> None:
    g = wake()
    g.tell(TOLLS, 4)
    assert g.clone().story is None
