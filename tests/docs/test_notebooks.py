"""The notebooks run from their first cell to their last, and carry no output."""

import json
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

NOTEBOOKS = sorted((Path(__file__).parents[2] / "docs" / "notebooks").glob("*.ipynb"))


def test_there_are_two() -> None:
    assert [file.stem for file in NOTEBOOKS] == ["first_steps", "learning"]


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_a_notebook_runs(file: Path) -> None:
    cells = json.loads(file.read_text("utf-8"))["cells"]
    names: dict[str, Any] = {}
    told = StringIO()
    with redirect_stdout(told):
        for number, cell in enumerate(cells):
            if cell["cell_type"] == "code":
                assert cell["outputs"] == []
                code = compile("".join(cell["source"]), f"{file.name}, cell {number}", "exec")
                exec(code, names)
    assert told.getvalue().count("\n") >= 4
