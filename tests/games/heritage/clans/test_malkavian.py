"""Malkavian (book: МАЛКАВИАНЕ): Embrace Chaos."""

from tests.card import card
from tests.games.heritage.court import Court
from tests.games.heritage.test_turns import finish
from tests.rule import rule


def mad() -> Court:
    return Court(anna="malkavian", boris="ventrue")


@rule("clan.malkavian.reveal")
@card("mal_tangled_prophecy")
def test_the_first_that_shows_the_value_is_recruited() -> None:
    court = mad()
    before = court.g.queue[:]
    court.deck("a: war", "b: wealth", "c: science", "d: science")
    court.plays("anna", "anna", "mal_tangled_prophecy")
    assert len(court.offers("anna")) == 13
    court.act("anna", "value science")
    assert court["c"].owner == "anna"
    assert [court.named("vampire", v) for v in court.g.discard] == ["a", "b"]
    assert court.g.queue == before
    finish(court, "anna")
    assert court["anna"].power == 4


@rule("clan.malkavian.reveal")
@card("mal_the_voices_agree")
def test_a_card_may_narrow_the_axes() -> None:
    court = mad()
    court.plays("anna", "anna", "mal_the_voices_agree")
    assert court.offers("anna") == [
        "value high",
        "value low",
        "value composed",
        "value fervent",
    ]


@rule("clan.malkavian.instead")
def test_it_takes_the_place_of_the_turns_recruit() -> None:
    court = mad()
    court.hand("anna", "mal_tangled_prophecy", "mal_the_voices_agree")
    court.g.plays = 2
    court.leader("anna", "boons=0")
    court.tree("anna", "x: science\ny: secrets")
    court.act("anna", "play mal_tangled_prophecy", "lead x", "value war")
    finish(court, "anna")
    assert court.g.recruited
    assert court.refusal("anna", "play mal_the_voices_agree") == "clan.malkavian.instead"


@rule("clan.malkavian.full-phase")
@card("mal_shattered_glass")
def test_the_recruit_is_complete_before_the_rest_of_the_card() -> None:
    court = mad()
    court.deck("x: high ancilla=wea_tithe")
    court.tree("boris", "v\nw")
    court.plays("anna", "anna", "mal_shattered_glass")
    court.act("anna", "value high", "done")
    while court.asks() != "anna target":
        court.act("anna", court.offers("anna")[0])
    assert court.g.high_low == 1
    assert court["x"].power == 2
    assert court["v"].notoriety == 0
    court.act("anna", "choose v", "choose w")
    assert (court["v"].notoriety, court["w"].notoriety) == (1, 1)


@rule("clan.malkavian.reshuffle")
def test_the_search_goes_on_in_the_reshuffled_discard() -> None:
    court = mad()
    court.deck("miss: war", "hit: science")
    court.g.discard = [court.aliases["hit"]]
    court.g.deck = [court.aliases["miss"]]
    court.plays("anna", "anna", "mal_tangled_prophecy")
    court.act("anna", "value science")
    assert court["hit"].owner == "anna"
    assert court.g.discard == [court.aliases["miss"]]


@rule("clan.malkavian.not-found")
def test_where_nobody_fits_the_normal_recruit_is_still_due() -> None:
    court = mad()
    court.deck("a: war", "b: wealth")
    court.g.deck = [court.aliases["a"], court.aliases["b"]]
    court.plays("anna", "anna", "mal_tangled_prophecy")
    court.act("anna", "value secrets")
    assert court.told("finds-nobody") == [{"player": "anna", "value": "secrets"}]
    assert court["anna"].power == 4
    assert not court.g.recruited
    assert court.refusal("anna", "done") == "turn.recruit-mandatory"
    assert len(court.g.discard) == 2


@rule("clan.malkavian.not-found", "recruit.bond")
def test_who_is_bonded_to_another_clan_is_a_miss() -> None:
    court = mad()
    court.deck("bound: science ancilla blood=ventrue", "free: science")
    court.glue("bound", "st_bond")
    court.plays("anna", "anna", "mal_tangled_prophecy")
    court.act("anna", "value science")
    assert court["free"].owner == "anna"


@card("mal_a_madmans_wager")
def test_the_wager_pays_more_for_the_leaders_archetype() -> None:
    for archetype, power in (("science", 8), ("war", 5)):
        court = mad()
        court.deck(f"x: high {archetype}")
        court.plays("anna", "anna", "mal_a_madmans_wager")
        assert "value war" not in court.offers("anna")
        court.act("anna", "value high")
        finish(court, "anna")
        assert court["anna"].power == power


@card("mal_moonstruck_insight", "mal_borrowed_sins", "mal_contagious_dream")
def test_insights_sins_and_dreams() -> None:
    court = mad()
    court.tree("anna", "x: notoriety=2")
    court.tree("boris", "v")
    court.hand("boris", "ven_privy_council")
    court.plays("anna", "anna", "mal_moonstruck_insight")
    assert (len(court.player("anna").hand), court["anna"].power) == (2, 4)
    court.plays("anna", "anna", "mal_borrowed_sins")
    court.act("anna", "choose v", "choose v")
    assert (court["x"].notoriety, court["v"].notoriety) == (0, 3)
    court.plays("anna", "anna", "mal_contagious_dream")
    court.act("anna", "choose v")
    assert court.player("boris").hand == []
    assert court["v"].notoriety == 5
    assert len(court.player("anna").hand) == 3


@card("mal_lucid_interval", "mal_choir_of_cassandras", "mal_unravel_the_thread")
def test_intervals_choirs_and_threads() -> None:
    court = mad()
    court.tree("anna", "x: notoriety=3")
    court.queue("a", "b", "c", "d", "e")
    court.plays("anna", "anna", "mal_lucid_interval")
    court.act("anna", "option mal_lucid_interval_2", "choose x")
    assert court["x"].notoriety == 1
    court.plays("anna", "x", "mal_choir_of_cassandras")
    court.act("anna", "board high_low_clans")
    assert abs(court.g.high_low) == 1
    court.plays("anna", "anna", "mal_unravel_the_thread")
    court.act("anna", "take e", "done", "take d")
    assert court.player("anna").reserved == court.aliases["d"]
    assert court["anna"].power == 6


@card(
    "mal_procession_of_fools",
    "mal_the_oracles_price",
    "mal_shared_delirium",
    "mal_kiss_of_unreason",
)
def test_fools_oracles_delirium_unreason() -> None:
    court = mad()
    court.tree("boris", "v: notoriety=2\nw")
    side = court.player("anna").side
    court.plays("anna", "anna", "mal_procession_of_fools")
    assert court.player("anna").side != side
    assert (len(court.player("anna").hand), court["anna"].power) == (2, 5)
    court.plays("anna", "anna", "mal_the_oracles_price")
    assert (len(court.player("anna").hand), court["anna"].power) == (5, 6)
    court.plays("anna", "anna", "mal_shared_delirium")
    while court.asks() != "anna what-now":
        court.act("anna", court.offers("anna")[0])
    assert court["anna"].power == 9
    court.plays("anna", "anna", "mal_kiss_of_unreason")
    assert court["v"].torpor
