"""The plug of Fury of Dracula."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from duskmoot.games.fury_of_dracula import belief, features, instinct, invariants, verbs
from duskmoot.games.fury_of_dracula.board import NOWHERE, PLACE_NAMES, REGION_NAMES
from duskmoot.games.fury_of_dracula.cards import deal as _cards
from duskmoot.games.fury_of_dracula.cards.table import CARDS
from duskmoot.games.fury_of_dracula.rules.choices import (
    combat_cards,
    encounter_cards,
    event_cards,
    obstacles,
    revelations,
)
from duskmoot.games.fury_of_dracula.rules.combat import flight, steps
from duskmoot.games.fury_of_dracula.rules.dracula import ambush, maturing, phase, powers, trail
from duskmoot.games.fury_of_dracula.rules.hunters import (
    actions,
    arrival,
    damage,
    journeys,
    limits,
    search,
    supply,
    trade,
    travel,
)
from duskmoot.games.fury_of_dracula.rules.round import events, phases, setup
from duskmoot.games.fury_of_dracula.sheets import (
    CHARACTER_NAMES,
    DRACULA,
    HIMSELF,
    NEST_NAMES,
    TICKET_NAMES,
)
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
        Verb(verbs.CONFIDE_TICKET, "confide-ticket", "ticket"),
        Verb(verbs.ASK_FOR, "ask-for", "card"),
        Verb(verbs.ASK_FOR_TICKET, "ask-for-ticket", "ticket"),
        Verb(verbs.LEAVE, "leave", "card"),
        Verb(verbs.LEAVE_TICKET, "leave-ticket", "ticket"),
        Verb(verbs.PROPOSE, "propose", ""),
        Verb(verbs.AGREE, "agree", ""),
        Verb(verbs.CONFIDE, "confide", "card"),
        Verb(verbs.GODALMING_PLAYS, "godalming-plays", "card"),
        Verb(verbs.SEWARD_PLAYS, "seward-plays", "card"),
        Verb(verbs.HELSING_PLAYS, "helsing-plays", "card"),
        Verb(verbs.MINA_PLAYS, "mina-plays", "card"),
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


@mypyc_attr(allow_interpreted_subclasses=True)
class FuryGame(Game[Fury]):
    def blank(self, seats: int, options: tuple[int, ...], legacy: str) -> Fury:
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

    def lent(self, g: Fury) -> list[float]:
        return features.lent(g)

    def plausible(self, g: Fury, seat: int) -> float:
        return features.plausible(g, seat)

    def confidants(self, g: Fury) -> list[int]:
        return trade.confidants(g)

    def lean(self, g: Fury, seat: int, acts: list[int]) -> int:
        return instinct.lean(g, seat, acts)

    def settled(self, g: Fury) -> bool:
        return features.settled(g)

    def marks(self, g: Fury) -> dict[str, list[int]]:
        """The race, where all were on which day, who fought Dracula, and what was to mature where.

        The places of a fight and of what has slid off the Trail are NOWHERE while there is none.
        """
        place = trail.current(g)
        fought = place if g.foe == HIMSELF else NOWHERE
        fighting = [int(hunter.number in g.fighters) for hunter in g.hunters]
        return {
            "influence": [g.influence],
            "wounds": [g.dracula.damage],
            "dracula": [place],
            "day": [g.round],
            "hunters": [hunter.place for hunter in g.hunters],
            "fight": [fought, *fighting],
            "off": [g.off[0].location() if g.off else NOWHERE],
        }

    def sides(self, seats: int) -> list[list[int]]:
        return [[DRACULA], [seat for seat in range(seats) if seat != DRACULA]]

    def scores(self, g: Fury) -> list[int]:
        return features.scores(g)


FURY_OF_DRACULA: Final[FuryGame] = FuryGame(
    "fury_of_dracula",
    2,
    (2, 5),
    OPTIONS,
    VOCABULARY,
    TABLE,
    [
        phases.GAME,
        phases.ROUND,
        phases.DAWNING,
        phases.DAYTIME,
        phases.DUSKFALL,
        phases.NIGHTTIME,
        phases.CONFRONTATION,
        phases.SHUNNING,
        phases.CALMING,
        phases.PHASES,
        phases.WAKING,
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
        journeys.JOURNEY,
        journeys.CRUISE,
        journeys.SEA_STEP,
        arrival.ARRIVAL,
        arrival.DRIVEN,
        arrival.CUSTOMS,
        ambush.AMBUSHES,
        ambush.AMBUSHING,
        ambush.CHOICE,
        ambush.ENCOUNTER,
        supply.RESERVING,
        supply.DRAWING,
        trade.TRADING,
        trade.TALK,
        trade.BIDDING,
        search.SEARCHING,
        search.EQUIPPING,
        search.STAKING,
        search.FINDING,
        events.EVENT,
        events.RECEIPT,
        events.TIMED_EVENTS,
        limits.TIDY,
        limits.TIDYING,
        limits.OPENING,
        limits.TRIM,
        damage.HARM,
        damage.THREAT,
        damage.HOSPITAL,
        phase.MOVEMENT,
        phase.PROWLING,
        powers.MISDIRECTING,
        powers.WOLF,
        phase.LURKING,
        maturing.SLID_OFF,
        maturing.MATURING,
        flight.FLIGHT,
        steps.FIGHT,
        steps.COMBAT_ROUND,
        steps.CHOOSING,
        steps.ENGAGING,
        steps.SWAPPING,
        steps.PLOTTING,
        steps.STRIKING,
        combat_cards.LOADING,
        combat_cards.CIRCLE,
        combat_cards.CIRCLING,
        combat_cards.CLAWING,
        combat_cards.SEEKING,
        encounter_cards.REPEL,
        encounter_cards.GUARDED,
        encounter_cards.PACK,
        encounter_cards.CORNERED,
        encounter_cards.DEFENCE,
        encounter_cards.DEFENDING,
        encounter_cards.MOB,
        encounter_cards.ROBBED,
        encounter_cards.RANSOM,
        encounter_cards.RANSOMING,
        encounter_cards.SPYING,
        encounter_cards.MARKING,
        encounter_cards.DIGGING,
        encounter_cards.SHEDDING,
        encounter_cards.COURTING,
        encounter_cards.DUEL,
        encounter_cards.INVITED,
        encounter_cards.JOINING,
        encounter_cards.FOGGING,
        encounter_cards.HUNTING,
        revelations.SCOUTING,
        revelations.SCOUTED,
        revelations.SPACE,
        revelations.WAXWORK,
        revelations.VEIL,
        revelations.MONEY,
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
        event_cards.HOAXING,
        event_cards.RECALLING,
        event_cards.FIND,
        event_cards.INFLUENCING,
        event_cards.BRIDES,
        event_cards.BRIDE,
        event_cards.HOWLING,
        event_cards.WARDING,
        event_cards.SCHEMING,
        event_cards.SLIPPING,
        event_cards.DONATING,
        search.SEDUCTION,
    ],
    TALES.all,
)
register(FURY_OF_DRACULA)
