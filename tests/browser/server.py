"""The server of these tests: as people run it, but for how much one machine may bring and ask."""

from __future__ import annotations

import sys
from functools import partial

from duskmoot.cli import run
from duskmoot.table import house
from duskmoot.table.limits import Limits, Rate

if __name__ == "__main__":
    many = Limits(
        guests=Rate(100, 1000),
        requests=Rate(300, 1200),
        tables=Rate(10, 300),
        volumes=Rate(10, 300),
    )
    house.Settings = partial(house.Settings, limits=many, patience=19)  # type: ignore[assignment, misc]
    sys.exit(run(["serve", *sys.argv[1:]]))
