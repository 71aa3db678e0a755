"""`duskmoot tournament`: bots of a pool against each other, as one file says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from duskmoot.cli.exits import FINE
from duskmoot.cli.language import spoken
from duskmoot.cli.options import AtLeastOne, Cluster, Language, cores, modules_here
from duskmoot.cli.page import progress
from duskmoot.cli.rate import show
from duskmoot.kernel.game import Refused
from duskmoot.research.tournament import read, run
from duskmoot.speech import speech


def tournament(
    file: Annotated[Path, Parameter(help="cli-tournament-file", metavar="FILE")],
    /,
    *,
    out: Annotated[Path, Parameter(help="cli-tournament-out", metavar="FILE")],
    jobs: Annotated[
        int | None, Parameter(help="cli-simulate-jobs", metavar="N", validator=AtLeastOne)
    ] = None,
    cluster: Cluster = "",
    language: Language = "",
) -> int:
    modules_here()
    tongue = speech(spoken(language), None)
    if out.exists():
        raise Refused("cli-exists", file=str(out))
    if not file.is_file():
        raise Refused("file-not-found", file=str(file))
    moot = read(file.read_text("utf-8"))
    with progress() as bar:
        total = sum(fixture.games for fixture in moot.fixtures)
        task = bar.add_task(tongue.say("cli-simulate-playing"), total=total)
        found = run(moot, jobs or cores(), lambda n: bar.advance(task, n), cluster)
    out.write_text(json.dumps(found, ensure_ascii=False, indent=1) + "\n", "utf-8")
    show(found, tongue)
    return FINE
