"""The nine battlegrounds (book: ПОЛЯ БОЯ)."""
