"""Builds the browser's client while the package is built, so that users need no Node."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Client(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        sys.path.append(str(Path(self.root) / "tools"))
        import build_web

        if not build_web.fresh():
            build_web.build()
