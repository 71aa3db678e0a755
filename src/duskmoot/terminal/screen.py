"""What the terminal shows at a decision: the table, the news, the question and its answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from duskmoot.kernel.chance import commitment
from duskmoot.kernel.replay import Session
from duskmoot.kernel.view import View
from duskmoot.speech import Speech
from duskmoot.terminal.boards import board_of
from duskmoot.terminal.boards.board import BARE, TITLES, WHOLE, Canvas
from duskmoot.terminal.ending import ended
from duskmoot.terminal.look import bulleted, one_line, page, panel

News = list[dict[str, Any]]
"""Lines of the story as a view holds them."""
ROWS_OF_NEWS: Final[int] = 4
"""What the news get before the table is drawn in a shorter form."""
LEAST_NEWS: Final[int] = 2
"""What they get on the smallest terminal: a line, and how many are left out."""
MOST_COLUMNS: Final[int] = 5
"""In so many columns the answers stand where they are too many for the rows."""


class Screen:
    def __init__(self, console: Console, game_name: str) -> None:
        self.console = console
        self.board = board_of(game_name)
        self.coach: Sequence[RenderableType] = ()
        """What the coach of a lesson says under the question."""

    def show(self, content: RenderableType) -> None:
        self.console.print(page(content, self.console))

    def say(self, text: str, style: str = "second") -> None:
        self.show(Text(text, style))

    def copyable(self, text: str) -> None:
        """Names of files: never broken into rows, so that they can be copied."""
        self.console.print(Text(text), style="now", soft_wrap=True)

    def wait(self, text: str) -> None:
        """One quiet line, written over the last one; the next table takes it away."""
        if self.console.is_terminal:
            line = Text(text, "faint")
            line.truncate(self.console.width - 1, overflow="ellipsis", pad=True)
            self.console.print(line, end="\r")

    def decision(
        self,
        seen: View,
        speech: Speech,
        names: list[str],
        news: News,
        notices: list[str],
        whole: bool,
        reckoned: dict[str, list[int]] | None = None,
        coach: Sequence[RenderableType] = (),
    ) -> None:
        """As much as fits the terminal; `whole` shows everything, however long it is."""
        canvas = Canvas(speech, names, self.console.width - 2, reckoned=reckoned or {})
        self.coach = coach
        table, question = self.board.table(seen, canvas), self._question(seen, canvas)
        said: list[RenderableType] = [bulleted("▪", Text(notice, "second")) for notice in notices]
        if whole or not self.console.is_terminal:
            self.show(Group(*table, *self._lines(news, canvas), *said, *question))
            return
        height = self.console.height - 1 - self._rows(said)
        room = height - min(ROWS_OF_NEWS, len(news))
        taken, asked = self._rows(table), self._rows(question)
        for detail in (TITLES, BARE):
            if taken + asked > room:
                table = self.board.table(seen, replace(canvas, detail=detail))
                taken = self._rows(table)
        bare = replace(canvas, detail=BARE)
        if taken + asked > room:
            question = self._question(seen, bare)
            asked = self._rows(question)
        for columns in range(2, MOST_COLUMNS + 1):
            if taken + asked + LEAST_NEWS > height:
                question = self._question(seen, bare, columns)
                asked = self._rows(question)
        left = max(LEAST_NEWS, height - taken - asked)
        self.console.clear()
        self.show(Group(*table, *self._latest(news, left, canvas), *said, *question))

    def ending(
        self, seen: View, speech: Speech, names: list[str], news: News, session: Session
    ) -> None:
        """The last news, why it ended, the scores, the proof, and what can be done now."""
        say = speech.say
        canvas = Canvas(speech, names, self.console.width - 2)
        winners = [names[seat] for seat in seen.table["winners"]]
        won = Text(say("end-winners", n=len(winners), names=", ".join(winners)), "now")
        key = session.setting.key
        told = Group(won, *ended(session, self.board, seen, canvas))
        rest: list[RenderableType] = [
            panel(Group(told, self.board.scores(seen, canvas)), say("end-heading")),
            Text(say("commitment", commitment=commitment(key)), "faint"),
            Text(say("end-key", key=key.hex()), "faint"),
            Text(say("end-hint"), "candle"),
        ]
        lines = self._lines(news, canvas)
        if self.console.is_terminal:
            left = max(LEAST_NEWS, self.console.height - 1 - self._rows(rest))
            lines = self._latest(news, left, canvas)
            self.console.clear()
        self.show(Group(*lines, *rest))

    def _question(self, seen: View, canvas: Canvas, columns: int = 1) -> list[RenderableType]:
        """The question, what it is for, its numbered answers, and the commands."""
        asked = Text("▸ ", "now").append(canvas.speech.prompt(seen, canvas.names), "bold")
        answers = (
            self._answers(seen, canvas) if columns == 1 else self._labels(seen, canvas, columns)
        )
        hint = Text(canvas.speech.say("hint"), "faint")
        if hint.cell_len > canvas.width:
            hint = Text(canvas.speech.say("hint-short"), "faint")
        if canvas.detail == BARE:
            return [asked, *self.coach, answers, one_line(hint)]
        help = bulleted(" ", Text(canvas.speech.help(seen, canvas.names), "second"))
        return [Text(), asked, help, *self.coach, answers, one_line(hint)]

    def _answers(self, seen: View, canvas: Canvas) -> Table:
        answers = Table.grid(padding=(0, 2))
        for number, act in enumerate(seen.acts, 1):
            label = Text(canvas.speech.act(act, seen.question, canvas.names), "candle")
            beside = self.board.beside(act, seen, canvas)
            cut = beside if canvas.detail == WHOLE else one_line(beside)
            answers.add_row(Text(f"{number:>3}", "now"), one_line(label), cut)
        return answers

    def _labels(self, seen: View, canvas: Canvas, columns: int) -> Table:
        """The answers alone, downwards in columns, where there are too many for the rows."""
        answers = Table.grid()
        for _ in range(columns):
            answers.add_column(width=canvas.width // columns)
        said = [canvas.speech.act(act, seen.question, canvas.names) for act in seen.acts]
        if columns > 2:
            said = without_common_words(said)
        labels = [
            one_line(Text(f"{number:>3}  ", "now").append(label, "candle"))
            for number, label in enumerate(said, 1)
        ]
        rows = -(-len(labels) // columns)
        for row in range(rows):
            answers.add_row(*labels[row::rows])
        return answers

    def _lines(self, news: News, canvas: Canvas) -> list[RenderableType]:
        said = [canvas.speech.line(told, canvas.names) for told in news]
        return [bulleted("·", Text(line, "second")) for line in said]

    def _latest(self, news: News, rows: int, canvas: Canvas) -> list[RenderableType]:
        """What fits of the news: first those go that the table shows, then the oldest."""
        lines = self._lines(news, canvas)
        heights = [self._rows([line]) for line in lines]
        if sum(heights) <= rows:
            return lines
        on_table = [n for n, told in enumerate(news) if told["key"] in self.board.on_table]
        told_alone = [n for n in range(len(news)) if n not in on_table]
        kept = dict(enumerate(lines))
        for n in on_table + told_alone:
            if sum(heights[k] for k in kept) < rows:
                break
            del kept[n]
        left_out = canvas.speech.say("news-left-out", n=len(news) - len(kept))
        return [bulleted("·", Text(left_out, "faint")), *kept.values()]

    def _rows(self, content: list[RenderableType]) -> int:
        options = self.console.options.update_width(self.console.width - 2)
        return len(self.console.render_lines(Group(*content), options, pad=False))


def without_common_words(labels: list[str]) -> list[str]:
    """The labels without the words that most of them begin with: "Scout Paris" is "Paris"."""
    first = [label.split(" ")[0] for label in labels]
    usual = max(first, key=first.count)
    alike = [label.split(" ") for label in labels if label.startswith(f"{usual} ")]
    if not alike:
        return labels
    common = 0
    for words in zip(*[each[:-1] for each in alike]):
        if len(set(words)) > 1:
            break
        common += 1
    return [label.removeprefix(" ".join([*alike[0][:common], ""])) for label in labels]
