"""Blood Rage, for 2 to 4 clans."""
