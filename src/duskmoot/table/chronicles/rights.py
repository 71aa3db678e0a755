"""Who may do what with a chronicle, and when: pure rules of the house.

Each is silent, or Refused says why not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from duskmoot.chronicle import chain
from duskmoot.chronicle.book import BOT, LEFT, PERSON, PLAYING, SEALED, Link
from duskmoot.kernel.game import Refused
from duskmoot.table.order.names import alike
from duskmoot.table.store.kept import Asking, Kept
from duskmoot.table.tokens import same

OPEN: Final[str] = "open"
ABANDON: Final[str] = "abandon"
STRIKE: Final[str] = "strike"
RETURN: Final[str] = "return"
"""What may need the consent of others."""
DAY: Final[int] = 24 * 3600
HOST_WAITS: Final[int] = 14 * DAY
"""After so long any heir may begin the next chapter, and a host is trusted where nobody else
is left to agree."""
ACT_WAITS: Final[int] = 30 * DAY
"""So long after the last act the host may abandon a chapter alone."""


def kind(kept: Kept, n: int) -> str:
    """`person`, `bot`, `open` or `left`."""
    told = kept.book.roster[n].kind
    return OPEN if kept.holders[n].open and told != LEFT else told


def of_kind(kept: Kept, wanted: str) -> list[int]:
    return [n for n in range(len(kept.holders)) if kind(kept, n) == wanted]


def mine(kept: Kept, guest: str) -> list[int]:
    """The heirs whom this guest plays."""
    held = of_kind(kept, PERSON)
    return [n for n in held if guest and kept.holders[n].guest == guest]


def returns(kept: Kept, guest: str) -> list[int]:
    """Heirs whom a bot plays for this guest."""
    held = of_kind(kept, BOT)
    return [n for n in held if guest and kept.holders[n].guest == guest]


def held(kept: Kept) -> list[int]:
    """Heirs of people, also of those for whom a bot plays: it agrees to nothing."""
    return [n for n in staying(kept) if kept.holders[n].guest]


def staying(kept: Kept) -> list[int]:
    """All who have not left."""
    return [n for n in range(len(kept.holders)) if kind(kept, n) != LEFT]


def free(kept: Kept) -> list[int]:
    """Places that somebody who was invited may take: open ones, and bots that are nobody's."""
    bots = [n for n in of_kind(kept, BOT) if not kept.holders[n].guest]
    return [*of_kind(kept, OPEN), *bots]


def is_host(kept: Kept, guest: str) -> bool:
    return bool(guest) and kept.host == guest


def belongs(kept: Kept, guest: str) -> bool:
    return is_host(kept, guest) or bool(mine(kept, guest) or returns(kept, guest))


def check_belongs(kept: Kept, guest: str) -> None:
    if not belongs(kept, guest):
        raise Refused("not-your-chronicle")


def check_host(kept: Kept, guest: str) -> None:
    if not is_host(kept, guest):
        raise Refused("not-your-chronicle")


def check_heir(kept: Kept, n: int) -> None:
    """There is such an heir, who has not left."""
    if not 0 <= n < len(kept.holders):
        raise Refused("roster-unknown", heir=str(n + 1), heirs=str(len(kept.holders)))
    if kind(kept, n) == LEFT:
        raise Refused("roster-left", name=kept.book.roster[n].name)


def is_mine(kept: Kept, guest: str, n: int) -> None:
    """Mine, or as the host's one of nobody's: a bot, or an open place."""
    check_heir(kept, n)
    nobodys = kind(kept, n) != PERSON and kept.holders[n].guest in ("", guest)
    if n not in mine(kept, guest) and not (nobodys and belongs_as(kept, guest, n)):
        raise Refused("not-your-heir", heir=str(n + 1))


def is_shown_out(kept: Kept, guest: str, n: int) -> bool:
    """Whether the host sends somebody away who has never played: a stranger, for all we know."""
    check_heir(kept, n)
    theirs = kept.holders[n].guest not in ("", guest)
    played = any(n in link.present for link in kept.book.links)
    return is_host(kept, guest) and theirs and not played


