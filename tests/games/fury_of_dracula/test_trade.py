"""Trades and Van Helsing's lead (book: 'Trade')."""

from duskmoot.games.fury_of_dracula.cards.table import named
from duskmoot.games.fury_of_dracula.sheets import TICKET_NAMES
from duskmoot.kernel import flow
from tests.games.fury_of_dracula.chase import GAME, Chase, new_game, place
from tests.rule import rule


@rule("trade.same-city", "hidden-info.private-talk")
def test_two_hunters_in_a_city_exchange_what_they_like() -> None:
    chase = Chase(godalming="munich", seward="munich")
    chase.gives("godalming", "knife", "garlic", "crucifix")
    chase.gives("seward", "white_1", "white_2_yellow_1")
    chase.act("godalming", "trade dr_seward", "give knife", "give garlic", "done")
    assert chase.asked() == ["seward"]
    chase.act("seward", "give-ticket white_1", "done")
    assert chase["seward"].items == [named("knife"), named("garlic")]
    assert chase["godalming"].items == [named("crucifix")]
    assert [TICKET_NAMES[each] for each in chase["godalming"].tickets] == ["white_1"]
    assert [TICKET_NAMES[each] for each in chase["seward"].tickets] == ["white_2_yellow_1"]
    assert chase.asked() == ["seward"]
    assert chase.question() == "action"
    for name, heard in (("seward", 2), ("godalming", 2), ("dracula", 0), ("mina", 0)):
        keys = [line["key"] for line in chase.view(name).story]
        assert (keys.count("trades"), keys.count("gives")) == (1, heard)


@rule("trade.same-city")
def test_nobody_trades_with_another_city() -> None:
    chase = Chase(godalming="munich", seward="munich", helsing="vienna")
    assert chase.why_not("godalming", "trade dr_seward") == ""
    assert chase.why_not("godalming", "trade van_helsing") == "trade.same-city"
    assert chase.why_not("godalming", "trade lord_godalming") == "not-offered"


@rule("trade.only-items-and-tickets")
def test_events_are_not_traded() -> None:
    chase = Chase(godalming="munich", seward="munich")
    chase.gives("godalming", "long_night")
    chase.gives("seward", "good_luck")
    chase.act("godalming", "trade dr_seward")
    assert chase.why_not("godalming", "give long_night") == "trade.only-items-and-tickets"
    chase.act("godalming", "done")
    assert chase.why_not("seward", "give good_luck") == "trade.only-items-and-tickets"


@rule("trade.not-at-sea")
def test_nobody_trades_at_sea() -> None:
    chase = Chase()
    chase["godalming"].place = chase["seward"].place = place("north_sea")
    assert chase.why_not("godalming", "trade dr_seward") == "trade.not-at-sea"
    assert "trade dr_seward" not in chase.legal("godalming")


@rule("trade.not-with-hospital")
def test_nobody_trades_with_a_hospital() -> None:
    chase = Chase(seward="rome")
    chase["mina"].place = place("hospital_rome")
    chase.act("godalming", "done")
    assert chase.why_not("seward", "trade mina_harker") == "trade.not-with-hospital"
    chase.until("action", "mina")
    assert chase.why_not("mina", "trade dr_seward") == "hospital.actions"


@rule("trade.partner-consent")
def test_nothing_leaves_a_hand_without_its_owner() -> None:
    chase = Chase(godalming="munich", seward="munich")
    chase.gives("godalming", "knife")
    chase.gives("seward", "garlic", "white_1")
    chase.act("godalming", "trade dr_seward")
    assert chase.asked() == ["godalming"]
    assert chase.legal("godalming") == ["give knife", "done"]
    chase.act("godalming", "done")
    assert chase.asked() == ["seward"]
    assert set(chase.legal("seward")) == {"give garlic", "give-ticket white_1", "done"}
    chase.act("seward", "done")
    assert chase["seward"].items == [named("garlic")]
    assert chase["godalming"].items == [named("knife")]


