"""The call to battle (clauses battle.call.*)."""

from tests.games.blood_rage.saga import Saga
from tests.rule import rule


@rule("battle.call.order")
def test_all_are_asked_clockwise_and_the_pillager_last() -> None:
    saga = Saga(turn="bear")
    saga.has("bear", gimle=["warrior"], yggdrasil=["warrior"])
    for name in ("wolf", "serpent", "raven"):
        saga.has(name, yggdrasil=["warrior"])
    saga.act("bear", "pillage gimle")
    for name in ("serpent", "raven", "wolf", "bear"):
        assert (saga.question(), saga.asked()) == ("join", [name])
        saga.act(name, "done")
    assert saga.question() == "action"


@rule("battle.call.one-figure")
def test_the_second_figure_waits_for_a_later_offer() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["warrior"])
    saga.has("bear", andlang=["warrior", "warrior"])
    saga.has("serpent", yggdrasil=["warrior"])
    saga.act("wolf", "pillage gimle")
    saga.act("bear", "join andlang")
    assert saga.figures("bear", "gimle") == ["warrior"]
    assert saga.asked() == ["serpent"]
    saga.act("serpent", "done")
    saga.act("bear", "join andlang")
    assert saga.figures("bear", "gimle") == ["warrior", "warrior"]


@rule("battle.call.one-figure")
def test_who_has_several_kinds_there_says_which_figure_comes() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["warrior"])
    saga.has("bear", andlang=["warrior", "leader"])
    saga.act("wolf", "pillage gimle")
    saga.act("bear", "join andlang")
    assert saga.legal("bear") == ["bring warrior", "bring leader"]
    saga.act("bear", "bring leader")
    assert saga.figures("bear", "gimle") == ["leader"]
    assert saga.figures("bear", "andlang") == ["warrior"]


@rule("battle.call.adjacent")
def test_horgr_is_too_far_from_andlang() -> None:
    saga = Saga()
    saga.has("wolf", andlang=["warrior"])
    saga.has("bear", horgr=["leader"])
    saga.has("serpent", horgr=["leader"], gimle=["warrior"])
    saga.act("wolf", "pillage andlang")
    assert saga.asked() == ["serpent"]
    assert saga.legal("serpent") == ["join gimle", "done"]
    assert saga.why_not("serpent", "join horgr") == "battle.call.adjacent"


@rule("battle.call.space")
def test_nobody_joins_where_all_villages_are_taken() -> None:
    saga = Saga()
    saga.has("wolf", andlang=["warrior", "warrior"], hand=["tyrs_bash"])
    saga.has("bear", andlang=["warrior"])
    saga.has("serpent", yggdrasil=["warrior"])
    saga.act("wolf", "pillage andlang")
    assert (saga.question(), saga.asked()) == ("commit", ["wolf"])


@rule("battle.call.space")
def test_yggdrasil_always_has_room() -> None:
    saga = Saga()
    saga.has("wolf", yggdrasil=["warrior"] * 4, hand=["tyrs_bash"])
    saga.has("bear", yggdrasil=["warrior"] * 4)
    saga.has("serpent", yggdrasil=["warrior"] * 2, gimle=["warrior"])
    saga.act("wolf", "pillage yggdrasil")
    saga.act("serpent", "join gimle")
    assert saga.figures("serpent", "yggdrasil") == ["warrior"] * 3


@rule("battle.call.free")
def test_who_has_no_rage_may_join_for_nothing() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["warrior"], hand=["tyrs_bash"])
    saga.has("bear", yggdrasil=["warrior"], rage=0)
    saga.act("wolf", "pillage gimle")
    saga.act("bear", "join yggdrasil")
    assert saga.figures("bear", "gimle") == ["warrior"]
    assert [saga["wolf"].rage, saga["bear"].rage] == [6, 0]


@rule("battle.call.loop")
def test_who_declined_is_asked_again_when_somebody_has_joined() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["warrior"], hand=["tyrs_bash"])
    saga.has("serpent", yggdrasil=["warrior"])
    saga.has("raven", yggdrasil=["warrior"])
    saga.act("wolf", "pillage gimle")
    saga.act("serpent", "done")
    saga.act("raven", "join yggdrasil")
    assert (saga.question(), saga.asked()) == ("join", ["serpent"])
    saga.act("serpent", "join yggdrasil")
    assert saga.figures("serpent", "gimle") == ["warrior"]


