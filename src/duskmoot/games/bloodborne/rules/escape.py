"""Step 6: the Monster escapes; a Boss stays."""

from __future__ import annotations

from typing import Final

from duskmoot.games.bloodborne import tales
from duskmoot.games.bloodborne.cards.card import MONSTER
from duskmoot.games.bloodborne.cards.table import CARDS, ENEMIES
from duskmoot.games.bloodborne.state import NONE, Bloodborne
from duskmoot.games.bloodborne.verbs import DROP
from duskmoot.kernel.acts import DONE, each_kind, noun
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.prohibit import must
from duskmoot.kernel.zones import move


def robbed(g: Bloodborne) -> list[int]:
    """Whom an escaping Brainsucker makes discard a card."""
    if not ENEMIES[g.enemy].robs:
        return []
    return [
        h.seat
        for h in g.in_turn_order()
        if not h.dead and any(not CARDS[card].dream for card in h.hand)
    ]


def dream_kept(card: int) -> str:
    return "monster.on-escape" if CARDS[card].dream else ""


class DropCard(Ask[Bloodborne]):
    def offers(self, g: Bloodborne, seat: int) -> list[int]:
        return [*each_kind(DROP, g.hunters[seat].hand), DONE]

    def forbids(self, g: Bloodborne, seat: int, act: int) -> str:
        return must(act, "monster.brainsucker") or dream_kept(noun(act))

    def answer(self, g: Bloodborne, seat: int, act: int) -> None:
        h = g.hunters[seat]
        move(noun(act), h.hand, h.discard)
        g.tell(tales.ROBBED, seat, noun(act))


def escape_or_stay(g: Bloodborne) -> None:
    enemy = ENEMIES[g.enemy]
    if enemy.rank != MONSTER:
        enemy.stays(g)
        g.tell(tales.STAYS, g.enemy, g.echoes)
        return
    g.tell(tales.ESCAPES, g.enemy)
    g.past.append(g.enemy)
    g.enemy = NONE
    g.echoes = 0
    enemy.on_escape(g)


DROP_CARD: Final[DropCard] = DropCard("drop-card")
