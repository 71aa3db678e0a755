"""The heuristic bots for Fury of Dracula."""
