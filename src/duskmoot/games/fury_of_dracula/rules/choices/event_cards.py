"""Choices that other events give: discards, weak hunters, more encounters (event cards)."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula import tales
from duskmoot.games.fury_of_dracula.board import (
    NOWHERE,
)
from duskmoot.games.fury_of_dracula.cards.table import CARDS
from duskmoot.games.fury_of_dracula.rules.dracula.phase import put_encounter, takes_encounters
from duskmoot.games.fury_of_dracula.rules.hunters.arrival import drive_away
from duskmoot.games.fury_of_dracula.rules.hunters.damage import hurt, leave_combat, present
from duskmoot.games.fury_of_dracula.rules.hunters.hand import (
    events_of,
    hide_shown,
    is_weakened,
    items_of,
    reveal_hand_card,
    throw_away,
)
from duskmoot.games.fury_of_dracula.rules.round.decks import (
    back,
    show_top_event,
)
from duskmoot.games.fury_of_dracula.rules.round.events import enlist, play_event, receive
from duskmoot.games.fury_of_dracula.sheets import DEALING, DRACULA, DRACULA_BACK, NONE
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.games.fury_of_dracula.verbs import (
    DISCARD,
    ENLIST,
    KEEP,
    PICK,
    PLACE,
    PLAY,
    RELEASE,
    REVEAL,
    TAKE,
    USE,
)
from duskmoot.kernel.acts import DONE, act, each_kind, noun, verb
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, do, follow, for_each, repeat_seat, stop_if, when

HOAXING: Final[Outline[Fury]] = Outline("hoaxing")
RECALLING: Final[Outline[Fury]] = Outline("recalling")
FIND: Final[Outline[Fury]] = Outline("find")
INFLUENCING: Final[Outline[Fury]] = Outline("influencing")
BRIDES: Final[Outline[Fury]] = Outline("brides")
BRIDE: Final[Outline[Fury]] = Outline("bride")
HOWLING: Final[Outline[Fury]] = Outline("howling")
WARDING: Final[Outline[Fury]] = Outline("warding")
SCHEMING: Final[Outline[Fury]] = Outline("scheming")
SLIPPING: Final[Outline[Fury]] = Outline("slipping")
DONATING: Final[Outline[Fury]] = Outline("donating")


def outlines() -> None:
    HOAXING.reads(ask(KEEP_ONE))
    RECALLING.reads(ask(RECALL_ALLY))
    FIND.reads(ask(TAKE_ITEM))
    INFLUENCING.reads(ask(CHOOSE_WEAK), when(prey_has_cards, ask(STRIP)), do(carry_off))
    BRIDES.reads(repeat_seat(BRIDE, until=brides_done))
    BRIDE.reads(ask(BRIDE_SPACE), stop_if(brides_declined), ask(BRIDE_CARD))
    HOWLING.reads(ask(CHOOSE_PREY), for_each(warded_seat, WARDING), do(howl))
    WARDING.reads(ask(WARD))
    SCHEMING.reads(ask(SCHEME))
    SLIPPING.reads(ask(SLIP))
    DONATING.reads(ask(DONATE))


# Discard piles and decks.


def look_through_discards(g: Fury) -> None:
    """Hoax matured: all Dracula events of the discard pile, one of which he keeps."""
    mine = [card for card in g.event_discard if back(card) == DRACULA_BACK]
    for card in mine:
        g.event_discard.remove(card)
    g.dracula.looking += mine + g.buried
    g.buried.clear()
    if g.dracula.looking:
        follow(g, HOAXING, DRACULA)


class KeepOne(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        return each_kind(KEEP, sorted(g.dracula.looking))

    def answer(self, g: Fury, seat: int, act: int) -> None:
        g.dracula.looking.remove(noun(act))
        g.event_deck += g.dracula.looking
        g.dracula.looking.clear()
        g.chance.shuffle(DEALING, g.event_deck)
        show_top_event(g)
        receive(g, NONE, noun(act))


def lost_allies(g: Fury) -> list[int]:
    """Hunter allies in the discard pile."""
    return [c for c in g.event_discard if CARDS[c].ally and CARDS[c].side == "hunter"]


class RecallAlly(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        cards = lost_allies(g)
        return [*each_kind(PLAY, cards), *each_kind(ENLIST, cards)]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        g.event_discard.remove(noun(act))
        if verb(act) == ENLIST:
            enlist(g, g.players[-1], noun(act))
        else:
            play_event(g, g.players[-1], noun(act))


class TakeItem(Ask[Fury]):
    """Lucky Find: one of the items looked at."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        return each_kind(TAKE, sorted(g.hunters[g.players[-1]].looking))

    def answer(self, g: Fury, seat: int, act: int) -> None:
        h = g.hunters[g.players[-1]]
        h.looking.remove(noun(act))
        h.items.append(noun(act))
        g.item_discard += h.looking
        h.looking.clear()


# Vampiric Influence.


def weak_ones(g: Fury) -> list[int]:
    return [h.number for h in g.hunters if is_weakened(h) and h.place != NOWHERE]


