"""The doctor: looks a house over, and says for whatever is wrong what to do about it."""
