"""`duskmoot games`: what can be played here, and by which build."""

from __future__ import annotations

import duskmoot.games as _games
from duskmoot import __version__, bots, build
from duskmoot.cli.exits import FINE
from duskmoot.cli.language import spoken
from duskmoot.cli.options import AsJson, Language
from duskmoot.cli.page import Page, print_json
from duskmoot.kernel.game import registered
from duskmoot.lessons import lessons
from duskmoot.speech import speech

__all__ = ["_games", "games"]


def games(*, language: Language = "", as_json: AsJson = False) -> int:
    tongue = speech(spoken(language), None)
    if as_json:
        print_json(
            {
                "version": __version__,
                "build": build(),
                "games": {
                    game.name: {
                        "seats": [game.least, game.most],
                        "rules": game.version,
                        "options": {option.key: option.choices for option in game.options},
                        "bots": bots.names(game),
                        "lessons": {each.id: each.minutes for each in lessons(game)},
                    }
                    for game in registered()
                },
            }
        )
        return FINE
    page = Page()
    for game in registered():
        tongue = speech(spoken(language), game)
        page.text(f"{game.name}: {tongue.say('game-title')}", "bold")
        page.text(tongue.say("cli-games-seats", least=game.least, most=game.most))
        page.text(tongue.say("cli-games-rules", version=str(game.version)))
        page.text(tongue.say("cli-games-bots", bots=", ".join(bots.names(game))))
        for each in lessons(game):
            title = tongue.say(f"lesson-{each.id}")
            minutes, steps = each.minutes, len(each.steps)
            page.text(
                tongue.say(
                    "cli-games-lesson", id=each.id, title=title, minutes=minutes, steps=steps
                )
            )
        page.text(tongue.say("cli-games-options"))
        for option in game.options:
            choices = [f"{key} ({tongue.choice(option.key, key)})" for key in option.choices]
            title = tongue.say(f"option-{option.key}")
            page.text(f"  {option.key} ({title}): {', '.join(choices)}")
        page.text()
    page.text(tongue.say("cli-games-build", version=__version__, build=build()))
    return FINE
