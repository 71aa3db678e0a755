"""Imagine: a whole state that agrees with a view, drawn anew with every key."""

from duskmoot.kernel import flow
from duskmoot.kernel.acts import act
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.record import digest, pack, shared
from duskmoot.kernel.view import SPECTATOR, imagine, reimagine, view
from tests.conformance.play import Table, bytes_of, random_play
from tests.kernel.positions import acts, wake
from tests.kernel.toy import BID, GAME, Wake

KEYS = [key_from_seed(n) for n in range(100, 120)]


def imagined(g: Wake, seat: int, key: bytes) -> Wake:
    other = imagine(GAME, view(g, seat), key)
    assert isinstance(other, Wake)
    return other


def mid_game() -> Wake:
    """Two bids are sealed, one is missing."""
    g = wake(seed=4)
    acts(g, *[f"{seat} {GAME.vocabulary.spell(flow.legal(g, seat)[0])}" for seat in (0, 1)])
    return g


def test_what_is_imagined_looks_the_same() -> None:
    g = mid_game()
    g.story = None
    for seat in (SPECTATOR, 0, 1, 2):
        for key in KEYS:
            again = view(imagined(g, seat, key), seat)
            assert bytes_of(again) == bytes_of(view(g, seat))


def test_what_is_imagined_is_a_sound_position() -> None:
    for key in KEYS:
        g = imagined(mid_game(), 0, key)
        assert GAME.broken(g) == []
        assert len({guest.omen for guest in g.guests}) == 3


def test_what_is_hidden_is_drawn_anew() -> None:
    g = mid_game()
    others = [imagined(g, 0, key) for key in KEYS]
    assert len({tuple(other.deck) for other in others}) == len(KEYS)
    assert len({tuple(other.guests[1].hand) for other in others}) > 5
    assert len({other.guests[1].omen for other in others}) > 2
    assert len({other.sealed[1] for other in others}) > 2
    assert all(other.chance.key == key for other, key in zip(others, KEYS))


def test_what_is_known_stays() -> None:
    g = mid_game()
    for key in KEYS:
        other = imagined(g, 0, key)
        assert other.guests[0].hand == g.guests[0].hand
        assert other.guests[0].omen == g.guests[0].omen
        assert other.sealed[0] == g.sealed[0]
        assert other.asked == g.asked


def test_an_imagined_sealed_answer_is_legal_in_the_imagined_hand() -> None:
    g = mid_game()
    for key in KEYS:
        other = imagined(g, 0, key)
        assert other.sealed[1] in [act(BID, card) for card in other.guests[1].hand]


def test_imagining_is_repeatable() -> None:
    g = mid_game()
    assert digest(imagined(g, 1, KEYS[0])) == digest(imagined(g, 1, KEYS[0]))
    assert digest(imagined(g, 1, KEYS[0])) != digest(imagined(g, 1, KEYS[1]))


def test_reimagine_says_the_same_as_imagine_and_leaves_the_original() -> None:
    g = mid_game()
    before = pack(g)
    for seat in (SPECTATOR, 0, 2):
        other = reimagine(g, seat, KEYS[3])
        assert digest(other) == digest(imagined(g, seat, KEYS[3]))
        assert shared(g, other) == []
    assert pack(g) == before


def test_an_imagined_game_is_played_to_its_end() -> None:
    for key in KEYS[:5]:
        g = imagined(mid_game(), 2, key)
        for position, seat, chosen in random_play(Table(GAME, 3), g):
            assert chosen in flow.legal(position, seat)
        assert g.over
