"""Judging the hunters' events, and the answers that cards demand of them."""

from __future__ import annotations

from duskmoot.bots.fury_of_dracula.cards import (
    DRACULA_EVENTS,
    HUNTER_EVENTS,
    MATURED,
    event_worth,
    item_worth,
)
from duskmoot.bots.fury_of_dracula.chase import Hunt
from duskmoot.bots.fury_of_dracula.fight import (
    Fight,
    price_of_blood,
    price_of_defeat,
    price_of_wounds,
)
from duskmoot.bots.fury_of_dracula.turn import IDLE, given, ticket_worth, wanted
from duskmoot.bots.fury_of_dracula.ways import days_between
from duskmoot.games.fury_of_dracula.board import CASTLE, IS_LARGE, NEIGHBOURS, NOWHERE, RAILWAYS
from duskmoot.games.fury_of_dracula.cards.table import CARDS
from duskmoot.games.fury_of_dracula.pieces import Hunter
from duskmoot.games.fury_of_dracula.rules.hunters.damage import threatened
from duskmoot.games.fury_of_dracula.rules.hunters.hand import events_of, items_of
from duskmoot.games.fury_of_dracula.rules.hunters.trade import (
    bidder,
    is_empty,
    other_than,
)
from duskmoot.games.fury_of_dracula.sheets import (
    HEALTH,
    HIMSELF,
    MOST_ITEMS,
    NONE,
    SPACES,
)
from duskmoot.games.fury_of_dracula.verbs import (
    AGREE,
    ANALYSE,
    ASK_FOR,
    CANCEL_ALLY,
    ENLIST,
    GIVE,
    KEEP,
    KEEP_TICKET,
    LEAVE,
    PLAY,
    PROPOSE,
    RETURN_TICKET,
    SHOW,
    USE,
)
from duskmoot.kernel.acts import DONE, noun, verb
from duskmoot.kernel.zones import without


