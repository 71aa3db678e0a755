"""The effects of the encounters, card by card, by ambush and by search."""

import pytest

from duskmoot.games.fury_of_dracula.bounds import HIDEOUT
from duskmoot.games.fury_of_dracula.cards.table import CARDS, DECKS, named
from tests.card import card
from tests.games.fury_of_dracula.chase import Chase, place
from tests.rule import rule

ENCOUNTERS = {
    "new_vampire": 2,
    "reckless_vampire": 3,
    "aristocratic_vampire": 3,
    "hoax": 2,
    "unnatural_fog": 2,
    "desecrated_soil": 2,
    "szgany_mob": 2,
    "rats": 2,
    "saboteur": 2,
    "wolves": 2,
    "szgany_bodyguards": 2,
    "bats": 2,
    "spy": 2,
}
NEED = "golden.component-over-reference"


def ambushed(name: str, *cards: str, **hunters: str) -> Chase:
    """Godalming, with these cards, drives into this encounter in Leipzig by day."""
    chase = Chase(**({"godalming": "berlin"} | hunters), dracula="madrid")
    chase.hideout(3, "leipzig", encounters=[name], faceup=True)
    chase.gives("godalming", *cards)
    chase.act("godalming", "drive leipzig")
    chase.act("dracula", f"ambush {name}")
    if chase.question() == "react":
        chase.act("godalming", "done")
    return chase


def found(name: str, *cards: str, **hunters: str) -> Chase:
    """Godalming, with these cards, finds this encounter in Leipzig at night."""
    chase = Chase(**({"godalming": "berlin"} | hunters), dracula="madrid")
    chase.hideout(3, "leipzig", encounters=[name], faceup=True)
    chase.gives("godalming", *cards)
    chase.act("godalming", "drive leipzig")
    chase.act("dracula", "done")
    chase.until("action", "godalming")
    chase.act("godalming", "search")
    if chase.question() == "equip":
        chase.act("godalming", "done")
    chase.act("godalming", f"meet {name}")
    return chase


def stays(chase: Chase, name: str) -> bool:
    """Whether the card lies open in its hideout, or else in the discard pile."""
    open_there = named(name) in chase.nest(3).revealed
    assert open_there != (named(name) in chase.g.encounter_discard)
    return open_there


def test_the_encounter_deck_has_twenty_eight_cards() -> None:
    assert {each.id: each.copies for each in CARDS if each.deck == "encounter"} == ENCOUNTERS
    assert len(DECKS["encounter"]) == 28


@card("aristocratic_vampire", "hoax")
def test_which_encounters_cannot_ambush() -> None:
    for name in ENCOUNTERS:
        chase = Chase(godalming="berlin", dracula="madrid")
        chase.hideout(3, "leipzig", encounters=[name])
        chase.act("godalming", "drive leipzig")
        refused = chase.why_not("dracula", f"ambush {name}")
        waits = name in ("aristocratic_vampire", "hoax")
        assert refused == ("ambush.card-forbids" if waits else "")


# Those that strike one hunter.


@card("hoax")
def test_a_hoax_delays_who_finds_it() -> None:
    chase = found("hoax")
    assert chase["godalming"].delayed
    assert not stays(chase, "hoax")


@card("rats")
def test_rats_bite_and_stay() -> None:
    for meeting in (ambushed, found):
        chase = meeting("rats", seward="leipzig")
        assert (chase["godalming"].damage, chase["seward"].damage) == (2, 0)
        assert stays(chase, "rats")


@card("rats", "saboteur", "pistol", "rifle")
@pytest.mark.parametrize("name", ["rats", "saboteur"])
@pytest.mark.parametrize("gun", ["pistol", "rifle"])
def test_a_shot_drives_rats_and_saboteurs_away_after_their_deed(name: str, gun: str) -> None:
    chase = ambushed(name, gun, "knife")
    assert chase.why_not("godalming", "use knife") == NEED
    chase.act("godalming", f"use {gun}")
    assert chase["godalming"].damage == (2 if name == "rats" else 0)
    assert chase["godalming"].delayed == (name == "saboteur")
    assert not stays(chase, name)
    assert named(gun) in chase["godalming"].items
    assert chase.told("reveals") == [(0, named(gun))]


