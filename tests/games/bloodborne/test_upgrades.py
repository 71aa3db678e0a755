"""Hunter Upgrade cards (book: step 7, 'Hunter Upgrade cards')."""

import pytest

from tests.games.bloodborne.hunt import Hunt, card, cards
from tests.rule import rule

DISPLAY = ["kirkhammer", "cannon", "blood_vial"]


def quiet(seats: int = 3, first: str = "henryk", roll: str = "0") -> Hunt:
    """A round against the Lycanthrope with a known display and a known Upgrade deck."""
    hunt = Hunt(
        "lycanthrope",
        seats=seats,
        first=first,
        dice=[roll],
        next_enemies=["carrion_crow", "garden_of_eyes"],
    )
    hunt.display(*DISPLAY)
    hunt.upgrade_deck("chikage", "tonitrus", "burial_blade", "flamesprayer")
    return hunt


def seven_cards() -> Hunt:
    """Eileen, with four cards in hand and three used ones, is about to die with her Axe."""
    hunt = quiet(roll="4")
    hunt.has(
        "eileen",
        health=4,
        hand=["saw_cleaver", "hunter_axe", "threaded_cane", "hunters_dream"],
        discard=["hunter_pistol", "transform_weapon", "ludwigs_rifle"],
    )
    hunt.plays(henryk="saw_cleaver", eileen="hunter_axe", ludwig="saw_cleaver")
    return hunt


@rule("upgrade.eligible")
def test_only_dreamers_and_the_dead_may_take_an_upgrade() -> None:
    hunt = quiet(roll="2")
    hunt.has("ludwig", health=2)
    hunt.plays(henryk="hunter_axe", eileen="hunters_dream", ludwig="saw_cleaver")
    assert hunt.question() == "take-upgrade"
    assert hunt.asked() == ["eileen"]
    assert hunt.legal("henryk") == []
    hunt.takes("eileen", "cannon")
    assert hunt.asked() == ["ludwig"]
    hunt.takes("ludwig", "kirkhammer")
    assert hunt.question() == "play-card"
    assert len(hunt.owned("henryk")) == 5
    assert len(hunt.owned("eileen")) == len(hunt.owned("ludwig")) == 6


@rule("upgrade.eligible")
def test_a_dead_dreamer_takes_one_upgrade_not_two() -> None:
    hunt = quiet(roll="2")
    hunt.has("eileen", health=1)
    hunt.plays(henryk="hunter_axe", eileen="hunters_dream", ludwig="saw_cleaver")
    assert hunt.dead() == ["eileen"]
    hunt.takes("eileen", "cannon")
    assert hunt.question() == "play-card"
    assert len(hunt.owned("eileen")) == 6


@rule("upgrade.order")
def test_the_nearer_to_the_first_player_the_earlier_the_choice() -> None:
    hunt = quiet(first="eileen")
    hunt.plays(henryk="hunters_dream", eileen="hunter_axe", ludwig="hunters_dream")
    assert hunt.asked() == ["ludwig"]
    hunt.takes("ludwig", "kirkhammer")
    assert hunt.asked() == ["henryk"]
    hunt.takes("henryk", "cannon")
    assert [line["hunter"] for line in hunt.told("gains-upgrade")] == ["ludwig", "henryk"]


@rule("upgrade.to-hand")
def test_an_upgrade_goes_to_the_hand_and_is_played_next_round() -> None:
    hunt = quiet()
    assert "play cannon" not in hunt.legal("eileen")
    hunt.plays(henryk="hunter_axe", eileen="hunters_dream", ludwig="saw_cleaver")
    hunt.takes("eileen", "cannon")
    assert "cannon" in hunt.hand("eileen")
    assert hunt.question() == "play-card"
    assert "play cannon" in hunt.legal("eileen")


