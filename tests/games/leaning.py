"""How often the habits of a game choose which act."""

from collections import Counter

from duskmoot.kernel import flow
from duskmoot.kernel.flow import State


def leanings(g: State, times: int = 200) -> Counter[str]:
    """What the first seat would do here, and how often."""
    spell = g.game.vocabulary.spell
    return Counter(spell(g.game.lean(g, 0, flow.legal(g, 0))) for i in range(times))