@card("rats", "saboteur")
@pytest.mark.parametrize("name", ["rats", "saboteur"])
def test_without_a_shot_they_stay(name: str) -> None:
    chase = ambushed(name, "pistol")
    chase.act("godalming", "done")
    assert stays(chase, name)


@card("rats")
def test_rats_that_defeat_a_hunter_stay() -> None:
    chase = Chase(godalming="berlin", dracula="madrid")
    chase.hideout(3, "leipzig", encounters=["rats"])
    chase.gives("godalming", "pistol")
    chase["godalming"].damage = 9
    chase.act("godalming", "drive leipzig")
    chase.act("dracula", "ambush rats")
    chase.act("godalming", "done")
    assert chase["godalming"].place == -1
    assert chase.question() != "show-against"
    assert stays(chase, "rats")


@card("saboteur")
def test_a_saboteur_delays_and_stays() -> None:
    for meeting in (ambushed, found):
        chase = meeting("saboteur", mina="leipzig")
        assert (chase["godalming"].delayed, chase["mina"].delayed) == (True, False)
        assert stays(chase, "saboteur")


@card("szgany_bodyguards")
def test_bodyguards_beat_twice_and_hold_who_has_no_weapon() -> None:
    for meeting in (ambushed, found):
        chase = meeting("szgany_bodyguards")
        assert (chase["godalming"].damage, chase["godalming"].delayed) == (4, True)
        assert not stays(chase, "szgany_bodyguards")
    for cards in ([], ["garlic"]):
        chase = ambushed("szgany_bodyguards", *cards)
        if cards:
            assert chase.why_not("godalming", "use garlic") == NEED
            chase.act("godalming", "done")
        assert (chase["godalming"].damage, chase["godalming"].delayed) == (4, True)


@card("szgany_bodyguards", "knife", "rifle", "pistol")
@pytest.mark.parametrize("weapon", ["knife", "rifle", "pistol"])
def test_a_weapon_shown_stops_the_bodyguards(weapon: str) -> None:
    chase = ambushed("szgany_bodyguards", weapon)
    assert chase["godalming"].damage == 2
    chase.act("godalming", f"use {weapon}")
    assert (chase["godalming"].damage, chase["godalming"].delayed) == (2, False)
    assert chase["godalming"].items == [named(weapon)]
    assert not stays(chase, "szgany_bodyguards")


@card("spy")
def test_a_spy_reads_the_hand_and_takes_the_tickets() -> None:
    chase = ambushed("spy", "white_1", "white_1", "garlic", "long_night")
    assert chase.why_not("godalming", "discard garlic") == NEED
    chase.act("godalming", "done")
    h = chase["godalming"]
    assert h.tickets == []
    assert (h.items, h.events) == ([named("garlic")], [named("long_night")])
    assert chase.told("reveals") == [(0, named("garlic")), (0, named("long_night"))]
    assert len(chase.g.ticket_pool) == 16
    assert not stays(chase, "spy")


@card("spy")
def test_a_weapon_given_up_rids_of_a_spy() -> None:
    chase = ambushed("spy", "white_1", "garlic", "knife")
    chase.act("godalming", "discard knife")
    assert len(chase["godalming"].tickets) == 1
    assert chase.g.item_discard == [named("knife")]
    assert chase.told("reveals") == []
    assert not stays(chase, "spy")


@card("spy")
def test_a_spy_takes_tickets_also_from_an_empty_hand() -> None:
    chase = found("spy", "white_1")
    assert chase["godalming"].tickets == []


@card("desecrated_soil")
def test_desecrated_soil_lets_dracula_choose_anew() -> None:
    for meeting in (ambushed, found):
        chase = meeting("desecrated_soil")
        assert (chase.question(), len(chase.dracula.encounters)) == ("shed", 8)
        for i in range(3):
            chase.act("dracula", chase.legal("dracula")[0])
        assert chase.question() != "shed"
        assert len(chase.dracula.encounters) == 5
        assert len(chase.g.encounter_discard) == 3
        assert stays(chase, "desecrated_soil")
    chase = ambushed("desecrated_soil")
    chase.act("dracula", chase.legal("dracula")[0], "done")
    assert len(chase.dracula.encounters) == 7


