"""What a person may type: a number is an act, a letter a command.

A command that cannot be carried out raises Refused; the sitting says why and asks again.
"""

from __future__ import annotations

from collections.abc import Callable
from os.path import expanduser
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

from duskmoot import catalogue
from duskmoot.kernel import flow
from duskmoot.kernel.chance import commitment
from duskmoot.kernel.game import Refused
from duskmoot.speech import LANGUAGES, speech
from duskmoot.terminal import saves
from duskmoot.terminal.look import bulleted

if TYPE_CHECKING:
    from duskmoot.terminal.sitting import Sitting

ECHOED: Final[int] = 40
"""How much of an input that is not understood is repeated."""


class Leave(Exception):
    """The person gets up from the table."""


def obey(sitting: Sitting, line: str) -> None:
    """While the game lasts."""
    word, words = understood(line)
    if word.isdecimal():
        choose(sitting, word)
    elif word in COMMANDS:
        COMMANDS[word](sitting, words)
    else:
        raise not_understood(line, str(len(sitting.view().acts)))


def obey_after(sitting: Sitting, line: str) -> None:
    """When the game is over; an empty line leaves."""
    word, words = understood(line)
    if word not in AFTER:
        raise Refused("game-over")
    AFTER[word](sitting, words)


def understood(line: str) -> tuple[str, str]:
    """The command and what follows it; `?` needs no space behind it."""
    if line.startswith("?"):
        return "?", line[1:].strip()
    word, _, words = line.partition(" ")
    return MEANT.get(word.casefold(), word.casefold()), words.strip()


def not_understood(line: str, most: str) -> Refused:
    printed = "".join(letter for letter in line if letter.isprintable())
    cut = printed if len(printed) <= ECHOED else printed[:ECHOED] + "…"
    return Refused("unknown-input", text=cut, most=most)


# Acts.


def choose(sitting: Sitting, digits: str) -> None:
    acts = sitting.view().acts
    number = int(digits) if len(digits) < 4 else 0
    if not 1 <= number <= len(acts):
        raise Refused("no-such-number", number=digits[:ECHOED], most=str(len(acts)))
    sitting.play(acts[number - 1])


def undo(sitting: Sitting, words: str) -> None:
    sitting.undo()


# Looking.


def draw(sitting: Sitting, words: str) -> None:
    """The table again, or in a lesson what the coach says next."""
    if len(sitting.steps()) > 1:
        sitting.looked += 1
    sitting.draw()


def why(sitting: Sitting, words: str) -> None:
    """The reason behind what the coach says, with its clause."""
    steps = sitting.steps()
    if sitting.pupil is None or not steps:
        raise Refused("no-lesson")
    step = steps[0].step
    sitting.screen.say(sitting.speech.say(f"lesson-{sitting.pupil.lesson.id}-{step.id}.why"))
    show_clause(sitting, step.clause)


def whole_table(sitting: Sitting, words: str) -> None:
    sitting.draw(whole=True)


def log(sitting: Sitting, words: str) -> None:
    """The whole story, each line with the clause behind it."""
    names = sitting.names()
    sitting.screen.say(sitting.speech.say("heading-log"), "name")
    for told in sitting.view().story:
        line = Text(sitting.speech.line(told, names), "second")
        sitting.screen.show(bulleted("·", line.append(f"  [{told['clause']}]", "faint")))


def why_not(sitting: Sitting, words: str) -> None:
    """The acts that are forbidden now with their clauses, or the clauses that hold the words."""
    if words:
        rules(sitting, words)
        return
    g = sitting.session.state
    question = flow.question(g)
    struck: dict[str, list[str]] = {}
    for act in question.offers(g, sitting.me):
        clause = question.forbids(g, sitting.me, act)
        if clause:
            label = sitting.speech.act(act, question.key, sitting.names())
            struck.setdefault(clause, []).append(label)
    if not struck:
        sitting.screen.say(sitting.speech.say("why-not-nothing"))
    for clause, labels in struck.items():
        sitting.screen.show(bulleted("✗", Text("; ".join(labels), "name")))
        show_clause(sitting, clause)


