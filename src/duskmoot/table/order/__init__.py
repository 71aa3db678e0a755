"""The order of a public house: doors, mutes, reports, and those who keep it."""
