"""Event cards: when they are played, how many are held, allies, what is cancelled."""

import pytest

from duskmoot.games.fury_of_dracula.cards.table import CARDS, DECKS, named
from tests.card import card
from tests.games.fury_of_dracula.chase import NAMES, Chase, place
from tests.games.fury_of_dracula.schemes import received
from tests.rule import rule

HUNTER_EVENTS = {
    "newspaper_reports": (3, "immediate dawn dusk"),
    "chartered_carriage": (3, "before_rail_move"),
    "hired_scouts": (4, "immediate"),
    "long_night": (2, "dawn"),
    "excellent_weather": (2, "day_action"),
    "surprising_return": (2, "dawn dusk"),
    "sense_of_emergency": (2, "day_action"),
    "speedy_telegraph": (2, "dawn"),
    "escape_route": (2, "combat_start"),
    "local_rumors": (2, "immediate"),
    "forewarned": (2, "when_ambushed"),
    "blood_transfusion": (2, "action"),
    "good_luck": (2, "day reaction_false_tip"),
    "renewed_vigor": (2, "dawn"),
    "planned_ambush": (2, "combat_start"),
    "evil_presence": (2, "immediate"),
    "mystic_research": (1, "action"),
    "lucky_find": (1, "combat_start"),
    "rufus_smith": (1, "immediate"),
    "wax_cylinders": (1, "action"),
    "consecrated_ground": (1, "night_action"),
    "lucys_revenge": (1, "combat_start"),
    "sister_agatha": (1, "immediate"),
    "hypnosis": (1, "action"),
    "heroic_leap": (1, "combat_start"),
    "behind_the_veil": (1, "immediate"),
    "money_trail": (1, "action"),
    "jonathan_harker": (1, "immediate"),
    "vampire_lair": (1, "day_action"),
    "great_strength": (1, "when_hunter_would_be_bitten_or_defeated"),
}
DRACULA_EVENTS = {
    "hidden_schemes": (2, "dracula_phase_end"),
    "summon_storms": (2, "immediate dracula_phase_end"),
    "roadblock": (3, "immediate dracula_phase_end"),
    "wild_horses": (2, "after_hunter_road_move"),
    "devilish_power": (2, "dracula_phase"),
    "vampiric_influence": (2, "immediate"),
    "draculas_brides": (1, "immediate"),
    "false_tip": (2, "when_hunter_spends_ticket"),
    "unearthly_swiftness": (1, "dracula_phase"),
    "sensationalist_press": (1, "when_hunter_plays_event"),
    "enraged": (1, "when_dracula_combat_card_would_be_cancelled"),
    "darkness_returns": (1, "dracula_phase_end"),
    "customs_search": (1, "after_hunter_moves_between_regions"),
    "great_wolf": (1, "immediate"),
    "seduction": (1, "when_hunter_searches"),
    "immanuel_hildesheim": (1, "immediate"),
    "nocturnal_visit": (1, "dracula_phase_end"),
}
ALLIES = {
    "rufus_smith",
    "sister_agatha",
    "jonathan_harker",
    "draculas_brides",
    "great_wolf",
    "immanuel_hildesheim",
}
OWNERS = {
    "mystic_research": "van_helsing",
    "wax_cylinders": "dr_seward",
    "lucys_revenge": "lord_godalming",
    "hypnosis": "mina_harker",
}


def supplied(name: str, *held: str, hunter: str = "godalming") -> Chase:
    """This hunter with these cards draws the event in Paris by day."""
    chase = Chase(**{hunter: "paris"})
    chase.gives(hunter, *held)
    chase.until("action", hunter)
    chase.event_on_top(name)
    chase.act(hunter, "supply")
    return chase


# When.


@rule("event.timing")
@pytest.mark.parametrize("side", ["hunter", "dracula"])
def test_events_are_as_printed(side: str) -> None:
    printed = HUNTER_EVENTS if side == "hunter" else DRACULA_EVENTS
    cards = [each for each in CARDS if each.event and each.side == side]
    assert {c.id: (c.copies, " ".join(c.when)) for c in cards} == printed
    assert {c.id for c in cards if c.ally} == ALLIES & set(printed)
    assert {c.id: c.only for c in cards if c.only} == (OWNERS if side == "hunter" else {})
    assert len(DECKS["event"]) == 75


