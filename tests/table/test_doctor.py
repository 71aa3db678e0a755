"""The doctor on houses that are really broken, and on one that is not."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from duskmoot.speech import LANGUAGES
from duskmoot.table.doctor import door, folder, notices, works
from duskmoot.table.doctor.database import neighbours
from duskmoot.table.doctor.examine import gathered
from duskmoot.table.notices.push import new_key
from duskmoot.table.store.lock import Lock
from duskmoot.table.store.postgres import PostgresStore
from duskmoot.table.store.sqlite import FILE, SqliteStore
from tests.cli.call import Outcome, call, start
from tests.table.friends import evening, house
from tests.table.test_store import EVENTS, SEATS, TABLE, stands


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder as a server leaves it that has served a table."""
    place = tmp_path / "tables"
    asyncio.run(served(SqliteStore(place, durable=False)))
    return place


async def served(store: SqliteStore | PostgresStore) -> None:
    await store.open()
    await store.add_table(TABLE, SEATS, [], 0b101)
    await store.claim(TABLE.id)
    await store.append(TABLE.id, EVENTS[0], stands(EVENTS[0]))
    await store.close()


@pytest.fixture
def port() -> int:
    """A port that nobody uses."""
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def examined(home: Path, *arguments: str, **more: str) -> Outcome:
    if not any(argument.startswith("--port") for argument in arguments):
        arguments = (*arguments, "--port=0")
    return call(home.parent, "doctor", f"--data={home}", "--json", *arguments, **more)


def graded(outcome: Outcome, grade: str) -> dict[str, dict[str, Any]]:
    """By key: what was found of this grade."""
    return {each["key"]: each for each in outcome.json()["findings"] if each["grade"] == grade}


def wrongs(outcome: Outcome) -> set[str]:
    """What is wrong; each says what to do, and the command ends with the code for it."""
    found = graded(outcome, "wrong")
    assert all(each["cure"] for each in found.values())
    assert outcome.code == (1 if found else 0)
    assert outcome.json()["fine"] is not bool(found)
    return set(found)


# A healthy house.


def test_nothing_is_wrong_with_a_healthy_house(home: Path) -> None:
    outcome = examined(home, "--origin=https://moot.example")
    assert wrongs(outcome) == set()
    fine = graded(outcome, "fine")
    assert {"doctor-folder", "doctor-store", "doctor-clock", "doctor-bots"} <= set(fine)
    assert fine["doctor-store"]["parts"]["tables"] == "1"
    assert set(graded(outcome, "note")) <= {"doctor-build-plain", "doctor-files-few"}


def test_a_house_that_is_still_to_be_opened(tmp_path: Path) -> None:
    outcome = call(tmp_path, "doctor", "--data=not/yet", "--json", "--port=0")
    assert wrongs(outcome) == set()
    assert "doctor-folder-new" in graded(outcome, "fine")
    assert not (tmp_path / "not").exists(), "the doctor only looks"


def test_the_doctor_leaves_a_house_as_it_was(home: Path) -> None:
    before = {file.name: file.read_bytes() for file in home.iterdir()}
    examined(home)
    assert {file.name: file.read_bytes() for file in home.iterdir()} == before


@evening
async def test_a_house_in_use_is_examined_too(folder: Path) -> None:
    async with house(folder) as at:
        number = at.base.rpartition(":")[2]
        outcome = await asyncio.to_thread(examined, folder, f"--port={number}")
    assert wrongs(outcome) == set()
    fine = graded(outcome, "fine")
    assert {"doctor-store-in-use", "doctor-store", "doctor-port-served"} <= set(fine)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_language_of_the_host(home: Path, language: str) -> None:
    home.chmod(0o755)
    outcome = start(home.parent, "doctor", f"--data={home}", "--port=0", f"--language={language}")
    assert outcome.code == 1
    assert f"chmod 700 {home}" in outcome.out
    assert "[" not in outcome.out
    assert outcome.err == ""


# Broken houses.


def test_a_house_whose_secrets_lie_open(home: Path) -> None:
    home.chmod(0o755)
    (home / FILE).chmod(0o644)
    assert wrongs(examined(home)) == {"doctor-folder-open", "doctor-file-open"}


def test_a_house_with_pages_overwritten(home: Path) -> None:
    file = home / FILE
    content = bytearray(file.read_bytes())
    content[4096:] = b"\xff" * (len(content) - 4096)
    file.write_bytes(content)
    assert wrongs(examined(home)) == {"doctor-store-damaged"}


def test_a_house_with_something_else_in_place_of_its_file(home: Path) -> None:
    (home / FILE).write_bytes(b"not a database at all, but long enough to be read as one " * 99)
    assert wrongs(examined(home)) == {"doctor-store-damaged"}
    (home / FILE).unlink()
    with closing(sqlite3.connect(home / FILE)) as db:
        db.execute("create table shopping (what text)")
    (home / FILE).chmod(0o600)
    assert wrongs(examined(home)) == {"doctor-store-foreign"}


