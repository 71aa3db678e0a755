"""What later evidence says about a card already when it was placed."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula.belief.ground import CARDS, HIDDEN, LOOSE, Ground
from duskmoot.games.fury_of_dracula.belief.keys import card_in
from duskmoot.games.fury_of_dracula.evidence import (
    AT_SEA,
    BEGUN,
    BLUNDERED,
    BORDERING,
    CLEARED,
    DENIED,
    FLOWN,
    FROM_LAIR,
    HIDE_FOUND,
    IN_CASTLE,
    IN_SIGHT,
    LAIR_MADE,
    MISDIRECTED,
    NO_HIDE,
    NO_PLACE,
    PLACED,
    RESOLVED,
    REVEALED,
    SLID,
    SWEPT,
    detail_of,
    kind_of,
    mask_of,
    places_of,
    what_of,
)
from duskmoot.games.fury_of_dracula.sheets import OFF, SPACES

NO_CARD: Final[int] = -1


class Hindsight:
    """Cards are known by the entry of the log that placed them, whatever they are."""

    ground: Ground
    nests: list[int]
    """By nest: the entry that placed its card, or NO_CARD."""
    masks: list[list[bool]]
    """By entry, if it placed a card: which cards that may have been."""
    marks: list[int]
    """The nests as they were before the entry `marked`."""
    marked: int

    def __init__(self, ground: Ground, log: list[int], marked: int) -> None:
        self.ground = ground
        self.nests = [NO_CARD] * (OFF + 1)
        self.masks = [[] for entry in log]
        self.marks = self.nests
        self.marked = marked
        for i in range(len(log)):
            if i == marked:
                self.marks = self.nests[:]
            self._move(log[i], i)
            self._learn(log[i])
        if marked == len(log):
            self.marks = self.nests[:]

    def fits(self, key: int) -> bool:
        """Whether a trail of the marked moment agrees with all that was learned afterwards."""
        for nest in range(OFF + 1):
            if self.marks[nest] == NO_CARD:
                continue
            card = card_in(key, nest)
            if not self.masks[self.marks[nest]][HIDDEN if card == LOOSE else card]:
                return False
        return True

    def may_be(self, nest: int) -> list[bool]:
        """By card: whether it may lie in this nest now."""
        placed = self.nests[nest]
        return [False] * CARDS if placed == NO_CARD else self.masks[placed]

    # Where the cards go.

    def _move(self, entry: int, i: int) -> None:
        kind = kind_of(entry)
        nests = self.nests
        what = what_of(entry)
        if kind in (BEGUN, PLACED):
            if kind == PLACED and detail_of(entry) == FROM_LAIR:
                nests[0] = nests[what]
                nests[what] = NO_CARD
                self._rule_out(0, HIDDEN)
            else:
                nests[0] = i
                self.masks[i] = self._printed(entry)
        elif kind == SLID:
            nests[OFF] = nests[SPACES - 1]
            nests[1:SPACES] = nests[: SPACES - 1]
            nests[0] = NO_CARD
        elif kind in (MISDIRECTED, CLEARED):
            if kind == MISDIRECTED:
                self._rule_out(what, HIDDEN)
            nests[what] = NO_CARD
        elif kind == FLOWN:
            nests.pop(what)
            nests.insert(0, i)
            self.masks[i] = self._printed(entry)
        elif kind == LAIR_MADE:
            self._rule_out(OFF, HIDDEN)
            nests[what] = nests[OFF]
            nests[OFF] = NO_CARD
        elif kind == SWEPT:
            for nest in (3, 4, 5, OFF):
                nests[nest] = NO_CARD
        elif kind == BLUNDERED:
            nests[:SPACES] = [i] + [NO_CARD] * (SPACES - 1)
            self.masks[i] = [card == what + 1 for card in range(CARDS)]

    def _printed(self, entry: int) -> list[bool]:
        """By card: whether it can look like the one placed."""
        ground = self.ground
        how = detail_of(entry)
        if how == IN_SIGHT:
            return [card == what_of(entry) + 1 for card in range(CARDS)]
        if how == IN_CASTLE:
            return [card == ground.castle for card in range(CARDS)]
        if how == AT_SEA:
            return ground.sea[:]
        hunted = places_of(entry)
        plain = [ground.is_city(card) and card - 1 not in hunted for card in range(CARDS)]
        plain[ground.castle] = False
        plain[HIDDEN] = True
        return plain

    # What is learned about them.

    def _learn(self, entry: int) -> None:
        kind = kind_of(entry)
        what = what_of(entry)
        if kind == REVEALED:
            self._pin(what, mask_of(entry) + 1)
            if detail_of(entry):
                self._pin(detail_of(entry) - 1, HIDDEN)
        elif kind in (HIDE_FOUND, NO_PLACE):
            self._pin(what, HIDDEN)
        elif kind == NO_HIDE:
            for space in range(SPACES):
                self._rule_out(space, HIDDEN)
        elif kind == DENIED:
            for nest in range(OFF):
                self._rule_out(nest, what + 1)
        elif kind == RESOLVED:
            self._rule_out(OFF, HIDDEN)
        elif kind == BORDERING:
            borders = self.ground.borders[what + 1]
            for space in range(SPACES):
                near = mask_of(entry) >> space & 1 == 1
                for card in range(1, CARDS):
                    if borders[card] != near:
                        self._rule_out(space, card)

    def _rule_out(self, nest: int, card: int) -> None:
        if self.nests[nest] != NO_CARD:
            self.masks[self.nests[nest]][card] = False

    def _pin(self, nest: int, card: int) -> None:
        if self.nests[nest] != NO_CARD:
            mask = self.masks[self.nests[nest]]
            for other in range(CARDS):
                if other != card:
                    mask[other] = False
