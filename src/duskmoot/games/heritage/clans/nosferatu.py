"""Nosferatu (book: НОСФЕРАТУ): Black Market."""

from __future__ import annotations

from typing import Final

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.effects.machine import STEPS, start
from duskmoot.games.heritage.effects.op import Op, Row
from duskmoot.games.heritage.effects.scripts import AS_SUBJECT, SCRIPTS, TRADING, inner_of
from duskmoot.games.heritage.effects.tokens import put_boon, take_boon
from duskmoot.games.heritage.lines import boons_to_spend
from duskmoot.games.heritage.pieces import NONE
from duskmoot.games.heritage.state import Heritage, Thread, thread
from duskmoot.kernel.flow import Outline, call, do_seat, follow
from duskmoot.kernel.zones import move

MARKET: Final[Outline[Heritage]] = Outline("market")


def outlines() -> None:
    MARKET.reads(call(STEPS), do_seat(use), do_seat(leave))


class BlackMarket(Op):
    """The card lies open on the table; its effect is not resolved now."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.effect = row.script("effect")

    def resolve(self, g: Heritage, t: Thread) -> None:
        b = g.bloodlines[t.actor]
        if t.card in b.playing:
            move(t.card, b.playing, b.market)
            b.stalls.append(NONE)
            g.tell(tales.OPENS_MARKET, t.actor, t.card)


def markets(g: Heritage) -> list[int]:
    """All Black Market cards on the table."""
    found: list[int] = []
    for b in g.bloodlines:
        found += b.market
    return found


def forbids_trade(g: Heritage, seat: int, card: int) -> str:
    for b in g.bloodlines:
        if card in b.market and b.stalls[b.market.index(card)] != NONE:
            return "clan.nosferatu.once-per-round"
    return "" if boons_to_spend(g.bloodlines[seat]) else "clan.nosferatu.use"


def trade(g: Heritage, seat: int, card: int) -> None:
    """Neither an intrigue nor exhausting; any number of markets in a turn."""
    t = thread(TRADING, seat, NONE)
    t.card = card
    g.threads.append(t)
    follow(g, MARKET, seat)


def use(g: Heritage, seat: int) -> None:
    """The boon goes onto the card, then the user resolves what it says."""
    t = g.threads[-1]
    giver, whose = t.subject, t.that
    take_boon(g, giver, whose)
    for b in g.bloodlines:
        if t.card in b.market:
            b.stalls[b.market.index(t.card)] = whose
    g.tell(tales.TRADES, seat, giver, t.card, whose)
    resolve_without_coterie(g, inner_of(t.card), seat, t.card)


def resolve_without_coterie(g: Heritage, script: int, seat: int, card: int) -> None:
    """Where "gain" needs a vampire, the player picks one of their own."""
    t = thread(script, seat, NONE)
    if SCRIPTS[script].uses_subject:
        t.script = AS_SUBJECT
        t.n = script
    t.card = card
    start(g, t)


def leave(g: Heritage, seat: int) -> None:
    g.threads.pop()


def close_markets(g: Heritage) -> None:
    """At the end of the round the boons go to the clan leader (round-end.market)."""
    for b in g.bloodlines:
        for i in range(len(b.market)):
            if b.stalls[i] >= 0:
                put_boon(g, b.line[0], b.stalls[i])
                g.tell(tales.CLOSES, b.market[i], b.line[0], b.stalls[i])
            b.stalls[i] = NONE


outlines()
