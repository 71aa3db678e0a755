"""A finished game, position by position, for whoever wants to see it again through any eyes."""

from __future__ import annotations

from typing import Any

from duskmoot.kernel.flow import State
from duskmoot.kernel.game import Game
from duskmoot.kernel.replay import Session
from duskmoot.kernel.view import shown_to_all
from duskmoot.table import protocol as wire
from duskmoot.table.course import lines, look


def replayed(session: Session, seat: int) -> wire.Replay:
    again = Session(session.game, session.seats, session.options, session.key)
    spell = session.game.vocabulary.spell
    positions = [position(session.game, again.state, seat, "")]
    for acted, act in session.acts:
        again.play(acted, act)
        positions.append(position(session.game, again.state, seat, f"{acted} {spell(act)}"))
    return wire.Replay(
        seat=seat,
        positions=positions,
        story=lines(again.state.story or [], seat),
        winners=list(again.state.winners),
        scores=session.game.scores(again.state),
        key=session.key.hex(),
    )


def position(game: Game[Any], g: State, seat: int, act: str) -> wire.Position:
    seen = look(g, seat, shown_to_all(g))
    return wire.Position(
        act=act,
        lines=sum(line.heard_by(seat) for line in g.story or []),
        table=seen.table,
        question=seen.question,
        about=seen.about,
        worth=game.worth(g),
    )
