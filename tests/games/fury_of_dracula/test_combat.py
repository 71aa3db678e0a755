"""Combat in its eight steps."""

import json

import pytest

from duskmoot.games.fury_of_dracula.cards.table import CARDS, DECKS, named
from duskmoot.games.fury_of_dracula.sheets import DUSK
from duskmoot.kernel.ask import NOT_OFFERED
from tests.card import card
from tests.games.fury_of_dracula.chase import NAMES, Chase, place
from tests.games.fury_of_dracula.fights import ambush, dawn, dusk, rounds
from tests.rule import rule

SYMBOLS = [
    "fangs",
    "plotting",
    "strength",
    "escape_as_bat",
    "claws",
    "escape_as_mist",
    "mesmerize",
]


def keys(chase: Chase, since: int) -> list[str]:
    """What the log has told since then, line by line."""
    assert chase.g.story is not None
    return [line.tale.key for line in chase.g.story[since:]]


# Who fights.


@rule("combat.dracula.mandatory")
def test_who_is_with_dracula_at_dusk_must_fight() -> None:
    chase = dusk()
    assert (chase.question(), sorted(chase.asked())) == ("choose", ["dracula", "godalming"])
    assert (chase.g.step, chase.g.time) == (DUSK, 1)
    assert chase.told("night") == []


@rule("combat.dracula.mandatory")
def test_who_is_elsewhere_does_not_fight() -> None:
    chase = Chase(godalming="berlin", dracula="leipzig")
    chase.until("prowl")
    assert chase.told("fights") == []


@rule("combat.dracula.all-present")
def test_all_who_are_there_fight_together() -> None:
    chase = dusk(godalming="", mina="")
    assert chase.g.fighters == [0, 3]
    assert chase.told("fights") == [(0,), (3,)]
    assert sorted(chase.asked()) == ["dracula", "godalming", "mina"]


@rule("combat.night-effects")
def test_night_effects_are_for_dusk_and_not_for_dawn() -> None:
    chase = dusk()
    rounds(chase, "claws", godalming="punch dodge")
    assert chase.question() == "claw"
    chase = dawn()
    rounds(chase, "claws", godalming="punch dodge")
    assert chase.question() == "choose"
    assert chase["godalming"].damage == 2


@card("nocturnal_visit")
@rule("combat.night-effects")
def test_a_nocturnal_visit_brings_the_night_to_dawn_but_not_to_the_dawn_after() -> None:
    chase = Chase(godalming="nuremberg", dracula="leipzig")
    chase.gives("dracula", "nocturnal_visit")
    chase.until("prowl")
    chase.act("dracula", "move nuremberg")
    chase.act("dracula", "play nocturnal_visit")
    rounds(chase, "claws", godalming="punch dodge")
    assert chase.question() == "claw"
    chase.until("prowl")
    assert not chase.g.visited


# Step 1: cards.


@rule("combat.start.hands")
def test_dracula_begins_with_five_cards_that_only_he_sees() -> None:
    chase = dusk()
    assert len(chase.dracula.hand) == 5
    assert len(chase.g.combat_deck) == 8
    assert chase.view("dracula").table["court"][0]["hand"] == chase.dracula.hand
    assert chase.view("godalming").table["court"][0]["hand"] == 5
    assert chase.legal("godalming") == ["choose punch", "choose dodge", "choose escape"]


@rule("combat.step1.choose", "hidden-info.combat-hand")
def test_nobody_sees_a_card_before_all_are_laid() -> None:
    frames = []
    for chosen in ("claws", "fangs"):
        chase = dusk(godalming="", seward="")
        chase.holds("claws", "fangs")
        chase.act("dracula", f"choose {chosen}")
        chase.act("seward", "choose dodge" if chosen == "claws" else "choose punch")
        assert chase.told("dracula-lays") + chase.told("lays") == []
        assert chase.asked() == ["godalming"]
        frames.append([json.dumps(chase.view(name).plain()) for name in NAMES])
    one, other = frames
    for seat, name in enumerate(NAMES):
        assert (one[seat] == other[seat]) == (name not in ("dracula", "seward"))


@rule("combat.step1.dracula-card")
def test_dracula_must_choose_a_card_of_his_hand() -> None:
    for chase in (dusk(), ambush()):
        chase.holds("claws", "fangs")
        assert sorted(chase.legal("dracula")) == ["choose claws", "choose fangs"]
        assert chase.why_not("dracula", "done") == NOT_OFFERED
        assert chase.why_not("dracula", "choose strength") == NOT_OFFERED


