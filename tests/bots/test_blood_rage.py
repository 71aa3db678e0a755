"""The ideas of the heuristic bot for Blood Rage, each in a position that shows it."""

import pytest

from duskmoot.bots import make
from duskmoot.bots.bot import Budget
from duskmoot.games.blood_rage import verbs
from duskmoot.games.blood_rage.cards.table import CARDS
from duskmoot.games.blood_rage.state import BloodRage
from duskmoot.kernel.acts import noun, verb
from duskmoot.kernel.cards import design
from duskmoot.kernel.view import View, view
from tests.bots.whole_games import played, wins_alone
from tests.games.blood_rage.saga import GAME, NAMES, Saga, card, new_game
from tools.exploits import PLAIN


def chosen(seen: View, seat: int, seed: int = 1) -> str:
    bot = make("heuristic", GAME, seat, seed)
    return GAME.vocabulary.spell(bot.decide(seen, seen.acts, Budget()))


def choice(saga: Saga, name: str, seed: int = 1) -> str:
    """What the bot does in this clan's place, as text."""
    return chosen(saga.view(name), NAMES.index(name), seed)


OUTER = ["elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor"]


# In the draft.

WEAK = ["tyrs_bash", "lokis_trickery", "odins_smite"]


def drafting(packet: list[str], hand: list[str]) -> BloodRage:
    """A first pick with these cards in the packet, and these in hand already."""
    g = new_game()
    me = g.clans[0]
    me.packet = [card(name, 1) for name in packet]
    me.hand = [card(name, 1) for name in hand]
    return g


def drafted(packet: list[str], hand: list[str] | None = None) -> str:
    return chosen(view(drafting(packet, hand or []), 0), 0)


def test_it_drafts_a_quest_before_weak_battle_cards() -> None:
    assert drafted([*WEAK, "quest_alfheim"]) == "draft quest_alfheim.1"


def test_it_drafts_the_strongest_of_plain_battle_cards() -> None:
    assert drafted([*WEAK, "tyrs_smite", "tyrs_crush"]) == "draft tyrs_smite.1"


def test_it_drafts_no_ship_before_a_monster_that_pays() -> None:
    assert drafted(["lokis_dragons", "sea_serpent", "dwarf_chieftain"]) == "draft dwarf_chieftain.1"


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_gains_by_drafting_plain_battle_cards_alone(seats: int) -> None:
    games = 6 * seats
    won = [who_wins_against_plain_drafting(seats, seed) for seed in range(games)]
    assert won.count(True) <= games / seats + 3


def who_wins_against_plain_drafting(seats: int, seed: int) -> bool:
    """Whether the one who drafts by the list wins against others who draft as they judge."""
    mine = seed % seats

    def by_the_list(seat: int, acts: list[int]) -> int | None:
        liked = [act for act in acts if plain(act)]
        return min(liked, key=rank) if seat == mine and liked else None

    return mine in played(GAME, ["heuristic"] * seats, seed, by_the_list).winners


def plain(act: int) -> bool:
    return verb(act) == verbs.DRAFT and design(CARDS[noun(act)].id) in PLAIN


def rank(act: int) -> int:
    return PLAIN.index(design(CARDS[noun(act)].id))


# Where to go, and when to pillage.


def test_it_pillages_where_nobody_can_come() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["leader"], rage=1)
    saga.token("gimle", "axes")
    assert choice(saga, "wolf") == "pillage gimle"


def test_it_does_not_pillage_under_the_eyes_of_the_stronger() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["warrior"], rage=1)
    saga.has("bear", gimle=["leader", "warrior", "warrior"], hand=["tyrs_smite", "tyrs_crush"])
    assert choice(saga, "wolf") != "pillage gimle"


def test_it_invades_the_region_of_its_quest() -> None:
    for quest, region in (
        ("quest_alfheim", {"gimle", "andlang"}),
        ("quest_jotunheim", {"muspelheim", "horgr", "utgard"}),
    ):
        saga = Saga(age=3, doom=["elvagar", "angerboda", "myrkulor"])
        saga.has("wolf", quests=[quest], rage=2)
        saga.is_pillaged(*OUTER)
        saga.act("wolf", "invade leader")
        assert choice(saga, "wolf").removeprefix("to ") in region


