"""Assets: won by events, spent once (book: ПОРЯДОК ХОДА, marked ХРОНИКА)."""

from __future__ import annotations

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.chronicle.heirs import replaced_row, without_one
from duskmoot.games.heritage.effects.machine import start
from duskmoot.games.heritage.effects.scripts import of_asset
from duskmoot.games.heritage.lines import weight
from duskmoot.games.heritage.pieces import NONE
from duskmoot.games.heritage.state import Heritage, thread


def forbids_asset(g: Heritage, seat: int) -> str:
    """One in a turn (turn.asset), unless a burden has frozen them."""
    if g.asset_used:
        return "turn.asset"
    return "chronicle.setup.burdens" if weight(g.bloodlines[seat], "no_assets") else ""


def use(g: Heritage, seat: int, asset: int) -> None:
    """It is out for the rest of the chronicle (chronicle.events.asset-spent)."""
    heir = g.present[seat]
    g.asset_used = True
    g.assets = replaced_row(g.assets, heir, without_one(g.assets[heir], asset))
    g.tell(tales.USES, seat, asset)
    start(g, thread(of_asset(asset), seat, NONE))
