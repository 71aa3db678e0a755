"""Preparing the game (book: ПОДГОТОВКА К ИГРЕ), and its whole course."""

from __future__ import annotations

from typing import Final

from duskmoot.games.heritage import pieces, tales
from duskmoot.games.heritage.boards.board import BOARDS
from duskmoot.games.heritage.cards import BASE_EVENTS, CHARACTERS, LEADERS, VAMPIRES
from duskmoot.games.heritage.chronicle.aftermath import AFTERMATH
from duskmoot.games.heritage.chronicle.burdens import resolve_burdens
from duskmoot.games.heritage.chronicle.chapter import (
    clan_order,
    first_of_chapter,
    lay_inherited_deck,
    reveal_chapter,
)
from duskmoot.games.heritage.chronicle.heirs import is_chapter, leaders_of
from duskmoot.games.heritage.chronicle.prologue import PROLOGUE
from duskmoot.games.heritage.chronicle.tables import boards_of
from duskmoot.games.heritage.lines import ANCILLA, BASE, clan_deck
from duskmoot.games.heritage.pieces import CLAN_NAMES, NONE, ROUNDS, SETUP
from duskmoot.games.heritage.rules.end import (
    award_events,
    finish,
    score,
    stop_the_marker,
    turn_tokens_up,
)
from duskmoot.games.heritage.rules.queue import refresh
from duskmoot.games.heritage.rules.recruit import join
from duskmoot.games.heritage.rules.turn import ROUND
from duskmoot.games.heritage.state import Heritage
from duskmoot.games.heritage.verbs import CHOOSE_CLAN, CHOOSE_LEADER
from duskmoot.kernel.acts import each_kind, noun
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, call, do, do_seat, for_each, repeat, when

GAME: Final[Outline[Heritage]] = Outline("game")
BLOODLINE: Final[Outline[Heritage]] = Outline("bloodline")

BOARD_CHOICES: Final[list[list[int]]] = [
    [board for board, axis in enumerate(pieces.BOARD_AXES) if axis == wanted] for wanted in range(3)
]
"""By axis, in the order of the options."""


def outlines() -> None:
    GAME.reads(
        when(is_chapter, call(PROLOGUE)),
        do(deal_events, shuffle_characters),  # 1, 2
        do(lay_boards),  # 4
        do(choose_first_player),  # 5
        for_each(in_clan_order, BLOODLINE),  # 6
        when(is_chapter, do(resolve_burdens)),
        repeat(ROUND, until=rounds_are_over),
        do(stop_the_marker, turn_tokens_up, award_events, score),
        when(is_chapter, call(AFTERMATH)),
        do(finish),
    )
    BLOODLINE.reads(ask(CLAN), ask(LEADER), do_seat(deal_intrigues, place_tokens))


def deal_events(g: Heritage) -> None:
    """Zero to five, as the table has agreed (setup.base-events); in a chapter its own."""
    if is_chapter(g):
        reveal_chapter(g)
        return
    count = pieces.EVENT_COUNTS[g.options[pieces.EVENTS]]
    g.events = g.chance.sample(SETUP, BASE_EVENTS[:], count)
    for event in g.events:
        g.tell(tales.EVENT, event)


def shuffle_characters(g: Heritage) -> None:
    if is_chapter(g):
        lay_inherited_deck(g)
    else:
        lay_base_deck(g)
    g.chance.shuffle(SETUP, g.deck)
    refresh(g)


def lay_base_deck(g: Heritage) -> None:
    """All with their base side up, but for as many ancillae as the table has agreed."""
    raised = pieces.ANCILLA_COUNTS[g.options[pieces.ANCILLAE]]
    ancillae = g.chance.sample(SETUP, CHARACTERS[:], raised)
    g.blood = tuple([ANCILLA if c in ancillae else BASE for c in CHARACTERS])
    g.deck = CHARACTERS[:]


def lay_boards(g: Heritage) -> None:
    if is_chapter(g):
        g.boards = tuple(boards_of(g.chapter))
    else:
        g.boards = tuple([BOARD_CHOICES[axis][g.options[axis]] for axis in range(3)])
    for board in g.boards:
        g.tell(tales.BOARD, board)
        BOARDS[board].setup(g)


def choose_first_player(g: Heritage) -> None:
    if is_chapter(g):
        g.first = first_of_chapter(g)
        g.tell(tales.BEGINS, g.first)
    else:
        g.first = g.chance.below(SETUP, len(g.bloodlines))
        g.tell(tales.FIRST, g.first)


def in_clan_order(g: Heritage) -> list[int]:
    return clan_order(g) if is_chapter(g) else g.clockwise(g.first)


class ChooseClan(Ask[Heritage]):
    def offers(self, g: Heritage, seat: int) -> list[int]:
        return each_kind(CHOOSE_CLAN, list(range(len(CLAN_NAMES))))

    def forbids(self, g: Heritage, seat: int, act: int) -> str:
        taken = noun(act) in [b.clan for b in g.bloodlines]
        return "setup.clan" if taken else ""

    def answer(self, g: Heritage, seat: int, act: int) -> None:
        g.bloodlines[seat].clan = noun(act)
        g.tell(tales.CLAN, seat, noun(act))


class ChooseLeader(Ask[Heritage]):
    def offers(self, g: Heritage, seat: int) -> list[int]:
        """Both sides of the clan's card, and the own leaders of the chronicle."""
        clan = g.bloodlines[seat].clan
        own = [leader for leader in leaders_of(g, seat) if VAMPIRES[leader].leads == clan]
        return each_kind(CHOOSE_LEADER, LEADERS[clan] + own)

    def answer(self, g: Heritage, seat: int, act: int) -> None:
        b = g.bloodlines[seat]
        leader = VAMPIRES[noun(act)]
        join(b, leader.number, NONE)
        b.power[0] = leader.power
        b.boons[0] = leader.boons << (4 * seat)
        g.tell(tales.LEADER, seat, leader.number)


CLAN: Final[ChooseClan] = ChooseClan("clan")
LEADER: Final[ChooseLeader] = ChooseLeader("clan-leader")


def deal_intrigues(g: Heritage, seat: int) -> None:
    """The three named on the leader are in hand, as everybody can read; the rest is the deck."""
    b = g.bloodlines[seat]
    b.hand = VAMPIRES[b.line[0]].intrigues[:]
    b.seen = b.hand[:]
    b.deck = [card for card in clan_deck(g, b.clan) if card not in b.hand]
    g.chance.shuffle(SETUP, b.deck)


def place_tokens(g: Heritage, seat: int) -> None:
    for board in g.boards:
        BOARDS[board].seat_down(g, seat)


def rounds_are_over(g: Heritage) -> bool:
    return g.round > ROUNDS[len(g.bloodlines)]


outlines()
