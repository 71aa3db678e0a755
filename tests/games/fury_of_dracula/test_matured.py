"""The matured effects of the encounters, card by card."""

import pytest

from duskmoot.games.fury_of_dracula.cards.table import CARDS, named
from duskmoot.games.fury_of_dracula.rules.round.decks import back
from tests.card import card
from tests.games.fury_of_dracula.chase import Chase, place
from tests.rule import rule

SHOWN = {
    "new_vampire",
    "reckless_vampire",
    "aristocratic_vampire",
    "unnatural_fog",
    "szgany_mob",
    "wolves",
}
"""Those that reveal the location."""


def matured(name: str, where: str = "paris", **hunters: str) -> Chase:
    """The encounter has matured here; its effect is chosen."""
    chase = Chase(dracula="leipzig", **hunters)
    chase.hideout(6, where, encounters=[name])
    chase.until("mature-or-lair")
    chase.act("dracula", "mature", f"resolve {name}")
    return chase


@card("rats", "bats")
@rule("encounter.two-effects")
def test_rats_and_bats_have_no_matured_effect() -> None:
    without = {each.id for each in CARDS if each.deck == "encounter" and not each.matures}
    assert without == {"rats", "bats"}
    for name in without:
        chase = Chase(dracula="leipzig")
        chase.hideout(6, "paris", encounters=[name])
        chase.until("mature-or-lair")
        chase.act("dracula", "mature")
        assert chase.why_not("dracula", f"resolve {name}") == "encounter.two-effects"


@rule("mature.location-not-revealed")
def test_which_matured_encounters_show_their_city() -> None:
    for each in CARDS:
        if each.deck == "encounter" and each.matures:
            chase = matured(each.id)
            shown = chase.told("reveals-place") == [(place("paris"),)]
            assert shown == (each.id in SHOWN), each.id


@card("hoax")
def test_a_hoax_finds_one_event_and_shuffles_the_rest() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(6, "paris", encounters=["hoax"])
    for event in ("enraged", "seduction", "long_night"):
        chase.draw(chase.g.event_deck, event)
        chase.g.event_discard.append(named(event))
    chase.draw(chase.g.event_deck, "customs_search")
    chase.g.buried.append(named("customs_search"))
    deck = len(chase.g.event_deck)
    chase.until("mature-or-lair")
    chase.act("dracula", "mature", "resolve hoax")
    assert sorted(chase.legal("dracula")) == [
        "keep customs_search",
        "keep enraged",
        "keep seduction",
    ]
    chase.act("dracula", "keep seduction", "keep seduction")
    assert chase.dracula.events == [named("seduction")]
    assert (chase.g.event_discard, chase.g.buried) == ([named("long_night")], [])
    assert len(chase.g.event_deck) == deck + 2
    assert chase.g.top_back == back(chase.g.event_deck[-1])
    assert named("customs_search") in chase.g.event_deck


@card("hoax")
@rule("event.limit")
def test_what_a_hoax_finds_counts_for_the_limit() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(6, "paris", encounters=["hoax"])
    chase.gives("dracula", "enraged", "seduction", "customs_search", "false_tip")
    chase.draw(chase.g.event_deck, "nocturnal_visit")
    chase.g.buried.append(named("nocturnal_visit"))
    chase.until("mature-or-lair")
    chase.act("dracula", "mature", "resolve hoax", "keep nocturnal_visit", "keep nocturnal_visit")
    assert chase.question() == "trim"
    chase.act("dracula", "discard enraged")
    assert len(chase.dracula.events) == 4
    assert chase.question() == "prowl"


@card("hoax")
def test_a_hoax_without_discards_finds_nothing() -> None:
    chase = matured("hoax")
    assert chase.question() == "prowl"
    assert chase.dracula.events == []


