"""Dracula's events against the hunters, card by card."""

import pytest

from duskmoot.games.fury_of_dracula.cards.table import named
from tests.card import card
from tests.games.fury_of_dracula.chase import Chase, place
from tests.games.fury_of_dracula.fights import dusk, rounds
from tests.games.fury_of_dracula.schemes import at_the_end, enlisted, received
from tests.rule import rule


@card("summon_storms", "roadblock")
@pytest.mark.parametrize("name", ["summon_storms", "roadblock"])
def test_storms_and_roadblocks_may_be_kept_for_the_end_of_a_phase(name: str) -> None:
    chase = received(name)
    chase.act("dracula", f"keep {name}")
    chase.until("phase-event")
    assert chase.why_not("dracula", f"play {name}") == "event.timing"
    chase.until("place-encounter")
    chase.until("phase-event")
    chase.act("dracula", f"play {name}")
    assert chase.question() == ("storm" if name == "summon_storms" else "block-from")


@card("wild_horses")
def test_wild_horses_bolt_before_anything_is_revealed() -> None:
    chase = Chase(godalming="berlin", dracula="madrid")
    chase.hideout(3, "leipzig", encounters=["rats"])
    chase.hideout(4, "nuremberg", encounters=["bats"])
    chase.gives("dracula", "wild_horses", "enraged")
    chase.act("godalming", "drive leipzig")
    assert chase.why_not("dracula", "play enraged") == "event.timing"
    chase.act("dracula", "play wild_horses")
    near = ["cologne", "hamburg", "berlin", "frankfurt", "nuremberg"]
    assert sorted(chase.legal("dracula")) == sorted(f"drive-to {city}" for city in near)
    chase.act("dracula", "drive-to nuremberg")
    assert chase["godalming"].place == place("nuremberg")
    assert (chase.nest(3).faceup, chase.nest(4).faceup) == ([], [place("nuremberg")])
    assert chase.legal("dracula") == ["ambush bats", "done"]
    assert chase.g.event_discard == [named("wild_horses")]


@card("wild_horses")
def test_there_are_no_horses_on_rails_or_ships() -> None:
    chase = Chase(godalming="hamburg", seward="paris", dracula="madrid")
    chase.gives("dracula", "wild_horses")
    chase.gives("seward", "white_1")
    chase.act("godalming", "sail north_sea")
    assert chase.why_not("dracula", "play wild_horses") == "event.timing"
    chase.act("dracula", "done")
    chase.act("seward", "ride white_1")
    chase.until("station")
    chase.act("seward", "ride-to brussels")
    assert chase.why_not("dracula", "play wild_horses") == "event.timing"


@card("devilish_power")
def test_devilish_power_forbids_supplies_for_one_hunter_phase() -> None:
    chase = at_the_end("devilish_power", godalming="paris")
    chase.act("dracula", "play devilish_power")
    assert chase.legal("dracula") == ["forbid-supply"]  # nothing else to choose
    chase.act("dracula", "forbid-supply")
    for half in ("day", "night"):
        chase.until("action", "godalming")
        assert chase.why_not("godalming", "supply") == "golden.cannot-absolute", half
        chase.act("godalming", "done")
    chase.until("prowl")
    chase.until("action", "godalming")
    assert chase.why_not("godalming", "supply") == ""


@card("devilish_power")
def test_devilish_power_drives_out_an_ally_or_cleans_the_ground() -> None:
    for choice in ("cancel-ally", "unhallow"):
        chase = at_the_end("devilish_power")
        chase.draw(chase.g.event_deck, "rufus_smith")
        chase.g.allies.append(named("rufus_smith"))
        chase.g.holy_ground = [place("rome")]
        chase.act("dracula", "play devilish_power")
        assert sorted(chase.legal("dracula")) == ["cancel-ally", "forbid-supply", "unhallow"]
        chase.act("dracula", choice)
        assert bool(chase.g.allies) == (choice == "unhallow")
        assert bool(chase.g.holy_ground) == (choice == "cancel-ally")
        assert (named("rufus_smith") in chase.g.event_discard) == (choice == "cancel-ally")
        lost = [(named("rufus_smith"),)] if choice == "cancel-ally" else []
        assert (chase.told("ally-lost"), chase.told("discards")) == (lost, [])
        assert not chase.g.no_supply


@card("vampiric_influence")
def test_vampiric_influence_robs_and_moves_a_weakened_hunter() -> None:
    chase = received("vampiric_influence", mina="berlin", dracula="madrid")
    chase.gives("mina", "knife", "garlic", "long_night")
    chase.hideout(3, "leipzig", encounters=["rats"])
    chase["helsing"].bites = 1
    chase.act("dracula", "play vampiric_influence")
    assert chase.legal("dracula") == ["pick van_helsing", "pick mina_harker"]
    chase.act("dracula", "pick mina_harker")
    revealed = {number for who, number in chase.told("reveals") if who == 3}
    assert revealed == {named("knife"), named("garlic"), named("long_night")}
    assert sorted(chase.legal("dracula")) == [
        "discard garlic",
        "discard knife",
        "discard long_night",
    ]
    chase.act("dracula", "discard garlic")
    assert chase.g.item_discard == [named("garlic")]
    assert sorted(chase.legal("dracula")) == [
        "drive-to hamburg",
        "drive-to leipzig",
        "drive-to prague",
    ]
    chase.act("dracula", "drive-to leipzig")
    assert chase["mina"].place == place("leipzig")
    assert chase.question() == "ambush"


