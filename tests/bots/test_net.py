"""Nets of whole numbers: the same as slow arithmetic says, and the same again from a file."""

import zlib
from pathlib import Path
from random import Random

import pytest

from duskmoot.bots.net import FINE, UNIT, Net, Sparse, read, write

LOTS = Random(7)
INPUTS = 30
HIDDEN = 5
ROWS = {place: [LOTS.randint(-900, 900) for _ in range(HIDDEN)] for place in range(0, INPUTS, 2)}
BIAS = [LOTS.randint(-9000, 9000) for _ in range(HIDDEN)]
HEADS = {-1: [LOTS.randint(-300, 300) for _ in range(HIDDEN + 1)], 8: [1] * HIDDEN + [5]}
MADE = {"recipe": {"game": "none"}}


def seen(inputs: dict[int, float]) -> Sparse:
    found = Sparse()
    for place, number in inputs.items():
        found[place] = number
    return found


def slowly(head: int, inputs: dict[int, float]) -> float:
    layer = BIAS[:]
    for place, number in inputs.items():
        for unit, weight in enumerate(ROWS.get(place, [0] * HIDDEN)):
            layer[unit] += weight * round(number * FINE)
    layer = [max(0, each) for each in layer]
    weights = HEADS[head]
    return (sum(w * each for w, each in zip(weights, layer)) + weights[-1]) * UNIT


@pytest.mark.parametrize("seed", range(20))
def test_it_says_what_slow_arithmetic_says(seed: int) -> None:
    lots = Random(seed)
    net = Net(HIDDEN, ROWS, BIAS, HEADS, MADE)
    inputs = {place: lots.randint(-128, 128) / FINE for place in lots.sample(range(INPUTS), 12)}
    thought = net.think(seen(inputs))
    for head in HEADS:
        assert net.says(head, thought) == pytest.approx(slowly(head, inputs))


def test_what_is_written_twice_in_one_place_is_added_up() -> None:
    net = Net(HIDDEN, ROWS, BIAS, HEADS, MADE)
    twice = seen({4: 1.0})
    twice[4] = twice[4] + 1.0
    assert net.think(twice) == net.think(seen({4: 2.0}))


def test_a_file_brings_back_the_same_net(tmp_path: Path) -> None:
    file = tmp_path / "some.net"
    write(file, ROWS, BIAS, HEADS, MADE)
    found = read(file)
    inputs = seen({0: 1.0, 4: -0.5, 28: 2.0})
    assert found.think(inputs) == Net(HIDDEN, ROWS, BIAS, HEADS, MADE).think(inputs)
    assert (found.heads, found.made) == (HEADS, MADE)


def test_a_file_of_another_form_is_not_misread(tmp_path: Path) -> None:
    file = tmp_path / "some.net"
    file.write_bytes(zlib.compress(b'{"form":2}\n'))
    with pytest.raises(ValueError, match="form 2"):
        read(file)
