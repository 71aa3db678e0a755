"""What people ask about notices: whose turn it is, how to tell them, when they are away."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from starlette.responses import RedirectResponse, Response

from duskmoot.kernel.game import Refused
from duskmoot.speech import LANGUAGES
from duskmoot.table import journal
from duskmoot.table.api import Call, Endpoint, answer
from duskmoot.table.notices import messages as wire
from duskmoot.table.notices.mail import MailFailed, mail_address
from duskmoot.table.notices.push import Subscription
from duskmoot.table.notices.sender import next_digest, proof_mail
from duskmoot.table.pace import A_YEAR, DAY, check_away, known_zone, taken
from duskmoot.table.store.notices import OFF, Letterbox
from duskmoot.table.store.port import Elsewhere, StoreFailed
from duskmoot.table.tokens import hashed, new_id, new_token

PROOF: Final[int] = 3 * DAY
"""Seconds for which a link to an address holds."""
BROWSERS: Final[int] = 12
"""Of one guest, that get pushes."""


async def my_turns(call: Call) -> Response:
    if call.guest is None:
        return answer([])
    turns = await call.lobby.house.store.notices.turns(call.guest.id)
    return answer(
        [
            wire.MyTurn(
                turn.table,
                turn.game,
                list(turn.seats),
                turn.hand.due if turn.hand else 0,
                list(turn.names),
            )
            for turn in turns
        ]
    )


async def my_notices(call: Call) -> Response:
    return answer(await settings_of(call))


async def settings_of(call: Call) -> wire.NoticeSettings:
    house, guest = call.lobby.house, call.known()
    store, now = house.store.notices, int(house.now())
    box = await letterbox_of(call)
    away = await store.away(guest.id)
    return wire.NoticeSettings(
        push_key=house.pusher.public_key if house.pusher else "",
        mails=house.mailer is not None,
        language=box.language,
        zone=box.zone,
        quiet_from=box.quiet_from,
        quiet_to=box.quiet_to,
        mail=box.mail,
        wanted=box.wanted if box.proof_until > now else "",
        mode=box.mode,  # type: ignore[arg-type]
        hour=box.hour,
        browsers=len(await store.subscriptions(guest.id)),
        away=[wire.Away(begins, ends) for begins, ends in away if ends > now],
        away_left=max(0, (A_YEAR - taken(now, away)) // DAY),
    )


async def letterbox_of(call: Call) -> Letterbox:
    guest = call.known()
    box = await call.lobby.house.store.notices.letterbox(guest.id)
    return box or Letterbox(guest.id, stop=new_id())


async def set_notices(call: Call) -> Response:
    """Their zone and quiet hours also decide when something falls due."""
    wanted: wire.NewNoticeSettings = call.body
    if wanted.language not in LANGUAGES:
        raise Refused("unknown-language", language=wanted.language, known=", ".join(LANGUAGES))
    box = replace(
        await letterbox_of(call),
        language=wanted.language,
        zone=known_zone(wanted.zone) if wanted.zone else "",
        quiet_from=wanted.quiet_from,
        quiet_to=wanted.quiet_to,
        mode=wanted.mode,
        hour=wanted.hour,
    )
    box = replace(box, digest=next_digest(box, int(call.lobby.house.now())))
    await call.lobby.house.store.notices.keep(box)
    await rewind(call)
    return answer(await settings_of(call))


async def set_mail(call: Call) -> Response:
    """An address counts once the link that is sent there has come back."""
    house = call.lobby.house
    box = await letterbox_of(call)
    if not call.body.mail:
        box = replace(box, mail="", wanted="", proof="", mode=OFF, bounces=0)
        await house.store.notices.keep(box)
        return answer(await settings_of(call))
    if house.mailer is None:
        raise Refused("mail-off")
    address, token = mail_address(call.body.mail), new_token()
    await call.lobby.count_mail(call.network, address)
    until = int(house.now()) + PROOF
    box = replace(box, wanted=address, proof=hashed(token), proof_until=until)
    await house.store.notices.keep(box)
    try:
        await house.mailer.send(proof_mail(box, token, house.settings.home))
    except MailFailed as error:
        journal.warn("mail-failed", lasting=error.lasting)
        raise Refused("mail-failed") from error
    return answer(await settings_of(call))


async def prove_mail(call: Call) -> Response:
    """By whoever holds the link, on whichever device; a click, for programs open links too."""
    store, now = call.lobby.house.store.notices, int(call.lobby.house.now())
    box = await store.proving(hashed(call.body.token))
    if box is None or box.proof_until <= now:
        raise Refused("proof-gone")
    mode = box.mode if box.mode != OFF else "now"
    proven = replace(box, mail=box.wanted, wanted="", proof="", mode=mode, bounces=0)
    await store.keep(replace(proven, digest=next_digest(proven, now)))
    return answer({})


async def stop_mail(call: Call) -> Response:
    """One click in a mail program, or the button of our own page."""
    store = call.lobby.house.store.notices
    box = await store.stopping(call.path["token"])
    if box is not None:
        await store.keep(replace(box, mode=OFF))
    return answer({})


async def ask_stop_mail(call: Call) -> Response:
    """The page with the button: a link alone ends nothing."""
    root = call.lobby.house.settings.root_path
    return RedirectResponse(f"{root}/#/notices-off/{call.path['token']}", 303)


async def subscribe(call: Call) -> Response:
    house, guest = call.lobby.house, call.known()
    if house.pusher is None:
        raise Refused("push-off")
    found = Subscription(call.body.endpoint, call.body.p256dh, call.body.auth)
    house.pusher.check(found)
    await house.store.notices.subscribe(guest.id, found, int(house.now()), BROWSERS)
    if await house.store.notices.letterbox(guest.id) is None:
        await house.store.notices.keep(await letterbox_of(call))
    return answer(await settings_of(call))


async def unsubscribe(call: Call) -> Response:
    store = call.lobby.house.store.notices
    mine = await store.subscriptions(call.known().id)
    if any(each.endpoint == call.body.endpoint for each in mine):
        await store.unsubscribe(call.body.endpoint)
    return answer(await settings_of(call))


async def go_away(call: Call) -> Response:
    """Announced ahead; what is due moves with it."""
    house, guest = call.lobby.house, call.known()
    begins, ends, now = call.body.begins, call.body.ends, int(house.now())
    announced = await house.store.notices.away(guest.id)
    check_away(begins, ends, now, announced)
    await house.store.notices.announce(guest.id, begins, ends)
    await rewind(call)
    return answer(await settings_of(call))


async def come_back(call: Call) -> Response:
    house, guest = call.lobby.house, call.known()
    await house.store.notices.return_early(guest.id, call.body.begins, int(house.now()))
    await rewind(call)
    return answer(await settings_of(call))


async def rewind(call: Call) -> None:
    """The clocks of the tables that wait for this guest."""
    for turn in await call.lobby.house.store.notices.turns(call.known().id):
        if turn.hand is not None:
            try:
                table = await call.lobby.keeper.brought(turn.table)
                await table.ask(table.wind)
            except Elsewhere:
                continue  # its server looks again before anything falls due
            except (Refused, StoreFailed) as error:
                journal.warn("rewind-failed", reason=str(error))


ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/me/turns", my_turns, list[wire.MyTurn]),
    Endpoint("GET", "/api/me/notices", my_notices, wire.NoticeSettings, refuses=(401,)),
    Endpoint(
        *("PUT", "/api/me/notices", set_notices, wire.NoticeSettings, wire.NewNoticeSettings),
        refuses=(401,),
    ),
    Endpoint(
        *("POST", "/api/me/notices/mail", set_mail, wire.NoticeSettings, wire.NewMail),
        refuses=(401, 409),
    ),
    Endpoint("POST", "/api/notices/proof", prove_mail, dict[str, str], wire.MailProof),
    Endpoint("POST", "/api/notices/stop/{token}", stop_mail, dict[str, str]),
    Endpoint("GET", "/api/notices/stop/{token}", ask_stop_mail, "text/plain", status=303),
    Endpoint(
        *("POST", "/api/me/push", subscribe, wire.NoticeSettings, wire.NewSubscription),
        refuses=(401, 409),
    ),
    Endpoint(
        *("POST", "/api/me/push/end", unsubscribe, wire.NoticeSettings, wire.OldSubscription),
        refuses=(401,),
    ),
    Endpoint(
        *("POST", "/api/me/away", go_away, wire.NoticeSettings, wire.NewAway), refuses=(401, 409)
    ),
    Endpoint(
        *("POST", "/api/me/away/end", come_back, wire.NoticeSettings, wire.OldAway),
        refuses=(401,),
    ),
)
