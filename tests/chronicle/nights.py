"""Nights of the Long Vigil: chronicles played at random as far as a test wants them."""

from __future__ import annotations

from random import Random
from typing import Final

from duskmoot.chronicle.book import Chronicle, Heir, Link
from duskmoot.chronicle.chain import begin, found, seal, with_link
from duskmoot.chronicle.verify import Saves
from duskmoot.kernel import flow
from duskmoot.kernel.game import Setting
from duskmoot.kernel.replay import Session
from tests.chronicle.toy import GAME

KEY: Final = bytes(range(32))


def founded(heirs: int = 3) -> Chronicle:
    roster = [Heir(f"heir {n}") for n in range(heirs)]
    return found(GAME, "one", "The Long Vigil", roster, {}, KEY)


def watched(setting: Setting, seed: int = 1, acts: int = -1) -> Session:
    """A night played at random, whole or so many acts of it."""
    session = Session(setting)
    chance = Random(seed)
    while not session.state.over and len(session.acts) != acts:
        seat = session.state.asked[0]
        session.play(seat, chance.choice(flow.legal(session.state, seat)))
    return session


def save(session: Session) -> str:
    return session.save([f"heir {n}" for n in range(session.setting.seats)])


def played(
    chronicle: Chronicle, saves: Saves, present: list[int] | None = None, seed: int = 1
) -> Chronicle:
    """The chronicle with its next chapter sealed; its saved game is put beside the others."""
    everybody = [n for n, heir in enumerate(chronicle.roster) if heir.kind != "left"]
    link, setting = begin(chronicle, everybody if present is None else present)
    session = watched(setting, seed)
    saves[link.chapter, link.attempt] = save(session)
    return with_link(chronicle, seal(chronicle, link, session.state))


def after(nights: int, heirs: int = 3) -> tuple[Chronicle, Saves]:
    chronicle = founded(heirs)
    saves: Saves = {}
    for night in range(nights):
        chronicle = played(chronicle, saves, seed=night)
    return chronicle, saves


def begun(chronicle: Chronicle, present: list[int]) -> tuple[Chronicle, Link, Setting]:
    link, setting = begin(chronicle, present)
    return with_link(chronicle, link), link, setting
