"""Bots against bots: games by the thousand, counted."""
