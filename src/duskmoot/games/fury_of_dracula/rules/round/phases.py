"""The round: dawn, day, dusk, night and the Dracula phase (book: 'Game round', 'Time track')."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula import evidence, tales
from duskmoot.games.fury_of_dracula.board import NOWHERE, is_city
from duskmoot.games.fury_of_dracula.cards.moments import AFTER_DRACULA_PHASE, IN_DRACULA_PHASE
from duskmoot.games.fury_of_dracula.cards.table import CARDS, named
from duskmoot.games.fury_of_dracula.rules.choices import event_cards, obstacles
from duskmoot.games.fury_of_dracula.rules.combat.steps import fight_dracula
from duskmoot.games.fury_of_dracula.rules.dracula.phase import LURKING, MOVEMENT
from duskmoot.games.fury_of_dracula.rules.dracula.trail import (
    answer_for,
    current,
    current_nest,
    reveal,
)
from duskmoot.games.fury_of_dracula.rules.hunters.actions import ACTIONS
from duskmoot.games.fury_of_dracula.rules.hunters.damage import admit, dracula_seat, present
from duskmoot.games.fury_of_dracula.rules.hunters.limits import TIDY
from duskmoot.games.fury_of_dracula.rules.round.decks import refill_encounters, take_event
from duskmoot.games.fury_of_dracula.rules.round.events import (
    TIMED_EVENTS,
    any_fits,
    forbids_event,
    play_from_hand,
    receive,
)
from duskmoot.games.fury_of_dracula.rules.round.setup import LANDING, PLACING, all_placed, lay_out
from duskmoot.games.fury_of_dracula.sheets import (
    DAWN,
    DAY,
    DRACULA,
    DRACULA_BACK,
    DRACULA_PHASE,
    DUSK,
    HUNTERS,
    MOST_DESPAIR,
    NIGHT,
    NONE,
    TIME_SPACES,
)
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.games.fury_of_dracula.verbs import CALM, DISCARD, PLAY, SEND_GUARD, SHUN
from duskmoot.kernel.acts import DONE, act, each_kind, noun
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, call, do, for_each, repeat, when, window

GAME: Final[Outline[Fury]] = Outline("game")
ROUND: Final[Outline[Fury]] = Outline("round")
DAWNING: Final[Outline[Fury]] = Outline("dawn")
DAYTIME: Final[Outline[Fury]] = Outline("day")
DUSKFALL: Final[Outline[Fury]] = Outline("dusk")
NIGHTTIME: Final[Outline[Fury]] = Outline("night")
CONFRONTATION: Final[Outline[Fury]] = Outline("confrontation")
SHUNNING: Final[Outline[Fury]] = Outline("shunning")
CALMING: Final[Outline[Fury]] = Outline("calming")
PHASES: Final[Outline[Fury]] = Outline("dracula-phase")
WAKING: Final[Outline[Fury]] = Outline("waking")


def outlines() -> None:
    GAME.reads(
        do(lay_out),
        repeat(PLACING, until=all_placed),
        for_each(dracula_seat, LANDING),
        repeat(ROUND, until=never),
    )
    ROUND.reads(
        do(begin_round),
        when(after_first_round, call(DAWNING)),
        when(has_day, call(DAYTIME)),
        call(DUSKFALL),
        call(NIGHTTIME),
        repeat(PHASES, until=phases_are_over),
    )
    DAWNING.reads(do(dawn), call(TIMED_EVENTS), call(CONFRONTATION), do(end_dawn), call(TIDY))
    DAYTIME.reads(do(day), call(ACTIONS))
    DUSKFALL.reads(
        do(dusk),
        call(TIMED_EVENTS),
        call(CONFRONTATION),
        when(is_blocked, for_each(dracula_seat, obstacles.CLEARANCE)),
        do(lift_fog),
        when(is_stormy, for_each(dracula_seat, CALMING)),
        call(TIDY),
    )
    CALMING.reads(ask(CALM_SEA))
    NIGHTTIME.reads(do(night), call(ACTIONS), do(end_hunter_phase))
    CONFRONTATION.reads(
        do(come_face_to_face),
        window(dracula_with_guards, SEND_GUARDS),
        when(fog_hides, for_each(dracula_seat, SHUNNING)),
        do(confront),
    )
    SHUNNING.reads(ask(SHUN_FIGHT))
    PHASES.reads(
        do(begin_phase),
        for_each(dracula_seat, WAKING),
        window(dracula_with_events, PHASE_EVENT),
        call(MOVEMENT),
        for_each(dracula_seat, LURKING),
        do(near_end),
        window(dracula_with_events, PHASE_EVENT),
        call(TIDY),
        do(end_phase),
    )
    WAKING.reads(
        when(has_brides, ask(EXCHANGE)),
        when(has_wolf, do(set_wolf_on)),
        when(has_hildesheim, do(take_top_event)),
        call(TIDY),
    )


def never(g: Fury) -> bool:
    return False


# Dawn, day, dusk, night.


def begin_round(g: Fury) -> None:
    g.round += 1


def after_first_round(g: Fury) -> bool:
    return g.round > 1


def has_day(g: Fury) -> bool:
    return not g.no_day


def advance_time(g: Fury) -> None:
    g.time = (g.time + 1) % TIME_SPACES


def dawn(g: Fury) -> None:
    g.step = DAWN
    g.swaps = 0
    advance_time(g)
    g.tell(tales.DAWN)
    if g.time == 0 and g.despair < MOST_DESPAIR:
        g.despair += 1
        g.dracula.rumors += 1
        g.tell(tales.DESPAIR, g.despair)
    admit(g)


def end_dawn(g: Fury) -> None:
    """Heavenly Hosts leave, after any combat."""
    if g.hosts:
        g.hosts.clear()
        evidence.hallowed(g)


def day(g: Fury) -> None:
    g.step = DAY
    g.tell(tales.DAY)


def dusk(g: Fury) -> None:
    if g.step != DAY:
        g.no_day = False
    g.step = DUSK
    g.swaps = 0
    g.visited = False
    advance_time(g)
    g.tell(tales.DUSK)


def is_blocked(g: Fury) -> bool:
    return bool(g.roadblocks)


def lift_fog(g: Fury) -> None:
    for place in sorted(set(g.fog)):
        g.fog.remove(place)


def is_stormy(g: Fury) -> bool:
    return bool(g.storms)


class CalmSea(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        return [act(CALM, sea) for sea in g.storms]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        g.storms.remove(noun(act))
        g.tell(tales.CALMS, noun(act))


def night(g: Fury) -> None:
    g.step = NIGHT
    g.tell(tales.NIGHT)


def end_hunter_phase(g: Fury) -> None:
    g.long_night = False
    g.any_order = False
    g.vigor = False
    g.no_supply = False


# Combat with Dracula at dawn and dusk.


def met(g: Fury) -> list[int]:
    """The hunters who are where Dracula is; nobody fights at sea."""
    place = current(g)
    return present(g, place) if is_city(place) else []


def come_face_to_face(g: Fury) -> None:
    """Whether they meet is seen by all before anything comes of it."""
    answer_for(g)
    evidence.confronted(g, current(g) if met(g) else NOWHERE)


def dracula_with_guards(g: Fury) -> list[int]:
    return [DRACULA] if g.dracula.guards and met(g) else []


class SendGuards(Ask[Fury]):
    """Bodyguards strike a hunter before the combat."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        return [*[act(SEND_GUARD, hunter) for hunter in met(g)], DONE]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if act != DONE:
            card = g.dracula.guards.pop()
            g.encounter_discard.append(card)
            g.victim = noun(act)
            g.encounter = card
            g.called_off = False
            g.tell(tales.AMBUSHES, card, g.victim)
            CARDS[card].befall(g)


