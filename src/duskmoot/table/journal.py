"""The log of the server: one JSON object on each line, and never a name, a token or an invite."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any, Final

LOG: Final = logging.getLogger("duskmoot.table")


def note(event: str, **parts: object) -> None:
    """Something that happened, in the course of things."""
    LOG.info(event, extra={"parts": parts})


def warn(event: str, **parts: object) -> None:
    LOG.warning(event, extra={"parts": parts})


def alarm(event: str, error: BaseException, **parts: object) -> None:
    """Something that must not happen, with its traceback."""
    LOG.error(event, extra={"parts": parts}, exc_info=error)


class AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        ours = record.name == LOG.name
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage() if ours else "library",
            **getattr(record, "parts", {}),
        }
        if not ours:
            told |= {"logger": record.name, "message": record.getMessage()}
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def begin() -> None:
    """Send the log of the server, and the warnings of what it stands on, to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    LOG.setLevel(logging.INFO)


def short(secret: str) -> str:
    """Enough of a table's id to follow it through the log, too little to look on."""
    return secret[:6]
