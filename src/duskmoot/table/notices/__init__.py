"""Word for people who are not looking: by push, by mail, and when."""
