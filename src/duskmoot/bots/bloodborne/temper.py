"""What the heuristic bot values, in Blood Echoes; found by playing many games."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Temper:
    daring: float = 0.2
    """How often he will fight on with what he carries instead of dreaming next."""
    frailty: float = 0.5
    """What it costs to be so weak that the next attack may fell him."""
    health: float = 0.05
    """What one point of health is worth besides."""
    death: float = 0.5
    """What a death costs besides the echoes lost with it."""
    last_warning: float = 4.0
    """What the first death costs while Rom watches."""
    ruin: float = 30.0
    """What it costs to be eliminated."""
    hand: float = 0.15
    """How much of a card's worth is lost while it lies in the discard pile."""
    upgrade: float = 0.06
    """How much of an Upgrade's worth it yields in each round still to come."""
    foresight: float = 0.5
    """What it is worth to choose a weapon after the others have shown theirs."""
    leader: float = 0.4
    """What an echo lost by the leading rival is worth."""
    rival: float = 0.15
    """What an echo lost by any other rival is worth."""
    trophy: float = 1.0
    """What a point on a trophy track is worth."""
    dreamer: float = 1.0
    """How readily rivals are expected to dream."""
    rich_dreamer: float = 0.15
    """How much more readily for each echo they carry."""
    fury: float = 0.3
    """How much more readily rivals play a weapon for each point of its damage."""
    wound: float = 0.15
    """What a wound is worth that a rival suffers."""
    envy: float = 0.0
    """How much of a rival's share in a kill is begrudged."""
    horizon: float = 4.0
    """Rounds to come from which on the future counts fully."""
