"""The guide to Heritage."""
