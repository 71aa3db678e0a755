"""Who wins at Blood Rage when all seats think alike: by seat, clan, way to glory and upgrade.

A seat's way is the source of most of its glory.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import mean
from typing import Final

from duskmoot.games.blood_rage import tales
from duskmoot.games.blood_rage.cards import card as gifts
from duskmoot.games.blood_rage.cards.table import CARDS
from duskmoot.games.blood_rage.state import CLAN_NAMES, BloodRage
from duskmoot.kernel.cards import design
from duskmoot.kernel.game import find
from duskmoot.kernel.story import Line
from tools.balance.games import begun, told
from tools.balance.shares import share, tenths

GAME: Final = find("blood_rage")
WAYS: Final = {
    tales.BATTLE_GLORY.key: "battles",
    tales.PILLAGE_GLORY.key: "pillage",
    tales.FULFILS.key: "quests",
    tales.RAGNAROK_GLORY.key: "ragnarök",
    tales.LEGENDARY.key: "legendary stats",
}
UPGRADE_WAYS: Final = {gifts.RELEASE: "valhalla", gifts.CONQUEST: "conquest"}
FEW: Final = 30
"""Upgrades that fewer seats laid out are left out."""


@dataclass
class Seat:
    """How one seat did in one game."""

    place: int
    turn: int
    """Its place in turn order in the first Age."""
    clan: str
    glory: int
    won: float
    """Its part of the victory."""
    ways: Counter[str]
    upgrades: set[str]
    deeds: Counter[str]

    def way(self) -> str:
        return max(self.ways, key=lambda way: self.ways[way], default="none")


def way_of(line: Line) -> str:
    """Which way the glory of this line came; "" if it tells of none."""
    if line.tale.key in WAYS:
        return WAYS[line.tale.key]
    if line.tale.key != tales.CARD_GLORY.key:
        return ""
    card = CARDS[line.values[1]]
    if card.battle:
        return "battle cards"
    if card.kind == "ship":
        return "ships"
    return UPGRADE_WAYS.get(card.power, "slaughter")


def play(number: int, seats: int, seed: int, bot: str) -> list[Seat]:
    g = begun(GAME, number, seats, seed)
    assert isinstance(g, BloodRage)
    first = g.first
    ways: list[Counter[str]] = [Counter() for seat in range(seats)]
    deeds: list[Counter[str]] = [Counter() for seat in range(seats)]
    upgrades: list[set[str]] = [set() for seat in range(seats)]
    for line in told(GAME, g, number, seed, bot):
        seat = line.values[0]
        if line.tale.names[0] == "clan":
            deeds[seat][line.tale.key] += 1
        if line.tale is tales.UPGRADES:
            upgrades[seat].add(design(CARDS[line.values[1]].id))
        if way_of(line):
            ways[seat][way_of(line)] += line.values[2]
    return [
        Seat(
            c.seat,
            (c.seat - first) % seats,
            CLAN_NAMES[c.name],
            c.glory,
            1 / len(g.winners) if c.seat in g.winners else 0.0,
            ways[c.seat],
            upgrades[c.seat],
            deeds[c.seat],
        )
        for c in g.clans
    ]


def shares(title: str, rows: Iterable[tuple[str, Seat]], least: int = 1) -> None:
    """Of the seats under each name, how many won, best first."""
    under: dict[str, list[Seat]] = {}
    for name, seat in rows:
        under.setdefault(name, []).append(seat)
    print(f"\n{title:28} seats    won            95%   glory")
    for name in sorted(under, key=lambda name: -mean(s.won for s in under[name])):
        found = under[name]
        if len(found) >= least:
            won = share(name, [s.won for s in found])
            print(f"{won} {mean(s.glory for s in found):6.1f}")


def sources(title: str, seats: list[Seat]) -> None:
    """Where the glory of these seats came from, on average."""
    names = sorted({way for s in seats for way in s.ways})
    means = {name: mean(s.ways[name] for s in seats) for name in names}
    text = ", ".join(f"{name} {means[name]:.1f}" for name in sorted(names, key=lambda n: -means[n]))
    print(f"{title}: {mean(s.glory for s in seats):.1f} = {text}")


def report(games: list[list[Seat]]) -> None:
    everybody = [seat for game in games for seat in game]
    winners = [max(game, key=lambda seat: seat.glory) for game in games]
    shares("seat", ((str(s.place + 1), s) for s in everybody))
    shares("turn order in Age 1", ((str(s.turn + 1), s) for s in everybody))
    shares("clan", ((s.clan, s) for s in everybody))
    shares("way to most glory", ((s.way(), s) for s in everybody))
    shares("upgrade", ((name, s) for s in everybody for name in s.upgrades), FEW)
    print()
    sources("all seats", everybody)
    sources("winners", winners)
    for name, glory in (("winning", winners), ("any", everybody)):
        print(f"{name} glory by tenths: {tenths([s.glory for s in glory])}")
    deeds = Counter[str]()
    for s in everybody:
        deeds.update(s.deeds)
    each = ", ".join(f"{key} {n / len(everybody):.2f}" for key, n in deeds.most_common())
    print(f"told of each seat: {each}")
