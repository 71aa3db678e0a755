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
        c.counters = self.counters[:]
        c.blocks = self.blocks[:]
        c.offsets = self.offsets[:]
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
