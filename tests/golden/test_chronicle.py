"""The golden chronicle leaves the legacies it left when it was recorded; old legacies are read."""

from pathlib import Path

import pytest

from duskmoot.games.heritage.legacy import FORM
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import Setting, find
from tests.golden.chronicle import LEGACIES, as_recorded, lines_of, recorded, told

KEPT = sorted(LEGACIES.glob("*.json"))


def test_the_golden_chronicle_leaves_the_same_legacies() -> None:
    before = recorded()
    assert len(before) == 21
    chronicle, acts, _ = told(as_recorded(before))
    after = lines_of(chronicle, acts)
    for line, again in zip(before, after):
        assert again == line, f"chapter {line['chapter']}"


def test_there_is_a_legacy_of_every_form() -> None:
    assert [file.stem for file in KEPT] == [f"heritage-{form}" for form in range(1, FORM + 1)]


@pytest.mark.parametrize("file", KEPT, ids=lambda file: str(file.stem))
def test_a_chapter_begins_from_a_legacy_of_every_form(file: Path) -> None:
    game = find("heritage")
    legacy = file.read_text("utf-8").strip()
    assert game.wrongs(legacy) == []
    attended = game.attend(legacy, (0, 2, 3))
    g = game.begin(Setting(game, 3, game.choose({}), key_from_seed(1), attended))
    assert game.broken(g) == []
    assert not g.over
