"""The outcome of a battle (clauses battle.outcome.*)."""

from tests.games.blood_rage.saga import Saga
from tests.rule import rule


def gimle() -> Saga:
    """Wolf's leader against two warriors of Bear and one of Serpent, for a horns token."""
    saga = Saga()
    saga.token("gimle", "horns")
    saga.has("wolf", gimle=["leader"])
    saga.has("bear", gimle=["warrior", "warrior"])
    saga.has("serpent", gimle=["warrior"])
    return saga


@rule("battle.outcome.winner")
def test_the_highest_total_wins() -> None:
    saga = gimle()
    saga.fight("gimle", wolf="tyrs_crush", bear="tyrs_smash", serpent="thors_hammer")
    assert saga.totals() == {"wolf": 7, "bear": 5, "serpent": 2}
    assert [line["clan"] for line in saga.told("wins-battle")] == ["wolf"]


@rule("battle.outcome.tie")
def test_in_a_tie_all_lose_the_third_clan_too() -> None:
    saga = gimle()
    saga.fight("gimle", wolf="tyrs_bash", bear="tyrs_smash", serpent="friggas_grace")
    assert saga.totals() == {"wolf": 5, "bear": 5, "serpent": 3}
    assert saga.keys().count("tie") == 1
    assert saga.figures("wolf", "valhalla") == ["leader"]
    assert saga.figures("bear", "valhalla") == ["warrior", "warrior"]
    assert saga.figures("serpent", "valhalla") == ["warrior"]
    assert saga.glory() == [0, 0, 0, 0]
    assert saga.stats("wolf") == [6, 3, 4]
    assert saga.pillaged() == []
    assert saga.hand("wolf") == ["tyrs_bash"]
    assert saga.hand("bear") == ["tyrs_smash"]
    assert saga.discarded() == []


@rule("battle.outcome.winner-card")
def test_the_winner_discards_his_card() -> None:
    saga = gimle()
    saga.fight("gimle", wolf="tyrs_crush", bear="tyrs_bash", serpent="")
    assert saga.discarded() == ["tyrs_crush"]
    assert saga.hand("wolf") == []


@rule("battle.outcome.loser-card")
def test_a_loser_takes_back_an_upgrade_that_all_have_seen() -> None:
    saga = gimle()
    saga.fight("gimle", wolf="tyrs_crush", bear="troll", serpent="")
    assert saga.hand("bear") == ["troll"]
    assert {"key": "reveals", "clan": "bear", "card": "troll"} in saga.told("reveals")
    for name in ("wolf", "serpent", "raven"):
        assert saga.view(name).table["clans"][1]["shown"] == saga["bear"].hand


@rule("battle.outcome.losers-die")
def test_all_figures_of_a_loser_die_his_ship_too() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["leader"])
    saga.has("bear", gimle=["warrior", "warrior"], fjord_nw=["ship"], myrkulor=["warrior"])
    saga.fight("gimle", wolf="tyrs_smash", bear="")
    assert saga.totals() == {"wolf": 6, "bear": 4}
    assert saga.figures("bear", "valhalla") == ["ship", "warrior", "warrior"]
    assert saga.figures("bear", "myrkulor") == ["warrior"]


@rule("battle.outcome.winner-stays")
def test_the_winners_figures_stay_where_they_are() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["leader", "warrior"], fjord_nw=["ship"], yggdrasil=["warrior"])
    saga.has("bear", gimle=["warrior"])
    saga.fight("gimle", wolf="", bear="")
    assert saga.figures("wolf", "gimle") == ["leader", "warrior"]
    assert saga.figures("wolf", "fjord_nw") == ["ship"]
    assert saga.figures("wolf", "yggdrasil") == ["warrior"]


@rule("battle.outcome.pillager-wins")
def test_the_pillager_who_wins_takes_the_reward() -> None:
    saga = gimle()
    saga.fight("gimle", wolf="tyrs_crush", bear="", serpent="")
    assert saga.stats("wolf") == [6, 3, 5]
    assert saga.pillaged() == ["gimle"]


@rule("battle.outcome.pillager-fails")
def test_another_winner_gets_no_reward() -> None:
    saga = gimle()
    saga.fight("gimle", wolf="", bear="tyrs_bash", serpent="")
    assert saga.totals() == {"wolf": 3, "bear": 4, "serpent": 1}
    assert saga.stats("wolf") == saga.stats("bear") == [6, 3, 4]
    assert saga.pillaged() == []


@rule("battle.outcome.retry")
def test_a_failed_pillage_may_be_tried_again_by_the_same_clan() -> None:
    saga = gimle()
    saga.fight("gimle", wolf="", bear="tyrs_bash", serpent="")
    assert saga.why_not("bear", "pillage gimle") == ""
    saga.act("bear", "done")
    saga.act("serpent", "done")
    saga.act("raven", "done")
    assert saga.why_not("wolf", "pillage gimle") == "action.pillage.presence"
    saga.act("wolf", "invade warrior", "to gimle")
    saga.act("wolf", "pillage gimle")
    assert saga.told("battle") == [{"key": "battle", "place": "gimle"}] * 2


@rule("battle.outcome.glory")
def test_a_defender_who_wins_gains_his_axes_in_glory() -> None:
    saga = gimle()
    saga.has("bear", axes_step=3)
    saga.fight("gimle", wolf="", bear="tyrs_crush", serpent="")
    assert saga.glory() == [0, 5, 0, 0]


@rule("battle.outcome.glory-last")
def test_axes_of_the_token_count_for_the_same_battle() -> None:
    saga = gimle()
    saga.token("gimle", "axes")
    saga.fight("gimle", wolf="tyrs_crush", bear="", serpent="")
    assert saga.stats("wolf") == [6, 4, 4]
    assert saga["wolf"].glory == 4


@rule("battle.outcome.glory-last")
def test_axes_of_the_lord_of_axes_count_too() -> None:
    saga = gimle()
    saga.token("gimle", "axes")
    saga.has("wolf", upgrades=["lord_of_axes"])
    saga.fight("gimle", wolf="tyrs_crush", bear="", serpent="")
    assert saga["wolf"].glory == 0
    saga.act("wolf", "raise axes")
    assert saga.stats("wolf") == [6, 5, 4]
    assert saga["wolf"].glory == 5
