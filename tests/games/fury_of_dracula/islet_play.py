"""Whole random histories on the small map: Dracula's phases, and what hunters learn between."""

from __future__ import annotations

from collections.abc import Iterator

from duskmoot.games.fury_of_dracula import evidence
from tests.games.fury_of_dracula.islet import (
    CITIES,
    HIDE,
    HOSPITAL,
    HOSPITAL_CITY,
    REGIONS,
    SEAS,
    Hunt,
    Seen,
    World,
    cleared,
    flights,
    fly,
    here,
    lairs_or_mature,
    mislead,
    move_on,
    near,
    nest_of_dracula,
    play,
    play_note,
    plays,
    settle,
    settle_note,
    spaces,
    start,
    starts,
    wolf_runs,
)


def history(seed: int, turns: int) -> Iterator[Hunt]:
    """The hunt after each note."""
    hunt = Hunt(seed)
    hunt.act(starts, start, lambda hunt, seen: hunt.note(evidence.BEGUN))
    yield hunt
    for turn in range(turns):
        yield from hunters_move(hunt)
        yield from phase(hunt)


# Dracula's phase.


def phase(hunt: Hunt) -> Iterator[Hunt]:
    def slides(w: World) -> World:
        return w._replace(trail=(-1, *w.trail[:5]), off=w.trail[5])

    hunt.change(slides, hunt.note(evidence.SLID))
    hunt.powers = [set(), *hunt.powers[:5]]
    yield hunt
    if hunt.truth.off != -1:
        yield from slid_off(hunt)
    hunt.act(plays, play, play_note)
    yield hunt
    entry = hunt.log[-1]
    if evidence.kind_of(entry) == evidence.BLUNDERED:
        hunt.powers = [set() for i in range(6)]
    elif evidence.kind_of(entry) == evidence.PLAYED:
        yield from power(hunt, evidence.POWERS[evidence.what_of(entry)])


def power(hunt: Hunt, name: str) -> Iterator[Hunt]:
    if name == "misdirect":
        hunt.act(spaces, mislead, lambda hunt, seen: hunt.note(evidence.MISDIRECTED, seen[0]))
        yield hunt
        hunt.powers[evidence.what_of(hunt.log[-1])].add("misdirect")
        hunt.act(lambda hunt, w: hunt.moves(w), move_on, lambda hunt, seen: hunt.placed(seen))
        yield hunt
    else:
        hunt.powers[0].add(name)
        if name == "wolf_form":
            hunt.act(wolf_runs, move_on, lambda hunt, seen: hunt.placed(seen))
            yield hunt


def slid_off(hunt: Hunt) -> Iterator[Hunt]:
    """A lair, or it matures: perhaps with an effect, perhaps as a vampire."""
    if hunt.truth.off not in SEAS:
        hunt.act(lairs_or_mature, settle, settle_note)
        yield hunt
    if hunt.truth.off == -1:
        return
    if hunt.truth.off not in (HIDE, *SEAS) and not hunt.rolls(4):
        hunt.answer(lambda w: (w.off == HIDE,), hunt.note(evidence.RESOLVED))
        yield hunt
        if not hunt.rolls(4):
            yield from vampire(hunt)
            return
    hunt.change(lambda w: cleared(w, 9), hunt.note(evidence.CLEARED, 9))
    yield hunt


def vampire(hunt: Hunt) -> Iterator[Hunt]:
    reveal(hunt, 9)
    yield hunt
    seen = [i for i in (3, 4, 5) if hunt.truth.trail[i] not in (-1, HIDE) and hunt.rolls(2)]
    for space in seen:
        reveal(hunt, space)
        yield hunt

    def figure(w: World) -> Seen:
        """It stays where it stood, if all have seen that."""
        stays = w.lost == -1 and nest_of_dracula(w) in seen
        return (here(w) if stays else -1,)

    stays_in = hunt.answer(figure)[0]
    mask = sum(1 << space - 3 for space in seen)

    def sweep(w: World) -> World:
        if w.lost == -1 and nest_of_dracula(w) >= 3:
            w = w._replace(lost=here(w))
        for nest in (9, 3, 4, 5):
            w = cleared(w, nest)
        return w

    hunt.change(sweep, hunt.note(evidence.SWEPT, stays_in + 1, mask))
    hunt.powers[3:] = [set(), set(), set()]
    yield hunt


# What hunters learn.


def hunters_move(hunt: Hunt) -> Iterator[Hunt]:
    if hunt.rolls(6):
        count = hunt.chance.below(0, 3)
        hunt.holy = sorted({hunt.draw(list(CITIES[:-1])) for i in range(count)})
        places = evidence.pack_places(hunt.holy)
        hunt.log.append(evidence.note(evidence.HALLOWED, places=places))
        yield hunt
    for i in range(4):
        if hunt.rolls(9):
            hunt.hunters[i] = hunt.draw([*CITIES, *SEAS, *SEAS, HOSPITAL, -1])
            if hunt.hunters[i] in CITIES:
                yield from ask_for(hunt, hunt.hunters[i])
    learn = [newspaper, rumors, bond, hypnosis, presence, wax, meeting]
    if hunt.rolls(5):
        yield from learn[hunt.chance.below(0, len(learn))](hunt)
    if hunt.rolls(9):
        yield from bat(hunt)
    if hunt.rolls(5):
        nest = hunt.draw([6, 7, 8])
        if hunt.truth.lairs[nest - 6] != -1:
            hunt.change(lambda w: cleared(w, nest), hunt.note(evidence.CLEARED, nest))
            yield hunt


