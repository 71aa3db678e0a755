"""The hunters' events that tell of Dracula, card by card."""

import pytest

from duskmoot.games.fury_of_dracula.board import NOWHERE, REGION
from duskmoot.games.fury_of_dracula.cards.table import CARDS, named
from tests.card import card
from tests.games.fury_of_dracula.chase import NAMES, Chase, place
from tests.games.fury_of_dracula.fights import ambush, dusk, rounds

NEED = "golden.component-over-reference"


def received(name: str, where: str = "paris", **what: str) -> Chase:
    """Seward draws this event by day."""
    chase = Chase(seward=where, **what)
    chase.event_on_top(name)
    chase.act("godalming", "done")
    chase.act("seward", "supply")
    return chase


def at(moment: str, *cards: str, **what: str) -> Chase:
    """Godalming holds these events at the first dusk or dawn."""
    chase = Chase(**what)
    chase.gives("godalming", *cards)
    if moment == "dawn":
        chase.until("place-encounter")
    chase.until("timed-event", "godalming")
    return chase


# Newspaper Reports, Hired Scouts, the informers.


@card("newspaper_reports")
def test_newspaper_reports_at_once_tell_of_space_three() -> None:
    chase = received("newspaper_reports")
    for number, city in ((2, "prague"), (3, "berlin"), (4, "vienna")):
        chase.hideout(number, city)
    chase.act("seward", "play newspaper_reports")
    assert [bool(nest.faceup) for nest in chase.g.trail] == [
        False,
        False,
        True,
        False,
        False,
        False,
    ]
    assert chase.g.event_discard == [named("newspaper_reports")]


@card("newspaper_reports")
@pytest.mark.parametrize("moment", ["dusk", "dawn"])
def test_newspaper_reports_kept_tell_of_space_five_or_six(moment: str) -> None:
    for space in (5, 6):
        chase = at(moment, "newspaper_reports")
        for number, city in ((3, "prague"), (5, "berlin"), (6, "vienna")):
            chase.hideout(number, city)
        chase.act("godalming", "play newspaper_reports")
        assert chase.legal("godalming") == ["reveal space_5", "reveal space_6"]
        chase.act("godalming", f"reveal space_{space}")
        assert [n for n in range(1, 7) if chase.nest(n).faceup] == [space]


@card("newspaper_reports")
def test_newspapers_have_nothing_to_tell_of_a_power_or_of_hide() -> None:
    for where, powers in (("", ["feed"]), ("hide", [])):
        chase = received("newspaper_reports")
        chase.hideout(3, where, powers=powers)
        chase.act("seward", "play newspaper_reports")
        assert chase.told("nothing-there") == [(2,)]
        assert not chase.nest(3).faceup


@card("hired_scouts")
def test_hired_scouts_look_into_two_cities() -> None:
    chase = received("hired_scouts")
    chase.hideout(3, "berlin")
    chase.hideout(8, "prague", encounters=["rats"])
    chase.act("seward", "play hired_scouts", "scout berlin")
    assert chase.nest(3).faceup == [place("berlin")]
    chase.act("seward", "scout prague")
    assert chase.nest(8).faceup == [place("prague")]
    assert chase.question() != "scout"
    assert chase.told("scouts-find") == [(place("berlin"),), (place("prague"),)]
    assert len(chase.nest(8).encounters) == 1


@card("hired_scouts")
def test_hired_scouts_may_find_nothing_and_look_into_no_sea() -> None:
    chase = received("hired_scouts")
    chase.act("seward", "play hired_scouts")
    assert "scout north_sea" not in chase.legal("seward")
    chase.act("seward", "scout rome", "scout bari")
    assert chase.told("scouts-miss") == [(place("rome"),), (place("bari"),)]


@card("hired_scouts")
def test_hired_scouts_do_not_look_into_one_city_twice() -> None:
    chase = received("hired_scouts")
    chase.act("seward", "play hired_scouts", "scout sofia")
    assert chase.why_not("seward", "scout sofia") == "golden.component-over-reference"
    chase.act("seward", "scout rome")
    assert chase.g.site == NOWHERE  # the next effect finds nothing of it


