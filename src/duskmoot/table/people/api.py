"""The HTTP half of persons: what the page about oneself asks, and how it answers."""

from __future__ import annotations

import json
from typing import Any, Final

from starlette.responses import Response

from duskmoot.kernel.game import Refused
from duskmoot.table.api import JSON, Call, Endpoint, answer
from duskmoot.table.notices.mail import mail_address
from duskmoot.table.people import messages as wire
from duskmoot.table.people.labels import label_of
from duskmoot.table.people.mydata import my_data
from duskmoot.table.people.passkeys import Door, Passkeys, door
from duskmoot.table.people.register import Register
from duskmoot.table.socket import COOKIE
from duskmoot.table.store.port import Guest

WEEK: Final[int] = 7 * 24 * 3600
"""Seconds for which somebody who leaves may think better of it."""


def register(call: Call) -> Register:
    return call.lobby.register


def label(call: Call) -> str:
    return label_of(call.request.headers.get("user-agent", ""))


async def arriving(call: Call) -> None:
    """Keys are long, and yet nobody shall try many."""
    await call.lobby.spend("arrivals", call.network)


async def come_in(call: Call, person: Guest) -> Response:
    token, joined = await register(call).come_in(call.guest, person, label(call))
    response = answer(wire.SignedIn(person.name, joined))
    call.remember(response, token)
    return response


# Oneself.


async def me_in_full(call: Call) -> Response:
    return await about(call, call.guest)


async def about(call: Call, guest: Guest | None) -> Response:
    works = door_of(call) is not None
    if guest is None:
        mails = call.lobby.house.mailer is not None
        return answer(wire.PersonInfo("", 0, [], False, [], works, mails))
    return answer(await register(call).about(guest, works))


# Devices.


async def end_device(call: Call) -> Response:
    guest = call.known()
    await register(call).end_device(guest, call.path["device"])
    if call.path["device"] != guest.device:
        return await about(call, guest)
    response = await about(call, None)
    response.delete_cookie(COOKIE, call.lobby.house.settings.root_path + "/")
    return response


async def make_link(call: Call) -> Response:
    guest = call.known()
    await arriving(call)
    return answer(await register(call).make_link(guest), 201)


async def ask_to_join(call: Call) -> Response:
    await arriving(call)
    return answer(await register(call).ask_to_join(call.body.secret, label(call)))


async def devices_asking(call: Call) -> Response:
    return answer(await register(call).asking(call.known()))


async def answer_join(call: Call) -> Response:
    guest = call.known()
    await register(call).answer_join(guest, call.path["claim"], call.body.agreed)
    return answer(await register(call).asking(guest))


async def claim_device(call: Call) -> Response:
    person = await register(call).granted(call.body.claim)
    return answer(wire.SignedIn("")) if person is None else await come_in(call, person)


# Return keys.


async def new_return_key(call: Call) -> Response:
    return answer(await register(call).new_return_key(call.known()), 201)


async def come_back_by_words(call: Call) -> Response:
    await arriving(call)
    return await come_in(call, await register(call).of_words(call.body.words))


# Mail.


async def send_return_link(call: Call) -> Response:
    """The same answer for every address, and as soon."""
    if call.lobby.house.mailer is None:
        raise Refused("mail-off")
    address = mail_address(call.body.mail)
    await call.lobby.count_mail(call.network, address)
    call.lobby.letters.ask(address)
    return answer({})


async def come_back_by_mail(call: Call) -> Response:
    await arriving(call)
    return await come_in(call, await call.lobby.letters.of_link(call.body.secret))


# Passkeys.


def door_of(call: Call) -> Door | None:
    host = call.request.headers.get("host", "")
    return door(call.request.url.scheme, host, call.lobby.house.settings.origins)


def passkeys(call: Call) -> Passkeys:
    return Passkeys(register(call), door_of(call))


async def begin_passkey(call: Call) -> Response:
    guest = call.known()
    await arriving(call)
    return answer(await passkeys(call).begin(guest))


async def add_passkey(call: Call) -> Response:
    guest = call.known()
    await passkeys(call).add(guest, call.body.credential, label(call))
    return await about(call, guest)


async def end_passkey(call: Call) -> Response:
    guest = call.known()
    await register(call).end_passkey(guest, call.path["passkey"])
    return await about(call, guest)


async def begin_sign_in(call: Call) -> Response:
    await arriving(call)
    return answer(await passkeys(call).begin_sign_in())


async def sign_in(call: Call) -> Response:
    return await come_in(call, await passkeys(call).sign_in(call.body.credential))


# One's own data.


async def export_me(call: Call) -> Response:
    guest = call.known()
    await call.lobby.spend("exports", guest.id)
    body = json.dumps(await my_data(call.lobby, guest), ensure_ascii=False, indent=1)
    headers = {
        "content-disposition": 'attachment; filename="duskmoot-my-data.json"',
        "cache-control": "no-store",
    }
    return Response(body, 200, headers, JSON)


async def leave_for_good(call: Call) -> Response:
    guest = call.known()
    if not call.body.now:
        await register(call).people.set_leaving(guest.id, register(call).now + WEEK)
        return await about(call, guest)
    await call.lobby.forget(guest.id)
    response = await about(call, None)
    response.delete_cookie(COOKIE, call.lobby.house.settings.root_path + "/")
    return response


async def stay(call: Call) -> Response:
    guest = call.known()
    await register(call).people.set_leaving(guest.id, 0)
    return await about(call, guest)


def deed(
    path: str, handler: Any, gives: Any, takes: Any = wire.Nothing, status: int = 200
) -> Endpoint:
    return Endpoint("POST", path, handler, gives, takes, status, refuses=(401, 403, 404, 409))


ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/me/person", me_in_full, wire.PersonInfo),
    deed("/api/me/devices/{device}/end", end_device, wire.PersonInfo),
    deed("/api/me/links", make_link, wire.DeviceLink, status=201),
    Endpoint("GET", "/api/me/joins", devices_asking, list[wire.JoinAsked], refuses=(401,)),
    deed("/api/me/joins/{claim}", answer_join, list[wire.JoinAsked], wire.Answer),
    deed("/api/devices", ask_to_join, wire.JoinWaits, wire.JoinWith),
    deed("/api/devices/claim", claim_device, wire.SignedIn, wire.Claim),
    deed("/api/me/return-key", new_return_key, wire.NewKey, status=201),
    deed("/api/return", come_back_by_words, wire.SignedIn, wire.ReturnWords),
    deed("/api/return/mail", send_return_link, dict[str, str], wire.ReturnMail),
    deed("/api/return/link", come_back_by_mail, wire.SignedIn, wire.JoinWith),
    Endpoint("GET", "/api/me/export", export_me, dict[str, Any], refuses=(401,)),
    deed("/api/me/leave", leave_for_good, wire.PersonInfo, wire.Leave),
    deed("/api/me/stay", stay, wire.PersonInfo),
    deed("/api/me/passkeys/begin", begin_passkey, dict[str, Any]),
    deed("/api/me/passkeys", add_passkey, wire.PersonInfo, wire.Credential),
    deed("/api/me/passkeys/{passkey}/end", end_passkey, wire.PersonInfo),
    deed("/api/passkeys/begin", begin_sign_in, dict[str, Any]),
    deed("/api/passkeys", sign_in, wire.SignedIn, wire.Credential),
)
