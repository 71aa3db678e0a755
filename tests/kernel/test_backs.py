"""Backs: a zone of which others see what is printed on its cards; denials; what is given."""

from __future__ import annotations

import json
from typing import Final

import pytest

from duskmoot.kernel.acts import Vocabulary
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.flow import Outline, State, do
from duskmoot.kernel.game import Game, Setting
from duskmoot.kernel.view import (
    FLOW_SEES,
    FRAME,
    IMAGINED,
    SPECTATOR,
    imagine,
    reveals,
    shown_to_all,
    view,
)
from duskmoot.kernel.zones import (
    ALL,
    BACKS,
    DECK,
    GIVEN,
    LEARNED,
    OPEN,
    RECORDS,
    Sight,
    back_of,
    face_down,
    move,
)
from tests.conformance.play import bytes_of

DAY: Final = 0
NIGHT: Final = 1
BACK_OF: Final = [DAY, DAY, DAY, NIGHT, NIGHT, NIGHT]
"""Six cards: three of the day and three of the night."""


class Seer:
    seat: int
    hand: list[int]
    laid: list[int]

    def clone(self) -> Seer:
        seer = Seer()
        seer.seat = self.seat
        seer.hand = self.hand[:]
        seer.laid = self.laid[:]
        return seer


class Seance(State):
    seers: list[Seer]
    pile: list[int]
    deck: list[int]
    denials: int
    omens: list[int]
    rites: tuple[tuple[int, ...], ...]

    def clone(self) -> Seance:
        g = Seance()
        self.clone_flow_into(g)
        g.seers = [seer.clone() for seer in self.seers]
        g.pile = self.pile[:]
        g.deck = self.deck[:]
        g.denials = self.denials
        g.omens = self.omens[:]
        g.rites = self.rites
        return g


SEER: Final = Sight(
    Seer,
    {"seat": ALL, "hand": BACKS, "laid": BACKS},
    {},
    {"hand": "card", "laid": "card"},
    BACK_OF,
)
SIGHT: Final = Sight(
    Seance,
    {
        **FLOW_SEES,
        "seers": RECORDS,
        "pile": OPEN,
        "deck": DECK,
        "denials": LEARNED,
        "omens": OPEN,
        "rites": GIVEN,
    },
    {"stack": FRAME, "seers": SEER},
    {"pile": "card", "omens": "omen"},
)


def deal(g: Seance) -> None:
    """Seat 0 holds 4, 0, 1 and has laid 3; seat 1 holds 2; card 5 is in the deck."""
    for seat, cards in enumerate([[4, 0, 1], [2]]):
        seer = Seer()
        seer.seat = seat
        seer.hand = cards
        seer.laid = [3] if seat == 0 else []
        g.seers.append(seer)
    g.deck = [5]
    g.over = True


class SeanceGame(Game[Seance]):
    def blank(self, seats: int, options: tuple[int, ...], legacy: str) -> Seance:
        g = Seance()
        g.seers = []
        g.pile = []
        g.deck = []
        g.denials = 0
        g.omens = [4]
        g.rites = ((1, 2), ())
        return g

    def believe(self, g: Seance, seat: int) -> None:
        """Each hidden card becomes one with the same back."""
        unseen = list(range(len(BACK_OF)))
        if seat >= 0:
            unseen = [c for c in unseen if c not in g.seers[seat].hand + g.seers[seat].laid]
        g.chance.shuffle(IMAGINED, unseen)
        for seer in g.seers:
            if seer.seat != seat:
                seer.hand = [self.like(card, unseen) for card in seer.hand]
                seer.laid = [self.like(card, unseen) for card in seer.laid]
        g.deck = unseen

    def like(self, card: int, unseen: list[int]) -> int:
        found = next(c for c in unseen if BACK_OF[c] == back_of(card, BACK_OF))
        unseen.remove(found)
        return found


OPENING: Final[Outline[Seance]] = Outline("opening")
OPENING.reads(do(deal))
GAME: Final = SeanceGame("seance", 1, (2, 2), [], Vocabulary([], {}), SIGHT, [OPENING], [])


def seance() -> Seance:
    return GAME.begin(Setting(GAME, 2, (), key_from_seed(1)))


def test_a_card_is_told_by_its_back_whether_it_is_seen_or_not() -> None:
    for card, back in enumerate(BACK_OF):
        assert back_of(card, BACK_OF) == back
        assert back_of(face_down(back), BACK_OF) == back
    assert [face_down(DAY), face_down(NIGHT)] == [-1, -2]


