"""Passkeys: a key pair that stays in the person's device, of which the house keeps the open half.

They need the library `webauthn`, and a page that came over https from a name given with
`--origin`, or from this very machine.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any, Final
from urllib.parse import urlsplit

from duskmoot.kernel.game import Refused
from duskmoot.table.people.register import Register
from duskmoot.table.store.chronicles import Unmatched
from duskmoot.table.store.people import Passkey, Ticket
from duskmoot.table.store.port import Guest
from duskmoot.table.tokens import hashed, new_token

HOUSE: Final[str] = "Duskmoot"
CHALLENGE: Final[int] = 300
"""Seconds within which a challenge must be answered."""
NEW: Final[str] = "passkey-new"
SIGN_IN: Final[str] = "passkey"
"""Kinds of tickets: what a challenge was made for."""


@dataclass(frozen=True)
class Door:
    """Where the browser stands: passkeys are made for the name of a place."""

    origin: str
    name: str


def door(scheme: str, host: str, origins: tuple[str, ...]) -> Door | None:
    """None where no browser would take a passkey, or where nobody said that this name is ours."""
    if find_spec("webauthn") is None:
        return None
    secure = scheme in ("https", "wss")
    origin = f"{'https' if secure else 'http'}://{host}".lower()
    try:
        name = urlsplit(origin).hostname or ""
    except ValueError:
        return None
    ours = secure and origin in [each.lower().rstrip("/") for each in origins]
    return Door(origin, name) if ours or name == "localhost" else None


class Passkeys:
    """The passkeys of a house, for a browser at this door."""

    def __init__(self, register: Register, at: Door | None) -> None:
        if at is None:
            raise Refused("passkeys-impossible")
        self.register = register
        self.people = register.people
        self.door = at

    async def begin(self, guest: Guest) -> dict[str, Any]:
        """What the browser needs to make a new one."""
        import webauthn
        from webauthn.helpers import base64url_to_bytes, options_to_json, structs

        held = await self.people.passkeys(guest.id)
        options = webauthn.generate_registration_options(
            rp_id=self.door.name,
            rp_name=HOUSE,
            user_id=guest.id.encode(),
            user_name=guest.name,
            challenge=base64url_to_bytes(await self._challenge(NEW, guest.id)),
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED
            ),
            exclude_credentials=[
                structs.PublicKeyCredentialDescriptor(base64url_to_bytes(each.id)) for each in held
            ],
        )
        return dict(json.loads(options_to_json(options)))

    async def add(self, guest: Guest, credential: dict[str, Any], label: str) -> None:
        import webauthn
        from webauthn.helpers import bytes_to_base64url
        from webauthn.helpers.exceptions import WebAuthnException

        challenge = await self._answered(credential, NEW, guest.id)
        try:
            made = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self.door.name,
                expected_origin=self.door.origin,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as error:
            raise Refused("passkey-refused") from error
        id, now = bytes_to_base64url(made.credential_id), self.register.now
        key = made.credential_public_key
        await self.people.add_passkey(Passkey(id, guest.id, key, made.sign_count, label, now, now))

    async def begin_sign_in(self) -> dict[str, Any]:
        """What the browser needs to look for one; it says itself whose it is."""
        import webauthn
        from webauthn.helpers import base64url_to_bytes, options_to_json

        challenge = base64url_to_bytes(await self._challenge(SIGN_IN, ""))
        options = webauthn.generate_authentication_options(
            rp_id=self.door.name, challenge=challenge
        )
        return dict(json.loads(options_to_json(options)))

    async def sign_in(self, credential: dict[str, Any]) -> Guest:
        import webauthn
        from webauthn.helpers.exceptions import WebAuthnException

        challenge = await self._answered(credential, SIGN_IN, "")
        passkey = await self.people.passkey(str(credential.get("id", "")))
        owner = await self.people.guest(passkey.guest) if passkey else None
        if passkey is None or owner is None:
            raise Refused("passkey-unknown")
        try:
            proof = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self.door.name,
                expected_origin=self.door.origin,
                credential_public_key=passkey.key,
                credential_current_sign_count=passkey.count,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as error:
            raise Refused("passkey-refused") from error
        await self.people.used_passkey(passkey.id, proof.new_sign_count, self.register.now)
        return owner

    async def _challenge(self, kind: str, guest: str) -> str:
        challenge, now = new_token(), self.register.now
        ticket = Ticket(hashed(challenge), kind, guest, "", now + CHALLENGE)
        await self.people.put_ticket(ticket, now)
        return challenge

    async def _answered(self, credential: dict[str, Any], kind: str, guest: str) -> bytes:
        """The challenge that the browser answers, which is used up by it."""
        from webauthn.helpers import (
            base64url_to_bytes,
            bytes_to_base64url,
            parse_client_data_json,
        )
        from webauthn.helpers.exceptions import WebAuthnException

        try:
            said = base64url_to_bytes(credential["response"]["clientDataJSON"])
            challenge = parse_client_data_json(said).challenge
        except (WebAuthnException, ValueError, KeyError, TypeError, AttributeError) as error:
            raise Refused("passkey-refused") from error
        now = self.register.now
        ticket = await self.people.ticket(hashed(bytes_to_base64url(challenge)), now)
        if ticket is None or (ticket.kind, ticket.guest) != (kind, guest):
            raise Refused("passkey-refused")
        try:
            await self.people.spend(ticket, now)
        except Unmatched as error:
            raise Refused("passkey-refused") from error
        return challenge