def changed(home: Path, statement: str) -> None:
    with closing(sqlite3.connect(home / FILE)) as db:
        db.executescript(statement)


def test_a_house_of_a_newer_version(home: Path) -> None:
    changed(home, "pragma user_version = 99")
    assert wrongs(examined(home)) == {"doctor-store-newer"}


def test_a_house_of_an_older_version_is_no_trouble(home: Path) -> None:
    changed(home, "pragma user_version = 2")
    outcome = examined(home)
    assert wrongs(outcome) == set()
    assert "doctor-store-older" in graded(outcome, "note")


def test_a_house_from_the_future(home: Path) -> None:
    changed(home, f"update standing set touched = {int(time.time()) + 7200}")
    outcome = examined(home)
    assert wrongs(outcome) == {"doctor-clock-behind"}
    assert graded(outcome, "wrong")["doctor-clock-behind"]["parts"]["minutes"] in ("119", "120")


def test_a_house_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "tables").write_text("")
    assert wrongs(examined(tmp_path / "tables")) == {"doctor-folder-file"}


@pytest.mark.skipif(os.geteuid() == 0, reason="whoever is root may write everywhere")
def test_a_house_that_this_user_may_not_enter(home: Path) -> None:
    home.chmod(0o000)
    assert wrongs(examined(home)) == {"doctor-folder-denied"}
    home.chmod(0o700)


def test_a_house_whose_port_is_taken(home: Path) -> None:
    with closing(socket.socket()) as other:
        other.bind(("127.0.0.1", 0))
        number = other.getsockname()[1]
        assert wrongs(examined(home, f"--port={number}")) == {"doctor-port-taken"}


def test_a_house_whose_bots_are_silent() -> None:
    found = asyncio.run(gathered(works.bots(("no.such.module",))))
    assert {finding.key for finding in found} == {"doctor-bots-failed"}
    assert all(finding.parts["reason"] for finding in found)


def test_a_house_whose_secret_files_are_missing_or_open(home: Path, tmp_path: Path) -> None:
    nowhere = str(tmp_path / "nowhere")
    assert wrongs(examined(home, DUSKMOOT_DATABASE_FILE=nowhere)) == {"doctor-secret-missing"}
    shown = tmp_path / "smtp"
    shown.write_text("smtp://somebody:secret@mail.example")
    shown.chmod(0o644)
    assert "doctor-secret-open" in wrongs(examined(home, DUSKMOOT_SMTP_FILE=str(shown)))
    shown.chmod(0o600)
    told = graded(examined(home, DUSKMOOT_SMTP_FILE=str(shown)), "fine")
    assert "doctor-secret" in told


