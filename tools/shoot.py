"""Shoots the browser's pictures in docs/pictures: six stills and a film of one round.

    python -m tools.shoot [NAME …]        the pictures again, or only those that are named
    python -m tools.shoot --scenes        play the games of the scenes anew, before they are shot

Every picture is a real table in a real browser: a saved game of `docs/pictures/scenes`, or a
lesson. The film is the round of Bloodborne that follows a choice, by a clock that this tool moves:
page, stage and every animation go on by one frame for each picture taken. Needs the built client
and Chromium; run it after a change of the boards that the README shall show.
"""

from __future__ import annotations

import argparse
import io
import shutil
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

import duskmoot.games as _games
from duskmoot import bots
from duskmoot.bots.bot import Budget
from duskmoot.kernel import flow
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import Setting, find
from duskmoot.kernel.replay import Session, load
from duskmoot.kernel.view import view
from tests.browser.conftest import CHROMIUM, QUIET, serving
from tests.browser.guest import DESKTOP, NAMES, TELEPHONE, Guest

__all__ = ["_games"]

PICTURES: Final = Path(__file__).parents[1] / "docs" / "pictures"
SCENES: Final = PICTURES / "scenes"
QUALITY: Final = 82
FILM: Final = "round"
FILM_SIZE: Final = (800, 500)
FILM_QUALITY: Final = 40
RATE: Final = 12
"""Pictures of the film in a second."""
LONGEST: Final = 8
"""Seconds; then the result stands."""
REST: Final = 2000
"""Milliseconds for which the question and the result stand."""
STEP: Final = """ms => {
    window.shot ??= new WeakMap();
    for (const moving of document.getAnimations()) {
        const at = (window.shot.get(moving) ?? 0) + ms;
        window.shot.set(moving, at);
        moving.pause();
        if (at < moving.effect.getComputedTiming().endTime) moving.currentTime = at;
        else moving.finish();
    }
}"""
"""Every animation of the page goes on by one frame, however long a picture takes."""


@dataclass(frozen=True)
class Scene:
    """A moment of a game between bots: this seat alone is asked this, after so many acts."""

    game: str
    seats: int
    seed: int
    seat: int = 0
    question: str = ""
    """Without one the game is played to its end."""
    after: int = 0


MOMENTS: Final = {
    "blood_rage": Scene("blood_rage", 4, 3, question="action", after=170),
    "bloodborne": Scene("bloodborne", 4, 10, question="play-card", after=40),
    "end": Scene("fury_of_dracula", 4, 3),
    "fury_of_dracula": Scene("fury_of_dracula", 4, 3, seat=2, question="action", after=110),
    "heritage": Scene("heritage", 3, 3, question="sire", after=130),
    "telephone": Scene("blood_rage", 4, 3, question="commit", after=60),
}


def played(scene: Scene) -> Session:
    game = find(scene.game)
    session = Session(Setting(game, scene.seats, game.choose({}), key_from_seed(scene.seed)))
    players = [bots.make("heuristic", game, seat, scene.seed) for seat in range(scene.seats)]
    while not session.state.over:
        g = session.state
        if (
            g.asked == [scene.seat]
            and flow.question(g).key == scene.question
            and len(session.acts) >= scene.after
        ):
            break
        seat = g.asked[-1]
        seen = view(g, seat)
        session.play(seat, players[seat].decide(seen, seen.acts, Budget()))
    return session


def saved(name: str) -> Session:
    """The game of a scene, as far as it was played."""
    session, _ = load((SCENES / f"{name}.json").read_text("utf-8"))
    return session


