"""Setting up the game (book: 'Prepare your clan', 'the play area', 'the cards', 'Last steps')."""

from collections import Counter
from itertools import islice
from typing import Any

import pytest

from duskmoot.games.blood_rage.board import OUTER, PLACE_NAMES
from duskmoot.games.blood_rage.cards.table import CARDS, DECKS
from duskmoot.games.blood_rage.state import REWARD_NAMES, BloodRage
from duskmoot.kernel import flow
from duskmoot.kernel.game import Refused
from duskmoot.kernel.view import SPECTATOR, view
from tests.conformance.play import Table, random_play
from tests.games.blood_rage.saga import GAME, NAMES, Saga, new_game
from tests.rule import rule

SEEDS = 30
every_seat_count = pytest.mark.parametrize("seats", [2, 3, 4])


def new_games(seats: int) -> list[BloodRage]:
    return [new_game(seats, seed) for seed in range(SEEDS)]


def tables(g: BloodRage) -> list[dict[str, Any]]:
    """What each seat sees, and what a spectator sees."""
    return [view(g, seat).table for seat in range(SPECTATOR, len(g.clans))]


def told(g: BloodRage, key: str) -> list[dict[str, object]]:
    assert g.story is not None
    lines = [line.told() for line in g.story if line.tale.key == key]
    return [dict(line["parts"]) for line in lines if isinstance(line["parts"], dict)]


# Players and clans.


