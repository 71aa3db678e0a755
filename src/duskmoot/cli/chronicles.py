"""`duskmoot simulate --chronicles`: whole chronicles between bots, counted and timed."""

from __future__ import annotations

import sys
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from statistics import mean
from typing import Any

from duskmoot.arena.chronicles import (
    Shelf,
    chapter_wins,
    clan_wins,
    final_wins,
    simulate_chronicles,
    wins_after_age,
)
from duskmoot.arena.simulate import Plan
from duskmoot.arena.wilson import interval
from duskmoot.cli.exits import FINE, FOUND
from duskmoot.cli.faults import plain_faults, tell
from duskmoot.cli.page import Page, print_json, progress, table
from duskmoot.kernel.game import find
from duskmoot.kernel.record import canonical, digest_of
from duskmoot.speech import Speech, speech


def whole_chronicles(
    plan: Plan,
    chronicles: int,
    jobs: int,
    cluster: str,
    keep: Path | None,
    as_json: bool,
    tongue: Speech,
) -> int:
    with progress() as bar:
        task = bar.add_task(tongue.say("cli-simulate-playing"), total=chronicles)
        try:
            shelf = simulate_chronicles(
                plan, chronicles, jobs, lambda n: bar.advance(task, n), cluster
            )
        except BrokenProcessPool:
            print(tongue.say("cli-simulate-worker-died"), file=sys.stderr)
            return FOUND
    if as_json:
        print_json(summary(plan, chronicles, shelf))
    else:
        show(plan, chronicles, shelf, tongue)
    for fault in shelf.faults:
        tell(fault, plan, keep, tongue)
    return FOUND if shelf.faults else FINE


def summary(plan: Plan, chronicles: int, shelf: Shelf) -> dict[str, Any]:
    told = shelf.told
    game = find(plan.game)
    clans = game.vocabulary.nouns.get("clan", [])
    finished = len(told) or 1
    return {
        "game": plan.game,
        "seats": plan.seats,
        "chronicles": chronicles,
        "seed": plan.seed,
        "bots": list(plan.bots),
        "finished": len(told),
        "chapters": sum(len(one.pages) for one in told),
        "decisions": sum(one.decisions for one in told),
        "final_scores": spread(plan, shelf),
        "wins": [round(won, 3) for won in final_wins(told, plan.seats)],
        "chapters_won": chapter_wins(told, plan.seats),
        "clans": {
            clans[clan] if clan < len(clans) else str(clan): {"played": played, "won": won}
            for clan, (played, won) in clan_wins(told).items()
        },
        "place_in_the_age_before": [
            {"played": played, "won": won} for played, won in wins_after_age(told, plan.seats)
        ],
        "legacies": digest_of(canonical([one.legacies for one in told])),
        "seconds_per_chronicle": round(shelf.cpu / finished, 2),
        "seconds_wall": round(shelf.wall, 2),
        "faults": plain_faults(shelf.faults),
    }


def spread(plan: Plan, shelf: Shelf) -> list[dict[str, float]]:
    """By seat: final scores; all zero where the game reckons nothing."""
    found: list[dict[str, float]] = []
    for seat in range(plan.seats):
        scores = [one.totals[seat] for one in shelf.told if one.totals] or [0]
        found.append({"mean": round(mean(scores), 2), "min": min(scores), "max": max(scores)})
    return found


def show(plan: Plan, chronicles: int, shelf: Shelf, tongue: Speech) -> None:
    page = Page()
    told = shelf.told
    chapters = sum(len(one.pages) for one in told)
    rows = [
        [
            str(seat + 1),
            plan.bots[seat],
            *shares(won, len(told), tongue),
            *shares(of_chapters, chapters, tongue)[:1],
            tongue.say("cli-number", n=score["mean"]),
            f"{score['min']:.0f}–{score['max']:.0f}",
        ]
        for seat, (won, of_chapters, score) in enumerate(
            zip(final_wins(told, plan.seats), chapter_wins(told, plan.seats), spread(plan, shelf))
        )
    ]
    headings = ["seat", "bot", "share", "interval", "chapters", "score", "scores"]
    page.print(table([tongue.say(f"cli-simulate-column-{h}") for h in headings], rows, 5))
    show_shares(page, "clan", clan_rows(plan, shelf, tongue), tongue)
    places = wins_after_age(told, plan.seats)
    show_shares(page, "place", [(str(n + 1), *count) for n, count in enumerate(places)], tongue)
    page.text(tongue.say("cli-simulate-told", finished=len(told), chronicles=chronicles))
    seconds = shelf.cpu / (len(told) or 1)
    page.text(tongue.say("cli-simulate-seconds-each", seconds=seconds, wall=shelf.wall))


def clan_rows(plan: Plan, shelf: Shelf, tongue: Speech) -> list[tuple[str, int, int]]:
    game = find(plan.game)
    spoken = speech(tongue.language, game)
    return [
        (spoken.title("clan", clan), played, won)
        for clan, (played, won) in clan_wins(shelf.told).items()
    ]


def show_shares(page: Page, heading: str, rows: list[tuple[str, int, int]], tongue: Speech) -> None:
    """How often each was played, and its share of victories."""
    headings = [heading, "played", "share", "interval"]
    drawn = [
        [name, tongue.say("cli-number", n=played), *shares(won, played, tongue)]
        for name, played, won in rows
        if played
    ]
    if drawn:
        page.print(table([tongue.say(f"cli-simulate-column-{h}") for h in headings], drawn, 3))


def shares(won: float, games: int, tongue: Speech) -> list[str]:
    """A share of victories and its bounds."""
    low, high = interval(won, games)
    return [
        tongue.say("cli-percent", share=won / (games or 1)),
        tongue.say("cli-interval", low=low, high=high),
    ]
