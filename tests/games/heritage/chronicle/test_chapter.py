"""A chapter is set up (book: ПОДГОТОВКА К ИГРЕ, marked ХРОНИКА)."""

import json

import pytest

from duskmoot.games.heritage import packets
from duskmoot.games.heritage.cards import CHARACTERS, EVENT_NAMES, LEADERS, VAMPIRES
from duskmoot.games.heritage.chronicle.samples import imagined, with_burdens
from duskmoot.games.heritage.chronicle.tables import boards_of, newcomers_of, packet_of
from duskmoot.games.heritage.legacy import pack
from duskmoot.games.heritage.pieces import BOARD_NAMES, CHAPTERS, CLAN_NAMES
from duskmoot.games.heritage.rules.setup import in_clan_order
from duskmoot.kernel import flow
from duskmoot.kernel.acts import noun
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import Refused, Setting
from duskmoot.kernel.view import SPECTATOR, view
from tests.games.heritage.chapter import (
    begun,
    chapter,
    character,
    clans_chosen,
    does,
    past,
)
from tests.games.heritage.court import GAME
from tests.rule import rule


@rule("setup.first-chapter-boards", "chronicle.deck.locked-components")
def test_the_first_chapter_has_the_first_three_battlegrounds() -> None:
    g = clans_chosen(begun(past(1)))
    assert [BOARD_NAMES[board] for board in g.boards] == [
        "high_low_clans",
        "beast_within",
        "war_of_princes",
    ]


@rule("chronicle.age-end.key-leaves")
def test_each_age_has_its_three_battlegrounds() -> None:
    letters = {name: "ABCDEFGHI"[n] for n, name in enumerate(BOARD_NAMES)}
    found = ["".join([letters[BOARD_NAMES[b]] for b in boards_of(n)]) for n in range(1, 22, 3)]
    assert found == ["ABC", "DBC", "DBE", "DBF", "GBF", "GHF", "GHI"]
    for n in range(1, 22):
        assert boards_of(n) == boards_of(n - (n - 1) % 3)


@rule("chronicle.deck.locked-components")
def test_research_and_what_is_sealed_lie_in_no_deck_of_the_first_chapter() -> None:
    g = clans_chosen(begun(past(1, heirs=4)))
    for b in g.bloodlines:
        assert len(b.hand + b.deck) == 8
    everybody = g.deck + g.queue
    assert set(everybody) <= set(CHARACTERS)
    assert all(VAMPIRES[c].id.startswith("ch_") for c in everybody)


@rule("chronicle.setup.events", "info.chronicle-deck")
def test_overview_and_five_events_are_opened_and_no_more() -> None:
    g = clans_chosen(begun(past(7)))
    assert [EVENT_NAMES[event] for event in g.events] == [f"event_07_{n}" for n in range(1, 6)]
    assert g.opened == packet_of(7, "start") + 1
    assert packets.PACKET_NAMES[g.opened] == "07_aftermath"
    assert [line.tale.key for line in g.story or []].count("chapter-event") == 5


@rule("info.chronicle-deck")
def test_no_view_holds_a_card_that_is_not_open() -> None:
    g = clans_chosen(begun(imagined(7, 3)))
    sealed = [
        v.number
        for v in VAMPIRES
        for name in packets.PACKET_NAMES[g.opened :]
        for row in json.loads(packets.text_of(name))
        if row["id"] == v.id
    ]
    assert sealed
    for seat in (SPECTATOR, 0, 1, 2):
        table = view(g, seat).table
        assert not any(table["blood"][vampire] for vampire in sealed)
        seen = table["queue"] + table["havens"] + [c for row in table["leaders"] for c in row]
        assert not set(seen) & set(sealed)


@rule("chronicle.deck.no-shuffle")
def test_two_chronicles_open_the_same_cards_in_the_same_order() -> None:
    one, other = (clans_chosen(begun(imagined(5, 2, seed), seed=seed)) for seed in (1, 2))
    assert one.events == other.events
    numbers = [row["number"] for rows in packets.PACKETS for row in rows]
    assert numbers == list(range(1, 231))
    assert packets.PACKET_NAMES[:4] == ["01_start", "01_aftermath", "02_start", "02_aftermath"]
    assert len(packets.PACKET_NAMES) == 50


@rule("chronicle.setup.length")
def test_there_are_twenty_one_chapters() -> None:
    assert GAME.chapters == CHAPTERS == 21
    legacy = imagined(21, 2)
    legacy.chapter = 22
    with pytest.raises(Refused, match="chronicle-over"):
        GAME.attend(pack(legacy), (0, 1))
    assert GAME.over_in(pack(legacy))


@rule("chronicle.setup.first-player", "chronicle.setup.clan-order")
def test_in_the_first_chapter_the_oldest_begins_and_the_youngest_chooses_first() -> None:
    g = begun(past(1, heirs=3))
    assert g.first == 0
    chosen = []
    while flow.question(g).key != "what-now":
        if g.asked[0] not in chosen:
            chosen.append(g.asked[0])
        flow.apply(g, g.asked[0], flow.legal(g, g.asked[0])[0])
    assert chosen == [2, 1, 0]


