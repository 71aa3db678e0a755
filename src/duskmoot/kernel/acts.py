"""Acts: one click is one act, a verb with one noun, told apart by a stable integer."""

from __future__ import annotations

from typing import Final

NOUNS: Final[int] = 256
DONE: Final[int] = 0
"""The act of declining, passing or being finished; verb 0 of every vocabulary."""


def act(verb: int, noun: int) -> int:
    return verb * NOUNS + noun


def verb(act: int) -> int:
    return act // NOUNS


def noun(act: int) -> int:
    return act % NOUNS


def each_kind(verb: int, nouns: list[int]) -> list[int]:
    """One act for each different noun, in the order in which they first stand."""
    first = verb * NOUNS
    found: list[int] = []
    for n in nouns:
        if not any(known == first + n for known in found):
            found.append(first + n)
    return found


def _each_kind_interpreted(verb: int, nouns: list[int]) -> list[int]:
    first = verb * NOUNS
    return list(dict.fromkeys([first + n for n in nouns]))


class Verb:
    """What may be done with a noun of one kind; `kind` is "" for a verb that needs none."""

    def __init__(self, code: int, key: str, kind: str) -> None:
        self.code = code
        self.key = key
        self.kind = kind


class Vocabulary:
    """A game's verbs and the names of its nouns: acts as text and back."""

    def __init__(self, verbs: list[Verb], nouns: dict[str, list[str]]) -> None:
        self.verbs = {v.code: v for v in [Verb(0, "done", ""), *verbs]}
        self.codes = {v.key: v.code for v in self.verbs.values()}
        self.nouns = nouns
        if len(self.verbs) != len(verbs) + 1 or len(self.codes) != len(self.verbs):
            raise ValueError("two verbs of one vocabulary share a code or a key")
        for kind, names in nouns.items():
            if len(names) > NOUNS:
                raise ValueError(f"more than {NOUNS} nouns of kind {kind!r}")

    def size(self) -> int:
        """Codes run from 0 to size - 1."""
        return (max(self.verbs) + 1) * NOUNS

    def name(self, kind: str, number: int) -> str:
        return self.nouns[kind][number]

    def number(self, kind: str, name: str) -> int:
        return self.nouns[kind].index(name)

    def spell(self, act: int) -> str:
        """`play saw_cleaver`, `done`."""
        v = self.verbs[verb(act)]
        return v.key if not v.kind else f"{v.key} {self.nouns[v.kind][noun(act)]}"

    def read(self, text: str) -> int:
        """The act that `spell` spelled; ValueError if there is none."""
        key, _, name = text.partition(" ")
        if key not in self.codes:
            raise ValueError(f"there is no verb {key!r}")
        v = self.verbs[self.codes[key]]
        if not v.kind:
            if name:
                raise ValueError(f"the verb {key!r} takes no noun")
            return act(v.code, 0)
        if name not in self.nouns[v.kind]:
            raise ValueError(f"there is no {v.kind} {name!r}")
        return act(v.code, self.nouns[v.kind].index(name))


if __file__.endswith(".py"):  # compiled, the loop is faster; interpreted, the dictionary
    globals()["each_kind"] = _each_kind_interpreted
