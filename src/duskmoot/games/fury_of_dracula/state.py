"""What lies on the table: hunters, Dracula, his Trail and lairs, decks and tokens."""

from __future__ import annotations

from duskmoot.games.fury_of_dracula.board import NOWHERE
from duskmoot.games.fury_of_dracula.pieces import (
    Count,
    Hideout,
    Hunter,
    new_count,
    new_hideout,
    new_hunter,
)
from duskmoot.games.fury_of_dracula.sheets import (
    DRACULA,
    HUNTERS,
    LAIRS,
    NONE,
    SETUP_STEP,
    SPACES,
)
from duskmoot.kernel.flow import State
from duskmoot.kernel.zones import holds


class Fury(State):
    hunters: list[Hunter]
    court: list[Count]
    """Dracula alone."""
    trail: list[Hideout]
    """Spaces 1 to 6."""
    lairs: list[Hideout]
    off: list[Hideout]
    """The hideout that has slid off the sixth space, until it is dealt with."""
    time: int
    """The space of the time marker: Monday day 0, Monday night 1, …"""
    step: int
    """Dawn, day, dusk, night or the phase of Dracula."""
    round: int
    despair: int
    influence: int
    item_deck: list[int]
    item_discard: list[int]
    event_deck: list[int]
    top_back: int
    """Whose symbol is on the top event card."""
    event_discard: list[int]
    buried: list[int]
    """Event cards discarded face down: unknown to all."""
    encounter_deck: list[int]
    encounter_discard: list[int]
    combat_deck: list[int]
    ticket_pool: list[int]
    allies: list[int]
    """Of the hunters."""
    playing: list[int]
    """Events being resolved, the last one first."""
    players: list[int]
    """Who plays them: a hunter, or NONE for Dracula."""
    roadblocks: list[int]
    """Ways that hunters cannot take."""
    storms: list[int]
    fog: list[int]
    """A city for each token."""
    holy_ground: list[int]
    hosts: list[int]
    long_night: bool
    """Whether hunters may take roads in the coming night."""
    any_order: bool
    """Whether hunters act in any order in this phase."""
    vigor: bool
    """Whether each hunter has a second action this day."""
    no_supply: bool
    """Whether hunters cannot supply in this phase, or in the next one."""
    no_day: bool
    """Whether the next hunter phase has no day."""
    visited: bool
    """Whether combats of the next dawn and day count as fought at night."""
    again: int
    """Dracula phases still to come after this one."""
    acting: int
    """The hunter whose turn it is."""
    deed: int
    """The verb of the action being carried out."""
    swaps: int
    """How often the weakened have shown another card in this turn, at this dawn or dusk."""
    held: int
    """How many cards the acting hunter held before the action."""
    mover: int
    """The hunter who is being moved."""
    origin: int
    """Where he comes from."""
    travel: int
    """How he moves."""
    spent: int
    """The ticket spent or shown for this move."""
    misled: bool
    """Whether Dracula chooses where the train goes."""
    partner: int
    """The other hunter of a trade."""
    bidder: int
    """The one of the two who speaks now; NONE when the trade is over."""
    yielded: bool
    """Whether whom wolves or a mob have cornered has nothing more to show or to give."""
    returns: bool
    """Whether the event being resolved goes back to the hand it came from."""
    nest: int
    """The hideout of the encounter being resolved: space, lair, or off the Trail."""
    encounter: int
    victim: int
    """The hunter whom it strikes."""
    prey: int
    """The next of several hunters whom it reaches."""
    lurks: bool
    """Whether Dracula may go on to ambush."""
    ambush: bool
    called_off: bool
    """Whether the encounter, the event or the move is cancelled."""
    searching: bool
    queue: list[int]
    """Hunters whom an effect has still to reach."""
    pending: list[int]
    """Encounters still to be met in a search, or used in an ambush: hideout x 256 + card."""
    tools: int
    """What the searching hunter has revealed: Stakes, and 16 for Dogs."""
    site: int
    """The place that an effect speaks of."""
    count: int
    """How many times an effect may still be used."""
    fighters: list[int]
    """Hunters in the combat."""
    foe: int
    """Dracula or a vampire; NONE: no combat."""
    engaged: int
    combat_round: int
    at_night: bool
    cancelled: bool
    """Whether Dracula's combat card is cancelled."""
    enraged: bool
    """Whether Dracula cannot escape in this combat."""
    shot: list[int]
    """The hunters who have used Holy Bullets in this combat."""
    fled: bool
    """Whether Dracula has ended the combat."""
    moved: int
    """What Dracula has placed in this movement step."""
    evidence: list[int]
    """What all have learned about the Trail, in order; written and read in evidence.py."""

    def clone(self) -> Fury:
        g = Fury()
        self.clone_flow_into(g)
        g.hunters = [each.clone() for each in self.hunters]
        g.court = [each.clone() for each in self.court]
        g.trail = [each.clone() for each in self.trail]
        g.lairs = [each.clone() for each in self.lairs]
        g.off = [each.clone() for each in self.off]
        g.time = self.time
        g.step = self.step
        g.round = self.round
        g.despair = self.despair
        g.influence = self.influence
        g.item_deck = self.item_deck.copy()
        g.item_discard = self.item_discard.copy()
        g.event_deck = self.event_deck.copy()
        g.top_back = self.top_back
        g.event_discard = self.event_discard.copy()
        g.buried = self.buried.copy()
        g.encounter_deck = self.encounter_deck.copy()
        g.encounter_discard = self.encounter_discard.copy()
        g.combat_deck = self.combat_deck.copy()
        g.ticket_pool = self.ticket_pool.copy()
        g.allies = self.allies.copy()
        g.playing = self.playing.copy()
        g.players = self.players.copy()
        g.roadblocks = self.roadblocks.copy()
        g.storms = self.storms.copy()
        g.fog = self.fog.copy()
        g.holy_ground = self.holy_ground.copy()
        g.hosts = self.hosts.copy()
        g.long_night = self.long_night
        g.any_order = self.any_order
        g.vigor = self.vigor
        g.no_supply = self.no_supply
        g.no_day = self.no_day
        g.visited = self.visited
        g.again = self.again
        g.acting = self.acting
        g.deed = self.deed
        g.swaps = self.swaps
        g.held = self.held
        g.mover = self.mover
        g.origin = self.origin
        g.travel = self.travel
        g.spent = self.spent
        g.misled = self.misled
        g.partner = self.partner
        g.bidder = self.bidder
        g.yielded = self.yielded
        g.returns = self.returns
        g.nest = self.nest
        g.encounter = self.encounter
        g.victim = self.victim
        g.prey = self.prey
        g.lurks = self.lurks
        g.ambush = self.ambush
        g.called_off = self.called_off
        g.searching = self.searching
        g.queue = self.queue.copy()
        g.pending = self.pending.copy()
        g.tools = self.tools
        g.site = self.site
        g.count = self.count
        g.fighters = self.fighters.copy()
        g.foe = self.foe
        g.engaged = self.engaged
        g.combat_round = self.combat_round
        g.at_night = self.at_night
        g.cancelled = self.cancelled
        g.enraged = self.enraged
        g.shot = self.shot.copy()
        g.fled = self.fled
        g.moved = self.moved
        g.evidence = self.evidence.copy()
        return g

    @property
    def dracula(self) -> Count:
        return self.court[0]

    def hideouts(self) -> list[Hideout]:
        """The Trail and then the lairs: numbers of `nest`; last what has slid off."""
        return self.trail + self.lairs + self.off

    def next_hunter(self) -> Hunter:
        """Whose turn it is."""
        return self.hunters[self.acting]


