"""Who wins the hunt when both sides think alike: why, when, and where influence comes from.

Weeks are counted in rounds of a day and a night, seven to a week.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import mean
from typing import Final

from duskmoot.games.fury_of_dracula import tales
from duskmoot.games.fury_of_dracula.board import NO_REGION, REGION, REGION_NAMES
from duskmoot.games.fury_of_dracula.rules.dracula.trail import current
from duskmoot.games.fury_of_dracula.sheets import DRACULA, HIMSELF
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.kernel.game import find
from duskmoot.kernel.story import Line
from tools.balance.games import begun, told
from tools.balance.shares import share, tenths

GAME: Final = find("fury_of_dracula")
SOURCES: Final = {
    tales.INFLUENCE_DEFEAT.key: "hunters defeated",
    tales.INFLUENCE_VAMPIRE.key: "vampires matured",
    tales.INFLUENCE_FANGS.key: "Fangs",
    tales.INFLUENCE_FURY.key: "fury of three despairs",
}
WEEK: Final = 7
COUNTED: Final = {
    tales.DEFEATED.key: "defeats of hunters",
    tales.BITTEN.key: "bites",
    tales.AMBUSHES.key: "ambushes",
    tales.SEARCHES.key: "searches",
    tales.LAIR_MADE.key: "lairs",
    tales.SLIDES_OFF.key: "hideouts matured",
    tales.MISTAKE.key: "no legal play",
    tales.FLIES.key: "flights as a bat",
    tales.FLEES.key: "escapes",
}


@dataclass
class Hunt:
    """How one game went."""

    start: str = ""
    won: bool = False
    """By Dracula."""
    cause: str = ""
    rounds: int = 0
    influence: Counter[str] = field(default_factory=Counter)
    """By source; a fall through Vampire Lair is left out."""
    damage: Counter[str] = field(default_factory=Counter)
    """What Dracula suffered, by source."""
    combats: Counter[int] = field(default_factory=Counter)
    """With Dracula himself, by week."""
    vampires: int = 0
    """Combats with vampires."""
    deeds: Counter[str] = field(default_factory=Counter)

    @property
    def weeks(self) -> float:
        return self.rounds / WEEK


class Witness:
    """Reads a story and writes down how the game goes."""

    def __init__(self, g: Fury) -> None:
        self.g = g
        self.hunt = Hunt()
        self.before = ""
        """The line before."""
        self.fighting = False

    def hear(self, line: Line) -> None:
        hunt, key = self.hunt, line.tale.key
        if key in SOURCES:
            hunt.influence[SOURCES[key]] += line.values[0]
            hunt.cause = SOURCES[key]
        if key == tales.PLACES.key and not hunt.start:
            region = REGION[current(self.g)]
            hunt.start = REGION_NAMES[region] if region != NO_REGION else "no region"
        if key == tales.NIGHT.key:
            hunt.rounds += 1
        if key == tales.FIGHTS.key and self.before != key:
            self.fighting = True
            if self.g.foe == HIMSELF:
                hunt.combats[hunt.rounds // WEEK] += 1
            else:
                hunt.vampires += 1
        if key == tales.DRACULA_SUFFERS.key:
            hunt.cause = self.wounded_by()
            hunt.damage[hunt.cause] += line.values[0]
        if key in COUNTED:
            hunt.deeds[COUNTED[key]] += 1
        self.fighting = self.fighting and key != tales.COMBAT_ENDS.key
        self.before = key

    def wounded_by(self) -> str:
        if self.fighting:
            return "combat"
        if self.before == tales.MISTAKE.key:
            return "no legal play"
        return "a power card" if self.before == tales.PLAYS_POWER.key else "the sea"


def play(number: int, seats: int, seed: int, bot: str) -> Hunt:
    g = begun(GAME, number, seats, seed)
    assert isinstance(g, Fury)
    witness = Witness(g)
    for line in told(GAME, g, number, seed, bot):
        witness.hear(line)
    witness.hunt.won = DRACULA in g.winners
    return witness.hunt


# The report.


def shares(title: str, hunts: list[Hunt], name: Callable[[Hunt], str]) -> None:
    """Of the games under each name, how many Dracula won."""
    print(f"\n{title:28} games  Dracula won         95%")
    for each in sorted({name(hunt) for hunt in hunts}):
        print(share(each, [float(hunt.won) for hunt in hunts if name(hunt) == each]))


def causes(title: str, hunts: list[Hunt]) -> None:
    """What brought the last step of these victories."""
    found = Counter(hunt.cause for hunt in hunts)
    named = ", ".join(f"{cause} {n} ({n / len(hunts):.0%})" for cause, n in found.most_common())
    print(f"{title}: {named or 'none'}")


def sources(title: str, counters: list[Counter[str]]) -> None:
    """The average of each count."""
    names = sorted({name for counter in counters for name in counter})
    means = {name: mean(counter[name] for counter in counters) for name in names}
    best = sorted(names, key=lambda name: -means[name])
    print(f"{title}: {', '.join(f'{name} {means[name]:.2f}' for name in best)}")


def lengths(title: str, hunts: list[Hunt]) -> None:
    if hunts:
        weeks = mean(hunt.weeks for hunt in hunts)
        print(
            f"{title}: {mean(hunt.rounds for hunt in hunts):.1f} rounds, {weeks:.2f} weeks; ",
            end="",
        )
        print(f"rounds by tenths {tenths([hunt.rounds for hunt in hunts])}")


def contacts(hunts: list[Hunt]) -> None:
    """Combats with Dracula for each week in which he was hunted, a part of a week counted so."""
    last = max(hunt.rounds for hunt in hunts) // WEEK
    for week in range(last + 1):
        hunted = [min(max(hunt.rounds - week * WEEK, 0), WEEK) / WEEK for hunt in hunts]
        met = sum(hunt.combats[week] for hunt in hunts)
        if sum(hunted) >= 1:
            print(f"combats with Dracula in week {week + 1}: {met / sum(hunted):.2f}", end="; ")
    none = len([hunt for hunt in hunts if not hunt.combats.total()])
    print(f"games without one: {none}")


def report(hunts: list[Hunt]) -> None:
    lost, won = [h for h in hunts if not h.won], [h for h in hunts if h.won]
    shares("all", hunts, lambda hunt: "all games")
    shares("Dracula began in", hunts, lambda hunt: hunt.start)
    print()
    causes("Dracula won by", won)
    causes("hunters won by damage from", lost)
    lengths("all games", hunts)
    lengths("won by Dracula", won)
    lengths("won by the hunters", lost)
    contacts(hunts)
    sources("influence by source, a game", [hunt.influence for hunt in hunts])
    sources("damage to Dracula by source, a game", [hunt.damage for hunt in hunts])
    sources("told of a game", [hunt.deeds for hunt in hunts])
    print(f"combats with vampires, a game: {mean(hunt.vampires for hunt in hunts):.2f}")
