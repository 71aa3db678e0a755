"""After a chapter: results, overview, burdens, agents (book: ПОДВЕДЕНИЕ ИТОГОВ)."""

from typing import Any

import pytest

from duskmoot.games.heritage.chronicle.aftermath import research
from duskmoot.games.heritage.chronicle.order import by_fewest_events
from duskmoot.games.heritage.chronicle.tables import (
    BURDENS,
    OVERVIEWS,
    RESEARCH,
    overview_of,
    packet_of,
)
from duskmoot.games.heritage.legacy import Legacy
from duskmoot.games.heritage.packets import PACKETS
from duskmoot.games.heritage.pieces import ASSET_NAMES, CLAN_NAMES, DECKS, TITLE_NAMES
from duskmoot.kernel import flow
from duskmoot.kernel.view import reveals
from tests.card import card
from tests.games.heritage.aftermath import Aftermath
from tests.games.heritage.court import GAME, NAMES
from tests.rule import rule

FOUR: dict[str, Any] = {
    "anna": "brujah",
    "boris": "ventrue",
    "clara": "gangrel",
    "dmitri": "tremere",
}
TWO: dict[str, Any] = {"anna": "brujah", "boris": "ventrue"}


def burden(name: str) -> int:
    return GAME.vocabulary.number("burden", name)


# 1.


@rule("chronicle.results.order")
def test_six_steps_come_in_their_order() -> None:
    chapter = Aftermath()
    chapter.tree("anna", "smith: war ancilla\npage: secrets\nmonk: science")
    chapter.g.marks = ((0, 0, 1) + (0,) * 24, *chapter.g.marks[1:])
    chapter.g.blood = tuple(
        [10 if v == chapter.aliases["smith"] else b for v, b in enumerate(chapter.g.blood)]
    )
    chapter.wins("anna", 1)
    chapter.ends()
    asked: list[str] = []
    while not chapter.g.over:
        key = chapter.asks()
        if not asked or asked[-1] != key:
            asked.append(key)
        seat = chapter.g.asked[0]
        flow.apply(chapter.g, seat, flow.question(chapter.g).default(chapter.g, seat))
    assert asked == [
        *["clara conspiracy", "anna event", "anna ascension", "anna blood"],
        *["anna sticker", "anna agent", "anna seal", "boris seal", "clara seal"],
    ]


@rule("chronicle.results.priority")
def test_who_won_fewer_events_acts_first() -> None:
    chapter = Aftermath(first="boris")
    chapter.wins("anna", 1)
    assert [NAMES[s] for s in by_fewest_events(chapter.g)] == ["boris", "clara", "anna"]
    chapter.wins("boris", 2)
    assert [NAMES[s] for s in by_fewest_events(chapter.g)] == ["clara", "boris", "anna"]
    chapter.wins("clara", 3)
    assert [NAMES[s] for s in by_fewest_events(chapter.g)] == ["boris", "clara", "anna"]
    chapter.wins("clara", 4)
    for name in ("anna", "boris", "clara"):
        chapter.tree(name, f"{name}s: war\n{name}t: war")
    chapter.ends()
    chapter.until("agent")
    order: list[str] = []
    while chapter.asks().endswith("agent"):
        order.append(chapter.asks().partition(" ")[0])
        chapter.act(order[-1], "done")
    assert order == ["boris", "anna", "clara"]


@rule("chronicle.results.record")
def test_the_book_says_who_came_where_with_which_clan() -> None:
    chapter = Aftermath(anna="gangrel", boris="tremere", clara="brujah")
    chapter.leader("boris", "power=30")
    chapter.ends()
    assert chapter.g.places == (1, 0, 2)
    assert chapter.told("placed")[0] == {"player": "boris", "place": 1, "n": 2}
    chapter.over()
    page = chapter.page()
    assert page["places"] == [1, 0, 2]
    assert [CLAN_NAMES[clan] for clan in page["clans"]] == ["gangrel", "tremere", "brujah"]
    assert chapter.legacy().places == (1, 0, 2)


@rule("chronicle.results.age-points")
@pytest.mark.parametrize(
    ("chapter", "points"),
    [
        (1, (2, 1, 1, 0)),
        (2, (3, 2, 1, 1)),
        (3, (5, 3, 2, 1)),
        (7, (2, 1, 1, 0)),
        (21, (5, 3, 2, 1)),
    ],
)
def test_places_bring_age_points(chapter: int, points: tuple[int, ...]) -> None:
    at = Aftermath(chapter, **FOUR)
    at.ends()
    assert at.g.age_points == points


