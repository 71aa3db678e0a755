"""What docs/rulings.md says of the doubts of the game is what is played."""

import pytest

from duskmoot.games.fury_of_dracula.board import (
    BY_SEA,
    HOSPITALS,
    LOCATION_NAMES,
    NEAREST_HOSPITALS,
    PLACE_NAMES,
    REGION,
    REGION_NAMES,
    SEAS,
)
from duskmoot.games.fury_of_dracula.cards.table import named
from duskmoot.speech import speech
from tests.card import card
from tests.games.fury_of_dracula.chase import GAME, Chase, place
from tests.rule import rule


def ambushed_by(vampire: str, **options: str) -> Chase:
    """A vampire springs upon Godalming in Leipzig; Dracula is far away."""
    chase = Chase(godalming="berlin", dracula="madrid", **options)
    chase.hideout(2, "leipzig", encounters=[vampire])
    chase.act("godalming", "drive leipzig")
    chase.act("dracula", f"ambush {vampire}")
    return chase


def found_by_search(vampire: str, **options: str) -> Chase:
    """The same vampire, found by a search in the night."""
    chase = Chase(godalming="berlin", dracula="madrid", **options)
    chase.hideout(2, "leipzig", encounters=[vampire])
    chase.act("godalming", "drive leipzig")
    chase.act("dracula", "done")
    chase.until("action", "godalming")
    chase.act("godalming", "search", f"meet {vampire}")
    return chase


def dusk_fight(*items: str, **what: str) -> Chase:
    """Godalming fights Dracula in Leipzig at dusk."""
    chase = Chase(godalming="berlin", dracula="leipzig", **what)
    chase.gives("godalming", *items)
    chase.act("godalming", "drive leipzig")
    chase.until("choose")
    return chase


def both_fight(**options: str) -> Chase:
    """Godalming and Seward fight Dracula at dusk, each with a rifle and bullets for it."""
    chase = Chase(godalming="berlin", seward="berlin", dracula="leipzig", **options)
    for name in ("godalming", "seward"):
        chase.gives(name, "rifle", "holy_bullets")
        chase.until("action", name)
        chase.act(name, "drive leipzig")
    chase.until("choose")
    return chase


def text_of(name: str, option: str = "", choice: str = "") -> str:
    chosen = {option: choice} if option else None
    return speech("en", GAME, chosen).text("card", named(name))


# F1: Fangs of a Reckless Vampire.


@card("reckless_vampire")
@pytest.mark.parametrize(("option", "ambush", "search"), [("ambush", 1, 0), ("every-combat", 1, 1)])
def test_fangs_of_a_reckless_vampire(option: str, ambush: int, search: int) -> None:
    for start, influence in ((ambushed_by, ambush), (found_by_search, search)):
        chase = start("reckless_vampire", reckless_vampire=option)
        chase.until("choose")
        chase.holds("fangs")
        chase.fights("fangs", godalming="punch")
        assert chase.g.influence == influence, start.__name__


# F3: Plotting is turned between the reveal and the comparison.


@card("plotting")
def test_a_plot_cancels_a_dodge_before_it_cancels_anything() -> None:
    chase = dusk_fight()
    chase.holds("plotting", "claws")
    chase.fights("plotting", godalming="dodge")
    chase.act("dracula", chase.legal("dracula")[0])
    chase.fights("claws", godalming="escape")
    chase.act("dracula", "flip", "claw lord_godalming")
    assert chase["godalming"].damage == 4
    assert chase.g.fighters == [0]


# F4: five combat cards, and a whole deck after the combat.


@rule("combat.start.hands", "combat.end-cleanup")
def test_dracula_fights_with_five_cards_of_a_whole_deck() -> None:
    chase = dusk_fight()
    assert (len(chase.dracula.hand), len(chase.g.combat_deck)) == (5, 8)
    chase.holds("strength")
    chase.fights("strength", godalming="punch")
    chase.holds("plotting", "escape_as_mist")
    chase.fights("escape_as_mist", godalming="dodge")
    assert not chase.g.fighters
    assert len(chase.g.combat_deck) == 13