@rule("battle.call.end")
def test_the_last_village_ends_the_call() -> None:
    saga = Saga()
    saga.has("wolf", utgard=["warrior", "warrior"], hand=["tyrs_bash"])
    saga.has("bear", yggdrasil=["warrior", "warrior"])
    saga.has("serpent", yggdrasil=["warrior"])
    saga.act("wolf", "pillage utgard")
    saga.act("bear", "join yggdrasil")
    assert saga.question() == "commit"


@rule("battle.call.end")
def test_a_whole_round_of_refusals_ends_the_call() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["warrior"], yggdrasil=["warrior"], hand=["tyrs_bash"])
    saga.has("bear", gimle=["warrior"], yggdrasil=["warrior"])
    saga.has("raven", yggdrasil=["warrior", "warrior"])
    saga.act("wolf", "pillage gimle")
    saga.act("bear", "done")
    saga.act("raven", "join yggdrasil")
    saga.act("wolf", "done")
    saga.act("bear", "done")
    saga.act("raven", "done")
    assert (saga.question(), saga.asked()) == ("join", ["wolf"])
    saga.act("wolf", "done")
    assert saga.question() == "commit"


@rule("battle.call.not-invasion")
def test_a_troll_that_joins_destroys_nobody_and_horns_do_not_matter() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["warrior", "warrior"], hand=["tyrs_bash"])
    saga.has("bear", upgrades=["troll"], yggdrasil=["troll", "warrior"], horgr=["warrior"] * 2)
    assert saga.stats("bear")[2] == 4
    saga.act("wolf", "pillage gimle")
    saga.act("bear", "join yggdrasil", "bring troll")
    assert saga.figures("bear", "gimle") == ["troll"]
    assert saga.figures("wolf", "gimle") == ["warrior", "warrior"]


@rule("battle.call.not-invasion")
def test_joining_brings_no_extra_warrior() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["warrior"], hand=["tyrs_bash"])
    saga.has("bear", upgrades=["friggas_succor"], andlang=["leader"])
    saga.act("wolf", "pillage gimle")
    saga.act("bear", "join andlang")
    assert saga.question() == "commit"
    assert saga.figures("bear", "gimle") == ["leader"]


@rule("battle.call.unopposed")
def test_alone_in_the_province_no_cards_are_asked() -> None:
    saga = Saga()
    saga.token("gimle", "rage")
    saga.has("wolf", gimle=["warrior"], fjord_nw=["ship"], hand=["tyrs_bash"])
    saga.act("wolf", "pillage gimle")
    assert (saga.question(), saga.asked()) == ("action", ["bear"])
    assert saga.stats("wolf") == [7, 3, 4]
    assert saga.hand("wolf") == ["tyrs_bash"]
    assert saga.pillaged() == ["gimle"]


@rule("battle.call.unopposed")
def test_a_battle_before_does_not_make_a_later_pillage_opposed() -> None:
    saga = Saga(seats=2)
    saga.token("horgr", "horns")
    saga.has("wolf", gimle=["leader"], horgr=["warrior"])
    saga.has("bear", gimle=["warrior"])
    saga.fight("gimle", wolf="", bear="")
    saga.act("bear", "done")
    glory = saga["wolf"].glory
    saga.act("wolf", "pillage horgr")
    assert saga.told("battle") == [{"key": "battle", "place": "gimle"}]
    assert (saga["wolf"].glory, saga.pillaged()) == (glory, ["gimle", "horgr"])


@rule("battle.call.unopposed-glory")
def test_an_unopposed_pillage_brings_no_battle_glory() -> None:
    saga = Saga()
    saga.token("gimle", "horns")
    saga.has("wolf", gimle=["warrior"], axes_step=3, glory=2)
    saga.act("wolf", "pillage gimle")
    assert saga.stats("wolf") == [6, 5, 5]
    assert saga["wolf"].glory == 2


@rule("battle.call.participants")
def test_a_ship_in_the_fjord_is_an_enemy_and_fights() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["warrior"])
    saga.has("bear", fjord_nw=["ship"])
    saga.has("serpent", yggdrasil=["warrior"], myrkulor=["leader"])
    saga.act("wolf", "pillage gimle")
    saga.stay_away()
    assert saga.totals() == {"wolf": 1, "bear": 2}
    assert saga.figures("wolf", "valhalla") == ["warrior"]
    assert saga.figures("serpent", "yggdrasil") == ["warrior"]
    assert saga.figures("serpent", "myrkulor") == ["leader"]
