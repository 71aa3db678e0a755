"""The file of a chronicle: out of one house and into another, and never to the wrong hands."""

import json
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from duskmoot.chronicle.book import Heir, chronicle_of, plain
from duskmoot.chronicle.chain import found
from duskmoot.chronicle.file import adopted, export, may_have, read
from duskmoot.chronicle.inscriptions import inscribe, names, unnamed
from duskmoot.chronicle.roster import hand_to_bot, join
from duskmoot.chronicle.verify import verify
from duskmoot.kernel.game import Refused, find
from tests.chronicle.nights import after, begun, founded, save, watched


def test_a_chronicle_comes_back_from_its_file() -> None:
    chronicle, saves = after(2)
    chronicle = inscribe(join(chronicle, Heir("late", "random", 2)), "vampire", 61, "Nello", 0)
    chronicle, _link, setting = begun(chronicle, [0, 3])
    saves[3, 1] = save(watched(setting, acts=2))
    text = export(chronicle, saves)
    assert read(text) == (chronicle, saves)
    assert export(*read(text)) == text


def test_plain_data_are_json_and_come_back() -> None:
    chronicle, _ = after(3)
    assert chronicle_of(json.loads(json.dumps(plain(chronicle)))) == chronicle


def test_an_imported_chronicle_is_marked() -> None:
    chronicle, _ = after(1)
    assert adopted(chronicle, "two") == replace(chronicle, id="two", imported=True)


def test_while_it_runs_only_who_holds_all_human_seats_may_have_the_file() -> None:
    chronicle = hand_to_bot(after(1)[0], 2, "heuristic", 1)
    assert may_have(chronicle, [0, 1])
    assert not may_have(chronicle, [0])
    assert not may_have(chronicle, [])
    assert may_have(after(3)[0], [])


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("", "chronicle-not-ours"),
        ("[" * 100_000, "chronicle-not-ours"),
        ("[]", "chronicle-not-ours"),
        ("{}", "chronicle-not-ours"),
        ('{"kind": "duskmoot-chronicle"}', "chronicle-damaged"),
        ('{"kind": "duskmoot-chronicle", "format": 2}', "chronicle-too-new"),
        ('{"kind": "duskmoot-chronicle", "format": 1}', "chronicle-damaged"),
    ],
)
def test_what_is_no_such_file_is_refused(text: str, refusal: str) -> None:
    with pytest.raises(Refused, match=refusal):
        read(text)


def test_names_from_a_file_are_as_names_are_here() -> None:
    content = json.loads(export(*after(1)))
    content["roster"][1]["name"] = "\x1b[31mEve\x07\n  the Red"
    content["inscriptions"] = [{"kind": "vampire", "of": 3, "text": "\x1b]0;x\x07" * 20, "heir": 0}]
    chronicle, _ = read(json.dumps(content))
    assert chronicle.roster[1].name == "[31mEve the Red"
    assert chronicle.named("vampire", 3).isprintable()
    assert len(chronicle.named("vampire", 3)) <= 40


@pytest.mark.parametrize(
    ("changes", "refusal"),
    [
        ({"game": "bloodborne"}, "no-chronicle"),
        ({"options": {"dusk": "late"}}, "unknown-option"),
        ({"roster": []}, "seats-refused"),
        ({"name": "\ud800"}, "chronicle-not-ours"),
        ({"inscriptions": [{"kind": "heir", "of": 0, "text": "x", "heir": 1}]}, "damaged"),
        ({"inscriptions": [{"kind": "vampire", "of": 0, "text": "x", "heir": 9}]}, "damaged"),
        ({"inscriptions": [{"kind": "vampire", "of": -1, "text": "x", "heir": 0}]}, "damaged"),
    ],
)
def test_what_nobody_could_have_founded_is_refused(changes: dict[str, Any], refusal: str) -> None:
    """Such a file is of no use: no chapter could ever begin."""
    content = json.loads(export(*after(0))) | changes
    with pytest.raises(Refused, match=refusal):
        read(json.dumps(content))


def test_a_file_has_no_variants_of_single_games() -> None:
    book = found(find("heritage"), "h", "Dusk", [Heir("Ann"), Heir("Bob")], {}, bytes(32))
    content = json.loads(export(book, {}))
    content["options"]["class-board"] = "court"
    with pytest.raises(Refused, match="option-of-single-games"):
        read(json.dumps(content))


@pytest.mark.parametrize("value", [None, 7, "x", [], {}, [None], [[]], {"": 1}, "00"])
def test_a_file_with_any_one_field_wrong_is_refused_or_read(value: object) -> None:
    """Never a crash: whatever stands where something else is expected."""
    for path in paths(json.loads(export(*after(1)))):
        content = json.loads(export(*after(1)))
        place = content
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value
        with suppress(Refused):
            verify(*read(json.dumps(content)))


def paths(content: Any, below: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in the file where a value stands, the saved acts and digests left out."""
    found = [below] if below else []
    if below[-1:] in (("acts",), ("digests",), ("seals",)):
        return found
    if isinstance(content, (dict, list)):
        steps = content if isinstance(content, dict) else range(len(content))
        for step in steps:
            found += paths(content[step], (*below, step))
    return found


def test_rules_of_the_future_are_refused() -> None:
    content = json.loads(export(*after(1)))
    content["links"][0]["rules"] = 2
    with pytest.raises(Refused, match="chronicle-rules-too-new"):
        read(json.dumps(content))


# Inscriptions.


def test_the_last_name_counts_and_an_empty_one_takes_it_back() -> None:
    chronicle = inscribe(founded(), "vampire", 61, "Nello", 1)
    chronicle = inscribe(chronicle, "vampire", 61, "  Old \n Nello ", 1)
    assert names(chronicle)["vampire"] == {"61": "Old Nello"}
    assert names(inscribe(chronicle, "vampire", 61, "", 1))["vampire"] == {}
    assert len(chronicle.inscriptions) == 2


def test_only_the_author_corrects_a_name_and_nobody_names_another_heir() -> None:
    chronicle = inscribe(founded(), "vampire", 61, "Nello", 1)
    for kind, of, heir in (("vampire", 61, 0), ("heir", 1, 0), ("title", 1, 0)):
        with pytest.raises(Refused, match="inscription-of-another"):
            inscribe(chronicle, kind, of, "Mine", heir)
    with pytest.raises(Refused, match="inscription-kind"):
        inscribe(chronicle, "curse", 1, "x", 1)


def test_who_has_no_name_yet() -> None:
    chronicle = inscribe(founded(), "heir", 1, "Violante", 1)
    assert unnamed(chronicle, [0, 1]) == [0]
    assert len(inscribe(chronicle, "heir", 0, "x" * 99, 0).named("heir", 0)) == 40
