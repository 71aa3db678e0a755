"""What Dracula may play if a trail is the true one; every legal act is taken to be as likely.

One trail at a time is looked at, and all that is asked about it afterwards speaks of that trail.
"""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula.belief.ground import CARDS, HIDDEN, LOOSE, Ground
from duskmoot.games.fury_of_dracula.belief.keys import (
    BITS,
    LOST_SHIFT,
    ONE,
    TRAIL,
    card_in,
    here_space,
    link,
)
from duskmoot.games.fury_of_dracula.evidence import (
    DARK_CALL,
    FEED,
    MISDIRECT,
    WOLF_FORM,
    laid_of,
    places_of,
    wolf_of,
)
from duskmoot.games.fury_of_dracula.sheets import SPACES

NO_POWER: Final[int] = -1


class Plays:
    ground: Ground
    power: int
    """The power played in this movement step, or NO_POWER."""
    lost: bool
    """Whether on some trail Dracula's card may have been cleared away."""
    holy: list[bool]
    """By card: Consecrated Ground or a Heavenly Host."""
    hunted: list[bool]
    """By card: a hunter is there."""
    laid: int
    """Feed, Dark Call and Misdirect on the Trail, a bit for each."""
    wolf: int
    """The number of the space where Wolf Form lies, or 0."""
    spare: int
    """How many of Feed and Dark Call are at hand."""
    taken: list[bool]
    """By card: it lies on the trail that is looked at."""
    marked: int
    here: int
    moves: list[int]
    """Free places next to Dracula."""
    reach: list[list[int]]
    """By card: where Wolf Form leads from there; empty until asked for."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.power = NO_POWER
        self.lost = False
        self.holy = [False] * CARDS
        self.hunted = [False] * CARDS
        self.laid = 0
        self.wolf = 0
        self.spare = 0
        self.taken = [False] * CARDS
        self.marked = 0
        self.here = 0
        self.moves = []
        self.reach = [[] for card in range(CARDS)]

    def fork(self) -> Plays:
        other = Plays(self.ground)
        other.power = self.power
        other.lost = self.lost
        other.holy = self.holy
        return other

    # What all can see.

    def hallow(self, places: list[int]) -> None:
        self.holy = [card - 1 in places for card in range(CARDS)]
        self.holy[0] = False
        self.reach = [[] for card in range(CARDS)]

    def set_scene(self, entry: int) -> None:
        """Hunters and powers as the entry names them."""
        places = places_of(entry)
        self.hunted = [card - 1 in places for card in range(CARDS)]
        self.laid = laid_of(entry)
        self.wolf = wolf_of(entry)
        self.spare = 2 - (self.laid >> FEED & 1) - (self.laid >> DARK_CALL & 1)

    def is_laid(self, power: int) -> bool:
        return self.wolf > 0 if power == WOLF_FORM else self.laid >> power & 1 == 1

    # The trail that is looked at.

    def look(self, key: int) -> None:
        taken = self.taken
        cards = self.marked
        while cards:
            taken[cards & ONE] = False
            cards >>= BITS
        self.marked = cards = key & TRAIL
        place = key >> LOST_SHIFT
        while cards:
            card = cards & ONE
            taken[card] = True
            if place == 0 and card < LOOSE:
                place = card
            cards >>= BITS
        taken[0] = False
        self.here = place
        holy = self.holy
        self.moves = [p for p in self.ground.near[place] if not taken[p] and not holy[p]]

    def may_stay(self) -> bool:
        """Feed and Dark Call, if they do not lie on the Trail."""
        return not self.ground.sea[self.here] and not self.holy[self.here]

    def may_hide(self, key: int) -> bool:
        if key >> LOST_SHIFT or self.taken[HIDDEN] or self.taken[LOOSE]:
            return False
        return self.may_stay()

    def runs(self) -> list[int]:
        """Where Wolf Form leads."""
        if not self.reach[self.here]:
            self.reach[self.here] = self.ground.runs(self.here, self.holy)
        return [card for card in self.reach[self.here] if not self.taken[card]]

    def may_mislead(self, key: int, space: int, nest: int, linked: int) -> bool:
        """Whether Misdirect may clear this space: not that of his location, no link, no power."""
        card = card_in(key, space)
        if card == 0 or card >= LOOSE or card == self.ground.castle or card == linked:
            return False
        if space == nest or space + 1 == self.wolf:
            return False
        return bool(self.moves) or (self.ground.borders[self.here][card] and not self.holy[card])

    def misleads(self, key: int) -> list[int]:
        """The spaces that Misdirect may clear."""
        nest = -1 if key >> LOST_SHIFT else here_space(key)
        linked = link(key)
        return [space for space in range(SPACES) if self.may_mislead(key, space, nest, linked)]

    def misleads_at_all(self, key: int) -> bool:
        """Whether there is such a space; the same in one walk, since it is asked so often."""
        ground = self.ground
        found_here = key >> LOST_SHIFT != 0
        after_hide = False
        cards = key & TRAIL
        space = 0
        while cards:
            card = cards & ONE
            cards >>= BITS
            space += 1
            if card >= LOOSE:
                after_hide = card == HIDDEN
            elif card:
                spared = after_hide or not found_here
                after_hide = False
                found_here = True
                if spared or card == ground.castle or space == self.wolf:
                    continue
                if self.moves or (ground.borders[self.here][card] and not self.holy[card]):
                    return True
        return False

    def may_run(self, key: int) -> bool:
        if self.moves and not self.ground.sea[self.moves[0]]:  # roads come first
            return True
        return self.may_hide(key) or bool(self.runs())

    def may_play(self, key: int, power: int) -> bool:
        if self.is_laid(power):
            return False
        if power in (FEED, DARK_CALL):
            return self.may_stay()
        return self.misleads_at_all(key) if power == MISDIRECT else self.may_run(key)

    def count(self, key: int) -> int:
        """How many acts are legal in the movement step."""
        found = len(self.moves)
        if self.may_stay():
            found += self.spare + int(self.may_hide(key))
        if self.wolf == 0 and self.may_run(key):
            found += 1
        if self.laid >> MISDIRECT & 1 == 0 and self.misleads_at_all(key):
            found += 1
        return found

    def choices(self, key: int, power: int) -> list[int]:
        """Cards that may come to the first space, each once, after this power or none."""
        if power == MISDIRECT:
            return self.moves
        found = self.runs() if power == WOLF_FORM else self.moves
        return [*found, HIDDEN] if self.may_hide(key) else found