class Studio:
    """One browser and one server, for all pictures."""

    def __init__(self, browser: Browser, base: str, folder: Path) -> None:
        self.browser = browser
        self.base = base
        self.folder = folder

    def guest(self, size: tuple[int, int], *, pace: str = "instant") -> Guest:
        kept = {"passing": False, "pace": pace, "recaps": "wait", "sound": False}
        moves = "reduce" if pace == "instant" else "no-preference"
        return Guest(self.browser, self.base, size, kept, moves)  # type: ignore[arg-type]

    def table(self, name: str, size: tuple[int, int] = DESKTOP) -> Image.Image:
        guest = self.guest(size)
        guest.come_back_to(saved(name), self.folder, MOMENTS[name].seat)
        return self.shot(guest)

    def end(self) -> Image.Image:
        guest = self.guest(DESKTOP)
        file = self.folder / "saved.json"
        file.write_text(saved("end").save(NAMES), "utf-8")
        guest.page.goto(self.base)
        guest.page.locator("input[type=file]").set_input_files(file)
        guest.page.locator(".end .course").wait_for()
        return self.shot(guest)

    def lesson(self) -> Image.Image:
        guest = self.guest(DESKTOP)
        guest.arrive()
        guest.page.locator(".learn").get_by_role("button").first.click()
        guest.page.locator(".bubble").get_by_role("button", name="Next").click()
        return self.shot(guest)

    def shot(self, guest: Guest) -> Image.Image:
        page = guest.page
        page.mouse.move(0, 0)
        page.evaluate("() => document.activeElement?.blur()")
        page.evaluate("() => document.fonts.ready")
        page.wait_for_timeout(500)
        page.get_by_text("Calculating").wait_for(state="hidden")  # what a hunter can know
        taken = picture_of(page.screenshot())
        guest.context.close()
        return taken

    def film(self) -> Iterator[tuple[Image.Image, int]]:
        """Each picture, and for how many milliseconds it stands."""
        guest = self.guest(DESKTOP, pace="brisk")
        guest.come_back_to(saved("bloodborne"), self.folder)
        page = guest.page
        page.locator(".own button.legal").first.click()
        page.mouse.move(0, 0)
        yield picture_of(page.screenshot()), REST // 2
        page.clock.install()
        page.clock.pause_at(page.evaluate("Date.now()") + 1000)
        guest.primary.click()
        page.locator(".stage").wait_for()
        for _ in range(LONGEST * RATE):
            page.clock.run_for(1000 // RATE)
            page.evaluate(STEP, 1000 // RATE)
            yield picture_of(page.screenshot()), 1000 // RATE
            if page.locator(".recap").count():
                break
        page.evaluate(STEP, REST)
        yield picture_of(page.screenshot()), REST
        guest.context.close()


def picture_of(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB")


def write_still(name: str, picture: Image.Image) -> None:
    picture.save(PICTURES / f"{name}.webp", quality=QUALITY, method=6)


def write_film(frames: Iterator[tuple[Image.Image, int]]) -> None:
    """Frames in which nothing changed are one that stands longer."""
    shown: list[Image.Image] = []
    lasting: list[int] = []
    for whole, ms in frames:
        picture = whole.resize(FILM_SIZE, Image.Resampling.LANCZOS)
        if shown and shown[-1].tobytes() == picture.tobytes():
            lasting[-1] += ms
        else:
            shown.append(picture)
            lasting.append(ms)
    shown[0].save(
        PICTURES / f"{FILM}.webp",
        save_all=True,
        append_images=shown[1:],
        duration=lasting,
        loop=0,
        quality=FILM_QUALITY,
        method=4,
    )


STILLS: Final[dict[str, Callable[[Studio], Image.Image]]] = {
    "fury_of_dracula": lambda studio: studio.table("fury_of_dracula"),
    "blood_rage": lambda studio: studio.table("blood_rage"),
    "heritage": lambda studio: studio.table("heritage"),
    "lesson": Studio.lesson,
    "end": Studio.end,
    "telephone": lambda studio: studio.table("telephone", TELEPHONE),
}


def shoot(names: list[str]) -> None:
    found = [path for name in CHROMIUM if (path := shutil.which(name))]
    with (
        TemporaryDirectory() as folder,
        serving(Path(folder) / "tables") as base,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found[0], args=QUIET)
        studio = Studio(browser, base, Path(folder))
        for name, take in STILLS.items():
            if not names or name in names:
                write_still(name, take(studio))
        if not names or FILM in names:
            write_film(studio.film())
        browser.close()


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Shoots the browser's pictures in docs/pictures.")
    parser.add_argument("names", nargs="*", help="only these")
    parser.add_argument("--scenes", action="store_true", help="play the games of the scenes anew")
    asked: Any = parser.parse_args(arguments)
    if asked.scenes:
        SCENES.mkdir(parents=True, exist_ok=True)
        for name, scene in MOMENTS.items():
            (SCENES / f"{name}.json").write_text(played(scene).save(NAMES[: scene.seats]), "utf-8")
    shoot(asked.names)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
