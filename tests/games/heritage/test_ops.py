"""Each effect of the vocabulary, where no clause of its own tells it."""

from typing import Any

from duskmoot.games.heritage.pieces import VISITED
from duskmoot.kernel.view import view
from tests.games.heritage.court import Court
from tests.rule import rule

THREE: dict[str, Any] = {"anna": "brujah", "boris": "ventrue", "clara": "gangrel"}
ONE_OPPONENT = {"pool": "opponent", "count": 1}
OWN = {"pool": "own", "count": 1}
SUBJECT = {"pool": "subject"}


def test_gain_notoriety_falls_on_the_subject_or_on_a_childe_of_the_leader() -> None:
    court = Court()
    court.tree("anna", "x")
    court.effects("anna", "x", [{"op": "gain_notoriety", "n": 2}])
    court.effects("anna", "anna", [{"op": "gain_notoriety", "n": 1}])
    assert (court["anna"].notoriety, court["x"].notoriety) == (0, 3)


def test_place_power_up_to_two() -> None:
    court = Court()
    court.tree("anna", "x\ny\nz")
    only = {"not_subject": True}
    target = {"pool": "own", "count": 2, "up_to": True, "only": only}
    court.effects("anna", "x", [{"op": "place_power", "target": target, "n": 1}])
    assert court.refusal("anna", "choose x") == "ability.subject"
    court.act("anna", "choose y", "done")
    assert [court[name].power for name in "xyz"] == [0, 1, 0]


def test_remove_power_as_far_as_there_is_any() -> None:
    court = Court()
    court.leader("boris", "power=1")
    court.effects("anna", "anna", [{"op": "remove_power", "target": ONE_OPPONENT, "n": 3}])
    assert (court["boris"].power, court["anna"].power) == (0, 3)
    assert court.told("loses-power") == [{"vampire": "boris", "n": 1}]


def test_remove_all_notoriety() -> None:
    court = Court()
    court.tree("anna", "x: notoriety=5")
    court.effects("anna", "x", [{"op": "remove_notoriety", "target": SUBJECT, "n": "all"}])
    assert court["x"].notoriety == 0


def test_move_notoriety_from_an_own_vampire_to_a_leaders_childe() -> None:
    court = Court()
    court.tree("anna", "x: notoriety=2\ny")
    court.tree("boris", "z\nw")
    source = {"pool": "own", "count": 1, "only": {"notoriety_min": 1}}
    row = {"op": "move_notoriety", "from": source, "to": ONE_OPPONENT, "n": 3}
    court.effects("anna", "anna", [row])
    court.act("anna", "choose boris")
    court.act("boris", "choose w")
    assert (court["x"].notoriety, court["w"].notoriety) == (0, 2)
    court.effects("anna", "anna", [row])
    assert court.asks() == "anna what-now"


def test_steal_a_boon_of_any_clan() -> None:
    court = Court(**THREE)
    court.tree("boris", "x: boons=boris:1 boons=clara:1 notoriety=1")
    only = {"boon_min": 1, "notoriety_min": 1}
    row = {"op": "steal_boon", "target": {**ONE_OPPONENT, "only": only}, "n": 1}
    court.effects("anna", "anna", [row])
    assert court.offers("anna") == ["boon boris", "boon clara"]
    court.act("anna", "boon clara")
    assert court["anna"].boons_of == {"anna": 3, "boris": 0, "clara": 1}
    assert court["x"].boons_of["boris"] == 1


def test_give_a_boon_away() -> None:
    court = Court()
    court.tree("anna", "x: boons=boris:1")
    court.tree("boris", "y")
    source = {"pool": "own", "count": 1, "only": {"boon_min": 1}}
    court.effects("anna", "anna", [{"op": "give_boon", "from": source, "to": ONE_OPPONENT, "n": 1}])
    court.act("anna", "choose x", "choose y")
    assert court["y"].boons_of == {"anna": 0, "boris": 1}


def test_reclaim_a_boon_from_a_vampire_or_a_market() -> None:
    court = Court(anna="brujah", boris="nosferatu")
    court.tree("anna", "v")
    court.tree("boris", "x: boons=anna:1\ny: torpor boons=anna:1")
    market = court.player("boris").deck.pop(0)
    court.has("boris", market=[market], stalls=[0])
    court.effects("anna", "v", [{"op": "reclaim_boon", "n": 2}])
    assert court.offers("anna") == ["choose anna", "choose x", "card nos_cobweb_exchange"]
    court.act("anna", "choose x", "card nos_cobweb_exchange")
    assert court["v"].boons_of["anna"] == 2
    assert court.player("boris").stalls == [VISITED]
    assert court["y"].boons_of["anna"] == 1


