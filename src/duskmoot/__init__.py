"""Duskmoot: board games of the night, played at one table by people and bots."""

from duskmoot._build import build, choose_build

__version__ = "0.1.0"
__all__ = ["__version__", "build"]

choose_build()
