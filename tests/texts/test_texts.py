"""All texts: none missing, none idle, none that differs between the languages or cannot be said."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

from duskmoot.catalogue import clauses, plain
from duskmoot.kernel.acts import DONE, verb
from duskmoot.kernel.ask import NOT_OFFERED
from duskmoot.kernel.cards import design
from duskmoot.kernel.game import Game, registered
from duskmoot.speech import CASES, LANGUAGES, speech
from tests.texts.asking import Literal, asks_for, calls, literals, refusals, web_keys, words
from tests.texts.reading import (
    SHELL,
    SOURCES,
    attributes,
    meant,
    messages,
    patterns,
    prose,
    selects,
    variables,
)

NUMBERS: Final = (0, 1, 2, 5, 21, 22)
PLURALS: Final = {
    "en": {"one", "other"},
    "ru": {"one", "few", "many"},
    "pl": {"one", "few", "many"},
}
OF_CYCLOPTS: Final = {"cli-panel-commands", "cli-panel-parameters"}
"""Built from headings that the library of the command line brings along."""
PLAYERS_SEE: Final = (
    "kernel/",
    "games/",
    "bots/",
    "cli/",
    "terminal/",
    "speech.py",
    "catalogue.py",
    "coverage.py",
)

in_each_language = pytest.mark.parametrize("language", LANGUAGES)
of_each_source = pytest.mark.parametrize("source", SOURCES)
of_each_game = pytest.mark.parametrize("game", registered(), ids=lambda game: game.name)


# The languages agree.


@of_each_source
@in_each_language
def test_every_language_has_the_same_messages(source: str, language: str) -> None:
    assert set(messages(source, language)) == set(messages(source, "en"))


@of_each_source
@in_each_language
def test_every_language_has_the_same_attributes(source: str, language: str) -> None:
    english = {key: attributes(message) for key, message in messages(source, "en").items()}
    assert {key: attributes(m) for key, m in messages(source, language).items()} == english


@of_each_source
@in_each_language
def test_every_language_speaks_of_the_same_things(source: str, language: str) -> None:
    for key, message in messages(source, language).items():
        english = patterns(messages(source, "en")[key])
        for attribute, pattern in patterns(message).items():
            if attribute not in CASES:
                spoken_of = meant(variables(pattern))
                assert spoken_of == meant(variables(english[attribute])), f"{key}.{attribute}"


def test_no_game_takes_a_message_of_the_shell() -> None:
    for game in registered():
        assert not set(messages(game.name, "en")) & set(messages(SHELL, "en"))


# Everything can be said.


@of_each_source
@in_each_language
def test_every_message_can_be_said_with_every_number(source: str, language: str) -> None:
    bundle = speech(language, next((g for g in registered() if g.name == source), None))
    for key, message in messages(source, language).items():
        for attribute, pattern in patterns(message).items():
            for number in NUMBERS:
                given = dict.fromkeys(variables(pattern), number)
                said = bundle.say(f"{key}.{attribute}" if attribute else key, **given)
                assert said.strip()
                assert "{" not in said, f"{key}.{attribute}: {said}"


@of_each_source
@in_each_language
def test_every_plural_is_complete(source: str, language: str) -> None:
    for key, message in messages(source, language).items():
        for pattern in patterns(message).values():
            for variants in selects(pattern):
                if variants & {"one", "few", "many", "other"} and variants != {"0", "other"}:
                    assert variants >= PLURALS[language], key


@of_each_source
@in_each_language
def test_typography(source: str, language: str) -> None:
    """Quotes of the language, ellipses of one sign; a Russian dash never begins a line."""
    for key, message in messages(source, language).items():
        for pattern in patterns(message).values():
            written = prose(pattern)
            assert not re.search(r"[\"']|\.\.\.", written), f"{key}: {written}"
            if language == "ru":
                assert not re.search("[^\u00a0]—|—[^ ]", written), f"{key}: {written}"


# The shell.


def test_every_refusal_has_a_sentence() -> None:
    assert refusals()
    missing = {f"refused-{key}" for key in refusals()} - set(messages(SHELL, "en"))
    assert not missing
    assert f"refused-{NOT_OFFERED}" in messages(SHELL, "en")


def test_every_refusal_brings_what_its_sentence_speaks_of() -> None:
    for call in calls("Refused"):
        pattern = patterns(messages(SHELL, "en")[f"refused-{call.key}"])[""]
        assert variables(pattern) <= call.parts, call


def test_every_message_asked_for_exists_and_gets_what_it_speaks_of() -> None:
    known = {key: m for source in SOURCES for key, m in messages(source, "en").items()}
    asked = list(calls("say"))
    assert asked
    for call in asked:
        if re.fullmatch(r"[a-z]+(-[a-z0-9]+)+|[a-z]+", call.key) and call.key:
            assert call.key in known, call
            assert call.open or variables(patterns(known[call.key])[""]) <= call.parts, call


def test_every_message_that_the_browser_asks_for_exists() -> None:
    assert web_keys()
    assert web_keys() - set(messages(SHELL, "en")) == set()


def test_every_message_of_the_shell_is_asked_for() -> None:
    refused = {f"refused-{key}" for key in (*refusals(), NOT_OFFERED)}
    idle = [key for key in messages(SHELL, "en") if key not in refused and not asks_for(key)]
    assert set(idle) <= OF_CYCLOPTS, idle


# The games.


def questions(game: Game[Any]) -> set[str]:
    found: set[str] = set()
    for outline in game.outlines:
        for step in outline.steps:
            try:
                found.add(step.question().key)
            except AssertionError:
                continue
    assert found
    return found


def printed(game: Game[Any]) -> set[str]:
    """The messages of all things that have a name."""
    nouns = game.vocabulary.nouns.items()
    return {
        f"{kind}-{design(name)}" for kind, names in nouns for name in names if name[0].isalpha()
    }


def expected(game: Game[Any]) -> set[str]:
    """The messages that the rules alone make necessary."""
    verbs = game.vocabulary.verbs.values()
    return (
        printed(game)
        | {f"log-{tale.key}" for tale in game.tales}
        | {f"ask-{question}" for question in questions(game)}
        | {f"act-{v.key}" for v in verbs if v.code != verb(DONE)}
        | {f"option-{option.key}" for option in game.options}
        | {f"clause-{clause.id.replace('.', '_')}" for clause in clauses(game.name)}
        | {f"step-{outline.name}" for outline in game.outlines}
        | {f"seat-{seat}" for seat in range(1, game.most + 1)}
        | {"game-title", "game-pitch"}
    )


@of_each_game
def test_everything_the_rules_speak_of_has_words(game: Game[Any]) -> None:
    assert expected(game) - set(messages(game.name, "en")) == set()


@of_each_game
def test_every_message_of_the_game_is_asked_for(game: Game[Any]) -> None:
    beyond = set(messages(game.name, "en")) - expected(game)
    assert [key for key in sorted(beyond) if not asks_for(key)] == []


@of_each_game
def test_every_clause_is_said_in_english_as_it_stands_in_the_catalogue(game: Game[Any]) -> None:
    english = speech("en", game)
    for clause in clauses(game.name):
        assert plain(english.clause(clause.id)) == plain(clause.text)


@of_each_game
def test_lines_of_the_log_speak_of_what_the_story_tells(game: Game[Any]) -> None:
    for tale in game.tales:
        for language in LANGUAGES:
            pattern = patterns(messages(game.name, language)[f"log-{tale.key}"])[""]
            assert meant(variables(pattern)) <= set(tale.names), (tale.key, language)


@of_each_game
def test_acts_and_questions_speak_of_nouns_of_the_game(game: Game[Any]) -> None:
    for v in game.vocabulary.verbs.values():
        if v.code != verb(DONE):
            pattern = patterns(messages(game.name, "en")[f"act-{v.key}"])[""]
            assert meant(variables(pattern)) == ({v.kind} if v.kind else set())
    for question in questions(game):
        asked = patterns(messages(game.name, "en")[f"ask-{question}"])
        assert set(asked) in ({"", "wait"}, {"", "wait", "done"})
        assert variables(asked["wait"]) >= {"names"}
        assert meant(variables(asked[""])) <= set(game.vocabulary.nouns)


@of_each_game
@in_each_language
def test_every_choice_of_a_table_option_has_a_name(game: Game[Any], language: str) -> None:
    spoken = speech(language, game)
    for option in game.options:
        for choice in option.choices:
            assert not spoken.choice(option.key, choice).startswith("[")
        named = set(patterns(messages(game.name, language)[f"option-{option.key}"])) - {""}
        assert named <= set(option.choices)


@of_each_game
@in_each_language
def test_every_card_with_a_text_has_its_numbers(game: Game[Any], language: str) -> None:
    spoken = speech(language, game)
    texts = 0
    for kind, names in game.vocabulary.nouns.items():
        for number, name in enumerate(names):
            if spoken.knows(f"{kind}-{design(name)}.text"):
                texts += 1
                assert not re.search(r"[{}\[\]]", spoken.text(kind, number))
    assert texts


@of_each_source
def test_a_brief_text_speaks_of_nothing_that_the_whole_text_leaves_out(source: str) -> None:
    for key, message in messages(source, "en").items():
        said = patterns(message)
        if "brief" in said:
            assert variables(said["brief"]) <= variables(said["text"]), key


# Prose stands in the texts alone.


def test_the_code_writes_no_prose() -> None:
    """Two words side by side, in a string that may reach a player."""
    telling = [
        literal
        for literal in literals(*PLAYERS_SEE)
        if re.search(r"[^\W\d_] +[^\W\d_]", literal.text) and not allowed(literal)
    ]
    assert telling == [], telling


def allowed(literal: Literal) -> bool:
    """Parts of a tale, styles of the terminal, and invariants, which speak to programmers."""
    tale = re.fullmatch(r"(\w+:\w+ ?)+", literal.text)
    return bool(tale) or "#" in literal.text or "/invariants.py" in literal.place


def test_the_sources_are_really_read() -> None:
    assert "unknown-language" in refusals()
    assert "end-heading" in words()
    assert asks_for("board-step-1")
    assert not asks_for("board-step-of-nothing")
