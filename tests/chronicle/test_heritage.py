"""The chain with its real game: what verify finds in a chronicle of Heritage."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

import duskmoot.games  # noqa: F401
from duskmoot.chronicle import verify as kinds
from duskmoot.chronicle.book import Chronicle, Heir
from duskmoot.chronicle.chain import begin, found, legacy_now, seal, strike, with_link
from duskmoot.chronicle.file import export, read
from duskmoot.chronicle.inscriptions import inscribe
from duskmoot.chronicle.roster import join
from duskmoot.chronicle.seals import current, reprints
from duskmoot.chronicle.statistics import statistics
from duskmoot.chronicle.verify import Saves, verify
from duskmoot.games.heritage.pieces import CHAPTERS
from duskmoot.kernel import flow
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import find
from duskmoot.kernel.record import canonical, digest_of
from duskmoot.kernel.replay import Session
from tests.golden.chronicle import as_recorded, recorded, told

GAME = find("heritage")


def founded(names: str = "heir") -> Chronicle:
    roster = [Heir(f"{names} {n}") for n in range(2)]
    return found(GAME, "one", "Night", roster, {}, key_from_seed(6))


def played(chronicle: Chronicle, saves: Saves, present: list[int], seed: int) -> Chronicle:
    link, setting = begin(chronicle, present)
    session, chance = Session(setting), Random(seed)
    while not session.state.over:
        seat = session.state.asked[0]
        session.play(seat, chance.choice(flow.legal(session.state, seat)))
    saves[link.chapter, link.attempt] = session.save([str(heir) for heir in present])
    return with_link(chronicle, seal(chronicle, link, session.state))


@cache
def two_chapters() -> str:
    """The file of a chronicle to which somebody came before the second chapter."""
    saves: Saves = {}
    chronicle = played(founded(), saves, [0, 1], 1)
    chronicle = played(join(chronicle, Heir("late")), saves, [0, 1, 2], 2)
    return export(chronicle, saves)


def other_act(content: dict[str, Any]) -> None:
    """Another box is marked in the prologue."""
    acts = content["links"][0]["save"]["acts"]
    acts[0] = "0 mark domain" if acts[0] == "0 mark allies" else "0 mark allies"


def other_mark(content: dict[str, Any]) -> None:
    link = content["links"][0]
    link["legacy_out"]["heirs"][0]["marks"][0] += 1
    link["digest"] = digest_of(canonical(link["legacy_out"]))


def other_packet(content: dict[str, Any]) -> None:
    content["seals"][0][1] = content["seals"][1][1]


def other_attendance(content: dict[str, Any]) -> None:
    content["links"][1]["present"] = [0, 1]


def other_page(content: dict[str, Any]) -> None:
    content["links"][1]["page"]["totals"][0] += 1


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (other_act, {kinds.ACT}),
        (other_mark, {kinds.BEQUEST, kinds.LEGACY_IN}),
        (other_packet, {kinds.ROOT, kinds.PACKET}),
        (other_attendance, {kinds.LEGACY_IN}),
        (other_page, {kinds.PAGE}),
    ],
)
def test_tampering_with_a_chronicle_of_heritage_is_found(
    change: Callable[[dict[str, Any]], None], found: set[str]
) -> None:
    content = json.loads(two_chapters())
    change(content)
    assert {finding.kind for finding in verify(*read(json.dumps(content)))} >= found


def test_what_nobody_changed_is_sound() -> None:
    assert verify(*read(two_chapters())) == []


def test_a_struck_chapter_leads_back_to_the_legacy_before_it() -> None:
    chronicle, _ = read(two_chapters())
    before = replace(chronicle, links=chronicle.links[:1])
    assert legacy_now(with_link(chronicle, strike(chronicle))) == legacy_now(before)


def test_fifty_packets_are_sealed_and_none_is_reprinted() -> None:
    chronicle = founded()
    assert len(chronicle.seals) == 50
    assert current(chronicle) == chronicle.seals
    assert reprints(chronicle, GAME) == {}


def test_names_and_inscriptions_change_no_legacy() -> None:
    saves: Saves = {}
    named = inscribe(founded("somebody else"), "heir", 0, "Violante", 0)
    named = played(named, saves, [0, 1], 1)
    assert named.links[0].digest == read(two_chapters())[0].links[0].digest


# A whole chronicle.


@cache
def golden() -> Chronicle:
    return told(as_recorded(recorded()))[0]


def test_packets_are_opened_in_order_until_all_lie_open() -> None:
    opened = [link.opened for link in golden().links]
    assert opened == sorted(set(opened))
    assert opened[-1] == len(GAME.packets())


def test_every_legacy_of_a_whole_chronicle_is_sound() -> None:
    for link in golden().links:
        assert GAME.wrongs(link.legacy_out) == []


def test_statistics_of_a_whole_chronicle_add_up() -> None:
    counted = statistics(golden())
    pages = [link.page for link in golden().links]
    assert counted["chapters"] == CHAPTERS
    assert sum(heir["won"] for heir in counted["wins"]["heir"]) == CHAPTERS
    assert sum(clan["won"] for clan in counted["wins"]["clan"]) == CHAPTERS
    assert sum(seat["won"] for seat in counted["wins"]["seat"]) == CHAPTERS
    assert sum(map(len, counted["titles"])) == CHAPTERS
    assert sum(map(sum, counted["points"]["source"])) == sum(sum(p["totals"]) for p in pages)
    assert sum(agent["times"] for agent in counted["agents"]) == sum(len(p["saved"]) for p in pages)
    assert len(counted["ages"]) == 7
    reckoning = counted["reckoning"]
    for heir, rows in enumerate(reckoning["rows"]):
        points = sum(row[3] for row in rows) + reckoning["titles"][heir]
        assert points == reckoning["totals"][heir]
