"""The ideas of the heuristic bot for Bloodborne, each in a position that shows it."""

import pytest

from duskmoot.bots import make
from duskmoot.bots.bot import Budget
from duskmoot.kernel import flow
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import Setting
from duskmoot.kernel.view import view
from tests.games.bloodborne.hunt import GAME, NAMES, STARTING, Hunt


def choice(hunt: Hunt, name: str, seed: int = 1) -> str:
    """What the bot does in this Hunter's place, as text."""
    bot = make("heuristic", GAME, NAMES.index(name), seed)
    seen = hunt.view(name)
    return GAME.vocabulary.spell(bot.decide(seen, seen.acts, Budget()))


# When to dream.


def test_it_dreams_when_rich_and_wounded() -> None:
    hunt = Hunt(enemy="bloody_crow_of_cainhurst")
    hunt.has("henryk", health=2, collected=8)
    assert choice(hunt, "henryk") == "play hunters_dream"


def test_it_fights_when_unhurt_with_nothing_to_bank() -> None:
    hunt = Hunt(enemy="lycanthrope")
    assert choice(hunt, "henryk") != "play hunters_dream"


def test_it_dreams_when_the_good_cards_lie_in_the_pile() -> None:
    hunt = Hunt(enemy="martyr_logarius")
    used = ["ludwigs_rifle", "cannon", "stake_driver", "hunter_axe"]
    hunt.has("henryk", hand=["hunter_pistol", "hunters_dream"], discard=used, collected=3)
    assert choice(hunt, "henryk") == "play hunters_dream"


def test_it_fights_when_the_final_boss_is_about_to_fall() -> None:
    hunt = Hunt(enemy="gehrman", echoes=1, next_enemies=[])
    hunt.has("henryk", hand=["hunter_pistol", "hunter_axe", "hunters_dream"])
    hunt.has("henryk", health=3, collected=8)
    assert choice(hunt, "henryk") == "play hunter_pistol"


def wounded_under(final_boss: str) -> Hunt:
    hunt = Hunt(enemy="lycanthrope", final_boss=final_boss)
    hunt.display("threaded_cane", "burial_blade", "kirkhammer")
    hunt.has("henryk", health=3, deaths=1)
    return hunt


def test_it_dreams_rather_than_risk_its_last_life_under_rom() -> None:
    assert choice(wounded_under("rom"), "henryk") == "play hunters_dream"


def test_the_same_wounds_frighten_it_less_under_gehrman() -> None:
    assert choice(wounded_under("gehrman"), "henryk") != "play hunters_dream"


# Which weapon.


def test_it_fires_no_instant_at_logarius() -> None:
    hunt = Hunt(enemy="martyr_logarius")
    hunt.has("henryk", hand=["ludwigs_rifle", "hunter_axe", "hunters_dream"])
    assert choice(hunt, "henryk") != "play ludwigs_rifle"


def test_it_fires_the_same_instant_at_another_boss() -> None:
    hunt = Hunt(enemy="vicar_amelia", echoes=2)
    hunt.has("henryk", hand=["ludwigs_rifle", "hunter_axe", "hunters_dream"])
    assert choice(hunt, "henryk") == "play ludwigs_rifle"


def test_it_goes_close_to_the_watchdog() -> None:
    hunt = Hunt(enemy="watchdog_of_the_old_lords")
    hunt.has("henryk", hand=["cannon", "ludwigs_holy_blade"])
    assert choice(hunt, "henryk") == "play ludwigs_holy_blade"


def test_it_keeps_away_from_the_cleric_beast_when_a_claw_would_kill() -> None:
    hunt = Hunt(enemy="cleric_beast")
    hunt.has("henryk", hand=["cannon", "ludwigs_holy_blade"], health=2, collected=4)
    assert choice(hunt, "henryk") == "play cannon"


def test_it_does_not_let_gascoigne_break_its_best_weapon() -> None:
    hunt = Hunt(enemy="father_gascoigne", echoes=8)
    hunt.has("henryk", hand=["cannon", "hunter_axe"])
    kept = choice(hunt, "henryk")
    hunt.faces("vicar_amelia", 8)
    assert (kept, choice(hunt, "henryk")) == ("play hunter_axe", "play cannon")


