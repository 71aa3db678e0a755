"""Inquisition (book: ИНКВИЗИЦИЯ)."""

from duskmoot.games.heritage.boards.inquisition import IUDICES
from duskmoot.games.heritage.lines import value_of
from duskmoot.games.heritage.pieces import CLASS, HIGH, LOW
from tests.card import card
from tests.games.heritage.boards import activated, on, sound
from tests.games.heritage.court import Court
from tests.rule import rule

BOARD = {"class-board": "inquisition"}
JUDGED_HIGH = HIGH + IUDICES
JUDGED_LOW = LOW + IUDICES
DRAW = {"op": "draw_intrigue", "n": 1, "who": "actor"}


def before_trial(wealth: int = HIGH, **options: str) -> Court:
    """War and science show high, secrets low; only the token of wealth is missing."""
    court = Court(options=BOARD | options)
    court.g.inquisition = [JUDGED_HIGH, JUDGED_HIGH, JUDGED_LOW, wealth]
    return court


@rule("battleground.inquisition.setup")
def test_one_token_stands_on_vaticanum_in_each_column() -> None:
    assert Court(options=BOARD).g.inquisition == [HIGH, LOW, LOW, HIGH]


@rule("battleground.inquisition.activation")
def test_the_token_of_the_archetype_turns_to_the_class_and_goes_to_the_judges() -> None:
    court = Court(options=BOARD)
    court.tree("anna", "x: high war\ny: low war")
    activated(court, "class", "x")
    assert court.g.inquisition == [JUDGED_HIGH, LOW, LOW, HIGH]
    activated(court, "class", "y")
    assert court.g.inquisition == [JUDGED_LOW, LOW, LOW, HIGH]
    assert court.told("judges") == [
        {"column": "war", "value": "high"},
        {"column": "war", "value": "low"},
    ]


@rule("battleground.inquisition.trial-trigger")
def test_the_fourth_token_starts_a_trial_before_anything_else() -> None:
    court = before_trial()
    court.tree("boris", "y: low notoriety=2")
    court.queue("a", "b", "c", "d", "e: high wealth")
    court.act("anna", "recruit e", "board inquisition")
    assert court["y"].notoriety == 3
    assert court.offers("anna") == ["board beast_within", "board war_of_princes", "done"]


@rule("battleground.inquisition.trial-trigger", "state.torpor.ignored")
def test_who_falls_while_others_are_activated_is_not_next() -> None:
    court = before_trial()
    court.tree("anna", "x: high wealth\ny: high notoriety=3\nz: low war")
    everybody = {"op": "activate", "target": {"pool": "coterie"}, "battleground": "class"}
    court.effects("anna", "anna", [everybody])
    assert court.offers("anna") == ["choose anna", "choose x", "choose y", "choose z", "done"]
    court.act("anna", "choose x")
    assert court["y"].torpor
    assert court.offers("anna") == ["choose anna", "choose z", "done"]


@rule("state.torpor.ignored", "sacrifice.option")
def test_a_recruit_that_is_sacrificed_changes_nothing_more_and_applies_nothing() -> None:
    court = before_trial()
    court.tree("anna", "x: high notoriety=4\ny")
    court.tree("boris", "v\nw")
    court.plays("boris", "boris", "ven_edict_of_tribute")
    court.act("boris", "value east")
    court.queue("a", "b", "c", "d", "e: low wealth east ancilla")
    court.glue("e", "st_bruiser")
    morality, side = court.player("anna").morality, court.player("anna").side
    court.act("anna", "recruit e", "sire x", "board inquisition", "choose e")
    assert court["e"].torpor
    assert court.asks() == "anna what-now"
    assert (court.player("anna").morality, court.player("anna").side) == (morality, side)
    assert (court["v"].notoriety, court["w"].notoriety) == (0, 0)
    assert court["boris"].power == 4


