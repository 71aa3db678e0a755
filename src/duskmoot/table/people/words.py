"""A return key as words: 128 bits in eight words that can be read aloud in any language.

A word has five letters, consonant and vowel in turn, and holds 16 bits.
"""

from __future__ import annotations

import re
import secrets
from typing import Final

CONSONANTS: Final[str] = "bdfghjklmnprstvz"
VOWELS: Final[str] = "aiou"
WORDS: Final[int] = 8
WORD: Final = re.compile(f"([{CONSONANTS}][{VOWELS}]){{2}}[{CONSONANTS}]")


def new_words() -> str:
    return " ".join(word(secrets.randbits(16)) for _ in range(WORDS))


def word(bits: int) -> str:
    one, two = CONSONANTS[bits >> 12], CONSONANTS[bits >> 6 & 15]
    vowels = VOWELS[bits >> 10 & 3], VOWELS[bits >> 4 & 3]
    return f"{one}{vowels[0]}{two}{vowels[1]}{CONSONANTS[bits & 15]}"


def read(text: str) -> str:
    """The words, however they were typed; empty if these are not eight of ours."""
    found = re.findall(r"[^\s\-.,;]+", text.lower())
    whole = len(found) == WORDS and all(WORD.fullmatch(each) for each in found)
    return " ".join(found) if whole else ""
