"""Whole chronicles at random: twenty-one chapters to the finale, whatever is decided."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from duskmoot.games.heritage.cards import EVENTS, VAMPIRES
from duskmoot.games.heritage.chronicle.roster import MOST_HEIRS
from duskmoot.games.heritage.legacy import pack, unpack
from duskmoot.games.heritage.pieces import CLAN_NAMES, CLAN_STICKERS, NONE, THIN_BLOOD_STICKERS
from duskmoot.games.heritage.state import Heritage
from duskmoot.kernel import flow
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import Refused, Setting
from duskmoot.kernel.replay import Session
from tests.games.heritage.court import GAME
from tests.rule import rule

CHECKED = 7
"""During play the invariants are asked after every so many acts, in the aftermath after each."""


class Chronicle:
    """Heirs come and stay away; everybody plays at random."""

    def __init__(self, seats: int, seed: int, **options: str) -> None:
        self.chance = Random(seed)
        self.seats = seats
        self.heirs = seats
        self.options = options
        self.legacy = GAME.found(seats)
        self.pages: list[dict[str, Any]] = []

    def chapter(self) -> Heritage:
        """The next chapter, to its seal."""
        if self.heirs < 6 and self.chance.random() < 0.15:
            self.legacy = GAME.join(self.legacy)
            self.heirs += 1
        present = tuple(sorted(self.chance.sample(range(self.heirs), self.seats)))
        options = GAME.choose(self.options)
        key = key_from_seed(self.chance.randrange(10**6))
        legacy = GAME.attend(self.legacy, present)
        g = GAME.begin(Setting(GAME, self.seats, options, key, legacy), True)
        assert isinstance(g, Heritage)
        acts = 0
        while not g.over:
            seat = self.chance.choice(g.asked)
            legal = flow.legal(g, seat)
            assert legal, f"a dead end: {flow.question(g).key}"
            flow.apply(g, seat, self.chance.choice(legal))
            acts += 1
            if g.annals or acts % CHECKED == 0:
                assert not GAME.broken(g) + GAME.beyond(g)
        self.hand_down(g)
        return g

    def hand_down(self, g: Heritage) -> None:
        text = GAME.bequest(g)
        assert text == GAME.bequest(g)
        assert pack(unpack(text)) == text
        assert not GAME.wrongs(text)
        assert GAME.opened_in(text) > GAME.opened_in(self.legacy)
        self.legacy = text
        self.pages.append(GAME.chronicled(g))


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"research": "others", "sacrifice": "limited"}), (4, {"haven": "refresh"})],
)
def test_a_whole_chronicle_plays_to_its_finale(seats: int, options: dict[str, str]) -> None:
    chronicle = Chronicle(seats, seats, **options)
    while not GAME.over_in(chronicle.legacy):
        chronicle.chapter()
    assert [page["chapter"] for page in chronicle.pages] == list(range(1, 22))
    assert GAME.opened_in(chronicle.legacy) == len(GAME.packets())
    assert [bool(page["age"]) for page in chronicle.pages] == [n % 3 == 0 for n in range(1, 22)]
    final = chronicle.pages[-1]["final"]
    assert sum(final["titles"]) == 21
    assert max(final["totals"]) == final["totals"][final["winners"][0]]


def test_the_page_tells_what_the_legacy_has_become() -> None:
    chronicle = Chronicle(3, 5)
    for _ in range(4):
        before = unpack(chronicle.legacy)
        g = chronicle.chapter()
        after = unpack(chronicle.legacy)
        page = chronicle.pages[-1]
        raised = {v for v in range(len(after.blood)) if after.blood[v] > 2}
        told = {vampire for _, vampire, _ in page["ascended"]}
        known = {v for v in range(len(after.blood)) if before.blood[v] > 2}
        printed = {
            v for v in raised - known - told if GAME.vocabulary.name("vampire", v)[:2] == "st"
        }
        assert raised - known - printed == told
        for seat, vampire in page["saved"]:
            assert after.heirs[page["present"][seat]].haven == vampire
        glued = sum([len(row) for row in after.glued]) - sum([len(row) for row in before.glued])
        assert glued == len(page["stickers"])
        assert [len(tree) for tree in page["trees"]] == [len(b.line) for b in g.bloodlines]
        assert sorted(event[0] for event in page["events"]) == sorted(
            event for b in g.bloodlines for event in b.events
        )
        fallen = {vampire for vampire, _, _ in page["torpor"]}
        for tree in page["trees"]:
            assert {vampire for vampire, _, torpor in tree if torpor} <= fallen
        for seat, total in enumerate(page["totals"]):
            assert sum(page["points"][seat]) == total
            assert page["points"][seat][6] == 0


def test_nothing_is_undone_behind_a_packet_or_the_seal() -> None:
    chance = Random(3)
    legacy = GAME.attend(GAME.found(2), (0, 1))
    session = Session(Setting(GAME, 2, GAME.choose({}), key_from_seed(3), legacy))
    while not session.state.over:
        g = session.state
        assert isinstance(g, Heritage)
        opened = g.opened
        seat = chance.choice(g.asked)
        session.play(seat, chance.choice(flow.legal(g, seat)))
        assert isinstance(session.state, Heritage)
        if session.state.opened > opened:
            assert session.why_not_undo(seat) == "undo-revealed"
    assert session.why_not_undo(session.acts[-1][0]) == "undo-revealed"


@pytest.mark.parametrize("question", ["event", "agent", "conspiracy"])
def test_what_is_decided_in_the_aftermath_may_be_undone_before_it(question: str) -> None:
    """As everywhere, where nothing was shown by it."""
    undone = 0
    for seed in range(6):
        chance = Random(seed)
        legacy = GAME.attend(GAME.found(3), (0, 1, 2))
        session = Session(Setting(GAME, 3, GAME.choose({}), key_from_seed(seed), legacy))
        while not session.state.over:
            key = flow.question(session.state).key
            seat = chance.choice(session.state.asked)
            before = GAME.bequest(session.state) if key == question else ""
            session.play(seat, chance.choice(flow.legal(session.state, seat)))
            if key == question and not session.why_not_undo(seat):
                session.undo(seat)
                assert GAME.bequest(session.state) == before
                undone += 1
                break
    assert undone


@rule("faq.thin-blood-out")
def test_stickers_last_for_as_many_heirs_as_a_roster_takes() -> None:
    """A first agent for each heir, and all that the chapters raise."""
    strangers = [v for v in VAMPIRES if v.id.startswith("stranger") and v.blood == NONE]
    raised = len([event for event in EVENTS if event.ascension]) + len(strangers)
    printed = CLAN_STICKERS * len(CLAN_NAMES) + THIN_BLOOD_STICKERS
    assert MOST_HEIRS + raised <= printed
    legacy = GAME.found(MOST_HEIRS)
    with pytest.raises(Refused) as refused:
        GAME.join(legacy)
    assert refused.value.key == "roster-full"