@rule("state.torpor.ignored", "ability.order")
def test_who_falls_by_an_ability_does_not_apply_the_next() -> None:
    court = before_trial()
    court.tree("anna", "x: high wealth ancilla=wea_levy notoriety=5\ny")
    court.glue("x", "st_schemer")
    court.effects("anna", "x", [{"op": "apply_abilities", "target": {"pool": "subject"}}])
    assert court["x"].torpor
    assert court.player("anna").hand == []


@rule("term.gain", "state.torpor.no-power")
def test_what_a_fallen_coterie_leader_should_gain_is_lost_and_the_rest_goes_on() -> None:
    court = before_trial()
    court.tree("anna", "x: high wealth notoriety=4\ny")
    court.effects("anna", "x", [*on("class"), {"op": "gain_power", "n": 2}, DRAW])
    assert court["x"].torpor
    assert court["x"].power == 0
    assert len(court.player("anna").hand) == 1


@rule("battleground.inquisition.trial-trigger")
def test_three_tokens_are_no_trial() -> None:
    court = before_trial()
    court.tree("anna", "x: high war")
    court.tree("boris", "y: high notoriety=4")
    activated(court, "class", "x")
    assert not court["y"].torpor
    assert court.told("trial") == []


@rule("battleground.inquisition.trial-targets")
def test_all_with_the_most_notoriety_are_judged_at_once() -> None:
    """Each by what lay there before: one who survives does not convict another."""
    court = before_trial()
    court.tree("anna", "x: high wealth notoriety=1")
    court.tree("boris", "y: high notoriety=3\nz: low notoriety=3\nw: high notoriety=2")
    activated(court, "class", "x")
    assert [court[v].torpor for v in "xyzw"] == [False, True, False, False]
    assert [court[v].notoriety for v in "xzw"] == [1, 4, 2]
    assert court.told("trial") == [{"n": 2}]


@rule("battleground.inquisition.trial-targets")
def test_without_notoriety_the_tokens_just_return() -> None:
    court = before_trial()
    court.tree("anna", "x: high wealth")
    activated(court, "class", "x")
    assert court.told("no-suspect") == [{}]
    assert court.g.inquisition == [HIGH, HIGH, LOW, HIGH]
    assert court["x"].notoriety == 0


@rule("battleground.inquisition.trial-torpor-ignored")
def test_notoriety_in_torpor_is_ignored() -> None:
    court = before_trial()
    court.tree("anna", "x: high wealth")
    court.tree("boris", "y: high torpor notoriety=6\nz: high notoriety=2")
    activated(court, "class", "x")
    assert court["z"].torpor, "2 and three tokens of its class"


@rule("battleground.inquisition.trial-verdict", "battleground.inquisition.trial-survivor")
def test_notoriety_and_tokens_of_the_class_make_five() -> None:
    court = before_trial()
    court.tree("anna", "x: low wealth")
    court.tree("boris", "y: high notoriety=3")
    activated(court, "class", "x")
    assert court["y"].torpor, "3 and two tokens"
    assert court.told("convicted") == [{"vampire": "y", "n": 5}]
    court = before_trial()
    court.tree("anna", "x: high wealth")
    court.tree("boris", "y: low notoriety=3")
    activated(court, "class", "x")
    assert (court["y"].torpor, court["y"].notoriety) == (False, 4)
    assert court.told("acquitted") == [{"vampire": "y", "n": 4}]


@rule("battleground.inquisition.trial-survivor")
def test_two_and_two_is_not_enough() -> None:
    court = before_trial()
    court.tree("anna", "x: low wealth")
    court.tree("boris", "y: high notoriety=2")
    activated(court, "class", "x")
    assert (court["y"].torpor, court["y"].notoriety) == (False, 3)


@rule("battleground.inquisition.trial-verdict", "sacrifice.option")
def test_a_childe_may_go_in_place_of_the_convicted() -> None:
    court = before_trial()
    court.tree("anna", "x: high wealth")
    court.tree("boris", "y: high notoriety=5\n  z")
    activated(court, "class", "x")
    assert court.asks() == "boris sacrifice"
    assert min(court.g.inquisition) >= IUDICES, "the trial is not over yet"
    court.act("boris", "choose z")
    assert (court["y"].torpor, court["y"].notoriety, court["z"].torpor) == (False, 5, True)
    assert court.g.inquisition == [HIGH, HIGH, LOW, HIGH]


