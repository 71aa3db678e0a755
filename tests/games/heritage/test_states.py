"""Exhaustion, torpor, sacrifice, power and notoriety (book: СОСТОЯНИЯ; ТЕРМИНЫ)."""

from tests.games.heritage.court import Court
from tests.games.heritage.test_turns import finish
from tests.rule import rule

LIMITED = {"sacrifice": "limited"}


def send(pool: str = "opponent", **only: object) -> list[dict[str, object]]:
    return [{"op": "send_to_torpor", "target": {"pool": pool, "count": 1, "only": only}}]


@rule("state.exhausted.persists")
def test_exhaustion_stays_until_it_is_taken_off() -> None:
    court = Court()
    court.hand("anna", "bru_clenched_fist")
    court.act("anna", "play bru_clenched_fist")
    for name in ("anna", "boris"):
        court.act(name, f"recruit {court.named('vampire', court.g.queue[-1])}")
        finish(court, name)
        if court.asks() == f"{name} what-now":
            court.act(name, "done")
    assert court.g.round == 2
    assert court["anna"].exhausted


@rule("state.exhausted.otherwise-normal")
def test_the_exhausted_are_sires_targets_and_score() -> None:
    court = Court()
    court.queue("a", "b", "c", "d", "e")
    court.tree("anna", "x: exhausted power=2")
    court.act("anna", "recruit e", "sire x")
    assert court.childer("x") == ["e"]
    assert court.points("anna")[3] == 3 + 2
    finish(court, "anna")
    court.effects(
        "boris",
        "boris",
        [{"op": "steal_power", "target": {"pool": "opponent", "count": 1}, "n": 1}],
    )
    court.act("boris", "choose x")
    assert court["x"].power == 1


@rule("state.exhausted.recover", "state.torpor.recover", "state.torpor.tokens-stay")
def test_recovering_takes_both_states_off_and_does_nothing_else() -> None:
    court = Court()
    court.tree("anna", "x: exhausted\ny: torpor power=2 boons=1 ancilla=wea_tithe")
    before = (court.g.high_low, court.player("anna").morality)
    for alias in ("x", "y"):
        row = {"op": "recover", "target": {"pool": "own", "count": 1}}
        court.effects("anna", "anna", [row])
        court.act("anna", f"choose {alias}")
    assert not court["x"].exhausted
    assert not court["y"].torpor
    assert (court["y"].power, court["y"].boons) == (2, 1)
    assert (court.g.high_low, court.player("anna").morality) == before
    assert court.points("anna")[3:5] == [5, 4]


@rule("state.torpor.childer-unaffected")
def test_childer_of_the_sleeping_play_on() -> None:
    court = Court()
    court.leader("anna", "exhausted")
    court.queue("a", "b", "c", "d", "e")
    court.tree("anna", "x: torpor\n  y: war high power=1")
    court.hand("anna", "bru_clenched_fist")
    court.act("anna", "play bru_clenched_fist")
    assert court["y"].exhausted
    court.act("anna", "recruit e", "sire y")
    assert court.childer("y") == ["e"]
    assert court.points("anna")[3] == 3 + 2


@rule("state.torpor.no-notoriety", "state.torpor.no-target")
def test_the_sleeping_are_no_targets() -> None:
    court = Court()
    court.tree("boris", "x: torpor\ny\nz")
    for op in ("exhaust", "steal_power", "place_notoriety", "send_to_torpor"):
        row = {"op": op, "target": {"pool": "opponent", "count": 1}, "n": 1}
        court.effects("anna", "anna", [row])
        assert court.refusal("anna", "choose x") == "state.torpor.no-target"
        court.act("anna", "choose y")
        court.player("boris").marks[2] = 0


@rule("state.torpor.no-power")
def test_the_sleeping_receive_no_power() -> None:
    court = Court()
    court.g.high_low = 5
    court.tree("anna", "x: high torpor\ny: high")
    court.effects(
        "anna", "y", [{"op": "activate", "target": {"pool": "subject"}, "battleground": "class"}]
    )
    assert (court["x"].power, court["y"].power) == (0, 1)


