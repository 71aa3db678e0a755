"""Newcomers (book: ПРОЛОГ)."""

import pytest

from duskmoot.chronicle import chain, inscriptions
from duskmoot.chronicle.book import Heir
from duskmoot.games.heritage.cards import CHARACTERS
from duskmoot.games.heritage.chronicle.samples import imagined, with_newcomer
from duskmoot.games.heritage.chronicle.tables import DISCIPLINES, PARAMETERS
from duskmoot.games.heritage.legacy import first_legacy, pack, unpack
from duskmoot.games.heritage.lines import ANCILLA, BASE, THIN
from duskmoot.games.heritage.pieces import CLAN_NAMES, NONE
from duskmoot.games.heritage.state import Heritage
from duskmoot.kernel import flow
from duskmoot.kernel.acts import noun
from duskmoot.kernel.game import Refused
from tests.games.heritage.chapter import begun, does, parameter, past, refusal
from tests.games.heritage.court import GAME
from tests.rule import rule

QUESTIONS = ["trait", "discipline", "first-agent", "first-blood"]


def asked(g: Heritage) -> str:
    return flow.question(g).key


def go_through(g: Heritage, until: str) -> None:
    """Everybody who is asked gives the first answer there is."""
    while asked(g) != until:
        seat = g.asked[0]
        flow.apply(g, seat, flow.legal(g, seat)[0])


@rule("chronicle.prologue.required")
def test_all_prepare_side_by_side_before_the_first_chapter() -> None:
    g = begun(first_legacy(3))
    for question in QUESTIONS:
        assert (asked(g), g.asked) == (question, [0, 1, 2])
        for seat in (2, 0, 1):
            flow.apply(g, seat, flow.legal(g, seat)[0])
    assert asked(g) == "clan"
    assert g.joined == (1, 1, 1)


@rule("chronicle.prologue.required", "chronicle.join-late.prologue")
def test_no_chapter_goes_on_while_one_prologue_is_unfinished() -> None:
    g = begun(with_newcomer(imagined(6, 2)))
    assert (asked(g), g.asked) == ("trait", [2])
    assert (g.boards, g.queue, g.events) == ((), [], [])


@rule("chronicle.prologue.names", "chronicle.prologue.title")
def test_character_and_title_are_written_in_the_book_by_their_player() -> None:
    book = chain.found(GAME, "c", "Dusk", [Heir("Ann"), Heir("Bob")], {}, bytes(32))
    assert inscriptions.unnamed(book, [0, 1]) == [0, 1]
    book = inscriptions.inscribe(book, "heir", 0, "Sergia of Rome", 0)
    book = inscriptions.inscribe(book, "title", 0, "Mistress of Puppets", 0)
    assert inscriptions.unnamed(book, [0, 1]) == [1]
    assert inscriptions.names(book)["title"] == {"0": "Mistress of Puppets"}
    with pytest.raises(Refused):
        inscriptions.inscribe(book, "heir", 1, "Somebody", 0)


@rule("chronicle.prologue.mark")
def test_one_box_of_resources_abilities_or_morality() -> None:
    g = begun(first_legacy(2))
    assert refusal(g, 0, "mark camarilla") == "chronicle.prologue.mark"
    assert refusal(g, 0, "mark auspex") == "chronicle.prologue.mark"
    does(g, 0, "mark fortune")
    does(g, 1, "mark ferocity")
    assert asked(g) == "discipline"
    assert [sum(marks) for marks in g.marks] == [1, 1]
    assert g.marks[0][parameter("fortune")] == 1


@rule("chronicle.prologue.discipline")
def test_one_box_of_any_discipline() -> None:
    g = begun(first_legacy(2))
    go_through(g, "discipline")
    assert refusal(g, 0, "mark fortune") == "chronicle.prologue.discipline"
    does(g, 0, "mark vicissitude")
    does(g, 1, "mark vicissitude")
    for marks in g.marks:
        disciplines = [n for p, n in enumerate(marks) if PARAMETERS[p].section == DISCIPLINES]
        assert sum(disciplines) == 1


@rule("chronicle.prologue.agent-choice")
def test_three_characters_are_drawn_and_one_is_kept() -> None:
    g = begun(first_legacy(4))
    go_through(g, "first-agent")
    drawn = [g.bloodlines[seat].drawn for seat in range(4)]
    everybody = [c for cards in drawn for c in cards]
    assert len(set(everybody)) == len(everybody) == 12
    assert all(g.blood[c] == BASE for c in everybody)
    assert [noun(act) for act in flow.legal(g, 0)] == drawn[0]
    go_through(g, "clan")
    assert not any(b.drawn for b in g.bloodlines)
    agents = [g.havens[seat] for seat in range(4)]
    assert all(agents[seat] in drawn[seat] for seat in range(4))
    rest = [c for c in everybody if c not in agents]
    assert set(rest) <= set(g.deck + g.queue)


