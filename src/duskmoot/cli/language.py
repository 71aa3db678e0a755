"""Which language to speak: the one asked for, the environment's, the machine's, else English."""

from __future__ import annotations

import os
from typing import Final

LANGUAGES: Final[tuple[str, ...]] = ("en", "ru", "pl")
VARIABLE: Final[str] = "DUSKMOOT_LANGUAGE"
OPTION: Final[str] = "--language"


def spoken(asked: str) -> str:
    """What the option or the environment names, known or not; `speech` refuses the unknown."""
    return asked or os.environ.get(VARIABLE, "") or of_the_machine()


def of_the_machine() -> str:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = os.environ.get(variable, "")
        if locale:
            return locale[:2] if locale[:2] in LANGUAGES else "en"
    return "en"


def overheard(arguments: list[str]) -> str:
    """The language for help and refusals, before the arguments are understood."""
    asked = ""
    for place, argument in enumerate(arguments):
        if argument.startswith(f"{OPTION}="):
            asked = argument.partition("=")[2]
        elif argument == OPTION and place + 1 < len(arguments):
            asked = arguments[place + 1]
    language = spoken(asked)
    return language if language in LANGUAGES else "en"
