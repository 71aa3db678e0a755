"""The chronicle: twenty-one linked games (book: ХРОНИКА)."""
