"""`duskmoot chronicle`: series of games in which each hands something down to the next."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from secrets import token_bytes, token_hex
from shlex import quote
from typing import Annotated, Any, Final

from cyclopts import Parameter

import duskmoot.games as _games
from duskmoot.chronicle.book import Chronicle, plain
from duskmoot.chronicle.chain import abandon, is_over, next_chapter, running, strike, with_link
from duskmoot.chronicle.file import adopted
from duskmoot.chronicle.file import export as exported
from duskmoot.chronicle.file import read as read_file
from duskmoot.chronicle.roster import staying
from duskmoot.chronicle.statistics import statistics
from duskmoot.chronicle.verify import Finding, Saves, verify
from duskmoot.cli.exits import FINE, FOUND
from duskmoot.cli.language import spoken
from duskmoot.cli.options import AsJson, Language, TableOptions, chosen, listed
from duskmoot.cli.page import Page, print_json, progress, table
from duskmoot.cli.replay import read, readable
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import Game, Refused, find
from duskmoot.speech import Speech, speech
from duskmoot.terminal import shelf
from duskmoot.terminal.book import PAGES, show_page
from duskmoot.terminal.chronicle import caught_up, check_bots, create, play

__all__ = ["_games", "chronicle"]


@dataclass(frozen=True)
class Wish:
    """What was asked for on the command line."""

    name: str
    """Of a chronicle, or of a file."""
    more: str
    """A page, or a file."""
    place: Path
    """The shelf."""
    language: str
    as_json: bool
    sure: bool

    @property
    def tongue(self) -> Speech:
        return speech(self.language, None)


def chronicle(
    deed: Annotated[str, Parameter(help="cli-chronicle-deed", metavar="DEED")],
    name: Annotated[str, Parameter(help="cli-chronicle-name", metavar="NAME")] = "",
    more: Annotated[str, Parameter(help="cli-chronicle-more", metavar="PAGE|FILE")] = "",
    /,
    *,
    game: Annotated[str, Parameter(help="cli-chronicle-game", metavar="GAME")] = "heritage",
    seats: Annotated[int, Parameter(help="cli-chronicle-seats", metavar="N")] = 3,
    me: Annotated[int, Parameter(help="cli-chronicle-me", metavar="N")] = 1,
    character: Annotated[str, Parameter(help="cli-chronicle-character", metavar="NAME")] = "",
    bots: Annotated[str, Parameter(help="cli-play-bots", metavar="NAME,…")] = "",
    option: TableOptions | None = None,
    seed: Annotated[int | None, Parameter(help="cli-play-seed", metavar="N")] = None,
    present: Annotated[str, Parameter(help="cli-chronicle-present", metavar="N,…")] = "",
    yes: Annotated[bool, Parameter(help="cli-chronicle-yes")] = False,
    shelf_folder: Annotated[
        Path | None, Parameter(name="--shelf", help="cli-chronicle-shelf", metavar="DIR")
    ] = None,
    as_json: AsJson = False,
    language: Language = "",
) -> int:
    place = shelf_folder or shelf.usual_shelf()
    wish = Wish(name, more, place, spoken(language), as_json, yes)
    if deed not in (*DEEDS, "new", "play"):
        raise Refused("cli-chronicle-unknown", deed=deed, known=", ".join(KNOWN))
    if not name and deed != "list":
        raise Refused("cli-chronicle-unnamed", deed=deed)
    if deed == "new":
        played: Game[Any] = find(game)
        key = token_bytes(32) if seed is None else key_from_seed(seed)
        tongue = speech(wish.language, played)
        begun = create(
            place,
            *(name, played, seats, me - 1, listed(bots), chosen(option)),
            *(character, key, token_hex(8), tongue),
        )
        return founded(wish, begun, tongue)
    if deed == "play":
        if sys.stdin is None:
            raise Refused("cli-no-input")
        return play(place, name, wish.language, [heir - 1 for heir in numbers(present)])
    return DEEDS[deed](wish)


def numbers(listing: str) -> list[int]:
    try:
        return [int(word) for word in listed(listing)]
    except ValueError as error:
        raise Refused("cli-chronicle-present", present=listing) from error


def founded(wish: Wish, begun: Chronicle, tongue: Speech) -> int:
    if wish.as_json:
        print_json(summary(wish.name, begun))
        return FINE
    page = Page()
    page.text(tongue.say("cli-chronicle-founded", name=wish.name))
    page.text(tongue.say("cli-chronicle-roster", names=", ".join(h.name for h in begun.roster)))
    page.text(tongue.say("cli-chronicle-commitment", commitment=begun.commitment))
    page.text(tongue.say("cli-chronicle-root", root=begun.root))
    page.text(tongue.say("cli-chronicle-next", quoted=quote(wish.name)))
    return FINE


# What stands on the shelf.


def list_all(wish: Wish) -> int:
    """All of them; a book that cannot be read is named and does not hide the others."""
    names = shelf.known(wish.place)
    if wish.as_json:
        print_json([listed_entry(name, wish) for name in names])
        return FINE
    page = Page()
    if not names:
        page.text(wish.tongue.say("cli-chronicle-none"))
        return FINE
    headings = [wish.tongue.say(f"cli-chronicle-column-{h}") for h in ("name", "stands", "heirs")]
    page.print(table(headings, [listed_row(name, wish) for name in names]))
    return FINE


def listed_entry(name: str, wish: Wish) -> dict[str, Any]:
    try:
        return summary(name, shelf.read_book(wish.place, name)[1])
    except Refused as refused:
        return {"name": name, "error": refused.key, "text": wish.tongue.refused(refused)}


def listed_row(name: str, wish: Wish) -> list[str]:
    try:
        book = shelf.read_book(wish.place, name)[1]
        return [name, standing(book, wish.tongue), roster_of(book)]
    except Refused as refused:
        return [name, wish.tongue.refused(refused), ""]


def standing(book: Chronicle, tongue: Speech) -> str:
    if is_over(book):
        return tongue.say("cli-chronicle-over")
    chapters = str(find(book.game).chapters)
    key = "cli-chronicle-running" if running(book) else "cli-chronicle-waits"
    return tongue.say(key, chapter=str(next_chapter(book)), chapters=chapters)


def roster_of(book: Chronicle) -> str:
    return ", ".join(book.roster[heir].name for heir in staying(book))


def summary(name: str, book: Chronicle) -> dict[str, Any]:
    link = running(book)
    return {
        "name": name,
        "game": book.game,
        "rules": book.rules,
        "chapter": next_chapter(book),
        "running": link is not None,
        "over": is_over(book),
        "heirs": [{"name": heir.name, "kind": heir.kind, "bot": heir.bot} for heir in book.roster],
        "commitment": book.commitment,
        "root": book.root,
        "imported": book.imported,
    }


def show(wish: Wish) -> int:
    _, book = shelf.read_book(wish.place, wish.name)
    if wish.as_json:
        content = plain(book)
        if not is_over(book):
            del content["key"]  # nobody should read it by chance before the finale
        print_json(content | {"statistics": statistics(book)})
        return FINE
    page = wish.more or PAGES[0]
    if page not in PAGES:
        raise Refused("cli-chronicle-page", page=page, known=", ".join(PAGES))
    tongue = speech(wish.language, find(book.game), book.options)
    show_page(page, book, tongue)
    return FINE


# Checking and moving.


def check(wish: Wish) -> int:
    """A file, or a chronicle on the shelf."""
    if Path(wish.name).is_file():
        book, saves = read_file(readable(read(Path(wish.name))))
    else:
        folder, book = shelf.read_book(wish.place, wish.name)
        saves = shelf.saves_of(folder, book)
    found = findings(book, saves, wish)
    if wish.as_json:
        print_json({"fine": not any(f.wrong for f in found), "findings": [vars(f) for f in found]})
    else:
        tell(book, found, wish.tongue)
    return FOUND if any(finding.wrong for finding in found) else FINE


def findings(book: Chronicle, saves: Saves, wish: Wish) -> list[Finding]:
    with progress() as bar:
        task = bar.add_task(wish.tongue.say("cli-chronicle-verifying"), total=len(book.links))
        return verify(book, saves, lambda chapter: bar.advance(task))


def tell(book: Chronicle, found: list[Finding], tongue: Speech) -> None:
    page = Page()
    page.text(tongue.say("cli-chronicle-links", links=len(book.links)))
    page.text(tongue.say("cli-chronicle-commitment", commitment=book.commitment))
    page.text(tongue.say("cli-chronicle-root", root=book.root))
    for finding in found:
        page.text(sentence(finding, tongue))
    wrong = any(finding.wrong for finding in found)
    page.text(tongue.say("cli-chronicle-unsound" if wrong else "cli-chronicle-fine"))


def sentence(finding: Finding, tongue: Speech) -> str:
    said = tongue.say(f"finding-{finding.kind}", detail=finding.detail)
    if not finding.chapter:
        return said
    numbers = {"chapter": str(finding.chapter), "attempt": str(finding.attempt)}
    return tongue.say("finding-at", **numbers, finding=said)


def export(wish: Wish) -> int:
    folder, book = shelf.read_book(wish.place, wish.name)
    file = Path(wish.more or f"{wish.name}.json")
    text = exported(book, shelf.saves_of(folder, book))
    try:
        with file.open("x", encoding="utf-8") as opened:
            opened.write(text)
    except FileExistsError as error:
        raise Refused("cli-chronicle-file-exists", file=str(file)) from error
    except OSError as error:
        reason = str(error.strerror)
        raise Refused("file-not-written", file=str(file), reason=reason) from error
    page = Page()
    page.text(wish.tongue.say("cli-chronicle-exported", file=str(file)))
    if not is_over(book):
        page.text(wish.tongue.say("cli-chronicle-secret"))
    return FINE


def import_(wish: Wish) -> int:
    """The chronicle in a file, under its own name or the one given; only if it is sound."""
    book, saves = read_file(readable(read(Path(wish.name))))
    name = wish.more or book.name
    shelf.check_free(wish.place, name)
    check_bots(find(book.game), [heir.bot for heir in book.roster])
    found = findings(book, saves, wish)
    if any(finding.wrong for finding in found):
        tell(book, found, wish.tongue)
        return FOUND
    shelf.put(wish.place, name, adopted(book, token_hex(8)), saves)
    Page().text(wish.tongue.say("cli-chronicle-imported", name=name))
    Page().text(wish.tongue.say("cli-chronicle-next", quoted=quote(name)))
    return FINE


# Taking back.


def abandon_(wish: Wish) -> int:
    """The running chapter ends without a result."""
    with shelf.held(wish.place, wish.name) as (folder, book):
        session = None
        with suppress(Refused):  # of rules that this program no longer plays
            book, session = caught_up(folder, book)
        link = running(book)
        if link is None:
            raise Refused("chapter-not-running", chapter=str(next_chapter(book)))
        if not sure(wish, "cli-chronicle-abandon", str(link.chapter)):
            return FOUND
        g = session.state if session is not None else None
        shelf.write_book(folder, with_link(book, abandon(book, link, g)))
    Page().text(wish.tongue.say("cli-chronicle-abandoned", chapter=str(link.chapter)))
    return FINE


def strike_(wish: Wish) -> int:
    """The last sealed chapter is crossed out."""
    with shelf.held(wish.place, wish.name) as (folder, book):
        struck = strike(book)
        if not sure(wish, "cli-chronicle-strike", str(struck.chapter)):
            return FOUND
        shelf.write_book(folder, with_link(book, struck))
    Page().text(wish.tongue.say("cli-chronicle-struck", chapter=str(struck.chapter)))
    return FINE


def sure(wish: Wish, question: str, chapter: str) -> bool:
    """Whether the person means it; a closed input means no."""
    if wish.sure:
        return True
    Page().text(wish.tongue.say(question, chapter=chapter))
    try:
        agreed = input("› ").strip().casefold() in wish.tongue.say("answers-yes").split()
    except EOFError:
        agreed = False
    if not agreed:
        Page().text(wish.tongue.say("cli-chronicle-untouched"))
    return agreed


DEEDS: Final[dict[str, Callable[[Wish], int]]] = {
    "list": list_all,
    "show": show,
    "verify": check,
    "export": export,
    "import": import_,
    "strike": strike_,
    "abandon": abandon_,
}
KNOWN: Final[tuple[str, ...]] = ("new", "list", "play", *[deed for deed in DEEDS if deed != "list"])
