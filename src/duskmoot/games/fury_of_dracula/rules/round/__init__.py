"""The round and what all share: setup, phases, events, decks, tracks (book: 'Game round')."""
