"""Trades and Van Helsing's lead (book: 'Trade')."""

import pytest

from duskmoot.games.fury_of_dracula.cards.table import named
from duskmoot.games.fury_of_dracula.rules.hunters.trade import MOST_SAID
from duskmoot.games.fury_of_dracula.sheets import TICKET_NAMES
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.kernel import flow
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.view import SPECTATOR, imagine, reveals, view
from tests.games.fury_of_dracula.chase import GAME, NAMES, Chase, new_game, place
from tests.rule import rule


@rule("trade.same-city", "hidden-info.private-talk")
def test_two_hunters_in_a_city_exchange_what_they_like() -> None:
    chase = Chase(godalming="munich", seward="munich")
    chase.gives("godalming", "knife", "garlic", "crucifix")
    chase.gives("seward", "white_1", "white_2_yellow_1")
    chase.act("godalming", "trade dr_seward", "give knife", "give garlic", "propose")
    assert chase.asked() == ["seward"]
    chase.act("seward", "give-ticket white_1", "propose")
    assert chase.asked() == ["godalming"]
    chase.act("godalming", "agree")
    assert chase["seward"].items == [named("knife"), named("garlic")]
    assert chase["godalming"].items == [named("crucifix")]
    assert [TICKET_NAMES[each] for each in chase["godalming"].tickets] == ["white_1"]
    assert [TICKET_NAMES[each] for each in chase["seward"].tickets] == ["white_2_yellow_1"]
    assert chase.asked() == ["seward"]
    assert chase.question() == "action"
    for name, heard in (("seward", 2), ("godalming", 2), ("dracula", 0), ("mina", 0)):
        keys = [line["key"] for line in chase.view(name).story]
        assert (keys.count("trades"), keys.count("gives")) == (1, heard)


# Showing.


@rule("trade.same-city", "hidden-info.tickets")
def test_the_two_show_each_other_items_and_tickets() -> None:
    chase = Chase(godalming="munich", seward="munich")
    chase.gives("godalming", "knife", "garlic", "white_1")
    chase.act("godalming", "trade dr_seward", "confide knife", "confide-ticket white_1")
    assert "confide knife" not in chase.legal("godalming")
    for name in ("godalming", "seward"):
        sheet = chase.view(name).table["hunters"][0]
        assert sheet["confided"] == [named("knife")]
        assert sheet["confided_tickets"] == [TICKET_NAMES.index("white_1")]
    assert chase.view("seward").table["hunters"][0]["items"] == 2
    heard = {name: [line["key"] for line in chase.view(name).story] for name in NAMES}
    for name in NAMES:
        told = heard[name].count("confides"), heard[name].count("confides-ticket")
        assert told == ((1, 1) if name in ("godalming", "seward") else (0, 0))


@rule("trade.partner-consent")
def test_what_was_shown_may_be_asked_for_and_what_was_not_may_not() -> None:
    chase = Chase(godalming="munich", seward="munich")
    chase.gives("godalming", "knife", "garlic")
    chase.act("godalming", "trade dr_seward", "confide knife", "propose")
    assert "ask-for knife" in chase.legal("seward")
    assert chase.why_not("seward", "ask-for garlic") == "not-offered"
    chase.act("seward", "ask-for knife", "propose")
    assert chase["godalming"].items == [named("knife"), named("garlic")]
    chase.act("godalming", "agree")
    assert chase["godalming"].items == [named("garlic")]
    assert chase["seward"].items == [named("knife")]


@rule("trade.only-items-and-tickets", "trade.leader.events-only")
def test_events_are_shown_in_a_lead_alone() -> None:
    chase = Chase(helsing="paris", mina="paris", seward="athens")
    chase.gives("helsing", "long_night", "knife")
    chase.until("action", "helsing")
    chase.act("helsing", "trade mina_harker")
    assert chase.why_not("helsing", "confide long_night") == "trade.only-items-and-tickets"
    assert chase.why_not("helsing", "confide knife") == ""
    chase.act("helsing", "done")
    chase.until("action", "helsing")
    chase.act("helsing", "lead dr_seward", "confide long_night", "confide knife")


