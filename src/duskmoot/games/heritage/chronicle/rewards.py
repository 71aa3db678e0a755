"""Events of the chronicle, their answers and rewards (book: КОЛОДА ХРОНИКИ 2, 3, 6)."""

from __future__ import annotations

from typing import Final

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.cards import BASE_EVENTS, EVENTS, VAMPIRE_NAMES, VAMPIRES
from duskmoot.games.heritage.chronicle import annals
from duskmoot.games.heritage.chronicle.heirs import (
    embrace,
    is_full,
    mark_box,
    replaced,
    save_in_haven,
    thin_the_blood,
    turn_over,
    with_one,
)
from duskmoot.games.heritage.chronicle.order import goes_on
from duskmoot.games.heritage.lines import ANCILLA, BASE, THIN, clan_deck, is_awake
from duskmoot.games.heritage.pieces import CLAN_NAMES, NONE
from duskmoot.games.heritage.state import Heritage
from duskmoot.games.heritage.verbs import ANSWER, ASCEND, EMBRACE, RELEASE, SHELTER, THIN_BLOOD
from duskmoot.kernel.acts import act, each_kind, noun, verb
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, do_seat, follow, repeat_seat, when

RESOLVING: Final[Outline[Heritage]] = Outline("events")
EVENT: Final[Outline[Heritage]] = Outline("event")
RAISING: Final[Outline[Heritage]] = Outline("ascension")
BLOOD: Final[Outline[Heritage]] = Outline("blood")
REVEAL: Final[Outline[Heritage]] = Outline("reveal")


def outlines() -> None:
    RESOLVING.reads(repeat_seat(EVENT, until=all_answered))
    EVENT.reads(ask(WHICH_ANSWER), when(goes_on, do_seat(reward)))
    RAISING.reads(ask(WHO_ASCENDS))
    REVEAL.reads(do_seat(find_blood), ask(WHERE_TO))
    BLOOD.reads(ask(WHOSE_BLOOD))


# The situation and its two answers.


def answered(g: Heritage, seat: int) -> int:
    return len(annals.entries_of(g, annals.ANSWERED, seat))


def all_answered(g: Heritage, seat: int) -> bool:
    return answered(g, seat) == len(g.bloodlines[seat].events)


class WhichAnswer(Ask[Heritage]):
    """Each answer marks a box of its parameter; where all are marked, the mark is lost."""

    def offers(self, g: Heritage, seat: int) -> list[int]:
        first = 2 * (self.event(g, seat) - len(BASE_EVENTS))
        return each_kind(ANSWER, [first, first + 1])

    def event(self, g: Heritage, seat: int) -> int:
        return g.bloodlines[seat].events[answered(g, seat)]

    def about(self, g: Heritage, seat: int) -> list[tuple[str, int]]:
        return [("event", self.event(g, seat))]

    def answer(self, g: Heritage, seat: int, act: int) -> None:
        event = self.event(g, seat)
        option = noun(act) % 2
        parameter = EVENTS[event].answers[option]
        annals.write(g, annals.ANSWERED, seat, event, option)
        g.won = with_one(g.won, g.present[seat], event)
        g.tell(tales.ANSWERS, seat, event, noun(act))
        if is_full(g, g.present[seat], parameter):
            g.tell(tales.MARK_LOST, seat, parameter)
        else:
            mark_box(g, seat, parameter)


WHICH_ANSWER: Final[WhichAnswer] = WhichAnswer("event")


# The reward.


def event_at_hand(g: Heritage, seat: int) -> int:
    """The one answered last."""
    return annals.entries_of(g, annals.ANSWERED, seat)[-1][2]


def reward(g: Heritage, seat: int) -> None:
    event = EVENTS[event_at_hand(g, seat)]
    if event.asset != NONE:
        gain_asset(g, seat, event.asset)
        brought(g, seat, event.asset)
    elif event.ascension:
        begin_ascension(g, seat)
    else:
        reveal(g, seat, VAMPIRE_NAMES.index(event.reveals))


def brought(g: Heritage, seat: int, what: int) -> None:
    annals.write(g, annals.REWARDED, seat, event_at_hand(g, seat), what)


def gain_asset(g: Heritage, seat: int, asset: int) -> None:
    """For later chapters (events.asset)."""
    g.assets = with_one(g.assets, g.present[seat], asset)
    g.tell(tales.GAINS_ASSET, seat, asset)


# Ascension.


def may_ascend(g: Heritage, seat: int) -> list[int]:
    """Base characters of the bloodline, not in torpor."""
    return [v for v in g.bloodlines[seat].line if not WHO_ASCENDS.forbids(g, seat, act(ASCEND, v))]


def begin_ascension(g: Heritage, seat: int) -> None:
    """Without anybody to ascend the reward is lost."""
    able = may_ascend(g, seat)
    if not able:
        g.tell(tales.NOBODY_ASCENDS, seat)
    elif len(able) == 1:
        ascend(g, seat, able[0])
    else:
        follow(g, RAISING, seat)


def ascend(g: Heritage, seat: int, vampire: int) -> None:
    turn_over(g, vampire)
    brought(g, seat, vampire)
    g.tell(tales.ASCENDS, seat, vampire)
    find_blood(g, seat)


