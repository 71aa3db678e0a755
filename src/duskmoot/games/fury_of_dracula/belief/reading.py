"""One entry of the evidence read into a belief: trails go on, or are ruled out."""

from __future__ import annotations

from duskmoot.games.fury_of_dracula.belief.ground import LOOSE
from duskmoot.games.fury_of_dracula.belief.keys import (
    ALL_BUT_LAST,
    BITS,
    HIGHEST,
    LAIR_SHIFT,
    LAST_LAIR,
    LOST_BITS,
    LOST_SHIFT,
    LOWEST,
    ONE,
    TRAIL,
    card_in,
    flown,
    here,
    here_space,
    hide_space,
    lies,
    link,
    slid,
    swept,
    without,
)
from duskmoot.games.fury_of_dracula.belief.plays import NO_POWER, Plays
from duskmoot.games.fury_of_dracula.evidence import (
    AT_SEA,
    BEGUN,
    BLUNDERED,
    BORDERING,
    CLEARED,
    DENIED,
    FLOWN,
    FROM_LAIR,
    HALLOWED,
    HERE_IN,
    HERE_NOT_IN,
    HIDE_FOUND,
    IN_CASTLE,
    IN_SIGHT,
    LAIR_MADE,
    LEFT_TO_MATURE,
    MET,
    MISDIRECTED,
    NO_HIDE,
    NO_PLACE,
    NOT_MET,
    PLACED,
    PLAYED,
    PRESENT,
    RESOLVED,
    REVEALED,
    SLID,
    SWEPT,
    detail_of,
    kind_of,
    mask_of,
    places_of,
    what_of,
)
from duskmoot.games.fury_of_dracula.sheets import OFF, SPACES

Trails = dict[int, float]


def read(plays: Plays, keys: Trails, entry: int, allowed: list[bool]) -> Trails:
    """The trails after this entry; a card that is placed now is one of those allowed."""
    kind = kind_of(entry)
    what = what_of(entry)
    if kind == DENIED:
        return denied(keys, what + 1)
    if kind == SLID:
        plays.power = NO_POWER
        return {slid(key): w for key, w in keys.items()}
    if kind == HALLOWED:
        plays.hallow(places_of(entry))
        return keys
    if kind in (BEGUN, PLACED, FLOWN, PLAYED, MISDIRECTED, BLUNDERED):
        plays.set_scene(entry)
        return played(plays, keys, entry, allowed)
    if kind == SWEPT:
        plays.lost = True
        return swept_away(keys, what, detail_of(entry))
    if kind in (LAIR_MADE, LEFT_TO_MATURE, RESOLVED, CLEARED):
        return put_away(keys, kind, what)
    return {key: w for key, w in keys.items() if agrees(plays, key, entry)}


# Dracula's plays.


def played(plays: Plays, keys: Trails, entry: int, allowed: list[bool]) -> Trails:
    kind = kind_of(entry)
    if kind == PLACED:
        return placed(plays, keys, entry, allowed)
    if kind == BEGUN:
        return begun(plays, allowed)
    if kind == FLOWN:
        return fled(plays, keys, entry, allowed)
    if kind == BLUNDERED:
        return blundered(plays, keys, what_of(entry) + 1)
    return power_played(plays, keys, entry)


def begun(plays: Plays, allowed: list[bool]) -> Trails:
    """Any city but the castle, where no hunter is."""
    ground = plays.ground
    found: Trails = {}
    for card in range(1, ground.places + 1):
        free = not ground.sea[card] and card != ground.castle and not plays.hunted[card]
        if free and allowed[card]:
            found[card] = 1.0
    return found


def power_played(plays: Plays, keys: Trails, entry: int) -> Trails:
    """A power chosen among all that could be played; or the space chosen for Misdirect."""
    clears = kind_of(entry) == MISDIRECTED
    what = what_of(entry)
    ways: dict[int, int] = {}
    found: Trails = {}
    scale = 1.0 / sum(keys.values()) if keys else 0.0
    for key, weight in keys.items():
        trail = key & (TRAIL | LOST_BITS) if plays.lost else key & TRAIL
        acts = ways.get(trail)
        if acts is None:
            plays.look(trail)
            acts = one_of_spaces(plays, trail, what) if clears else one_of_acts(plays, trail, what)
            ways[trail] = acts
        if acts:
            add(found, without(key, what) if clears else key, weight * scale / acts)
    if not clears:
        plays.power = what
    return found


def one_of_acts(plays: Plays, trail: int, power: int) -> int:
    """How many acts there were besides, this one counted; 0 if it was not legal."""
    return plays.count(trail) if plays.may_play(trail, power) else 0


def one_of_spaces(plays: Plays, trail: int, space: int) -> int:
    spaces = plays.misleads(trail)
    return len(spaces) if space in spaces else 0


def add(found: Trails, key: int, weight: float) -> None:
    found[key] = found.get(key, 0.0) + weight


