"""A push reaches a real service, which a browser alone can read; no other address is called."""

from __future__ import annotations

import time

import pytest

from duskmoot.kernel.game import Refused
from duskmoot.table.notices.push import (
    Message,
    Pusher,
    PushFailed,
    Subscription,
    allowed,
    is_public,
    new_key,
    public_resolver,
)
from tests.table.friends import evening
from tests.table.post_office import push_service

MESSAGE = Message({"title": "Bloodborne", "table": "t"}, 3600, "a-table")


@evening
async def test_a_message_arrives_sealed_signed_and_with_its_topic() -> None:
    async with push_service() as service:
        ada = service.browser("ada")
        pusher = service.pusher()
        pusher.check(ada.subscription)
        await pusher.send(ada.subscription, MESSAGE, time.time())
        (push,) = service.pushes
        assert push.body == MESSAGE.body
        assert (push.headers["ttl"], push.headers["topic"]) == ("3600", "a-table")
        assert b"Bloodborne" not in push.raw
        assert pusher.public_key in push.headers["authorization"]


@pytest.mark.parametrize(("status", "gone"), [(404, True), (410, True), (429, False), (500, False)])
@evening
async def test_what_the_service_answers_says_if_the_subscription_has_ended(
    status: int, gone: bool
) -> None:
    async with push_service() as service:
        ada = service.browser("ada")
        service.answers["ada"] = status
        with pytest.raises(PushFailed) as failed:
            await service.pusher().send(ada.subscription, MESSAGE, time.time())
        assert failed.value.gone is gone


@evening
async def test_a_redirect_is_not_followed() -> None:
    async with push_service() as service:
        ada = service.browser("ada")
        service.browser("elsewhere")
        service.answers["ada"] = 307
        with pytest.raises(PushFailed, match="307"):
            await service.pusher().send(ada.subscription, MESSAGE, time.time())
        assert not service.pushes


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://db5p.notify.windows.com/w/?token=abc",
        "https://push.example.org/abc",
    ],
)
def test_known_services_and_those_of_the_host_are_called(endpoint: str) -> None:
    assert not allowed(endpoint, ("push.example.org",))


@pytest.mark.parametrize(
    "endpoint",
    [
        "",
        "http://fcm.googleapis.com/a",
        "https://fcm.googleapis.com:8080/a",
        "https://user@fcm.googleapis.com/a",
        "https://fcm.googleapis.com@evil.example/a",
        "https://evil.example/fcm.googleapis.com",
        "https://push.apple.com/a",
        "https://.push.apple.com.evil.example/a",
        "https://evilpush.apple.com/a",
        "https://127.0.0.1/a",
        "https://[::1]/a",
        "http://127.0.0.1:8000/a",
        "file:///etc/passwd",
        "https://[bad/a",
        "https://127.0.0.1\\.push.apple.com/a",
        "https://a.push.apple.com/\r\nX: y",
        "https://a.push.apple.com/ÿ",
    ],
)
def test_no_other_address_is_called(endpoint: str) -> None:
    with pytest.raises(Refused, match="push-refused"):
        allowed(endpoint, ("http://127.0.0.1:9000",))


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "::1", "fe80::1%eth0", "fd00::1",
     "::ffff:127.0.0.1", "0.0.0.0", "100.64.0.1", "224.0.0.1"],
)  # fmt: skip
def test_an_address_that_is_not_public_is_seen(address: str) -> None:
    assert not is_public(address)


def test_a_public_address_is_seen() -> None:
    assert is_public("142.250.74.10")
    assert is_public("2a00:1450:4001::1")


@evening
async def test_a_name_that_leads_home_resolves_to_nothing() -> None:
    with pytest.raises(OSError, match="no public address"):
        await public_resolver().resolve("localhost", 443)


def test_a_subscription_needs_keys_of_the_right_size() -> None:
    pusher = Pusher(new_key(), "mailto:moot@example.org")
    endpoint = "https://fcm.googleapis.com/a"
    with pytest.raises(Refused, match="push-refused"):
        pusher.check(Subscription(endpoint, "AAAA", "AAAA"))


def test_a_key_that_is_none_is_refused() -> None:
    with pytest.raises(Refused, match="push-key-refused"):
        Pusher("not a key", "mailto:moot@example.org")
