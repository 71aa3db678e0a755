"""A bot that plays Blood Rage by rules of thumb: draft, board, battles, gifts."""
