"""How the client and the books travel: packed where the browser can unpack them."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from os import PathLike, stat_result
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

SMALL: Final[int] = 4096
"""Bytes below which packing gains nothing."""
ENDINGS: Final[dict[str, str]] = {"br": ".br", "gzip": ".gz"}
"""What the build writes beside a file, the smallest first."""
FOREVER: Final[str] = "public, max-age=31536000, immutable"
ASKED_AGAIN: Final[str] = "no-cache"


class ClientFiles(StaticFiles):
    """The built client. Files under assets/ carry their digest in the name and never change."""

    def file_response(
        self,
        full_path: str | PathLike[str],
        stat_result: stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        path = Path(full_path)
        kept = FOREVER if path.parent.name == "assets" else ASKED_AGAIN
        headers = {"cache-control": kept, "vary": "accept-encoding"}
        asked = Headers(scope=scope)
        for encoding, ending in ENDINGS.items():
            packed = path.with_name(path.name + ending)
            if accepts(asked, encoding) and packed.exists():
                headers["content-encoding"] = encoding
                headers["content-type"] = kind_of(path)
                path, stat_result = packed, packed.stat()
                break
        response = FileResponse(path, status_code, headers, stat_result=stat_result)
        if self.is_not_modified(response.headers, asked):
            return NotModifiedResponse(response.headers)
        return response


def accepts(headers: Headers, encoding: str) -> bool:
    """Whether the browser unpacks this; `q=0` says that it does not."""
    for part in headers.get("accept-encoding", "").split(","):
        name, _, weight = part.strip().partition(";")
        if name.strip().lower() == encoding:
            return weight.strip().replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def kind_of(path: Path) -> str:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


@lru_cache(maxsize=64)
def packed(body: bytes) -> bytes:
    """What everybody may read and seldom changes, so it is packed once."""
    return gzip.compress(body, 9, mtime=0)