# F6 and F7: the map.


@rule("adjacency.sea-zones", "region.membership")
def test_two_places_of_the_map_that_were_in_doubt() -> None:
    assert place("north_sea") in BY_SEA[place("north_atlantic")]
    assert REGION_NAMES[REGION[place("strasbourg")]] == "france"


# F9: which cards an event can reveal.


@card("hired_scouts", "newspaper_reports")
def test_scouts_look_into_lairs_and_newspapers_do_not() -> None:
    chase = Chase(seward="paris")
    chase.hideout(7, "prague", encounters=["rats"])
    chase.event_on_top("hired_scouts")
    chase.act("godalming", "done")
    chase.act("seward", "supply", "play hired_scouts", "scout prague", "scout vienna")
    assert chase.nest(7).faceup == [place("prague")]
    chase = Chase(seward="paris")
    chase.hideout(7, "prague", encounters=["rats"])
    chase.event_on_top("newspaper_reports")
    chase.act("godalming", "done")
    chase.act("seward", "supply", "play newspaper_reports")
    assert chase.told("nothing-there")
    assert not chase.nest(7).faceup


@card("newspaper_reports")
def test_newspapers_do_not_tell_of_hide() -> None:
    chase = Chase(seward="paris")
    chase.hideout(3, "hide")
    chase.hideout(4, "prague")
    chase.dracula.link = place("prague")
    chase.event_on_top("newspaper_reports")
    chase.act("godalming", "done")
    chase.act("seward", "supply", "play newspaper_reports")
    assert chase.told("nothing-there")
    assert chase.nest(3).facedown


# F10: forced moves where there is no road.


@rule("token.bats.move")
def test_bats_carry_a_hunter_from_the_sea_to_a_port() -> None:
    chase = Chase(seward="edinburgh")
    chase["seward"].place = place("north_sea")
    chase["seward"].bats = True
    chase.act("godalming", "done")
    assert chase.question() == "drive"
    ports = [p for p in BY_SEA[place("north_sea")] if p not in SEAS]
    assert sorted(chase.legal("dracula")) == sorted(f"drive-to {PLACE_NAMES[p]}" for p in ports)


@rule("token.bats.move")
def test_nothing_carries_a_hunter_off_cagliari() -> None:
    chase = Chase(seward="cagliari")
    chase["seward"].bats = True
    chase.act("godalming", "done")
    assert not chase["seward"].bats
    assert not chase["seward"].delayed
    assert chase.asked() == ["helsing"]


# F11: a defeat at sea.


@rule("defeat.hospital-at-sea", "defeat.hospital-islands")
def test_the_hospital_nearest_to_a_sea() -> None:
    names = {
        LOCATION_NAMES[sea]: [GAME.vocabulary.name("place", h) for h in NEAREST_HOSPITALS[sea]]
        for sea in SEAS
    }
    assert all(len(near) == 1 for near in names.values())
    assert names["irish_sea"] == ["hospital_madrid"]
    assert names["tyrrhenian_sea"] == ["hospital_rome"]
    assert set(HOSPITALS) >= {h for sea in SEAS for h in NEAREST_HOSPITALS[sea]}


# F12: a day that does not come.


@card("darkness_returns")
def test_dawn_comes_also_without_a_day() -> None:
    chase = Chase(godalming="berlin", dracula="leipzig")
    chase.gives("dracula", "darkness_returns")
    chase.until("place-encounter")
    chase.until("phase-event")
    chase.act("dracula", "play darkness_returns")
    chase.until("action", "godalming")
    assert len(chase.told("dawn")) == 1
    assert len(chase.told("dusk")) == 2
    assert chase.g.time == 3


# F13: a False Tip for a Chartered Carriage.


@card("false_tip", "chartered_carriage")
def test_a_carriage_misled_has_cost_its_ticket() -> None:
    chase = Chase(godalming="paris")
    chase.gives("godalming", "white_1", "chartered_carriage")
    chase.gives("dracula", "false_tip")
    chase.act("godalming", "charter white_1")
    chase.act("dracula", "play false_tip")
    assert chase["godalming"].place == place("paris")
    assert chase["godalming"].tickets == []
    assert chase.asked() == ["seward"]


