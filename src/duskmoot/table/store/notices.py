"""Who waits for word of a table, and how it reaches them: rows of a store, whichever it is.

Statements are written once, in the form of PostgreSQL, as those of chronicles are.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

from duskmoot.table.notices.push import Subscription
from duskmoot.table.pace import Habits, Hand, Hands, hands_from, hands_text
from duskmoot.table.store.chronicles import Shelf, Step, places
from duskmoot.table.store.port import Word

OFF: Final[str] = "off"
NOW: Final[str] = "now"
DAILY: Final[str] = "daily"

AT_ONCE: Final[int] = 50
"""Words taken by a sender at one time."""


@dataclass(frozen=True)
class Letterbox:
    """How somebody wants to be told, and when not."""

    guest: str
    language: str = "en"
    zone: str = ""
    quiet_from: int = 22
    quiet_to: int = 8
    mail: str = ""
    """Proven: a link that was sent there has come back."""
    mode: str = OFF
    """Mail at once, or once a day, or not at all."""
    hour: int = 9
    digest: int = 0
    """When the next mail of the day is to be written."""
    wanted: str = ""
    """An address that is still to be proven."""
    proof: str = ""
    """The hash of what the link to it holds."""
    proof_until: int = 0
    stop: str = ""
    """What a link holds that ends all mail without asking who calls it."""
    bounces: int = 0


@dataclass(frozen=True)
class Turn:
    """A table that waits for somebody."""

    table: str
    game: str
    seats: tuple[int, ...]
    """Theirs that are asked."""
    hand: Hand | None
    """The clock that is due first, at a slow pace."""
    names: tuple[str, ...]
    """Of all seats."""


@dataclass(frozen=True)
class Taken:
    """A word that this sender alone is to send now."""

    table: str
    guest: str
    kind: int
    after: int
    """When it may be taken again, if nothing is heard of this sender."""
    tries: int


LETTERBOX: Final[str] = ", ".join(field.name for field in fields(Letterbox))
KEEP_LETTERBOX: Final[str] = f"""
    insert into letterbox ({LETTERBOX}) values ({places(len(fields(Letterbox)))})
    on conflict (guest) do update set
    {", ".join(f"{field.name} = excluded.{field.name}" for field in fields(Letterbox)[1:])}
"""
FRESH: Final[str] = """
    insert into notice (game_table, guest, kind, after, tries) values ($1, $2, $3, $4, 0)
    on conflict (game_table, guest)
    do update set kind = excluded.kind, after = excluded.after, tries = 0
"""
UNLESS_OPEN: Final[str] = """
    insert into notice (game_table, guest, kind, after, tries) values ($1, $2, $3, $4, 0)
    on conflict (game_table, guest) do nothing
"""
TAKE: Final[str] = f"""
    update notice set after = $2 where after <= $1 and (game_table, guest) in (
        select game_table, guest from notice where after <= $1 order by after limit {AT_ONCE}
    )
    returning game_table, guest, kind, after, tries
"""
"""Looks at the time twice: another sender may have taken a row between the two looks."""
TAKE_DIGESTS: Final[str] = f"""
    update letterbox set digest = $2 where digest <= $1 and mode = 'daily' and guest in (
        select guest from letterbox where digest <= $1 and mode = 'daily'
        order by digest limit {AT_ONCE}
    )
    returning {LETTERBOX}
"""
MOVE: Final[str] = """
    update notice set kind = $5, after = $6, tries = $7
    where game_table = $1 and guest = $2 and kind = $3 and after = $4
"""
DROP: Final[str] = """
    delete from notice where game_table = $1 and guest = $2 and kind = $3 and after = $4
"""
SUBSCRIBE: Final[str] = """
    insert into subscription (endpoint, guest, p256dh, auth, created) values ($1, $2, $3, $4, $5)
    on conflict (endpoint) do update set guest = excluded.guest, p256dh = excluded.p256dh,
    auth = excluded.auth, created = excluded.created
"""
TURNS: Final[str] = """
    select game_table.id, game_table.game, seat.seat, standing.clocks
    from seat join standing on standing.game_table = seat.game_table
    join game_table on game_table.id = seat.game_table
    where seat.guest = $1 and seat.kind = 'person' and standing.waiting > 0
    and ((standing.waiting >> seat.seat) & 1) = 1
    and game_table.over = $2 and standing.put_away = $2 and game_table.closed = ''
    order by standing.touched, game_table.id, seat.seat limit 200
