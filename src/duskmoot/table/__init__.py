"""The table on the network: a server, its store, and one actor for each table."""
