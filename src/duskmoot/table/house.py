"""What all tables of a server share, and the settings it was started with."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from zlib import crc32

from duskmoot.table.crew import Crew
from duskmoot.table.limits import HERE, Limits, Networks
from duskmoot.table.metrics import Metrics
from duskmoot.table.notices.mail import Mailer
from duskmoot.table.notices.push import Pusher
from duskmoot.table.store.port import Store


@dataclass(frozen=True)
class Settings:
    origins: tuple[str, ...] = ()
    """Pages of other addresses that may speak with this server, as `https://example.org`."""
    bot_workers: int = 1
    bot_grace: float = 15.0
    bot_modules: tuple[str, ...] = ()
    """Modules that a worker imports first; they may add bots."""
    patience: int = 10
    """How much an analysis gives way to everything else on the machine, as of `nice`."""
    analysis_grace: float = 600.0
    """Seconds for one errand of an analysis, which gives way to everything else."""
    reckoners: int = 1
    """Processes that work out what seats can know; a table always asks the same one."""
    absence: float = 120.0
    """Seconds for which a person may be away before others may let a bot play for them."""
    rest_after: float = 600.0
    """Seconds after which a table that nobody looks at is unloaded."""
    inner: int = 0
    """The port at which other servers of the house reach this one; 0 where there are none."""
    watchers: Networks = HERE
    """From where the figures may be read: they tell when something is done in secret."""
    root_path: str = ""
    """The path below which a proxy shows this server, such as `/moot`."""
    mailer: Mailer | None = None
    """Sends mail; None in a house that sends none."""
    pusher: Pusher | None = None
    """Sends word to browsers; None in a house that sends none."""
    post_every: float = 5.0
    """Seconds between two looks for words to be sent and for games whose days are up."""
    limits: Limits = field(default_factory=Limits)

    @property
    def home(self) -> str:
        """The address under which people reach this house; empty if it was not told."""
        return f"{self.origins[0].rstrip('/')}{self.root_path}" if self.origins else ""


def unheard(chronicle: str) -> None:
    """For a house where nobody reads chronicles."""


def untold(listed: bool, guests: Iterable[str]) -> None:
    """For a house without a start page."""


@dataclass
class House:
    store: Store
    searchers: Crew
    """For bots that search; their answers take as long as the budget, however easy."""
    quick: Crew
    """For bots that answer in an instant: they never wait behind a search."""
    reckoners: list[Crew]
    """For what seats can work out."""
    retellers: Crew
    """For replays of finished games."""
    analysts: Crew
    """For analyses of finished games, in the idle time of the machine."""
    metrics: Metrics
    settings: Settings
    now: Callable[[], float] = time.time
    turned: Callable[[str], None] = unheard
    """Called with the id of a chronicle when a page of it was sealed."""
    news: Callable[[bool, Iterable[str]], None] = untold
    """Called when the list of open seats changes, or for guests whose turn begins or ends."""

    @property
    def mailer(self) -> Mailer | None:
        """Where links can be put into a mail, that is where the house knows its own address."""
        return self.settings.mailer if self.settings.home else None

    @property
    def pusher(self) -> Pusher | None:
        return self.settings.pusher

    @property
    def sends(self) -> bool:
        """Whether anybody can be told anything while they are not looking."""
        return self.mailer is not None or self.pusher is not None

    @property
    def limits(self) -> Limits:
        return self.settings.limits

    def reckoner(self, table: str) -> Crew:
        """The one that has what it worked out for this table before."""
        return self.reckoners[crc32(table.encode()) % len(self.reckoners)]

    @property
    def crews(self) -> list[Crew]:
        return [self.searchers, self.quick, *self.reckoners, self.retellers, self.analysts]


def house_of(store: Store, settings: Settings) -> House:
    def crew(size: int) -> Crew:
        return Crew(size, settings.bot_grace, settings.bot_modules)

    reckoners = [crew(1) for _ in range(settings.reckoners)]
    analysts = Crew(1, settings.analysis_grace, settings.bot_modules, settings.patience)
    return House(
        *(store, crew(settings.bot_workers), crew(1), reckoners, crew(1), analysts),
        *(Metrics(), settings),
    )
