"""A guest at a real browser: what a person does on the pages, in the words of the page."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Browser, BrowserContext, Locator, Page

from duskmoot.kernel.replay import Session

DESKTOP: Final = (1440, 900)
TELEPHONE: Final = (390, 844)
NAMES: Final = ["Ada", "Marta", "Oto", "Paweł"]
"""Who sits at a table that comes back."""
LONGEST_GAME: Final = 1500
ANSWERED: Final = """question => {
    const table = document.querySelector(".table");
    const asked = document.querySelector(".prompt.asked");
    return !table || !asked || Number(table.dataset.decision) !== question;
}"""
PICKED: Final = """() => {
    const send = document.querySelector(".prompt .send");
    return send && !send.disabled;
}"""
QUIET_PAGE: Final = {"passing": False, "pace": "instant", "recaps": "off"}
"""Else the page passes by itself while a test looks for the button, and shows what has happened."""
KEEP: Final = """kept => {
    if (!localStorage.getItem("duskmoot")) localStorage.setItem("duskmoot", JSON.stringify(kept));
}"""


def text_of(seen: Locator) -> str:
    """What is read there; a space that does not break is a space."""
    return seen.inner_text().replace("\u00a0", " ")


class Guest:
    """One browser with its own cookie. Every complaint of the console is kept."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        size: tuple[int, int] = DESKTOP,
        kept: Mapping[str, object] = QUIET_PAGE,
        motion: Literal["reduce", "no-preference"] = "reduce",
    ) -> None:
        width, height = size
        self.base = base
        self.telephone = size == TELEPHONE
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height},
            locale="en-GB",
            reduced_motion=motion,
            has_touch=size != DESKTOP,
        )
        self.context.set_default_timeout(60_000)
        self.context.add_init_script(f"({KEEP})({json.dumps(dict(kept))})")
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", self._listen)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _listen(self, message: object) -> None:
        if getattr(message, "type", "") in ("error", "warning"):
            self.complaints.append(str(getattr(message, "text", message)))

    # The start page.

    def arrive(self, game: str = "Bloodborne") -> None:
        self.page.goto(self.base)
        self.page.get_by_role("button", name="Start", exact=True).wait_for()
        self.page.get_by_role("button", name=game).click()

    def draw_as_text(self) -> None:
        """By the board that knows no game."""
        self.arrive()
        self.page.get_by_role("button", name="Settings").click()
        self.page.get_by_label("Draw the board as text").check()
        self.page.keyboard.press("Escape")

    def set_seats(self, *takers: str) -> None:
        """`You`, `Bot` or `Open` by seat; bots play at random, which is quick."""
        self.page.get_by_role("button", name=f"{len(takers)} seats").click()
        seats = self.page.locator("fieldset.seat")
        for n, taker in enumerate(takers):
            seats.nth(n).get_by_text(taker, exact=True).last.click()
            if taker == "Bot":
                seats.nth(n).get_by_role("combobox").select_option("random 2")

    def start(self) -> None:
        self.page.get_by_role("button", name="Start", exact=True).click()
        self.page.locator(".table, .curtain").first.wait_for()

    def sit_down(self, *takers: str, game: str = "Bloodborne") -> None:
        self.arrive(game)
        self.set_seats(*takers)
        self.start()

    def come_back_to(self, session: Session, folder: Path, seat: int = 0) -> None:
        """A game becomes a table, and this guest takes this seat."""
        saved = folder / "saved.json"
        saved.write_text(session.save(NAMES[: session.setting.seats]), "utf-8")
        self.page.goto(self.base)
        self.page.locator("input[type=file]").set_input_files(saved)
        self.page.locator(".table").wait_for()
        self.page.get_by_role("button", name="Table", exact=True).click()
        self.page.locator("dialog li").nth(seat).get_by_role("button", name="Sit down").click()
        self.page.keyboard.press("Escape")
        self.wait_to_be_asked()

    def invitation(self) -> str:
        self.page.get_by_role("button", name="Table", exact=True).click()
        address = self.page.get_by_label("Invitation").input_value()
        self.page.get_by_role("button", name="Close", exact=True).click()
        return address

    def accept(self, invitation: str, name: str) -> None:
        self.page.goto(invitation)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Sit down").first.click()
        self.page.locator(".table").wait_for()

    # The table.

    @property
    def at(self) -> int:
        """How many events of the table this page has seen; -1 behind the curtain and at the end."""
        return int(self.page.evaluate("document.querySelector('.table')?.dataset.at ?? -1"))

    @property
    def decision(self) -> int:
        """The number of the question that the page shows; -1 where it shows none."""
        return int(self.page.evaluate("document.querySelector('.table')?.dataset.decision ?? -1"))

    @property
    def over(self) -> bool:
        return self.page.locator(".end").count() > 0

    @property
    def asked(self) -> bool:
        return self.page.locator(".prompt.asked").count() > 0

    def final_scores(self) -> list[str | None]:
        """What everybody, or each side, ended with, as the last page ranks them."""
        rows = self.page.locator(".end [data-score]")
        rows.first.wait_for()
        return [row.get_attribute("data-score") for row in rows.all()]

    def wait_to_be_asked(self) -> None:
        self.page.locator(".prompt.asked, .end").first.wait_for()

    def see(self, at: int) -> None:
        """Wait until the page shows this event of the table, or the curtain."""
        self.page.wait_for_function(
            "at => { const t = document.querySelector('.table');"
            " return !t || Number(t.dataset.at) >= at; }",
            arg=at,
        )

    def seal(self, choose: Callable[[Guest], None]) -> None:
        """Choose and confirm, and wait until the server has stored it and the page shows it.

        What others answer meanwhile counts as little as a question that is still shown.
        """
        before, question = self.at, self.decision
        choose(self)
        self.see(before + 1)
        self.page.wait_for_function(ANSWERED, arg=question)

    def by_mouse(self) -> None:
        """What glows on the board, or an act of the prompt bar, and then the primary button."""
        glowing = self.page.locator("button.legal:visible")
        bare = self.page.locator(".prompt .bar .button[aria-pressed]")
        (glowing if glowing.count() else bare).first.click()
        self.primary.click()

    def by_keyboard(self) -> None:
        self.page.keyboard.press("l")
        self.page.keyboard.press("1")
        self.page.keyboard.press("Enter")

    def by_touch(self) -> None:
        self.page.locator(".choices .chip").first.tap()
        self.primary.tap()

    @property
    def primary(self) -> Locator:
        return self.page.locator(".prompt .send")

    def play_to_the_end(self, choose: Callable[[Guest], None]) -> int:
        """All decisions of this guest; the number of them."""
        for decision in range(LONGEST_GAME):
            self.wait_to_be_asked()
            if self.over:
                return decision
            self.seal(choose)
        raise AssertionError("the game does not end")


