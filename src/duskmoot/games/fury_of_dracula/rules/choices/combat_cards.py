"""Choices that combat cards give: Holy Bullets, Holy Circle, Claws, Plotting."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula.cards.table import CARDS, named
from duskmoot.games.fury_of_dracula.pieces import Hunter
from duskmoot.games.fury_of_dracula.rules.combat.fighters import combat_ended, hurt_foe
from duskmoot.games.fury_of_dracula.rules.hunters.damage import hurt, leave_combat
from duskmoot.games.fury_of_dracula.rules.hunters.hand import items_of, throw_away
from duskmoot.games.fury_of_dracula.sheets import COMBAT, HOLY_BULLETS, NONE
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.games.fury_of_dracula.verbs import CLAW, RELEASE, TAKE, USE
from duskmoot.kernel.acts import DONE, act, each_kind, noun
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, follow, repeat_seat, stop_if

LOADING: Final[Outline[Fury]] = Outline("loading")
CIRCLE: Final[Outline[Fury]] = Outline("circle")
CIRCLING: Final[Outline[Fury]] = Outline("circling")
CLAWING: Final[Outline[Fury]] = Outline("clawing")
SEEKING: Final[Outline[Fury]] = Outline("seeking")


def outlines() -> None:
    LOADING.reads(ask(FIRE))
    CIRCLE.reads(ask(RELEASE_FIRST), repeat_seat(CIRCLING, until=circle_closed))
    CIRCLING.reads(ask(RELEASE_MORE))
    CLAWING.reads(stop_if(combat_ended), ask(CLAW_HUNTER))
    SEEKING.reads(ask(SEEK))


def load(g: Fury, h: Hunter) -> None:
    """After a shot he may add Holy Bullets, one in a combat for all hunters or for each."""
    spent = h.number in g.shot if g.options[HOLY_BULLETS] else bool(g.shot)
    if not spent and not combat_ended(g) and items_of(h):
        g.mover = h.number
        follow(g, LOADING, h.seat)


class Fire(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        return [*each_kind(USE, items_of(g.hunters[g.mover])), DONE]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        fits = act == DONE or noun(act) == named("holy_bullets")
        return "" if fits else "golden.component-over-reference"

    def answer(self, g: Fury, seat: int, act: int) -> None:
        h = g.hunters[g.mover]
        g.mover = NONE
        if act != DONE:
            g.shot.append(h.number)
            throw_away(g, h, noun(act))
            hurt_foe(g, CARDS[noun(act)].damage)


class Release(Ask[Fury]):
    """Holy Circle: one or more hunters leave the combat."""

    def __init__(self, key: str, first: bool) -> None:
        super().__init__(key)
        self.first = first

    def offers(self, g: Fury, seat: int) -> list[int]:
        leaving = [act(RELEASE, hunter) for hunter in g.fighters]
        return leaving if self.first else [*leaving, DONE]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        g.count = 0 if act == DONE else 1
        if act != DONE:
            leave_combat(g, g.hunters[noun(act)])


def circle_closed(g: Fury, seat: int) -> bool:
    return g.count == 0 or not g.fighters


class ClawHunter(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        return [act(CLAW, hunter) for hunter in g.fighters]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        hurt(g, g.hunters[noun(act)], CARDS[named("claws")].damage)


class Seek(Ask[Fury]):
    """Plotting: any card of the combat deck."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        return each_kind(TAKE, sorted(g.combat_deck))

    def answer(self, g: Fury, seat: int, act: int) -> None:
        g.combat_deck.remove(noun(act))
        g.dracula.hand.append(noun(act))
        g.chance.shuffle(COMBAT, g.combat_deck)


FIRE: Final[Fire] = Fire("fire")
RELEASE_FIRST: Final[Release] = Release("release", True)
RELEASE_MORE: Final[Release] = Release("release-more", False)
CLAW_HUNTER: Final[ClawHunter] = ClawHunter("claw")
SEEK: Final[Seek] = Seek("seek")
outlines()
