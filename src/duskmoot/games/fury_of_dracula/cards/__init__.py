"""The cards of Fury of Dracula."""
