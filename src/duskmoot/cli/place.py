"""Where a house keeps its tables, as the options and the environment say."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from duskmoot.kernel.game import Refused

DATABASE: Final[str] = "DUSKMOOT_DATABASE"
HOUSE_SECRET: Final[str] = "DUSKMOOT_HOUSE_SECRET"
SMTP: Final[str] = "DUSKMOOT_SMTP"
PUSH_KEY: Final[str] = "DUSKMOOT_PUSH_KEY"
METRICS_FROM: Final[str] = "DUSKMOOT_METRICS_FROM"


def usual_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if home else Path.home() / ".local" / "share") / "duskmoot" / "tables"


def database_of(option: str) -> str:
    """The address of PostgreSQL; empty where a folder is meant."""
    return option or secret(DATABASE)


def secret(name: str) -> str:
    """What the environment says, or the file that it names, which no list of processes shows."""
    file = os.environ.get(f"{name}_FILE", "")
    if name in os.environ or not file:
        return os.environ.get(name, "")
    try:
        return Path(file).read_text("utf-8").strip()
    except (OSError, ValueError) as error:
        raise Refused("file-not-readable", file=file, reason=reason_of(error)) from error


def reason_of(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
