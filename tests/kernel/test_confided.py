"""Confided values: only the seats that a record names see them, and undo never goes behind one."""

from __future__ import annotations

from typing import Final

import pytest

from duskmoot.kernel.acts import Vocabulary
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.flow import Outline, State, do
from duskmoot.kernel.game import Game, Setting
from duskmoot.kernel.view import FLOW_SEES, FRAME, SPECTATOR, imagine, reveals, shown_to_all, view
from duskmoot.kernel.zones import ALL, CONFIDED, OWNER, RECORDS, Sight


class Letter:
    confidants: list[int]
    words: list[int]
    signed: bool

    def clone(self) -> Letter:
        letter = Letter()
        letter.confidants = self.confidants[:]
        letter.words = self.words[:]
        letter.signed = self.signed
        return letter


class Post(State):
    letters: list[Letter]

    def clone(self) -> Post:
        g = Post()
        self.clone_flow_into(g)
        g.letters = [letter.clone() for letter in self.letters]
        return g


LETTER: Final = Sight(Letter, {"confidants": ALL, "words": CONFIDED, "signed": CONFIDED}, {})
SIGHT: Final = Sight(Post, {**FLOW_SEES, "letters": RECORDS}, {"stack": FRAME, "letters": LETTER})


def write(g: Post) -> None:
    """One letter between the seats 0 and 2, and one that nobody has read."""
    for confidants, words in (([0, 2], [7, 8]), ([], [])):
        letter = Letter()
        letter.confidants = list(confidants)
        letter.words = list(words)
        letter.signed = False
        g.letters.append(letter)
    g.over = True


class PostGame(Game[Post]):
    def blank(self, seats: int, options: tuple[int, ...], legacy: str) -> Post:
        g = Post()
        g.letters = []
        return g

    def believe(self, g: Post, seat: int) -> None:
        for letter in g.letters:
            if seat not in letter.confidants:
                letter.words = []
                letter.signed = False


OPENING: Final[Outline[Post]] = Outline("opening")
OPENING.reads(do(write))
GAME: Final = PostGame("post", 1, (3, 3), [], Vocabulary([], {}), SIGHT, [OPENING], [])


def post() -> Post:
    return GAME.begin(Setting(GAME, 3, (), key_from_seed(1)))


@pytest.mark.parametrize("shared", [False, True])
def test_only_the_confidants_see_a_letter(shared: bool) -> None:
    g = post()
    for seat in (SPECTATOR, 0, 1, 2):
        shown = shown_to_all(g) if shared else None
        first, second = view(g, seat, shown).table["letters"]
        assert first.get("words") == ([7, 8] if seat in (0, 2) else None)
        assert ("signed" in first) == (seat in (0, 2))
        assert second == {"confidants": []}


def test_a_view_is_no_part_of_the_state() -> None:
    g = post()
    view(g, 0).table["letters"][0]["words"].append(9)
    assert g.letters[0].words == [7, 8]


def test_what_is_confided_is_known_to_who_imagines() -> None:
    g = post()
    for seat, words in ((0, [7, 8]), (1, [])):
        guess = imagine(GAME, view(g, seat), key_from_seed(2))
        assert isinstance(guess, Post)
        assert guess.letters[0].words == words
        assert view(guess, seat).table == view(g, seat).table


def test_a_word_is_not_taken_back_but_an_empty_letter_may_be_opened() -> None:
    g = post()
    after = g.clone()
    after.letters[1].confidants = [0, 1]
    assert not reveals(g, after)
    after.letters[1].words.append(3)
    assert reveals(g, after)


def test_a_letter_without_confidants_fails() -> None:
    for sees in (OWNER, CONFIDED):
        with pytest.raises(TypeError, match="Letter has"):
            Sight(Letter, {"confidants": sees, "words": CONFIDED, "signed": ALL}, {})
