"""What holds in every position, whoever has done what."""

from __future__ import annotations

from duskmoot.games.fury_of_dracula.board import CITIES, HIDE, NOWHERE, is_city
from duskmoot.games.fury_of_dracula.cards.table import CARDS, DECKS
from duskmoot.games.fury_of_dracula.rules.dracula.trail import current
from duskmoot.games.fury_of_dracula.rules.hunters.hand import events_of, items_of
from duskmoot.games.fury_of_dracula.sheets import (
    ALL_TICKETS,
    BITE_SPACES,
    DRACULA_HEALTH,
    HEALTH,
    LAIRS,
    LAST_INFLUENCE,
    MOST_BATS,
    MOST_DESPAIR,
    MOST_FOG,
    MOST_HOSTS,
    MOST_ROADBLOCKS,
    MOST_STORMS,
    NONE,
    SETUP_STEP,
    SPACES,
)
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.kernel.zones import without


def broken(g: Fury) -> list[str]:
    found = broken_decks(g) + broken_trail(g) + broken_tokens(g)
    for h in g.hunters:
        if not 0 <= h.damage <= HEALTH[h.number]:
            found.append("damage outside the sheet")
        if not 0 <= h.bites <= BITE_SPACES[h.number]:
            found.append("more bites than spaces")
        shown = [CARDS[card].item for card in h.shown]
        if not g.playing and (shown.count(True) > 1 or shown.count(False) > 1):
            found.append("more than one item and one event shown")
        if bool(h.confidants) != (g.partner != NONE and h.number in (g.acting, g.partner)):
            found.append("somebody trades without a partner")
        talked = h.offered + h.offered_tickets + h.confided + h.confided_tickets
        if talked and not h.confidants:
            found.append("somebody offers or shows something to nobody")
        if without(h.offered, items_of(h) + events_of(h)) or without(
            h.confided, h.items + h.events
        ):
            found.append("a card is offered or was shown that is not there")
        if without(h.offered_tickets, h.tickets) or without(h.confided_tickets, h.tickets):
            found.append("a ticket is offered or was shown that is not there")
    if not 0 <= g.dracula.damage <= DRACULA_HEALTH:
        found.append("Dracula's damage outside the sheet")
    if not 0 <= g.influence <= LAST_INFLUENCE:
        found.append("influence off its track")
    if g.over != bool(g.winners):
        found.append("over without a winner, or won and not over")
    return found


def broken_decks(g: Fury) -> list[str]:
    found: list[str] = []
    d = g.dracula
    items = g.item_deck + g.item_discard
    events = g.event_deck + g.event_discard + g.buried + g.allies + g.playing
    events += d.events + d.allies + [card for card in d.looking if CARDS[card].event]
    encounters = g.encounter_deck + g.encounter_discard + d.encounters + d.open_hand + d.guards
    combat = g.combat_deck + d.hand + d.laid + d.played
    tickets = g.ticket_pool[:]
    for h in g.hunters:
        held = h.items + h.events + h.shown + h.ready + h.looking
        held += [card for card in h.laid if CARDS[card].item]
        items += [card for card in held if CARDS[card].item]
        events += [card for card in held if CARDS[card].event]
        tickets += h.tickets
    for hideout in g.hideouts():
        encounters += hideout.encounters + hideout.revealed
        combat += [card for card in hideout.powers if CARDS[card].deck == "combat"]
        if len(hideout.wounds) != len(hideout.revealed):
            found.append("damage without its encounter")
    for name, cards in (
        ("item", items),
        ("event", events),
        ("encounter", encounters),
        ("combat", combat),
    ):
        if sorted(cards) != sorted(DECKS[name]):
            found.append(f"a card of the {name} deck is lost or doubled")
    if sorted(tickets) != sorted(ALL_TICKETS):
        found.append("a ticket is lost or doubled")
    return found


def broken_trail(g: Fury) -> list[str]:
    found: list[str] = []
    hideouts = g.hideouts()
    if len(g.trail) != SPACES or len(g.lairs) != LAIRS or len(g.off) > 1:
        found.append("a space too many or too few")
    places = [hideout.place() for hideout in hideouts if hideout.place() != NOWHERE]
    if len(set(places)) != len(places):
        found.append("a location card lies twice")
    powers = [card for hideout in hideouts for card in hideout.powers]
    powers = [card for card in powers if CARDS[card].deck == "power"]
    if len(set(powers)) != len(powers):
        found.append("a power card lies twice")
    for hideout in hideouts:
        if len(hideout.facedown + hideout.faceup) > 1:
            found.append("two location cards in one hideout")
        if hideout.empty() and (hideout.encounters or hideout.revealed or hideout.rumor):
            found.append("something lies on an empty space")
    if any(not is_city(lair.place()) for lair in g.lairs if not lair.empty()):
        found.append("a lair that is no city")
    if g.step != SETUP_STEP and current(g) == NOWHERE:
        found.append("Dracula is nowhere")
    if g.dracula.link != NOWHERE and HIDE not in places:
        found.append("a link without Hide")
    for h in g.hunters:
        hidden = [hideout.facedown[0] for hideout in g.trail + g.lairs if hideout.facedown]
        if is_city(h.place) and h.place in hidden and g.mover == NONE:
            found.append("a hunter stands in a hidden hideout")
    return found


def broken_tokens(g: Fury) -> list[str]:
    found: list[str] = []
    for name, count, most in (
        ("roadblock", len(g.roadblocks), MOST_ROADBLOCKS),
        ("storm", len(g.storms), MOST_STORMS),
        ("fog", len(g.fog), MOST_FOG),
        ("host", len(g.hosts), MOST_HOSTS),
        ("bats", len([h for h in g.hunters if h.bats]), MOST_BATS),
        ("despair", g.despair, MOST_DESPAIR),
    ):
        if count > most:
            found.append(f"more {name} tokens than there are")
    rumors = len([hideout for hideout in g.hideouts() if hideout.rumor])
    if g.dracula.rumors < 0 or g.dracula.rumors + rumors > 1 + g.despair:
        found.append("more rumors than were gained")
    if any(place not in CITIES for place in g.fog + g.hosts + g.holy_ground):
        found.append("a token lies where none can")
    return found
