"""Coming back: by passkey, by link on a second device, by eight words; and the pages for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from tests.browser.guest import DESKTOP, TELEPHONE, Guest, text_of

pytestmark = pytest.mark.slow
both_sizes = pytest.mark.parametrize("size", [DESKTOP, TELEPHONE], ids=["desktop", "telephone"])
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def assert_accessible(guest: Guest) -> None:
    results = Axe().run(guest.page)
    assert results.violations_count == 0, results.generate_report()


@pytest.fixture
def named(come: Callable[..., Guest], base: str) -> Callable[..., Guest]:
    """Guests who come to a name: passkeys are made for names, not for numbers."""

    def one_more(size: tuple[int, int] = DESKTOP) -> Guest:
        guest = come(size)
        guest.base = base.replace("127.0.0.1", "localhost")
        return guest

    return one_more


def go(guest: Guest, page: str) -> None:
    guest.page.goto(f"{guest.base}/#/{page}")
    guest.page.reload()


def press(guest: Guest, name: str) -> None:
    guest.page.get_by_role("button", name=name, exact=True).click()


def asks(guest: Guest, method: str, path: str, body: Any = None) -> Any:
    """What the page could ask, too."""
    answer = guest.context.request.fetch(
        f"{guest.base}{path}", method=method, data=body, headers={"Origin": guest.base}
    )
    assert answer.ok, answer.text()
    return answer.json()


def devices(guest: Guest) -> int:
    return len(asks(guest, "GET", "/api/me/person")["devices"])


def test_a_passkey_brings_a_lost_browser_back_to_its_seat(named: Callable[..., Guest]) -> None:
    guest = named()
    cdp = guest.context.new_cdp_session(guest.page)
    cdp.send("WebAuthn.enable")
    cdp.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    guest.sit_down("You", "Open", "Open")
    table = guest.page.url
    guest.seal(Guest.by_mouse)
    go(guest, "me")
    press(guest, "Add a passkey")
    guest.page.get_by_role("button", name="Remove").wait_for()
    guest.context.clear_cookies()
    guest.page.goto(guest.base)
    guest.page.get_by_role("link", name="Been here before?").click()
    press(guest, "Use a passkey")
    guest.page.get_by_text("Your tables").wait_for()
    guest.page.get_by_role("link", name="You: ").wait_for()
    go(guest, table.partition("#/")[2])
    guest.page.locator(".table").wait_for()
    assert guest.page.locator(".prompt").count() == 1
    assert asks(guest, "GET", f"/api/tables/{table.rpartition('/')[2]}")["seats"][0]["mine"]


def test_a_link_brings_the_seats_to_a_second_device(named: Callable[..., Guest]) -> None:
    old, phone = named(), named(TELEPHONE)
    old.sit_down("You", "Open", "Open")
    table = old.page.url
    go(old, "me")
    press(old, "Make a link")
    link = old.page.get_by_label("Link for another device", exact=True).input_value()
    assert old.page.get_by_role("img", name="QR code of the link for another device").is_visible()
    phone.page.goto(link)
    press(phone, "Join")
    digits = text_of(phone.page.locator(".digits"))
    old.page.get_by_role("button", name="Yes, that is me").wait_for()
    assert text_of(old.page.locator(".digits")) == digits
    assert (digits.isdecimal(), len(digits)) == (True, 3)
    press(old, "Yes, that is me")
    phone.page.get_by_role("link", name="You: ").wait_for()
    assert devices(phone) == devices(old) == 2
    go(phone, table.partition("#/")[2])
    phone.page.locator(".table").wait_for()
    phone.wait_to_be_asked()
    go(old, "me")
    old.page.get_by_role("button", name="Sign out: ").last.wait_for()
    other = old.page.locator("li", has_not_text="this device").filter(has_text="last seen")
    other.get_by_role("button").click()
    press(old, "Yes, sign out")
    other.wait_for(state="detached")
    phone.page.get_by_text("This device was signed out.").first.wait_for()


def test_eight_words_bring_back_an_heir_in_the_middle_of_a_chronicle(
    come: Callable[..., Guest],
) -> None:
    guest = come()
    guest.arrive("Heritage")
    asks(guest, "PUT", "/api/me", {"name": "Ada"})
    heirs = [{"kind": "mine"}, {"kind": "bot", "bot": "random", "name": "Oto"}]
    founded = {"game": "heritage", "name": "The Long Nights", "heirs": heirs}
    book = asks(guest, "POST", "/api/chronicles", founded)["chronicle"]
    path = f"/api/chronicles/{book['id']}"
    for n in range(2):
        named = {"kind": "heir", "number": n, "text": f"Old Marta {n}"}
        asks(guest, "POST", f"{path}/inscriptions", named)
    asks(guest, "POST", f"{path}/chapters", {"present": [0, 1]})
    go(guest, "me")
    press(guest, "Make a return key")
    words = guest.page.get_by_label("Return key", exact=True).get_by_role("textbox").input_value()
    assert len(words.split()) == 8
    assert text_of(guest.page.locator("ol")).split()[1::2] == words.split()
    press(guest, "I have kept them")
    assert guest.page.get_by_text(words.split()[0], exact=True).count() == 0
    guest.context.clear_cookies()
    go(guest, "return")
    guest.page.get_by_role("textbox", name="Return key").fill(words.upper())
    press(guest, "Come back")
    guest.page.get_by_role("link", name="You: ").wait_for()
    seen = asks(guest, "GET", path)
    assert [heir["mine"] for heir in seen["heirs"]] == [True, False]
    go(guest, f"table/{seen['table']}")
    guest.wait_to_be_asked()
    assert asks(guest, "GET", f"/api/tables/{seen['table']}")["seats"][0]["mine"]


def test_where_passkeys_cannot_work_none_are_offered(come: Callable[..., Guest]) -> None:
    guest = come()
    go(guest, "return")
    guest.page.get_by_role("textbox", name="Return key").wait_for()
    assert guest.page.get_by_role("button", name="Use a passkey").count() == 0


def test_wrong_words_are_refused_in_a_sentence(come: Callable[..., Guest]) -> None:
    guest = come()
    go(guest, "return")
    guest.page.get_by_role("textbox", name="Return key").fill(
        "eight words that are not a key at all"
    )
    press(guest, "Come back")
    guest.page.get_by_role("alert").wait_for()
    assert "eight words" in text_of(guest.page.get_by_role("alert"))
    guest.complaints = [each for each in guest.complaints if "404" not in each]


def test_whoever_deletes_everything_is_new_again(come: Callable[..., Guest]) -> None:
    guest, friend = come(), come()
    guest.sit_down("You", "Open", "Open")
    friend.accept(guest.invitation(), "Marta")
    guest.page.get_by_label("Say something").fill("a word of mine")
    guest.page.keyboard.press("Enter")
    friend.page.get_by_text("a word of mine").first.wait_for()
    go(guest, "me")
    with guest.page.expect_download() as saved:
        guest.page.get_by_role("link", name="Save as a file").click()
    assert "a word of mine" in saved.value.path().read_text("utf-8")
    press(guest, "Delete everything…")
    press(guest, "In seven days")
    press(guest, "Keep everything")
    press(guest, "Delete everything…")
    press(guest, "At once")
    guest.page.get_by_role("link", name="Been here before?").wait_for()
    friend.page.get_by_text("(deleted)").first.wait_for()
    assert friend.page.get_by_text("a word of mine").count() == 0


@both_sizes
def test_the_pages_about_oneself(named: Callable[..., Guest], size: tuple[int, int]) -> None:
    guest = named(size)
    for page in ("return", "me", "device/abcDEF123_-abcDEF123_-", "return/abcDEF123_-abcDEF123_-"):
        go(guest, page)
        guest.page.locator("main .panel").first.wait_for()
        assert_accessible(guest)
    asks(guest, "PUT", "/api/me", {"name": "Ada"})
    go(guest, "me")
    press(guest, "Make a return key")
    press(guest, "Make a link")
    guest.page.get_by_role("img", name="QR code of the link for another device").wait_for()
    guest.page.get_by_role("button", name="Sign out: ").click()
    press(guest, "Delete everything…")
    assert_accessible(guest)


def test_by_keyboard_alone(named: Callable[..., Guest]) -> None:
    guest = named()
    guest.page.goto(guest.base)
    guest.page.get_by_role("button", name="Start", exact=True).wait_for()
    asks(guest, "PUT", "/api/me", {"name": "Ada"})
    guest.page.reload()
    guest.page.get_by_role("link", name="You: ").focus()
    guest.page.keyboard.press("Enter")
    guest.page.get_by_role("button", name="Make a return key").focus()
    guest.page.keyboard.press("Enter")
    guest.page.get_by_role("button", name="I have kept them").focus()
    guest.page.keyboard.press("Enter")
    guest.page.get_by_role("button", name="Make a new return key").wait_for()
