"""Lays out the card tables from the data files; imported once, by spec.py."""

from __future__ import annotations

from typing import Final

from duskmoot.games import data
from duskmoot.games.bloodborne.cards.actions import ODD_ACTIONS
from duskmoot.games.bloodborne.cards.card import BOSS, FINAL, MONSTER, ActionCard, Enemy
from duskmoot.games.bloodborne.cards.enemies import ODD_ENEMIES
from duskmoot.games.bloodborne.cards.table import (
    BOSSES,
    CARDS,
    DICE_FACES,
    DIE_NAMES,
    DOUBTED_YELLOW,
    ENEMIES,
    FINAL_BOSSES,
    MONSTERS,
    STARTING_HAND,
    UPGRADE_DECK,
)
from duskmoot.games.bloodborne.state import TROPHIES
from duskmoot.kernel.cards import cast

RANKS: Final[list[tuple[str, int, list[int]]]] = [
    ("monsters.toml", MONSTER, MONSTERS),
    ("bosses.toml", BOSS, BOSSES),
    ("final_bosses.toml", FINAL, FINAL_BOSSES),
]


def deal_actions() -> None:
    starting = data.rows("bloodborne", "starting_cards.toml")
    upgrades = data.rows("bloodborne", "upgrades.toml")
    CARDS.extend(cast(starting + upgrades, ActionCard, ODD_ACTIONS))
    for card in CARDS:
        card.starting = card.number < len(starting)
        if card.starting:
            STARTING_HAND.append(card.number)
        else:
            UPGRADE_DECK.extend([card.number] * card.copies)
        card.melee = card.kind == "melee"
        card.ranged = card.kind == "ranged"
        card.weapon = card.melee or card.ranged
        card.attacks = not card.instant and (card.weapon or card.most > 0)


def deal_enemies() -> None:
    rows: list[dict[str, object]] = []
    ranks: list[int] = []
    for name, rank, of_rank in RANKS:
        rows += data.rows("bloodborne", name)
        of_rank.extend(range(len(ranks), len(rows)))
        ranks += [rank] * len(of_rank)
    ENEMIES.extend(cast(rows, Enemy, ODD_ENEMIES))
    for enemy in ENEMIES:
        enemy.rank = ranks[enemy.number]
        enemy.lantern = DIE_NAMES.index(enemy.die)
        enemy.types = [TROPHIES.index(trophy) for trophy in enemy.trophies]


def face(label: str) -> int:
    return int(label.rstrip("+")) * 2 + label.endswith("+")


def deal_dice() -> None:
    for die in data.table("bloodborne", "dice.toml")["die"]:
        DICE_FACES.append([face(label) for label in die["faces"]])
        DOUBTED_YELLOW.extend([face(label) for label in die.get("doubted", [])])


deal_actions()
deal_enemies()
deal_dice()
