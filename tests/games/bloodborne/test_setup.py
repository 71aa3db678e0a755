"""Setting up the game, point by point (book: 'Setup')."""

import pytest

from duskmoot.games.bloodborne.cards.card import BOSS, FINAL, MONSTER
from duskmoot.games.bloodborne.cards.table import CARDS, ENEMIES
from duskmoot.games.bloodborne.state import Bloodborne
from duskmoot.kernel.game import Refused
from duskmoot.kernel.view import SPECTATOR, view
from tests.games.bloodborne.hunt import GAME, STARTING, Hunt, new_game, new_game_against
from tests.rule import rule

FINAL_BOSSES = ["gehrman", "rom", "ebrietas", "mergos_wet_nurse", "moon_presence"]
SEEDS = 40


def new_games(seats: int) -> list[Bloodborne]:
    return [new_game(seats, seed) for seed in range(SEEDS)]


def story(g: Bloodborne) -> list[str]:
    assert g.story is not None
    return [line.tale.key for line in g.story]


def views(g: Bloodborne) -> list[dict[str, object]]:
    """What each seat sees, and what a spectator sees."""
    return [view(g, seat).plain() for seat in range(SPECTATOR, len(g.hunters))]


def ranks(enemies: list[int]) -> dict[int, int]:
    found = [ENEMIES[number].rank for number in enemies]
    return {rank: found.count(rank) for rank in (MONSTER, BOSS, FINAL)}


every_seat_count = pytest.mark.parametrize("seats", [3, 4, 5])


