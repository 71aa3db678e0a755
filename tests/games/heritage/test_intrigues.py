"""The intrigue phase: coterie, requirements, boons (book: ФАЗА ИНТРИГ)."""

from tests.games.heritage.court import Court
from tests.games.heritage.test_turns import finish
from tests.rule import rule

CLASS_OF_COTERIE = [
    {"op": "activate", "target": {"pool": "coterie"}, "battleground": "class"},
]


@rule("intrigue.leader", "state.exhausted.no-leader", "state.torpor.no-coterie")
def test_any_fit_vampire_may_lead_the_coterie() -> None:
    court = Court()
    court.tree("anna", "x: war\ny: war exhausted\nz: war torpor\nw: war")
    court.tree("boris", "v: war")
    court.hand("anna", "bru_clenched_fist")
    court.act("anna", "play bru_clenched_fist")
    assert court.offers("anna") == ["lead anna", "lead x", "lead w"]
    assert court.refusal("anna", "lead y") == "state.exhausted.no-leader"
    assert court.refusal("anna", "lead z") == "state.torpor.no-coterie"
    assert court.refusal("anna", "lead v") == "not-offered"


@rule("state.exhausted.no-leader")
def test_with_everybody_exhausted_no_intrigue_can_be_played() -> None:
    court = Court()
    court.leader("anna", "exhausted")
    court.tree("anna", "x: war exhausted\ny: war torpor")
    court.hand("anna", "bru_clenched_fist")
    assert court.refusal("anna", "play bru_clenched_fist") == "state.exhausted.no-leader"


@rule("intrigue.requirements")
def test_every_archetype_required_must_be_shown_in_number() -> None:
    court = Court()
    court.leader("anna", "boons=0 exhausted")
    court.tree("anna", "x: war\n  y: science")
    court.hand("anna", "bru_blood_grudge")
    assert court.refusal("anna", "play bru_blood_grudge") == "intrigue.requirements"
    more = Court()
    more.leader("anna", "boons=0 exhausted")
    more.tree("anna", "x: war\n  y: war")
    more.tree("boris", "z")
    more.hand("anna", "bru_blood_grudge")
    more.act("anna", "play bru_blood_grudge")
    assert more["x"].exhausted


@rule("intrigue.requirements-superset")
def test_others_may_be_in_the_coterie_and_the_leader_need_not_match() -> None:
    court = Court()
    court.leader("anna", "boons=0 exhausted")
    court.tree("anna", "x: secrets\n  y: war\n  z: wealth\n  w: science")
    court.hand("anna", "bru_rally_the_rabble")
    court.act("anna", "play bru_rally_the_rabble")
    assert court["x"].exhausted
    assert court.asks() == "anna board"


@rule("intrigue.exhaust")
def test_the_leader_is_exhausted_before_the_effects() -> None:
    court = Court(anna="toreador", boris="ventrue")
    court.leader("anna", "exhausted")
    court.tree("anna", "x: wealth\n  y: wealth")
    court.hand("anna", "tor_masked_ball")
    court.act("anna", "play tor_masked_ball", "lead x")
    assert court["x"].exhausted
    court.act("anna", "done", "choose x")
    assert not court["x"].exhausted


@rule("intrigue.discard")
def test_a_plain_intrigue_is_discarded_and_one_that_stays_is_not() -> None:
    court = Court()
    court.tree("boris", "z")
    court.hand("anna", "bru_clenched_fist", "bru_name_the_tyrant")
    b = court.player("anna")
    court.act("anna", "play bru_clenched_fist")
    assert (len(b.hand), len(b.discard), b.playing) == (1, 1, [])
    court.turn_of("anna")
    court.leader("anna", "power=3")
    b.marks[0] = 0
    court.act("anna", "play bru_name_the_tyrant", "choose z")
    assert (len(b.hand), len(b.discard), len(b.declared), b.playing) == (0, 1, 1, [])


@rule("intrigue.battleground-stays", "intrigue.battleground-open")
def test_anybody_may_use_the_intrigue_of_a_battleground() -> None:
    court = Court()
    court.leader("anna", "boons=0")
    assert court.refusal("anna", "play bgi_C") == "intrigue.requirements"
    court.leader("anna", "boons=3")
    court.tree("boris", "z: wealth")
    for name in ("anna", "boris"):
        court.turn_of(name)
        court.act(name, "play bgi_C")
        while court.asks() != f"{name} what-now":
            court.act(name, court.offers(name)[0])
        assert court[name].exhausted
        assert not court.player(name).discard


