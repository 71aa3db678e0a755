"""Choices that single cards give: encounters, events, combat cards."""
