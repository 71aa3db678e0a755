"""The bot that goes by a net alone."""

from __future__ import annotations

from pathlib import Path

import pytest

import duskmoot.games  # noqa: F401
from duskmoot.bots.bot import Budget
from duskmoot.bots.learned import Eyes
from duskmoot.bots.net import FINE, WEIGHT, write
from duskmoot.bots.spec import make
from duskmoot.kernel.game import Refused, find
from tests.bots.whole_games import opening


@pytest.mark.parametrize("wanted", [0, -1])
def test_it_does_what_its_net_holds_best(tmp_path: Path, wanted: int) -> None:
    game = find("bloodborne")
    seen = opening(game, 3)
    file = tmp_path / "some.net"
    sees = {"sees": Eyes(game, 3).form()}
    write(file, {}, [0], {seen.acts[wanted]: [0, FINE * WEIGHT * WEIGHT]}, sees)
    bot = make(f"duskmoot.bots.pupil:PupilBot:net={file}", game, 0, 1)
    assert bot.decide(seen, seen.acts, Budget()) == seen.acts[wanted]


def test_a_net_for_another_number_of_seats_is_refused(tmp_path: Path) -> None:
    game = find("bloodborne")
    file = tmp_path / "some.net"
    write(file, {}, [0], {}, {"sees": Eyes(game, 4).form()})
    seen = opening(game, 3)
    for name in ("duskmoot.bots.pupil:PupilBot:net", "ismcts:iterations=2,policy"):
        bot = make(f"{name}={file}", game, 0, 1)
        with pytest.raises(Refused) as refused:
            bot.decide(seen, seen.acts, Budget())
        assert refused.value.key == "net-other"


@pytest.mark.parametrize("content", [None, b"no net", b"x\x9c"])
def test_a_file_without_a_net_is_refused_at_once(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "some.net"
    if content is not None:
        file.write_bytes(content)
    for name in ("duskmoot.bots.pupil:PupilBot:net", "ismcts:iterations=2,net", "ismcts:habit"):
        with pytest.raises(Refused) as refused:
            make(f"{name}={file}", find("bloodborne"), 0, 1)
        assert refused.value.key == "net-unreadable"


def test_without_a_net_it_cannot_play() -> None:
    with pytest.raises(Refused) as refused:
        make("duskmoot.bots.pupil:PupilBot", find("bloodborne"), 0, 1)
    assert refused.value.key == "net-unreadable"
