"""Step 7: Hunter's Dream, for those who dream and for those who died."""

from __future__ import annotations

from typing import Final

from duskmoot.games.bloodborne import tales
from duskmoot.games.bloodborne.cards.table import CARDS
from duskmoot.games.bloodborne.rules.health import dreams, full_health
from duskmoot.games.bloodborne.state import CARD_LIMIT, Bloodborne, Hunter
from duskmoot.games.bloodborne.verbs import REMOVE, TAKE
from duskmoot.kernel.acts import DONE, each_kind, noun
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, do_seat, when_seat
from duskmoot.kernel.prohibit import must
from duskmoot.kernel.zones import move

DREAM: Final[Outline[Bloodborne]] = Outline("dream")


def outlines() -> None:
    DREAM.reads(
        do_seat(bank_echoes, take_back_used_cards),
        when_seat(upgrades_on_display, ask(TAKE_UPGRADE)),
        when_seat(too_many_cards, ask(REMOVE_CARD)),
        do_seat(restore_health),
    )


def sleepers(g: Bloodborne) -> list[int]:
    return [h.seat for h in g.in_turn_order() if h.dead or dreams(h)]


def bank_echoes(g: Bloodborne, seat: int) -> None:
    """A Hunter who died has nothing to bank."""
    h = g.hunters[seat]
    if not h.dead:
        g.tell(tales.BANKS, seat, h.collected)
        h.banked += h.collected
        h.collected = 0


def take_back_used_cards(g: Bloodborne, seat: int) -> None:
    """Only Hunter's Dream brings cards back, itself included, also to one who died dreaming."""
    h = g.hunters[seat]
    if dreams(h):
        back = h.discard + h.revealed
        g.tell(tales.RECOVERS, seat, len(back))
        h.hand += back
        h.discard.clear()
        h.revealed.clear()


def upgrades_on_display(g: Bloodborne, seat: int) -> bool:
    return bool(g.display)


class TakeUpgrade(Ask[Bloodborne]):
    def offers(self, g: Bloodborne, seat: int) -> list[int]:
        return [*each_kind(TAKE, g.display), DONE]

    def answer(self, g: Bloodborne, seat: int, act: int) -> None:
        if act == DONE:
            g.tell(tales.NO_UPGRADE, seat)
            return
        h = g.hunters[seat]
        move(noun(act), g.display, h.hand)
        h.owned.append(noun(act))
        g.tell(tales.GAINS_UPGRADE, seat, noun(act))


def too_many_cards(g: Bloodborne, seat: int) -> bool:
    return len(g.hunters[seat].owned) > CARD_LIMIT


def dream_kept(card: int) -> str:
    return "upgrade.dream-kept" if CARDS[card].dream else ""


class RemoveCard(Ask[Bloodborne]):
    def offers(self, g: Bloodborne, seat: int) -> list[int]:
        return [*each_kind(REMOVE, g.hunters[seat].owned), DONE]

    def forbids(self, g: Bloodborne, seat: int, act: int) -> str:
        return must(act, "upgrade.eighth") or dream_kept(noun(act))

    def answer(self, g: Bloodborne, seat: int, act: int) -> None:
        h = g.hunters[seat]
        card = noun(act)
        remove_from_game(g, h, card, zone_of(h, card))
        g.tell(tales.REMOVES, seat, card)


def zone_of(h: Hunter, card: int) -> list[int]:
    """Where a card lies that its owner gives up: he keeps the copy that is of more use."""
    if card in h.discard:
        return h.discard
    return h.revealed if card in h.revealed else h.hand


def remove_from_game(g: Bloodborne, h: Hunter, card: int, zone: list[int]) -> None:
    move(card, zone, g.removed)
    h.owned.remove(card)


def restore_health(g: Bloodborne, seat: int) -> None:
    h = g.hunters[seat]
    h.health = full_health(g)
    g.tell(tales.RETURNS if h.dead else tales.WAKES, seat, h.health)
    h.dead = False


TAKE_UPGRADE: Final[TakeUpgrade] = TakeUpgrade("take-upgrade")
REMOVE_CARD: Final[RemoveCard] = RemoveCard("remove-card")
outlines()
