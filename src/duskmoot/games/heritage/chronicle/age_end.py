"""The end of an age (book: ПОСЛЕ ЭПОХИ)."""

from __future__ import annotations

from typing import Final

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.boards.board import BOARDS
from duskmoot.games.heritage.chronicle import annals
from duskmoot.games.heritage.chronicle.chapter import open_packet
from duskmoot.games.heritage.chronicle.heirs import replaced
from duskmoot.games.heritage.chronicle.order import everybody, goes_on
from duskmoot.games.heritage.chronicle.tables import OUTCOMES, PARAMETERS, boards_of, overview_of
from duskmoot.games.heritage.rules.end import best, primogen
from duskmoot.games.heritage.state import Heritage
from duskmoot.games.heritage.verbs import DECIDE
from duskmoot.kernel.acts import each_kind, noun
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, do, for_each, when

AGE_END: Final[Outline[Heritage]] = Outline("age-end")
OUTCOME: Final[Outline[Heritage]] = Outline("outcome")


def outlines() -> None:
    AGE_END.reads(
        do(open_outcomes),  # 2
        do(find_age_winner),  # 3
        for_each(age_winner, OUTCOME),  # 4
        when(goes_on, do(change_battleground)),
    )
    OUTCOME.reads(ask(WHICH_OUTCOME))


def open_outcomes(g: Heritage) -> None:
    """With the rules of the battleground to come (chronicle.age-end.reveal)."""
    open_packet(g, g.chapter, "age")


def find_age_winner(g: Heritage) -> None:
    """Most age points; then more points on the key battleground, now; then the Primogen.

    Who did not play the third chapter cannot win: the winner has to choose here.
    """
    points = [g.age_points[heir] for heir in g.present]
    tied = best(everybody(g), points)
    key = overview_of(g.chapter).key
    leading = best(tied, [BOARDS[key].vp(g, seat) for seat in everybody(g)])
    winner = primogen(g, leading)
    annals.write(g, annals.WON_AGE, winner, points[winner], int(len(tied) > 1))
    if len(leading) > 1:
        g.tell(tales.WINS_AGE_AS_PRIMOGEN, winner, points[winner], key)
    elif len(tied) > 1:
        g.tell(tales.WINS_AGE_BY, winner, points[winner], key)
    else:
        g.tell(tales.WINS_AGE, winner, points[winner])


def age_winner(g: Heritage) -> list[int]:
    return [annals.entries(g, annals.WON_AGE)[0][1]]


class WhichOutcome(Ask[Heritage]):
    """One of the cards just opened; the others leave the game."""

    def offers(self, g: Heritage, seat: int) -> list[int]:
        age = overview_of(g.chapter).age
        return each_kind(DECIDE, [n for n, card in enumerate(OUTCOMES) if card.age == age])

    def answer(self, g: Heritage, seat: int, act: int) -> None:
        g.outcomes = (*g.outcomes, noun(act))
        annals.write(g, annals.DECIDED, seat, noun(act))
        g.tell(tales.OUTCOME, seat, noun(act))
        for parameter, by in OUTCOMES[noun(act)].changes:
            change_worth(g, parameter, by)


WHICH_OUTCOME: Final[WhichOutcome] = WhichOutcome("outcome")


def change_worth(g: Heritage, parameter: int, by: int) -> None:
    """For all sheets and for good, within the limits of the parameter (finale.worth-range)."""
    row = PARAMETERS[parameter]
    worth = min(max(g.worth[parameter] + by, row.least), row.most)
    g.worth = replaced(g.worth, parameter, worth)
    g.tell(tales.WORTH, parameter, worth)


def change_battleground(g: Heritage) -> None:
    """The key battleground is out of the game; another lies in its place from now on."""
    before = boards_of(g.chapter)
    after = boards_of(g.chapter + 1)
    for axis in range(len(before)):
        if before[axis] != after[axis]:
            g.tell(tales.BOARD_LEAVES, before[axis])
            g.tell(tales.BOARD_ENTERS, after[axis])


outlines()
