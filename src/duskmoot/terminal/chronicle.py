"""A chronicle at the terminal: one person plays an heir, bots play all others.

The chapter is written after every decision of the person, and the book whenever a chapter begins
or ends, each file whole or not at all. So a program that is killed loses nothing: the next one
finds the chapter where it stood, or finds it over and seals it.
"""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from shlex import quote
from typing import Any, Final

from rich.console import Console

from duskmoot.bots import spec
from duskmoot.chronicle.book import BOT, Chronicle, Heir, Link
from duskmoot.chronicle.chain import begin, found, is_over, running, seal, setting_of, with_link
from duskmoot.chronicle.inscriptions import inscribe
from duskmoot.chronicle.roster import people, staying
from duskmoot.kernel.game import Game, Refused, find
from duskmoot.kernel.record import digest_of
from duskmoot.kernel.replay import Session, load
from duskmoot.speech import Speech, speech
from duskmoot.terminal import lines_before_last_act, shelf
from duskmoot.terminal.look import open_console
from duskmoot.terminal.saves import reason, write
from duskmoot.terminal.sitting import INTERRUPTED, Sitting, usual_bot

OTHER_RULES: Final[tuple[str, ...]] = (
    *("replay-rules-too-old", "replay-rules-too-new", "replay-differs", "replay-illegal"),
)
"""Why a chapter that is half played cannot go on with this program."""


class Chapter(Sitting):
    """A sitting whose game is a chapter: it is kept without being asked, and sealed at its end."""

    def __init__(
        self,
        session: Session,
        chronicle: Chronicle,
        link: Link,
        spoken: Speech,
        console: Console,
        folder: Path,
    ) -> None:
        names = [called(chronicle, heir) for heir in link.present]
        me = seat_of_person(chronicle, link)
        bots = [
            chronicle.roster[heir].bot or usual_bot(session.game)
            for seat, heir in enumerate(link.present)
            if seat != me
        ]
        super().__init__(session, names, me, bots, spoken, console, folder)
        self.chronicle = chronicle
        self.link = link
        self.kept = shelf.game_file(folder, link)

    def decide(self) -> None:
        """One decision, or one taken back; either way the file holds where the chapter stands."""
        super().decide()
        self.keep()

    def keep(self) -> None:
        content = json.loads(self.session.save(self.names()))
        content["sitting"] = {"me": self.me, "bots": self.named}
        write(self.kept, json.dumps(content, indent=1, ensure_ascii=False) + "\n")
        self.file = self.kept
        self.safe = self.session.acts[:]

    def end(self) -> None:
        self.keep()
        self.seal()
        super().end()

    def seal(self) -> None:
        """The game is over: its page goes into the book."""
        self.link = seal(self.chronicle, self.link, self.session.state)
        self.chronicle = with_link(self.chronicle, self.link)
        shelf.write_book(self.folder, self.chronicle)

    def interrupted(self) -> int:
        """Everything that was decided is in the file already."""
        return 0 if self.shown else INTERRUPTED


def create(
    place: Path,
    name: str,
    game: Game[Any],
    heirs: int,
    me: int,
    bots: list[str],
    options: dict[str, str],
    character: str,
    key: bytes,
    id: str,
    spoken: Speech,
) -> Chronicle:
    """A new chronicle on the shelf, with the person as heir `me`, counted from 0."""
    if not game.least <= heirs <= game.most:
        count, least, most = map(str, (heirs, game.least, game.most))
        raise Refused("seats-refused", seats=count, least=least, most=most)
    if not 0 <= me < heirs:
        raise Refused("seat-refused", seat=str(me + 1), seats=str(heirs))
    named = (bots or [usual_bot(game)]) * (heirs - 1 if len(bots) < 2 else 1)
    if len(named) != heirs - 1:
        raise Refused("bots-refused", bots=str(len(named)), seats=str(heirs - 1))
    check_bots(game, named)
    called = spoken.names(heirs)
    named.insert(me, "")
    roster = [Heir(called[n], bot) for n, bot in enumerate(named)]
    chronicle = found(game, id, name, roster, options, key)
    for heir, own in enumerate(called):
        given = character if heir == me and character else own
        chronicle = inscribe(chronicle, "heir", heir, given, heir)
    shelf.put(place, name, chronicle, {})
    return chronicle


