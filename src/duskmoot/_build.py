"""Which build of the same sources runs: plain Python, or the compiled twin beside it.

`make fast` puts a compiled module beside every source of the group and their common library
beside the package. The environment variable DUSKMOOT_BUILD chooses: `plain`, `compiled`, or
unset, which takes the compiled build where it is complete and fresh, and the plain one elsewhere.
"""

import os
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path
from typing import Final, NoReturn

VARIABLE: Final = "DUSKMOOT_BUILD"
COMMAND: Final = "duskmoot"
PACKAGE: Final = Path(__file__).parent
COMPILED: Final = EXTENSION_SUFFIXES[0] if EXTENSION_SUFFIXES else ".so"
LIBRARY: Final = PACKAGE.parent / f"duskmoot__mypyc{COMPILED}"
NOTE: Final = PACKAGE / "compiled.txt"
"""Lies in a wheel whose compiled modules were built from its sources; there, dates say nothing."""


def sources() -> list[Path]:
    """The modules compiled together: kernel, games, search and guides, observations and masks."""
    kernel = (PACKAGE / "kernel").rglob("*.py")
    games = (PACKAGE / "games").rglob("*.py")
    bots = PACKAGE / "bots"
    names = ("guide.py", "judge.py", "learned.py", "net.py", "search.py")
    search = [bots / name for name in names]
    for guide in bots.glob("*/guide.py"):
        search += guide.parent.glob("*.py")
    return sorted([*kernel, *games, *search, PACKAGE / "research" / "ids.py"])


def twin(source: Path) -> Path:
    """Where the compiled module of this source lies."""
    return source.with_name(source.stem + COMPILED)


def fresh() -> bool:
    """Whether every source has its compiled twin, and none is newer than their library.

    An installed wheel has both or neither, and is always fresh.
    """
    if not LIBRARY.exists():
        return False
    if NOTE.exists():
        return True
    built = LIBRARY.stat().st_mtime
    return all(s.stat().st_mtime <= built and twin(s).exists() for s in sources())


def choose_build() -> None:
    """Make the imports that follow load the build that DUSKMOOT_BUILD asks for."""
    wanted = os.environ.get(VARIABLE, "")
    if wanted not in ("", "plain", "compiled"):
        refuse(f"{VARIABLE} is {wanted!r}; it may be plain, compiled or unset.")
    if wanted == "plain" or not fresh():
        if wanted == "compiled":
            refuse("The compiled build is missing or out of date: run `make fast`.")
        load_from_source()


def refuse(why: str) -> NoReturn:
    """A program can catch the error; whoever typed the command is told in a sentence."""
    if Path(sys.argv[0]).stem != COMMAND:
        raise ImportError(why)
    print(why, file=sys.stderr)
    sys.exit(2)


def load_from_source() -> None:
    """Blind the import system to compiled modules in the directories of the group."""
    for top in ("kernel", "games", "bots", "research"):
        for directory, _, _ in os.walk(PACKAGE / top):
            find_sources_only(directory)
    find_sources_only(str(PACKAGE))  # here the packages themselves are found


def find_sources_only(directory: str) -> None:
    finder = FileFinder(directory, (SourceFileLoader, SOURCE_SUFFIXES))
    sys.path_importer_cache[directory] = finder


def build() -> str:
    """The build really in use, `plain` or `compiled`, judged by the file of the loaded kernel."""
    file = import_module("duskmoot.kernel.flow").__file__ or ""
    return "compiled" if file.endswith(COMPILED) else "plain"