@rule("ability.as-much-as-possible")
def test_with_no_boon_lent_there_is_none_to_reclaim() -> None:
    court = Court()
    court.tree("anna", "v: torpor boons=1")
    court.effects("anna", "anna", [{"op": "reclaim_boon", "n": 2}, {"op": "gain_power", "n": 1}])
    assert (court["anna"].boons, court["v"].boons, court["anna"].power) == (3, 1, 4)


def test_discard_as_that_player_chooses() -> None:
    court = Court()
    court.hand("boris", "ven_privy_council", "ven_kingmaker", "ven_royal_prerogative")
    row = {"op": "discard_intrigue", "who": "chosen_opponent", "n": 2, "mode": "choose"}
    court.effects("anna", "anna", [row])
    assert court.asks() == "boris card"
    court.act("boris", "card ven_kingmaker")
    assert court.told("discards") == [{"player": "boris", "intrigue": "ven_kingmaker"}]
    court.act("boris", "card ven_privy_council")
    assert len(court.player("boris").hand) == 1


def test_each_opponent_discards_an_own_card_clockwise() -> None:
    court = Court(**THREE)
    court.hand("boris", "ven_privy_council", "ven_kingmaker")
    court.hand("clara", "gan_run_as_one", "gan_scent_of_home")
    row = {"op": "discard_intrigue", "who": "each_opponent", "n": 1, "mode": "choose"}
    court.effects("anna", "anna", [row])
    court.act("boris", "card ven_kingmaker")
    assert court.asks() == "clara card"
    court.act("clara", "card gan_scent_of_home")
    assert [each["player"] for each in court.told("discards")] == ["boris", "clara"]


def test_discard_at_random_and_from_an_empty_hand() -> None:
    court = Court(**THREE)
    court.hand("boris", "ven_privy_council")
    row = {"op": "discard_intrigue", "who": "each_opponent", "n": 1, "mode": "random"}
    court.effects("anna", "anna", [row])
    assert len(court.told("discards")) == 1


def test_recall_from_the_discard_is_seen_by_all() -> None:
    court = Court()
    b = court.player("anna")
    court.hand("anna", "bru_clenched_fist")
    b.discard = b.deck[:2]
    b.deck = b.deck[2:]
    court.effects("anna", "anna", [{"op": "recall_intrigue", "n": 1}])
    card = court.offers("anna")[1]
    court.act("anna", card)
    assert len(b.hand) == 2
    assert b.seen == [b.hand[1]]
    assert len(b.discard) == 1


def test_resire_moves_a_fledgling_with_its_tokens() -> None:
    court = Court()
    court.tree("anna", "x: power=2\ny\n  v\n  u\n  t\nz: torpor")
    only = {"fledgling": True, "not_subject": True}
    target = {"pool": "own", "count": 1, "only": only}
    court.effects("anna", "v", [{"op": "resire", "target": target}])
    assert court.refusal("anna", "choose y") == "term.fledgling"
    court.act("anna", "choose x")
    assert ("childe:vampire", court["x"].number) in view(court.g, 0).about
    assert court.refusal("anna", "sire y") == "recruit.max-childer"
    assert court.refusal("anna", "sire z") == "state.torpor.no-new-childe"
    assert court.refusal("anna", "sire x") == "term.sire-childe"
    assert court.refusal("anna", "sire anna") == "term.sire-childe"
    court.act("anna", "sire v")
    assert court.childer("v") == ["x"]
    assert court["x"].power == 2


def test_shift_and_flip_morality_draw_nothing() -> None:
    court = Court()
    court.effects("anna", "anna", [{"op": "shift_morality", "who": "each_opponent", "n": -5}])
    assert court.player("boris").morality == 0
    side = court.player("anna").side
    court.effects("anna", "anna", [{"op": "flip_morality", "who": "actor"}])
    assert court.player("anna").side != side
    assert court.player("anna").hand == []


