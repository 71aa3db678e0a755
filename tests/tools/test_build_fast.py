"""The compiled build asks what the compiler can do, and needs nothing but what a wheel names."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOOLS = ROOT / "tools"
ASKED = "import build_fast; print(build_fast.links_as_a_whole())"
JOINED = """
import build_fast
from types import SimpleNamespace
flags = ["-O2"]
three = [SimpleNamespace(extra_compile_args=flags, extra_link_args=[]) for _ in range(3)]
build_fast.join(three)
print(*[each.extra_compile_args.count("-flto=auto") for each in three], len(flags))
"""
LEFT_BEHIND = """
import build_fast
from pathlib import Path
build_fast.WORK = Path("work")
build_fast.UNFINISHED = Path("work/unfinished")
build_fast._build.LIBRARY = Path("library")
build_fast.remove_unfinished()
print(Path("library").exists(), Path("work").exists())
"""
GROUP = """
import build_fast
print(*build_fast.CHECKED, *build_fast._build.sources())
"""


@pytest.mark.parametrize(("refused", "can"), [("-flto", "False"), ("--no-such-thing", "True")])
def test_a_compiler_that_cannot_link_as_a_whole_builds_as_before(
    refused: str, can: str, tmp_path: Path
) -> None:
    compiler = tmp_path / "cc"
    compiler.write_text(f'#!/bin/sh\ncase "$*" in *{refused}*) exit 1;; esac\n')
    compiler.chmod(0o755)
    assert said(ASKED, CC=f"{compiler} -pthread") == can


def test_each_extension_gets_the_flags_once() -> None:
    assert said(JOINED) == "1 1 1 1"


@pytest.mark.parametrize(("killed", "kept"), [(True, "False False"), (False, "True True")])
def test_a_killed_build_is_begun_anew(
    killed: bool, kept: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "work").mkdir()
    (tmp_path / "library").touch()
    if killed:
        (tmp_path / "work" / "unfinished").touch()
    assert said(LEFT_BEHIND) == kept


def test_the_group_is_sound_without_the_packages_of_the_laboratory() -> None:
    """As in the empty environment in which a wheel is built."""
    checks = [sys.executable, "-m", "mypy", "--no-site-packages", "--no-incremental"]
    told = subprocess.run([*checks, *said(GROUP).split()], cwd=ROOT, capture_output=True, text=True)
    assert told.returncode == 0, told.stdout


def test_what_was_built_is_asked_for_with_the_packages_of_the_build(tmp_path: Path) -> None:
    """Where a wheel is built they lie in a folder that only the path of the process names."""
    path = os.pathsep.join([str(TOOLS), str(tmp_path)])
    program = "import build_fast; print(build_fast.surroundings()['PYTHONPATH'])"
    found = said(program, PYTHONPATH=path).split(os.pathsep)
    assert found[0] == str(ROOT / "src")
    assert str(tmp_path) in found


def said(program: str, **more: str) -> str:
    environment = os.environ | {"PYTHONPATH": str(TOOLS)} | more
    command = [sys.executable, "-c", program]
    asked = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return asked.stdout.strip()
