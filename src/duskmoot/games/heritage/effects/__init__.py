"""Effects: one machine for all cards."""
