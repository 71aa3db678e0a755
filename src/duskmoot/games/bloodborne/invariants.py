"""What holds in every position, whoever has done what."""

from __future__ import annotations

from duskmoot.games.bloodborne.cards.table import (
    CARDS,
    ENEMIES,
    STARTING_HAND,
    UPGRADE_DECK,
)
from duskmoot.games.bloodborne.rules.health import full_health
from duskmoot.games.bloodborne.state import (
    BOSSES_DRAWN,
    CARD_LIMIT,
    MONSTERS_DRAWN,
    NONE,
    TRACKS,
    TROPHY_TRACK,
    Bloodborne,
    Hunter,
)


def broken(g: Bloodborne) -> list[str]:
    found: list[str] = []
    for h in g.hunters:
        found += [f"Hunter {h.seat}: {what}" for what in broken_of_hunter(g, h)]
    everywhere = g.upgrades + g.display + g.removed
    for h in g.hunters:
        everywhere += h.owned
    boxed = UPGRADE_DECK + STARTING_HAND * len(g.hunters)
    if sorted(everywhere) != sorted(boxed):
        found.append("an Action card is lost or doubled")
    enemies = g.dungeon + g.past + ([g.enemy] if g.enemy != NONE else [])
    met = [number for number in enemies if number != g.final_boss]
    if len(met) != MONSTERS_DRAWN + BOSSES_DRAWN or len(set(enemies)) != len(enemies):
        found.append("a dungeon card is lost or doubled")
    if g.enemy != NONE and g.echoes < 1:
        found.append("an enemy without echoes is in play")
    if not 0 <= g.first < len(g.hunters):
        found.append("nobody is First Player")
    if len(g.display) > len(g.hunters):
        found.append("too many Available Upgrades")
    if g.final_boss == NONE or ENEMIES[g.final_boss].full_health() < 1:
        found.append("there is no Final Boss")
    return found


def broken_of_hunter(g: Bloodborne, h: Hunter) -> list[str]:
    found: list[str] = []
    if not 0 <= h.health <= full_health(g):
        found.append("health outside the dial")
    if h.living() and h.health == 0:
        found.append("alive at 0 health")
    if h.collected < 0 or h.banked < 0:
        found.append("fewer than 0 echoes")
    if (h.dead or h.out) and h.collected:
        found.append("a dead Hunter holds collected echoes")
    if sorted(h.hand + h.revealed + h.discard) != sorted(h.owned):
        found.append("the owned cards are not where they should be")
    if len(h.owned) > CARD_LIMIT + (1 if g.asked == [h.seat] else 0):
        found.append("more than seven cards")
    if not h.out and not any(CARDS[card].dream for card in h.owned):
        found.append("Hunter's Dream is gone")
    last = len(TRACKS[g.options[TROPHY_TRACK]])
    if not all(0 <= space <= last for space in h.trophies):
        found.append("a trophy token is off its track")
    return found