@rule("intrigue.battleground-effect", "boon.not-a-member")
def test_it_activates_the_coterie_on_that_board_alone() -> None:
    court = Court()
    court.leader("anna", "exhausted")
    court.tree("anna", "x: high secrets\n  y: high war\n  z: low war")
    court.tree("boris", "w: high wealth")
    court.leader("boris", "exhausted")
    before = (court.player("anna").morality, court.g.princes[:])
    court.act("anna", "play bgi_A")
    court.act("anna", "borrow w", "done")
    assert court.g.high_low == 2 - 1
    assert (court.player("anna").morality, court.g.princes) == before


@rule("intrigue.draw-sources")
def test_a_plain_turn_draws_nothing() -> None:
    court = Court()
    court.has("anna", side=2)
    court.queue("a", "b", "c", "d", "e: composed")
    court.act("anna", "recruit e")
    finish(court, "anna")
    assert court.player("anna").hand == []
    court.turn_of("boris")
    court.has("boris", side=2)
    court.queue("f", "g", "h", "i", "j: fervent")
    court.act("boris", "recruit j")
    finish(court, "boris")
    assert len(court.player("boris").hand) == 1


@rule("intrigue.draw-empty")
def test_an_empty_deck_gives_nothing() -> None:
    court = Court()
    b = court.player("anna")
    b.discard = b.deck[:4]
    b.deck = []
    court.effects("anna", "anna", [{"op": "draw_intrigue", "n": 2, "who": "actor"}])
    assert (b.hand, b.deck, len(b.discard)) == ([], [], 4)
    assert court.told("draws") == []


@rule("intrigue.no-hand-limit")
def test_a_hand_has_no_limit() -> None:
    court = Court()
    court.effects("anna", "anna", [{"op": "draw_intrigue", "n": 8, "who": "actor"}])
    assert len(court.player("anna").hand) == 8


@rule("intrigue.no-target")
def test_an_intrigue_may_be_played_for_nothing() -> None:
    court = Court()
    court.tree("anna", "x: war\n  y: secrets\n  z: war")
    court.hand("anna", "bru_storm_the_gates")
    court.act("anna", "play bru_storm_the_gates")
    assert court["x"].power == 1
    assert court["x"].exhausted


@rule("coterie.members", "coterie.no-exclusion", "activate.multi-order")
def test_a_coterie_is_the_leader_and_all_its_childer() -> None:
    court = Court()
    court.tree("anna", "x: high\n  y: high\n    w: high\n  z: low")
    court.effects("anna", "x", CLASS_OF_COTERIE)
    assert court.offers("anna") == ["choose x", "choose y", "choose z", "done"]
    court.act("anna", "choose z", "choose x")
    assert court.g.high_low == 1
    assert len(court.told("politics")) == 3


@rule("coterie.solo")
def test_a_fledgling_leads_a_coterie_of_one() -> None:
    court = Court()
    court.leader("anna", "exhausted")
    court.tree("anna", "x: war")
    court.hand("anna", "bru_clenched_fist")
    court.act("anna", "play bru_clenched_fist")
    assert court["x"].exhausted


@rule("coterie.exhausted-member")
def test_an_exhausted_childe_still_lends_its_archetype() -> None:
    court = Court()
    court.leader("anna", "exhausted boons=0")
    court.tree("anna", "x: wealth\n  y: war exhausted")
    court.hand("anna", "bru_clenched_fist")
    court.act("anna", "play bru_clenched_fist")
    assert court["x"].exhausted


@rule("coterie.clan-leader")
def test_the_clan_leader_leads_a_coterie_in_the_first_turn() -> None:
    court = Court()
    court.hand("anna", "bru_clenched_fist")
    court.act("anna", "play bru_clenched_fist")
    assert court["anna"].exhausted
    assert court["anna"].power == 4


