"""Judging the others: which cards they may use, and who leads."""

from __future__ import annotations

from duskmoot.bots.bloodborne.temper import Temper
from duskmoot.games.bloodborne.cards.table import CARDS
from duskmoot.games.bloodborne.rules.scoring import blood_score
from duskmoot.games.bloodborne.state import Bloodborne, Hunter

Guess = tuple[int, float]
"""A card and the chance that it is the one used this round."""


def standing(g: Bloodborne, h: Hunter) -> int:
    """The score a Hunter would have if all he carries were safe."""
    return blood_score(g, h) + h.collected


def importance(g: Bloodborne, h: Hunter, seat: int, temper: Temper) -> float:
    """What an echo lost by this rival is worth: more if no other rival stands above him."""
    others = [standing(g, o) for o in g.hunters if o.seat != seat and not o.out]
    return temper.leader if standing(g, h) == max(others) else temper.rival


def guesses(h: Hunter, temper: Temper) -> list[Guess]:
    """What a rival may use: the card on the table, or one of his hand."""
    if not h.revealed:
        eager = [(card, eagerness(card, temper)) for card in h.hand]
        return opened(chances(eager), h, temper)
    return opened([(h.used(), 1.0)], h, temper)


def eagerness(number: int, temper: Temper) -> float:
    """How readily a rival plays a card of his hand, beside his other cards."""
    card = CARDS[number]
    if card.dream:
        return temper.dreamer
    return 1.0 + temper.fury * card.potential()


def chances(eager: list[Guess]) -> list[Guess]:
    """Weights as chances that add up to 1."""
    total = sum([weight for card, weight in eager])
    return [(card, weight / total) for card, weight in eager]


def opened(found: list[Guess], h: Hunter, temper: Temper) -> list[Guess]:
    """The same guesses with the weapons that a Transform may bring in its place."""
    guessed: list[Guess] = []
    for card, chance in found:
        weapons = [w for w in h.hand if CARDS[card].transforms and CARDS[w].weapon]
        brought = chances([(w, eagerness(w, temper)) for w in weapons])
        guessed += [(w, chance * share) for w, share in brought] or [(card, chance)]
    return guessed
