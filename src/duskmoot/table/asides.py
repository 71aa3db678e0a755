"""What happens between some seats alone, and how all others count past it.

While two hunters trade, each of their steps is an event of the table, but others must not even
learn how many there were. So events are numbered for each pair of eyes: those of which they may
know nothing leave no gap.
"""

from __future__ import annotations


class Asides:
    def __init__(self) -> None:
        self.events: list[tuple[int, list[int]]] = []
        """Numbers of such events in order, and the seats that alone know of each."""
        self.acts: dict[int, list[int]] = {}
        """By place of the act among the acts that still stand: the same for those."""

    def shown(self, number: int, eyes: list[int]) -> int:
        """The number that these eyes may know an event by."""
        hidden = [n for n, among in self.events if n <= number and not meet(among, eyes)]
        return number - len(hidden)

    def meant(self, shown: int, eyes: list[int]) -> int:
        """The first event that these eyes know by this number."""
        number = shown
        for n, among in self.events:
            if n <= number and not meet(among, eyes):
                number += 1
        return number

    def knows_act(self, act: int, eyes: list[int]) -> bool:
        return act not in self.acts or meet(self.acts[act], eyes)

    def keep_acts(self, left: int) -> None:
        """The acts from this one on were taken back."""
        self.acts = {act: among for act, among in self.acts.items() if act < left}


def meet(among: list[int], eyes: list[int]) -> bool:
    return any(seat in among for seat in eyes)
