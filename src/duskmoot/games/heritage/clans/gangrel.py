"""Gangrel (book: ГАНГРЕЛ): Pack."""

from __future__ import annotations

from duskmoot.games.heritage.effects.select import Pool
from duskmoot.games.heritage.lines import value_of
from duskmoot.games.heritage.pieces import GEOGRAPHY, OUTSIDER
from duskmoot.games.heritage.state import Heritage, Thread


class Pack(Pool):
    """The own vampires with the subject's geography, wherever they stand in the tree."""

    def uses_subject(self) -> bool:
        return True

    def forbids(self, g: Heritage, t: Thread, vampire: int, seat: int) -> str:
        if seat != t.actor:
            return "term.bloodline"
        home, other = value_of(t.subject, GEOGRAPHY), value_of(vampire, GEOGRAPHY)
        if home == other:
            return ""
        return "clan.gangrel.outsider" if OUTSIDER in (home, other) else "clan.gangrel.pack"