@card("rufus_smith", "sister_agatha", "jonathan_harker")
@pytest.mark.parametrize("name", ["rufus_smith", "sister_agatha", "jonathan_harker"])
def test_an_informer_looks_into_one_city(name: str) -> None:
    for number in (3, 8):
        chase = received(name)
        chase.hideout(number, "berlin", encounters=["rats"])
        chase.act("seward", f"play {name}", "scout berlin")
        assert chase.nest(number).faceup == [place("berlin")]
        assert chase.question() != "scout"
        assert (chase.g.allies, chase.g.event_discard) == ([], [named(name)])


@card("rufus_smith")
def test_rufus_smith_makes_the_open_sea_hurt_more() -> None:
    for ally, damage in ((False, 3), (True, 4)):
        chase = Chase(dracula="hamburg")
        if ally:
            chase.draw(chase.g.event_deck, "rufus_smith")
            chase.g.allies.append(named("rufus_smith"))
        chase.until("prowl")
        chase.act("dracula", "move north_sea")
        assert chase.dracula.damage == 2
        chase.until("prowl")
        chase.act("dracula", "move english_channel")
        assert chase.dracula.damage == damage


@card("jonathan_harker")
def test_jonathan_harker_watches_space_six() -> None:
    chase = received("jonathan_harker")
    chase.act("seward", "enlist jonathan_harker")
    chase.hideout(5, "berlin")
    chase.hideout(4, "hide")
    chase.until("prowl")
    assert chase.nest(6).faceup == [place("berlin")]
    chase.act("dracula", chase.legal("dracula")[0])
    chase.until("prowl")
    assert chase.nest(6).facedown == [place("hide")]  # no location card


@card("sister_agatha", "fangs", "escape_as_mist", "escape_as_bat")
@pytest.mark.parametrize(("played", "healed"), [("fangs", 2), ("escape_as_mist", 0)])
def test_sister_agatha_punishes_fangs_and_flights(played: str, healed: int) -> None:
    chase = dusk()
    chase.draw(chase.g.event_deck, "sister_agatha")
    chase.g.allies.append(named("sister_agatha"))
    rounds(chase, "claws", godalming="dodge dodge")
    assert chase.dracula.damage == 0
    chase.dracula.damage = 5
    rounds(chase, played, godalming="escape escape")
    assert chase.dracula.damage == 5 - healed + 2


@card("sister_agatha", "escape_as_bat")
def test_sister_agatha_punishes_a_bat_wherever_it_flies() -> None:
    for go in ("fly munich", "done"):
        chase = dusk()
        chase.draw(chase.g.event_deck, "sister_agatha")
        chase.g.allies.append(named("sister_agatha"))
        rounds(chase, "claws", "escape_as_bat", godalming="dodge punch")
        chase.act("dracula", go)
        assert chase.dracula.damage == 2


@card("sister_agatha")
def test_sister_agatha_punishes_dracula_alone_and_nothing_else() -> None:
    chase = dusk()
    chase.draw(chase.g.event_deck, "sister_agatha")
    chase.g.allies.append(named("sister_agatha"))
    rounds(chase, "strength", godalming="punch punch")
    assert chase.dracula.damage == 0
    chase = ambush("new_vampire")
    chase.draw(chase.g.event_deck, "sister_agatha")
    chase.g.allies.append(named("sister_agatha"))
    rounds(chase, "fangs", godalming="escape escape")
    assert (chase.dracula.damage, chase.nest(2).wounds) == (0, [0])


@card("sister_agatha")
def test_sister_agatha_does_not_punish_what_is_cancelled() -> None:
    chase = dusk()
    chase.draw(chase.g.event_deck, "sister_agatha")
    chase.g.allies.append(named("sister_agatha"))
    rounds(chase, "escape_as_mist", "fangs", godalming="punch dodge")
    assert chase.dracula.damage == 1


# Local Rumors, Evil Presence, Hypnosis, Money Trail.


@card("local_rumors")
def test_local_rumors_show_the_hideouts_next_to_the_hunter() -> None:
    chase = received("local_rumors", "hamburg")
    chase.hideout(2, "berlin")
    chase.hideout(3, "north_sea")
    chase.hideout(4, "prague")
    chase.hideout(5, "hamburg", faceup=True)
    chase.hideout(7, "cologne", encounters=["rats"])
    chase.act("seward", "play local_rumors")
    assert [n for n in range(1, 10) if chase.nest(n).faceup] == [1, 2, 3, 5]  # Leipzig is first


