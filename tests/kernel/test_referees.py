"""The referees of the conformance tests, refereed: they pass the toy and catch its bad brothers.

The toy has what not every game has (secrets, whispers, a window), so here each referee also meets
those; and each bad brother breaks one promise, which its referee must notice.
"""

import pytest

from duskmoot.kernel import flow
from duskmoot.kernel.flow import Outline, do, repeat, together, window
from duskmoot.kernel.record import fields
from duskmoot.kernel.view import IMAGINED
from tests.conformance import secrecy, soundness
from tests.conformance.play import Table
from tests.kernel import toy
from tests.kernel.positions import known
from tests.kernel.toy import GAME, NIGHT, TRADE, VIGIL, WAKE, Wake, WakeGame, plug

at_every_table = pytest.mark.parametrize(
    "table",
    [Table(GAME, seats, {"nights": "three"}, seed) for seats in (2, 3, 4) for seed in (1, 2, 3)],
    ids=lambda table: f"{table.seats} seats, seed {table.seed}",
)


# The toy passes.


@at_every_table
def test_the_toy_is_sound(table: Table) -> None:
    soundness.comes_to_an_end(table)
    soundness.tells_by_the_rules(GAME.tales, set(toy.CLAUSES))
    soundness.keeps_the_rules_it_names(table, set(toy.CLAUSES))
    soundness.clones_well(table)
    soundness.resumes_well(table, 5)
    soundness.arrival_does_not_matter([table], 1)
    with known():
        soundness.saves_well(table, 5)


@at_every_table
def test_the_toy_keeps_its_secrets(table: Table) -> None:
    secrecy.leaks_nothing(table, 1)
    secrecy.shows_spectators_the_least(table, 1)
    secrecy.imagines_what_it_sees(table, 1)
    secrecy.imagines_from_sight_alone(table, 1)


@at_every_table
def test_the_toy_undoes_what_showed_nothing(table: Table) -> None:
    secrecy.undoes_where_allowed(table)
    secrecy.acts_show_nothing_hidden(table)


# Its bad brothers do not.


def brother(kind: type[WakeGame], *night: flow.Step[Wake]) -> Table:
    """A table of the toy with another game object or, if steps are given, other nights."""
    if not night:
        return Table(plug(kind, WAKE, NIGHT, VIGIL, TRADE), 3)
    nights: Outline[Wake] = Outline("night")
    nights.reads(do(toy.fall), together(toy.with_cards, toy.BID_CARD), do(toy.toll), *night)
    wakes: Outline[Wake] = Outline("wake")
    wakes.reads(
        do(toy.shuffle_deck, toy.deal_hands, toy.deal_omens, toy.hand_out_candles),
        repeat(nights, until=toy.dawn),
        do(toy.count_points),
    )
    return Table(plug(kind, wakes, nights, VIGIL, TRADE), 3)


class Whispering(toy.SnuffBid):
    """Its prompt speaks of the top card of the deck."""

    def about(self, g: Wake, seat: int) -> list[tuple[str, int]]:
        return [("card", g.deck[-1])]


class Careful(toy.SnuffBid):
    """Only who holds a frost may snuff, and nobody knows why."""

    def forbids(self, g: Wake, seat: int, act: int) -> str:
        return "" if 5 in g.guests[seat].hand else "wake.frost"


def holders_of_frost(g: Wake) -> list[int]:
    """Asking only these tells the table who they are."""
    return [guest.seat for guest in g.guests if guest.candles and 5 in guest.hand]


def lose_a_card(g: Wake) -> None:
    g.deck.pop()


class Peeping(WakeGame):
    """It imagines hands from the cards that really lie in them."""

    def believe(self, g: Wake, seat: int) -> None:
        for guest in g.guests:
            if guest.seat != seat:
                guest.omen = 0
                g.chance.shuffle(IMAGINED, guest.hand)


class Blind(WakeGame):
    """It imagines fresh hands for everybody, and forgets what the seat knows of its own."""

    def believe(self, g: Wake, seat: int) -> None:
        super().believe(g, -1)


class Sharing(Wake):
    """Its clones pile their cards on the original's pile."""

    def clone(self) -> Wake:
        g = shared_pile(super().clone())
        g.pile = self.pile
        return g


def shared_pile(wake: Wake) -> Sharing:
    g = Sharing()
    for name in [*fields(Wake), "game", "story"]:
        if hasattr(wake, name):
            setattr(g, name, getattr(wake, name))
    return g


class SharingGame(WakeGame):
    def blank(self, seats: int, options: tuple[int, ...], legacy: str) -> Wake:
        return shared_pile(super().blank(seats, options, legacy))


def caught(match: str) -> pytest.RaisesExc[AssertionError]:
    return pytest.raises(AssertionError, match=match)


def test_a_prompt_that_speaks_of_hidden_cards_is_caught() -> None:
    leaky = window(toy.with_candles, Whispering("snuff-bid"))
    with caught("seat -1 sees something hidden"):
        secrecy.leaks_nothing(brother(WakeGame, leaky), 1)


def test_a_window_that_asks_by_hidden_cards_is_caught() -> None:
    """To be undone, an act must come before: so the first window asks all, the second does not."""
    first = window(toy.with_candles, toy.SNUFF_BID)
    leaky = window(holders_of_frost, toy.SNUFF_BID)
    table = brother(WakeGame, first, leaky)
    with caught("learned something hidden"):
        for seed in range(1, 20):
            secrecy.acts_show_nothing_hidden(Table(table.game, 3, seed=seed))


def test_a_dead_end_is_caught() -> None:
    with caught("dead end|snuff-bid"):
        soundness.comes_to_an_end(brother(WakeGame, window(toy.with_candles, Careful("snuff-bid"))))


def test_a_lost_card_is_caught() -> None:
    with caught("a card is lost"):
        soundness.comes_to_an_end(brother(WakeGame, do(lose_a_card)))


def test_a_clause_that_is_in_no_catalogue_is_caught() -> None:
    with caught("wake.bid.must"):
        soundness.keeps_the_rules_it_names(Table(GAME, 3), {"wake.bid.from-hand"})
    with caught("tolls"):
        soundness.tells_by_the_rules(GAME.tales, {"wake.point"})


def test_a_clone_that_shares_is_caught() -> None:
    with caught("pile"):
        soundness.clones_well(brother(SharingGame))


def test_imagining_from_what_is_hidden_is_caught() -> None:
    with caught("imagined from hidden things"):
        secrecy.imagines_from_sight_alone(brother(Peeping), 1)


def test_imagining_against_what_is_seen_is_caught() -> None:
    with caught("imagined against sight"):
        secrecy.imagines_what_it_sees(brother(Blind), 1)
