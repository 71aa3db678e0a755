"""A chronicle as a house keeps it, and the rows in which a store holds it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from duskmoot.chronicle.book import Chronicle, Heir, Inscription, Link
from duskmoot.kernel.record import digest_of
from duskmoot.table.store.port import Values


@dataclass(frozen=True)
class Asking:
    """Something that needs the consent of others, until all these heirs agree."""

    request: int
    what: str
    chapter: int
    heir: int
    """For whom a return key is asked, or -1."""
    by: int
    """The heir who asks."""
    awaits: tuple[int, ...]
    asked: int
    """When, in seconds since 1970."""
    at: int = 0
    """How many events the table had: an act ends what was asked before it."""
    agreed: tuple[int, ...] = ()
    attempt: int = 0
    """At the chapter: whoever agreed to one has not agreed to the next."""


@dataclass(frozen=True)
class Holder:
    """Whoever holds a place in the roster."""

    guest: str = ""
    """Of a bot's place the one who may take it back, if anybody."""
    open: bool = False
    """Nobody has taken it yet."""
    key: str = ""
    """The hash of the return key; empty where none was given."""
    seen: int = 0


@dataclass(frozen=True)
class Span:
    """When a chapter began, and when it ended, in seconds since 1970."""

    began: int
    ended: int = 0


@dataclass(frozen=True)
class Kept:
    """A chronicle as a house keeps it: the book, and who holds what."""

    book: Chronicle
    invite: str
    host: str
    created: int
    touched: int
    """When it was founded, or its last chapter began or ended."""
    clock: int = 0
    stand_in: str = ""
    stand_in_strength: int = 2
    sat: str = ""
    """The only guest who ever held a place, as in the row of a table."""
    key_left: bool = False
    over: bool = False
    asking: tuple[Asking, ...] = ()
    holders: tuple[Holder, ...] = ()
    """Parallel to the roster of the book."""
    spans: tuple[Span, ...] = ()
    """Parallel to its links."""
    pace: str = ""
    """Days for a decision, as the row of a table keeps them."""


def chronicle_values(kept: Kept) -> Values:
    book = kept.book
    options = json.dumps(book.options, ensure_ascii=False)
    seals = json.dumps(list(book.seals.items()))
    return (
        *(book.id, kept.invite, kept.host, book.name, book.game, book.rules, options, book.key),
        *(book.commitment, seals, book.root, book.imported, kept.created, kept.touched),
        *(kept.clock, kept.stand_in, kept.stand_in_strength, kept.sat, kept.key_left, kept.over),
        *(asked(kept), kept.pace),
    )


def page_values(kept: Kept) -> Values:
    return (kept.book.id, kept.host, kept.sat, kept.key_left, asked(kept), kept.invite)


def touch_values(kept: Kept) -> Values:
    return (kept.book.id, kept.touched, kept.over)


def asked(kept: Kept) -> str:
    return json.dumps([vars(each) for each in kept.asking])


def heirs_values(kept: Kept) -> list[Values]:
    found: list[Values] = []
    for n, (heir, holder) in enumerate(zip(kept.book.roster, kept.holders, strict=True)):
        told = (n, heir.name, heir.bot, heir.strength, heir.joined, heir.left)
        held = (holder.open, holder.guest, holder.key, holder.seen)
        found.append((kept.book.id, *told, *held))
    return found


def link_values(chronicle: str, n: int, link: Link, span: Span) -> Values:
    present, page = json.dumps(link.present), json.dumps(link.page, ensure_ascii=False)
    return (
        *(chronicle, n, link.chapter, link.attempt, present, link.legacy_in, link.rules),
        *(link.table, link.state, link.opened, json.dumps(link.reprinted), link.legacy_out),
        *(link.digest, page, span.began, span.ended),
    )


def inscription_values(chronicle: str, n: int, time: int, words: Inscription) -> Values:
    return (chronicle, n, time, words.kind, words.of, words.text, words.heir)


def inscription_from(row: Sequence[Any]) -> Inscription:
    kind, of, text, heir = row
    return Inscription(kind, of, text, heir)


def kept_from(
    row: Sequence[Any],
    heirs: list[Sequence[Any]],
    links: list[Sequence[Any]],
    words: list[Sequence[Any]],
) -> Kept:
    id, invite, host, name, game, rules, options, key, commitment, seals, root, *rest = row
    imported, created, touched, clock, stand_in, strength, sat, key_left, over, *last = rest
    asking, pace = last
    book = Chronicle(
        id=id,
        name=name,
        game=game,
        rules=rules,
        options=json.loads(options),
        key=bytes(key),
        commitment=commitment,
        seals=dict(json.loads(seals)),
        root=root,
        roster=tuple(heir_from(each) for each in heirs),
        links=tuple(link_from(each) for each in links),
        inscriptions=tuple(inscription_from(each) for each in words),
        imported=bool(imported),
    )
    return Kept(
        book=book,
        invite=invite,
        host=host,
        created=created,
        touched=touched,
        clock=clock,
        pace=pace,
        stand_in=stand_in,
        stand_in_strength=strength,
        sat=sat,
        key_left=bool(key_left),
        over=bool(over),
        asking=tuple(asking_from(each) for each in json.loads(asking)),
        holders=tuple(Holder(g, bool(o), key, seen) for *_, o, g, key, seen in heirs),
        spans=tuple(Span(began, ended) for *_, began, ended in links),
    )


def heir_from(row: Sequence[Any]) -> Heir:
    _, name, bot, strength, joined, left, *_ = row
    return Heir(name, bot, strength, joined, left)


def link_from(row: Sequence[Any]) -> Link:
    _, chapter, attempt, present, legacy_in, rules, table, state, *rest = row
    opened, reprinted, legacy_out, digest, page, *_ = rest
    if legacy_out and digest_of(legacy_out) != digest:
        raise ValueError(f"chapter {chapter} left something else")
    return Link(
        chapter=chapter,
        attempt=attempt,
        present=tuple(json.loads(present)),
        legacy_in=legacy_in,
        rules=rules,
        table=table,
        state=state,
        opened=opened,
        reprinted=json.loads(reprinted),
        legacy_out=legacy_out,
        digest=digest,
        page=json.loads(page),
    )


def asking_from(content: dict[str, Any]) -> Asking:
    found = Asking(**content)
    return replace(found, awaits=tuple(found.awaits), agreed=tuple(found.agreed))
