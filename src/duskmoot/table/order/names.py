"""Names that look alike: nobody poses as another at the same table.

In the manner of Unicode TR 39, for the letters that our players have: two names look alike if
their skeletons are equal.
"""

from __future__ import annotations

import unicodedata
from typing import Final

CAPITALS: Final = str.maketrans(
    "АВЕЗКМНОРСТУХІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧӀϹՕՍᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ",
    "ABE3KMHOPCTYXIJSABEZHIKMNOPTYXICOUABCDEGHIJKLMNOPRSTUVWYZ",
)
SMALL: Final = str.maketrans(
    "авекмнорстухіјѕһԁԛԝαβεηικνορτυχωłøđħı0135|!ӏɩɑɡσոօս",
    "abekmhopctyxijshdqwabenikvoptuxwlodhlolesllllagonou",
)
PAIRS: Final[tuple[tuple[str, str], ...]] = (("rn", "m"), ("vv", "w"), ("cl", "d"), ("i", "l"))


def skeleton(name: str) -> str:
    parts = unicodedata.normalize("NFKD", name.translate(CAPITALS))
    bare = "".join(each for each in parts if not unicodedata.combining(each)).casefold()
    letters = "".join(each for each in bare.translate(SMALL) if each.isalnum())
    for pair, one in PAIRS:
        letters = letters.replace(pair, one)
    return letters


def alike(one: str, other: str) -> bool:
    return bool(one and other) and (one == other or skeleton(one) == skeleton(other) != "")
