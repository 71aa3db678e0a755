"""Judging every answer of Dracula and of the hunters: what the heuristic bot goes by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from duskmoot.bots.fury_of_dracula.answers import Answers
from duskmoot.bots.fury_of_dracula.chase import Hunt
from duskmoot.bots.fury_of_dracula.count import Count
from duskmoot.bots.fury_of_dracula.fight import Fight, price_of_blood, price_of_wounds
from duskmoot.bots.fury_of_dracula.lurk import Lurk
from duskmoot.bots.fury_of_dracula.scent import Root, root_of
from duskmoot.bots.fury_of_dracula.schemes import Schemes
from duskmoot.bots.fury_of_dracula.temper import COUNT, HUNTERS, Temper
from duskmoot.bots.fury_of_dracula.turn import Turn
from duskmoot.bots.guide import Guide
from duskmoot.games.fury_of_dracula.rules.combat.comparison import planner
from duskmoot.games.fury_of_dracula.rules.combat.fighters import engaged_card, engaged_hunter
from duskmoot.games.fury_of_dracula.rules.combat.steps import chooser
from duskmoot.games.fury_of_dracula.rules.hunters.limits import untidy_hunter
from duskmoot.games.fury_of_dracula.sheets import DRACULA, HIMSELF
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.games.fury_of_dracula.verbs import MOVE, WOLF_HIDE
from duskmoot.kernel import flow
from duskmoot.kernel.acts import DONE, noun, verb
from duskmoot.kernel.flow import State

Judge = Callable[[int], float]
SCALE: Final[float] = 0.5
"""Players who play well disagree about acts that differ by so many points."""
FIGHTING: Final[list[str]] = [
    "choose",
    "engage",
    "swap",
    "flip",
    "enrage",
    "avenge",
    "fire",
    "claw",
    "seek",
    "release",
    "release-more",
    "slip-away",
    "combat-start",
]
PROWLING: Final[list[str]] = ["prowl", "move-on", "misdirect", "run", "fly", "begin"]
LURKING: Final[list[str]] = [
    "place-encounter",
    "rumor",
    "furnish",
    "mature-or-lair",
    "resolve-matured",
    "ambush",
    "send-guards",
    "prey",
    "scheme",
    "bride-card",
]


class PursuitGuide(Guide):
    """Thinks in points: what each answer brings to the side of the one who is asked."""

    def __init__(self, hunters: Temper = HUNTERS, count: Temper = COUNT) -> None:
        super().__init__(SCALE)
        self.hunters = hunters
        self.count = count
        self.root: Root | None = None

    def rooted(self, base: State) -> PursuitGuide:
        """In a search nobody works out anew what all would believe in its imagined futures."""
        assert isinstance(base, Fury)
        guide = PursuitGuide(self.hunters, self.count)
        guide.root = root_of(base)
        return guide

    def values(self, g: State, seat: int, acts: list[int]) -> list[float]:
        assert isinstance(g, Fury)
        question = flow.question(g).key
        temper = self.count if seat == DRACULA else self.hunters
        if question in FIGHTING:
            fight = Fight(g, temper)
            return [fighting(fight, question, seat, a, self.root) for a in acts]
        if seat == DRACULA:
            count = Count(g, temper, self.root)
            if question in PROWLING:
                return [round(prowling(count, question, a), 1) for a in acts]
            if question in LURKING:
                lurk = Lurk(count)
                return [lurking(lurk, question, a) for a in acts]
            return scheming(Schemes(count), question, acts)
        hunt = Hunt(g, temper, self.root)
        if question == "action":
            turn = Turn(hunt, g.next_hunter())
            return [turn.action(a) for a in acts]
        if question in ("station", "journey", "sail-on"):
            h = g.hunters[g.mover]
            return [hunt.arrival(h, noun(a) if a != DONE else h.place) for a in acts]
        return answering(Answers(hunt, seat), question, acts)


def fighting(fight: Fight, question: str, seat: int, a: int, root: Root | None) -> float:
    """Cards of a combat, of both sides."""
    g = fight.g
    if question == "choose":
        if seat == DRACULA:
            return fight.of_dracula(noun(a))
        return fight.of_hunter(chooser(g, seat), noun(a))
    if question == "engage":
        return fight.engaging(g.hunters[noun(a)], g.dracula.chosen[0])
    if question == "seek":
        return fight.of_dracula(noun(a))
    if question == "claw":
        return price_of_wounds(g, g.hunters[noun(a)], 2, fight.temper)
    if question == "swap":
        h = planner(g, seat)
        return fight.after_reveal(h, h.laid[0] if a == DONE else noun(a))
    if question == "flip":
        return flipped(fight, a)
    if question in ("enrage", "avenge"):
        return 0.0 if a == DONE else 0.5
    if question == "fire":
        return fired(fight, a)
    answers = Answers(Hunt(g, fight.temper, root), seat)
    if question == "combat-start":
        return answers.combat_start(a, fight)
    if question == "release-more":
        return answers.release_more(a)
    return answers.release(noun(a))


def flipped(fight: Fight, a: int) -> float:
    """A Plotting card spent to silence the engaged hunter: what his card would have done."""
    if a == DONE:
        return 0.0
    g = fight.g
    h = engaged_hunter(g)
    card, theirs = engaged_card(g), g.dracula.laid[0]
    suffered = fight.suffered(h, card, theirs)[0]
    return fight.clash(h, card, theirs, True) + suffered - 0.3


def fired(fight: Fight, a: int) -> float:
    """Holy Bullets, for Dracula rather than for a vampire."""
    if a == DONE:
        return 0.0
    if fight.g.foe == HIMSELF:
        return price_of_blood(fight.g, 3, fight.temper)
    return fight.harm(3) - 1.2


def prowling(count: Count, question: str, a: int) -> float:
    if question == "begin":
        return count.begin(noun(a))
    if question == "misdirect":
        return count.misdirect(noun(a))
    if question == "run":
        return count.hide() if verb(a) == WOLF_HIDE else count.run(noun(a))
    if question == "fly":
        return count.fly(count.here) - 1.0 if a == DONE else count.fly(noun(a))
    return count.move(noun(a)) if verb(a) == MOVE else count.power(noun(a))


def lurking(lurk: Lurk, question: str, a: int) -> float:
    if question == "rumor":
        return lurk.rumor(a)
    if question == "mature-or-lair":
        return lurk.mature_or_lair(a)
    if question == "resolve-matured":
        return lurk.resolve(a)
    if question == "ambush":
        return lurk.ambush(a)
    if question == "send-guards":
        return 0.0 if a == DONE else lurk.victim(noun(a), 4)
    if question == "prey":
        return lurk.victim(noun(a), lurk.g.count)
    if question == "furnish":
        return lurk.furnish(noun(a))
    space = {"place-encounter": 0, "scheme": 2}.get(question, 0)
    return lurk.place(noun(a), lurk.g.queue[-1] if question == "bride-card" else space)


def scheming(schemes: Schemes, question: str, acts: list[int]) -> list[float]:
    """Dracula's lesser decisions."""
    by_act: dict[str, Judge] = {
        "phase-event": schemes.phase_event,
        "receive": schemes.receive,
        "move-event": schemes.move_event,
        "ticket-event": schemes.false_tip,
        "press": schemes.press,
        "seduce": schemes.seduce,
        "trim": schemes.shown_to_hunters,
        "keep-event": schemes.keep_event,
        "devilry": schemes.devilry,
        "shun": schemes.shun,
        "exchange": schemes.exchange,
        "shed": schemes.exchange,
        "bride-space": schemes.bride_space,
        "block-to": schemes.block_to,
        "storm": schemes.storm,
    }
    by_noun: dict[str, Judge] = {
        "station": schemes.far_off,
        "drive": schemes.far_off,
        "strip": schemes.stripped,
        "choose-weak": schemes.weak_one,
        "mark": schemes.robbed,
        "hunt": schemes.packed,
        "fog": schemes.fogged,
        "block-from": schemes.block_from,
        "unblock-from": schemes.unblocked,
        "unblock-to": schemes.unblocked,
        "calm": schemes.calm,
        "hospital": schemes.hospital,
    }
    return judged(by_act, by_noun, question, acts)


