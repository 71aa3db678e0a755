"""The Wake, a toy game that has one of everything the kernel offers; made for tests only.

Two to four guests hold three cards each and a secret omen. Every night all bid a card together
and the bell is thrown; when it tolls odd, each guest in turn may exchange a card for the top one
of the deck. Then whoever has a candle may snuff bids. The highest bid left wins a point.
"""

from __future__ import annotations

from typing import Final

from duskmoot.kernel.acts import DONE, Verb, Vocabulary, act, each_kind, noun
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import (
    Outline,
    State,
    ask,
    call,
    do,
    do_seat,
    for_each,
    repeat,
    stop_if,
    stop_if_seat,
    together,
    when,
    when_seat,
    window,
)
from duskmoot.kernel.game import Game, Option
from duskmoot.kernel.prohibit import must, only_from
from duskmoot.kernel.story import Tale
from duskmoot.kernel.view import FLOW_SEES, FRAME, IMAGINED
from duskmoot.kernel.zones import ALL, DECK, HAND, OPEN, OWNER, RECORDS, Sight, draw, move

NAMES: Final = ["ash", "bone", "crow", "dusk", "ember", "frost"]
COPIES: Final = 4
HAND_SIZE: Final = 3

BID: Final = 1
EXCHANGE: Final = 2
SNUFF: Final = 3

# Streams of chance.
SETUP: Final = 0
BELL: Final = 1

# Options, by place.
NIGHTS: Final = 0
CANDLES: Final = 1

CLAUSES: Final = [
    "wake.bid.must",
    "wake.bid.from-hand",
    "wake.exchange.from-hand",
    "wake.snuff.own",
    "wake.snuff.once",
    "wake.bell",
    "wake.point",
]

TOLLS: Final = Tale("tolls", "times:number", "wake.bell")
EXCHANGES: Final = Tale("exchanges", "guest:seat", "wake.exchange.from-hand")
DRAWS: Final = Tale("draws", "guest:seat card:card", "wake.exchange.from-hand")
SNUFFS: Final = Tale("snuffs", "guest:seat victim:seat", "wake.snuff.own")
WINS_NIGHT: Final = Tale("wins-night", "guest:seat card:card", "wake.point")


class Guest:
    seat: int
    hand: list[int]
    omen: int
    """The card that must lie on the pile at dawn for two more points."""
    bid: list[int]
    snuffed: bool
    candles: int
    points: int

    def clone(self) -> Guest:
        guest = Guest()
        guest.seat = self.seat
        guest.hand = self.hand[:]
        guest.omen = self.omen
        guest.bid = self.bid[:]
        guest.snuffed = self.snuffed
        guest.candles = self.candles
        guest.points = self.points
        return guest


class Wake(State):
    guests: list[Guest]
    deck: list[int]
    pile: list[int]
    bell: int
    night: int

    def clone(self) -> Wake:
        g = Wake()
        self.clone_flow_into(g)
        g.guests = [guest.clone() for guest in self.guests]
        g.deck = self.deck[:]
        g.pile = self.pile[:]
        g.bell = self.bell
        g.night = self.night
        return g


GUEST_SIGHT: Final = Sight(
    Guest,
    {
        "seat": ALL,
        "hand": HAND,
        "omen": OWNER,
        "bid": OPEN,
        "snuffed": ALL,
        "candles": ALL,
        "points": ALL,
    },
    {},
)
SIGHT: Final = Sight(
    Wake,
    {**FLOW_SEES, "guests": RECORDS, "deck": DECK, "pile": OPEN, "bell": ALL, "night": ALL},
    {"stack": FRAME, "guests": GUEST_SIGHT},
)

WAKE: Final[Outline[Wake]] = Outline("wake")
NIGHT: Final[Outline[Wake]] = Outline("night")
VIGIL: Final[Outline[Wake]] = Outline("vigil")
TRADE: Final[Outline[Wake]] = Outline("trade")


