"""What seldom changes is told once to each socket, and again when it has changed."""

from __future__ import annotations

import json
from pathlib import Path

from tests.table.friends import Chair, Json, evening, house


def told(chair: Chair) -> Json:
    """The first view of the last state, as it came over the wire."""
    states = [frame for frame in map(json.loads, chair.frames) if frame["type"] == "state"]
    found: Json = states[-1]["views"][0]
    return found


@evening
async def test_fields_that_did_not_change_are_not_told_again(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        seats = [{"kind": "mine"}, {"kind": "mine"}]
        table = await ada.post("/api/tables", {"game": "heritage", "seats": seats})
        chair = await ada.sits(table)
        assert told(chair)["kept"] == []
        assert "blood" in told(chair)["table"]
        for _ in range(4):
            seat = chair.state["asked"][0]
            await chair.acts(seat, chair.view(seat)["acts"][0])
            assert "blood" in told(chair)["kept"]
            assert "blood" not in told(chair)["table"]
        other = await ada.sits(table)
        assert told(other)["kept"] == []
        assert other.view(0)["table"] == chair.view(0)["table"]


@evening
async def test_other_eyes_are_told_everything(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada, bea = await at.friend("Ada"), await at.friend("Bea")
        seats = [{"kind": "mine"}, {"kind": "open"}]
        table = await ada.post("/api/tables", {"game": "heritage", "seats": seats})
        watching = await bea.sits(table)
        assert watching.view(-1)["table"]["blood"]
        await bea.takes(table, 1)
        await watching.until(lambda state: state["views"][0]["seat"] == 1)
        assert told(watching)["kept"] == []
        assert watching.view(1)["table"]["blood"]
