"""Speech: keys, acts, lines of the log and refusals as sentences in the listener's language.

Texts are Fluent files: those of the shell in `texts/<language>`, those of a game in its own
folder of the same name. Nouns find their words through the vocabulary of the game: number 3 of
kind "card" is the message `card-<name>`, without what follows a dot in the name; its attributes
are cases and the text on the card.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from duskmoot.kernel.account import Account, Column
from duskmoot.kernel.acts import DONE, noun, verb
from duskmoot.kernel.ask import NOT_OFFERED
from duskmoot.kernel.cards import design
from duskmoot.kernel.game import Game, Refused
from duskmoot.kernel.story import Tale
from duskmoot.kernel.view import View

LANGUAGES: Final[tuple[str, ...]] = ("en", "ru", "pl")
FORMS: Final[tuple[str, ...]] = (
    *("gen", "dat", "acc", "ins", "prep", "loc"),
    *("to", "in", "mid", "the", "gender"),
)
"""Attributes of a noun that a sentence asks for as `$enemy-gen`.

Its cases; with the word for "to" or "in" before it; inside a sentence; with its article; and its
gender, by which a sentence chooses the form of another word.
"""

SEALED: Final = "sealed"
"""The folder of texts that a chronicle opens packet by packet: the table's to say, not to send."""

Variables = dict[str, str | int]


def speech(language: str, game: Game[Any] | None, chosen: dict[str, str] | None = None) -> Speech:
    """Whoever speaks this language about this game, or about the shell alone.

    `chosen` are the options of the table, where they are not the usual ones.
    """
    if language not in LANGUAGES:
        raise Refused("unknown-language", language=language, known=", ".join(LANGUAGES))
    return Speech(language, game, chosen or {})