# F14: a bite that is prevented.


def mesmerized_fight(*items: str) -> Chase:
    chase = dusk_fight(*items)
    chase.gives("mina", "great_strength")
    chase.holds("mesmerize", "fangs")
    chase.fights("mesmerize", godalming="dodge")
    return chase


@rule("combat.great-strength.influence-stays")
@card("great_strength")
def test_who_is_saved_from_fangs_fights_on() -> None:
    chase = mesmerized_fight()
    chase.fights("fangs", godalming="punch")
    chase.act("mina", "play great_strength")
    assert chase.g.influence == 1
    assert chase["godalming"].bites == 0
    assert chase.g.fighters == [0]


@card("heavenly_host", "great_strength")
def test_who_is_saved_from_his_own_heavenly_host_fights_on() -> None:
    chase = dusk_fight("heavenly_host")
    chase.gives("mina", "great_strength")
    chase.holds("fangs")
    chase.fights("fangs", godalming="heavenly_host")
    chase.act("mina", "play great_strength")
    assert chase["godalming"].bites == 0
    assert chase.g.fighters == [0]


# F15: how Sense of Emergency travels.


@card("sense_of_emergency")
@pytest.mark.parametrize(
    ("option", "reached", "missed"),
    [("roads", "nantes", "madrid"), ("railways", "madrid", "nantes")],
)
def test_sense_of_emergency(option: str, reached: str, missed: str) -> None:
    chase = Chase(godalming="paris", seward="dublin", sense_of_emergency=option)
    chase.gives("godalming", "sense_of_emergency")
    chase.act("godalming", "play sense_of_emergency")
    assert chase["godalming"].damage == 2
    assert f"ride-to {missed}" not in chase.legal("godalming")
    chase.act("godalming", f"ride-to {reached}")
    assert chase["godalming"].place == place(reached)


@card("sense_of_emergency", "wild_horses")
def test_wild_horses_do_not_meet_a_train() -> None:
    chase = Chase(godalming="marseilles", sense_of_emergency="railways")
    chase.gives("godalming", "sense_of_emergency")
    chase.gives("dracula", "wild_horses")
    chase.act("godalming", "play sense_of_emergency", "ride-to milan")
    assert chase.why_not("dracula", "play wild_horses") == "event.timing"


# F16: Wolf Form with Hide.


@rule("power.hide.with-wolf-form", "power.visibility")
def test_wolf_form_may_hide_that_dracula_stays() -> None:
    chase = Chase(dracula="leipzig")
    chase.until("prowl")
    chase.act("dracula", "power wolf_form", "wolf-hide")
    assert chase.dracula.damage == 1
    assert chase.trail()[:2] == ["hide", "leipzig"]
    seen = chase.view("mina").table["trail"][0]
    assert (seen["facedown"], seen["powers"]) == ([-2], [named("wolf_form")])


# F17: Holy Bullets.


@card("holy_bullets")
@pytest.mark.parametrize(("option", "damage"), [("one-per-combat", 7), ("one-per-hunter", 10)])
def test_holy_bullets(option: str, damage: int) -> None:
    chase = both_fight(holy_bullets=option)
    chase.holds("mesmerize", "escape_as_mist")
    chase.dracula.damage = 0
    chase.fights("escape_as_mist", godalming="rifle", seward="rifle")
    chase.act("dracula", "engage lord_godalming")
    chase.act("godalming", "use holy_bullets")
    if option == "one-per-hunter":
        chase.act("seward", "use holy_bullets")
    assert chase.question() == "choose"
    assert chase.dracula.damage == damage


# F18 and F19: the Trail.


