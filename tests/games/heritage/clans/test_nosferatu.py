"""Nosferatu (book: НОСФЕРАТУ): Black Market."""

from duskmoot.games.heritage.clans.nosferatu import resolve_without_coterie
from duskmoot.kernel import flow
from tests.card import card
from tests.games.heritage.court import GAME, Court, invented
from tests.games.heritage.test_turns import recruited
from tests.rule import rule


def market(*cards: str) -> Court:
    """Anna's markets lie open and it is Boris' turn."""
    court = Court(anna="nosferatu", boris="ventrue", turn="boris", first="boris")
    for each in cards:
        court.plays("anna", "anna", each)
    return court


@rule("clan.nosferatu.play")
@card("nos_cobweb_exchange")
def test_a_market_is_paid_for_and_does_nothing_at_once() -> None:
    court = Court(anna="nosferatu", boris="ventrue")
    court.tree("anna", "x: science\n  y: secrets")
    court.leader("anna", "exhausted")
    court.hand("anna", "nos_cobweb_exchange")
    court.act("anna", "play nos_cobweb_exchange")
    b = court.player("anna")
    assert court["x"].exhausted
    assert (b.hand, b.discard, len(b.market), b.stalls) == ([], [], 1, [-1])


@rule("clan.nosferatu.use")
def test_whoever_puts_a_boon_on_it_uses_it() -> None:
    court = market("nos_cobweb_exchange")
    court.act("boris", "trade nos_cobweb_exchange")
    assert len(court.player("boris").hand) == 1
    assert court.player("anna").hand == []
    assert (court["boris"].boons, court.player("anna").stalls) == (2, [1])
    assert court.g.plays == 1
    assert not court["boris"].exhausted


@rule("clan.nosferatu.use", "state.torpor.no-boon")
def test_without_a_boon_nobody_trades() -> None:
    court = market("nos_cobweb_exchange")
    court.leader("boris", "boons=0")
    court.tree("boris", "x: torpor boons=1")
    assert court.refusal("boris", "trade nos_cobweb_exchange") == "clan.nosferatu.use"


@rule("clan.nosferatu.use")
def test_the_nosferatu_pay_like_all_others() -> None:
    court = Court(anna="nosferatu", boris="ventrue")
    court.plays("anna", "anna", "nos_cobweb_exchange")
    court.act("anna", "trade nos_cobweb_exchange")
    assert (len(court.player("anna").hand), court["anna"].boons) == (1, 2)


@rule("clan.nosferatu.once-per-round")
def test_a_market_is_closed_until_the_round_ends() -> None:
    court = market("nos_cobweb_exchange")
    court.act("boris", "trade nos_cobweb_exchange")
    clause = "clan.nosferatu.once-per-round"
    assert court.refusal("boris", "trade nos_cobweb_exchange") == clause
    recruited(court, "boris")
    court.act("boris", "done")
    assert court.refusal("anna", "trade nos_cobweb_exchange") == clause


@rule("round-end.market", "clan.nosferatu.once-per-round")
def test_at_the_end_of_the_round_the_boon_goes_to_the_leader() -> None:
    court = market("nos_cobweb_exchange")
    court.act("boris", "trade nos_cobweb_exchange")
    for name in ("boris", "anna"):
        recruited(court, name)
        if court.asks() == f"{name} what-now":
            court.act(name, "done")
    assert court.g.round == 2
    assert court["anna"].boons_of == {"anna": 3, "boris": 1}
    assert court.player("anna").stalls == [-1]
    name = court.asks().split()[0]
    assert court.refusal(name, "trade nos_cobweb_exchange") == ""


@rule("clan.nosferatu.once-per-round")
def test_a_boon_taken_back_does_not_open_the_market_again() -> None:
    court = Court(anna="nosferatu", boris="ventrue", first="boris")
    court.plays("anna", "anna", "nos_cobweb_exchange")
    court.act("anna", "trade nos_cobweb_exchange")
    court.effects("anna", "anna", [{"op": "reclaim_boon", "n": 1}])
    assert court["anna"].boons == 3
    assert GAME.beyond(court.g) == []
    clause = "clan.nosferatu.once-per-round"
    assert court.refusal("anna", "trade nos_cobweb_exchange") == clause
    recruited(court, "anna")
    court.act("anna", "done")
    assert court.g.round == 2
    assert court["anna"].boons == 3
    assert court.refusal("boris", "trade nos_cobweb_exchange") == ""


