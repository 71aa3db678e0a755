"""What a clan would do without thinking: the playouts of a search are played like this.

The habits are those of the heuristic bot, read off its games: it passes only when nothing is left
to do, drafts quests and lasting gifts first, pillages where it is strong, and seldom marches.
"""

from __future__ import annotations

from typing import Final

from duskmoot.games.blood_rage.board import FJORD_OF
from duskmoot.games.blood_rage.cards.card import GodCard
from duskmoot.games.blood_rage.cards.table import CARDS
from duskmoot.games.blood_rage.features import stat_worth
from duskmoot.games.blood_rage.rules.figures import strength_in
from duskmoot.games.blood_rage.state import ALL_STATS, LAST_STEP, BloodRage, Clan
from duskmoot.games.blood_rage.verbs import (
    ADD,
    CHALLENGE,
    COMMIT,
    DRAFT,
    HOLD,
    JOIN,
    LEAD,
    MARCH,
    MARCH_TO,
    PILLAGE,
    QUEST,
    RAISE,
    RETRIEVE,
    SACRIFICE,
    SEND,
    TO,
    UPGRADE,
)
from duskmoot.kernel.acts import DONE, noun, verb
from duskmoot.kernel.view import IMAGINED
from duskmoot.kernel.zones import holds

BATTLE_TEXT: Final[int] = 2
"""What a text is worth on a battle card, in points of its bonus."""
RAISED: Final[int] = 4
"""What the stat is worth that comes with a quest."""
GIFT: Final[int] = 5
"""What an upgrade is worth besides its strength."""
RESOLVE: Final[int] = 6
"""How often the obvious is done, in tenths."""
EAGERNESS: Final[int] = 3
"""How often a battle is joined, in tenths."""
CARDS_IN_BATTLE: Final[int] = 2
"""What the own card adds in battle more than the others', if it is to be dared."""


def lean(g: BloodRage, seat: int, acts: list[int]) -> int:
    """By chance, but with habits; what is offered is mostly taken."""
    asked = verb(acts[0])
    c = g.clans[seat]
    if asked in (DRAFT, HOLD):
        return better_of_two(g, c, acts)
    if asked in (COMMIT, RAISE, TO, MARCH_TO, LEAD):
        return better_of_two(g, c, [a for a in acts if a != DONE] or acts)
    last = acts[-1]
    if last != DONE:
        return g.chance.pick(IMAGINED, acts)
    if asked == JOIN:
        joins = g.chance.below(IMAGINED, 10) < EAGERNESS
        return g.chance.pick(IMAGINED, acts[:-1]) if joins else DONE
    if asked in (SEND, ADD, RETRIEVE):
        return g.chance.pick(IMAGINED, acts)
    if any(verb(a) in (PILLAGE, QUEST, UPGRADE, MARCH) for a in acts):
        return lean_to_act(g, c, acts)
    return g.chance.pick(IMAGINED, acts[:-1] or acts)


def lean_to_act(g: BloodRage, c: Clan, acts: list[int]) -> int:
    """The obvious first: a quest fulfilled, a province to be had; then more figures and gifts."""
    obvious: list[int] = []
    useful: list[int] = []
    last: list[int] = []
    for a in acts:
        deed = verb(a)
        if deed in (PILLAGE, CHALLENGE):
            if dares(g, c, noun(a)):
                obvious.append(a)
        elif deed == QUEST:
            (obvious if CARDS[noun(a)].fulfilled(g, c) else last).append(a)
        elif deed in (MARCH, SACRIFICE):
            last.append(a)
        elif deed != DONE:
            useful.append(a)
    if obvious and (not useful or g.chance.below(IMAGINED, 10) < RESOLVE):
        return better_of_two(g, c, obvious)
    if useful:
        return better_of_two(g, c, useful)
    return g.chance.pick(IMAGINED, last or [DONE])


def dares(g: BloodRage, c: Clan, province: int) -> bool:
    """Whether the clan is as strong as any other there, its card included."""
    own = strength_in(c, province) + (CARDS_IN_BATTLE if c.hand else 0)
    return all(own >= strength_in(other, province) for other in g.clans if other.seat != c.seat)


def better_of_two(g: BloodRage, c: Clan, acts: list[int]) -> int:
    """Of two acts drawn by chance the one that looks better."""
    one = g.chance.pick(IMAGINED, acts)
    other = g.chance.pick(IMAGINED, acts)
    return one if looks(g, c, one) >= looks(g, c, other) else other


def looks(g: BloodRage, c: Clan, a: int) -> float:
    """How good an act looks at first sight, beside others of its question."""
    deed = verb(a)
    if deed in (DRAFT, HOLD, UPGRADE, QUEST):
        return esteem(CARDS[noun(a)])
    if deed == COMMIT:
        card = CARDS[noun(a)]
        return 2.0 * card.bonus_on(g) + 1.0 if card.battle else 0.0
    if deed == RAISE:
        step = c.steps[noun(a)]
        return stat_worth(g, noun(a), min(LAST_STEP, step + 1)) - stat_worth(g, noun(a), step)
    if deed in (TO, MARCH_TO, LEAD, PILLAGE):
        return allure(g, noun(a))
    return float(GIFT)


def allure(g: BloodRage, place: int) -> float:
    """Places to go to: rich ones that nobody has pillaged, and the one that is doomed."""
    doomed = g.ragnarok[g.age - 1]
    glory = 2.0 if place in (doomed, FJORD_OF[doomed]) else 0.0
    if place >= len(g.tokens) or holds(g.pillaged, place):
        return glory
    return glory + (4.0 if g.tokens[place] == ALL_STATS else 2.0)


def esteem(card: GodCard) -> float:
    """What a card is worth at first sight, in glory."""
    if card.quest:
        return 0.6 * (card.glory + RAISED)
    if card.battle:
        return card.bonus + (BATTLE_TEXT if has_text(card) else 0)
    return GIFT + 0.5 * card.glory + 0.5 * card.strength - 0.5 * card.cost


def has_text(card: GodCard) -> bool:
    """Whether a battle card brings more than its bonus."""
    gains = card.glory > 0 or card.graces or card.swears or card.watches or card.late
    return gains or card.mirrors or card.smites or card.cancels
