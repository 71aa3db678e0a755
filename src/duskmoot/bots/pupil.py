"""The bot that has learned from others: it does what a net holds best, and looks nothing ahead."""

from __future__ import annotations

import zlib
from functools import cache
from pathlib import Path
from typing import Any, Final

from duskmoot.bots.bot import Bot, Budget
from duskmoot.bots.heuristic import ANY_WORLD
from duskmoot.bots.learned import Eyes, Learned
from duskmoot.bots.net import Net, read
from duskmoot.kernel.game import Game, Refused
from duskmoot.kernel.view import View, imagine

NETS: Final[Path] = Path(__file__).parent / "nets"
"""The nets that come with the package, each beside the recipe by which it was learned."""
OURS: Final[str] = "pupil"
"""In place of a file: the net that comes with the package, for as many seats as there are."""


class PupilBot(Bot):
    name = "pupil"

    def __init__(self, game: Game[Any], seat: int, seed: int, net: str = OURS) -> None:
        super().__init__(game, seat, seed)
        self.net = net
        """The file of a policy."""
        look_at(net)

    def sits_down(self, seats: int) -> None:
        net_for(self.game, seats, self.net)

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


def shipped(game: Game[Any], seats: int) -> str:
    """The file of the net that comes with the package; Refused where there is none."""
    file = NETS / f"{game.name}-{seats}-{game.version}.net"
    if not file.is_file():
        raise Refused("net-none", seats=str(seats), known=", ".join(map(str, tables(game))))
    return str(file)


@cache
def tables(game: Game[Any]) -> list[int]:
    """For how many seats there are nets for the rules of today."""
    files = NETS.glob(f"{game.name}-*-{game.version}.net")
    return sorted([int(file.stem.split("-")[1]) for file in files])


@cache
def net_for(game: Game[Any], seats: int, file: str) -> Net:
    """The net of a file; Refused if it is none for this game with so many seats."""
    net = read_once(shipped(game, seats) if file == OURS else file)
    if net.made.get("sees") != eyes(game, seats).form():
        raise Refused("net-other", file=file)
    return net


def look_at(file: str) -> None:
    """Refused if there is no net in it."""
    if file != OURS:
        read_once(file)


@cache
def read_once(file: str) -> Net:
    try:
        return read(Path(file))
    except (OSError, ValueError, zlib.error) as error:
        raise Refused("net-unreadable", file=file, detail=str(error)) from error
