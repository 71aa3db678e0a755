"""Perft: the number of act sequences from fixed positions, pinned in perft.json.

A rule that offers one act more or less changes these numbers. Where several seats are asked
together, the first of them answers first. After a change that is meant,

    python -m tests.conformance.perft

counts anew and writes the file; the difference belongs into the same commit as the change.
"""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from typing import Final

from duskmoot.kernel import flow
from duskmoot.kernel.flow import State
from tests.conformance.play import Table, random_play, tables

PINNED: Final = Path(__file__).with_name("perft.json")
DEPTH: Final = 4
ENOUGH: Final = 3000
"""So many sequences say enough: none of them is followed further."""
AFTER: Final = [0, 20, 40, 60, 80, 100]
"""Positions: after so many acts of a random game."""


def sequences(g: State, depth: int) -> int:
    """How many sequences of so many acts begin here; none reaches beyond the end of the game."""
    if depth == 0:
        return 1
    if g.over:
        return 0
    count = 0
    seat = g.asked[0]
    for act in flow.legal(g, seat):
        other = g.clone()
        flow.apply(other, seat, act)
        count += sequences(other, depth - 1)
    return count


def counted(table: Table) -> dict[str, list[int]]:
    """By the number of acts before: sequences of 1, 2, 3 … acts."""
    found: dict[str, list[int]] = {}
    for after in AFTER:
        for g, _, _ in islice(random_play(table), after, after + 1):
            found[str(after)] = lengthening(g)
    return found


def lengthening(g: State) -> list[int]:
    counts: list[int] = []
    while len(counts) < DEPTH and (not counts or counts[-1] <= ENOUGH):
        counts.append(sequences(g, len(counts) + 1))
    return counts


def pinned() -> dict[str, dict[str, list[int]]]:
    found: dict[str, dict[str, list[int]]] = json.loads(PINNED.read_text("utf-8"))
    return found


def main() -> None:
    lines: list[str] = []
    for table in tables():
        counts = [f'  "{after}": {found}' for after, found in counted(table).items()]
        lines.append(f' "{table}": {{\n' + ",\n".join(counts) + "\n }")
    PINNED.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
