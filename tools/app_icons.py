"""Draw the icons of the app from our own candle: `python tools/app_icons.py`, with a Chromium."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

PUBLIC: Final = Path(__file__).parent.parent / "web" / "public"
GROUND: Final = "#1d141c"
ICONS: Final = {
    "icon-180.png": (180, 0.62, GROUND),
    "icon-192.png": (192, 0.62, GROUND),
    "icon-512.png": (512, 0.62, GROUND),
    "icon-maskable.png": (512, 0.5, GROUND),
    "badge.png": (96, 0.9, "transparent"),
}
"""By file: its size, how much of it the candle takes, and what lies behind."""
CHROMIUM: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def main() -> None:
    found = next(path for name in CHROMIUM if (path := shutil.which(name)))
    candle = (PUBLIC / "candle.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        for name, (size, share, ground) in ICONS.items():
            page = chromium.new_page(viewport={"width": size, "height": size})
            style = f"margin:0;display:grid;place-items:center;height:100vh;background:{ground}"
            drawn = candle.replace("<svg ", f'<svg width="{size * share}" height="{size * share}" ')
            if ground == "transparent":
                drawn = drawn.replace("#f2bd63", "#ffffff")
            page.set_content(f'<body style="{style}">{drawn}</body>')
            page.screenshot(path=PUBLIC / name, omit_background=True)
        chromium.close()


if __name__ == "__main__":
    main()