class Speech:
    def __init__(self, language: str, game: Game[Any] | None, chosen: dict[str, str]) -> None:
        name = game.name if game else ""
        usual = {option.key: option.choices[0] for option in game.options} if game else {}
        self.language = language
        self.game = game
        self._bundle = _bundle(language, name)
        self._tales: dict[str, Tale] = {tale.key: tale for tale in game.tales} if game else {}
        self._rows = _rows(name) if name else {}
        self._chosen = usual | chosen

    def knows(self, key: str) -> bool:
        return self._pattern(key) is not None

    def say(self, key: str, /, **parts: object) -> str:
        """A message, or with a dot one of its attributes: `option-kirkhammer.slow`.

        A message that does not exist is shown as its key in brackets.
        """
        pattern = self._pattern(key)
        if pattern is None:
            return f"[{key}]"
        said, _ = self._bundle.format_pattern(pattern, parts)
        return str(said)

    def refused(self, error: Refused) -> str:
        """What cannot be done, with the clause that forbids it."""
        clause = error.parts.get("clause", "")
        if clause == NOT_OFFERED:
            return self.say("refused-not-offered")
        said = self.say(f"refused-{error.key}", **error.parts)
        return f"{said} {self.clause(clause)}" if clause else said

    def clause(self, id: str) -> str:
        return self.say("clause-" + id.replace(".", "_"))

    def act(self, code: int, question: str, names: list[str]) -> str:
        """What a player reads on the button: declining is named by the question."""
        assert self.game is not None
        if code == DONE:
            declined = f"ask-{question}.done"
            return self.say(declined if self.knows(declined) else "act-done")
        v = self.game.vocabulary.verbs[verb(code)]
        return self.say(f"act-{v.key}", **self.noun(v.kind, noun(code), names))

    def line(self, told: dict[str, Any], names: list[str]) -> str:
        """A line of the story as a view holds it."""
        key = str(told["key"])
        tale = self._tales.get(key)
        variables: Variables = {}
        if tale is not None:
            for part, kind in zip(tale.names, tale.kinds):
                variables |= self._named(part, kind, int(told["parts"][part]), names)
        return self.say(f"log-{key}", **variables)

    def reason(
        self, account: Account, scores: list[int], winners: list[int], names: list[str]
    ) -> str:
        """In a sentence or two: why the game ended, and what decided it."""
        variables: Variables = {"placed": "no"}
        for line in account.reason:
            for part, kind, value in zip(line.tale.names, line.tale.kinds, line.values):
                variables |= self._named(part, kind, value, names)
                if part == "place":
                    variables["placed"] = "yes"
        if not account.reason:
            return ""
        first = winners[0]
        others = [seat for seat in range(len(scores)) if seat not in winners]
        second = max(others, key=lambda seat: scores[seat], default=first)
        best = max(account.columns, key=lambda column: column.total(first))
        variables |= {
            "winners": ", ".join(names[seat] for seat in winners),
            "second": names[second],
            "score": scores[first],
            "other": scores[second],
            "margin": scores[first] - scores[second],
            "source": self.column(best, low=True),
            "gain": best.total(first),
        }
        return self.say(f"reason-{account.reason[-1].tale.key}", **variables)

    def column(self, column: Column, low: bool = False) -> str:
        """A source of scores, as it heads a table or stands inside a sentence."""
        if column.kind:
            title = self.title(column.kind, column.noun)
            return title if low else title[:1].upper() + title[1:]
        return self.say(f"column-{column.group}-{column.key}{'.low' if low else ''}")

    def prompt(self, seen: View, names: list[str]) -> str:
        """One sentence: who must decide what."""
        if not seen.question:
            return self.say("prompt-over")
        asked: list[int] = seen.table["asked"]
        variables: Variables = {"names": ", ".join(names[seat] for seat in asked)}
        if seen.acts and seen.seat not in asked:
            return self.say("prompt-given", **variables)
        variables |= self._about(seen, names)
        mine = seen.seat in asked
        return self.say(
            f"ask-{seen.question}" if mine else f"ask-{seen.question}.wait", **variables
        )

    def help(self, seen: View, names: list[str]) -> str:
        """What the open question is for, or what follows from it; nothing for who is not asked."""
        if not seen.question or seen.seat not in seen.table["asked"]:
            return ""
        return self.say(f"ask-{seen.question}.help", **self._about(seen, names))

    def noun(self, kind: str, number: int, names: list[str]) -> Variables:
        """All variables of a noun: {"enemy": …, "enemy-gen": …}; none for a verb without one."""
        return self._named(kind, kind, number, names) if kind else {}

    def text(self, kind: str, number: int) -> str:
        """What is printed on a card, with the numbers of the game's data.

        A text may also ask for the choice of any option of the table: `$kirkhammer`.
        """
        assert self.game is not None
        name = self.game.vocabulary.name(kind, number)
        return self.say(f"{kind}-{design(name)}.text", **self._chosen, **self._numbers(name))

    def title(self, kind: str, number: int) -> str:
        """The whole name, where the log would use a short one."""
        assert self.game is not None
        name = self.game.vocabulary.name(kind, number)
        return self.say(f"{kind}-{design(name)}") if _has_letter(name) else name

    def choice(self, option: str, choice: str) -> str:
        """A table option's choice: an attribute of the option, or a noun of the game."""
        if self.knows(f"option-{option}.{choice}") or self.game is None:
            return self.say(f"option-{option}.{choice}")
        kinds = [kind for kind, known in self.game.vocabulary.nouns.items() if choice in known]
        return self.say(f"{kinds[0]}-{choice}" if kinds else f"option-{option}.{choice}")

    def names(self, seats: int) -> list[str]:
        """What players without a name of their own are called."""
        called: list[str] = []
        for seat in range(1, seats + 1):
            own = f"seat-{seat}"
            called.append(self.say(own) if self.knows(own) else self.say("seat-numbered", n=seat))
        return called

    def _about(self, seen: View, names: list[str]) -> Variables:
        """The variables of what the open question is about."""
        variables: Variables = {}
        for said, number in seen.about:
            part, _, kind = said.partition(":")
            variables |= self._named(part, kind or part, number, names)
        return variables

    def _named(self, part: str, kind: str, number: int, names: list[str]) -> Variables:
        if kind == "number":
            return {part: number}
        if kind == "seat":
            return {part: names[number]}
        assert self.game is not None
        name = self.game.vocabulary.name(kind, number)
        if not _has_letter(name):
            return {part: name}
        message = f"{kind}-{design(name)}"
        short = f"{message}.short"
        said = self.say(short if self.knows(short) else message)
        variables: Variables = {part: said}
        for form in FORMS:
            inflected = f"{message}.{form}"
            variables[f"{part}-{form}"] = self.say(inflected) if self.knows(inflected) else said
        return variables

    def _numbers(self, name: str) -> Variables:
        """All numbers of a row, with those in `doubted` where the table has chosen so."""
        row = self._rows.get(name, {})
        doubted = row.get("doubted", {})
        numbers: Variables = {k: v for k, v in row.items() if type(v) is int}
        if self._chosen.get(doubted.get("option", "")) == doubted.get("choice", ()):
            numbers |= {k: v for k, v in doubted.items() if type(v) is int}
        return numbers

    def _pattern(self, key: str) -> Any:
        id, _, attribute = key.partition(".")
        if not self._bundle.has_message(id):
            return None
        message = self._bundle.get_message(id)
        return message.attributes.get(attribute) if attribute else message.value


