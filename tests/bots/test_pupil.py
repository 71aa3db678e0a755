"""The bot that goes by a net alone."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path

import pytest

import duskmoot.games  # noqa: F401
from duskmoot import _build
from duskmoot.arena.simulate import Plan, simulate
from duskmoot.bots import GUIDES, kind, names
from duskmoot.bots.bot import Budget
from duskmoot.bots.learned import Eyes
from duskmoot.bots.net import FINE, WEIGHT, read, write
from duskmoot.bots.pupil import NETS, PupilBot, tables
from duskmoot.bots.spec import make
from duskmoot.kernel.game import Refused, find, registered
from duskmoot.research import training
from tests.bots.pupils import FILES, elsewhere
from tests.bots.whole_games import opening
from tests.conformance.digests import ROOT


@pytest.mark.parametrize("wanted", [0, -1])
def test_it_does_what_its_net_holds_best(tmp_path: Path, wanted: int) -> None:
    game = find("bloodborne")
    seen = opening(game, 3)
    file = tmp_path / "some.net"
    sees = {"sees": Eyes(game, 3).form()}
    write(file, {}, [0], {seen.acts[wanted]: [0, FINE * WEIGHT * WEIGHT]}, sees)
    bot = make(f"pupil:net={file}", game, 0, 1)
    assert bot.decide(seen, seen.acts, Budget()) == seen.acts[wanted]


def test_a_net_for_another_number_of_seats_is_refused(tmp_path: Path) -> None:
    game = find("bloodborne")
    file = tmp_path / "some.net"
    write(file, {}, [0], {}, {"sees": Eyes(game, 4).form()})
    seen = opening(game, 3)
    for name in ("pupil:net", "ismcts:iterations=2,policy"):
        bot = make(f"{name}={file}", game, 0, 1)
        with pytest.raises(Refused) as refused:
            bot.decide(seen, seen.acts, Budget())
        assert refused.value.key == "net-other"


@pytest.mark.parametrize("content", [None, b"no net", b"x\x9c"])
def test_a_file_without_a_net_is_refused_at_once(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "some.net"
    if content is not None:
        file.write_bytes(content)
    for name in ("pupil:net", "ismcts:iterations=2,net", "ismcts:habit"):
        with pytest.raises(Refused) as refused:
            make(f"{name}={file}", find("bloodborne"), 0, 1)
        assert refused.value.key == "net-unreadable"


# The nets that come with the package.


def test_without_a_file_it_goes_by_the_net_that_comes_with_the_package() -> None:
    game = find("bloodborne")
    seen = opening(game, 4)
    own = make("pupil", game, 0, 1)
    named = make(f"pupil:net={NETS / 'bloodborne-4-1.net'}", game, 0, 1)
    assert own.decide(seen, seen.acts, Budget()) == named.decide(seen, seen.acts, Budget())
    search = make("ismcts:iterations=2,policy=pupil", game, 0, 1, seats=4)
    assert search.decide(seen, seen.acts, Budget()) in seen.acts


def test_where_there_is_no_net_it_does_not_sit_down() -> None:
    game = find("bloodborne")
    assert make("pupil", game, 0, 1, seats=4).name == "pupil"
    for name in ("pupil", "ismcts:policy=pupil"):
        with pytest.raises(Refused) as refused:
            make(name, game, 0, 1, seats=3)
        assert refused.value.key == "net-none"
        assert refused.value.parts == {"seats": "3", "known": "4"}
    with pytest.raises(Refused):
        simulate(Plan("bloodborne", 3, ("pupil", "random", "random"), 1), 1, 1)


def test_people_are_not_offered_it() -> None:
    for game in registered():
        assert "pupil" not in names(game)
        assert kind("pupil", game) is PupilBot


def test_every_game_has_a_net_and_every_net_its_recipe() -> None:
    assert {game.name for game in registered() if tables(game)} == set(GUIDES)
    assert {file.stem for file in FILES} == {file.stem for file in NETS.glob("*.toml")}
    assert sum(file.stat().st_size for file in FILES) < 1_500_000


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_net_of_ours_sees_what_it_saw_when_it_learned(file: Path) -> None:
    name, seats, rules = file.stem.split("-")
    game = find(name)
    made = read(file).made
    assert (made["sees"], made["rules"]) == (Eyes(game, int(seats)).form(), game.version)
    assert rules == str(game.version), "a net for rules of the past: learn it anew or delete it"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_net_of_ours_was_made_by_the_recipe_beside_it(file: Path) -> None:
    recipe = training.read(file.with_suffix(".toml").read_text("utf-8"))
    made = read(file).made
    assert made["recipe"] == json.loads(json.dumps(asdict(recipe)))
    assert made["generation"] == len(recipe.bots) - 1
    assert min(made["losses"]) < made["even"]


def test_it_needs_no_library() -> None:
    program = (
        "import sys, duskmoot.games; from duskmoot.bots.spec import make; "
        "from duskmoot.bots.bot import Budget; from duskmoot.kernel.game import find; "
        "from tests.bots.whole_games import opening; game = find('bloodborne'); "
        "seen = opening(game, 4); make('pupil', game, 0, 1).decide(seen, seen.acts, Budget()); "
        "print('numpy' in sys.modules)"
    )
    told = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (told.stdout, told.stderr) == ("False\n", "")


@pytest.mark.slow
def test_pupils_play_alike_in_both_builds() -> None:
    if not _build.fresh():
        pytest.skip("there is no fresh compiled build to compare with; `make fast` makes one")
    plain, compiled = (elsewhere(build) for build in ("plain", "compiled"))
    assert (plain.pop("build"), compiled.pop("build")) == ("plain", "compiled")
    assert plain == compiled
    assert len(plain) == len(FILES)
