"""The plug of Fury of Dracula."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula import belief, features, instinct, invariants, verbs
from duskmoot.games.fury_of_dracula.board import PLACE_NAMES, REGION_NAMES
from duskmoot.games.fury_of_dracula.cards import deal as _cards
from duskmoot.games.fury_of_dracula.cards.table import CARDS
from duskmoot.games.fury_of_dracula.rules import (
    actions,
    arrival,
    clues,
    combat,
    encounter,
    escape,
    events,
    horses,
    mature,
    melee,
    obstacles,
    perils,
    ploys,
    powers,
    prowl,
    search,
    setup,
    supply,
    tidy,
    trade,
    travel,
    wounds,
)
from duskmoot.games.fury_of_dracula.rules import round as rounds
from duskmoot.games.fury_of_dracula.sheets import CHARACTER_NAMES, NEST_NAMES, TICKET_NAMES
from duskmoot.games.fury_of_dracula.sight import TABLE
from duskmoot.games.fury_of_dracula.state import Fury, bare_table, cast
from duskmoot.games.fury_of_dracula.tales import TALES
from duskmoot.kernel.acts import Verb, Vocabulary
from duskmoot.kernel.game import Game, Option, register

__all__ = ["FURY_OF_DRACULA", "_cards"]

# In the order of the constants in state.py; the first choice is the default.
OPTIONS: Final[list[Option]] = [
    Option("pride", ["earlier-cards", "escape-card-too"]),
    Option("reckless-vampire", ["ambush", "every-combat"]),
    Option("holy-bullets", ["one-per-combat", "one-per-hunter"]),
    Option("sense-of-emergency", ["roads", "railways"]),
    Option("heat", ["shown", "hidden"]),
]

VOCABULARY: Final[Vocabulary] = Vocabulary(
    [
        Verb(verbs.START_IN, "start-in", "place"),
        Verb(verbs.BEGIN_IN, "begin-in", "place"),
        Verb(verbs.DRIVE, "drive", "place"),
        Verb(verbs.SAIL, "sail", "place"),
        Verb(verbs.RIDE, "ride", "ticket"),
        Verb(verbs.CHARTER, "charter", "ticket"),
        Verb(verbs.RIDE_TO, "ride-to", "place"),
        Verb(verbs.SUPPLY, "supply", ""),
        Verb(verbs.REST, "rest", ""),
        Verb(verbs.SEARCH, "search", ""),
        Verb(verbs.RESERVE, "reserve", ""),
        Verb(verbs.TRADE, "trade", "character"),
        Verb(verbs.LEAD, "lead", "character"),
        Verb(verbs.BOND, "bond", ""),
        Verb(verbs.PLAY, "play", "card"),
        Verb(verbs.USE, "use", "card"),
        Verb(verbs.SHOW, "show", "card"),
        Verb(verbs.TAKE_TURN, "take-turn", "character"),
        Verb(verbs.DISCARD, "discard", "card"),
        Verb(verbs.RETURN_TICKET, "return-ticket", "ticket"),
        Verb(verbs.KEEP_TICKET, "keep-ticket", "ticket"),
        Verb(verbs.GIVE, "give", "card"),
        Verb(verbs.GIVE_TICKET, "give-ticket", "ticket"),
        Verb(verbs.KEEP, "keep", "card"),
        Verb(verbs.ENLIST, "enlist", "card"),
        Verb(verbs.MEET, "meet", "card"),
        Verb(verbs.TAKE, "take", "card"),
        Verb(verbs.CHOOSE, "choose", "card"),
        Verb(verbs.AMBUSH, "ambush", "card"),
        Verb(verbs.ENGAGE, "engage", "character"),
        Verb(verbs.FLIP, "flip", ""),
        Verb(verbs.RELEASE, "release", "character"),
        Verb(verbs.CLAW, "claw", "character"),
        Verb(verbs.FLY, "fly", "place"),
        Verb(verbs.JOIN, "join", ""),
        Verb(verbs.SUBMIT, "submit", ""),
        Verb(verbs.DRIVE_TO, "drive-to", "place"),
        Verb(verbs.GIVE_UP_ITEMS, "give-up-items", ""),
        Verb(verbs.TO_HOSPITAL, "to-hospital", "place"),
        Verb(verbs.MOVE, "move", "place"),
        Verb(verbs.POWER, "power", "card"),
        Verb(verbs.WOLF_TO, "wolf-to", "place"),
        Verb(verbs.WOLF_HIDE, "wolf-hide", ""),
        Verb(verbs.CLEAR, "clear", "nest"),
        Verb(verbs.MATURE, "mature", ""),
        Verb(verbs.LAIR, "lair", "nest"),
        Verb(verbs.RESOLVE, "resolve", "card"),
        Verb(verbs.PLACE, "place", "card"),
        Verb(verbs.RUMOR, "rumor", "nest"),
        Verb(verbs.PICK, "pick", "character"),
        Verb(verbs.FOG_IN, "fog-in", "place"),
        Verb(verbs.SEND_TO, "send-to", "place"),
        Verb(verbs.SEND_GUARD, "send-guard", "character"),
        Verb(verbs.SHUN, "shun", ""),
        Verb(verbs.CALM, "calm", "place"),
        Verb(verbs.SCOUT, "scout", "place"),
        Verb(verbs.REVEAL, "reveal", "nest"),
        Verb(verbs.BLOCK_FROM, "block-from", "place"),
        Verb(verbs.BLOCK_ROAD, "block-road", "place"),
        Verb(verbs.BLOCK_RAIL, "block-rail", "place"),
        Verb(verbs.UNBLOCK, "unblock", "place"),
        Verb(verbs.STORM, "storm", "place"),
        Verb(verbs.CANCEL_ALLY, "cancel-ally", ""),
        Verb(verbs.UNHALLOW, "unhallow", ""),
        Verb(verbs.FORBID_SUPPLY, "forbid-supply", ""),
        Verb(verbs.DEDUCE, "deduce", "nest"),
        Verb(verbs.ANALYSE, "analyse", ""),
        Verb(verbs.CONSECRATE, "consecrate", "place"),
        Verb(verbs.HOST_IN, "host-in", "place"),
    ],
    {
        "card": [card.id for card in CARDS],
        "seat": [str(seat) for seat in range(5)],
        "place": PLACE_NAMES,
        "region": REGION_NAMES,
        "character": CHARACTER_NAMES,
        "ticket": TICKET_NAMES,
        "nest": NEST_NAMES,
    },
)


class FuryGame(Game[Fury]):
    def blank(self, seats: int, options: tuple[int, ...]) -> Fury:
        return bare_table(seats)

    def cast(self, seats: int, seat: int) -> list[tuple[str, int]]:
        return [("character", character) for character in cast(seats, seat)]

    def believe(self, g: Fury, seat: int) -> None:
        belief.believe(g, seat)

    def reckoning(self, g: Fury, seat: int) -> dict[str, list[int]]:
        return belief.reckoning(g, seat)

    def broken(self, g: Fury) -> list[str]:
        return invariants.broken(g)

    def worth(self, g: Fury) -> list[float]:
        return features.worth(g)

    def confidants(self, g: Fury) -> list[int]:
        return trade.confidants(g)

    def lean(self, g: Fury, seat: int, acts: list[int]) -> int:
        return instinct.lean(g, seat, acts)

    def settled(self, g: Fury) -> bool:
        return features.settled(g)

    def scores(self, g: Fury) -> list[int]:
        return features.scores(g)


FURY_OF_DRACULA: Final[FuryGame] = FuryGame(
    "fury_of_dracula",
    1,
    (2, 5),
    OPTIONS,
    VOCABULARY,
    TABLE,
    [
        rounds.GAME,
        rounds.ROUND,
        rounds.DAWNING,
        rounds.DAYTIME,
        rounds.DUSKFALL,
        rounds.NIGHTTIME,
        rounds.CONFRONTATION,
        rounds.SHUNNING,
        rounds.CALMING,
        rounds.PHASES,
        rounds.WAKING,
        setup.PLACING,
        setup.PLACED,
        setup.LANDING,
        actions.ACTIONS,
        actions.NEXT_TURN,
        actions.ORDER,
        actions.TURN,
        actions.TAKING,
        travel.RIDE,
        travel.BOARDING,
        horses.JOURNEY,
        horses.CRUISE,
        horses.SEA_STEP,
        arrival.ARRIVAL,
        arrival.DRIVEN,
        arrival.CUSTOMS,
        encounter.AMBUSHES,
        encounter.AMBUSHING,
        encounter.CHOICE,
        encounter.ENCOUNTER,
        supply.RESERVING,
        supply.DRAWING,
        trade.TRADING,
        trade.HANDING,
        trade.BARTER,
        search.SEARCHING,
        search.EQUIPPING,
        search.FINDING,
        events.EVENT,
        events.RECEIPT,
        events.TIMED_EVENTS,
        tidy.TIDY,
        tidy.TIDYING,
        tidy.TRIM,
        wounds.HARM,
        wounds.THREAT,
        wounds.HOSPITAL,
        prowl.MOVEMENT,
        prowl.PROWLING,
        powers.MISDIRECTING,
        powers.WOLF,
        prowl.LURKING,
        mature.SLID_OFF,
        mature.MATURING,
        escape.FLIGHT,
        combat.FIGHT,
        combat.COMBAT_ROUND,
        combat.CHOOSING,
        combat.ENGAGING,
        combat.SWAPPING,
        combat.PLOTTING,
        combat.STRIKING,
        melee.LOADING,
        melee.CIRCLE,
        melee.CIRCLING,
        melee.CLAWING,
        melee.SEEKING,
        perils.REPEL,
        perils.GUARDED,
        perils.PACK,
        perils.CORNERED,
        perils.DEFENCE,
        perils.DEFENDING,
        perils.MOB,
        perils.ROBBED,
        perils.RANSOM,
        perils.RANSOMING,
        perils.SPYING,
        perils.MARKING,
        perils.DIGGING,
        perils.SHEDDING,
        perils.COURTING,
        perils.DUEL,
        perils.INVITED,
        perils.JOINING,
        perils.FOGGING,
        perils.HUNTING,
        clues.SCOUTING,
        clues.SCOUTED,
        clues.SPACE,
        clues.WAXWORK,
        clues.VEIL,
        clues.MONEY,
        obstacles.BLOCKING,
        obstacles.BLOCKED,
        obstacles.STORMING,
        obstacles.STORMED,
        obstacles.CLEARANCE,
        obstacles.CONSECRATION,
        obstacles.HALLOWING,
        obstacles.HOSTING,
        obstacles.LUCK,
        obstacles.DEVILRY,
        ploys.HOAXING,
        ploys.RECALLING,
        ploys.FIND,
        ploys.INFLUENCING,
        ploys.BRIDES,
        ploys.BRIDE,
        ploys.HOWLING,
        ploys.WARDING,
        ploys.SCHEMING,
        ploys.SLIPPING,
        ploys.DONATING,
    ],
    TALES.all,
)
register(FURY_OF_DRACULA)
