"""The actions of hunters, delay and tickets (book: 'Actions', 'Delayed', 'Reserve a ticket')."""

from duskmoot.games.fury_of_dracula.cards.table import named
from duskmoot.games.fury_of_dracula.sheets import ABILITIES, DAY, NIGHT, TICKET_NAMES
from tests.games.fury_of_dracula.chase import NAMES, Chase, place
from tests.rule import rule


def verbs(chase: Chase, name: str) -> set[str]:
    return {spelled.split()[0] for spelled in chase.legal(name)}


@rule("action.one-per-half-day")
def test_one_action_by_day_and_one_by_night() -> None:
    chase = Chase(seward="paris")
    for step in (DAY, NIGHT):
        chase.until("action", "seward")
        assert chase.g.step == step
        chase.act("seward", "rest")
        assert chase.asked() == ["helsing"]
        assert chase.legal("seward") == []
    assert (chase.told("rests"), chase.told("heals")) == ([(1,), (1,)], [])
    chase.until("prowl")


@rule("action.one-per-half-day")
def test_the_second_action_of_renewed_vigor_is_of_another_kind() -> None:
    chase = Chase(seward="paris")
    chase.g.vigor = True
    chase.act("godalming", "done")
    chase.act("seward", "rest")
    assert chase.asked() == ["seward"]
    assert chase.why_not("seward", "rest") == "action.one-per-half-day"
    assert chase.why_not("seward", "supply") == ""


@rule("action.list")
def test_there_are_seven_kinds_of_action() -> None:
    chase = Chase(seward="hamburg", mina="hamburg", dracula="madrid")
    chase.hideout(3, "hamburg", encounters=["rats"], faceup=True)
    chase.gives("mina", "white_1")
    chase.until("action", "mina")
    moves = {"drive", "ride", "sail"}
    others = {"reserve", "rest", "search", "supply", "trade", "bond"}
    assert verbs(chase, "mina") == moves | others | {"done"}


@rule("action.pass")
def test_a_hunter_may_pass() -> None:
    chase = Chase()
    chase.act("godalming", "done")
    assert chase.asked() == ["seward"]
    assert chase.told("passes") == [(0,)]
    assert chase["godalming"].place == place("edinburgh")


@rule("action.move-day-only")
def test_nobody_moves_at_night() -> None:
    chase = Chase(godalming="hamburg")
    chase.gives("godalming", "white_1")
    assert {"drive", "ride", "sail"} <= verbs(chase, "godalming")
    chase.act("godalming", "rest")
    chase.until("action", "godalming")
    for move in ("drive berlin", "ride white_1", "sail north_sea"):
        assert chase.why_not("godalming", move) == "action.move-day-only"


@rule("action.move-day-only")
def test_in_a_long_night_only_roads_are_open() -> None:
    chase = Chase(godalming="hamburg")
    chase.gives("godalming", "white_1")
    chase.g.long_night = True
    chase.act("godalming", "rest")
    chase.until("action", "godalming")
    for move in ("ride white_1", "sail north_sea"):
        assert chase.why_not("godalming", move) == "action.move-day-only"
    chase.act("godalming", "drive berlin")
    assert chase["godalming"].place == place("berlin")


def at_sea(*others: str) -> Chase:
    """Lord Godalming, and these others, are in the North Sea at the beginning of a day."""
    chase = Chase(dracula="madrid")
    for name in ("godalming", *others):
        chase[name].place = place("north_sea")
    return chase


@rule("action.sea-day-must-move")
def test_at_sea_a_hunter_must_move() -> None:
    chase = at_sea()
    for act in ("done", "rest", "search", "reserve"):
        assert chase.why_not("godalming", act) == "action.sea-day-must-move"
    near = ["edinburgh", "amsterdam", "hamburg", "english_channel", "north_atlantic"]
    assert chase.legal("godalming") == [f"sail {name}" for name in near]


@rule("action.sea-day-must-move")
def test_excellent_weather_is_a_move_by_sea_too() -> None:
    chase = at_sea()
    chase.gives("godalming", "excellent_weather", "blood_transfusion")
    assert chase.why_not("godalming", "play excellent_weather") == ""
    refused = chase.why_not("godalming", "play blood_transfusion")
    assert refused == "action.sea-day-must-move"


@rule("action.sea-day-must-move", "token.storm.effect")
def test_a_hunter_who_cannot_leave_the_sea_stays_there() -> None:
    chase = at_sea()
    chase.g.storms = [place("english_channel"), place("north_atlantic")]
    chase.g.fog = [place("edinburgh"), place("amsterdam")]
    assert chase.why_not("godalming", "sail english_channel") == "token.storm.effect"
    assert chase.why_not("godalming", "sail edinburgh") == "token.fog.no-move"
    assert chase.why_not("godalming", "done") == "action.sea-day-must-move"
    chase.g.fog.append(place("hamburg"))
    assert chase.legal("godalming") == ["done"]