@rule("chronicle.setup.first-player", "chronicle.setup.clan-order")
def test_later_the_loser_begins_and_the_winner_chooses_last() -> None:
    legacy = past(4, heirs=3)
    legacy.places = (1, 2, 0)
    g = begun(legacy)
    assert g.first == 0
    assert in_clan_order(g) == [0, 2, 1]


@rule("chronicle.setup.first-player")
def test_an_absent_loser_hands_the_token_to_the_next_above() -> None:
    legacy = past(4, heirs=3)
    legacy.places = (1, 0, 2)
    g = begun(legacy, "anna", "boris")
    assert g.first == 0


@rule("chronicle.setup.clan-order")
def test_who_missed_the_last_chapter_chooses_before_all_others() -> None:
    legacy = past(5, heirs=4)
    legacy.places = (2, 0)
    g = begun(legacy)
    assert in_clan_order(g) == [1, 3, 0, 2]
    legacy.places = (2, 3)
    assert in_clan_order(begun(legacy, "anna", "boris")) == [0, 1]


@rule("chronicle.setup.clan-free")
def test_a_clan_is_chosen_anew_in_each_chapter() -> None:
    g = begun(past(2))
    assert len(flow.legal(g, g.asked[0])) == len(CLAN_NAMES)


@rule("chronicle.deck.leader-owner")
def test_only_its_owner_may_lead_with_a_leader_of_the_chronicle() -> None:
    legacy = imagined(4, 2)
    ventrue = character("leader_02")
    owner = next(n for n, heir in enumerate(legacy.heirs) if ventrue in heir.leaders)
    for seat in (0, 1):
        g = begun(legacy)
        while g.asked[0] != seat:
            does(g, g.asked[0], "choose-clan brujah")
            flow.apply(g, g.asked[0], flow.legal(g, g.asked[0])[0])
        does(g, seat, "choose-clan ventrue")
        offered = [noun(act) for act in flow.legal(g, seat)]
        printed = LEADERS[CLAN_NAMES.index("ventrue")]
        assert offered == ([*printed, ventrue] if seat == owner else printed)
        if seat == owner:
            does(g, seat, "choose-leader leader_02")
            b = g.bloodlines[seat]
            assert b.hand == VAMPIRES[ventrue].intrigues
            assert (b.power[0], b.recruits) == (3, 0)


@rule("chronicle.persist.kept")
def test_a_clan_plays_with_all_intrigues_that_are_in_the_game() -> None:
    legacy = imagined(10, 2)
    clan = max(range(len(CLAN_NAMES)), key=lambda each: len(legacy.sets[each]))
    assert len(legacy.sets[clan]) > 8
    court = chapter(legacy, anna=CLAN_NAMES[clan], boris=CLAN_NAMES[clan - 1])
    b = court.player("anna")
    assert sorted(b.hand + b.deck) == sorted(legacy.sets[clan])


@rule("chronicle.persist.not-kept")
def test_every_chapter_begins_afresh() -> None:
    legacy = imagined(9, 3)
    g = clans_chosen(begun(with_burdens(legacy, [])))
    for b in g.bloodlines:
        assert (b.power, b.boons[0] >> (4 * b.seat) & 15) == ([3], 3)
        assert (b.notoriety, b.marks, len(b.hand), b.recruits) == ([0], [0], 3, 0)
    saved = [vampire for vampire in g.havens if vampire >= 0]
    assert saved
    assert not any(vampire in b.line for vampire in saved for b in g.bloodlines)


@rule("chronicle.deck.base-characters")
def test_the_deck_is_every_card_in_the_game_that_is_in_no_haven() -> None:
    legacy = imagined(8, 3)
    g = clans_chosen(begun(legacy, "anna", "clara"))
    in_game = [c for c in range(len(legacy.blood)) if legacy.blood[c]]
    saved = [heir.haven for heir in legacy.heirs if heir.haven >= 0]
    assert sorted(g.deck + g.queue + saved) == in_game
    assert all(set(newcomers_of(n)) <= set(in_game) for n in range(1, 8))
    assert not set(newcomers_of(8)) & set(in_game)


@pytest.mark.parametrize("number", [1, 4, 17, 21])
@pytest.mark.parametrize("heirs", [2, 4])
def test_the_deck_of_a_late_chapter_is_within_its_bounds(number: int, heirs: int) -> None:
    assert GAME.beyond(clans_chosen(begun(imagined(number, heirs)))) == []


@rule("faq.expansion-insert")
def test_cards_of_an_expansion_are_sorted_in_by_number() -> None:
    rows = {"b": [{"number": 36}], "extra": [{"number": 37}], "a": [{"number": 38}]}
    assert packets.in_order(rows) == ["b", "extra", "a"]
    deck = packets.by_number([{"number": 36}, {"number": 38}, {"number": 39}, {"number": 37}])
    assert [row["number"] for row in deck] == [36, 37, 38, 39]


def test_a_legacy_that_does_not_hold_is_refused() -> None:
    legacy = imagined(5, 2)
    legacy.thin_blood += 1
    text = GAME.attend(pack(legacy), (0, 1))
    assert GAME.wrongs(text) == ["a sticker of blood is lost or doubled"]
    with pytest.raises(Refused):
        GAME.begin(Setting(GAME, 2, GAME.choose({}), key_from_seed(1), text))
