"""Action tables are frozen: what has a number keeps it."""

from __future__ import annotations

import json
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import pytest

from duskmoot.kernel import flow
from duskmoot.kernel.game import find
from duskmoot.research.env import make
from duskmoot.research.ids import every_act, table_of
from tests.research.tables import GAMES, midway

FROZEN = json.loads((Path(__file__).parent / "frozen_tables.json").read_text("utf-8"))
"""By table: how many lines it had when it was written down here, and their hash."""


@pytest.mark.parametrize("name", GAMES)
def test_a_table_holds_every_act_once(name: str) -> None:
    game = find(name)
    table = table_of(game)
    assert sorted(table.spelled) == sorted(every_act(game))
    assert len(set(table.acts)) == len(table)


@pytest.mark.parametrize("name", GAMES)
def test_a_table_is_only_appended_to(name: str) -> None:
    game = find(name)
    lines = table_of(game).spelled
    count, digest = FROZEN[f"{name}-{game.version}"]
    assert sha256("\n".join(lines[:count]).encode()).hexdigest() == digest


def test_no_table_is_ever_taken_away() -> None:
    kept = {file.name for file in files("duskmoot.research").joinpath("tables").iterdir()}
    assert kept == {f"{name}.txt" for name in FROZEN}


@pytest.mark.parametrize("name", GAMES)
def test_actions_and_acts_are_the_same_moves(name: str) -> None:
    env = midway(name)
    seat = env.asked()[0]
    acts = flow.legal(env.state, seat)
    actions = env.legal(seat)
    assert actions == sorted(env.actions.id(act) for act in set(acts))
    assert {env.actions.act(action) for action in actions} == set(acts)
    assert [env.actions.name(a) for a in actions] == [
        env.game.vocabulary.spell(env.actions.act(a)) for a in actions
    ]
    mask = env.mask(seat)
    assert [i for i, legal in enumerate(mask) if legal] == actions


def test_whoever_is_not_asked_has_no_legal_action() -> None:
    env = make("heritage", seats=3, seed=1)
    other = next(seat for seat in range(3) if seat not in env.asked())
    assert env.legal(other) == []
    assert not env.mask(other).any()