@rule("action.sea-night-must-pass")
def test_at_sea_nobody_acts_by_night() -> None:
    chase = Chase(godalming="hamburg")
    chase.g.long_night = True
    chase.act("godalming", "sail north_sea")
    chase.act("seward", "done")
    chase.act("helsing", "done")
    chase.act("mina", "done")
    assert chase.g.step == NIGHT
    assert chase.asked() == ["seward"]
    chase.until("prowl")
    assert chase["godalming"].place == place("north_sea")


@rule("action.special")
def test_a_special_action_takes_the_action_of_the_night() -> None:
    chase = Chase(seward="paris")
    chase.gives("seward", "wax_cylinders", "sense_of_emergency")
    chase.act("godalming", "done")
    assert chase.why_not("seward", "play wax_cylinders") == ""
    assert chase.why_not("seward", "play sense_of_emergency") == ""
    chase.act("seward", "rest")
    chase.until("action", "seward")
    assert chase.why_not("seward", "play sense_of_emergency") == "event.timing"
    chase.act("seward", "play wax_cylinders", "analyse")
    assert chase.asked() == ["helsing"]


@rule("action.special")
def test_cards_of_the_day_or_the_night_are_played_only_then() -> None:
    chase = Chase(godalming="paris")
    chase.gives("godalming", "consecrated_ground", "fast_horses")
    assert chase.why_not("godalming", "play consecrated_ground") == "event.timing"
    assert chase.why_not("godalming", "use fast_horses") == ""
    chase.act("godalming", "rest")
    chase.until("action", "godalming")
    assert chase.why_not("godalming", "play consecrated_ground") == ""
    assert chase.why_not("godalming", "use fast_horses") == "action.special"


@rule("action.abilities")
def test_every_sheet_has_abilities_of_three_sorts() -> None:
    assert [len(abilities) for abilities in ABILITIES] == [2, 2, 2, 2]
    assert len({name for abilities in ABILITIES for name in abilities}) == 8
    chase = Chase(seward="paris", helsing="paris", mina="paris")
    chase.gives("mina", "knife")
    chase.until("action", "helsing")
    assert {"lead dr_seward", "lead mina_harker"} <= set(chase.legal("helsing"))
    chase.until("action", "mina")
    chase["mina"].damage = 3
    assert chase.why_not("mina", "bond") == ""
    assert chase.why_not("mina", "lead dr_seward") == "not-offered"
    chase.act("mina", "rest")
    assert chase["mina"].damage == 1
    assert chase["mina"].shown == [named("knife")]


# Delay.


@rule("action.delayed.recover")
def test_a_delayed_hunter_stands_up_instead_of_acting() -> None:
    chase = Chase()
    chase["seward"].delayed = True
    for name in NAMES:
        assert chase.view(name).table["hunters"][1]["delayed"] is True
    chase.act("godalming", "done")
    assert chase.asked() == ["helsing"]
    assert not chase["seward"].delayed
    assert chase.told("recovers") == [(1,)]
    chase.until("action", "seward")
    assert chase.g.step == NIGHT


@rule("action.delayed.sea")
def test_a_delayed_hunter_at_sea_stays_there() -> None:
    chase = Chase(godalming="hamburg")
    chase.act("godalming", "sail north_sea")
    chase.until("prowl")
    chase["godalming"].delayed = True
    chase.act("dracula", chase.legal("dracula")[0])
    chase.until("action")
    assert (chase.g.step, chase.asked()) == (DAY, ["seward"])
    assert chase["godalming"].place == place("north_sea")
    assert not chase["godalming"].delayed


@rule("action.delayed.fights")
def test_a_delayed_hunter_fights_dracula() -> None:
    chase = Chase(godalming="berlin", dracula="leipzig")
    chase.act("godalming", "drive leipzig")
    chase["godalming"].delayed = True
    chase.until("choose")
    assert chase["godalming"].delayed
    assert chase.g.fighters == [0]
    assert "choose punch" in chase.legal("godalming")


@rule("action.delayed.twice")
def test_to_be_delayed_twice_costs_one_action() -> None:
    chase = Chase(godalming="berlin", dracula="madrid")
    chase.hideout(3, "leipzig", encounters=["saboteur", "unnatural_fog"])
    chase.act("godalming", "drive leipzig")
    chase.act("dracula", "ambush saboteur", "ambush unnatural_fog")
    assert chase.told("delayed") == [(0,)]
    chase.until("prowl")
    assert chase.told("recovers") == [(0,)]
    chase.act("dracula", chase.legal("dracula")[0])
    chase.until("action")
    assert (chase.g.step, chase.asked()) == (DAY, ["godalming"])


@rule("action.delayed.voluntary")
def test_a_delayed_hunter_cannot_join_a_fight_by_being_delayed() -> None:
    for delayed in (False, True):
        chase = Chase(godalming="berlin", seward="leipzig", dracula="madrid")
        chase.hideout(3, "leipzig", encounters=["new_vampire"], faceup=True)
        chase["seward"].delayed = delayed
        chase.act("godalming", "drive leipzig")
        chase.act("dracula", "ambush new_vampire")
        assert (chase.question() == "join") is not delayed
    assert chase.g.fighters == [0]


