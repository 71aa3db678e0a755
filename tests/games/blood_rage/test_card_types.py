"""The three types of cards and the kinds of upgrades (book: 'Cards')."""

from collections import Counter

from duskmoot.games.blood_rage.cards.table import CARDS, DECKS
from duskmoot.games.blood_rage.state import SLOT_NAMES
from tests.games.blood_rage.saga import Saga
from tests.rule import rule


@rule("card-type.kinds")
def test_every_one_of_102_cards_has_one_type() -> None:
    whole = [CARDS[number] for deck in DECKS[4] for number in deck]
    assert len(whole) == 102
    for card in whole:
        assert [card.battle, card.upgrade, card.quest].count(True) == 1, card.id


@rule("card-type.kinds")
def test_each_type_has_its_own_use() -> None:
    saga = Saga()
    saga.has("wolf", hand=["tyrs_smash", "troll", "quest_alfheim"])
    assert [act for act in saga.legal("wolf") if "." in act] == [
        "upgrade troll.1",
        "quest quest_alfheim.1",
    ]


@rule("card-type.upgrade-kinds")
def test_every_upgrade_fits_slots_of_one_kind() -> None:
    found: Counter[str] = Counter()
    for number in [number for deck in DECKS[4] for number in deck]:
        card = CARDS[number]
        kinds = {SLOT_NAMES[slot].partition("_")[0] for slot in card.fits}
        assert len(kinds) == card.upgrade, card.id
        found.update(kinds)
    assert found == {"warrior": 3, "leader": 3, "ship": 3, "monster": 9, "clan": 18}


@rule("card-type.upgrade-kinds")
def test_a_battle_card_or_a_quest_is_no_upgrade() -> None:
    saga = Saga()
    saga.has("wolf", hand=["tyrs_smash", "quest_alfheim"])
    assert saga.why_not("wolf", "upgrade tyrs_smash") == "card-type.upgrade-kinds"
    assert saga.why_not("wolf", "upgrade quest_alfheim") == "card-type.upgrade-kinds"
