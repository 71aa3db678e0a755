"""The games. Importing this package registers them all."""

from duskmoot.games.blood_rage import spec as _blood_rage
from duskmoot.games.bloodborne import spec as _bloodborne
from duskmoot.games.fury_of_dracula import spec as _fury_of_dracula
from duskmoot.games.heritage import spec as _heritage

__all__ = ["_blood_rage", "_bloodborne", "_fury_of_dracula", "_heritage"]
