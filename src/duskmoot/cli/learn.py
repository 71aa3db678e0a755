"""`duskmoot learn`: a game on one page, each sentence with the clause behind it."""

from __future__ import annotations

import duskmoot.games as _games
from duskmoot.catalogue import Part, primer
from duskmoot.cli.exits import FINE
from duskmoot.cli.language import spoken
from duskmoot.cli.options import AsJson, GameName, Language, game_called
from duskmoot.cli.page import Page, print_json
from duskmoot.lessons import lessons
from duskmoot.speech import Speech, speech

__all__ = ["_games", "learn"]


def learn(game: GameName, /, *, as_json: AsJson = False, language: Language = "") -> int:
    known = game_called(game)
    tongue = speech(spoken(language), known)
    if as_json:
        print_json({part.id: plain(part, tongue) for part in primer(known.name)})
        return FINE
    page = Page()
    page.text(tongue.say("game-title"), "bold")
    page.text(tongue.say("learn-lead"))
    for part in primer(known.name):
        page.text()
        page.text(tongue.say(f"learn-{part.id}"), "bold")
        for point in plain(part, tongue):
            counted = f"{point['number']}. {point['text']}" if point["number"] else point["text"]
            said = [point["title"], counted] if point["title"] else [counted]
            page.text(f"  {': '.join(said)}")
            page.text(f"    [{point['clause']}]", "dim")
    page.text()
    page.text(tongue.say("learn-advice"), "italic")
    page.text()
    for each in lessons(known):
        title = tongue.say(f"lesson-{each.id}")
        page.text(
            tongue.say(
                "cli-learn-lesson", title=title, minutes=each.minutes, game=known.name, id=each.id
            ),
            "dim",
        )
    page.text(tongue.say("cli-learn-more", game=known.name), "dim")
    return FINE


def plain(part: Part, tongue: Speech) -> list[dict[str, str]]:
    """The sentences of a part with their titles, where they have one, and their clauses."""
    keys = [(f"learn-{part.id}-{point.id}", point) for point in part.points]
    return [
        {
            "title": tongue.say(f"{key}.title") if tongue.knows(f"{key}.title") else "",
            "number": f"{point.number} {tongue.say(f'{key}.number')}" if point.number else "",
            "text": tongue.say(key),
            "clause": point.clause,
        }
        for key, point in keys
    ]
