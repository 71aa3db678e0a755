"""The compiled build asks what the compiler can do before it asks for it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).parents[2] / "tools"
ASKED = "import build_fast; print(build_fast.links_as_a_whole())"
JOINED = """
import build_fast
from types import SimpleNamespace
flags = ["-O2"]
three = [SimpleNamespace(extra_compile_args=flags, extra_link_args=[]) for _ in range(3)]
build_fast.join(three)
print(*[each.extra_compile_args.count("-flto=auto") for each in three], len(flags))
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


def said(program: str, **more: str) -> str:
    environment = os.environ | {"PYTHONPATH": str(TOOLS)} | more
    command = [sys.executable, "-c", program]
    asked = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return asked.stdout.strip()
