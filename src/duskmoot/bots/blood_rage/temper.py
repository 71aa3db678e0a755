"""What the heuristic bot values, in glory; found by playing many games."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Temper:
    rage: float = 0.45
    """What a point of rage is worth while there is something to do with it."""
    strength: float = 0.45
    """What a point of strength on the board is worth in each Age to come."""
    prospect: float = 0.6
    """How much of a reward counts that may be pillaged in a turn to come."""
    haste: float = 1.5
    """How much more a pillage counts than what will still be there in a turn to come."""
    delay: float = 0.5
    """How much of a quest's worth urges to commit it at once."""
    doom: float = 0.75
    """The chance that a figure in the doomed province lives to see Ragnarök."""
    arrival: float = 0.5
    """The chance that a rival who could join a battle does."""
    boldness: float = 0.7
    """How often a rival commits the best card of his hand, not any."""
    denial: float = 0.25
    """What it is worth that a rival misses a point of glory."""
    kill: float = 0.5
    """What a destroyed figure of a rival is worth."""
    card: float = 0.35
    """How much of a battle card's worth is missed once it is spent."""
    deaths: float = 2.5
    """Own figures that die in an Age, about."""
    doomed: float = 2.0
    """Own figures that Ragnarök takes in an Age, about."""
