"""The end of the game (book: 'End of the game')."""

from __future__ import annotations

from duskmoot.games.blood_rage import tales
from duskmoot.games.blood_rage.cards import card as gifts
from duskmoot.games.blood_rage.cards.table import CARDS
from duskmoot.games.blood_rage.rules.figures import on_board
from duskmoot.games.blood_rage.rules.sheet import gain_glory, upgrades_with
from duskmoot.games.blood_rage.state import AGES, LEGENDARY, STAT_NAMES, BloodRage, Clan


def legendary(c: Clan, stat: int) -> int:
    return LEGENDARY[c.steps[stat]]


def score(g: BloodRage) -> None:
    """Legendary stats, then Thor's Conquest; the most glory wins, also together."""
    g.age = AGES
    for c in g.clans:
        for stat in range(len(STAT_NAMES)):
            gain_glory(g, c, legendary(c, stat), tales.LEGENDARY, stat)
        for number in upgrades_with(c, gifts.CONQUEST):
            glory = CARDS[number].glory * on_board(c)
            gain_glory(g, c, glory, tales.CARD_GLORY, number)
    best = max([c.glory for c in g.clans])
    g.winners = [c.seat for c in g.clans if c.glory == best]
    for c in g.clans:
        g.tell(tales.ENDS_WITH, c.seat, c.glory)
    for seat in g.winners:
        g.tell(tales.WINS if len(g.winners) == 1 else tales.SHARES, seat)
    g.over = True
