"""Story: what happened, as message key, parameters, who may know, and the clause behind it."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final[int] = -1


class Count:
    """What a line adds to the account of its game.

    "glory/battles:glory" adds its part `glory` to the column `battles` of all glory. A column in
    braces is a part whose noun names it: "score/{trophy}:points". With "=" the part says where a
    marker stands now, and what counts is how far it has moved: "influence/fangs:=influence".
    Without a part every line counts one.
    """

    def __init__(self, written: str) -> None:
        where, _, self.part = written.partition(":")
        self.group, self.column = where.split("/")
        self.noun = ""
        """The part whose noun names the column, if one does."""
        if self.column.startswith("{"):
            self.noun = self.column[1:-1]
            self.column = ""
        self.marker = self.part.startswith("=")
        if self.marker:
            self.part = self.part[1:]


class Tale:
    """One kind of line. `parts` names its parameters and their kinds: "hunter:seat n:number".

    `counts` says what its lines add to the account of a finished game, see Count; `tallies` says
    it, without a group, of what scores nothing but is worth telling. `opens` names the scene that
    begins with such a line: a round, a battle. `ends` is true for lines because of which a game
    may end. `favours` names the seat for which it is good that such a line is told: a part, or the
    seat itself: "0"; with "-" it is bad for it. Usually it is good for the first seat it names if
    it counts, and neither good nor bad if it does not.
    """

    def __init__(
        self,
        key: str,
        parts: str,
        clause: str,
        counts: str = "",
        tallies: str = "",
        opens: str = "",
        ends: bool = False,
        favours: str = "",
    ) -> None:
        self.key = key
        self.clause = clause
        self.opens = opens
        self.ends = ends
        self.favours = favours
        pairs = [part.split(":") for part in parts.split()]
        self.names = [pair[0] for pair in pairs]
        self.kinds = [pair[1] for pair in pairs]
        self.counts = [Count(written) for written in counts.split()]
        self.tallies = [Count(f"evening/{written}") for written in tallies.split()]
        if not favours and (counts or tallies) and "seat" in self.kinds:
            self.favours = self.names[self.kinds.index("seat")]


class Tales:
    """All kinds of lines that a game tells, each named where it is written down."""

    def __init__(self) -> None:
        self.all: list[Tale] = []

    def tale(
        self,
        key: str,
        parts: str,
        clause: str,
        counts: str = "",
        tallies: str = "",
        opens: str = "",
        ends: bool = False,
        favours: str = "",
    ) -> Tale:
        self.all.append(Tale(key, parts, clause, counts, tallies, opens, ends, favours))
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

    def part(self, name: str) -> int:
        return self.values[self.tale.names.index(name)]

    def good_for(self, seat: int) -> int:
        """1 or -1, or 0 where nobody is favoured. What is good for others is bad for a seat."""
        who = self.tale.favours.removeprefix("-")
        if not who or seat < 0:
            return 0
        favoured = int(who) if who.isdigit() else self.part(who)
        good = -1 if self.tale.favours.startswith("-") else 1
        return good if favoured == seat else -good

    def told(self) -> dict[str, object]:
        """The line as plain data, for views, saves and clients."""
        part = {name: self.values[i] for i, name in enumerate(self.tale.names)}
        return {"key": self.tale.key, "clause": self.tale.clause, "parts": part}
