"""Newcomers prepare for the chronicle (book: ПРОЛОГ).

All of them choose side by side, so that nobody waits for anybody.
"""

from __future__ import annotations

from typing import Final

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.chronicle import annals
from duskmoot.games.heritage.chronicle.heirs import (
    embrace,
    is_full,
    mark_box,
    replaced,
    save_in_haven,
    thin_the_blood,
    turn_over,
)
from duskmoot.games.heritage.chronicle.tables import (
    ABILITIES,
    DISCIPLINES,
    LOYALTY,
    MORALITY,
    PARAMETERS,
    RESOURCES,
)
from duskmoot.games.heritage.lines import ANCILLA, BASE, THIN
from duskmoot.games.heritage.pieces import CLAN_NAMES, NONE, SETUP
from duskmoot.games.heritage.state import Heritage
from duskmoot.games.heritage.verbs import EMBRACE, MARK, TAKE, THIN_BLOOD
from duskmoot.kernel.acts import act, each_kind, noun, verb
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, do, for_each, repeat, together, when

PROLOGUE: Final[Outline[Heritage]] = Outline("prologue")
BLOOD_IN_TURN: Final[Outline[Heritage]] = Outline("prologue")
CATCHING_UP: Final[Outline[Heritage]] = Outline("catching-up")

AGENTS: Final[int] = 3
"""Characters of whom the first agent is chosen."""
FIRST_MARKS: Final[int] = 2
"""One trait, one Discipline."""


def outlines() -> None:
    PROLOGUE.reads(
        do(draw_agents),
        together(newcomers, TRAIT),  # every player, 3
        together(newcomers, DISCIPLINE),  # 4
        together(newcomers, FIRST_AGENT),  # the first agent, 1 and 2
        when(stickers_for_all, together(newcomers, FIRST_BLOOD)),  # 4
        for_each(without_blood, BLOOD_IN_TURN),
        repeat(CATCHING_UP, until=caught_up),
        do(end_prologue),
    )
    BLOOD_IN_TURN.reads(ask(FIRST_BLOOD))
    CATCHING_UP.reads(together(behind, CATCH_UP))


def newcomers(g: Heritage) -> list[int]:
    """Seats whose heirs have not gone through the prologue (chronicle.prologue.required)."""
    return [seat for seat in range(len(g.present)) if g.joined[g.present[seat]] == NONE]


def draw_agents(g: Heritage) -> None:
    """Three random characters each, of those whose base side is still up."""
    free = [c for c in range(len(g.blood)) if g.blood[c] == BASE and c not in g.havens]
    g.chance.shuffle(SETUP, free)
    for seat in newcomers(g):
        g.bloodlines[seat].drawn = sorted(free[:AGENTS])
        free = free[AGENTS:]


class Marking(Ask[Heritage]):
    """One box of the character sheet."""

    def __init__(self, key: str, sections: list[int], clause: str) -> None:
        super().__init__(key)
        self.sections = sections
        self.clause = clause

    def offers(self, g: Heritage, seat: int) -> list[int]:
        return each_kind(MARK, list(range(len(PARAMETERS))))

    def forbids(self, g: Heritage, seat: int, act: int) -> str:
        elsewhere = PARAMETERS[noun(act)].section not in self.sections
        return self.clause if elsewhere or is_full(g, g.present[seat], noun(act)) else ""

    def answer(self, g: Heritage, seat: int, act: int) -> None:
        mark_box(g, seat, noun(act))


class FirstAgent(Ask[Heritage]):
    """One of the three is turned to its ancilla side and goes into the haven."""

    def offers(self, g: Heritage, seat: int) -> list[int]:
        return each_kind(TAKE, g.bloodlines[seat].drawn)

    def answer(self, g: Heritage, seat: int, act: int) -> None:
        g.bloodlines[seat].drawn = []
        turn_over(g, noun(act))
        save_in_haven(g, seat, noun(act))
        g.tell(tales.FIRST_AGENT, seat, noun(act))


def stickers_for_all(g: Heritage) -> bool:
    """Where they run short, newcomers choose one after another, in the order of the roster."""
    return min(g.thin_blood, *g.clan_stickers) >= len(newcomers(g))


def without_blood(g: Heritage) -> list[int]:
    return [seat for seat in newcomers(g) if g.blood[g.havens[g.present[seat]]] == ANCILLA]


class FirstBlood(Ask[Heritage]):
    """The clan that embraced the agent: any, or thin blood (chronicle.prologue.agent-ascend)."""

    def offers(self, g: Heritage, seat: int) -> list[int]:
        return [*each_kind(EMBRACE, list(range(len(CLAN_NAMES)))), act(THIN_BLOOD, 0)]

    def forbids(self, g: Heritage, seat: int, act: int) -> str:
        if verb(act) == THIN_BLOOD:
            return "" if g.thin_blood else "faq.thin-blood-out"
        return "" if g.clan_stickers[noun(act)] else "faq.clan-stickers-out"

    def answer(self, g: Heritage, seat: int, act: int) -> None:
        agent = g.havens[g.present[seat]]
        clan = noun(act) if verb(act) == EMBRACE else THIN
        annals.write(g, annals.RAISED, seat, agent, clan)
        if clan == THIN:
            thin_the_blood(g, agent)
        else:
            embrace(g, agent, clan)


TRAIT: Final[Marking] = Marking(
    "trait", [RESOURCES, ABILITIES, MORALITY], "chronicle.prologue.mark"
)
DISCIPLINE: Final[Marking] = Marking("discipline", [DISCIPLINES], "chronicle.prologue.discipline")
FIRST_AGENT: Final[FirstAgent] = FirstAgent("first-agent")
FIRST_BLOOD: Final[FirstBlood] = FirstBlood("first-blood")
CATCH_UP: Final[Marking] = Marking(
    "catch-up",
    [RESOURCES, ABILITIES, MORALITY, DISCIPLINES, LOYALTY],
    "chronicle.join-late.catch-up",
)


def behind(g: Heritage) -> list[int]:
    """Newcomers who have a box to mark for a chapter that they missed."""
    due = FIRST_MARKS + g.chapter - 1
    return [seat for seat in newcomers(g) if sum(g.marks[g.present[seat]]) < due]


def caught_up(g: Heritage) -> bool:
    return not behind(g)


def end_prologue(g: Heritage) -> None:
    for seat in newcomers(g):
        g.joined = replaced(g.joined, g.present[seat], g.chapter)
        g.tell(tales.JOINS, seat)


outlines()
