"""A chronicle: a chain of games in which each hands its legacy down to the next.

Pure code that names no game: it asks the plug. Store, lobby, terminal and arena carry its records.
"""