def fog_hides(g: Fury) -> bool:
    return bool(met(g)) and current(g) in g.fog


class ShunFight(Ask[Fury]):
    """In fog Dracula may decline the combat."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        return [act(SHUN, 0), DONE]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        g.called_off = act != DONE


def confront(g: Fury) -> None:
    g.victim = NONE
    g.encounter = NONE
    hunters = met(g)
    if hunters and not g.called_off:
        if current_nest(g) != NONE:
            reveal(g, current_nest(g))
        else:
            g.dracula.figure = current(g)
        fight_dracula(g, hunters)
    g.called_off = False


# The Dracula phase.


def phases_are_over(g: Fury) -> bool:
    return g.step == DRACULA_PHASE and g.again == 0


def begin_phase(g: Fury) -> None:
    if g.step == DRACULA_PHASE:
        g.again -= 1
    g.step = DRACULA_PHASE
    g.deed = DRACULA_PHASE
    g.tell(tales.DRACULA_PHASE)


def near_end(g: Fury) -> None:
    g.deed = DONE


def end_phase(g: Fury) -> None:
    g.moved = 0


def has_brides(g: Fury) -> bool:
    return named("draculas_brides") in g.dracula.allies and bool(g.dracula.encounters)


class Exchange(Ask[Fury]):
    """Brides: one encounter of the hand for another."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        return [*each_kind(DISCARD, sorted(g.dracula.encounters)), DONE]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if act != DONE:
            g.dracula.encounters.remove(noun(act))
            g.encounter_discard.append(noun(act))
            g.tell(tales.DISCARDS, HUNTERS, noun(act))
            refill_encounters(g)


def has_wolf(g: Fury) -> bool:
    return named("great_wolf") in g.dracula.allies


def set_wolf_on(g: Fury) -> None:
    event_cards.howl_at(g, 1)


def has_hildesheim(g: Fury) -> bool:
    return named("immanuel_hildesheim") in g.dracula.allies and g.top_back == DRACULA_BACK


def take_top_event(g: Fury) -> None:
    g.tell(tales.DRACULA_TAKES_EVENT)
    receive(g, NONE, take_event(g, bottom=False))


def dracula_with_events(g: Fury) -> list[int]:
    return [DRACULA] if g.dracula.events else []


def phase_moments(g: Fury) -> int:
    return IN_DRACULA_PHASE if g.deed else IN_DRACULA_PHASE | AFTER_DRACULA_PHASE


class PhaseEvent(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        return [*each_kind(PLAY, g.dracula.events), DONE]

    def legal(self, g: Fury, seat: int) -> list[int]:
        """Mostly no card of the moment is there, and there is nothing to look at."""
        return super().legal(g, seat) if any_fits(g.dracula.events, phase_moments(g)) else [DONE]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        if act == DONE:
            return ""
        return forbids_event(g, NONE, noun(act), phase_moments(g))

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if act != DONE:
            play_from_hand(g, NONE, noun(act))


CALM_SEA: Final[CalmSea] = CalmSea("calm")
SEND_GUARDS: Final[SendGuards] = SendGuards("send-guards")
SHUN_FIGHT: Final[ShunFight] = ShunFight("shun")
EXCHANGE: Final[Exchange] = Exchange("exchange")
PHASE_EVENT: Final[PhaseEvent] = PhaseEvent("phase-event")
outlines()