@card("vampiric_influence")
def test_vampiric_influence_leaves_the_rest_of_the_hand_hidden() -> None:
    chase = received("vampiric_influence", helsing="berlin", dracula="madrid")
    chase["helsing"].bites = 1
    chase.gives("helsing", "knife", "garlic", "dogs")
    chase.act("dracula", "play vampiric_influence", "pick van_helsing", "discard garlic")
    chase.act("dracula", "drive-to leipzig")
    assert chase["helsing"].place == place("leipzig")
    assert chase.question() == "lay-open"
    chase.act("helsing", "show dogs")
    assert (chase["helsing"].items, chase["helsing"].shown) == ([named("knife")], [named("dogs")])


@card("vampiric_influence")
def test_vampiric_influence_needs_a_weakened_hunter_on_the_board() -> None:
    chase = received("vampiric_influence")
    chase["mina"].place, chase["mina"].hospital = -1, place("hospital_rome")
    chase.act("dracula", "play vampiric_influence")
    assert chase.question() != "choose-weak"
    assert chase.g.event_discard == [named("vampiric_influence")]


@card("vampiric_influence")
@rule("hospital.not-in-city")
def test_vampiric_influence_calls_a_patient_into_the_city() -> None:
    chase = received("vampiric_influence", mina="berlin", dracula="madrid")
    chase["mina"].place = place("hospital_rome")
    chase.act("dracula", "play vampiric_influence", "pick mina_harker")
    assert chase.legal("dracula") == ["drive-to rome"]


@card("customs_search")
def test_customs_search_at_the_border() -> None:
    for choice in ("give-up-items", "done"):
        chase = Chase(godalming="strasbourg")
        chase.gives("godalming", "knife", "garlic")
        chase.gives("dracula", "customs_search")
        chase.act("godalming", "drive frankfurt")
        chase.act("dracula", "play customs_search")
        assert (chase.asked(), chase["godalming"].delayed) == (["godalming"], True)
        chase.act("godalming", choice)
        kept = choice == "done"
        assert chase["godalming"].damage == (3 if kept else 0)
        assert len(chase["godalming"].items) == (2 if kept else 0)
        assert len(chase.g.item_discard) == (0 if kept else 2)


@card("customs_search")
def test_customs_search_only_delays_who_has_nothing_to_declare() -> None:
    chase = Chase(godalming="strasbourg")
    chase.gives("dracula", "customs_search")
    chase.act("godalming", "drive frankfurt")
    chase.act("dracula", "play customs_search")
    assert (chase["godalming"].delayed, chase["godalming"].damage) == (True, 0)
    assert (chase.question(), chase.asked()) == ("action", ["seward"])


@card("customs_search")
def test_there_are_no_customs_within_a_region_or_from_the_sea() -> None:
    chase = Chase(godalming="paris", seward="hamburg")
    chase.gives("dracula", "customs_search")
    chase.act("godalming", "drive brussels")
    assert chase.why_not("dracula", "play customs_search") == "event.timing"
    chase.act("dracula", "done")
    chase.act("seward", "sail north_sea")
    assert chase.why_not("dracula", "play customs_search") == "event.timing"
    chase = Chase(godalming="edinburgh")
    chase.gives("dracula", "customs_search")
    chase["godalming"].place = place("north_sea")
    chase.act("godalming", "sail hamburg")
    assert chase.why_not("dracula", "play customs_search") == "event.timing"


@card("great_wolf")
def test_the_great_wolf_bites_any_hunter() -> None:
    chase = received("great_wolf")
    chase["helsing"].place = place("north_sea")
    chase.act("dracula", "play great_wolf")
    assert len(chase.legal("dracula")) == 4
    chase.act("dracula", "pick van_helsing")
    assert chase["helsing"].damage == 4
    assert chase.g.event_discard == [named("great_wolf")]


@card("great_wolf", "crucifix", "heavenly_host")
@pytest.mark.parametrize(("item", "damage"), [("crucifix", 0), ("heavenly_host", 0), ("knife", 4)])
def test_holy_things_keep_the_great_wolf_away(item: str, damage: int) -> None:
    chase = received("great_wolf")
    chase.gives("helsing", item)
    chase.act("dracula", "play great_wolf", "pick van_helsing")
    fits = chase.why_not("helsing", f"use {item}") == ""
    assert fits == (damage == 0)
    chase.act("helsing", f"use {item}" if fits else "done")
    assert chase["helsing"].damage == damage
    assert chase["helsing"].items == [named(item)]


