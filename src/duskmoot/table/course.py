"""The course of one game: its events in order, the decisions they answer, what each seat heard.

Nothing here waits, writes or sends: the actor does that. An event is an act or an undo. The same
events give the same course again, which is how a table comes back after any end of the server.
"""

from __future__ import annotations

import json
import zlib
from typing import Any, Final

from duskmoot.kernel import flow
from duskmoot.kernel.chance import commitment
from duskmoot.kernel.flow import State
from duskmoot.kernel.game import Game, Refused, Setting
from duskmoot.kernel.record import digest, pack, unpack
from duskmoot.kernel.replay import Session
from duskmoot.kernel.story import Line
from duskmoot.kernel.view import SPECTATOR, View, shown_to_all, view
from duskmoot.lessons import Lesson, Pupil
from duskmoot.table import protocol as wire
from duskmoot.table.asides import Asides
from duskmoot.table.edition import edition
from duskmoot.table.store.port import Event, Snapshot
from duskmoot.table.thinker import Vision

SNAPSHOT_EVERY: Final[int] = 25
DIGEST_EVERY: Final[int] = 5
EVERYONE: Final[list[int]] = []
"""Nobody is left out: what happened concerns all, spectators included."""


class Course:
    def __init__(self, setting: Setting) -> None:
        self.game = setting.game
        self.session = Session(setting)
        self.events = 0
        self.chain = commitment(setting.key)
        """The hash of all events so far; the first stands on what was promised."""
        self.at = 0
        """Events so far, but for changes of an answer that is still sealed. Others than those who
        may know of all of them see a smaller number, see `shown`."""
        self.decision = 0
        """The number of the event that opened the question asked now, as `at` counts."""
        self.concerns = EVERYONE
        """The seats that alone may know of the last event: one that changed its mind, or those
        that talk in private."""
        self.asides = Asides()
        self.quiet: set[int] = set()
        """Which of the acts only changed a mind."""
        self.requests: dict[tuple[int, str], int] = {}
        """By seat and message id: the event that the message became, as `at` counts."""
        self.told = [len(self.story)]
        """By `at`: how many lines the story had then."""
        self.kept = 0
        """Events before the last snapshot."""
        self.pupil: Pupil | None = None
        """In a lesson: how far the learner has come."""
        self.reckons = type(setting.game).reckoning is not Game.reckoning
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

    def check(self, seat: int, decision: int, text: str, eyes: list[int]) -> int:
        """The act, if it answers the decision that these eyes know by this number legally.

        Else Refused says why not.
        """
        if self.state.over:
            raise Refused("table-over")
        if decision != self.asides.shown(self.decision, eyes):
            raise Refused("late")
        return self.legal(seat, text)

    def legal(self, seat: int, text: str) -> int:
        """The act, if the seat may do it now; else Refused says why not."""
        if not flow.may_answer(self.state, seat):
            raise Refused("not-asked")
        act = self.read(text)
        clause = flow.question(self.state).why_not(self.state, seat, act)
        if clause:
            raise Refused("forbidden", clause=clause)
        return act

    def teach(self, lesson: Lesson) -> None:
        """This is a lesson from now on; how far it has come, the acts tell."""
        self.pupil = Pupil(lesson, self.session)

    def heed(self, seat: int, text: str) -> None:
        """Refused if a lesson waits for another act of this seat."""
        if self.pupil is None:
            return
        if seat in self.answered():
            raise Refused("not-asked")
        wanted = self.pupil.why_not(self.session, seat, text)
        if wanted:
            raise Refused("lesson", act=wanted)

    def why_not(self, seat: int, text: str) -> str:
        """The clause that forbids the act to the seat, or ""."""
        if not flow.may_answer(self.state, seat):
            raise Refused("not-asked")
        return flow.question(self.state).why_not(self.state, seat, self.read(text))

    def riddle(self, seat: int, text: str) -> Vision:
        """What is asked of a worker that shall foresee a legal act."""
        if type(self.game).foresee is Game.foresee:
            raise Refused("unforeseen")
        act = self.legal(seat, text)
        return Vision(self.game.name, self.seen(seat).plain(), act)

    def default(self, seat: int) -> str:
        """What is played for a seat that does not answer."""
        return self.game.vocabulary.spell(flow.question(self.state).default(self.state, seat))

    def act_event(self, seat: int, text: str, request: str = "") -> Event:
        event = Event(self.events + 1, seat, text, request, -1, self.milestone())
        return event.chained(self.chain)

    def undo_event(self, seat: int, left: int, request: str = "") -> Event:
        event = Event(self.events + 1, seat, "", request, left, self.milestone())
        return event.chained(self.chain)

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
        """ "" if the policy allows it; else what stands against it.

        Minds that others changed since do not count, for nobody may know of them.
        """
        acts = self.session.acts
        if all(acted != seat for acted, _ in acts):
            return "undo-nothing"
        last = len(acts) - 1
        while last in self.quiet and acts[last][0] != seat:
            last -= 1
        if last == len(acts) - 1:
            return self.session.why_not_undo(seat)
        return "" if acts[last][0] == seat and self.state.sealed[seat] >= 0 else "undo-others"

    def acts_after(self, left: int, eyes: list[int]) -> int:
        """How many acts an undo would take back, as these eyes count them."""
        acts = [n for n in range(left, len(self.session.acts)) if n not in self.quiet]
        return sum(self.asides.knows_act(n, eyes) for n in acts)

    def undone_among(self, left: int) -> list[int]:
        """The seats that alone would know of an undo that leaves so many acts."""
        among = self.talking()
        acts = range(left, len(self.session.acts))
        alone = all(self.asides.acts.get(n) == among for n in acts)
        return among if alone else EVERYONE

    # Events.

    def apply(self, event: Event) -> None:
        assert event.n == self.events + 1, "an event out of order"
        among = self._apart(event.seat)
        outside = self._outside(among) if among else []
        self._position = ""
        self._shown = None
        answered, lines = self.answered(), len(self.story)
        if self.pupil is not None and event.left < 0:
            self.pupil.before(self.session, event.seat)
        sealed = self._act(event) if event.left < 0 else self._undo(event)
        unseen = sealed and self.answered() == answered and len(self.story) == lines
        if unseen:
            self._change_mind(event)
        else:
            aside = among and self.talking() == among and self._outside(among) == outside
            self._count(event, among if aside else EVERYONE)
        if not sealed:
            self.decision = self.at
        if event.request:
            self.requests[event.seat, event.request] = self.at
        if self.pupil is not None:
            self.pupil.after(self.session)

    def follow(self, acts: list[tuple[int, int]]) -> list[Event]:
        """These acts, one after another, and the events that they become."""
        events: list[Event] = []
        for seat, act in acts:
            events.append(self.act_event(seat, self.game.vocabulary.spell(act)))
            self.apply(events[-1])
        return events

    def skip(self, event: Event) -> None:
        """An act over which the rules stumbled; the event after it takes it back."""
        self._count(event, EVERYONE)

    def _change_mind(self, event: Event) -> None:
        self._link(event, [event.seat])
        if event.left < 0:
            self.quiet.add(len(self.session.acts) - 1)

    def _count(self, event: Event, concerns: list[int]) -> None:
        self._link(event, concerns)
        self.at += 1
        self.told.append(len(self.story))
        if concerns:
            self.asides.events.append((self.at, concerns))
            if event.left < 0:
                self.asides.acts[len(self.session.acts) - 1] = concerns

    def _link(self, event: Event, concerns: list[int]) -> None:
        self.events = event.n
        self.chain = event.chain or event.link(self.chain)
        self.concerns = concerns

    def _apart(self, seat: int) -> list[int]:
        """The seats between which an act of this seat may stay: those that talk in private.

        Not if somebody else acted last, to whom it would be shown that this can be undone no more.
        """
        among, acts = self.talking(), self.session.acts
        return among if seat in among and acts and acts[-1][0] in among else []

    def _outside(self, among: list[int]) -> list[object]:
        """All that those know who are not among these."""
        known: list[object] = [self.state.asked[:], self.answered()]
        for seat in range(SPECTATOR, len(self.state.sealed)):
            if seat not in among:
                known += [self.seen(seat).plain(), self.heard(seat, len(self.story))]
        return known

    def _act(self, event: Event) -> bool:
        """Whether the answer stays sealed, so that the question is still the same."""
        self.session.play(event.seat, self.game.vocabulary.read(event.act))
        return self.state.sealed[event.seat] >= 0

    def _undo(self, event: Event) -> bool:
        """Whether only a sealed answer was taken back, so that the question is still the same."""
        session, left = self.session, event.left
        if left >= len(session.acts):
            return False
        seat = session.acts[left][0]
        since = session.acts[left + 1 :]
        # Minds that others changed since stay changed. Older versions took them back as well.
        minds = all(n in self.quiet for n in range(left + 1, len(session.acts)))
        others = event.chain and minds and all(acted != seat for acted, _ in since)
        kept = since if others else []
        sealed = (not since or bool(kept)) and self.state.sealed[seat] >= 0
        if not since and not session.why_not_undo(seat):
            session.undo(seat)
        else:
            again = Session(session.setting)
            for acted, act in [*session.acts[:left], *kept]:
                again.play(acted, act)
            self.session = again
        self.asides.keep_acts(left)
        self.quiet = {n for n in self.quiet if n < left}
        self.quiet |= set(range(left, len(self.session.acts)))
        for heard in self._heard.values():
            del heard[len(self.story) + 1 :]
        return sealed

    # What a seat may know.

    def held(self, at: int) -> int:
        """How many lines of today's story somebody has who was last told event `at`."""
        return min(self.told[at:]) if 0 <= at <= self.at else 0

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

    def shown(self, eyes: list[int]) -> int:
        """How many events so far these eyes may know of."""
        return self.asides.shown(self.at, eyes)

    def turn(self) -> int:
        """The decision as everybody counts: the same for all steps of one seat in private."""
        return self.asides.shown(self.decision, [SPECTATOR])

    def talking(self) -> list[int]:
        """The seats that may talk in private now."""
        return [] if self.state.over else sorted(self.game.confidants(self.state))

    def confidants(self, seat: int) -> list[int]:
        """Seats with whom this one may talk now, unheard by all others."""
        among = self.talking()
        return [other for other in among if other != seat] if seat in among else []

    def given(self) -> dict[str, object]:
        """Fields that all see and that seldom change; each is frozen, so the same is equal."""
        return {name: getattr(self.state, name) for name in self.game.sight.given}

    def seat_view(
        self,
        seat: int,
        held: int,
        reckoning: dict[str, list[int]] | None = None,
        kept: tuple[str, ...] = (),
    ) -> wire.SeatView:
        """What the seat may see, with the story from the first line that is not held.

        `kept` are fields that whoever looks has already.
        """
        seen = self.seen(seat)
        spell = self.game.vocabulary.spell
        answer = self.state.sealed[seat] if seat != SPECTATOR else -1
        return wire.SeatView(
            seat=seat,
            table={name: value for name, value in seen.table.items() if name not in kept},
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
            kept=list(kept),
            points=self.game.points(self.state),
            vain=[spell(act) for act in self.game.vain(self.state, seat)] if seen.acts else [],
            steps=self._steps(seat),
        )

    def _steps(self, seat: int) -> list[wire.Step]:
        if self.pupil is None or seat != self.pupil.lesson.me:
            return []
        lesson = self.pupil.lesson
        return [
            wire.Step(
                lesson=lesson.id,
                id=shown.step.id,
                n=shown.n,
                of=len(lesson.steps),
                point=list(shown.step.point),
                also=list(shown.step.also),
                want=shown.want,
                look=shown.step.look,
                free=shown.step.free,
                clause=shown.step.clause,
            )
            for shown in self.pupil.steps(self.session)
        ]

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
            "at": self.at,
            "acts": self.session.acts,
            "quiet": sorted(self.quiet),
            "asides": self.asides.events,
            "acts_aside": list(self.asides.acts.items()),
            "requests": [[*asked, at] for asked, at in self.requests.items()],
            "decision": self.decision,
            "digests": sorted(self.session.digests.items()),
        }
        body = zlib.compress(json.dumps(content, separators=(",", ":")).encode(), 1)
        return Snapshot(self.events, self.position(), body, self.chain, edition(self.game))

    def resume(self, snapshot: Snapshot, chain: str) -> None:
        """On from a snapshot; ValueError or KeyError if it is not sound.

        `chain` is the hash of the events before it.
        """
        if snapshot.edition != edition(self.game) or snapshot.chain != chain:
            raise ValueError("the snapshot is of other rules or of other events")
        content = json.loads(zlib.decompress(snapshot.body))
        tales = {tale.key: tale for tale in self.game.tales}
        state: Any = unpack(content["state"], self.game.classes())
        state.game = self.game
        state.story = [Line(tales[k], audience, tuple(v)) for k, audience, v in content["story"]]
        if digest(state) != snapshot.digest:
            raise ValueError("the snapshot is not of this game")
        self.session.state = state
        self.session.acts = [(seat, act) for seat, act in content["acts"]]
        self.session.digests = dict(content["digests"])
        self.requests = {(seat, id): at for seat, id, at in content["requests"]}
        self.quiet = set(content["quiet"])
        self.asides.events = [(n, among) for n, among in content["asides"]]
        self.asides.acts = dict(content["acts_aside"])
        self.told = content["told"]
        self.decision = content["decision"]
        self.at = content["at"]
        self.chain = chain
        self.events = self.kept = snapshot.n


def look(g: State, seat: int, shown: dict[str, Any]) -> View:
    """The seat's view without its story, of which a browser gets only the new lines."""
    story, g.story = g.story, None
    try:
        return view(g, seat, shown)
    finally:
        g.story = story


def lines(story: list[Line], seat: int) -> list[wire.Line]:
    return [line(each) for each in story if each.heard_by(seat)]


def line(told: Line) -> wire.Line:
    return wire.Line(told.tale.key, told.tale.clause, dict(zip(told.tale.names, told.values)))