class WhoAscends(Ask[Heritage]):
    def offers(self, g: Heritage, seat: int) -> list[int]:
        return each_kind(ASCEND, g.bloodlines[seat].line)

    def forbids(self, g: Heritage, seat: int, act: int) -> str:
        b = g.bloodlines[seat]
        place = b.line.index(noun(act))
        base = place > 0 and g.blood[noun(act)] == BASE
        return "" if base and is_awake(b, place) else "chronicle.events.ascension"

    def answer(self, g: Heritage, seat: int, act: int) -> None:
        ascend(g, seat, noun(act))


WHO_ASCENDS: Final[WhoAscends] = WhoAscends("ascension")


# Whose blood: a sticker of the clan played, or thin blood.


def without_blood(g: Heritage, seat: int) -> int:
    """The ancilla that waits for its sticker; NONE if there is none."""
    for character in g.bloodlines[seat].line + g.incoming:
        if g.blood[character] == ANCILLA:
            return character
    return NONE


def no_sticker(g: Heritage, clan: int) -> str:
    """The clause that says what to do when the box holds none of these; "" while it does."""
    if clan == THIN:
        return "" if g.thin_blood else "faq.thin-blood-out"
    return "" if g.clan_stickers[clan] else "faq.clan-stickers-out"


def find_blood(g: Heritage, seat: int) -> None:
    """Asked where there is a choice; some strangers bring their blood with them."""
    if without_blood(g, seat) == NONE:
        return
    legal = WHOSE_BLOOD.legal(g, seat)
    if len(legal) == 1:
        WHOSE_BLOOD.answer(g, seat, legal[0])
    else:
        follow(g, BLOOD, seat)


class WhoseBlood(Ask[Heritage]):
    def offers(self, g: Heritage, seat: int) -> list[int]:
        return [*each_kind(EMBRACE, list(range(len(CLAN_NAMES)))), act(THIN_BLOOD, 0)]

    def forbids(self, g: Heritage, seat: int, act: int) -> str:
        """Where both kinds are used up, a sticker of any clan will do (faq.thin-blood-out)."""
        clan = noun(act) if verb(act) == EMBRACE else THIN
        own = g.bloodlines[seat].clan
        foreign = clan not in (own, THIN)
        if foreign and not (no_sticker(g, own) and no_sticker(g, THIN)):
            return "chronicle.events.ascension"
        return no_sticker(g, clan)

    def about(self, g: Heritage, seat: int) -> list[tuple[str, int]]:
        return [("vampire", without_blood(g, seat))]

    def answer(self, g: Heritage, seat: int, act: int) -> None:
        character = without_blood(g, seat)
        clan = noun(act) if verb(act) == EMBRACE else THIN
        annals.write(g, annals.RAISED, seat, character, clan)
        if clan == THIN:
            thin_the_blood(g, character)
        else:
            embrace(g, character, clan)


WHOSE_BLOOD: Final[WhoseBlood] = WhoseBlood("blood")


# Reveal: a character of the chronicle, always an ancilla, or a clan leader.


def reveal(g: Heritage, seat: int, vampire: int) -> None:
    brought(g, seat, vampire)
    if VAMPIRES[vampire].leads == NONE:
        reveal_stranger(g, seat, vampire)
    else:
        reveal_leader(g, seat, vampire)


def reveal_stranger(g: Heritage, seat: int, character: int) -> None:
    """With the blood printed on the card, or none yet."""
    g.blood = replaced(g.blood, character, ANCILLA + 4 * (VAMPIRES[character].blood + 1))
    g.incoming.append(character)
    g.tell(tales.REVEALS, seat, character)
    follow(g, REVEAL, seat)


class WhereTo(Ask[Heritage]):
    """Into the haven, where another makes room, or into the character deck."""

    def offers(self, g: Heritage, seat: int) -> list[int]:
        return [act(SHELTER, 0), act(RELEASE, 0)]

    def about(self, g: Heritage, seat: int) -> list[tuple[str, int]]:
        return [("vampire", g.incoming[0])]

    def answer(self, g: Heritage, seat: int, act: int) -> None:
        character = g.incoming.pop()
        if verb(act) == SHELTER:
            save_in_haven(g, seat, character)
            g.tell(tales.SHELTERS, seat, character)
        else:
            annals.write(g, annals.RETURNED, seat, character)
            g.tell(tales.RELEASES, seat, character)


WHERE_TO: Final[WhereTo] = WhereTo("shelter")


def reveal_leader(g: Heritage, seat: int, leader: int) -> None:
    """It is its holder's alone; the intrigues that it brings are everybody's."""
    g.leaders = with_one(g.leaders, g.present[seat], leader)
    g.tell(tales.NEW_LEADER, seat, leader)
    clan = VAMPIRES[leader].leads
    for intrigue in VAMPIRES[leader].intrigues:
        if intrigue not in clan_deck(g, clan) + annals.new_intrigues(g):
            annals.write(g, annals.BROUGHT, seat, intrigue)
            g.tell(tales.NEW_INTRIGUE, clan, intrigue)


outlines()
