"""From which pages a request may come: the server's own, and those named at the start."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.types import Scope


def welcome(asked: HTTPConnection, allowed: tuple[str, ...]) -> bool:
    """Browsers always say where a request comes from that could do harm; programs need not."""
    origin = asked.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    secure = asked.scope.get("scheme") in ("https", "wss")
    own = f"{'https' if secure else 'http'}://{asked.headers.get('host', '')}"
    return bool(asked.headers.get("host")) and origin.lower() == own.lower()


def address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "local"
