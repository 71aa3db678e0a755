"""Available Upgrades (book: 'Hunter Upgrade cards')."""

from __future__ import annotations

from duskmoot.games.bloodborne import tales
from duskmoot.games.bloodborne.state import Bloodborne
from duskmoot.kernel.zones import draw


def refill_display(g: Bloodborne) -> None:
    """As many Available Upgrades as there were players at the start, while the deck lasts."""
    for card in draw(g.upgrades, g.display, len(g.hunters)):
        g.tell(tales.OFFERED, card)
