"""Records what a browser would be sent at some moments of real games, for trying the board.

Run it with the project's Python; it writes the JSON files beside itself.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from duskmoot import bots
from duskmoot.bots.bot import Budget
from duskmoot.games.bloodborne.cards.card import BOSS, FINAL
from duskmoot.games.bloodborne.cards.table import CARDS, ENEMIES
from duskmoot.games.bloodborne.spec import BLOODBORNE
from duskmoot.games.bloodborne.state import Bloodborne
from duskmoot.kernel import flow
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.replay import Session
from duskmoot.kernel.view import SPECTATOR, view
from duskmoot.table import books

Moment = Callable[[Bloodborne], bool]

HERE: Final[Path] = Path(__file__).parent
SEAT: Final[int] = 0
MOST_GAMES: Final[int] = 400


def asks(g: Bloodborne) -> str:
    """What seat 0 is asked now, or ""."""
    return flow.question(g).key if g.asked and flow.may_answer(g, SEAT) else ""


def boss_at_half(g: Bloodborne) -> bool:
    """A sealed choice before a Boss: two have chosen, seat 0 has not."""
    return (
        asks(g) == "play-card"
        and ENEMIES[g.enemy].id == "cleric_beast"
        and len(g.asked) == 2
        and SEAT in g.asked
        and g.full // 3 < g.echoes < g.full
        and len(g.hunters[SEAT].hand) >= 4
        and all(h.discard for h in g.hunters[1:3])
    )


def chosen(g: Bloodborne) -> bool:
    return asks(g) == "play-card" and SEAT not in g.asked and g.round > 2


def brings(g: Bloodborne) -> bool:
    return asks(g) == "bring-weapon" and any(not CARDS[c].weapon for c in g.hunters[SEAT].hand)


def aims(g: Bloodborne) -> bool:
    return asks(g) == "aim"


def takes_back(g: Bloodborne) -> bool:
    return asks(g) == "take-back"


def drops(g: Bloodborne) -> bool:
    return asks(g) == "drop-card" and SEAT in g.asked


def dream(g: Bloodborne) -> bool:
    return asks(g) == "take-upgrade" and bool(g.rolls) and g.round > 3


def removes(g: Bloodborne) -> bool:
    return asks(g) == "remove-card"


def dead(g: Bloodborne) -> bool:
    """Seat 0 dreams and sees another Hunter dead."""
    return asks(g) == "take-upgrade" and any(h.dead for h in g.hunters[1:])


def five(g: Bloodborne) -> bool:
    return asks(g) == "play-card" and ENEMIES[g.enemy].rank == FINAL and g.echoes < g.full


def out(g: Bloodborne) -> bool:
    return asks(g) == "play-card" and any(h.out for h in g.hunters[1:])


def no_enemy(g: Bloodborne) -> bool:
    return asks(g) == "take-upgrade" and g.enemy < 0


def boss(g: Bloodborne) -> bool:
    return asks(g) == "play-card" and ENEMIES[g.enemy].rank == BOSS


def over(g: Bloodborne) -> bool:
    return g.over


MOMENTS: Final[dict[str, tuple[int, dict[str, str], int, Moment]]] = {
    "choose": (4, {"final-boss": "gehrman"}, SEAT, boss_at_half),
    "chosen": (3, {}, SEAT, chosen),
    "bring": (3, {}, SEAT, brings),
    "aim": (4, {}, SEAT, aims),
    "take_back": (4, {}, SEAT, takes_back),
    "drop": (4, {}, SEAT, drops),
    "dream": (4, {}, SEAT, dream),
    "remove": (3, {}, SEAT, removes),
    "dead": (4, {"final-boss": "moon_presence"}, SEAT, dead),
    "five": (5, {"final-boss": "ebrietas"}, SEAT, five),
    "out": (4, {"final-boss": "rom"}, SEAT, out),
    "no_enemy": (3, {"yellow-die": "two"}, SEAT, no_enemy),
    "spectator": (5, {}, SPECTATOR, boss),
    "end": (4, {}, SEAT, over),
}
"""By name: seats, options, through whose eyes, and when."""


def table_of(session: Session) -> Bloodborne:
    assert isinstance(session.state, Bloodborne)
    return session.state


def reached(seats: int, options: dict[str, str], moment: Moment) -> Session:
    """The first of many games that comes to such a moment, stopped there."""
    for seed in range(MOST_GAMES):
        session = Session(BLOODBORNE, seats, BLOODBORNE.choose(options), key_from_seed(seed))
        players = [bots.make("heuristic", BLOODBORNE, seat, seed) for seat in range(seats)]
        while not moment(g := table_of(session)):
            if g.over:
                break
            seat = g.asked[-1]  # seat 0 is usually the last to answer
            seen = view(g, seat)
            session.play(seat, players[seat].decide(seen, seen.acts, Budget()))
        else:
            return session
    raise LookupError(f"no game came to {moment.__name__}")


def sent(session: Session, seat: int) -> dict[str, Any]:
    """The SeatView of this moment, and what a state tells of the table besides."""
    g = table_of(session)
    spell = BLOODBORNE.vocabulary.spell
    seen = view(g, seat)
    forbidden: dict[str, str] = {}
    answer = ""
    if seen.acts:
        question = flow.question(g)
        clauses = {act: question.forbids(g, seat, act) for act in question.offers(g, seat)}
        forbidden = {spell(act): clause for act, clause in clauses.items() if clause}
        answer = spell(g.sealed[seat]) if g.sealed[seat] >= 0 else ""
    return {
        "asked": g.asked,
        "over": g.over,
        "winners": g.winners,
        "scores": BLOODBORNE.scores(g) if g.over else [],
        "view": {
            "seat": seat,
            "table": seen.table,
            "question": seen.question,
            "about": seen.about,
            "acts": [spell(act) for act in seen.acts],
            "forbidden": forbidden,
            "answer": answer,
            "undo": session.why_not_undo(seat) if seat >= 0 else "undo-nothing",
            "story_from": 0,
            "story": seen.story[-24:],
        },
    }


def write(name: str, content: Any) -> None:
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    (HERE / f"{name}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    write("game", json.loads(books.game(BLOODBORNE.name)))
    write("cards", json.loads(books.cards(BLOODBORNE.name)))
    for name, (seats, options, seat, moment) in MOMENTS.items():
        write(name, sent(reached(seats, options, moment), seat))