@rule("boon.borrow")
def test_a_boon_borrows_an_archetype() -> None:
    court = Court()
    court.tree("boris", "z: wealth")
    court.leader("boris", "exhausted")
    court.hand("anna", "bru_rally_the_rabble")
    court.act("anna", "play bru_rally_the_rabble", "borrow z")
    assert court["z"].boons_of["anna"] == 1
    assert court["anna"].boons == 2
    assert court.told("borrows")[0]["lender"] == "z"
    assert court.g.threads[0].n == court.aliases["z"] + 1  # shown until the card is done


@rule("boon.any-clan")
def test_a_boon_of_another_clan_is_used_like_an_own_one() -> None:
    court = Court(anna="brujah", boris="ventrue", clara="gangrel")
    court.leader("anna", "boons=0")
    court.leader("anna", "boons=boris:1")
    court.tree("clara", "z: wealth")
    court.tree("boris", "y: wealth")
    court.hand("anna", "bru_rally_the_rabble")
    court.act("anna", "play bru_rally_the_rabble")
    assert set(court.offers("anna")) == {"borrow boris", "borrow y", "borrow z"}
    court.act("anna", "borrow z")
    assert court["z"].boons_of == {"anna": 0, "boris": 1, "clara": 0}


@rule("boon.not-more-than-needed")
def test_no_boon_is_spent_beyond_need() -> None:
    court = Court()
    court.tree("boris", "z: wealth\ny: war")
    court.hand("anna", "bru_rally_the_rabble", "bru_clenched_fist")
    court.act("anna", "play bru_rally_the_rabble")
    assert court.refusal("anna", "borrow y") == "boon.not-more-than-needed"
    court.act("anna", "borrow z")
    assert court.asks() == "anna board"
    enough = Court()
    enough.hand("anna", "bru_clenched_fist")
    enough.act("anna", "play bru_clenched_fist")
    assert enough["anna"].boons == 3


@rule("boon.no-cap")
def test_three_boons_may_be_needed_at_once() -> None:
    court = Court()
    court.leader("anna", "exhausted")
    court.tree("anna", "x: science")
    court.tree("boris", "y: war\nz: secrets")
    court.hand("anna", "bru_storm_the_gates")
    court.act("anna", "play bru_storm_the_gates", "borrow y", "borrow y")
    assert court["y"].boons_of["anna"] == 2
    assert court["z"].boons_of["anna"] == 1
    assert court["anna"].boons == 0


@rule("boon.borrow", "boon.no-cap")
def test_all_who_have_lent_are_shown_in_order() -> None:
    court = Court()
    court.leader("anna", "exhausted")
    court.tree("anna", "x: science")
    court.tree("boris", "y: war\nz: secrets\nw: war")
    court.hand("anna", "bru_storm_the_gates")
    court.act("anna", "play bru_storm_the_gates", "borrow y", "borrow z")
    assert court.asks() == "anna lender"
    lent = court.g.threads[0].n
    assert (lent >> 8, lent & 255) == (court.aliases["y"] + 1, court.aliases["z"] + 1)


@rule("boon.recipient", "state.torpor.no-boon")
def test_an_exhausted_vampire_lends_and_one_in_torpor_does_not() -> None:
    court = Court()
    court.leader("boris", "exhausted")
    court.tree("boris", "y: wealth exhausted\nz: wealth torpor")
    court.hand("anna", "bru_rally_the_rabble")
    court.act("anna", "play bru_rally_the_rabble")
    assert court.offers("anna") == ["borrow boris", "borrow y"]
    assert court.refusal("anna", "borrow z") == "state.torpor.no-boon"


@rule("state.torpor.no-boon")
def test_a_boon_on_a_vampire_in_torpor_cannot_be_spent() -> None:
    court = Court()
    court.leader("anna", "boons=0")
    court.tree("anna", "x: torpor boons=1")
    court.tree("boris", "z: wealth")
    court.hand("anna", "bru_rally_the_rabble")
    assert court.refusal("anna", "play bru_rally_the_rabble") == "intrigue.requirements"


@rule("boon.vp")
def test_a_boon_is_worth_a_point_to_whoever_has_it() -> None:
    court = Court()
    court.leader("anna", "boons=2")
    court.leader("anna", "boons=boris:1")
    court.tree("anna", "x: torpor boons=1")
    assert court.points("anna")[4] == 3