@rule("upgrade.refill")
def test_the_display_is_refilled_after_the_last_choice() -> None:
    hunt = quiet()
    hunt.plays(henryk="hunters_dream", eileen="hunters_dream", ludwig="saw_cleaver")
    hunt.takes("henryk", "kirkhammer")
    assert hunt.asked() == ["eileen"]
    assert hunt.legal("eileen") == ["take cannon", "take blood_vial", "done"]
    assert hunt.told("offered") == []
    hunt.takes("eileen", "cannon")
    assert hunt.g.display == cards(["blood_vial", "chikage", "tonitrus"])
    keys = ["gains-upgrade", "gains-upgrade", "offered", "offered"]
    assert hunt.order("gains-upgrade", "offered") == keys


@rule("upgrade.refill-size")
def test_the_display_is_refilled_to_the_number_of_players() -> None:
    hunt = quiet(seats=4)
    hunt.display("kirkhammer", "cannon", "blood_vial", "stake_driver")
    hunt.plays(
        henryk="hunters_dream",
        eileen="saw_cleaver",
        ludwig="hunters_dream",
        djura="hunter_axe",
    )
    hunt.takes("henryk", "kirkhammer")
    hunt.takes("ludwig", "cannon")
    assert [line["card"] for line in hunt.told("offered")] == ["chikage", "tonitrus"]
    assert hunt.g.display == cards(["blood_vial", "stake_driver", "chikage", "tonitrus"])
    assert len(hunt.g.upgrades) == 4 - 2


@rule("upgrade.deck-empty")
def test_an_empty_deck_refills_nothing() -> None:
    hunt = quiet()
    hunt.upgrade_deck()
    hunt.plays(henryk="hunters_dream", eileen="hunter_axe", ludwig="saw_cleaver")
    hunt.takes("henryk", "kirkhammer")
    assert hunt.question() == "play-card"
    assert hunt.g.display == cards(["cannon", "blood_vial"])


@rule("upgrade.deck-empty")
def test_without_upgrades_a_dreamer_does_the_other_parts_only() -> None:
    hunt = quiet()
    hunt.upgrade_deck()
    hunt.display()
    hunt.has(
        "henryk",
        health=3,
        collected=2,
        hand=["saw_cleaver", "hunter_pistol", "hunters_dream"],
        discard=["hunter_axe", "transform_weapon"],
    )
    hunt.plays(henryk="hunters_dream", eileen="hunter_axe", ludwig="saw_cleaver")
    assert hunt.question() == "play-card"
    assert hunt.order("banks", "recovers", "gains-upgrade", "no-upgrade", "wakes") == [
        "banks",
        "recovers",
        "wakes",
    ]
    assert (hunt["henryk"].collected, hunt["henryk"].banked, hunt["henryk"].health) == (0, 2, 8)
    assert len(hunt.hand("henryk")) == 5


@rule("upgrade.is-action")
def test_a_used_upgrade_lies_in_the_pile_until_its_owner_dreams() -> None:
    hunt = quiet()
    hunt.has("henryk", hand=["kirkhammer", "saw_cleaver", "hunters_dream"])
    hunt.plays(henryk="kirkhammer", eileen="hunter_pistol", ludwig="saw_cleaver")
    assert hunt.discard("henryk") == ["kirkhammer"]
    assert hunt.legal("henryk") == ["play saw_cleaver", "play hunters_dream"]
    assert hunt.why_not("henryk", "play kirkhammer") == "round.choose.from-hand"
    hunt.rolls("0")
    hunt.plays(henryk="hunters_dream", eileen="saw_cleaver", ludwig="hunter_axe")
    hunt.declines("henryk")
    assert "play kirkhammer" in hunt.legal("henryk")


@rule("upgrade.limit")
def test_hand_played_and_used_cards_count_together() -> None:
    hunt = seven_cards()
    assert len(hunt.owned("eileen")) == 7
    hunt.takes("eileen", "cannon")
    assert hunt.question() == "remove-card"
    assert hunt.asked() == ["eileen"]


