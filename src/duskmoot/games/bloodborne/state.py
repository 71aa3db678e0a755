"""What lies on the table: the Hunters and the Chalice Dungeon."""

from __future__ import annotations

from typing import Any, Final

from duskmoot.games import data
from duskmoot.kernel.flow import State

_BOARD: Final[dict[str, Any]] = data.table("bloodborne", "board.toml")
HEALTH: Final[int] = int(_BOARD["health"])
CARD_LIMIT: Final[int] = int(_BOARD["card_limit"])
MONSTERS_DRAWN: Final[int] = int(_BOARD["monsters"])
BOSSES_DRAWN: Final[int] = int(_BOARD["bosses"])
PLAYER_BONUS: Final[list[int]] = [
    int(_BOARD["echoes_by_players"].get(str(players), 0)) for players in range(6)
]
TRACKS: Final[list[list[int]]] = [
    list(_BOARD["trophy_track"]["plain"]),
    list(_BOARD["trophy_track"]["steep"]),
]
TROPHIES: Final[list[str]] = ["kin", "humanoid", "beast"]

NONE: Final[int] = -1

# Streams of chance.
SETUP: Final[int] = 0
DICE: Final[int] = 1

# Table options, by place; their names and choices stand in spec.py.
FINAL_BOSS: Final[int] = 0
YELLOW_DIE: Final[int] = 1
BLOOD_VIAL: Final[int] = 2
TROPHY_TRACK: Final[int] = 3
KIRKHAMMER: Final[int] = 4
ROUND_LIMIT: Final[int] = 5


class Hunter:
    seat: int
    health: int
    collected: int
    banked: int
    trophies: list[int]
    """Spaces advanced on the Kin, Humanoid and Beast tracks."""
    hand: list[int]
    revealed: list[int]
    """The card played this round, and behind it the weapon that Transform brought."""
    discard: list[int]
    owned: list[int]
    """All cards the table has seen this Hunter gain and not lose."""
    taken: int
    """Echoes taken from the enemy this round: the damage dealt."""
    hit: int
    """Damage taken from the monster attack of this round."""
    cancelled: bool
    dead: bool
    deaths: int
    out: bool

    def clone(self) -> Hunter:
        h = Hunter()
        h.seat = self.seat
        h.health = self.health
        h.collected = self.collected
        h.banked = self.banked
        h.trophies = self.trophies.copy()
        h.hand = self.hand.copy()
        h.revealed = self.revealed.copy()
        h.discard = self.discard.copy()
        h.owned = self.owned.copy()
        h.taken = self.taken
        h.hit = self.hit
        h.cancelled = self.cancelled
        h.dead = self.dead
        h.deaths = self.deaths
        h.out = self.out
        return h

    def living(self) -> bool:
        return not (self.dead or self.out)

    def used(self) -> int:
        """The card that fights for this Hunter: the one played, or the one it was changed for."""
        return self.revealed[-1] if self.revealed else NONE


class Bloodborne(State):
    hunters: list[Hunter]
    first: int
    round: int
    final_boss: int
    dungeon: list[int]
    past: list[int]
    """Enemies that were killed or escaped."""
    enemy: int
    echoes: int
    """Blood Echoes left on the enemy."""
    full: int
    """Blood Echoes it entered play with."""
    bell: int
    """Extra echoes that the next enemy will get."""
    rolls: list[int]
    """Faces thrown this round, twice the number and 1 more for a +."""
    upgrades: list[int]
    display: list[int]
    removed: list[int]

    def clone(self) -> Bloodborne:
        g = Bloodborne()
        self.clone_flow_into(g)
        g.hunters = [h.clone() for h in self.hunters]
        g.first = self.first
        g.round = self.round
        g.final_boss = self.final_boss
        g.dungeon = self.dungeon.copy()
        g.past = self.past.copy()
        g.enemy = self.enemy
        g.echoes = self.echoes
        g.full = self.full
        g.bell = self.bell
        g.rolls = self.rolls.copy()
        g.upgrades = self.upgrades.copy()
        g.display = self.display.copy()
        g.removed = self.removed.copy()
        return g

    def in_turn_order(self) -> list[Hunter]:
        """From the First Player to the left, without those who have left the game."""
        seats = len(self.hunters)
        found: list[Hunter] = []
        for i in range(seats):
            h = self.hunters[(self.first + i) % seats]
            if not h.out:
                found.append(h)
        return found


def new_hunter(seat: int) -> Hunter:
    h = Hunter()
    h.seat = seat
    h.health = HEALTH
    h.collected = 0
    h.banked = 0
    h.trophies = [0, 0, 0]
    h.hand = []
    h.revealed = []
    h.discard = []
    h.owned = []
    h.taken = 0
    h.hit = 0
    h.cancelled = False
    h.dead = False
    h.deaths = 0
    h.out = False
    return h


def bare_table(seats: int) -> Bloodborne:
    """Boards without cards, no enemy, no decks."""
    g = Bloodborne()
    g.hunters = [new_hunter(seat) for seat in range(seats)]
    g.first = 0
    g.round = 0
    g.final_boss = NONE
    g.dungeon = []
    g.past = []
    g.enemy = NONE
    g.echoes = 0
    g.full = 0
    g.bell = 0
    g.rolls = []
    g.upgrades = []
    g.display = []
    g.removed = []
    return g
