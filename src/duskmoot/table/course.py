"""The course of one game: its events in order, the decisions they answer, what each seat heard.

Nothing here waits, writes or sends: the actor does that. An event is an act or an undo. The same
events give the same course again, which is how a table comes back after any end of the server.
"""

from __future__ import annotations

import json
import zlib
from typing import Any, Final

from duskmoot.kernel import flow
from duskmoot.kernel.flow import State
from duskmoot.kernel.game import Game, Refused
from duskmoot.kernel.record import digest, pack, unpack
from duskmoot.kernel.replay import Session
from duskmoot.kernel.story import Line
from duskmoot.kernel.view import SPECTATOR, View, shown_to_all, view
from duskmoot.table import protocol as wire
from duskmoot.table.store.port import Event, Snapshot

SNAPSHOT_EVERY: Final[int] = 25
DIGEST_EVERY: Final[int] = 5
VOID: Final[int] = -1
"""The seat of an undo that the table itself makes when the rules stumble over an act."""


class Course:
    def __init__(self, game: Game[Any], seats: int, options: tuple[int, ...], key: bytes) -> None:
        self.game = game
        self.session = Session(game, seats, options, key)
        self.events = 0
        self.decision = 0
        """The number of the event that opened the question asked now."""
        self.requests: dict[tuple[int, str], int] = {}
        """By seat and message id: the event that the message became."""
        self.told = [len(self.story)]
        """By number of events: how many lines the story had then."""
        self.kept = 0
        """Events before the last snapshot."""
        self.reckons = type(game).reckoning is not Game.reckoning
        """Whether this game has anything for its seats to work out; most have nothing."""
        self._heard: dict[int, list[int]] = {}
        self._position = ""
        self._shown: dict[str, Any] | None = None
        """The table as everybody sees it in this position, once somebody looked."""

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def story(self) -> list[Line]:
        story = self.session.state.story
        assert story is not None
        return story

    def position(self) -> str:
        """The digest of the position; taken once for each."""
        if not self._position:
            self._position = digest(self.state)
        return self._position

    # Acts.

    def read(self, text: str) -> int:
        try:
            return self.game.vocabulary.read(text)
        except ValueError as error:
            raise Refused("unknown-act", text=text) from error

    def check(self, seat: int, decision: int, text: str) -> int:
        """The act, if it answers this decision legally; else Refused says why not."""
        if self.state.over:
            raise Refused("table-over")
        if decision != self.decision:
            raise Refused("late")
        if not flow.may_answer(self.state, seat):
            raise Refused("not-asked")
        act = self.read(text)
        clause = flow.question(self.state).why_not(self.state, seat, act)
        if clause:
            raise Refused("forbidden", clause=clause)
        return act

    def why_not(self, seat: int, text: str) -> str:
        """The clause that forbids the act to the seat, or ""."""
        if not flow.may_answer(self.state, seat):
            raise Refused("not-asked")
        return flow.question(self.state).why_not(self.state, seat, self.read(text))

    def default(self, seat: int) -> str:
        """What is played for a seat that does not answer."""
        return self.game.vocabulary.spell(flow.question(self.state).default(self.state, seat))

    def act_event(self, seat: int, text: str, request: str = "") -> Event:
        return Event(self.events + 1, seat, text, request, -1, self.milestone())

    def undo_event(self, seat: int, left: int, request: str = "") -> Event:
        return Event(self.events + 1, seat, "", request, left, self.milestone())

    def milestone(self) -> str:
        """The digest of the position, where one is to be kept with the next event."""
        return self.position() if self.events % DIGEST_EVERY == 0 else ""

    def before_last_act_of(self, seat: int) -> int:
        """How many acts an undo of the seat's last one leaves; Refused if there is none."""
        for n in range(len(self.session.acts) - 1, -1, -1):
            if self.session.acts[n][0] == seat:
                return n
        raise Refused("undo-nothing")

    def why_not_undo(self, seat: int) -> str:
        """ "" if the policy allows it; else what stands against it."""
        if all(acted != seat for acted, _ in self.session.acts):
            return "undo-nothing"
        return self.session.why_not_undo(seat)

    # Events.

    def apply(self, event: Event) -> None:
        assert event.n == self.events + 1, "an event out of order"
        self._position = ""
        self._shown = None
        sealed = self._act(event) if event.left < 0 else self._undo(event.left)
        if not sealed:
            self.decision = event.n
        self.events = event.n
        self.told.append(len(self.story))
        if event.request:
            self.requests[event.seat, event.request] = event.n

    def skip(self, event: Event) -> None:
        """An act over which the rules stumbled; the event after it takes it back."""
        self.events = event.n
        self.told.append(len(self.story))

    def _act(self, event: Event) -> bool:
        """Whether the answer stays sealed, so that the question is still the same."""
        self.session.play(event.seat, self.game.vocabulary.read(event.act))
        return self.state.sealed[event.seat] >= 0

    def _undo(self, left: int) -> bool:
        """Whether only a sealed answer was taken back, so that the question is still the same."""
        session = self.session
        if left >= len(session.acts):
            return False
        seat = session.acts[-1][0]
        last_alone = left == len(session.acts) - 1
        sealed = last_alone and self.state.sealed[seat] >= 0
        if last_alone and not session.why_not_undo(seat):
            session.undo(seat)
        else:
            again = Session(session.game, session.seats, session.options, session.key)
            for acted, act in session.acts[:left]:
                again.play(acted, act)
            self.session = again
        for heard in self._heard.values():
            del heard[len(self.story) + 1 :]
        return sealed

    # What a seat may know.

    def held(self, at: int) -> int:
        """How many lines of today's story somebody has who was last told event `at`."""
        return min(self.told[at:]) if 0 <= at <= self.events else 0

    def heard(self, seat: int, length: int) -> int:
        """How many of the first lines the seat heard."""
        counts = self._heard.setdefault(seat, [0])
        for line in self.story[len(counts) - 1 :]:
            counts.append(counts[-1] + line.heard_by(seat))
        return counts[length]

    def answered(self) -> list[int]:
        return [seat for seat, answer in enumerate(self.state.sealed) if answer >= 0]

    def seen(self, seat: int) -> View:
        """What the seat may see, without its story."""
        if self._shown is None:
            self._shown = shown_to_all(self.state)
        return look(self.state, seat, self._shown)

    def confidants(self, seat: int) -> list[int]:
        """Seats with whom this one may talk now, unheard by all others."""
        among = [] if self.state.over else self.game.confidants(self.state)
        return sorted(other for other in among if other != seat) if seat in among else []

    def seat_view(
        self, seat: int, held: int, reckoning: dict[str, list[int]] | None = None
    ) -> wire.SeatView:
        """What the seat may see, with the story from the first line that is not held."""
        seen = self.seen(seat)
        spell = self.game.vocabulary.spell
        answer = self.state.sealed[seat] if seat != SPECTATOR else -1
        return wire.SeatView(
            seat=seat,
            table=seen.table,
            question=seen.question,
            about=seen.about,
            acts=[spell(act) for act in seen.acts],
            forbidden=self._forbidden(seat, seen),
            answer=spell(answer) if answer >= 0 else "",
            undo="undo-nothing" if seat == SPECTATOR else self.why_not_undo(seat),
            story_from=self.heard(seat, held),
            story=lines(self.story[held:], seat),
            confidants=self.confidants(seat),
            reckoning=reckoning,
        )

    def _forbidden(self, seat: int, seen: View) -> dict[str, str]:
        if not seen.acts:
            return {}
        question, g = flow.question(self.state), self.state
        struck = [act for act in question.offers(g, seat) if act not in seen.acts]
        spell = self.game.vocabulary.spell
        return {spell(act): question.forbids(g, seat, act) for act in struck}

    # Snapshots.

    def snapshot_due(self) -> bool:
        """Every so often, where nothing could be undone at once: a snapshot forgets how."""
        if self.events - self.kept < SNAPSHOT_EVERY or not self.session.acts:
            return False
        last = self.session.acts[-1][0]
        return self.session.why_not_undo(last) == "undo-revealed"

    def snapshot(self) -> Snapshot:
        self.kept = self.events
        content = {
            "state": pack(self.state),
            "story": [[line.tale.key, line.audience, line.values] for line in self.story],
            "told": self.told,
            "decision": self.decision,
            "digests": sorted(self.session.digests.items()),
        }
        body = zlib.compress(json.dumps(content, separators=(",", ":")).encode(), 1)
        return Snapshot(self.events, self.position(), body)

    def resume(self, snapshot: Snapshot, events: list[Event]) -> None:
        """On from a snapshot of these events; ValueError or KeyError if it is not sound."""
        content = json.loads(zlib.decompress(snapshot.body))
        tales = {tale.key: tale for tale in self.game.tales}
        state: Any = unpack(content["state"], self.game.classes())
        state.game = self.game
        state.story = [Line(tales[k], audience, tuple(v)) for k, audience, v in content["story"]]
        if digest(state) != snapshot.digest or snapshot.n > len(events):
            raise ValueError("the snapshot is not of this game")
        acts: list[tuple[int, int]] = []
        for event in events[: snapshot.n]:
            if is_void(event.n, events):
                continue
            if event.left >= 0:
                del acts[event.left :]
            else:
                acts.append((event.seat, self.game.vocabulary.read(event.act)))
            if event.request:
                self.requests[event.seat, event.request] = event.n
        self.session.state = state
        self.session.acts = acts
        self.session.digests = dict(content["digests"])
        self.told = content["told"]
        self.decision = content["decision"]
        self.events = self.kept = snapshot.n


