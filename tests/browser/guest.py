"""A guest at a real browser: what a person does on the pages, in the words of the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Locator, Page

DESKTOP: Final = (1440, 900)
TELEPHONE: Final = (390, 844)
LONGEST_GAME: Final = 400
PASS_BY_HAND: Final = """
if (!localStorage.getItem("duskmoot")) localStorage.setItem("duskmoot", '{"passing": false}');
"""
"""Else the page passes by itself while a test looks for the button."""


class Guest:
    """One browser with its own cookie. Every complaint of the console is kept."""

    def __init__(self, browser: Browser, base: str, size: tuple[int, int] = DESKTOP) -> None:
        width, height = size
        self.base = base
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height},
            locale="en-GB",
            reduced_motion="reduce",
            has_touch=size != DESKTOP,
        )
        self.context.set_default_timeout(20_000)
        self.context.add_init_script(PASS_BY_HAND)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", self._listen)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _listen(self, message: object) -> None:
        if getattr(message, "type", "") in ("error", "warning"):
            self.complaints.append(str(getattr(message, "text", message)))

    # The start page.

    def arrive(self) -> None:
        self.page.goto(self.base)
        self.page.get_by_role("button", name="Start", exact=True).wait_for()
        self.page.get_by_role("button", name="Bloodborne").click()

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

    def sit_down(self, *takers: str) -> None:
        self.arrive()
        self.set_seats(*takers)
        self.start()

    def invitation(self) -> str:
        self.page.get_by_role("button", name="Table", exact=True).click()
        address = self.page.get_by_label("Invitation").input_value()
        self.page.get_by_role("button", name="Close").click()
        return address

    def accept(self, invitation: str, name: str) -> None:
        self.page.goto(invitation)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Sit down").first.click()
        self.page.locator(".table").wait_for()

    # The table.

    @property
    def at(self) -> int:
        """How many events of the table this page has seen; -1 behind the curtain."""
        return int(self.page.locator(".table").get_attribute("data-at") or -1)

    @property
    def over(self) -> bool:
        return self.page.locator(".end").count() > 0

    @property
    def asked(self) -> bool:
        return self.page.locator(".prompt.asked").count() > 0

    def wait_to_be_asked(self) -> None:
        self.page.locator(".prompt.asked, .end").first.wait_for()

    def seal(self, choose: Callable[[Guest], None]) -> None:
        """Choose and confirm, and wait until the server has stored it and the page shows it."""
        before = self.at
        choose(self)
        self.page.wait_for_function(
            "before => { const t = document.querySelector('.table');"
            " return !t || Number(t.dataset.at) > before; }",
            arg=before,
        )

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


def play_together(guests: list[Guest], choose: Callable[[Guest], None]) -> None:
    """Whoever is asked answers, until the game is over for everybody."""
    for _ in range(LONGEST_GAME):
        if all(guest.over for guest in guests):
            return
        for guest in guests:
            if guest.asked:
                guest.seal(choose)
        guests[0].page.wait_for_timeout(0)
    raise AssertionError("the game does not end")
