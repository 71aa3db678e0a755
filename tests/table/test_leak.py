"""Nothing hidden crosses the wire: whatever a seat may not know, its frames do not change."""

from __future__ import annotations

from pathlib import Path

import pytest

from duskmoot.kernel.chance import Chance
from duskmoot.kernel.record import digest
from duskmoot.table.deeds import OpenTable
from tests.conformance.permute import permuted
from tests.conformance.play import players
from tests.table.friends import SPECTATOR, Chair, Friend, Json, evening, house, same_table

# Behind the same views another truth.


async def everything_said(table: OpenTable, shown: Json, friend: Friend, live: Chair) -> list[str]:
    """All that this browser is told now: at once, after a reload, after a break, over HTTP."""
    await live.catches_up()
    heard = len(live.frames)
    table.tell_all()
    await live.catches_up()
    said = live.frames[heard:]
    for chair in (await friend.sits(shown), await friend.comes_back(shown, live)):
        said += chair.frames
        await chair.leaves()
    for path in ("", "/export", "/replay?seat=1", "/account"):
        said.append((await friend.http.get(f"/api/tables/{shown['id']}{path}")).text)
    return said


async def same_under_permutation(
    table: OpenTable, shown: Json, eyes: int, friend: Friend, live: Chair, chance: Chance
) -> bool:
    """Whether something was really hidden; fails if any of it was told."""
    assert table.course is not None
    session = table.course.session
    truth = session.state
    said = await everything_said(table, shown, friend, live)
    session.state = permuted(truth, eyes, chance)
    moved = digest(session.state) != digest(truth)
    try:
        again = await everything_said(table, shown, friend, live)
    finally:
        session.state = truth
    assert said == again, "something hidden is told"
    return moved


@evening
async def test_frames_do_not_change_when_hidden_things_are_permuted(tmp_path: Path) -> None:
    chance = players(4)
    moved = 0
    async with house(tmp_path) as at:
        friends = [await at.friend(name) for name in ("Ada", "Bea", "Cid", "")]
        shown = await friends[0].sets("mine", "open", "open")
        for seat in (1, 2):
            await friends[seat].takes(shown, seat)
        chairs = [await friend.sits(shown) for friend in friends]
        table = at.lobby.tables[shown["id"]]
        assert table.course is not None
        for _ in range(14):
            seat = table.course.state.asked[0]
            await chairs[seat].reaches(table.course.events)
            await chairs[seat].acts(seat)
            for eyes, friend, live in zip((0, 1, 2, SPECTATOR), friends, chairs):
                await live.reaches(table.course.events)
                moved += await same_under_permutation(table, shown, eyes, friend, live, chance)
    assert moved > 14


# The same evening with another card under a hand.


async def frames_of_the_evening(folder: Path, card: str, changed: bool) -> list[list[str]]:
    """What Ada and a spectator hear while Bea seals a card, before it is revealed."""
    async with house(folder) as at:
        ada, bea, eve = await at.friend("Ada"), await at.friend("Bea"), await at.friend()
        table = await same_table(at, "bloodborne")
        await ada.takes(table, 0)
        await bea.takes(table, 1)
        watching, first = await eve.sits(table), await ada.sits(table)
        second = await bea.sits(table)
        await second.acts(1, "play hunter_axe" if changed else card, id="one")
        if changed:
            await second.acts(1, card, id="two")
        await second.asks(type="why-not", seat=1, act="play kirkhammer", id="three")
        await second.asks(type="act", seat=1, decision=0, act="play kirkhammer", id="four")
        await second.asks(type="say", seat=1, text="Sealed.", id="five")
        await second.leaves()
        for chair in (first, watching):
            while len(chair.talk) < 3 or chair.state["table"]["seats"][1]["here"]:
                await chair.hears()
        back = await ada.sits(table)
        return [first.frames, watching.frames, back.frames]


@pytest.mark.parametrize("changed", [False, True])
@evening
async def test_number_order_and_bytes_of_frames_do_not_tell_what_was_sealed(
    changed: bool, tmp_path: Path
) -> None:
    evenings = [
        await frames_of_the_evening(tmp_path / card, f"play {card}", changed)
        for card in ("hunters_dream", "saw_cleaver", "transform_weapon")
    ]
    assert evenings[0] == evenings[1] == evenings[2]
    assert all(len(frames) >= 1 for frames in evenings[0])
    assert len(evenings[0][1]) >= 6
