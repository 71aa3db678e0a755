"""The invariants find every kind of damage."""

from collections.abc import Callable

import pytest

from duskmoot.games.heritage.pieces import TORPOR
from duskmoot.games.heritage.rules.recruit import join
from duskmoot.games.heritage.state import Heritage
from tests.games.heritage.court import GAME, Court


def sound() -> Court:
    court = Court()
    court.tree("anna", "x\n  y\nz")
    court.tree("boris", "v\nw")
    return court


def cycle(g: Heritage) -> None:
    g.bloodlines[0].sire[1] = 2


def crowd(g: Heritage) -> None:
    b = g.bloodlines[0]
    join(b, g.deck.pop(), 0)
    b.sire = [-1, 0, 0, 0, 0]
    b.recruits += 1


def asleep(g: Heritage) -> None:
    g.bloodlines[0].marks = [0, TORPOR, TORPOR, TORPOR]
    g.bloodlines[0].sire = [-1, 0, 0, 0]


def half_done(g: Heritage) -> None:
    g.over = True
    g.bloodlines[0].playing.append(g.bloodlines[0].deck.pop())


DAMAGE: dict[str, Callable[[Heritage], object]] = {
    "a character is lost or doubled": lambda g: g.deck.pop(),
    "the queue is short": lambda g: g.deck.append(g.queue.pop()),
    "tokens without a vampire": lambda g: g.bloodlines[0].power.append(1),
    "the clan leader is not at the top": lambda g: g.bloodlines[0].line.reverse(),
    "a clan leader in torpor": lambda g: setattr(g.bloodlines[0], "marks", [TORPOR, 0, 0, 0]),
    "a vampire hangs in the air": cycle,
    "more than three childer": crowd,
    "less than no tokens": lambda g: g.bloodlines[0].power.__setitem__(1, -1),
    "exhausted and in torpor at once": lambda g: g.bloodlines[0].marks.__setitem__(1, 3),
    "recruits and vampires differ": lambda g: setattr(g.bloodlines[0], "recruits", 9),
    "nobody can be recruited any more": asleep,
    "a monster of nobody": lambda g: g.bloodlines[0].tucked.append(9 * 256 + g.deck.pop()),
    "an intrigue is lost or doubled": lambda g: g.bloodlines[0].deck.pop(),
    "a card was seen that is not in hand": lambda g: g.bloodlines[0].seen.append(3),
    "a card in play without its place": lambda g: g.bloodlines[0].stalls.append(-1),
    "one without a value": lambda g: g.bloodlines[0].edict.append(g.bloodlines[0].deck.pop()),
    "a boon is lost or doubled": lambda g: g.bloodlines[0].boons.__setitem__(0, 2),
    "a marker lies beside the queue": lambda g: setattr(g.bloodlines[0], "reserved", g.deck[0]),
    "two seats play one clan": lambda g: setattr(g.bloodlines[1], "clan", g.bloodlines[0].clan),
    "something is being resolved": half_done,
}


def test_a_sound_position_is_sound() -> None:
    assert GAME.broken(sound().g) == []


@pytest.mark.parametrize("complaint", DAMAGE)
def test_damage_is_found(complaint: str) -> None:
    court = sound()
    DAMAGE[complaint](court.g)
    assert any(complaint in found for found in GAME.broken(court.g)), GAME.broken(court.g)
