"""After a chapter, in six steps (book: ПОДВЕДЕНИЕ ИТОГОВ)."""

from __future__ import annotations

from typing import Final

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.cards import INTRIGUES
from duskmoot.games.heritage.chronicle import annals
from duskmoot.games.heritage.chronicle.age_end import AGE_END
from duskmoot.games.heritage.chronicle.chapter import open_packet
from duskmoot.games.heritage.chronicle.finale import final_reckoning
from duskmoot.games.heritage.chronicle.heirs import (
    replaced,
    replaced_row,
    save_in_haven,
    with_one,
    without_one,
)
from duskmoot.games.heritage.chronicle.order import (
    age_is_over,
    by_fewest_events,
    everybody,
    goes_on,
    is_last,
    placed,
)
from duskmoot.games.heritage.chronicle.rewards import RESOLVING, gain_asset
from duskmoot.games.heritage.chronicle.stickers import STICKER
from duskmoot.games.heritage.chronicle.tables import RESEARCH as NEW_INTRIGUES
from duskmoot.games.heritage.chronicle.tables import assets_at_end_of, newcomers_of, overview_of
from duskmoot.games.heritage.lines import BASE, is_awake
from duskmoot.games.heritage.pieces import DECKS, NONE, OTHERS_TOO, RESEARCH, TITLE_NAMES
from duskmoot.games.heritage.rules.end import ranking
from duskmoot.games.heritage.state import Heritage
from duskmoot.games.heritage.verbs import CONSPIRE, SAVE, SEAL
from duskmoot.kernel.acts import DONE, act, each_kind, noun
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import (
    Outline,
    ask,
    call,
    do,
    for_each,
    repeat_seat,
    together,
    when,
    when_seat,
)

AFTERMATH: Final[Outline[Heritage]] = Outline("aftermath")
CONSPIRACY: Final[Outline[Heritage]] = Outline("conspiracy")
PLOT: Final[Outline[Heritage]] = Outline("plot")
AGENT: Final[Outline[Heritage]] = Outline("agent")


def outlines() -> None:
    AFTERMATH.reads(
        do(record_results),  # 1
        do(award_title),  # 2
        when(goes_on, for_each(the_loser, CONSPIRACY), for_each(the_others, PLOT)),
        do(open_rewards, end_chapter),  # 3
        for_each(by_fewest_events, RESOLVING),
        when(
            goes_on,
            do(hand_out_burdens),  # 4
            for_each(by_fewest_events, STICKER),  # 5
            for_each(by_fewest_events, AGENT),  # 6
        ),
        do(add_base_characters),
        when(age_is_over, call(AGE_END)),
        when(is_last, do(final_reckoning)),
        together(everybody, SEAL_THE_PAGE),
    )
    CONSPIRACY.reads(repeat_seat(PLOT, until=has_conspired))
    PLOT.reads(ask(CONSPIRE_BY))
    AGENT.reads(when_seat(somebody_to_save, ask(WHOM_TO_SAVE)))


# 1. Record the results.


def record_results(g: Heritage) -> None:
    """Who came where, and the age points that this brings (chronicle.results.age-points)."""
    order = ranking(g)
    g.places = tuple([g.present[seat] for seat in order])
    for place, seat in enumerate(order):
        points = overview_of(g.chapter).points[place]
        heir = g.present[seat]
        g.age_points = replaced(g.age_points, heir, g.age_points[heir] + points)
        g.tell(tales.PLACED, seat, place + 1, points)


# 2. The overview of the chapter.


def award_title(g: Heritage) -> None:
    winner = placed(g)[0]
    g.honours = with_one(g.honours, g.present[winner], g.chapter)
    g.tell(tales.TITLE, winner, len(TITLE_NAMES) + g.chapter - 1)


def the_loser(g: Heritage) -> list[int]:
    """The last-placed plots, however many play."""
    return [placed(g)[-1]]


def the_others(g: Heritage) -> list[int]:
    """By a variant those between first and last may each add one intrigue, too."""
    if g.options[RESEARCH] != OTHERS_TOO:
        return []
    return [seat for seat in placed(g)[1:-1] if research(g, g.bloodlines[seat].clan)]


def research(g: Heritage, clan: int) -> list[int]:
    """Intrigues of a clan that are not in the game yet."""
    known = [*g.sets[clan], *annals.new_intrigues(g)]
    return [card for card in NEW_INTRIGUES[clan] if card not in known]


def has_conspired(g: Heritage, seat: int) -> bool:
    """As many as the overview says, or as there are."""
    found = len(annals.entries_of(g, annals.CONSPIRED, seat))
    return found >= overview_of(g.chapter).conspiracy or not research(g, g.bloodlines[seat].clan)


