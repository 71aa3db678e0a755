"""What a position promises: points at the end of the game, as far as one can tell now."""