class ChooseWeak(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        return [act(PICK, hunter) for hunter in weak_ones(g)]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        """He shows all his cards."""
        g.prey = noun(act)
        h = g.hunters[g.prey]
        for card in items_of(h) + events_of(h):
            reveal_hand_card(g, h, card)
        h.shown += h.items + h.events
        h.items.clear()
        h.events.clear()


def prey_has_cards(g: Fury) -> bool:
    return bool(g.hunters[g.prey].shown)


class Strip(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        return each_kind(DISCARD, g.hunters[g.prey].shown)

    def answer(self, g: Fury, seat: int, act: int) -> None:
        throw_away(g, g.hunters[g.prey], noun(act))


def carry_off(g: Fury) -> None:
    h = g.hunters[g.prey]
    g.prey = NONE
    hide_shown(h)
    drive_away(g, h)


# More encounters.


def call_brides(g: Fury) -> None:
    g.count = 2
    g.queue = []
    follow(g, BRIDES, DRACULA)


def bride_spaces(g: Fury) -> list[int]:
    return [i for i in range(3) if takes_encounters(g, i) and i not in g.queue]


def brides_done(g: Fury, seat: int) -> bool:
    if g.count == 0 or not bride_spaces(g) or not g.dracula.encounters:
        g.count = 0
        g.queue.clear()
        return True
    return False


class BrideSpace(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        return [*[act(REVEAL, space) for space in bride_spaces(g)], DONE]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if act == DONE:
            g.count = 0
        else:
            g.queue.append(noun(act))


def brides_declined(g: Fury) -> bool:
    return g.count == 0


class BrideCard(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        return each_kind(PLACE, sorted(g.dracula.encounters))

    def answer(self, g: Fury, seat: int, act: int) -> None:
        g.count -= 1
        put_encounter(g, g.queue[-1], noun(act))


class Scheme(Ask[Fury]):
    """Hidden Schemes: one more encounter on space 3."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        return each_kind(PLACE, sorted(g.dracula.encounters))

    def answer(self, g: Fury, seat: int, act: int) -> None:
        put_encounter(g, 2, noun(act))


# The Great Wolf.


def howl_at(g: Fury, damage: int) -> None:
    g.count = damage
    if any(h.place != NOWHERE for h in g.hunters):
        follow(g, HOWLING, DRACULA)


class ChoosePrey(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        return [act(PICK, h.number) for h in g.hunters if h.place != NOWHERE]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        g.prey = noun(act)


def warded_seat(g: Fury) -> list[int]:
    h = g.hunters[g.prey]
    return [h.seat] if items_of(h) else []


class Ward(Ask[Fury]):
    """A Crucifix or a Heavenly Host keeps the Great Wolf away."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        return [*each_kind(USE, items_of(g.hunters[g.prey])), DONE]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        if act == DONE or CARDS[noun(act)].id in ("crucifix", "heavenly_host"):
            return ""
        return "golden.component-over-reference"

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if act != DONE:
            reveal_hand_card(g, g.hunters[g.prey], noun(act))
            g.count = 0

    def about(self, g: Fury, seat: int) -> list[tuple[str, int]]:
        return [("character", g.prey)]


def howl(g: Fury) -> None:
    h = g.hunters[g.prey]
    damage = g.count
    g.count = 0
    g.prey = NONE
    hurt(g, h, damage)


# Helping one another.


def bitten_here(g: Fury, player: int) -> list[int]:
    """The bitten hunters in the city of this one."""
    return [i for i in present(g, g.hunters[player].place) if g.hunters[i].bites]


class Donate(Ask[Fury]):
    """Blood Transfusion: a bite less for him, a wound for the giver."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        return [act(PICK, hunter) for hunter in bitten_here(g, g.players[-1])]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        cured = g.hunters[noun(act)]
        cured.bites -= 1
        g.tell(tales.CURED, cured.number)
        if not is_weakened(cured):
            hide_shown(cured)
        hurt(g, g.hunters[g.players[-1]], 1)


class SlipAway(Ask[Fury]):
    """Escape Route: one hunter leaves the combat."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        return [act(RELEASE, hunter) for hunter in g.fighters]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        leave_combat(g, g.hunters[noun(act)])


DONATE: Final[Donate] = Donate("donate")
SLIP: Final[SlipAway] = SlipAway("slip-away")
KEEP_ONE: Final[KeepOne] = KeepOne("keep-event")
RECALL_ALLY: Final[RecallAlly] = RecallAlly("recall-ally")
TAKE_ITEM: Final[TakeItem] = TakeItem("take-item")
CHOOSE_WEAK: Final[ChooseWeak] = ChooseWeak("choose-weak")
STRIP: Final[Strip] = Strip("strip")
BRIDE_SPACE: Final[BrideSpace] = BrideSpace("bride-space")
BRIDE_CARD: Final[BrideCard] = BrideCard("bride-card")
SCHEME: Final[Scheme] = Scheme("scheme")
CHOOSE_PREY: Final[ChoosePrey] = ChoosePrey("prey")
WARD: Final[Ward] = Ward("ward")
outlines()
