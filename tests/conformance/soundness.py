"""Referees of play: what must hold in every random game at every table.

Games end, invariants hold, clones and files are faithful, and prohibitions name their clauses.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

from duskmoot.catalogue import clauses
from duskmoot.kernel import flow
from duskmoot.kernel.account import account_of
from duskmoot.kernel.flow import State
from duskmoot.kernel.game import Game
from duskmoot.kernel.record import digest, pack, shared
from duskmoot.kernel.replay import Session, load
from duskmoot.kernel.story import Tale
from tests.conformance.play import Table, choose, every, players, random_play, resumed

# Play.


def comes_to_an_end(table: Table) -> None:
    """No crash, no dead end, no broken invariant; somebody wins."""
    g = table.begin()
    for position, seat, act in random_play(table, g):
        assert_sound(table, position)
    assert_sound(table, g)
    assert g.winners
    assert not g.asked
    worths = table.game.worth(g)
    losers = [worth for seat, worth in enumerate(worths) if seat not in g.winners]
    assert all(worths[seat] > max(losers, default=-1) for seat in g.winners)


def adds_up(table: Table) -> None:
    """The account of a random game counts, source by source, just what everybody ended with."""
    session = Session(table.setting)
    chance = players(table.seed)
    while not session.state.over:
        session.play(*choose(session.state, chance))
    account, g = account_of(table.setting, session.acts)
    groups = {count.group for tale in table.game.tales for count in tale.counts}
    sums = {group: [0] * table.seats for group in groups}
    for column in account.columns:
        for seat in range(table.seats):
            sums[column.group][seat] += column.total(seat)
    for seat, score in enumerate(table.game.scores(g)):
        assert score in [sums[group][seat] for group in groups], (seat, score, sums)
    for group in groups:
        last = account.marks[group][-1][1]
        assert last == (sums[group] if len(last) > 1 else sums[group][:1]), "the curve ends there"
    assert account.reason[-1].tale.ends


def assert_sound(table: Table, g: State) -> None:
    game = table.game
    assert game.broken(g) == []
    assert len(set(g.asked)) == len(g.asked)
    assert all(0 <= seat < table.seats for seat in g.asked)
    for seat in g.asked:
        assert flow.legal(g, seat), (flow.question(g).key, seat)
    assert len(game.scores(g)) == len(game.worth(g)) == table.seats
    assert all(0 <= worth <= 1 for worth in game.worth(g))


def has_legal_habits(table: Table) -> None:
    """A whole game in which everybody does what the game would lean to."""
    g = table.begin()
    while not g.over:
        seat = g.asked[0]
        acts = flow.legal(g, seat)
        act = table.game.lean(g, seat, acts)
        assert act in acts
        flow.apply(g, seat, act)


def keeps_the_rules_it_names(table: Table, known: set[str]) -> None:
    """Every prohibition and every line of the story rests on a clause of the catalogue."""
    g = table.begin()
    for position, _, _ in random_play(table, g):
        question = flow.question(position)
        for seat in position.asked:
            legal = question.legal(position, seat)
            for act in question.offers(position, seat):
                clause = question.forbids(position, seat, act)
                assert clause == "" or clause in known, (question.key, clause)
                assert question.why_not(position, seat, act) == clause
                assert (act in legal) == (clause == "")
                assert table.game.vocabulary.read(table.game.vocabulary.spell(act)) == act
    for line in g.story:
        assert line.tale in table.game.tales, line.tale.key
        assert len(line.values) == len(line.tale.names)


def offers_what_it_allows(table: Table) -> None:
    """However a question finds its legal acts: they are the offers that nothing forbids."""
    for position, _, _ in random_play(table):
        question = flow.question(position)
        for seat in range(table.seats):
            if flow.may_answer(position, seat):
                offered = question.offers(position, seat)
                left = [act for act in offered if not question.forbids(position, seat, act)]
                assert question.legal(position, seat) == left, (question.key, seat)


def catalogue(game: Game[Any]) -> set[str]:
    """The ids of all clauses in the game's rules.toml."""
    return {clause.id for clause in clauses(game.name)}


def tells_by_the_rules(tales: list[Tale], known: set[str]) -> None:
    keys = [tale.key for tale in tales]
    assert len(set(keys)) == len(keys)
    assert [tale.key for tale in tales if tale.clause not in known] == []


# Clones, saves and sleeping positions.


def clones_well(table: Table) -> None:
    """Complete, sharing nothing, and no act on the clone is felt by the original."""
    for g, seat, act in random_play(table):
        clone = g.clone()
        packed = pack(g)
        assert pack(clone) == packed
        assert shared(g, clone) == []
        flow.apply(clone, seat, act)
        assert pack(g) == packed


def saves_well(table: Table, k: int) -> None:
    """Saved, loaded and saved again at every k-th act, the file is the same byte for byte."""
    names = [f"guest {seat}" for seat in range(table.seats)]
    for session in sessions(table):
        if len(session.acts) % k == 0 or session.state.over:
            text = session.save(names)
            again, same = load(text)
            assert same == names
            assert again.save(same) == text
            assert pack(again.state) == pack(session.state)


def resumes_well(table: Table, k: int) -> None:
    """At every k-th act: packed, unpacked, and played on to the same end."""
    for g, _, _ in every(k, table):
        again = resumed(g)
        assert digest(again) == digest(g)
        assert shared(g, again) == []
        assert end_of(table, again) == end_of(table, g.clone())


def end_of(table: Table, g: State) -> str:
    for _ in random_play(table, g):
        pass
    return digest(g)


def sessions(table: Table) -> Iterator[Session]:
    """The session of a random game: at its beginning and after each act."""
    session = Session(table.setting)
    chance = players(table.seed)
    yield session
    while not session.state.over:
        session.play(*choose(session.state, chance))
        yield session


# Sealed answers.


def arrival_does_not_matter(games: list[Table], k: int) -> None:
    """At every k-th question asked together: in whatever order answers come, the same follows."""
    asked = 0
    for table in games:
        chance = players(table.seed + 3)
        for g, _, _ in random_play(table):
            if len(g.asked) < 2:
                continue
            asked += 1
            if asked % k == 0:
                final = {seat: chance.pick(0, flow.legal(g, seat)) for seat in g.asked}
                hasty = {seat: chance.pick(0, flow.legal(g, seat)) for seat in g.asked}
                outcomes = {outcome(g, order, final, final) for order in permutations(g.asked)}
                outcomes.add(outcome(g, tuple(g.asked), hasty, final))
                assert len(outcomes) == 1
    assert asked >= k or not any(asks_together(table) for table in games)


def asks_together(table: Table) -> bool:
    """Whether several seats are asked at once; where there are chapters, this is said of them."""
    if table.game.samples() and table.sample < 0:
        return False
    steps = [step for outline in table.game.outlines for step in outline.steps]
    return any(isinstance(step, flow.Together) for step in steps)


def outcome(
    g: State, order: tuple[int, ...], hasty: dict[int, int], final: dict[int, int]
) -> tuple[str, str]:
    """The position and the story once all have answered; the hasty think again, if they can."""
    other = g.clone()
    other.story = []
    for seat in order[:-1]:
        flow.apply(other, seat, hasty[seat])
    for seat in order:
        if hasty[seat] != final[seat] or seat == order[-1]:
            flow.apply(other, seat, final[seat])
    return digest(other), str([line.told() for line in other.story])
