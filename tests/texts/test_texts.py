"""All texts: none missing, none idle, none that differs between the languages or cannot be said."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from fluent.syntax import ast

from duskmoot.catalogue import chapters, clauses, plain, primer
from duskmoot.kernel.acts import DONE, verb
from duskmoot.kernel.ask import NOT_OFFERED
from duskmoot.kernel.cards import design
from duskmoot.kernel.game import Game, registered
from duskmoot.lessons import lessons
from duskmoot.speech import FORMS, LANGUAGES, speech, text_files, text_folders, tied
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
from tools.book_runs import readings

NUMBERS: Final = (0, 1, 2, 5, 21, 22)
PLURALS: Final = {
    "en": {"one", "other"},
    "ru": {"one", "few", "many"},
    "pl": {"one", "few", "many"},
}
ROLES_ASKED: Final = {
    *("held", "limit", "n", "others"),
    *("source", "childe", "recruit", "giver", "activated", "host"),
}
"""What a question is about beside nouns called by their kind: numbers, and nouns in a role."""
OF_CYCLOPTS: Final = {"cli-panel-commands", "cli-panel-parameters"}
"""Built from headings that the library of the command line brings along."""
MEN: Final = (
    r"\b(Dracula|Godalming|Seward|Van Helsing|Gascoigne|Logarius|Gehrman|Henryk|Ludwig|[Ll]eader)\b"
)
"""Of the three games; the leader is that of a Viking clan."""
LONGEST_HELP: Final = 125
"""In characters: two lines of the prompt bar."""
LONGEST_CLAUSE: Final = 320
"""In characters; what is longer holds several rules."""
LONGEST_BRIEF: Final = 66
"""In characters: two lines of a small card."""
PLAYERS_SEE: Final = (
    "kernel/",
    "games/",
    "bots/",
    "chronicle/",
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
            if attribute not in FORMS:
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
    """Quotes of the language, ellipses of one sign."""
    for key, message in messages(source, language).items():
        for pattern in patterns(message).values():
            written = prose(pattern)
            assert not re.search(r"[\"']|\.\.\.", written), f"{key}: {written}"
            assert not re.search("[^ \u00a0]—|—[^ ]", written), f"{key}: {written}"


@of_each_source
@in_each_language
def test_no_file_sets_a_space_that_loading_sets(source: str, language: str) -> None:
    folder = text_folders(language, source)[-1]
    files = [file for file in text_files(folder) if file.name != "clauses.ftl"]
    for file in files:
        for line in file.read_text("utf-8").splitlines():
            for at in [at for at, sign in enumerate(line) if sign == "\u00a0"]:
                loose = f"{line[:at]} {line[at + 1 :]}"
                assert firm(loose, language) != firm(line, language), f"{file.name}: {line}"


def firm(line: str, language: str) -> str:
    return re.sub(r"\{ TIE\(.*?\) \}", "\u00a0", tied(line, language))


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


def columns(game: Game[Any]) -> set[str]:
    """The sources of scores that have a name of their own."""
    counts = [count for tale in game.tales for count in tale.counts]
    return {f"column-{count.group}-{count.column}" for count in counts if count.column}


def expected(game: Game[Any]) -> set[str]:
    """The messages that the rules alone make necessary, and the words of the glossary."""
    verbs = game.vocabulary.verbs.values()
    return (
        printed(game)
        | {f"log-{tale.key}" for tale in game.tales}
        | {f"reason-{tale.key}" for tale in game.tales if tale.ends}
        | {f"scene-{tale.opens}" for tale in game.tales if tale.opens}
        | {f"group-{count.group}" for tale in game.tales for count in tale.counts}
        | columns(game)
        | {f"number-{count.column}" for tale in game.tales for count in tale.tallies}
        | {f"ask-{question}" for question in questions(game)}
        | {f"act-{v.key}" for v in verbs if v.code != verb(DONE)}
        | {f"option-{option.key}" for option in game.options}
        | {f"clause-{clause.id.replace('.', '_')}" for clause in clauses(game.name)}
        | {f"rulebook-{chapter.id}" for chapter in chapters(game.name)}
        | {f"rulebook-group-{chapter.group}" for chapter in chapters(game.name)}
        | {f"learn-{part.id}" for part in primer(game.name)}
        | {f"learn-{part.id}-{point.id}" for part in primer(game.name) for point in part.points}
        | {f"step-{outline.name}" for outline in game.outlines}
        | {f"seat-{seat}" for seat in range(1, game.most + 1)}
        | {f"lesson-{each.id}" for each in lessons(game)}
        | {f"lesson-{each.id}-{step.id}" for each in lessons(game) for step in each.steps}
        | {"game-title", "game-pitch"}
        | {key for key in messages(game.name, "en") if key.startswith("term-")}
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
def test_a_player_or_hunter_is_they(game: Game[Any]) -> None:
    """In the English of the rules a man must be named near his pronoun."""
    for clause in clauses(game.name):
        for said in (clause.text, clause.note, clause.test):
            if re.search(r"\b(he|his|him|himself)\b", said, re.IGNORECASE):
                assert re.search(MEN, said), f"{clause.id}: {said}"


@of_each_game
@in_each_language
def test_no_clause_is_longer_than_a_reader_likes(game: Game[Any], language: str) -> None:
    spoken = speech(language, game)
    said = {clause.id: spoken.clause(clause.id) for clause in clauses(game.name)}
    assert {key: len(text) for key, text in said.items() if len(text) > LONGEST_CLAUSE} == {}


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
        assert {"", "wait", "help"} <= set(asked) <= {"", "wait", "done", "help"}
        assert variables(asked["wait"]) >= {"names"}
        assert meant(variables(asked[""])) <= set(game.vocabulary.nouns) | ROLES_ASKED
        assert meant(variables(asked["help"])) <= meant(variables(asked[""]))


@of_each_game
@in_each_language
def test_help_is_a_line_that_says_more_than_the_question(game: Game[Any], language: str) -> None:
    for question in questions(game):
        asked = patterns(messages(game.name, language)[f"ask-{question}"])
        said = prose(asked["help"])
        assert said.endswith("."), f"{question}: {said}"
        assert len(said) <= LONGEST_HELP, f"{question}: {said}"
        assert said != prose(asked[""]), question


@of_each_game
@in_each_language
def test_forms_of_nouns_are_those_that_sentences_ask_for(game: Game[Any], language: str) -> None:
    """By kind of noun: no form is idle, and none is asked for that no noun of the kind has."""
    nouns = game.vocabulary.nouns
    kinds = {f"log-{tale.key}": dict(zip(tale.names, tale.kinds)) for tale in game.tales}
    asked: set[tuple[str, str]] = set()
    for key, message in messages(game.name, language).items():
        for pattern in patterns(message).values():
            for name in variables(pattern):
                part, _, form = name.rpartition("-")
                kind = kinds.get(key, {}).get(part, part)
                asked |= {(kind, form)} if kind in nouns and form in FORMS else set()
    known = messages(game.name, language)
    there = {
        (kind, form)
        for kind, names in nouns.items()
        for name in names
        if f"{kind}-{design(name)}" in known
        for form in set(patterns(known[f"{kind}-{design(name)}"])) & set(FORMS)
    }
    assert there == asked


@of_each_game
def test_nouns_without_a_vocabulary_have_no_forms(game: Game[Any]) -> None:
    spoken = printed(game)
    for language in LANGUAGES:
        for key, message in messages(game.name, language).items():
            assert key in spoken or not set(patterns(message)) & set(FORMS), key


def is_small(said: str) -> bool:
    """A choice stands after a colon."""
    return not said[0].isupper()


def is_a_name(option: str) -> bool:
    """Final Bosses and battlegrounds have their capitals."""
    return option == "final-boss" or option.endswith("-board")


@of_each_game
@in_each_language
def test_a_table_option_is_explained_and_its_choices_have_names(
    game: Game[Any], language: str
) -> None:
    spoken = speech(language, game)
    for option in game.options:
        for choice in option.choices:
            assert not spoken.choice(option.key, choice).startswith("[")
            assert is_small(spoken.choice(option.key, choice)) or is_a_name(option.key)
        named = set(patterns(messages(game.name, language)[f"option-{option.key}"]))
        assert {"", "help"} <= named <= {"", "help", *option.choices}


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


@of_each_source
@in_each_language
def test_a_brief_text_fits_on_a_small_card(source: str, language: str) -> None:
    briefs = {
        key: len(text)
        for key, message in messages(source, language).items()
        for text in readings(patterns(message).get("brief", ast.Pattern([])))
    }
    assert {key: length for key, length in briefs.items() if length > LONGEST_BRIEF} == {}


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
