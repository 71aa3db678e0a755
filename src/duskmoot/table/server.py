"""The server as a process: its address, its event loop, and how it closes."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Final

import uvicorn
from starlette.applications import Starlette

from duskmoot.kernel.game import Refused, registered
from duskmoot.table import journal
from duskmoot.table.app import application
from duskmoot.table.edition import edition
from duskmoot.table.house import Settings
from duskmoot.table.lobby import Lobby
from duskmoot.table.patience import patient_http
from duskmoot.table.store.port import Store, StoreFailed, StoreInUse

STOP: Final = (signal.SIGINT, signal.SIGTERM)
YOUNG: Final[int] = 10_000
"""New things between two collections of the young: acts make many, and hardly any rubbish."""
NEVER: Final[int] = 2**31 - 1
GRACE: Final[int] = 5
"""Seconds for requests under way when the server closes."""


class Server(uvicorn.Server):
    """Says goodbye on every socket before it closes them, and tells when it is ready."""

    def __init__(self, config: uvicorn.Config, lobby: Lobby, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.lobby = lobby
        self.ready = ready

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Told to stop, it closes and returns; uvicorn would die of the signal after all."""
        loop = asyncio.get_running_loop()
        ours = threading.current_thread() is threading.main_thread() and sys.platform != "win32"
        for number in STOP if ours else ():
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in STOP if ours else ():
                loop.remove_signal_handler(number)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.lobby.farewell()
        try:
            async with asyncio.timeout(GRACE):
                while self.lobby.listening:
                    await asyncio.sleep(0.02)
        except TimeoutError:
            journal.warn("farewell-slow")
        await super().shutdown(sockets)


def serve(
    store: Store,
    settings: Settings,
    bound: list[socket.socket],
    ready: Callable[[], None],
) -> None:
    """Serves on the bound sockets until it is told to stop; Refused if the store is not usable."""
    store.place = replace(store.place, rules={game.name: edition(game) for game in registered()})
    app = application(store, settings)
    config = configured(app, settings)
    lobby: Lobby = app.state.lobby
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(open_and_serve(store, Server(config, lobby, ready), bound))


def configured(app: Starlette, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=settings.limits.frame_bytes,
        ws_per_message_deflate=False,  # a window for each of thousands of sockets is too much
        access_log=False,  # paths hold invitations; the guard writes its own lines
        http=patient_http(settings.limits, settings.inner),
        log_config=None,
        root_path=settings.root_path,
        server_header=False,
        timeout_keep_alive=settings.limits.idle_seconds,
        timeout_graceful_shutdown=GRACE,
        proxy_headers=True,
    )


async def open_and_serve(store: Store, server: Server, bound: list[socket.socket]) -> None:
    try:
        await store.open()
    except StoreInUse as error:
        raise Refused("store-in-use", place=str(error)) from error
    except StoreFailed as error:
        raise Refused("store-unusable", reason=str(error)) from error
    journal.begin()
    spare_collections()
    await server.serve(bound)


def spare_collections() -> None:
    """A full collection of rubbish stops every table at once; the lobby makes one now and then."""
    gc.freeze()  # what has been imported stays
    gc.set_threshold(YOUNG, 10, NEVER)


def bind(host: str, port: int) -> socket.socket:
    """Port 0 takes any that is free."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
    except (OSError, OverflowError, UnicodeError) as error:
        raise unusable(host, port, error) from error
    # Named as TCP, for only then does asyncio send small frames without delay.
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
    except (OSError, OverflowError) as error:
        bound.close()
        raise unusable(host, port, error) from error
    return bound


def unusable(host: str, port: int, error: Exception) -> Refused:
    reason = getattr(error, "strerror", None) or str(error)
    return Refused("address-refused", host=host, port=str(port), reason=reason)
