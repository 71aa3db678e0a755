"""What everybody sees of a saga, as records that the rules can count with."""

from __future__ import annotations

from typing import Any

from duskmoot.games.blood_rage.state import CLAN_NAMES, NONE, BloodRage, Clan, bare_table
from duskmoot.kernel.view import View
from duskmoot.terminal.boards.board import Canvas


def open_table(seen: View) -> BloodRage:
    """Board, clan sheets and the open cards of a battle; no hand, no deck, no chance."""
    shown = seen.table
    g = bare_table(len(shown["clans"]))
    g.options = tuple(shown["options"])
    g.age = shown["age"]
    g.phase = shown["phase"]
    g.first = shown["first"]
    g.tokens = shown["tokens"]
    g.pillaged = shown["pillaged"]
    g.ragnarok = shown["ragnarok"]
    g.destroyed = shown["destroyed"]
    g.province = shown["province"]
    g.pillager = shown["pillager"]
    g.fighters = shown["fighters"]
    g.winner = shown["winner"]
    for c, record in zip(g.clans, shown["clans"]):
        lay_out(c, record)
    return g


def lay_out(c: Clan, record: dict[str, Any]) -> None:
    c.name = record["name"]
    c.rage = record["rage"]
    c.glory = record["glory"]
    c.steps = record["steps"]
    c.figures = record["figures"]
    c.slots = record["slots"]
    c.passed = record["passed"]
    c.revealed = record["revealed"]
    c.deeds = record["deeds"]


def clan_name(c: Clan, canvas: Canvas) -> str:
    """Wolf, Bear, Serpent or Raven; the player's name until one is chosen."""
    return canvas.names[c.seat] if c.name == NONE else canvas.speech.title("clan", c.name)


def clan_style(c: Clan) -> str:
    return "name" if c.name == NONE else CLAN_NAMES[c.name]
