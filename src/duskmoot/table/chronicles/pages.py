"""A chronicle as those see it who look at it, and the packets that lie open."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, partial
from importlib.resources import files
from typing import Any

from duskmoot.chronicle import chain, inscriptions, seals
from duskmoot.chronicle.book import ABANDONED, PERSON, PLAYING, Link
from duskmoot.chronicle.keys import chapter_key
from duskmoot.kernel.chance import commitment
from duskmoot.kernel.game import Refused, find
from duskmoot.kernel.record import digest_of
from duskmoot.speech import LANGUAGES
from duskmoot.table.chronicles import messages as wire
from duskmoot.table.chronicles import rights
from duskmoot.table.pace import pace_from
from duskmoot.table.store.kept import Asking, Kept, Span


@dataclass
class Stage:
    """The table of the running chapter, as far as the pages show it."""

    table: str = ""
    waiting: list[int] = field(default_factory=list)
    """Heirs whose answer is missing."""
    opened: int = 0
    sat: str = ""
    """The only guest who ever sat there, as in the row of the table."""
    trouble: str = ""


@dataclass(frozen=True)
class Visit:
    """Who looks, and when."""

    guest: str
    here: set[str]
    """All guests who look."""
    now: int
    most: int
    """Places in a roster."""


class Pages:
    """All that is the same for everybody who looks, made once for each change of the book."""

    def __init__(self, kept: Kept) -> None:
        book = kept.book
        current = seals.current(book)
        self.kept = kept
        self.legacy: dict[str, Any] = json.loads(chain.legacy_now(book))
        self.links = [shown_link(kept, link, span) for link, span in zip(book.links, kept.spans)]
        self.names = inscriptions.names(book)
        self.packets = list(current)
        self.seals = list(current.values())
        self.opened = seals.opened(book.links)

    def shown(self, visit: Visit, stage: Stage, asking: tuple[Asking, ...]) -> wire.Chronicle:
        kept, book, guest = self.kept, self.kept.book, visit.guest
        belongs = rights.belongs(kept, guest)
        return wire.Chronicle(
            id=book.id,
            game=book.game,
            name=book.name,
            rules=book.rules,
            options=book.options,
            clock=kept.clock,
            pace=pace_from(kept.pace),
            stand_in=kept.stand_in,
            created=kept.created,
            touched=kept.touched,
            imported=book.imported,
            key_left=kept.key_left,
            host=rights.is_host(kept, guest),
            invite=kept.invite if belongs else "",
            commitment=book.commitment,
            key=book.key.hex() if kept.over else "",
            root=book.root,
            packets=self.packets,
            seals=self.seals,
            opened=max(self.opened, stage.opened),
            chapter=min(chain.next_chapter(book), find(book.game).chapters),
            chapters=find(book.game).chapters,
            over=kept.over,
            legacy=self.legacy,
            table=stage.table,
            trouble=stage.trouble,
            waiting=stage.waiting,
            heirs=shown_heirs(kept, guest, visit.here, stage.waiting),
            links=self.links,
            names=self.names,
            asking=[shown_asking(each) for each in asking],
            may=may(kept, visit, stage),
        )


def shown_link(kept: Kept, link: Link, span: Span) -> wire.ChapterLink:
    key = chapter_key(kept.book.key, link.chapter, link.attempt)
    told = link.state not in (PLAYING, ABANDONED)
    return wire.ChapterLink(
        chapter=link.chapter,
        attempt=link.attempt,
        state=link.state,
        table=link.table,
        present=list(link.present),
        rules=link.rules,
        began=span.began,
        ended=span.ended,
        commitment=commitment(key),
        key=key.hex() if told else "",
        legacy_in=link.legacy_in,
        legacy_out=link.digest,
        opened=link.opened,
        reprinted=list(link.reprinted),
        page=link.page or None,
    )


def shown_heirs(
    kept: Kept, guest: str, here: set[str], waiting: list[int]
) -> list[wire.ChronicleHeir]:
    mine, returns = rights.mine(kept, guest), rights.returns(kept, guest)
    found: list[wire.ChronicleHeir] = []
    for n, (heir, holder) in enumerate(zip(kept.book.roster, kept.holders)):
        kind = rights.kind(kept, n)
        found.append(
            wire.ChronicleHeir(
                number=n,
                kind=kind,
                name=heir.name,
                bot=heir.bot,
                strength=heir.strength,
                mine=n in mine,
                returns=n in returns,
                here=kind == PERSON and holder.guest in here,
                joined=heir.joined,
                seen=holder.seen,
                keyed=bool(holder.key),
                waiting=n in waiting,
            )
        )
    return found


def shown_asking(asked: Asking) -> wire.ConsentAsked:
    return wire.ConsentAsked(
        request=asked.request,
        what=asked.what,
        chapter=asked.chapter,
        heir=asked.heir,
        by=asked.by,
        agreed=list(asked.agreed),
        awaits=list(asked.awaits),
        asked=asked.asked,
    )


def may(kept: Kept, visit: Visit, stage: Stage) -> wire.May:
    guest = visit.guest

    def why(check: Callable[..., object], *told: object) -> str:
        return rights.why_not(partial(check, kept, *told))

    return wire.May(
        begin=why(rights.check_begin, guest, visit.now),
        join="" if rights.of_kind(kept, rights.OPEN) else why(rights.check_newcomer, visit.most),
        abandon=why(rights.check_abandon, guest),
        strike=why(rights.check_strike, guest),
        export=why(rights.check_export, guest, stage.sat),
        roster=why(rights.check_roster, guest),
    )


def card(kept: Kept, guest: str, waiting: list[int], opened: int) -> wire.ChronicleCard:
    """A chronicle in a list, from a light one."""
    running = chain.running(kept.book)
    game = find(kept.book.game)
    mine = rights.mine(kept, guest)
    return wire.ChronicleCard(
        id=kept.book.id,
        game=kept.book.game,
        name=kept.book.name,
        chapter=min(chain.next_chapter(kept.book), game.chapters),
        chapters=game.chapters,
        over=kept.over,
        host=rights.is_host(kept, guest),
        heirs=shown_heirs(kept, guest, set(), waiting),
        table=running.table if running else "",
        waiting=waiting,
        asked=any(n in mine for n in waiting),
        touched=kept.touched,
        sealed=rights.sealed(kept),
        opened=max(opened, seals.opened(kept.book.links)),
    )


# What lies open.


def opened(game: str, count: int, language: str) -> wire.Opened:
    """Rows and texts of the first packets; of all others not a word."""
    if language not in LANGUAGES:
        raise Refused("unknown-language", language=language, known=", ".join(LANGUAGES))
    names = find(game).packets()[:count]
    packets = [wire.Packet(name, digest_of(rows), rows) for name, rows in _rows(game, len(names))]
    texts = "\n".join(_text(game, name, language) for name in names)
    return wire.Opened(len(names), packets, texts)


@cache
def _rows(game: str, count: int) -> list[tuple[str, str]]:
    plug = find(game)
    return [(name, plug.packet(name)) for name in plug.packets()[:count]]


@cache
def _text(game: str, packet: str, language: str) -> str:
    folder = files("duskmoot").joinpath("games", game, "texts", language, "sealed")
    source = folder.joinpath(f"{packet}.ftl")
    return source.read_text("utf-8") if source.is_file() else ""
