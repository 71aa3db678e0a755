"""What the heuristic bot values, in Blood Echoes; found by playing many games."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Temper:
    daring: float = 0.2
    """How often he will fight on with what he carries instead of dreaming next."""
    frailty: float = 0.75
    """What it costs to be so weak that the next attack would fell him."""
    health: float = 0.08
    """What a point of health is worth besides."""
    death: float = 0.5
    """What a death costs besides the echoes lost with it."""
    last_warning: float = 4.0
    """What a death costs besides where the next one is the last."""
    ruin: float = 30.0
    """What it costs to be eliminated."""
    hand: float = 0.22
    """How much of a card's worth is missed while it lies in the discard pile."""
    upgrade: float = 0.06
    """How much of its worth an Upgrade yields in each round still to come."""
    foresight: float = 0.6
    """What it is worth to choose a weapon after the others have shown theirs."""
    leader: float = 0.4
    """What an echo lost by the leading rival is worth."""
    rival: float = 0.15
    """What an echo lost by any other rival is worth."""
    wound: float = 0.15
    """How many echoes a wound costs a rival whom it does not kill."""
    dreamer: float = 0.5
    """How readily a rival dreams, beside a card without damage."""
    fury: float = 0.8
    """How much more readily he plays a card for each point of its damage."""
