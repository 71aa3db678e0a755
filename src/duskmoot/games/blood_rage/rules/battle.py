"""Battles: cards are committed, revealed and worked off (book: '2. Play cards')."""

from __future__ import annotations

from typing import Final

from duskmoot.games.blood_rage import tales
from duskmoot.games.blood_rage.cards import card as gifts
from duskmoot.games.blood_rage.cards.card import GodCard
from duskmoot.games.blood_rage.cards.table import CARDS
from duskmoot.games.blood_rage.rules import pillage
from duskmoot.games.blood_rage.rules.fall import FALL, doom, owners_of_doomed
from duskmoot.games.blood_rage.rules.figures import figures_on, is_warrior, kind_of, strength_in
from duskmoot.games.blood_rage.rules.outcome import OUTCOME
from duskmoot.games.blood_rage.rules.sheet import gain_glory, has
from duskmoot.games.blood_rage.state import NONE, BloodRage, Clan
from duskmoot.games.blood_rage.verbs import ADD, COMMIT, COUNT, KEEP
from duskmoot.kernel.acts import DONE, act, each_kind, noun
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import (
    Outline,
    ask,
    call,
    do,
    do_seat,
    for_each,
    repeat,
    together,
    when_seat,
    window,
)
from duskmoot.kernel.zones import move

BATTLE: Final[Outline[BloodRage]] = Outline("battle")
PLAYING: Final[Outline[BloodRage]] = Outline("playing")
COUNTING: Final[Outline[BloodRage]] = Outline("counting")
TEXT: Final[Outline[BloodRage]] = Outline("text")
TIDE: Final[Outline[BloodRage]] = Outline("tide")


def outlines() -> None:
    BATTLE.reads(
        do(begin_battle),
        repeat(PLAYING, until=cards_stand),
        for_each(fighters, TEXT),
        window(with_late_cards, LATE_CARD),
        do(compare),
        call(OUTCOME),
    )
    PLAYING.reads(
        together(with_cards, COMMIT_CARD),
        do(open_cards),
        for_each(with_counting_quest, COUNTING),
        do(cancel_texts, watch),
    )
    COUNTING.reads(ask(COUNT_QUEST))
    TEXT.reads(
        do_seat(smite),
        for_each(owners_of_doomed, FALL),
        when_seat(brings_tide, for_each(fighters, TIDE)),
    )
    TIDE.reads(when_seat(has_several_figures, ask(KEEP_FIGURE)), call(FALL))
    pillage.outlines(BATTLE)


def fighters(g: BloodRage) -> list[int]:
    return g.fighters[:]


def begin_battle(g: BloodRage) -> None:
    g.committing = True
    g.tell(tales.BATTLE, g.province)


def cards_stand(g: BloodRage) -> bool:
    return not g.committing


# Committing and revealing.


def with_cards(g: BloodRage) -> list[int]:
    return [seat for seat in g.fighters if g.clans[seat].hand]


class CommitCard(Ask[BloodRage]):
    """Whoever has a card must commit one, of any type."""

    def offers(self, g: BloodRage, seat: int) -> list[int]:
        return each_kind(COMMIT, g.clans[seat].hand)

    def answer(self, g: BloodRage, seat: int, act: int) -> None:
        reveal(g, g.clans[seat], noun(act))

    def about(self, g: BloodRage, seat: int) -> list[tuple[str, int]]:
        return [("place", g.province)]


def reveal(g: BloodRage, c: Clan, card: int) -> None:
    move(card, c.hand, c.revealed)
    if card in c.shown:
        c.shown.remove(card)
    g.tell(tales.REVEALS, c.seat, card)


def open_cards(g: BloodRage) -> None:
    """The texts of battle cards work; upgrades and quests are blank."""
    g.committing = False
    for seat in g.fighters:
        c = g.clans[seat]
        c.deeds = [card for card in c.revealed if CARDS[card].battle]


def with_counting_quest(g: BloodRage) -> list[int]:
    """Who has revealed a quest and may count it as a battle card."""
    return [seat for seat in g.fighters if has_counting_quest(g.clans[seat])]


def has_counting_quest(c: Clan) -> bool:
    return has(c, gifts.QUEST_BONUS) and any(CARDS[card].quest for card in c.revealed)


class CountQuest(Ask[BloodRage]):
    def offers(self, g: BloodRage, seat: int) -> list[int]:
        return [act(COUNT, 0), DONE]

    def answer(self, g: BloodRage, seat: int, act: int) -> None:
        c = g.clans[seat]
        if act != DONE:
            c.deeds += [card for card in c.revealed if CARDS[card].quest]
            g.tell(tales.COUNTS_QUEST, seat, quest_bonus(c))


def quest_bonus(c: Clan) -> int:
    """Of several such upgrades the better one counts."""
    best = 0
    for card in c.slots:
        if card != NONE and CARDS[card].power == gifts.QUEST_BONUS:
            best = max(best, CARDS[card].bonus)
    return best


def cancel_texts(g: BloodRage) -> None:
    """Thor's Primacy comes first: only its own clan's text and counted quests are left."""
    cancelling = [seat for seat in g.fighters if cancels(g.clans[seat])]
    for seat in g.fighters:
        c = g.clans[seat]
        if any(other != seat for other in cancelling):
            c.deeds = [card for card in c.deeds if CARDS[card].quest]
    for seat in cancelling:
        g.tell(tales.CANCELS, seat)


