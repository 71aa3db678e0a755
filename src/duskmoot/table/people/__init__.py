"""Who comes back: guests, their devices, and the ways by which they are known again."""
