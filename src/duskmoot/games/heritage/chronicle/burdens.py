"""Burdens: what a winner drags along (book: ПОДГОТОВКА К ИГРЕ, п. 6; burdens.toml).

Some weigh once, when all bloodlines stand; others are asked for whenever they matter.
"""

from __future__ import annotations

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.boards.morality import shift
from duskmoot.games.heritage.chronicle.tables import BURDENS
from duskmoot.games.heritage.effects.intrigue_cards import discard
from duskmoot.games.heritage.effects.states import exhaust
from duskmoot.games.heritage.effects.tokens import add_notoriety, add_power, move_boon, take_power
from duskmoot.games.heritage.lines import boons_of, weight
from duskmoot.games.heritage.pieces import SETUP
from duskmoot.games.heritage.state import Bloodline, Heritage


def resolve_burdens(g: Heritage) -> None:
    """After all bloodlines have been set up, in turn order (chronicle.setup.burdens)."""
    for seat in g.clockwise(g.first):
        b = g.bloodlines[seat]
        b.burdens = g.burdens[g.present[seat]]
        for burden in b.burdens:
            g.tell(tales.WEIGHS, seat, burden)
            resolve(g, b, BURDENS[burden].key, BURDENS[burden].value)


def resolve(g: Heritage, b: Bloodline, key: str, value: int) -> None:
    """Those that weigh once; the others do nothing yet."""
    leader = b.line[0]
    if key == "start_power_minus":
        taken = take_power(g, leader, value)
        if taken:
            g.tell(tales.LOSES_POWER, leader, taken)
    elif key == "start_intrigue_minus":
        discard_at_random(g, b, value)
    elif key == "boon_to_left":
        give_boons(g, b, value)
    elif key == "morality_minus":
        shift(g, b.seat, -value)
    elif key == "others_gain_power":
        for other in g.opponents(b.seat):
            add_power(g, g.bloodlines[other].line[0], value)


def discard_at_random(g: Heritage, b: Bloodline, n: int) -> None:
    for i in range(min(n, len(b.hand))):
        discard(g, b.seat, g.chance.pick(SETUP, b.hand))


def give_boons(g: Heritage, b: Bloodline, n: int) -> None:
    """Own ones, to the clan leader of the player on the left."""
    receiver = g.bloodlines[g.opponents(b.seat)[0]].line[0]
    for i in range(min(n, boons_of(b, 0, b.seat))):
        move_boon(g, b.line[0], receiver, b.seat)
        g.tell(tales.GIVES_BOON, b.line[0], receiver)


def weigh_on_first_recruit(g: Heritage, seat: int, recruit: int) -> None:
    b = g.bloodlines[seat]
    if b.burdens and b.recruits == 1:
        add_notoriety(g, recruit, weight(b, "first_recruit_notoriety"))
        if weight(b, "first_recruit_exhausted"):
            exhaust(g, recruit)
