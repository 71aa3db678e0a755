"""The ideas of the heuristic bots for Fury of Dracula, each in a position that shows it."""

from dataclasses import replace

import pytest

from duskmoot.bots import guide_to, make
from duskmoot.bots.bot import Budget
from duskmoot.bots.fury_of_dracula.chase import Hunt
from duskmoot.bots.fury_of_dracula.fight import Fight
from duskmoot.bots.fury_of_dracula.guide import PursuitGuide
from duskmoot.bots.fury_of_dracula.temper import HUNTERS
from duskmoot.bots.ismcts import search_from
from duskmoot.bots.search import Search
from duskmoot.games.fury_of_dracula.belief.memory import IMAGINED
from duskmoot.games.fury_of_dracula.cards.table import DECKS, named
from duskmoot.games.fury_of_dracula.evidence import begun
from duskmoot.games.fury_of_dracula.features import STEPS
from duskmoot.games.fury_of_dracula.rules.dracula.trail import current
from duskmoot.games.fury_of_dracula.sheets import DRACULA
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.kernel import flow
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import Setting
from duskmoot.kernel.playout import Lots, play_at_random
from duskmoot.kernel.view import imagine, reimagine, view
from tests.bots.whole_games import played
from tests.games.fury_of_dracula.chase import GAME, NAMES, Chase, place
from tests.games.fury_of_dracula.fights import dusk


def choice(chase: Chase, name: str, seed: int = 1) -> str:
    """What the bot does in this seat's place, as text."""
    seat = NAMES.index(name)
    seen = view(chase.g, seat)
    bot = make("heuristic", GAME, seat, seed)
    return GAME.vocabulary.spell(bot.decide(seen, seen.acts, Budget()))


def found_out(chase: Chase, number: int = 2) -> None:
    """The card on this space has been revealed."""
    nest = chase.nest(number)
    nest.faceup, nest.facedown = nest.facedown, []


# Where Dracula goes.


def test_dracula_takes_to_the_sea_when_hunters_hold_his_only_road() -> None:
    chase = Chase(godalming="london", seward="london", helsing="manchester", dracula="plymouth")
    for name in ("godalming", "seward", "helsing"):
        chase.gives(name, "knife", "pistol")
    chase.until("prowl")
    found_out(chase)
    assert choice(chase, "dracula") == "move english_channel"


def test_dracula_stays_on_land_when_nobody_is_near() -> None:
    chase = Chase(godalming="london", seward="dublin", helsing="edinburgh", mina="manchester")
    chase.until("prowl")
    assert not choice(chase, "dracula").endswith("sea")


def test_dracula_feeds_when_he_is_hurt_and_nobody_is_near() -> None:
    chase = Chase(godalming="london", seward="dublin", helsing="edinburgh", mina="manchester")
    chase.until("prowl")
    assert choice(chase, "dracula") != "power feed"
    chase.dracula.damage = 9
    assert choice(chase, "dracula") == "power feed"


def test_dracula_does_not_feed_where_hunters_have_seen_him() -> None:
    chase = Chase(godalming="berlin", seward="hamburg", helsing="cologne", mina="frankfurt")
    for name in NAMES[1:]:
        chase.gives(name, "stake")
    chase.until("prowl")
    chase.dracula.damage = 9
    found_out(chase)
    assert choice(chase, "dracula") != "power feed"


def test_dracula_does_not_walk_into_armed_hunters() -> None:
    chase = Chase(godalming="sofia", seward="sofia", mina="rome", dracula="varna")
    chase.gives("godalming", "knife")
    chase.gives("seward", "rifle", "pistol")
    chase.until("prowl")
    assert choice(chase, "dracula") != "move sofia"


# What Dracula leaves behind.


def test_dracula_lays_a_vampire_where_nobody_comes() -> None:
    chase = Chase(godalming="london", seward="dublin", helsing="edinburgh", mina="manchester")
    chase.until("prowl")
    chase.act("dracula", "move berlin")
    chase.gives("dracula", "aristocratic_vampire", "rats", "saboteur")
    assert choice(chase, "dracula").endswith("_vampire")


