"""Positions of Fury of Dracula for tests that read like play.

    chase = Chase(mina="rome", dracula="bari")
    chase.hideout(2, "naples", encounters=["rats"])
    chase.gives("mina", "knife")
    chase.until("action", "mina")
    chase.act("mina", "drive naples")
    chase.act("dracula", "ambush rats")
    assert chase["mina"].damage == 2

Five sit at the table, if not otherwise told: dracula, godalming, seward, helsing and mina, in this
order of seats. A chase begins on Monday at Lord Godalming's day action; `until` lets everybody
decline until somebody is asked a question. Cards come out of their decks, so that none is doubled.
"""

from typing import Any

import duskmoot.games  # noqa: F401
from duskmoot.games.fury_of_dracula.board import PLACE_NAMES
from duskmoot.games.fury_of_dracula.cards.table import CARDS, named
from duskmoot.games.fury_of_dracula.pieces import Count, Hideout, Hunter
from duskmoot.games.fury_of_dracula.rules.round.decks import show_top_event
from duskmoot.games.fury_of_dracula.sheets import NEST_NAMES, NONE, TICKET_NAMES
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.kernel import flow
from duskmoot.kernel.acts import noun
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import Setting, find
from duskmoot.kernel.view import View, view

NAMES = ["dracula", "godalming", "seward", "helsing", "mina"]
GAME = find("fury_of_dracula")


def place(name: str) -> int:
    return PLACE_NAMES.index(name)


def new_game(seats: int = 5, seed: int = 1, **options: str) -> Fury:
    chosen = {key.replace("_", "-"): value for key, value in options.items()}
    g = GAME.begin(Setting(GAME, seats, GAME.choose(chosen), key_from_seed(seed)), True)
    assert isinstance(g, Fury)
    return g