@rule("state.torpor.ignored")
def test_the_sleeping_are_not_counted_unless_named() -> None:
    court = Court()
    court.tree("anna", "x: ancilla\ny: ancilla torpor\n  z: high")
    awake = {"count_of": {"pool": "own", "only": {"ancilla": True}}, "times": 1, "max": 9}
    asleep = {
        "count_of": {"pool": "own_any_state", "only": {"in_torpor": True}},
        "times": 1,
        "max": 9,
    }
    court.effects("anna", "anna", [{"op": "gain_power", "n": awake}])
    assert court["anna"].power == 4
    court.effects("anna", "anna", [{"op": "gain_power", "n": asleep}])
    assert court["anna"].power == 5


@rule("state.torpor.no-vp")
def test_the_sleeping_score_nothing_either_way() -> None:
    court = Court()
    court.g.high_low = 4
    court.tree("anna", "x: high torpor power=4 boons=1 notoriety=2")
    assert court.points("anna") == [2, 0, 0, 3, 3, 0, 0]


@rule("state.torpor.recruit-guard")
def test_nobody_is_put_to_sleep_without_whom_no_recruit_finds_a_sire() -> None:
    court = Court(round=5)
    court.tree("boris", "x: notoriety=1\ny: torpor\nz: torpor")
    court.effects("anna", "anna", send(notoriety_min=1))
    assert not court["x"].torpor
    assert court.asks() == "anna what-now"
    court.has("boris", recruits=10)
    court.effects("anna", "anna", send(notoriety_min=1))
    assert court["x"].torpor


@rule("state.torpor.recruit-guard", "sacrifice.option")
def test_the_guard_also_keeps_a_childe_from_being_sacrificed() -> None:
    court = Court()
    court.tree("boris", "x\n  v: torpor\n  u: torpor\n  y\nw: torpor\nz: torpor")
    court.effects("anna", "anna", send(fledgling=False))
    court.act("anna", "choose x")
    assert court["x"].torpor
    assert not court["y"].torpor


@rule("state.power.on-vampire", "state.power.supply", "state.power.vp")
def test_power_lies_on_a_vampire_comes_from_the_supply_and_scores() -> None:
    court = Court()
    court.tree("anna", "x: power=2")
    court.effects("anna", "x", [{"op": "gain_power", "n": 2}])
    assert (court["anna"].power, court["x"].power, court["boris"].power) == (3, 4, 3)
    assert court.points("anna")[3] == 7


@rule("state.notoriety.vp", "state.notoriety.no-cancel")
def test_notoriety_costs_points_and_cancels_nothing() -> None:
    court = Court()
    court.leader("boris", "power=0")
    court.tree("boris", "x: power=2 notoriety=2\ny: notoriety=1")
    assert court.points("boris")[3:6] == [2, 3, -3]
    court.effects(
        "anna",
        "anna",
        [
            {
                "op": "exhaust",
                "target": {"pool": "opponent", "count": 1, "only": {"notoriety_min": 2}},
            }
        ],
    )
    assert court["x"].exhausted


@rule("state.notoriety.target-criterion")
def test_only_the_notorious_can_be_chosen() -> None:
    court = Court()
    court.tree("boris", "x: notoriety=2\ny: notoriety=3\nz: notoriety=4")
    court.effects("anna", "anna", send(notoriety_min=3))
    assert court.offers("anna") == ["choose y", "choose z"]
    assert court.refusal("anna", "choose x") == "state.notoriety.target-criterion"


@rule("state.notoriety.leader-redirect")
def test_notoriety_for_a_leader_falls_on_a_childe() -> None:
    court = Court()
    court.tree("boris", "x\n  y\nz\nw: torpor")
    court.effects(
        "anna",
        "anna",
        [{"op": "place_notoriety", "target": {"pool": "opponent", "count": 1}, "n": 2}],
    )
    court.act("anna", "choose boris")
    assert court.asks() == "boris blame"
    assert court.offers("boris") == ["choose x", "choose z"]
    assert court.refusal("boris", "choose w") == "state.notoriety.leader-redirect"
    court.act("boris", "choose z")
    assert (court["boris"].notoriety, court["z"].notoriety) == (0, 2)