@rule("chronicle.results.age-points")
def test_age_points_add_up_within_an_age_and_are_gone_after_it() -> None:
    def won_before(legacy: Legacy) -> None:
        legacy.heirs[0].age_points = 2

    chapter = Aftermath(3, won_before)
    chapter.ends()
    assert chapter.g.age_points == (7, 3, 2)
    chapter.over()
    assert [heir.age_points for heir in chapter.legacy().heirs] == [0, 0, 0]
    second = Aftermath(2, won_before)
    second.ends()
    second.over()
    assert [heir.age_points for heir in second.legacy().heirs] == [5, 2, 1]


@rule("scoring.tie", "chronicle.overview.places")
def test_events_bring_no_points_and_fewer_of_them_break_a_tie() -> None:
    chapter = Aftermath()
    chapter.wins("anna", 1, 2, 3)
    assert chapter.points("anna")[6] == 0
    for name in ("anna", "boris", "clara"):
        chapter.leader(name, "power=5")
    chapter.wins("clara", 4)
    totals = [chapter.total(name) for name in ("anna", "boris", "clara")]
    for n, name in enumerate(("anna", "boris", "clara")):
        chapter.leader(name, f"power={5 + max(totals) - totals[n]}")
    chapter.ends()
    assert chapter.g.places == (1, 2, 0)
    assert chapter.asks() == "anna conspiracy"


# 2.


@rule("chronicle.overview.places", "chronicle.overview.title")
@card("overview_01", "overview_02", "overview_03", "overview_04", "overview_05", "overview_06")
@card("overview_07", "overview_08", "overview_09", "overview_10", "overview_11", "overview_12")
@card("overview_13", "overview_14", "overview_15", "overview_16", "overview_17", "overview_18")
@card("overview_19", "overview_20", "overview_21")
@pytest.mark.parametrize("number", range(1, 22))
def test_the_winner_and_nobody_else_takes_the_title(number: int) -> None:
    chapter = Aftermath(number)
    before = chapter.g.honours
    chapter.ends()
    assert chapter.g.honours == ((*before[0], number), (), ())
    title = GAME.vocabulary.name("title", len(TITLE_NAMES) + number - 1)
    assert chapter.told("title") == [{"player": "anna", "title": title}]
    assert title == OVERVIEWS[number - 1].title == f"title_{number:02}"


@rule("chronicle.overview.conspiracy", "chronicle.overview.places")
@pytest.mark.parametrize("number", range(1, 21))
def test_the_last_adds_as_many_intrigues_as_the_overview_says(number: int) -> None:
    chapter = Aftermath(number)
    chapter.ends()
    chosen = []
    for _ in range(overview_of(number).conspiracy):
        assert chapter.asks() == "clara conspiracy"
        assert chapter.refusal("clara", "done") == "chronicle.overview.conspiracy"
        chosen.append(chapter.offers("clara")[0])
        chapter.act("clara", chosen[-1])
        assert chapter.asks() != "clara conspiracy" or chosen[-1] not in chapter.offers("clara")
    assert chapter.asks() != "clara conspiracy"
    chapter.over()
    gangrel = chapter.legacy().sets[CLAN_NAMES.index("gangrel")]
    assert len(gangrel) == 8 + len(chosen)
    names = [f"conspire {GAME.vocabulary.name('intrigue', card)}" for card in gangrel]
    assert set(chosen) <= set(names)
    assert len(chapter.legacy().sets[0]) == 8


@rule("chronicle.overview.conspiracy")
def test_fewer_than_that_are_taken_where_there_are_no_more() -> None:
    gangrel = CLAN_NAMES.index("gangrel")

    def researched(legacy: Legacy) -> None:
        sets = list(legacy.sets)
        sets[gangrel] = tuple(sorted([*sets[gangrel], *RESEARCH[gangrel][:5]]))
        legacy.sets = tuple(sets)

    chapter = Aftermath(1, researched)
    chapter.ends()
    chapter.act("clara", chapter.offers("clara")[0])
    assert not research(chapter.g, gangrel)
    assert chapter.asks() != "clara conspiracy"


@rule("chronicle.overview.conspiracy-clan")
def test_only_intrigues_of_the_clan_played_may_be_added() -> None:
    chapter = Aftermath()
    chapter.ends()
    assert all(offer.startswith("conspire gan_") for offer in chapter.offers("clara"))
    brujah = GAME.vocabulary.name("intrigue", RESEARCH[0][0])
    assert chapter.refusal("clara", f"conspire {brujah}") == "chronicle.overview.conspiracy-clan"


@rule("chronicle.overview.places")
def test_of_two_players_the_second_is_the_last() -> None:
    chapter = Aftermath(**TWO)
    chapter.ends()
    assert chapter.asks() == "boris conspiracy"


