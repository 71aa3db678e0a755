"""Fury of Dracula, for 2 to 5: one Dracula, four hunters."""
