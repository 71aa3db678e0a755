"""What a seat can say about hidden things: hands exactly, decks by what has been seen."""

from __future__ import annotations

from duskmoot.games.bloodborne.cards.table import BOSSES, CARDS, MONSTERS, UPGRADE_DECK
from duskmoot.games.bloodborne.state import BOSSES_DRAWN, Bloodborne, Hunter
from duskmoot.kernel.view import IMAGINED
from duskmoot.kernel.zones import without


def believe(g: Bloodborne, seat: int) -> None:
    for h in g.hunters:
        if h.seat != seat:
            h.hand = hand_of(h)
    g.upgrades = upgrades_unseen(g)
    g.chance.shuffle(IMAGINED, g.upgrades)
    g.dungeon = dungeon_unseen(g)


def hand_of(h: Hunter) -> list[int]:
    """All that he owns and that does not lie open."""
    return without(h.owned, h.discard + h.revealed)


def upgrades_unseen(g: Bloodborne) -> list[int]:
    owned = [card for h in g.hunters for card in h.owned]
    seen = [card for card in g.display + g.removed + owned if not CARDS[card].starting]
    return without(UPGRADE_DECK, seen)


def dungeon_unseen(g: Bloodborne) -> list[int]:
    """As many Bosses as are still to come, the rest Monsters, none that has been met."""
    met = [g.enemy, *g.past]
    monsters = [number for number in MONSTERS if number not in met]
    bosses = [number for number in BOSSES if number not in met]
    bosses_left = BOSSES_DRAWN - (len(BOSSES) - len(bosses))
    dungeon = g.chance.sample(IMAGINED, bosses, bosses_left)
    dungeon += g.chance.sample(IMAGINED, monsters, len(g.dungeon) - bosses_left)
    g.chance.shuffle(IMAGINED, dungeon)
    return dungeon
