"""`duskmoot simulate`: games between bots by the thousand, counted and timed."""

from __future__ import annotations

import sys
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from duskmoot.arena.simulate import Plan, Tally
from duskmoot.arena.simulate import simulate as run
from duskmoot.arena.wilson import interval
from duskmoot.bots.spec import listed
from duskmoot.cli.chronicles import whole_chronicles
from duskmoot.cli.exits import FINE, FOUND
from duskmoot.cli.faults import plain_faults, tell
from duskmoot.cli.language import spoken
from duskmoot.cli.options import (
    AsJson,
    AtLeastOne,
    Bots,
    Cluster,
    GameName,
    Language,
    MoreThanNothing,
    Seats,
    TableOptions,
    chosen,
    cores,
    modules_here,
)
from duskmoot.cli.page import Page, print_json, progress, table
from duskmoot.kernel.game import Refused
from duskmoot.speech import Speech, speech

if TYPE_CHECKING:
    from duskmoot.research.data import Writer


def simulate(
    game: GameName,
    /,
    *,
    seats: Seats = 4,
    games: Annotated[
        int, Parameter(help="cli-simulate-games", metavar="N", validator=AtLeastOne)
    ] = 1000,
    chronicles: Annotated[
        int | None, Parameter(help="cli-simulate-chronicles", metavar="N", validator=AtLeastOne)
    ] = None,
    seed: Annotated[int, Parameter(help="cli-simulate-seed", metavar="N")] = 1,
    bots: Bots = "random",
    jobs: Annotated[
        int | None, Parameter(help="cli-simulate-jobs", metavar="N", validator=AtLeastOne)
    ] = None,
    check: Annotated[bool, Parameter(help="cli-simulate-check")] = False,
    rotate: Annotated[bool, Parameter(help="cli-simulate-rotate")] = False,
    out: Annotated[Path | None, Parameter(help="cli-simulate-out", metavar="FILE")] = None,
    cluster: Cluster = "",
    option: TableOptions | None = None,
    seconds: Annotated[
        float | None,
        Parameter(help="cli-simulate-seconds", metavar="S", validator=MoreThanNothing),
    ] = None,
    iterations: Annotated[
        int | None, Parameter(help="cli-simulate-iterations", metavar="N", validator=AtLeastOne)
    ] = None,
    keep: Annotated[Path | None, Parameter(help="cli-simulate-keep", metavar="DIR")] = None,
    as_json: AsJson = False,
    language: Language = "",
) -> int:
    modules_here()
    tongue = speech(spoken(language), None)
    names = listed(bots)
    plan = Plan(
        game=game,
        seats=seats,
        bots=tuple(names * seats if len(names) == 1 else names),
        seed=seed,
        options=tuple(chosen(option).items()),
        seconds=seconds or 0.0,
        iterations=iterations or 0,
        check=check,
        rotate=rotate,
        rows=out is not None,
    )
    if keep is not None and keep.exists() and not keep.is_dir():
        raise Refused("cli-not-a-folder", place=str(keep))
    if chronicles is not None:
        if rotate or out is not None:
            raise Refused("cli-games-alone")
        return whole_chronicles(plan, chronicles, jobs or cores(), cluster, keep, as_json, tongue)
    writer = None if out is None else writer_to(out, plan)
    with progress() as bar:
        task = bar.add_task(tongue.say("cli-simulate-playing"), total=games)
        try:
            tally = run(
                plan,
                games,
                jobs or cores(),
                lambda n: bar.advance(task, n),
                (lambda rows: None) if writer is None else writer.add,
                cluster,
            )
        except BrokenProcessPool:
            print(tongue.say("cli-simulate-worker-died"), file=sys.stderr)
            return FOUND
    if writer is not None and out is not None:
        writer.write(out)
    if as_json:
        print_json(summary(plan, games, tally))
    else:
        show(plan, games, tally, tongue)
    for fault in tally.faults:
        tell(fault, plan, keep, tongue)
    return FOUND if tally.faults else FINE


def writer_to(file: Path, plan: Plan) -> Writer:
    """Refused where the file exists, or cannot be written by what is installed."""
    if file.exists():
        raise Refused("cli-exists", file=str(file))
    try:
        from duskmoot.research.data import Writer
    except ModuleNotFoundError as error:
        raise Refused("data-missing", module=str(error.name)) from error
    return Writer(plan)


def summary(plan: Plan, games: int, tally: Tally) -> dict[str, object]:
    wins = tally.wins()
    intervals = [interval(won, tally.finished) for won in wins]
    finished = tally.finished or 1
    return {
        "game": plan.game,
        "seats": plan.seats,
        "games": games,
        "seed": plan.seed,
        "bots": list(plan.bots),
        "finished": tally.finished,
        "wins": [round(won, 3) for won in wins],
        "win_intervals": [[round(low, 5), round(high, 5)] for low, high in intervals],
        "first_places": tally.first_places(),
        "decisions": tally.decisions,
        "decisions_per_game": {
            "mean": round(tally.decisions / finished, 2),
            "min": tally.shortest,
            "max": tally.longest,
        },
        "rounds_per_game": {
            "mean": round(tally.rounds / finished, 2),
            "min": tally.fewest_rounds,
            "max": tally.most_rounds,
        },
        "decisions_per_s": speed(tally.decisions, tally.cpu),
        "games_per_s": speed(tally.finished, tally.cpu),
        "decisions_per_s_wall": speed(tally.decisions, tally.wall),
        "games_per_s_wall": speed(tally.finished, tally.wall),
        "faults": plain_faults(tally.faults),
    }


def speed(count: int, seconds: float) -> float:
    return round(count / seconds, 2) if seconds > 0.0 else 0.0


def show(plan: Plan, games: int, tally: Tally, tongue: Speech) -> None:
    page = Page()
    headings = ["seat", "bot", "wins", "share", "interval", "first"]
    rows: list[list[str]] = []
    for seat, won in enumerate(tally.wins()):
        low, high = interval(won, tally.finished)
        rows.append(
            [
                str(seat + 1),
                plan.bots[seat],
                tongue.say("cli-number", n=won),
                tongue.say("cli-percent", share=won / (tally.finished or 1)),
                tongue.say("cli-interval", low=low, high=high),
                tongue.say("cli-number", n=tally.first_places()[seat]),
            ]
        )
    page.print(table([tongue.say(f"cli-simulate-column-{h}") for h in headings], rows, 4))
    finished = tally.finished or 1
    page.text(tongue.say("cli-simulate-finished", finished=tally.finished, games=games))
    page.text(
        tongue.say(
            "cli-simulate-lengths",
            mean=tally.decisions / finished,
            least=tally.shortest,
            most=tally.longest,
        )
    )
    if tally.most_rounds:
        page.text(
            tongue.say(
                "cli-simulate-rounds",
                mean=tally.rounds / finished,
                least=tally.fewest_rounds,
                most=tally.most_rounds,
            )
        )
    for key, seconds in (("cli-simulate-cpu", tally.cpu), ("cli-simulate-wall", tally.wall)):
        decisions = speed(tally.decisions, seconds)
        page.text(tongue.say(key, decisions=decisions, games=speed(tally.finished, seconds)))
