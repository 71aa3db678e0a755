"""The records on the table: a hunter, a hideout, the Count."""

from __future__ import annotations

from duskmoot.games.fury_of_dracula.board import HIDE, NOWHERE
from duskmoot.games.fury_of_dracula.sheets import (
    DRACULA,
    NONE,
)


class Hunter:
    seat: int
    number: int
    """Lord Godalming, Dr. Seward, Van Helsing, Mina Harker: the turn order."""
    place: int
    """A location, a hospital, or NOWHERE before the start and after a defeat."""
    hospital: int
    """Where a defeated hunter will lie at the next dawn."""
    fell: int
    """Where he was defeated, until the hospital is known."""
    damage: int
    bites: int
    """Bite tokens; the printed bite of Mina Harker is not among them."""
    delayed: bool
    bats: bool
    acted: bool
    """Whether this half of the day has had his turn."""
    done: int
    """The kinds of actions taken this day, a bit for each verb."""
    items: list[int]
    events: list[int]
    tickets: list[int]
    shown: list[int]
    """Cards of his hand that lie face up: because he is weakened, or revealed for an effect."""
    looking: list[int]
    """Cards of a deck that he is looking through."""
    chosen: list[int]
    """The card chosen for this combat round; still in his hand."""
    laid: list[int]
    """The card revealed in this combat round; it counts as his."""
    last: int
    """The card of the round before, not available now."""
    ready: list[int]
    """Cards that lie before him for this combat."""
    mesmerized: bool
    silenced: bool
    """Whether the card of this round is cancelled."""
    threat: int
    """Damage that would defeat him, if nobody prevents it."""
    bitten: bool
    """Whether he is about to get a bite."""
    confidants: list[int]
    """While he trades: the seats of the two, who alone know the rest."""
    offered: list[int]
    """Cards that he would give in the exchange that is talked about."""
    offered_tickets: list[int]
    confided: list[int]
    """Hidden cards of his hand that the other has been shown."""
    confided_tickets: list[int]
    agrees: bool
    """Whether he has said yes to the exchange as it lies."""
    said: int
    """How many changes of it he has made."""

    def clone(self) -> Hunter:
        h = Hunter()
        h.seat = self.seat
        h.number = self.number
        h.place = self.place
        h.hospital = self.hospital
        h.fell = self.fell
        h.damage = self.damage
        h.bites = self.bites
        h.delayed = self.delayed
        h.bats = self.bats
        h.acted = self.acted
        h.done = self.done
        h.items = self.items[:]
        h.events = self.events[:]
        h.tickets = self.tickets[:]
        h.shown = self.shown[:]
        h.looking = self.looking[:]
        h.chosen = self.chosen[:]
        h.laid = self.laid[:]
        h.last = self.last
        h.ready = self.ready[:]
        h.mesmerized = self.mesmerized
        h.silenced = self.silenced
        h.threat = self.threat
        h.bitten = self.bitten
        h.confidants = self.confidants[:]
        h.offered = self.offered[:]
        h.offered_tickets = self.offered_tickets[:]
        h.confided = self.confided[:]
        h.confided_tickets = self.confided_tickets[:]
        h.agrees = self.agrees
        h.said = self.said
        return h


class Hideout:
    """All that lies on one space of the Trail, or on one lair."""

    seat: int
    """Dracula's."""
    facedown: list[int]
    """The location card or Hide, unseen."""
    faceup: list[int]
    """The same, revealed."""
    powers: list[int]
    """Power cards that lie face up, and Escape as Bat."""
    encounters: list[int]
    """Face down."""
    revealed: list[int]
    """Face up."""
    wounds: list[int]
    """Damage on the revealed encounters, in their order."""
    rumor: bool

    def clone(self) -> Hideout:
        h = Hideout()
        h.seat = self.seat
        h.facedown = self.facedown[:]
        h.faceup = self.faceup[:]
        h.powers = self.powers[:]
        h.encounters = self.encounters[:]
        h.revealed = self.revealed[:]
        h.wounds = self.wounds[:]
        h.rumor = self.rumor
        return h

    def place(self) -> int:
        """The location card or Hide; NOWHERE where only a power card lies, or nothing."""
        if self.faceup:
            return self.faceup[0]
        return self.facedown[0] if self.facedown else NOWHERE

    def location(self) -> int:
        place = self.place()
        return NOWHERE if place == HIDE else place

    def empty(self) -> bool:
        return not self.facedown and not self.faceup and not self.powers


class Count:
    seat: int
    damage: int
    rumors: int
    encounters: list[int]
    events: list[int]
    looking: list[int]
    """Cards of a pile that he is looking through."""
    open_hand: list[int]
    """Encounters of his hand that he had to show, until one is chosen."""
    hand: list[int]
    """Combat cards."""
    chosen: list[int]
    """The combat card chosen for this round; still in his hand."""
    laid: list[int]
    """The combat card revealed in this round."""
    played: list[int]
    """Combat cards of earlier rounds."""
    plots: int
    """Plotting cards that lie face up."""
    allies: list[int]
    guards: list[int]
    """Matured encounters that wait before him."""
    lost: int
    """Where he is while no card of the place lies on the Trail."""
    figure: int
    """The same where all know it: his figure stands on the board."""
    link: int
    """The location that Hide is linked to."""
    answers: int
    """How often his cards were asked: also a silence tells something, so no undo goes past it."""

    def clone(self) -> Count:
        c = Count()
        c.seat = self.seat
        c.damage = self.damage
        c.rumors = self.rumors
        c.encounters = self.encounters[:]
        c.events = self.events[:]
        c.looking = self.looking[:]
        c.open_hand = self.open_hand[:]
        c.hand = self.hand[:]
        c.chosen = self.chosen[:]
        c.laid = self.laid[:]
        c.played = self.played[:]
        c.plots = self.plots
        c.allies = self.allies[:]
        c.guards = self.guards[:]
        c.lost = self.lost
        c.figure = self.figure
        c.link = self.link
        c.answers = self.answers
        return c


def new_hunter(number: int, seat: int) -> Hunter:
    h = Hunter()
    h.seat = seat
    h.number = number
    h.place = NOWHERE
    h.hospital = NOWHERE
    h.fell = NOWHERE
    h.damage = 0
    h.bites = 0
    h.delayed = False
    h.bats = False
    h.acted = False
    h.done = 0
    h.items = []
    h.events = []
    h.tickets = []
    h.shown = []
    h.looking = []
    h.chosen = []
    h.laid = []
    h.last = NONE
    h.ready = []
    h.mesmerized = False
    h.silenced = False
    h.threat = 0
    h.bitten = False
    h.confidants = []
    h.offered = []
    h.offered_tickets = []
    h.confided = []
    h.confided_tickets = []
    h.agrees = False
    h.said = 0
    return h


def new_hideout() -> Hideout:
    h = Hideout()
    h.seat = DRACULA
    h.facedown = []
    h.faceup = []
    h.powers = []
    h.encounters = []
    h.revealed = []
    h.wounds = []
    h.rumor = False
    return h


def new_count() -> Count:
    c = Count()
    c.seat = DRACULA
    c.damage = 0
    c.rumors = 0
    c.encounters = []
    c.events = []
    c.looking = []
    c.open_hand = []
    c.hand = []
    c.chosen = []
    c.laid = []
    c.played = []
    c.plots = 0
    c.allies = []
    c.guards = []
    c.lost = NOWHERE
    c.figure = NOWHERE
    c.link = NOWHERE
    c.answers = 0
    return c
