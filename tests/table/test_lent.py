"""Workers that another machine lends: `duskmoot think`."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from asyncio.subprocess import PIPE
from dataclasses import replace
from pathlib import Path

import pytest

from duskmoot.kernel.acts import DONE
from duskmoot.kernel.game import Refused
from duskmoot.table import lending
from duskmoot.table.crew import Crew, Vanished
from duskmoot.table.lending import lend
from duskmoot.table.thinker import Answer, Question, Thought
from duskmoot.table.turns import Errand
from tests.cli.call import call
from tests.table.friends import FAST, House, evening, house

ALONE = replace(FAST, bot_workers=0)
"""A house whose searching bots can only think elsewhere."""
SEEN = {"game": "bloodborne", "seat": 0, "table": {}, "question": "", "about": [], "story": []}
THOUGHT = Thought("bloodborne", "random", 0, 1, 0.1, {**SEEN, "acts": [DONE]})


def address(at: House) -> str:
    return at.base.removeprefix("http://")


async def secret(at: House) -> str:
    return await at.lobby.house.store.secret()


@evening
async def test_a_searching_bot_thinks_on_another_machine(folder: Path) -> None:
    async with house(folder, ALONE) as at:
        ada = await at.friend("Ada")
        chair = await ada.sits(await ada.sets("mine", "ismcts", "mine"))
        for seat in (0, 2):
            await chair.acts(seat)
        assert chair.state["asked"] == [1], "nobody thinks for it here"
        command = "import sys; from duskmoot.cli import run; sys.exit(run(sys.argv[1:]))"
        thinker = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", command, "think", f"--for={address(at)}", "--thinkers=1"),
            stdout=PIPE,
            env={
                **os.environ,
                "DUSKMOOT_HOUSE_SECRET": await secret(at),
                "DUSKMOOT_LANGUAGE": "en",
            },
        )
        await chair.until(lambda state: state["asked"] != [1])
        assert len(at.lobby.house.searchers.lent) == 1
        told = (await ada.http.get("/metrics")).text
        assert re.search(r"^duskmoot_lent_thinkers 1\.0$", told, re.MULTILINE)
        thinker.terminate()
        out, _ = await thinker.communicate()
        assert (thinker.returncode, out.decode()) == (
            0,
            "Thinking in 1 process. Ctrl-C ends it.\n",
        )
        while at.lobby.house.searchers.lent:
            await asyncio.sleep(0.01)


class Forgetful:
    """A worker that is gone as soon as it is asked."""

    async def begin(self) -> None: ...

    async def ask(self, asked: Question) -> Answer:
        raise Vanished

    def kill(self) -> None: ...


@evening
async def test_what_a_lent_worker_was_asked_is_asked_of_another() -> None:
    crew, gone = Crew(1, 5.0), Forgetful()
    crew.lend(gone)
    deciding = asyncio.create_task(crew.decide(THOUGHT, Errand("host", "table")))
    try:
        await asyncio.sleep(0)
        crew.give_back(gone)
        assert await deciding == await crew.decide(THOUGHT, Errand("host", "table"))
        assert (await deciding).act == DONE
    finally:
        await crew.close()


@evening
async def test_who_does_not_know_the_secret_lends_nothing(folder: Path) -> None:
    async with house(folder) as at:
        with pytest.raises(Refused, match="think-refused"):
            await lend([address(at)], "another", 2, lambda: None)


@evening
async def test_who_plays_by_other_rules_lends_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lending, "known_rules", lambda: {"bloodborne": "0 x"})
    async with house(folder) as at:
        with pytest.raises(Refused, match="think-rules"):
            await lend([address(at)], await secret(at), 1, lambda: None)
        assert not at.lobby.house.searchers.lent


@pytest.mark.parametrize(
    ("server", "said"),
    [("somewhere", "no address with a port"), ("127.0.0.1:1", "DUSKMOOT_HOUSE_SECRET")],
)
def test_a_lender_is_told_what_is_missing(server: str, said: str, tmp_path: Path) -> None:
    outcome = call(tmp_path, "think", f"--for={server}")
    assert outcome.code == 2
    assert said in outcome.err