def outlines() -> None:
    WAKE.reads(
        do(shuffle_deck, deal_hands, deal_omens, hand_out_candles),
        repeat(NIGHT, until=dawn),
        do(count_points),
    )
    NIGHT.reads(
        do(fall),
        together(with_cards, BID_CARD),
        do(toll),
        when(bell_is_odd, for_each(from_the_door, VIGIL)),
        window(with_candles, SNUFF_BID),
        stop_if(all_snuffed),
        do(award, refill),
    )
    VIGIL.reads(
        stop_if_seat(has_no_cards),
        when_seat(deck_lasts, call(TRADE)),
    )
    TRADE.reads(ask(EXCHANGE_CARD), do_seat(warm_hands))


# Setting up.


def box() -> list[int]:
    return [card for card in range(len(NAMES)) for i in range(COPIES)]


def shuffle_deck(g: Wake) -> None:
    g.deck = box()
    g.chance.shuffle(SETUP, g.deck)


def deal_hands(g: Wake) -> None:
    for guest in g.guests:
        draw(g.deck, guest.hand, HAND_SIZE)


def deal_omens(g: Wake) -> None:
    omens = list(range(len(NAMES)))
    g.chance.shuffle(SETUP, omens)
    for guest in g.guests:
        guest.omen = omens[guest.seat]


def hand_out_candles(g: Wake) -> None:
    for guest in g.guests:
        guest.candles = 2 - g.options[CANDLES]


def dawn(g: Wake) -> bool:
    return g.night == (2, 1, 3)[g.options[NIGHTS]]


# A night.


def fall(g: Wake) -> None:
    g.night += 1
    for guest in g.guests:
        g.pile += guest.bid
        guest.bid = []
        guest.snuffed = False


def from_the_door(g: Wake) -> list[int]:
    """Each night another guest sits at the door and comes first."""
    seats = len(g.guests)
    return [(g.night + i) % seats for i in range(seats)]


def with_cards(g: Wake) -> list[int]:
    return [seat for seat in from_the_door(g) if g.guests[seat].hand]


class BidCard(Ask[Wake]):
    def offers(self, g: Wake, seat: int) -> list[int]:
        return [*each_kind(BID, box()), DONE]

    def forbids(self, g: Wake, seat: int, act: int) -> str:
        return must(act, "wake.bid.must") or only_from(
            g.guests[seat].hand, act, "wake.bid.from-hand"
        )

    def answer(self, g: Wake, seat: int, act: int) -> None:
        move(noun(act), g.guests[seat].hand, g.guests[seat].bid)


def toll(g: Wake) -> None:
    g.bell = g.chance.below(BELL, 6) + 1
    g.tell(TOLLS, g.bell)


def bell_is_odd(g: Wake) -> bool:
    return g.bell % 2 == 1


def has_no_cards(g: Wake, seat: int) -> bool:
    return not g.guests[seat].hand


def deck_lasts(g: Wake, seat: int) -> bool:
    return bool(g.deck)


class ExchangeCard(Ask[Wake]):
    def offers(self, g: Wake, seat: int) -> list[int]:
        return [*each_kind(EXCHANGE, box()), DONE]

    def forbids(self, g: Wake, seat: int, act: int) -> str:
        if act == DONE:
            return ""
        return only_from(g.guests[seat].hand, act, "wake.exchange.from-hand")

    def answer(self, g: Wake, seat: int, act: int) -> None:
        """The drawn card is whispered to the guest; the table hears only of the exchange."""
        if act == DONE:
            return
        hand = g.guests[seat].hand
        drawn = g.deck.pop()
        hand.remove(noun(act))
        hand.append(drawn)
        g.deck.insert(0, noun(act))
        g.tell(EXCHANGES, seat)
        g.whisper(1 << seat, DRAWS, seat, drawn)


def warm_hands(g: Wake, seat: int) -> None:
    g.guests[seat].hand.sort()


def with_candles(g: Wake) -> list[int]:
    """Everybody sees the candles, so being asked tells nobody anything."""
    return [seat for seat in from_the_door(g) if g.guests[seat].candles]


def own_bid(seat: int, victim: int) -> str:
    return "wake.snuff.own" if seat == victim else ""


def snuffed(g: Wake, victim: int) -> str:
    return "wake.snuff.once" if g.guests[victim].snuffed else ""


