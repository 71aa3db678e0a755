"""The plug of Heritage."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from duskmoot.games.heritage import belief, features, foresight, invariants, verbs
from duskmoot.games.heritage.boards import table as _boards
from duskmoot.games.heritage.cards import (
    ABILITY_NAMES,
    EVENT_NAMES,
    INTRIGUE_NAMES,
    VAMPIRE_NAMES,
)
from duskmoot.games.heritage.chronicle import roster
from duskmoot.games.heritage.chronicle.aftermath import AFTERMATH, AGENT, CONSPIRACY, PLOT
from duskmoot.games.heritage.chronicle.age_end import AGE_END, OUTCOME
from duskmoot.games.heritage.chronicle.invariants import broken
from duskmoot.games.heritage.chronicle.page import page_of
from duskmoot.games.heritage.chronicle.prologue import BLOOD_IN_TURN, CATCHING_UP, PROLOGUE
from duskmoot.games.heritage.chronicle.rewards import BLOOD, EVENT, RAISING, RESOLVING, REVEAL
from duskmoot.games.heritage.chronicle.samples import kept_samples
from duskmoot.games.heritage.chronicle.stickers import STICKER
from duskmoot.games.heritage.chronicle.tables import (
    AGE_NAMES,
    ANSWER_NAMES,
    OUTCOME_NAMES,
    OVERVIEW_NAMES,
    SECTION_NAMES,
    TITLES,
)
from duskmoot.games.heritage.clans.nosferatu import MARKET
from duskmoot.games.heritage.effects.compile import OP_NAMES, OPTION_NAMES
from duskmoot.games.heritage.effects.machine import CHOICES, EFFECT, EFFECTS, STEPS
from duskmoot.games.heritage.legacy import first_legacy, gather, is_over, lay_out, pack, unpack
from duskmoot.games.heritage.packets import PACKET_NAMES, cards_of, text_of
from duskmoot.games.heritage.pieces import (
    ASSET_NAMES,
    BOARD_NAMES,
    BURDEN_NAMES,
    CHAPTERS,
    CITY_NAMES,
    CLAN_NAMES,
    PARAMETER_NAMES,
    SIDE_NAMES,
    TERRITORY_NAMES,
    TITLE_NAMES,
    TOKEN_NAMES,
    VALUE_NAMES,
)
from duskmoot.games.heritage.rules.end import open_points, total
from duskmoot.games.heritage.rules.intrigue import INTRIGUE, in_vain
from duskmoot.games.heritage.rules.recruit import EDICT, RECRUITING
from duskmoot.games.heritage.rules.setup import BLOODLINE, GAME
from duskmoot.games.heritage.rules.turn import DEED, ROUND, TURN
from duskmoot.games.heritage.sight import TABLE
from duskmoot.games.heritage.state import Heritage, bare_table
from duskmoot.games.heritage.tales import TALES
from duskmoot.kernel.acts import Verb, Vocabulary, noun, verb
from duskmoot.kernel.flow import legal
from duskmoot.kernel.game import Game, Option, Refused, register

__all__ = ["HERITAGE", "_boards"]

# In the order of the constants in pieces.py; the first choice is the default.
OPTIONS: Final[list[Option]] = [
    Option("class-board", ["high-low-clans", "inquisition", "court"], "single"),
    Option("temperament-board", ["beast-within", "humanity"], "single"),
    Option(
        "geography-board",
        ["war-of-princes", "anarch-revolt", "masquerade", "sabbat-wars"],
        "single",
    ),
    Option("events", ["three", "none", "one", "two", "four", "five"], "single"),
    Option("sacrifice", ["any", "limited"]),
    Option("borders", ["closed", "contested"]),
    Option("respite", ["one", "each-ankh"]),
    Option("ancillae", ["none", "ten", "twenty"], "single"),
    Option("haven", ["still", "refresh"], "chapter"),
    Option("research", ["loser", "others"], "chapter"),
]

VOCABULARY: Final[Vocabulary] = Vocabulary(
    [
        Verb(verbs.CHOOSE_CLAN, "choose-clan", "clan"),
        Verb(verbs.CHOOSE_LEADER, "choose-leader", "vampire"),
        Verb(verbs.RECRUIT, "recruit", "vampire"),
        Verb(verbs.PLAY, "play", "intrigue"),
        Verb(verbs.TRADE, "trade", "intrigue"),
        Verb(verbs.PAY, "pay", "vampire"),
        Verb(verbs.SIRE, "sire", "vampire"),
        Verb(verbs.LEAD, "lead", "vampire"),
        Verb(verbs.BORROW, "borrow", "vampire"),
        Verb(verbs.CHOOSE, "choose", "vampire"),
        Verb(verbs.TAKE, "take", "vampire"),
        Verb(verbs.OPPONENT, "opponent", "seat"),
        Verb(verbs.VALUE, "value", "value"),
        Verb(verbs.BOON, "boon", "seat"),
        Verb(verbs.CARD, "card", "intrigue"),
        Verb(verbs.OPTION, "option", "option"),
        Verb(verbs.BOARD, "board", "board"),
        Verb(verbs.GIVE, "give", "vampire"),
        Verb(verbs.ACCEPT, "accept", ""),
        Verb(verbs.FIRST, "first", "seat"),
        Verb(verbs.MARCH, "march", "territory"),
        Verb(verbs.TO, "to", "territory"),
        Verb(verbs.EXPEL, "expel", "value"),
        Verb(verbs.BURN, "burn", ""),
        Verb(verbs.KEEP, "keep", ""),
        Verb(verbs.DRAW, "draw", "side"),
        Verb(verbs.TOKEN, "token", "cell"),
        Verb(verbs.USE, "use", "asset"),
        Verb(verbs.MARK, "mark", "parameter"),
        Verb(verbs.EMBRACE, "embrace", "clan"),
        Verb(verbs.THIN_BLOOD, "thin-blood", ""),
        Verb(verbs.ANSWER, "answer", "answer"),
        Verb(verbs.ASCEND, "ascend", "vampire"),
        Verb(verbs.SHELTER, "shelter", ""),
        Verb(verbs.RELEASE, "release", ""),
        Verb(verbs.CONSPIRE, "conspire", "intrigue"),
        Verb(verbs.GLUE, "glue", "ability"),
        Verb(verbs.TEACH, "teach", "vampire"),
        Verb(verbs.SAVE, "save", "vampire"),
        Verb(verbs.DECIDE, "decide", "outcome"),
        Verb(verbs.SEAL, "seal", ""),
    ],
    {
        "vampire": VAMPIRE_NAMES,
        "intrigue": INTRIGUE_NAMES,
        "ability": ABILITY_NAMES,
        "event": EVENT_NAMES,
        "clan": CLAN_NAMES,
        "board": BOARD_NAMES,
        "value": VALUE_NAMES,
        "territory": TERRITORY_NAMES,
        "city": CITY_NAMES,
        "title": TITLE_NAMES + TITLES,
        "side": SIDE_NAMES,
        "token": TOKEN_NAMES,
        "cell": ["first", "second", "third", "fourth"],
        "option": OPTION_NAMES,
        "op": OP_NAMES,
        "asset": ASSET_NAMES,
        "burden": BURDEN_NAMES,
        "parameter": PARAMETER_NAMES,
        "section": SECTION_NAMES,
        "overview": OVERVIEW_NAMES,
        "age": AGE_NAMES,
        "outcome": OUTCOME_NAMES,
        "answer": ANSWER_NAMES,
        "final": [str(row["id"]) for row in cards_of("final")],
        "seat": [str(seat) for seat in range(4)],
    },
)


@mypyc_attr(allow_interpreted_subclasses=True)
class HeritageGame(Game[Heritage]):
    def blank(self, seats: int, options: tuple[int, ...], legacy: str) -> Heritage:
        g = bare_table(seats)
        if legacy:
            inherited = unpack(legacy)
            wrongs = broken(inherited)
            if wrongs or len(inherited.present) != seats:
                raise Refused("replay-damaged", detail="; ".join(["legacy", *wrongs]))
            lay_out(g, inherited)
        return g

    def believe(self, g: Heritage, seat: int) -> None:
        belief.believe(g, seat)

    def broken(self, g: Heritage) -> list[str]:
        return invariants.broken(g)

    def worth(self, g: Heritage) -> list[float]:
        return features.worth(g)

    def settled(self, g: Heritage) -> bool:
        return features.settled(g)

    def points(self, g: Heritage) -> list[list[int]]:
        seated = all(b.line for b in g.bloodlines)
        return [open_points(g, b.seat) for b in g.bloodlines] if g.boards and seated else []

    def vain(self, g: Heritage, seat: int) -> list[int]:
        plays = [a for a in legal(g, seat) if verb(a) == verbs.PLAY]
        return [a for a in plays if in_vain(g, seat, noun(a))]

    def foresee(self, g: Heritage, seat: int, act: int) -> Heritage:
        return foresight.foresee(g, seat, act)

    def marks(self, g: Heritage) -> dict[str, list[int]]:
        return {"points": self.scores(g)}

    def scores(self, g: Heritage) -> list[int]:
        return [total(g, b.seat) for b in g.bloodlines]

    def samples(self) -> list[tuple[int, str]]:
        return kept_samples()

    # The chronicle.

    def found(self, heirs: int) -> str:
        return pack(first_legacy(heirs))

    def join(self, legacy: str) -> str:
        return pack(roster.joined(unpack(legacy)))

    def depart(self, legacy: str, heir: int) -> str:
        return pack(roster.departed(unpack(legacy), heir))

    def attend(self, legacy: str, present: tuple[int, ...]) -> str:
        return pack(roster.attended(unpack(legacy), present))

    def bequest(self, g: Heritage) -> str:
        return pack(gather(g))

    def chronicled(self, g: Heritage) -> dict[str, Any]:
        return page_of(g)

    def wrongs(self, legacy: str) -> list[str]:
        return broken(unpack(legacy))

    def over_in(self, legacy: str) -> bool:
        return is_over(unpack(legacy))

    def packets(self) -> list[str]:
        return PACKET_NAMES

    def packet(self, name: str) -> str:
        return text_of(name)

    def opened(self, g: Heritage) -> int:
        return g.opened

    def opened_in(self, legacy: str) -> int:
        return unpack(legacy).opened


HERITAGE: Final[HeritageGame] = HeritageGame(
    "heritage",
    1,
    (2, 4),
    OPTIONS,
    VOCABULARY,
    TABLE,
    [
        GAME,
        BLOODLINE,
        ROUND,
        TURN,
        DEED,
        RECRUITING,
        EDICT,
        INTRIGUE,
        MARKET,
        STEPS,
        EFFECTS,
        EFFECT,
        *CHOICES,
        PROLOGUE,
        CATCHING_UP,
        AFTERMATH,
        CONSPIRACY,
        PLOT,
        RESOLVING,
        EVENT,
        RAISING,
        BLOOD,
        REVEAL,
        STICKER,
        AGENT,
        AGE_END,
        OUTCOME,
        BLOOD_IN_TURN,
    ],
    TALES.all,
)
HERITAGE.chapters = CHAPTERS
register(HERITAGE)
