"""Chance: a keyed SHA-256 counter stream, cut into named streams.

Every number comes from a 256-bit key, the number of its stream and a counter, so one more die
never shifts a shuffle, and whoever learns the key after the game can check every draw.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

STREAMS: Final[int] = 4
"""Each game names its streams 0 to 3; games use one for setup, one for dice and so on."""


class Chance:
    key: bytes
    counters: list[int]
    blocks: list[bytes]
    offsets: list[int]

    def clone(self) -> Chance:
        c = Chance()
        c.key = self.key
        c.counters = self.counters.copy()
        c.blocks = self.blocks.copy()
        c.offsets = self.offsets.copy()
        return c

    def byte(self, stream: int) -> int:
        block = self.blocks[stream]
        offset = self.offsets[stream]
        if offset >= len(block):
            count = self.counters[stream]
            block = sha256(self.key + stream.to_bytes(1, "big") + count.to_bytes(7, "big")).digest()
            self.counters[stream] = count + 1
            self.blocks[stream] = block
            offset = 0
        self.offsets[stream] = offset + 1
        return block[offset]

    def below(self, stream: int, n: int) -> int:
        """A number from 0 to n - 1, all equally likely (rejection sampling)."""
        if n <= 256:
            limit = 256 - 256 % n
            drawn = self.byte(stream)
            while drawn >= limit:
                drawn = self.byte(stream)
            return drawn % n
        assert n <= 65536
        limit = 65536 - 65536 % n
        drawn = limit
        while drawn >= limit:
            drawn = self.byte(stream) * 256 + self.byte(stream)
        return drawn % n

    def shuffle(self, stream: int, cards: list[int]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(stream, i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def sample(self, stream: int, cards: list[int], n: int) -> list[int]:
        """The first n cards of a shuffled deck; the rest is not shuffled."""
        for i in range(n):
            j = i + self.below(stream, len(cards) - i)
            cards[i], cards[j] = cards[j], cards[i]
        return cards[:n]

    def pick(self, stream: int, choices: list[int]) -> int:
        return choices[self.below(stream, len(choices))]

    def rig(self, stream: int, draws: list[int]) -> None:
        """The next draws of this stream, for tests: what `below` is to answer, one by one."""
        self.blocks[stream] = bytes(draws)
        self.offsets[stream] = 0


class Draw(Exception):
    """A draw that nobody has answered yet: one of n numbers, all equally likely."""

    def __init__(self, n: int) -> None:
        super().__init__(str(n))
        self.n = n


class DealtChance(Chance):
    """Chance as a player of its own: whoever plays the game deals every number.

    `below` answers what has been dealt, in order, and raises `Draw` where nothing is left. The
    position is then half moved and of no use: deal one number more and play the act again, on a
    clone of the position before it.
    """

    dealt: list[int]
    taken: int

    def clone(self) -> DealtChance:
        c = DealtChance()
        c.key = self.key
        c.counters = self.counters.copy()
        c.blocks = self.blocks.copy()
        c.offsets = self.offsets.copy()
        c.dealt = self.dealt.copy()
        c.taken = self.taken
        return c

    def below(self, stream: int, n: int) -> int:
        if n == 1:
            return 0
        if self.taken == len(self.dealt):
            raise Draw(n)
        self.taken += 1
        return self.dealt[self.taken - 1]


def dealt(numbers: list[int]) -> DealtChance:
    """Chance of which these numbers are known."""
    c = DealtChance()
    c.key = bytes(32)
    c.counters = [0] * STREAMS
    c.blocks = [b""] * STREAMS
    c.offsets = [0] * STREAMS
    c.dealt = numbers
    c.taken = 0
    return c


def from_key(key: bytes) -> Chance:
    c = Chance()
    c.key = key
    c.counters = [0] * STREAMS
    c.blocks = [b""] * STREAMS
    c.offsets = [0] * STREAMS
    return c


def key_from_seed(seed: int) -> bytes:
    return sha256(b"duskmoot seed " + str(seed).encode()).digest()


def commitment(key: bytes) -> str:
    """What is published before the first move; the key itself is shown after the last."""
    return sha256(b"duskmoot commitment " + key).hexdigest()
