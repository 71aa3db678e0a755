"""Games: seats, options, and finding them by name."""

import pytest

from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.flow import do
from duskmoot.kernel.game import Game, Option, Refused, Setting, find, register, registered
from duskmoot.kernel.record import digest
from tests.kernel.positions import known
from tests.kernel.sheet import SIGHT, VOCABULARY, Sheet, end, outline
from tests.kernel.toy import GAME

KEY = key_from_seed(1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_begins_with_any_number_it_is_for(seats: int) -> None:
    g = GAME.begin(Setting(GAME, seats, (0, 0), KEY))
    assert len(g.guests) == len(g.sealed) == seats
    assert g.asked
    assert g.game is GAME
    assert g.story is None


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 100])
def test_other_numbers_are_refused(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        GAME.begin(Setting(GAME, seats, (0, 0), KEY))
    assert refused.value.key == "seats-refused"
    assert refused.value.parts == {"seats": str(seats), "least": "2", "most": "4"}


def test_the_key_decides_all() -> None:
    def begun(seed: int) -> str:
        return digest(GAME.begin(Setting(GAME, 3, (0, 0), key_from_seed(seed))))

    assert begun(1) == begun(1) != begun(2)


def test_options_have_defaults_and_names() -> None:
    assert GAME.choose({}) == (0, 0)
    assert GAME.choose({"candles": "one"}) == (0, 1)
    assert GAME.choose({"candles": "two", "nights": "three"}) == (2, 0)
    assert GAME.chosen((2, 1)) == {"nights": "three", "candles": "one"}
    assert GAME.choose(GAME.chosen((2, 1))) == (2, 1)


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refused) as refused:
        GAME.choose({"lanterns": "one"})
    assert refused.value.key == "unknown-option"
    assert refused.value.parts == {"option": "lanterns", "known": "nights, candles"}


def test_an_unknown_choice_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refused) as refused:
        GAME.choose({"nights": "ten"})
    assert refused.value.key == "unknown-choice"
    assert refused.value.parts == {
        "option": "nights",
        "choice": "ten",
        "known": "two, one, three",
    }


def test_a_registered_game_is_found_by_its_name() -> None:
    with known():
        assert find("wake") is GAME
        assert GAME in registered()
    assert GAME not in registered()


@pytest.mark.parametrize("name", ["wkae", "Wake", "awake", "wak"])
def test_a_misspelled_name_suggests_the_nearest(name: str) -> None:
    with known(), pytest.raises(Refused) as refused:
        find(name)
    assert refused.value.key == "unknown-game"
    assert refused.value.parts == {"name": name, "known": "wake"}


def test_a_name_like_no_other_is_answered_with_all_names() -> None:
    with known():
        names = [game.name for game in registered()]
        with pytest.raises(Refused) as refused:
            find("zzz")
    assert refused.value.parts["known"] == ", ".join(names)


def test_registering_again_replaces() -> None:
    again: Game[Sheet] = Game(
        "wake", 9, (1, 1), [Option("o", ["a"])], VOCABULARY, SIGHT, [outline("book", do(end))], []
    )
    with known():
        register(again)
        assert find("wake") is again
        register(GAME)


@pytest.mark.parametrize(
    ("ask", "complaint"),
    [
        ("blank", "makes its states"),
        ("believe", "imagines what is hidden"),
        ("broken", "knows its invariants"),
        ("worth", "can be judged"),
        ("scores", "can be scored"),
    ],
)
def test_a_game_must_say_what_the_kernel_cannot_know(ask: str, complaint: str) -> None:
    bare: Game[Sheet] = Game(
        "bare", 1, (1, 1), [], VOCABULARY, SIGHT, [outline("book", do(end))], []
    )
    g = Sheet()
    arguments = {"blank": (1, (), ""), "believe": (g, 0)}.get(ask, (g,))
    with pytest.raises(AssertionError, match=complaint):
        getattr(bare, ask)(*arguments)
