"""The recruiting phase (book: ФАЗА РЕКРУТИРОВАНИЯ)."""

from __future__ import annotations

from typing import Final

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.chronicle import annals
from duskmoot.games.heritage.chronicle.burdens import weigh_on_first_recruit
from duskmoot.games.heritage.chronicle.heirs import haven_of, replaced
from duskmoot.games.heritage.clans.ventrue import edicts_on, resolve_edict
from duskmoot.games.heritage.effects import op as asked
from duskmoot.games.heritage.effects.battle import activate_vampire, apply_abilities
from duskmoot.games.heritage.effects.machine import STEPS
from duskmoot.games.heritage.effects.op import NOTHING, Rule, offer
from duskmoot.games.heritage.effects.scripts import RECRUITING as THREAD
from duskmoot.games.heritage.effects.scripts import has_static
from duskmoot.games.heritage.lines import (
    abilities_of_card,
    awake,
    clan_of,
    is_awake,
    no_room,
    power_to_spend,
    weight,
)
from duskmoot.games.heritage.pieces import HAVEN, NONE, QUEUE_COSTS, REFRESH
from duskmoot.games.heritage.rules.queue import cell_of, leave_queue, reserver
from duskmoot.games.heritage.state import Bloodline, Heritage, Thread, thread
from duskmoot.games.heritage.verbs import PAY, SIRE
from duskmoot.kernel.acts import noun
from duskmoot.kernel.flow import Outline, call, do_seat, follow, for_each

RECRUITING: Final[Outline[Heritage]] = Outline("recruiting")
EDICT: Final[Outline[Heritage]] = Outline("edict")


def outlines() -> None:
    RECRUITING.reads(
        call(STEPS),  # pay, find a sire
        do_seat(enter),
        do_seat(activate),
        do_seat(apply),
        for_each(edicts_met, EDICT),
        do_seat(is_recruited),
    )
    EDICT.reads(do_seat(decree))


def forbids_recruit(g: Heritage, seat: int, character: int) -> str:
    b = g.bloodlines[seat]
    if g.recruited:
        return "turn.one-recruit"
    if b.aside not in (NONE, character):
        return "clan.toreador.guest-recruit"
    if reserver(g, character) not in (NONE, seat):
        return "reserve.block"
    if price(g, seat, character) > power_to_spend(b):
        return "recruit.unaffordable"
    if character == haven_of(g, seat) and g.round < weight(b, "no_haven_until_round"):
        return "chronicle.setup.burdens"
    return bonded_elsewhere(g, seat, character)


def bonded_elsewhere(g: Heritage, seat: int, character: int) -> str:
    bonded = has_static(abilities_of_card(g, character), "bond")
    foreign = clan_of(g, character) != g.bloodlines[seat].clan
    return "recruit.bond" if bonded and foreign else ""


def price(g: Heritage, seat: int, character: int) -> int:
    """By its cell of the queue; nothing for the own clan, or from elsewhere."""
    b = g.bloodlines[seat]
    if character not in g.queue or clan_of(g, character) == b.clan:
        return 0
    cost = QUEUE_COSTS[cell_of(g, character)]
    return cost + weight(b, "queue_cost_plus") if cost and b.burdens else cost


def recruit(g: Heritage, seat: int, character: int) -> None:
    """The turn's recruit, wherever it comes from."""
    g.recruited = True
    t = thread(THREAD, seat, NONE)
    t.recruited = character
    t.n = price(g, seat, character)
    g.threads.append(t)
    follow(g, RECRUITING, seat)


def recruit_found(g: Heritage, seat: int, character: int) -> None:
    """A character that an effect has found in the deck."""
    g.incoming.append(character)
    recruit(g, seat, character)