def reveal(hunt: Hunt, nest: int) -> None:
    """A location card, and Hide if it is linked to it."""

    def question(w: World) -> Seen:
        card = [*w.trail, *w.lairs, w.off][nest]
        linked = HIDE in w.trail and w.link == card
        return card, w.trail.index(HIDE) + 1 if linked else 0

    card, hide = hunt.answer(question)
    hunt.log.append(evidence.note(evidence.REVEALED, nest, hide, 0, card))


def ask_for(hunt: Hunt, city: int) -> Iterator[Hunt]:
    def lies_in(w: World) -> Seen:
        nests = [*w.trail, *w.lairs]
        return (nests.index(city) if city in nests else -1,)

    nest = hunt.answer(lies_in)[0]
    if nest == -1:
        hunt.log.append(hunt.note(evidence.DENIED, city))
    else:
        reveal(hunt, nest)
    yield hunt


def newspaper(hunt: Hunt) -> Iterator[Hunt]:
    space = hunt.chance.below(0, 6)
    if hunt.answer(lambda w: (w.trail[space] in (-1, HIDE),))[0]:
        hunt.log.append(hunt.note(evidence.NO_PLACE, space))
    else:
        reveal(hunt, space)
    yield hunt


def rumors(hunt: Hunt) -> Iterator[Hunt]:
    place = hunt.draw([*CITIES, *SEAS])

    def question(w: World) -> Seen:
        return tuple(space for space in range(6) if w.trail[space] in near(place))

    found = hunt.answer(question)
    mask = sum(1 << space for space in found)
    hunt.log.append(evidence.note(evidence.BORDERING, place, 0, 0, mask))
    yield hunt
    for space in found:
        reveal(hunt, space)
        yield hunt


def bond(hunt: Hunt) -> Iterator[Hunt]:
    region = hunt.chance.below(0, 2)
    truly = hunt.answer(lambda w: (REGIONS[here(w)] == region,))[0]
    hunt.log.append(hunt.note(evidence.HERE_IN if truly else evidence.HERE_NOT_IN, region))
    yield hunt


def hypnosis(hunt: Hunt) -> Iterator[Hunt]:
    if here(hunt.truth) in CITIES:
        region = hunt.answer(lambda w: (REGIONS[here(w)],))[0]
        hunt.log.append(hunt.note(evidence.HERE_IN, region))
        yield hunt


def presence(hunt: Hunt) -> Iterator[Hunt]:
    def question(w: World) -> Seen:
        close = [*near(here(w)), *([HOSPITAL] if here(w) == HOSPITAL_CITY else [])]
        return tuple(i for i in range(4) if hunt.hunters[i] in close)

    mask = sum(1 << hunter for hunter in hunt.answer(question))
    hunt.log.append(hunt.note(evidence.PRESENT, 0, mask))
    yield hunt


def wax(hunt: Hunt) -> Iterator[Hunt]:
    space = hunt.answer(lambda w: (w.trail.index(HIDE) if HIDE in w.trail else -1,))[0]
    kind = evidence.NO_HIDE if space == -1 else evidence.HIDE_FOUND
    hunt.log.append(hunt.note(kind, max(space, 0)))
    yield hunt


def meeting(hunt: Hunt) -> Iterator[Hunt]:
    def question(w: World) -> Seen:
        return (here(w) if here(w) in CITIES and here(w) in hunt.hunters else -1,)

    place = hunt.answer(question)[0]
    kind = evidence.NOT_MET if place == -1 else evidence.MET
    hunt.log.append(hunt.note(kind, max(place, 0)))
    yield hunt


def bat(hunt: Hunt) -> Iterator[Hunt]:
    """After a fight, which has revealed him."""
    place, nest = here(hunt.truth), nest_of_dracula(hunt.truth)
    if place in SEAS or hunt.truth.lost != -1:
        return
    hunt.answer(lambda w: (here(w),), hunt.note(evidence.MET, place))
    yield hunt
    reveal(hunt, nest)
    yield hunt
    if flights(hunt, hunt.truth) != [-1]:
        before = hunt.truth, hunt.worlds, hunt.log[:]
        hunt.act(flights, fly_or_stay, flown_note)
        if hunt.truth == before[0]:  # that he stayed is not counted as news
            hunt.truth, hunt.worlds, hunt.log = before
            return
        yield hunt
        hunt.powers.pop(nest)
        hunt.powers.insert(0, set())


def fly_or_stay(hunt: Hunt, w: World, city: int) -> tuple[World, Seen]:
    return (w, ("stays", 0)) if city == -1 else fly(hunt, w, city)


def flown_note(hunt: Hunt, seen: Seen) -> int:
    back = evidence.IN_CASTLE if seen[0] == "castle" else evidence.PLAIN
    return hunt.note(evidence.FLOWN, seen[1], back)