@rule("event.timing")
def test_dawn_and_dusk_events_are_not_for_the_day() -> None:
    chase = Chase(godalming="paris")
    chase.gives("godalming", "long_night", "newspaper_reports", "consecrated_ground")
    for each in ("long_night", "newspaper_reports", "consecrated_ground"):
        assert chase.why_not("godalming", f"play {each}") == "event.timing"
    chase.until("timed-event", "godalming")
    assert chase.why_not("godalming", "play long_night") == "event.timing"
    assert chase.why_not("godalming", "play newspaper_reports") == ""
    assert chase.why_not("godalming", "play consecrated_ground") == "event.timing"
    chase.until("action", "godalming")
    assert chase.why_not("godalming", "play consecrated_ground") == ""
    chase.act("godalming", "done")
    chase.until("timed-event", "godalming")
    assert chase.why_not("godalming", "play long_night") == ""


@rule("event.timing")
def test_day_events_are_not_for_the_night() -> None:
    chase = Chase(godalming="paris")
    chase.gives("godalming", "sense_of_emergency", "vampire_lair", "good_luck", "stake")
    chase.g.roadblocks = [0]
    for each in ("sense_of_emergency", "vampire_lair", "good_luck"):
        assert chase.why_not("godalming", f"play {each}") == ""
    chase.act("godalming", "done")
    chase.until("action", "godalming")
    chase.g.roadblocks = [0]
    for each in ("sense_of_emergency", "vampire_lair", "good_luck"):
        assert chase.why_not("godalming", f"play {each}") == "event.timing"


@rule("event.timing")
def test_draculas_events_have_their_moments() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(2, "berlin")
    held = ["devilish_power", "unearthly_swiftness", "hidden_schemes", "nocturnal_visit"]
    chase.gives("dracula", *held)
    chase.until("phase-event")
    assert chase.told("slides") == []
    legal = [not chase.why_not("dracula", f"play {each}") for each in held]
    assert legal == [True, True, False, False]
    chase.until("place-encounter")
    chase.until("phase-event")
    assert all(not chase.why_not("dracula", f"play {each}") for each in held)


# How many.


@rule("event.limit")
@pytest.mark.parametrize(
    ("hunter", "limit"), [("godalming", 3), ("seward", 4), ("helsing", 3), ("mina", 3)]
)
def test_hunters_hold_three_events_and_seward_four(hunter: str, limit: int) -> None:
    cards = ["forewarned", "forewarned", "escape_route", "escape_route"]
    for held in (limit - 1, limit):
        chase = supplied("planned_ambush", *cards[:held], hunter=hunter)
        chase.act(hunter, "keep planned_ambush")
        if chase.question() == "trim":
            over = any(act.startswith("discard") for act in chase.legal(hunter))
            assert over == (held == limit)
        else:
            assert held < limit


@rule("event.limit")
def test_dracula_holds_four_events() -> None:
    cards = ["enraged", "seduction", "customs_search", "false_tip"]
    for held in (3, 4):
        chase = received("wild_horses", *cards[:held])
        chase.act("dracula", "keep wild_horses")
        assert (chase.question() == "trim") == (held == 4)
    chase.act("dracula", "discard seduction")
    assert len(chase.dracula.events) == 4
    assert chase.g.event_discard == [named("seduction")]


@rule("event.over-limit")
def test_too_many_events_may_be_played_first() -> None:
    chase = supplied("forewarned", "good_luck", "long_night", "long_night")
    chase.g.roadblocks = [0]
    chase.act("godalming", "keep forewarned")
    assert chase.question() == "trim"
    assert chase.why_not("godalming", "play long_night") == "event.timing"
    chase.act("godalming", "play good_luck")
    chase.act("godalming", chase.legal("godalming")[0])
    chase.act("godalming", chase.legal("godalming")[0])
    assert chase.g.roadblocks == []
    assert sorted(chase["godalming"].events) == sorted(
        [named("long_night"), named("long_night"), named("forewarned")]
    )
    assert chase.asked() == ["seward"]


