"""`duskmoot train`: a net that judges positions, learned from games, as one file says."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from duskmoot.cli.exits import FINE
from duskmoot.cli.language import spoken
from duskmoot.cli.options import (
    AtLeastOne,
    Cluster,
    Language,
    MoreThanNothing,
    cores,
    modules_here,
)
from duskmoot.cli.page import Page, progress
from duskmoot.kernel.game import Refused
from duskmoot.research import training
from duskmoot.speech import speech


def train(
    file: Annotated[Path, Parameter(help="cli-train-file", metavar="FILE")],
    /,
    *,
    folder: Annotated[Path, Parameter(help="cli-train-folder", metavar="FOLDER")],
    seconds: Annotated[
        float | None, Parameter(help="cli-train-seconds", metavar="N", validator=MoreThanNothing)
    ] = None,
    jobs: Annotated[
        int | None, Parameter(help="cli-simulate-jobs", metavar="N", validator=AtLeastOne)
    ] = None,
    cluster: Cluster = "",
    language: Language = "",
) -> int:
    modules_here()
    tongue = speech(spoken(language), None)
    if not file.is_file():
        raise Refused("file-not-found", file=str(file))
    recipe = training.read(file.read_text("utf-8"))
    with progress() as bar:
        task = bar.add_task("", total=1.0)

        def told(what: str, generation: int, done: float) -> None:
            said = tongue.say(f"cli-train-{what}", n=generation + 1, all=len(recipe.bots))
            bar.update(task, description=said, completed=done)

        net = training.train(recipe, folder, seconds or 0.0, jobs or cores(), cluster, told)
    page = Page()
    if net is None:
        page.text(tongue.say("cli-train-left", folder=str(folder)))
    else:
        page.text(tongue.say("cli-train-done", file=str(net)))
    return FINE
