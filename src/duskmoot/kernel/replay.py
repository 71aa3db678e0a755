"""Replays: seed, options and acts give the state again. Save, replay and bug report are one file.

The file is JSON. It names the game, the version of its rules, the options, the key of chance and
its commitment, the legacy if there is one, every act as text, and digests on the way, so that
damage, tampering or a changed rule is found and said.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from duskmoot.kernel import flow
from duskmoot.kernel.chance import commitment
from duskmoot.kernel.flow import State
from duskmoot.kernel.game import Refused, Setting, find
from duskmoot.kernel.record import canonical, digest, digest_of
from duskmoot.kernel.story import EVERYBODY
from duskmoot.kernel.view import reveals

FORMAT: Final[int] = 2
"""1: a game that begins bare; 2: one that begins from a legacy."""
DIGEST_EVERY: Final[int] = 25
KEY_BYTES: Final[int] = 32
NAME_SIZE: Final[int] = 100
"""The longest name at a table; what a game itself calls its seats may be long."""

Migration = Callable[[dict[str, Any]], dict[str, Any]]
MIGRATIONS: Final[dict[tuple[str, int], Migration]] = {}
"""How to bring a file of (game, old rules version) to the next version."""


class Session:
    """A game being played: its state, the acts so far, and what may be undone."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.game = setting.game
        self.state: State = setting.game.begin(setting, True)
        self.acts: list[tuple[int, int]] = []
        self.digests: dict[int, str] = {}
        self._before: list[tuple[State, int]] = []
        """States before the acts that may still be undone, and the story's length then."""

    def play(self, seat: int, act: int) -> None:
        """A seat's act; Refused with the clause that forbids it."""
        g = self.state
        flow.check(g, seat, act)
        assert g.story is not None
        before = g.clone()
        told = len(g.story)
        flow.apply(g, seat, act)
        self.acts.append((seat, act))
        whispered = any(line.audience != EVERYBODY for line in g.story[told:])
        if whispered or reveals(before, g):
            self._before.clear()
        else:
            self._before.append((before, told))
        if len(self.acts) % DIGEST_EVERY == 0 or g.over:
            self.digests[len(self.acts)] = digest(g)

    def why_not_undo(self, seat: int) -> str:
        """The message that says why the seat's last act stays, or ""."""
        if not self.acts:
            return "undo-nothing"
        if self.acts[-1][0] != seat:
            return "undo-others"
        return "" if self._before else "undo-revealed"

    def undo(self, seat: int) -> None:
        why = self.why_not_undo(seat)
        if why:
            raise Refused(why)
        story = self.state.story
        assert story is not None
        before, told = self._before.pop()
        before.story = story[:told]
        self.state = before
        self.digests.pop(len(self.acts), None)
        self.acts.pop()

    def save(self, names: list[str]) -> str:
        """The file, as text."""
        spell = self.game.vocabulary.spell
        digests = {str(n): d for n, d in sorted(self.digests.items())}
        digests[str(len(self.acts))] = digest(self.state)
        setting = self.setting
        content: dict[str, object] = {
            "format": FORMAT if setting.legacy else 1,
            "game": self.game.name,
            "rules": self.game.version,
            "seats": setting.seats,
            "names": names,
            "options": self.game.chosen(setting.options),
            "key": setting.key.hex(),
            "commitment": commitment(setting.key),
            "acts": [f"{seat} {spell(act)}" for seat, act in self.acts],
            "digests": digests,
        }
        if setting.legacy:
            content["legacy"] = json.loads(setting.legacy)
            content["legacy_digest"] = digest_of(setting.legacy)
        return json.dumps(content, indent=1, ensure_ascii=False) + "\n"


def load(text: str) -> tuple[Session, list[str]]:
    """The game that `save` saved, replayed and checked, and the names at the table."""
    content = _understood(text)
    game = find(str(content["game"]))
    try:
        names = _names(content["names"])
        key = bytes.fromhex(content["key"])
        if len(key) != KEY_BYTES:
            raise ValueError(f"the key of chance has {len(key)} bytes")
        acts = [str(act) for act in content["acts"]]
        digests = {int(n): str(d) for n, d in content["digests"].items()}
        seats = int(content["seats"])
        options = game.choose({str(k): str(v) for k, v in content["options"].items()})
        promised = str(content["commitment"])
        legacy = canonical(content["legacy"]) if "legacy" in content else ""
        handed_down = str(content["legacy_digest"]) if legacy else ""
    except (TypeError, ValueError, KeyError, AttributeError, OverflowError) as error:
        raise Refused("replay-damaged", detail=str(error)) from error
    if commitment(key) != promised:
        raise Refused("replay-commitment")
    if legacy and digest_of(legacy) != handed_down:
        raise Refused("replay-legacy")
    session = Session(Setting(game, seats, options, key, legacy))
    _check_digest(session, digests)
    for text_of_act in acts:
        _replay_act(session, text_of_act)
        _check_digest(session, digests)
    if len(names) != seats or len(acts) not in digests:
        raise Refused("replay-damaged", detail="names, digests")
    return session, names


def _names(given: Any) -> list[str]:
    if not isinstance(given, list) or not all(isinstance(name, str) for name in given):
        raise ValueError("names")
    if any(len(name) > NAME_SIZE for name in given):
        raise ValueError("a name is too long")
    return given


def _understood(text: str) -> dict[str, Any]:
    """The file's content in today's form, or Refused."""
    try:
        content: Any = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Refused("replay-not-json", detail=str(error)) from error
    form = content.get("format") if isinstance(content, dict) else None
    if not isinstance(form, int) or form < 1:
        raise Refused("replay-not-ours")
    if form > FORMAT:
        raise Refused("replay-too-new", found=str(form), known=str(FORMAT))
    game = find(str(content.get("game")))
    version = content.get("rules")
    if not isinstance(version, int):
        raise Refused("replay-damaged", detail="rules")
    if version > game.version:
        raise Refused("replay-rules-too-new", found=str(version), known=str(game.version))
    while version < game.version:
        migration = MIGRATIONS.get((game.name, version))
        if migration is None:
            raise Refused("replay-rules-too-old", found=str(version), known=str(game.version))
        content = migration(content)
        version += 1
    return dict(content)


def _check_digest(session: Session, digests: dict[int, str]) -> None:
    n = len(session.acts)
    if n in digests and digest(session.state) != digests[n]:
        raise Refused("replay-differs", act=str(n))


def _replay_act(session: Session, text: str) -> None:
    seat, _, spelled = text.partition(" ")
    try:
        if not seat.isdigit() or int(seat) >= session.setting.seats:
            raise ValueError(f"there is no seat {seat!r}")
        session.play(int(seat), session.game.vocabulary.read(spelled))
    except (ValueError, Refused) as error:
        n = str(len(session.acts) + 1)
        raise Refused("replay-illegal", act=n, text=text) from error
