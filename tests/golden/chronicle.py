"""The golden chronicle: 21 recorded chapters of Heritage that must leave the same legacies.

Heirs come, stay away and leave, as in a real group. The file holds the acts of every chapter and
the digests of what it left and of its page; it is replayed by the chain itself.

After a change of rules that is meant,

    python -m tests.golden.chronicle

plays and records it anew. The legacies in `legacies/` are never recorded anew: each is of a form
that was released once, and every later version must be able to begin a chapter from it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

import duskmoot.games as _games
from duskmoot.chronicle.book import Chronicle, Heir
from duskmoot.chronicle.chain import (
    begin,
    found,
    is_over,
    legacy_now,
    next_chapter,
    seal,
    with_link,
)
from duskmoot.chronicle.roster import join, leave, staying
from duskmoot.games.heritage.legacy import FORM
from duskmoot.kernel import flow
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.flow import State
from duskmoot.kernel.game import Setting, find
from duskmoot.kernel.record import canonical, digest_of

__all__ = ["_games"]

FILE: Final = Path(__file__).with_name("chronicle-heritage.jsonl")
LEGACIES: Final = Path(__file__).with_name("legacies")
SEED: Final = 21
JOINS: Final = (5, 11)
LEAVES: Final = {14: 1}
"""Before which chapter which heir leaves."""
KEPT_AT: Final = 12
"""The chapter before which a legacy of a new form is kept."""

Player = Callable[[Setting, int], tuple[State, list[str]]]
"""Plays a chapter: its end, and its acts as text."""


def told(play: Player) -> tuple[Chronicle, list[list[str]], list[str]]:
    """The whole chronicle, the acts of every chapter, and the legacy before each of them."""
    game = find("heritage")
    roster = [Heir(f"heir {n}") for n in range(3)]
    chronicle = found(game, "golden", "Golden", roster, {}, key_from_seed(SEED))
    acts: list[list[str]] = []
    legacies: list[str] = []
    while not is_over(chronicle):
        chapter = next_chapter(chronicle)
        if chapter in JOINS:
            chronicle = join(chronicle, Heir(f"newcomer {chapter}"))
        if chapter in LEAVES:
            chronicle = leave(chronicle, LEAVES[chapter])
        legacies.append(legacy_now(chronicle))
        link, setting = begin(chronicle, present(chronicle, chapter))
        g, played = play(setting, chapter)
        acts.append(played)
        chronicle = with_link(chronicle, seal(chronicle, link, g))
    return chronicle, acts, legacies


def present(chronicle: Chronicle, chapter: int) -> list[int]:
    """Somebody else stays away every third time, and two to four play."""
    here = staying(chronicle)
    if chapter % 3 == 0:
        here = [heir for heir in here if heir != here[chapter % len(here)]]
    return here[-4:]


def at_random(setting: Setting, chapter: int) -> tuple[State, list[str]]:
    chance = Random(chapter)
    g: State = setting.game.begin(setting)
    acts: list[str] = []
    while not g.over:
        seat = g.asked[0]
        act = chance.choice(flow.legal(g, seat))
        acts.append(f"{seat} {setting.game.vocabulary.spell(act)}")
        flow.apply(g, seat, act)
    return g, acts


def as_recorded(lines: list[dict[str, Any]]) -> Player:
    def play(setting: Setting, chapter: int) -> tuple[State, list[str]]:
        acts: list[str] = lines[chapter - 1]["acts"]
        g: State = setting.game.begin(setting)
        for text in acts:
            seat, _, spelled = text.partition(" ")
            act = setting.game.vocabulary.read(spelled)
            clause = flow.question(g).why_not(g, int(seat), act)
            assert not clause, f"chapter {chapter}, {text}: {clause}"
            flow.apply(g, int(seat), act)
        assert g.over
        return g, acts

    return play


def lines_of(chronicle: Chronicle, acts: list[list[str]]) -> list[dict[str, Any]]:
    return [
        {
            "chapter": link.chapter,
            "present": list(link.present),
            "legacy_in": link.legacy_in,
            "legacy_out": link.digest,
            "page": digest_of(canonical(link.page)),
            "acts": played,
        }
        for link, played in zip(chronicle.links, acts)
    ]


def recorded() -> list[dict[str, Any]]:
    return [json.loads(line) for line in FILE.read_text("utf-8").splitlines()]


def main() -> None:
    chronicle, acts, legacies = told(at_random)
    lines = [json.dumps(line) for line in lines_of(chronicle, acts)]
    FILE.write_text("\n".join(lines) + "\n", "utf-8")
    kept = LEGACIES / f"heritage-{FORM}.json"
    if not kept.exists():
        kept.write_text(legacies[KEPT_AT - 1] + "\n", "utf-8")


if __name__ == "__main__":
    main()