class Pay(Rule):
    """One power at a time, from any vampires not in torpor (recruit.payment)."""

    def begin(self, g: Heritage, t: Thread) -> None:
        t.step = 1
        self.pay_all(g, t)

    def pay_all(self, g: Heritage, t: Thread) -> None:
        """Where all there is must go, nothing is asked."""
        b = g.bloodlines[t.actor]
        if t.n and power_to_spend(b) == t.n:
            for place in awake(b):
                self.pay(g, t, place, b.power[place])

    def asks(self, g: Heritage, t: Thread) -> int:
        return asked.PAY if t.n else NOTHING

    def about(self, g: Heritage, t: Thread) -> list[tuple[str, int]]:
        return [("recruit:vampire", t.recruited), ("n:number", t.n)]

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        return offer(PAY, g.bloodlines[t.actor].line)

    def forbids(self, g: Heritage, t: Thread, a: int) -> str:
        b = g.bloodlines[t.actor]
        place = b.line.index(noun(a))
        if not is_awake(b, place):
            return "state.torpor.no-power"
        return "" if b.power[place] else "state.power.on-vampire"

    def answer(self, g: Heritage, t: Thread, a: int) -> None:
        self.pay(g, t, g.bloodlines[t.actor].line.index(noun(a)), 1)
        self.pay_all(g, t)

    def pay(self, g: Heritage, t: Thread, place: int, n: int) -> None:
        """`chosen` holds the payer of each power."""
        b = g.bloodlines[t.actor]
        b.power[place] -= n
        t.n -= n
        t.chosen += [b.line[place]] * n

    def resolve(self, g: Heritage, t: Thread) -> None:
        """All has been paid: one line for each who did."""
        for payer in g.bloodlines[t.actor].line:
            if payer in t.chosen:
                g.tell(tales.PAYS, t.actor, payer, t.chosen.count(payer))


class FindSire(Rule):
    """Directly under any one vampire of the bloodline (recruit.placement)."""

    def asks(self, g: Heritage, t: Thread) -> int:
        return NOTHING if t.chosen else asked.SIRE

    def about(self, g: Heritage, t: Thread) -> list[tuple[str, int]]:
        return [("childe:vampire", t.recruited)]

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        return offer(SIRE, g.bloodlines[t.actor].line)

    def forbids(self, g: Heritage, t: Thread, a: int) -> str:
        b = g.bloodlines[t.actor]
        return no_room(b, b.line.index(noun(a)))

    def resolve(self, g: Heritage, t: Thread) -> None:
        t.subject = t.chosen[0]


def enter(g: Heritage, seat: int) -> None:
    """From now on it is a vampire of the bloodline; then the queue is refreshed."""
    t = g.threads[-1]
    b = g.bloodlines[seat]
    join(b, t.recruited, b.line.index(t.subject))
    b.recruits += 1
    if t.recruited == haven_of(g, seat):
        g.tell(tales.FROM_HAVEN, seat, t.recruited)
    g.tell(tales.RECRUITS, seat, t.recruited, t.subject)
    if t.recruited == b.aside:
        b.aside = NONE
    elif t.recruited in g.incoming:
        g.incoming.remove(t.recruited)
    elif t.recruited == haven_of(g, seat):
        leave_haven(g, seat)
    else:
        leave_queue(g, t.recruited)
    weigh_on_first_recruit(g, seat, t.recruited)


def leave_haven(g: Heritage, seat: int) -> None:
    """Once in a chapter, since nobody else can come there before its aftermath (recruit.haven)."""
    annals.write(g, annals.SHELTERED, seat, haven_of(g, seat))
    g.havens = replaced(g.havens, g.present[seat], NONE)
    if g.options[HAVEN] == REFRESH and g.queue:
        last = g.queue[-1]
        g.tell(tales.MAKES_ROOM, last)
        g.discard.append(last)
        leave_queue(g, last)


def join(b: Bloodline, vampire: int, sire: int) -> None:
    b.line.append(vampire)
    b.sire.append(sire)
    b.power.append(0)
    b.notoriety.append(0)
    b.boons.append(0)
    b.marks.append(0)
    b.ankhs.append(0)
    b.titles.append(0)


def activate(g: Heritage, seat: int) -> None:
    activate_vampire(g, seat, g.threads[-1].recruited, list(g.boards))


def apply(g: Heritage, seat: int) -> None:
    apply_abilities(g, seat, g.threads[-1].recruited)


def edicts_met(g: Heritage) -> list[int]:
    t = g.threads[-1]
    return edicts_on(g, t.actor, t.recruited)


def decree(g: Heritage, seat: int) -> None:
    resolve_edict(g, seat, g.threads[-1].recruited)


def is_recruited(g: Heritage, seat: int) -> None:
    g.threads.pop()


outlines()
