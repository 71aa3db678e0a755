"""The lines of the log, each with the clause behind it."""

from __future__ import annotations

from typing import Final

from duskmoot.kernel.story import Tale, Tales

TALES: Final[Tales] = Tales()

# Setup.
DESTROYED_AT_SETUP: Final[Tale] = TALES.tale("destroyed-at-setup", "place:place", "setup.destroyed")
DOOM: Final[Tale] = TALES.tale("doom", "place:place", "ragnarok.doom")
FIRST_PLAYER: Final[Tale] = TALES.tale("first-player", "clan:seat", "setup.first-player")
CHOOSES_CLAN: Final[Tale] = TALES.tale("chooses-clan", "clan:seat name:clan", "setup.players")

# Gods' Gifts.
AGE_BEGINS: Final[Tale] = TALES.tale("age-begins", "age:number", "phase.order", opens="age")
DRAFTS: Final[Tale] = TALES.tale("drafts", "clan:seat card:card", "draft.pick")
PASSES_ON: Final[Tale] = TALES.tale("passes-on", "cards:number", "draft.pass")
BURIES: Final[Tale] = TALES.tale("buries", "clan:seat cards:number", "info.discards")

# Actions.
REFILLS: Final[Tale] = TALES.tale("refills", "clan:seat rage:number", "action.refill")
PASSES: Final[Tale] = TALES.tale("passes", "clan:seat rage:number", "pass.effect")
INVADES_WITH: Final[Tale] = TALES.tale(
    "invades-with", "clan:seat figure:figure rage:number", "action.invade.cost"
)
RECALLS: Final[Tale] = TALES.tale(
    "recalls", "clan:seat figure:figure rage:number", "card.clan.friggas-domain"
)
LANDS: Final[Tale] = TALES.tale(
    "lands", "clan:seat figure:figure place:place", "action.invade.place"
)
STAYS_IN_RESERVE: Final[Tale] = TALES.tale(
    "stays-in-reserve", "clan:seat", "action.upgrade.free-now"
)
SETS_OUT: Final[Tale] = TALES.tale(
    "sets-out", "clan:seat place:place rage:number", "action.march.cost"
)
MARCHES: Final[Tale] = TALES.tale(
    "marches", "clan:seat figure:figure source:place place:place", "action.march.one-to-one"
)
UPGRADES: Final[Tale] = TALES.tale(
    "upgrades", "clan:seat card:card rage:number", "action.upgrade.cost"
)
REPLACES: Final[Tale] = TALES.tale("replaces", "clan:seat card:card", "action.upgrade.replace")
COMMITS_QUEST: Final[Tale] = TALES.tale(
    "commits-quest", "clan:seat quests:number", "action.quest.commit"
)

# Pillage.
PILLAGES: Final[Tale] = TALES.tale("pillages", "clan:seat place:place", "action.pillage.stages")
JOINS: Final[Tale] = TALES.tale(
    "joins", "clan:seat figure:figure source:place place:place", "battle.call.one-figure"
)
STAYS_AWAY: Final[Tale] = TALES.tale("stays-away", "clan:seat", "battle.call.one-figure")
SPOILS: Final[Tale] = TALES.tale(
    "spoils",
    "clan:seat place:place reward:reward",
    "battle.outcome.pillager-wins",
    tallies="pillaged",
)
PILLAGE_GLORY: Final[Tale] = TALES.tale(
    "pillage-glory",
    "clan:seat place:place glory:number",
    "pillage.reward.glory",
    counts="glory/pillage:glory",
)
RAISES: Final[Tale] = TALES.tale("raises", "clan:seat stat:stat value:number", "clan.stat-raise")
NO_HIGHER: Final[Tale] = TALES.tale("no-higher", "clan:seat stat:stat", "clan.stat-cap")

