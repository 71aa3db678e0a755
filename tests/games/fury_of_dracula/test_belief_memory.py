"""What is kept of beliefs: every table has its own, and what a search imagines drives none away."""

from __future__ import annotations

from duskmoot.games.fury_of_dracula.belief.memory import IMAGINED, Tables, believed, foreseen
from duskmoot.games.fury_of_dracula.belief.trail import TrailBelief
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import Setting
from duskmoot.kernel.playout import Lots, play_at_random
from tests.games.fury_of_dracula.chase import GAME

TABLES = 24
SHORT = 90
"""Acts after which the evidence says something and is soon read."""


def after(acts: int, seed: int) -> Fury:
    g: Fury = GAME.begin(Setting(GAME, 3, GAME.choose({}), key_from_seed(seed)))
    play_at_random(g, Lots(seed), acts)
    return g


def logs(acts: int) -> list[list[int]]:
    return [after(acts, seed).evidence for seed in range(TABLES)]


def test_no_number_of_tables_drives_out_a_belief() -> None:
    tables = Tables()
    read = [tables.believed(log) for log in logs(SHORT)]
    assert all(tables.believed(log) is known for log, known in zip(logs(SHORT), read))


def test_a_table_reads_on_from_what_it_knew() -> None:
    tables = Tables()
    g = after(SHORT, 1)
    before = tables.believed(g.evidence)
    play_at_random(g, Lots(5), 40)
    assert len(g.evidence) > len(before.log)
    now = tables.believed(g.evidence)
    assert tables.alike(g.evidence) == [now, before]
    play_at_random(g, Lots(6), 40)
    newest = tables.believed(g.evidence)
    assert tables.alike(g.evidence) == [newest, now], "the oldest has had its day"


def test_with_too_many_trails_some_tables_are_forgotten_and_never_all() -> None:
    all_of_them = Tables()
    for log in logs(SHORT):
        all_of_them.believed(log)
    tables = Tables(all_of_them.trails * 3 // 4)
    for i in range(3):
        kept = 0
        for log in logs(SHORT):
            known = tables.alike(log)
            belief = tables.believed(log)
            kept += belief in known
            assert tables.trails <= tables.most
    assert 0 < kept < TABLES
    assert tables.trails == sum(
        len(b.keys) + len(b.anchor) for alike in tables.beliefs.values() for b in alike
    )


def test_what_is_imagined_drives_no_table_out() -> None:
    g = after(SHORT, 2)
    known = believed(g.evidence)
    for seed in range(12):
        other = g.clone()
        play_at_random(other, Lots(seed), 40)
        assert foreseen(other.evidence).log == other.evidence
    assert believed(g.evidence) is known
    assert foreseen(g.evidence) is known
    assert known not in IMAGINED


def test_what_is_kept_is_what_would_be_read() -> None:
    g = after(SHORT, 3)
    believed(g.evidence)
    play_at_random(g, Lots(3), 40)
    fresh = TrailBelief(believed(g.evidence).ground)
    for entry in g.evidence:
        fresh.observe(entry)
    assert list(fresh.keys.items()) == list(believed(g.evidence).keys.items())
    assert list(fresh.keys.items()) == list(foreseen(g.evidence).keys.items())
