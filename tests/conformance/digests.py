"""The digests of every act of random games, for comparing processes and builds.

    python -m tests.conformance.digests FIRST LAST

plays every table with the seeds from FIRST to LAST and prints JSON: the build in use, and by
table and seed the digests after each act.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import duskmoot
from duskmoot.kernel.record import digest
from tests.conformance.play import Table, random_play, tables

ROOT: Final = Path(__file__).resolve().parent.parent.parent


def digests(table: Table) -> list[str]:
    """Before every act, and at the end."""
    g = table.begin()
    found = [digest(position)[:16] for position, _, _ in random_play(table, g)]
    return [*found, digest(g)[:16]]


def report(first: int, last: int) -> dict[str, Any]:
    found: dict[str, Any] = {"build": duskmoot.build()}
    for table in tables():
        for seed in range(first, last + 1):
            seeded = table.again(seed)
            found[f"{table} {seed}"] = digests(seeded)
    return found


def elsewhere(first: int, last: int, **environment: str) -> dict[str, Any]:
    """The report of another process with these environment variables."""
    asked = subprocess.run(
        [sys.executable, "-m", "tests.conformance.digests", str(first), str(last)],
        cwd=ROOT,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert asked.returncode == 0, asked.stderr
    found: dict[str, Any] = json.loads(asked.stdout)
    return found


if __name__ == "__main__":
    json.dump(report(int(sys.argv[1]), int(sys.argv[2])), sys.stdout)
