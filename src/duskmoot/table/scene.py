"""A table as those see it who look at it: what each browser is told, and no more."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

from duskmoot.kernel.game import Refused, find
from duskmoot.kernel.story import EVERYBODY
from duskmoot.kernel.view import SPECTATOR
from duskmoot.table import protocol as wire
from duskmoot.table import seating
from duskmoot.table.asides import meet
from duskmoot.table.course import Course
from duskmoot.table.hindsight import Hindsight
from duskmoot.table.listener import Listener
from duskmoot.table.pace import Hands, earliest, hands_from, pace_from
from duskmoot.table.store.notices import first_due
from duskmoot.table.store.order import Door
from duskmoot.table.store.port import PERSON, Listed, SeatRow, TableRow, Talk, hears

Views = dict[tuple[int, int, tuple[str, ...]], wire.SeatView]
"""By seat, number of lines and fields held: one view serves all who look through the same eyes."""
Reckoned = dict[str, list[int]]
TALK_AT_ONCE: Final[int] = 200
"""Lines of talk in one frame; older ones are asked for."""


@dataclass
class UndoRequest:
    """An undo beyond the policy, until all these seats agree."""

    number: int
    id: str
    """Of the message that asked for it."""
    seat: int
    left: int
    """How many acts it would leave."""
    waiting: list[int]
    among: list[int]
    """The seats that alone may know of it; none: all know."""


class Scene:
    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.seats: list[SeatRow] = []
        self.talk: list[Talk] = []
        self.door = Door()
        """Who may come besides those who were invited."""
        self.forgotten: dict[int, int] = {}
        """By audience: lines of talk that made room for newer ones."""
        self.course: Course | None = None
        self.hindsight: Hindsight | None = None
        """What spectators see who are to see it late, while there are any."""
        self.trouble = ""
        """Why this table cannot be played on: a message key."""
        self.listeners: list[Listener] = []
        self.undos: list[UndoRequest] = []
        """Undos that wait for consent: at most one that all know of, and one asked in private."""
        self.deadline: asyncio.TimerHandle | None = None
        self.names: dict[str, dict[str, str]] = {}
        """By kind and number: what people call it, in a chapter."""
        self.reckonings: dict[int, tuple[int, Reckoned]] = {}
        """By seat: what it can work out, and how many events it knew of then."""
        self._chairs: dict[str, list[wire.Seat]] = {}
        """By guest: the seats as they look to them, until somebody comes, goes or moves."""
        self._heard: dict[tuple[tuple[int, ...], frozenset[str]], list[wire.TalkLine]] = {}
        """By eyes and whom they muted: the talk as they hear it, until something more is said."""

    @property
    def here(self) -> set[str]:
        """The guests who are connected."""
        return {listener.guest for listener in self.listeners}

    def seats_changed(self) -> None:
        """Who sits where, or who is here, is not what it was."""
        self._chairs.clear()

    def talk_changed(self) -> None:
        self._heard.clear()

    def tell_all(self) -> None:
        views: Views = {}
        for listener in self.listeners:
            self.tell(listener, views)

    def tell_those(self, concerned: list[int]) -> None:
        """Those who look through the eyes of one of these seats, and nobody else."""
        views: Views = {}
        for listener in self.listeners:
            if meet(concerned, self.eyes(listener)):
                self.tell(listener, views)

    def tell_of_talk(self) -> None:
        """The last words, to those alone who may hear them: others must not know of any."""
        said = self.talk[-1]
        views: Views = {}
        for listener in self.listeners:
            if said.heard_by(self.eyes(listener)):
                self.tell(listener, views)

    def tell(self, listener: Listener, views: Views) -> None:
        eyes = self.eyes(listener)
        course = self.seen_by_eyes(eyes)
        if course is None and self.course is not None:
            return  # what they may see is not known
        talk = self.talk_for(eyes, listener.muted)
        if eyes != listener.eyes:
            listener.talk = 0  # other eyes hear other lines
            listener.given = {}
        seen: list[wire.SeatView] = []
        if course is not None:
            given = course.given()
            kept = tuple([name for name in given if listener.given.get(name) is given[name]])
            listener.given = given
            for seat in eyes:
                held = course.held(listener.at) if seat in listener.eyes else 0
                if (seat, held, kept) not in views:
                    reckoning = self.reckoned(course, seat)
                    views[seat, held, kept] = course.seat_view(seat, held, reckoning, kept)
                seen.append(views[seat, held, kept])
        listener.tell(self._state(listener, eyes, seen, talk))
        listener.eyes = eyes
        listener.at = course.at if course else -1
        listener.talk = talk[-1].n + 1 if talk else 0

    def eyes(self, listener: Listener) -> list[int]:
        return self.eyes_of(listener.guest)

    def eyes_of(self, guest: str) -> list[int]:
        mine = [seat.seat for seat in self._seats_for(guest) if seat.mine]
        return mine or [SPECTATOR]

    def sees_late(self, eyes: list[int]) -> bool:
        course = self.course
        playing = course is not None and not course.state.over
        return playing and self.door.delay > 0 and eyes == [SPECTATOR]

    def seen_by_eyes(self, eyes: list[int]) -> Course | None:
        """The game as it is, or for some spectators as it was; None where that is not known."""
        if not self.sees_late(eyes):
            return self.course
        return self.hindsight.course if self.hindsight else None

    def reckoned(self, course: Course, seat: int) -> Reckoned | None:
        """What the seat can work out now; None while that is not known."""
        if seat == SPECTATOR or not course.reckons:
            return {}
        at, found = self.reckonings.get(seat, (-1, {}))
        return found if at == course.shown([seat]) else None

    def talk_for(self, eyes: list[int], muted: frozenset[str] = frozenset()) -> list[wire.TalkLine]:
        """As these eyes hear it, without the words of those who are muted."""
        key = tuple(eyes), muted
        if key not in self._heard:
            lines = self.heard(eyes)
            self._heard[key] = [told(talk, n, talk.guest in muted) for n, talk in lines]
        return self._heard[key]

    def heard(self, eyes: list[int]) -> list[tuple[int, Talk]]:
        """Numbered as these eyes hear it: what they do not hear leaves no gap."""
        heard = [talk for talk in self.talk if talk.heard_by(eyes)]
        gone = sum(lines for audience, lines in self.forgotten.items() if hears(audience, eyes))
        return list(enumerate(heard, gone))

    def public_words(self) -> list[Talk]:
        return [talk for talk in self.talk if talk.audience == EVERYBODY and not talk.note]

    def _state(
        self,
        listener: Listener,
        eyes: list[int],
        seen: list[wire.SeatView],
        talk: list[wire.TalkLine],
    ) -> wire.State:
        course, late = self.seen_by_eyes(eyes), self.sees_late(eyes)
        over = course is not None and course.state.over
        news = [line for line in talk[-TALK_AT_ONCE:] if line.n >= listener.talk]
        return wire.State(
            at=course.shown(eyes) if course else 0,
            decision=course.asides.shown(course.decision, eyes) if course else 0,
            asked=course.state.asked[:] if course else [],
            answered=course.answered() if course else [],
            table=self.shown(listener.guest),
            views=seen,
            talk_from=news[0].n if news else (talk[-1].n + 1 if talk else 0),
            talk=news,
            undo=None if late else self._undo_for(eyes),
            clock=None if late else self._time_left(),
            absences=[] if late else self.absences(),
            over=over,
            winners=list(course.state.winners) if course and over else [],
            scores=course.game.scores(course.state) if course and over else [],
            key=self.row.key.hex() if over else "",
            opened=self.opened(course),
            names=self.names,
        )

    def opened(self, course: Course | None) -> int:
        """Packets of sealed cards that lie open here."""
        if not self.row.legacy:
            return 0
        if course is None:
            return find(self.row.game).opened_in(self.row.legacy)
        return course.game.opened(course.state)

    def _undo_for(self, eyes: list[int]) -> wire.UndoAsked | None:
        """The undo that waits for consent, as these eyes may know of it: a private one first."""
        known = [undo for undo in self.undos if not undo.among or meet(undo.among, eyes)]
        if self.course is None or not known:
            return None
        undo = max(known, key=lambda each: bool(each.among))
        acts = self.course.acts_after(undo.left, eyes)
        return wire.UndoAsked(undo.number, undo.seat, acts, undo.waiting)

    def absences(self) -> list[wire.Absence]:
        """People who are away, and how long the table still waits for them."""
        return []

    def shown(self, guest: str) -> wire.Table:
        """The table from outside, as this guest may see it."""
        seats = self._seats_for(guest)
        eyes = self.eyes_of(guest)
        course = self.seen_by_eyes(eyes)
        at = course.shown([SPECTATOR]) if course else 0
        waiting = course.state.asked[:] if course else []
        told = (self.row, guest, seats, at, waiting, self.trouble)
        clocks = () if self.sees_late(eyes) else self.hands()
        return table_shown(*told, clocks=clocks, door=self.door)

    def hands(self) -> Hands:
        """The slow clocks of its seats."""
        return ()

    def _seats_for(self, guest: str) -> list[wire.Seat]:
        if guest not in self._chairs:
            self._chairs[guest] = [shown_seat(row, guest, self.here) for row in self.seats]
        return self._chairs[guest]

    def _time_left(self) -> int | None:
        if self.deadline is None:
            return None
        left = self.deadline.when() - asyncio.get_running_loop().time()
        return max(0, int(left * 1000))


def table_shown(
    row: TableRow,
    guest: str,
    seats: list[wire.Seat],
    at: int,
    waiting: list[int],
    trouble: str = "",
    put_away: bool = False,
    clocks: Hands = (),
    door: Door | None = None,
) -> wire.Table:
    door = door or Door()
    host = bool(guest) and guest == row.host
    return wire.Table(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=row.options,
        seats=seats,
        clock=row.clock,
        commitment=row.commitment,
        created=row.created,
        over=row.over,
        imported=row.imported,
        key_left=row.key_left,
        host=host,
        invite=row.invite if host or any(seat.mine for seat in seats) else "",
        at=at,
        waiting=waiting,
        asked=any(seats[seat].mine for seat in waiting),
        stand_in=row.stand_in,
        trouble=trouble,
        put_away=put_away,
        chronicle=chapter_of(row),
        lesson=row.lesson,
        listed=door.listed and not door.hidden,
        spectators=door.spectators,
        hushed=door.hushed,
        delay=door.delay,
        pace=pace_from(row.pace),
        due=due_for(seats, waiting, clocks),
    )


def due_for(seats: list[wire.Seat], waiting: list[int], clocks: Hands) -> int:
    """When a seat of mine is due that is asked; if none is, the first of all."""
    hand = first_due(clocks, tuple(seat for seat in waiting if seats[seat].mine))
    return hand.due if hand is not None and hand.due else earliest(clocks)


def chapter_of(row: TableRow) -> wire.ChapterOf | None:
    if not row.chronicle:
        return None
    return wire.ChapterOf(row.chronicle, row.chapter, row.attempt, list(row.heirs))


def listed(table: Listed, guest: str) -> wire.Table:
    """A table that nobody looks at, from its rows."""
    seats = [shown_seat(row, guest, set()) for row in table.seats]
    stands = table.standing
    waiting = [] if stands.waiting < 0 or table.row.over else seats_in(stands.waiting)
    put_away = stands.put_away and not table.row.over
    clocks = hands_from(stands.clocks)
    shown = (table.row, guest, seats, stands.seen, waiting)
    return table_shown(*shown, put_away=put_away, clocks=clocks)


def shown_seat(row: SeatRow, guest: str, here: set[str]) -> wire.Seat:
    return wire.Seat(
        seat=row.seat,
        kind=row.kind,
        name=row.name,
        bot=row.bot,
        strength=row.strength,
        mine=seating.holds(row, guest),
        returns=seating.may_return(row, guest),
        here=row.kind == PERSON and row.guest in here,
    )


def told(talk: Talk, n: int, muted: bool = False) -> wire.TalkLine:
    muted = muted and not talk.note
    return wire.TalkLine(
        n=n,
        time=talk.time,
        seat=talk.seat,
        name=talk.name,
        text="" if muted else talk.text,
        note=talk.note,
        parts=talk.parts,
        to=[seat for seat in seats_in(talk.audience) if seat != talk.seat],
        muted=muted,
    )


def seats_in(audience: int) -> list[int]:
    """The seats that alone heard something; none of what all heard."""
    if audience == EVERYBODY:
        return []
    return [seat for seat in range(audience.bit_length()) if (audience >> seat) & 1]


def refusal(error: Refused) -> wire.Refusal:
    parts = dict(error.parts)
    clause = parts.pop("clause", "")
    return wire.Refusal(error.key, parts, clause)
