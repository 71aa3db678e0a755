"""What lies on the table: the board and the clan sheets."""

from __future__ import annotations

from typing import Any, Final

from duskmoot.games import data
from duskmoot.games.blood_rage.board import NOWHERE, RESERVE
from duskmoot.kernel.flow import State

_CLAN: Final[dict[str, Any]] = data.table("blood_rage", "clan.toml")
_AGES: Final[dict[str, Any]] = data.table("blood_rage", "ages.toml")

NONE: Final[int] = -1

CLAN_NAMES: Final[list[str]] = ["wolf", "bear", "serpent", "raven"]

# Stats, in the order of the clan sheet.
RAGE: Final[int] = 0
AXES: Final[int] = 1
HORNS: Final[int] = 2
STAT_NAMES: Final[list[str]] = ["rage", "axes", "horns"]
TRACKS: Final[list[list[int]]] = [list(_CLAN["tracks"][name]) for name in STAT_NAMES]
LEGENDARY: Final[list[int]] = list(_CLAN["tracks"]["legendary"])
LAST_STEP: Final[int] = len(LEGENDARY) - 1
MOST_RAGE: Final[int] = int(_CLAN["rage"]["most"])

# Pillage rewards: a stat, or one of these.
GLORY: Final[int] = 3
ALL_STATS: Final[int] = 4
REWARD_NAMES: Final[list[str]] = [*STAT_NAMES, "glory", "all_stats"]
TOKENS: Final[list[int]] = [
    reward for reward in range(ALL_STATS) for i in range(int(_AGES["tokens"][REWARD_NAMES[reward]]))
]
PILLAGE_GLORY: Final[int] = int(_AGES["pillage_glory"])

# The figures of a clan, by place in `Clan.figures`; monsters are those of the monster slots.
WARRIORS: Final[int] = int(_CLAN["figures"]["warrior"]["count"])
LEADER: Final[int] = WARRIORS
SHIP: Final[int] = WARRIORS + 1
MONSTER_1: Final[int] = WARRIORS + 2
FIGURES: Final[int] = WARRIORS + 4

# Slots of the clan sheet.
WARRIOR_SLOT: Final[int] = 0
LEADER_SLOT: Final[int] = 1
SHIP_SLOT: Final[int] = 2
MONSTER_SLOTS: Final[list[int]] = [3, 4]
CLAN_SLOTS: Final[list[int]] = [5, 6, 7]
SLOTS: Final[int] = 8
SLOT_NAMES: Final[list[str]] = [
    "warrior",
    "leader",
    "ship",
    "monster_1",
    "monster_2",
    "clan_1",
    "clan_2",
    "clan_3",
]

AGES: Final[int] = 3
RAGNAROK_GLORY: Final[list[int]] = list(_AGES["ragnarok_glory"])
KEPT: Final[list[int]] = list(_AGES["kept"])
DEALT: Final[int] = int(_AGES["dealt"])
DRAFTED: Final[int] = int(_AGES["drafted"])
DESTROYED: Final[list[int]] = [int(_AGES["destroyed"].get(str(n), 0)) for n in range(5)]

# Phases of an Age: where the saga marker stands.
GIFTS: Final[int] = 0
ACTION: Final[int] = 1
DISCARD: Final[int] = 2
QUEST: Final[int] = 3
RAGNAROK: Final[int] = 4
RELEASE: Final[int] = 5

# Streams of chance.
SETUP: Final[int] = 0

# Table options, by place; their names and choices stand in spec.py.
CLANS: Final[int] = 0
FIRST_AGE: Final[int] = 1
DARK_ELF: Final[int] = 2
YGGDRASIL_QUEST: Final[int] = 3
HEIMDALLS_GAZE: Final[int] = 4
LOKIS_WRATH: Final[int] = 5
RAGE_CAP: Final[int] = 6


class Clan:
    seat: int
    name: int
    """Wolf, Bear, Serpent or Raven; NONE until it is chosen."""
    rage: int
    glory: int
    steps: list[int]
    """Where the tokens of rage, axes and horns stand, from 0."""
    figures: list[int]
    """The place of each figure: eight warriors, leader, ship, two monsters."""
    slots: list[int]
    """The upgrades of the clan sheet, by slot; NONE where there is none."""
    hand: list[int]
    packet: list[int]
    """The cards to choose from in the draft."""
    quests: list[int]
    buried: list[int]
    """What this clan has discarded face down."""
    passed_on: list[int]
    """What went on to the left neighbour in this draft: card + 256 x the pick after which."""
    passed: bool
    revealed: list[int]
    """The cards that lie open before it in a battle."""
    deeds: list[int]
    """Those revealed cards whose text works in this battle, wherever the cards are by now."""
    shown: list[int]
    """Cards that all have seen go to its hand: they are there, or among its quests."""
    fought: int
    """The figures that are or were in this battle or pillage, a bit for each."""
    doomed: int
    """The figures about to be destroyed, a bit for each."""
    slain: int
    """How many of its figures have been destroyed in this battle."""

    def clone(self) -> Clan:
        c = Clan()
        c.seat = self.seat
        c.name = self.name
        c.rage = self.rage
        c.glory = self.glory
        c.steps = self.steps.copy()
        c.figures = self.figures.copy()
        c.slots = self.slots.copy()
        c.hand = self.hand.copy()
        c.packet = self.packet.copy()
        c.quests = self.quests.copy()
        c.buried = self.buried.copy()
        c.passed_on = self.passed_on.copy()
        c.passed = self.passed
        c.revealed = self.revealed.copy()
        c.deeds = self.deeds.copy()
        c.shown = self.shown.copy()
        c.fought = self.fought
        c.doomed = self.doomed
        c.slain = self.slain
        return c

    def stat(self, stat: int) -> int:
        return TRACKS[stat][self.steps[stat]]


