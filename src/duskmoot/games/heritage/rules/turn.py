"""Rounds and turns (book: ПОРЯДОК ХОДА)."""

from __future__ import annotations

from typing import Final

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.boards.board import BOARDS
from duskmoot.games.heritage.cards import BOARD_INTRIGUES
from duskmoot.games.heritage.chronicle.assets import forbids_asset, use
from duskmoot.games.heritage.chronicle.heirs import assets_of, haven_of
from duskmoot.games.heritage.clans.nosferatu import close_markets, forbids_trade, markets, trade
from duskmoot.games.heritage.effects.op import offer
from duskmoot.games.heritage.pieces import NONE, TEMPERAMENT
from duskmoot.games.heritage.rules.intrigue import forbids_play, play, playable
from duskmoot.games.heritage.rules.queue import leave_queue
from duskmoot.games.heritage.rules.recruit import forbids_recruit, recruit
from duskmoot.games.heritage.state import Heritage
from duskmoot.games.heritage.verbs import PLAY, RECRUIT, TRADE, USE
from duskmoot.kernel.acts import DONE, each_kind, noun, verb
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, do, do_seat, for_each, repeat_seat

ROUND: Final[Outline[Heritage]] = Outline("round")
TURN: Final[Outline[Heritage]] = Outline("turn")
DEED: Final[Outline[Heritage]] = Outline("deed")


def outlines() -> None:
    ROUND.reads(
        do(begin_round),
        for_each(in_turn_order, TURN),
        do(close_markets, pass_first_player, next_round),
    )
    TURN.reads(do_seat(begin_turn), repeat_seat(DEED, until=turn_is_over), do_seat(end_turn))
    DEED.reads(do_seat(open_the_queue), ask(WHAT_NOW))


def begin_round(g: Heritage) -> None:
    g.tell(tales.ROUND, g.round)


def in_turn_order(g: Heritage) -> list[int]:
    return g.clockwise(g.first)


def begin_turn(g: Heritage, seat: int) -> None:
    """The own marker comes off the queue (reserve.expiry)."""
    g.turn = seat
    g.recruited = False
    g.asset_used = False
    g.plays = 1
    g.bloodlines[seat].reserved = NONE
    g.tell(tales.TURN, seat)


def turn_is_over(g: Heritage, seat: int) -> bool:
    """Ended, or nothing is left that anybody could think the player may do."""
    if g.turn != seat:
        return True
    if not g.recruited or (g.plays and g.bloodlines[seat].hand):
        return False
    if any(not forbids_trade(g, seat, card) for card in markets(g)):
        return False
    if any(not forbids_asset(g, seat) for asset in assets_of(g, seat)):
        return False
    return not playable(g, seat, table_intrigues(g))


def end_turn(g: Heritage, seat: int) -> None:
    g.turn = NONE


def open_the_queue(g: Heritage, seat: int) -> None:
    """If nobody there can be recruited, the rightmost makes way, again and again."""
    if g.recruited or g.bloodlines[seat].aside != NONE:
        return
    saved = haven_of(g, seat)
    if saved != NONE and not forbids_recruit(g, seat, saved):
        return
    while g.queue and all(forbids_recruit(g, seat, c) for c in g.queue):
        last = g.queue[-1]
        g.tell(tales.MAKES_WAY, last)
        g.discard.append(last)
        leave_queue(g, last)


def table_intrigues(g: Heritage) -> list[int]:
    """Those beside the three battlegrounds (intrigue.battleground-open)."""
    return [BOARD_INTRIGUES[board] for board in g.boards]


def within_reach(g: Heritage, seat: int) -> list[int]:
    """Characters that one could think of recruiting: the queue, a guest, and who is saved."""
    aside = g.bloodlines[seat].aside
    saved = haven_of(g, seat)
    if aside == NONE and saved == NONE:
        return g.queue
    return g.queue + [c for c in (aside, saved) if c != NONE]


class WhatNow(Ask[Heritage]):
    """Recruiting and intrigue in either order (turn.phases)."""

    def offers(self, g: Heritage, seat: int) -> list[int]:
        found = each_kind(RECRUIT, within_reach(g, seat))
        found += each_kind(PLAY, g.bloodlines[seat].hand + table_intrigues(g))
        return found + each_kind(TRADE, markets(g)) + each_kind(USE, assets_of(g, seat)) + [DONE]

    def forbids(self, g: Heritage, seat: int, act: int) -> str:
        if act == DONE:
            return "" if g.recruited else "turn.recruit-mandatory"
        if verb(act) == RECRUIT:
            return forbids_recruit(g, seat, noun(act))
        if verb(act) == PLAY:
            return forbids_play(g, seat, noun(act))
        if verb(act) == USE:
            return forbids_asset(g, seat)
        return forbids_trade(g, seat, noun(act))

    def legal(self, g: Heritage, seat: int) -> list[int]:
        """The same; what can no longer be done in this turn is passed by as a whole."""
        found: list[int] = []
        if not g.recruited:
            reach = within_reach(g, seat)
            found = offer(RECRUIT, [c for c in reach if not forbids_recruit(g, seat, c)])
        cards = g.bloodlines[seat].hand + table_intrigues(g)
        found += offer(PLAY, playable(g, seat, cards))
        found += offer(TRADE, [card for card in markets(g) if not forbids_trade(g, seat, card)])
        if not forbids_asset(g, seat):
            found += each_kind(USE, assets_of(g, seat))
        return [*found, DONE] if g.recruited else found

    def answer(self, g: Heritage, seat: int, act: int) -> None:
        if act == DONE:
            g.turn = NONE
        elif verb(act) == RECRUIT:
            recruit(g, seat, noun(act))
        elif verb(act) == PLAY:
            play(g, seat, noun(act))
        elif verb(act) == USE:
            use(g, seat, noun(act))
        else:
            trade(g, seat, noun(act))


WHAT_NOW: Final[WhatNow] = WhatNow("what-now")


def pass_first_player(g: Heritage) -> None:
    BOARDS[g.boards[TEMPERAMENT]].round_end(g)


def next_round(g: Heritage) -> None:
    g.round += 1


outlines()