class Answers:
    """What the hunters' lesser decisions are worth, in points."""

    def __init__(self, hunt: Hunt, seat: int) -> None:
        self.hunt = hunt
        self.g = hunt.g
        self.temper = hunt.temper
        self.seat = seat

    # At the start.

    def start(self, place: int) -> float:
        """Large cities with many ways, far from one another."""
        ways = len(NEIGHBOURS[place]) + len(RAILWAYS[place])
        others = [h.place for h in self.g.hunters if h.place != NOWHERE]
        crowd = 0.0
        for other in others:
            crowd += 0.5 ** days_between(other, place)
        return (1.0 if IS_LARGE[place] else 0.0) + 0.12 * ways - 2.0 * crowd

    # Events.

    def receive(self, a: int) -> float:
        """An event he has just drawn: at once, as an ally, or later."""
        name = CARDS[noun(a)].id
        if verb(a) == KEEP:
            later = name == "newspaper_reports" and not self.g.trail[2].facedown
            return 0.8 if later else 0.3
        if verb(a) == ENLIST:
            former = [HUNTER_EVENTS[CARDS[c].id] for c in self.g.allies]
            return HUNTER_EVENTS[name] + 0.3 - sum(former)
        return 0.7

    def timed(self, a: int) -> float:
        """Events of dawn and dusk; what lies open stays."""
        if a == DONE:
            return 0.0
        if verb(a) == SHOW:
            return -1.0
        name = CARDS[noun(a)].id
        near = self.hunt.sureness
        if name == "renewed_vigor":
            return 0.4
        if name == "long_night":
            return near - 0.4
        if name == "newspaper_reports":
            return 0.5 if self.g.trail[5].facedown or self.g.trail[4].facedown else -0.2
        if name == "speedy_telegraph":
            return near - 0.5
        return 0.3

    def order(self, hunter: int) -> float:
        """Whoever is nearest to Dracula goes first, so that the others know."""
        h = self.g.hunters[hunter]
        return max([self.hunt.today[p] for p in near_places(h)], default=0.0)

    def scout(self, place: int) -> float:
        """Where he may be, or may have been."""
        return self.hunt.trodden[place] + self.hunt.today[place]

    def space(self, nest: int) -> float:
        return 1.0 if self.g.trail[nest].facedown else 0.0

    def listen(self, a: int) -> float:
        """Encounters that lie longest; Hide is seldom there."""
        if verb(a) == ANALYSE:
            return 0.5
        return 0.6 + 0.1 * noun(a) if noun(a) < SPACES else 0.4

    def veil(self, card: int) -> float:
        return 4.0 if CARDS[card].vampire else MATURED[CARDS[card].id]

    def luck(self, a: int) -> float:
        if verb(a) == CANCEL_ALLY:
            return DRACULA_EVENTS[CARDS[self.g.dracula.allies[0]].id]
        return 0.3

    def consecrate(self, a: int) -> float:
        """A city into which he would flee."""
        if a == DONE:
            return 0.0
        castle = 0.2 if noun(a) == CASTLE else 0.0
        return self.hunt.tomorrow[noun(a)] + castle

    def ticket_event(self, a: int) -> float:
        return 0.0 if a == DONE else 0.4

    # Hands.

    def trim(self, a: int, h: Hunter) -> float:
        """What is missed least goes; what may be known is shown."""
        if verb(a) == RETURN_TICKET:
            return -ticket_worth(noun(a))
        card = noun(a)
        if verb(a) == PLAY:
            return self.timed(a) - event_worth(h, card) + 0.3
        if CARDS[card].item:
            rest = items_of(h)
            rest.remove(card)
            return -item_worth(h, card, rest)
        return -event_worth(h, card)

    def ticket(self, a: int) -> float:
        if verb(a) == KEEP_TICKET:
            return ticket_worth(noun(a)) - 0.4
        return 0.0 if verb(a) == RETURN_TICKET else -9.0

    def make_room(self, a: int) -> float:
        return -ticket_worth(noun(a))

    # Trade.

    def bargain(self, a: int) -> float:
        """Things go to whoever has more use for them; what is good for both is agreed to."""
        h = bidder(self.g)
        other = other_than(self.g, h)
        deed, what = verb(a), noun(a)
        if deed in (AGREE, PROPOSE):
            return IDLE if is_empty(h, other) else self.swap(h, other) + 0.05
        if deed == GIVE:
            return self.gift(h, other, what)
        if deed == ASK_FOR:
            return self.gift(other, h, what)
        if deed in (KEEP, LEAVE):
            spared = -self.gift(h, other, what) if deed == KEEP else -self.gift(other, h, what)
            return spared - max(0.0, self.swap(h, other)) - 0.05
        if deed == KEEP_TICKET:
            return 0.1 - max(0.0, self.swap(h, other))
        return 0.0 if a == DONE else -0.2

    def swap(self, h: Hunter, other: Hunter) -> float:
        """What the exchange brings as it lies: what is given, and what the other spares."""
        gained: float = sum([self.gift(h, other, card) for card in h.offered])
        gained += sum([self.welcome(h, card) for card in other.offered])
        gained -= sum([0.2 for ticket in h.offered_tickets])
        return gained + sum([0.1 * ticket_worth(ticket) for ticket in other.offered_tickets])

    def gift(self, h: Hunter, other: Hunter, card: int) -> float:
        """What the other has more use for."""
        if CARDS[card].event:
            return 0.5 if wanted(other, card) else -0.2
        gifts = without(h.offered, [card])
        if len(items_of(other)) + len(gifts) - len(other.offered) >= MOST_ITEMS[other.number]:
            return -1.0
        return given(h, other, card) - 0.2

    def welcome(self, h: Hunter, card: int) -> float:
        """What a card is worth that the other can spare."""
        if CARDS[card].event:
            return 0.5 * event_worth(h, card)
        return 0.5 * item_worth(h, card, without(items_of(h), h.offered))

    def take_item(self, card: int, h: Hunter) -> float:
        return item_worth(h, card, items_of(h)) + (0.5 if CARDS[card].banner else 0.0)

    # Encounters.

    def react(self, a: int) -> float:
        """Dogs and Forewarned against an ambush."""
        if a == DONE:
            return 0.0
        h = self.g.hunters[self.g.victim]
        name = CARDS[self.g.encounter].id
        wounds = 2 if name in ("rats", "wolves", "szgany_bodyguards", "szgany_mob") else 0
        return 0.5 + price_of_wounds(self.g, h, wounds, self.temper) - 0.4

    def equip(self, a: int) -> float:
        """A Stake and Dogs are revealed before the search."""
        return 0.0 if a == DONE else 0.5

    def meet(self, card: int) -> float:
        """What is easy first."""
        return -CARDS[card].health

    def stake(self, card: int) -> float:
        """The hardest to fight; a Hoax last."""
        return float(CARDS[card].health)

    def show(self, a: int) -> float:
        """What repels an encounter costs nothing to show."""
        return 0.0 if a == DONE else 0.5

    def pay(self, a: int) -> float:
        """Each item costs a wound, unless it is thrown away."""
        if a == DONE:
            return 0.0
        h = self.g.hunters[self.g.prey]
        held = items_of(h)
        rest = held[:]
        rest.remove(noun(a))
        wounds = price_of_wounds(self.g, h, len(held), self.temper)
        return (
            wounds
            - price_of_wounds(self.g, h, len(rest), self.temper)
            - item_worth(h, noun(a), rest)
        )

    def unmask(self, a: int) -> float:
        """A weapon for the tickets."""
        if a == DONE:
            return 0.0
        h = self.g.hunters[self.g.victim]
        tickets = sum([ticket_worth(ticket) for ticket in h.tickets])
        return self.temper.ticket * tickets + 0.2 - item_worth(h, noun(a), [])

    def customs(self, a: int) -> float:
        h = self.g.hunters[self.g.mover]
        if a == DONE:
            return -price_of_wounds(self.g, h, 3, self.temper)
        return -sum([item_worth(h, card, []) for card in items_of(h)])

    def dismiss(self, a: int) -> float:
        return 0.0 if a == DONE else 1.5

    def join(self, a: int) -> float:
        """To fight a New Vampire beside another."""
        if a == DONE:
            return 0.0
        h = self.g.hunters[self.g.prey]
        healthy = HEALTH[h.number] - h.damage >= 5
        return 0.8 - 0.4 if healthy and items_of(h) else -0.5

    def host(self, a: int) -> float:
        return 0.0 if a == DONE else self.hunt.tomorrow[noun(a)]

    def donate(self, hunter: int) -> float:
        return float(self.g.hunters[hunter].bites)

    def rescue(self, a: int) -> float:
        """Great Strength and Lucy's Revenge against a defeat or a bite."""
        if a == DONE or threatened(self.g) == NONE:
            return 0.0
        h = self.g.hunters[threatened(self.g)]
        if h.bitten and not h.threat:
            return self.temper.bite + 0.5 - HUNTER_EVENTS[CARDS[noun(a)].id]
        return price_of_defeat(self.g, self.temper) - HUNTER_EVENTS[CARDS[noun(a)].id]

    # Before a combat.

    def combat_start(self, a: int, fight: Fight) -> float:
        if a == DONE:
            return 0.0
        g, temper = self.g, self.temper
        himself = g.foe == HIMSELF
        name = CARDS[noun(a)].id
        mine = [g.hunters[i] for i in g.fighters if g.hunters[i].seat == self.seat]
        holders = [h for h in mine if noun(a) in items_of(h) + events_of(h)]
        if verb(a) == USE:
            return 0.5 if himself else -0.5
        if name == "heroic_leap" and holders:
            dealt = price_of_blood(g, 5, temper) if himself else 0.5
            return dealt - price_of_wounds(g, holders[0], 5, temper) - 0.5
        if name == "escape_route":
            weak = min([HEALTH[h.number] - h.damage for h in fight.fighters])
            return 1.0 if weak <= 2 else -0.5
        return 0.6 if himself else -0.3

    def release(self, hunter: int) -> float:
        """Who leaves a combat: the one in most danger."""
        h = self.g.hunters[hunter]
        return price_of_wounds(self.g, h, 2, self.temper)

    def release_more(self, a: int) -> float:
        return 0.0 if a == DONE else self.release(noun(a)) - 2.0


def near_places(h: Hunter) -> list[int]:
    if h.place == NOWHERE or h.place >= len(NEIGHBOURS):
        return []
    return [h.place, *NEIGHBOURS[h.place]]
