"""A finished game, position by position, for whoever wants to see it again through any eyes."""

from __future__ import annotations

from typing import Any, Final

from duskmoot.bots import guide_to
from duskmoot.bots.ismcts import search_from
from duskmoot.kernel import flow
from duskmoot.kernel.account import Column, account_of
from duskmoot.kernel.flow import State
from duskmoot.kernel.game import Game, Setting
from duskmoot.kernel.replay import Session
from duskmoot.kernel.view import SPECTATOR, imagine, shown_to_all, view
from duskmoot.table import afterwards, course
from duskmoot.table.chances import turn_of
from duskmoot.table.course import lines, look

KEY: Final[bytes] = bytes(32)
"""The same guesses for everybody who asks again."""
HARDLY: Final[int] = 50
"""An act that had less than one try of so many says nothing."""
LAST: Final[int] = 10
"""One try of so many is left for what was played, if the search thinks little of it."""


def replayed(again: Session, acts: list[tuple[int, int]], seat: int) -> afterwards.Replay:
    """These acts in a session that begins with the first of them."""
    game = again.game
    spell = game.vocabulary.spell
    positions = [position(game, again.state, seat, "")]
    for acted, act in acts:
        again.play(acted, act)
        positions.append(position(game, again.state, seat, f"{acted} {spell(act)}"))
    return afterwards.Replay(
        seat=seat,
        positions=positions,
        story=lines(again.state.story or [], seat),
        winners=list(again.state.winners),
        scores=game.scores(again.state),
        key=again.setting.key.hex(),
    )


def accounted(setting: Setting, acts: list[tuple[int, int]]) -> afterwards.Account:
    """The account of a finished game."""
    account, g = account_of(setting, acts)
    shown = shown_to_all(g)
    return afterwards.Account(
        reason=lines(account.reason, SPECTATOR),
        columns=[column(each) for each in account.columns],
        marks={
            name: [afterwards.Mark(at, values) for at, values in kept]
            for name, kept in account.marks.items()
        },
        scenes=[afterwards.Scene(scene.kind, scene.at, scene.number) for scene in account.scenes],
        turns=[turn_of(turn) for turn in account.turns],
        tables=[look(g, seat, shown).table for seat in range(setting.seats)],
        acts=len(acts),
        winners=list(g.winners),
        scores=setting.game.scores(g),
        numbers=[column(each) for each in account.numbers],
        deeds=[afterwards.Deed(at, course.line(line)) for at, line in account.deeds],
    )


def column(c: Column) -> afterwards.Column:
    return afterwards.Column(c.group, c.key, c.kind, c.noun, c.values, c.whole)


def opinion(
    setting: Setting, acts: list[tuple[int, int]], at: int, tries: int, done: bool
) -> afterwards.Opinion:
    """How the thinking bot would have answered where `at` acts had been played."""
    session = Session(setting)
    for seat, act in acts[:at]:
        session.play(seat, act)
    seat, played = acts[at]
    game, spell = setting.game, setting.game.vocabulary.spell
    seen = view(session.state, seat)
    search = search_from(game, imagine(game, seen, KEY), seat, KEY, guide_to(game))
    search.run(0.0, tries - tries // LAST)
    best = search.best()
    search.insists = played
    while search.tries_of(played) < tries // LAST and search.iterations < tries:
        search.iterate()
    search.insists = -1
    if search.iterations < tries:
        search.run(0.0, tries)
    judged = sorted(search.opinion(), key=lambda each: (each[0] != best, -each[1]))
    least = max(2, tries // HARDLY)
    return afterwards.Opinion(
        at=at,
        seat=seat,
        question=seen.question,
        played=spell(played),
        tries=tries,
        done=done,
        acts=[
            afterwards.Judged(spell(act), visits, round(100 * mean) if visits >= least else None)
            for act, visits, mean in judged
        ],
    )


def decisions(setting: Setting, acts: list[tuple[int, int]], seat: int) -> afterwards.Decisions:
    """Where the seat had a choice; nothing is judged yet."""
    session = Session(setting)
    game = setting.game
    verdicts: list[afterwards.Verdict] = []
    for at, (acted, act) in enumerate(acts):
        if acted == seat:
            question = flow.question(session.state)
            if len(question.legal(session.state, seat)) > 1:
                verdicts.append(afterwards.Verdict(at, question.key, game.vocabulary.spell(act)))
        session.play(acted, act)
    return afterwards.Decisions(seat, verdicts, 0, not verdicts)


def position(game: Game[Any], g: State, seat: int, act: str) -> afterwards.Position:
    seen = look(g, seat, shown_to_all(g))
    return afterwards.Position(
        act=act,
        lines=sum(line.heard_by(seat) for line in g.story or []),
        table=seen.table,
        question=seen.question,
        about=seen.about,
        worth=game.worth(g),
        points=game.points(g),
    )
