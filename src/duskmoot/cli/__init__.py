"""The command line: reads it, runs the command it names, and turns trouble into sentences.

Commands live in modules of their own and are imported when they are called.
"""

from __future__ import annotations

import os
import sys
from io import StringIO, TextIOWrapper
from typing import Final

from cyclopts import App, CycloptsError, Parameter

from duskmoot import __version__
from duskmoot.cli.exits import FINE, INTERRUPTED, PIPE_CLOSED, USAGE
from duskmoot.cli.help import SpokenHelp
from duskmoot.cli.language import overheard
from duskmoot.kernel.game import Refused

COMMANDS: Final = (
    "play",
    "chronicle",
    "serve",
    "think",
    "doctor",
    "house",
    "games",
    "learn",
    "rules",
    "simulate",
    "tournament",
    "rate",
    "train",
    "replay",
    "bench",
)


def main() -> None:
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """The exit code of a command line."""
    language = overheard(arguments)
    prepare_output()
    try:
        code = int(application(language)(arguments) or FINE)
        sys.stdout.flush()
    except CycloptsError as error:
        return refuse(language, str(error), hint=True)
    except Refused as error:
        return refuse(language, sentence(language, error))
    except BrokenPipeError:
        forget_output()
        return PIPE_CLOSED
    except SystemExit as end:  # so ends rich where nobody reads on
        piped = isinstance(end.__context__, BrokenPipeError)
        return PIPE_CLOSED if piped else int(end.code or FINE)
    except OSError as error:
        unusable = Refused("cli-system", reason=str(error))
        return refuse(language, sentence(language, unusable))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    return code


def application(language: str) -> App:
    app = App(
        name="duskmoot",
        help="cli-duskmoot",
        version=__version__,
        help_format="plaintext",
        help_formatter=SpokenHelp(language),
        default_parameter=Parameter(negative=(), show_default=False),
        print_error=False,
        exit_on_error=False,
        suppress_keyboard_interrupt=False,
        result_action="return_value",
    )
    for place, command in enumerate(COMMANDS):
        path = f"duskmoot.cli.{command}:{command}"
        app.command(path, name=command, help=f"cli-{command}", sort_key=place)
    return app


def sentence(language: str, error: Refused) -> str:
    from duskmoot.speech import speech

    return speech(language, None).refused(error)


def refuse(language: str, said: str, hint: bool = False) -> int:
    from duskmoot.cli.page import shown
    from duskmoot.speech import speech

    print(shown(said), file=sys.stderr)
    if hint:
        print(speech(language, None).say("cli-hint"), file=sys.stderr)
    return USAGE


def prepare_output() -> None:
    """Output that was closed goes nowhere; a letter that cannot be printed is spelled out."""
    sys.stdout = sys.stdout or StringIO()
    sys.stderr = sys.stderr or StringIO()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def forget_output() -> None:
    """Nobody reads on; what is still in the buffer must not raise the alarm again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