@rule("battleground.inquisition.trial-verdict", "variant.sacrifice-limited")
def test_with_limited_sacrifice_the_convicted_falls_without_a_question() -> None:
    court = before_trial(sacrifice="limited")
    court.tree("anna", "x: high wealth")
    court.tree("boris", "y: high notoriety=5\n  z")
    activated(court, "class", "x")
    assert (court["y"].torpor, court["z"].torpor) == (True, False)


@rule("battleground.inquisition.trial-verdict", "state.torpor.recruit-guard")
def test_a_convict_kept_awake_by_the_recruit_guard_receives_nothing() -> None:
    """Nor need a childe be sacrificed for it."""
    court = before_trial()
    court.tree("anna", "x: high wealth")
    below = "  v\n    p: torpor\n    q: torpor\n    r: torpor"
    court.tree("boris", f"y: high notoriety=5\n{below}\nw: torpor\nz: torpor")
    activated(court, "class", "x")
    assert (court["y"].torpor, court["y"].notoriety) == (False, 5)
    assert not court["v"].torpor
    assert court.told("falls") == []
    sound(court)


@rule("battleground.inquisition.trial-verdict", "battleground.inquisition.trial-survivor")
def test_convicts_fall_clockwise_from_the_acting_player_after_survivors_are_marked() -> None:
    court = before_trial()
    court.tree("anna", "x: high wealth notoriety=4\n  v")
    court.tree("boris", "y: high notoriety=4\n  z\nw: low notoriety=4\nu: low notoriety=3")
    court.g.inquisition[2] = JUDGED_HIGH
    activated(court, "class", "x")
    assert court.asks() == "anna sacrifice"
    assert (court["w"].torpor, court["w"].notoriety) == (False, 5)
    court.act("anna", "choose v")
    assert court.asks() == "boris sacrifice"
    court.act("boris", "choose y")
    assert [court[v].torpor for v in "xvyzwu"] == [False, True, True, False, False, False]
    assert court["u"].notoriety == 3


@rule("battleground.inquisition.trial-reset")
def test_after_the_trial_the_tokens_return_with_their_sides() -> None:
    court = before_trial()
    court.tree("anna", "x: low wealth notoriety=1")
    activated(court, "class", "x")
    assert court.g.inquisition == [HIGH, HIGH, LOW, LOW]


@rule("battleground.inquisition.scoring")
def test_the_class_that_fewer_tokens_show_scores() -> None:
    court = Court(anna="brujah", boris="ventrue", options=BOARD)
    court.tree("anna", "x: low\ny: low torpor\nz: high")
    leader_low = int(value_of(court["anna"].number, CLASS) == LOW)
    court.g.inquisition = [HIGH, JUDGED_HIGH, HIGH, LOW]
    assert court.points("anna")[0] == 1 + leader_low
    court.g.inquisition = [LOW, JUDGED_LOW, JUDGED_LOW, LOW]
    assert court.points("anna")[0] == 2 - leader_low
    court.g.inquisition = [HIGH, HIGH, LOW, LOW]
    assert court.points("anna")[0] == 0


@card("bgi_D")
@rule("intrigue.battleground-effect", "activate.trigger-each")
def test_an_anonymous_accusation_activates_the_coterie_here() -> None:
    """The trial comes after the vampire that fills the last column."""
    court = before_trial()
    court.tree("anna", "x: low secrets\n  y: high wealth notoriety=2\n  z: low science torpor")
    court.plays("anna", "x", "bgi_D")
    court.act("anna", "choose y")
    assert court["y"].torpor, "2 and three high tokens"
    assert court.g.inquisition == [HIGH, HIGH, JUDGED_LOW, HIGH]
    assert [line["column"] for line in court.told("judges")] == ["wealth", "secrets"]
    assert court.player("anna").morality == 3
