"""The end of the game (book: 'End of the game')."""

from __future__ import annotations

from typing import Final

from duskmoot.games.bloodborne import tales
from duskmoot.games.bloodborne.cards.card import MONSTER
from duskmoot.games.bloodborne.cards.table import CARDS, ENEMIES
from duskmoot.games.bloodborne.state import (
    NONE,
    ROUND_LIMIT,
    TRACKS,
    TROPHY_TRACK,
    Bloodborne,
    Hunter,
)

ROUNDS: Final[int] = 60


def trophy_points(g: Bloodborne, h: Hunter) -> list[int]:
    """By trophy."""
    track = TRACKS[g.options[TROPHY_TRACK]]
    return [track[space - 1] if space > 0 else 0 for space in h.trophies]


def trophy_bonus(g: Bloodborne, h: Hunter) -> int:
    return sum(trophy_points(g, h))


def blood_score(g: Bloodborne, h: Hunter) -> int:
    """Banked echoes and trophies; collected echoes count once they are banked."""
    return h.banked + trophy_bonus(g, h)


def stalemate(g: Bloodborne) -> bool:
    """Nobody can hurt the enemy any more and no Upgrade is left, or the round limit is reached."""
    if g.options[ROUND_LIMIT] == 0 and g.round >= ROUNDS:
        return True
    if g.upgrades or g.display:
        return False
    owned = [CARDS[card] for h in g.hunters for card in h.owned]
    if g.enemy == NONE or ENEMIES[g.enemy].rank == MONSTER:
        return all(card.potential() == 0 for card in owned)
    return all(ENEMIES[g.enemy].lets_through(card, card.potential()) == 0 for card in owned)


def score(g: Bloodborne) -> None:
    for h in g.hunters:
        if h.collected:
            g.tell(tales.BANKS, h.seat, h.collected)
        h.banked += h.collected
        h.collected = 0
        for trophy, points in enumerate(trophy_points(g, h)):
            if points:
                g.tell(tales.SCORES_TROPHY, h.seat, trophy, points)
        g.tell(tales.SCORES, h.seat, h.banked, trophy_bonus(g, h), blood_score(g, h))
    rivals = [h for h in g.hunters if not h.out] or g.hunters
    best = max([(blood_score(g, h), h.banked) for h in rivals])
    g.winners = [h.seat for h in rivals if (blood_score(g, h), h.banked) == best]
    for seat in g.winners:
        g.tell(tales.WINS if len(g.winners) == 1 else tales.SHARES, seat)
    g.over = True
