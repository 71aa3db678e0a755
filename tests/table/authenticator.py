"""An authenticator without a device: it makes passkeys and answers challenges as a browser does."""

from __future__ import annotations

import json
from hashlib import sha256
from secrets import token_bytes
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

Json = dict[str, Any]


class Authenticator:
    def __init__(self, origin: str, place: str) -> None:
        self.origin = origin
        self.place = place
        self.id = token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.user = b""

    def makes(self, options: Json) -> Json:
        """A new passkey."""
        self.user = base64url_to_bytes(options["user"]["id"])
        open_half = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: open_half.x.to_bytes(32), -3: open_half.y.to_bytes(32)}
        about = bytes(16) + len(self.id).to_bytes(2) + self.id + cbor2.dumps(cose)
        attested = {"fmt": "none", "attStmt": {}, "authData": self._data(0x45) + about}
        said = self._said("webauthn.create", options["challenge"])
        return self._credential(
            clientDataJSON=bytes_to_base64url(said),
            attestationObject=bytes_to_base64url(cbor2.dumps(attested)),
        )

    def answers(self, options: Json) -> Json:
        """A challenge, signed."""
        data, said = self._data(0x05), self._said("webauthn.get", options["challenge"])
        signed = self.key.sign(data + sha256(said).digest(), ec.ECDSA(SHA256()))
        return self._credential(
            clientDataJSON=bytes_to_base64url(said),
            authenticatorData=bytes_to_base64url(data),
            signature=bytes_to_base64url(signed),
            userHandle=bytes_to_base64url(self.user),
        )

    def _data(self, flags: int) -> bytes:
        return sha256(self.place.encode()).digest() + bytes([flags]) + bytes(4)

    def _said(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _credential(self, **response: str) -> Json:
        id = bytes_to_base64url(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response}
