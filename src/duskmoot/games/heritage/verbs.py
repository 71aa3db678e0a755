"""The verbs of Heritage; their codes are stable."""

from __future__ import annotations

from typing import Final

# Setting up.
CHOOSE_CLAN: Final[int] = 1
CHOOSE_LEADER: Final[int] = 2
# The deeds of a turn.
RECRUIT: Final[int] = 3
PLAY: Final[int] = 4
TRADE: Final[int] = 5
# Within recruiting and playing.
PAY: Final[int] = 6
SIRE: Final[int] = 7
LEAD: Final[int] = 8
BORROW: Final[int] = 9
# Effects.
CHOOSE: Final[int] = 10
TAKE: Final[int] = 11
OPPONENT: Final[int] = 12
VALUE: Final[int] = 13
BOON: Final[int] = 14
CARD: Final[int] = 15
OPTION: Final[int] = 16
BOARD: Final[int] = 17
GIVE: Final[int] = 18
ACCEPT: Final[int] = 19
FIRST: Final[int] = 20
# Battlegrounds.
MARCH: Final[int] = 21
TO: Final[int] = 22
EXPEL: Final[int] = 23
BURN: Final[int] = 24
KEEP: Final[int] = 25
DRAW: Final[int] = 26
TOKEN: Final[int] = 27
# The chronicle: assets, the prologue, the aftermath.
USE: Final[int] = 28
MARK: Final[int] = 29
EMBRACE: Final[int] = 30
THIN_BLOOD: Final[int] = 31
ANSWER: Final[int] = 32
ASCEND: Final[int] = 33
SHELTER: Final[int] = 34
RELEASE: Final[int] = 35
CONSPIRE: Final[int] = 36
GLUE: Final[int] = 37
TEACH: Final[int] = 38
SAVE: Final[int] = 39
DECIDE: Final[int] = 40
SEAL: Final[int] = 41
