"""Bots of an earlier commit as opponents on today's rules: how much have ours gained?

python -m tools.elders
PYTHONPATH=build/elders duskmoot simulate blood_rage --seats 2 --bots master,elders:Elder --rotate

The guides are taken from the history of the repository, with the names that modules have today.
They are not compiled. Questions that they do not know yet are answered by today's guide.
"""

from __future__ import annotations

import re
import subprocess
from argparse import ArgumentParser
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
COMMIT: Final = "d2384b4"
GAMES: Final = ("bloodborne", "blood_rage", "fury_of_dracula")
MOVED: Final = {
    "combat": "combat.steps",
    "foe": "combat.fighters",
    "hand": "hunters.hand",
    "movement": "dracula.movement",
    "obstacles": "choices.obstacles",
    "parry": "combat.comparison",
    "perils": "choices.encounter_cards",
    "powers": "dracula.powers",
    "tidy": "hunters.limits",
    "trail": "dracula.trail",
    "travel": "hunters.travel",
    "wounds": "hunters.damage",
}
"""Chapters of Fury of Dracula that have moved since."""
GONE: Final = "from duskmoot.games.fury_of_dracula.rules.trade import giver, taker\n"
"""Only for a question that is not asked any more."""
RULES: Final = re.compile(r"(duskmoot\.games\.fury_of_dracula\.rules)\.(\w+) import")

BOT: Final = '''"""Made by tools/elders.py: the heuristic bots of an earlier commit."""

from importlib import import_module

from duskmoot import bots
from duskmoot.bots.guide import Guide
from duskmoot.bots.heuristic import HeuristicBot
from duskmoot.kernel import flow

NEW_QUESTIONS = {"lay-open", "rearrange", "bargain", "stake"}


class ElderGuide(Guide):
    def __init__(self, elder, today):
        super().__init__(elder.scale)
        self.elder = elder
        self.today = today

    def values(self, g, seat, acts):
        known = flow.question(g).key not in NEW_QUESTIONS
        return (self.elder if known else self.today).values(g, seat, acts)


class Elder(HeuristicBot):
    name = "elder"

    def __init__(self, game, seat, seed):
        super().__init__(game, seat, seed)
        module, cls = bots.GUIDES[game.name]
        elder = import_module(module.replace("duskmoot.bots", "elders"))
        self.guide = ElderGuide(getattr(elder, cls)(), self.guide)
'''


def written(folder: Path) -> None:
    """The package `elders` in this folder."""
    package = folder / "elders"
    package.mkdir(parents=True, exist_ok=True)
    (package / "__init__.py").write_text(BOT)
    for game in GAMES:
        there = f"src/duskmoot/bots/{game}"
        (package / game).mkdir(exist_ok=True)
        for path in git("ls-tree", "--name-only", COMMIT, f"{there}/").splitlines():
            text = git("show", f"{COMMIT}:{path}")
            (package / game / Path(path).name).write_text(renamed(text))


def renamed(text: str) -> str:
    """A module of the guides as it must read to be imported from `elders`."""
    for game in GAMES:
        text = text.replace(f"duskmoot.bots.{game}", f"elders.{game}")
    text = text.replace(GONE, "")
    return RULES.sub(lambda found: f"{found[1]}.{MOVED.get(found[2], found[2])} import", text)


def git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True)
    return done.stdout


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "elders")
    folder = parser.parse_args().out
    written(folder)
    print(folder)


if __name__ == "__main__":
    main()
