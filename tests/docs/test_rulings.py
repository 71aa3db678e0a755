"""docs/rulings.md tells of everything that is ours, as the data files and clauses have it today."""

import re

import pytest

from duskmoot.catalogue import clauses
from duskmoot.games import data
from duskmoot.kernel.game import registered
from tools.rulings_tables import (
    PAGE,
    TITLES,
    all_ours,
    idle,
    named,
    reason,
    reasons,
    with_tables,
)

CLAUSES = {
    "bloodborne": "Clauses",
    "blood_rage": "Clauses of Blood Rage",
    "fury_of_dracula": "Clauses of Fury of Dracula",
    "heritage": "Clauses of Heritage",
}
"""By game: the heading above the table of its clauses."""
DOUBTS = {
    "blood_rage": ("Doubts of Blood Rage", "D"),
    "fury_of_dracula": ("Doubts of Fury of Dracula", "F"),
}
"""By game: the heading above the table of its doubts, and their letter."""
AGAIN = "run .venv/bin/python tools/rulings_tables.py"


@pytest.fixture(name="page")
def the_page() -> str:
    return PAGE.read_text("utf-8")


def rows(page: str, heading: str) -> list[list[str]]:
    """The cells of the table below a heading."""
    section = page.split(f"\n### {heading}\n")[1].split("\n### ")[0].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[2:]]


def test_the_tables_are_those_of_today(page: str) -> None:
    assert with_tables(page) == page, AGAIN


def test_every_reconstructed_field_has_a_reason() -> None:
    given = reasons()
    assert [f"{o.card}.{o.field}" for o in all_ours() if not reason(given, o)] == []


def test_no_reason_is_given_for_what_is_sourced() -> None:
    assert idle(reasons()) == [], "take these out of tools/reasons.toml"


@pytest.mark.parametrize("file", TITLES)
def test_each_reconstructed_field_stands_below_its_card(page: str, file: str) -> None:
    _, title = TITLES[file]
    listed: list[tuple[str, str]] = []
    card = ""
    for cells in rows(page, title):
        card = cells[0].strip("* ") or card
        listed.append((card, cells[1]))
    expected = [
        (named(file, row["id"]), field)
        for row in data.table("bloodborne", f"{file}.toml")["card"]
        for field, confidence in row["confidence"].items()
        if confidence != "sourced"
    ]
    assert listed == expected, AGAIN


@pytest.mark.parametrize("game", [game.name for game in registered()])
def test_every_clause_that_is_ours_is_listed(page: str, game: str) -> None:
    listed = {cells[0].strip("`") for cells in rows(page, CLAUSES[game])}
    ours = {clause.id for clause in clauses(game) if clause.ours}
    assert ours
    assert ours <= listed, AGAIN


def test_every_ruling_and_doubt_that_is_cited_stands_on_the_page(page: str) -> None:
    cited = set(re.findall(r"\(#((?:ruling|doubt)-[df]?\d+)\)", page))
    assert cited
    assert cited <= set(re.findall(r'<a id="([^"]+)">', page))


def test_every_table_option_answers_a_doubt() -> None:
    given = reasons()
    for game in registered():
        assert [option.key for option in game.options if not given[game.name].get(option.key)] == []


@pytest.mark.parametrize("game", DOUBTS)
def test_doubts_are_numbered_and_name_their_options(page: str, game: str) -> None:
    heading, letter = DOUBTS[game]
    doubts = rows(page, heading)
    assert [cells[0].split(">")[-1] for cells in doubts] == [
        f"{letter}{number}" for number in range(1, len(doubts) + 1)
    ]
    named = {cells[-1].strip("|` "): cells[0].split(">")[-1] for cells in doubts}
    given = reasons()[game]
    answered = {key: re.findall(rf"{letter}\d+", given[key]) for key in given}
    assert named.keys() - {""} == {key for key in answered if answered[key]}
    assert all(answered[option] == [doubt] for option, doubt in named.items() if option)


def test_all_disagreements_of_the_two_books_are_ruled(page: str) -> None:
    listed = rows(page, "Where the books of Fury of Dracula disagree")
    assert [cells[0] for cells in listed] == [str(number) for number in range(1, 25)]
    assert all(cells[-1] for cells in listed)
