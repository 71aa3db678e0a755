"""`duskmoot house keys`: a key that the server takes, in a file of its own."""

from __future__ import annotations

from pathlib import Path

from duskmoot.table.notices.push import pusher_of
from tests.cli.call import call


def test_a_key_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "push.pem"
    outcome = call(tmp_path, "house", "keys", str(file))
    assert outcome.code == 0
    assert "push.pem" in outcome.out
    assert file.stat().st_mode & 0o777 == 0o600
    pusher = pusher_of(file.read_text(), "https://moot.example", "")
    assert pusher is not None
    assert len(pusher.public_key) == 87
    key = file.read_text()
    assert call(tmp_path, "house", "keys", str(file)).code == 2
    assert file.read_text() == key
