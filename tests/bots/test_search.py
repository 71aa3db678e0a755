"""The search: the same tree with a guide and without one, for any game."""

from typing import Any

import pytest

from duskmoot.bots import guide_to, make, names
from duskmoot.bots.bot import Budget
from duskmoot.bots.guide import Guide
from duskmoot.bots.search import Arm, Search, draw, mix, most_promising, regret
from duskmoot.games.bloodborne.state import Bloodborne
from duskmoot.kernel import flow
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.flow import State
from duskmoot.kernel.game import Game, Setting
from duskmoot.kernel.view import imagine, view
from tests.games.bloodborne.hunt import GAME, NAMES, Hunt
from tests.kernel import toy

QUICK = Budget(iterations=40)


class Stubborn(Guide):
    """Nearly sure of one act wherever it is offered, and of no opinion otherwise."""

    def __init__(self, act: int) -> None:
        super().__init__(1.0)
        self.act = act
        self.asked = 0

    def values(self, g: State, seat: int, acts: list[int]) -> list[float]:
        self.asked += 1
        return [3.0 if act == self.act else 0.0 for act in acts]


def searched(
    hunt: Hunt, name: str, iterations: int, guide: Guide | None, faith: float = 0.0
) -> Search:
    seat = NAMES.index(name)
    base = imagine(GAME, hunt.view(name), bytes(32))
    search = Search(GAME, base, seat, bytes(32), 16, guide)
    search.horizon = 1
    search.faith = faith
    search.run(0.0, iterations)
    return search


def choice(hunt: Hunt, name: str, iterations: int, guide: Guide | None) -> str:
    return GAME.vocabulary.spell(searched(hunt, name, iterations, guide).best())


def played(game: Game[Any], kinds: list[str], seed: int) -> list[tuple[int, int]]:
    g: State = game.begin(Setting(game, len(kinds), game.choose({}), key_from_seed(seed)))
    bots = [make(kind, game, seat, seed) for seat, kind in enumerate(kinds)]
    acts: list[tuple[int, int]] = []
    while not g.over:
        seat = g.asked[0]
        legal = flow.legal(g, seat)
        act = bots[seat].decide(view(g, seat), legal[:], QUICK)
        assert act in legal, game.vocabulary.spell(act)
        flow.apply(g, seat, act)
        acts.append((seat, act))
    return acts


def rich_and_wounded() -> Hunt:
    hunt = Hunt(enemy="bloody_crow_of_cainhurst")
    hunt.has("henryk", health=2, collected=8)
    return hunt


def test_a_game_without_a_guide_is_searched_all_the_same() -> None:
    assert guide_to(toy.GAME) is None
    assert names(toy.GAME) == ["random", "ismcts"]
    for seed in range(3):
        kinds = ["ismcts", "random", "ismcts"]
        assert played(toy.GAME, kinds, seed) == played(toy.GAME, kinds, seed)


def test_a_guided_search_plays_a_whole_hunt_and_again_the_same() -> None:
    assert guide_to(GAME) is not None
    kinds = ["ismcts", "heuristic", "random"]
    assert played(GAME, kinds, 4) == played(GAME, kinds, 4)


@pytest.mark.parametrize("guided", [True, False])
def test_it_dreams_when_rich_and_wounded(guided: bool) -> None:
    guide = guide_to(GAME) if guided else None
    assert choice(rich_and_wounded(), "henryk", 300, guide) == "play hunters_dream"


def test_it_tries_first_what_the_guide_thinks_of() -> None:
    for wanted in ("play saw_cleaver", "play hunter_axe"):
        guide = Stubborn(GAME.vocabulary.read(wanted))
        assert choice(Hunt(), "henryk", 1, guide) == wanted


def test_it_learns_better_than_a_bad_guide() -> None:
    guide = Stubborn(GAME.vocabulary.read("play saw_cleaver"))
    assert choice(rich_and_wounded(), "henryk", 1, guide) == "play saw_cleaver"
    assert choice(rich_and_wounded(), "henryk", 600, guide) == "play hunters_dream"


def test_every_seat_has_its_own_statistics_and_is_spoken_for_by_the_guide() -> None:
    hunt = Hunt()
    dream = GAME.vocabulary.read("play hunters_dream")
    search = searched(hunt, "henryk", 200, Stubborn(dream))
    for seat in range(len(hunt.g.hunters)):
        arms = [search.root.arms[seat << 20 | act] for act in flow.legal(hunt.g, seat)]
        assert sum([arm.visits for arm in arms]) == 200
        assert max(arms, key=lambda arm: arm.likely) is search.root.arms[seat << 20 | dream]


def test_a_node_asks_its_guide_once_for_each_seat() -> None:
    hunt = Hunt()
    guide = Stubborn(GAME.vocabulary.read("play hunters_dream"))
    once = searched(hunt, "henryk", 1, guide)
    at_first = guide.asked
    once.iterate()
    assert guide.asked - at_first < at_first


def test_an_arm_is_judged_by_its_mean_and_by_its_guide() -> None:
    good, bad, unlikely = Arm(), Arm(), Arm()
    good.visits, good.total, good.likely = 50, 40.0, 0.5
    bad.visits, bad.total, bad.likely = 50, 10.0, 0.5
    unlikely.likely = 0.0
    assert most_promising([bad, good, unlikely]) == 1
    unlikely.likely = 0.9
    assert most_promising([bad, good, unlikely]) == 2


