"""Why a game ended and where the scores came from, as the account of the game tells it."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from duskmoot.kernel.account import Account, Column, account_of
from duskmoot.kernel.replay import Session
from duskmoot.kernel.view import View
from duskmoot.terminal.boards.board import Board, Canvas


def ended(session: Session, board: Board, seen: View, canvas: Canvas) -> list[RenderableType]:
    """The reason, then the scores by source; nothing for a game that counts nothing."""
    account, g = account_of(session.setting, session.acts)
    if not account.columns:
        return []
    scores = session.game.scores(g)
    reason = canvas.speech.reason(account, scores, g.winners, canvas.names)
    return [
        Text(reason, "second"),
        *sources(account, scores, board, seen, canvas),
        Text(f"{canvas.speech.say('end-numbers')} {'; '.join(numbers(account, canvas))}", "second"),
    ]


def sources(
    account: Account, scores: list[int], board: Board, seen: View, canvas: Canvas
) -> list[RenderableType]:
    """By seat a table; what no single seat earned in a line of its own."""
    shown: list[RenderableType] = []
    for group in dict.fromkeys(column.group for column in account.columns):
        columns = [column for column in account.columns if column.group == group]
        if any(column.whole for column in columns):
            shown.append(together(group, columns, canvas))
        else:
            shown.append(by_seat(group, columns, scores, board, seen, canvas))
    return shown


def together(group: str, columns: list[Column], canvas: Canvas) -> Text:
    named = [f"{canvas.speech.column(column)} {signed(column.whole)}" for column in columns]
    total = sum(column.whole for column in columns)
    title = Text(f"{canvas.speech.say(f'group-{group}')} {total}", "name")
    return title.append(f"   {', '.join(named)}", "second")


def by_seat(
    group: str, columns: list[Column], scores: list[int], board: Board, seen: View, canvas: Canvas
) -> Table:
    grid = Table.grid(padding=(0, 3))
    words = [canvas.speech.column(column) for column in columns]
    heads = [*words, canvas.speech.say(f"group-{group}")]
    grid.add_row("", "", "", *[Text(head, "faint", justify="right") for head in heads])
    for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
        won = seat in seen.table["winners"]
        numbers = [column.total(seat) for column in columns]
        grid.add_row(
            Text("♛" if won else " ", "now"),
            Text(canvas.names[seat], "now" if won else "name"),
            board.party(seat, seen, canvas),
            *[Text(signed(n) if n else "–", justify="right") for n in numbers],
            Text(str(scores[seat]), "name", justify="right"),
        )
    return grid


def numbers(account: Account, canvas: Canvas) -> list[str]:
    """The evening in numbers: “Battles won 9 (Ivar 5, Sigrid 4)”."""
    return [
        f"{canvas.speech.say(f'number-{column.key}')} {sum(column.values) + column.whole}"
        + shares(column, canvas)
        for column in account.numbers
    ]


def shares(column: Column, canvas: Canvas) -> str:
    """Who had how many, the most first; nothing where no seat did."""
    seats = [seat for seat, n in enumerate(column.values) if n]
    seats.sort(key=lambda seat: -column.values[seat])
    named = ", ".join(f"{canvas.names[seat]} {column.values[seat]}" for seat in seats)
    return f" ({named})" if named else ""


def signed(n: int) -> str:
    return str(n).replace("-", "−")
