"""Positions of the toy game: hands, decks and bells as a test wants them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from duskmoot.kernel import game as kernel_game
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.flow import apply, legal
from duskmoot.kernel.game import Setting
from tests.kernel.toy import BELL, GAME, NAMES, Wake


@contextmanager
def known() -> Iterator[None]:
    """While this lasts, the registry knows the toy, so that its saved games can be loaded."""
    kernel_game.register(GAME)
    try:
        yield
    finally:
        kernel_game._GAMES.pop(GAME.name)


def wake(
    seats: int = 3,
    seed: int = 1,
    bells: list[int] | None = None,
    hands: list[list[str]] | None = None,
    deck: list[str] | None = None,
    **options: str,
) -> Wake:
    """A wake at its first bids; hands, deck (top first) and bells as the test wants them."""
    g = GAME.begin(Setting(GAME, seats, GAME.choose(options), key_from_seed(seed)), True)
    if hands is not None:
        for guest in g.guests:
            guest.hand = cards(hands[guest.seat])
    if deck is not None:
        g.deck = cards(deck)[::-1]
    if bells is not None:
        g.chance.rig(BELL, [bell - 1 for bell in bells])
    return g


def cards(names: list[str]) -> list[int]:
    return [NAMES.index(name) for name in names]


def acts(g: Wake, *spelled: str) -> None:
    """Acts in order, such as acts(g, "0 bid ash", "1 bid crow")."""
    for text in spelled:
        seat, _, rest = text.partition(" ")
        code = GAME.vocabulary.read(rest)
        assert code in legal(g, int(seat)), text
        apply(g, int(seat), code)
