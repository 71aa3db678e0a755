"""A table as those see it who look at it: what each browser is told, and no more."""

from __future__ import annotations

import asyncio

from duskmoot.kernel.game import Refused
from duskmoot.kernel.story import EVERYBODY
from duskmoot.kernel.view import SPECTATOR
from duskmoot.table import protocol as wire
from duskmoot.table import seating
from duskmoot.table.course import Course
from duskmoot.table.listener import Listener
from duskmoot.table.store.port import PERSON, SeatRow, TableRow, Talk

Views = dict[tuple[int, int], wire.SeatView]
"""By seat and number of lines held: one view serves all who look through the same eyes."""
Reckoned = dict[str, list[int]]


class Scene:
    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.seats: list[SeatRow] = []
        self.talk: list[Talk] = []
        self.course: Course | None = None
        self.trouble = ""
        """Why this table cannot be played on: a message key."""
        self.listeners: list[Listener] = []
        self.undo: wire.UndoAsked | None = None
        self.deadline: asyncio.TimerHandle | None = None
        self.reckonings: dict[int, tuple[int, Reckoned]] = {}
        """By seat: what it can work out, and the event after which it could."""
        self._chairs: dict[str, list[wire.Seat]] = {}
        """By guest: the seats as they look to them, until somebody comes, goes or moves."""
        self._heard: dict[tuple[int, ...], list[wire.TalkLine]] = {}
        """By eyes: the talk as they hear it, until something more is said."""

    def seats_changed(self) -> None:
        """Who sits where, or who is here, is not what it was."""
        self._chairs.clear()

    def talk_changed(self) -> None:
        self._heard.clear()

    def tell_all(self) -> None:
        views: Views = {}
        for listener in self.listeners:
            self.tell(listener, views)

    def tell_of_talk(self) -> None:
        """The last words, to those alone who may hear them: others must not know of any."""
        said = self.talk[-1]
        views: Views = {}
        for listener in self.listeners:
            if said.heard_by(self.eyes(listener)):
                self.tell(listener, views)

    def tell(self, listener: Listener, views: Views) -> None:
        course = self.course
        eyes = self.eyes(listener)
        talk = self._talk_for(eyes)
        if eyes != listener.eyes:
            listener.talk = 0  # other eyes hear other lines
        seen: list[wire.SeatView] = []
        if course is not None:
            for seat in eyes:
                held = course.held(listener.at) if seat in listener.eyes else 0
                if (seat, held) not in views:
                    reckoning = self.reckoned(course, seat)
                    views[seat, held] = course.seat_view(seat, held, reckoning)
                seen.append(views[seat, held])
        listener.tell(self._state(listener, seen, talk))
        listener.eyes = eyes
        listener.at = course.events if course else -1
        listener.talk = len(talk)

    def eyes(self, listener: Listener) -> list[int]:
        mine = [seat.seat for seat in self._seats_for(listener.guest) if seat.mine]
        return mine or [SPECTATOR]

    def reckoned(self, course: Course, seat: int) -> Reckoned | None:
        """What the seat can work out now; None while that is not known."""
        if seat == SPECTATOR or not course.reckons:
            return {}
        at, found = self.reckonings.get(seat, (-1, {}))
        return found if at == course.events else None

    def _talk_for(self, eyes: list[int]) -> list[wire.TalkLine]:
        """Numbered as these eyes hear it: what they do not hear leaves no gap."""
        key = tuple(eyes)
        if key not in self._heard:
            heard = [talk for talk in self.talk if talk.heard_by(eyes)]
            self._heard[key] = [told(talk, n) for n, talk in enumerate(heard)]
        return self._heard[key]

    def _state(
        self, listener: Listener, seen: list[wire.SeatView], talk: list[wire.TalkLine]
    ) -> wire.State:
        course = self.course
        over = course is not None and course.state.over
        talk_from = min(listener.talk, len(talk))
        return wire.State(
            at=course.events if course else 0,
            decision=course.decision if course else 0,
            asked=course.state.asked[:] if course else [],
            answered=course.answered() if course else [],
            table=self.shown(listener.guest),
            views=seen,
            talk_from=talk_from,
            talk=talk[talk_from:],
            undo=self.undo,
            clock=self._time_left(),
            over=over,
            winners=list(course.state.winners) if course and over else [],
            scores=course.game.scores(course.state) if course and over else [],
            key=self.row.key.hex() if over else "",
        )

    def shown(self, guest: str) -> wire.Table:
        """The table from outside, as this guest may see it."""
        host = bool(guest) and guest == self.row.host
        waiting = self.course.state.asked if self.course else []
        seats = self._seats_for(guest)
        return wire.Table(
            id=self.row.id,
            game=self.row.game,
            rules=self.row.rules,
            options=self.row.options,
            seats=seats,
            clock=self.row.clock,
            commitment=self.row.commitment,
            created=self.row.created,
            over=self.row.over,
            imported=self.row.imported,
            host=host,
            invite=self.row.invite if host or any(seat.mine for seat in seats) else "",
            at=self.course.events if self.course else 0,
            waiting=waiting[:],
            asked=any(seats[seat].mine for seat in waiting),
            trouble=self.trouble,
        )

    def _seats_for(self, guest: str) -> list[wire.Seat]:
        if guest not in self._chairs:
            here = {listener.guest for listener in self.listeners}
            self._chairs[guest] = [shown_seat(row, guest, here) for row in self.seats]
        return self._chairs[guest]

    def _time_left(self) -> int | None:
        if self.deadline is None:
            return None
        left = self.deadline.when() - asyncio.get_running_loop().time()
        return max(0, int(left * 1000))


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


def told(talk: Talk, n: int) -> wire.TalkLine:
    return wire.TalkLine(
        n=n,
        time=talk.time,
        seat=talk.seat,
        name=talk.name,
        text=talk.text,
        note=talk.note,
        parts=talk.parts,
        to=[seat for seat in seats_in(talk.audience) if seat != talk.seat],
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