@rule("clan.nosferatu.unlimited")
@card("nos_the_lepers_bargain", "nos_passage_below", "nos_secrets_for_sale")
def test_any_number_of_markets_may_be_open_and_used_in_a_turn() -> None:
    court = market("nos_the_lepers_bargain", "nos_passage_below", "nos_secrets_for_sale")
    court.tree("boris", "x: notoriety=2\ny: torpor")
    court.tree("anna", "v")
    assert len(court.player("anna").market) == 3
    court.act("boris", "trade nos_the_lepers_bargain", "choose x")
    assert court["x"].notoriety == 1
    court.act("boris", "trade nos_passage_below", "choose y")
    assert not court["y"].torpor
    court.act("boris", "trade nos_secrets_for_sale", "choose v")
    assert court["v"].notoriety == 1
    assert court["boris"].boons == 0


@rule("clan.nosferatu.subject")
def test_the_user_resolves_it_and_picks_a_subject_where_one_is_needed() -> None:
    court = Court(anna="nosferatu", boris="ventrue", turn="boris", first="boris")
    court.tree("boris", "x\ny: torpor")
    court.g.asked = []
    resolve_without_coterie(court.g, invented([{"op": "gain_power", "n": 1}]), 1, -1)
    flow.run(court.g)
    assert court.asks() == "boris subject"
    assert court.offers("boris") == ["choose boris", "choose x"]
    assert court.refusal("boris", "choose y") == "state.torpor.no-target"
    court.act("boris", "choose x")
    assert court["x"].power == 1


@card("nos_auction_of_names", "nos_tunnel_dispatches", "nos_chain_of_whispers")
def test_later_markets() -> None:
    court = market("nos_auction_of_names", "nos_tunnel_dispatches", "nos_chain_of_whispers")
    assert court["anna"].power == 5
    court.tree("boris", "x: high notoriety=1")
    court.tree("anna", "v")
    court.queue("a", "b", "c", "d", "e")
    court.act("boris", "trade nos_auction_of_names", "take c")
    assert court.player("boris").reserved == court.aliases["c"]
    court.act("boris", "trade nos_tunnel_dispatches", "choose x", "board high_low_clans")
    assert court.g.high_low == 1
    court.act("boris", "trade nos_chain_of_whispers", "choose v")
    assert (court["x"].notoriety, court["v"].notoriety) == (0, 1)


@card("nos_spread_the_filth", "nos_whispers_underfoot", "nos_vermin_couriers", "nos_dragged_below")
def test_filth_whispers_couriers_and_the_depths() -> None:
    court = Court(anna="nosferatu", boris="ventrue")
    court.tree("anna", "x: notoriety=2")
    court.tree("boris", "v: boons=anna:1")
    court.queue("a", "b", "c", "d", "e")
    court.plays("anna", "anna", "nos_spread_the_filth")
    court.act("anna", "choose v", "choose v")
    assert (court["x"].notoriety, court["v"].notoriety) == (1, 2)
    court.plays("anna", "anna", "nos_whispers_underfoot")
    court.act("anna", "choose v", "choose x")
    assert (court["x"].notoriety, court["v"].notoriety) == (0, 3)
    court.plays("anna", "x", "nos_vermin_couriers")
    court.act("anna", "choose v", "take e")
    assert court["x"].boons_of["anna"] == 1
    court.plays("anna", "anna", "nos_dragged_below")
    assert court["v"].torpor


@card("nos_the_blackmail_ledger", "nos_the_ugly_truth", "nos_hungry_dark")
def test_ledgers_truths_and_the_dark() -> None:
    court = Court(anna="nosferatu", boris="ventrue")
    court.tree("anna", "x")
    court.tree("boris", "v: notoriety=1 boons=1\nw: notoriety=1")
    court.plays("anna", "x", "nos_the_blackmail_ledger")
    assert court["x"].boons_of["boris"] == 1
    assert court["v"].notoriety == 2
    court.plays("anna", "x", "nos_the_ugly_truth")
    assert court["x"].power == 2
    court.plays("anna", "x", "nos_hungry_dark")
    court.act("anna", "choose v")
    assert court["v"].torpor
    assert court["x"].notoriety == 1