def test_regret_is_what_another_act_would_have_brought() -> None:
    good, bad, untried = Arm(), Arm(), Arm()
    good.visits, good.total = 10, 8.0
    bad.visits, bad.total = 10, 2.0
    regret([good, bad, untried], 0.5)
    assert good.regret == pytest.approx(0.3)
    assert bad.regret == pytest.approx(-0.3)
    assert untried.regret == 0.0


def test_a_mixture_follows_the_regrets_and_at_first_the_guide() -> None:
    chance = Hunt().g.chance
    arms = [Arm(), Arm(), Arm()]
    arms[0].likely = 1.0
    assert {mix(arms, chance) for i in range(20)} == {0}
    for arm, likely, regretted in zip(arms, (0.0, 0.5, 0.5), (-2.0, 3.0, 1.0)):
        arm.likely, arm.regret, arm.share = likely, regretted, 0.0
    drawn = [mix(arms, chance) for i in range(400)]
    assert drawn.count(0) == 0
    assert drawn.count(1) > drawn.count(2) > 50
    assert [arm.share for arm in arms] == [0.0, 300.0, 100.0]


def test_of_a_mixture_the_answer_is_drawn_and_what_is_rare_left_out() -> None:
    search = searched(Hunt(), "henryk", 1, guide_to(GAME))
    acts = flow.legal(search.base, search.seat)[:3]
    for act, share in zip(acts, (60.0, 35.0, 5.0)):
        search.root.arm(search.seat << 20 | act).share = share
    answers = []
    for n in range(40):
        search.key = key_from_seed(n)
        answers.append(search.best())
    assert set(answers) == set(acts[:2])
    assert answers.count(acts[0]) > answers.count(acts[1])


def others(search: Search, act: int) -> list[int]:
    """How often each of the others did this first."""
    seats = [seat for seat in range(len(search.base.sealed)) if seat != search.seat]
    return [search.root.arms[seat << 20 | act].visits for seat in seats]


def test_the_more_faith_it_has_the_more_often_the_others_do_as_the_guide_says() -> None:
    axe = GAME.vocabulary.read("play hunter_axe")
    found: list[list[int]] = []
    for faith in (0.0, 0.5, 1.0):
        search = searched(Hunt(), "henryk", 200, Stubborn(axe), faith)
        found.append(others(search, axe))
        assert search.root.arms[search.seat << 20 | axe].visits < 200
    without, half, whole = found
    assert whole == [200, 200]
    assert all(few < some < 200 for few, some in zip(without, half))


def test_chances_follow_values_and_add_up() -> None:
    chances = Stubborn(7).chances(Hunt().g, 0, [5, 6, 7])
    assert sum(chances) == pytest.approx(1.0)
    assert chances[0] == chances[1]
    assert chances[2] == pytest.approx(2.718281828**3 * chances[0])


def test_places_are_drawn_by_their_chance() -> None:
    g = Hunt().g
    drawn = [draw(g.chance, [0.25, 0.0, 0.75]) for i in range(400)]
    assert 50 < drawn.count(0) < 150
    assert drawn.count(1) == 0


def test_a_search_that_rests_looks_no_further_than_the_round() -> None:
    search = searched(Hunt(), "henryk", 1, guide_to(GAME))
    g = search.base.clone()
    assert isinstance(g, Bloodborne)
    begun = g.round
    flow.apply(g, g.asked[0], flow.legal(g, g.asked[0])[0])
    assert not GAME.settled(g)
    search.play_out(g)
    assert GAME.settled(g)
    assert g.round == begun + 1


def test_it_may_look_a_round_further() -> None:
    search = searched(Hunt(), "henryk", 1, guide_to(GAME))
    search.horizon = search.left = 2
    g = search.base.clone()
    assert isinstance(g, Bloodborne)
    begun = g.round
    flow.apply(g, g.asked[0], flow.legal(g, g.asked[0])[0])
    search.cap = 0
    search.play_out(g)
    assert GAME.settled(g)
    assert g.round == begun + 2


def test_habit_takes_over_where_the_guide_has_led_far_enough() -> None:
    guide = Stubborn(GAME.vocabulary.read("play hunters_dream"))
    search = searched(Hunt(), "henryk", 1, guide)
    search.horizon = 0
    asked = []
    for search.lead in (0, 1, 3):
        before = guide.asked
        search.play_out(search.base.clone())
        asked.append(guide.asked - before)
    assert asked == [0, 1, 3]


def test_it_goes_on_only_with_what_is_legal_now() -> None:
    before = searched(Hunt(), "henryk", 60, guide_to(GAME))
    acts = flow.legal(before.base, before.seat)
    often = before.best()
    legal = [act for act in acts if act != often]
    after = Search(GAME, before.base, before.seat, bytes(32), 16, guide_to(GAME))
    after.go_on_from(before.root, legal)
    assert sorted(act for act, _, _ in after.opinion()) == sorted(legal)
    assert after.best() in legal


def test_it_stops_when_nothing_can_change_its_answer() -> None:
    whole = searched(rich_and_wounded(), "henryk", 300, guide_to(GAME))
    short = Search(GAME, whole.base, whole.seat, bytes(32), 16, guide_to(GAME))
    short.horizon = 1
    short.stops = True
    short.run(0.0, 300)
    assert short.iterations < whole.iterations == 300
    assert short.ahead() > 300 - short.iterations
    assert short.best() == whole.best()


def test_a_search_that_does_not_rest_plays_on() -> None:
    search = searched(Hunt(), "henryk", 1, None)
    search.horizon = 0
    search.cap = 0
    g = search.base.clone()
    search.play_out(g)
    assert g.over
