"""No text of ours repeats a sentence of a rulebook.

The books are not here, only fingerprints of every eight words in a row that they have; see
tools/book_runs.py, which also says what counts as a word. A list of terms in the book's order is a
hit, too: ours stand in another order.
"""

from fluent.syntax import ast, parse

from tools.book_runs import (
    BOOKS,
    FOREIGN,
    RUN,
    fingerprint,
    fingerprints,
    ours,
    readings,
    repeated,
    runs,
    words,
)

TEXTS = list(ours())
"""Places and words of all our texts."""


def test_no_run_of_words_stands_in_a_book() -> None:
    known = fingerprints()
    assert [(place, run) for place, text in TEXTS for run in repeated(text, known)] == []


def test_all_texts_are_looked_at() -> None:
    places = {place.split()[0] for place, _ in TEXTS}
    for language in ("en", "ru", "pl"):
        assert {
            f"games/bloodborne/texts/{language}/cards.ftl",
            f"texts/{language}/web.ftl",
        } < places
    assert {"games/blood_rage/rules.toml", "README.md", "docs/playing.md"} < places


def test_the_fingerprints_of_five_books_are_here() -> None:
    stored = BOOKS.read_bytes()
    assert len(fingerprints()) > 36_000
    assert b"".join(sorted(fingerprints())) == stored


def test_a_sentence_of_a_book_is_found_whatever_its_marks_and_capitals() -> None:
    book = words("Бой окон-\nчен! Ещё 2 карты (Łowcy) идут в колоду, и всё.")
    known = {fingerprint(run) for run in runs(book, RUN)}
    said = "Затем: еще 2 карты – łowcy «идут» в колоду, и все"
    assert repeated(said, known) == [
        "еще 2 карты łowcy идут в колоду и",
        "2 карты łowcy идут в колоду и все",
    ]
    assert repeated(said.replace("идут", "и жетоны идут"), known) == []
    assert book[:2] == ["бой", "окончен"]


def test_every_variant_of_a_message_is_read() -> None:
    source = "a = take { $n ->\n    [one] one card\n   *[other] { $n } cards\n    } now"
    (message,) = parse(source).body
    assert isinstance(message, ast.Message)
    assert message.value is not None
    assert [words(text) for text in readings(message.value)] == [
        ["take", "one", "card", "now"],
        ["take", FOREIGN, "cards", "now"],
    ]