def restored(
    game: Game[Any],
    seats: int,
    options: tuple[int, ...],
    key: bytes,
    events: list[Event],
    snapshot: Snapshot | None,
) -> Course:
    """The course of these events again, checked on the way; Refused if it is another one."""
    course = Course(game, seats, options, key)
    if snapshot is not None:
        try:
            course.resume(snapshot, events)
        except (ValueError, KeyError, TypeError, AttributeError, zlib.error):
            course = Course(game, seats, options, key)  # the events alone tell it as well
    for event in events[course.events :]:
        if event.n != course.events + 1:
            raise Refused("table-damaged", event=str(event.n))
        if event.position and event.position != course.position():
            raise Refused("table-differs", event=str(event.n))
        try:
            if is_void(event.n, events):
                course.skip(event)
            else:
                course.apply(event)
        except Exception as error:
            raise Refused("table-damaged", event=str(event.n)) from error
    return course


def is_void(n: int, events: list[Event]) -> bool:
    """Whether the event after this one takes it back because the rules stumbled."""
    return n < len(events) and events[n].seat == VOID


def look(g: State, seat: int, shown: dict[str, Any]) -> View:
    """The seat's view without its story, of which a browser gets only the new lines."""
    story, g.story = g.story, None
    try:
        return view(g, seat, shown)
    finally:
        g.story = story


def lines(story: list[Line], seat: int) -> list[wire.Line]:
    return [
        wire.Line(line.tale.key, line.tale.clause, dict(zip(line.tale.names, line.values)))
        for line in story
        if line.heard_by(seat)
    ]