# Battle.
BATTLE: Final[Tale] = TALES.tale(
    "battle", "place:place", "battle.call.participants", opens="battle"
)
REVEALS: Final[Tale] = TALES.tale("reveals", "clan:seat card:card", "battle.cards.simultaneous")
COUNTS_QUEST: Final[Tale] = TALES.tale(
    "counts-quest", "clan:seat bonus:number", "card.clan.tyr-quests"
)
CANCELS: Final[Tale] = TALES.tale("cancels", "clan:seat", "card.battle.thors-primacy")
WATCHES: Final[Tale] = TALES.tale("watches", "clan:seat", "card.battle.heimdalls-watch")
TOTAL: Final[Tale] = TALES.tale(
    "total", "clan:seat strength:number bonus:number total:number", "battle.cards.total"
)
WINS_BATTLE: Final[Tale] = TALES.tale(
    "wins-battle", "clan:seat place:place", "battle.outcome.winner", tallies="won"
)
TIE: Final[Tale] = TALES.tale("tie", "place:place", "battle.outcome.tie")
FALLS: Final[Tale] = TALES.tale(
    "falls",
    "clan:seat figure:figure place:place",
    "figure.destroyed",
    tallies="fallen",
    favours="-clan",
)
SAVES: Final[Tale] = TALES.tale(
    "saves", "clan:seat figure:figure rage:number", "card.clan.friggas-protection"
)
FLEES: Final[Tale] = TALES.tale("flees", "clan:seat figure:figure", "card.monster.volur-witch")
STEALS_RAGE: Final[Tale] = TALES.tale(
    "steals-rage", "clan:seat victim:seat rage:number", "card.battle.lokis-trickery"
)
STEALS_GLORY: Final[Tale] = TALES.tale(
    "steals-glory",
    "clan:seat victim:seat glory:number",
    "card.battle.lokis-backstab",
    counts="glory/cards:glory",
)
TAKES_CARD: Final[Tale] = TALES.tale(
    "takes-card", "clan:seat card:card victim:seat", "card.battle.lokis-poison"
)
TAKES_BACK: Final[Tale] = TALES.tale(
    "takes-back", "clan:seat cards:number", "battle.outcome.loser-card"
)
RETRIEVES: Final[Tale] = TALES.tale("retrieves", "clan:seat card:card", "card.clan.tyrs-prowess")
DISCARDS: Final[Tale] = TALES.tale("discards", "clan:seat card:card", "battle.outcome.winner-card")
GAINS_RAGE: Final[Tale] = TALES.tale(
    "gains-rage", "clan:seat gained:number rage:number", "card.battle.thors-ascension"
)
BATTLE_GLORY: Final[Tale] = TALES.tale(
    "battle-glory",
    "clan:seat place:place glory:number",
    "battle.outcome.glory",
    counts="glory/battles:glory",
)
CARD_GLORY: Final[Tale] = TALES.tale(
    "card-glory", "clan:seat card:card glory:number", "goal.glory", counts="glory/cards:glory"
)

# The end of an Age.
FULFILS: Final[Tale] = TALES.tale(
    "fulfils",
    "clan:seat card:card glory:number",
    "quest.reward",
    counts="glory/quests:glory",
    tallies="fulfilled",
)
FAILS_QUEST: Final[Tale] = TALES.tale(
    "fails-quest", "clan:seat card:card", "quest.fail", tallies="failed", favours="-clan"
)
RAGNAROK: Final[Tale] = TALES.tale("ragnarok", "place:place", "ragnarok.destroy")
RAGNAROK_GLORY: Final[Tale] = TALES.tale(
    "ragnarok-glory",
    "clan:seat figures:number glory:number",
    "ragnarok.glory",
    counts="glory/ragnarok:glory",
)
RELEASED: Final[Tale] = TALES.tale("released", "clan:seat figures:number", "valhalla.release")

# The end of the game.
LEGENDARY: Final[Tale] = TALES.tale(
    "legendary",
    "clan:seat stat:stat glory:number",
    "game-end.legendary",
    counts="glory/legendary:glory",
)
ENDS_WITH: Final[Tale] = TALES.tale("ends-with", "clan:seat glory:number", "game-end.winner")
WINS: Final[Tale] = TALES.tale("wins", "clan:seat", "game-end.winner", ends=True)
SHARES: Final[Tale] = TALES.tale("shares", "clan:seat", "game-end.tie", ends=True)
