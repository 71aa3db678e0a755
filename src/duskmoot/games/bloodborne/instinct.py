"""What a Hunter would do without thinking: the playouts of a search are played like this."""

from __future__ import annotations

from typing import Final

from duskmoot.games.bloodborne.cards.table import CARDS, DICE_FACES, ENEMIES
from duskmoot.games.bloodborne.state import NONE, Bloodborne, Hunter
from duskmoot.games.bloodborne.verbs import PLAY
from duskmoot.kernel.acts import DONE, noun, verb
from duskmoot.kernel.view import IMAGINED

ODDS: Final[int] = 8


def lean(g: Bloodborne, seat: int, acts: list[int]) -> int:
    """By chance, but wounded Hunters and those without a weapon dream, and nobody declines."""
    if verb(acts[0]) == PLAY:
        dreams = g.chance.below(IMAGINED, ODDS) < wish_to_dream(g, g.hunters[seat])
        fitting = [a for a in acts if CARDS[noun(a)].dream == dreams]
    else:
        fitting = [a for a in acts if a != DONE]
    return g.chance.pick(IMAGINED, fitting or acts)


def wish_to_dream(g: Bloodborne, h: Hunter) -> int:
    """In eighths."""
    if not any(CARDS[card].damage for card in h.hand):
        return ODDS
    if h.collected and h.health <= threat(g):
        return 6
    return 3 if h.collected >= 6 else 1


def threat(g: Bloodborne) -> int:
    """A throw that has to be reckoned with: the highest face of the enemy's die and one more."""
    if g.enemy == NONE:
        return 0
    return max(DICE_FACES[ENEMIES[g.enemy].lantern]) // 2 + 1