class BloodRage(State):
    clans: list[Clan]
    first: int
    age: int
    phase: int
    turn: int
    """Whose turn it is in the action phase."""
    pick: int
    """How many times the packets of this draft have been passed on."""
    tokens: list[int]
    """By province: its pillage reward."""
    pillaged: list[int]
    ragnarok: list[int]
    """The doomed provinces of Ages 1, 2 and 3."""
    destroyed: list[int]
    deck: list[int]
    """The decks of the Ages to come, the next one on top."""
    rest: list[int]
    """Cards of this and earlier Ages that were dealt to nobody."""
    discard: list[int]
    """Cards that all have seen leave the game."""
    deed: int
    """The verb of the action being carried out."""
    playing: list[int]
    """The upgrade that looks for its slot."""
    moving: int
    """The figure that looks for its place, by number in its clan."""
    source: int
    target: int
    """Where a march or a joining figure comes from, and where figures go."""
    sent: int
    """How many figures have marched."""
    province: int
    """The province being pillaged."""
    pillager: int
    called: bool
    """Whether somebody joined in this round of the call to battle."""
    fighters: list[int]
    """The clans of the battle from the pillager clockwise; none: no battle."""
    committing: bool
    """Whether cards are still to be committed in this battle."""
    winner: int

    def clone(self) -> BloodRage:
        g = BloodRage()
        self.clone_flow_into(g)
        g.clans = [c.clone() for c in self.clans]
        g.first = self.first
        g.age = self.age
        g.phase = self.phase
        g.turn = self.turn
        g.pick = self.pick
        g.tokens = self.tokens.copy()
        g.pillaged = self.pillaged.copy()
        g.ragnarok = self.ragnarok.copy()
        g.destroyed = self.destroyed.copy()
        g.deck = self.deck.copy()
        g.rest = self.rest.copy()
        g.discard = self.discard.copy()
        g.deed = self.deed
        g.playing = self.playing.copy()
        g.moving = self.moving
        g.source = self.source
        g.target = self.target
        g.sent = self.sent
        g.province = self.province
        g.pillager = self.pillager
        g.called = self.called
        g.fighters = self.fighters.copy()
        g.committing = self.committing
        g.winner = self.winner
        return g

    def clockwise(self, start: int) -> list[int]:
        """All seats from this one to the left."""
        seats = len(self.clans)
        return [(start + i) % seats for i in range(seats)]


def new_clan(seat: int) -> Clan:
    c = Clan()
    c.seat = seat
    c.name = NONE
    c.rage = TRACKS[RAGE][0]
    c.glory = 0
    c.steps = [0, 0, 0]
    c.figures = [RESERVE] * MONSTER_1 + [NOWHERE] * (FIGURES - MONSTER_1)
    c.slots = [NONE] * SLOTS
    c.hand = []
    c.packet = []
    c.quests = []
    c.buried = []
    c.passed_on = []
    c.passed = False
    c.revealed = []
    c.deeds = []
    c.shown = []
    c.fought = 0
    c.doomed = 0
    c.slain = 0
    return c


def bare_table(seats: int) -> BloodRage:
    """Clan sheets without names, an empty board, no cards."""
    g = BloodRage()
    g.clans = [new_clan(seat) for seat in range(seats)]
    g.first = 0
    g.age = 1
    g.phase = GIFTS
    g.turn = 0
    g.pick = 0
    g.tokens = []
    g.pillaged = []
    g.ragnarok = []
    g.destroyed = []
    g.deck = []
    g.rest = []
    g.discard = []
    g.deed = 0
    g.playing = []
    g.moving = NONE
    g.source = NOWHERE
    g.target = NOWHERE
    g.sent = 0
    g.province = NOWHERE
    g.pillager = NONE
    g.called = False
    g.fighters = []
    g.committing = False
    g.winner = NONE
    return g
