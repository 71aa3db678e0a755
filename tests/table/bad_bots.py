"""Bots that a table must survive. Imported by the workers, which then know them by name."""

from __future__ import annotations

import os
import sys
import time

from duskmoot import bots
from duskmoot.bots.bot import Bot, Budget
from duskmoot.kernel.view import View


class Raises(Bot):
    def decide(self, seen: View, acts: list[int], budget: Budget) -> int:
        raise RuntimeError("no heart for this")


class Dies(Bot):
    def decide(self, seen: View, acts: list[int], budget: Budget) -> int:
        os._exit(3)


class Babbles(Bot):
    """Writes where the answers go, past everything that would stop it, and is gone."""

    def decide(self, seen: View, acts: list[int], budget: Budget) -> int:
        for descriptor in range(3, 20):
            try:
                os.write(descriptor, b"\x00\x00\x00\x09{nonsense")
            except OSError:
                continue
        os._exit(0)


class Sleeps(Bot):
    def decide(self, seen: View, acts: list[int], budget: Budget) -> int:
        time.sleep(600)
        return acts[0]


class Spins(Bot):
    def decide(self, seen: View, acts: list[int], budget: Budget) -> int:
        while True:
            acts.reverse()


class Cheats(Bot):
    """Prints, to be sure that this harms nobody, and plays a card it does not have."""

    def decide(self, seen: View, acts: list[int], budget: Budget) -> int:
        print("I shall cheat", flush=True)
        sys.stdout.write("and how\n")
        return next(act for act in range(256, 512) if act not in acts)


class Dreams(Bot):
    def decide(self, seen: View, acts: list[int], budget: Budget) -> int:
        return 10**9


BAD = (Raises, Dies, Babbles, Sleeps, Spins, Cheats, Dreams)

for cls in BAD:
    bots.ANY_GAME[cls.__name__.lower()] = (cls.__module__, cls.__name__)
