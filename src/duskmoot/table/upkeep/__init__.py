"""Looking after a store: copies of it, and a check that replays everything in it."""
