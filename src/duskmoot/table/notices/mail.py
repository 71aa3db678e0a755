"""Mail: the server that takes ours, and how one mail is handed to it.

A house that names no server sends none. The server is named by an address such as
`smtps://user:password@mail.example.org:465/?from=moot@example.org`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

from duskmoot.kernel.game import Refused

SECONDS: Final[float] = 20.0
"""For one mail, from the connection to the answer."""
PORTS: Final[dict[str, int]] = {"smtp": 587, "smtps": 465}
LOCAL: Final[tuple[str, ...]] = ("localhost", "127.0.0.1", "::1")
FORM: Final = re.compile(
    r"[^@\s<>\"(),;:\\\[\]]{1,64}@(?=.{1,190}$)(?:\w[\w-]*(?<!-)\.)+(?!\d+$)\w[\w-]*(?<!-)"
)
"""Enough to keep nonsense and headers out; whether it is somebody's, only a mail can tell."""


class MailFailed(Exception):
    """The mail was not taken."""

    def __init__(self, reason: str, lasting: bool) -> None:
        super().__init__(reason)
        self.lasting = lasting
        """Whether it would be refused again: there is nobody of that address."""


@dataclass(frozen=True)
class Smtp:
    host: str
    port: int
    sender: str
    user: str = ""
    password: str = field(default="", repr=False)
    tls: bool = False
    """From the first byte; else the connection is made safe as soon as it stands."""


@dataclass(frozen=True)
class Mail:
    to: str
    subject: str
    text: str
    unsubscribe: str = ""
    """An address to which a program may post, without asking, to end mails of this kind."""


class Mailer:
    def __init__(self, smtp: Smtp) -> None:
        try:
            import aiosmtplib
        except ModuleNotFoundError as error:
            raise Refused("notices-missing", module=str(error.name)) from error
        self._library = aiosmtplib
        self.smtp = smtp

    async def send(self, mail: Mail) -> None:
        """When it returns, the server has taken the mail; MailFailed if it has not."""
        smtp, library = self.smtp, self._library
        local = smtp.host in LOCAL
        try:
            await library.send(
                composed(mail, smtp.sender),
                hostname=smtp.host,
                port=smtp.port,
                username=smtp.user or None,
                password=smtp.password or None,
                use_tls=smtp.tls,
                # A password never goes out in the open, except on this very machine.
                start_tls=None if smtp.tls or local else True,
                timeout=SECONDS,
            )
        except library.SMTPRecipientsRefused as error:
            lasting = all(500 <= one.code < 600 for one in error.recipients)
            raise MailFailed(str(error), lasting) from error
        except (library.SMTPException, OSError, ValueError) as error:
            raise MailFailed(str(error) or type(error).__name__, lasting=False) from error


def composed(mail: Mail, sender: str) -> EmailMessage:
    """As it goes over the wire: plain text, and marked as written by a program."""
    message = EmailMessage(policy=SMTP)
    message["From"] = sender
    message["To"] = mail.to
    message["Subject"] = mail.subject
    message["Date"] = formatdate(usegmt=True)
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].rstrip(">"))
    message["Auto-Submitted"] = "auto-generated"
    if mail.unsubscribe:
        message["List-Unsubscribe"] = f"<{mail.unsubscribe}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(mail.text)
    return message


def mail_address(typed: str) -> str:
    """An address as somebody typed it; Refused if it cannot be one."""
    address = typed.strip()
    if not FORM.fullmatch(address) or not address.isprintable():
        raise Refused("mail-refused")
    return address


def smtp_of(address: str) -> Smtp:
    """The server that an address names; Refused if something is missing."""
    try:
        parts = urlsplit(address.strip())
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError as error:
        raise Refused("smtp-refused") from error
    sender = parse_qs(parts.query).get("from", [""])[0]
    if parts.scheme not in PORTS or not parts.hostname or "@" not in sender:
        raise Refused("smtp-refused")
    return Smtp(
        host=parts.hostname,
        port=port,
        sender=sender,
        user=unquote(parts.username or ""),
        password=unquote(parts.password or ""),
        tls=parts.scheme == "smtps",
    )


def mailer_of(address: str) -> Mailer | None:
    """None where no server is named, for such a house sends no mail."""
    return Mailer(smtp_of(address)) if address else None
