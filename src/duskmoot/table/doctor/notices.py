"""How the house reaches people who are away, and how they come back: mail, push, passkeys."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Final

from duskmoot.kernel.game import Refused
from duskmoot.table.doctor.finding import Finding, fine, note, wrong
from duskmoot.table.notices.mail import mailer_of
from duskmoot.table.notices.push import pusher_of

WITHIN: Final[float] = 5.0
MISSING: Final[str] = "notices-missing"
"""What refuses a house that wants notices without the libraries for them."""


def examined(smtp: str, push_key: str, origins: tuple[str, ...]) -> Iterator[Finding]:
    yield of_mail(smtp, origins)
    yield of_push(push_key, origins)
    if find_spec("webauthn") is None:
        yield note("doctor-passkeys-missing")
    elif not safe(origins):
        yield fine("doctor-passkeys-off")
    else:
        yield fine("doctor-passkeys")


def safe(origins: tuple[str, ...]) -> bool:
    return any(origin.startswith("https://") for origin in origins)


def of_mail(address: str, origins: tuple[str, ...]) -> Finding:
    try:
        mailer = mailer_of(address)
    except Refused as error:
        return wrong("doctor-notices-missing" if error.key == MISSING else "doctor-mail-form")
    if mailer is None:
        return fine("doctor-mail-off")
    if not origins:
        return wrong("doctor-mail-homeless")
    host, port = mailer.smtp.host, mailer.smtp.port
    told = {"host": host, "port": str(port)}
    try:
        socket.create_connection((host, port), WITHIN).close()
    except OSError as error:
        return wrong("doctor-mail-unreachable", **told, reason=str(error))
    return fine("doctor-mail", **told)


def of_push(key: str, origins: tuple[str, ...]) -> Finding:
    try:
        pusher = pusher_of(key, "", "")
    except Refused as error:
        return wrong("doctor-notices-missing" if error.key == MISSING else "doctor-push-key")
    if pusher is None:
        return fine("doctor-push-off")
    return fine("doctor-push") if safe(origins) else note("doctor-push-homeless")
