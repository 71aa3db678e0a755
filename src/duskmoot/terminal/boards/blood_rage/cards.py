"""Gifts of the gods: their texts, the own hand, the quests."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from duskmoot.games.blood_rage.cards.table import CARDS
from duskmoot.kernel.acts import noun, verb
from duskmoot.kernel.view import View
from duskmoot.speech import Speech
from duskmoot.terminal.boards.board import Canvas
from duskmoot.terminal.look import one_line, panel


def card_text(number: int, speech: Speech) -> Text:
    """Its type, what it costs if it is an upgrade, and its text."""
    card = CARDS[number]
    kind = speech.say(f"kind-{card.kind}")
    if card.upgrade:
        kind = speech.say("board-costs", kind=kind, rage=card.cost)
    return Text(f"{kind}. ", card_style(number)).append(speech.text("card", number), "second")


def card_style(number: int) -> str:
    if CARDS[number].battle:
        return "melee"
    return "ranged" if CARDS[number].upgrade else "yellow"


def counted(card: int, cards: list[int], speech: Speech) -> str:
    copies = cards.count(card)
    return f"{speech.title('card', card)} ×{copies}" if copies > 1 else speech.title("card", card)


def listed(cards: list[int], speech: Speech) -> str:
    return ", ".join(counted(card, cards, speech) for card in dict.fromkeys(cards))


def offered(seen: View, speech: Speech) -> list[int]:
    """The cards that the legal acts already show with their texts."""
    assert speech.game is not None
    verbs = speech.game.vocabulary.verbs
    return [noun(act) for act in seen.acts if verbs[verb(act)].kind == "card"]


def own(seen: View, zone: str, speech: Speech) -> list[int]:
    """The own cards of a zone that are not among the legal acts."""
    if seen.seat < 0:
        return []
    cards: list[int] = seen.table["clans"][seen.seat][zone]
    shown = offered(seen, speech)
    return [card for card in cards if card not in shown]


def held(seen: View, canvas: Canvas) -> list[RenderableType]:
    """Hand and quests with their texts."""
    zones = {zone: own(seen, zone, canvas.speech) for zone in ("hand", "quests")}
    return [
        panel(card_rows(cards, canvas), canvas.speech.say(f"word-{zone}"))
        for zone, cards in zones.items()
        if cards
    ]


def card_rows(cards: list[int], canvas: Canvas) -> Table:
    grid = Table.grid(padding=(0, 2))
    for card in dict.fromkeys(cards):
        name = Text(counted(card, cards, canvas.speech), "name", no_wrap=True)
        grid.add_row(name, card_text(card, canvas.speech))
    return grid


def held_titles(seen: View, canvas: Canvas) -> list[RenderableType]:
    """Hand and quests without their texts, each in one row."""
    zones = {zone: own(seen, zone, canvas.speech) for zone in ("hand", "quests")}
    return [
        one_line(
            Text(f"{canvas.speech.say(f'word-{zone}')}: ", "faint").append(
                listed(cards, canvas.speech), "second"
            )
        )
        for zone, cards in zones.items()
        if cards
    ]
