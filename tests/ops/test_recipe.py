"""The steps of the container's recipe, in an empty environment: what it installs is a server."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final
from urllib.request import urlopen

import pytest

ROOT: Final = Path(__file__).parents[2]
HOME: Final = "/opt/duskmoot"
UNREACHABLE: Final = re.compile(r"ConnectionError|NewConnectionError|Could not find a version")


def steps() -> list[str]:
    """The commands of the first stage, in order."""
    text = (ROOT / "ops" / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    first = text.partition(" AS built\n")[2].partition("\nFROM ")[0]
    runs = re.findall(r"^RUN (.*)$", first, re.MULTILINE)
    return [step.strip() for run in runs for step in run.split("&&")]


def ignored() -> tuple[str, ...]:
    lines = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    return tuple(line.removeprefix("**/") for line in lines if line and not line.startswith("#"))


def copied(to: Path) -> None:
    """What `COPY . .` brings, with the client as it was last built in place of its sources."""
    names = shutil.ignore_patterns(*[each for each in ignored() if "/" not in each], "web")
    shutil.copytree(ROOT, to, ignore=names)


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_the_recipe_makes_a_server(tmp_path: Path) -> None:
    source, home = tmp_path / "build", tmp_path / "duskmoot"
    copied(source)
    ours = ("PYTHON", "VIRTUAL_ENV", "XDG_", "DUSKMOOT_")
    environment = {name: said for name, said in os.environ.items() if not name.startswith(ours)}
    environment["DUSKMOOT_PURE"] = "1"  # to compile takes minutes
    python = Path(sys.executable)
    assert len(steps()) == 4
    for step in steps():
        command = step.replace(HOME, str(home))
        command = re.sub(r"^python ", f"{python} ", command)
        command = re.sub(r"^pip ", f"{home}/bin/pip ", command)
        told = subprocess.run(
            command, shell=True, cwd=source, env=environment, capture_output=True, text=True
        )
        if told.returncode and UNREACHABLE.search(told.stderr):
            pytest.skip("no index of packages can be reached from here")
        assert told.returncode == 0, f"{command}\n{told.stderr}"
    program = home / "bin" / "duskmoot"
    asked = [str(program), "doctor", "--data", str(tmp_path / "tables"), "--port=0", "--json"]
    told = subprocess.run(asked, cwd=tmp_path, env=environment, capture_output=True, text=True)
    found = {each["key"]: each["grade"] for each in json.loads(told.stdout)["findings"]}
    assert told.returncode == 0, found
    assert found["doctor-bots"] == found["doctor-client"] == "fine"
    serve = [str(program), "serve", "--data", str(tmp_path / "tables"), "--port=0"]
    with subprocess.Popen(
        serve, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as server:
        try:
            assert server.stdout is not None
            address = re.search(r"http://[^ ]+", server.stdout.readline().decode())
            assert address
            with urlopen(f"{address.group()}healthz", timeout=30) as answer:
                assert answer.status == 200
            with urlopen(address.group(), timeout=30) as page:
                assert b"<html" in page.read()
        finally:
            server.terminate()
        assert server.wait(60) == 0
