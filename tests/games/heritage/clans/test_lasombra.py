"""Lasombra (book: ЛАСОМБРА): Kiss the Ring."""

from typing import Any

from tests.card import card
from tests.games.heritage.court import Court
from tests.rule import rule

FOUR: dict[str, Any] = {
    "anna": "lasombra",
    "boris": "ventrue",
    "clara": "gangrel",
    "dmitri": "tremere",
}


@rule("clan.lasombra.offer", "clan.lasombra.penalty")
@card("las_a_courteous_request")
def test_who_gives_is_spared_and_who_refuses_suffers() -> None:
    court = Court(anna="lasombra", boris="ventrue", clara="gangrel")
    court.tree("boris", "x")
    court.tree("clara", "y\nz")
    court.plays("anna", "anna", "las_a_courteous_request")
    court.act("boris", "give boris")
    court.act("clara", "done")
    court.act("clara", "choose y")
    assert court["anna"].boons_of == {"anna": 3, "boris": 1, "clara": 0}
    assert court["boris"].boons == 2
    assert (court["x"].notoriety, court["y"].notoriety) == (0, 1)


@rule("clan.lasombra.offer")
def test_any_clans_boon_from_any_own_vampire_awake_will_do() -> None:
    court = Court(anna="lasombra", boris="ventrue", clara="gangrel")
    court.tree("boris", "x: boons=clara:1 boons=boris:1\ny: torpor boons=1")
    court.leader("boris", "boons=0")
    court.plays("anna", "anna", "las_a_courteous_request")
    assert court.offers("boris") == ["give x", "done"]
    assert court.refusal("boris", "give y") == "state.torpor.no-boon"
    court.act("boris", "give x", "boon clara")
    assert court["anna"].boons_of["clara"] == 1


@rule("clan.lasombra.no-boon")
def test_who_has_no_boon_is_not_asked_and_suffers() -> None:
    court = Court(anna="lasombra", boris="ventrue")
    court.leader("boris", "boons=0")
    court.tree("boris", "x")
    court.plays("anna", "anna", "las_a_courteous_request")
    if court.asks() == "boris target":
        court.act("boris", "choose x")
    assert court["x"].notoriety == 1
    assert court.told("refuses") == [{"player": "boris"}]


@rule("clan.lasombra.order")
def test_all_decide_clockwise_before_any_penalty() -> None:
    court = Court(**FOUR)
    for name in ("boris", "clara", "dmitri"):
        court.tree(name, f"of_{name}: power=1\nalso_{name}")
    court.plays("anna", "anna", "las_tithe_of_dusk")
    asked = []
    for i in range(3):
        asked.append(court.asks())
        assert court.told("loses-power") == []
        court.act(court.asks().split()[0], "done")
    assert asked == ["boris ring", "clara ring", "dmitri ring"]
    assert court.asks() == "boris target"


@card("las_tithe_of_dusk", "las_the_drowned_mirror", "las_chains_of_umbra")
def test_what_refusing_costs() -> None:
    court = Court(anna="lasombra", boris="ventrue")
    court.tree("boris", "x: power=5\ny\nz")
    court.plays("anna", "anna", "las_tithe_of_dusk")
    court.act("boris", "done", "choose x")
    assert court["x"].power == 3
    court.plays("anna", "anna", "las_the_drowned_mirror")
    court.act("boris", "done")
    court.act("anna", "choose x", "choose y")
    assert court["x"].exhausted
    assert court["y"].notoriety == 1
    court.plays("anna", "anna", "las_chains_of_umbra")
    court.act("boris", "done")
    court.act("anna", "choose y", "choose z")
    assert court["y"].exhausted
    assert court["z"].exhausted


@card("las_tribunal_without_candles", "las_the_cardinals_ring", "las_eclipse_of_conscience")
def test_heavier_penalties() -> None:
    court = Court(anna="lasombra", boris="ventrue")
    court.tree("boris", "x: notoriety=1\ny")
    court.hand("boris", "ven_privy_council")
    court.plays("anna", "anna", "las_the_cardinals_ring")
    court.act("boris", "done")
    assert (court.player("boris").hand, len(court.player("anna").hand)) == ([], 1)
    court.plays("anna", "anna", "las_eclipse_of_conscience")
    court.act("boris", "done")
    assert (court.player("boris").morality, court["anna"].power) == (2, 4)
    court.plays("anna", "anna", "las_tribunal_without_candles")
    court.act("boris", "done")
    assert court["x"].torpor


@card("las_abyssal_patronage", "las_a_favour_returned", "las_collector_of_debts")
def test_favours() -> None:
    court = Court(anna="lasombra", boris="ventrue")
    court.tree("anna", "x: boons=boris:1")
    court.plays("anna", "anna", "las_abyssal_patronage")
    assert court["anna"].power == 5
    court.plays("anna", "anna", "las_collector_of_debts")
    assert court["anna"].power == 7
    court.plays("anna", "anna", "las_a_favour_returned")
    court.act("anna", "choose anna")
    assert court["boris"].boons_of["anna"] == 1
    assert court["anna"].power == 9
    assert len(court.player("anna").hand) == 1


@card("las_silent_knife", "las_black_sails", "las_whispered_leverage", "las_absolution_at_night")
def test_knives_sails_leverage_absolution() -> None:
    court = Court(anna="lasombra", boris="ventrue")
    court.tree("anna", "x: notoriety=3\ny")
    court.tree("boris", "v: notoriety=2\nw: boons=anna:1")
    court.plays("anna", "anna", "las_silent_knife")
    assert court["v"].torpor
    court.plays("anna", "x", "las_black_sails")
    court.act("anna", "board high_low_clans")
    assert abs(court.g.high_low) == 1
    court.plays("anna", "anna", "las_whispered_leverage")
    assert court["w"].notoriety == 1
    court.plays("anna", "anna", "las_absolution_at_night")
    court.act("anna", "choose x")
    assert court["x"].notoriety == 1
