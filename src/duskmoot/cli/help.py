"""Help in the player's language: the commands hold message keys, and these are spoken here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cyclopts.help import DefaultFormatter

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

    from duskmoot.speech import Speech


class SpokenHelp:
    """Wraps the usual formatter of cyclopts; nothing is imported before help is asked for."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.usual = DefaultFormatter()

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        tongue = self.tongue()
        title = tongue.say(f"cli-panel-{str(panel.title).lower()}")
        entries = [entry.copy(**self.spoken(tongue, entry)) for entry in panel.entries]
        self.usual(console, options, panel.copy(title=title, entries=entries))

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        line = f"{self.tongue().say('cli-usage')} {str(usage).strip()}"
        console.print(line, style="bold", markup=False, highlight=False)
        console.print()

    def render_description(self, console: Console, options: ConsoleOptions, text: Any) -> None:
        console.print(self.tongue().say(key_in(text)), markup=False, highlight=False)
        console.print()

    def tongue(self) -> Speech:
        from duskmoot.speech import speech

        return speech(self.language, None)

    def spoken(self, tongue: Speech, entry: HelpEntry) -> dict[str, Any]:
        """The entry's description in words; the usage line says what is required."""
        from rich.text import Text

        key = key_in(entry.description)
        for flag in ("help", "version"):
            if f"--{flag}" in entry.names:
                key = f"cli-{flag}-flag"
        return {"description": Text(tongue.say(key)), "required": False}


def key_in(description: Any) -> str:
    """The message key that a command's or an option's help consists of."""
    return str(getattr(description, "primary_renderable", description)).strip()
