"""The round, the time track and the order of the hunters (book: 'Dawn and dusk', 'Turn order')."""

from duskmoot.games.fury_of_dracula.board import WAYS
from duskmoot.games.fury_of_dracula.sheets import DAWN, DAY, DUSK, NIGHT
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.kernel import flow
from tests.games.fury_of_dracula.chase import Chase, new_game, place
from tests.rule import rule


def keys(chase: Chase, *wanted: str) -> list[str]:
    assert chase.g.story is not None
    return [line.tale.key for line in chase.g.story if line.tale.key in wanted]


@rule("time.round-order")
def test_a_round_runs_from_dawn_to_dracula() -> None:
    chase = Chase()
    chase.until("prowl")
    chase.act("dracula", chase.legal("dracula")[0])
    chase.until("prowl")
    steps = ["dawn", "day", "dusk", "night", "dracula-phase"]
    assert keys(chase, *steps) == [*steps[1:], *steps]


@rule("time.round-order")
def test_dracula_slides_moves_and_then_leaves_an_encounter_and_a_rumor() -> None:
    chase = Chase(dracula="leipzig")
    chase.until("prowl")
    assert all(h.acted for h in chase.g.hunters)
    chase.act("dracula", "move nuremberg")
    assert chase.question() == "place-encounter"
    chase.act("dracula", chase.legal("dracula")[0])
    assert chase.question() == "rumor"
    chase.act("dracula", "rumor space_1")
    steps = ["night", "dracula-phase", "slides", "places", "places-encounter", "places-rumor"]
    told = keys(chase, *steps, "dawn")
    assert told[told.index("night") :] == [*steps, "dawn"]


@rule("time.dawn-advance", "time.dusk-advance")
def test_the_marker_moves_at_dusk_and_at_dawn() -> None:
    chase = Chase()
    spaces = [chase.g.time]
    for step in (NIGHT, DAY, NIGHT, DAY):
        while chase.g.step != step:
            chase.until("action")
            seat = chase.g.asked[0]
            flow.apply(chase.g, seat, flow.question(chase.g).default(chase.g, seat))
            chase.until("action")
        spaces.append(chase.g.time)
    assert spaces == [0, 1, 2, 3, 4]


def dawn_after(chase: Chase, night: int) -> None:
    """The Dracula phase of this night ends, up to the next day."""
    chase.until("prowl")
    chase.g.time = night
    chase.act("dracula", chase.legal("dracula")[0])
    chase.until("action")


def rumors(chase: Chase) -> int:
    return chase.dracula.rumors + sum(nest.rumor for nest in chase.g.hideouts())


@rule("time.week-end", "despair.tokens")
def test_a_week_ends_in_despair() -> None:
    chase = Chase()
    dawn_after(chase, 11)
    assert (chase.g.time, chase.g.despair, rumors(chase)) == (12, 0, 1)
    dawn_after(chase, 13)
    assert (chase.g.time, chase.g.despair, rumors(chase)) == (0, 1, 2)
    assert chase.told("despair") == [(1,)]
    chase.g.despair = 3
    dawn_after(chase, 13)
    assert chase.g.despair == 3


@rule("time.dawn-dusk-events")
def test_an_event_of_dusk_waits_until_the_marker_stands_on_night() -> None:
    chase = Chase()
    chase.gives("seward", "newspaper_reports")
    chase.until("action", "seward")
    assert chase.why_not("seward", "play newspaper_reports") == "event.timing"
    chase.until("timed-event")
    assert (chase.g.step, chase.g.time, chase.asked()) == (DUSK, 1, ["seward"])
    assert chase.why_not("seward", "play newspaper_reports") == ""