def test_dracula_puts_the_rumor_on_a_vampire_that_is_half_way() -> None:
    chase = Chase(godalming="london", seward="dublin", helsing="edinburgh", mina="manchester")
    chase.until("prowl")
    chase.hideout(2, "leipzig", ["rats"])
    chase.hideout(3, "prague", ["aristocratic_vampire"])
    chase.act("dracula", "move berlin")
    chase.until("rumor")
    assert choice(chase, "dracula") == "rumor space_3"


def test_dracula_keeps_the_rumor_while_no_vampire_is_on_the_trail() -> None:
    chase = Chase(godalming="london", seward="dublin", helsing="edinburgh", mina="manchester")
    chase.until("prowl")
    chase.hideout(2, "leipzig", ["rats"])
    chase.hideout(3, "prague", ["bats"])
    chase.gives("dracula", "saboteur")
    chase.act("dracula", "move berlin", "place saboteur")
    assert choice(chase, "dracula") == "done"


def test_dracula_lets_a_vampire_mature() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(6, "prague", ["reckless_vampire"])
    chase.until("mature-or-lair")
    assert choice(chase, "dracula") == "mature"


def test_dracula_makes_a_lair_of_a_hideout_with_rats() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(6, "prague", ["rats"])
    chase.until("mature-or-lair")
    assert choice(chase, "dracula") == "lair lair_1"


def test_dracula_ambushes_the_hunter_who_comes_to_him() -> None:
    chase = Chase(godalming="berlin", dracula="leipzig")
    chase.hideout(1, "leipzig", ["szgany_bodyguards"])
    chase.act("godalming", "drive leipzig")
    assert choice(chase, "dracula") == "ambush szgany_bodyguards"


def test_dracula_frightens_the_horses_of_one_who_has_found_him() -> None:
    chase = Chase(godalming="berlin", dracula="leipzig")
    chase.gives("dracula", "wild_horses")
    chase.gives("godalming", "knife", "pistol")
    chase.act("godalming", "drive leipzig")
    assert choice(chase, "dracula") == "play wild_horses"


def test_dracula_lets_the_others_ride_by() -> None:
    chase = Chase(godalming="rome", dracula="leipzig")
    chase.gives("dracula", "wild_horses")
    chase.act("godalming", "drive naples")
    assert choice(chase, "dracula") == "done"


# Combat.


def test_dracula_flees_from_many_hunters_as_soon_as_pride_lets_him() -> None:
    chase = dusk(godalming="knife pistol", seward="rifle", helsing="knife")
    chase.until("choose")
    chase.holds("claws", "plotting", "escape_as_mist")
    assert choice(chase, "dracula") != "choose escape_as_mist"
    chase.fights("claws", godalming="pistol", seward="rifle", helsing="knife")
    chase.until("choose", "dracula")
    assert choice(chase, "dracula") == "choose escape_as_mist"


def test_dracula_bites_whom_he_has_mesmerized() -> None:
    chase = dusk(seward="")
    chase.holds("strength", "plotting", "fangs", "mesmerize", "escape_as_bat")
    chase["seward"].mesmerized = True
    assert choice(chase, "dracula") == "choose fangs"


def test_dracula_engages_the_one_whom_the_blow_defeats() -> None:
    chase = dusk(godalming="", helsing="")
    chase["helsing"].damage = 6
    chase.holds("strength")
    chase.act("godalming", "choose punch")
    chase.act("helsing", "choose punch")
    chase.act("dracula", "choose strength")
    assert choice(chase, "dracula") == "engage van_helsing"


def test_an_armed_hunter_draws_his_weapon() -> None:
    chase = dusk(godalming="knife", seward="rifle")
    chase.until("choose")
    assert choice(chase, "godalming") == "choose knife"
    assert choice(chase, "seward") == "choose rifle"


def test_a_hunter_who_has_fought_enough_saves_his_skin() -> None:
    chase = dusk(helsing="stake")
    chase["helsing"].damage = 6
    chase.until("choose")
    assert choice(chase, "helsing") in ("choose dodge", "choose escape")


