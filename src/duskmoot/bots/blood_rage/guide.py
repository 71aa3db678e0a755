"""Judging every answer of a clan in glory: what the heuristic bot goes by, and the search."""

from __future__ import annotations

from typing import Final

from duskmoot.bots.blood_rage.battle import Battle
from duskmoot.bots.blood_rage.field import Field
from duskmoot.bots.blood_rage.gifts import Offers
from duskmoot.bots.blood_rage.raising import raise_worth
from duskmoot.bots.blood_rage.temper import Temper
from duskmoot.bots.blood_rage.turn import Turn
from duskmoot.bots.blood_rage.worth import Worth
from duskmoot.bots.guide import Guide
from duskmoot.games.blood_rage import verbs
from duskmoot.games.blood_rage.cards.table import CARDS
from duskmoot.games.blood_rage.rules.figures import figures_at, of_kind
from duskmoot.games.blood_rage.state import BloodRage
from duskmoot.kernel.acts import DONE, noun, verb
from duskmoot.kernel.flow import State

SCALE: Final[float] = 1.5
"""Clans that play well disagree about acts that differ by so much glory."""
ACTIONS: Final[list[int]] = [
    verbs.INVADE,
    verbs.RECALL,
    verbs.MARCH,
    verbs.UPGRADE,
    verbs.QUEST,
    verbs.PILLAGE,
    verbs.CHALLENGE,
    verbs.SACRIFICE,
]


class ClansGuide(Guide):
    """Thinks in glory: what each answer brings, as far as one can tell."""

    def __init__(self, temper: Temper | None = None) -> None:
        super().__init__(SCALE)
        self.temper = temper or Temper()

    def values(self, g: State, seat: int, acts: list[int]) -> list[float]:
        assert isinstance(g, BloodRage)
        asked = verb(max(acts))
        if asked == verbs.CHOOSE_CLAN:
            return [0.0 for act in acts]
        field = Field(g, seat, self.temper)
        if asked in (verbs.DRAFT, verbs.HOLD):
            worth = Worth(field)
            judged = worth.draft if asked == verbs.DRAFT else worth.next_age
            return [judged(noun(act)) for act in acts]
        turn = Turn(field)
        if any(verb(act) in ACTIONS for act in acts):
            return turn.actions(acts)
        if asked == verbs.COMMIT:
            return commitments(field, turn.worth, acts)
        return [self.value(turn, act) for act in acts]

    def value(self, turn: Turn, act: int) -> float:
        """What an answer to one of the other questions is worth."""
        deed = verb(act)
        if act == DONE:
            return 0.0
        if deed in (verbs.TO, verbs.MARCH_TO, verbs.SEND, verbs.INTO, verbs.RAISE):
            return placed(turn, deed, noun(act))
        if deed in (verbs.JOIN, verbs.BRING):
            return joining(turn, deed, noun(act))
        return offered(Offers(turn), deed, noun(act))


def commitments(field: Field, worth: Worth, acts: list[int]) -> list[float]:
    """What each card does in this battle; Heimdall's Watch is followed by the best of the rest."""
    battle = Battle(field, field.g.province, field.g.pillager)
    values: list[float] = []
    for act in acts:
        number = noun(act)
        values.append(battle.commit(number, worth.missed(number)))
    rest = [v for v, act in zip(values, acts) if not CARDS[noun(act)].watches]
    for i, act in enumerate(acts):
        if CARDS[noun(act)].watches and rest:
            values[i] = battle.watched() + max(rest) - worth.missed(noun(act))
    return values


def placed(turn: Turn, deed: int, number: int) -> float:
    """Where a figure or a card goes, or which stat goes up."""
    g, me = turn.g, turn.me
    if deed == verbs.TO:
        return turn.landing(g.moving, number) + turn.field.losses.presence(g.moving)
    if deed == verbs.MARCH_TO:
        return turn.march(g.source, number)
    if deed == verbs.SEND:
        return turn.sent(number)
    if deed == verbs.INTO:
        return -turn.worth.slot(number)
    return raise_worth(g, me, number)


def joining(turn: Turn, deed: int, number: int) -> float:
    """Which figure joins a battle, and from where."""
    g, me = turn.g, turn.me
    battle = Battle(turn.field, g.province, g.pillager)
    if deed == verbs.BRING:
        return battle.joined_by(of_kind(me, g.source, number))
    return max([battle.joined_by(f) for f in figures_at(me, number)])


def offered(offers: Offers, deed: int, number: int) -> float:
    """What cards and upgrades offer or demand."""
    if deed == verbs.SAVE:
        return offers.save(number)
    if deed == verbs.FLEE:
        return offers.flee()
    if deed == verbs.KEEP:
        return offers.keep(number)
    if deed == verbs.OFFER_FROM:
        return offers.offer_from(number)
    if deed == verbs.OFFER:
        return offers.offer(number)
    if deed == verbs.FOLLOW:
        return offers.newcomer(offers.g.target)
    if deed == verbs.RETURN:
        return offers.newcomer(offers.g.province)
    if deed == verbs.STORM:
        return offers.storm()
    if deed == verbs.LEAD:
        return offers.lead(number)
    if deed == verbs.RETRIEVE:
        return offers.retrieve(number)
    if deed == verbs.ADD:
        return offers.late(number)
    return offers.count()