def placed(plays: Plays, keys: Trails, entry: int, allowed: list[bool]) -> Trails:
    """Each trail goes on with every card that looks like the one placed."""
    nest = what_of(entry) if detail_of(entry) == FROM_LAIR else 0
    cards_after: dict[int, list[int]] = {}
    found: Trails = {}
    scale = 1.0 / sum(keys.values()) if keys else 0.0
    for key, weight in keys.items():
        trail = key & (TRAIL | LOST_BITS) if plays.lost else key & TRAIL
        cards = cards_after.get(trail)
        if cards is None:
            cards = prospects(plays, trail, entry, allowed)
            cards_after[trail] = cards
        share = weight * scale / cards[0]
        lairs = key >> LAIR_SHIFT
        if nest:
            card = card_in(key, nest)
            if card in cards[1:]:
                add(found, without(key & ~LOST_BITS, nest) | card, share)
        elif lairs == 0:
            for i in range(1, len(cards)):
                found[key | cards[i]] = share
        else:
            first = lairs & ONE
            second = lairs >> BITS & ONE
            third = lairs >> 2 * BITS & ONE
            rest = key & ~LOST_BITS if plays.lost else key
            for i in range(1, len(cards)):
                card = cards[i]
                if card != first and card != second and card != third:
                    found[rest | card] = found.get(rest | card, 0.0) + share
    plays.lost = False
    return found


def prospects(plays: Plays, trail: int, entry: int, allowed: list[bool]) -> list[int]:
    """How many acts there are, and then the cards that look like the one placed."""
    plays.look(trail)
    cards = plays.choices(trail, plays.power)
    acts = plays.count(trail) if plays.power == NO_POWER else len(cards)
    return [max(acts, 1), *[card for card in cards if allowed[card] and looks(plays, card, entry)]]


def looks(plays: Plays, card: int, entry: int) -> bool:
    how = detail_of(entry)
    if how == AT_SEA:
        return plays.ground.sea[card]
    if how == IN_SIGHT:
        return card == what_of(entry) + 1
    if how == FROM_LAIR:
        return True
    if plays.hunted[card] or plays.ground.sea[card]:
        return False
    return (card == plays.ground.castle) == (how == IN_CASTLE)


def fled(plays: Plays, keys: Trails, entry: int, allowed: list[bool]) -> Trails:
    """As a bat, out of the hideout on this space, to a card that lies nowhere."""
    found: Trails = {}
    space = what_of(entry)
    for key, weight in keys.items():
        if key >> LOST_SHIFT == 0 and here_space(key) != space:
            continue
        plays.look(key)
        free = [c for c in plays.runs() if not plays.hunted[c] and not lies(key, c)]
        for card in free:
            if allowed[card] and looks(plays, card, entry):
                add(found, flown(key, space, card), weight / (len(free) + 1))
    return found


def blundered(plays: Plays, keys: Trails, place: int) -> Trails:
    """He is in this place and could play nothing; only its card stays on the Trail."""
    found: Trails = {}
    for key, weight in keys.items():
        plays.look(key)
        if plays.here == place and plays.count(key) == 0:
            add(found, key & ~TRAIL & ~LOST_BITS | place, weight)
    return found


# Cards that leave.


def put_away(keys: Trails, kind: int, what: int) -> Trails:
    found: Trails = {}
    for key, weight in keys.items():
        off = card_in(key, OFF)
        if kind == CLEARED:
            add(found, without(key, what), weight)
        elif kind == LEFT_TO_MATURE:
            found[key] = weight if off >= LOOSE else weight / (what + 1)
        elif off < LOOSE and kind == RESOLVED:
            found[key] = weight
        elif off < LOOSE:
            add(found, without(without(key, OFF), what) | off << BITS * what, weight)
    return found


def swept_away(keys: Trails, figure: int, seen: int) -> Trails:
    """Dracula's figure stays where his card has been swept away, if that lay open; else not."""
    found: Trails = {}
    for key, weight in keys.items():
        after = swept(key)
        lost = after >> LOST_SHIFT
        stood = here_space(key)
        in_sight = lost > 0 and stood >= 3 and seen >> stood - 3 & 1 == 1
        if lost == figure if figure else not in_sight:
            add(found, after, weight)
    return found


# What is learned.


def denied(keys: Trails, card: int) -> Trails:
    """Trails and lairs without this card; as `lies` finds it, but asked of very many."""
    found: Trails = {}
    everywhere = card * LOWEST
    for key, weight in keys.items():
        rest = key & ALL_BUT_LAST ^ everywhere
        if (rest - LOWEST) & ~rest & HIGHEST == 0 and key >> BITS * LAST_LAIR & ONE != card:
            found[key] = weight
    return found


def agrees(plays: Plays, key: int, entry: int) -> bool:
    kind = kind_of(entry)
    what = what_of(entry)
    if kind == REVEALED:
        card = mask_of(entry) + 1
        if card_in(key, what) != card:
            return False
        return detail_of(entry) == (hide_space(key) + 1 if link(key) == card else 0)
    if kind == HIDE_FOUND:
        return card_in(key, what) >= LOOSE
    if kind == NO_HIDE:
        return hide_space(key) < 0
    if kind == NO_PLACE:
        return card_in(key, what) == 0 or card_in(key, what) >= LOOSE
    if kind == BORDERING:
        near = plays.ground.borders[what + 1]
        spaces = [1 << space for space in range(SPACES) if near[card_in(key, space)]]
        return mask_of(entry) == sum(spaces)
    place = here(key)
    if kind == HERE_IN:
        return plays.ground.region[place] == what and not plays.ground.sea[place]
    if kind == HERE_NOT_IN:
        return plays.ground.region[place] != what or plays.ground.sea[place]
    if kind == MET:
        return place == what + 1
    if kind == NOT_MET:
        return plays.ground.sea[place] or place - 1 not in places_of(entry)
    assert kind == PRESENT
    hunters = places_of(entry)
    near = plays.ground.borders[place]
    hospital = plays.ground.hospital[place]
    close = [h for h in range(len(hunters)) if near[hunters[h] + 1] or hunters[h] == hospital]
    return detail_of(entry) == sum(1 << h for h in close)
