"""Recorded games replay to the same digests and the same views."""

import pytest

from duskmoot.kernel.replay import load
from tests.conformance.play import Table
from tests.golden.record import (
    FOLDER,
    game_file,
    golden_tables,
    new_session,
    seen_by_all,
    views_file,
)

every_game = pytest.mark.parametrize("table", golden_tables(), ids=repr)


@every_game
def test_a_golden_game_replays_to_its_digests(table: Table) -> None:
    text = game_file(table).read_text("utf-8")
    session, names = load(text)
    assert session.state.over
    assert session.save(names) == text


@every_game
def test_a_golden_game_looks_the_same_to_all(table: Table) -> None:
    views = dict(line.split() for line in views_file(table).read_text("utf-8").splitlines())
    recorded, _ = load(game_file(table).read_text("utf-8"))
    session = new_session(table)
    for n, (seat, act) in enumerate(recorded.acts, 1):
        session.play(seat, act)
        if str(n) in views:
            assert (n, seen_by_all(session)) == (n, views.pop(str(n)))
    assert views == {}
    assert session.state.over


def test_there_is_no_golden_game_of_a_table_that_is_gone() -> None:
    expected = [path.name for table in golden_tables() for path in (game_file(table),)]
    expected += [views_file(table).name for table in golden_tables()]
    found = [path.name for path in FOLDER.iterdir() if path.suffix in (".json", ".views")]
    assert sorted(found) == sorted(expected)