class Conspire(Ask[Heritage]):
    """Research of the clan played in this chapter, and of no other."""

    def offers(self, g: Heritage, seat: int) -> list[int]:
        found: list[int] = []
        for cards in NEW_INTRIGUES:
            found += each_kind(CONSPIRE, cards)
        return [*found, DONE]

    def forbids(self, g: Heritage, seat: int, act: int) -> str:
        if act == DONE:
            return "chronicle.overview.conspiracy" if seat in the_loser(g) else ""
        clan = g.bloodlines[seat].clan
        if INTRIGUES[noun(act)].clan != clan:
            return "chronicle.overview.conspiracy-clan"
        return "" if noun(act) in research(g, clan) else "chronicle.overview.conspiracy"

    def answer(self, g: Heritage, seat: int, act: int) -> None:
        if act != DONE:
            annals.write(g, annals.CONSPIRED, seat, noun(act))
            g.tell(tales.CONSPIRES, seat, noun(act))


CONSPIRE_BY: Final[Conspire] = Conspire("conspiracy")


# 3. The events of the chronicle: rewards.py.


def open_rewards(g: Heritage) -> None:
    open_packet(g, g.chapter, "aftermath")


def end_chapter(g: Heritage) -> None:
    """A card that ends the chapter with an asset is the winner's (faq.chapter-end-asset)."""
    for asset in assets_at_end_of(g.chapter):
        gain_asset(g, placed(g)[0], asset)


# 4. Burdens.


def hand_out_burdens(g: Heritage) -> None:
    """One by chance for the winner; each of the others puts one back by chance."""
    order = placed(g)
    take_burden(g, order[0])
    for seat in order[1:]:
        put_burden_back(g, seat)


def take_burden(g: Heritage, seat: int) -> None:
    supply: list[int] = []
    for burden, left in enumerate(g.burdens_left):
        supply += [burden] * left
    if supply:
        burden = g.chance.pick(DECKS, supply)
        g.burdens_left = replaced(g.burdens_left, burden, g.burdens_left[burden] - 1)
        g.burdens = with_one(g.burdens, g.present[seat], burden)
        annals.write(g, annals.BURDENED, seat, burden)
        g.tell(tales.TAKES_BURDEN, seat, burden)


def put_burden_back(g: Heritage, seat: int) -> None:
    heir = g.present[seat]
    held = g.burdens[heir]
    if held:
        burden = g.chance.pick(DECKS, list(held))
        g.burdens_left = replaced(g.burdens_left, burden, g.burdens_left[burden] + 1)
        g.burdens = replaced_row(g.burdens, heir, without_one(held, burden))
        annals.write(g, annals.RELIEVED, seat, burden)
        g.tell(tales.RELIEVED, seat, burden)


# 5. New abilities: stickers.py.


# 6. Agents.


def somebody_to_save(g: Heritage, seat: int) -> bool:
    b = g.bloodlines[seat]
    return any(is_awake(b, place) for place in range(1, len(b.line)))


class SaveAgent(Ask[Heritage]):
    """One vampire of the bloodline; whoever waits in the haven makes room (agents.limit)."""

    def offers(self, g: Heritage, seat: int) -> list[int]:
        return [*each_kind(SAVE, g.bloodlines[seat].line), DONE]

    def forbids(self, g: Heritage, seat: int, act: int) -> str:
        if act == DONE:
            return ""
        b = g.bloodlines[seat]
        place = b.line.index(noun(act))
        if not is_awake(b, place):
            return "state.torpor.no-save"
        return "" if place else "chronicle.agents.save"

    def answer(self, g: Heritage, seat: int, act: int) -> None:
        if act != DONE:
            save_in_haven(g, seat, noun(act))
            annals.write(g, annals.SAVED, seat, noun(act))
            g.tell(tales.SAVES, seat, noun(act))


WHOM_TO_SAVE: Final[SaveAgent] = SaveAgent("agent")


# What comes after the steps.


def add_base_characters(g: Heritage) -> None:
    """Into the character deck, base side up."""
    for character in newcomers_of(g.chapter):
        g.blood = replaced(g.blood, character, BASE)
        annals.write(g, annals.RETURNED, NONE, character)
        g.tell(tales.NEWCOMER, character)


class SealThePage(Ask[Heritage]):
    """All together close the chapter: what is written stays."""

    def offers(self, g: Heritage, seat: int) -> list[int]:
        return [act(SEAL, 0)]

    def answer(self, g: Heritage, seat: int, act: int) -> None:
        """Nothing is left to do."""


SEAL_THE_PAGE: Final[SealThePage] = SealThePage("seal")

outlines()
