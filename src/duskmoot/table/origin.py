"""From which pages a request may come: the server's own, and those named at the start."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers


def welcome(headers: Headers, allowed: tuple[str, ...]) -> bool:
    """Browsers always say where a request comes from that could do harm; programs need not."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin in allowed:
        return True
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(host) and host.lower() == headers.get("host", "").lower()
