"""The usual card, and the moments at which an odd one may differ."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskmoot.kernel.cards import Card

if TYPE_CHECKING:
    from duskmoot.games.fury_of_dracula.pieces import Hunter
    from duskmoot.games.fury_of_dracula.state import Fury


class FuryCard(Card):
    """An item, a combat card, an event, an encounter or a power; the fields are as printed."""

    deck: str = ""
    copies: int = 0
    weapon: bool = False
    banner: list[str]
    """The combat cards that it cancels."""
    damage: int = 0
    heal: int = 0
    side: str = ""
    when: list[str]
    moments: int = 0
    """The same, a bit for each."""
    ally: bool = False
    only: str = ""
    vampire: bool = False
    health: int = 0
    ambushes: bool = False
    matured: int = 0
    """The influence of a matured vampire."""
    matures: bool = False
    shows_place: bool = False
    """Whether its matured effect begins with revealing the location."""
    item: bool = False
    event: bool = False
    cancels: list[int]
    """The banner, by card number."""

    def strike(self, g: Fury, h: Hunter) -> None:
        """A hunter's card of a combat round, when it is resolved."""

    def resolve(self, g: Fury) -> None:
        """A combat card of Dracula."""

    def befall(self, g: Fury) -> None:
        """The effect of an encounter on the hunter whom it strikes."""

    def stays(self, g: Fury) -> bool:
        """Whether the encounter lies open in its hideout after its effect."""
        return False

    def mature(self, g: Fury) -> None:
        """The matured effect of an encounter."""

    def unfit(self, g: Fury, player: int) -> str:
        """The clause that keeps this event from being played now, though its moment has come."""
        return ""

    def play(self, g: Fury, player: int) -> None:
        """The effect of an event; `player` is a hunter, or NONE for Dracula."""

    def lands(self, g: Fury, player: int) -> list[int]:
        """Where an event lies after its effect."""
        return g.event_discard
