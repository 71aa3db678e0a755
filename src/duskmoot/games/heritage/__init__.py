"""Vampire: The Masquerade - Heritage, for two to four."""
