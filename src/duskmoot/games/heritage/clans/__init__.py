"""The nine clans (book: КЛАНЫ): each has one mechanic of its own."""
