"""What all tables of a server share, and the settings it was started with."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from duskmoot.table.crew import Crew
from duskmoot.table.limits import Limits
from duskmoot.table.metrics import Metrics
from duskmoot.table.store.port import Store


@dataclass(frozen=True)
class Settings:
    origins: tuple[str, ...] = ()
    """Pages of other addresses that may speak with this server, as `https://example.org`."""
    bot_workers: int = 1
    bot_grace: float = 15.0
    bot_modules: tuple[str, ...] = ()
    """Modules that a worker imports first; they may add bots."""
    rest_after: float = 600.0
    """Seconds after which a table that nobody looks at leaves the memory."""
    limits: Limits = field(default_factory=Limits)


@dataclass
class House:
    store: Store
    crew: Crew
    reckoner: Crew
    """For what seats can work out: a worker of its own, for a bot may think long."""
    metrics: Metrics
    settings: Settings
    now: Callable[[], float] = time.time

    @property
    def limits(self) -> Limits:
        return self.settings.limits
