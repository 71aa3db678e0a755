"""The wheel: what it carries, and that an installed one trusts its compiled modules."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def say(program: str, **more: str) -> str:
    environment = os.environ | {"PYTHONPATH": f"{ROOT / 'tools'}{os.pathsep}{ROOT / 'src'}"} | more
    command = [sys.executable, "-c", program]
    told = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    return told.stdout.strip()


def test_every_source_of_the_group_has_its_place_in_the_wheel() -> None:
    told = say("import build_fast; print(*[file.name for file in build_fast.compiled_files()])")
    names = told.split()
    assert names[0].startswith("duskmoot__mypyc")
    assert {name.partition(".")[0] for name in names} >= {"flow", "spec", "search", "encode", "ids"}


def test_a_wheel_is_trusted_whatever_the_dates_say(tmp_path: Path) -> None:
    program = f"""
from pathlib import Path
from duskmoot import _build
_build.LIBRARY = Path({str(tmp_path)!r}) / "library"
_build.NOTE = Path({str(tmp_path)!r}) / "note"
source = Path({str(tmp_path)!r}) / "source.py"
source.touch()
_build.sources = lambda: [source]
found = [_build.fresh()]
_build.LIBRARY.touch()
found.append(_build.fresh())
_build.NOTE.touch()
found.append(_build.fresh())
print(*found)
"""
    assert say(program, DUSKMOOT_BUILD="plain") == "False False True"


def test_without_mypyc_nothing_is_compiled() -> None:
    program = "import build_fast; build_fast.find_spec = lambda name: None; "
    assert "mypyc" in say(program + "print(build_fast.missing_mypyc())")
    assert say("import build_fast; print(build_fast.missing_mypyc())") == ""


def test_wheels_are_built_for_every_python_that_we_support() -> None:
    versions = PROJECT["tool"]["cibuildwheel"]["build"]
    assert versions == [f"cp3{minor}-*" for minor in (11, 12, 13, 14)]
    assert PROJECT["project"]["requires-python"] == ">=3.11"


def test_the_engine_needs_no_server() -> None:
    needed = " ".join(PROJECT["project"]["dependencies"])
    served = PROJECT["project"]["optional-dependencies"]["table"]
    assert "starlette" not in needed
    assert any(each.startswith("starlette") for each in served)
