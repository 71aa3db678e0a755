"""What an act would do, as far as nobody has to choose or to guess."""

from __future__ import annotations

from typing import Final

from duskmoot.games.heritage.boards.board import BOARDS
from duskmoot.games.heritage.effects.battle import activate_value
from duskmoot.games.heritage.lines import value_of
from duskmoot.games.heritage.pieces import NONE
from duskmoot.games.heritage.state import Heritage
from duskmoot.games.heritage.tales import ARRIVES, RESHUFFLES, REVEALED
from duskmoot.games.heritage.verbs import RECRUIT, SIRE
from duskmoot.kernel import flow
from duskmoot.kernel.acts import noun, verb
from duskmoot.kernel.story import EVERYBODY, Line

PLAIN: Final[list[str]] = ["pay", "sire"]
"""Questions of recruiting whose answer hardly touches the battlegrounds: the first one serves."""
GUESSED: Final[list[str]] = [ARRIVES.key, RESHUFFLES.key]
"""Lines about the character deck, which is hidden."""


def foresee(g: Heritage, seat: int, act: int) -> Heritage:
    """The table after the act, up to the next question.

    A recruit is activated, abilities not yet applied, and each battleground played as far as it
    goes without a choice. The position given is imagined and the answer does not depend on how:
    where something hidden would come to light, all stays as it is; queue, decks and hands keep
    what they hold.
    """
    at = g.clone()
    at.story = []
    if verb(act) == RECRUIT:
        recruit = noun(act)
    elif verb(act) == SIRE and g.threads[0].recruited != NONE:
        recruit = g.threads[0].recruited
    else:
        flow.apply(at, seat, act)
        return without_guesses(g, g if unveils(at, g) else at, NONE)
    flow.apply(at, seat, act)
    while at.asked == [seat] and flow.question(at).key in PLAIN:
        flow.apply(at, seat, flow.legal(at, seat)[0])
    for board in at.boards:
        at = after(at, seat, recruit, board)
    return without_guesses(g, at, recruit)


def after(at: Heritage, seat: int, recruit: int, board: int) -> Heritage:
    """One battleground, played up to its end or to the first question."""
    then = at.clone()
    then.story = lines(at)
    then.asked = []
    activate_value(then, seat, recruit, value_of(recruit, BOARDS[board].axis))
    flow.run(then)
    if tokens_known(then) > tokens_known(at):
        return at
    then.threads = then.threads[: len(at.threads)]
    then.stack = then.stack[: len(at.stack)]
    then.asked = at.asked[:]
    return then


def unveils(at: Heritage, g: Heritage) -> bool:
    """Whether something hidden has come to light."""
    revealed = any(line.tale.key == REVEALED.key for line in lines(at))
    return revealed or tokens_known(at) > tokens_known(g)


def tokens_known(g: Heritage) -> int:
    """Tokens of the Sabbat Wars that everybody has seen."""
    return len(g.spent) + sum([len(r.shown) - r.shown.count(NONE) for r in g.regions])


def without_guesses(g: Heritage, at: Heritage, recruit: int) -> Heritage:
    at.queue = [c for c in g.queue if c != recruit]
    at.deck = g.deck[:]
    at.discard = g.discard[:]
    for b in at.bloodlines:
        before = g.bloodlines[b.seat]
        b.hand = before.hand[:]
        b.deck = before.deck[:]
    heard = [line for line in lines(at) if line.audience == EVERYBODY]
    at.story = [line for line in heard if line.tale.key not in GUESSED]
    return at


def lines(g: Heritage) -> list[Line]:
    return g.story[:] if g.story is not None else []
