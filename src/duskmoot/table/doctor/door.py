"""How people reach the house: its port, the addresses of its pages, the proxy before it."""

from __future__ import annotations

import ipaddress
import json
from collections.abc import Iterator, Mapping
from http.client import HTTPConnection, HTTPException
from typing import Final
from urllib.parse import SplitResult, urlsplit

from duskmoot.kernel.game import Refused
from duskmoot.table.doctor.finding import Finding, fine, note, wrong
from duskmoot.table.limits import networks
from duskmoot.table.server import bind

WITHIN: Final[float] = 5.0
PORTS: Final[dict[str, int]] = {"http": 80, "https": 443}
"""By scheme: the port that browsers do not name."""


def examined(
    host: str, port: int, origins: tuple[str, ...], environment: Mapping[str, str]
) -> Iterator[Finding]:
    yield at_port(host, port)
    for origin in origins:
        yield of_origin(origin)
    if not local(host) and not any(origin.startswith("https://") for origin in origins):
        yield note("doctor-public", host=host)
    yield from proxies(environment.get("FORWARDED_ALLOW_IPS", ""))
    watchers = environment.get("DUSKMOOT_METRICS_FROM", "")
    try:
        networks(watchers.split())
    except ValueError:
        yield wrong("doctor-watchers", named=watchers)


def proxies(named: str) -> Iterator[Finding]:
    """Whom the server believes when they name somebody else's address."""
    for name in filter(None, map(str.strip, named.split(","))):
        try:
            everybody = name == "*" or not ipaddress.ip_network(name).prefixlen
        except ValueError:  # then nobody is believed, and all who come by it share one limit
            yield wrong("doctor-proxy-unknown", name=name)
        else:
            if everybody:
                yield wrong("doctor-proxies-all", name=name)


def at_port(host: str, port: int) -> Finding:
    """Free, or taken by a server of ours that is well."""
    told = {"host": host, "port": str(port)}
    try:
        bind(host, port).close()
    except Refused as error:
        well = answers(host, port)
        if well is None:
            return wrong("doctor-port-taken", **told, reason=error.parts["reason"])
        return fine("doctor-port-served", **told) if well else wrong("doctor-port-unwell", **told)
    return fine("doctor-port", **told)


def answers(host: str, port: int) -> bool | None:
    """Whether the server there is well; None if it is none of ours."""
    there = "127.0.0.1" if host in ("", "0.0.0.0") else "::1" if host == "::" else host
    line = HTTPConnection(there, port, timeout=WITHIN)
    try:
        line.request("GET", "/healthz")
        answer = line.getresponse()
        content = json.loads(answer.read(10_000))
    except (OSError, HTTPException, ValueError):
        return None
    finally:
        line.close()
    ours = isinstance(content, dict) and ("tables" in content or "key" in content)
    return answer.status == 200 if ours else None


def of_origin(origin: str) -> Finding:
    """An origin must be written as browsers write it, for it is compared letter by letter."""
    try:
        parts = urlsplit(origin)
        usual = written(parts)
    except ValueError:
        return wrong("doctor-origin-unreadable", origin=origin)
    if not parts.hostname or parts.scheme.lower() not in PORTS:
        return wrong("doctor-origin-unreadable", origin=origin)
    if origin != usual:
        return wrong("doctor-origin-form", origin=origin, usual=usual)
    if parts.scheme == "http" and not local(parts.hostname):
        return note("doctor-origin-plain", origin=origin)
    return fine("doctor-origin", origin=origin)


def written(parts: SplitResult) -> str:
    """Scheme, name and a port that is not the usual one."""
    scheme, name = parts.scheme.lower(), parts.hostname or ""
    shown = f"[{name}]" if ":" in name else name
    port = "" if parts.port in (None, PORTS.get(scheme)) else f":{parts.port}"
    return f"{scheme}://{shown}{port}"


def local(host: str) -> bool:
    """Whether only this machine reaches it."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")