def test_it_finishes_with_an_instant_what_others_would_take_before_it() -> None:
    hunt = Hunt(enemy="lycanthrope", echoes=1, first="eileen")
    hunt.display()
    hunt.has("henryk", hand=["ludwigs_rifle", "ludwigs_holy_blade", "hunters_dream"])
    assert choice(hunt, "henryk") == "play ludwigs_rifle"


def test_it_answers_a_revealed_pistol_with_another_weapon() -> None:
    hunt = Hunt(enemy="lycanthrope", echoes=3)
    hunt.has("henryk", hand=["transform_weapon", "hunter_pistol", "saw_cleaver"])
    hunt.plays(henryk="transform_weapon", eileen="hunter_pistol", ludwig="hunters_dream")
    assert choice(hunt, "henryk") == "bring saw_cleaver"


def test_it_brings_the_pistol_when_an_earlier_axe_would_leave_nothing() -> None:
    hunt = Hunt(enemy="lycanthrope", echoes=2, first="eileen")
    hunt.has("henryk", hand=["transform_weapon", "hunter_pistol", "saw_cleaver"])
    hunt.plays(henryk="transform_weapon", eileen="hunter_axe", ludwig="hunters_dream")
    assert choice(hunt, "henryk") == "bring hunter_pistol"


# When to betray, and whom.


def robbery() -> Hunt:
    hunt = Hunt(enemy="carrion_crow")
    hunt.has("henryk", hand=["shaman_bone_blade", *STARTING])
    return hunt


def test_it_robs_the_leader_of_two_who_carry_the_same() -> None:
    for leader in ("eileen", "ludwig"):
        hunt = robbery()
        hunt.has("eileen", collected=3)
        hunt.has("ludwig", collected=3)
        hunt[leader].banked = 12
        hunt.plays(henryk="shaman_bone_blade", eileen="hunter_axe", ludwig="hunter_axe")
        assert choice(hunt, "henryk") == f"aim {NAMES.index(leader)}"


def test_it_robs_nobody_who_carries_nothing_however_far_he_leads() -> None:
    hunt = robbery()
    hunt.has("eileen", banked=20)
    hunt.has("ludwig", collected=3)
    hunt.plays(henryk="shaman_bone_blade", eileen="hunter_axe", ludwig="hunter_axe")
    assert choice(hunt, "henryk") == f"aim {NAMES.index('ludwig')}"


def test_its_blunderbuss_cancels_the_leader() -> None:
    for leader in ("eileen", "ludwig"):
        hunt = Hunt(enemy="carrion_crow")
        hunt.has("henryk", hand=["blunderbuss", "hunters_dream"])
        hunt[leader].banked = 12
        hunt.plays(henryk="blunderbuss", eileen="hunter_axe", ludwig="hunter_axe")
        assert choice(hunt, "henryk") == f"aim {NAMES.index(leader)}"


def test_its_cannon_fires_at_the_rich_and_wounded() -> None:
    hunt = Hunt(enemy="carrion_crow")
    hunt.has("henryk", hand=["cannon", "ludwigs_holy_blade"])
    hunt.has("eileen", health=2, collected=12, banked=12)
    assert choice(hunt, "henryk") == "play cannon"


# Cards to gain, to give up and to get back.


def asleep(hunt: Hunt) -> None:
    hunt.rolls("0")
    hunt.plays(henryk="hunters_dream", eileen="hunter_axe", ludwig="hunter_axe")


def test_it_gains_the_best_upgrade() -> None:
    hunt = Hunt(enemy="carrion_crow")
    hunt.display("threaded_cane", "ludwigs_rifle", "burial_blade")
    asleep(hunt)
    assert choice(hunt, "henryk") == "take ludwigs_rifle"


