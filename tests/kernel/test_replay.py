"""Replays: saved and loaded, brought up to date, and refused when they are not what they say."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duskmoot.kernel.chance import commitment, key_from_seed
from duskmoot.kernel.game import Refused, Setting
from duskmoot.kernel.record import canonical, digest, digest_of, pack
from duskmoot.kernel.replay import FORMAT, MIGRATIONS, Session, load
from tests.conformance.play import choose, players
from tests.golden.record import FOLDER
from tests.kernel.positions import known
from tests.kernel.toy import GAME

NAMES = ["Ада", "Łucja", "Eve"]


@pytest.fixture(autouse=True)
def _toy_is_known() -> Iterator[None]:
    with known():
        yield


def played(acts: int = 1000, seed: int = 1) -> Session:
    session = Session(Setting(GAME, 3, GAME.choose({"nights": "three"}), key_from_seed(seed)))
    chance = players(seed)
    while not session.state.over and len(session.acts) < acts:
        session.play(*choose(session.state, chance))
    return session


SAVED = played().save(NAMES)


def changed(**changes: object) -> str:
    """The saved game with some of its entries replaced."""
    return json.dumps({**json.loads(SAVED), **changes})


def without(key: str) -> str:
    content = json.loads(SAVED)
    del content[key]
    return json.dumps(content)


def refusal(text: str) -> str:
    with pytest.raises(Refused) as refused:
        load(text)
    return refused.value.key


# What was saved is loaded.


@pytest.mark.parametrize("acts", [0, 1, 7, 25, 26, 1000])
def test_a_game_is_loaded_as_it_was_saved(acts: int) -> None:
    session = played(acts)
    again, names = load(session.save(NAMES))
    assert names == NAMES
    assert again.acts == session.acts
    assert again.digests == session.digests
    assert pack(again.state) == pack(session.state)
    assert again.state.story is not None
    assert session.state.story is not None
    assert [line.told() for line in again.state.story] == [
        line.told() for line in session.state.story
    ]
    assert again.save(names) == session.save(NAMES)


def test_a_loaded_game_is_played_on() -> None:
    whole = played()
    again, _ = load(played(10).save(NAMES))
    for seat, act in whole.acts[10:]:
        again.play(seat, act)
    assert digest(again.state) == digest(whole.state)


def test_the_file_is_readable() -> None:
    content = json.loads(SAVED)
    assert list(content) == [
        "format",
        "game",
        "rules",
        "seats",
        "names",
        "options",
        "key",
        "commitment",
        "acts",
        "digests",
    ]
    assert content["game"] == "wake"
    assert content["names"] == NAMES
    assert "Łucja" in SAVED
    assert content["options"] == {"nights": "three", "candles": "two"}
    assert content["commitment"] == commitment(bytes.fromhex(content["key"]))
    assert all(act.split()[1] in ("bid", "exchange", "snuff", "done") for act in content["acts"])
    assert str(len(content["acts"])) in content["digests"]
    assert SAVED.endswith("}\n")


# What earlier games handed down.


LEGACY = canonical({"": "Legacy", "chapter": 2, "cards": {"": "tuple", "of": [1, 2]}})


def heir() -> Session:
    setting = Setting(GAME, 3, GAME.choose({}), key_from_seed(1), LEGACY)
    return Session(setting)


def test_a_legacy_is_saved_whole_with_its_digest() -> None:
    content = json.loads(heir().save(NAMES))
    assert (content["format"], content["legacy"]) == (2, json.loads(LEGACY))
    assert content["legacy_digest"] == digest_of(LEGACY)
    again, _ = load(heir().save(NAMES))
    assert again.setting.legacy == LEGACY
    assert again.save(NAMES) == heir().save(NAMES)


def test_a_legacy_may_be_written_in_another_order() -> None:
    content = json.loads(heir().save(NAMES))
    content["legacy"] = dict(reversed(content["legacy"].items()))
    again, _ = load(json.dumps(content))
    assert again.setting.legacy == LEGACY


def test_a_legacy_that_was_changed_is_refused() -> None:
    content = json.loads(heir().save(NAMES))
    content["legacy"]["chapter"] = 3
    assert refusal(json.dumps(content)) == "replay-legacy"
    del content["legacy_digest"]
    assert refusal(json.dumps(content)) == "replay-damaged"


def test_a_game_without_a_legacy_is_still_of_the_first_format() -> None:
    assert json.loads(SAVED)["format"] == 1
    golden = FOLDER / "bloodborne-3.json"
    session, _ = load(golden.read_text("utf-8"))
    assert (session.setting.legacy, session.state.over) == ("", True)


# Old and new versions.


def old_file() -> str:
    """A file of version 1 of the rules, in which a bid was called an offer."""
    content = json.loads(SAVED)
    content["acts"] = [act.replace(" bid ", " offer ") for act in content["acts"]]
    return json.dumps({**content, "rules": 1})


def call_offers_bids(content: dict[str, Any]) -> dict[str, Any]:
    acts = [act.replace(" offer ", " bid ") for act in content["acts"]]
    return {**content, "acts": acts, "rules": 2}


@pytest.fixture
def _migration() -> Iterator[None]:
    MIGRATIONS["wake", 1] = call_offers_bids
    yield
    del MIGRATIONS["wake", 1]


@pytest.mark.usefixtures("_migration")
def test_an_old_file_is_brought_up_to_date() -> None:
    session, _ = load(old_file())
    assert digest(session.state) == digest(played().state)
    assert json.loads(session.save(NAMES))["rules"] == GAME.version


def test_an_old_file_without_a_way_to_today_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        load(old_file())
    assert refused.value.key == "replay-rules-too-old"
    assert refused.value.parts == {"found": "1", "known": "2"}


@pytest.mark.usefixtures("_migration")
def test_every_step_to_today_is_needed() -> None:
    assert refusal(changed(rules=0)) == "replay-rules-too-old"


def test_rules_of_tomorrow_are_refused() -> None:
    with pytest.raises(Refused) as refused:
        load(changed(rules=3))
    assert refused.value.key == "replay-rules-too-new"
    assert refused.value.parts == {"found": "3", "known": "2"}


def test_a_format_of_tomorrow_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        load(changed(format=FORMAT + 1))
    assert refused.value.key == "replay-too-new"
    assert refused.value.parts == {"found": "3", "known": "2"}


# Damage and tampering.


@pytest.mark.parametrize("text", ["", " ", "wake", "{", SAVED[:-3], SAVED + "}", "[" * 100_000])
def test_what_is_no_json_is_refused(text: str) -> None:
    assert refusal(text) == "replay-not-json"


@pytest.mark.parametrize("text", ["[]", "3", '"wake"', "null", "{}", '{"format": "1"}'])
def test_what_is_no_file_of_ours_is_refused(text: str) -> None:
    assert refusal(text) == "replay-not-ours"


def test_an_unknown_game_is_refused() -> None:
    assert refusal(changed(game="wale")) == "unknown-game"
    assert refusal(without("game")) == "unknown-game"


@pytest.mark.parametrize(
    "key", ["rules", "seats", "names", "options", "key", "commitment", "acts", "digests"]
)
def test_a_missing_entry_is_refused(key: str) -> None:
    assert refusal(without(key)) == "replay-damaged"
    assert refusal(changed(**{key: None})) in ("replay-damaged", "replay-commitment")


def test_a_number_beyond_all_numbers_is_refused() -> None:
    assert refusal(changed(seats=float("inf"))) == "replay-damaged"


def test_a_key_that_was_not_promised_is_refused() -> None:
    assert refusal(changed(key=key_from_seed(2).hex())) == "replay-commitment"
    assert refusal(changed(commitment="")) == "replay-commitment"


def test_another_key_with_its_promise_leads_elsewhere() -> None:
    other = key_from_seed(2)
    key = refusal(changed(key=other.hex(), commitment=commitment(other)))
    assert key in ("replay-illegal", "replay-differs")


@pytest.mark.parametrize(("seats", "key"), [(1, "seats-refused"), (5, "seats-refused")])
def test_a_number_of_seats_that_the_game_is_not_for_is_refused(seats: int, key: str) -> None:
    assert refusal(changed(seats=seats)) == key


def test_another_number_of_seats_is_refused() -> None:
    assert refusal(changed(seats=4)) in ("replay-illegal", "replay-differs", "replay-damaged")


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"lanterns": "two"}, "unknown-option"),
        ({"nights": "ten"}, "unknown-choice"),
        ({"nights": "one"}, "replay-illegal"),
    ],
)
def test_other_options_are_refused(options: dict[str, str], key: str) -> None:
    assert refusal(changed(options=options)) == key


def test_other_options_are_found_even_before_the_first_act() -> None:
    content = json.loads(played(0).save(NAMES))
    assert refusal(json.dumps({**content, "options": {"candles": "one"}})) == "replay-differs"


@pytest.mark.parametrize(
    "act",
    ["", "0", "done", "9 done", "-1 done", "x done", "² done", "0 fly", "0 bid", "0 bid sword"],
)
def test_an_act_that_cannot_be_is_refused_with_its_number(act: str) -> None:
    acts = json.loads(SAVED)["acts"]
    with pytest.raises(Refused) as refused:
        load(changed(acts=[*acts[:4], act, *acts[5:]]))
    assert refused.value.key == "replay-illegal"
    assert refused.value.parts == {"act": "5", "text": act}


def test_acts_after_the_end_are_refused() -> None:
    assert refusal(changed(acts=[*json.loads(SAVED)["acts"], "0 done"])) == "replay-illegal"


def test_a_dropped_last_act_is_missed() -> None:
    assert refusal(changed(acts=json.loads(SAVED)["acts"][:-1])) == "replay-damaged"


def test_a_digest_that_differs_names_its_act() -> None:
    digests = json.loads(SAVED)["digests"]
    with pytest.raises(Refused) as refused:
        load(changed(digests={**digests, "25": "0" * 64}))
    assert refused.value.key == "replay-differs"
    assert refused.value.parts == {"act": "25"}


def test_names_must_be_as_many_as_seats() -> None:
    assert refusal(changed(names=NAMES[:2])) == "replay-damaged"


# Whatever is done to a file, it is loaded as it was or refused; nothing else is ever raised.

EXPECTED = {
    digest(played().state),
    "replay-not-json",
    "replay-not-ours",
    "replay-too-new",
    "replay-rules-too-new",
    "replay-rules-too-old",
    "replay-damaged",
    "replay-commitment",
    "replay-illegal",
    "replay-differs",
    "unknown-game",
    "unknown-option",
    "unknown-choice",
    "seats-refused",
}
THOROUGHLY = settings(deadline=None, derandomize=True, database=None, max_examples=150)
RAW = SAVED.encode()

TEXT = st.text(st.characters(codec="ascii"), max_size=5)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=5,
)


def outcome(text: str) -> str:
    """How the game stands, or why it is refused."""
    try:
        return digest(load(text)[0].state)
    except Refused as refused:
        return refused.key


@THOROUGHLY
@given(st.integers(0, len(RAW) - 1))
def test_a_truncated_file_is_never_taken_for_another_game(length: int) -> None:
    assert outcome(RAW[:length].decode("utf-8", "replace")) in EXPECTED


@THOROUGHLY
@given(st.integers(0, len(RAW) - 1), st.integers(1, 255))
def test_nor_is_a_file_with_a_flipped_byte(place: int, flipped: int) -> None:
    raw = bytearray(RAW)
    raw[place] ^= flipped
    assert outcome(raw.decode("utf-8", "replace")) in EXPECTED


@THOROUGHLY
@given(st.integers(0, len(RAW)), st.integers(0, len(RAW)))
def test_nor_a_file_with_a_hole(one: int, other: int) -> None:
    start, end = min(one, other), max(one, other)
    assert outcome((RAW[:start] + RAW[end:]).decode("utf-8", "replace")) in EXPECTED


@THOROUGHLY
@given(st.sampled_from(list(json.loads(SAVED))), JSON)
def test_nor_a_file_with_another_entry(key: str, value: object) -> None:
    assert outcome(changed(**{key: value})) in EXPECTED


@THOROUGHLY
@given(JSON)
def test_nor_anything_else_that_is_json(value: object) -> None:
    assert outcome(json.dumps(value)) in EXPECTED
