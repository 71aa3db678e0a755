"""The outcome of a battle, in the order of the book's third stage (book: '3. Outcome')."""

from __future__ import annotations

from typing import Final

from duskmoot.games.blood_rage import tales
from duskmoot.games.blood_rage.board import RESERVE
from duskmoot.games.blood_rage.cards import card as gifts
from duskmoot.games.blood_rage.cards.table import CARDS
from duskmoot.games.blood_rage.rules.fall import FALL, doom, owners_of_doomed
from duskmoot.games.blood_rage.rules.figures import (
    figures_on,
    horns_reached,
    is_monster,
    monster_card,
    of_kind,
)
from duskmoot.games.blood_rage.rules.invade import LANDING, WARRIOR, forbids_place, land
from duskmoot.games.blood_rage.rules.pillage import SPOILS
from duskmoot.games.blood_rage.rules.sheet import RAISE_STAT, gain_glory, has, price, upgrades_with
from duskmoot.games.blood_rage.state import AXES, FIGURES, NONE, BloodRage, Clan
from duskmoot.games.blood_rage.verbs import RETRIEVE, RETURN
from duskmoot.kernel.acts import DONE, act, each_kind, noun
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import (
    Outline,
    ask,
    call,
    do,
    do_seat,
    for_each,
    repeat_seat,
    stop_if_seat,
    when,
    when_seat,
)
from duskmoot.kernel.zones import move

OUTCOME: Final[Outline[BloodRage]] = Outline("outcome")
KEEPING: Final[Outline[BloodRage]] = Outline("keeping")
RETRIEVING: Final[Outline[BloodRage]] = Outline("retrieving")
VICTORY: Final[Outline[BloodRage]] = Outline("victory")
BLESSING: Final[Outline[BloodRage]] = Outline("blessing")


def outlines() -> None:
    OUTCOME.reads(
        do(doom_losers),
        for_each(owners_of_doomed, FALL),
        do(losing_cards, take_cards_back),
        for_each(winners, KEEPING),
        when(pillager_won, for_each(winners, SPOILS)),
        for_each(winners, VICTORY),
        do(after_battle),
        for_each(losers, BLESSING),
        do(clear_deeds),
    )
    KEEPING.reads(
        repeat_seat(RETRIEVING, until=cannot_retrieve),
        do_seat(discard_played),
    )
    RETRIEVING.reads(ask(RETRIEVE_CARD))
    VICTORY.reads(
        do_seat(winning_cards),
        when_seat(swore, ask(RAISE_STAT)),
        do_seat(battle_glory),
    )
    BLESSING.reads(
        stop_if_seat(cannot_return),
        ask(RETURN_HOME),
        when_seat(has_returned, call(LANDING)),
    )


def winners(g: BloodRage) -> list[int]:
    return [g.winner] if g.winner != NONE else []


def losers(g: BloodRage) -> list[int]:
    return [seat for seat in g.fighters if seat != g.winner]


def doom_losers(g: BloodRage) -> None:
    for seat in losers(g):
        doom(g.clans[seat], figures_on(g.clans[seat], g.province))


def losing_cards(g: BloodRage) -> None:
    """From the pillager clockwise; without a winner they do nothing."""
    if g.winner == NONE:
        return
    for seat in losers(g):
        for card in g.clans[seat].deeds:
            CARDS[card].when_lost(g, g.clans[seat], g.clans[g.winner])


def take_cards_back(g: BloodRage) -> None:
    for seat in losers(g):
        c = g.clans[seat]
        c.hand += c.revealed
        c.shown += c.revealed
        if c.revealed:
            g.tell(tales.TAKES_BACK, seat, len(c.revealed))
        c.revealed.clear()


# What the winner does with his cards.


def cannot_retrieve(g: BloodRage, seat: int) -> bool:
    c = g.clans[seat]
    if not c.revealed or not has(c, gifts.RETRIEVE):
        return True
    return c.rage < price(c, gifts.RETRIEVE)


class RetrieveCard(Ask[BloodRage]):
    def offers(self, g: BloodRage, seat: int) -> list[int]:
        return [*each_kind(RETRIEVE, g.clans[seat].revealed), DONE]

    def answer(self, g: BloodRage, seat: int, act: int) -> None:
        c = g.clans[seat]
        if act == DONE:
            discard_played(g, seat)
            return
        c.rage -= price(c, gifts.RETRIEVE)
        move(noun(act), c.revealed, c.hand)
        c.shown.append(noun(act))
        g.tell(tales.RETRIEVES, seat, noun(act))


def discard_played(g: BloodRage, seat: int) -> None:
    c = g.clans[seat]
    for card in c.revealed:
        g.tell(tales.DISCARDS, seat, card)
    g.discard += c.revealed
    c.revealed.clear()


# What the winner gains.


def pillager_won(g: BloodRage) -> bool:
    return g.winner == g.pillager


def winning_cards(g: BloodRage, seat: int) -> None:
    c = g.clans[seat]
    for card in c.deeds:
        CARDS[card].when_won(g, c)


def swore(g: BloodRage, seat: int) -> bool:
    return any(CARDS[card].swears for card in g.clans[seat].deeds)


def battle_glory(g: BloodRage, seat: int) -> None:
    """Last, so that all axes raised in this battle count."""
    c = g.clans[seat]
    gain_glory(g, c, c.stat(AXES), tales.BATTLE_GLORY, g.province)


# After the battle.


def after_battle(g: BloodRage) -> None:
    """Cards, monsters that took part, then upgrades, each from the pillager clockwise."""
    for seat in g.fighters:
        for card in g.clans[seat].deeds:
            CARDS[card].after_battle(g, g.clans[seat])
    for seat in g.fighters:
        for card in monsters_that_fought(g.clans[seat]):
            CARDS[card].after_battle(g, g.clans[seat])
    for seat in g.fighters:
        slaughter(g, g.clans[seat])


def monsters_that_fought(c: Clan) -> list[int]:
    fought = [f for f in range(FIGURES) if c.fought >> f & 1 and is_monster(f)]
    return [monster_card(c, f) for f in fought]


def slaughter(g: BloodRage, c: Clan) -> None:
    fallen = sum(other.slain for other in g.clans if other.seat != c.seat)
    for number in upgrades_with(c, gifts.SLAUGHTER):
        if fallen >= CARDS[number].figures:
            gain_glory(g, c, CARDS[number].glory, tales.CARD_GLORY, number)


def cannot_return(g: BloodRage, seat: int) -> bool:
    c = g.clans[seat]
    if not has(c, gifts.RETURN) or horns_reached(c):
        return True
    figure = of_kind(c, RESERVE, WARRIOR)
    return figure == NONE or bool(forbids_place(g, c, figure, g.province))


class ReturnHome(Ask[BloodRage]):
    def offers(self, g: BloodRage, seat: int) -> list[int]:
        return [act(RETURN, 0), DONE]

    def answer(self, g: BloodRage, seat: int, act: int) -> None:
        g.moving = NONE
        if act != DONE:
            c = g.clans[seat]
            g.moving = of_kind(c, RESERVE, WARRIOR)
            land(g, c, g.moving, g.province)

    def about(self, g: BloodRage, seat: int) -> list[tuple[str, int]]:
        return [("place", g.province)]


def has_returned(g: BloodRage, seat: int) -> bool:
    return g.moving != NONE


def clear_deeds(g: BloodRage) -> None:
    for seat in g.fighters:
        g.clans[seat].deeds.clear()


RETRIEVE_CARD: Final[RetrieveCard] = RetrieveCard("retrieve")
RETURN_HOME: Final[ReturnHome] = ReturnHome("return")
outlines()
