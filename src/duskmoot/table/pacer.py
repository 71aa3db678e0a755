"""The slow clock of one table, and who is to be sent word that it waits for them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from duskmoot.table.course import Course
from duskmoot.table.house import House
from duskmoot.table.pace import (
    GRACE,
    Asked,
    Habits,
    Hand,
    Hands,
    earliest,
    first_hands,
    hands_from,
    hands_text,
    pace_from,
    wound,
)
from duskmoot.table.store.notices import first_due
from duskmoot.table.store.port import OPEN, PERSON, SeatRow, Standing, TableRow, Word, Words

TURN: Final[int] = 0
HALF: Final[int] = 1
LATE: Final[int] = 2
"""Kinds of words: that it is somebody's turn, and two reminders."""
SHARES: Final[dict[int, float]] = {HALF: 0.5, LATE: 0.75}
SOON: Final[int] = 90
"""Seconds that somebody has to look by themselves before they are sent word."""


class Pacer:
    def __init__(self, house: House, row: TableRow) -> None:
        self.house = house
        self.table = row.id
        self.pace = pace_from(row.pace)
        self.hands: Hands = ()
        self._turn = -1
        self._guests: frozenset[str] = frozenset()
        """Whom the table asked when it last looked, and in which turn."""

    def recall(self, clocks: str, course: Course, seats: list[SeatRow]) -> None:
        """As the store holds it."""
        if self.pace is not None:
            self.hands = hands_from(clocks) or first_hands(self.pace, len(seats))
        self._turn, self._guests = course.turn(), guests_asked(course, seats)

    async def stamped(
        self, standing: Standing, course: Course, seats: list[SeatRow], here: set[str], by: int
    ) -> Standing:
        """How the table stands after an act of this seat, with its clocks and words."""
        if self.pace is not None:
            self.hands = await self._wound(course, seats, here)
            due = self._due()
            standing = replace(standing, due=due, clocks=hands_text(self.hands))
        if not self.house.sends:
            return standing
        now = int(self.house.now())
        turn, guests = course.turn(), guests_asked(course, seats)
        known = self._guests - {seats[by].guest} if turn == self._turn else frozenset()
        self._turn, self._guests = turn, guests
        fresh: list[Word] = []
        for guest in sorted(guests - known):
            word = Word(guest, TURN, now + SOON)
            told = self.reminder(guest, course, seats) if guest in here else word
            if told is not None:
                fresh.append(told)
        return replace(standing, words=Words(tuple(fresh), tuple(sorted(guests & known))))

    async def rewind(self, course: Course, seats: list[SeatRow], here: set[str]) -> None:
        """Somebody came, went or sat down, or told us of an absence: the clocks may change."""
        if self.pace is None:
            return
        hands, before = await self._wound(course, seats, here), self.hands
        self._turn, self._guests = course.turn(), guests_asked(course, seats)
        if hands == before:
            return
        self.hands = hands
        words: list[Word] = []
        for guest in sorted(guests_asked(course, seats) - here) if self.house.sends else []:
            mine = asked_of(guest, course, seats)
            ran = any(before[seat].since or before[seat].used for seat in mine)
            word = self.reminder(guest, course, seats)
            if word is not None and not ran:  # the table has only now begun to wait for them
                word = Word(guest, TURN, int(self.house.now()) + SOON)
            words += [word] if word is not None else []
        await self.house.store.notices.set_clocks(self.table, self._due(), hands, words)

    async def looks(self, guest: str, course: Course, seats: list[SeatRow]) -> None:
        """Somebody has come who may have been sent word."""
        if self.house.sends and guest in guests_asked(course, seats):
            word = self.reminder(guest, course, seats)
            await self.house.store.notices.looked(self.table, guest, word)

    def reminder(self, guest: str, course: Course, seats: list[SeatRow]) -> Word | None:
        """The next one, while a clock runs."""
        mine = first_due(self.hands, asked_of(guest, course, seats))
        return next_reminder(guest, mine, int(self.house.now()))

    def late(self, seat: int) -> bool:
        """Whether days, bank and grace are used up."""
        due = self.hands[seat].due if seat < len(self.hands) else 0
        return bool(due) and due + GRACE <= int(self.house.now())

    def waits(self, seat: int) -> int:
        """Seconds for which others must still wait before a bot may take this seat."""
        hand = self.hands[seat]
        end = hand.due or int(self.house.now()) + hand.bank
        return max(0, end + GRACE - int(self.house.now()))

    def _due(self) -> int:
        first = earliest(self.hands)
        return first + GRACE if first else 0

    async def _wound(self, course: Course, seats: list[SeatRow], here: set[str]) -> Hands:
        assert self.pace is not None
        people = people_asked(course, seats)
        company = not any(row.kind == OPEN for row in seats)
        awaited = any(seats[seat].guest not in here for seat in people)
        asked = Asked(course.turn(), frozenset(people), company and awaited)
        habits: Mapping[int, Habits] = {
            seat: await self.house.store.notices.habits(seats[seat].guest)
            for seat, hand in enumerate(self.hands)
            if seat in people or hand.turn >= 0
        }
        return wound(self.hands, self.pace, asked, int(self.house.now()), habits)


def next_reminder(guest: str, hand: Hand | None, now: int) -> Word | None:
    if hand is None or not hand.due:
        return None
    ahead = [Word(guest, kind, hand.at(share)) for kind, share in SHARES.items()]
    return next((word for word in ahead if word.after > now), None)


def people_asked(course: Course, seats: list[SeatRow]) -> list[int]:
    if course.state.over:
        return []
    return [seat for seat in course.state.asked if seats[seat].kind == PERSON]


def guests_asked(course: Course, seats: list[SeatRow]) -> frozenset[str]:
    return frozenset(seats[seat].guest for seat in people_asked(course, seats))


def asked_of(guest: str, course: Course, seats: list[SeatRow]) -> tuple[int, ...]:
    return tuple(seat for seat in people_asked(course, seats) if seats[seat].guest == guest)