class Chase:
    def __init__(
        self,
        godalming: str = "edinburgh",
        seward: str = "lisbon",
        helsing: str = "athens",
        mina: str = "varna",
        dracula: str = "leipzig",
        seats: str = "5",
        **options: str,
    ) -> None:
        self.g = new_game(int(seats), 1, **options)
        starts = zip(NAMES[1:], (godalming, seward, helsing, mina))
        for name, city in starts:
            self.act(name, f"start-in {city}")
        self.act("dracula", f"begin-in {dracula}")

    def __getitem__(self, name: str) -> Hunter:
        return self.g.hunters[NAMES.index(name) - 1]

    def seat(self, name: str) -> int:
        return 0 if name == "dracula" else self[name].seat

    @property
    def dracula(self) -> Count:
        return self.g.dracula

    # What lies on the table.

    def nest(self, number: int) -> Hideout:
        """Spaces 1 to 6 of the Trail, then the lairs 7 to 9."""
        return self.g.hideouts()[number - 1]

    def hideout(
        self,
        number: int,
        where: str,
        encounters: list[str] | None = None,
        powers: list[str] | None = None,
        faceup: bool = False,
        rumor: bool = False,
    ) -> Hideout:
        nest = self.nest(number)
        nest.facedown = [] if faceup or not where else [place(where)]
        nest.faceup = [place(where)] if faceup else []
        nest.powers = [named(each) for each in powers or []]
        for each in encounters or []:
            self.draw(self.g.encounter_deck, each, self.dracula.encounters)
            nest.encounters.append(named(each))
        nest.rumor = rumor
        self.dracula.rumors -= rumor
        return nest

    def draw(self, deck: list[int], name: str, spare: list[int] | None = None) -> None:
        """A card out of its deck; if it is not there, another takes its place elsewhere."""
        number = named(name)
        if number in deck:
            deck.remove(number)
        else:
            assert spare, f"no {name} left"
            spare.remove(number)
            spare.append(deck.pop())
        show_top_event(self.g)

    def gives(self, name: str, *cards: str) -> None:
        g = self.g
        for each in cards:
            if each in TICKET_NAMES:
                g.ticket_pool.remove(TICKET_NAMES.index(each))
                self[name].tickets.append(TICKET_NAMES.index(each))
            elif CARDS[named(each)].item:
                self.draw(g.item_deck, each)
                self[name].items.append(named(each))
            elif name == "dracula":
                event = CARDS[named(each)].event
                self.draw(g.event_deck if event else g.encounter_deck, each)
                (self.dracula.events if event else self.dracula.encounters).append(named(each))
            else:
                self.draw(g.event_deck, each)
                self[name].events.append(named(each))

    def holds(self, *cards: str) -> None:
        """The combat hand of Dracula."""
        self.g.combat_deck += self.dracula.hand
        self.dracula.hand.clear()
        for each in cards:
            self.g.combat_deck.remove(named(each))
            self.dracula.hand.append(named(each))

    def event_on_top(self, name: str) -> None:
        self.draw(self.g.event_deck, name)
        self.g.event_deck.append(named(name))
        show_top_event(self.g)

    def event_at_bottom(self, name: str) -> None:
        self.draw(self.g.event_deck, name)
        self.g.event_deck.insert(0, named(name))
        show_top_event(self.g)

    # What the players do.

    def act(self, name: str, *spelled: str) -> None:
        for each in spelled:
            code = GAME.vocabulary.read(each)
            seat = self.seat(name)
            assert code in flow.legal(self.g, seat), (each, self.question(), self.legal(name))
            lies = [card for h in self.g.hunters for card in h.ready]
            heard = len(self.g.story or [])
            flow.apply(self.g, seat, code)
            assert GAME.broken(self.g) == []
            if each.startswith("play ") and noun(code) not in lies:
                self.told_as_played(noun(code), heard)

    def told_as_played(self, card: int, since: int) -> None:
        """Who plays an event is told to play it, and not to discard it."""
        lines = [line for line in (self.g.story or [])[since:] if card in line.values]
        keys = [line.tale.key for line in lines if line.tale.key in ("plays", "discards")]
        assert keys[:1] == ["plays"], (CARDS[card].id, keys)

    def until(self, question: str, name: str = "") -> None:
        """Everybody declines, or does the first thing there is, until this is asked."""
        for i in range(400):
            if self.g.over:
                break
            seat = self.g.asked[0]
            if self.question() == question and (not name or self.seat(name) in self.g.asked):
                return
            flow.apply(self.g, seat, flow.question(self.g).default(self.g, seat))
        raise AssertionError(f"{question!r} is not asked")

    def until_told(self, key: str) -> None:
        """Everybody declines, or does the first thing there is, until this has happened."""
        for i in range(400):
            if self.told(key):
                return
            seat = self.g.asked[0]
            flow.apply(self.g, seat, flow.question(self.g).default(self.g, seat))
        raise AssertionError(f"{key!r} is not told")

    def fights(self, dracula: str, **cards: str) -> None:
        """One round of combat, up to what follows the reveal."""
        assert self.question() == "choose", self.question()
        for name, each in cards.items():
            self.act(name, f"choose {each}")
        self.act("dracula", f"choose {dracula}")

    # What can be seen.

    def question(self) -> str:
        return flow.question(self.g).key if self.g.asked else ""

    def asked(self) -> list[str]:
        return [NAMES[seat] for seat in self.g.asked]

    def legal(self, name: str) -> list[str]:
        return [GAME.vocabulary.spell(code) for code in flow.legal(self.g, self.seat(name))]

    def why_not(self, name: str, spelled: str) -> str:
        code = GAME.vocabulary.read(spelled)
        return flow.question(self.g).why_not(self.g, self.seat(name), code)

    def view(self, name: str) -> View:
        return view(self.g, self.seat(name))

    def told(self, key: str) -> list[Any]:
        assert self.g.story is not None
        return [line.values for line in self.g.story if line.tale.key == key]

    def trail(self) -> list[str]:
        """What lies on the spaces of the Trail, from the first."""
        return [spell(hideout) for hideout in self.g.trail]


def spell(hideout: Hideout) -> str:
    if hideout.place() != NONE:
        return PLACE_NAMES[hideout.place()]
    return CARDS[hideout.powers[0]].id if hideout.powers else ""


def space(number: int) -> str:
    return NEST_NAMES[number - 1]
