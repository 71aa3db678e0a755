"""The Court (book: ДВОР)."""

from __future__ import annotations

from typing import Final

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.boards.board import Board
from duskmoot.games.heritage.effects import op as asked
from duskmoot.games.heritage.effects.machine import start
from duskmoot.games.heritage.effects.op import NOTHING, Rule, offer
from duskmoot.games.heritage.effects.scripts import PRETENDERS
from duskmoot.games.heritage.lines import awake, owner_of, stands_awake, value_of
from duskmoot.games.heritage.pieces import CLASS, HIGH, LOW, NONE, TITLE_NAMES
from duskmoot.games.heritage.state import Heritage, Thread, thread
from duskmoot.games.heritage.verbs import CHOOSE
from duskmoot.kernel.acts import noun

TIME: Final[int] = 2
"""In `g.court`, after the tokens of both classes: the title under the time token."""
PRINCE: Final[int] = len(TITLE_NAMES) - 1


class Court(Board):
    def setup(self, g: Heritage) -> None:
        """All tokens outside the walls, the time token on the first title."""
        g.court = [0, 0, 0]

    def activate(self, g: Heritage, t: Thread) -> None:
        """A token enters the city with the activated class up."""
        g.court[t.n] += 1
        g.tell(tales.ENTERS_CITY, t.n, g.court[t.n])
        if g.court[HIGH] + g.court[LOW] == int(self.data["tokens"]):
            self.vote(g)

    def vote(self, g: Heritage) -> None:
        """The stronger class; of its untitled vampires the one alone with the most power."""
        prevailing = HIGH if g.court[HIGH] > g.court[LOW] else LOW
        g.tell(tales.VOTE, prevailing)
        title = g.court[TIME]
        elected = favourite(g, prevailing)
        if elected == NONE:
            g.tell(tales.NOT_ELECTED, title)
        else:
            take_title(g, title)
            give_title(g, elected, title)
            g.tell(tales.ELECTED, elected, title)
        g.court = [0, 0, next_title(g, title)]

    def when_torpid(self, g: Heritage, vampire: int, culprit: int, credit: int) -> None:
        """Pretenders: whoever sent it there steals its title."""
        for title in titles_of(g, vampire):
            take_title(g, title)
            t = thread(PRETENDERS, culprit, vampire)
            t.trigger = credit
            t.board = self.number
            t.n = title
            start(g, t)

    def vp(self, g: Heritage, seat: int) -> int:
        """For each vampire of the Prince's class, and for each title."""
        b = g.bloodlines[seat]
        titled = len([p for p in awake(b) if b.titles[p]])
        prince = holder(g, PRINCE)
        peers = 0 if prince == NONE else self.count(g, seat, value_of(prince, CLASS))
        return peers * int(self.data["points"]) + titled * int(self.data["points_title"])


def titles_of(g: Heritage, vampire: int) -> list[int]:
    b = g.bloodlines[owner_of(g, vampire)]
    bits = b.titles[b.line.index(vampire)]
    return [title for title in range(len(TITLE_NAMES)) if bits >> title & 1]


def holder(g: Heritage, title: int) -> int:
    """Who bears it; NONE while it lies on its place."""
    for b in g.bloodlines:
        for place in range(len(b.line)):
            if b.titles[place] >> title & 1:
                return b.line[place]
    return NONE


def take_title(g: Heritage, title: int) -> None:
    for b in g.bloodlines:
        b.titles = [bits & ~(1 << title) for bits in b.titles]


def give_title(g: Heritage, vampire: int, title: int) -> None:
    b = g.bloodlines[owner_of(g, vampire)]
    b.titles[b.line.index(vampire)] |= 1 << title


def may_hold(g: Heritage, vampire: int) -> bool:
    """Neither in torpor nor titled already."""
    return stands_awake(g, vampire) and not titles_of(g, vampire)


def favourite(g: Heritage, side: int) -> int:
    """The untitled vampire of a class with the most power, even none; NONE on a tie."""
    best = NONE
    found = NONE
    for b in g.bloodlines:
        for place in awake(b):
            if value_of(b.line[place], CLASS) != side or b.titles[place]:
                continue
            if b.power[place] > best:
                best = b.power[place]
                found = b.line[place]
            elif b.power[place] == best:
                found = NONE
    return found


def next_title(g: Heritage, title: int) -> int:
    """The next that nobody bears, after the last the first again; the last if all are borne."""
    for step in range(1, len(TITLE_NAMES) + 1):
        following = (title + step) % len(TITLE_NAMES)
        if holder(g, following) == NONE:
            return following
    return PRINCE


class Pretenders(Rule):
    """The title `n` of a fallen vampire goes to `trigger`, who profits, or to another.

    Who has no player to profit from it, as after a trial, gives it back.
    """

    def heirs(self, g: Heritage, t: Thread) -> list[int]:
        if t.actor == NONE:
            return []
        if may_hold(g, t.trigger):
            return [t.trigger]
        return [v for v in g.bloodlines[t.actor].line if may_hold(g, v)]

    def asks(self, g: Heritage, t: Thread) -> int:
        return asked.HEIR if not t.chosen and self.heirs(g, t) else NOTHING

    def about(self, g: Heritage, t: Thread) -> list[tuple[str, int]]:
        return [("title", t.n)]

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        heirs = self.heirs(g, t)
        others = [v for v in g.bloodlines[t.actor].line if v not in heirs]
        return offer(CHOOSE, heirs + others)

    def forbids(self, g: Heritage, t: Thread, a: int) -> str:
        if noun(a) in self.heirs(g, t):
            return ""
        free = may_hold(g, noun(a))
        return "battleground.court." + ("pretenders" if free else "vote-ineligible")

    def resolve(self, g: Heritage, t: Thread) -> None:
        if t.chosen:
            give_title(g, t.chosen[0], t.n)
            g.tell(tales.STEALS_TITLE, t.chosen[0], t.subject, t.n)
        else:
            g.tell(tales.TITLE_RETURNS, t.n)
