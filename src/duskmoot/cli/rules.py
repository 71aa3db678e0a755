"""`duskmoot rules`: the clauses of a game by chapter, a search, and which of them have tests."""

from __future__ import annotations

import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import duskmoot.games as _games
from duskmoot.catalogue import Clause, by_chapter, clauses, search
from duskmoot.cli.exits import FINE, FOUND
from duskmoot.cli.language import spoken
from duskmoot.cli.options import AsJson, GameName, Language, game_called
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
    names = [game_called(game).name] if game else [each.name for each in registered()]
    if coverage:
        tongue = speech(spoken(language), None)
        return show_coverage(names, tests or home_of_tests(), as_json, tongue)
    asked = " ".join(words)
    found: dict[str, list[Clause]] = {}
    for name in names:
        tongue = speech(spoken(language), find(name))
        found[name] = search(name, asked, tongue) if asked else clauses(name)
        if not as_json:
            show_clauses(name, found[name], bool(asked), tongue)
    if as_json:
        print_json({name: plain(name, rows, language) for name, rows in found.items()})
    if any(found.values()):
        return FINE
    print(speech(spoken(language), None).say("cli-rules-none"), file=sys.stderr)
    return FOUND


def plain(name: str, found: list[Clause], language: str) -> list[dict[str, object]]:
    """The clauses with their text in the language spoken, and their chapter."""
    tongue = speech(spoken(language), find(name))
    return [
        asdict(clause) | {"text": tongue.clause(clause.id), "chapter": chapter.id}
        for chapter, held in by_chapter(name, found)
        for clause in held
    ]


def show_clauses(name: str, found: list[Clause], searched: bool, tongue: Speech) -> None:
    """Chapter by chapter. A search also shows where a clause comes from and what it leaves open."""
    page = Page()
    for chapter, held in by_chapter(name, found):
        page.text(tongue.say(f"rulebook-{chapter.id}"), "bold")
        if not searched:
            page.text(tongue.say(f"rulebook-{chapter.id}.opening"), "italic")
        page.text()
        for clause in held:
            page.text(f"  {tongue.clause(clause.id)}")
            page.text(f"  [{clause.id}]", "dim")
            if searched:
                page.text(f"  {tongue.say('cli-rules-source', source=clause.source)}", "dim")
                if clause.note:
                    page.text(f"  {noted(clause, tongue)}", "dim")
        page.text()


def noted(clause: Clause, tongue: Speech) -> str:
    """The note where it can be read; it is written in English only."""
    if tongue.language == "en":
        return tongue.say("cli-rules-note", note=clause.note)
    return tongue.say("cli-rules-noted")


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
