"""What happens is shown happening: frame by frame, by a clock that the test moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from duskmoot.games.bloodborne.spec import BLOODBORNE
from duskmoot.kernel import flow
from duskmoot.kernel.game import find
from duskmoot.kernel.replay import Session
from duskmoot.speech import LANGUAGES
from tests.browser.clipping import CUT_OFF
from tests.browser.guest import DESKTOP, Guest
from tests.browser.scenes import Scenes
from tests.browser.test_clipping import SPEAKS

pytestmark = pytest.mark.slow

FRAME: Final = 50
"""Milliseconds between two looks."""
LONGEST: Final = 12_000
SHOWN: Final = """() => ({
    line: document.querySelector(".stage .sentence")?.textContent ?? "",
    step: document.querySelector(".steps .now")?.textContent.trim() ?? "",
    card: document.querySelector(".recap") !== null,
})"""

Frame = dict[str, Any]


class Viewer(Guest):
    """A guest who looks on at a pace, with the clock of the page in the test's hand."""

    def __init__(self, browser: Browser, base: str, pace: str = "brisk") -> None:
        kept = {"passing": False, "pace": pace, "recaps": "wait"}
        super().__init__(browser, base, DESKTOP, kept, "no-preference")

    def answer(self, spelled: str = "") -> None:
        """By the list of choices; from then on time passes only in `watch`."""
        self.page.keyboard.press("l")
        self.page.locator("#choices").get_by_role("button", name=spelled).first.click()
        self.page.clock.install()
        self.page.clock.pause_at(self.page.evaluate("Date.now()") + 1000)
        before = self.at
        self.primary.click()
        self.see(before + 1)

    def watch(self) -> list[tuple[int, Frame]]:
        """What is shown, and for how many milliseconds, until the stage is empty or waits."""
        page = self.page
        found: list[tuple[int, Frame]] = []
        for _ in range(0, LONGEST, FRAME):
            frame = shown(page)
            if not frame["line"] or frame["card"]:
                return found
            if found and found[-1][1] == frame:
                found[-1] = (found[-1][0] + FRAME, frame)
            else:
                found.append((FRAME, frame))
            page.clock.run_for(FRAME)
        raise AssertionError("the stage does not end")


def shown(page: Page) -> Frame:
    frame: Frame = page.evaluate(SHOWN)
    return frame


@pytest.fixture
def viewer(browser: Browser, base: str) -> Iterator[Callable[..., Viewer]]:
    viewers: list[Viewer] = []

    def one_more(pace: str = "brisk") -> Viewer:
        viewers.append(Viewer(browser, base, pace))
        return viewers[-1]

    yield one_more
    complaints = [complaint for each in viewers for complaint in each.complaints]
    for each in viewers:
        each.context.close()
    assert complaints == []


def lasting(frames: list[tuple[int, Frame]], words: str) -> int:
    """How long the lines with these words stood, all in all."""
    return sum(ms for ms, frame in frames if words in frame["line"])


def steps_of(frames: list[tuple[int, Frame]]) -> list[str]:
    """The steps that were lit, each once, in their order."""
    lit = [frame["step"] for _, frame in frames]
    return [step for n, step in enumerate(lit) if n == 0 or lit[n - 1] != step]


def last_to_choose(g: Any) -> bool:
    """All others have sealed a card, so that this answer resolves the round."""
    return bool(g.asked == [0] and g.round > 1 and g.echoes > 2)


def a_round() -> Session:
    return Scenes(BLOODBORNE, 4).played_to("play-card", when=last_to_choose)


def test_a_round_of_bloodborne_is_shown_step_by_step(
    viewer: Callable[..., Viewer], tmp_path: Path
) -> None:
    ada = viewer()
    ada.come_back_to(a_round(), tmp_path)
    bar = ada.page.locator(".prompt .bar").bounding_box()
    ada.answer("Play")
    assert ada.page.locator(".stage").bounding_box() == pytest.approx(bar, abs=3)
    frames = ada.watch()
    lit = steps_of(frames)
    assert lit[0] == "1 Choose"
    assert "4 Monster" in lit
    assert lit == sorted(lit)
    assert lasting(frames, "plays") == pytest.approx(900, abs=2 * FRAME)
    assert lasting(frames, "die shows") >= 350
    assert sum(ms for ms, _ in frames) <= 8000 + 2 * FRAME
    card = ada.page.get_by_role("region", name="The result")
    card.wait_for()
    assert card.locator("tbody tr").count() == 4
    assert ada.page.locator(".stage").get_by_text("Continue").count() == 1
    ada.page.clock.run_for(LONGEST)
    assert card.is_visible(), "it waits"
    ada.page.keyboard.press("Space")
    ada.watch()
    ada.page.locator(".prompt, .recap").first.wait_for()


