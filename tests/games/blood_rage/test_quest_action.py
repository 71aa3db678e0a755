"""Taking on a quest (book: 'Quest')."""

from duskmoot.kernel.view import SPECTATOR, view
from duskmoot.kernel.zones import face_down
from tests.games.blood_rage.saga import Saga, card
from tests.rule import rule


@rule("action.quest.commit")
def test_only_quests_are_committed() -> None:
    saga = Saga()
    saga.has("wolf", hand=["quest_alfheim", "tyrs_smash", "troll"])
    quests = [act for act in saga.legal("wolf") if act.startswith("quest ")]
    assert quests == ["quest quest_alfheim.1"]
    assert saga.why_not("wolf", "quest tyrs_smash") == "action.quest.commit"
    assert saga.why_not("wolf", "quest troll") == "action.quest.commit"


@rule("action.quest.commit")
def test_a_committed_quest_leaves_the_hand() -> None:
    saga = Saga()
    saga.has("wolf", hand=["quest_alfheim", "tyrs_smash"])
    saga.act("wolf", "quest quest_alfheim")
    assert saga.hand("wolf") == ["tyrs_smash"]
    assert saga["wolf"].quests == [card("quest_alfheim.1")]
    assert saga.asked() == ["bear"]


@rule("action.quest.free")
def test_a_quest_costs_no_rage() -> None:
    saga = Saga()
    saga.has("wolf", hand=["quest_alfheim"], rage=3)
    saga.act("wolf", "quest quest_alfheim")
    assert saga["wolf"].rage == 3


@rule("action.quest.unlimited")
def test_a_fourth_quest_is_committed_in_one_age() -> None:
    saga = Saga(seats=2, turn="bear")
    quests = ["quest_alfheim", "quest_jotunheim", "quest_manheim", "quest_yggdrasil"]
    saga.has("wolf", hand=quests)
    saga.act("bear", "done")
    for quest in quests:
        saga.act("wolf", f"quest {quest}")
    assert len(saga["wolf"].quests) == 4
    assert [line["quests"] for line in saga.told("commits-quest")] == [1, 2, 3, 4]


@rule("action.quest.duplicates")
def test_two_quests_of_one_kind_are_both_rewarded() -> None:
    saga = Saga(seats=2, turn="bear")
    saga.has("wolf", hand=["quest_manheim", "quest_manheim"], elvagar=["warrior"])
    saga.act("bear", "done")
    saga.act("wolf", "quest quest_manheim")
    saga.act("wolf", "quest quest_manheim")
    saga.act("wolf", "done")
    saga.act("wolf", "raise axes")
    saga.act("wolf", "raise horns")
    assert saga["wolf"].glory == 10
    assert saga.stats("wolf") == [6, 4, 5]


@rule("action.quest.peek")
def test_own_quests_are_seen_and_those_of_others_are_counted() -> None:
    saga = Saga()
    saga.has("wolf", quests=["quest_alfheim", "quest_yggdrasil"])
    own = saga.view("wolf").table["clans"][0]["quests"]
    assert own == [card("quest_alfheim.1"), card("quest_yggdrasil.1")]
    for viewer in (SPECTATOR, 1, 2, 3):
        assert view(saga.g, viewer).table["clans"][0]["quests"] == [face_down(1)] * 2


@rule("action.quest.locked")
def test_committed_quests_are_not_played_in_battle() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["leader"], quests=["quest_alfheim", "quest_manheim"])
    saga.has("bear", gimle=["warrior"])
    saga.act("wolf", "pillage gimle")
    assert saga.told("reveals") == []
    assert saga.totals() == {"wolf": 3, "bear": 1}
    assert len(saga["wolf"].quests) == 2


@rule("action.quest.locked")
def test_committed_quests_are_not_counted_at_the_discard() -> None:
    saga = Saga()
    saga.has("wolf", hand=["troll"], quests=["quest_alfheim", "quest_manheim"])
    saga.everybody_passes()
    assert (saga.g.age, saga.question()) == (2, "draft")
    assert saga.hand("wolf") == ["troll"]


@rule("action.quest.locked")
def test_a_committed_quest_is_not_taken_back() -> None:
    saga = Saga(seats=2)
    saga.has("wolf", hand=["quest_alfheim"])
    saga.act("wolf", "quest quest_alfheim")
    saga.act("bear", "done")
    assert saga.legal("wolf") == ["invade warrior", "invade leader", "invade ship", "done"]


@rule("action.quest.deadline")
def test_strength_lost_before_the_quest_phase_does_not_count() -> None:
    saga = Saga(seats=2)
    saga.has("wolf", hand=["quest_manheim"], elvagar=["warrior"])
    saga.has("bear", gimle=["warrior", "warrior"])
    saga.act("wolf", "quest quest_manheim")
    saga.act("bear", "march gimle", "march-to elvagar", "send warrior", "send warrior")
    saga.everybody_passes()
    assert saga.told("fails-quest") == [
        {"key": "fails-quest", "clan": "wolf", "card": "quest_manheim"}
    ]
    assert saga["wolf"].glory == 0


@rule("action.quest.deadline")
def test_strength_won_after_the_quest_was_taken_counts() -> None:
    saga = Saga(seats=2)
    saga.has("wolf", hand=["quest_manheim"])
    saga.act("wolf", "quest quest_manheim")
    saga.act("bear", "done")
    saga.act("wolf", "invade warrior", "to elvagar")
    saga.everybody_passes()
    assert saga["wolf"].glory == 5
