"""Pure rules machinery: no I/O, no wall clock, no game's name."""
