"""What the heuristic bots value; a point is what a wound of Dracula's is worth when he is hale."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Temper:
    victory: float = 30.0
    influence: float = 2.0
    """What a point of influence is worth."""
    blood: float = 18.0
    """What all of Dracula's health is worth, without the victory that comes with its end."""
    anew: float = 2.5
    """What a defeated hunter loses besides the influence."""
    dread: float = 0.9
    """How much of a defeat wounds count that may lead to one."""
    bite: float = 1.5
    item: float = 0.7
    vampire: float = 6.0
    """What it is worth to destroy a vampire."""
    scratch: float = 0.4
    """What a wound of a vampire is worth that does not destroy it."""
    mesmerized: float = 1.0
    plot: float = 0.6
    insight: float = 2.0
    """How much oftener, in powers of e, the foe lays down a card that is a point better for him."""

    # The chase.
    chase: float = 14.0
    """What it is worth to stand where Dracula will be."""
    patience: float = 0.76
    """How much less everything counts that is a day's travel farther away."""
    spread: float = 0.5
    """How much less it counts to be where another hunter is, while Dracula may be anywhere."""
    sighting: float = 12.0
    """What it is worth to find out where Dracula is."""
    fading: float = 0.8
    """How much less it tells to find where he was a turn before."""
    unseen: float = 1.8
    """What it is worth to search a hideout where one does not know what lies there."""
    zeal: float = 4.0
    """What it is worth to fight Dracula, besides the blows."""
    rounds: float = 2.0
    """How long a combat lasts, about, before Dracula escapes."""
    hits: float = 0.7
    """How often a blow strikes home."""
    struck: float = 1.2
    """Damage to hunters in a round of combat."""
    afloat: float = 0.8
    """What a night at sea costs."""
    tonight: float = 0.6
    """How likely a search follows on arrival."""
    peril: float = 0.3
    """What an unknown encounter costs besides wounds."""
    rest: float = 1.0
    enough: float = 0.65
    """How much less each further item is worth."""
    ticket: float = 0.45
    """What a ticket is worth for each railway it leads over, about."""
    fare: float = 0.15
    """What it costs to spend it."""
    news: float = 1.2
    """What it is worth to halve the places where Dracula can be."""

    # The flight.
    threat: float = 1.2
    """What a hunter in the same city costs Dracula in days to come."""
    nearness: float = 0.5
    """How much less a hunter threatens who is a day's travel farther away."""
    foresight: float = 0.8
    """How much what follows counts beside what comes at once."""
    hideout: float = 0.7
    """What another hideout is worth to Dracula."""


HUNTERS: Final[Temper] = Temper(blood=27.0, vampire=8.0)
"""They win by his blood alone: it is dearer to them than what they lose on the way."""
COUNT: Final[Temper] = Temper(influence=1.3, vampire=4.0)
"""Dracula has time: his blood is dearer to him than a point of influence is to the hunters."""