def test_hunters_expect_what_is_best_for_dracula() -> None:
    chase = dusk(seward="")
    chase.until("choose")
    fangs = named("fangs")
    before = Fight(chase.g, HUNTERS).dracula_may()
    chase["seward"].mesmerized = True
    chase.g.at_night = True
    after = Fight(chase.g, HUNTERS).dracula_may()
    assert sum(after.values()) == pytest.approx(1.0)
    assert after[fangs] > 2 * before[fangs]
    assert after[fangs] == max(after.values())
    simple = Fight(chase.g, replace(HUNTERS, insight=0.0)).dracula_may()
    assert simple[fangs] == pytest.approx(DECKS["combat"].count(fangs) / len(DECKS["combat"]))


def test_a_planned_ambush_answers_what_dracula_has_laid() -> None:
    for laid, answer in (("claws", "rifle"), ("mesmerize", "crucifix")):
        chase = dusk(godalming="rifle crucifix planned_ambush")
        chase.act("godalming", "play planned_ambush")
        chase.until("choose")
        chase.holds(laid)
        chase.fights(laid, godalming="punch")
        assert choice(chase, "godalming") == f"choose {answer}"


def test_great_strength_saves_a_hunter_from_defeat() -> None:
    chase = dusk(helsing="great_strength")
    chase["helsing"].damage = 7
    chase.until("choose")
    chase.holds("claws")
    chase.fights("claws", helsing="punch")
    assert chase.question() == "rescue"
    assert choice(chase, "helsing") == "play great_strength"


# Where hunters go.


def test_hunters_look_for_dracula_where_none_of_them_is_near() -> None:
    chase = Chase(godalming="paris", seward="munich", helsing="rome", mina="vienna")
    near, far = place("strasbourg"), place("cadiz")
    chance = Hunt(chase.g, HUNTERS).today
    assert 0.0 < chance[near] < chance[far] / 10


def test_a_hunter_who_goes_somewhere_does_not_scare_away_who_has_chosen_before() -> None:
    chase = Chase(godalming="paris", seward="munich", helsing="rome", mina="vienna")
    before = Hunt(chase.g, HUNTERS)
    today, tomorrow = before.today, before.tomorrow
    chase["godalming"].place = place("madrid")
    after = Hunt(chase.g, HUNTERS)
    assert after.today == today
    assert after.tomorrow[place("cadiz")] < tomorrow[place("cadiz")]


def test_hunters_gather_arms_before_they_know_anything() -> None:
    assert choice(Chase(godalming="paris"), "godalming") == "supply"


def test_a_hunter_goes_where_dracula_has_been_seen() -> None:
    chase = Chase(godalming="berlin", seward="leipzig", dracula="nuremberg")
    chase.gives("godalming", "knife", "pistol")
    chase.hideout(1, "leipzig", faceup=True)
    assert choice(chase, "godalming") == "drive leipzig"


def test_a_wounded_hunter_does_not_seek_dracula_alone() -> None:
    chase = Chase(godalming="berlin", dracula="nuremberg")
    chase["godalming"].damage = 10
    chase.hideout(1, "leipzig", faceup=True)
    assert choice(chase, "godalming") != "drive leipzig"


def test_hunters_take_the_train_to_dracula() -> None:
    chase = Chase(godalming="paris", dracula="nuremberg")
    chase.gives("godalming", "knife", "pistol", "rifle", "white_3_yellow_2")
    chase.hideout(1, "berlin", faceup=True)
    assert choice(chase, "godalming") == "ride white_3_yellow_2"
    chase.act("godalming", "ride white_3_yellow_2")
    chase.until("station")
    assert choice(chase, "godalming") == "ride-to berlin"


def test_the_best_of_a_journey_is_where_dracula_is() -> None:
    chase = Chase(godalming="berlin", dracula="rome")
    chase.gives("godalming", "knife", "pistol", "sense_of_emergency")
    chase.act("godalming", "play sense_of_emergency")
    chase.hideout(1, "frankfurt", faceup=True)
    assert choice(chase, "godalming") == "ride-to frankfurt"