# Consent.


@rule("trade.partner-consent")
def test_nothing_moves_before_both_agree() -> None:
    chase = Chase(godalming="munich", seward="munich")
    chase.gives("godalming", "knife")
    chase.gives("seward", "garlic")
    chase.act("godalming", "trade dr_seward", "give knife", "propose")
    assert chase["godalming"].items == [named("knife")]
    assert set(chase.legal("seward")) >= {"agree", "give garlic", "leave knife", "done"}
    chase.act("seward", "give garlic")
    assert "agree" not in chase.legal("seward")  # the exchange is another one now
    chase.act("seward", "propose")
    chase.act("godalming", "leave garlic", "keep knife", "propose")
    assert "agree" not in chase.legal("seward")  # to nothing
    chase.act("seward", "done")
    assert chase["seward"].items == [named("garlic")]
    assert chase["godalming"].items == [named("knife")]
    assert chase.question() == "action"


@rule("trade.partner-consent")
def test_a_proposal_is_taken_back_before_it_is_made() -> None:
    chase = Chase(godalming="munich", seward="munich")
    chase.gives("godalming", "knife", "garlic")
    chase.act("godalming", "trade dr_seward", "give knife", "keep knife", "give garlic", "propose")
    chase.act("seward", "agree")
    assert chase["godalming"].items == [named("knife")]
    assert chase["seward"].items == [named("garlic")]


