"""The verbs of Blood Rage; their codes are stable."""

from __future__ import annotations

from typing import Final

CHOOSE_CLAN: Final[int] = 1
DRAFT: Final[int] = 2
INVADE: Final[int] = 3
RECALL: Final[int] = 4
TO: Final[int] = 5
MARCH: Final[int] = 6
MARCH_TO: Final[int] = 7
SEND: Final[int] = 8
UPGRADE: Final[int] = 9
INTO: Final[int] = 10
QUEST: Final[int] = 11
PILLAGE: Final[int] = 12
CHALLENGE: Final[int] = 13
SACRIFICE: Final[int] = 14
JOIN: Final[int] = 15
BRING: Final[int] = 16
COMMIT: Final[int] = 17
COUNT: Final[int] = 18
ADD: Final[int] = 19
KEEP: Final[int] = 20
SAVE: Final[int] = 21
FLEE: Final[int] = 22
RETRIEVE: Final[int] = 23
RAISE: Final[int] = 24
HOLD: Final[int] = 25
FOLLOW: Final[int] = 26
STORM: Final[int] = 27
RETURN: Final[int] = 28
LEAD: Final[int] = 29
OFFER_FROM: Final[int] = 30
OFFER: Final[int] = 31
