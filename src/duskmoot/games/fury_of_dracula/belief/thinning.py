"""Fewer trails that stand for many, without bias (Fearnhead and Clifford, 2003)."""

from __future__ import annotations

from hashlib import sha256


def thinned(keys: dict[int, float], most: int, log: list[int]) -> dict[int, float]:
    """The heavy trails as they are; of the light ones some, all with the same weight."""
    bar = threshold(sorted(keys.values(), reverse=True), most)
    kept: dict[int, float] = {}
    reached = chance_of(log)
    for key, weight in keys.items():
        if weight >= bar:
            kept[key] = weight
            continue
        reached += weight / bar
        if reached >= 1.0:
            reached -= 1.0
            kept[key] = bar
    return kept


def threshold(weights: list[float], most: int) -> float:
    """The weight from which on trails are kept, so that `most` are left in all."""
    rest = sum(weights)
    for heavy in range(most):
        bar = rest / (most - heavy)
        if weights[heavy] < bar:
            return bar
        rest -= weights[heavy]
    return weights[most]


def chance_of(log: list[int]) -> float:
    """From 0 to 1, the same for everybody who has the same evidence."""
    digest = sha256(b"".join([entry.to_bytes(8, "big") for entry in log])).digest()
    return int.from_bytes(digest[:6], "big") / (1 << 48)
