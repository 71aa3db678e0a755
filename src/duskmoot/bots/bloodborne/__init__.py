"""A bot that hunts by rules of thumb: danger, spoils, rivals, cards."""
