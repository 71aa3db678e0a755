"""The chain: how a chapter follows from the one before it.

    legacy(n + 1) = bequest(replay(legacy(n), who is present, key(n), acts(n)))

Every function here is pure: it reads a chronicle and answers with the link or the chronicle as it
is afterwards, and whoever keeps chronicles writes that down.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from duskmoot.chronicle.book import ABANDONED, PLAYING, SEALED, STRUCK, Chronicle, Heir, Link
from duskmoot.chronicle.keys import chapter_key
from duskmoot.chronicle.roster import between_chapters, cleaned, seated
from duskmoot.chronicle.seals import hashes, opened, reprints, root_of
from duskmoot.kernel.chance import commitment
from duskmoot.kernel.flow import State
from duskmoot.kernel.game import Game, Refused, Setting, find
from duskmoot.kernel.record import digest_of


def found(
    game: Game[Any],
    id: str,
    name: str,
    roster: list[Heir],
    options: dict[str, str],
    key: bytes,
) -> Chronicle:
    """A new chronicle with an empty book; Refused if the game has none or takes no such options."""
    variants = variants_of(game, options)
    seals = hashes(game)
    return Chronicle(
        id=id,
        name=cleaned(name),
        game=game.name,
        rules=game.version,
        options=variants,
        key=key,
        commitment=commitment(key),
        seals=seals,
        root=root_of(seals),
        roster=tuple(replace(heir, name=cleaned(heir.name)) for heir in roster),
    )


def variants_of(game: Game[Any], options: dict[str, str]) -> dict[str, str]:
    """The variants of all chapters; Refused if the game has none or takes no such options."""
    if not game.chapters:
        raise Refused("no-chronicle", game=game.name)
    for option in game.options:
        if option.only == "single" and options.get(option.key, "") not in ("", option.choices[0]):
            raise Refused("option-of-single-games", option=option.key)
    return game.chosen(game.choose(options))


# Where the chronicle stands.


def running(chronicle: Chronicle) -> Link | None:
    """The chapter that is being played, if one is."""
    last = chronicle.links[-1:]
    return last[0] if last and last[0].state == PLAYING else None


def next_chapter(chronicle: Chronicle) -> int:
    """The chapter that is being played, or is to be."""
    return 1 + sum(link.state == SEALED for link in chronicle.links)


def is_over(chronicle: Chronicle) -> bool:
    last = last_sealed(chronicle, len(chronicle.links))
    return last >= 0 and find(chronicle.game).over_in(chronicle.links[last].legacy_out)


def last_sealed(chronicle: Chronicle, before: int) -> int:
    """Which of the first `before` links was sealed last, or -1."""
    found = [n for n in range(before) if chronicle.links[n].state == SEALED]
    return found[-1] if found else -1


def legacy_now(chronicle: Chronicle) -> str:
    """What the next chapter inherits, before anybody sits down."""
    return legacy_before(chronicle, len(chronicle.links))


def legacy_before(chronicle: Chronicle, number: int) -> str:
    """What link `number` inherits: the last sealed page, with who joined and left since."""
    game: Game[Any] = find(chronicle.game)
    last = last_sealed(chronicle, number)
    if last < 0:
        legacy = game.found(sum(heir.joined == 0 for heir in chronicle.roster))
        known = 0
    else:
        legacy = chronicle.links[last].legacy_out
        known = last
    for heir in chronicle.roster:
        if known < heir.joined <= number:
            legacy = game.join(legacy)
    for n, heir in enumerate(chronicle.roster):
        if known < heir.left <= number:
            legacy = game.depart(legacy, n)
    return legacy


def setting_of(chronicle: Chronicle, link: Link) -> Setting:
    """All that this attempt begins from; the same whenever it is asked."""
    game: Game[Any] = find(chronicle.game)
    number = place_of(chronicle, link)
    legacy = game.attend(legacy_before(chronicle, number), link.present)
    key = chapter_key(chronicle.key, link.chapter, link.attempt)
    return Setting(game, len(link.present), game.choose(chronicle.options), key, legacy)


def place_of(chronicle: Chronicle, link: Link) -> int:
    """Where the link stands in the book, or would stand if it were added."""
    for n, other in enumerate(chronicle.links):
        if (other.chapter, other.attempt) == (link.chapter, link.attempt):
            return n
    return len(chronicle.links)


def with_link(chronicle: Chronicle, link: Link) -> Chronicle:
    """The book with this link, added or in the place of the same attempt."""
    links = list(chronicle.links)
    n = place_of(chronicle, link)
    links[n : n + 1] = [link]
    return replace(chronicle, links=tuple(links))


# What happens to a chapter.


def begin(chronicle: Chronicle, present: list[int], table: str = "") -> tuple[Link, Setting]:
    """The next chapter with these heirs at the table; Refused if it cannot begin now."""
    between_chapters(chronicle)
    if is_over(chronicle):
        raise Refused("chronicle-over")
    game: Game[Any] = find(chronicle.game)
    chapter = next_chapter(chronicle)
    seen = max(opened(chronicle.links), game.opened_in(legacy_now(chronicle)))
    link = Link(
        chapter=chapter,
        attempt=1 + sum(other.chapter == chapter for other in chronicle.links),
        present=seated(chronicle, game, present),
        legacy_in="",
        rules=game.version,
        table=table,
        opened=seen,
        reprinted=reprints(chronicle, game),
    )
    setting = setting_of(chronicle, link)
    return replace(link, legacy_in=digest_of(setting.legacy)), setting


def seal(chronicle: Chronicle, link: Link, g: State) -> Link:
    """The chapter is over: what it leaves, and its page of the book."""
    if link.state != PLAYING:
        raise Refused("chapter-not-running", chapter=str(link.chapter))
    if not g.over:
        raise Refused("chapter-not-over", chapter=str(link.chapter))
    game: Game[Any] = find(chronicle.game)
    legacy = game.bequest(g)
    return replace(
        link,
        state=SEALED,
        opened=max(link.opened, game.opened(g)),
        legacy_out=legacy,
        digest=digest_of(legacy),
        page=game.chronicled(g),
    )


def abandon(chronicle: Chronicle, link: Link, g: State | None) -> Link:
    """The attempt ends without a result. What it opened has been seen and stays so.

    `g` is where it stood, or nothing where no program can read it any more.
    """
    if link.state != PLAYING or (g is not None and g.over):
        raise Refused("chapter-not-running", chapter=str(link.chapter))
    seen = link.opened if g is None else max(link.opened, find(chronicle.game).opened(g))
    return replace(link, state=ABANDONED, opened=seen)


def strike(chronicle: Chronicle) -> Link:
    """The last sealed chapter is crossed out, to be played again from the legacy before it."""
    between_chapters(chronicle)
    last = last_sealed(chronicle, len(chronicle.links))
    if last < 0:
        raise Refused("nothing-to-strike")
    if last != len(chronicle.links) - 1:
        raise Refused("strike-too-late", chapter=str(chronicle.links[last].chapter))
    return replace(chronicle.links[last], state=STRUCK)
