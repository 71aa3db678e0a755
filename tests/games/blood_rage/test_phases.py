"""Three Ages of six phases (book: 'Phases of the game')."""

from itertools import groupby

import pytest

from duskmoot.games.blood_rage.state import DISCARD, QUEST, BloodRage
from duskmoot.kernel import flow
from tests.games.blood_rage.saga import GAME, Saga, new_game, place
from tests.rule import rule

MARKS = {
    "age-begins": "gifts",
    "passes-on": "gifts",
    "refills": "action",
    "fulfils": "quest",
    "fails-quest": "quest",
    "ragnarok": "ragnarok",
    "released": "valhalla",
}
"""Lines of the story that are told in one phase only."""


def play(g: BloodRage) -> None:
    """Quests are drafted and committed, leaders die in Ragnarök, and the rest is passed."""
    while not g.over:
        seat = g.asked[0]
        acts = [GAME.vocabulary.spell(act) for act in flow.legal(g, seat)]
        wishes = ["draft quest", "quest", f"to {doomed(g)}", "invade leader", "hold", "raise"]
        chosen = [act for wish in wishes for act in acts if act.startswith(wish)]
        flow.apply(g, seat, GAME.vocabulary.read((chosen or acts[-1:])[0]))


def doomed(g: BloodRage) -> str:
    return GAME.vocabulary.name("place", g.ragnarok[g.age - 1])


@rule("phase.order")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_ages_have_the_same_six_phases(seats: int) -> None:
    g = new_game(seats, seed=3)
    play(g)
    assert g.story is not None
    phases: list[str] = []
    for line in g.story:
        if line.tale.key == "buries":  # at the end of a draft, and in the discard phase
            phases.append("gifts" if phases[-1] == "gifts" else "discard")
        elif line.tale.key in MARKS:
            phases.append(MARKS[line.tale.key])
    recorded = [phase for phase, _ in groupby(phases)]
    assert recorded == ["gifts", "action", "discard", "quest", "ragnarok", "valhalla"] * 3


def at_the_discard() -> Saga:
    """The Wolf and the Bear have to choose a card; the Wolf has fulfilled a quest."""
    saga = Saga()
    saga.has("wolf", hand=["tyrs_smash", "troll"], quests=["quest_alfheim"], gimle=["warrior"])
    saga.has("bear", hand=["tyrs_bash", "tyrs_crush"])
    saga.everybody_passes()
    return saga


@rule("phase.complete")
def test_after_the_discard_the_saga_marker_is_on_the_quest_phase() -> None:
    saga = at_the_discard()
    assert (saga.question(), saga.view("raven").table["phase"]) == ("hold", DISCARD)
    saga.act("wolf", "hold troll")
    saga.act("bear", "hold tyrs_bash")
    assert (saga.question(), saga.view("raven").table["phase"]) == ("raise", QUEST)


@rule("phase.complete")
def test_no_quest_is_judged_before_everybody_has_discarded() -> None:
    saga = at_the_discard()
    saga.act("wolf", "hold troll")
    assert (saga.asked(), saga.g.phase) == (["bear"], DISCARD)
    assert saga.view("raven").table["clans"][0]["revealed"] == []
    assert saga["wolf"].glory == 0


@rule("phase.complete")
def test_ragnarok_waits_for_the_last_reward_of_a_quest() -> None:
    saga = Saga(doom=["gimle", "horgr", "elvagar"])
    saga.has("wolf", quests=["quest_alfheim"], gimle=["warrior"])
    saga.everybody_passes()
    assert (saga.question(), saga.g.destroyed) == ("raise", [])
    saga.act("wolf", "raise axes")
    assert saga.g.destroyed == [place("gimle")]
