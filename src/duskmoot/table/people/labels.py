"""What a browser says of itself, short enough for a list: `Firefox, Android`."""

from __future__ import annotations

from typing import Final

BROWSERS: Final[tuple[tuple[str, str], ...]] = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS: Final[tuple[tuple[str, str], ...]] = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def label_of(user_agent: str) -> str:
    """Empty for a program that is none of these."""
    found = [first(user_agent, BROWSERS), first(user_agent, SYSTEMS)]
    return ", ".join(each for each in found if each)


def first(text: str, marks: tuple[tuple[str, str], ...]) -> str:
    return next((name for mark, name in marks if mark in text), "")