"""
NAMES: Final[str] = """
    select game_table, name from seat
    where game_table in (select game_table from seat where guest = $1 and kind = 'person')
    order by game_table, seat
"""


class Notices:
    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    # Whose turn it is.

    async def turns(self, guest: str) -> list[Turn]:
        """Those that are due first, first; then those that wait longest."""
        rows = await self._shelf.rows(TURNS, guest, False)
        names: dict[str, list[str]] = {}
        for table, name in await self._shelf.rows(NAMES, guest) if rows else []:
            names.setdefault(table, []).append(name)
        found: dict[str, Turn] = {}
        for id, game, seat, clocks in rows:
            before = found.get(id)
            seats = (*(before.seats if before else ()), int(seat))
            hand = first_due(hands_from(clocks), seats)
            found[id] = Turn(id, game, seats, hand, tuple(names.get(id, ())))
        endless = 1 << 62
        return sorted(
            found.values(),
            key=lambda turn: turn.hand.due if turn.hand and turn.hand.due else endless,
        )

    # The slow clock.

    async def set_clocks(self, table: str, due: int, hands: Hands, words: list[Word]) -> None:
        """The clocks of a table at which nothing was played, and words for those without one."""
        clocks = "update standing set due = $2, clocks = $3 where game_table = $1"
        rows = [(table, word.guest, word.kind, word.after) for word in words]
        clock = Step(clocks, [(table, due or None, hands_text(hands) if hands else "")])
        await self._shelf.steps([clock, Step(UNLESS_OPEN, list(rows))], (table,))

    async def overdue(self, now: int, due: int = 0, table: str = "") -> list[tuple[int, str]]:
        """Some tables that must act by themselves, and since when; those that follow this one."""
        question = f"""
            select due, game_table from standing where due <= $1 and (due, game_table) > ($2, $3)
            order by due, game_table limit {AT_ONCE}
        """
        return [(row[0], row[1]) for row in await self._shelf.rows(question, now, due, table)]

    async def habits(self, guest: str) -> Habits:
        box = await self._shelf.rows(
            "select zone, quiet_from, quiet_to from letterbox where guest = $1", guest
        )
        away = await self.away(guest)
        zone, quiet_from, quiet_to = box[0] if box else ("", 22, 8)
        return Habits(zone, quiet_from, quiet_to, away)

    async def away(self, guest: str) -> tuple[tuple[int, int], ...]:
        question = "select begins, ends from away where guest = $1 order by begins"
        return tuple((int(a), int(b)) for a, b in await self._shelf.rows(question, guest))

    async def announce(self, guest: str, begins: int, ends: int) -> None:
        statement = "insert into away (guest, begins, ends) values ($1, $2, $3)"
        await self._shelf.steps([Step(statement, [(guest, begins, ends)])])

    async def return_early(self, guest: str, begins: int, now: int) -> None:
        """An absence that has not begun is taken back; one that has ends now."""
        ahead = "delete from away where guest = $1 and begins = $2 and begins >= $3"
        begun = """
            update away set ends = $3 where guest = $1 and begins = $2 and begins < $3 and ends > $3
        """
        row = (guest, begins, now)
        await self._shelf.steps([Step(ahead, [row]), Step(begun, [row])])

    # Words.

    async def looked(self, table: str, guest: str, reminder: Word | None) -> None:
        """Somebody has come: what was to be sent is not, but a reminder may follow."""
        drop = "delete from notice where game_table = $1 and guest = $2"
        steps = [Step(drop, [(table, guest)])]
        if reminder is not None:
            steps.append(Step(FRESH, [(table, reminder.guest, reminder.kind, reminder.after)]))
        await self._shelf.steps(steps)

    async def lateness(self, now: int) -> int:
        """Seconds for which the oldest word waits that should have been sent."""
        [(oldest,)] = await self._shelf.rows("select min(after) from notice")
        return 0 if oldest is None else max(0, now - oldest)

    async def take(self, now: int, until: int) -> list[Taken]:
        """Words to be sent now; whoever takes them is left alone with them for a while."""
        return [Taken(*row) for row in await self._shelf.rows(TAKE, now, until)]

    async def move(self, taken: Taken, kind: int, after: int, tries: int) -> None:
        """It comes again later, unless something newer has taken its place."""
        row = (taken.table, taken.guest, taken.kind, taken.after, kind, after, tries)
        await self._shelf.steps([Step(MOVE, [row])])

    async def drop(self, taken: Taken) -> None:
        row = (taken.table, taken.guest, taken.kind, taken.after)
        await self._shelf.steps([Step(DROP, [row])])

    async def open_words(self, guest: str) -> list[Word]:
        question = "select guest, kind, after from notice where guest = $1 order by after"
        return [Word(*row) for row in await self._shelf.rows(question, guest)]

    # Letterboxes.

    async def letterbox(self, guest: str) -> Letterbox | None:
        return await self._box("guest", guest)

    async def proving(self, proof: str) -> Letterbox | None:
        """Of whoever is to prove an address with this."""
        return await self._box("proof", proof) if proof else None

    async def stopping(self, stop: str) -> Letterbox | None:
        return await self._box("stop", stop) if stop else None

    async def at_address(self, address: str) -> list[Letterbox]:
        """Of all who have proven it; capital letters do not count."""
        question = f"select {LETTERBOX} from letterbox where lower(mail) = $1 and mail <> ''"
        rows = await self._shelf.rows(f"{question} order by guest limit 10", address.lower())
        return [Letterbox(*row) for row in rows]

    async def _box(self, column: str, value: str) -> Letterbox | None:
        question = f"select {LETTERBOX} from letterbox where {column} = $1"
        found = await self._shelf.rows(question, value)
        return Letterbox(*found[0]) if found else None

    async def keep(self, box: Letterbox) -> None:
        row = tuple(getattr(box, field.name) for field in fields(Letterbox))
        await self._shelf.steps([Step(KEEP_LETTERBOX, [row])])

    async def count_bounce(self, guest: str, most: int) -> None:
        """One mail more that nobody took; after so many, none is sent any more."""
        count = "update letterbox set bounces = bounces + 1 where guest = $1"
        end = "update letterbox set mode = 'off', mail = '' where guest = $1 and bounces >= $2"
        await self._shelf.steps([Step(count, [(guest,)]), Step(end, [(guest, most)])])

    async def forgive_bounces(self, guest: str) -> None:
        statement = "update letterbox set bounces = 0 where guest = $1 and bounces > 0"
        await self._shelf.steps([Step(statement, [(guest,)])])

    async def take_digests(self, now: int, until: int) -> list[Letterbox]:
        return [Letterbox(*row) for row in await self._shelf.rows(TAKE_DIGESTS, now, until)]

    async def next_digest(self, guest: str, taken: int, digest: int) -> None:
        statement = "update letterbox set digest = $3 where guest = $1 and digest = $2"
        await self._shelf.steps([Step(statement, [(guest, taken, digest)])])

    # Subscriptions.

    async def subscribe(self, guest: str, subscription: Subscription, now: int, most: int) -> None:
        """One browser more; of too many the oldest are forgotten."""
        row = (*(subscription.endpoint, guest, subscription.p256dh, subscription.auth, now),)
        oldest = """
            delete from subscription where guest = $1 and endpoint not in (
                select endpoint from subscription where guest = $1
                order by created desc, endpoint limit $2
            )
        """
        await self._shelf.steps([Step(SUBSCRIBE, [row]), Step(oldest, [(guest, most)])])

    async def unsubscribe(self, endpoint: str) -> None:
        statement = "delete from subscription where endpoint = $1"
        await self._shelf.steps([Step(statement, [(endpoint,)])])

    async def subscriptions(self, guest: str) -> list[Subscription]:
        question = (
            "select endpoint, p256dh, auth from subscription where guest = $1 order by created"
        )
        return [Subscription(*row) for row in await self._shelf.rows(question, guest)]

    # Whose they are.

    async def join(self, before: str, after: str) -> None:
        """A browser that gets pushes is another guest's now; the rest is forgotten."""
        statement = "update subscription set guest = $2 where guest = $1"
        await self._shelf.steps([Step(statement, [(before, after)])])
        await self.forget(before)

    async def forget(self, guest: str) -> None:
        """Nothing of what they told us stays."""
        tables = ("letterbox", "subscription", "away", "notice")
        steps = [Step(f"delete from {table} where guest = $1", [(guest,)]) for table in tables]
        await self._shelf.steps(steps)


def first_due(hands: Hands, seats: tuple[int, ...]) -> Hand | None:
    mine = [hands[seat] for seat in seats if seat < len(hands)]
    running = [hand for hand in mine if hand.due]
    return min(running, key=lambda hand: hand.due) if running else (mine[0] if mine else None)