@rule("setup.players")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_too_few_or_too_many_players_are_refused(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        new_game(seats)
    assert refused.value.key == "seats-refused"


@rule("setup.players")
def test_no_clan_is_chosen_twice() -> None:
    g = new_game(3, clans="chosen")
    first, second = g.clockwise(g.first)[:2]
    assert (flow.question(g).key, g.asked) == ("choose-clan", [first])
    flow.apply(g, first, GAME.vocabulary.read("choose-clan bear"))
    again = GAME.vocabulary.read("choose-clan bear")
    assert flow.question(g).why_not(g, second, again) == "setup.players"
    free = [GAME.vocabulary.spell(act) for act in flow.legal(g, second)]
    assert free == ["choose-clan wolf", "choose-clan serpent", "choose-clan raven"]


@rule("setup.players")
@every_seat_count
def test_dealt_clans_are_different_and_start_alike(seats: int) -> None:
    for g in new_games(seats):
        assert len({c.name for c in g.clans}) == seats
        assert len({(c.rage, c.glory, *c.steps, *c.figures, *c.slots) for c in g.clans}) == 1


@rule("setup.reserve")
@every_seat_count
def test_ten_figures_wait_in_every_reserve_and_none_is_on_the_board(seats: int) -> None:
    saga = Saga(seats)
    for name in NAMES[:seats]:
        assert Counter(saga.figures(name, "reserve")) == {"warrior": 8, "leader": 1, "ship": 1}
        assert all(saga.figures(name, where) == [] for where in PLACE_NAMES)


@rule("setup.stats")
@every_seat_count
def test_stats_are_six_three_and_four_and_nobody_has_glory(seats: int) -> None:
    for c in new_game(seats).clans:
        assert [c.stat(stat) for stat in range(3)] == [6, 3, 4]
        assert c.steps == [0, 0, 0]
        assert c.glory == 0


@rule("setup.rage-start")
@every_seat_count
def test_the_rage_track_starts_at_six(seats: int) -> None:
    assert [c.rage for c in new_game(seats).clans] == [6] * seats


# Pillage tokens.


@rule("setup.pillage-yggdrasil")
@every_seat_count
def test_yggdrasil_always_raises_all_stats(seats: int) -> None:
    for g in new_games(seats):
        for table in tables(g):
            assert REWARD_NAMES[table["tokens"][0]] == "all_stats"
            assert table["pillaged"] == []


@rule("setup.pillage-outer")
@every_seat_count
def test_eight_tokens_are_shuffled_onto_the_outer_provinces(seats: int) -> None:
    games = new_games(seats)
    for g in games:
        outer = [REWARD_NAMES[g.tokens[province]] for province in OUTER]
        assert Counter(outer) == {"rage": 3, "axes": 2, "horns": 2, "glory": 1}
    assert len({tuple(g.tokens) for g in games}) > SEEDS // 2


# Ragnarök tokens.


@rule("setup.ragnarok-track")
@every_seat_count
def test_all_see_which_three_provinces_are_doomed(seats: int) -> None:
    for g in new_games(seats):
        assert len(set(g.ragnarok)) == 3
        assert set(g.ragnarok) <= set(OUTER)
        assert all(table["ragnarok"] == g.ragnarok for table in tables(g))


@rule("setup.doom")
def test_the_doom_of_the_first_age_is_named() -> None:
    gimle = PLACE_NAMES.index("gimle")
    g = next(g for g in (new_game(seed=seed) for seed in range(100)) if g.ragnarok[0] == gimle)
    assert told(g, "doom") == [{"place": gimle}]


@rule("setup.destroyed")
@pytest.mark.parametrize(("seats", "destroyed"), [(4, 1), (3, 2), (2, 3)])
def test_provinces_are_destroyed_before_play(seats: int, destroyed: int) -> None:
    games = new_games(seats)
    for g in games:
        assert len(set(g.destroyed)) == destroyed
        assert set(g.destroyed) <= set(OUTER)
        assert set(g.destroyed).isdisjoint(g.ragnarok)
        assert told(g, "destroyed-at-setup") == [{"place": place} for place in g.destroyed]
    assert {place for g in games for place in g.destroyed} == set(OUTER)


@rule("setup.ragnarok-box")
@pytest.mark.parametrize(("seats", "unused"), [(4, 4), (3, 3), (2, 2)])
def test_the_tokens_left_over_destroy_nothing(seats: int, unused: int) -> None:
    table = Table(GAME, seats, {"clans": "random"})
    g = table.begin()
    boxed = set(OUTER) - set(g.destroyed) - set(g.ragnarok)
    assert len(boxed) == unused
    for _ in random_play(table, g):
        assert boxed.isdisjoint(g.destroyed)
    assert set(g.destroyed) == set(OUTER) - boxed


# Decks.


@rule("setup.decks")
def test_each_of_three_ages_has_34_cards() -> None:
    assert [len(deck) for deck in DECKS[4]] == [34, 34, 34]
    for age, deck in enumerate(DECKS[4], 1):
        assert {CARDS[number].age for number in deck} == {age}


@rule("setup.deck-filter")
@pytest.mark.parametrize(("seats", "size"), [(4, 34), (3, 26), (2, 20)])
def test_the_decks_hold_the_cards_for_this_number_of_players(seats: int, size: int) -> None:
    g = new_game(seats)
    dealt = [card for c in g.clans for card in c.packet]
    assert len(dealt + g.rest) == size
    assert len(g.deck) == 2 * size
    marked = Counter(card for deck in DECKS[4] for card in deck)
    marked.subtract(dealt + g.rest + g.deck)
    three = sum(CARDS[card].three for card in marked) * (seats < 3)
    four = sum(CARDS[card].four for card in marked) * (seats < 4)
    assert sum(marked.values()) == three + four
    assert min(marked.values()) == 0


@rule("setup.deck-filter")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_each_deck_has_six_cards_for_three_and_eight_for_four(age: int) -> None:
    cards = [card for card in CARDS if card.age == age]
    assert sum(card.three for card in cards) == 6
    assert sum(card.four for card in cards) == 8


@rule("setup.deck-shuffle")
@every_seat_count
def test_nobody_reads_the_deck_of_a_later_age(seats: int) -> None:
    g = new_game(seats)
    before = tables(g)
    assert all(table["deck"] == len(g.deck) for table in before)
    g.deck.reverse()
    assert tables(g) == before


@rule("setup.deck-shuffle")
def test_each_deck_is_shuffled_and_comes_in_its_age() -> None:
    games = new_games(4)
    for g in games:
        assert [CARDS[card].age for card in g.deck] == [3] * 34 + [2] * 34
    assert len({tuple(g.deck[:34]) for g in games}) == SEEDS
    assert len({tuple(g.deck[34:]) for g in games}) == SEEDS


# Monsters and the first player.


@rule("setup.monster-supply")
@every_seat_count
def test_nobody_has_a_monster_at_first(seats: int) -> None:
    saga = Saga(seats)
    for name in NAMES[:seats]:
        assert set(saga.figures(name, "reserve")) == {"warrior", "leader", "ship"}
        saga.turn_of(name)
        invasions = [act for act in saga.legal(name) if act.startswith("invade")]
        assert invasions == ["invade warrior", "invade leader", "invade ship"]


@rule("setup.first-player")
@every_seat_count
def test_one_seat_has_the_token_and_takes_the_first_turn(seats: int) -> None:
    firsts = set()
    for seed in range(SEEDS):
        g = new_game(seats, seed, first_age="dealt")
        assert told(g, "first-player") == [{"clan": g.first}]
        assert (flow.question(g).key, g.asked) == ("action", [g.first])
        firsts.add(g.first)
    assert firsts == set(range(seats))


@rule("setup.first-player")
def test_the_first_player_also_chooses_his_clan_first() -> None:
    for seed in range(SEEDS):
        g = new_game(4, seed, clans="chosen")
        asked = [seat for _, seat, _ in islice(random_play(Table(GAME, 4), g), 4)]
        assert asked == g.clockwise(g.first)
