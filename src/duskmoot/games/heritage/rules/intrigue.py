"""The intrigue phase (book: ФАЗА ИНТРИГ; ТЕРМИНЫ: Лидер котерии, Дары кланов)."""

from __future__ import annotations

from typing import Final

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.cards import ARCHETYPE_OF, INTRIGUES
from duskmoot.games.heritage.effects import op as asked
from duskmoot.games.heritage.effects.boons import asks_boon, forbids_boon, offers_boon
from duskmoot.games.heritage.effects.intrigue_cards import leave_hand
from duskmoot.games.heritage.effects.machine import STEPS, start
from duskmoot.games.heritage.effects.op import NOTHING, Rule, again, offer
from duskmoot.games.heritage.effects.scripts import PLAYING, SCRIPTS, of_intrigue
from duskmoot.games.heritage.effects.states import exhaust
from duskmoot.games.heritage.effects.tokens import move_boon
from duskmoot.games.heritage.lines import boons_to_spend, stands_awake
from duskmoot.games.heritage.pieces import EXHAUSTED, NONE, TORPOR
from duskmoot.games.heritage.state import Bloodline, Heritage, Thread, thread
from duskmoot.games.heritage.verbs import BORROW, LEAD
from duskmoot.kernel.acts import noun
from duskmoot.kernel.flow import Outline, call, do_seat, follow
from duskmoot.kernel.zones import move

INTRIGUE: Final[Outline[Heritage]] = Outline("intrigue")


def outlines() -> None:
    INTRIGUE.reads(
        call(STEPS),  # coterie leader, then a boon for each archetype that is missing
        do_seat(exhaust_leader),
        do_seat(resolve),
        do_seat(put_card_away),
    )


def forbids_play(g: Heritage, seat: int, card: int) -> str:
    return forbids_with(g, seat, card, Means(g, seat)) if g.plays else "turn.one-intrigue"


def playable(g: Heritage, seat: int, cards: list[int]) -> list[int]:
    """Those of these intrigues that `forbids_play` leaves."""
    if not g.plays:
        return []
    means = Means(g, seat)
    return [card for card in cards if not forbids_with(g, seat, card, means)]


def forbids_with(g: Heritage, seat: int, card: int, means: Means) -> str:
    instead = SCRIPTS[of_intrigue(card)].recruits
    if instead and g.recruited:
        return instead
    if instead and g.bloodlines[seat].aside != NONE:
        return "clan.toreador.guest-recruit"
    if not means.coteries:
        return "state.exhausted.no-leader"
    return "" if means.suffice(card) else "intrigue.requirements"


class Means:
    """What a player can muster for an intrigue: coteries, and boons for what these lack."""

    def __init__(self, g: Heritage, seat: int) -> None:
        b = g.bloodlines[seat]
        leaders = [place for place in range(len(b.line)) if not b.marks[place]]
        self.coteries = [shown_by(b, place) for place in leaders]
        self.boons = boons_to_spend(b)
        self.lent = on_loan(g, seat) if self.boons else 0

    def suffice(self, card: int) -> bool:
        return any(self.can_fill(lacking(shown, card)) for shown in self.coteries)

    def can_fill(self, gaps: list[int]) -> bool:
        """A boon for each archetype, which an opponent must be able to lend."""
        enough = len(gaps) <= self.boons
        return enough and all(self.lent >> archetype & 1 for archetype in gaps)


def in_vain(g: Heritage, seat: int, card: int) -> bool:
    """Whether it begins with an effect on vampires and, whoever leads, hits none with any."""
    b = g.bloodlines[seat]
    for place in range(len(b.line)):
        if not forbids_leader(g, seat, place, card):
            then = g.clone()
            then.bloodlines[seat].marks[place] |= EXHAUSTED
            t = thread(of_intrigue(card), seat, b.line[place])
            t.card = card
            found = [op.finds(then, t) for op in SCRIPTS[t.script].ops if not op.branches()]
            if found[0] == NONE or max(found) > 0:
                return False
    return True


def play(g: Heritage, seat: int, card: int) -> None:
    g.plays -= 1
    b = g.bloodlines[seat]
    if INTRIGUES[card].clan != NONE:
        leave_hand(b, card)
        b.playing.append(card)
    t = thread(PLAYING, seat, NONE)
    t.card = card
    g.threads.append(t)
    follow(g, INTRIGUE, seat)


