"""A server for the bench of tables, in a process of its own: `python -m duskmoot.bench.hall DIR`.

The same server as `duskmoot serve`, with limits that a crowd from one address does not meet.
Prints its address.
"""

from __future__ import annotations

import logging
import sys
from pathlib import Path

import duskmoot.games as _games
from duskmoot.table.house import Settings
from duskmoot.table.limits import Limits, Rate
from duskmoot.table.server import bind, serve
from duskmoot.table.store import store_at
from duskmoot.table.store.port import Place

__all__ = ["_games", "main"]


def main(data: str, database: str) -> None:
    logging.disable(logging.INFO)
    freely = Rate(1e6, 10**6)
    limits = Limits(
        messages=freely,
        requests=freely,
        tables=freely,
        guests=freely,
        seats=freely,
        tables_each=10**6,
        sockets_each=10**6,
        sockets_network=10**6,
    )
    bound, within = bind("127.0.0.1", 0), bind("127.0.0.1", 0)

    def ready() -> None:
        print(bound.getsockname()[1], flush=True)

    store = store_at(Path(data), database)
    store.place = Place(f"127.0.0.1:{within.getsockname()[1]}")
    settings = Settings(limits=limits, inner=within.getsockname()[1])
    serve(store, settings, [bound, within], ready)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "")