@card("evil_presence")
def test_evil_presence_names_who_is_beside_dracula() -> None:
    chase = received("evil_presence", mina="berlin", helsing="nuremberg", dracula="leipzig")
    chase.act("seward", "play evil_presence")
    assert chase.told("presence") == [(2,), (3,)]
    chase = received("evil_presence", mina="prague", dracula="leipzig")
    chase.act("seward", "play evil_presence")
    assert (chase.told("presence"), chase.told("no-presence")) == ([], [()])


@card("evil_presence")
def test_evil_presence_looks_over_the_water() -> None:
    chase = received("evil_presence", dracula="hamburg")
    chase.hideout(1, "hamburg", faceup=True)
    chase["mina"].place = place("north_sea")
    chase["helsing"].place = place("hamburg")
    chase.act("seward", "play evil_presence")
    assert chase.told("presence") == [(3,)]


def with_mina(dracula: str, **what: str) -> Chase:
    chase = Chase(helsing="paris", mina="paris", dracula=dracula, **what)
    chase.gives("mina", "hypnosis")
    chase.until("action", "mina")
    return chase


@card("hypnosis")
@pytest.mark.parametrize(("dracula", "region"), [("leipzig", "cologne"), ("rome", "naples")])
def test_hypnosis_tells_the_region_and_delays_mina(dracula: str, region: str) -> None:
    chase = with_mina(dracula)
    chase.act("mina", "play hypnosis")
    assert chase.told("region") == [(REGION[place(region)],)]
    assert chase["mina"].delayed
    assert chase.g.event_discard == [named("hypnosis")]


@card("hypnosis")
def test_hypnosis_at_sea_and_without_company() -> None:
    chase = with_mina("hamburg")
    chase.hideout(1, "north_sea")
    chase.act("mina", "play hypnosis")
    assert (chase.told("at-sea"), chase.told("region")) == ([()], [])
    chase = with_mina("hamburg")
    chase["helsing"].place = place("rome")
    assert chase.why_not("mina", "play hypnosis") == NEED


@card("hypnosis", "mystic_research", "wax_cylinders")
def test_some_events_belong_to_one_hunter() -> None:
    chase = Chase(godalming="paris", seward="paris")
    chase.gives("godalming", "hypnosis", "mystic_research", "wax_cylinders")
    for each in ("hypnosis", "mystic_research", "wax_cylinders"):
        assert chase.why_not("godalming", f"play {each}") == NEED


@card("money_trail")
def test_the_money_trail_leads_to_a_sea() -> None:
    chase = Chase(godalming="paris")
    chase.gives("godalming", "money_trail")
    chase.hideout(3, "prague")
    assert chase.why_not("godalming", "play money_trail") == NEED
    chase.hideout(2, "north_sea")
    chase.hideout(4, "black_sea")
    chase.act("godalming", "play money_trail")
    assert chase.legal("godalming") == ["reveal space_2", "reveal space_4"]
    chase.act("godalming", "reveal space_4")
    assert chase.nest(4).faceup == [place("black_sea")]
    assert not chase.nest(2).faceup
    assert chase.asked() == ["seward"]


# Wax Cylinders, Behind the Veil, Mystic Research.


def listening(*hides: int) -> Chase:
    """Seward plays Wax Cylinders; encounters lie in Prague and in a lair."""
    chase = Chase(seward="paris", dracula="leipzig")
    chase.gives("seward", "wax_cylinders")
    for number in hides:
        chase.hideout(number, "hide", encounters=["wolves"])
    chase.hideout(3, "prague", encounters=["rats", "bats"])
    chase.act("godalming", "done")
    chase.act("seward", "play wax_cylinders")
    return chase


