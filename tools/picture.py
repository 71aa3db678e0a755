"""Draw docs/pictures/terminal.svg: what a player sees in the middle of a seeded game.

All seats are played by bots up to a decision of the player's; the terminal then draws it as it
would on a screen. The picture loads nothing: it uses a monospaced font of the reader's machine.
"""

import re
import sys
from io import StringIO
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import duskmoot.games  # noqa: F401
from duskmoot import bots
from duskmoot.bots.bot import Budget
from duskmoot.kernel import flow
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import Setting, find
from duskmoot.kernel.replay import Session
from duskmoot.kernel.view import view
from duskmoot.speech import speech
from duskmoot.terminal.look import NIGHT
from duskmoot.terminal.screen import Screen

PICTURE: Final = Path(__file__).parents[1] / "docs" / "pictures" / "terminal.svg"
GAME: Final = find("bloodborne")
SEATS: Final = 4
SEED: Final = 10
ME: Final = 0
ROUND: Final = 6
COLUMNS, ROWS = 120, 44
FONTS: Final = "'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', monospace"
SANS: Final = "font-family: sans-serif"
NIGHT_COLOURS: Final = TerminalTheme(
    (10, 9, 12), (239, 230, 214), [(10, 9, 12)] * 8, [(239, 230, 214)] * 8
)


def middle_of_a_game() -> tuple[Session, int]:
    """The player's choice of a card in the round, and how much of the log he had read before."""
    session = Session(Setting(GAME, SEATS, GAME.choose({}), key_from_seed(SEED)))
    players = [bots.make("heuristic", GAME, seat, SEED) for seat in range(SEATS)]
    read = 0
    while True:
        g: Any = session.state
        others = [seat for seat in g.asked if seat != ME]
        if not others and g.round >= ROUND and flow.question(g).key == "play-card":
            return session, read
        seat = others[0] if others else ME
        seen = view(g, seat)
        if seat == ME:
            read = len(seen.story)
        session.play(seat, players[seat].decide(seen, seen.acts, Budget()))


def picture() -> str:
    session, read = middle_of_a_game()
    spoken = speech("en", GAME)
    names = spoken.names(SEATS)
    seen = view(session.state, ME)
    console = Console(
        theme=NIGHT,
        highlight=False,
        markup=False,
        emoji=False,
        record=True,
        file=StringIO(),
        force_terminal=True,
        color_system="truecolor",
        width=COLUMNS,
        height=ROWS,
        no_color=False,
        legacy_windows=False,
    )
    Screen(console, GAME.name).decision(seen, spoken, names, seen.story[read:], [], whole=False)
    title = "duskmoot play bloodborne"
    drawn = console.export_svg(title=title, theme=NIGHT_COLOURS, unique_id="duskmoot")
    return without_remote_fonts(drawn)


def without_remote_fonts(svg: str) -> str:
    kept = re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    return kept.replace("Fira Code, monospace", FONTS).replace("font-family: arial", SANS)


def main() -> int:
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(picture(), "utf-8")
    print(f"docs/pictures/{PICTURE.name} is drawn.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