@card("unnatural_fog")
def test_matured_fog_delays_nobody() -> None:
    chase = matured("unnatural_fog", mina="brussels")
    chase.act("dracula", "fog-in brussels")
    assert chase.g.fog == [place("brussels")] * 2
    assert not chase["mina"].delayed


@card("desecrated_soil")
@pytest.mark.parametrize(("before", "after"), [(5, 2), (2, 0)])
def test_matured_soil_heals_three(before: int, after: int) -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(6, "paris", encounters=["desecrated_soil"])
    chase.until("mature-or-lair")
    chase.dracula.damage = before
    chase.act("dracula", "mature", "resolve desecrated_soil")
    assert chase.dracula.damage == after
    assert len(chase.dracula.encounters) == 5


@card("szgany_mob")
def test_a_matured_mob_goes_through_the_region() -> None:
    chase = Chase(godalming="paris", seward="brussels", helsing="cologne", dracula="leipzig")
    chase.hideout(6, "paris", encounters=["szgany_mob"], faceup=True)
    for name in ("godalming", "seward", "helsing"):
        chase.gives(name, "knife")
    chase.until("mature-or-lair")
    chase.act("dracula", "mature", "resolve szgany_mob")
    assert (chase.question(), chase.asked()) == ("pay", ["godalming"])
    chase.act("godalming", "done")
    chase.act("seward", "discard knife")
    assert [h.damage for h in chase.g.hunters] == [1, 0, 0, 0]
    assert chase.question() == "prowl"  # Cologne lies elsewhere


@card("saboteur")
def test_a_matured_saboteur_blocks_a_railway_too() -> None:
    chase = matured("saboteur")
    chase.act("dracula", "block-from berlin", "block-rail prague")
    assert len(chase.g.roadblocks) == 1
    assert chase.question() == "prowl"


@card("wolves")
def test_matured_wolves_are_sent_one_or_two_roads() -> None:
    chase = matured("wolves", "berlin", mina="hamburg", helsing="hamburg", seward="prague")
    sent = {act.split()[1] for act in chase.legal("dracula")}
    one = {"hamburg", "leipzig", "prague"}
    two = {"cologne", "frankfurt", "nuremberg", "vienna"}
    assert sent == one | two
    chase.act("dracula", "send-to hamburg")
    assert [h.damage for h in chase.g.hunters] == [0, 0, 4, 4]


@card("wolves")
def test_matured_wolves_find_no_way_from_cagliari() -> None:
    chase = matured("wolves", "cagliari")
    assert chase.question() == "prowl"


def guarded() -> Chase:
    """Bodyguards wait before Dracula; Godalming and Seward meet him in Leipzig at dusk."""
    chase = Chase(godalming="berlin", seward="leipzig", dracula="nuremberg")
    chase.hideout(1, "leipzig", faceup=True)
    chase.draw(chase.g.encounter_deck, "szgany_bodyguards", chase.dracula.encounters)
    chase.dracula.guards.append(named("szgany_bodyguards"))
    chase["godalming"].place = place("leipzig")
    chase.until("send-guards")
    return chase


@card("szgany_bodyguards")
def test_matured_bodyguards_wait_before_dracula() -> None:
    chase = matured("szgany_bodyguards")
    assert chase.question() == "prowl"
    assert chase.view("mina").table["court"][0]["guards"] == [named("szgany_bodyguards")]
    assert chase.g.encounter_discard == []


@card("szgany_bodyguards")
def test_bodyguards_strike_a_hunter_before_the_combat() -> None:
    chase = guarded()
    assert chase.asked() == ["dracula"]
    assert chase.legal("dracula") == [
        "send-guard lord_godalming",
        "send-guard dr_seward",
        "done",
    ]
    chase.act("dracula", "send-guard dr_seward")
    assert [h.damage for h in chase.g.hunters] == [0, 4, 0, 0]
    assert chase["seward"].delayed
    assert chase.dracula.guards == []
    assert chase.g.encounter_discard == [named("szgany_bodyguards")]
    assert (chase.question(), chase.g.fighters) == ("choose", [0, 1])


