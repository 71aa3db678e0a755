"""The ideas of the heuristic bot for Heritage, each in a position that shows it."""

import pytest

from duskmoot.bots import guide_to, make
from duskmoot.bots.bot import Budget
from duskmoot.games.heritage.outlook.standing import standings
from duskmoot.kernel import flow
from duskmoot.kernel.view import view
from tests.bots.whole_games import played, wins_alone
from tests.games.heritage.court import GAME, NAMES, Court


def choice(court: Court, name: str, seed: int = 1) -> str:
    """What the bot does in this player's place, as text."""
    seat = NAMES.index(name)
    seen = view(court.g, seat)
    return court.spell(make("heuristic", GAME, seat, seed).decide(seen, seen.acts, Budget()))


def promise(court: Court, name: str) -> float:
    """The points that the position promises to a player."""
    return standings(court.g)[NAMES.index(name)]


# Recruiting.


def late() -> Court:
    """The last round; the high clans lead, and of the queue one alone is high."""
    court = Court(round=10)
    for b in court.g.bloodlines:
        b.recruits = 9
    court.g.high_low = 3
    low = [f"{name}: low fervent north" for name in "abde"]
    court.queue(*low[:2], "c: high fervent north", *low[2:])
    return court


def test_it_recruits_into_the_leading_class() -> None:
    assert choice(late(), "anna") == "recruit c"


def test_it_takes_what_an_event_counts() -> None:
    court = Court(options={"events": "five"}, round=10)
    court.g.events = [GAME.vocabulary.number("event", "be_science")]
    court.tree("boris", "x: science\ny: war")
    court.tree("anna", "m: science\nn: war")
    court.queue("a: war", "b: war", "c: war", "d: science", "e: war")
    for b in court.g.bloodlines:
        b.recruits = 9
    assert choice(court, "anna") == "recruit d"


def test_it_leaves_little_in_the_queue_for_the_next() -> None:
    """Both may have either; the last one to recruit gets what is left."""
    promises = []
    for right in ("low", "high"):
        court = Court(round=10, turn="boris")
        court.g.high_low = 4
        for b, recruits in zip(court.g.bloodlines, (10, 9)):
            b.recruits = recruits
        court.queue("a: low", "b: low", "c: low", "d: low", f"e: {right}")
        promises.append(promise(court, "boris"))
    assert promises[1] > promises[0]


def test_it_places_a_recruit_where_a_coterie_is_completed() -> None:
    court = Court(anna="brujah", boris="ventrue")
    court.tree("anna", "smith: war\nmonk: science exhausted")
    court.leader("anna", "exhausted")
    court.hand("anna", "bru_storm_the_gates", "bru_blood_grudge")
    court.queue("a: war", "b: war", "c: war", "d: war", "e: war")
    court.act("anna", "recruit e")
    assert choice(court, "anna") == "sire smith"


# Intrigues.


def test_it_plays_an_intrigue_that_simply_pays() -> None:
    court = Court(anna="lasombra", boris="ventrue")
    court.tree("anna", "page: wealth")
    court.hand("anna", "las_abyssal_patronage")
    court.act("anna", "recruit " + GAME.vocabulary.nouns["vampire"][court.g.queue[-1]])
    while flow.question(court.g).key != "what-now":
        flow.apply(court.g, 0, flow.legal(court.g, 0)[0])
    assert choice(court, "anna") == "play las_abyssal_patronage"


def test_at_the_end_it_plays_what_would_be_lost_in_its_hand() -> None:
    court = Court(anna="lasombra", boris="ventrue", round=10)
    court.tree("anna", "sage: science\nspy: secrets")
    court.tree("boris", "lord: high boons=anna:1")
    court.hand("anna", "las_whispered_leverage")
    court.g.recruited = True
    for b in court.g.bloodlines:
        b.recruits = 10
    assert choice(court, "anna") == "play las_whispered_leverage"


def test_an_edict_is_worth_more_while_many_recruits_are_to_come() -> None:
    gains = []
    for recruits in (1, 9):
        court = Court(anna="ventrue", boris="brujah", round=recruits + 1)
        for b in court.g.bloodlines:
            b.recruits = recruits
        before = promise(court, "anna")
        anna = court.player("anna")
        anna.edict = [GAME.vocabulary.number("intrigue", "ven_edict_of_tribute")]
        anna.decree = [GAME.vocabulary.number("value", "north"), anna.line[0]]
        gains.append(promise(court, "anna") - before)
    assert gains[0] > 2 * gains[1] > 0


def test_a_market_is_worth_more_while_many_rounds_are_to_come() -> None:
    gains = []
    for number in (2, 9):
        court = Court(anna="nosferatu", boris="brujah", round=number)
        for b in court.g.bloodlines:
            b.recruits = number - 1
        before = promise(court, "anna")
        anna = court.player("anna")
        anna.market = [GAME.vocabulary.number("intrigue", "nos_cobweb_exchange")]
        anna.stalls = [-1]
        gains.append(promise(court, "anna") - before)
    assert gains[0] > 2 * gains[1] > 0


