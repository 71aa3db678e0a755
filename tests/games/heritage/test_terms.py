"""What the words mean (book: ТЕРМИНЫ)."""

from duskmoot.games.heritage.cards import CHARACTERS, VAMPIRES
from duskmoot.games.heritage.pieces import AXIS_OF
from duskmoot.games.heritage.rules.end import primogen
from tests.games.heritage.court import Court
from tests.rule import rule

PLACE_ONE = [{"op": "place_notoriety", "target": {"pool": "any", "count": 1}, "n": 1}]


@rule("term.character-queue")
def test_a_character_is_a_card_of_the_queue() -> None:
    court = Court()
    court.tree("anna", "smith: war")
    court.queue("a", "b", "c", "d", "e")
    court.effects("anna", "smith", [{"op": "remove_from_queue", "min": 1, "max": 1}])
    assert court.offers("anna") == ["take a", "take b", "take c", "take d", "take e"]
    assert court.refusal("anna", "take smith") == "not-offered"


@rule("term.vampire-bloodline")
def test_a_recruited_character_is_at_once_a_vampire() -> None:
    court = Court()
    court.tree("boris", "smith")
    court.queue("a", "b", "c", "d", "e")
    court.effects("anna", "anna", PLACE_ONE)
    assert court.refusal("anna", "choose e") == "not-offered"
    court.act("anna", "choose smith", "recruit e", "done")
    while court.asks() != "boris what-now":
        court.act("anna", court.offers("anna")[-1])
    court.effects("boris", "boris", PLACE_ONE)
    assert "choose e" in court.offers("boris")


@rule("term.bloodline")
def test_a_bloodline_is_the_leader_and_all_below() -> None:
    court = Court()
    court.tree("anna", "a\n  b\n    c")
    assert len(court.player("anna").line) == 4
    count = {"count_of": {"pool": "own"}, "times": 1, "max": 9}
    court.effects("anna", "anna", [{"op": "gain_power", "n": count}])
    assert court["anna"].power == 3 + 4


@rule("term.sire-childe")
def test_a_vampire_may_be_sire_and_childe() -> None:
    court = Court()
    court.tree("anna", "x\n  y")
    assert court.childer("anna") == ["x"]
    assert court.childer("x") == ["y"]
    court.effects("anna", "y", [{"op": "place_power", "target": {"pool": "subject_sire"}, "n": 1}])
    assert court["x"].power == 1
    court.effects(
        "anna", "anna", [{"op": "place_power", "target": {"pool": "subject_sire"}, "n": 1}]
    )
    assert court["anna"].power == 3


@rule("term.fledgling")
def test_a_fledgling_has_no_childe_not_even_in_torpor() -> None:
    court = Court()
    court.tree("boris", "x\n  y: torpor\nz\nw")
    only = {"pool": "opponent", "count": 1, "only": {"fledgling": True}}
    court.effects("anna", "anna", [{"op": "place_power", "target": only, "n": 1}])
    assert court.offers("anna") == ["choose z", "choose w"]
    assert court.refusal("anna", "choose x") == "term.fledgling"
    assert court.refusal("anna", "choose y") == "state.torpor.no-target"


@rule("term.ancilla")
def test_an_ancilla_has_an_ability_and_may_be_a_fledgling() -> None:
    court = Court()
    court.tree("boris", "x: ancilla\ny: ancilla\nz")
    only = {"pool": "opponent", "count": 1, "only": {"ancilla": True, "fledgling": True}}
    court.effects("anna", "anna", [{"op": "place_power", "target": only, "n": 1}])
    assert court.offers("anna") == ["choose x", "choose y"]
    assert court.refusal("anna", "choose z") == "term.ancilla"
    court = Court()
    court.tree("boris", "x: ancilla\ny\nz")
    others = {"pool": "opponent", "count": 1, "only": {"ancilla": False, "fledgling": True}}
    court.effects("anna", "anna", [{"op": "place_power", "target": others, "n": 1}])
    assert court.offers("anna") == ["choose y", "choose z"]


@rule("term.attributes")
def test_every_card_has_one_value_on_each_axis() -> None:
    for vampire in VAMPIRES:
        assert [AXIS_OF[value] for value in vampire.values] == [0, 1, 2, 3]
    combinations = {tuple(VAMPIRES[c].values) for c in CHARACTERS}
    assert len(combinations) == len(CHARACTERS) == 2 * 2 * 5 * 4


@rule("term.gain", "term.place")
def test_gain_is_for_the_subject_and_place_for_the_chosen() -> None:
    court = Court()
    court.tree("anna", "x")
    court.tree("boris", "y")
    court.effects(
        "anna",
        "x",
        [
            {"op": "gain_power", "n": 2},
            {"op": "place_notoriety", "target": {"pool": "opponent", "count": 1}, "n": 1},
        ],
    )
    court.act("anna", "choose y")
    assert (court["x"].power, court["x"].notoriety) == (2, 0)
    assert (court["anna"].power, court["y"].notoriety) == (3, 1)


@rule("term.any-opponent")
def test_the_actor_names_one_opponent() -> None:
    court = Court(anna="brujah", boris="ventrue", clara="gangrel")
    court.hand("boris", "ven_privy_council")
    court.hand("clara", "gan_run_as_one")
    row = {"op": "discard_intrigue", "who": "chosen_opponent", "n": 1, "mode": "random"}
    court.effects("anna", "anna", [row])
    assert court.offers("anna") == ["opponent boris", "opponent clara"]
    court.act("anna", "opponent clara")
    assert (len(court.player("boris").hand), len(court.player("clara").hand)) == (1, 0)


@rule("term.activate-vs-apply")
def test_activating_applies_nothing_and_applying_activates_nothing() -> None:
    court = Court()
    court.tree("anna", "x: high ancilla=wea_tithe")
    one = {"pool": "subject"}
    court.effects("anna", "x", [{"op": "activate", "target": one, "battleground": "class"}])
    assert (court.g.high_low, court["x"].power) == (1, 0)
    court.effects("anna", "x", [{"op": "apply_abilities", "target": one}])
    assert (court.g.high_low, court["x"].power) == (1, 2)


@rule("term.token-values")
def test_only_the_total_matters() -> None:
    court = Court()
    court.leader("anna", "power=3")
    court.tree("anna", "x: power=1")
    court.queue("a", "b", "c", "d", "e")
    court.act("anna", "recruit b", "pay anna")
    assert court["anna"].power == 2


@rule("term.primogen")
def test_the_primogen_is_the_holder_of_the_token_or_the_next_of_the_tied() -> None:
    court = Court(anna="brujah", boris="ventrue", clara="gangrel", first="boris", turn="boris")
    assert primogen(court.g, [0, 1]) == 1
    assert primogen(court.g, [0, 2]) == 2
    assert primogen(court.g, [0]) == 0