@pytest.mark.parametrize("size", [DESKTOP, (1024, 768)], ids=["desktop", "tablet"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_that_is_told_is_seen_whole(
    viewer: Callable[..., Viewer], tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    ada = viewer()
    ada.come_back_to(a_round(), tmp_path)
    page = ada.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SPEAKS, language)
    page.reload()
    ada.wait_to_be_asked()
    ada.answer()
    told: list[str] = []
    for _ in range(0, LONGEST, FRAME):
        line = shown(page)["line"]
        if not line or shown(page)["card"]:
            break
        if told[-1:] != [line]:
            told.append(line)
            assert not [each for each in page.evaluate(CUT_OFF) if "bar-words" in each], line
        page.clock.run_for(FRAME)
    assert len(told) > 5


def test_a_press_skips_and_a_decision_need_not_wait(
    viewer: Callable[..., Viewer], tmp_path: Path
) -> None:
    ada = viewer()
    ada.come_back_to(a_round(), tmp_path)
    ada.answer("Play")
    first = shown(ada.page)
    ada.page.keyboard.press("Space")
    assert shown(ada.page)["line"] != first["line"]
    ada.page.keyboard.press("l")
    ada.page.locator(".prompt").wait_for()
    assert ada.page.locator(".stage, .recap").count() == 0


def test_an_instant_pace_plays_nothing_and_shows_the_result(
    viewer: Callable[..., Viewer], tmp_path: Path
) -> None:
    ada = viewer("instant")
    ada.come_back_to(a_round(), tmp_path)
    ada.answer("Play")
    assert ada.page.locator(".stage").count() == 0
    assert ada.page.locator(".prompt").count() == 1
    ada.page.get_by_role("region", name="The result").wait_for()
    ada.page.keyboard.press("Space")
    ada.page.get_by_role("region", name="The result").wait_for(state="hidden")


def leads_to(key: str) -> Callable[[Any], bool]:
    """All others have answered, and after the first choice of the list this is told."""

    def met(g: Any) -> bool:
        if g.asked != [0]:
            return False
        trial = g.clone()
        trial.story = []  # a clone tells nothing by itself
        flow.apply(trial, 0, flow.legal(trial, 0)[0])
        return any(line.tale.key == key for line in trial.story)

    return met


def test_a_battle_of_blood_rage_turns_its_cards_and_counts(
    viewer: Callable[..., Viewer], tmp_path: Path
) -> None:
    ada = viewer()
    scenes = Scenes(find("blood_rage"), 2)
    ada.come_back_to(scenes.played_to("commit", when=leads_to("total")), tmp_path)
    ada.answer()
    frames = ada.watch()
    assert lasting(frames, "reveals") == pytest.approx(900, abs=2 * FRAME)
    assert lasting(frames, "has a total of") == pytest.approx(900, abs=2 * FRAME)
    told = [frame["line"] for _, frame in frames]
    order = [told.index(line) for line in told if "reveals" in line or "total" in line]
    assert order == sorted(order)
    card = ada.page.get_by_role("region", name="The result")
    assert card.get_by_role("heading", name="Battle").count() == 1
    assert card.locator("section").count() == 2


def test_a_combat_of_fury_lays_its_cards_one_after_the_other(
    viewer: Callable[..., Viewer], tmp_path: Path
) -> None:
    vlad = viewer()
    scenes = Scenes(find("fury_of_dracula"), 2, eager=True)
    vlad.come_back_to(scenes.played_to("choose", when=leads_to("dracula-lays")), tmp_path)
    vlad.answer()
    frames = vlad.watch()
    told = [frame["line"] for _, frame in frames if "plays “" in frame["line"]]
    assert told[-1].startswith("Dracula")
    assert not told[0].startswith("Dracula")
    assert lasting(frames, "Dracula plays") == pytest.approx(900, abs=2 * FRAME)


def test_a_turn_of_heritage_is_told_line_by_line(
    viewer: Callable[..., Viewer], tmp_path: Path
) -> None:
    ada = viewer()
    scenes = Scenes(find("heritage"), 2, eager=True)
    ada.come_back_to(scenes.played_to("sire", when=leads_to("recruits")), tmp_path)
    ada.answer()
    frames = ada.watch()
    assert lasting(frames, "recruits") == pytest.approx(450, abs=2 * FRAME)