@card("szgany_bodyguards")
def test_bodyguards_are_not_sent_where_nobody_is() -> None:
    chase = Chase(dracula="leipzig")
    chase.draw(chase.g.encounter_deck, "szgany_bodyguards", chase.dracula.encounters)
    chase.dracula.guards.append(named("szgany_bodyguards"))
    while not chase.told("night"):
        assert chase.question() != "send-guards"
        chase.act(chase.asked()[0], "done")


@card("szgany_bodyguards")
def test_a_weapon_stops_the_bodyguards_but_not_the_combat() -> None:
    chase = guarded()
    chase.gives("seward", "knife")
    chase.act("dracula", "send-guard dr_seward")
    chase.act("seward", "use knife")
    assert (chase["seward"].damage, chase["seward"].delayed) == (2, False)
    chase.until("choose")
    assert chase.g.fighters == [0, 1]


@card("szgany_bodyguards")
def test_bodyguards_may_wait_for_another_day() -> None:
    chase = guarded()
    chase.act("dracula", "done")
    assert chase.dracula.guards == [named("szgany_bodyguards")]
    assert chase.question() == "choose"


@card("spy")
def test_a_matured_spy_marks_any_hunter() -> None:
    chase = Chase(dracula="leipzig", mina="varna")
    chase.gives("mina", "knife", "long_night", "white_1")
    chase.hideout(6, "paris", encounters=["spy"])
    chase["helsing"].place = -1
    chase["helsing"].hospital = place("hospital_rome")
    chase.until("mature-or-lair")
    chase.act("dracula", "mature", "resolve spy")
    assert chase.why_not("dracula", "pick van_helsing") == "defeat.no-actions-meanwhile"
    chase.act("dracula", "pick mina_harker")
    assert chase.asked() == ["mina"]
    chase.act("mina", "done")
    assert chase["mina"].tickets == []
    revealed = {card for who, card in chase.told("reveals") if who == 3}
    assert revealed == {named("knife"), named("long_night")}
    assert chase.question() == "prowl"


@card("spy")
def test_a_weapon_rids_of_a_matured_spy() -> None:
    chase = Chase(dracula="leipzig", godalming="paris")
    chase.gives("godalming", "knife", "white_1")
    chase.hideout(6, "rome", encounters=["spy"])
    chase.until("mature-or-lair")
    chase.act("dracula", "mature", "resolve spy", "pick lord_godalming")
    chase.act("godalming", "discard knife")
    assert len(chase["godalming"].tickets) == 1
    assert chase.told("reveals") == []
    assert chase.question() == "prowl"
    assert not chase.g.called_off


@card("spy")
def test_a_matured_spy_finds_nobody_when_all_are_defeated() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(6, "rome", encounters=["spy"])
    chase.until("mature-or-lair")
    for h in chase.g.hunters:
        h.place, h.hospital = -1, place("hospital_rome")
    chase.act("dracula", "mature", "resolve spy")
    assert chase.question() == "prowl"


@rule("weakened.show-cards", "weakened.only-if-held")
@card("szgany_mob")
def test_who_pays_a_matured_mob_with_the_shown_card_shows_another_at_once() -> None:
    chase = Chase(mina="prague", dracula="rome")
    chase.hideout(6, "vienna", encounters=["szgany_mob"], faceup=True)
    chase.gives("mina", "pistol", "knife", "garlic")
    chase.until("lay-open", "mina")
    chase.act("mina", "show pistol")
    chase.until("mature-or-lair")
    chase.act("dracula", "mature", "resolve szgany_mob")
    chase.until("pay", "mina")
    chase.act("mina", "discard pistol", "done")
    assert (chase.question(), chase.asked()) == ("lay-open", ["mina"])
    chase.act("mina", "show garlic")
    assert chase.asked() == ["dracula"]
