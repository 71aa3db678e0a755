"""Preparing the game (book: ПОДГОТОВКА К ИГРЕ)."""

import pytest

from duskmoot.games.heritage.cards import BASE_EVENTS, CLAN_DECKS, LEADERS, VAMPIRES
from duskmoot.games.heritage.pieces import BOARD_NAMES, CLAN_NAMES, HIGH_LOW_CLANS
from duskmoot.games.heritage.state import Heritage
from duskmoot.kernel import flow
from duskmoot.kernel.acts import noun
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import Refused, Setting
from tests.games.heritage.court import GAME
from tests.rule import rule


def begun(seats: int = 3, seed: int = 1, **options: str) -> Heritage:
    chosen = GAME.choose({key.replace("_", "-"): value for key, value in options.items()})
    g = GAME.begin(Setting(GAME, seats, chosen, key_from_seed(seed)), True)
    assert isinstance(g, Heritage)
    return g


def seated(seats: int = 3, seed: int = 1, **options: str) -> Heritage:
    """All have chosen the first clan that is free, and the first leader."""
    g = begun(seats, seed, **options)
    for i in range(2 * seats):
        flow.apply(g, g.asked[0], flow.legal(g, g.asked[0])[0])
    return g


@rule("setup.players")
def test_two_to_four_play() -> None:
    for seats in (2, 3, 4):
        assert len(begun(seats).bloodlines) == seats
    for seats in (1, 5):
        with pytest.raises(Refused):
            begun(seats)


@rule("setup.base-events")
def test_none_to_five_events_are_dealt() -> None:
    counts = {"none": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5}
    for choice, count in counts.items():
        g = begun(events=choice)
        assert len(set(g.events)) == len(g.events) == count
    with pytest.raises(Refused):
        begun(events="six")
    assert len(begun().events) == 3
    assert len(BASE_EVENTS) == 13


@rule("setup.queue")
def test_five_characters_stand_in_the_queue() -> None:
    g = begun()
    assert (len(g.queue), len(g.deck), g.discard) == (5, 75, [])
    assert sorted(g.queue + g.deck) == list(range(80))


@rule("setup.round-marker")
def test_the_first_round_comes_first() -> None:
    assert seated().round == 1


@rule("setup.battlegrounds", "setup.single-or-chronicle")
def test_three_battlegrounds_lie_there_one_for_each_axis() -> None:
    g = begun()
    assert [BOARD_NAMES[b] for b in g.boards] == [
        "high_low_clans",
        "beast_within",
        "war_of_princes",
    ]
    assert begun(borders="contested").boards[0] == HIGH_LOW_CLANS


@rule("setup.first-player-random")
def test_anybody_may_be_first() -> None:
    assert {begun(4, seed).first for seed in range(40)} == {0, 1, 2, 3}


@rule("setup.clan", "clan.general.nine")
def test_a_clan_is_played_by_one_alone() -> None:
    for seats in (2, 3, 4):
        g = begun(seats)
        assert len(flow.legal(g, g.asked[0])) == 9
    for spelled in ("choose-clan ventrue", "choose-leader leader_margravine_hildegund"):
        flow.apply(g, g.asked[0], GAME.vocabulary.read(spelled))
    question = flow.question(g)
    taken = GAME.vocabulary.read("choose-clan ventrue")
    assert question.why_not(g, g.asked[0], taken) == "setup.clan"
    assert len(flow.legal(g, g.asked[0])) == 8


@rule("setup.clan-leader")
def test_a_clan_has_two_leaders_to_choose_from() -> None:
    g = begun()
    seat = g.asked[0]
    flow.apply(g, seat, GAME.vocabulary.read("choose-clan brujah"))
    assert [noun(act) for act in flow.legal(g, seat)] == LEADERS[CLAN_NAMES.index("brujah")]
    flow.apply(g, seat, flow.legal(g, seat)[1])
    assert [VAMPIRES[v].id for v in g.bloodlines[seat].line] == ["leader_wat_redhand"]


@rule("setup.leader-tokens", "setup.clan-marker")
def test_a_leader_begins_with_three_power_and_three_boons() -> None:
    for b in seated().bloodlines:
        assert (b.power, b.notoriety, b.boons) == ([3], [0], [3 << (4 * b.seat)])
        assert b.reserved == -1


@rule("setup.morality-token", "battleground.beast-within.setup")
def test_morality_tokens_show_the_leaders_temperament() -> None:
    for b in seated().bloodlines:
        assert (b.morality, b.side) == (3, VAMPIRES[b.line[0]].values[1])


@rule("setup.starting-intrigues")
def test_the_hand_is_named_on_the_leader() -> None:
    for b in seated().bloodlines:
        assert b.hand == VAMPIRES[b.line[0]].intrigues
        assert sorted(b.hand + b.deck) == CLAN_DECKS[b.clan]
        assert len(b.deck) == 5


@rule("setup.leader-not-activated")
def test_a_leader_activates_nothing() -> None:
    g = seated()
    assert g.high_low == 0
    assert [b.morality for b in g.bloodlines] == [3, 3, 3]
    assert sum(g.princes) == 28


@rule("clan.general.unique-mechanic")
def test_a_clan_has_its_own_intrigues() -> None:
    prefixes = ["bru", "gan", "las", "mal", "nos", "tor", "tre", "tzi", "ven"]
    for clan, cards in enumerate(CLAN_DECKS):
        names = [GAME.vocabulary.name("intrigue", card) for card in cards]
        assert len(names) == 8
        assert all(name.startswith(prefixes[clan]) for name in names)


def test_ancillae_are_as_many_as_the_table_wants() -> None:
    for choice, count in {"none": 0, "ten": 10, "twenty": 20}.items():
        assert [side & 3 for side in begun(ancillae=choice).blood].count(2) == count
