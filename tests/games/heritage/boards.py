"""What tests of the later battlegrounds share: rows of effects, and who lies where."""

from typing import Any

from duskmoot.games.heritage.boards.board import BOARDS
from duskmoot.games.heritage.pieces import TEMPERAMENT
from tests.games.heritage.court import GAME, Court

Rows = list[dict[str, Any]]


def on(axis: str) -> Rows:
    """The subject is activated on one battleground."""
    return [{"op": "activate", "target": {"pool": "subject"}, "battleground": axis}]


def torpor(pool: str = "opponent", **only: Any) -> Rows:
    return [{"op": "send_to_torpor", "target": {"pool": pool, "count": 1, "only": only}}]


def activated(court: Court, axis: str, alias: str, *acts: str) -> None:
    """By anna, with her answers."""
    court.effects("anna", alias, on(axis))
    court.act("anna", *acts)


def fell(court: Court, alias: str, by: str = "anna", leader: str = "") -> None:
    """A vampire goes to torpor by a player's effect; whoever is asked sacrifices nobody."""
    court.effects(by, leader or by, torpor("any"))
    court.act(by, f"choose {alias}")
    while court.asks().endswith("sacrifice"):
        court.act(court[alias].owner, f"choose {alias}")


def sound(court: Court) -> None:
    assert GAME.broken(court.g) == []


def end_of_round(court: Court) -> int:
    """Who holds the first-player token when the temperament board has been asked."""
    BOARDS[court.g.boards[TEMPERAMENT]].round_end(court.g)
    return court.g.first
