"""The nine battlegrounds by number."""

from __future__ import annotations

from duskmoot.games.heritage.boards.anarch_revolt import AnarchRevolt
from duskmoot.games.heritage.boards.beast_within import BeastWithin
from duskmoot.games.heritage.boards.board import BOARDS
from duskmoot.games.heritage.boards.court import Court
from duskmoot.games.heritage.boards.high_low_clans import HighLowClans
from duskmoot.games.heritage.boards.humanity import Humanity
from duskmoot.games.heritage.boards.inquisition import Inquisition
from duskmoot.games.heritage.boards.masquerade import Masquerade
from duskmoot.games.heritage.boards.sabbat_wars import SabbatWars
from duskmoot.games.heritage.boards.war_of_princes import WarOfPrinces
from duskmoot.games.heritage.pieces import (
    ANARCH_REVOLT,
    BEAST_WITHIN,
    COURT,
    HIGH_LOW_CLANS,
    HUMANITY,
    INQUISITION,
    MASQUERADE,
    SABBAT_WARS,
    WAR_OF_PRINCES,
)

BOARDS.extend(
    [
        HighLowClans(HIGH_LOW_CLANS),
        BeastWithin(BEAST_WITHIN),
        WarOfPrinces(WAR_OF_PRINCES),
        Inquisition(INQUISITION),
        AnarchRevolt(ANARCH_REVOLT),
        Masquerade(MASQUERADE),
        Court(COURT),
        Humanity(HUMANITY),
        SabbatWars(SABBAT_WARS),
    ]
)
