"""Activation and abilities (book: Активация рекрутированного персонажа, Примени способности)."""

from tests.games.heritage.court import Court
from tests.games.heritage.test_turns import finish
from tests.rule import rule

SUBJECT = {"pool": "subject"}


def activate(where: str) -> dict[str, object]:
    return {"op": "activate", "target": SUBJECT, "battleground": where}


@rule("activate.on-enter")
def test_a_recruit_changes_all_three_boards() -> None:
    court = Court()
    court.queue("a", "b", "c", "d", "e: high fervent south")
    court.act("anna", "recruit e", "done", "to naples")
    assert court.g.high_low == 1
    assert court.player("anna").morality == 4
    assert court.told("marches") == [{"faction": "south", "from": "start_south", "to": "naples"}]


@rule("activate.on-enter", "clan.malkavian.full-phase")
def test_a_recruit_found_in_the_deck_does_too() -> None:
    court = Court(anna="malkavian", boris="ventrue")
    court.deck("x: high war fervent")
    court.plays("anna", "anna", "mal_tangled_prophecy")
    court.act("anna", "value war", "done")
    finish(court, "anna")
    assert court.g.high_low == 1
    assert court.player("anna").morality == 4


@rule("activate.by-effect")
def test_an_effect_may_name_one_board() -> None:
    court = Court()
    court.tree("anna", "x: high fervent")
    court.effects("anna", "x", [activate("class")])
    assert (court.g.high_low, court.player("anna").morality) == (1, 3)
    court.effects("anna", "x", [activate("choose")])
    court.act("anna", "board beast_within")
    assert (court.g.high_low, court.player("anna").morality) == (1, 4)


@rule("activate.on-enter")
def test_who_does_not_care_changes_them_in_printed_order() -> None:
    court = Court()
    court.queue("a", "b", "c", "d", "e: high fervent south")
    court.act("anna", "recruit e", "done", "to naples")
    assert court.g.story is not None
    told = [line.tale.key for line in court.g.story]
    assert told[told.index("recruits") :][-3:] == ["politics", "morality", "marches"]


@rule("activate.all-three")
def test_no_board_can_be_skipped() -> None:
    court = Court()
    court.queue("a", "b", "c", "d", "e: low composed east")
    court.act("anna", "recruit e", "board beast_within")
    assert court.player("anna").morality == 2
    assert court.offers("anna") == ["board high_low_clans", "board war_of_princes", "done"]
    court.act("anna", "board war_of_princes", "to poland")
    assert court.g.high_low == -1


@rule("activate.finish-board")
def test_one_board_is_finished_before_the_next() -> None:
    court = Court()
    court.g.high_low = 5
    court.queue("a", "b", "c", "d", "e: high fervent east")
    court.act("anna", "recruit e", "done")
    assert court.asks() == "anna to"
    assert court.g.high_low == 0
    assert court["e"].power == 1
    assert court["anna"].power == 4


@rule("activate.trigger-each")
def test_triggers_come_after_each_single_attribute() -> None:
    court = Court()
    court.g.high_low = 5
    court.tree("anna", "x: high\n  y: high\n  z: low")
    row = {"op": "activate", "target": {"pool": "coterie"}, "battleground": "class"}
    court.effects("anna", "x", [row])
    court.act("anna", "choose x")
    assert (court.g.high_low, court["y"].power) == (0, 1)
    court.act("anna", "choose y")
    assert court.g.high_low == 0


@rule("activate.acting-player")
def test_who_activates_anothers_vampire_moves_the_own_token() -> None:
    court = Court()
    court.tree("boris", "x: composed")
    court.effects(
        "anna",
        "anna",
        [
            {
                "op": "activate",
                "target": {"pool": "opponent", "count": 1},
                "battleground": "temperament",
            }
        ],
    )
    court.act("anna", "choose x")
    assert (court.player("anna").morality, court.player("boris").morality) == (2, 3)
    assert (len(court.player("anna").hand), len(court.player("boris").hand)) == (1, 0)


