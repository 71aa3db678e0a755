"""Every referee at every registered game with few and with many seats, one random game each."""

import os

import pytest

import duskmoot
from duskmoot import _build
from duskmoot.kernel.game import registered
from tests.conformance import digests, perft, secrecy, soundness
from tests.conformance.play import Table, outermost_tables, tables, tables_with_options

every_table = pytest.mark.parametrize("table", tables(), ids=repr)
outer_table = pytest.mark.parametrize("table", outermost_tables(), ids=repr)
small_table = pytest.mark.parametrize("table", outermost_tables()[::2], ids=repr)
every_option = pytest.mark.parametrize("table", tables_with_options(), ids=repr)


def test_there_are_games() -> None:
    assert "bloodborne" in [game.name for game in registered()]


@every_option
def test_random_play_comes_to_an_end(table: Table) -> None:
    soundness.comes_to_an_end(table)


@every_option
def test_the_account_of_a_game_adds_up_to_its_scores(table: Table) -> None:
    soundness.adds_up(table)


@outer_table
def test_a_whole_game_can_be_played_by_habit(table: Table) -> None:
    for seed in range(6):
        soundness.has_legal_habits(table.again(seed))


@every_table
def test_legal_acts_are_the_offers_that_nothing_forbids(table: Table) -> None:
    soundness.offers_what_it_allows(table)


@outer_table
def test_prohibitions_and_story_name_clauses(table: Table) -> None:
    clauses = soundness.catalogue(table.game)
    soundness.tells_by_the_rules(table.game.tales, clauses)
    soundness.keeps_the_rules_it_names(table, clauses)


@outer_table
def test_clones_are_complete_and_independent(table: Table) -> None:
    soundness.clones_well(table)


@outer_table
def test_saved_loaded_and_saved_again_is_the_same(table: Table) -> None:
    soundness.saves_well(table, 40)


@outer_table
def test_a_packed_position_plays_on_to_the_same_end(table: Table) -> None:
    soundness.resumes_well(table, 50)


@outer_table
def test_the_order_of_sealed_answers_does_not_matter(table: Table) -> None:
    several = [table.again(table.seed + n) for n in range(3)]
    soundness.arrival_does_not_matter(several, 2)


@outer_table
def test_views_leak_nothing(table: Table) -> None:
    secrecy.leaks_nothing(table, 9)


@outer_table
def test_spectators_see_the_least(table: Table) -> None:
    secrecy.shows_spectators_the_least(table, 5)


@small_table
def test_what_may_be_undone_showed_nothing_hidden(table: Table) -> None:
    secrecy.acts_show_nothing_hidden(table)


@small_table
def test_what_is_imagined_looks_the_same(table: Table) -> None:
    secrecy.imagines_what_it_sees(table, 7)


@small_table
def test_imagination_reads_nothing_hidden(table: Table) -> None:
    secrecy.imagines_from_sight_alone(table, 11)


@small_table
def test_undo_is_identity_where_it_is_allowed(table: Table) -> None:
    secrecy.undoes_where_allowed(table)


@every_table
def test_the_number_of_act_sequences_is_pinned(table: Table) -> None:
    assert perft.counted(table) == perft.pinned()[repr(table)]


def test_no_pinned_number_is_left_over() -> None:
    assert sorted(perft.pinned()) == sorted(map(repr, tables()))


def test_hash_seeds_change_nothing() -> None:
    here = digests.report(1, 1)
    assert digests.elsewhere(1, 1, PYTHONHASHSEED="1") == here
    assert digests.elsewhere(1, 1, PYTHONHASHSEED="2") == here


def test_the_build_that_was_asked_for_is_in_use() -> None:
    fresh = "compiled" if _build.fresh() else "plain"
    assert duskmoot.build() == (os.environ.get(_build.VARIABLE) or fresh)


def test_both_builds_play_alike() -> None:
    if not _build.fresh():
        pytest.skip("there is no fresh compiled build to compare with; `make fast` makes one")
    plain = digests.elsewhere(1, 1, DUSKMOOT_BUILD="plain")
    compiled = digests.elsewhere(1, 1, DUSKMOOT_BUILD="compiled")
    assert (plain.pop("build"), compiled.pop("build")) == ("plain", "compiled")
    assert plain == compiled
