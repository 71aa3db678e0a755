"""The referees again, at every option, with more games and at more acts. Slow."""

import pytest

from duskmoot import _build
from tests.conformance import digests, secrecy, soundness
from tests.conformance.play import Table, tables, tables_with_options

pytestmark = pytest.mark.slow

SEEDS = range(2, 5)

every_table = pytest.mark.parametrize("table", tables(), ids=repr)
every_option = pytest.mark.parametrize("table", tables_with_options(), ids=repr)


def games(table: Table) -> list[Table]:
    """The same table with other seeds."""
    return [table.again(seed) for seed in SEEDS]


@every_option
def test_play(table: Table) -> None:
    for game in [table.again(seed) for seed in range(2, 22)]:
        soundness.comes_to_an_end(game)


@every_table
def test_accounts(table: Table) -> None:
    for game in [table.again(seed) for seed in range(2, 17)]:
        soundness.adds_up(game)


@every_table
def test_habits(table: Table) -> None:
    for game in games(table):
        soundness.has_legal_habits(game)


@every_option
def test_legal_acts(table: Table) -> None:
    for game in games(table):
        soundness.offers_what_it_allows(game)


@every_option
def test_clauses_and_clones(table: Table) -> None:
    clauses = soundness.catalogue(table.game)
    for game in games(table):
        soundness.keeps_the_rules_it_names(game, clauses)
        soundness.clones_well(game)


@every_option
def test_sealed_answers(table: Table) -> None:
    soundness.arrival_does_not_matter(games(table), 3)


@every_table
def test_saves(table: Table) -> None:
    soundness.saves_well(games(table)[0], 3)
    soundness.resumes_well(games(table)[0], 10)


@every_option
def test_secrets(table: Table) -> None:
    game = games(table)[0]
    secrecy.leaks_nothing(game, 5)
    secrecy.shows_spectators_the_least(game, 5)
    secrecy.acts_show_nothing_hidden(game)


@every_table
def test_secrets_at_every_act(table: Table) -> None:
    secrecy.leaks_nothing(games(table)[1], 1)


@every_option
def test_belief(table: Table) -> None:
    game = games(table)[0]
    secrecy.imagines_what_it_sees(game, 5)
    secrecy.imagines_from_sight_alone(game, 5)


@every_option
def test_undo(table: Table) -> None:
    secrecy.undoes_where_allowed(games(table)[0])


def test_hash_seeds() -> None:
    here = digests.report(2, 5)
    for seed in ("0", "123456"):
        assert digests.elsewhere(2, 5, PYTHONHASHSEED=seed) == here


def test_both_builds() -> None:
    if not _build.fresh():
        pytest.skip("there is no fresh compiled build to compare with; `make fast` makes one")
    plain = digests.elsewhere(2, 5, DUSKMOOT_BUILD="plain")
    compiled = digests.elsewhere(2, 5, DUSKMOOT_BUILD="compiled")
    assert (plain.pop("build"), compiled.pop("build")) == ("plain", "compiled")
    assert plain == compiled