def answering(answers: Answers, question: str, acts: list[int]) -> list[float]:
    """The hunters' lesser decisions."""
    g = answers.g
    if question in ("trim", "lay-open"):
        return [answers.trim(a, g.hunters[untidy_hunter(g)]) for a in acts]
    if question == "take-item":
        return [answers.take_item(noun(a), g.hunters[g.players[-1]]) for a in acts]
    by_act: dict[str, Judge] = {
        "receive": answers.receive,
        "recall-ally": answers.receive,
        "timed-event": answers.timed,
        "rearrange": answers.timed,
        "listen": answers.listen,
        "luck": answers.luck,
        "consecrate": answers.consecrate,
        "ticket-event": answers.ticket_event,
        "keep-ticket": answers.ticket,
        "make-room": answers.make_room,
        "bargain": answers.bargain,
        "react": answers.react,
        "equip": answers.equip,
        "show-against": answers.show,
        "defend": answers.show,
        "ward": answers.show,
        "pay": answers.pay,
        "unmask": answers.unmask,
        "customs": answers.customs,
        "dismiss": answers.dismiss,
        "join": answers.join,
        "host": answers.host,
        "rescue": answers.rescue,
    }
    by_noun: dict[str, Judge] = {
        "start": answers.start,
        "order": answers.order,
        "scout": answers.scout,
        "space": answers.space,
        "sea": answers.space,
        "veil": answers.veil,
        "meet": answers.meet,
        "stake": answers.stake,
        "donate": answers.donate,
    }
    return judged(by_act, by_noun, question, acts)


def judged(
    by_act: dict[str, Judge], by_noun: dict[str, Judge], question: str, acts: list[int]
) -> list[float]:
    """What one thinks of the acts, or of what they name; of some questions nothing at all."""
    if question in by_act:
        return [by_act[question](a) for a in acts]
    if question in by_noun:
        return [by_noun[question](noun(a)) for a in acts]
    return [0.0 for a in acts]