def _has_letter(name: str) -> bool:
    """A name without one, such as the face "2+" of a die, is written as it stands."""
    return any(letter.isalpha() for letter in name)


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    found = [file for folder in text_folders(language, game) for file in text_files(folder)]
    return loaded(language, [file.read_text("utf-8") for file in found])


def loaded(language: str, sources: list[str]) -> FluentBundle:
    """Fluent files, ready to be said."""
    bundle = FluentBundle([language], functions={"TIE": _tie}, use_isolating=False)
    for source in sources:
        bundle.add_resource(FluentResource(tied(source, language)))
    return bundle


def tied(source: str, language: str) -> str:
    """A Fluent file with no-break spaces where no line of its language should end.

    After a number, whether it is written out or put in; in Russian and Polish after a word of one
    letter and an ordinal; before a Russian dash.
    """
    for loose, firm in (*_TIES[""], *_TIES[language]):
        source = re.sub(loose, firm, source)
    return source


_NOUN: Final = r"(?!of\b)(?=[^\W\d_]|%)"
_LETTER: Final = (r"(?<![\w$.\-])([^\W\d_]) (?=[^\s=])", "\\1\u00a0")
_TIES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "": (
        (rf"(?<=\d) {_NOUN}", "\u00a0"),
        (rf"\{{ \$([\w-]+) \}} {_NOUN}", r"{ $\1 }{ TIE($\1) }"),
        (r"\b([Dd]r\.) ", "\\1\u00a0"),
    ),
    "en": (),
    "ru": (_LETTER, (r"(\d-\w{1,2}) (?=\w)", "\\1\u00a0"), (r"(?<=\S) —", "\u00a0—")),
    "pl": (_LETTER, (r"(\d\.) (?=[^\W\d_A-Z])", "\\1\u00a0")),
}


def _tie(said: object) -> Any:
    """What follows a placeable: a number holds its noun."""
    return "\u00a0" if re.fullmatch(r"\d+", str(said)) else " "


def text_folders(language: str, game: str) -> list[Traversable]:
    """The shell's folder of this language, then the game's."""
    folders = [files("duskmoot").joinpath("texts", language)]
    if game:
        folders.append(files("duskmoot").joinpath("games", game, "texts", language))
    return folders


def text_files(folder: Traversable) -> list[Traversable]:
    """All Fluent files of a folder, those of sealed packets behind the others."""
    found = sorted(folder.iterdir(), key=lambda file: file.name)
    packets = [file for inner in found if inner.name == SEALED for file in text_files(inner)]
    return [file for file in found if file.name.endswith(".ftl")] + packets


@cache
def _rows(game: str) -> dict[str, dict[str, Any]]:
    """The rows of the game's data files by their ids."""
    found: dict[str, dict[str, Any]] = {}
    for file in files("duskmoot").joinpath("games", game, "data").iterdir():
        if file.name.endswith(".toml"):
            for rows in tomllib.loads(file.read_text("utf-8")).values():
                for row in rows if isinstance(rows, list) else []:
                    if isinstance(row, dict) and "id" in row:
                        found[row["id"]] = row
    return found
