"""docs/save_format.md: its example loads, and it names every key and every refusal there is."""

import json
import re
from pathlib import Path

import duskmoot.games  # noqa: F401
from duskmoot.kernel import replay

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "save_format.md").read_text("utf-8")
SOURCE = (ROOT / "src" / "duskmoot" / "kernel" / "replay.py").read_text("utf-8")
EXAMPLE = PAGE.split("```json\n")[1].split("```")[0]


def test_the_example_is_a_saved_game() -> None:
    session, names = replay.load(EXAMPLE)
    assert json.loads(session.save(names)) == json.loads(EXAMPLE)


def test_every_key_of_a_save_is_described() -> None:
    described = re.findall(r"^\| `([a-z_]+)` \| ", PAGE, re.MULTILINE)
    assert described == [*json.loads(EXAMPLE), "legacy", "legacy_digest", "sitting"]


def test_every_refusal_of_a_file_is_described() -> None:
    raised = set(re.findall(r'Refused\(\s*"(replay-[a-z-]+)"', SOURCE))
    assert raised == set(re.findall(r"^\| `(replay-[a-z-]+)` \| ", PAGE, re.MULTILINE))
