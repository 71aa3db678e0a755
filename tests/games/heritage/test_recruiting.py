"""Recruiting and the queue (book: ФАЗА РЕКРУТИРОВАНИЯ)."""

from typing import Any

from tests.games.heritage.court import NAMES, Court
from tests.games.heritage.test_turns import finish
from tests.rule import rule

FIVE = ["a", "b", "c", "d", "e"]
FOUR_PLAYERS: dict[str, Any] = {
    "anna": "brujah",
    "boris": "ventrue",
    "clara": "gangrel",
    "dmitri": "tremere",
}


def queue_of(court: Court) -> list[str]:
    return [court.named("vampire", character) for character in court.g.queue]


@rule("recruit.choose", "queue.refresh")
def test_a_recruit_leaves_the_queue_and_the_others_close_up() -> None:
    court = Court()
    court.queue(*FIVE)
    court.deck("new")
    court.act("anna", "recruit d")
    assert court["d"].owner == "anna"
    assert queue_of(court) == ["new", "a", "b", "c", "e"]
    assert court.told("arrives") == [{"character": "new"}]


@rule("recruit.cost", "recruit.payment")
def test_the_two_left_cells_cost_three_and_one() -> None:
    for character, cost in (("a", 3), ("b", 1), ("c", 0), ("d", 0), ("e", 0)):
        court = Court()
        court.queue(*FIVE)
        court.leader("anna", "power=5")
        court.act("anna", f"recruit {character}")
        assert court["anna"].power == 5 - cost


@rule("recruit.payment")
def test_any_vampires_pay_together() -> None:
    court = Court()
    court.queue(*FIVE)
    court.leader("anna", "power=2")
    court.tree("anna", "x: power=1\ny: torpor power=4\nz: power=1")
    court.act("anna", "recruit a")
    assert court.offers("anna") == ["pay anna", "pay x", "pay z"]
    assert court.refusal("anna", "pay y") == "state.torpor.no-power"
    court.act("anna", "pay x", "pay anna", "pay z")
    assert [court[name].power for name in ("anna", "x", "y", "z")] == [1, 0, 4, 0]
    assert court.asks() == "anna sire"


@rule("recruit.payment")
def test_where_all_must_be_paid_nothing_is_asked() -> None:
    court = Court()
    court.queue(*FIVE)
    court.leader("anna", "power=2")
    court.tree("anna", "x: power=1")
    court.act("anna", "recruit a")
    assert (court["anna"].power, court["x"].power) == (0, 0)
    assert court.asks() == "anna sire"


@rule("recruit.own-clan-free", "recruit.any-clan")
def test_the_own_clan_is_free_in_any_cell() -> None:
    for name, cost in (("anna", 3), ("boris", 0)):
        court = Court(turn=name)
        court.queue("kin: ancilla blood=ventrue", "b", "c", "d", "e")
        court.act(name, "recruit kin")
        assert court[name].power == 3 - cost
        assert court["kin"].owner == name


@rule("recruit.unaffordable", "state.torpor.no-power")
def test_who_cannot_pay_cannot_recruit() -> None:
    court = Court()
    court.queue(*FIVE)
    court.leader("anna", "power=0")
    court.tree("anna", "x: torpor power=4")
    assert court.refusal("anna", "recruit a") == "recruit.unaffordable"
    assert court.refusal("anna", "recruit b") == "recruit.unaffordable"
    assert court.refusal("anna", "recruit c") == ""


@rule("recruit.placement", "recruit.max-childer", "state.torpor.no-new-childe")
def test_every_own_vampire_with_room_may_be_the_sire() -> None:
    court = Court()
    court.queue(*FIVE)
    court.tree("anna", "x\ny: exhausted\nz: torpor\n  w")
    court.tree("boris", "v")
    court.act("anna", "recruit e")
    assert court.offers("anna") == ["sire x", "sire y", "sire w"]
    assert court.refusal("anna", "sire anna") == "recruit.max-childer"
    assert court.refusal("anna", "sire z") == "state.torpor.no-new-childe"
    assert court.refusal("anna", "sire v") == "not-offered"
    court.act("anna", "sire w")
    assert court.childer("w") == ["e"]


@rule("recruit.max-childer")
def test_childer_in_torpor_keep_their_place() -> None:
    court = Court()
    court.queue(*FIVE)
    court.tree("anna", "x: torpor\ny: torpor\nz")
    court.act("anna", "recruit e")
    assert court["e"].owner == "anna"
    assert court.childer("z") == ["e"]


@rule("recruit.sequence", "ability.on-recruit", "queue.remove")
def test_queue_then_boards_then_abilities() -> None:
    court = Court()
    court.queue("a", "b", "c", "d", "e: ancilla=sec_cull")
    court.deck("new")
    court.act("anna", "recruit e")
    assert court.asks() == "anna board"
    assert queue_of(court) == ["new", "a", "b", "c", "d"]
    court.act("anna", "done")
    while court.asks() != "anna character":
        court.act("anna", court.offers("anna")[0])
    court.act("anna", "take new", "done")
    assert court.aliases["new"] in court.g.discard
    keys = [line.tale.key for line in court.g.story or []]
    assert keys.index("recruits") < keys.index("arrives") < keys.index("politics")
    assert keys.index("politics") < keys.index("ability") < keys.index("leaves-queue")