def forbids_leader(g: Heritage, seat: int, place: int, card: int) -> str:
    b = g.bloodlines[seat]
    if b.marks[place] & TORPOR:
        return "state.torpor.no-coterie"
    if b.marks[place] & EXHAUSTED:
        return "state.exhausted.no-leader"
    gaps = missing(b, place, card)
    return "" if not gaps or Means(g, seat).can_fill(gaps) else "intrigue.requirements"


def missing(b: Bloodline, place: int, card: int) -> list[int]:
    """Archetypes that the intrigue requires and the coterie of this leader does not show."""
    return lacking(shown_by(b, place), card)


def lacking(shown: list[int], card: int) -> list[int]:
    gaps = INTRIGUES[card].needs.copy()
    for archetype in shown:
        if archetype in gaps:
            gaps.remove(archetype)
    return gaps


def shown_by(b: Bloodline, place: int) -> list[int]:
    """The archetypes of a coterie (coterie.members)."""
    found: list[int] = []
    for p in range(len(b.line)):
        if (p == place or b.sire[p] == place) and not b.marks[p] & TORPOR:
            found.append(ARCHETYPE_OF[b.line[p]])
    return found


def on_loan(g: Heritage, seat: int) -> int:
    """A bit for each archetype of the opponents' vampires that may receive a boon."""
    found = 0
    for b in g.bloodlines:
        if b.seat != seat:
            for p in range(len(b.line)):
                if not b.marks[p] & TORPOR:
                    found |= 1 << ARCHETYPE_OF[b.line[p]]
    return found


class CoterieLeader(Rule):
    def asks(self, g: Heritage, t: Thread) -> int:
        return NOTHING if t.chosen else asked.LEADER

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        return offer(LEAD, g.bloodlines[t.actor].line)

    def forbids(self, g: Heritage, t: Thread, a: int) -> str:
        place = g.bloodlines[t.actor].line.index(noun(a))
        return forbids_leader(g, t.actor, place, t.card)

    def resolve(self, g: Heritage, t: Thread) -> None:
        t.subject = t.chosen[0]
        g.tell(tales.PLAYS, t.actor, t.card, t.subject)


class Borrow(Rule):
    """A boon moved onto an opponent's vampire lends its archetype, for the requirements alone.

    `rest` holds the archetypes still missing, `chosen` lender, giver and whose boon it is. Who has
    lent stays in `n`, eight bits each, counted from 1: the board shows them until the card is done.
    """

    def begin(self, g: Heritage, t: Thread) -> None:
        t.step = 1
        place = g.bloodlines[t.actor].line.index(t.subject)
        t.rest = missing(g.bloodlines[t.actor], place, t.card)

    def asks(self, g: Heritage, t: Thread) -> int:
        if not t.rest:
            return NOTHING
        return asks_boon(t, 1) if t.chosen else asked.LENDER

    def about(self, g: Heritage, t: Thread) -> list[tuple[str, int]]:
        said = [("lender:vampire", t.chosen[0])] if t.chosen else []
        return [*said, ("giver:vampire", t.chosen[1])] if len(t.chosen) > 1 else said

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        if t.chosen:
            return offers_boon(g, t, t.actor, 1)
        lenders: list[int] = []
        for other in g.opponents(t.actor):
            lenders += g.bloodlines[other].line
        return offer(BORROW, lenders)

    def forbids(self, g: Heritage, t: Thread, a: int) -> str:
        if t.chosen:
            return forbids_boon(g, t, t.actor, 1, a)
        if not stands_awake(g, noun(a)):
            return "state.torpor.no-boon"
        wanted = ARCHETYPE_OF[noun(a)] in t.rest
        return "" if wanted else "boon.not-more-than-needed"

    def resolve(self, g: Heritage, t: Thread) -> None:
        if not t.rest:
            return
        lender, giver, whose = t.chosen
        move_boon(g, giver, lender, whose)
        g.tell(tales.BORROWS, t.actor, giver, lender, whose)
        t.rest.remove(ARCHETYPE_OF[lender])
        t.n = t.n << 8 | lender + 1
        if t.rest:
            again(t)


def exhaust_leader(g: Heritage, seat: int) -> None:
    exhaust(g, g.threads[-1].subject)


def resolve(g: Heritage, seat: int) -> None:
    """All effects in printed order."""
    played = g.threads[-1]
    t = thread(of_intrigue(played.card), seat, played.subject)
    t.card = played.card
    start(g, t)


def put_card_away(g: Heritage, seat: int) -> None:
    """To the discard, unless it stays in play; a battleground's stays beside its board."""
    b = g.bloodlines[seat]
    card = g.threads.pop().card
    if card in b.playing:
        move(card, b.playing, b.discard)


outlines()
