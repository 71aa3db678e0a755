"""Two hunters trade and talk unheard; Dracula at the third browser learns nothing of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

import duskmoot.games  # noqa: F401
from duskmoot.games.fury_of_dracula.sheets import NIGHT
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.kernel import flow
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import Setting, find
from duskmoot.kernel.replay import Session
from tests.browser.guest import TELEPHONE, Guest

pytestmark = pytest.mark.slow
CUT_OFF: Final = """() => [...document.querySelectorAll('.hand .card, .tracks')]
    .filter((each) => each.offsetParent && each.scrollHeight > each.clientHeight + 2)
    .map((each) => each.textContent)"""


def a_trade(supplies: bool = False) -> str:
    """A saved game: all hunters are in Paris, and Lord Godalming trades with Dr. Seward.

    If they have supplies it is night, and both have been to the shops by day.
    """
    game = find("fury_of_dracula")
    session = Session(Setting(game, 3, game.choose({}), key_from_seed(1)))
    beginning = [(seat, "start-in paris") for seat in (1, 2, 1, 2)]
    for seat, act in [*beginning, (0, "begin-in varna")]:
        session.play(seat, game.vocabulary.read(act))
    if supplies:
        go_shopping(session)
    session.play(1, game.vocabulary.read("trade dr_seward"))
    return session.save(["Vlad", "Ada", "Bea"])


def go_shopping(session: Session) -> None:
    """Lord Godalming and Dr. Seward supply, all else is declined until it is night."""
    read = session.game.vocabulary.read
    for act in (read("supply"), read("supply")):
        while flow.question(session.state).key != "action":
            decline(session)
        session.play(session.state.asked[0], act)
    g = session.state
    assert isinstance(g, Fury)
    while g.step != NIGHT or flow.question(g).key != "action":
        decline(session)
        g = session.state
        assert isinstance(g, Fury)


def decline(session: Session) -> None:
    seat = session.state.asked[0]
    session.play(seat, flow.question(session.state).default(session.state, seat))


def sit_down_to_trade(guests: list[Guest], supplies: bool = False) -> None:
    """The saved game as a table; each guest takes the seat of their number."""
    for guest, name in zip(guests, ("Vlad", "Ada", "Bea")):
        guest.context.request.put(f"{guest.base}/api/me", data={"name": name})
    host = guests[0].context.request
    kind = {"content-type": "application/json"}
    table = host.post(f"{guests[0].base}/api/import", data=a_trade(supplies), headers=kind).json()
    for seat, guest in enumerate(guests):
        taken = guest.context.request.post(
            f"{guest.base}/api/tables/{table['id']}/seats/{seat}/take",
            data={"invite": table["invite"]},
        )
        assert taken.ok
    for guest in guests:
        guest.page.goto(f"{guest.base}/#/table/{table['id']}")
        guest.page.locator(".table").wait_for()


def said(guest: Guest) -> str:
    return guest.page.locator(".talk").inner_text()


def declines(guest: Guest) -> None:
    guest.wait_to_be_asked()
    guest.seal(Guest.by_keyboard)


def test_two_talk_unheard_and_nothing_typed_for_two_is_said_to_all(
    come: Callable[..., Guest],
) -> None:
    guests = [come(), come(), come()]
    vlad, ada, bea = guests
    sit_down_to_trade(guests)

    ada.page.get_by_text("Now you can talk with Bea unheard by the others.").first.wait_for()
    voice = ada.page.get_by_role("log")
    assert "Now you can talk with Bea" in voice.inner_text()
    assert ada.page.get_by_role("radio", name="To all").is_checked()
    assert vlad.page.get_by_role("radio").count() == 0

    ada.page.get_by_role("radio", name="To all").focus()
    ada.page.keyboard.press("ArrowRight")
    box = ada.page.get_by_role("textbox", name="Say something only to Bea")
    box.fill("he is in Varna")
    box.press("Enter")
    bea.page.locator(".talk li").get_by_text("he is in Varna").wait_for()
    assert "only to Bea" in bea.page.locator(".talk li", has_text="Varna").inner_text()
    assert "Ada, only to Bea: he is in Varna" in bea.page.get_by_role("log").inner_text()

    box.fill("or in Galatz")
    box.press("Escape")
    declines(ada)
    declines(bea)
    assert voice.inner_text().count("Now you can talk with Bea") == 1
    ada.page.get_by_text("nothing was sent").wait_for()
    box = ada.page.get_by_role("textbox", name="Say something to the table")
    assert box.input_value() == "or in Galatz"
    assert ada.page.get_by_role("button", name="Send").is_disabled()
    box.press("Enter")
    assert box.input_value() == "or in Galatz"

    bea.page.get_by_role("textbox", name="Say something to the table").fill("Good hunting")
    bea.page.get_by_role("button", name="Send").click()
    vlad.page.locator(".talk").get_by_text("Good hunting").wait_for()
    assert "Varna" not in said(vlad)
    assert "Galatz" not in said(vlad)

    ada.page.get_by_text("To all", exact=True).click()
    box.press("Enter")
    vlad.page.locator(".talk").get_by_text("or in Galatz").wait_for()
    assert ada.page.get_by_role("radio").count() == 0

    ada.page.reload()
    ada.page.locator(".talk li").get_by_text("he is in Varna").wait_for()
    vlad.page.reload()
    vlad.page.locator(".talk").get_by_text("or in Galatz").wait_for()
    assert "Varna" not in said(vlad)


def presses(guest: Guest, name: str) -> None:
    guest.page.get_by_role("button", name=name, exact=True).click()
    guest.primary.click()


def test_two_lay_out_an_exchange_that_nobody_else_sees(come: Callable[..., Guest]) -> None:
    guests = [come(), come(), come(TELEPHONE)]
    vlad, ada, bea = guests
    sit_down_to_trade(guests, supplies=True)
    tables = [guest.page.get_by_role("region", name="Trade in private") for guest in guests]
    tables[1].wait_for()
    tables[2].wait_for()
    assert "Nothing yet" in tables[2].inner_text()
    for guest in guests:
        assert guest.page.evaluate(CUT_OFF) == []

    ada.seal(Guest.by_mouse)  # the first card of the hand
    tables[1].locator(".gives li").first.wait_for()
    tables[2].locator(".gives li").first.wait_for()
    assert not bea.asked
    ada.seal(lambda guest: presses(guest, "Propose this exchange"))

    bea.wait_to_be_asked()
    assert "Lord Godalming has agreed." in tables[2].inner_text()
    bea.seal(lambda guest: presses(guest, "Agree to the exchange"))
    tables[2].wait_for(state="detached")
    tables[1].wait_for(state="detached")
    assert tables[0].count() == 0
    assert "gives" not in vlad.page.locator(".log").inner_text()