# What hunters do at night.


def night(chase: Chase, name: str) -> Chase:
    for i in range(2):
        chase.until("action", name)
        if i == 0:
            chase.act(name, "done")
    return chase


def test_a_hunter_searches_where_a_rumor_lies() -> None:
    chase = Chase(godalming="prague", dracula="rome")
    chase.gives("godalming", "knife", "stake")
    chase.hideout(5, "prague", ["aristocratic_vampire"], faceup=True, rumor=True)
    assert choice(night(chase, "godalming"), "godalming") == "search"


def test_a_stake_is_made_ready_for_a_search() -> None:
    chase = Chase(godalming="prague", dracula="rome")
    chase.gives("godalming", "stake")
    chase.hideout(5, "prague", ["aristocratic_vampire"], faceup=True)
    night(chase, "godalming").act("godalming", "search")
    assert choice(chase, "godalming") == "use stake"


def test_a_hunter_rather_waits_than_lets_an_aristocrat_live() -> None:
    chase = Chase(godalming="prague", dracula="rome")
    chase.hideout(5, "prague", ["aristocratic_vampire"], faceup=True)
    night(chase, "godalming").act("godalming", "search")
    chase.until("dismiss")
    assert choice(chase, "godalming") == "submit"


def test_a_hunter_near_defeat_rests_beside_dr_seward() -> None:
    chase = Chase(godalming="lisbon", seward="lisbon", dracula="varna", mina="rome")
    chase.gives("godalming", "knife", "pistol", "rifle", "white_1", "white_2_yellow_1")
    chase["godalming"].damage = 8
    assert choice(night(chase, "godalming"), "godalming") == "rest"


def test_the_better_ticket_is_kept() -> None:
    chase = Chase(seward="paris")
    chase.gives("seward", "white_1", "white_3_yellow_2")
    night(chase, "seward").act("seward", "reserve")
    assert choice(chase, "seward") == "return-ticket white_1"


def test_bullets_without_a_gun_go_first() -> None:
    chase = Chase(seward="paris")
    chase.gives("seward", "knife", "rifle", "stake", "dogs")
    chase.until("action", "seward")
    chase.gives("seward", "holy_bullets")
    chase["seward"].items.remove(named("rifle"))
    chase.g.item_discard.append(named("rifle"))
    chase.gives("seward", "crucifix")
    chase.act("seward", "rest")
    assert chase.question() == "trim"
    assert choice(chase, "seward") == "discard holy_bullets"


def test_van_helsing_hands_on_what_only_another_can_play() -> None:
    chase = Chase(helsing="paris", seward="rome")
    chase.gives(
        "helsing", "wax_cylinders", "knife", "rifle", "pistol", "white_1", "white_2_yellow_1"
    )
    chase.until("action", "helsing")
    chase.act("helsing", "lead dr_seward")
    assert choice(chase, "helsing") == "give wax_cylinders"


# What it rests on.


def test_hunters_know_nothing_of_the_hidden_trail() -> None:
    choices = set()
    for where in ("prague", "lisbon"):
        chase = Chase(godalming="berlin", seward="vienna", dracula=where, helsing="cadiz")
        chase.hideout(1, where, ["rats"])
        choices.add(choice(chase, "godalming"))
    assert len(choices) == 1


def test_dracula_knows_nothing_of_hidden_hands() -> None:
    choices = set()
    for cards in ("knife pistol", "dogs stake"):
        chase = dusk(godalming=cards)
        chase.until("choose")
        chase.holds("claws", "fangs", "strength", "mesmerize", "plotting")
        choices.add(choice(chase, "dracula"))
    assert len(choices) == 1


def near_by(chase: Chase, picky: int) -> int:
    """In how many of 300 imagined worlds Dracula is at most one move away from a hunter."""
    seat = chase.seat("mina")
    base = imagine(GAME, view(chase.g, seat), bytes(32))
    search = Search(GAME, base, seat, bytes(32), 16)
    search.picky = picky
    found = 0
    for search.iterations in range(300):
        world = search.world()
        assert isinstance(world, Fury)
        away = min(STEPS[h.place][current(world)] for h in world.hunters)
        found += away <= 1
    return found