def test_it_goes_to_die_where_ragnarok_pays_double() -> None:
    saga = Saga(age=3, doom=["elvagar", "angerboda", "horgr"])
    saga.has("wolf", upgrades=["odins_inspiration"], rage=2)
    saga.is_pillaged(*OUTER)
    assert choice(saga, "wolf").startswith("invade")
    saga.act("wolf", "invade warrior")
    assert choice(saga, "wolf") == "to horgr"


def test_it_marches_its_figures_to_ragnarok() -> None:
    saga = Saga(age=3, doom=["elvagar", "angerboda", "horgr"])
    saga.is_pillaged(*OUTER)
    saga.has("wolf", gimle=["warrior", "warrior", "leader"], rage=1, horns_step=1)
    saga.has("wolf", elvagar=["warrior"])
    assert choice(saga, "wolf") == "march gimle"
    saga.act("wolf", "march gimle")
    assert choice(saga, "wolf") == "march-to horgr"


def test_it_passes_when_nothing_is_left_to_gain() -> None:
    saga = Saga(age=3, doom=["elvagar", "angerboda", "horgr"])
    saga.is_pillaged(*OUTER)
    saga.has("wolf", horgr=["warrior"] * 4, rage=1, horns_step=1)
    assert choice(saga, "wolf") == "done"


# Cards on the table.


def test_it_commits_its_quest_before_it_spends_the_last_rage() -> None:
    saga = Saga()
    saga.is_pillaged("gimle")
    saga.has("wolf", gimle=["leader", "warrior"], hand=["quest_alfheim"], rage=1)
    assert choice(saga, "wolf") == "quest quest_alfheim.1"


def test_it_lays_out_what_costs_nothing_before_the_last_rage_is_gone() -> None:
    saga = Saga()
    saga.has("wolf", hand=["dwarf_chieftain"], rage=1, gimle=["leader"])
    saga.is_pillaged("gimle")
    assert choice(saga, "wolf") == "upgrade dwarf_chieftain.1"


def test_it_fills_an_empty_slot_before_it_replaces_a_gift() -> None:
    saga = Saga(age=2)
    saga.has("wolf", upgrades=["lokis_domain"], hand=["odins_inspiration"])
    saga.act("wolf", "upgrade odins_inspiration")
    assert choice(saga, "wolf") in ("into clan_2", "into clan_3")


def test_it_replaces_the_gift_that_is_worth_least() -> None:
    saga = Saga(age=2)
    gifts = ["lokis_domain", "tyrs_domain", "friggas_succor"]
    saga.has("wolf", upgrades=gifts, hand=["odins_inspiration"])
    saga.act("wolf", "upgrade odins_inspiration")
    assert choice(saga, "wolf") == "into clan_2"


# Battles.


def battle(wolf: list[str], bear: list[str], hand: list[str], rivals: list[str]) -> Saga:
    """Wolf pillages Gimle with these figures against bear's; both hold cards."""
    saga = Saga(age=2)
    saga.has("wolf", gimle=wolf, hand=hand)
    saga.has("bear", gimle=bear, hand=rivals)
    saga.act("wolf", "pillage gimle")
    saga.stay_away()
    return saga


def test_it_commits_its_best_card_when_all_depends_on_it() -> None:
    saga = battle(["leader"], ["leader"], ["tyrs_bash", "tyrs_rage"], ["tyrs_smash"] * 2)
    assert choice(saga, "wolf") == "commit tyrs_rage.2"


def test_it_spends_no_more_than_it_needs() -> None:
    saga = battle(["leader", "warrior"], ["warrior"], ["tyrs_crush", "tyrs_rage"], [])
    saga.has("bear", hand=[])
    assert choice(saga, "wolf") == "commit tyrs_crush.2"


def test_it_lets_loki_profit_from_a_defeat() -> None:
    hand = ["tyrs_bash", "lokis_backstab"]
    rivals = ["tyrs_crush", "tyrs_rage"]
    saga = battle(["warrior"], ["leader", "warrior", "warrior"], hand, rivals)
    saga.has("bear", glory=20)
    assert choice(saga, "wolf") == "commit lokis_backstab.2"


def test_it_fights_with_a_quest_if_tyr_counts_it() -> None:
    saga = Saga(age=1)
    saga.has("wolf", gimle=["leader"], hand=["quest_jotunheim", "lokis_trickery"])
    saga.has("wolf", upgrades=["tyrs_domain"])
    saga.has("bear", gimle=["warrior"], hand=["tyrs_bash"])
    saga.act("wolf", "pillage gimle")
    saga.commit(wolf="quest_jotunheim", bear="tyrs_bash")
    assert saga.question() == "count"
    assert choice(saga, "wolf") == "count"


