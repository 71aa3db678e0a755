"""What a seat can say about hidden things: where Dracula may be, and who holds what."""

from duskmoot.games.fury_of_dracula.belief.imagining import (
    believe,
    grounds,
    reckoning,
    whereabouts,
)

__all__ = ["believe", "grounds", "reckoning", "whereabouts"]
