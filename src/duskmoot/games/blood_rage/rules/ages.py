"""The game and its Ages: discard, quests, Ragnarök, Valhalla (book: 'Phases of the game')."""

from __future__ import annotations

from typing import Final

from duskmoot.games.blood_rage import tales
from duskmoot.games.blood_rage.board import FJORD_OF, RESERVE, VALHALLA
from duskmoot.games.blood_rage.cards import card as gifts
from duskmoot.games.blood_rage.cards.table import CARDS
from duskmoot.games.blood_rage.rules.actions import ACTIONS
from duskmoot.games.blood_rage.rules.draft import DRAFTING
from duskmoot.games.blood_rage.rules.fall import FALL, doom, owners_of_doomed
from duskmoot.games.blood_rage.rules.scoring import score
from duskmoot.games.blood_rage.rules.setup import (
    CLAN_CHOICE,
    choose_first_player,
    clans_are_chosen,
    clans_are_dealt,
    deal_clans,
    in_first_order,
    lay_pillage_tokens,
    lay_ragnarok_tokens,
    shuffle_decks,
)
from duskmoot.games.blood_rage.rules.sheet import RAISING, gain_glory, has, upgrades_with
from duskmoot.games.blood_rage.state import (
    AGES,
    DISCARD,
    FIGURES,
    KEPT,
    QUEST,
    RAGNAROK,
    RELEASE,
    BloodRage,
    Clan,
)
from duskmoot.games.blood_rage.verbs import HOLD
from duskmoot.kernel.acts import each_kind, noun
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, call, do, for_each, repeat, together, when

GAME: Final[Outline[BloodRage]] = Outline("game")
AGE: Final[Outline[BloodRage]] = Outline("age")
QUESTS: Final[Outline[BloodRage]] = Outline("quest")
DESTRUCTION: Final[Outline[BloodRage]] = Outline("ragnarok")


def outlines() -> None:
    GAME.reads(
        do(lay_pillage_tokens, lay_ragnarok_tokens, shuffle_decks, choose_first_player),
        when(clans_are_dealt, do(deal_clans)),
        when(clans_are_chosen, for_each(in_first_order, CLAN_CHOICE)),
        repeat(AGE, until=ages_are_over),
        do(score),
    )
    AGE.reads(
        call(DRAFTING),  # 1 Gods' Gifts
        call(ACTIONS),  # 2 Action
        do(begin_discard),
        together(with_choice_of_cards, HOLD_CARD),  # 3 Discard
        do(discard_hands),
        call(QUESTS),  # 4 Quest
        call(DESTRUCTION),  # 5 Ragnarök
        do(release_valhalla, end_age),  # 6 Valhalla
    )
    QUESTS.reads(do(reveal_quests), for_each(rewarded, RAISING), do(clear_quests))
    DESTRUCTION.reads(
        do(begin_ragnarok), for_each(owners_of_doomed, FALL), do(destroy_province, move_doom)
    )


def ages_are_over(g: BloodRage) -> bool:
    return g.age > AGES


# 3. Discard.


def begin_discard(g: BloodRage) -> None:
    g.phase = DISCARD
    g.turn = g.first
    for c in g.clans:
        c.shown.clear()  # nobody can tell any more what is left of them


def with_choice_of_cards(g: BloodRage) -> list[int]:
    """Nobody chooses in the last Age, or with a single card."""
    kept = KEPT[g.age - 1]
    return [seat for seat in g.clockwise(g.first) if 0 < kept < len(g.clans[seat].hand)]


class HoldCard(Ask[BloodRage]):
    def offers(self, g: BloodRage, seat: int) -> list[int]:
        return each_kind(HOLD, g.clans[seat].hand)

    def answer(self, g: BloodRage, seat: int, act: int) -> None:
        c = g.clans[seat]
        c.hand.remove(noun(act))
        bury_hand(g, c)
        c.hand.append(noun(act))


def bury_hand(g: BloodRage, c: Clan) -> None:
    if c.hand:
        g.tell(tales.BURIES, c.seat, len(c.hand))
    c.buried += c.hand
    c.hand.clear()


def discard_hands(g: BloodRage) -> None:
    """In the last Age nothing is kept."""
    if KEPT[g.age - 1] == 0:
        for c in g.clans:
            bury_hand(g, c)


# 4. Quests.


def reveal_quests(g: BloodRage) -> None:
    """All are judged on the same position; their glory comes at once, the stats are asked."""
    g.phase = QUEST
    for seat in g.clockwise(g.first):
        c = g.clans[seat]
        times = 2 if has(c, gifts.DOUBLE_QUESTS) else 1
        c.revealed += c.quests
        c.quests.clear()
        for number in c.revealed:
            card = CARDS[number]
            if card.fulfilled(g, c):
                gain_glory(g, c, card.glory_on(g) * times, tales.FULFILS, number)
            else:
                g.tell(tales.FAILS_QUEST, seat, number)


def rewarded(g: BloodRage) -> list[int]:
    """Each seat once for each quest that it has fulfilled."""
    return [seat for seat in g.clockwise(g.first) for i in range(fulfilled(g, g.clans[seat]))]


def fulfilled(g: BloodRage, c: Clan) -> int:
    return len([card for card in c.revealed if CARDS[card].fulfilled(g, c)])


def clear_quests(g: BloodRage) -> None:
    for c in g.clans:
        g.discard += c.revealed
        c.revealed.clear()


# 5. Ragnarök.


def begin_ragnarok(g: BloodRage) -> None:
    g.phase = RAGNAROK
    province = g.ragnarok[g.age - 1]
    g.tell(tales.RAGNAROK, province)
    for c in g.clans:
        doom(c, [f for f in range(FIGURES) if c.figures[f] in (province, FJORD_OF[province])])


def destroy_province(g: BloodRage) -> None:
    g.destroyed.append(g.ragnarok[g.age - 1])


def move_doom(g: BloodRage) -> None:
    if g.age < AGES:
        g.tell(tales.DOOM, g.ragnarok[g.age])


# 6. Valhalla, and the end of the Age.


def release_valhalla(g: BloodRage) -> None:
    g.phase = RELEASE
    for seat in g.clockwise(g.first):
        c = g.clans[seat]
        returning = [f for f in range(FIGURES) if c.figures[f] == VALHALLA]
        for figure in returning:
            c.figures[figure] = RESERVE
        if returning:
            g.tell(tales.RELEASED, seat, len(returning))
        for number in upgrades_with(c, gifts.RELEASE):
            glory = CARDS[number].glory_on(g) * len(returning)
            gain_glory(g, c, glory, tales.CARD_GLORY, number)


def end_age(g: BloodRage) -> None:
    """Tokens turn their rewards up again, and the first player changes."""
    g.age += 1
    if g.age <= AGES:
        g.pillaged.clear()
        g.first = (g.first + 1) % len(g.clans)
        g.turn = g.first
        g.tell(tales.FIRST_PLAYER, g.first)


HOLD_CARD: Final[HoldCard] = HoldCard("hold")
outlines()