@card("wax_cylinders")
def test_wax_cylinders_tell_all_encounters_of_a_hideout() -> None:
    chase = listening()
    assert chase.legal("seward") == ["deduce space_3", "analyse"]
    chase.act("seward", "deduce space_3")
    assert sorted(chase.nest(3).revealed) == sorted([named("rats"), named("bats")])
    assert chase.nest(3).wounds == [0, 0]
    assert not chase.nest(3).faceup
    assert chase.g.event_discard == [named("wax_cylinders")]
    assert chase["seward"].events == []


@card("wax_cylinders")
def test_wax_cylinders_tell_of_hide_and_come_back() -> None:
    chase = listening(2)
    chase.act("seward", "analyse")
    assert chase.nest(2).faceup == [place("hide")]
    assert chase["seward"].events == [named("wax_cylinders")]
    chase = listening()
    chase.act("seward", "analyse")
    assert chase.told("scouts-miss") == [(place("hide"),)]
    assert chase["seward"].events == [named("wax_cylinders")]
    chase.until("action", "seward")
    assert chase.why_not("seward", "play wax_cylinders") == ""


@card("behind_the_veil")
def test_behind_the_veil_opens_both_hands() -> None:
    chase = received("behind_the_veil")
    chase.gives("dracula", "enraged")
    hand = sorted(chase.dracula.encounters)
    chase.act("seward", "play behind_the_veil")
    for name in NAMES:
        assert chase.view(name).table["court"][0]["open_hand"] == hand
    revealed = [number for who, number in chase.told("reveals") if who == 4]
    assert sorted(revealed) == sorted([*hand, named("enraged")])
    chosen = f"discard {CARDS[hand[2]].id}"
    chase.act("seward", chosen)
    assert chase.g.encounter_discard == [hand[2]]
    assert len(chase.dracula.encounters) == 5
    assert chase.dracula.open_hand == []
    assert chase.dracula.events == [named("enraged")]


@card("mystic_research")
def test_mystic_research_buries_dracula_cards_of_the_bottom_six() -> None:
    chase = Chase(helsing="paris")
    chase.gives("helsing", "mystic_research")
    bottom = ["long_night", "enraged", "good_luck", "great_wolf", "forewarned", "renewed_vigor"]
    for name in ["seduction", *reversed(bottom)]:
        chase.event_at_bottom(name)
    chase.until("action", "helsing")
    chase.act("helsing", "play mystic_research")
    assert sorted(chase.g.buried) == sorted([named("enraged"), named("great_wolf")])
    left = [CARDS[number].id for number in chase.g.event_deck[:5]]
    assert left == ["long_night", "good_luck", "forewarned", "renewed_vigor", "seduction"]
    assert all(chase.view(name).table["buried"] == 2 for name in NAMES)


@card("newspaper_reports", "hired_scouts", "local_rumors", "evil_presence", "rufus_smith")
@pytest.mark.parametrize(
    "name", ["newspaper_reports", "hired_scouts", "local_rumors", "evil_presence", "rufus_smith"]
)
def test_also_silence_is_an_answer_that_cannot_be_taken_back(name: str) -> None:
    chase = received(name)
    before = chase.view("mina").table["court"][0]["answers"]
    chase.act("seward", f"play {name}")
    for city in ("rome", "bari"):
        if chase.question() == "scout":
            chase.act("seward", f"scout {city}")
    assert chase.view("mina").table["court"][0]["answers"] > before


@card("hypnosis", "wax_cylinders")
def test_an_answer_to_mina_or_seward_cannot_be_taken_back() -> None:
    chase = with_mina("leipzig")
    before = chase.dracula.answers
    chase.act("mina", "play hypnosis")
    assert chase.dracula.answers > before
    chase = listening()
    before = chase.dracula.answers
    chase.act("seward", "analyse")
    assert chase.dracula.answers > before


@card("wax_cylinders", "draculas_brides")
def test_an_analysis_leaves_nothing_behind_that_brides_could_read() -> None:
    chase = listening()
    chase.act("seward", "analyse")
    assert not chase.g.returns
    chase.until("action", "mina")
    chase.act("mina", "done")
    chase.until("action", "helsing")
    chase.event_at_bottom("draculas_brides")
    chase["helsing"].place = place("paris")
    chase.act("helsing", "supply")
    chase.act("dracula", "play draculas_brides", "done")
    assert chase.question() not in ("bride-space", "bride-card")