def test_a_full_disk(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room = shutil.disk_usage(home)
    for free, key in ((50 << 20, "doctor-space-out"), (500 << 20, "doctor-space-low")):
        monkeypatch.setattr(shutil, "disk_usage", lambda _, f=free: room._replace(free=f))
        assert key in {finding.key for finding in folder.disk(home)}


def test_a_disk_of_another_machine() -> None:
    mounts = "none / overlay rw 0 0\nhost:/far /srv/far\\040away nfs4 rw 0 0\n"
    assert folder.file_system(Path("/srv/far away/tables"), mounts) == "nfs4"
    assert folder.file_system(Path("/srv/near"), mounts) == "overlay"
    assert folder.file_system(Path("/srv/near"), "") == ""


# Who comes in.


@pytest.mark.parametrize(
    ("origin", "key", "usual"),
    [
        ("https://moot.example", "doctor-origin", ""),
        ("http://localhost:8642", "doctor-origin", ""),
        ("https://moot.example/", "doctor-origin-form", "https://moot.example"),
        ("https://Moot.example:443", "doctor-origin-form", "https://moot.example"),
        ("https://moot.example/moot", "doctor-origin-form", "https://moot.example"),
        ("http://moot.example", "doctor-origin-plain", ""),
        ("moot.example", "doctor-origin-unreadable", ""),
        ("https://moot.example:port", "doctor-origin-unreadable", ""),
    ],
)
def test_origins(origin: str, key: str, usual: str) -> None:
    finding = door.of_origin(origin)
    assert finding.key == key
    assert finding.parts.get("usual", "") == usual


def test_a_door_wide_open() -> None:
    found = door.examined("0.0.0.0", 0, (), {"FORWARDED_ALLOW_IPS": "*"})
    assert [finding.key for finding in found] == [
        *("doctor-port", "doctor-public", "doctor-proxies-all"),
    ]
    behind_tls = door.examined("0.0.0.0", 0, ("https://moot.example",), {})
    assert [finding.key for finding in behind_tls] == ["doctor-port", "doctor-origin"]


@pytest.mark.parametrize(
    ("named", "expected"),
    [
        ("", []),
        ("10.0.0.2, fd00::/8,10.1.0.0/16", []),
        ("0.0.0.0/0", ["doctor-proxies-all"]),
        ("127.0.0.1,*", ["doctor-proxies-all"]),
        ("proxy.example", ["doctor-proxy-unknown"]),
        ("10.0.0.5/24,::/0", ["doctor-proxy-unknown", "doctor-proxies-all"]),
    ],
)
def test_proxies(named: str, expected: list[str]) -> None:
    assert [finding.key for finding in door.proxies(named)] == expected


def test_those_who_may_see_the_figures() -> None:
    found = door.examined("127.0.0.1", 0, (), {"DUSKMOOT_METRICS_FROM": "10.0.0.7, prometheus"})
    assert [finding.key for finding in found] == ["doctor-port", "doctor-watchers"]
    found = door.examined("127.0.0.1", 0, (), {"DUSKMOOT_METRICS_FROM": "10.0.0.7 10.1.0.0/16"})
    assert [finding.key for finding in found] == ["doctor-port"]


def test_a_locked_house_is_not_written_to(home: Path) -> None:
    with closing(Lock(home)):
        assert "doctor-store-in-use" in graded(examined(home), "fine")


# Those who are away.

HOME = ("https://moot.example",)


def test_mail() -> None:
    assert notices.of_mail("", HOME).key == "doctor-mail-off"
    assert notices.of_mail("mail.example", HOME).key == "doctor-mail-form"
    with closing(socket.create_server(("127.0.0.1", 0))) as server:
        number = server.getsockname()[1]
        address = f"smtp://127.0.0.1:{number}/?from=moot@example.org"
        assert notices.of_mail(address, HOME).key == "doctor-mail"
        assert notices.of_mail(address, ()).key == "doctor-mail-homeless"
    silent = notices.of_mail(address, HOME)
    assert (silent.key, silent.parts["port"]) == ("doctor-mail-unreachable", str(number))


def test_push() -> None:
    assert notices.of_push("", HOME).key == "doctor-push-off"
    assert notices.of_push("nothing like a key", HOME).key == "doctor-push-key"
    assert notices.of_push(new_key(), HOME).key == "doctor-push"
    assert notices.of_push(new_key(), ()).key == "doctor-push-homeless"


# PostgreSQL.


def test_a_healthy_database(tmp_path: Path, postgres: str) -> None:
    database = f"--database={postgres}"
    assert "doctor-database-new" in graded(examined(tmp_path, database), "fine")
    asyncio.run(served(PostgresStore(postgres)))
    outcome = examined(tmp_path, database)
    unsafe = {"doctor-database-unsafe"}  # a server for tests need not be
    assert set(graded(outcome, "wrong")) <= unsafe
    assert graded(outcome, "fine")["doctor-database"]["parts"]["tables"] == "1"


@evening
async def test_servers_that_share_a_database(tmp_path: Path, postgres: str) -> None:
    store = PostgresStore(postgres)
    async with house(store) as at:
        ada = await at.friend("Ada")
        await ada.sits(await ada.sets("mine", "mine", "mine"))
        found = await neighbours(postgres)
        assert [finding.key for finding in found] == ["doctor-servers"]
        db = await asyncpg.connect(postgres)
        await db.execute("update node set draining = true")
        await db.execute("update standing set edition = 'of yesterday'")
        await db.close()
        keys = {finding.key for finding in await neighbours(postgres)}
        assert keys == {"doctor-servers", "doctor-servers-drained", "doctor-servers-rules"}
    assert [finding.key for finding in await neighbours(postgres)] == ["doctor-servers-none"]


def test_databases_that_cannot_be_used(tmp_path: Path, postgres: str, port: int) -> None:
    nobody = f"--database=postgresql://u@127.0.0.1:{port}/none"
    assert wrongs(examined(tmp_path, nobody)) == {"doctor-database-unreachable"}
    assert wrongs(examined(tmp_path, "--database=mysql://there")) == {"doctor-database-url"}
    asyncio.run(served(PostgresStore(postgres)))

    async def spoil() -> None:
        db = await asyncpg.connect(postgres)
        await db.execute("insert into duskmoot_form values (99)")
        name = await db.fetchval("select current_database()")
        await db.execute(f"alter database {name} set default_transaction_read_only = on")
        await db.execute(f"alter database {name} set synchronous_commit = off")
        await db.close()

    asyncio.run(spoil())
    assert wrongs(examined(tmp_path, f"--database={postgres}")) >= {
        *("doctor-store-newer", "doctor-database-read-only", "doctor-database-unsafe"),
    }


def test_a_password_on_the_command_line_is_seen(tmp_path: Path, port: int) -> None:
    address = f"postgresql://u:secret@127.0.0.1:{port}/none"
    assert "doctor-secret-shown" in graded(examined(tmp_path, f"--database={address}"), "note")
    file = tmp_path / "database"
    file.write_text(address + "\n")
    file.chmod(0o600)
    outcome = examined(tmp_path, DUSKMOOT_DATABASE_FILE=str(file))
    assert "doctor-secret-shown" not in graded(outcome, "note")
    assert wrongs(outcome) == {"doctor-database-unreachable"}
    assert "secret@" not in outcome.out
