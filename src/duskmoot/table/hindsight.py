"""A table as it stood some acts ago, for spectators who are to see it later than the players."""

from __future__ import annotations

from collections import deque

from duskmoot.kernel.game import Setting
from duskmoot.table.course import Course
from duskmoot.table.history import VOID, restored
from duskmoot.table.store.port import Event, Snapshot


class Hindsight:
    def __init__(
        self, setting: Setting, events: list[Event], snapshot: Snapshot | None, delay: int
    ) -> None:
        seen = max(0, len(events) - delay)
        early = snapshot if snapshot is not None and snapshot.n <= seen else None
        self.course: Course = restored(setting, events[:seen], early)
        self._ahead = deque(events[seen:])
        """What spectators are still to see."""

    def happens(self, event: Event) -> None:
        self._ahead.append(event)

    def goes_on(self, delay: int) -> bool:
        """Until no more than so many acts are still to be seen; whether there is news for all."""
        news = False
        while len(self._ahead) > delay:
            event = self._ahead.popleft()
            if self._ahead and self._ahead[0].seat == VOID:
                self.course.skip(event)
            else:
                self.course.apply(event)
            news = news or not self.course.concerns
        return news
