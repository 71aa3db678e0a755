"""Combat in its eight steps, with Dracula or a vampire (book: 'Combat')."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula import tales
from duskmoot.games.fury_of_dracula.cards.moments import BEFORE_COMBAT
from duskmoot.games.fury_of_dracula.cards.table import CARDS, named
from duskmoot.games.fury_of_dracula.pieces import Hunter
from duskmoot.games.fury_of_dracula.rules.combat.comparison import (
    AVENGE,
    ENRAGE,
    FLIP_PLOT,
    SWAP_CARD,
    avengers,
    compare,
    dracula_with_events,
    escapes,
    is_cancelled,
    may_plot,
    planners,
)
from duskmoot.games.fury_of_dracula.rules.combat.fighters import (
    COMBAT_NAMES,
    ESCAPES,
    combat_ended,
    forbids_choice,
    lay_down,
)
from duskmoot.games.fury_of_dracula.rules.hunters.damage import dracula_seat, take_back
from duskmoot.games.fury_of_dracula.rules.hunters.hand import (
    events_of,
    hide_shown,
    items_of,
    lose,
    reveal_hand_card,
)
from duskmoot.games.fury_of_dracula.rules.hunters.limits import TIDY
from duskmoot.games.fury_of_dracula.rules.round.decks import discard_event, discard_item
from duskmoot.games.fury_of_dracula.rules.round.events import (
    forbids_event,
    play_from_hand,
    player_of,
    plays,
)
from duskmoot.games.fury_of_dracula.rules.round.tracks import hurt_dracula
from duskmoot.games.fury_of_dracula.sheets import (
    COMBAT,
    COMBAT_CARDS,
    COMBAT_HAND,
    DRACULA,
    DUSK,
    HIMSELF,
    NIGHT,
    NONE,
    VAMPIRE,
)
from duskmoot.games.fury_of_dracula.state import Fury, hunter_seats
from duskmoot.games.fury_of_dracula.verbs import CHOOSE, ENGAGE, USE
from duskmoot.kernel.acts import DONE, act, each_kind, noun, verb
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import (
    Outline,
    ask,
    call,
    do,
    follow,
    for_each,
    repeat,
    stop_if,
    together,
    when,
    window,
)
from duskmoot.kernel.zones import move

FIGHT: Final[Outline[Fury]] = Outline("combat")
COMBAT_ROUND: Final[Outline[Fury]] = Outline("combat-round")
CHOOSING: Final[Outline[Fury]] = Outline("choosing")
ENGAGING: Final[Outline[Fury]] = Outline("engaging")
SWAPPING: Final[Outline[Fury]] = Outline("swapping")
PLOTTING: Final[Outline[Fury]] = Outline("plotting")
STRIKING: Final[Outline[Fury]] = Outline("striking")


def outlines() -> None:
    FIGHT.reads(
        do(begin_combat),
        window(fighters_with_cards, COMBAT_START),
        repeat(COMBAT_ROUND, until=combat_is_over),
        do(end_combat),
        call(TIDY),
    )
    COMBAT_ROUND.reads(
        do(begin_round),
        repeat(CHOOSING, until=all_have_chosen),  # 1 choose cards
        when(several_fight, for_each(dracula_seat, ENGAGING)),  # 2 choose the engaged hunter
        do(reveal_cards),  # 3 reveal
        for_each(planners, SWAPPING),
        when(may_plot, for_each(dracula_seat, PLOTTING)),
        do(compare),  # 4 compare symbols
        when(is_cancelled, window(dracula_with_events, ENRAGE)),
        when(escapes, window(avengers, AVENGE)),
        do(resolve_dracula),  # 5 Dracula's effect
        do(after_dracula),
        stop_if(combat_ended),  # also a sixth card lets the hunters strike
        do(line_up),
        repeat(STRIKING, until=all_have_struck),  # 6 the hunters' effects
        call(TIDY),  # who has left shows cards again, if weakened
        stop_if(combat_is_over),  # 7 check
        do(refresh),  # 8 refresh hands
    )
    CHOOSING.reads(together(choosers, CHOOSE_CARD))
    ENGAGING.reads(ask(ENGAGE_HUNTER))
    SWAPPING.reads(ask(SWAP_CARD))
    PLOTTING.reads(ask(FLIP_PLOT))
    STRIKING.reads(do(strike))


# Beginning.


def fight_dracula(g: Fury, hunters: list[int]) -> None:
    start_combat(g, hunters, HIMSELF)


def fight_vampire(g: Fury, hunters: list[int]) -> None:
    start_combat(g, hunters, VAMPIRE)


def start_combat(g: Fury, hunters: list[int], foe: int) -> None:
    g.fighters = sorted(hunters)
    g.foe = foe
    follow(g, FIGHT, DRACULA)


def begin_combat(g: Fury) -> None:
    g.combat_round = 0
    g.at_night = g.step in (DUSK, NIGHT) or g.visited
    g.enraged = False
    g.shot.clear()
    g.fled = False
    g.engaged = NONE
    d = g.dracula
    d.plots = 0
    g.chance.shuffle(COMBAT, g.combat_deck)
    for i in range(min(COMBAT_HAND, len(g.combat_deck))):
        d.hand.append(g.combat_deck.pop())
    for hunter in g.fighters:
        h = g.hunters[hunter]
        hide_shown(h)
        h.last = NONE
        h.mesmerized = False
        g.tell(tales.FIGHTS, hunter)


def fighters_with_cards(g: Fury) -> list[int]:
    if g.fled:
        return []
    having = [i for i in g.fighters if items_of(g.hunters[i]) or events_of(g.hunters[i])]
    return hunter_seats(g, having)


class CombatStart(Ask[Fury]):
    """Events of the start of a combat, and Garlic Wreaths."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        mine = fighters_of(g, seat)
        items = [card for h in mine for card in items_of(h)]
        return [*plays(mine), *each_kind(USE, items), DONE]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        if act == DONE:
            return ""
        if verb(act) == USE:
            wreath = noun(act) == named("garlic_wreath")
            return "" if wreath else "golden.component-over-reference"
        player = player_of(fighters_of(g, seat), act)
        return forbids_event(g, player, noun(act), BEFORE_COMBAT)

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if act == DONE:
            return
        if verb(act) == USE:
            h = next(h for h in fighters_of(g, seat) if noun(act) in items_of(h))
            lose(h, noun(act))
            h.ready.append(noun(act))
            reveal_hand_card(g, h, noun(act))
        else:
            play_from_hand(g, player_of(fighters_of(g, seat), act), noun(act))


