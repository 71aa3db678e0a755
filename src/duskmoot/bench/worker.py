"""One slice of one contestant, in a process of its own: `python -m duskmoot.bench.worker`.

Arguments: a game of ours or the name of a peer, processor seconds, a seed. Prints JSON.
"""

from __future__ import annotations

import json
import sys

import duskmoot
from duskmoot.bench import peers


def main(name: str, seconds: float, seed: int) -> None:
    if name in peers.PEERS:
        figures = {str(peers.SEATS[name]): peers.measure(name, seconds, seed)}
        build = ""
    else:
        from duskmoot.bench import ours

        figures = ours.measure(name, seconds, seed)
        build = duskmoot.build()
    print(json.dumps({"build": build, "figures": figures}))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]))