@rule("trail.current.card-cleared")
def test_dracula_stays_where_his_card_was() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(1, "", powers=["feed"])
    chase.hideout(2, "", powers=["dark_call"])
    chase.hideout(3, "leipzig")
    chase.hideout(6, "paris", encounters=["new_vampire"])
    chase.until("mature-or-lair")
    chase.act("dracula", "mature", "resolve new_vampire")
    assert chase.dracula.lost == place("leipzig")
    assert chase.why_not("dracula", "move nuremberg") == ""
    assert chase.why_not("dracula", "power hide") == "trail.current.card-cleared"
    assert "lost" not in chase.view("mina").table["court"][0]


@card("money_trail")
@rule("hidden-info.sea-damage")
def test_hunters_know_a_sea_card_but_not_which() -> None:
    chase = Chase()
    chase.hideout(2, "north_sea")
    chase.hideout(3, "vienna")
    chase.gives("godalming", "money_trail")
    trail = chase.view("godalming").table["trail"]
    assert trail[1]["facedown"] != trail[2]["facedown"]
    chase.act("godalming", "play money_trail")
    assert chase.legal("godalming") == ["reveal space_2"]


# Rulings beside the doubts.


@card("renewed_vigor")
@rule("action.delayed.recover")
def test_vigor_lets_a_delayed_hunter_stand_up_and_act() -> None:
    chase = Chase(godalming="paris")
    chase.gives("godalming", "renewed_vigor")
    chase.until("place-encounter")
    chase.until("timed-event", "godalming")
    chase["godalming"].delayed = True
    chase.act("godalming", "play renewed_vigor")
    chase.until("action")
    assert chase.told("recovers") == [(0,)]
    assert chase.asked() == ["godalming"]
    chase.act("godalming", "rest")
    assert chase.asked() == ["seward"]


@card("szgany_bodyguards")
def test_dracula_may_send_all_his_bodyguards() -> None:
    chase = Chase(godalming="berlin", dracula="leipzig")
    guard = named("szgany_bodyguards")
    for i in range(2):
        chase.draw(chase.g.encounter_deck, "szgany_bodyguards", chase.dracula.encounters)
        chase.dracula.guards.append(guard)
    chase.act("godalming", "drive leipzig")
    chase.until("send-guards")
    chase.act("dracula", "send-guard lord_godalming", "send-guard lord_godalming")
    assert chase["godalming"].damage == 8
    assert chase.dracula.guards == []


@card("wax_cylinders")
def test_wax_cylinders_do_not_tell_of_lairs() -> None:
    chase = Chase(seward="paris")
    chase.hideout(3, "prague", encounters=["rats"])
    chase.hideout(7, "vienna", encounters=["wolves"])
    chase.gives("seward", "wax_cylinders")
    chase.act("godalming", "done")
    chase.act("seward", "play wax_cylinders")
    assert chase.legal("seward") == ["deduce space_3", "analyse"]


@card("hoax")
@rule("event.on-receipt")
def test_an_event_kept_by_a_hoax_is_played_if_it_must_be() -> None:
    chase = Chase(mina="varna")
    chase.hideout(6, "paris", encounters=["hoax"])
    chase.draw(chase.g.event_deck, "vampiric_influence")
    chase.g.event_discard.append(named("vampiric_influence"))
    chase.until("mature-or-lair")
    chase.act("dracula", "mature", "resolve hoax", "keep vampiric_influence")
    assert chase.why_not("dracula", "keep vampiric_influence") == "event.on-receipt"
    chase.act("dracula", "play vampiric_influence", "pick mina_harker")


@pytest.mark.parametrize(
    ("name", "option", "choice", "usual", "other"),
    [
        ("reckless_vampire", "reckless-vampire", "every-combat", "ambush", "influence rises by 1"),
        ("holy_bullets", "holy-bullets", "one-per-hunter", "all hunters", "each hunter"),
        ("sense_of_emergency", "sense-of-emergency", "railways", "roads", "railways"),
    ],
)
def test_a_card_prints_the_option(
    name: str, option: str, choice: str, usual: str, other: str
) -> None:
    assert usual in text_of(name)
    assert other in text_of(name, option, choice)
    assert usual not in text_of(name, option, choice)
