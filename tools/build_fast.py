"""Build the compiled twin of kernel, games, search and guides: one mypyc group, in place.

Exit code 0: the compiled build is ready. 1: the build failed. 3: this machine cannot compile.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from multiprocessing.pool import ThreadPool
from pathlib import Path
from typing import Protocol

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
WORK = Path("build/fast")
UNFINISHED = WORK / "unfinished"
"""Lies there while a build goes on: one that was killed leaves files that only look new."""
CANNOT_COMPILE = 3
WHOLE = ["-flto=auto", "-fvisibility=hidden"]
"""Optimised as one whole when it is linked: calls from module to module can then be inlined."""
CHECKED = ["--follow-imports=silent"]
"""Of other modules no fault is told: a wheel is built without the packages of the laboratory."""


class Extension(Protocol):
    extra_compile_args: list[str]
    extra_link_args: list[str]


os.environ["DUSKMOOT_BUILD"] = "plain"
sys.path.insert(0, str(SOURCE))

from duskmoot import _build  # noqa: E402


def main() -> int:
    os.chdir(ROOT)
    remove_orphans()
    remove_unfinished()
    if _build.fresh():
        print("The compiled build is up to date.")
        return 0
    obstacle = missing_tool() or missing_mypyc()
    if obstacle:
        print(f"{obstacle}, so nothing is compiled and the plain build stays in use.")
        return CANNOT_COMPILE
    compile_group([str(path.relative_to(ROOT)) for path in _build.sources()])
    return verify()


def remove_orphans() -> None:
    """Delete compiled modules whose source is gone, lest they be imported."""
    kept = {_build.twin(source) for source in _build.sources()}
    for compiled in _build.PACKAGE.rglob(f"*{_build.COMPILED}"):
        if compiled not in kept:
            compiled.unlink()


def remove_unfinished() -> None:
    """Delete what a killed build has left behind."""
    if UNFINISHED.exists():
        _build.LIBRARY.unlink(missing_ok=True)
        shutil.rmtree(WORK)


def compiled_files() -> list[Path]:
    """All files of the compiled build: the modules beside their sources, and their library."""
    return [_build.LIBRARY, *[_build.twin(source) for source in _build.sources()]]


def missing_tool() -> str:
    """What this machine lacks for compiling, or "". Sets CC to the compiler found."""
    configured = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    choices = [configured, "cc", "gcc", "clang"]
    found = [c for c in choices if c and shutil.which(shlex.split(c)[0])]
    if os.name == "posix" and not found:
        return "No C compiler was found"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "The headers of Python (Python.h) were not found"
    if os.name == "posix":
        os.environ["CC"] = found[0]
    return ""


def missing_mypyc() -> str:
    found = all(find_spec(name) for name in ("mypyc", "setuptools"))
    return "" if found else "mypyc or setuptools is not installed"


def compile_group(paths: list[str]) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class OnAllProcessors(build_ext):
        """The group is one extension of many files: they are compiled side by side."""

        def build_extension(self, ext: object) -> None:
            one_by_one = self.compiler.compile

            def together(sources: list[str], **how: object) -> list[str]:
                with ThreadPool(os.cpu_count()) as pool:
                    built = pool.map(lambda source: one_by_one([source], **how), sources)
                return [file for files in built for file in files]

            self.compiler.compile = together
            super().build_extension(ext)
            self.compiler.compile = one_by_one

    started = time.time()
    WORK.mkdir(parents=True, exist_ok=True)
    UNFINISHED.touch()
    with phase(f"Checking types of {len(paths)} modules and writing C"):
        extensions = mypycify(
            [*CHECKED, *paths],
            group_name="duskmoot",
            opt_level="2",
            debug_level="0",
            multi_file=True,
            target_dir=str(WORK),
        )
    if links_as_a_whole():
        join(extensions)
    build = OnAllProcessors(
        Distribution({"ext_modules": extensions, "packages": [], "package_dir": {"": "src"}})
    )
    build.inplace = True
    build.build_lib = str(WORK / "lib")
    build.build_temp = str(WORK / "objects")
    with phase("Compiling C"):
        build.ensure_finalized()
        build.run()
    # An edit that leaves the C as it was relinks nothing: date the library by hand.
    os.utime(_build.LIBRARY, (started, started))
    UNFINISHED.unlink()


def join(extensions: Iterable[Extension]) -> None:
    """To be optimised as one whole. They share their lists of flags, so each gets new ones."""
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *WHOLE]
        extension.extra_link_args = [*extension.extra_link_args, "-O2", *WHOLE]


def links_as_a_whole() -> bool:
    """Whether this compiler and its linker can do so; if not, they build as they always could."""
    if os.name != "posix":
        return False
    compiler = shlex.split(os.environ["CC"])
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("int probe(void) { return 0; }\n")
        parts = [str(source), "-o", str(source.with_suffix(".so"))]
        tried = subprocess.run(
            [*compiler, "-O2", "-fPIC", "-shared", *WHOLE, *parts], capture_output=True
        )
    return tried.returncode == 0


@contextmanager
def phase(what: str) -> Iterator[None]:
    """Say what is going on, that it still is every five seconds, and how long it took."""
    started = time.monotonic()
    done = threading.Event()

    def still_at_it() -> None:
        while not done.wait(5):
            print(f"  {time.monotonic() - started:.0f} s …", flush=True)

    print(f"{what} …", flush=True)
    clock = threading.Thread(target=still_at_it, daemon=True)
    clock.start()
    try:
        yield
    finally:
        done.set()
        clock.join()
    print(f"  done in {time.monotonic() - started:.0f} s", flush=True)


def surroundings() -> dict[str, str]:
    """Of a process that finds the sources, and every package that this one finds.

    A wheel is built with packages that only the path of this very process names.
    """
    path = os.pathsep.join([str(SOURCE), *filter(None, sys.path)])
    return os.environ | {"DUSKMOOT_BUILD": "compiled", "PYTHONPATH": path}


def verify() -> int:
    """Ask a fresh process which kernel it loads."""
    question = "import duskmoot.kernel.flow as flow; print(flow.__file__)"
    asked = subprocess.run(
        [sys.executable, "-c", question], env=surroundings(), capture_output=True, text=True
    )
    answer = asked.stdout.strip()
    if answer.endswith(_build.COMPILED):
        print("The compiled build is ready and in use.")
        return 0
    print(asked.stderr, end="", file=sys.stderr)
    print(f"The build ended, but the compiled kernel is not loaded: {answer or 'import failed'}.")
    return 1


if __name__ == "__main__":
    sys.exit(main())
