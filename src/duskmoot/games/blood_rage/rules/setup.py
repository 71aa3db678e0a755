"""Setting up (book: 'Prepare the play area', 'the cards', 'your clan', 'last preparations')."""

from __future__ import annotations

from typing import Final

from duskmoot.games.blood_rage import tales
from duskmoot.games.blood_rage.board import OUTER
from duskmoot.games.blood_rage.cards.table import DECKS
from duskmoot.games.blood_rage.state import (
    AGES,
    ALL_STATS,
    CLAN_NAMES,
    CLANS,
    DESTROYED,
    NONE,
    SETUP,
    TOKENS,
    BloodRage,
)
from duskmoot.games.blood_rage.verbs import CHOOSE_CLAN
from duskmoot.kernel.acts import act, noun
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask

CLAN_CHOICE: Final[Outline[BloodRage]] = Outline("clan-choice")


def lay_pillage_tokens(g: BloodRage) -> None:
    tokens = TOKENS[:]
    g.chance.shuffle(SETUP, tokens)
    g.tokens = [ALL_STATS, *tokens]


def lay_ragnarok_tokens(g: BloodRage) -> None:
    """One for each Age, then some that destroy a province before play; the rest is boxed."""
    outer = OUTER[:]
    g.chance.shuffle(SETUP, outer)
    g.ragnarok = outer[:AGES]
    g.destroyed = outer[AGES : AGES + DESTROYED[len(g.clans)]]
    for province in g.destroyed:
        g.tell(tales.DESTROYED_AT_SETUP, province)
    g.tell(tales.DOOM, g.ragnarok[0])


def shuffle_decks(g: BloodRage) -> None:
    """The deck of Age 1 on top, the others below it."""
    for deck in reversed(DECKS[len(g.clans)]):
        cards = deck[:]
        g.chance.shuffle(SETUP, cards)
        g.deck += cards


def choose_first_player(g: BloodRage) -> None:
    """Birthplaces are not known to the table: chance decides."""
    g.first = g.chance.below(SETUP, len(g.clans))
    g.turn = g.first
    g.tell(tales.FIRST_PLAYER, g.first)


def clans_are_chosen(g: BloodRage) -> bool:
    return g.options[CLANS] == 0


def clans_are_dealt(g: BloodRage) -> bool:
    return g.options[CLANS] == 1


def deal_clans(g: BloodRage) -> None:
    names = list(range(len(CLAN_NAMES)))
    g.chance.shuffle(SETUP, names)
    for c in g.clans:
        c.name = names[c.seat]
        g.tell(tales.CHOOSES_CLAN, c.seat, c.name)


def in_first_order(g: BloodRage) -> list[int]:
    return g.clockwise(g.first)


class ChooseClan(Ask[BloodRage]):
    def offers(self, g: BloodRage, seat: int) -> list[int]:
        return [act(CHOOSE_CLAN, name) for name in range(len(CLAN_NAMES))]

    def forbids(self, g: BloodRage, seat: int, act: int) -> str:
        taken = [c.name for c in g.clans if c.name != NONE]
        return "setup.players" if noun(act) in taken else ""

    def answer(self, g: BloodRage, seat: int, act: int) -> None:
        g.clans[seat].name = noun(act)
        g.tell(tales.CHOOSES_CLAN, seat, noun(act))


CHOOSE: Final[ChooseClan] = ChooseClan("choose-clan")
CLAN_CHOICE.reads(ask(CHOOSE))