def test_who_has_been_at_the_own_market_does_not_wait_for_the_same_round_again() -> None:
    """The boon comes back at the end of the round; a turn without a visit is one lost."""
    visits = []
    for used in (-1, 0):
        court = Court(anna="nosferatu", boris="brujah", round=9, turn="boris")
        anna = court.player("anna")
        anna.recruits = 9
        anna.market = [GAME.vocabulary.number("intrigue", "nos_cobweb_exchange")]
        anna.stalls = [used]
        visits.append(promise(court, "anna"))
    assert visits[1] == pytest.approx(visits[0] + 1)


def test_notoriety_weighs_more_where_torpor_may_follow() -> None:
    losses = []
    for hand in ([], ["tre_boil_the_blood"]):
        court = Court(anna="tremere", boris="ventrue")
        court.tree("boris", "lord: high power=3")
        court.hand("anna", *hand)
        before = promise(court, "boris")
        court.player("boris").notoriety[1] = 2
        losses.append(before - promise(court, "boris"))
    assert losses[1] > losses[0] == pytest.approx(2)


def test_a_declared_enemy_is_worth_something_to_who_can_use_it() -> None:
    court = Court(anna="brujah", boris="ventrue")
    court.tree("boris", "lord: high")
    court.hand("anna", "bru_clenched_fist")
    before = promise(court, "anna")
    anna = court.player("anna")
    anna.declared = [GAME.vocabulary.number("intrigue", "bru_name_the_tyrant")]
    anna.enemies = [court["lord"].number]
    assert promise(court, "anna") > before


# Targets and bargains.


def test_it_harms_the_leader_of_three() -> None:
    court = Court(anna="toreador", boris="ventrue", clara="brujah")
    court.tree("boris", "x: war")
    court.tree("clara", "y: war")
    court.leader("clara", "power=9")
    court.plays("anna", "anna", "tor_cutting_review")
    assert choice(court, "anna") in ("choose y", "choose clara")


def test_it_sacrifices_the_lesser_vampire() -> None:
    court = Court(anna="tremere", boris="ventrue")
    court.tree("boris", "lord: power=4 notoriety=2\n  page: notoriety=1")
    court.effects(
        "anna", "anna", [{"op": "send_to_torpor", "target": {"pool": "opponent", "count": 1}}]
    )
    court.act("anna", "choose lord")
    assert court.asks() == "boris sacrifice"
    assert choice(court, "boris") == "choose page"


def test_it_keeps_its_boon_rather_than_escape_a_light_penalty() -> None:
    court = Court(anna="lasombra", boris="ventrue")
    court.tree("boris", "lord: high")
    court.plays("anna", "anna", "las_a_courteous_request")
    assert court.asks() == "boris ring"
    assert choice(court, "boris") == "done"


def test_it_comes_as_a_guest_where_a_third_is_far_ahead() -> None:
    court = Court(anna="toreador", boris="ventrue", clara="brujah")
    court.leader("clara", "power=9")
    rows = [{"op": "invitation", "effect": [{"op": "gain_power", "n": 2}]}]
    court.effects("anna", "anna", rows)
    court.act("anna", "opponent boris", "first anna")
    assert court.asks() == "boris guest"
    assert choice(court, "boris") == "accept"


# What it rests on.


def test_it_knows_nothing_of_hidden_cards() -> None:
    choices = set()
    for hand, deck in ((["ven_privy_council"], "a: war"), (["ven_sheriffs_arrest"], "b: wealth")):
        court = Court(anna="brujah", boris="ventrue")
        court.tree("anna", "smith: war")
        court.hand("anna", "bru_name_the_tyrant", "bru_clenched_fist")
        court.hand("boris", *hand)
        court.queue("q: north", "r: east", "s: south", "t: west", "u: north")
        court.deck(deck)
        choices.add(choice(court, "anna"))
    assert len(choices) == 1


def test_it_knows_nothing_of_tokens_that_lie_face_down() -> None:
    court = Court(options={"geography-board": "sabbat-wars"})
    before = standings(court.g)
    for region in court.g.regions:
        region.tokens.reverse()
        region.tokens = [side * 6 + 5 for side in region.sides]
    assert standings(court.g) == before


def test_its_seed_decides_only_between_equals() -> None:
    court = late()
    assert len({choice(court, "anna", seed) for seed in range(8)}) == 1


def test_a_look_ahead_leaves_the_position_alone() -> None:
    court = Court()
    court.hand("anna", "bru_name_the_tyrant")
    guide = guide_to(GAME)
    assert guide is not None
    seen = view(court.g, 0)
    guide.values(court.g, 0, seen.acts)
    assert view(court.g, 0).table == seen.table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_heuristic_bots_play_whole_games_and_again_the_same(seats: int) -> None:
    kinds = ["heuristic"] * seats
    ends = [GAME.scores(played(GAME, kinds, seed=5)) for again in range(2)]
    assert ends[0] == ends[1]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_wins_nearly_always_against_random_seats(seats: int) -> None:
    assert wins_alone(GAME, seats, games=12) >= 10
