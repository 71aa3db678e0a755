"""The games. Importing this package registers them all."""

from duskmoot.games.bloodborne import spec as _bloodborne

__all__ = ["_bloodborne"]
