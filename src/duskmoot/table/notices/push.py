"""Web Push: which addresses may be called, and how one message is sent there.

A subscription's endpoint is an address that a stranger gives us to call. So it must belong to a
known push service, over https, on a public address, whatever its name resolves to at that moment;
nothing is followed and nothing read but the status. The host may add services of their own.
"""

from __future__ import annotations

import asyncio
import base64
import json
import re
import socket
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from duskmoot.kernel.game import Refused

PLAIN: Final = re.compile(r"[!-\[\]-~]+")
"""An address that no two programs read in different ways: ASCII without blanks and backslashes."""
SERVICES: Final[tuple[str, ...]] = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)
SECONDS: Final[float] = 5.0
GONE: Final[tuple[int, ...]] = (404, 410)
SIGNED: Final[int] = 12 * 3600
"""Seconds for which the signature of a message holds."""
KEY_BYTES: Final[int] = 65
AUTH_BYTES: Final[int] = 16


class PushFailed(Exception):
    """The service did not take the message."""

    def __init__(self, reason: str, gone: bool = False) -> None:
        super().__init__(reason)
        self.gone = gone
        """Whether the subscription has ended for ever."""


@dataclass(frozen=True)
class Subscription:
    endpoint: str
    p256dh: str
    auth: str


@dataclass(frozen=True)
class Message:
    body: Mapping[str, Any]
    seconds: int
    """How long it is worth being delivered."""
    topic: str
    """A newer message of the same topic replaces it. Up to 32 letters of base64url."""


class Pusher:
    def __init__(self, key: str, contact: str, own: tuple[str, ...] = ()) -> None:
        """`key` is the private key in PEM; `own` are services that the host adds."""
        try:
            import aiohttp
            from py_vapid import Vapid02
            from pywebpush import WebPusher
        except ModuleNotFoundError as error:
            raise Refused("notices-missing", module=str(error.name)) from error
        try:
            self._vapid = Vapid02.from_pem(key.encode())
        except Exception as error:
            raise Refused("push-key-refused") from error
        self._http = aiohttp
        self._encoder = WebPusher
        self.contact = contact
        self.own = own

    @property
    def public_key(self) -> str:
        """As a browser wants it when it subscribes."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return unpadded(point)

    def check(self, subscription: Subscription) -> None:
        """Refused unless we would call this endpoint, and can write to it."""
        allowed(subscription.endpoint, self.own)
        sizes = (subscription.p256dh, KEY_BYTES), (subscription.auth, AUTH_BYTES)
        if any(len(unpacked(text)) != size for text, size in sizes):
            raise Refused("push-refused")

    async def send(self, subscription: Subscription, message: Message, now: float) -> None:
        """When it returns, the push service has taken the message; PushFailed if it has not."""
        try:
            trusted = allowed(subscription.endpoint, self.own)
            headers, body = self._sealed(subscription, message, now)
        except Exception as error:
            raise PushFailed(str(error), gone=True) from error
        aiohttp = self._http
        connector = aiohttp.TCPConnector(
            resolver=None if trusted else public_resolver(), use_dns_cache=False, force_close=True
        )
        try:
            timeout = aiohttp.ClientTimeout(total=SECONDS)
            async with (
                aiohttp.ClientSession(connector=connector, timeout=timeout) as session,
                session.post(
                    subscription.endpoint, data=body, headers=headers, allow_redirects=False
                ) as response,
            ):
                status = response.status
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
            raise PushFailed(str(error) or type(error).__name__) from error
        if status in GONE:
            raise PushFailed(f"status {status}", gone=True)
        if not 200 <= status < 300:
            raise PushFailed(f"status {status}")

    def _sealed(
        self, subscription: Subscription, message: Message, now: float
    ) -> tuple[dict[str, str], bytes]:
        """What only this browser can read, signed by this house."""
        keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
        encoder = self._encoder({"endpoint": subscription.endpoint, "keys": keys})
        plain = json.dumps(message.body, ensure_ascii=False).encode()
        body: bytes = encoder.encode(plain, content_encoding="aes128gcm")["body"]
        parts = urlsplit(subscription.endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(now) + SIGNED,
            "sub": self.contact,
        }
        headers = {
            **self._vapid.sign(claims),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(max(0, message.seconds)),
            "topic": message.topic,
            "urgency": "normal",
        }
        return headers, body


def allowed(endpoint: str, own: tuple[str, ...]) -> bool:
    """Whether it is one that the host added, and so to be trusted; Refused if it is nobody's."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise Refused("push-refused") from error
    if not PLAIN.fullmatch(endpoint):
        raise Refused("push-refused")
    if f"{parts.scheme}://{parts.netloc}" in own:
        return True
    usual = parts.scheme == "https" and port in (None, 443) and "@" not in parts.netloc
    names = (*SERVICES, *(name for name in own if "://" not in name))
    if not usual or not any(belongs(host, name) for name in names):
        raise Refused("push-refused")
    return False


def belongs(host: str, service: str) -> bool:
    if service.startswith("*."):
        return host.endswith(service[1:]) and len(host) > len(service) - 1
    return host == service


def public_resolver() -> Any:
    """Names become addresses that lie in the open internet, or nothing."""
    from aiohttp.abc import AbstractResolver, ResolveResult

    class PublicResolver(AbstractResolver):
        async def resolve(
            self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
        ) -> list[ResolveResult]:
            loop = asyncio.get_running_loop()
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM, family=family)
            public = [each for each in found if is_public(str(each[4][0]))]
            if not public:
                raise OSError(f"{host} has no public address")
            return [
                ResolveResult(
                    hostname=host,
                    host=str(address[0]),
                    port=port,
                    family=kind,
                    proto=proto,
                    flags=int(socket.AI_NUMERICHOST),
                )
                for kind, _, proto, _, address in public
            ]

        async def close(self) -> None: ...

    return PublicResolver()


def is_public(address: str) -> bool:
    found = ip_address(address.partition("%")[0])
    mapped = getattr(found, "ipv4_mapped", None)
    return (mapped or found).is_global and not found.is_multicast


def unpadded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    """The bytes of base64url; none if it is something else."""
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return b""


def new_key() -> str:
    """A key for a house that has none, in PEM."""
    try:
        from py_vapid import Vapid02
    except ModuleNotFoundError as error:
        raise Refused("notices-missing", module=str(error.name)) from error
    vapid = Vapid02()
    vapid.generate_keys()
    return bytes(vapid.private_pem()).decode()


def pusher_of(key: str, home: str, services: str) -> Pusher | None:
    """None without a key; `services` are names and addresses of the host's own, with blanks."""
    contact = home if home.startswith("https://") else "mailto:host@localhost"
    return Pusher(key, contact, tuple(services.split())) if key else None
