"""Story: what happened, as message key, parameters, who may know, and the clause behind it."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final[int] = -1


class Tale:
    """One kind of line. `parts` names its parameters and their kinds: "hunter:seat n:number"."""

    def __init__(self, key: str, parts: str, clause: str) -> None:
        self.key = key
        self.clause = clause
        pairs = [part.split(":") for part in parts.split()]
        self.names = [pair[0] for pair in pairs]
        self.kinds = [pair[1] for pair in pairs]


class Tales:
    """All kinds of lines that a game tells, each named where it is written down."""

    def __init__(self) -> None:
        self.all: list[Tale] = []

    def tale(self, key: str, parts: str, clause: str) -> Tale:
        self.all.append(Tale(key, parts, clause))
        return self.all[-1]


class Line:
    """One told line; `audience` has a bit for each seat that may know it."""

    def __init__(self, tale: Tale, audience: int, values: tuple[int, ...]) -> None:
        self.tale = tale
        self.audience = audience
        self.values = values

    def heard_by(self, seat: int) -> bool:
        """Seat -1 is the spectator, who hears what everybody hears."""
        if self.audience == EVERYBODY:
            return True
        return seat >= 0 and (self.audience >> seat) & 1 == 1

    def told(self) -> dict[str, object]:
        """The line as plain data, for views, saves and clients."""
        part = {name: self.values[i] for i, name in enumerate(self.tale.names)}
        return {"key": self.tale.key, "clause": self.tale.clause, "parts": part}