@card("desecrated_soil", "heavenly_host")
def test_a_heavenly_host_shown_cleanses_the_soil() -> None:
    chase = ambushed("desecrated_soil", "heavenly_host", "garlic")
    chase.act("dracula", "done")
    assert chase.why_not("godalming", "use garlic") == NEED
    chase.act("godalming", "use heavenly_host")
    assert not stays(chase, "desecrated_soil")
    assert named("heavenly_host") in chase["godalming"].items


@card("bats")
def test_there_are_two_bats_tokens() -> None:
    chase = Chase(godalming="berlin", dracula="madrid")
    chase["helsing"].bats = chase["mina"].bats = True
    chase.hideout(3, "leipzig", encounters=["bats"])
    chase.act("godalming", "drive leipzig")
    chase.act("dracula", "ambush bats")
    assert not chase["godalming"].bats
    assert not stays(chase, "bats")


# Those that strike all who are there.


@card("unnatural_fog")
@rule("token.fog.placement")
def test_fog_at_night_delays_nobody() -> None:
    chase = found("unnatural_fog", mina="leipzig")
    assert chase.g.fog == [place("leipzig")]
    assert not chase["godalming"].delayed
    assert not chase["mina"].delayed
    assert not stays(chase, "unnatural_fog")


@card("szgany_mob")
def test_the_mob_beats_for_every_item_kept() -> None:
    chase = ambushed("szgany_mob", "knife", "garlic", "dogs", mina="leipzig", seward="berlin")
    chase.act("godalming", "discard garlic", "done")
    assert (chase["godalming"].damage, chase["mina"].damage) == (2, 0)
    assert chase.g.item_discard == [named("garlic")]
    assert not stays(chase, "szgany_mob")


@card("szgany_mob")
def test_the_mob_robs_all_in_the_city_one_by_one() -> None:
    chase = Chase(godalming="berlin", helsing="leipzig", seward="berlin", dracula="madrid")
    chase.hideout(3, "leipzig", encounters=["szgany_mob"], faceup=True)
    chase.gives("helsing", "knife", "garlic")
    chase.gives("seward", "knife")
    chase.act("godalming", "drive leipzig")
    chase.act("dracula", "ambush szgany_mob")
    assert (chase.question(), chase.asked()) == ("pay", ["helsing"])
    chase.act("helsing", "discard knife", "discard garlic")
    assert [h.damage for h in chase.g.hunters] == [0, 0, 0, 0]
    assert len(chase.g.item_discard) == 2


@card("wolves")
@pytest.mark.parametrize(
    ("items", "shown", "damage"),
    [("", 0, 4), ("knife", 1, 2), ("knife rifle", 2, 0), ("knife rifle", 0, 4), ("garlic", 0, 4)],
)
def test_weapons_keep_wolves_at_bay(items: str, shown: int, damage: int) -> None:
    chase = ambushed("wolves", *items.split())
    for weapon in items.split()[:shown]:
        chase.act("godalming", f"use {weapon}")
    if chase.question() == "defend":
        if "garlic" in items:
            assert chase.why_not("godalming", "use garlic") == NEED
        chase.act("godalming", "done")
    assert chase["godalming"].damage == damage
    assert chase.told("suffers") == ([(0, damage, damage)] if damage else [])
    assert not stays(chase, "wolves")


@card("wolves")
def test_wolves_fall_upon_all_in_the_city() -> None:
    chase = ambushed("wolves", seward="leipzig", mina="berlin")
    assert [h.damage for h in chase.g.hunters] == [4, 4, 0, 0]


@card("wolves")
def test_two_weapons_are_enough() -> None:
    chase = ambushed("wolves", "knife", "rifle", "pistol")
    chase.act("godalming", "use knife", "use rifle")
    assert chase.question() != "defend"
    assert chase.told("reveals") == [(0, named("knife")), (0, named("rifle"))]


@card("wolves")
def test_one_weapon_is_shown_once() -> None:
    chase = ambushed("wolves", "knife")
    chase.act("godalming", "use knife")
    assert chase.why_not("godalming", "use knife") == NEED


def test_a_hideout_counts_the_wounds_of_as_many_encounters_as_it_may_hold() -> None:
    """Brides bring more and more of them to one place."""
    assert HIDEOUT["wounds"].length == HIDEOUT["revealed"].length == sum(ENCOUNTERS.values())
