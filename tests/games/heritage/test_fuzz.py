"""Random effects on random tables: nothing is lost, nothing is a dead end, all can be saved."""

import json
from random import Random

import pytest

from duskmoot.kernel import flow
from duskmoot.kernel.record import digest, pack, unpack
from duskmoot.kernel.view import imagine, view
from tests.games.heritage.court import GAME
from tests.games.heritage.fuzz import Effects, begin_effects, random_table, step

LONGEST = 600


def fuzz(seed: int) -> None:
    chance = Random(seed)
    options = {option.key: chance.choice(option.choices) for option in GAME.options}
    g = random_table(chance, options)
    rows = Effects(chance).rows(2)
    if g.recruited:
        rows = [row for row in rows if "recruit" not in str(row) and "chaos" not in str(row)]
    if not rows:
        return
    begin_effects(g, chance, rows)
    for n in range(LONGEST):
        assert GAME.broken(g) == [], rows
        if not g.threads:
            return
        if n % 7 == 0:
            again = unpack(json.loads(json.dumps(pack(g))), GAME.classes())
            assert digest(again) == digest(g)
            for seat in range(-1, len(g.bloodlines)):
                seen = view(g, seat)
                other = imagine(GAME, seen, bytes(32))
                assert view(other, seat).acts == seen.acts, rows
            g = g.clone()
        assert flow.question(g).key
        step(g, chance)
    raise AssertionError(f"no end of {rows}")


@pytest.mark.parametrize("seed", range(150))
def test_random_effects_resolve(seed: int) -> None:
    fuzz(seed)


@pytest.mark.slow
@pytest.mark.parametrize("hundred", range(40))
def test_thousands_of_random_effects_resolve(hundred: int) -> None:
    for seed in range(100):
        fuzz(1000 + 100 * hundred + seed)