def rules(sitting: Sitting, words: str) -> None:
    name = sitting.session.game.name
    found = catalogue.search(name, words, sitting.speech)
    if not found:
        sitting.screen.say(sitting.speech.say("rules-none", words=words))
    for chapter, held in catalogue.by_chapter(name, found):
        sitting.screen.say(sitting.speech.say(f"rulebook-{chapter.id}"), "name")
        for clause in held:
            show_clause(sitting, clause.id)


def show_clause(sitting: Sitting, id: str) -> None:
    text = Text(sitting.speech.clause(id), "second").append(f"  [{id}]", "faint")
    sitting.screen.show(bulleted("§", text))


def help_(sitting: Sitting, words: str) -> None:
    say = sitting.speech.say
    sitting.screen.say(say("game-title"), "name")
    sitting.screen.say(say("game-pitch"))
    grid = Table.grid(padding=(0, 3))
    for typed, key in HELP.items():
        grid.add_row(Text(typed, "now"), Text(say(key), "second"))
    sitting.screen.show(grid)
    if sitting.speech.knows("help-signs"):
        sitting.screen.say(say("help-signs"), "faint")
    promised = commitment(sitting.session.setting.key)
    sitting.screen.say(say("commitment", commitment=promised), "faint")


def language(sitting: Sitting, words: str) -> None:
    """The one named, or the next."""
    here = LANGUAGES.index(sitting.speech.language)
    chosen = words.casefold() or LANGUAGES[(here + 1) % len(LANGUAGES)]
    session = sitting.session
    sitting.speech = speech(chosen, session.game, session.game.chosen(session.setting.options))
    sitting.draw()


# Files and leaving.


def save(sitting: Sitting, name: str) -> None:
    """Into the file named, the file of this game, or a fresh one."""
    text = sitting.text()
    game = sitting.session.game.name
    file = Path(expanduser(name)) if name else sitting.file or saves.fresh(sitting.folder, game)
    if file.is_dir():
        file = saves.fresh(file, game)
    if saves.would_lose(file, text) and not agreed(sitting, "confirm-overwrite", str(file)):
        sitting.screen.say(sitting.speech.say("not-saved"))
        return
    saves.write(file, text)
    sitting.file = file
    sitting.safe = sitting.session.acts[:]
    sitting.screen.copyable(sitting.speech.say("saved", file=str(file)))


def agreed(sitting: Sitting, question: str, file: str) -> bool:
    sitting.screen.say(sitting.speech.say(question, file=file), "candle")
    return sitting.read().casefold() in sitting.speech.say("answers-yes").split()


def leave(sitting: Sitting, words: str) -> None:
    """Offers to save what no file holds yet; anything but yes and no stays at the table."""
    say = sitting.speech.say
    if sitting.safe != sitting.session.acts:
        sitting.screen.say(say("confirm-save"), "candle")
        answer = sitting.read().casefold()
        if answer in ["", *say("answers-yes").split()]:
            save(sitting, "")
        elif answer not in say("answers-no").split():
            sitting.screen.say(say("stayed"))
            return
    sitting.screen.say(say("left"))
    raise Leave


Command = Callable[["Sitting", str], None]

COMMANDS: Final[dict[str, Command]] = {
    "": draw,
    "?": why_not,
    "u": undo,
    "s": save,
    "t": whole_table,
    "log": log,
    "l": language,
    "w": why,
    "h": help_,
    "q": leave,
}
AFTER: Final[dict[str, Command]] = {
    "": leave,
    "s": save,
    "log": log,
    "l": language,
    "h": help_,
    "q": leave,
}
HELP: Final[dict[str, str]] = {
    "1, 2 …": "help-number",
    "?": "help-why-not",
    "? …": "help-rules",
    "u": "help-u",
    "s, s …": "help-s",
    "t": "help-t",
    "log": "help-log",
    "l, l …": "help-l",
    "w": "help-w",
    "h": "help-h",
    "q": "help-q",
    "Ctrl-C": "help-ctrl-c",
}
MEANT: Final[dict[str, str]] = {
    "undo": "u",
    "save": "s",
    "table": "t",
    "language": "l",
    "help": "h",
    "quit": "q",
    "exit": "q",
    "г": "u",  # the same keys where the keyboard is set to Russian letters
    "ы": "s",
    "е": "t",
    "дщп": "log",
    "ц": "w",
    "д": "l",
    "р": "h",
    "й": "q",
}
"""Other ways to type a command."""
