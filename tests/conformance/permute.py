"""Another truth behind the same view: everything that a seat may not see, shuffled.

What may be shuffled is read from the game's Sight, so a new hidden field is permuted from the
day it is declared. The permuted position need not be one that could arise: a view that shows
nothing hidden cannot tell.
"""

from __future__ import annotations

from typing import Any, TypeVar

from duskmoot.kernel import flow
from duskmoot.kernel.chance import Chance, from_key
from duskmoot.kernel.flow import State
from duskmoot.kernel.zones import (
    BACKS,
    CONFIDED,
    DECK,
    HAND,
    NEVER,
    OWNER,
    RECORDS,
    SEALED,
    Sight,
)
from tests.conformance.play import twin

S = TypeVar("S", bound=State)


def permuted(g: S, seat: int, chance: Chance) -> S:
    """The same position to the eyes of the seat, another one behind them."""
    other = twin(g)
    _permute([other], other.game.sight, seat, chance)
    other.sealed = [
        _another_answer(g, each, chance) if each != seat and answer >= 0 else answer
        for each, answer in enumerate(g.sealed)
    ]
    other.chance = from_key(bytes([chance.below(0, 256) for i in range(32)]))
    return other


def _permute(records: list[Any], sight: Sight, seat: int, chance: Chance) -> None:
    """All records that lie in lists of the same name, together."""
    for name, who in sight.sees.items():
        if who == RECORDS:
            inner = [each for record in records for each in getattr(record, name)]
            _permute(inner, sight.parts[name], seat, chance)
        elif who == DECK or (who == NEVER and name != "chance"):
            for record in records:
                hidden = getattr(record, name)
                if isinstance(hidden, list):
                    chance.shuffle(0, hidden)
        elif who == HAND:
            _deal_anew([r for r in records if r.seat != seat], name, chance)
        elif who == BACKS:
            _deal_by_backs([r for r in records if r.seat != seat], name, sight.backs, chance)
        elif who == OWNER:
            _swap([r for r in records if r.seat != seat], name, chance)
        elif who == CONFIDED:
            _swap([r for r in records if seat not in r.confidants], name, chance)
        else:
            assert who != SEALED or name == "sealed", "a new kind of sealed answers"


def _deal_anew(owners: list[Any], name: str, chance: Chance) -> None:
    """The cards of all these hands, shuffled and dealt again; each hand keeps its size."""
    cards = [card for owner in owners for card in getattr(owner, name)]
    chance.shuffle(0, cards)
    for owner in owners:
        size = len(getattr(owner, name))
        setattr(owner, name, cards[:size])
        del cards[:size]


def _deal_by_backs(owners: list[Any], name: str, backs: list[int], chance: Chance) -> None:
    """The same among cards with the same back."""
    for back in sorted(set(backs)):
        cards = [c for owner in owners for c in getattr(owner, name) if backs[c] == back]
        chance.shuffle(0, cards)
        for owner in owners:
            hand = [cards.pop() if backs[c] == back else c for c in getattr(owner, name)]
            setattr(owner, name, hand)


def _swap(owners: list[Any], name: str, chance: Chance) -> None:
    """The secrets of all these owners, each given to one of them."""
    secrets = [getattr(owner, name) for owner in owners]
    order = list(range(len(owners)))
    chance.shuffle(0, order)
    for place, owner in zip(order, owners):
        setattr(owner, name, secrets[place])


def _another_answer(g: State, seat: int, chance: Chance) -> int:
    """A legal answer that was not given, if there is one."""
    others = [act for act in flow.legal(g, seat) if act != g.sealed[seat]]
    return chance.pick(0, others) if others else g.sealed[seat]
