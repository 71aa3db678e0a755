"""docs/conformance.md speaks of every test, game, table and build, and all have passed."""

import pytest

from tests.research.checks import CHECKS
from tests.research.tables import TABLES
from tools import conformance


def test_the_page_is_complete_and_everything_passes() -> None:
    passed = {
        check: {conformance.table_name(*each): conformance.PASSED for each in TABLES}
        for check in CHECKS
    }
    assert conformance.PAGE.read_text("utf-8") == conformance.page(
        dict.fromkeys(conformance.BUILDS, passed)
    )


def test_a_failure_stands_on_the_page() -> None:
    outcomes = {
        build: {
            check: {conformance.table_name(*each): conformance.PASSED for each in TABLES}
            for check in CHECKS
        }
        for build in conformance.BUILDS
    }
    check = next(iter(CHECKS))
    outcomes["compiled"][check][conformance.table_name(*TABLES[0])] = "AssertionError"
    assert "| pass, AssertionError |" in conformance.page(outcomes)


def test_whoever_asks_for_help_starts_no_tests(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conformance, "tested_in", pytest.fail)
    with pytest.raises(SystemExit) as left:
        conformance.main(["--help"])
    assert left.value.code == 0
    assert conformance.ALONE in capsys.readouterr().out