@rule("state.notoriety.leader-redirect")
def test_an_only_childe_takes_it_unasked() -> None:
    court = Court()
    court.tree("boris", "x")
    court.effects(
        "anna",
        "anna",
        [{"op": "place_notoriety", "target": {"pool": "opponent", "count": 1}, "n": 2}],
    )
    court.act("anna", "choose boris")
    assert court["x"].notoriety == 2
    assert court.asks() == "anna what-now"


@rule("state.notoriety.leader-no-childe")
def test_without_a_childe_nothing_is_placed() -> None:
    court = Court()
    row = {"op": "place_notoriety", "target": {"pool": "opponent", "count": 1}, "n": 2}
    court.effects("anna", "anna", [row])
    assert court["boris"].notoriety == 0
    court.tree("boris", "x: torpor")
    court.effects("anna", "anna", [row])
    assert court["x"].notoriety == 0


@rule("state.notoriety.leader-no-childe")
def test_what_should_move_to_a_leader_without_a_childe_stays_where_it_was() -> None:
    court = Court()
    court.tree("anna", "x: notoriety=2")
    court.plays("anna", "x", "sec_veil")
    assert (court["x"].notoriety, court["boris"].notoriety) == (2, 0)
    court.tree("boris", "y")
    court.plays("anna", "x", "sec_veil")
    court.act("anna", "choose boris")
    assert (court["x"].notoriety, court["y"].notoriety) == (1, 1)


@rule("sacrifice.option", "sacrifice.not-torpid", "sacrifice.no-chain")
def test_a_childe_may_be_sacrificed_and_not_further_down() -> None:
    court = Court()
    court.tree("boris", "x\n  y\n    v\n  z\n  w: torpor")
    court.effects("anna", "anna", send(fledgling=False))
    court.act("anna", "choose x")
    assert court.asks() == "boris sacrifice"
    assert court.offers("boris") == ["choose x", "choose y", "choose z"]
    assert court.refusal("boris", "choose w") == "sacrifice.not-torpid"
    court.act("boris", "choose y")
    assert court["y"].torpor
    assert not court["x"].torpor
    assert court.asks() == "anna what-now"
    assert court.told("sacrificed") == [{"victim": "x", "childe": "y"}]


@rule("sacrifice.leader")
def test_a_childe_falls_for_the_clan_leader() -> None:
    court = Court()
    court.tree("boris", "x\n  y")
    court.effects("anna", "anna", send())
    court.act("anna", "choose boris")
    assert court["x"].torpor
    assert not court["boris"].torpor
    assert court.asks() == "anna what-now"


@rule("sacrifice.leader-none")
def test_a_leader_without_childer_loses_nothing() -> None:
    court = Court()
    court.effects("anna", "anna", send())
    assert not court["boris"].torpor
    court.tree("boris", "x: torpor")
    court.effects("anna", "anna", send())
    assert not court["boris"].torpor


@rule("variant.sacrifice-limited")
def test_by_the_variant_only_leaders_and_the_shielded_are_spared() -> None:
    court = Court(options=LIMITED)
    court.tree("boris", "x: notoriety=1\n  y\nz: notoriety=2 ancilla\n  w")
    court.glue("z", "st_shield")
    court.effects("anna", "anna", send(notoriety_min=1))
    court.act("anna", "choose x")
    assert court["x"].torpor
    court.effects("anna", "anna", send(notoriety_min=2))
    assert court.asks() == "boris sacrifice"
    court.act("boris", "choose w")
    court.effects("anna", "anna", send())
    court.act("anna", "choose boris")
    assert court["z"].torpor


@rule("steal.move", "steal.partial")
def test_what_is_stolen_lies_on_the_subject_as_far_as_there_is_any() -> None:
    court = Court()
    court.tree("anna", "x")
    court.tree("boris", "y: power=3\nz: power=1")
    row = {"op": "steal_power", "target": {"pool": "opponent", "count": 1}, "n": 2}
    court.effects("anna", "x", [row])
    court.act("anna", "choose y")
    assert (court["x"].power, court["y"].power, court["boris"].power) == (2, 1, 3)
    court.effects("anna", "x", [row])
    court.act("anna", "choose z")
    assert (court["x"].power, court["z"].power) == (3, 0)