def late_card(wolf: list[str]) -> str:
    saga = battle(wolf, ["leader"], ["tyrs_smash", "heimdalls_eye"], ["tyrs_crush"])
    saga.commit(wolf="tyrs_smash", bear="tyrs_crush")
    assert saga.question() == "late-card"
    return choice(saga, "wolf")


def test_it_adds_a_late_card_that_turns_the_battle() -> None:
    assert late_card(["leader"]) == "add heimdalls_eye.2"


def test_it_keeps_a_late_card_that_is_not_needed() -> None:
    assert late_card(["leader", "warrior", "warrior"]) == "done"


def test_it_keeps_a_late_card_that_would_not_help() -> None:
    assert late_card(["warrior"]) == "done"


def called(wolf: list[str], bear: list[str], rivals: list[str]) -> Saga:
    """Bear pillages Gimle, and wolf stands next to it in Andlang."""
    saga = Saga(turn="bear")
    saga.has("wolf", andlang=wolf, hand=["tyrs_smite"])
    saga.has("bear", gimle=bear, hand=rivals)
    saga.is_pillaged("andlang")
    saga.act("bear", "pillage gimle")
    return saga


def test_it_joins_a_battle_that_it_will_win() -> None:
    assert choice(called(["leader"], ["warrior"], []), "wolf") == "join andlang"


def test_it_stays_away_from_a_battle_that_it_will_lose() -> None:
    bear = ["leader", "warrior", "warrior", "warrior"]
    saga = called(["warrior"], bear, ["tyrs_crush", "tyrs_smash"])
    assert choice(saga, "wolf") == "done"


# What the gods offer.


def falling(upgrades: list[str]) -> Saga:
    """Wolf's leader is about to fall, and a rage would save him."""
    saga = Saga(age=2)
    saga.has("wolf", gimle=["leader"], rage=4, upgrades=["friggas_protection", *upgrades])
    saga.has("bear", gimle=["leader", "warrior", "warrior"], hand=["tyrs_rage"])
    saga.turn_of("bear")
    saga.act("bear", "pillage gimle")
    saga.stay_away()
    saga.act("bear", "commit tyrs_rage")
    saga.no_late_cards()
    assert saga.question() == "save"
    return saga


def test_it_saves_its_leader_for_a_rage() -> None:
    assert choice(falling([]), "wolf") == "save leader"


def test_it_lets_him_fall_where_loki_pays_for_it() -> None:
    assert choice(falling(["lokis_domain", "lokis_eminence"]), "wolf") == "done"


def test_it_raises_the_stat_that_becomes_legendary() -> None:
    for stat in ("rage", "axes", "horns"):
        saga = Saga(age=3)
        saga.has("wolf", gimle=["warrior", "warrior"], upgrades=["friggas_sacrifice"])
        saga.has("wolf", **{f"{stat}_step": 3})
        saga.act("wolf", "sacrifice", "offer-from gimle", "offer-from gimle")
        assert choice(saga, "wolf") == f"raise {stat}"


def test_it_offers_the_figures_it_misses_least() -> None:
    saga = Saga(age=3)
    saga.has("wolf", gimle=["leader", "warrior"], upgrades=["friggas_sacrifice"])
    saga.is_pillaged("gimle")
    saga.act("wolf", "sacrifice", "offer-from gimle")
    assert choice(saga, "wolf") == "offer warrior"


def test_it_takes_a_free_warrior_along() -> None:
    saga = Saga()
    saga.has("wolf", upgrades=["friggas_succor"])
    saga.act("wolf", "invade leader", "to gimle")
    assert choice(saga, "wolf") == "follow"


def test_it_sends_a_warrior_back_after_a_defeat() -> None:
    saga = Saga(turn="bear")
    saga.has("wolf", gimle=["warrior"], upgrades=["lokis_blessing"])
    saga.has("bear", gimle=["leader"])
    saga.act("bear", "pillage gimle")
    saga.stay_away()
    assert saga.question() == "return"
    assert choice(saga, "wolf") == "return"