def test_the_owner_sees_cards_and_others_their_backs() -> None:
    seers = view(seance(), 0).table["seers"]
    assert (seers[0]["hand"], seers[0]["laid"]) == ([4, 0, 1], [3])
    assert (seers[1]["hand"], seers[1]["laid"]) == ([face_down(DAY)], [])
    for other in (1, SPECTATOR):
        seen = view(seance(), other).table["seers"][0]
        assert seen["hand"] == [face_down(NIGHT), face_down(DAY), face_down(DAY)]
        assert seen["laid"] == [face_down(NIGHT)]


def test_the_order_of_a_hand_is_hidden() -> None:
    one, other = seance(), seance()
    other.seers[0].hand.reverse()
    assert bytes_of(view(one, 1)) == bytes_of(view(other, 1))
    assert bytes_of(view(one, 0)) != bytes_of(view(other, 0))


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_a_view_made_from_what_all_see_is_the_same_view(seat: int) -> None:
    g = seance()
    shared = shown_to_all(g)
    assert shared == view(g, SPECTATOR).table
    assert bytes_of(view(g, seat, shared)) == bytes_of(view(g, seat))
    assert shared == view(g, SPECTATOR).table


def test_what_is_imagined_has_the_backs_that_were_seen() -> None:
    g = seance()
    hands = set()
    for number in range(20):
        other = imagine(GAME, view(g, 1), key_from_seed(number))
        assert isinstance(other, Seance)
        assert [BACK_OF[card] for card in other.seers[0].hand] == [NIGHT, DAY, DAY]
        assert [BACK_OF[card] for card in other.seers[0].laid] == [NIGHT]
        assert other.seers[1].hand == [2]
        assert bytes_of(view(other, 1)) == bytes_of(view(g, 1))
        hands.add(tuple(other.seers[0].hand))
    assert len(hands) > 1


def test_laying_a_card_face_down_reveals_nothing() -> None:
    before = seance()
    after = before.clone()
    move(4, after.seers[0].hand, after.seers[0].laid)
    assert not reveals(before, after)


def test_turning_a_card_up_reveals_it() -> None:
    before = seance()
    after = before.clone()
    move(4, after.seers[0].hand, after.pile)
    assert reveals(before, after)


def test_handing_a_card_over_reveals_it() -> None:
    before = seance()
    after = before.clone()
    move(4, after.seers[0].hand, after.seers[1].hand)
    assert reveals(before, after)


def test_a_new_back_on_the_table_reveals_something() -> None:
    """A card exchanged for one with another back, though nobody sees a face."""
    before = seance()
    before.seers[1].hand = [0]
    after = before.clone()
    after.seers[1].hand = [3]
    assert reveals(before, after)


def test_a_denial_shows_no_card_and_cannot_be_undone() -> None:
    """Everybody sees that a seer has denied something: knowing that cannot be taken back."""
    before = seance()
    after = before.clone()
    after.denials += 1
    assert reveals(before, after)
    assert [view(after, seat).table["denials"] for seat in (SPECTATOR, 0, 1)] == [1, 1, 1]


def test_a_card_that_leaves_the_table_hides_no_card_of_another_kind() -> None:
    """Omen 4 goes as card 4 is shown: the number is seen as often as before."""
    before = seance()
    after = before.clone()
    after.omens.clear()
    move(4, after.seers[0].hand, after.pile)
    assert reveals(before, after)


def test_what_is_given_is_imagined_as_it_was() -> None:
    g = seance()
    seen = view(g, 1)
    for table in (seen.table, json.loads(json.dumps(seen.table))):
        seen.table = table
        other = imagine(GAME, seen, key_from_seed(1))
        assert isinstance(other, Seance)
        assert other.rites == ((1, 2), ())
    assert g.clone().rites is g.rites


def test_backs_must_be_printed() -> None:
    with pytest.raises(TypeError, match="Seer shows backs and does not say what is on them"):
        Sight(Seer, {"seat": ALL, "hand": BACKS, "laid": BACKS}, {})


def test_backs_need_no_table_where_no_zone_shows_them() -> None:
    assert Sight(Seer, {"seat": ALL, "hand": OPEN, "laid": OPEN}, {}).backs == []