def check_bots(game: Game[Any], named: list[str]) -> None:
    """Refused if nobody knows one of them: no chapter could be played with it."""
    for bot in named:
        if bot:
            spec.make(bot, game, 0, 0)


def play(place: Path, name: str, language: str, present: list[int]) -> int:
    """The chapter that was left, or the next one; the exit code."""
    with shelf.held(place, name) as (folder, chronicle):
        console = open_console()
        chronicle, session = at_the_table(folder, chronicle, present)
        link = chronicle.links[-1]
        spoken = speech(language, session.game, chronicle.options)
        sitting = Chapter(session, chronicle, link, spoken, console, folder)
        if session.acts:
            sitting.safe = session.acts[:]
            sitting.file = sitting.kept
            sitting.read_lines = lines_before_last_act(session, sitting.me)
        code = sitting.run()
        with suppress(OSError):  # the terminal may be gone
            key = "chronicle-left"
            if sitting.session.state.over:
                key = "chronicle-ended" if is_over(sitting.chronicle) else "chronicle-sealed"
            said = sitting.speech.say(key, chapter=str(link.chapter), quoted=quote(name))
            sitting.screen.copyable(said)
        return code


def at_the_table(
    folder: Path, chronicle: Chronicle, present: list[int]
) -> tuple[Chronicle, Session]:
    """The book and the chapter that is being played now, begun if none was."""
    chronicle, running_on = caught_up(folder, chronicle)
    if running_on is not None:
        return chronicle, running_on
    link, setting = begin(chronicle, present or usual_present(chronicle))
    seat_of_person(chronicle, link)
    chronicle = with_link(chronicle, link)
    session = Session(setting)
    names = [called(chronicle, heir) for heir in link.present]
    write(shelf.game_file(folder, link), session.save(names))
    shelf.write_book(folder, chronicle)
    return chronicle, session


def caught_up(folder: Path, chronicle: Chronicle) -> tuple[Chronicle, Session | None]:
    """The book and the chapter that is being played, if one is.

    A chapter that was over when the program was killed is sealed first.
    """
    link = running(chronicle)
    if link is None:
        return chronicle, None
    session = taken_up(folder, chronicle, link)
    if not session.state.over:
        return chronicle, session
    chronicle = with_link(chronicle, seal(chronicle, link, session.state))
    shelf.write_book(folder, chronicle)
    return chronicle, None


def taken_up(folder: Path, chronicle: Chronicle, link: Link) -> Session:
    """The running chapter from its file, or from its start where nothing was decided yet."""
    file = shelf.game_file(folder, link)
    if not file.exists():
        return Session(setting_of(chronicle, link))
    try:
        session, _ = load(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise Refused("file-not-readable", file=str(file), reason=reason(error)) from error
    except Refused as refused:
        if refused.key in OTHER_RULES:
            raise Refused("chapter-of-other-rules", chapter=str(link.chapter)) from refused
        raise
    if digest_of(session.setting.legacy) != link.legacy_in:
        raise Refused("chronicle-damaged", detail=file.name)
    return session


def usual_present(chronicle: Chronicle) -> list[int]:
    """Everybody, or as many as there are seats: the person first."""
    person = people(chronicle)[:1]
    others = [heir for heir in staying(chronicle) if heir not in person]
    return sorted([*person, *others][: find(chronicle.game).most])


def called(chronicle: Chronicle, heir: int) -> str:
    """The character at the table, or the player where the character has no name."""
    return chronicle.named("heir", heir) or chronicle.roster[heir].name


def seat_of_person(chronicle: Chronicle, link: Link) -> int:
    """The seat of the first person who is present; Refused if there is none."""
    for seat, heir in enumerate(link.present):
        if chronicle.roster[heir].kind != BOT:
            return seat
    raise Refused("chronicle-nobody")