class WhatGlows:
    """Chooses by mouse among all that glows, on the board and in the prompt bar."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.seen: set[str] = set()
        """The questions that were answered."""

    def __call__(self, guest: Guest) -> None:
        self.seen.add(guest.page.locator(".prompt .sentence").inner_text())
        things = guest.page.locator("button.legal:visible, .prompt .bar .button[aria-pressed]")
        choices = things.count()
        question = guest.decision
        if choices:  # a single choice is picked already, and pressed once more it is sent
            things.nth(self.chance.randrange(choices)).click()
        guest.page.wait_for_function(f"asked => ({PICKED})() || ({ANSWERED})(asked)", arg=question)
        if not guest.page.evaluate(ANSWERED, question):
            guest.primary.click()


def play_together(guests: list[Guest], choose: Callable[[Guest], None]) -> None:
    """Whoever is asked answers, until the game is over for everybody."""
    at = -1
    for _ in range(LONGEST_GAME):
        at = max(at, *[guest.at for guest in guests])
        for guest in guests:
            guest.see(at)
        if all(guest.over for guest in guests):
            return
        asked = [guest for guest in guests if guest.asked]
        if asked:
            asked[0].seal(choose)
        else:  # others play
            guests[0].see(at + 1)
    raise AssertionError("the game does not end")