def cancels(c: Clan) -> bool:
    return any(CARDS[card].cancels for card in c.deeds)


def watch(g: BloodRage) -> None:
    """Heimdall's Watch comes next: all cards are discarded, and new ones committed."""
    watching = [seat for seat in g.fighters if watches(g.clans[seat])]
    if not watching:
        return
    shown = sum(bonus(g, g.clans[seat]) for seat in g.fighters)
    for seat in watching:
        card = next(card for card in g.clans[seat].deeds if CARDS[card].watches)
        g.tell(tales.WATCHES, seat)
        gain_glory(g, g.clans[seat], shown, tales.CARD_GLORY, card)
    for seat in g.fighters:
        c = g.clans[seat]
        g.discard += c.revealed
        c.revealed.clear()
        c.deeds.clear()
    g.committing = True


def watches(c: Clan) -> bool:
    return any(CARDS[card].watches for card in c.deeds)


# What the cards add.


def bonus(g: BloodRage, c: Clan) -> int:
    """Of all cards that the clan has played."""
    return sum(card_bonus(g, c, card) for card in c.revealed)


def card_bonus(g: BloodRage, c: Clan, number: int) -> int:
    card = CARDS[number]
    if card.mirrors and number in c.deeds:
        return mirrored(g, c)
    return plain_bonus(g, c, card)


def plain_bonus(g: BloodRage, c: Clan, card: GodCard) -> int:
    if card.quest:
        return quest_bonus(c) if card.number in c.deeds else 0
    return card.bonus_on(g)


def mirrored(g: BloodRage, c: Clan) -> int:
    """The highest single bonus of an opponent's card; another mirror counts 0."""
    best = 0
    for seat in g.fighters:
        if seat != c.seat:
            other = g.clans[seat]
            for card in other.revealed:
                best = max(best, plain_bonus(g, other, CARDS[card]))
    return best


# What the texts do.


def smite(g: BloodRage, seat: int) -> None:
    """Each opponent loses a warrior of the province for each such card."""
    for card in g.clans[seat].deeds:
        if CARDS[card].smites:
            for other in g.fighters:
                if other != seat:
                    warriors = warriors_in(g.clans[other], g.province)
                    doom(g.clans[other], warriors[:1])


def warriors_in(c: Clan, province: int) -> list[int]:
    return [f for f in range(len(c.figures)) if is_warrior(f) and c.figures[f] == province]


def brings_tide(g: BloodRage, seat: int) -> bool:
    return any(CARDS[card].tide for card in g.clans[seat].deeds)


def has_several_figures(g: BloodRage, seat: int) -> bool:
    return len(figures_on(g.clans[seat], g.province)) > 1


class KeepFigure(Ask[BloodRage]):
    def offers(self, g: BloodRage, seat: int) -> list[int]:
        c = g.clans[seat]
        return each_kind(KEEP, [kind_of(c, f) for f in figures_on(c, g.province)])

    def answer(self, g: BloodRage, seat: int, act: int) -> None:
        c = g.clans[seat]
        figures = figures_on(c, g.province)
        kept = next(f for f in figures if kind_of(c, f) == noun(act))
        doom(c, [f for f in figures if f != kept])

    def about(self, g: BloodRage, seat: int) -> list[tuple[str, int]]:
        return [("place", g.province)]


def with_late_cards(g: BloodRage) -> list[int]:
    """Everybody with cards in hand, whatever they are; the decks of Age 1 hold no late card."""
    return with_cards(g) if g.age > 1 else []


class LateCard(Ask[BloodRage]):
    def offers(self, g: BloodRage, seat: int) -> list[int]:
        return [*each_kind(ADD, g.clans[seat].hand), DONE]

    def forbids(self, g: BloodRage, seat: int, act: int) -> str:
        return "" if act == DONE or CARDS[noun(act)].late else "card.battle.late-heimdall"

    def answer(self, g: BloodRage, seat: int, act: int) -> None:
        if act != DONE:
            reveal(g, g.clans[seat], noun(act))


# The comparison.


def total(g: BloodRage, c: Clan) -> int:
    return strength_in(c, g.province) + bonus(g, c)


def compare(g: BloodRage) -> None:
    """The strictly highest total wins; a tie for it makes everybody lose."""
    totals = [total(g, g.clans[seat]) for seat in g.fighters]
    for i, seat in enumerate(g.fighters):
        c = g.clans[seat]
        g.tell(tales.TOTAL, seat, strength_in(c, g.province), bonus(g, c), totals[i])
    best = max(totals)
    g.winner = g.fighters[totals.index(best)] if totals.count(best) == 1 else NONE
    if g.winner == NONE:
        g.tell(tales.TIE, g.province)
    else:
        g.tell(tales.WINS_BATTLE, g.winner, g.province)


COMMIT_CARD: Final[CommitCard] = CommitCard("commit")
COUNT_QUEST: Final[CountQuest] = CountQuest("count")
KEEP_FIGURE: Final[KeepFigure] = KeepFigure("keep-figure")
LATE_CARD: Final[LateCard] = LateCard("late-card")
outlines()
