"""Whole games of pupils, for comparing builds.

    python -m tests.bots.pupils

plays one game by each net that comes with the package and prints JSON: the build in use, and the
acts by the name of the net.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import duskmoot
import duskmoot.games
from duskmoot.arena.simulate import Plan, Row, simulate
from duskmoot.bots.pupil import NETS, tables
from duskmoot.kernel.game import registered
from tests.conformance.digests import ROOT

FILES = sorted(NETS.glob("*.net"))


def report() -> dict[str, Any]:
    found: dict[str, Any] = {"build": duskmoot.build()}
    for game in registered():
        for seats in tables(game):
            rows: list[Row] = []
            simulate(
                Plan(game.name, seats, ("pupil",) * seats, 1, rows=True), 1, 1, told=rows.extend
            )
            found[f"{game.name} {seats}"] = [list(act) for row in rows for act in row.acts]
    return found


def elsewhere(build: str) -> dict[str, Any]:
    """The report of another process in this build."""
    asked = subprocess.run(
        [sys.executable, "-m", "tests.bots.pupils"],
        cwd=ROOT,
        env=os.environ | {"DUSKMOOT_BUILD": build},
        capture_output=True,
        text=True,
        check=False,
    )
    assert asked.returncode == 0, asked.stderr
    found: dict[str, Any] = json.loads(asked.stdout)
    return found


if __name__ == "__main__":
    json.dump(report(), sys.stdout)