@rule("trade.partner-consent")
def test_a_seat_with_both_hunters_decides_alone() -> None:
    g = new_game(2)
    while flow.question(g).key != "action":
        flow.apply(g, g.asked[0], flow.question(g).default(g, g.asked[0]))
    assert g.hunters[0].place == g.hunters[1].place
    flow.apply(g, 1, GAME.vocabulary.read("trade dr_seward"))
    for giver in (0, 1):
        assert (flow.question(g).key, g.asked) == ("give", [1])
        flow.apply(g, 1, GAME.vocabulary.read("done"))
    assert flow.question(g).key == "action"


@rule("trade.leader.any-city")
def test_van_helsing_leads_a_hunter_in_any_city() -> None:
    chase = Chase(helsing="paris", mina="athens")
    chase.until("action", "helsing")
    chase["godalming"].place = place("north_sea")
    chase["seward"].place = place("hospital_rome")
    assert chase.why_not("helsing", "lead mina_harker") == ""
    for other in ("lord_godalming", "dr_seward"):
        assert chase.why_not("helsing", f"lead {other}") == "trade.leader.any-city"
    chase["helsing"].place = place("north_sea")
    assert chase.why_not("helsing", "lead mina_harker") == "trade.leader.any-city"


@rule("trade.leader.any-city")
def test_nobody_else_leads() -> None:
    chase = Chase(godalming="paris")
    assert not [each for each in chase.legal("godalming") if each.startswith("lead")]


@rule("trade.leader.events-only")
def test_the_lead_moves_events_and_nothing_else() -> None:
    chase = Chase(helsing="paris", seward="athens")
    chase.gives("helsing", "knife", "long_night", "white_1")
    chase.gives("seward", "good_luck", "garlic")
    chase.until("action", "helsing")
    chase.act("helsing", "lead dr_seward")
    for gift in ("give knife", "give-ticket white_1"):
        assert chase.why_not("helsing", gift) == "trade.leader.events-only"
    chase.act("helsing", "give long_night", "done")
    assert chase.why_not("seward", "give garlic") == "trade.leader.events-only"
    chase.act("seward", "give good_luck", "done")
    assert chase["seward"].events == [named("long_night")]
    assert chase["helsing"].events == [named("good_luck")]


@rule("trade.limits-after")
def test_an_event_too_many_is_played_or_discarded() -> None:
    chase = Chase(helsing="paris", godalming="athens")
    chase.gives("helsing", "long_night")
    chase.gives("godalming", "good_luck", "forewarned", "great_strength")
    chase.g.roadblocks = [0]
    chase.until("action", "helsing")
    chase.act("helsing", "lead lord_godalming", "give long_night", "done")
    chase.act("godalming", "done")
    assert (chase.question(), chase.asked()) == ("trim", ["godalming"])
    assert "play good_luck" in chase.legal("godalming")
    assert chase.why_not("godalming", "play long_night") == "event.timing"
    chase.act("godalming", "discard forewarned")
    assert chase.question() != "trim"
    assert len(chase["godalming"].events) == 3


@rule("trade.limits-after", "supply.item-hand-limit")
def test_an_item_too_many_is_discarded_at_once_after_a_trade() -> None:
    chase = Chase(seward="paris", mina="paris")
    chase.gives("mina", "garlic", "garlic", "knife")
    chase["mina"].shown = [chase["mina"].items.pop()]
    chase.gives("seward", "pistol")
    chase.g.vigor = True
    chase.act("godalming", "done")
    chase.act("seward", "trade mina_harker", "give pistol", "done")
    chase.act("mina", "done")
    assert (chase.question(), chase.asked()) == ("trim", ["mina"])
    chase.act("mina", "discard pistol")
    assert chase.g.item_discard == [named("pistol")]
    assert (chase.question(), chase.asked()) == ("action", ["seward"])
