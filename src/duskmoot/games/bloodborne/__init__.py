"""Bloodborne: The Card Game, for 3 to 5 Hunters."""
