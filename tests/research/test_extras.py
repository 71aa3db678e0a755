"""Libraries that are extras: an adapter needs its own and no other, and says what it lacks."""

from __future__ import annotations

import subprocess
import sys

import pytest

LIBRARIES = {"gymnasium", "pettingzoo", "pyspiel", "polars", "distributed"}
NEEDS = {
    "duskmoot.research": ("", set()),
    "duskmoot.research.single": ("gym", {"gymnasium"}),
    "duskmoot.research.aec": ("pettingzoo", {"gymnasium", "pettingzoo"}),
    "duskmoot.research.parallel": ("pettingzoo", {"gymnasium", "pettingzoo"}),
    "duskmoot.research.spiel": ("openspiel", {"pyspiel"}),
    "duskmoot.research.data": ("data", {"polars"}),
}
"""By module: its extra, and the libraries that this brings."""


def imported(module: str, lacking: set[str]) -> str:
    """What a fresh process says that has none of these libraries."""
    program = f"import sys; sys.modules.update(dict.fromkeys({lacking!r})); import {module}"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    return told.stderr


@pytest.mark.parametrize("module", NEEDS)
def test_an_adapter_needs_the_libraries_of_its_extra_alone(module: str) -> None:
    extra, brought = NEEDS[module]
    assert imported(module, LIBRARIES - brought) == ""
    if extra:
        assert f'pip install "duskmoot[{extra}]"' in imported(module, LIBRARIES)
