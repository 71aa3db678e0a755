"""Chance: fair, repeatable, and cut into streams that do not disturb one another."""

from collections import Counter
from hashlib import sha256

import pytest

from duskmoot.kernel.chance import STREAMS, Chance, commitment, from_key, key_from_seed
from duskmoot.kernel.record import pack, shared

KEY = key_from_seed(1)


def dice(chance: Chance, stream: int, count: int) -> list[int]:
    return [chance.below(stream, 6) + 1 for i in range(count)]


def test_the_stream_is_sha256_of_key_stream_and_counter() -> None:
    chance = from_key(KEY)
    drawn = bytes([chance.byte(2) for i in range(70)])
    blocks = [sha256(KEY + bytes([2]) + count.to_bytes(7, "big")).digest() for count in range(3)]
    assert drawn == b"".join(blocks)[:70]


def test_known_answers() -> None:
    """Should these ever change, no saved game of anybody replays any more."""
    assert KEY.hex() == "d43235e00a2f4b3740fa5d976e33111cf9d0a72b72f76dd0db3f3a4ecd2afb9c"
    assert commitment(KEY) == "5a062f9d62a9db6303bd303904adec9df70102574bb66c95a3d604e201e9c785"
    assert dice(from_key(KEY), 1, 12) == [1, 2, 1, 1, 3, 5, 2, 5, 1, 5, 6, 5]
    cards = list(range(10))
    from_key(KEY).shuffle(0, cards)
    assert cards == [8, 2, 4, 1, 9, 7, 3, 6, 0, 5]
    limits = (2, 100, 256, 257, 1000, 65536)
    assert [from_key(KEY).below(3, n) for n in limits] == [1, 51, 217, 191, 703, 55703]


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 10, 100, 128, 129, 255, 256])
def test_every_number_has_as_many_bytes(n: int) -> None:
    """Fed each byte once, `below` answers each number equally often and rejects the rest."""
    chance = from_key(KEY)
    chance.rig(0, list(range(256)))
    fair = 256 // n
    counts = Counter(chance.below(0, n) for i in range(fair * n))
    assert counts == dict.fromkeys(range(n), fair)
    assert chance.counters[0] == 0


@pytest.mark.parametrize("n", [257, 1000, 40000])
def test_every_large_number_has_as_many_pairs_of_bytes(n: int) -> None:
    chance = from_key(KEY)
    chance.rig(0, [byte for pair in range(65536) for byte in divmod(pair, 256)])
    fair = 65536 // n
    counts = Counter(chance.below(0, n) for i in range(fair * n))
    assert counts == dict.fromkeys(range(n), fair)
    assert chance.counters[0] == 0


def test_one_more_die_does_not_shift_a_shuffle() -> None:
    orders: list[list[int]] = []
    for thrown in range(5):
        chance = from_key(KEY)
        dice(chance, 1, thrown)
        cards = list(range(40))
        chance.shuffle(0, cards)
        orders.append(cards)
    assert all(order == orders[0] for order in orders)
    assert sorted(orders[0]) == list(range(40)) != orders[0]


def test_streams_differ() -> None:
    streams = [tuple(dice(from_key(KEY), stream, 20)) for stream in range(STREAMS)]
    assert len(set(streams)) == STREAMS


def test_keys_differ() -> None:
    thrown = [tuple(dice(from_key(key_from_seed(seed)), 0, 20)) for seed in range(10)]
    assert len(set(thrown)) == 10


def test_pick_is_one_of_the_choices() -> None:
    chance = from_key(KEY)
    assert {chance.pick(0, [5, 7, 11]) for i in range(60)} == {5, 7, 11}


def test_every_order_of_three_cards_comes_about_equally_often() -> None:
    chance = from_key(KEY)
    orders: Counter[tuple[int, ...]] = Counter()
    for i in range(6000):
        cards = [0, 1, 2]
        chance.shuffle(0, cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(900 < count < 1100 for count in orders.values())


def test_a_sample_is_the_top_of_a_shuffled_deck() -> None:
    chance = from_key(KEY)
    drawn: Counter[tuple[int, ...]] = Counter()
    for i in range(6000):
        cards = [0, 1, 2]
        sample = chance.sample(0, cards, 2)
        assert cards[:2] == sample
        assert sorted(cards) == [0, 1, 2]
        drawn[tuple(sample)] += 1
    assert len(drawn) == 6
    assert all(900 < count < 1100 for count in drawn.values())
    assert chance.sample(0, [4], 0) == []


def test_rigged_draws_come_first_then_chance_goes_on() -> None:
    chance = from_key(KEY)
    chance.rig(1, [5, 0, 3])
    assert dice(chance, 1, 3) == [6, 1, 4]
    assert dice(chance, 1, 10) == dice(from_key(KEY), 1, 10)


def test_rigging_one_stream_leaves_the_others() -> None:
    chance = from_key(KEY)
    chance.rig(1, [5])
    assert dice(chance, 0, 10) == dice(from_key(KEY), 0, 10)


def test_a_clone_draws_the_same_and_on_its_own() -> None:
    chance = from_key(KEY)
    dice(chance, 1, 5)
    clone = chance.clone()
    assert pack(clone) == pack(chance)
    assert shared(chance, clone) == []
    ahead = dice(clone, 1, 50)
    assert dice(chance, 1, 50) == ahead


def test_a_key_is_256_bits_and_its_commitment_hides_it() -> None:
    keys = [key_from_seed(seed) for seed in (0, 1, -1, 10**30)]
    assert len(set(keys)) == 4
    assert all(len(key) == 32 for key in keys)
    assert len({commitment(key) for key in keys}) == 4
    assert commitment(KEY) != KEY.hex()
    assert commitment(KEY) == sha256(b"duskmoot commitment " + KEY).hexdigest()
