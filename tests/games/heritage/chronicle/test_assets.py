"""Assets (book: ПОРЯДОК ХОДА; КОЛОДА ХРОНИКИ: 6. События хроники)."""

from tests.card import card
from tests.games.heritage.chapter import assets, burdened, chapter, past
from tests.games.heritage.court import Court
from tests.rule import rule


def court_with(*names: str, **options: str) -> Court:
    """Anna holds these assets."""
    legacy = past(5)
    legacy.heirs[0].assets = assets(*names)
    return chapter(legacy, options, anna="brujah", boris="ventrue")


@rule("turn.asset")
def test_one_asset_in_an_own_turn() -> None:
    court = court_with("science", "war", "war")
    court.hand("anna", "bru_clenched_fist")
    court.player("anna").discard = court.player("anna").deck[:2]
    court.player("anna").deck = court.player("anna").deck[2:]
    court.act("anna", "use science")
    court.act("anna", court.offers("anna")[0])
    assert court.asks() == "anna what-now"
    assert court.refusal("anna", "use war") == "turn.asset"
    court.turn_of("boris")
    assert court.refusal("boris", "use war") == "not-offered"
    court.turn_of("anna")
    assert court.refusal("anna", "use war") == ""


@rule("turn.asset")
def test_the_turn_waits_for_an_asset_that_could_still_be_used() -> None:
    court = court_with("wealth")
    court.g.plays = 0
    court.act("anna", f"recruit {court.named('vampire', court.g.queue[-1])}")
    while court.asks() != "anna what-now":
        court.act("anna", court.offers("anna")[-1])
    assert court.offers("anna") == ["use wealth", "done"]


@rule("chronicle.events.asset-spent")
def test_a_used_asset_is_gone_for_good() -> None:
    court = court_with("war", "wealth", "war")
    court.act("anna", "use war")
    assert court.g.assets[0] == assets("wealth", "war")
    assert court.told("uses") == [{"player": "anna", "asset": "war"}]


@rule("chronicle.events.asset-science")
@card("science")
def test_science_takes_an_intrigue_back_from_the_discard() -> None:
    court = court_with("science")
    b = court.player("anna")
    b.discard, b.deck = b.deck[:3], b.deck[3:]
    wanted = b.discard[1]
    hand = len(b.hand)
    court.act("anna", "use science", f"card {court.named('intrigue', wanted)}")
    assert wanted in b.hand
    assert len(b.hand) == hand + 1
    assert len(b.discard) == 2


@rule("chronicle.events.asset-war")
@card("war")
def test_war_removes_one_to_five_characters_from_the_queue() -> None:
    court = court_with("war")
    court.act("anna", "use war")
    assert court.refusal("anna", "done") == "ability.mandatory"
    for n in range(5):
        assert court.asks() == "anna character"
        court.act("anna", f"take {court.named('vampire', court.g.queue[-1])}")
    assert court.asks() == "anna what-now"
    assert len(court.g.discard) == 5
    assert len(court.g.queue) == 5


@rule("chronicle.events.asset-wealth")
@card("wealth")
def test_wealth_recovers_any_vampire() -> None:
    court = court_with("wealth")
    court.tree("anna", "smith: war torpor")
    court.tree("boris", "monk: science torpor\npage: secrets exhausted")
    court.act("anna", "use wealth")
    assert court.refusal("anna", "choose smith") == ""
    assert court.refusal("anna", "choose page") == ""
    court.act("anna", "choose monk")
    assert not court["monk"].torpor
    assert court["smith"].torpor


@rule("chronicle.events.asset-secrets")
@card("secrets")
def test_secrets_applies_the_abilities_of_any_vampire_to_itself() -> None:
    court = court_with("secrets")
    court.tree("boris", "monk: ancilla=wea_levy\npage: secrets")
    before = court["monk"].power
    court.act("anna", "use secrets")
    while court.asks() == "anna target":
        court.act("anna", court.offers("anna")[0])
    assert {line["vampire"] for line in court.told("ability")} == {"monk"}
    assert court["monk"].power >= before


@rule("chronicle.setup.burdens")
@card("bu_frozen_accounts")
def test_frozen_accounts_keep_assets_from_being_used() -> None:
    legacy = burdened(past(5), "bu_frozen_accounts")
    legacy.heirs[1].assets = assets("war")
    court = chapter(legacy, anna="brujah", boris="ventrue")
    court.turn_of("boris")
    assert court.refusal("boris", "use war") == "chronicle.setup.burdens"


@rule("faq.chapter-end-asset")
def test_a_card_with_an_asset_is_held_and_used_like_any_other() -> None:
    court = court_with("wealth", "wealth")
    court.tree("anna", "smith: war exhausted")
    court.act("anna", "use wealth", "choose smith")
    assert court.g.assets[0] == assets("wealth")
    court.turn_of("anna")
    court.leader("anna", "exhausted")
    court.act("anna", "use wealth", "choose anna")
    assert court.g.assets[0] == ()