@rule("setup.players")
@pytest.mark.parametrize("seats", [0, 1, 2, 6, 7])
def test_too_few_or_too_many_players_are_refused(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        new_game(seats)
    assert refused.value.key == "seats-refused"


@rule("setup.players")
@every_seat_count
def test_three_to_five_players_may_hunt(seats: int) -> None:
    assert len(new_game(seats).hunters) == seats


# 1. The Final Boss.


@rule("setup.final-boss")
@every_seat_count
def test_one_final_boss_lies_open_from_the_start(seats: int) -> None:
    for g in new_games(seats):
        assert ENEMIES[g.final_boss].rank == FINAL
        assert ranks([*g.dungeon, g.enemy])[FINAL] == 0
        for seat in range(SPECTATOR, seats):
            assert view(g, seat).table["final_boss"] == g.final_boss


@rule("setup.final-boss")
def test_chance_draws_each_of_the_five_final_bosses() -> None:
    drawn = {ENEMIES[g.final_boss].id for g in new_games(3)}
    assert drawn == set(FINAL_BOSSES)


@rule("setup.final-boss-choice")
@pytest.mark.parametrize("agreed", FINAL_BOSSES)
def test_the_players_may_agree_on_a_final_boss(agreed: str) -> None:
    for seed in range(10):
        g = new_game(4, seed, final_boss=agreed)
        assert ENEMIES[g.final_boss].id == agreed


@rule("setup.final-boss-choice")
def test_nobody_can_agree_on_a_boss_who_is_not_final() -> None:
    with pytest.raises(Refused) as refused:
        new_game(final_boss="father_gascoigne")
    assert refused.value.key == "unknown-choice"


# 2. The Chalice Dungeon deck.


@rule("setup.dungeon-deck")
@every_seat_count
def test_seven_monsters_and_three_bosses_make_the_dungeon(seats: int) -> None:
    for g in new_games(seats):
        dungeon = [*g.dungeon, g.enemy]
        assert ranks(dungeon) == {MONSTER: 7, BOSS: 3, FINAL: 0}
        assert len(set(dungeon)) == 10


@rule("setup.dungeon-deck")
def test_every_monster_and_boss_may_be_drawn_and_may_lie_on_top() -> None:
    games = [new_game(seed=seed) for seed in range(400)]
    dungeon_cards = {enemy.number for enemy in ENEMIES if enemy.rank != FINAL}
    assert len(dungeon_cards) == 25
    assert {number for g in games for number in g.dungeon} == dungeon_cards
    assert {g.enemy for g in games} == dungeon_cards


@rule("setup.dungeon-face-down")
@every_seat_count
def test_nobody_sees_the_order_of_the_dungeon(seats: int) -> None:
    for g in new_games(seats)[:5]:
        seen = views(g)
        assert all(view(g, s).table["dungeon"] == 9 for s in range(SPECTATOR, seats))
        g.dungeon.reverse()
        assert views(g) == seen


@rule("setup.dungeon-face-down")
@every_seat_count
def test_nobody_sees_which_cards_went_back_to_the_box(seats: int) -> None:
    for g in new_games(seats)[:5]:
        seen = views(g)
        boxed = [
            enemy.number
            for enemy in ENEMIES
            if enemy.rank != FINAL and enemy.number not in [*g.dungeon, g.enemy]
        ]
        assert len(boxed) == 15
        g.dungeon = boxed[:9]
        assert views(g) == seen


# 3. Upgrades.


@rule("setup.upgrades")
@every_seat_count
def test_one_upgrade_for_each_player_is_turned_up(seats: int) -> None:
    for g in new_games(seats):
        before_the_enemy = story(g)[: story(g).index("enemy-comes")]
        assert before_the_enemy.count("offered") == seats
        if ENEMIES[g.enemy].id != "scholar":  # who would have them changed at once
            assert len(g.display) == seats
            assert len(g.upgrades) == 32 - seats


@rule("setup.upgrades")
@every_seat_count
def test_upgrades_lie_open_beside_their_hidden_deck(seats: int) -> None:
    g = new_game_against("lycanthrope", seats)
    upgrades = [card.number for card in CARDS if card.id not in STARTING]
    assert sorted(g.display + g.upgrades) == sorted(upgrades * 2)
    seen = views(g)
    for seat in range(SPECTATOR, seats):
        assert view(g, seat).table["display"] == g.display
        assert view(g, seat).table["upgrades"] == 32 - seats
    g.upgrades.sort()
    assert views(g) == seen


@rule("setup.upgrades")
def test_the_upgrade_deck_is_shuffled() -> None:
    assert len({tuple(g.display + g.upgrades) for g in new_games(3)}) == SEEDS


# 4 to 7. Boards, starting cards, supply, dials.


@rule("setup.boards")
@every_seat_count
def test_boards_are_empty_and_trophies_are_worth_nothing_yet(seats: int) -> None:
    for g in new_games(seats):
        for h in g.hunters:
            assert h.trophies == [0, 0, 0]
            assert (h.collected, h.banked) == (0, 0)
        assert GAME.scores(g) == [0] * seats


@rule("setup.starting-cards")
@every_seat_count
def test_all_hunters_start_with_the_same_five_cards(seats: int) -> None:
    for g in new_games(seats):
        for h in g.hunters:
            assert sorted(CARDS[number].id for number in h.hand) == sorted(STARTING)
            assert h.discard == h.revealed == []


@rule("setup.supply")
def test_six_echoes_taken_at_once_are_six_echoes() -> None:
    hunt = Hunt(enemy="carrion_crow", echoes=7, seats=5, dice=["2"])
    hunt.has("henryk", hand=["burial_blade", "hunters_dream"])
    for name in ["eileen", "ludwig", "djura", "valtr"]:
        hunt.has(name, health=1)
    hunt.plays(henryk="burial_blade")
    hunt.all_play("saw_cleaver")
    assert hunt.told("takes")[0]["echoes"] == 6
    assert hunt["henryk"].collected == 6


@rule("setup.supply")
def test_the_supply_never_runs_out() -> None:
    hunt = Hunt(next_enemies=["huntsman"], final_boss="rom", dice=["0"])
    for name in ["henryk", "eileen", "ludwig"]:
        hunt.has(name, banked=135)
    hunt.all_play("saw_cleaver")
    assert hunt.told("enemy-comes") == [{"key": "enemy-comes", "enemy": "huntsman", "echoes": 4}]


def bitten(g: Bloodborne, seat: int) -> int:
    """Health lost since the story began."""
    assert g.story is not None
    parts = [line.told()["parts"] for line in g.story if line.tale.key == "hurt"]
    return sum(
        part["damage"] for part in parts if isinstance(part, dict) and part["hunter"] == seat
    )


@rule("setup.health")
@every_seat_count
@pytest.mark.parametrize("final_boss", ["gehrman", "rom", "mergos_wet_nurse", "moon_presence"])
def test_dials_start_at_eight(seats: int, final_boss: str) -> None:
    """Whoever stands lower was hurt by the first enemy's reveal, after the dials were set."""
    for seed in range(20):
        g = new_game(seats, seed, final_boss)
        for h in g.hunters:
            assert h.health == 8 - bitten(g, h.seat)
        if ENEMIES[g.enemy].id in ("lycanthrope", "huntsman"):
            assert [h.health for h in g.hunters] == [8] * seats


@rule("setup.health")
def test_eight_is_also_the_maximum() -> None:
    hunt = Hunt(next_enemies=["huntsman"], dice=["0"])
    hunt.has("henryk", hand=["blood_vial", "hunters_dream"], health=8)
    hunt.plays(henryk="blood_vial")
    hunt.all_play("saw_cleaver")
    assert hunt["henryk"].health == 8


# 8 and 9. The First Player and the first enemy.


@rule("setup.first-player")
@every_seat_count
def test_one_player_gets_the_first_player_token(seats: int) -> None:
    games = new_games(seats)
    for g in games:
        assert story(g).count("first-player") == 1
        assert [view(g, seat).table["first"] for seat in range(SPECTATOR, seats)] == (
            [g.first] * (seats + 1)
        )
    assert {g.first for g in games} == set(range(seats))


@rule("setup.first-monster")
@every_seat_count
@pytest.mark.parametrize("final_boss", FINAL_BOSSES)
def test_the_first_enemy_is_face_up_with_its_echoes(seats: int, final_boss: str) -> None:
    more = {3: 0, 4: 1, 5: 2}[seats] + (2 if final_boss == "gehrman" else 0)
    for seed in range(20):
        g = new_game(seats, seed, final_boss)
        assert len(g.dungeon) == 9
        assert g.echoes == ENEMIES[g.enemy].health + more
        for seat in range(SPECTATOR, seats):
            table = view(g, seat).table
            assert (table["enemy"], table["echoes"]) == (g.enemy, g.echoes)


@rule("setup.first-monster")
@every_seat_count
@pytest.mark.parametrize(("final_boss", "health"), [("rom", 7), ("ebrietas", 5)])
def test_beast_patient_bites_at_setup(seats: int, final_boss: str, health: int) -> None:
    g = new_game_against("beast_patient", seats, final_boss)
    assert [h.health for h in g.hunters] == [health] * seats
    told = story(g)
    assert told.index("enemy-comes") < told.index("hurt") < told.index("round-begins")


@rule("setup.first-monster")
def test_scholar_changes_the_upgrades_at_setup() -> None:
    g = new_game_against("scholar", seats=4)
    assert (len(g.removed), len(g.display), len(g.upgrades)) == (4, 4, 24)