@rule("event.over-limit")
def test_without_a_playable_event_one_is_discarded() -> None:
    chase = supplied("forewarned", "planned_ambush", "long_night", "long_night")
    chase.act("godalming", "keep forewarned")
    assert sorted(chase.legal("godalming")) == [
        "discard forewarned",
        "discard long_night",
        "discard planned_ambush",
    ]
    chase.act("godalming", "discard planned_ambush")
    assert chase.asked() == ["seward"]


@rule("event.over-limit")
def test_dracula_over_his_limit_may_play_what_fits_his_phase() -> None:
    chase = Chase(dracula="leipzig")
    chase.gives("dracula", "enraged", "seduction", "customs_search", "devilish_power")
    chase.draw(chase.g.event_deck, "immanuel_hildesheim")
    chase.dracula.allies.append(named("immanuel_hildesheim"))
    chase.until("action", "mina")
    chase.event_on_top("wild_horses")
    chase.until("receive")
    chase.act("dracula", "keep wild_horses")
    assert chase.question() == "trim"
    assert chase.why_not("dracula", "play enraged") == "event.timing"
    chase.act("dracula", "play devilish_power", "forbid-supply")
    assert len(chase.dracula.events) == 4
    assert chase.question() != "trim"


@rule("event.discard-faceup")
def test_a_discarded_event_is_read_by_all() -> None:
    chase = supplied("forewarned", "planned_ambush", "long_night", "long_night")
    chase.act("godalming", "keep forewarned", "discard planned_ambush")
    for name in NAMES:
        assert chase.view(name).table["event_discard"] == [named("planned_ambush")]
    chase = supplied("hired_scouts")
    chase.act("godalming", "play hired_scouts", "scout rome", "scout bari")
    for name in NAMES:
        assert chase.view(name).table["event_discard"] == [named("hired_scouts")]


# Receiving.


@rule("event.on-receipt")
@pytest.mark.parametrize("name", ["hired_scouts", "local_rumors", "evil_presence"])
def test_an_immediate_event_is_played_at_once(name: str) -> None:
    chase = supplied(name)
    assert chase.why_not("godalming", f"keep {name}") == "event.on-receipt"
    assert chase.legal("godalming") == [f"play {name}"]


@rule("event.on-receipt")
def test_other_events_go_to_the_hand() -> None:
    chase = supplied("long_night")
    assert chase.why_not("godalming", "play long_night") == "event.timing"
    chase.act("godalming", "keep long_night")
    assert chase["godalming"].events == [named("long_night")]
    chase = supplied("newspaper_reports")
    assert chase.legal("godalming") == ["play newspaper_reports", "keep newspaper_reports"]


@rule("event.on-receipt")
def test_dracula_reads_his_events_as_hunters_do() -> None:
    chase = received("vampiric_influence")
    assert chase.legal("dracula") == ["play vampiric_influence"]
    chase = received("roadblock")
    assert chase.legal("dracula") == ["play roadblock", "keep roadblock"]
    chase = received("enraged")
    assert chase.legal("dracula") == ["keep enraged"]


# Cancelled.


@card("sensationalist_press", "newspaper_reports", "hired_scouts", "local_rumors", "evil_presence")
@rule("event.cancelled")
@pytest.mark.parametrize(
    "name", ["newspaper_reports", "hired_scouts", "local_rumors", "evil_presence"]
)
def test_the_press_cancels_what_is_told_of_dracula(name: str) -> None:
    chase = supplied(name)
    chase.hideout(3, "brussels")
    chase.gives("dracula", "sensationalist_press", "enraged")
    chase.act("godalming", f"play {name}")
    assert chase.told("plays") == [(0, named(name))]
    assert chase.asked() == ["dracula"]
    chase.act("dracula", "play sensationalist_press")
    assert not chase.nest(3).faceup
    assert chase.told("presence") + chase.told("no-presence") == []
    assert chase["godalming"].events == []
    for each in NAMES:
        discard = chase.view(each).table["event_discard"]
        assert sorted(discard) == sorted([named(name), named("sensationalist_press")])
    assert chase.asked() == ["seward"]
    assert not chase.g.called_off  # the next event is safe