@rule("time.dawn-dusk-events", "event.timing")
def test_an_event_of_dawn_is_not_played_at_dusk() -> None:
    chase = Chase()
    chase.gives("godalming", "long_night")
    assert chase.why_not("godalming", "play long_night") == "event.timing"
    chase.until("timed-event")
    assert chase.g.step == DUSK
    assert chase.why_not("godalming", "play long_night") == "event.timing"
    chase.act("godalming", "done")
    chase.until("timed-event")
    assert (chase.g.step, chase.g.time) == (DAWN, 2)
    chase.act("godalming", "play long_night")


@rule("time.dawn-dusk-events")
def test_events_come_in_turn_order_and_before_the_combat() -> None:
    chase = Chase(helsing="berlin", dracula="leipzig")
    chase.gives("mina", "newspaper_reports")
    chase.gives("godalming", "newspaper_reports")
    chase.until("action", "helsing")
    chase.act("helsing", "drive leipzig")
    chase.until("timed-event")
    assert chase.asked() == ["godalming"]
    chase.act("godalming", "done")
    assert (chase.asked(), chase.question()) == (["mina"], "timed-event")
    chase.act("mina", "play newspaper_reports", "reveal space_6")
    assert (chase.asked(), chase.question()) == (["godalming"], "timed-event")
    assert not chase.told("fights")
    chase.act("godalming", "done")
    assert chase.told("fights") == [(2,)]


@rule("time.end-of-dusk", "token.roadblock.removal", "token.storm.removal", "token.fog.removal")
def test_tokens_leave_at_the_end_of_dusk() -> None:
    chase = Chase()
    chase.g.roadblocks = [0, 1]
    chase.g.storms = [place("north_sea"), place("irish_sea")]
    chase.g.fog = [place("paris"), place("paris"), place("rome")]
    chase.until("unblock-from")
    assert chase.asked() == ["dracula"]
    assert "done" not in chase.legal("dracula")
    chase.until("calm")
    assert chase.legal("dracula") == ["calm north_sea", "calm irish_sea"]
    chase.act("dracula", "calm irish_sea")
    assert len(chase.g.roadblocks) == 1
    assert chase.g.storms == [place("north_sea")]
    assert chase.g.fog == [place("paris")]
    assert chase.g.step == NIGHT


@rule("time.end-of-dusk")
def test_tokens_still_lie_there_during_the_combat_of_dusk() -> None:
    chase = Chase(godalming="berlin", dracula="leipzig")
    chase.act("godalming", "drive leipzig")
    road = {place("leipzig"), place("berlin")}
    chase.g.roadblocks = [next(w for w, ends in enumerate(WAYS) if set(ends) == road)]
    chase.g.storms = [place("north_sea")]
    chase.g.fog = [place("rome")]
    chase.until("choose")
    assert (len(chase.g.roadblocks), len(chase.g.storms), len(chase.g.fog)) == (1, 1, 1)
    chase.until("action")
    assert chase.g.step == NIGHT
    assert (chase.g.roadblocks, chase.g.storms, chase.g.fog) == ([], [], [])


@rule("time.end-of-dusk")
def test_heavenly_hosts_leave_after_the_combat_of_dawn() -> None:
    chase = Chase(godalming="leipzig", dracula="nuremberg")
    chase.until("prowl")
    chase.g.hosts = [place("prague")]
    chase.act("dracula", "move leipzig")
    chase.until("choose")
    assert (chase.g.step, chase.g.hosts) == (DAWN, [place("prague")])
    chase.until("action")
    assert chase.g.hosts == []


def acting_order(g: Fury) -> list[int]:
    """Whose actions are asked for until Dracula's phase, everybody declining."""
    order: list[int] = []
    while flow.question(g).key != "prowl":
        if flow.question(g).key == "action":
            order.append(g.acting)
        flow.apply(g, g.asked[0], flow.question(g).default(g, g.asked[0]))
    return order


@rule("time.hunter-turn-order")
def test_hunters_act_in_their_order_whoever_plays_them() -> None:
    for seats in (2, 3, 4, 5):
        assert acting_order(new_game(seats)) == [0, 1, 2, 3, 0, 1, 2, 3]