@rule("combat.step1.hunter-card")
def test_a_hunter_chooses_a_card_with_a_banner() -> None:
    chase = dusk(godalming="knife dogs stake")
    chase.until("choose")
    for none in ("dogs", "stake"):
        assert chase.why_not("godalming", f"choose {none}") == "combat.step1.hunter-card"
    for banner in ("punch", "dodge", "escape", "knife"):
        assert chase.why_not("godalming", f"choose {banner}") == ""
    assert chase.why_not("godalming", "choose garlic") == NOT_OFFERED
    assert chase.why_not("godalming", "done") == NOT_OFFERED


@rule("combat.symbols")
def test_there_are_seven_symbols() -> None:
    assert sorted({CARDS[number].id for number in DECKS["combat"]}) == sorted(SYMBOLS)
    banners = {symbol for each in CARDS for symbol in each.banner}
    assert banners == set(SYMBOLS)


# Steps 2 to 4.


@rule("combat.step2.engaged")
def test_dracula_engages_a_hunter_anew_in_each_round() -> None:
    chase = dusk(godalming="", seward="")
    for hunter, used in (("dr_seward", "punch"), ("lord_godalming", "escape")):
        chase.holds("fangs")
        laid = len(chase.told("lays"))
        chase.fights("fangs", godalming=used, seward=used)
        assert (chase.question(), chase.asked()) == ("engage", ["dracula"])
        assert chase.legal("dracula") == ["engage lord_godalming", "engage dr_seward"]
        assert len(chase.told("lays")) == laid
        chase.act("dracula", f"engage {hunter}")
    assert (chase["seward"].damage, chase["godalming"].damage) == (2, 2)


@rule("combat.step2.engaged")
def test_a_lone_hunter_is_engaged_without_a_question() -> None:
    chase = dusk()
    rounds(chase, "fangs", godalming="punch dodge")
    assert chase.told("engages") == []
    assert chase["godalming"].damage == 2


@rule("combat.step3.reveal")
def test_all_cards_are_revealed_at_once_to_all() -> None:
    chase = dusk(godalming="", seward="")
    chase.holds("fangs")
    chase.fights("fangs", godalming="punch", seward="dodge")
    assert chase.g.story is not None
    before = len(chase.g.story)
    for name in NAMES:
        assert not chase.view(name).table["hunters"][0]["laid"]
    chase.act("dracula", "engage lord_godalming")
    revealed = keys(chase, before)
    assert revealed[:4] == ["engages", "lays", "lays", "dracula-lays"]
    assert chase.told("lays") == [(0, named("punch")), (1, named("dodge"))]
    assert chase.told("dracula-lays") == [(named("fangs"),)]
    for name in NAMES:
        told = [line["key"] for line in chase.view(name).story]
        assert told.count("lays") == 2


@rule("combat.rounds")
def test_a_round_goes_through_its_eight_steps_in_order() -> None:
    chase = dusk(godalming="", seward="")
    chase.holds("strength", "fangs")
    assert chase.g.story is not None
    before = len(chase.g.story)
    assert chase.question() == "choose"
    chase.fights("strength", godalming="punch", seward="punch")
    assert chase.question() == "engage"
    chase.act("dracula", "engage lord_godalming")
    assert keys(chase, before) == [
        "engages",
        "lays",
        "lays",
        "dracula-lays",
        "cancels",
        "suffers",
        "dracula-suffers",
    ]
    assert chase.question() == "choose"
    assert len(chase.dracula.hand) == 2


@rule("combat.step4.compare-symbols", "combat.cancel")
@pytest.mark.parametrize("shield", ["dodge", "garlic", "holy_circle"])
def test_a_banner_with_the_symbol_cancels(shield: str) -> None:
    chase = dusk(godalming="garlic holy_circle")
    rounds(chase, "strength", godalming=f"{shield} {shield}")
    assert chase["godalming"].damage == 0
    assert chase.told("cancels") == [(named("strength"),)]
    assert named("strength") in chase.dracula.played


@rule("combat.step4.compare-symbols")
def test_every_banner_cancels_what_it_shows() -> None:
    for each in CARDS:
        assert each.cancels == [named(symbol) for symbol in each.banner]
    assert CARDS[named("punch")].banner == ["mesmerize", "plotting"]
    assert CARDS[named("dodge")].banner == ["fangs", "strength", "claws"]
    assert CARDS[named("escape")].banner == ["strength", "plotting"]


