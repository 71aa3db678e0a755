"""A mail is handed to a real server, whole and as mail programs expect it."""

from __future__ import annotations

import pytest

from duskmoot.kernel.game import Refused
from duskmoot.table.notices.mail import (
    Mail,
    Mailer,
    MailFailed,
    Smtp,
    composed,
    mail_address,
    smtp_of,
)
from tests.table.friends import evening
from tests.table.post_office import mail_sink

TO = "łucja@example.org"
MAIL = Mail("ada@example.org", "Ваш ход", "Стол ждёт вас.\n", "https://moot.example/off/1")


@evening
async def test_a_mail_arrives_with_its_words_and_a_way_to_end_them() -> None:
    async with mail_sink() as sink:
        await Mailer(sink.smtp).send(MAIL)
        (mail,) = sink.mails
        assert (mail["To"], mail["From"]) == ("ada@example.org", "moot@example.org")
        assert (mail["Subject"], mail.get_content().replace("\r", "")) == (
            "Ваш ход",
            "Стол ждёт вас.\n",
        )
        assert mail["List-Unsubscribe"] == "<https://moot.example/off/1>"
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert mail["Auto-Submitted"] == "auto-generated"


@evening
async def test_nobody_of_that_address_is_a_lasting_failure_and_a_busy_server_is_not() -> None:
    async with mail_sink() as sink:
        sink.unknown, sink.busy = {"gone@example.org"}, {"full@example.org"}
        for to, lasting in (("gone@example.org", True), ("full@example.org", False)):
            with pytest.raises(MailFailed) as failed:
                await Mailer(sink.smtp).send(Mail(to, "Your turn", "A table waits.\n"))
            assert failed.value.lasting is lasting
        assert not sink.mails


@evening
async def test_a_server_that_is_not_there_is_a_passing_failure() -> None:
    async with mail_sink() as sink:
        closed = sink.smtp
    with pytest.raises(MailFailed) as failed:
        await Mailer(closed).send(MAIL)
    assert not failed.value.lasting


def test_a_header_cannot_be_smuggled_in() -> None:
    with pytest.raises(ValueError, match=r"newline|linefeed"):
        composed(Mail("ada@example.org", "Hello\nBcc: all@example.org", "x"), "moot@example.org")


@pytest.mark.parametrize(
    "typed",
    ["", "ada", "ada@", "@b.org", "a b@c.org", "a@b\nBcc: c@d.org", "a@b.org,c@d.org", "a@b..org",
     "a@-b.org", "a@b-.org", "a@b.", "root@localhost", "root@127.0.0.1", f"a@{'b.' * 95}org"],
)  # fmt: skip
def test_what_cannot_be_an_address_is_refused(typed: str) -> None:
    with pytest.raises(Refused, match="mail-refused"):
        mail_address(typed)


def test_an_address_loses_the_blanks_around_it() -> None:
    assert mail_address(f"  {TO} ") == TO
    assert mail_address("a.b+c@post.ö-x.example") == "a.b+c@post.ö-x.example"


def test_the_file_names_server_sender_and_password() -> None:
    found = smtp_of("smtps://moot:p%40ss@mail.example.org/?from=moot@example.org\n")
    assert found == Smtp("mail.example.org", 465, "moot@example.org", "moot", "p@ss", tls=True)
    assert "p@ss" not in repr(found)
    assert smtp_of("smtp://mail.example.org:25/?from=moot@example.org").port == 25


@pytest.mark.parametrize(
    "text", ["", "mail.example.org", "http://a/?from=b@c", "smtp://a", "smtp://a:x/?from=b@c"]
)
def test_a_file_without_server_or_sender_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="smtp-refused"):
        smtp_of(text)
