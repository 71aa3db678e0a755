"""Steps 1 and 2: choose and play Action cards, transform weapons."""

from __future__ import annotations

from typing import Final

from duskmoot.games.bloodborne import tales
from duskmoot.games.bloodborne.cards.table import CARDS
from duskmoot.games.bloodborne.state import Bloodborne, Hunter
from duskmoot.games.bloodborne.verbs import BRING, PLAY
from duskmoot.kernel.acts import DONE, each_kind, noun
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.prohibit import must, only_from
from duskmoot.kernel.zones import move

# Step 1: choose and play Action cards.


def living(g: Bloodborne) -> list[int]:
    return [h.seat for h in g.in_turn_order() if not h.dead]


class PlayCard(Ask[Bloodborne]):
    def offers(self, g: Bloodborne, seat: int) -> list[int]:
        h = g.hunters[seat]
        return [*each_kind(PLAY, h.hand + h.owned), DONE]

    def forbids(self, g: Bloodborne, seat: int, act: int) -> str:
        return must(act, "round.choose.one") or only_from(
            g.hunters[seat].hand, act, "round.choose.from-hand"
        )

    def legal(self, g: Bloodborne, seat: int) -> list[int]:
        """What offers and forbids leave, at half the cost: two questions in three are this one."""
        return each_kind(PLAY, g.hunters[seat].hand)

    def answer(self, g: Bloodborne, seat: int, act: int) -> None:
        h = g.hunters[seat]
        card = noun(act)
        move(card, h.hand, h.revealed)
        g.tell(tales.PLAYS, seat, card)
        if CARDS[card].transforms and not has_weapon(h):
            g.tell(tales.NO_WEAPON, seat)


# Step 2: transform weapons.


def has_weapon(h: Hunter) -> bool:
    return any(CARDS[card].weapon for card in h.hand)


def transformers(g: Bloodborne) -> list[int]:
    return [
        h.seat
        for h in g.in_turn_order()
        if h.revealed and CARDS[h.revealed[0]].transforms and has_weapon(h)
    ]


def support(card: int) -> str:
    return "" if CARDS[card].weapon else "round.transform.weapon-only"


class BringWeapon(Ask[Bloodborne]):
    def offers(self, g: Bloodborne, seat: int) -> list[int]:
        return [*each_kind(BRING, g.hunters[seat].owned), DONE]

    def forbids(self, g: Bloodborne, seat: int, act: int) -> str:
        return (
            must(act, "round.transform.must")
            or support(noun(act))
            or only_from(g.hunters[seat].hand, act, "round.transform.hand-only")
        )

    def answer(self, g: Bloodborne, seat: int, act: int) -> None:
        h = g.hunters[seat]
        move(noun(act), h.hand, h.revealed)
        g.tell(tales.TRANSFORMS, seat, noun(act))


PLAY_CARD: Final[PlayCard] = PlayCard("play-card")
BRING_WEAPON: Final[BringWeapon] = BringWeapon("bring-weapon")
