"""`duskmoot simulate`: games between bots by the thousand, counted and timed."""

from __future__ import annotations

import itertools
import sys
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from duskmoot.arena.fault import Fault
from duskmoot.arena.simulate import Plan, Tally
from duskmoot.arena.simulate import simulate as run
from duskmoot.arena.wilson import interval
from duskmoot.cli.exits import FINE, FOUND
from duskmoot.cli.language import spoken
from duskmoot.cli.options import (
    AsJson,
    AtLeastOne,
    Bots,
    GameName,
    Language,
    MoreThanNothing,
    Seats,
    TableOptions,
    chosen,
    cores,
    listed,
)
from duskmoot.cli.page import Page, print_json, progress, table
from duskmoot.kernel.game import Refused
from duskmoot.speech import Speech, speech


def simulate(
    game: GameName,
    /,
    *,
    seats: Seats = 4,
    games: Annotated[
        int, Parameter(help="cli-simulate-games", metavar="N", validator=AtLeastOne)
    ] = 1000,
    seed: Annotated[int, Parameter(help="cli-simulate-seed", metavar="N")] = 1,
    bots: Bots = "random",
    jobs: Annotated[
        int | None, Parameter(help="cli-simulate-jobs", metavar="N", validator=AtLeastOne)
    ] = None,
    check: Annotated[bool, Parameter(help="cli-simulate-check")] = False,
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
    )
    if keep is not None and keep.exists() and not keep.is_dir():
        raise Refused("cli-not-a-folder", place=str(keep))
    with progress() as bar:
        task = bar.add_task(tongue.say("cli-simulate-playing"), total=games)
        try:
            tally = run(plan, games, jobs or cores(), lambda n: bar.advance(task, n))
        except BrokenProcessPool:
            print(tongue.say("cli-simulate-worker-died"), file=sys.stderr)
            return FOUND
    if as_json:
        print_json(summary(plan, games, tally))
    else:
        show(plan, games, tally, tongue)
    for fault in tally.faults:
        tell(fault, plan, keep, tongue)
    return FOUND if tally.faults else FINE


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
        "faults": [
            {
                "index": fault.index,
                "kind": fault.kind,
                "detail": fault.detail,
                "acts": fault.acts,
                "last": fault.last,
            }
            for fault in tally.faults
        ],
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


def tell(fault: Fault, plan: Plan, keep: Path | None, tongue: Speech) -> None:
    """What went wrong, and where its replay lies."""
    said = tongue.say(f"cli-fault-{fault.kind}", detail=fault.detail)
    place = tongue.say("cli-fault", index=str(fault.index), seed=str(plan.seed), acts=fault.acts)
    print(place, said, file=sys.stderr)
    if fault.last:
        print(tongue.say("cli-fault-last", act=fault.last), file=sys.stderr)
    if keep is not None and fault.replay:
        file = kept(keep, f"{plan.game}-{plan.seed}-{fault.index}", fault.replay)
        print(tongue.say("cli-fault-kept", file=str(file)), file=sys.stderr)


def kept(folder: Path, name: str, replay: str) -> Path:
    """The replay in a new file; one that is there already stays as it is."""
    for count in itertools.count(1):
        file = folder / (f"{name}.json" if count == 1 else f"{name}-{count}.json")
        if file.exists():
            continue
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with file.open("x", encoding="utf-8") as opened:
                opened.write(replay)
        except OSError as error:
            reason = str(error.strerror)
            raise Refused("file-not-written", file=str(file), reason=reason) from error
        return file
    raise AssertionError("there is always another number")
