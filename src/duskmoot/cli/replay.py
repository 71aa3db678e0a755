"""`duskmoot replay`: a saved game told again, and checked act by act."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter

import duskmoot.games as _games
from duskmoot.cli.exits import FINE, FOUND
from duskmoot.cli.language import spoken
from duskmoot.cli.options import AsJson, Language
from duskmoot.cli.page import Page, print_json, shown, table
from duskmoot.kernel.chance import commitment
from duskmoot.kernel.game import Refused
from duskmoot.kernel.record import digest
from duskmoot.kernel.replay import Session, load
from duskmoot.kernel.view import SPECTATOR, view
from duskmoot.speech import Speech, speech

__all__ = ["_games", "replay"]

CANNOT_JUDGE: Final[tuple[str, ...]] = (
    "unknown-game",
    "replay-too-new",
    "replay-rules-too-new",
    "replay-rules-too-old",
)
"""Refusals that say nothing against the file: this version cannot read it."""


def replay(
    file: Annotated[Path, Parameter(help="cli-replay-file")],
    /,
    *,
    verify: Annotated[bool, Parameter(help="cli-replay-verify")] = False,
    at: Annotated[int | None, Parameter(help="cli-replay-at", metavar="N")] = None,
    seat: Annotated[int | None, Parameter(help="cli-replay-seat", metavar="N")] = None,
    as_json: AsJson = False,
    language: Language = "",
) -> int:
    tongue = speech(spoken(language), None)
    content = read(file)
    try:
        text = readable(content)
        session, names = load(text)
    except Refused as error:
        if error.key in CANNOT_JUDGE:
            raise
        return damaged(error, as_json, tongue)
    position = rewound(session, at)
    eyes = eyes_of(seat, session.setting.seats)
    checked = digests_checked(text, len(session.acts))
    if as_json:
        print_json(summary(session, position, names, eyes, checked))
        return FINE
    tongue = speech(spoken(language), session.game)
    if verify:
        show_checks(session, checked, tongue)
    else:
        show_story(session, position, names, eyes, tongue)
    return FINE


def read(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except FileNotFoundError as error:
        raise Refused("file-not-found", file=str(file)) from error
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Refused("file-not-readable", file=str(file), reason=reason) from error


def readable(content: bytes) -> str:
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Refused("replay-not-json", detail=str(error)) from error


def damaged(error: Refused, as_json: bool, tongue: Speech) -> int:
    print(shown(tongue.refused(error)), file=sys.stderr)
    if as_json:
        print_json({"fine": False, "reason": error.key, "parts": error.parts})
    return FOUND


def rewound(session: Session, at: int | None) -> Session:
    """The game after so many acts; Refused if there were not so many."""
    if at is None:
        return session
    if not 0 <= at <= len(session.acts):
        raise Refused("cli-no-such-act", act=str(at), acts=str(len(session.acts)))
    earlier = Session(session.setting)
    for seat, act in session.acts[:at]:
        earlier.play(seat, act)
    return earlier


def eyes_of(seat: int | None, seats: int) -> int:
    """Through whose eyes: the command line counts seats from 1."""
    if seat is None:
        return SPECTATOR
    if not 1 <= seat <= seats:
        raise Refused("seat-refused", seat=str(seat), seats=str(seats))
    return seat - 1


def digests_checked(text: str, acts: int) -> list[int]:
    """After which acts the file holds a digest, all of which `load` compared."""
    return sorted(n for n in map(int, json.loads(text)["digests"]) if 0 <= n <= acts)


def summary(
    session: Session, shown: Session, names: list[str], eyes: int, checked: list[int]
) -> dict[str, Any]:
    g = shown.state
    return {
        "fine": True,
        "game": session.game.name,
        "rules": session.game.version,
        "seats": session.setting.seats,
        "names": names,
        "options": session.game.chosen(session.setting.options),
        "acts": len(session.acts),
        "digests": checked,
        "commitment": commitment(session.setting.key),
        "at": len(shown.acts),
        "digest": digest(g),
        "over": g.over,
        "winners": list(g.winners),
        "scores": session.game.scores(g),
        "view": view(g, eyes).plain(),
    }


def show_checks(session: Session, checked: list[int], tongue: Speech) -> None:
    page = Page()
    page.text(tongue.say("cli-verify-rules", version=str(session.game.version)))
    page.text(tongue.say("cli-verify-acts", acts=len(session.acts)))
    places = ", ".join(map(str, checked))
    page.text(tongue.say("cli-verify-digests", digests=len(checked), places=places))
    page.text(tongue.say("cli-verify-commitment", commitment=commitment(session.setting.key)))
    page.text(tongue.say("cli-verify-over" if session.state.over else "cli-verify-unfinished"))
    page.text(tongue.say("cli-verify-fine"))


def show_story(
    session: Session, shown: Session, names: list[str], eyes: int, tongue: Speech
) -> None:
    page = Page()
    seen = view(shown.state, eyes)
    page.text(tongue.say("game-title"), "bold")
    page.text(tongue.say("cli-replay-names", names=", ".join(names)))
    for option, choice in session.game.chosen(session.setting.options).items():
        page.text(f"{tongue.say(f'option-{option}')}: {tongue.choice(option, choice)}")
    page.text()
    for told in seen.story:
        page.text(tongue.line(told, names))
    page.text()
    acts = len(session.acts)
    if len(shown.acts) < acts:
        page.text(tongue.say("cli-replay-at-act", act=len(shown.acts), acts=acts))
    page.text(tongue.prompt(seen, names))
    if shown.state.over:
        show_end(session, names, tongue, page)


def show_end(session: Session, names: list[str], tongue: Speech, page: Page) -> None:
    scores = session.game.scores(session.state)
    winners = session.state.winners
    rows = [
        [names[seat], str(score), tongue.say("cli-replay-winner") if seat in winners else ""]
        for seat, score in enumerate(scores)
    ]
    headings = [tongue.say(f"cli-replay-column-{name}") for name in ("player", "score")]
    page.print(table([*headings, ""], rows))