class SnuffBid(Ask[Wake]):
    def offers(self, g: Wake, seat: int) -> list[int]:
        return [*[act(SNUFF, guest.seat) for guest in g.guests], DONE]

    def forbids(self, g: Wake, seat: int, act: int) -> str:
        return "" if act == DONE else own_bid(seat, noun(act)) or snuffed(g, noun(act))

    def answer(self, g: Wake, seat: int, act: int) -> None:
        if act != DONE:
            g.guests[seat].candles -= 1
            g.guests[noun(act)].snuffed = True
            g.tell(SNUFFS, seat, noun(act))

    def about(self, g: Wake, seat: int) -> list[tuple[str, int]]:
        return [("card", card) for guest in g.guests for card in guest.bid]


def standing(g: Wake) -> list[Guest]:
    return [guest for guest in g.guests if guest.bid and not guest.snuffed]


def all_snuffed(g: Wake) -> bool:
    return not standing(g)


def award(g: Wake) -> None:
    best = max(guest.bid[0] for guest in standing(g))
    for guest in standing(g):
        if guest.bid[0] == best:
            guest.points += 1
            g.tell(WINS_NIGHT, guest.seat, best)


def refill(g: Wake) -> None:
    for guest in g.guests:
        draw(g.deck, guest.hand, HAND_SIZE)


def count_points(g: Wake) -> None:
    for guest in g.guests:
        guest.points += 2 * (guest.omen in g.pile)
    best = max(guest.points for guest in g.guests)
    g.winners = [guest.seat for guest in g.guests if guest.points == best]
    g.over = True


BID_CARD: Final = BidCard("bid-card")
EXCHANGE_CARD: Final = ExchangeCard("exchange-card")
SNUFF_BID: Final = SnuffBid("snuff-bid")
outlines()


# The plug.


def new_guest(seat: int) -> Guest:
    guest = Guest()
    guest.seat = seat
    guest.hand = []
    guest.omen = 0
    guest.bid = []
    guest.snuffed = False
    guest.candles = 0
    guest.points = 0
    return guest


class WakeGame(Game[Wake]):
    def blank(self, seats: int, options: tuple[int, ...], legacy: str) -> Wake:
        g = Wake()
        g.guests = [new_guest(seat) for seat in range(seats)]
        g.deck = []
        g.pile = []
        g.bell = 0
        g.night = 0
        return g

    def believe(self, g: Wake, seat: int) -> None:
        unseen = box()
        omens = list(range(len(NAMES)))
        for card in g.pile + [card for guest in g.guests for card in guest.bid]:
            unseen.remove(card)
        others = [guest for guest in g.guests if guest.seat != seat]
        if seat >= 0:
            omens.remove(g.guests[seat].omen)
            for card in g.guests[seat].hand:
                unseen.remove(card)
        g.chance.shuffle(IMAGINED, unseen)
        g.chance.shuffle(IMAGINED, omens)
        for guest in others:
            guest.omen = omens.pop()
            guest.hand = [unseen.pop() for card in guest.hand]
        g.deck = unseen

    def broken(self, g: Wake) -> list[str]:
        everywhere = g.deck + g.pile
        for guest in g.guests:
            everywhere += guest.hand + guest.bid
        return [] if sorted(everywhere) == box() else ["a card is lost or doubled"]

    def worth(self, g: Wake) -> list[float]:
        if g.over:
            return [(guest.seat in g.winners) / len(g.winners) for guest in g.guests]
        return [1 / len(g.guests)] * len(g.guests)

    def scores(self, g: Wake) -> list[int]:
        return [guest.points for guest in g.guests]


VOCABULARY: Final = Vocabulary(
    [
        Verb(BID, "bid", "card"),
        Verb(EXCHANGE, "exchange", "card"),
        Verb(SNUFF, "snuff", "seat"),
    ],
    {"card": NAMES, "seat": ["0", "1", "2", "3"]},
)
OPTIONS: Final = [Option("nights", ["two", "one", "three"]), Option("candles", ["two", "one"])]
TALES: Final = [TOLLS, EXCHANGES, DRAWS, SNUFFS, WINS_NIGHT]


def plug(kind: type[WakeGame], *chapters: Outline[Wake]) -> WakeGame:
    return kind("wake", 2, (2, 4), OPTIONS, VOCABULARY, SIGHT, list(chapters), TALES)


GAME: Final = plug(WakeGame, WAKE, NIGHT, VIGIL, TRADE)
