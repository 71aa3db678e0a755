"""Verifying a chronicle: every link is replayed, and whatever does not fit is found.

Links that were played by older rules cannot be replayed; they are named as trusted.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from duskmoot.chronicle.book import (
    ABANDONED,
    HERE,
    PLAYING,
    SEALED,
    STATES,
    STRUCK,
    Chronicle,
    Link,
)
from duskmoot.chronicle.chain import place_of, setting_of
from duskmoot.chronicle.keys import chapter_key
from duskmoot.chronicle.seals import changed, opened, root_of
from duskmoot.kernel.chance import commitment
from duskmoot.kernel.game import Game, Refused, find
from duskmoot.kernel.record import canonical, digest_of
from duskmoot.kernel.replay import Session, load

Saves = dict[tuple[int, int], str]
"""By chapter and attempt: the saved game."""

COMMITMENT: Final[str] = "commitment"
ROOT: Final[str] = "root"
PACKET: Final[str] = "packet"
ORDER: Final[str] = "order"
ROSTER: Final[str] = "roster"
OPENED: Final[str] = "opened"
LEGACY_IN: Final[str] = "legacy-in"
LEGACY_OUT: Final[str] = "legacy-out"
LEGACY_WRONG: Final[str] = "legacy-wrong"
SAVE_MISSING: Final[str] = "save-missing"
SAVE_OTHER: Final[str] = "save-other"
ACT: Final[str] = "act"
UNFINISHED: Final[str] = "unfinished"
BEQUEST: Final[str] = "bequest"
PAGE: Final[str] = "page"
TRUSTED: Final[str] = "trusted"
KINDS: Final[tuple[str, ...]] = (
    *(COMMITMENT, ROOT, PACKET, ORDER, ROSTER, OPENED, LEGACY_IN, LEGACY_OUT, LEGACY_WRONG),
    *(SAVE_MISSING, SAVE_OTHER, ACT, UNFINISHED, BEQUEST, PAGE, TRUSTED),
)
UNREADABLE: Final = (Refused, ValueError, KeyError, IndexError, TypeError, AttributeError)
"""What a game says to a legacy that is none."""


@dataclass(frozen=True)
class Finding:
    """What was found, and at which attempt; chapter 0 for the book as a whole."""

    kind: str
    chapter: int = 0
    attempt: int = 0
    detail: str = ""

    @property
    def wrong(self) -> bool:
        """Whether it speaks against the chronicle."""
        return self.kind != TRUSTED


def verify(
    chronicle: Chronicle, saves: Saves, done: Callable[[int], None] = lambda chapter: None
) -> list[Finding]:
    """All that does not fit, in the order of the book; `done` hears of every link checked."""
    found = [*_of_the_book(chronicle), *_of_the_order(chronicle), *_of_the_roster(chronicle)]
    if any(finding.kind in (ORDER, ROSTER) for finding in found):
        return found
    for link in chronicle.links:
        found += _of_the_link(chronicle, link, saves.get((link.chapter, link.attempt), ""))
        done(link.chapter)
    return found


def _of_the_book(chronicle: Chronicle) -> list[Finding]:
    found: list[Finding] = []
    if commitment(chronicle.key) != chronicle.commitment:
        found.append(Finding(COMMITMENT))
    if root_of(chronicle.seals) != chronicle.root:
        found.append(Finding(ROOT))
    today = changed(chronicle, find(chronicle.game))
    return found + [Finding(PACKET, detail=name) for name in today]


def _of_the_order(chronicle: Chronicle) -> list[Finding]:
    """Chapters and attempts are counted without a gap, and only the last may be running."""
    sealed = 0
    attempts: dict[int, int] = {}
    for n, link in enumerate(chronicle.links):
        chapter = sealed + 1
        attempts[chapter] = attempts.get(chapter, 0) + 1
        early = link.state == PLAYING and n < len(chronicle.links) - 1
        if (link.chapter, link.attempt) != (chapter, attempts[chapter]) or early:
            return [Finding(ORDER, link.chapter, link.attempt)]
        if link.state not in STATES or any(
            not 0 <= heir < len(chronicle.roster) for heir in link.present
        ):
            return [Finding(ORDER, link.chapter, link.attempt)]
        sealed += link.state == SEALED
    return []


def _of_the_roster(chronicle: Chronicle) -> list[Finding]:
    """Heirs come one behind another, and leave after they came."""
    links = len(chronicle.links)
    joined = [heir.joined for heir in chronicle.roster]
    fits = joined == sorted(joined) and all(
        0 <= heir.joined <= links
        and (heir.left == HERE or max(1, heir.joined) <= heir.left <= links)
        for heir in chronicle.roster
    )
    return [] if fits else [Finding(ROSTER)]


def _of_the_link(chronicle: Chronicle, link: Link, save: str) -> list[Finding]:
    game: Game[Any] = find(chronicle.game)

    def finding(kind: str, detail: str = "") -> Finding:
        return Finding(kind, link.chapter, link.attempt, detail)

    found: list[Finding] = []
    ended = link.state in (SEALED, STRUCK)
    if bool(link.legacy_out) != ended or (ended and digest_of(link.legacy_out) != link.digest):
        found.append(finding(LEGACY_OUT))
    if link.page and not ended:
        found.append(finding(PAGE))
    if not _opens_right(chronicle, link):
        found.append(finding(OPENED))
    if link.rules != game.version:
        return [*found, finding(TRUSTED, str(link.rules))]
    if not _begins_right(chronicle, link):
        found.append(finding(LEGACY_IN))
    if link.legacy_out and not found:
        found += [finding(LEGACY_WRONG, wrong) for wrong in game.wrongs(link.legacy_out)]
    if not save and link.state == ABANDONED:
        fits = _opens_at_most(chronicle, link)
        return found if fits else [*found, finding(OPENED)]
    if not save:
        return [*found, finding(SAVE_MISSING)]
    if not _same_game(chronicle, link, save):
        return [*found, finding(SAVE_OTHER)]
    try:
        session, _ = load(save)
    except Refused as refused:
        return [*found, finding(ACT, " ".join([refused.key, *refused.parts.values()]))]
    return found + [finding(kind) for kind in _of_the_end(chronicle, link, session)]


def _opens_right(chronicle: Chronicle, link: Link) -> bool:
    """Whether it opened what its legacy says, and reprinted only packets that were closed."""
    before = _opened_before(chronicle, link)
    game: Game[Any] = find(chronicle.game)
    packets = [*chronicle.seals, *game.packets()]
    if not set(link.reprinted) <= set(packets) - set(packets[:before]):
        return False
    if link.state == ABANDONED:
        return link.opened >= before
    try:
        after = find(chronicle.game).opened_in(link.legacy_out) if link.legacy_out else before
    except UNREADABLE:
        return False
    return link.opened == max(before, after)


def _opened_before(chronicle: Chronicle, link: Link) -> int:
    return opened(chronicle.links[: place_of(chronicle, link)])


def _opens_at_most(chronicle: Chronicle, link: Link) -> bool:
    """Without its saved game an attempt can have opened what lies open from its start alone."""
    if link.opened == _opened_before(chronicle, link):
        return True
    try:
        return link.opened == find(chronicle.game).opened(
            Session(setting_of(chronicle, link)).state
        )
    except UNREADABLE:
        return False


def _begins_right(chronicle: Chronicle, link: Link) -> bool:
    """Whether the legacy it began from is what the chapter before it left."""
    try:
        return digest_of(setting_of(chronicle, link).legacy) == link.legacy_in
    except UNREADABLE:
        return False


def _same_game(chronicle: Chronicle, link: Link, save: str) -> bool:
    """Whether the saved game is of this chapter at all: its key, its options, its legacy."""
    try:
        content = json.loads(save)
        return bool(
            content["game"] == chronicle.game
            and content["options"] == chronicle.options
            and content["seats"] == len(link.present)
            and content["key"] == chapter_key(chronicle.key, link.chapter, link.attempt).hex()
            and digest_of(canonical(content["legacy"])) == link.legacy_in
        )
    except (ValueError, KeyError, TypeError, RecursionError):
        return False


def _of_the_end(chronicle: Chronicle, link: Link, session: Session) -> list[str]:
    if link.state == PLAYING:
        return []
    if link.state == ABANDONED:
        seen = max(_opened_before(chronicle, link), session.game.opened(session.state))
        return [] if link.opened == seen else [OPENED]
    if not session.state.over:
        return [UNFINISHED]
    found: list[str] = []
    if session.game.bequest(session.state) != link.legacy_out:
        found.append(BEQUEST)
    if session.game.chronicled(session.state) != link.page:
        found.append(PAGE)
    return found
