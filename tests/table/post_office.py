"""A real mail server and a real push service on this machine, which keep what they are given."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import http_ece
from aiohttp import web
from aiosmtpd.smtp import SMTP, Envelope
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from duskmoot.table.notices.mail import Smtp
from duskmoot.table.notices.push import Pusher, Subscription, new_key, unpadded


@dataclass
class MailSink:
    """Takes every mail, but for the recipients that it knows not to exist or to be busy."""

    port: int = 0
    mails: list[EmailMessage] = field(default_factory=list)
    raw: list[bytes] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    clock: Callable[[], float] = time.time
    unknown: set[str] = field(default_factory=set)
    busy: set[str] = field(default_factory=set)

    @property
    def smtp(self) -> Smtp:
        return Smtp("127.0.0.1", self.port, "moot@example.org")

    async def handle_RCPT(  # noqa: N802
        self, server: Any, session: Any, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if address in self.unknown:
            return "550 nobody of that name"
        if address in self.busy:
            return "450 try again later"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(  # noqa: N802
        self, server: Any, session: Any, envelope: Envelope
    ) -> str:
        content = envelope.content
        assert isinstance(content, bytes)
        self.raw.append(content)
        self.times.append(self.clock())
        self.mails.append(message_from_bytes(content, EmailMessage, policy=policy.default))
        return "250 OK"


@asynccontextmanager
async def mail_sink() -> AsyncIterator[MailSink]:
    sink = MailSink()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(sink, hostname="sink"), "127.0.0.1", 0)
    sink.port = server.sockets[0].getsockname()[1]
    try:
        yield sink
    finally:
        server.close()
        await server.wait_closed()


@dataclass
class Browser:
    """One subscription, with the keys that only the browser has."""

    subscription: Subscription
    key: ec.EllipticCurvePrivateKey
    auth: bytes

    def reads(self, sealed: bytes) -> Any:
        return json.loads(http_ece.decrypt(sealed, private_key=self.key, auth_secret=self.auth))


@dataclass
class Push:
    """A message as the service took it and the browser read it."""

    to: str
    headers: dict[str, str]
    body: Any
    raw: bytes
    time: float


@dataclass
class PushService:
    origin: str = ""
    pushes: list[Push] = field(default_factory=list)
    browsers: dict[str, Browser] = field(default_factory=dict)
    clock: Callable[[], float] = time.time
    answers: dict[str, int] = field(default_factory=dict)
    """By name of a browser: the status it is refused with."""

    def browser(self, name: str) -> Browser:
        key = ec.generate_private_key(ec.SECP256R1())
        point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        auth = name.encode().ljust(16, b".")[:16]
        subscription = Subscription(f"{self.origin}/{name}", unpadded(point), unpadded(auth))
        self.browsers[name] = Browser(subscription, key, auth)
        return self.browsers[name]

    def pusher(self) -> Pusher:
        return Pusher(new_key(), "mailto:moot@example.org", (self.origin,))

    async def take(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        if name in self.answers:
            location = {"location": f"{self.origin}/elsewhere"}
            return web.Response(status=self.answers[name], headers=location)
        raw = await request.read()
        assert request.headers["content-encoding"] == "aes128gcm"
        assert Vapid02.verify(request.headers["authorization"])
        headers = {key.lower(): value for key, value in request.headers.items()}
        self.pushes.append(Push(name, headers, self.browsers[name].reads(raw), raw, self.clock()))
        return web.Response(status=201)


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    app = web.Application()
    app.router.add_post("/{name}", service.take)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]
    service.origin = f"http://127.0.0.1:{port}"
    try:
        yield service
    finally:
        await runner.cleanup()
