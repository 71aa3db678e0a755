"""The page of the book for one chapter: plain data, by seat where nothing else is said."""

from __future__ import annotations

from typing import Any

from duskmoot.games.heritage.cards import EVENTS
from duskmoot.games.heritage.chronicle import annals
from duskmoot.games.heritage.chronicle.finale import final_points, sovereigns
from duskmoot.games.heritage.chronicle.order import age_is_over, goes_on, is_last, placed
from duskmoot.games.heritage.chronicle.tables import boards_of, newcomers_of, overview_of
from duskmoot.games.heritage.pieces import NONE, TITLE_NAMES, TORPOR
from duskmoot.games.heritage.rules.end import points, total
from duskmoot.games.heritage.state import Bloodline, Heritage

Page = dict[str, Any]


def page_of(g: Heritage) -> Page:
    order = placed(g)
    overview = overview_of(g.chapter)
    return {
        "chapter": g.chapter,
        "present": list(g.present),
        "boards": list(g.boards),
        "clans": [b.clan for b in g.bloodlines],
        "leaders": [b.line[0] for b in g.bloodlines],
        "first": g.first,
        "points": [points(g, b.seat) for b in g.bloodlines],
        "totals": [total(g, b.seat) for b in g.bloodlines],
        "places": order,
        "age_points": [overview.points[order.index(b.seat)] for b in g.bloodlines],
        "title": [order[0], len(TITLE_NAMES) + g.chapter - 1],
        "trees": [tree(b) for b in g.bloodlines],
        "torpor": [[e[2], e[3], e[1]] for e in annals.entries(g, annals.FELL)],
        "havens": pairs(g, annals.SHELTERED),
        "conspiracies": pairs(g, annals.CONSPIRED),
        "events": [event for b in g.bloodlines for event in events(g, b)],
        "ascended": [list(e[1:]) for e in annals.entries(g, annals.RAISED)],
        "burdens": pairs(g, annals.BURDENED),
        "relieved": pairs(g, annals.RELIEVED),
        "stickers": [list(e[1:]) for e in annals.entries(g, annals.GLUED)],
        "saved": pairs(g, annals.SAVED),
        "newcomers": newcomers_of(g.chapter),
        "worth": list(g.worth),
        "age": age(g) if age_is_over(g) else None,
        "final": final(g) if is_last(g) else None,
    }


def pairs(g: Heritage, kind: int) -> list[list[int]]:
    """Who, and what."""
    return [[entry[1], entry[2]] for entry in annals.entries(g, kind)]


def tree(b: Bloodline) -> list[list[int]]:
    """By place: the vampire, the place of its sire, and whether it lay in torpor at the end."""
    return [[b.line[p], b.sire[p], int(bool(b.marks[p] & TORPOR))] for p in range(len(b.line))]


def events(g: Heritage, b: Bloodline) -> list[list[int]]:
    """The event, its holder, the answer and what it marked, and what came of the reward."""
    brought = {e[2]: e[3] for e in annals.entries_of(g, annals.REWARDED, b.seat)}
    return [
        [e[2], b.seat, e[3], EVENTS[e[2]].answers[e[3]], brought.get(e[2], NONE)]
        for e in annals.entries_of(g, annals.ANSWERED, b.seat)
    ]


def age(g: Heritage) -> Page:
    """Who won it, by how many age points of all heirs, and what was decided."""
    won = annals.entries(g, annals.WON_AGE)[0]
    after = boards_of(g.chapter + 1) if goes_on(g) else list(g.boards)
    return {
        "points": list(g.age_points),
        "winner": g.present[won[1]],
        "tied": bool(won[3]),
        "outcome": annals.entries(g, annals.DECIDED)[0][2],
        "out": next((board for board in g.boards if board not in after), NONE),
        "in": next((board for board in after if board not in g.boards), NONE),
    }


def final(g: Heritage) -> Page:
    """By heir: every marked parameter with its worth, titles, all points; and who won."""
    heirs = range(len(g.marks))
    return {
        "rows": [
            [
                [parameter, marks, g.worth[parameter], marks * g.worth[parameter]]
                for parameter, marks in enumerate(g.marks[heir])
                if marks
            ]
            for heir in heirs
        ],
        "titles": [len(g.honours[heir]) for heir in heirs],
        "totals": [final_points(g, heir) for heir in heirs],
        "winners": sovereigns(g),
    }
