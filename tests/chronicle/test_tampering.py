"""Whoever changes an act, a legacy, a packet or a link is found out."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from duskmoot.chronicle import verify as kinds
from duskmoot.chronicle.book import ABANDONED, Chronicle
from duskmoot.chronicle.chain import abandon, begin, with_link
from duskmoot.chronicle.file import export, read
from duskmoot.chronicle.seals import changed, current, reprints
from duskmoot.chronicle.verify import Finding, Saves, verify
from duskmoot.kernel.game import Refused
from duskmoot.kernel.record import canonical, digest_of
from tests.chronicle import toy
from tests.chronicle.nights import after, begun, played, save, watched


def found_after(change: Callable[[dict[str, Any]], object], nights: int = 3) -> list[Finding]:
    """What is found in the file of a chronicle once it was changed like that."""
    content = json.loads(export(*after(nights)))
    change(content)
    return verify(*read(json.dumps(content)))


def other_act(content: dict[str, Any]) -> None:
    acts = content["links"][1]["save"]["acts"]
    acts[0] = "0 keep" if acts[0] == "0 draw" else "0 draw"


def other_legacy(content: dict[str, Any]) -> None:
    content["links"][1]["legacy_out"]["gifts"][0] += 1


def other_legacy_and_digest(content: dict[str, Any]) -> None:
    other_legacy(content)
    link = content["links"][1]
    link["digest"] = digest_of(canonical(link["legacy_out"]))


def other_page(content: dict[str, Any]) -> None:
    content["links"][0]["page"]["totals"][0] += 1


def other_seal(content: dict[str, Any]) -> None:
    content["seals"][0][1] = "0" * 64


def other_key(content: dict[str, Any]) -> None:
    content["key"] = bytes(32).hex()


def other_present(content: dict[str, Any]) -> None:
    content["links"][2]["present"] = [0, 1]


def lost_link(content: dict[str, Any]) -> None:
    del content["links"][1]


def links_changed_about(content: dict[str, Any]) -> None:
    content["links"][0], content["links"][1] = content["links"][1], content["links"][0]


def never_sealed(content: dict[str, Any]) -> None:
    content["links"][0]["state"] = "struck"


def lost_save(content: dict[str, Any]) -> None:
    content["links"][0]["save"] = None


def save_of_another_chapter(content: dict[str, Any]) -> None:
    content["links"][0]["save"] = content["links"][1]["save"]


def acts_cut_off(content: dict[str, Any]) -> None:
    saved = content["links"][0]["save"]
    saved["acts"] = saved["acts"][:-1]


def other_options(content: dict[str, Any]) -> None:
    content["options"] = {"wind": "strong"}


def invented_heir(content: dict[str, Any]) -> None:
    content["roster"].append(content["roster"][0])


def opened_too_much(content: dict[str, Any]) -> None:
    content["links"][2]["opened"] += 1


def opened_too_little(content: dict[str, Any]) -> None:
    content["links"][1]["opened"] -= 1


def reprinted_when_open(content: dict[str, Any]) -> None:
    content["links"][2]["reprinted"] = {"01_aftermath": "0" * 64}


def reprinted_what_is_no_packet(content: dict[str, Any]) -> None:
    content["links"][1]["reprinted"] = {"22_start": "0" * 64}


def left_before_all_began(content: dict[str, Any]) -> None:
    content["roster"][2]["left"] = 0


def comes_later_than_the_next(content: dict[str, Any]) -> None:
    content["roster"][1]["joined"] = 3


def struck_without_a_trace(content: dict[str, Any]) -> None:
    content["links"][2] |= {"state": "struck", "legacy_out": None, "page": {}}


@pytest.mark.parametrize(
    ("change", "kind", "chapter"),
    [
        (other_act, kinds.ACT, 2),
        (other_legacy, kinds.LEGACY_OUT, 2),
        (other_legacy_and_digest, kinds.BEQUEST, 2),
        (other_page, kinds.PAGE, 1),
        (other_seal, kinds.ROOT, 0),
        (other_key, kinds.COMMITMENT, 0),
        (other_present, kinds.LEGACY_IN, 3),
        (lost_link, kinds.ORDER, 3),
        (links_changed_about, kinds.ORDER, 2),
        (never_sealed, kinds.ORDER, 2),
        (lost_save, kinds.SAVE_MISSING, 1),
        (save_of_another_chapter, kinds.SAVE_OTHER, 1),
        (acts_cut_off, kinds.ACT, 1),
        (other_options, kinds.SAVE_OTHER, 1),
        (invented_heir, kinds.LEGACY_IN, 1),
        (opened_too_much, kinds.OPENED, 3),
        (opened_too_little, kinds.OPENED, 2),
        (reprinted_when_open, kinds.OPENED, 3),
        (reprinted_what_is_no_packet, kinds.OPENED, 2),
        (left_before_all_began, kinds.ROSTER, 0),
        (comes_later_than_the_next, kinds.ROSTER, 0),
        (struck_without_a_trace, kinds.LEGACY_OUT, 3),
    ],
)
def test_tampering_is_found(
    change: Callable[[dict[str, Any]], object], kind: str, chapter: int
) -> None:
    found = found_after(change)
    assert (kind, chapter) in [(finding.kind, finding.chapter) for finding in found]
    assert all(finding.wrong for finding in found)


def test_a_legacy_changed_with_its_digest_no_longer_fits_the_next_chapter_either() -> None:
    found = found_after(other_legacy_and_digest)
    assert (kinds.LEGACY_IN, 3) in [(finding.kind, finding.chapter) for finding in found]


def test_a_legacy_that_cannot_be_is_found() -> None:
    def too_rich(content: dict[str, Any]) -> None:
        link = content["links"][2]
        link["legacy_out"]["gifts"][0] = 99
        link["digest"] = digest_of(canonical(link["legacy_out"]))

    assert kinds.LEGACY_WRONG in [finding.kind for finding in found_after(too_rich)]


def test_a_file_that_nobody_changed_is_whole() -> None:
    assert found_after(lambda content: None) == []
    assert found_after(lambda content: None, nights=0) == []


def test_a_running_chapter_is_checked_as_far_as_it_goes() -> None:
    chronicle, saves = after(1)
    chronicle, _link, setting = begun(chronicle, [0, 1])
    saves[2, 1] = save(watched(setting, acts=3))
    assert verify(chronicle, saves) == []
    content = json.loads(saves[2, 1])
    content["acts"] = content["acts"][:2]
    saves[2, 1] = json.dumps(content)
    assert [finding.kind for finding in verify(chronicle, saves)] == [kinds.ACT]


def test_an_abandoned_attempt_opens_what_its_saved_game_has_opened() -> None:
    chronicle, saves = after(1)
    chronicle, link, setting = begun(chronicle, [0, 1])
    session = watched(setting, acts=3)
    gave_up = abandon(chronicle, link, session.state)
    chronicle = with_link(chronicle, gave_up)
    saves[2, 1] = save(session)
    assert gave_up.opened == 3
    assert verify(chronicle, saves) == []
    assert kinds_in(with_link(chronicle, replace(gave_up, opened=4)), saves) == [kinds.OPENED]
    del saves[2, 1]
    assert verify(chronicle, saves) == [], "as much lies open from its start"
    assert verify(with_link(chronicle, replace(gave_up, opened=2)), saves) == []
    assert kinds_in(with_link(chronicle, replace(gave_up, opened=4)), saves) == [kinds.OPENED]


def test_a_running_chapter_has_no_page_yet() -> None:
    chronicle, saves = after(1)
    chronicle, link, setting = begun(chronicle, [0, 1])
    saves[2, 1] = save(watched(setting, acts=3))
    assert kinds_in(with_link(chronicle, replace(link, page={"x": 1})), saves) == [kinds.PAGE]
    assert kinds_in(with_link(chronicle, replace(link, opened=6)), saves) == [kinds.OPENED]


def test_there_were_no_rules_before_the_first_version() -> None:
    with pytest.raises(Refused, match="chronicle-damaged"):
        found_after(lambda content: content["links"][0].update(rules=0))


def kinds_in(chronicle: Chronicle, saves: Saves) -> list[str]:
    return [finding.kind for finding in verify(chronicle, saves)]


# Seals.


@pytest.fixture
def reprint(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """A release that changes the aftermath of a chapter."""

    def change(chapter: int) -> None:
        gifts = list(toy.GIFTS)
        gifts[chapter - 1] = (1, 1)
        monkeypatch.setattr(toy, "GIFTS", gifts)

    return change


def test_a_packet_changed_after_it_was_opened_is_found(reprint: Callable[[int], None]) -> None:
    chronicle, saves = after(1)
    reprint(1)
    found = verify(chronicle, saves)
    assert Finding(kinds.PACKET, detail="01_aftermath") in found
    assert changed(chronicle, toy.GAME) == ["01_aftermath"]


def test_a_packet_changed_before_it_is_opened_is_adopted(reprint: Callable[[int], None]) -> None:
    chronicle, saves = after(1)
    reprint(2)
    assert list(reprints(chronicle, toy.GAME)) == ["02_aftermath"]
    assert verify(chronicle, saves) == []
    chronicle = played(chronicle, saves)
    assert list(chronicle.links[1].reprinted) == ["02_aftermath"]
    assert current(chronicle)["02_aftermath"] != chronicle.seals["02_aftermath"]
    assert verify(chronicle, saves) == []
    assert begin(chronicle, [0, 1])[0].reprinted == {}


def test_what_an_abandoned_attempt_has_seen_is_not_reprinted(
    reprint: Callable[[int], None],
) -> None:
    chronicle, link, _setting = begun(after(1)[0], [0, 1])
    seen = replace(link, state=ABANDONED, opened=4)
    chronicle = replace(chronicle, links=(*chronicle.links[:-1], seen))
    reprint(2)
    assert reprints(chronicle, toy.GAME) == {}


# Older rules.


def test_links_of_older_rules_are_trusted() -> None:
    chronicle, saves = after(2)
    with toy.on_the_shelf(toy.vigil(version=2)):
        found = verify(chronicle, saves)
        assert found == [Finding(kinds.TRUSTED, n, 1, "1") for n in (1, 2)]
        assert not any(finding.wrong for finding in found)
        chronicle = _newly_played(chronicle, saves)
        assert [finding.kind for finding in verify(chronicle, saves)] == [kinds.TRUSTED] * 2


def _newly_played(chronicle: Chronicle, saves: Saves) -> Chronicle:
    chronicle = played(chronicle, saves)
    assert chronicle.links[-1].rules == 2
    return chronicle
