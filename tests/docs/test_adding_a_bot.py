"""docs/adding_a_bot.md: the bots it shows play a game to its end."""

import re
from pathlib import Path
from typing import Any

import pytest

import duskmoot.games  # noqa: F401
from duskmoot.bots.bot import Bot, Budget
from duskmoot.kernel import flow
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import Setting, find
from duskmoot.kernel.view import view

PAGE = (Path(__file__).parents[2] / "docs" / "adding_a_bot.md").read_text("utf-8")
BLOCK = re.compile(r"^```python\n(from .*?)^```$", re.MULTILINE | re.DOTALL)


def shown() -> dict[str, Any]:
    names: dict[str, Any] = {}
    for block in BLOCK.findall(PAGE):
        exec(compile(block, "adding_a_bot.md", "exec"), names)
    names["IMAGINED_WORLDS"] = 1  # as good as twenty for a test
    return names


@pytest.mark.parametrize("name", ["CarefulBot", "HopefulBot"])
def test_the_bot_plays_to_the_end(name: str) -> None:
    game = find("bloodborne")
    g = game.begin(Setting(game, 3, game.choose({"final-boss": "rom"}), key_from_seed(2)))
    bots: list[Bot] = [shown()[name](game, seat, 1) for seat in range(3)]
    while not g.over:
        seat = g.asked[0]
        seen = view(g, seat)
        act = bots[seat].decide(seen, seen.acts, Budget())
        assert act in seen.acts
        flow.apply(g, seat, act)
    assert g.winners


def test_the_careful_bot_dreams_when_it_has_something_to_lose() -> None:
    game = find("bloodborne")
    g = game.begin(Setting(game, 3, game.choose({}), key_from_seed(1)))
    g.hunters[1].collected = 4
    seen = view(g, 1)
    bot: Bot = shown()["CarefulBot"](game, 1, 1)
    assert game.vocabulary.spell(bot.decide(seen, seen.acts, Budget())) == "play hunters_dream"