@rule("recruit.no-legal-choice")
def test_who_could_recruit_nobody_sees_the_rightmost_make_way() -> None:
    court = Court(**FOUR_PLAYERS)
    court.queue(*FIVE)
    court.leader("anna", "power=0")
    court.deck("n", "m")
    for name, character in zip(NAMES[1:], ("c", "d", "e")):
        court.has(name, reserved=court.aliases[character])
    court.turn_of("anna")
    assert court.told("makes-way") == [{"character": "e"}]
    assert queue_of(court) == ["n", "a", "b", "c", "d"]
    assert court.offers("anna")[0] == "recruit b"
    assert court.player("dmitri").reserved == -1


@rule("recruit.bond")
def test_a_bonded_character_joins_its_own_clan_alone() -> None:
    bond = court_with_bond("anna")
    assert bond.refusal("anna", "recruit e") == "recruit.bond"
    own = court_with_bond("boris")
    assert own.refusal("boris", "recruit e") == ""


def court_with_bond(turn: str) -> Court:
    court = Court(turn=turn)
    court.queue("a", "b", "c", "d", "e: ancilla blood=ventrue")
    court.glue("e", "st_bond")
    return court


@rule("queue.refresh-always", "reserve.no-shield")
def test_whatever_takes_a_character_the_queue_is_refreshed() -> None:
    for card in ("tre_blood_substitution", "remove", "monster"):
        court = Court(anna="tremere", boris="ventrue")
        court.tree("anna", "x\ny")
        court.queue("a", "b", "c", "d", "e: ancilla")
        court.has("boris", reserved=court.aliases["e"])
        if card == "remove":
            court.effects("anna", "x", [{"op": "remove_from_queue", "min": 1, "max": 1}])
            court.act("anna", "take e")
        elif card == "monster":
            row = {"op": "create_monster", "target": {"pool": "own", "count": 1}}
            court.effects("anna", "x", [row])
            court.act("anna", "choose x")
        else:
            court.plays("anna", "x", card)
            court.act("anna", "choose x", "take e")
        assert len(court.g.queue) == 5
        assert court.aliases["e"] not in court.g.queue
        assert court.player("boris").reserved == -1


@rule("queue.remove-several")
def test_a_card_dealt_meanwhile_may_be_removed_next() -> None:
    court = Court()
    court.queue(*FIVE)
    court.deck("new")
    court.effects("anna", "anna", [{"op": "remove_from_queue", "min": 1, "max": 2}])
    assert court.refusal("anna", "done") == "ability.mandatory"
    court.act("anna", "take a", "take new")
    assert [court.named("vampire", c) for c in court.g.discard] == ["a", "new"]


@rule("queue.deck-empty")
def test_an_empty_deck_is_made_anew_from_the_discard() -> None:
    court = Court()
    court.queue(*FIVE)
    court.g.discard = court.g.deck[:6]
    court.g.deck = []
    court.act("anna", "recruit e")
    assert (len(court.g.queue), len(court.g.deck), len(court.g.discard)) == (5, 5, 0)
    assert court.told("reshuffles") == [{"n": 6}]


@rule("queue.deck-empty", "recruit.cost")
def test_with_no_card_left_the_queue_stays_short_on_its_left() -> None:
    court = Court()
    court.queue(*FIVE)
    court.g.deck = []
    court.act("anna", "recruit e")
    finish(court, "anna")
    if court.asks() == "anna what-now":
        court.act("anna", "done")
    assert queue_of(court) == ["a", "b", "c", "d"]
    assert "recruit a" in court.offers("boris")
    court.act("boris", "recruit a")
    assert court["boris"].power == 2


@rule("reserve.place", "reserve.one", "reserve.moves-with-card")
def test_a_marker_lies_on_one_character_and_moves_with_it() -> None:
    court = Court()
    court.queue(*FIVE)
    court.has("boris", reserved=court.aliases["c"])
    court.effects("anna", "anna", [{"op": "reserve", "n": 1}])
    assert court.refusal("anna", "take c") == "reserve.place"
    court.act("anna", "take b")
    court.effects("anna", "anna", [{"op": "reserve", "n": 1}])
    assert court.refusal("anna", "take b") == "reserve.place"
    court.act("anna", "take d")
    assert court.player("anna").reserved == court.aliases["d"]
    court.act("anna", "recruit e")
    assert queue_of(court)[4] == "d"
    assert court.player("anna").reserved == court.aliases["d"]


@rule("reserve.block")
def test_nobody_else_recruits_a_reserved_character() -> None:
    court = Court()
    court.queue(*FIVE)
    court.has("boris", reserved=court.aliases["e"])
    assert court.refusal("anna", "recruit e") == "reserve.block"
    court.turn_of("boris")
    court.has("boris", reserved=court.aliases["e"])
    assert court.refusal("boris", "recruit e") == ""


@rule("reserve.expiry")
def test_the_marker_comes_off_when_the_own_turn_begins() -> None:
    court = Court()
    court.queue(*FIVE)
    court.has("boris", reserved=court.aliases["e"])
    court.act("anna", "recruit d")
    finish(court, "anna")
    if court.asks() == "anna what-now":
        court.act("anna", "done")
    assert court.player("boris").reserved == -1
    assert court.refusal("boris", "recruit e") == ""
