"""What a seat imagines agrees with all it knows, and is drawn from all that may be."""

from collections import Counter

from duskmoot.games.heritage.belief import in_the_open
from duskmoot.games.heritage.state import Heritage
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.view import imagine, reimagine
from tests.games.heritage.court import GAME, NAMES, Court
from tests.rule import rule

WORLDS = 60


def worlds(court: Court, name: str) -> list[Heritage]:
    found: list[Heritage] = []
    for n in range(WORLDS):
        other = imagine(GAME, court.view(name), key_from_seed(n))
        assert isinstance(other, Heritage)
        found.append(other)
    return found


@rule("info.hand-hidden", "info.decks-hidden")
def test_a_rivals_hidden_cards_are_those_of_its_clan_not_in_the_open() -> None:
    court = Court()
    b = court.player("anna")
    court.hand("anna", "bru_clenched_fist", "bru_council_of_war", "bru_rally_the_rabble")
    b.discard = [b.deck.pop()]
    hands: Counter[int] = Counter()
    for other in worlds(court, "boris"):
        rival = other.bloodlines[0]
        assert sorted(rival.hand + rival.deck + rival.discard) == sorted(
            b.hand + b.deck + b.discard
        )
        assert len(rival.hand) == 3
        hands.update(rival.hand)
    assert set(hands) == set(b.hand + b.deck)
    assert min(hands.values()) > WORLDS * 3 / 7 / 3


@rule("info.decks-hidden")
def test_the_own_hand_stays_and_the_own_deck_is_shuffled() -> None:
    court = Court()
    court.hand("anna", "bru_clenched_fist", "bru_council_of_war")
    b = court.player("anna")
    decks = set()
    for other in worlds(court, "anna"):
        assert other.bloodlines[0].hand == b.hand
        assert sorted(other.bloodlines[0].deck) == sorted(b.deck)
        decks.add(tuple(other.bloodlines[0].deck))
    assert len(decks) > WORLDS / 2


@rule("info.public", "info.decks-hidden")
def test_the_character_deck_holds_whoever_is_nowhere_in_the_open() -> None:
    court = Court()
    court.tree("anna", "x: tucked=war_brand\ny")
    court.g.discard = [court.g.deck.pop() for _ in range(7)]
    court.has("boris", aside=court.g.deck.pop())
    tops = set()
    for other in worlds(court, "boris"):
        assert sorted(other.deck) == sorted(court.g.deck)
        assert not set(other.deck) & set(in_the_open(other))
        tops.add(other.deck[-1])
    assert len(tops) > WORLDS / 4


@rule("info.deck-search")
def test_a_search_is_imagined_by_others_and_known_to_the_searcher() -> None:
    court = Court(anna="toreador", boris="ventrue")
    court.effects("anna", "anna", [{"op": "recruit_from_deck"}])
    for name in NAMES[:2]:
        for other in worlds(court, name)[:5]:
            assert sorted(other.bloodlines[0].searched) == court.player("anna").searched
            assert other.deck == []


def test_thinking_again_is_the_same_as_imagining_anew() -> None:
    court = Court()
    court.hand("anna", "bru_clenched_fist")
    for n in range(5):
        again = reimagine(court.g, 1, key_from_seed(n))
        anew = imagine(GAME, court.view("boris"), key_from_seed(n))
        assert isinstance(again, Heritage)
        assert isinstance(anew, Heritage)
        assert (again.deck, again.bloodlines[0].hand) == (anew.deck, anew.bloodlines[0].hand)
