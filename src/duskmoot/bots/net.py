"""A small net of whole numbers that needs no library: sparse numbers in, one hidden layer.

The weights of one input stand side by side in one long integer, a lane for each hidden unit, so
that a whole row is added at once. Who trains a net in floats (research/training.py) rounds it to
these integers, and plays with exactly what was rounded.
"""

from __future__ import annotations

import json
import zlib
from array import array
from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

LANE: Final[int] = 32
"""Bits of a lane: no sum of a position comes near its limits."""
HALF: Final[int] = 1 << (LANE - 1)
FINE: Final[int] = 64
"""Numbers that go in are counted in steps of this part of 1."""
WEIGHT: Final[int] = 256
"""Weights are counted in steps of this part of 1."""
UNIT: Final[float] = 1.0 / (FINE * WEIGHT * WEIGHT)
"""What 1 of an output stands for."""
FORM: Final[int] = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Sparse:
    """A buffer for `kernel/encode.py` that keeps what was written, and where.

    Whatever is written twice in one place is added up.
    """

    def __init__(self) -> None:
        self.places: list[int] = []
        self.numbers: list[int] = []

    def __setitem__(self, place: int, number: float) -> None:
        self.places.append(place)
        self.numbers.append(
            int(number * FINE + 0.5) if number >= 0.0 else -int(0.5 - number * FINE)
        )

    def __getitem__(self, place: int) -> float:
        return 0.0


class Net:
    """One hidden layer; `heads` are the outputs, by what they are the outputs of."""

    def __init__(
        self,
        hidden: int,
        rows: dict[int, list[int]],
        bias: list[int],
        heads: dict[int, list[int]],
        made: dict[str, Any],
    ) -> None:
        self.hidden = hidden
        self.rows = {place: packed(row) for place, row in rows.items()}
        """By place of an input: its weights to all hidden units. Other inputs do not count."""
        self.bias = packed([number + HALF for number in bias])
        self.heads = heads
        """By name: the weights from all hidden units, and a constant behind them."""
        self.made = made
        """How it was made."""

    def think(self, seen: Sparse) -> list[int]:
        """The hidden layer for what is seen."""
        total = self.bias
        rows = self.rows
        numbers = seen.numbers
        for i, place in enumerate(seen.places):
            row = rows.get(place)
            if row is not None:
                number = numbers[i]
                total += row if number == 1 else row * number
        found: list[int] = []
        for lane in memoryview(total.to_bytes(self.hidden * 4, "little")).cast("I"):
            found.append(lane - HALF if lane > HALF else 0)
        return found

    def says(self, head: int, thought: list[int]) -> float:
        """One output for a hidden layer; 0 for one that was never trained."""
        weights = self.heads.get(head)
        if weights is None:
            return 0.0
        total = weights[self.hidden]
        for i, lane in enumerate(thought):
            if lane:
                total += weights[i] * lane
        return total * UNIT


def packed(row: list[int]) -> int:
    """Whole numbers side by side, each in its lane; negative ones borrow from their neighbour."""
    total = 0
    for number in reversed(row):
        total = (total << LANE) + number
    return total


def write(
    file: Path,
    rows: dict[int, list[int]],
    bias: list[int],
    heads: dict[int, list[int]],
    made: dict[str, Any],
) -> None:
    """A net as a file: a line that says what it is, then all its numbers, compressed."""
    head = {"form": FORM, "hidden": len(bias), "rows": list(rows), "heads": list(heads)}
    numbers = array("h")
    for row in rows.values():
        numbers.extend(row)
    wide = array("i", bias)
    for weights in heads.values():
        wide.extend(weights)
    text = json.dumps({**head, "made": made}, separators=(",", ":")).encode() + b"\n"
    body = numbers.tobytes() + wide.tobytes()
    file.write_bytes(zlib.compress(text + body, 9))


def read(file: Path) -> Net:
    text, _, body = zlib.decompress(file.read_bytes()).partition(b"\n")
    head = json.loads(text)
    if head["form"] != FORM:
        raise ValueError(f"form {head['form']} of a net, not {FORM}")
    hidden: int = head["hidden"]
    cut = 2 * hidden * len(head["rows"])
    numbers, wide = array("h", body[:cut]), array("i", body[cut:])
    rows = {place: list(numbers[i * hidden :][:hidden]) for i, place in enumerate(head["rows"])}
    heads = {
        name: list(wide[hidden + i * (hidden + 1) :][: hidden + 1])
        for i, name in enumerate(head["heads"])
    }
    return Net(hidden, rows, list(wide[:hidden]), heads, head["made"])
