"""Dracula: his phase, moves, powers, the Trail, lairs and ambushes (book: 'Dracula phase')."""