@rule("chronicle.prologue.agent-ascend")
def test_the_agent_is_an_ancilla_of_any_clan_and_in_the_haven() -> None:
    g = begun(first_legacy(2))
    go_through(g, "first-blood")
    assert len(flow.legal(g, 0)) == len(CLAN_NAMES) + 1
    does(g, 0, "embrace nosferatu")
    does(g, 1, "thin-blood")
    ventrue, thin = g.havens
    assert g.blood[ventrue] == ANCILLA + 4 * (CLAN_NAMES.index("nosferatu") + 1)
    assert g.blood[thin] == ANCILLA + 4 * (THIN + 1)
    assert g.clan_stickers[CLAN_NAMES.index("nosferatu")] == 6
    assert g.thin_blood == 17
    assert ventrue not in g.deck + g.queue


@rule("faq.clan-stickers-out", "faq.thin-blood-out")
def test_where_stickers_run_short_newcomers_choose_in_the_order_of_the_roster() -> None:
    legacy = first_legacy(3)
    legacy.clan_stickers = (1, 0, *legacy.clan_stickers[2:])
    legacy.thin_blood = 0
    blood = list(legacy.blood)
    for n, c in enumerate(CHARACTERS[: 6 + 7 + 18]):
        clan = 0 if n < 6 else 1 if n < 13 else THIN
        blood[c] = ANCILLA + 4 * (clan + 1)
    legacy.blood = tuple(blood)
    g = begun(legacy)
    go_through(g, "first-blood")
    assert g.asked == [0]
    assert refusal(g, 0, "embrace gangrel") == "faq.clan-stickers-out"
    assert refusal(g, 0, "thin-blood") == "faq.thin-blood-out"
    does(g, 0, "embrace brujah")
    assert g.asked == [1]
    assert refusal(g, 1, "embrace brujah") == "faq.clan-stickers-out"
    does(g, 1, "embrace ventrue")
    does(g, 2, "embrace ventrue")
    assert asked(g) == "clan"


@rule("chronicle.prologue.agent-choice")
def test_a_late_newcomer_draws_among_base_sides_that_nobody_has_saved() -> None:
    for seed in range(8):
        legacy = with_newcomer(imagined(19, 3, seed))
        g = begun(legacy, "anna", "boris", "clara", "dmitri", seed=seed)
        for c in g.bloodlines[3].drawn:
            assert g.blood[c] == BASE
            assert c not in g.havens


@rule("chronicle.join-late.catch-up")
def test_a_newcomer_marks_one_box_for_each_chapter_missed() -> None:
    g = begun(with_newcomer(past(6)))
    go_through(g, "catch-up")
    for n in range(5):
        assert (asked(g), g.asked) == ("catch-up", [2])
        does(g, 2, "mark camarilla" if n < 4 else "mark mercy")
        if n == 3:
            assert refusal(g, 2, "mark camarilla") == "chronicle.join-late.catch-up"
    assert asked(g) == "clan"
    assert sum(g.marks[2]) == 7
    assert g.joined[2] == 6


@rule("chronicle.join-late.catch-up", "chronicle.join-late.skip")
def test_who_stayed_away_for_a_while_catches_nothing_up() -> None:
    legacy = past(9, heirs=3)
    legacy.places = (0, 1)  # clara has missed the last chapter
    g = begun(legacy)
    assert asked(g) == "clan"
    assert [sum(marks) for marks in g.marks] == [sum(heir.marks) for heir in legacy.heirs]


@rule("chronicle.join-late.skip")
def test_the_chronicle_goes_on_with_those_present() -> None:
    legacy = imagined(5, 3)
    absent = legacy.heirs[2]
    g = begun(legacy, "anna", "boris")
    assert g.present == (0, 1)
    assert (g.havens[2], g.marks[2], g.assets[2]) == (absent.haven, absent.marks, absent.assets)
    assert absent.haven == NONE or absent.haven not in g.deck + g.queue
    with pytest.raises(Refused):
        begun(legacy, "anna")
    with pytest.raises(Refused):
        GAME.attend(pack(legacy), (1, 0))
    with pytest.raises(Refused):
        GAME.attend(pack(legacy), (0, 3))


def test_an_heir_who_has_left_is_not_seated() -> None:
    legacy = unpack(GAME.depart(pack(imagined(5, 3)), 1))
    assert legacy.heirs[1].gone
    with pytest.raises(Refused):
        begun(legacy, "anna", "boris")
    assert begun(legacy, "anna", "clara").present == (0, 2)