def check_leave(kept: Kept, guest: str, n: int) -> None:
    if kept.over:
        raise Refused("chronicle-over")
    if not is_shown_out(kept, guest, n):
        is_mine(kept, guest, n)


def belongs_as(kept: Kept, guest: str, n: int) -> bool:
    return is_host(kept, guest) or n in returns(kept, guest)


def check_begin(kept: Kept, guest: str, now: int) -> None:
    check_belongs(kept, guest)
    if kept.over:
        raise Refused("chronicle-over")
    running = chain.running(kept.book)
    if running is not None:
        raise Refused("chapter-running", chapter=str(running.chapter))
    left = kept.touched + HOST_WAITS - now
    if not is_host(kept, guest) and left > 0:
        raise Refused("chapter-waits-host", days=str(-(-left // DAY)))


def check_join(kept: Kept, guest: str, invite: str) -> None:
    if not (is_host(kept, guest) or same(invite, kept.invite)):
        raise Refused("invite-needed")


def check_name(kept: Kept, guest: str, name: str) -> None:
    """Nobody poses as another person of the roster, or as one for whom a bot plays."""
    for n in held(kept):
        heir = kept.book.roster[n]
        if kept.holders[n].guest != guest and alike(heir.name, name):
            raise Refused("name-alike", name=heir.name)


def check_newcomer(kept: Kept, most: int) -> None:
    if kept.over:
        raise Refused("chronicle-over")
    running = chain.running(kept.book)
    if running is not None:
        raise Refused("chapter-running", chapter=str(running.chapter))
    if len(kept.holders) >= most:
        raise Refused("roster-full", most=str(most))


def check_roster(kept: Kept, guest: str) -> None:
    check_host(kept, guest)
    if kept.book.links:
        raise Refused("roster-begun")


def check_abandon(kept: Kept, guest: str) -> Link:
    """The chapter that is played, for those who sit there and for the host."""
    link = chain.running(kept.book)
    check_belongs(kept, guest)
    if link is None:
        raise Refused("chapter-not-running", chapter=str(chain.next_chapter(kept.book)))
    if not is_host(kept, guest) and not set(mine(kept, guest)) & set(link.present):
        raise Refused("not-your-chronicle")
    return link


def check_strike(kept: Kept, guest: str) -> Link:
    """The last chapter, if it is sealed, for those who played it and for the host."""
    check_belongs(kept, guest)
    if kept.over:
        raise Refused("chronicle-over")
    link = chain.strike(kept.book)
    if not is_host(kept, guest) and not set(mine(kept, guest)) & set(link.present):
        raise Refused("not-your-chronicle")
    return link


def check_export(kept: Kept, guest: str, sat: str) -> None:
    """All that comes lies in the file: while the chronicle runs it is for a lone player.

    `sat` says of the running chapter what `Kept.sat` says of the chronicle: who stands in there
    is no heir.
    """
    if kept.over:
        return
    check_belongs(kept, guest)
    alone = (kept.sat, sat or guest) == (guest, guest) and all(
        kept.holders[n].guest in ("", guest) for n in staying(kept)
    )
    if not alone or of_kind(kept, OPEN):
        raise Refused("chronicle-export")


def overtaken(kept: Kept, asked: Asking, events: int) -> bool:
    """Whether what was asked means nothing any more: an act was made, or the book has changed."""
    if asked.what == RETURN:
        return False
    last = kept.book.links[-1] if kept.book.links else None
    if last is None or (last.chapter, last.attempt) != (asked.chapter, asked.attempt):
        return True
    if asked.what == STRIKE:
        return last.state != SEALED
    return last.state != PLAYING or asked.at != events


def sealed(kept: Kept) -> int:
    return sum(link.state == SEALED for link in kept.book.links)


def why_not(check: Callable[[], object]) -> str:
    """The key of the refusal, or ""."""
    try:
        check()
    except Refused as error:
        return error.key
    return ""
