"""Who knows what (clauses info.*)."""

from duskmoot.games.heritage.rules.setup import deal_intrigues
from duskmoot.games.heritage.state import Heritage
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.view import SPECTATOR, imagine, view
from tests.games.heritage.court import GAME, Court
from tests.rule import rule


@rule("info.hand-hidden")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    court = Court()
    court.hand("anna", "bru_clenched_fist", "bru_rally_the_rabble")
    assert court.view("anna").table["bloodlines"][0]["hand"] == court.player("anna").hand
    assert court.view("boris").table["bloodlines"][0]["hand"] == 2


@rule("info.hand-hidden")
def test_what_is_drawn_is_told_to_its_owner_alone() -> None:
    court = Court()
    court.effects("anna", "anna", [{"op": "draw_intrigue", "n": 1, "who": "actor"}])
    heard = [[line["key"] for line in view(court.g, seat).story] for seat in range(-1, 2)]
    assert heard == [["draws"], ["draws-card", "draws"], ["draws"]]


@rule("info.decks-hidden")
def test_nobody_sees_a_deck() -> None:
    court = Court()
    for seat in range(SPECTATOR, 2):
        table = view(court.g, seat).table
        assert table["deck"] == len(court.g.deck)
        assert [b["deck"] for b in table["bloodlines"]] == [8, 8]


@rule("info.public")
def test_bloodlines_queue_and_boards_are_open() -> None:
    court = Court()
    court.tree("anna", "x: power=2 notoriety=1")
    tables = [view(court.g, seat).table for seat in range(SPECTATOR, 2)]
    for name in ("queue", "discard", "events", "boards", "high_low", "princes", "round"):
        assert tables[0][name] == tables[1][name] == tables[2][name]
    for table in tables:
        assert table["bloodlines"][0]["power"] == [3, 2]
        assert table["bloodlines"][0]["notoriety"] == [0, 1]


@rule("info.public")
def test_the_starting_hand_can_be_read_on_the_leader() -> None:
    court = Court()
    b = court.player("anna")
    deal_intrigues(court.g, 0)
    assert b.seen == b.hand
    assert len(b.hand) == 3


@rule("info.chaos-open")
def test_all_see_what_chaos_reveals() -> None:
    court = Court(anna="malkavian", boris="ventrue")
    court.deck("a: war", "b: wealth", "c: secrets", "d: science")
    court.plays("anna", "anna", "mal_tangled_prophecy")
    court.act("anna", "value science")
    assert court.told("revealed") == [{"character": name} for name in "abcd"]
    heard = [line["key"] for line in view(court.g, SPECTATOR).story]
    assert heard.count("revealed") == 4


@rule("info.deck-search")
def test_only_the_searcher_looks_through_the_deck() -> None:
    court = Court(anna="toreador", boris="ventrue")
    size = len(court.g.deck)
    before = court.g.deck[:]
    court.effects("anna", "anna", [{"op": "recruit_from_deck"}])
    mine = court.view("anna").table["bloodlines"][0]["searched"]
    assert sorted(mine) == sorted(before)
    for seat in (SPECTATOR, 1):
        assert view(court.g, seat).table["bloodlines"][0]["searched"] == size
    chosen = court.offers("anna")[5]
    court.act("anna", chosen)
    assert court.asks() == "anna board"
    assert len(court.told("recruits")) == 1
    assert len(court.g.deck) == size - 1
    assert court.player("anna").searched == []
    assert sorted(court.g.deck) != court.g.deck


@rule("info.hand-hidden", "info.decks-hidden")
def test_a_rival_imagines_what_all_have_seen_go_to_a_hand() -> None:
    court = Court()
    b = court.player("anna")
    court.hand("anna", "bru_clenched_fist", "bru_rally_the_rabble")
    b.seen = [b.hand[0]]
    others = set()
    for n in range(30):
        other = imagine(GAME, court.view("boris"), key_from_seed(n))
        assert isinstance(other, Heritage)
        hand = other.bloodlines[0].hand
        assert b.seen[0] in hand
        others.add(tuple(hand))
    assert len(others) == 7
