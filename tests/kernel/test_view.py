"""Views: what a seat and the spectator see of the toy game, and what they do not."""

from typing import Any

from duskmoot.kernel import flow
from duskmoot.kernel.acts import act
from duskmoot.kernel.view import SPECTATOR, View, view
from tests.conformance.play import bytes_of
from tests.kernel.positions import acts, cards, wake
from tests.kernel.toy import BID, SNUFF, Wake

HANDS = [["ash", "bone"], ["crow", "crow"], ["frost"]]


def shown(g: Wake, seat: int) -> list[dict[str, Any]]:
    guests: list[dict[str, Any]] = view(g, seat).table["guests"]
    return guests


def test_a_hand_is_seen_by_its_owner_and_counted_by_others() -> None:
    g = wake(hands=HANDS)
    assert [guest["hand"] for guest in shown(g, 0)] == [[0, 1], 2, 1]
    assert [guest["hand"] for guest in shown(g, 2)] == [2, 2, [5]]
    assert [guest["hand"] for guest in shown(g, SPECTATOR)] == [2, 2, 1]


def test_a_secret_is_seen_by_its_owner_and_not_even_named_to_others() -> None:
    g = wake()
    assert [guest.get("omen") for guest in shown(g, 1)] == [None, g.guests[1].omen, None]
    assert ["omen" in guest for guest in shown(g, 1)] == [False, True, False]
    assert ["omen" in guest for guest in shown(g, SPECTATOR)] == [False, False, False]


def test_a_deck_is_counted_by_all() -> None:
    g = wake(deck=["ash", "bone", "crow"])
    assert [view(g, seat).table["deck"] for seat in (SPECTATOR, 0, 1, 2)] == [3, 3, 3, 3]


def test_open_cards_and_values_are_seen_by_all() -> None:
    g = wake()
    g.pile = cards(["dusk", "ash"])
    for seat in (SPECTATOR, 0):
        assert view(g, seat).table["pile"] == [3, 0]
        assert view(g, seat).table["options"] == [0, 0]
        assert view(g, seat).table["night"] == 1


def test_a_sealed_answer_is_seen_by_its_seat_and_known_to_be_given() -> None:
    g = wake(hands=HANDS)
    acts(g, "1 bid crow")
    assert view(g, 1).table["sealed"] == [-1, act(BID, 2), -1]
    for seat in (SPECTATOR, 0, 2):
        assert view(g, seat).table["sealed"] == [-1, -2, -1]
        assert view(g, seat).table["asked"] == [2, 0]


def test_chance_is_seen_by_nobody() -> None:
    g = wake()
    for seat in (SPECTATOR, 0, 1, 2):
        assert "chance" not in view(g, seat).table
        assert g.chance.key.hex() not in bytes_of(view(g, seat)).decode()


def test_acts_are_shown_to_who_may_answer() -> None:
    g = wake(hands=HANDS)
    assert view(g, 0).acts == [act(BID, 0), act(BID, 1)]
    assert view(g, 1).acts == [act(BID, 2)]
    assert view(g, SPECTATOR).acts == []
    acts(g, "0 bid ash")
    assert view(g, 0).acts == [act(BID, 0), act(BID, 1)]


def test_the_question_and_its_matter_are_public() -> None:
    g = wake(hands=HANDS, bells=[2])
    acts(g, "0 bid ash", "1 bid crow", "2 bid frost")
    assert g.asked == [1]
    for seat in (SPECTATOR, 0, 1, 2):
        assert view(g, seat).question == "snuff-bid"
        assert view(g, seat).about == [("card", 0), ("card", 2), ("card", 5)]
    assert view(g, 1).acts == [act(SNUFF, 0), act(SNUFF, 2), 0]
    assert view(g, 0).acts == []


def test_whispers_reach_the_view_of_their_audience_only() -> None:
    g = wake(hands=HANDS, deck=["ember", "dusk"], bells=[1])
    acts(g, "0 bid ash", "1 bid crow", "2 bid frost", "1 exchange crow")

    def told(seat: int) -> list[object]:
        return [(line["key"], line["parts"]) for line in view(g, seat).story]

    tolls = ("tolls", {"times": 1})
    exchanges = ("exchanges", {"guest": 1})
    assert told(1) == [tolls, exchanges, ("draws", {"guest": 1, "card": 4})]
    assert told(0) == told(2) == told(SPECTATOR) == [tolls, exchanges]


def test_a_view_keeps_the_lines_that_its_seat_heard_and_no_others() -> None:
    g = wake(hands=HANDS, deck=["ember", "dusk"], bells=[1])
    acts(g, "0 bid ash", "1 bid crow", "2 bid frost", "1 exchange crow")
    for seat in (SPECTATOR, 0, 1, 2):
        seen = view(g, seat)
        assert all(line.heard_by(seat) for line in seen.lines)
        assert seen.story == seen.story == [line.told() for line in seen.lines]


def test_a_silent_game_has_no_story_in_its_views() -> None:
    g = wake()
    g.story = None
    assert view(g, 0).story == []


def test_after_the_end_nobody_is_asked() -> None:
    g = wake(nights="one", hands=[["ash"], ["bone"], ["crow"]], bells=[2], candles="one")
    acts(g, "0 bid ash", "1 bid bone", "2 bid crow", "1 done", "2 done", "0 done")
    assert g.over
    seen = view(g, 0)
    assert (seen.question, seen.acts, seen.about) == ("", [], [])
    assert seen.table["winners"] == g.winners
    assert "omen" not in seen.table["guests"][1]


def test_a_view_is_a_picture_and_not_the_table() -> None:
    """Whatever somebody does to a view, the position stays; and the other way round."""
    g = wake(hands=HANDS)
    seen = view(g, 0)
    before = bytes_of(seen)
    acts(g, "0 bid ash", "1 bid crow")
    g.guests[0].hand.clear()
    g.asked.clear()
    assert bytes_of(seen) == before
    seen.table["pile"].append(1)
    seen.table["stack"].clear()
    seen.acts.clear()
    assert g.pile == []
    assert g.stack
    assert flow.question(g).legal(g, 1)


def test_a_view_as_plain_things() -> None:
    seen = View("wake", 1, {"night": 1})
    seen.about = [("card", 2)]
    assert seen.plain() == {
        "game": "wake",
        "seat": 1,
        "table": {"night": 1},
        "question": "",
        "about": [["card", 2]],
        "acts": [],
        "story": [],
    }
