"""What holds in every legacy, whatever has been decided."""

from __future__ import annotations

from typing import Final

from duskmoot.games.heritage import packets
from duskmoot.games.heritage.cards import (
    BASE_EVENTS,
    CHARACTERS,
    CLAN_DECKS,
    EVENTS,
    VAMPIRES,
)
from duskmoot.games.heritage.chronicle.tables import (
    BURDENS,
    FIRST_STICKER,
    OUTCOMES,
    PARAMETERS,
    RESEARCH,
    STICKERS,
    newcomers_of,
    packet_of,
    strangers_of,
)
from duskmoot.games.heritage.legacy import Heir, Legacy, is_over
from duskmoot.games.heritage.lines import ANCILLA, BASE, THIN
from duskmoot.games.heritage.pieces import (
    ASSET_NAMES,
    CHAPTERS,
    CLAN_NAMES,
    CLAN_STICKERS,
    NONE,
    THIN_BLOOD_STICKERS,
)

EVENTS_A_CHAPTER: Final[int] = 5


def broken(legacy: Legacy) -> list[str]:
    """Invariants that do not hold; a legacy of the wrong shape is not looked at further."""
    found = misshapen(legacy)
    if found:
        return found
    found += broken_deck(legacy) + broken_cards(legacy) + broken_stickers(legacy)
    found += broken_world(legacy) + broken_roster(legacy)
    for number, heir in enumerate(legacy.heirs):
        found += [f"heir {number}: {what}" for what in broken_heir(legacy, heir)]
    return found


def misshapen(legacy: Legacy) -> list[str]:
    """Lists of the wrong length, and numbers of nothing."""
    found: list[str] = []
    if not 1 <= legacy.chapter <= CHAPTERS + 1 or not legacy.heirs:
        found.append("no such chapter, or nobody to play it")
    sizes = [
        (legacy.blood, len(VAMPIRES)),
        (legacy.clan_stickers, len(CLAN_NAMES)),
        (legacy.stickers, len(STICKERS)),
        (legacy.burdens_left, len(BURDENS)),
        (legacy.worth, len(PARAMETERS)),
    ]
    if any(len(values) != size for values, size in sizes):
        found.append("a list is too short or too long")
    if len(legacy.glued) != len(VAMPIRES) or len(legacy.sets) != len(CLAN_NAMES):
        found.append("a list of lists is too short or too long")
    for heir in legacy.heirs:
        if len(heir.marks) != len(PARAMETERS):
            found.append("a character sheet is too short or too long")
        found += strange(heir.leaders + saved(heir), len(VAMPIRES), "vampire")
        found += strange(heir.assets, len(ASSET_NAMES), "asset")
        found += strange(heir.burdens, len(BURDENS), "burden")
        found += strange(heir.won, len(EVENTS), "event")
    found += strange(legacy.places + legacy.present, len(legacy.heirs), "heir")
    found += strange(legacy.outcomes, len(OUTCOMES), "outcome")
    for abilities in legacy.glued:
        found += strange(tuple([a - FIRST_STICKER for a in abilities]), len(STICKERS), "sticker")
    return found


def strange(numbers: tuple[int, ...], size: int, kind: str) -> list[str]:
    return [f"there is no {kind} {n}" for n in numbers if not 0 <= n < size]


def saved(heir: Heir) -> tuple[int, ...]:
    return () if heir.haven == NONE else (heir.haven,)


def broken_deck(legacy: Legacy) -> list[str]:
    """The chronicle deck is open as far as the chapters played, or as an attempt has opened it."""
    if is_over(legacy):
        return [] if legacy.opened == len(packets.PACKETS) else ["the last packets lie unopened"]
    start = packet_of(legacy.chapter, "start")
    later = [name for name in packets.PACKET_NAMES if name[:2] == f"{legacy.chapter:02}"]
    fits = start <= legacy.opened <= start + len(later)
    return [] if fits else ["packets are open that are not due, or the other way round"]


def broken_cards(legacy: Legacy) -> list[str]:
    """Who is in the game, with which side up, and which intrigues."""
    found: list[str] = []
    in_game = CHARACTERS[:]
    for chapter in range(1, min(legacy.chapter, CHAPTERS)):
        in_game += newcomers_of(chapter) + strangers_of(chapter)
    if is_over(legacy):  # nobody needs those whom the last chapter reveals
        in_game += [c for c in strangers_of(CHAPTERS) if legacy.blood[c]]
    for vampire in VAMPIRES:
        side = legacy.blood[vampire.number] & 3
        if (side != 0) != (vampire.number in in_game):
            found.append(f"{vampire.id} is in the game too soon, or too late")
        if vampire.id.startswith("stranger") and side not in (0, ANCILLA):
            found.append(f"{vampire.id} is no ancilla")
        if side == BASE and legacy.blood[vampire.number] != BASE:
            found.append(f"{vampire.id} has blood on its base side")
        if side == ANCILLA and not legacy.blood[vampire.number] >> 2:
            found.append(f"{vampire.id} is of nobody's blood")
    for clan, cards in enumerate(legacy.sets):
        known = CLAN_DECKS[clan] + RESEARCH[clan]
        if sorted(set(cards)) != sorted(cards) or not set(CLAN_DECKS[clan]) <= set(cards):
            found.append(f"{CLAN_NAMES[clan]} has lost or doubled an intrigue")
        if not set(cards) <= set(known):
            found.append(f"{CLAN_NAMES[clan]} has an intrigue of others")
    return found


