"""Speed, measured: both builds and the peers, turn by turn in one run."""
