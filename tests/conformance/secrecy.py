"""Referees of secrets: what a seat sees, what it may imagine, and what may be undone."""

from __future__ import annotations

from typing import Any

from duskmoot.kernel import flow
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.flow import State
from duskmoot.kernel.record import digest, pack
from duskmoot.kernel.replay import Session
from duskmoot.kernel.story import EVERYBODY
from duskmoot.kernel.view import SPECTATOR, View, imagine, reimagine, view
from duskmoot.kernel.zones import BACKS, CONFIDED, DECK, HAND, LEARNED, OPEN, OWNER, RECORDS, Sight
from tests.conformance.permute import permuted
from tests.conformance.play import Table, bytes_of, choose, every, players
from tests.conformance.soundness import end_of, sessions

# Secrets.


def leaks_nothing(table: Table, k: int) -> None:
    """Whatever a seat must not know is shuffled: not a byte of its view changes."""
    chance = players(table.seed + 1)
    for seat in table.viewers():
        moved = 0
        for g, _, _ in every(k, table):
            other = permuted(g, seat, chance)
            moved += digest(other) != digest(from_other_chance(g, other))
            leak = f"seat {seat} sees something hidden"
            assert bytes_of(view(other, seat)) == bytes_of(view(g, seat)), leak
        assert moved, "nothing was hidden, so nothing was tested"


def from_other_chance(g: State, other: State) -> State:
    clone = g.clone()
    clone.chance = other.chance.clone()
    return clone


def shows_spectators_the_least(table: Table, k: int) -> None:
    """A spectator sees nothing that any seat does not see."""
    for g, _, _ in every(k, table):
        seen = view(g, SPECTATOR)
        assert seen.acts == []
        for seat in range(table.seats):
            known = view(g, seat)
            assert no_more(seen.table, known.table)
            assert (seen.question, seen.about) == (known.question, known.about)
            heard = iter(known.story)
            assert all(line in heard for line in seen.story)


def no_more(less: object, more: object) -> bool:
    """Equal, or a number of cards or their backs where the other knows the cards themselves."""
    if isinstance(less, dict) and isinstance(more, dict):
        return all(name in more and no_more(less[name], more[name]) for name in less)
    if isinstance(less, list) and isinstance(more, list):
        return len(less) == len(more) and all(map(no_more, less, more))
    if isinstance(less, int) and isinstance(more, list):
        return less == len(more)
    hidden = isinstance(less, int) and isinstance(more, int) and less <= -2 and more >= 0
    return less == more or hidden


def acts_show_nothing_hidden(table: Table) -> None:
    """An act that may be undone looks the same to its seat in every world it may imagine."""
    undone = 0
    before = table.begin()
    for session in sessions(table):
        if session.acts and session.why_not_undo(session.acts[-1][0]) == "":
            seat, act = session.acts[-1]
            undone += 1
            for n in range(3):
                other = reimagine(before, seat, key_from_seed(len(session.acts) * 3 + n))
                flow.apply(other, seat, act)
                told = f"seat {seat} learned something hidden and may undo it"
                assert silent(view(other, seat)) == silent(view(session.state, seat)), told
        before = session.state.clone()
    assert undone


def silent(seen: View) -> bytes:
    """A view without its story, which an imagined game has not heard."""
    seen.lines = []
    return bytes_of(seen)


# Belief.


def imagines_what_it_sees(table: Table, k: int) -> None:
    """view(imagine(v)) == v, and what is imagined is sound and can be played to its end."""
    for n, (g, _, _) in enumerate(every(k, table)):
        for seat in table.viewers():
            other = imagine(table.game, view(g, seat), key_from_seed(n))
            assert table.game.broken(other) == []
            assert silent(view(other, seat)) == silent(view(g, seat)), "imagined against sight"
        end_of(table, other)
        assert other.over


def imagines_from_sight_alone(table: Table, k: int) -> None:
    """Behind the same view another truth: with the same key the same is imagined."""
    chance = players(table.seed + 2)
    for n, (g, _, _) in enumerate(every(k, table)):
        key = key_from_seed(n)
        for seat in table.viewers():
            imagined = digest(imagine(table.game, view(g, seat), key))
            other = permuted(g, seat, chance)
            assert digest(imagine(table.game, view(other, seat), key)) == imagined
            assert digest(reimagine(g, seat, key)) == imagined, "imagined from hidden things"
            assert digest(reimagine(other, seat, key)) == imagined, "imagined from hidden things"


# Undo.


def undoes_where_allowed(table: Table) -> None:
    """Undo is identity where nothing was shown, and refused where something was."""
    session = Session(table.setting)
    chance = players(table.seed)
    undone = refused = 0
    while not session.state.over:
        before, told, acts = session.state.clone(), story_of(session), session.acts[:]
        digests = session.digests.copy()
        seat, act = choose(session.state, chance)
        session.play(seat, act)
        after = digest(session.state)
        assert all(session.why_not_undo(other) for other in table.viewers() if other != seat)
        heard = story_of(session)[len(told) :]
        whispered = any(audience != EVERYBODY for audience, _ in heard)
        if whispered or showed_something(before, session.state.clone()):
            assert session.why_not_undo(seat) == "undo-revealed", "a revelation is undone"
            refused += 1
            continue
        session.undo(seat)
        assert pack(session.state) == pack(before)
        assert story_of(session) == told
        assert (session.acts, session.digests) == (acts, digests)
        session.play(seat, act)
        assert digest(session.state) == after
        undone += 1
    assert undone
    assert refused


def story_of(session: Session) -> list[tuple[int, object]]:
    assert session.state.story is not None
    return [(line.audience, line.told()) for line in session.state.story]


def showed_something(before: State, after: State) -> bool:
    """Told from what seats see: chance moved, an answer opened, a card or a secret came to light.

    Says the same as the kernel's `reveals`, but from views, so that one judges the other.
    """
    if pack(before.chance) != pack(after.chance):
        return True
    if any(given >= 0 and after.sealed[seat] < 0 for seat, given in enumerate(before.sealed)):
        return True
    sight = before.game.sight
    if hidden_from_all(before, sight) != hidden_from_all(after, sight):
        return True
    for seat in range(SPECTATOR, len(before.sealed)):
        seen = cards_seen(view(before, seat).table, sight)
        for card in cards_seen(view(after, seat).table, sight):
            if card not in seen:
                return True
            seen.remove(card)
    return False


def hidden_from_all(record: Any, sight: Sight) -> list[object]:
    """Every deck, every secret and every mark of what was learned, in order."""
    found: list[object] = []
    for name, who in sorted(sight.sees.items()):
        if who in (DECK, LEARNED, OWNER, CONFIDED):
            found.append(pack(getattr(record, name)))
        elif who == RECORDS:
            for each in getattr(record, name):
                found += hidden_from_all(each, sight.parts[name])
    return found


def cards_seen(table: dict[str, Any], sight: Sight) -> list[tuple[str, int]]:
    """All cards whose faces this view shows, by kind and number."""
    found: list[tuple[str, int]] = []
    for name, who in sight.sees.items():
        if who == RECORDS:
            for each in table[name]:
                found += cards_seen(each, sight.parts[name])
        elif who in (OPEN, HAND, BACKS) and isinstance(table[name], list):
            kind = sight.nouns.get(name, "")
            found += [(kind, card) for card in table[name] if card >= 0]
    return found
