"""Toreador (book: ТОРЕАДОР): Invitation."""

from tests.card import card
from tests.games.heritage.court import GAME, Court
from tests.games.heritage.test_turns import finish
from tests.rule import rule


def salon() -> Court:
    return Court(anna="toreador", boris="ventrue")


@rule("clan.toreador.invite", "clan.toreador.reward")
@card("tor_midnight_salon")
def test_a_guest_who_comes_uses_the_effect_too() -> None:
    court = salon()
    court.plays("anna", "anna", "tor_midnight_salon")
    court.act("anna", "opponent boris", "first anna")
    assert court.asks() == "boris guest"
    court.act("boris", "accept")
    assert [len(court.player(name).hand) for name in ("anna", "boris")] == [1, 1]
    assert (court["anna"].power, court["boris"].power) == (5, 3)


@rule("clan.toreador.invite")
def test_a_guest_may_decline() -> None:
    court = salon()
    court.plays("anna", "anna", "tor_midnight_salon")
    court.act("anna", "opponent boris", "first anna")
    court.act("boris", "done")
    assert [len(court.player(name).hand) for name in ("anna", "boris")] == [1, 0]
    assert court["anna"].power == 3


@rule("clan.toreador.none")
def test_nobody_need_be_invited() -> None:
    court = salon()
    court.plays("anna", "anna", "tor_midnight_salon")
    court.act("anna", "done")
    assert len(court.player("anna").hand) == 1
    assert court.asks() == "anna what-now"


@rule("clan.toreador.invite")
@card("tor_patron_of_genius")
def test_a_guest_picks_the_own_vampire_that_gains() -> None:
    court = salon()
    court.tree("boris", "x\ny: torpor")
    court.plays("anna", "anna", "tor_patron_of_genius")
    court.act("anna", "opponent boris", "first anna")
    court.act("boris", "accept")
    assert court.asks() == "boris subject"
    card = GAME.vocabulary.number("intrigue", "tor_patron_of_genius")
    assert court.g.threads[-1].card == card
    court.act("boris", "choose x")
    assert (court["x"].power, court["anna"].power) == (1, 3 + 2 + 1)
    assert len(court.player("boris").hand) == 1


@rule("clan.toreador.reward")
def test_the_reward_comes_before_the_effect() -> None:
    court = salon()
    court.tree("boris", "x\ny")
    court.plays("anna", "anna", "tor_patron_of_genius")
    court.act("anna", "opponent boris", "first boris")
    court.act("boris", "accept")
    assert court.asks() == "boris subject"
    assert court["anna"].power == 5


@rule("clan.toreador.order")
@card("tor_masked_ball")
def test_the_host_says_who_is_first_before_the_guest_answers() -> None:
    court = salon()
    court.tree("anna", "x: exhausted")
    court.tree("boris", "y: exhausted\nz")
    court.plays("anna", "anna", "tor_masked_ball")
    court.act("anna", "opponent boris")
    assert court.offers("anna") == ["first anna", "first boris"]
    court.act("anna", "first boris")
    assert court.told("invites") == [{"player": "anna", "guest": "boris", "first": "boris"}]
    court.act("boris", "accept")
    assert court.asks() == "boris target"
    court.act("boris", "choose y")
    court.act("anna", "choose x")
    assert not court["x"].exhausted
    assert not court["y"].exhausted


@rule("clan.toreador.deck-recruit", "turn.one-recruit")
@card("tor_the_perfect_muse")
def test_a_recruit_from_the_deck_follows_all_rules_and_is_free() -> None:
    court = salon()
    court.deck("muse: high ancilla=wea_tithe", "other")
    before = court.g.deck[:]
    court.plays("anna", "anna", "tor_the_perfect_muse")
    court.act("anna", "done", "take muse", "done")
    finish(court, "anna")
    assert court["muse"].owner == "anna"
    assert (court["muse"].power, court.g.high_low) == (2, 1)
    assert court["anna"].power == 3
    before.remove(court.aliases["muse"])
    assert sorted(court.g.deck) == sorted(before)
    assert court.g.deck != before
    assert court.g.recruited


@rule("clan.toreador.deck-recruit", "queue.deck-empty")
def test_an_empty_deck_is_made_anew_before_it_is_searched() -> None:
    court = salon()
    court.deck("muse: high")
    court.g.discard, court.g.deck = court.g.deck, []
    court.plays("anna", "anna", "tor_the_perfect_muse")
    court.act("anna", "done", "take muse", "done")
    finish(court, "anna")
    assert court["muse"].owner == "anna"
    assert court.g.discard == []


