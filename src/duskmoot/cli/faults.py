"""Games that went wrong in a simulation: told, and kept as replays."""

from __future__ import annotations

import itertools
import sys
from pathlib import Path

from duskmoot.arena.fault import Fault
from duskmoot.arena.simulate import Plan
from duskmoot.kernel.game import Refused
from duskmoot.speech import Speech


def plain_faults(faults: list[Fault]) -> list[dict[str, object]]:
    """As the JSON has them: without their replays."""
    return [
        {
            "index": fault.index,
            "kind": fault.kind,
            "detail": fault.detail,
            "acts": fault.acts,
            "last": fault.last,
        }
        | ({"chapter": fault.chapter} if fault.chapter else {})
        for fault in faults
    ]


def tell(fault: Fault, plan: Plan, keep: Path | None, tongue: Speech) -> None:
    """What went wrong, and where its replay lies."""
    said = tongue.say(f"cli-fault-{fault.kind}", detail=fault.detail)
    where = {"index": str(fault.index), "seed": str(plan.seed)}
    place = tongue.say("cli-fault", **where, acts=fault.acts)
    if fault.chapter:
        place = tongue.say(
            "cli-fault-chapter", **where, chapter=str(fault.chapter), acts=fault.acts
        )
    print(place, said, file=sys.stderr)
    if fault.last:
        print(tongue.say("cli-fault-last", act=fault.last), file=sys.stderr)
    if keep is not None and fault.replay:
        chapter = f"-{fault.chapter}" if fault.chapter else ""
        name = f"{plan.game}-{plan.seed}-{fault.index}{chapter}"
        file = kept(keep, name, fault.replay)
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