def test_it_storms_a_rich_province_that_nobody_defends() -> None:
    saga = Saga(age=2)
    saga.has("wolf", upgrades=["thors_domain"], rage=6)
    saga.token("gimle", "axes")
    saga.act("wolf", "invade leader", "to gimle")
    assert choice(saga, "wolf") == "storm"


def test_it_does_not_storm_against_the_stronger() -> None:
    saga = Saga(age=2)
    saga.has("wolf", upgrades=["thors_domain"], rage=6)
    saga.has("bear", gimle=["leader", "warrior"], hand=["tyrs_rage", "tyrs_crush"])
    saga.act("wolf", "invade warrior", "to gimle")
    assert choice(saga, "wolf") == "done"


def test_it_retrieves_a_strong_card_for_a_rage() -> None:
    saga = battle(["leader"], ["warrior"], ["tyrs_rage"], [])
    saga.has("wolf", upgrades=["tyrs_prowess"], rage=4)
    saga.commit(wolf="tyrs_rage")
    assert saga.question() == "retrieve"
    assert choice(saga, "wolf") == "retrieve tyrs_rage.2"


def test_its_witch_flees_a_lost_battle() -> None:
    saga = Saga(age=3, turn="bear")
    saga.has("wolf", upgrades=["volur_witch"])
    saga.has("wolf", gimle=["volur_witch"])
    saga.has("bear", gimle=["leader", "warrior"])
    saga.act("bear", "pillage gimle")
    saga.stay_away()
    assert choice(saga, "wolf") == "flee"


def test_its_strongest_figure_stands_against_the_tide() -> None:
    saga = battle(["warrior", "leader"], ["warrior", "warrior"], ["tyrs_crush"], ["odins_tide"])
    saga.commit(wolf="tyrs_crush", bear="odins_tide")
    assert saga.question() == "keep-figure"
    assert choice(saga, "wolf") == "keep leader"


def test_its_lord_goes_on_to_the_next_rich_province() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["leader"], upgrades=["lord_of_hammers"])
    saga.act("wolf", "pillage gimle")
    assert saga.question() == "lead"
    assert choice(saga, "wolf") == "lead yggdrasil"


def test_it_challenges_for_a_reward_that_was_taken_before() -> None:
    saga = Saga(age=3, doom=["utgard", "andlang", "gimle"])
    saga.is_pillaged("yggdrasil", *OUTER)
    saga.token("gimle", "axes")
    saga.has("wolf", upgrades=["tyrs_challenge"], rage=3, axes_step=3)
    saga.has("wolf", gimle=["leader", "warrior", "warrior", "warrior"])
    assert choice(saga, "wolf") == "challenge gimle"


def test_it_recalls_the_strong_from_valhalla_for_a_rage() -> None:
    saga = Saga(age=3)
    saga.has("wolf", upgrades=["friggas_domain", "frost_giant"], rage=6)
    saga.has("wolf", valhalla=["frost_giant", "leader"], fjord_nw=["ship"])
    saga.is_pillaged("gimle", "myrkulor")
    assert choice(saga, "wolf") == "recall frost_giant"


def test_it_holds_the_best_card_for_the_next_age() -> None:
    saga = Saga()
    saga.has("wolf", hand=["tyrs_bash", "lokis_trickery", "tyrs_smite"])
    saga.everybody_passes()
    assert saga.question() == "hold"
    assert choice(saga, "wolf") == "hold tyrs_smite.1"


# What it rests on.


def test_it_knows_nothing_of_hidden_cards() -> None:
    choices = set()
    for hand in (["tyrs_bash", "lokis_trickery"], ["tyrs_smite", "tyrs_crush"]):
        saga = Saga()
        saga.has("wolf", gimle=["leader"], hand=["tyrs_smash", "quest_alfheim"])
        saga.has("bear", gimle=["warrior"], hand=hand)
        choices.add(choice(saga, "wolf"))
        saga.act("wolf", "pillage gimle")
        saga.stay_away()
        choices.add(choice(saga, "wolf"))
    assert len(choices) == 2


def test_its_seed_decides_only_between_equals() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["leader"], hand=["tyrs_smash", "quest_alfheim"])
    assert len({choice(saga, "wolf", seed) for seed in range(8)}) == 1


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_wins_nearly_always_against_random_seats(seats: int) -> None:
    assert wins_alone(GAME, seats, games=8) >= 7