def broken_stickers(legacy: Legacy) -> list[str]:
    """Glued on and left are all that were printed, of each kind."""
    found: list[str] = []
    glued = [0] * (THIN + 1)
    used = [0] * len(STICKERS)
    for vampire in VAMPIRES:
        blood = (legacy.blood[vampire.number] >> 2) - 1
        if blood > THIN or (vampire.blood not in (NONE, blood) and legacy.blood[vampire.number]):
            found.append(f"{vampire.id} is of strange blood")
        elif blood != NONE and vampire.blood == NONE:
            glued[blood] += 1
        abilities = legacy.glued[vampire.number]
        for ability in abilities:
            used[ability - FIRST_STICKER] += 1
            if STICKERS[ability - FIRST_STICKER].bond and blood == THIN:
                found.append(f"{vampire.id} is thin-blooded and bonded")
        if len(abilities) > vampire.slots or (abilities and legacy.blood[vampire.number] & 3 < 2):
            found.append(f"{vampire.id} has no place for its stickers")
    left = (*legacy.clan_stickers, legacy.thin_blood)
    printed = [CLAN_STICKERS] * len(CLAN_NAMES) + [THIN_BLOOD_STICKERS]
    if [glued[i] + left[i] for i in range(len(left))] != printed or min(left) < 0:
        found.append("a sticker of blood is lost or doubled")
    copies = [sticker.copies for sticker in STICKERS]
    if [used[i] + legacy.stickers[i] for i in range(len(used))] != copies or min(
        legacy.stickers
    ) < 0:
        found.append("an ability sticker is lost or doubled")
    return found


def broken_world(legacy: Legacy) -> list[str]:
    """Burdens, titles and events in all havens together, and what the outcomes have made."""
    found: list[str] = []
    carried = list(legacy.burdens_left)
    for heir in legacy.heirs:
        for burden in heir.burdens:
            carried[burden] += 1
    if carried != [burden.copies for burden in BURDENS] or min(legacy.burdens_left) < 0:
        found.append("a burden is lost or doubled")
    played = list(range(1, legacy.chapter))
    if sorted([title for heir in legacy.heirs for title in heir.honours]) != played:
        found.append("titles and chapters differ")
    won = sorted([event for heir in legacy.heirs for event in heir.won])
    if won != list(range(len(BASE_EVENTS), len(BASE_EVENTS) + EVENTS_A_CHAPTER * len(played))):
        found.append("events and chapters differ")
    if legacy.worth != worth_after(legacy.outcomes):
        found.append("the outcomes do not make this worth")
    if [OUTCOMES[outcome].age for outcome in legacy.outcomes] != list(
        range(1, len(played) // 3 + 1)
    ):
        found.append("outcomes and ages differ")
    return found


def worth_after(outcomes: tuple[int, ...]) -> tuple[int, ...]:
    """The limits apply after each outcome (chronicle.finale.worth-range)."""
    worth = [parameter.worth for parameter in PARAMETERS]
    for outcome in outcomes:
        for parameter, n in OUTCOMES[outcome].changes:
            limits = PARAMETERS[parameter]
            worth[parameter] = min(max(worth[parameter] + n, limits.least), limits.most)
    return tuple(worth)


def broken_roster(legacy: Legacy) -> list[str]:
    found: list[str] = []
    havens = [vampire for heir in legacy.heirs for vampire in saved(heir) + heir.leaders]
    if len(set(havens)) != len(havens):
        found.append("a card lies in two havens")
    if len(set(legacy.places)) != len(legacy.places):
        found.append("an heir has two places")
    if list(legacy.present) != sorted(set(legacy.present)):
        found.append("the seats are not in the order of the roster")
    if any(legacy.heirs[heir].gone for heir in legacy.present):
        found.append("one who has left is present")
    return found


def broken_heir(legacy: Legacy, heir: Heir) -> list[str]:
    found: list[str] = []
    for parameter, marks in enumerate(heir.marks):
        if not 0 <= marks <= PARAMETERS[parameter].boxes:
            found.append(f"{PARAMETERS[parameter].id} has {marks} marks")
    if heir.haven != NONE and not legacy.blood[heir.haven]:
        found.append("somebody is in the haven who is not in the game")
    if any(VAMPIRES[leader].leads == NONE for leader in heir.leaders):
        found.append("a leader of no clan")
    for leader in heir.leaders:
        if not set(VAMPIRES[leader].intrigues) <= set(legacy.sets[VAMPIRES[leader].leads]):
            found.append(f"{VAMPIRES[leader].id} names intrigues that are not in the game")
    fresh = heir.joined == NONE
    if fresh and (any(heir.marks) or saved(heir) or heir.won or heir.honours):
        found.append("an heir without prologue holds something")
    if not fresh and not 1 <= heir.joined <= max(1, legacy.chapter):
        found.append("an heir has joined in a chapter to come")
    return found
