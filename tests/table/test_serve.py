"""`duskmoot serve` as a process: how it starts, what it says, how it closes."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from uvicorn.config import STARTUP_FAILURE

import duskmoot.games  # noqa: F401
from duskmoot.cli.crowd import NAMES
from duskmoot.cli.place import usual_folder
from duskmoot.cli.serve import shown
from duskmoot.kernel.game import registered
from duskmoot.table.store.sqlite import FILE, SqliteStore
from tests.cli.call import call
from tests.table.friends import Friend, evening
from tests.table.killing import Mortal


@evening
async def test_it_serves_and_closes_when_told_to(folder: Path) -> None:
    server = Mortal(f"--data={folder}")
    await server.starts()
    friend = Friend(server.base)
    await friend.arrive("Ada")
    chair = await friend.sits(await friend.sets("mine", "mine", "random"))
    await chair.acts(0)
    assert await friend.get("/healthz") == {"fine": True, "tables": 1}
    assert await server.closes() == 0
    assert await chair.closing_code() == 1001
    assert chair.asides[-1]["refusal"]["key"] == "closing"
    await friend.goes()
    assert server.process is not None
    assert server.process.stdout is not None
    assert (await server.process.stdout.read()).decode().strip() == "Closed. Every table is stored."
    assert (folder / FILE).exists()


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        outcome = call(tmp_path, "serve", f"--port={port}", f"--data={tmp_path}")
    assert outcome.code == 2
    assert f"port {port}" in outcome.err
    assert outcome.out == ""


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--host=nowhere.invalid"], "cannot be used"),
        (["--port=99999"], "cannot be used"),
        (["--port=-1"], "cannot be used"),
        (["--database=mysql://x"], "postgresql://"),
        (["--port=0", "--database=postgresql://127.0.0.1:1/x"], "The store cannot be used"),
        (["--thinkers=0"], "duskmoot COMMAND --help"),
        (["--port=0", "--database=postgresql:///x", "--inner=0.0.0.0:8652"], "cannot find"),
        (["--port=0", "--database=postgresql:///x", "--inner=[::]:8652"], "cannot find"),
    ],
)
def test_what_cannot_be_served(options: list[str], said: str, tmp_path: Path) -> None:
    outcome = call(tmp_path, "serve", f"--data={tmp_path}", *options)
    assert outcome.code == 2
    assert said in outcome.err
    assert "Traceback" not in outcome.err


def test_who_may_read_the_figures_is_named_by_addresses(tmp_path: Path) -> None:
    named = "10.0.0.7 prometheus"
    outcome = call(tmp_path, "serve", f"--data={tmp_path}", DUSKMOOT_METRICS_FROM=named)
    assert (outcome.code, named in outcome.err) == (2, True)


@evening
async def test_a_folder_on_which_another_server_is_at_work(folder: Path) -> None:
    store = SqliteStore(folder)
    await store.open()
    server = Mortal(f"--data={folder}")
    with pytest.raises(AssertionError, match="did not come up"):
        await server.starts()
    assert server.process is not None
    assert await server.process.wait() == 2
    await store.close()


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    outcome = call(tmp_path, "serve", "--port=0", f"--data={tmp_path / 'file'}")
    assert outcome.code == 2
    assert "Traceback" not in outcome.err


def test_where_tables_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/elsewhere")
    assert usual_folder() == Path("/elsewhere/duskmoot/tables")
    monkeypatch.delenv("XDG_DATA_HOME")
    assert usual_folder() == Path.home() / ".local" / "share" / "duskmoot" / "tables"


def test_addresses_as_people_read_them() -> None:
    assert shown("0.0.0.0") == "localhost"
    assert shown("::1") == "[::1]"
    assert shown("moot.example") == "moot.example"


@pytest.mark.parametrize("game", [game.name for game in registered()])
def test_the_bench_of_tables(game: str, tmp_path: Path) -> None:
    told = call(tmp_path, "bench", "table", f"--game={game}", "--tables=2", "--seconds=1", "--json")
    assert (told.code, told.err) == (0, "")
    [figures] = json.loads(told.out)
    known = {"tables", "sockets", "p50_ms", "p99_ms", "rss_mb", "acts_per_s"}
    assert known | {"cpu_calm_ms", "cpu_busy_ms"} <= set(figures)
    assert set(figures) <= set(NAMES)
    assert figures["tables"] == 2
    assert all(value >= 0 for value in figures.values())


def test_the_bench_of_several_servers(tmp_path: Path, postgres: str) -> None:
    asked = ("bench", "table", "--tables=4", "--seconds=0.2", "--servers=2", "--json")
    refused = call(tmp_path, *asked)
    assert refused.code == 2
    assert "--database" in refused.err
    told = call(tmp_path, *asked, f"--database={postgres}")
    assert (told.code, told.err) == (0, "")
    one, two = json.loads(told.out)
    assert (one["servers"], two["servers"]) == (1, 2)
    assert set(two) <= set(NAMES)
    assert set(two) - set(one) == {
        f"{half}_{part}_ms" for half in ("direct", "relayed") for part in ("p50", "p99")
    }


def test_a_bench_of_something_unknown(tmp_path: Path) -> None:
    outcome = call(tmp_path, "bench", "chairs")
    assert outcome.code == 2
    assert "chairs" in outcome.err


def test_a_server_that_cannot_start_is_not_taken_for_a_closed_pipe(tmp_path: Path) -> None:
    """uvicorn ends with SystemExit and a code of its own, as rich does where nobody reads on."""
    program = f"""
import sys
from duskmoot.cli import run
from duskmoot.table.lobby import Lobby

async def open_not(lobby):
    raise OSError("nothing works today")

Lobby.open = open_not
sys.exit(run(["serve", "--port=0", {f"--data={tmp_path}"!r}]))
"""
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert ended.returncode == STARTUP_FAILURE
    assert ended.stdout == "", "it neither served nor closed"
    assert "nothing works today" in ended.stderr
