"""The bot that has learned from others: it does what a net holds best, and looks nothing ahead."""

from __future__ import annotations

import zlib
from functools import cache
from pathlib import Path
from typing import Any

from duskmoot.bots.bot import Bot, Budget
from duskmoot.bots.heuristic import ANY_WORLD
from duskmoot.bots.learned import Eyes, Learned
from duskmoot.bots.net import Net, read
from duskmoot.kernel.game import Game, Refused
from duskmoot.kernel.view import View, imagine


class PupilBot(Bot):
    name = "pupil"

    def __init__(self, game: Game[Any], seat: int, seed: int, net: str = "") -> None:
        super().__init__(game, seat, seed)
        self.net = net
        """The file of a policy; it cannot play without one."""
        read_once(net or "net=")

    def decide(self, seen: View, acts: list[int], budget: Budget) -> int:
        if len(acts) == 1:
            return acts[0]
        world = imagine(self.game, seen, ANY_WORLD)
        seats = len(world.sealed)
        learned = Learned(eyes(self.game, seats), None, net_for(self.game, seats, self.net))
        chances = learned.policy(world, self.seat, acts)
        return acts[chances.index(max(chances))]


@cache
def eyes(game: Game[Any], seats: int) -> Eyes:
    return Eyes(game, seats)


@cache
def net_for(game: Game[Any], seats: int, file: str) -> Net:
    """The net of a file; Refused if it is none for this game with so many seats."""
    net = read_once(file)
    if net.made.get("sees") != eyes(game, seats).form():
        raise Refused("net-other", file=file)
    return net


@cache
def read_once(file: str) -> Net:
    try:
        return read(Path(file))
    except (OSError, ValueError, zlib.error) as error:
        raise Refused("net-unreadable", file=file, detail=str(error)) from error