@rule("variant.deck-growth")
def test_by_a_variant_those_in_between_may_add_one_each() -> None:
    chapter = Aftermath(options={"research": "others"}, **FOUR)
    chapter.ends()
    for _ in range(2):
        chapter.act("dmitri", chapter.offers("dmitri")[0])
    assert chapter.asks() == "boris conspiracy"
    chapter.act("boris", chapter.offers("boris")[0])
    assert chapter.asks() == "clara conspiracy"
    chapter.act("clara", "done")
    chapter.over()
    sizes = [len(chapter.legacy().sets[b.clan]) for b in chapter.g.bloodlines]
    assert sizes == [8, 9, 8, 10]
    plain = Aftermath(**FOUR)
    plain.ends()
    plain.until("seal")
    assert len(plain.told("conspires")) == 2


# 3: see test_rewards.py.


@rule("chronicle.deck.continue", "info.chronicle-deck")
def test_the_packet_of_the_aftermath_opens_and_nobody_goes_back_behind_it() -> None:
    chapter = Aftermath(2)
    assert GAME.packets()[chapter.g.opened - 1] == "02_start"
    chapter.ends()
    assert GAME.packets()[chapter.g.opened - 1] == "02_start"
    before = chapter.g.clone()
    chapter.act("clara", chapter.offers("clara")[0])
    assert GAME.packets()[chapter.g.opened - 1] == "02_aftermath"
    assert reveals(before, chapter.g)
    chapter.over()
    assert GAME.packets()[chapter.g.opened] == "03_start"
    assert chapter.legacy().opened == chapter.g.opened


@rule("faq.chapter-end-asset")
def test_a_card_that_ends_the_chapter_with_an_asset_is_the_winners() -> None:
    """No card of the book does; an expansion's lies in the packet by its number."""
    packet = PACKETS[packet_of(1, "aftermath")]
    packet.append({"id": "ending", "kind": "chapter_end", "number": 9, "asset": "war"})
    try:
        chapter = Aftermath(1)
        chapter.ends()
        chapter.over()
    finally:
        packet.pop()
    assert [heir.assets for heir in chapter.legacy().heirs] == [(ASSET_NAMES.index("war"),), (), ()]
    assert chapter.told("gains-asset") == [{"player": "anna", "asset": "war"}]


# 4.


@rule("chronicle.burden.winner", "chronicle.burden.others")
def test_the_winner_takes_a_burden_and_the_others_put_one_back() -> None:
    def burdened(legacy: Legacy) -> None:
        held = (burden("bu_hunted"), burden("bu_hunted"))
        legacy.heirs[0].burdens = (burden("bu_watched"),)
        legacy.heirs[1].burdens = held
        left = list(legacy.burdens_left)
        for each in (*held, burden("bu_watched")):
            left[each] -= 1
        legacy.burdens_left = tuple(left)

    chapter = Aftermath(1, burdened)
    chapter.g.chance.rig(DECKS, [0, 0])
    chapter.ends()
    chapter.over()
    heirs = chapter.legacy().heirs
    assert heirs[0].burdens == (burden("bu_watched"), burden("bu_vigil_without_end"))
    assert heirs[1].burdens == (burden("bu_hunted"),)
    assert heirs[2].burdens == ()
    left = chapter.legacy().burdens_left
    assert (left[burden("bu_hunted")], left[burden("bu_vigil_without_end")]) == (1, 1)
    assert chapter.told("takes-burden") == [{"player": "anna", "burden": "bu_vigil_without_end"}]
    assert chapter.told("relieved") == [{"player": "boris", "burden": "bu_hunted"}]


@rule("chronicle.burden.winner")
def test_without_a_burden_left_the_winner_takes_none() -> None:
    def all_taken(legacy: Legacy) -> None:
        cards = [n for n, b in enumerate(BURDENS) for _ in range(b.copies)]
        legacy.heirs[0].burdens = tuple(cards)
        legacy.burdens_left = (0,) * len(BURDENS)

    chapter = Aftermath(1, all_taken)
    chapter.leader("anna", "power=40")
    chapter.ends()
    chapter.over()
    assert len(chapter.legacy().heirs[0].burdens) == 18
    assert not chapter.told("takes-burden")


# The seal.


@rule("chronicle.persist.kept")
def test_all_seal_the_page_together_and_then_nothing_is_undone() -> None:
    chapter = Aftermath()
    chapter.ends()
    chapter.until("seal")
    assert chapter.g.asked == [0, 1, 2]
    chapter.act("boris", "seal")
    chapter.act("anna", "seal")
    assert chapter.g.asked == [2]
    before = chapter.g.clone()
    chapter.act("clara", "seal")
    assert chapter.g.over
    assert chapter.g.winners == [0]
    assert reveals(before, chapter.g), "an undo would go back behind the seal"