def test_a_picky_search_seldom_imagines_dracula_beside_a_hunter() -> None:
    chase = Chase(godalming="paris", seward="munich", helsing="rome", mina="vienna")
    by_chance = near_by(chase, 0)
    assert by_chance > 60
    assert near_by(chase, 8) < by_chance / 2


def test_dracula_needs_no_experience_of_himself() -> None:
    chase = Chase(godalming="paris", dracula="strasbourg")
    assert GAME.plausible(chase.g, chase.seat("dracula")) == 1.0
    assert GAME.plausible(chase.g, chase.seat("mina")) < 0.1


def test_dracula_could_not_shun_who_came_near_later() -> None:
    chase = Chase(
        godalming="madrid", seward="rome", helsing="venice", mina="milan", dracula="berlin"
    )
    mina = chase.seat("mina")
    begun(chase.g)
    likely = GAME.plausible(chase.g, mina)
    chase["godalming"].place = place("leipzig")
    assert GAME.plausible(chase.g, mina) == likely
    begun(chase.g)
    assert GAME.plausible(chase.g, mina) < likely / 2


def test_a_hunter_who_counts_on_himself_is_not_content_with_others_near() -> None:
    chase = Chase(godalming="strasbourg", mina="varna", dracula="paris")
    seats = [chase.seat(name) for name in ("dracula", "godalming", "mina")]
    base = imagine(GAME, view(chase.g, DRACULA), bytes(32))
    search = Search(GAME, base, 0, bytes(32), 16)
    content = [search.worth(chase.g)[seat] for seat in seats]
    search.own_deeds = 1.0
    proud = [search.worth(chase.g)[seat] for seat in seats]
    assert proud[0] == content[0]
    assert content[1] == content[2]
    assert content[2] > proud[1] > proud[2]


def test_the_seed_decides_only_between_equals() -> None:
    chase = Chase(godalming="paris")
    assert len({choice(chase, "godalming", seed) for seed in range(6)}) == 1


def winners(kinds: list[str]) -> list[list[int]]:
    return [list(played(GAME, kinds, seed).winners) for seed in range(4)]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_dracula_wins_nearly_always_against_random_hunters(seats: int) -> None:
    kinds = ["heuristic"] + ["random"] * (seats - 1)
    assert winners(kinds).count([DRACULA]) >= 3


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_hunters_win_nearly_always_against_a_random_dracula(seats: int) -> None:
    kinds = ["random"] + ["heuristic"] * (seats - 1)
    assert winners(kinds).count([DRACULA]) <= 1


# Searching.


def test_in_a_search_the_belief_of_its_root_holds() -> None:
    """The guide of a search judges the root as ever, and reads no notes of imagined futures."""
    guide = guide_to(GAME)
    assert guide is not None
    table: Fury = GAME.begin(Setting(GAME, 3, GAME.choose({}), key_from_seed(4)))
    play_at_random(table, Lots(4), 120)
    base = imagine(GAME, view(table, table.asked[0]), key_from_seed(1))
    rooted = guide.rooted(base)
    acts = flow.legal(base, base.asked[0])
    assert rooted.values(base, base.asked[0], acts) == guide.values(base, base.asked[0], acts)
    imagined = IMAGINED[:]
    for n in range(20):
        g = reimagine(base, base.asked[0], key_from_seed(n))
        assert isinstance(g, Fury)
        play_at_random(g, Lots(n), 60)
        if not g.over:
            assert len(g.evidence) > len(table.evidence)
            rooted.values(g, g.asked[0], flow.legal(g, g.asked[0]))
    assert imagined == IMAGINED


def test_the_searching_bot_keeps_the_belief_of_its_root() -> None:
    table: Fury = GAME.begin(Setting(GAME, 3, GAME.choose({}), key_from_seed(4)))
    search = search_from(GAME, table, table.asked[0], key_from_seed(1), guide_to(GAME))
    assert isinstance(search.guide, PursuitGuide)
    assert search.guide.root is not None
