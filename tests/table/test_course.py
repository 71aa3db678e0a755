"""The course of a game: decisions, undo, snapshots, and rules that stumble."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import duskmoot.games  # noqa: F401
from duskmoot.kernel import flow
from duskmoot.kernel import game as games
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.flow import ask, do, for_each
from duskmoot.kernel.game import Refused, Setting, find, register, registered
from duskmoot.kernel.record import digest
from duskmoot.kernel.view import view
from duskmoot.table.course import Course
from duskmoot.table.history import VOID, restored
from duskmoot.table.store.port import Event, Snapshot, Standing
from tests.kernel.sheet import SIGHT, VOCABULARY, Book, Mark, Sheet, end, marks, outline, seats
from tests.table.friends import chained, evening, house


def setting() -> Setting:
    game = find("bloodborne")
    return Setting(game, 3, game.choose({}), key_from_seed(2))


def course() -> Course:
    return Course(setting())


def again(events: list[Event], snapshot: Snapshot | None = None) -> Course:
    return restored(setting(), events, snapshot)


def played(acts: int, seed: int = 1) -> tuple[Course, list[Event], list[Snapshot]]:
    """A random course with sealed answers changed and acts undone on the way."""
    chance = Random(seed)
    made = course()
    events: list[Event] = []
    snapshots: list[Snapshot] = []
    while len(events) < acts and not made.state.over:
        seat = chance.choice([s for s in range(3) if flow.may_answer(made.state, s)])
        if made.session.acts and chance.random() < 0.1:
            left = max(0, len(made.session.acts) - chance.randrange(1, 4))
            event = made.undo_event(seat, left, f"m{len(events)}")
        else:
            act = chance.choice(flow.legal(made.state, seat))
            spelled = made.game.vocabulary.spell(act)
            event = made.act_event(seat, spelled, f"m{len(events)}")
        made.apply(event)
        events.append(event)
        if made.snapshot_due():
            snapshots.append(made.snapshot())
    return made, events, snapshots


def everything(made: Course) -> tuple[object, ...]:
    heard = [made.seat_view(seat, 0) for seat in range(-1, 3)]
    for each in heard:
        each.undo = ""  # what may be undone at once is forgotten by a snapshot, by design
    return (
        digest(made.state),
        made.events,
        made.decision,
        made.told,
        made.requests,
        made.session.acts,
        made.session.digests,
        heard,
    )


@pytest.mark.parametrize("name", [game.name for game in registered()])
def test_views_that_share_what_all_see_are_those_of_the_kernel(name: str) -> None:
    """In every position of a game, sealed answers and hands included."""
    game = find(name)
    made = Course(Setting(game, game.most, game.choose({}), key_from_seed(3)))
    chance = Random(4)
    while not made.state.over:
        for seat in range(-1, game.most):
            seen, told = view(made.state, seat), made.seat_view(seat, 0)
            assert (told.table, told.question) == (seen.table, seen.question)
            assert told.acts == [game.vocabulary.spell(act) for act in seen.acts]
        seat = chance.choice(made.state.asked)
        act = chance.choice(flow.legal(made.state, seat))
        made.apply(made.act_event(seat, game.vocabulary.spell(act)))


@pytest.mark.parametrize("acts", [1, 5, 30, 31, 100, 180])
def test_the_same_events_give_the_same_course(acts: int) -> None:
    made, events, snapshots = played(acts, seed=acts)
    assert everything(again(events)) == everything(made)
    for snapshot in snapshots:
        assert everything(again(events, snapshot)) == everything(made)
    assert snapshots or acts < 40


def test_after_a_snapshot_the_same_may_be_undone() -> None:
    _, events, snapshots = played(120, seed=5)
    for snapshot in snapshots:
        resumed = again(events[: snapshot.n], snapshot)
        for seat in range(3):
            assert resumed.why_not_undo(seat) == again(events[: snapshot.n]).why_not_undo(seat)


def test_a_course_that_leads_elsewhere_is_refused() -> None:
    made = course()
    events: list[Event] = []
    while len(events) < 12:
        seat = made.state.asked[0]
        spelled = made.game.vocabulary.spell(flow.legal(made.state, seat)[0])
        events.append(made.act_event(seat, spelled))
        made.apply(events[-1])
    place = 0
    for wrong in (
        replace(events[place], position="0" * 64),
        replace(events[place], act="play hunters_dream"),  # legal there, but not what happened
        replace(events[place], seat=9),
        replace(events[place], n=99),
        replace(events[place], request="another"),
    ):
        with pytest.raises(Refused) as refused:
            again([wrong, *events[1:]])
        assert refused.value.key == "table-damaged"
    for wrong, key in (
        (replace(events[place], position="0" * 64), "table-differs"),
        (replace(events[place], act="play the_moon"), "table-differs"),
    ):
        with pytest.raises(Refused) as refused:
            again(chained(key_from_seed(2), [wrong, *events[1:]]))
        assert refused.value.key == key


def test_an_event_that_is_missing_changed_or_added_is_noticed_behind_a_snapshot() -> None:
    made, events, snapshots = played(120, seed=3)
    snapshot = snapshots[-1]
    head = Standing(len(events), made.at, made.chain, 0, 0)

    def opened(kept: list[Event]) -> Course:
        return restored(setting(), kept, snapshot, head)

    assert everything(opened(events)) == everything(made)
    changed = replace(events[7], request="x")
    for kept in (
        events[:-1],
        events[:6] + events[7:],
        [*events, replace(events[-1], n=len(events) + 1)],
        [*events[:7], changed, *events[8:]],
        [*events[: snapshot.n]],
    ):
        with pytest.raises(Refused) as refused:
            opened(kept)
        assert refused.value.key == "table-damaged"


def test_a_snapshot_of_other_rules_or_other_events_is_not_believed() -> None:
    made, events, snapshots = played(60, seed=6)
    snapshot = snapshots[-1]
    assert again(events, snapshot).kept == snapshot.n
    for doubtful in (
        replace(snapshot, edition="1 of other rules"),
        replace(snapshot, edition=""),
        replace(snapshot, chain="of other events"),
        replace(snapshot, n=snapshot.n - 1),
    ):
        course = again(events, doubtful)
        assert everything(course) == everything(made)
        assert course.kept == 0, "replayed from the start"


def test_events_of_an_older_version_are_counted_in_by_the_next() -> None:
    made, events, _ = played(20, seed=7)
    old = [replace(event, chain="") for event in events]
    course = again(old)
    assert course.chain == made.chain
    seat = course.state.asked[0]
    spelled = course.game.vocabulary.spell(flow.legal(course.state, seat)[0])
    newest = course.act_event(seat, spelled)
    again([*old, newest])
    with pytest.raises(Refused):
        again([replace(old[0], request="x"), *old[1:], newest])


def test_a_decision_lasts_until_another_question_is_asked() -> None:
    made = course()
    for seat in (1, 0, 1):
        made.apply(made.act_event(seat, "play saw_cleaver" if made.events else "play hunter_axe"))
        assert made.decision == 0
    made.apply(made.undo_event(1, 2))
    assert made.decision == 0
    made.apply(made.act_event(2, "play hunters_dream"))
    assert made.decision == made.at


def test_a_changed_mind_is_no_event_for_others() -> None:
    made = course()
    made.apply(made.act_event(0, "play saw_cleaver"))
    made.apply(made.act_event(1, "play saw_cleaver"))
    before = [made.seat_view(seat, 0) for seat in (-1, 1, 2)]
    made.apply(made.act_event(0, "play hunter_axe"))
    assert (made.at, made.events, made.concerns) == (2, 3, [0])
    assert [made.seat_view(seat, 0) for seat in (-1, 1, 2)] == before
    assert made.seat_view(0, 0).answer == "play hunter_axe"


def test_an_undo_of_a_sealed_answer_leaves_the_minds_that_others_changed() -> None:
    made = course()
    events: list[Event] = []

    def then(event: Event) -> None:
        made.apply(event)
        events.append(event)

    then(made.act_event(0, "play saw_cleaver"))
    then(made.act_event(1, "play saw_cleaver"))
    then(made.act_event(0, "play hunter_axe"))
    assert made.why_not_undo(1) == "", "Ada does not know that Bea thought again"
    then(made.undo_event(1, made.before_last_act_of(1)))
    assert made.seat_view(1, 0).answer == ""
    assert made.seat_view(0, 0).answer == "play hunter_axe"
    assert (made.at, made.concerns) == (3, [])
    then(made.undo_event(0, made.before_last_act_of(0)))
    assert made.seat_view(0, 0).answer == "play saw_cleaver"
    assert (made.at, made.concerns) == (3, [0])
    assert everything(again(events)) == everything(made)


def test_an_act_that_was_void_is_passed_over() -> None:
    made = course()
    first = made.act_event(0, "play saw_cleaver")
    stumbled = Event(2, 1, "an act that the rules cannot bear", "m")
    void = Event(3, VOID, "", "", 1)
    made.apply(first)
    resumed = again([replace(first, chain=""), stumbled, void])
    assert digest(resumed.state) == digest(made.state)
    assert (resumed.events, resumed.session.acts) == (3, made.session.acts)
    assert resumed.requests == {}


# Rules that stumble.


class Stumbling(Mark):
    """Mark 1 is legal, and more than the rules can bear."""

    def answer(self, g: Sheet, seat: int, act: int) -> None:
        if act == marks(1):
            raise ZeroDivisionError("nobody thought of this")
        super().answer(g, seat, act)


class Scored(Book):
    def scores(self, g: Sheet) -> list[int]:
        return [len(g.notes)]


@pytest.fixture
def stumbling() -> Iterator[str]:
    question = Stumbling("which-mark")
    turn = outline("turn", ask(question), ask(question))
    first = outline("book", for_each(seats(0), turn), do(end))
    register(Scored("stumbling", 1, (1, 1), [], VOCABULARY, SIGHT, [first, turn], []))
    yield "stumbling"
    del games._GAMES["stumbling"]


@evening
async def test_when_the_rules_stumble_the_act_is_taken_back_and_the_table_goes_on(
    stumbling: str, tmp_path: Path
) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        body = {"game": stumbling, "seats": [{"kind": "mine"}]}
        table = await ada.post("/api/tables", body)
        chair = await ada.sits(table)
        assert (await chair.acts(0, "mark 0"))["type"] == "done"
        for _ in range(2):
            refused = await chair.acts(0, "mark 1")
            assert refused["refusal"]["key"] == "rules-failed"
            await chair.asks(type="say", seat=0, text="oops")
            assert chair.view(0)["table"]["notes"] == ["0 mark 0"]
        cookies = ada.http.cookies
    async with house(tmp_path) as at:
        ada = await at.friend()
        ada.http.cookies = cookies
        chair = await ada.sits(table)
        assert chair.view(0)["table"]["notes"] == ["0 mark 0"]
        assert (await chair.acts(0, "mark 0"))["type"] == "done"
        assert chair.state["over"]
        assert chair.state["scores"] == [3]


@evening
async def test_when_the_rules_stumble_over_the_default_the_table_is_frozen(
    stumbling: str, tmp_path: Path
) -> None:
    """Nobody is there who could choose another act; nothing is tried for ever."""
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        table = await ada.post("/api/tables", {"game": stumbling, "seats": [{"kind": "open"}]})
        chair = await ada.sits(table)
        open_table = at.lobby.tables[table["id"]]
        assert open_table.course is not None

        async def stumble() -> None:
            assert open_table.course is not None
            await open_table.record_or_freeze(open_table.course.act_event(0, "mark 1"))

        await open_table.ask(stumble)
        state = await chair.until(lambda state: state["table"]["trouble"] != "")
        assert state["table"]["trouble"] == "rules-failed"
        assert state["views"] == []
