"""The action that Frigga's Sacrifice adds: two own figures for a stat."""

from __future__ import annotations

from typing import Final

from duskmoot.games.blood_rage.board import NOWHERE, PLACES
from duskmoot.games.blood_rage.cards import card as gifts
from duskmoot.games.blood_rage.cards.table import CARDS
from duskmoot.games.blood_rage.rules.fall import destroy
from duskmoot.games.blood_rage.rules.figures import kinds_at, of_kind, on_board
from duskmoot.games.blood_rage.rules.sheet import RAISE_STAT, upgrades_with
from duskmoot.games.blood_rage.state import BloodRage, Clan
from duskmoot.games.blood_rage.verbs import OFFER, OFFER_FROM
from duskmoot.kernel.acts import act, noun
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, call, when_seat

SACRIFICING: Final[Outline[BloodRage]] = Outline("sacrifice")
VICTIM: Final[Outline[BloodRage]] = Outline("victim")


def outlines() -> None:
    SACRIFICING.reads(call(VICTIM), call(VICTIM), ask(RAISE_STAT))
    VICTIM.reads(
        ask(CHOOSE_PLACE),
        when_seat(several_kinds, ask(CHOOSE_VICTIM)),
    )


def forbids_sacrifice(c: Clan) -> str:
    needed = max([CARDS[card].figures for card in upgrades_with(c, gifts.SACRIFICE)])
    return "" if on_board(c) >= needed else "card.clan.friggas-sacrifice"


class ChoosePlace(Ask[BloodRage]):
    def offers(self, g: BloodRage, seat: int) -> list[int]:
        return [act(OFFER_FROM, place) for place in PLACES if place in g.clans[seat].figures]

    def answer(self, g: BloodRage, seat: int, act: int) -> None:
        c = g.clans[seat]
        g.source = noun(act)
        kinds = kinds_at(c, g.source)
        if len(kinds) == 1:
            give(g, c, kinds[0])


def several_kinds(g: BloodRage, seat: int) -> bool:
    return g.source != NOWHERE


class ChooseVictim(Ask[BloodRage]):
    def offers(self, g: BloodRage, seat: int) -> list[int]:
        return [act(OFFER, kind) for kind in kinds_at(g.clans[seat], g.source)]

    def answer(self, g: BloodRage, seat: int, act: int) -> None:
        give(g, g.clans[seat], noun(act))


def give(g: BloodRage, c: Clan, kind: int) -> None:
    """Nothing saves a figure that its own clan offers."""
    destroy(g, c, of_kind(c, g.source, kind))
    g.source = NOWHERE


CHOOSE_PLACE: Final[ChoosePlace] = ChoosePlace("offer-from")
CHOOSE_VICTIM: Final[ChooseVictim] = ChooseVictim("offer")
outlines()
