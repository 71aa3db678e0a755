"""Drawers of tables: one for each game that has its own, and one that draws any game."""

from __future__ import annotations

from typing import Final

from duskmoot.terminal.boards.blood_rage import BloodRageBoard
from duskmoot.terminal.boards.bloodborne import BloodborneBoard
from duskmoot.terminal.boards.board import Board
from duskmoot.terminal.boards.fury_of_dracula import FuryBoard
from duskmoot.terminal.boards.generic import GenericBoard
from duskmoot.terminal.boards.heritage import HeritageBoard

_BOARDS: Final[dict[str, Board]] = {
    "bloodborne": BloodborneBoard(),
    "blood_rage": BloodRageBoard(),
    "fury_of_dracula": FuryBoard(),
    "heritage": HeritageBoard(),
}


def board_of(game_name: str) -> Board:
    return _BOARDS.get(game_name) or GenericBoard()