def test_activate_an_attribute_twice() -> None:
    court = Court()
    court.tree("anna", "x: low")
    row = {"op": "activate_attribute", "axis": "class", "value": "same_as_subject", "times": 2}
    court.effects("anna", "x", [row])
    assert court.g.high_low == -2
    court.effects("anna", "x", [{**row, "value": "choose", "times": 1}])
    assert court.offers("anna") == ["value high", "value low"]
    court.act("anna", "value high")
    assert court.g.high_low == -1


def test_the_owner_of_the_last_chooses_one_option() -> None:
    court = Court()
    court.tree("boris", "x: power=5")
    last = {"pool": "last"}
    rows: list[dict[str, Any]] = [
        {"op": "place_notoriety", "target": ONE_OPPONENT, "n": 1},
        {
            "op": "choose_one",
            "chooser": "owner",
            "options": [
                [{"op": "steal_power", "target": last, "n": 3}],
                [{"op": "place_notoriety", "target": last, "n": 2}],
            ],
        },
        {"op": "gain_power", "n": 1},
    ]
    for option, power, notoriety in ((0, 7, 1), (1, 8, 4)):
        court.effects("anna", "anna", rows)
        court.act("anna", "choose x")
        assert court.asks() == "boris option"
        court.act("boris", court.offers("boris")[option])
        assert (court["anna"].power, court["x"].notoriety) == (power, notoriety)


def test_without_a_last_vampire_nobody_chooses() -> None:
    court = Court()
    row = {"op": "choose_one", "chooser": "owner", "options": [[{"op": "gain_power", "n": 9}]]}
    court.effects("anna", "anna", [row, {"op": "gain_power", "n": 1}])
    assert court["anna"].power == 4


def test_a_condition_is_read_when_it_is_reached() -> None:
    court = Court()
    court.tree("anna", "x")
    count = {"pool": "subject", "only": {"power_min": 2}}
    rows: list[dict[str, Any]] = [
        {"op": "gain_power", "n": 2},
        {
            "op": "if",
            "cond": {"count_of": count, "at_least": 1},
            "then": [{"op": "gain_power", "n": 1}],
            "else": [{"op": "gain_notoriety", "n": 1}],
        },
        {"op": "gain_power", "n": 1},
    ]
    court.effects("anna", "x", rows)
    assert (court["x"].power, court["x"].notoriety) == (4, 0)
    court.effects("anna", "x", [{"op": "remove_power", "target": SUBJECT, "n": 4}, rows[1]])
    assert (court["x"].power, court["x"].notoriety) == (0, 1)


def test_each_opponent_in_turn_as_the_owner_likes() -> None:
    court = Court(**THREE, first="boris", turn="boris")
    court.tree("anna", "x\ny")
    court.tree("clara", "z\nw")
    target = {"pool": "that_player", "count": 1, "chooser": "owner"}
    row = {"op": "each_opponent", "do": [{"op": "place_power", "target": target, "n": 1}]}
    court.effects("boris", "boris", [row])
    assert court.asks() == "clara target"
    assert court.refusal("clara", "choose x") == "term.bloodline"
    court.act("clara", "choose w")
    court.act("anna", "choose y")
    assert (court["w"].power, court["y"].power) == (1, 1)


def test_two_victims_fall_one_after_another_as_far_as_the_guard_allows() -> None:
    court = Court()
    court.tree("boris", "x: notoriety=1\ny: notoriety=1\nz: torpor")
    target = {"pool": "opponent", "only": {"notoriety_min": 1}}
    court.effects("anna", "anna", [{"op": "send_to_torpor", "target": target}])
    assert (court["x"].torpor, court["y"].torpor) == (True, False)


def test_a_vampire_that_falls_on_the_way_gains_nothing() -> None:
    court = Court()
    court.tree("anna", "x: notoriety=1\ny")
    target = {"pool": "own", "count": 1, "only": {"notoriety_min": 1}}
    rows: list[dict[str, Any]] = [
        {"op": "send_to_torpor", "target": target},
        {"op": "gain_power", "n": 2},
    ]
    court.effects("anna", "x", rows)
    assert court["x"].torpor
    assert court["x"].power == 0


def test_an_effect_without_a_target_says_so() -> None:
    court = Court()
    rows: list[dict[str, Any]] = [
        {"op": "send_to_torpor", "target": {"pool": "enemy", "count": 1}},
        {"op": "gain_power", "n": 1},
    ]
    court.effects("anna", "anna", rows)
    assert court.told("nothing") == [{"op": "send_to_torpor"}]
    assert court["anna"].power == 4
