"""The game and its round (book: 'Game play', 'End of the round')."""

from __future__ import annotations

from typing import Final

from duskmoot.games.bloodborne import tales
from duskmoot.games.bloodborne.cards.table import CARDS, ENEMIES
from duskmoot.games.bloodborne.rules.choose import (
    BRING_WEAPON,
    PLAY_CARD,
    living,
    transformers,
)
from duskmoot.games.bloodborne.rules.dream import DREAM, remove_from_game, sleepers
from duskmoot.games.bloodborne.rules.escape import (
    DROP_CARD,
    escape_or_stay,
    robbed,
)
from duskmoot.games.bloodborne.rules.fight import (
    ATTACK,
    INSTANT,
    after_hunters_attack,
    attackers,
    enemy_stands,
    final_boss_dead,
    monster_attack,
    with_instants,
)
from duskmoot.games.bloodborne.rules.scoring import score, stalemate
from duskmoot.games.bloodborne.rules.setup import (
    choose_final_boss,
    choose_first_player,
    deal_starting_cards,
    prepare_dungeon,
    prepare_upgrades,
    reveal_enemy,
    set_dials,
)
from duskmoot.games.bloodborne.rules.upgrades import refill_display
from duskmoot.games.bloodborne.state import Bloodborne
from duskmoot.kernel.flow import Outline, do, for_each, repeat, stop_if, together, when
from duskmoot.kernel.zones import move

GAME: Final[Outline[Bloodborne]] = Outline("game")
ROUND: Final[Outline[Bloodborne]] = Outline("round")


def outlines() -> None:
    GAME.reads(
        do(
            choose_final_boss,
            prepare_dungeon,
            prepare_upgrades,
            deal_starting_cards,
            set_dials,
            choose_first_player,
            reveal_enemy,
        ),
        repeat(ROUND, until=game_ends),
        do(say_if_stalemate, score),
    )
    ROUND.reads(
        do(begin),
        together(living, PLAY_CARD),  # 1 choose
        together(transformers, BRING_WEAPON),  # 2 transform
        for_each(with_instants, INSTANT),  # 3 Instants
        when(
            enemy_stands,
            do(monster_attack),  # 4 monster attack
            for_each(attackers, ATTACK),  # 5 Hunters attack
            do(after_hunters_attack),
        ),
        when(enemy_stands, together(robbed, DROP_CARD), do(escape_or_stay)),  # 6 escape
        stop_if(hunt_is_over),
        for_each(sleepers, DREAM),  # 7 Hunter's Dream
        do(refill_display, put_away, pass_token),  # 8 end of the round
        when(enemy_gone, do(reveal_enemy)),
    )


def begin(g: Bloodborne) -> None:
    g.round += 1
    g.tell(tales.ROUND_BEGINS, g.round)
    if g.hunters[g.first].out:  # eliminated by the enemy just revealed
        pass_token(g)


def hunt_is_over(g: Bloodborne) -> bool:
    """The Final Boss is dead, or no Hunter is left in the game."""
    return final_boss_dead(g) or all(h.out for h in g.hunters)


def game_ends(g: Bloodborne) -> bool:
    return hunt_is_over(g) or stalemate(g)


def say_if_stalemate(g: Bloodborne) -> None:
    if not hunt_is_over(g):
        g.tell(tales.STALEMATE)


def put_away(g: Bloodborne) -> None:
    """Used cards go to their owners' piles, unless something takes them out of the game."""
    breaks = enemy_stands(g) and ENEMIES[g.enemy].breaks_weapons()
    for h in g.hunters:
        for card in h.revealed[:]:
            broken = breaks and h.taken > 0 and CARDS[card].weapon
            if broken or CARDS[card].single_use:
                remove_from_game(g, h, card, h.revealed)
                g.tell(tales.BROKEN if broken else tales.SPENT, h.seat, card)
            else:
                move(card, h.revealed, h.discard)
        h.taken = 0
        h.hit = 0
        h.cancelled = False
    g.rolls.clear()


def pass_token(g: Bloodborne) -> None:
    """To the left, past those who have left the game."""
    order = g.hunters[g.first + 1 :] + g.hunters[: g.first + 1]
    g.first = next(h.seat for h in order if not h.out)
    g.tell(tales.FIRST_PLAYER, g.first)


def enemy_gone(g: Bloodborne) -> bool:
    return not enemy_stands(g)


outlines()