@rule("combat.step4.only-engaged")
def test_only_the_engaged_hunter_cancels() -> None:
    chase = dusk(godalming="", seward="")
    rounds(chase, "strength", godalming="dodge dodge", seward="punch punch")
    chase.act("dracula", "engage dr_seward")
    assert (chase["seward"].damage, chase["godalming"].damage) == (2, 0)
    chase = dusk(godalming="", seward="")
    rounds(chase, "strength", godalming="dodge dodge", seward="punch punch")
    chase.act("dracula", "engage lord_godalming")
    assert (chase["seward"].damage, chase["godalming"].damage) == (0, 0)
    assert chase.dracula.damage == 1


# Step 5: Dracula's effect.


@rule("combat.step5.dracula-effect")
def test_a_resolved_card_lies_among_those_played() -> None:
    chase = dusk()
    chase.holds("strength", "fangs")
    chase.fights("strength", godalming="punch")
    assert chase["godalming"].damage == 2
    assert chase.dracula.played == [named("strength")]
    assert named("strength") not in chase.dracula.hand
    assert chase.dracula.laid == []


@rule("combat.step5.dracula-effect")
def test_mesmerize_and_plotting_stay_open() -> None:
    chase = dusk()
    chase.holds("mesmerize")
    chase.fights("mesmerize", godalming="dodge")
    chase.holds("plotting")
    chase.fights("plotting", godalming="punch")
    assert chase.dracula.plots == 0  # cancelled by the Punch
    chase.holds("plotting")
    chase.fights("plotting", godalming="dodge")
    chase.act("dracula", chase.legal("dracula")[0])
    seen = chase.view("godalming").table
    assert (seen["court"][0]["plots"], seen["hunters"][0]["mesmerized"]) == (1, True)
    assert [CARDS[each].id for each in seen["court"][0]["played"]] == [
        "mesmerize",
        "plotting",
        "plotting",
    ]
    chase.fights(chase.legal("dracula")[0].split()[1], godalming="punch")
    assert chase.question() == "flip"
    chase.act("dracula", "flip")
    assert chase.dracula.plots == 0


@rule("combat.step5.target")
def test_dracula_strikes_the_engaged_hunter_and_claws_whom_he_likes() -> None:
    chase = dusk(godalming="", seward="")
    rounds(chase, "strength", godalming="punch dodge", seward="punch dodge")
    chase.act("dracula", "engage lord_godalming")
    assert (chase["godalming"].damage, chase["seward"].damage) == (2, 0)
    rounds(chase, "claws", godalming="escape escape", seward="dodge dodge")
    chase.act("dracula", "engage lord_godalming")
    assert chase.legal("dracula") == ["claw lord_godalming", "claw dr_seward"]
    chase.act("dracula", "claw dr_seward")
    assert (chase["godalming"].damage, chase["seward"].damage) == (4, 2)


@rule("combat.step5.all-defeated")
def test_the_card_of_a_defeated_hunter_is_not_resolved() -> None:
    chase = dusk()
    chase["godalming"].damage = 9
    rounds(chase, "fangs", godalming="punch punch")
    assert chase["godalming"].place == -1
    assert chase.told("combat-ends") == [()]
    assert chase.dracula.damage == 0


@rule("combat.step5.one-of-many-defeated")
def test_the_others_fight_on() -> None:
    chase = dusk(godalming="knife", seward="")
    chase["godalming"].damage = 9
    rounds(chase, "claws", godalming="knife knife", seward="punch punch")
    chase.act("dracula", "engage lord_godalming")
    assert chase["godalming"].place == -1
    assert chase.legal("dracula") == ["claw dr_seward"]
    chase.act("dracula", "claw dr_seward")
    assert chase.g.fighters == [1]
    assert chase.dracula.damage == 1
    assert (chase.question(), sorted(chase.asked())) == ("choose", ["dracula", "seward"])


@rule("combat.leave")
def test_who_leaves_stays_in_the_city_and_strikes_no_more() -> None:
    chase = dusk(seward="", mina="")
    chase["seward"].mesmerized = True
    rounds(chase, "fangs", seward="punch punch", mina="punch punch")
    chase.act("dracula", "engage dr_seward")
    assert chase["seward"].place == place("leipzig")
    assert chase.told("leaves-combat") == [(1,)]
    assert chase.g.fighters == [3]
    assert chase.dracula.damage == 1
    chase = dusk(seward="")
    chase["seward"].mesmerized = True
    rounds(chase, "fangs", seward="punch punch")
    assert chase.told("combat-ends") == [()]
    assert chase.dracula.damage == 0
