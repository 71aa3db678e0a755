"""Heritage in the terminal: queue, battlegrounds, the own tree, the rivals' trees."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from duskmoot.chronicle.book import Chronicle
from duskmoot.games.heritage import verbs
from duskmoot.games.heritage.cards import EVENTS, INTRIGUES
from duskmoot.games.heritage.lines import owner_of
from duskmoot.games.heritage.pieces import NONE, ROUNDS
from duskmoot.games.heritage.rules.recruit import price
from duskmoot.games.heritage.state import Bloodline, Heritage
from duskmoot.kernel.acts import noun, verb
from duskmoot.kernel.view import View
from duskmoot.speech import Speech
from duskmoot.terminal.boards.board import BARE, WHOLE, Board, Canvas
from duskmoot.terminal.boards.heritage.battlegrounds import battlegrounds
from duskmoot.terminal.boards.heritage.bloodlines import (
    FIRST,
    POWER,
    SEATS,
    attributes,
    bloodline,
    queue,
    vampire,
)
from duskmoot.terminal.boards.heritage.book import page_of
from duskmoot.terminal.boards.heritage.chapter import (
    AFTERMATH,
    belongings,
    opened_page,
    place_and_year,
    reckoning,
    where_and_when,
)
from duskmoot.terminal.boards.heritage.chapter import beside as beside_chapter
from duskmoot.terminal.boards.heritage.public import open_table
from duskmoot.terminal.look import one_line, panel


class HeritageBoard(Board):
    on_table = frozenset({"board", "event", "first", "arrives", "turn", "round"})

    def table(self, seen: View, canvas: Canvas) -> list[RenderableType]:
        g = open_table(seen)
        parts: list[RenderableType] = [heading(g, canvas)]
        if g.chapter:
            parts = [one_line(where_and_when(g, canvas.speech)), *parts]
            parts += belongings(g, seen.seat, canvas)
            if seen.question in AFTERMATH:
                own = [b for b in g.bloodlines if b.seat == seen.seat and b.line]
                parts += [bloodline(g, b, canvas) for b in own if canvas.detail != BARE]
                return parts + opened_page(g, seen, canvas)
            parts += opened_page(g, seen, canvas)
        if g.boards:
            parts.append(battlegrounds(g, canvas))
        offered = [noun(act) for act in seen.acts if verb(act) == verbs.RECRUIT]
        if any(character not in offered for character in g.queue):
            parts.append(queue(g, seen.seat, canvas))
        parts += [bloodline(g, b, canvas) for b in own_last(g, seen.seat) if b.line]
        return parts + hand(seen, canvas)

    def beside(self, act: int, seen: View, canvas: Canvas) -> Text:
        assert canvas.speech.game is not None
        g = open_table(seen)
        told = beside_chapter(g, act, seen.seat, canvas) if g.chapter else None
        if told is not None:
            return told
        kind = canvas.speech.game.vocabulary.verbs[verb(act)].kind
        if kind == "intrigue":
            return card_text(noun(act), canvas)
        if kind == "vampire":
            return beside_vampire(g, act, seen.seat, canvas)
        if kind == "board":
            return Text(canvas.speech.text("board", noun(act)), "second")
        return Text()

    def chronicle(self, name: str, chronicle: Chronicle, speech: Speech) -> list[RenderableType]:
        return page_of(name, chronicle, speech)

    def chapter(self, number: int, speech: Speech) -> str:
        return place_and_year(number, speech)

    def party(self, seat: int, seen: View, canvas: Canvas) -> Text:
        clan = open_table(seen).bloodlines[seat].clan
        return Text(canvas.speech.title("clan", clan) if clan >= 0 else "", SEATS[seat])

    def scores(self, seen: View, canvas: Canvas) -> RenderableType:
        return Group(*reckoning(open_table(seen), canvas.names, canvas.speech))


def heading(g: Heritage, canvas: Canvas) -> RenderableType:
    """The round, the first player, the events; before the boards lie there is nothing of it."""
    say = canvas.speech.say
    if not g.boards:
        return canvas.fitted(Text(say("board-signs"), "faint"))
    rounds = ROUNDS[len(g.bloodlines)]
    title = Text(say("board-round", round=min(g.round, rounds), rounds=rounds), "now")
    title.append(f"   {FIRST} ", "candle")
    title.append(f"{say('word-first')}: {canvas.names[g.first]}", SEATS[g.first])
    signs = Text(say("board-signs"), "faint")
    if not g.events:
        return Group(one_line(title), canvas.fitted(signs))
    named = ", ".join([event_line(event, canvas) for event in g.events])
    events = Text(f"{say('word-events')}: ", "faint").append(named, "second")
    return Group(one_line(title), canvas.fitted(events), canvas.fitted(signs))


def event_line(event: int, canvas: Canvas) -> str:
    """Its name, and the value that counts."""
    value = canvas.speech.title("value", EVENTS[event].value)
    return f"{canvas.speech.title('event', event)} ({value})"


def own_last(g: Heritage, seat: int) -> list[Bloodline]:
    """Rivals first, so that the own tree stands next to the question."""
    others = [b for b in g.bloodlines if b.seat != seat]
    return others + [b for b in g.bloodlines if b.seat == seat]


def hand(seen: View, canvas: Canvas) -> list[RenderableType]:
    """The own cards that the legal acts do not show anyway."""
    if seen.seat < 0:
        return []
    cards: list[int] = seen.table["bloodlines"][seen.seat]["hand"]
    played = [noun(act) for act in seen.acts if verb(act) in (verbs.PLAY, verbs.CARD)]
    left = [card for card in cards if card not in played]
    if not left:
        return []
    if canvas.detail != WHOLE:
        named = ", ".join(canvas.speech.title("intrigue", card) for card in left)
        word = Text(f"{canvas.speech.say('word-hand')}: ", "faint")
        return [one_line(word.append(named, "second"))]
    grid = Table.grid(padding=(0, 2))
    for card in left:
        name = Text(canvas.speech.title("intrigue", card), "name", no_wrap=True)
        grid.add_row(name, card_text(card, canvas))
    return [panel(grid, canvas.speech.say("word-hand"))]


def card_text(card: int, canvas: Canvas) -> Text:
    """What it requires, and what it does."""
    needs = ", ".join(canvas.speech.title("value", each) for each in INTRIGUES[card].needs)
    return Text(f"{needs}. ", "yellow").append(canvas.speech.text("intrigue", card), "second")


def beside_vampire(g: Heritage, act: int, seat: int, canvas: Canvas) -> Text:
    """A vampire with its tokens and states; a character with its attributes and its price."""
    number = noun(act)
    owner = owner_of(g, number)
    if owner != NONE:
        b = g.bloodlines[owner]
        return vampire(g, b, b.line.index(number), canvas)
    line = Text(attributes(number, canvas), "second")
    if verb(act) == verbs.RECRUIT and canvas.detail != BARE:
        cost = price(g, seat, number)
        line = Text(f"{POWER}{cost}  " if cost else "", "candle").append_text(line)
    return line