def fighters_of(g: Fury, seat: int) -> list[Hunter]:
    return [g.hunters[i] for i in g.fighters if g.hunters[i].seat == seat]


def combat_is_over(g: Fury) -> bool:
    return g.fled or g.foe == NONE or not g.fighters or g.combat_round >= COMBAT_CARDS


# 1 to 3: cards.


def begin_round(g: Fury) -> None:
    g.cancelled = False
    for hunter in g.fighters:
        g.hunters[hunter].silenced = False


def choosers(g: Fury) -> list[int]:
    """Each seat once, for its first hunter without a card; and Dracula."""
    waiting = [i for i in g.fighters if not g.hunters[i].chosen]
    seats = hunter_seats(g, waiting)
    return seats if g.dracula.chosen else [*seats, DRACULA]


def all_have_chosen(g: Fury) -> bool:
    return not choosers(g)


def chooser(g: Fury, seat: int) -> Hunter:
    for i in g.fighters:
        if g.hunters[i].seat == seat and not g.hunters[i].chosen:
            return g.hunters[i]
    return g.hunters[next(i for i in g.fighters if g.hunters[i].seat == seat)]


class ChooseCard(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        if seat == DRACULA:
            return each_kind(CHOOSE, sorted(g.dracula.hand))
        h = chooser(g, seat)
        return each_kind(CHOOSE, [*[named(name) for name in COMBAT_NAMES], *items_of(h)])

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        if seat == DRACULA:
            return ""
        return forbids_choice(chooser(g, seat), noun(act))

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if seat == DRACULA:
            g.dracula.chosen.append(noun(act))
        else:
            chooser(g, seat).chosen.append(noun(act))


def several_fight(g: Fury) -> bool:
    return len(g.fighters) > 1


class EngageHunter(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        return [act(ENGAGE, hunter) for hunter in g.fighters]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        g.engaged = noun(act)
        g.tell(tales.ENGAGES, g.engaged)


def reveal_cards(g: Fury) -> None:
    if len(g.fighters) == 1:
        g.engaged = g.fighters[0]
    g.combat_round += 1
    for hunter in g.fighters:
        h = g.hunters[hunter]
        lay_down(g, h, h.chosen.pop())
    d = g.dracula
    move(d.chosen[0], d.hand, d.laid)
    d.chosen.clear()
    g.tell(tales.DRACULA_LAYS, d.laid[0])


# 5: Dracula's effect.


def resolve_dracula(g: Fury) -> None:
    if not g.cancelled:
        CARDS[g.dracula.laid[0]].resolve(g)


def after_dracula(g: Fury) -> None:
    """The card lies among those played; Sister Agatha hurts him who has used it."""
    d = g.dracula
    card = CARDS[d.laid[0] if d.laid else named("escape_as_bat")]  # he may have flown with it
    cursed = card.id in ESCAPES or card.id == "fangs"
    fought = g.foe == HIMSELF and not g.cancelled
    if cursed and fought and named("sister_agatha") in g.allies:
        hurt_dracula(g, 2)
    d.played += d.laid
    d.laid.clear()


# 6: the hunters' effects.


def line_up(g: Fury) -> None:
    g.queue = g.fighters[:]


def all_have_struck(g: Fury) -> bool:
    return not g.queue or combat_ended(g)


def strike(g: Fury) -> None:
    hunter = g.queue.pop(0)
    h = g.hunters[hunter]
    if hunter in g.fighters and h.laid and not h.silenced:
        CARDS[h.laid[0]].strike(g, h)


# 8, and the end.


def refresh(g: Fury) -> None:
    """Dracula draws a card; the hunters' cards of this round are locked for the next."""
    if g.combat_deck:
        g.dracula.hand.append(g.combat_deck.pop())
    for hunter in g.fighters:
        h = g.hunters[hunter]
        h.last = h.laid[0] if h.laid else NONE
        take_back(h)


def end_combat(g: Fury) -> None:
    """Decks whole again, cards back in hands, nobody mesmerized."""
    d = g.dracula
    g.combat_deck += d.hand + d.laid + d.played
    d.hand.clear()
    d.laid.clear()
    d.played.clear()
    d.chosen.clear()
    d.plots = 0
    g.chance.shuffle(COMBAT, g.combat_deck)
    for h in g.hunters:
        take_back(h)
        h.chosen.clear()
        h.last = NONE
        h.mesmerized = False
        h.silenced = False
        for card in h.ready:
            if CARDS[card].item:
                discard_item(g, h.number, card)
            else:
                discard_event(g, h.number, card)
        h.ready.clear()
    g.fighters.clear()
    g.queue.clear()
    g.foe = NONE
    g.engaged = NONE
    g.combat_round = 0
    g.fled = False
    g.tell(tales.COMBAT_ENDS)


COMBAT_START: Final[CombatStart] = CombatStart("combat-start")
CHOOSE_CARD: Final[ChooseCard] = ChooseCard("choose")
ENGAGE_HUNTER: Final[EngageHunter] = EngageHunter("engage")
outlines()