@card("great_wolf")
def test_the_great_wolf_as_an_ally_bites_in_each_phase() -> None:
    chase = enlisted("great_wolf")
    for damage in (1, 2):
        chase.until("prey")
        assert len(chase.told("slides")) == damage - 1
        chase.act("dracula", "pick van_helsing")
        assert chase["helsing"].damage == damage


@card("seduction")
def test_seduction_needs_a_vampire_where_the_hunter_searches() -> None:
    for vampire in ("reckless_vampire", "new_vampire", "rats"):
        chase = Chase(godalming="berlin", dracula="madrid")
        chase.hideout(3, "leipzig", encounters=[vampire, "hoax"])
        chase.gives("dracula", "seduction", "enraged")
        chase.act("godalming", "drive leipzig")
        chase.until("ambush")
        chase.act("dracula", "done")
        chase.until("action", "godalming")
        chase.act("godalming", "search")
        if vampire == "rats":
            assert chase.question() == "meet"
            continue
        assert chase.why_not("dracula", "play enraged") == "event.timing"
        chase.act("dracula", "play seduction")
        assert chase["godalming"].bites == 1
        assert named(vampire) in chase.dracula.encounters
        assert chase.told("fights") == []
        assert chase.legal("godalming") == ["meet hoax"]  # the others are met
        assert chase.g.event_discard == [named("seduction")]


@card("seduction")
@pytest.mark.parametrize("seducer", ["new_vampire", "reckless_vampire"])
def test_dracula_says_which_vampire_seduces(seducer: str) -> None:
    chase = Chase(godalming="berlin", dracula="madrid")
    chase.hideout(3, "leipzig", encounters=["new_vampire", "reckless_vampire"], faceup=True)
    chase.gives("dracula", "seduction")
    chase["godalming"].place = place("leipzig")
    chase.act("godalming", "search")
    chase.act("dracula", "play seduction")
    assert (chase.question(), chase.asked()) == ("seduced", ["dracula"])
    assert sorted(chase.legal("dracula")) == ["take new_vampire", "take reckless_vampire"]
    chase.act("dracula", f"take {seducer}")
    assert named(seducer) in chase.dracula.encounters
    assert chase["godalming"].bites == 1
    (left,) = {"new_vampire", "reckless_vampire"} - {seducer}
    assert chase.legal("godalming") == [f"meet {left}"]


@card("enraged")
def test_enraged_saves_a_card_and_binds_dracula() -> None:
    chase = dusk(godalming="garlic")
    chase.gives("dracula", "enraged", "seduction")
    rounds(chase, "strength", godalming="dodge dodge")
    assert (chase.question(), chase.asked()) == ("enrage", ["dracula"])
    assert chase.why_not("dracula", "play seduction") == "event.timing"
    chase.act("dracula", "play enraged")
    assert (chase.question(), chase["godalming"].damage) == ("choose", 2)
    assert chase.g.event_discard == [named("enraged")]
    for flight in ("escape_as_mist", "escape_as_bat"):
        rounds(chase, flight, godalming="punch x" if flight == "escape_as_mist" else "dodge x")
        assert chase.g.fighters == [0]
    assert chase.told("flees") == []


@card("enraged")
def test_enraged_may_wait_and_saves_no_escape() -> None:
    chase = dusk()
    chase.gives("dracula", "enraged")
    rounds(chase, "strength", godalming="dodge dodge")
    chase.act("dracula", "done")
    assert chase["godalming"].damage == 0
    chase.dracula.damage = 0
    rounds(chase, "strength", godalming="punch punch")
    assert chase.question() == "choose"  # nothing was cancelled
    chase = dusk()
    chase.gives("dracula", "enraged")
    rounds(chase, "escape_as_mist", godalming="punch punch")
    assert chase.why_not("dracula", "play enraged") == "event.timing"


@card("false_tip")
def test_a_false_tip_sends_the_train_elsewhere() -> None:
    chase = Chase(godalming="paris")
    chase.gives("godalming", "white_1")
    chase.gives("dracula", "false_tip")
    chase.act("godalming", "ride white_1")
    chase.act("dracula", "play false_tip")
    chase.until("station")
    assert chase.asked() == ["dracula"]
    reached = {act.split()[1] for act in chase.legal("dracula")}
    assert reached == {"le_havre", "brussels", "bordeaux", "marseilles"}
    chase.act("dracula", "ride-to bordeaux")
    assert chase["godalming"].place == place("bordeaux")
    assert chase["godalming"].tickets == []


@card("false_tip", "chartered_carriage")
def test_a_false_tip_cancels_a_chartered_carriage() -> None:
    chase = Chase(godalming="paris")
    chase.gives("godalming", "white_1", "chartered_carriage")
    chase.gives("dracula", "false_tip")
    chase.act("godalming", "charter white_1")
    chase.act("dracula", "play false_tip")
    assert chase.asked() == ["seward"]
    assert (chase["godalming"].place, chase["godalming"].tickets) == (place("paris"), [])
    assert chase["godalming"].events == []
    discarded = {named("chartered_carriage"), named("false_tip")}
    assert set(chase.g.event_discard) == discarded
