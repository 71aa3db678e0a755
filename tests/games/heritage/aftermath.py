"""A chapter of a chronicle after its last round, for tests that read like an evening's end.

    chapter = Aftermath(1, anna="brujah", boris="ventrue", clara="gangrel")
    chapter.tree("anna", "smith: war")
    chapter.wins("anna", 1, 3)
    chapter.ends()
    chapter.until("anna ascension")
    chapter.act("anna", "ascend smith", "embrace brujah")

Players win in the order in which they are named, by power on their clan leaders. Events are
numbered as in their chapter; those that no test hands out are nobody's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from duskmoot.games.heritage.cards import EVENT_NAMES
from duskmoot.games.heritage.chronicle.aftermath import AFTERMATH
from duskmoot.games.heritage.legacy import Legacy, pack, unpack
from duskmoot.games.heritage.pieces import NONE, PARAMETER_NAMES
from duskmoot.kernel import flow
from duskmoot.kernel.flow import Call, frame
from tests.games.heritage.court import GAME, NAMES, Court
from tests.games.heritage.legacies import legacy_before

THREE = {"anna": "brujah", "boris": "ventrue", "clara": "gangrel"}


class Aftermath(Court):
    def __init__(
        self,
        chapter: int = 1,
        inherit: Callable[[Legacy], None] | None = None,
        options: dict[str, str] | None = None,
        first: str = "anna",
        **clans: str,
    ) -> None:
        named: dict[str, Any] = dict(clans or THREE)
        legacy = legacy_before(chapter, len(named))
        if inherit is not None:
            inherit(legacy)
        legacy.present = tuple(range(len(named)))
        super().__init__(options=options, legacy=pack(legacy), first=first, **named)
        for n, name in enumerate(named):
            self.leader(name, f"power={20 - 4 * n}")

    def wins(self, name: str, *events: int) -> None:
        """Events of this chapter, by their numbers from 1 to 5."""
        for n in events:
            event = EVENT_NAMES.index(f"event_{self.g.chapter:02}_{n}")
            self.player(name).events.append(event)
            self.g.events.remove(event)

    def ends(self) -> None:
        """The last round is over and all events are with their winners."""
        g = self.g
        g.events = []
        g.threads = []
        g.turn = NONE
        game = frame(GAME.outlines[0].number, NONE)
        steps = GAME.outlines[0].steps
        game.step = 1 + next(
            n for n, s in enumerate(steps) if isinstance(s, Call) and s.outline is AFTERMATH
        )
        g.stack = [game, frame(AFTERMATH.number, NONE)]
        g.asked = []
        flow.run(g)

    def until(self, asks: str) -> None:
        """On to this question ("anna agent", or "agent" of anybody), with usual answers."""
        for _ in range(200):
            if asks in (self.asks(), self.asks().partition(" ")[2]):
                return
            assert not self.g.over, f"never asked: {asks}"
            seat = self.g.asked[0]
            flow.apply(self.g, seat, flow.question(self.g).default(self.g, seat))
        raise AssertionError(f"never asked: {asks}")

    def over(self) -> None:
        """To the end, with usual answers."""
        while not self.g.over:
            seat = self.g.asked[0]
            flow.apply(self.g, seat, flow.question(self.g).default(self.g, seat))

    # What the book says afterwards.

    def legacy(self) -> Legacy:
        assert self.g.over
        return unpack(GAME.bequest(self.g))

    def page(self) -> dict[str, Any]:
        return GAME.chronicled(self.g)

    def marks(self, name: str) -> dict[str, int]:
        """Marked boxes by parameter."""
        marks = self.g.marks[NAMES.index(name)]
        return {PARAMETER_NAMES[p]: n for p, n in enumerate(marks) if n}

    def blood_of(self, alias: str) -> int:
        return self.g.blood[self.aliases[alias]]