@card("sensationalist_press")
def test_the_press_may_keep_silent_and_cancels_nothing_else() -> None:
    chase = supplied("hired_scouts")
    chase.hideout(3, "brussels")
    chase.gives("dracula", "sensationalist_press", "enraged")
    chase.act("godalming", "play hired_scouts")
    assert chase.why_not("dracula", "play enraged") == "event.timing"
    chase.act("dracula", "done")
    chase.act("godalming", "scout brussels")
    assert chase.nest(3).faceup == [place("brussels")]
    chase = supplied("behind_the_veil")
    chase.gives("dracula", "sensationalist_press")
    chase.act("godalming", "play behind_the_veil")
    assert chase.question() == "veil"


# Allies.


@rule("ally.play-choice")
@pytest.mark.parametrize("name", ["rufus_smith", "sister_agatha", "jonathan_harker"])
def test_an_ally_of_the_hunters_is_played_or_enlisted(name: str) -> None:
    chase = supplied(name)
    assert chase.legal("godalming") == [f"play {name}", f"enlist {name}"]
    chase = supplied("hired_scouts")
    assert chase.why_not("godalming", "enlist hired_scouts") == "ally.play-choice"


@rule("ally.play-choice")
@pytest.mark.parametrize("name", ["draculas_brides", "great_wolf", "immanuel_hildesheim"])
def test_an_ally_of_dracula_is_played_or_enlisted(name: str) -> None:
    chase = received(name)
    assert chase.legal("dracula") == [f"play {name}", f"enlist {name}"]


@card("rufus_smith")
@rule("ally.stays")
def test_an_ally_stays_and_works_round_after_round() -> None:
    chase = Chase(godalming="paris", dracula="hamburg")
    chase.event_on_top("rufus_smith")
    chase.act("godalming", "supply", "enlist rufus_smith")
    assert chase.told("enlists") == [(0, named("rufus_smith"))]
    assert all(chase.view(name).table["allies"] == [named("rufus_smith")] for name in NAMES)
    assert chase.g.event_discard == []
    damage = 0
    for sea, more in (("north_sea", 2), ("english_channel", 2), ("north_atlantic", 2)):
        chase.until("prowl")
        chase.act("dracula", f"move {sea}")
        damage += more
        assert chase.dracula.damage == damage
    assert chase.g.allies == [named("rufus_smith")]


@card("great_wolf")
@rule("ally.stays")
def test_draculas_ally_lies_before_him() -> None:
    chase = received("great_wolf")
    chase.act("dracula", "enlist great_wolf")
    for name in NAMES:
        assert chase.view(name).table["court"][0]["allies"] == [named("great_wolf")]
    assert chase.g.allies == []


@rule("ally.one-per-side")
def test_a_new_ally_drives_out_the_old_one_of_his_side() -> None:
    chase = received("great_wolf")
    for name in ("rufus_smith", "draculas_brides"):
        chase.draw(chase.g.event_deck, name)
    chase.g.allies.append(named("rufus_smith"))
    chase.dracula.allies.append(named("draculas_brides"))
    chase.act("dracula", "enlist great_wolf")
    assert chase.dracula.allies == [named("great_wolf")]
    assert chase.g.allies == [named("rufus_smith")]
    assert chase.g.event_discard == [named("draculas_brides")]
    assert chase.told("enlists") == [(4, named("great_wolf"))]
    assert chase.told("discards") == [(4, named("draculas_brides"))]


@rule("ally.one-per-side")
def test_another_hunter_replaces_the_ally_of_all() -> None:
    chase = Chase(godalming="paris", seward="paris")
    chase.event_on_top("sister_agatha")
    chase.event_on_top("rufus_smith")
    chase.act("godalming", "supply", "enlist rufus_smith")
    chase.draw(chase.g.event_deck, "great_wolf")
    chase.dracula.allies.append(named("great_wolf"))
    chase.event_on_top("sister_agatha")
    chase.act("seward", "supply", "enlist sister_agatha")
    assert chase.g.allies == [named("sister_agatha")]
    assert chase.g.event_discard == [named("rufus_smith")]
    assert chase.dracula.allies == [named("great_wolf")]
