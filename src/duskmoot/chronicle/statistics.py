"""Statistics of a chronicle, counted from the pages of its book.

A page is what the game wrote (`Game.chronicled`); these fields are read where they are there, by
seat unless something else is said: `present` (heirs), `boards`, `clans`, `points` (by source: the
boards first), `totals`, `places` (seats, best first), `age_points`, `events` (event, seat, …),
`torpor` (vampire, seat of its owner, seat of the culprit), `saved` (seat, vampire), `title` (seat,
title), `age` (`winner`, `outcome`), `final` (the reckoning, by heir).
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from duskmoot.chronicle.book import SEALED, Chronicle

NOBODY = -1


def statistics(chronicle: Chronicle) -> dict[str, Any]:
    """All of them as plain data; struck and abandoned chapters do not count."""
    pages = sealed_pages(chronicle)
    heirs = len(chronicle.roster)
    return {
        "chapters": len(pages),
        "wins": {
            "heir": wins_by_heir(pages, heirs),
            "clan": wins_by_clan(pages),
            "seat": wins_by_seat(pages),
        },
        "points": {"source": points_by_source(pages, heirs), "board": points_by_board(pages)},
        "events": events_won(pages, heirs),
        "titles": titles_won(pages, heirs),
        "torpor": sent_to_torpor(pages, heirs),
        "agents": faithful_agents(pages),
        "age_points": age_points(pages, heirs),
        "ages": ages(pages),
        "reckoning": next((page["final"] for page in pages if page.get("final")), None),
    }


def sealed_pages(chronicle: Chronicle) -> list[dict[str, Any]]:
    return [link.page for link in chronicle.links if link.state == SEALED]


def winner_of(page: dict[str, Any]) -> int:
    """The seat that won the chapter."""
    return int(page["places"][0])


def wins_by_heir(pages: list[dict[str, Any]], heirs: int) -> list[dict[str, int]]:
    """By heir: chapters played and won."""
    found = [{"played": 0, "won": 0} for heir in range(heirs)]
    for page in pages:
        for heir in page["present"]:
            found[heir]["played"] += 1
        found[page["present"][winner_of(page)]]["won"] += 1
    return found


def wins_by_clan(pages: list[dict[str, Any]]) -> list[dict[str, int]]:
    """By clan that was ever played: how often, and how often it won."""
    played = Counter(clan for page in pages for clan in page.get("clans", []))
    won = Counter(page["clans"][winner_of(page)] for page in pages if page.get("clans"))
    return [
        {"clan": clan, "played": count, "won": won[clan]} for clan, count in sorted(played.items())
    ]


def wins_by_seat(pages: list[dict[str, Any]]) -> list[dict[str, int]]:
    played = Counter(seat for page in pages for seat in range(len(page["present"])))
    won = Counter(winner_of(page) for page in pages)
    return [{"played": played[seat], "won": won[seat]} for seat in sorted(played)]


def points_by_source(pages: list[dict[str, Any]], heirs: int) -> list[list[int]]:
    """By heir: points of all chapters by source; those of the three boards are one each."""
    width = max((len(row) for page in pages for row in page.get("points", [])), default=0)
    found = [[0] * width for heir in range(heirs)]
    for page in pages:
        for seat, row in enumerate(page.get("points", [])):
            for source, points in enumerate(row):
                found[page["present"][seat]][source] += points
    return found


def points_by_board(pages: list[dict[str, Any]]) -> list[dict[str, int]]:
    """By battleground: in how many chapters it lay there, all points scored on it, the most."""
    found: dict[int, dict[str, int]] = {}
    for page in pages:
        for place, board in enumerate(page.get("boards", [])):
            scored = [row[place] for row in page.get("points", []) if place < len(row)]
            entry = found.setdefault(board, {"board": board, "chapters": 0, "points": 0, "most": 0})
            entry["chapters"] += 1
            entry["points"] += sum(scored)
            entry["most"] = max([entry["most"], *scored])
    return [found[board] for board in sorted(found)]


def events_won(pages: list[dict[str, Any]], heirs: int) -> dict[str, Any]:
    """By heir: events led at the end of a chapter; and those that nobody led."""
    by_heir = [0] * heirs
    nobody = 0
    for page in pages:
        for event, seat, *_ in page.get("events", []):
            if seat == NOBODY:
                nobody += 1
            else:
                by_heir[page["present"][seat]] += 1
    return {"heir": by_heir, "nobody": nobody}


def titles_won(pages: list[dict[str, Any]], heirs: int) -> list[list[int]]:
    """By heir: titles, in the order in which they were won."""
    found: list[list[int]] = [[] for heir in range(heirs)]
    for page in pages:
        seat, title = page.get("title") or (NOBODY, NOBODY)
        if seat != NOBODY:
            found[page["present"][seat]].append(title)
    return found


def sent_to_torpor(pages: list[dict[str, Any]], heirs: int) -> dict[str, Any]:
    """Who sent whom: by culprit and by victim; and who fell without a culprit."""
    found = [[0] * heirs for culprit in range(heirs)]
    nobody = [0] * heirs
    for page in pages:
        for vampire, owner, culprit in page.get("torpor", []):
            victim = page["present"][owner]
            if culprit == NOBODY:
                nobody[victim] += 1
            else:
                found[page["present"][culprit]][victim] += 1
    return {"by": found, "nobody": nobody}


def faithful_agents(pages: list[dict[str, Any]]) -> list[dict[str, int]]:
    """Vampires who were saved into a haven, by how often; the most faithful first."""
    saved = Counter(
        (page["present"][seat], vampire)
        for page in pages
        for seat, vampire in page.get("saved", [])
    )
    order = sorted(saved.items(), key=lambda entry: (-entry[1], entry[0]))
    return [{"heir": heir, "vampire": vampire, "times": n} for (heir, vampire), n in order]


def age_points(pages: list[dict[str, Any]], heirs: int) -> list[list[int]]:
    """By chapter and heir: age points gained in it; 0 for those who were away."""
    found: list[list[int]] = []
    for page in pages:
        row = [0] * heirs
        for seat, points in enumerate(page.get("age_points", [])):
            row[page["present"][seat]] = points
        found.append(row)
    return found


def ages(pages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The ages that have ended, as their pages tell of them, with the chapter that ended each."""
    return [{"chapter": page["chapter"]} | page["age"] for page in pages if page.get("age")]