def test_it_wants_no_second_card_that_deals_no_damage() -> None:
    hunt = Hunt(enemy="carrion_crow")
    hunt.has("henryk", hand=[*STARTING, "blood_vial"])
    hunt.display("blood_vial", "shaman_bone_blade", "burial_blade")
    asleep(hunt)
    assert choice(hunt, "henryk") == "take burial_blade"


def test_it_gives_up_the_weakest_of_eight() -> None:
    hunt = Hunt(enemy="carrion_crow")
    hunt.has("henryk", hand=[*STARTING, "ludwigs_rifle", "cannon"])
    hunt.display("stake_driver")
    asleep(hunt)
    hunt.takes("henryk", "stake_driver")
    assert choice(hunt, "henryk") == "remove saw_cleaver"


def test_it_takes_no_upgrade_that_would_be_the_weakest_of_eight() -> None:
    hunt = Hunt(enemy="carrion_crow")
    strong = ["ludwigs_rifle", "cannon", "stake_driver", "chikage", "molotov_cocktail"]
    hunt.has("henryk", hand=["hunters_dream", "repeating_pistol", *strong])
    hunt.display("threaded_cane")
    asleep(hunt)
    assert choice(hunt, "henryk") == "done"


def test_it_lets_the_brainsucker_have_the_weakest_card() -> None:
    hunt = Hunt(enemy="brainsucker", dice=["0"])
    hunt.has("henryk", hand=["cannon", "saw_cleaver", "hunter_axe", "hunters_dream"])
    hunt.plays(henryk="hunter_axe", eileen="saw_cleaver", ludwig="hunters_dream")
    assert hunt.question() == "drop-card"
    assert choice(hunt, "henryk") == "drop saw_cleaver"


def test_its_threaded_cane_brings_the_best_weapon_back() -> None:
    hunt = Hunt(enemy="carrion_crow", dice=["0"])
    hunt.has("henryk", hand=["threaded_cane", "hunters_dream"], discard=["saw_cleaver", "cannon"])
    hunt.plays(henryk="threaded_cane", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert choice(hunt, "henryk") == "take-back cannon"


# What it rests on.


def test_it_knows_nothing_of_the_decks_and_of_sealed_choices() -> None:
    for played in ("hunter_axe", "hunters_dream"):
        hunt = Hunt(enemy="carrion_crow", first="eileen", seed=2)
        hunt.g.dungeon.reverse()
        hunt.g.upgrades.reverse()
        other = Hunt(enemy="carrion_crow", first="eileen", seed=2)
        hunt.plays(eileen=played)
        other.plays(eileen="hunter_pistol")
        assert hunt.view("henryk").table == other.view("henryk").table
        assert choice(hunt, "henryk") == choice(other, "henryk")


def test_its_seed_decides_only_between_equals() -> None:
    hunt = Hunt(enemy="martyr_logarius")
    hunt.has("henryk", health=4, collected=5)
    assert len({choice(hunt, "henryk", seed) for seed in range(8)}) == 1


def test_it_robs_either_of_two_equals_by_its_own_chance() -> None:
    hunt = robbery()
    hunt.has("eileen", collected=3)
    hunt.has("ludwig", collected=3)
    hunt.plays(henryk="shaman_bone_blade", eileen="hunter_axe", ludwig="hunter_axe")
    aims = {choice(hunt, "henryk", seed) for seed in range(20)}
    assert aims == {"aim 1", "aim 2"}


@pytest.mark.slow
def test_it_wins_far_more_than_its_share_against_random_seats() -> None:
    games, seats = 60, 4
    won = 0
    for seed in range(games):
        g = GAME.begin(Setting(GAME, seats, GAME.choose({}), key_from_seed(seed)))
        mine = seed % seats
        kinds = ["heuristic" if seat == mine else "random" for seat in range(seats)]
        bots = [make(kind, GAME, seat, seed) for seat, kind in enumerate(kinds)]
        while not g.over:
            seat = g.asked[0]
            seen = view(g, seat)
            flow.apply(g, seat, bots[seat].decide(seen, seen.acts, Budget()))
        won += g.winners == [mine]
    assert won >= games // 2
