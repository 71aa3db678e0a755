"""What everybody sees of a table of Heritage, as records that the rules can count with."""

from __future__ import annotations

from typing import Any, Final

from duskmoot.games.heritage.sight import BLOODLINE, REGION, TABLE
from duskmoot.games.heritage.state import Heritage, Region, bare_table
from duskmoot.kernel.view import FLOW_SEES, View
from duskmoot.kernel.zones import GIVEN, RECORDS, Sight

_FLOW: Final[list[str]] = list(FLOW_SEES)


def open_table(seen: View) -> Heritage:
    """Bloodlines, queue and battlegrounds; of what is hidden nothing but blanks."""
    shown = seen.table
    g = bare_table(len(shown["bloodlines"]))
    g.options = tuple(shown["options"])
    lay_out(g, TABLE, shown)
    for b, record in zip(g.bloodlines, shown["bloodlines"]):
        lay_out(b, BLOODLINE, record)
    for record in shown["regions"]:
        region = Region()
        lay_out(region, REGION, record)
        region.tokens = region.shown
        g.regions.append(region)
    return g


def lay_out(target: Any, sight: Sight, record: dict[str, Any]) -> None:
    """Every field that is no list of records; a zone of which only the size is seen is empty."""
    for name, who in sight.pairs:
        if name in _FLOW or who == RECORDS or name not in record:
            continue
        value = record[name]
        if who == GIVEN:
            value = tuple(tuple(v) if isinstance(v, list) else v for v in value)
        elif isinstance(value, int) and isinstance(getattr(target, name, None), list):
            value = []
        setattr(target, name, value)
