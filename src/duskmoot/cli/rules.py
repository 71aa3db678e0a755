"""`duskmoot rules`: the clauses of a game, a search among them, and which of them have tests."""

from __future__ import annotations

import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import duskmoot.games as _games
from duskmoot.catalogue import Clause, clauses, search
from duskmoot.cli.exits import FINE, FOUND
from duskmoot.cli.language import spoken
from duskmoot.cli.options import AsJson, GameName, Language
from duskmoot.cli.page import Page, print_json
from duskmoot.coverage import RULE, Coverage, cover, home_of_tests, installed
from duskmoot.kernel.game import Refused, find, registered
from duskmoot.speech import Speech, speech

__all__ = ["_games", "rules"]


def rules(
    game: GameName = "",
    /,
    *words: Annotated[str, Parameter(help="cli-rules-words")],
    coverage: Annotated[bool, Parameter(help="cli-rules-coverage")] = False,
    tests: Annotated[Path | None, Parameter(help="cli-rules-tests", metavar="DIR")] = None,
    as_json: AsJson = False,
    language: Language = "",
) -> int:
    names = [find(game).name] if game else [each.name for each in registered()]
    if coverage:
        tongue = speech(spoken(language), None)
        return show_coverage(names, tests or home_of_tests(), as_json, tongue)
    asked = " ".join(words)
    found: dict[str, list[Clause]] = {}
    for name in names:
        tongue = speech(spoken(language), find(name))
        found[name] = search(name, asked, tongue) if asked else clauses(name)
        if not as_json:
            show_clauses(found[name], bool(asked), tongue)
    if as_json:
        print_json({name: plain(name, rows, language) for name, rows in found.items()})
    if any(found.values()):
        return FINE
    print(speech(spoken(language), None).say("cli-rules-none"), file=sys.stderr)
    return FOUND


def plain(name: str, found: list[Clause], language: str) -> list[dict[str, object]]:
    """The clauses with their text in the language spoken."""
    tongue = speech(spoken(language), find(name))
    return [asdict(clause) | {"text": tongue.clause(clause.id)} for clause in found]


def show_clauses(found: list[Clause], at_length: bool, tongue: Speech) -> None:
    """Id and text; at length also where the clause comes from and what it leaves open."""
    page = Page()
    for clause in found:
        page.text(clause.id, "bold")
        page.text(f"  {tongue.clause(clause.id)}")
        if at_length:
            page.text(f"  {tongue.say('cli-rules-source', source=clause.source)}", "dim")
            if clause.note:
                page.text(f"  {tongue.say('cli-rules-note', note=clause.note)}", "dim")


def show_coverage(names: list[str], tests: Path, as_json: bool, tongue: Speech) -> int:
    if not installed(tests):
        raise Refused("cli-tests-missing", place=str(tests))
    found, strays = cover(names, tests)
    if as_json:
        print_json({name: coverage.plain() for name, coverage in found.items()})
    else:
        for name, coverage in found.items():
            show_game(name, coverage, tongue)
    for mark in strays:
        key = f"cli-coverage-stray-{'clause' if mark.kind == RULE else 'card'}"
        print(tongue.say(key, place=mark.place, id=mark.id), file=sys.stderr)
    return FOUND if strays else FINE


def show_game(name: str, coverage: Coverage, tongue: Speech) -> None:
    page = Page()
    counts = tongue.say(
        "cli-coverage",
        game=name,
        tested=len(coverage.tested),
        clauses=len(coverage.clauses),
        tested_cards=len(coverage.tested_cards),
        cards=len(coverage.cards),
    )
    page.text(counts, "bold")
    for id in coverage.bare():
        page.text(tongue.say("cli-coverage-bare-clause", id=id))
    for id in coverage.bare_cards():
        page.text(tongue.say("cli-coverage-bare-card", id=id))