@rule("trade.partner-consent")
def test_talk_comes_to_an_end() -> None:
    chase = Chase(godalming="munich", seward="munich")
    chase.gives("godalming", "knife")
    chase.gives("seward", "garlic")
    chase.act("godalming", "trade dr_seward")
    for change in range(MOST_SAID // 2):
        chase.act("godalming", "give knife", "keep knife" if change else "propose")
        if not change:
            chase.act("seward", "give garlic", "propose")
            chase.act("godalming", "keep knife")
    assert chase.legal("godalming") == ["propose", "done"]
    chase.act("godalming", "propose")
    assert "agree" in chase.legal("seward")


# What the others learn.


@rule("hidden-info.private-talk")
@pytest.mark.parametrize("outsider", ["dracula", "helsing", "mina"])
def test_nobody_else_can_tell_a_swap_from_nothing(outsider: str) -> None:
    """One for one, and broken off: byte for byte the same, from the first word to the next turn."""
    seen = []
    for swaps in (True, False):
        chase = Chase(godalming="berlin", seward="berlin", dracula="rome")
        chase.gives("godalming", "knife", "garlic")
        chase.gives("seward", "rifle", "dogs")
        views = []
        for name, acts in (
            (
                "godalming",
                ["trade dr_seward", "give knife" if swaps else "confide garlic", "propose"],
            ),
            ("seward", ["give rifle" if swaps else "confide dogs", "propose"]),
            ("godalming", ["agree" if swaps else "done"]),
        ):
            for each in acts:
                chase.act(name, each)
                views.append(chase.view(outsider).plain())
        seen.append(views)
        assert (named("rifle") in chase["godalming"].items) == swaps
    assert seen[0] == seen[1]


@rule("hidden-info.private-talk")
def test_the_counts_change_once_and_at_the_end() -> None:
    chase = Chase(godalming="berlin", seward="berlin")
    chase.gives("godalming", "knife", "garlic", "white_1")
    chase.act("godalming", "trade dr_seward")
    before = sizes(chase)
    chase.act("godalming", "give knife", "give garlic", "give-ticket white_1", "propose")
    assert sizes(chase) == before == [(2, 0, 1), (0, 0, 0)]
    chase.act("seward", "agree")
    assert sizes(chase) == [(0, 0, 0), (2, 0, 1)]


def sizes(chase: Chase) -> list[tuple[int, int, int]]:
    """What Dracula sees in the hands of the first two."""
    sheets = chase.view("dracula").table["hunters"][:2]
    return [(sheet["items"], sheet["events"], sheet["tickets"]) for sheet in sheets]


@rule("hidden-info.private-talk")
def test_nothing_of_the_talk_is_in_the_view_of_others() -> None:
    chase = Chase(godalming="berlin", seward="berlin")
    chase.gives("godalming", "knife", "white_1")
    chase.act("godalming", "trade dr_seward", "give knife", "confide-ticket white_1")
    secret = {"offered", "offered_tickets", "confided", "confided_tickets", "agrees", "said"}
    for name in NAMES:
        knows = name in ("godalming", "seward")
        for number, sheet in enumerate(chase.view(name).table["hunters"]):
            assert secret & set(sheet) == (secret if knows and number < 2 else set())
    spectator = view(chase.g, SPECTATOR)
    assert not [s for s in spectator.table["hunters"] if secret & set(s)]
    assert "give knife" not in chase.legal("dracula")


@rule("hidden-info.private-talk")
def test_a_partner_imagines_what_he_was_shown_and_others_nothing_of_it() -> None:
    chase = Chase(godalming="berlin", seward="berlin")
    chase.gives("godalming", "knife", "garlic", "rifle", "white_1", "white_2_yellow_1")
    chase.act(
        "godalming", "trade dr_seward", "confide rifle", "give knife", "confide-ticket white_1"
    )
    for seed in range(10):
        for name in NAMES:
            guess = imagine(GAME, chase.view(name), key_from_seed(seed))
            assert isinstance(guess, Fury)
            assert GAME.broken(guess) == []
            assert view(guess, chase.seat(name)).table == chase.view(name).table
            h = guess.hunters[0]
            if name == "seward":
                assert {named("rifle"), named("knife")} <= set(h.items)
                assert TICKET_NAMES.index("white_1") in h.tickets
            elif name != "godalming":
                assert (h.offered, h.confided) == ([], [])


@rule("hidden-info.private-talk")
def test_what_was_shown_is_not_undone_but_the_trade_may_be() -> None:
    chase = Chase(godalming="berlin", seward="berlin")
    chase.gives("godalming", "knife")
    before = chase.g.clone()
    chase.act("godalming", "trade dr_seward")
    assert not reveals(before, chase.g)
    before = chase.g.clone()
    chase.act("godalming", "confide knife")
    assert reveals(before, chase.g)


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
    chase.act("godalming", "propose")
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
def test_a_seat_with_both_hunters_decides_alone() -> None:
    g = new_game(2)
    while flow.question(g).key != "action":
        flow.apply(g, g.asked[0], flow.question(g).default(g, g.asked[0]))
    assert g.hunters[0].place == g.hunters[1].place
    g.hunters[1].tickets = [g.ticket_pool.pop()]
    ticket = TICKET_NAMES[g.hunters[1].tickets[0]]
    acts = ["trade dr_seward", f"ask-for-ticket {ticket}", "agree"]
    for spelled in acts:
        assert g.asked == [1]
        flow.apply(g, 1, GAME.vocabulary.read(spelled))
    assert [len(h.tickets) for h in g.hunters[:2]] == [1, 0]
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
    chase.act("helsing", "give long_night", "propose")
    assert chase.why_not("seward", "give garlic") == "trade.leader.events-only"
    chase.act("seward", "give good_luck", "propose")
    chase.act("helsing", "agree")
    assert chase["seward"].events == [named("long_night")]
    assert chase["helsing"].events == [named("good_luck")]


@rule("trade.limits-after")
def test_an_event_too_many_is_played_or_discarded() -> None:
    chase = Chase(helsing="paris", godalming="athens")
    chase.gives("helsing", "long_night")
    chase.gives("godalming", "good_luck", "forewarned", "great_strength")
    chase.g.roadblocks = [0]
    chase.until("action", "helsing")
    chase.act("helsing", "lead lord_godalming", "give long_night", "propose")
    chase.act("godalming", "agree")
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
    chase.act("seward", "trade mina_harker", "give pistol", "propose")
    chase.act("mina", "agree")
    assert (chase.question(), chase.asked()) == ("trim", ["mina"])
    chase.act("mina", "discard pistol")
    assert chase.g.item_discard == [named("pistol")]
    assert (chase.question(), chase.asked()) == ("action", ["seward"])