@rule("ability.order")
def test_effects_come_top_to_bottom() -> None:
    court = Court()
    court.tree("anna", "x")
    rows = [
        {"op": "gain_notoriety", "n": 1},
        {"op": "remove_notoriety", "target": SUBJECT, "n": 1},
    ]
    court.effects("anna", "x", rows)
    assert court["x"].notoriety == 0
    court.effects("anna", "x", rows[::-1])
    assert court["x"].notoriety == 1


@rule("ability.finish-one", "clan.tzimisce.no-limit")
def test_one_ability_is_settled_before_the_next() -> None:
    court = Court()
    court.queue("a", "b", "c", "d", "e")
    court.tree("anna", "x: ancilla=sec_reserve tucked=wea_tithe")
    court.effects("anna", "x", [{"op": "apply_abilities", "target": SUBJECT}])
    assert court.asks() == "anna character"
    assert court["x"].power == 0
    court.act("anna", "take c")
    assert court["x"].power == 2
    assert [line["ability"] for line in court.told("ability")] == ["sec_reserve", "wea_tithe"]


@rule("ability.mandatory")
def test_nothing_that_is_possible_can_be_declined() -> None:
    court = Court()
    court.tree("anna", "x: ancilla=sec_eaves")
    court.effects("anna", "x", [{"op": "apply_abilities", "target": SUBJECT}])
    assert court["x"].notoriety == 1
    court.tree("boris", "y\nz")
    court.effects("anna", "x", [{"op": "exhaust", "target": {"pool": "opponent", "count": 1}}])
    assert court.refusal("anna", "done") == "ability.mandatory"


@rule("ability.as-much-as-possible")
def test_as_much_is_done_as_can_be() -> None:
    court = Court()
    court.tree("anna", "x: notoriety=3")
    court.effects(
        "anna",
        "x",
        [
            {"op": "remove_notoriety", "target": SUBJECT, "n": 5},
            {"op": "send_to_torpor", "target": {"pool": "enemy", "count": 1}},
            {"op": "gain_power", "n": 1},
        ],
    )
    assert (court["x"].notoriety, court["x"].power) == (0, 1)


@rule("ability.as-much-as-possible")
def test_a_target_may_be_chosen_on_which_nothing_changes() -> None:
    court = Court()
    court.tree("anna", "x: exhausted\ny")
    court.effects("anna", "anna", [{"op": "recover", "target": {"pool": "own", "count": 1}}])
    assert court.offers("anna") == ["choose anna", "choose x", "choose y"]
    court.act("anna", "choose y")
    assert court["x"].exhausted


@rule("ability.subject")
def test_the_subject_is_the_carrier_whoever_applies_it() -> None:
    court = Court()
    court.tree("boris", "x: ancilla=wea_bribe")
    court.tree("anna", "y")
    court.effects(
        "anna",
        "anna",
        [
            {
                "op": "apply_abilities",
                "target": {"pool": "opponent", "count": 1, "only": {"ancilla": True}},
            }
        ],
    )
    assert court.asks() == "anna target"
    assert court.offers("anna") == ["choose boris", "choose x"]
    court.act("anna", "choose boris")
    assert (court["x"].power, court["boris"].power) == (3, 4)


@rule("ability.on-recruit")
def test_usurping_applies_no_ability() -> None:
    court = Court(anna="tremere", boris="ventrue")
    court.tree("anna", "x")
    court.queue("a", "b", "c", "d", "e: ancilla=wea_tithe")
    court.plays("anna", "anna", "tre_blood_substitution")
    court.act("anna", "take e")
    assert court["e"].power == 0


@rule("ability.subject")
def test_abilities_being_applied_are_not_applied_again() -> None:
    court = Court()
    court.tree("anna", "x: ancilla=wea_tithe")
    court.glue("x", "st_flesh")
    court.tree("anna", "y: ancilla")
    court.glue("y", "st_flesh")
    court.effects("anna", "x", [{"op": "apply_abilities", "target": SUBJECT}])
    assert court["x"].power == 2
    assert court.asks() == "anna what-now"
