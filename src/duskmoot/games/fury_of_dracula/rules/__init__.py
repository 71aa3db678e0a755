"""The rules of Fury of Dracula, chapter by chapter."""
