"""A bot and a guide that hunt by rules of thumb: danger, spoils, rivals, cards."""
