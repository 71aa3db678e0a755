"""Combat, step by step (book: 'Combat')."""
