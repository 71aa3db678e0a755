"""The gods' gifts: battle cards, upgrades and quests."""