@rule("upgrade.limit")
def test_the_seventh_card_asks_for_nothing() -> None:
    hunt = quiet()
    hunt.has(
        "eileen",
        hand=["saw_cleaver", "hunters_dream"],
        discard=["hunter_axe", "hunter_pistol", "transform_weapon", "ludwigs_rifle"],
    )
    hunt.plays(henryk="hunter_axe", eileen="hunters_dream", ludwig="saw_cleaver")
    hunt.takes("eileen", "cannon")
    assert hunt.question() == "play-card"
    assert len(hunt.owned("eileen")) == 7


@rule("upgrade.eighth")
@pytest.mark.parametrize(
    "removed",
    ["threaded_cane", "hunter_axe", "ludwigs_rifle", "cannon"],
    ids=["from hand", "just played", "used before", "the new card"],
)
def test_with_the_eighth_card_one_leaves_the_game(removed: str) -> None:
    hunt = seven_cards()
    hunt.takes("eileen", "cannon")
    eight = hunt.owned("eileen")
    assert hunt.why_not("eileen", "done") == "upgrade.eighth"
    hunt.act("eileen", f"remove {removed}")
    assert hunt.question() == "play-card"
    eight.remove(removed)
    assert hunt.owned("eileen") == eight
    assert sorted(hunt.hand("eileen") + hunt.discard("eileen")) == eight
    assert hunt.removed() == [removed]


@rule("upgrade.dream-kept")
def test_hunters_dream_cannot_be_removed() -> None:
    hunt = seven_cards()
    hunt.takes("eileen", "cannon")
    others = [name for name in hunt.owned("eileen") if name != "hunters_dream"]
    assert sorted(hunt.legal("eileen")) == [f"remove {name}" for name in others]
    assert hunt.why_not("eileen", "remove hunters_dream") == "upgrade.dream-kept"


@rule("upgrade.optional")
def test_an_upgrade_may_be_declined() -> None:
    hunt = quiet()
    hunt.has("eileen", health=2)
    before = hunt.owned("eileen")
    hunt.plays(henryk="hunter_axe", eileen="hunters_dream", ludwig="saw_cleaver")
    hunt.declines("eileen")
    assert hunt.g.display == cards(DISPLAY)
    assert hunt.owned("eileen") == before
    assert hunt["eileen"].health == 8


@rule("upgrade.copies")
def test_two_copies_of_one_upgrade_may_be_owned() -> None:
    hunt = quiet()
    hunt.has("eileen", hand=["blood_vial", "saw_cleaver", "hunters_dream"])
    hunt.plays(henryk="hunter_axe", eileen="hunters_dream", ludwig="saw_cleaver")
    assert "take blood_vial" in hunt.legal("eileen")
    hunt.takes("eileen", "blood_vial")
    assert hunt.owned("eileen").count("blood_vial") == 2


@rule("upgrade.gone")
def test_a_removed_upgrade_never_appears_again() -> None:
    hunt = seven_cards()
    hunt.upgrade_deck("chikage", "tonitrus")
    hunt.takes("eileen", "kirkhammer")
    hunt.act("eileen", "remove kirkhammer")
    assert hunt.removed() == ["kirkhammer"]
    hunt.rolls("0")
    hunt.plays(henryk="hunters_dream", eileen="hunters_dream", ludwig="hunters_dream")
    for name, upgrade in [("eileen", "cannon"), ("ludwig", "blood_vial"), ("henryk", "chikage")]:
        assert "take kirkhammer" not in hunt.legal(name)
        hunt.takes(name, upgrade)
        if name == "eileen":
            hunt.act("eileen", "remove cannon")
    assert hunt.g.display == cards(["tonitrus"])  # the deck has run out and gave all it had
    assert hunt.g.upgrades == []
    assert all(card("kirkhammer") not in h.owned for h in hunt.g.hunters)
