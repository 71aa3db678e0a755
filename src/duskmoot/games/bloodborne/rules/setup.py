"""Setting up the game, and the coming of each enemy (book: 'Setup', 'End of the round')."""

from __future__ import annotations

from duskmoot.games.bloodborne import tales
from duskmoot.games.bloodborne.cards.table import (
    BOSSES,
    ENEMIES,
    FINAL_BOSSES,
    MONSTERS,
    STARTING_HAND,
    UPGRADE_DECK,
)
from duskmoot.games.bloodborne.rules.health import full_health
from duskmoot.games.bloodborne.rules.upgrades import refill_display
from duskmoot.games.bloodborne.state import (
    BOSSES_DRAWN,
    FINAL_BOSS,
    MONSTERS_DRAWN,
    PLAYER_BONUS,
    SETUP,
    Bloodborne,
)


def choose_final_boss(g: Bloodborne) -> None:
    agreed = g.options[FINAL_BOSS]
    drawn = g.chance.pick(SETUP, FINAL_BOSSES)
    g.final_boss = FINAL_BOSSES[agreed - 1] if agreed else drawn
    g.tell(tales.FINAL_BOSS_CHOSEN, g.final_boss)


def prepare_dungeon(g: Bloodborne) -> None:
    monsters = MONSTERS[:]
    bosses = BOSSES[:]
    g.chance.shuffle(SETUP, monsters)
    g.chance.shuffle(SETUP, bosses)
    g.dungeon = monsters[:MONSTERS_DRAWN] + bosses[:BOSSES_DRAWN]
    g.chance.shuffle(SETUP, g.dungeon)


def prepare_upgrades(g: Bloodborne) -> None:
    g.upgrades = UPGRADE_DECK[:]
    g.chance.shuffle(SETUP, g.upgrades)
    refill_display(g)


def deal_starting_cards(g: Bloodborne) -> None:
    for h in g.hunters:
        h.hand = STARTING_HAND[:]
        h.owned = STARTING_HAND[:]


def set_dials(g: Bloodborne) -> None:
    for h in g.hunters:
        h.health = full_health(g)


def choose_first_player(g: Bloodborne) -> None:
    g.first = g.chance.below(SETUP, len(g.hunters))
    g.tell(tales.FIRST_PLAYER, g.first)


def reveal_enemy(g: Bloodborne) -> None:
    """The top dungeon card, or the Final Boss when there is none, gets its echoes."""
    enemy = ENEMIES[g.dungeon.pop() if g.dungeon else g.final_boss]
    g.enemy = enemy.number
    g.full = (
        enemy.health
        + PLAYER_BONUS[len(g.hunters)]
        + ENEMIES[g.final_boss].extra_echoes(enemy)
        + g.bell
    )
    g.echoes = g.full
    g.bell = 0
    g.tell(tales.ENEMY_COMES, g.enemy, g.echoes)
    enemy.on_reveal(g)
