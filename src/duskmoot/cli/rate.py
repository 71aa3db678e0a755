"""`duskmoot rate`: how strong the bots of a tournament are."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from duskmoot.cli.exits import FINE
from duskmoot.cli.language import spoken
from duskmoot.cli.options import AsJson, Language
from duskmoot.cli.page import Page, print_json, table
from duskmoot.kernel.game import Refused
from duskmoot.research.tournament import ratings
from duskmoot.speech import Speech, speech


def rate(
    file: Annotated[Path, Parameter(help="cli-rate-file", metavar="FILE")],
    /,
    *,
    as_json: AsJson = False,
    language: Language = "",
) -> int:
    tongue = speech(spoken(language), None)
    if not file.is_file():
        raise Refused("file-not-found", file=str(file))
    try:
        found = json.loads(file.read_text("utf-8"))
        rated = plain(found)
    except (ValueError, KeyError, TypeError) as error:
        raise Refused("moot-damaged", detail=str(error)) from error
    if as_json:
        print_json(rated)
    else:
        show(found, tongue)
    return FINE


def plain(found: dict[str, Any]) -> list[dict[str, Any]]:
    """The ratings of each fixture, for programs."""
    return [
        {
            "game": fixture["game"],
            "seats": fixture["seats"],
            "games": len(fixture["results"]),
            "ratings": [vars(rating) for rating in ratings(fixture)],
        }
        for fixture in found["fixtures"]
    ]


def show(found: dict[str, Any], tongue: Speech) -> None:
    page = Page()
    headings = ["bot", "points", "interval", "games", "wins"]
    for fixture in found["fixtures"]:
        named = tongue.say("cli-rate-fixture", **about(fixture))
        page.text(named)
        rows = [
            [
                rating.entry,
                tongue.say("cli-rate-points", n=rating.points),
                tongue.say("cli-rate-interval", low=rating.low, high=rating.high),
                tongue.say("cli-number", n=rating.games),
                tongue.say("cli-number", n=rating.wins),
            ]
            for rating in ratings(fixture)
        ]
        page.print(table([tongue.say(f"cli-rate-column-{h}") for h in headings], rows, 4))


def about(fixture: dict[str, Any]) -> dict[str, Any]:
    games = len(fixture["results"])
    return {"game": fixture["game"], "seats": fixture["seats"], "games": games}