def hunter_seats(g: Fury, hunters: list[int]) -> list[int]:
    """The seats of these hunters, each once, in turn order."""
    found: list[int] = []
    for i in hunters:
        if not holds(found, g.hunters[i].seat):
            found.append(g.hunters[i].seat)
    return found


def seat_of(hunter: int, seats: int) -> int:
    """The hunters are shared among all seats but Dracula's, in turn order."""
    return DRACULA + 1 + hunter % (seats - 1)


def cast(seats: int, seat: int) -> list[int]:
    """The characters that a seat plays."""
    if seat == DRACULA:
        return [HUNTERS]
    return [hunter for hunter in range(HUNTERS) if seat_of(hunter, seats) == seat]


def bare_table(seats: int) -> Fury:
    """The hunters shared among the seats, nothing on the board."""
    g = Fury()
    g.hunters = [new_hunter(i, seat_of(i, seats)) for i in range(HUNTERS)]
    g.court = [new_count()]
    g.trail = [new_hideout() for i in range(SPACES)]
    g.lairs = [new_hideout() for i in range(LAIRS)]
    g.off = []
    g.time = 0
    g.step = SETUP_STEP
    g.round = 0
    g.despair = 0
    g.influence = 0
    g.item_deck = []
    g.item_discard = []
    g.event_deck = []
    g.top_back = NONE
    g.event_discard = []
    g.buried = []
    g.encounter_deck = []
    g.encounter_discard = []
    g.combat_deck = []
    g.ticket_pool = []
    g.allies = []
    g.playing = []
    g.players = []
    g.roadblocks = []
    g.storms = []
    g.fog = []
    g.holy_ground = []
    g.hosts = []
    g.long_night = False
    g.any_order = False
    g.vigor = False
    g.no_supply = False
    g.no_day = False
    g.visited = False
    g.again = 0
    g.acting = NONE
    g.deed = 0
    g.swaps = 0
    g.held = 0
    g.mover = NONE
    g.origin = NOWHERE
    g.travel = 0
    g.spent = NONE
    g.misled = False
    g.partner = NONE
    g.bidder = NONE
    g.yielded = False
    g.returns = False
    g.nest = NONE
    g.encounter = NONE
    g.victim = NONE
    g.prey = NONE
    g.lurks = False
    g.ambush = False
    g.called_off = False
    g.searching = False
    g.queue = []
    g.pending = []
    g.tools = 0
    g.site = NOWHERE
    g.count = 0
    g.fighters = []
    g.foe = NONE
    g.engaged = NONE
    g.combat_round = 0
    g.at_night = False
    g.cancelled = False
    g.enraged = False
    g.shot = []
    g.fled = False
    g.moved = 0
    g.evidence = []
    return g
