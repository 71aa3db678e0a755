"""What the heuristic bot values, in points; found by playing many games."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Temper:
    rivalry: float = 0.6
    """How much of the lead is taken over the best rival; the rest over all of them."""
    thrift: float = 0.02
    """An intrigue that gains less than this is kept."""
    hoard: float = 1.5
    """An asset that gains less than this is kept for a later chapter."""
    patience: float = 20.0
    """What an intrigue is put back by that would be better not played at all."""
    steps: int = 60
    """How many answers are looked ahead at most."""
    # Between two chapters.
    hope: float = 0.15
    """By how much each age to come may raise the worth of a mark."""
    gate: float = 0.4
    """A sticker that a mark opens."""
    slot: float = 0.4
    """A free place for a sticker."""
    unproven: float = 0.2
    """How much of its abilities a character counts for whose base side is up."""
    kin: float = 0.3
    """An ancilla of the clan played."""
    blood: float = 0.5
    """The blood of a clan, against thin blood."""
    leader: float = 1.0
    """A clan leader of one's own."""
    family: float = 0.1
    """Each ancilla of a clan's blood."""
