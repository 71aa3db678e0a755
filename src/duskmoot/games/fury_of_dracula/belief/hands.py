"""Hands and decks as a seat may imagine them: dealt from all the cards that it does not see."""

from __future__ import annotations

from duskmoot.games.fury_of_dracula.cards.moments import ON_RECEIPT
from duskmoot.games.fury_of_dracula.cards.table import CARDS, DECKS, named
from duskmoot.games.fury_of_dracula.pieces import Hunter
from duskmoot.games.fury_of_dracula.rules.combat.fighters import COMBAT_NAMES, forbids_choice
from duskmoot.games.fury_of_dracula.rules.hunters.hand import items_of
from duskmoot.games.fury_of_dracula.rules.hunters.trade import forget_talk
from duskmoot.games.fury_of_dracula.rules.round.decks import back
from duskmoot.games.fury_of_dracula.sheets import (
    ALL_TICKETS,
    DRACULA,
    DRACULA_BACK,
    HUNTER_BACK,
    NONE,
)
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.kernel.view import IMAGINED


def deal(g: Fury, seat: int) -> None:
    """Those who are not told what two talk about in a trade imagine that they have just begun."""
    for h in g.hunters:
        if seat not in h.confidants:
            forget_talk(h)
    others = [h for h in g.hunters if h.seat != seat]
    deal_tickets(g, others)
    deal_items(g, others)
    deal_events(g, seat, others)
    deal_encounters(g, seat)
    deal_combat(g, seat)
    for h in others:
        if h.chosen:
            cards = [*[named(name) for name in COMBAT_NAMES], *items_of(h)]
            fit = [card for card in cards if not forbids_choice(h, card)]
            h.chosen = [g.chance.pick(IMAGINED, fit)]


def unseen(everything: list[int], seen: list[int]) -> list[int]:
    """What is left when all that the seat sees is taken away."""
    rest = sorted(everything)
    for card in seen:
        rest.remove(card)
    return rest


def deal_tickets(g: Fury, others: list[Hunter]) -> None:
    """What was shown in a trade is known."""
    seen = [ticket for h in g.hunters if h not in others for ticket in h.tickets]
    seen += [ticket for h in others for ticket in h.confided_tickets]
    rest = unseen(ALL_TICKETS, seen)
    g.chance.shuffle(IMAGINED, rest)
    for h in others:
        known = h.confided_tickets
        h.tickets = known + [rest.pop() for ticket in h.tickets[len(known) :]]
    g.ticket_pool = rest


def known_cards(h: Hunter, item: bool) -> list[int]:
    """Hidden items or events of another that the seat was shown in a trade."""
    return [card for card in h.confided if CARDS[card].item == item]


def looks_at_items(g: Fury) -> bool:
    return bool(g.playing) and CARDS[g.playing[-1]].id == "lucky_find"


def open_cards(h: Hunter) -> list[int]:
    return h.shown + h.ready + h.laid


def deal_items(g: Fury, others: list[Hunter]) -> None:
    seen = g.item_discard[:]
    for h in g.hunters:
        seen += open_cards(h)
        seen += h.confided if h in others else h.items + h.looking
    rest = unseen(DECKS["item"], [card for card in seen if CARDS[card].item])
    g.chance.shuffle(IMAGINED, rest)
    for h in others:
        known = known_cards(h, True)
        h.items = known + [rest.pop() for card in h.items[len(known) :]]
        if looks_at_items(g):
            h.looking = [rest.pop() for card in h.looking]
    g.item_deck = rest


def deal_events(g: Fury, seat: int, others: list[Hunter]) -> None:
    """Backs tell whose cards they are; who must play a card at once does not hold it."""
    d = g.dracula
    seen = g.event_discard + g.allies + d.allies + g.playing
    for h in g.hunters:
        seen += open_cards(h)
        seen += h.confided if h in others else h.events + h.looking
    if seat == DRACULA:
        seen += d.events + d.looking
    rest = unseen(DECKS["event"], [card for card in seen if CARDS[card].event])
    g.chance.shuffle(IMAGINED, rest)
    for h in others:
        known = known_cards(h, False)
        unknown = h.events[len(known) :]
        h.events = known + [take(rest, HUNTER_BACK, True) for card in unknown]
    if seat != DRACULA:
        d.events = [take(rest, DRACULA_BACK, True) for card in d.events]
        d.looking = [take(rest, DRACULA_BACK, False) for card in d.looking]
    for h in others:
        if not looks_at_items(g):
            h.looking = [take(rest, HUNTER_BACK, False) for card in h.looking]
    g.buried = [take(rest, DRACULA_BACK, False) for card in g.buried]
    top = [take(rest, g.top_back, False)] if g.top_back != NONE else []
    g.event_deck = rest + top


def take(rest: list[int], side: int, to_keep: bool) -> int:
    """A card with this back out of those that are left; one that can be kept, if there is one."""
    spare = NONE
    for i in range(len(rest)):
        if back(rest[i]) == side:
            if not to_keep or CARDS[rest[i]].moments != ON_RECEIPT:
                return rest.pop(i)
            if spare == NONE:
                spare = i
    return rest.pop(spare)


def deal_encounters(g: Fury, seat: int) -> None:
    d = g.dracula
    seen = g.encounter_discard + d.open_hand + d.guards
    for hideout in g.hideouts():
        seen += hideout.revealed
        if seat == DRACULA:
            seen += hideout.encounters
    if seat == DRACULA:
        seen += d.encounters
    rest = unseen(DECKS["encounter"], seen)
    g.chance.shuffle(IMAGINED, rest)
    if seat != DRACULA:
        d.encounters = [rest.pop() for card in d.encounters]
        for hideout in g.hideouts():
            hideout.encounters = [rest.pop() for card in hideout.encounters]
    g.encounter_deck = rest


def deal_combat(g: Fury, seat: int) -> None:
    d = g.dracula
    seen = d.played + d.laid
    for hideout in g.hideouts():
        seen += [card for card in hideout.powers if CARDS[card].deck == "combat"]
    if seat == DRACULA:
        seen += d.hand
    rest = unseen(DECKS["combat"], seen)
    g.chance.shuffle(IMAGINED, rest)
    if seat != DRACULA:
        d.hand = [rest.pop() for card in d.hand]
        d.chosen = [g.chance.pick(IMAGINED, d.hand) for card in d.chosen]
    g.combat_deck = rest