@rule("clan.toreador.deck-recruit")
def test_after_a_recruit_the_whole_card_is_refused() -> None:
    court = salon()
    court.tree("anna", "x: secrets\n  y: wealth")
    court.hand("anna", "tor_the_perfect_muse")
    court.g.recruited = True
    clause = "clan.toreador.deck-recruit"
    assert court.refusal("anna", "play tor_the_perfect_muse") == clause


@rule("clan.toreador.guest-recruit", "game-end.equal-recruits")
def test_a_guests_recruit_waits_for_the_own_next_turn() -> None:
    court = salon()
    court.deck("muse: war", "guest: wealth")
    court.plays("anna", "anna", "tor_the_perfect_muse")
    court.act("anna", "opponent boris", "first boris")
    court.act("boris", "accept", "take guest")
    assert court.player("boris").aside == court.aliases["guest"]
    court.act("anna", "take muse", "done")
    finish(court, "anna")
    if court.asks() == "anna what-now":
        court.act("anna", "done")
    recruits = [offer for offer in court.offers("boris") if offer.startswith("recruit")]
    assert recruits == ["recruit guest"]
    last = court.named("vampire", court.g.queue[-1])
    assert court.refusal("boris", f"recruit {last}") == "clan.toreador.guest-recruit"
    court.act("boris", "recruit guest")
    assert court["guest"].owner == "boris"
    assert court["boris"].power == 3
    assert court.player("boris").aside == -1


@rule("clan.toreador.guest-recruit")
def test_who_has_no_turn_left_cannot_accept() -> None:
    court = salon()
    court.has("boris", recruits=10)
    court.plays("anna", "anna", "tor_the_perfect_muse")
    court.act("anna", "opponent boris", "first anna")
    assert court.asks() == "anna character"
    assert court.told("declines") == [{"player": "boris"}]


@rule("clan.toreador.guest-recruit")
def test_who_has_one_turn_left_can_accept() -> None:
    court = salon()
    court.has("boris", recruits=9)
    court.plays("anna", "anna", "tor_the_perfect_muse")
    court.act("anna", "opponent boris", "first anna")
    assert court.offers("boris") == ["accept", "done"]


@card("tor_cutting_review", "tor_unveiling", "tor_court_of_love", "tor_gilded_cage")
def test_reviews_unveilings_love_and_cages() -> None:
    court = salon()
    court.tree("anna", "x: high notoriety=1")
    court.tree("boris", "v: power=3\nw")
    court.queue("a", "b", "c", "d", "e")
    court.plays("anna", "anna", "tor_cutting_review")
    court.act("anna", "choose v")
    assert court["v"].notoriety == 2
    court.plays("anna", "x", "tor_unveiling")
    court.act("anna", "board high_low_clans")
    assert court.g.high_low == 1
    court.plays("anna", "anna", "tor_court_of_love")
    assert (court["v"].power, court["anna"].power) == (1, 5)
    court.plays("anna", "anna", "tor_gilded_cage")
    court.act("anna", "take b", "choose x")
    assert court.player("anna").reserved == court.aliases["b"]
    assert court["x"].notoriety == 0


@card("tor_masterpiece", "tor_carnival_of_venice", "tor_pistols_at_dusk", "tor_the_grand_tour")
def test_masterpieces_carnivals_pistols_and_tours() -> None:
    court = salon()
    court.tree("anna", "x: high notoriety=3")
    court.tree("boris", "v: notoriety=2")
    court.plays("anna", "anna", "tor_masterpiece")
    assert court["anna"].power == 7
    court.plays("anna", "anna", "tor_carnival_of_venice")
    court.act("anna", "done", "choose x")
    assert court["x"].notoriety == 1
    court.plays("anna", "anna", "tor_pistols_at_dusk")
    assert court["v"].torpor
    court.plays("anna", "anna", "tor_the_grand_tour")
    court.act("anna", "done", "choose x", "board high_low_clans")
    assert court.g.high_low == 1


@card("tor_whispering_gallery", "tor_encore")
def test_galleries_and_encores() -> None:
    court = salon()
    court.tree("anna", "x: notoriety=3 ancilla=wea_tithe\ny: ancilla=wea_tithe")
    court.tree("boris", "v")
    court.plays("anna", "anna", "tor_whispering_gallery")
    court.act("anna", "choose v")
    assert (court["x"].notoriety, court["v"].notoriety) == (0, 3)
    court.plays("anna", "anna", "tor_encore")
    court.act("anna", "choose x", "choose y")
    assert (court["x"].power, court["y"].power, court["anna"].power) == (2, 2, 4)
