"""Legacies and chapters of a chronicle for tests that read like play.

    legacy = past(4, heirs=3)             # what might lie there before chapter 4
    legacy.heirs[0].assets = assets("war")
    court = chapter(legacy, anna="brujah", clara="ventrue")       # boris stays away
    court.act("anna", "use war")

Heirs are anna, boris, clara, dmitri and elena, in the order of the roster. In a chapter with
somebody absent the seats of a Court keep their own names: anna sits first, boris second.
"""

from typing import Any

from duskmoot.games.heritage.cards import ABILITY_NAMES, CHARACTERS, VAMPIRE_NAMES, VAMPIRES
from duskmoot.games.heritage.chronicle.heirs import replaced, replaced_row
from duskmoot.games.heritage.chronicle.samples import imagined, with_burdens
from duskmoot.games.heritage.chronicle.tables import FIRST_STICKER
from duskmoot.games.heritage.legacy import Legacy, pack
from duskmoot.games.heritage.lines import ANCILLA, BASE, THIN
from duskmoot.games.heritage.pieces import (
    ASSET_NAMES,
    BURDEN_NAMES,
    CLAN_NAMES,
    NONE,
    PARAMETER_NAMES,
)
from duskmoot.games.heritage.state import Heritage
from duskmoot.kernel import flow
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import Setting
from tests.games.heritage.court import GAME, Court

HEIRS = ["anna", "boris", "clara", "dmitri", "elena"]


def past(chapter: int, heirs: int = 2) -> Legacy:
    """A sound legacy with empty hands: no agents, no assets, no burdens."""
    legacy = with_burdens(imagined(chapter, heirs), [])
    for heir in legacy.heirs:
        heir.haven = NONE
        heir.assets = ()
    return legacy


def assets(*names: str) -> tuple[int, ...]:
    return tuple([ASSET_NAMES.index(name) for name in names])


def burdened(legacy: Legacy, *names: str) -> Legacy:
    """These are boris's burdens."""
    return with_burdens(legacy, [BURDEN_NAMES.index(name) for name in names])


def character(name: str) -> int:
    return VAMPIRE_NAMES.index(name)


def ancilla(legacy: Legacy, number: int, blood: str, *stickers: str) -> int:
    """A card of the base deck, turned over, with these stickers on it and not in the supply."""
    was = (legacy.blood[number] >> 2) - 1
    clan = THIN if blood == "thin" else CLAN_NAMES.index(blood)
    for each, n in ((was, 1), (clan, -1)):
        if each == THIN:
            legacy.thin_blood += n
        elif each != NONE:
            left = legacy.clan_stickers[each] + n
            legacy.clan_stickers = replaced(legacy.clan_stickers, each, left)
    legacy.blood = replaced(legacy.blood, number, ANCILLA + 4 * (clan + 1))
    for glued, n in ((legacy.glued[number], 1), (abilities(stickers), -1)):
        for ability in glued:
            place = ability - FIRST_STICKER
            legacy.stickers = replaced(legacy.stickers, place, legacy.stickers[place] + n)
    legacy.glued = replaced_row(legacy.glued, number, abilities(stickers))
    return number


def abilities(names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple([ABILITY_NAMES.index(name) for name in names])


def roomy(legacy: Legacy, slots: int = 1) -> int:
    """A base character with so many places for stickers."""
    found = [c for c in CHARACTERS if legacy.blood[c] == BASE and VAMPIRES[c].slots >= slots]
    return found[0]


def seated(legacy: Legacy, *names: str) -> str:
    text = GAME.attend(pack(legacy), tuple([HEIRS.index(name) for name in names]))
    assert GAME.wrongs(text) == []
    return text


def begun(legacy: Legacy, *names: str, seed: int = 1, **options: str) -> Heritage:
    """A chapter at its first question."""
    names = names or tuple(HEIRS[: len(legacy.heirs)])
    setting = Setting(
        GAME, len(names), GAME.choose(options), key_from_seed(seed), seated(legacy, *names)
    )
    g = GAME.begin(setting, True)
    assert isinstance(g, Heritage)
    return g


def chapter(
    legacy: Legacy, options: dict[str, str] | None = None, round: int = 1, **clans: str
) -> Court:
    """A turn of the heir who sits first, with these heirs present."""
    return chapter_of(legacy, clans, options, round)


def chapter_of(
    legacy: Legacy,
    clans: dict[str, str],
    options: dict[str, str] | None = None,
    round: int = 1,
) -> Court:
    text = seated(legacy, *clans)
    by_seat: dict[str, Any] = dict(zip(["anna", "boris", "clara", "dmitri"], clans.values()))
    return Court(legacy=text, options=options, round=round, **by_seat)


def clans_chosen(g: Heritage) -> Heritage:
    """Whoever is asked takes the first clan and leader, until the first turn."""
    while flow.question(g).key in ("clan", "clan-leader"):
        seat = g.asked[0]
        flow.apply(g, seat, flow.legal(g, seat)[0])
    return g


def does(g: Heritage, seat: int, *texts: str) -> None:
    for text in texts:
        act = GAME.vocabulary.read(text)
        why = flow.question(g).why_not(g, seat, act)
        assert not why, f"{text}: {why}"
        flow.apply(g, seat, act)


def refusal(g: Heritage, seat: int, text: str) -> str:
    return flow.question(g).why_not(g, seat, GAME.vocabulary.read(text))


def parameter(name: str) -> int:
    return PARAMETER_NAMES.index(name)