@rule("action.delayed.voluntary")
def test_a_delayed_hunter_cannot_submit_to_be_rid_of_a_vampire() -> None:
    for delayed in (False, True):
        chase = Chase(godalming="leipzig", dracula="madrid")
        chase.hideout(3, "leipzig", encounters=["aristocratic_vampire", "hoax"], faceup=True)
        chase.act("godalming", "search")
        if delayed:
            chase.act("godalming", "meet hoax")
        chase.act("godalming", "meet aristocratic_vampire")
        assert (chase.question() == "dismiss") is not delayed


# Tickets.


@rule("action.ticket.draw")
def test_a_ticket_is_drawn_at_random_and_seen_by_its_owner() -> None:
    chase = Chase(seward="paris")
    chase.act("godalming", "done")
    pool = chase.g.ticket_pool[:]
    chase.act("seward", "reserve")
    (drawn,) = chase["seward"].tickets
    assert sorted([*chase.g.ticket_pool, drawn]) == sorted(pool)
    assert chase.view("seward").table["hunters"][1]["tickets"] == [drawn]
    for name in ("dracula", "godalming", "helsing", "mina"):
        assert chase.view(name).table["hunters"][1]["tickets"] == 1
        assert chase.view(name).table["ticket_pool"] == 15


@rule("action.ticket.keep-or-discard")
def test_a_ticket_is_kept_or_given_back() -> None:
    chase = Chase()
    chase.act("godalming", "done")
    chase.act("seward", "reserve")
    drawn = TICKET_NAMES[chase["seward"].tickets[0]]
    assert chase.legal("seward") == [f"keep-ticket {drawn}", f"return-ticket {drawn}"]
    chase.act("seward", f"return-ticket {drawn}")
    assert (chase["seward"].tickets, len(chase.g.ticket_pool)) == ([], 16)
    assert chase.asked() == ["helsing"]
    assert chase.told("returns-ticket") == [(1,)]
    chase.act("helsing", "reserve")
    chase.act("helsing", chase.legal("helsing")[0])
    assert len(chase["helsing"].tickets) == 1


@rule("action.ticket.limit")
def test_one_of_two_tickets_goes_before_another_is_drawn() -> None:
    chase = Chase()
    chase.gives("seward", "white_1", "white_1_yellow_1")
    chase.act("godalming", "done")
    chase.act("seward", "reserve")
    assert chase.question() == "make-room"
    assert len(chase.g.ticket_pool) == 14
    assert chase.legal("seward") == ["return-ticket white_1", "return-ticket white_1_yellow_1"]
    chase.act("seward", "return-ticket white_1")
    assert chase.question() == "keep-ticket"
    assert len(chase["seward"].tickets) == 2


@rule("action.ticket.limit")
def test_lord_godalming_draws_two_but_never_holds_three() -> None:
    chase = Chase()
    chase.act("godalming", "reserve")
    chase.act("godalming", chase.legal("godalming")[0])
    assert chase.question() == "keep-ticket"
    chase.act("godalming", chase.legal("godalming")[0])
    assert len(chase["godalming"].tickets) == 2
    assert chase.asked() == ["seward"]
    chase = Chase()
    chase.gives("godalming", "white_1")
    chase.act("godalming", "reserve")
    chase.act("godalming", chase.legal("godalming")[0])
    assert len(chase["godalming"].tickets) == 2
    assert chase.asked() == ["seward"]


@rule("action.ticket.limit", "trade.limits-after")
def test_no_trade_leaves_a_hunter_with_three_tickets() -> None:
    chase = Chase(godalming="paris", seward="paris")
    chase.gives("godalming", "white_1", "white_3_yellow_2")
    chase.gives("seward", "white_1_yellow_1", "white_2_yellow_1")
    chase.act("godalming", "trade dr_seward", "give-ticket white_1")
    assert chase.why_not("godalming", "propose") == "action.ticket.limit"
    chase.act("godalming", "keep-ticket white_1", "confide-ticket white_3_yellow_2", "propose")
    chase.act("seward", "ask-for-ticket white_1", "give-ticket white_1_yellow_1", "propose")
    chase.act("godalming", "agree")
    assert [len(chase[name].tickets) for name in ("godalming", "seward")] == [2, 2]


# Rest.


@rule("rest.one")
def test_rest_heals_one_wound() -> None:
    chase = Chase(godalming="paris", seward="brussels")
    chase["godalming"].damage = 3
    chase.act("godalming", "rest")
    assert chase["godalming"].damage == 2


@rule("rest.with-seward")
def test_rest_heals_two_with_dr_seward() -> None:
    chase = Chase(godalming="paris", seward="paris", mina="brussels")
    for name, wounds in (("godalming", 3), ("seward", 4), ("mina", 3)):
        chase[name].damage = wounds
        chase.until("action", name)
        chase.act(name, "rest")
    assert [chase[name].damage for name in ("godalming", "seward", "mina")] == [1, 2, 2]


@rule("rest.one", "rest.with-seward")
def test_nobody_heals_more_than_he_has_suffered() -> None:
    chase = Chase(seward="paris")
    chase.act("godalming", "rest")
    chase["seward"].damage = 1
    chase.act("seward", "rest")
    assert [chase["godalming"].damage, chase["seward"].damage] == [0, 0]
