"""Builds what a package carries besides its sources: the browser's client, and the compiled group.

Users need neither Node nor a compiler. Where this machine cannot compile, or DUSKMOOT_PURE is set,
the wheel holds plain Python and fits everywhere.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PURE: Final = "DUSKMOOT_PURE"


class Carried(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        sys.path.append(str(Path(self.root) / "tools"))
        import build_web

        if not build_web.fresh():
            build_web.build()
        if self.target_name == "wheel" and version == "standard" and not os.environ.get(PURE):
            self.add_compiled(build_data)

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        """The compiled modules, their library, and the note by which `_build.py` trusts them."""
        root = Path(self.root)
        import build_fast

        tool = [sys.executable, str(root / "tools" / "build_fast.py")]
        status = subprocess.run(tool, cwd=root, check=False).returncode
        if status == build_fast.CANNOT_COMPILE:
            return
        if status:
            raise RuntimeError(
                f"the compiled build failed; with {PURE}=1 the wheel is plain Python"
            )
        source = root / "src"
        for file in build_fast.compiled_files():
            build_data["force_include"][str(file)] = str(file.relative_to(source))
        build_data["force_include"][str(root / "tools" / "compiled.txt")] = "duskmoot/compiled.txt"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
