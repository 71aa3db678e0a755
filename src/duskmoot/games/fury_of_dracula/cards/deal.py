"""Lays out the card tables from the data files; imported once, by spec.py."""

from __future__ import annotations

from duskmoot.games.fury_of_dracula.cards.card import FuryCard
from duskmoot.games.fury_of_dracula.cards.dracula_events import DRACULA_EVENTS
from duskmoot.games.fury_of_dracula.cards.encounters import ENCOUNTERS
from duskmoot.games.fury_of_dracula.cards.fighting import FIGHTING
from duskmoot.games.fury_of_dracula.cards.hunter_events import HUNTER_EVENTS
from duskmoot.games.fury_of_dracula.cards.moments import moments
from duskmoot.games.fury_of_dracula.cards.table import CARDS, DECKS, ROWS
from duskmoot.kernel.cards import cast


def deal_cards() -> None:
    odd = FIGHTING | ENCOUNTERS | HUNTER_EVENTS | DRACULA_EVENTS
    CARDS.extend(cast([{"banner": [], "when": []} | row for row in ROWS], FuryCard, odd))
    names = [card.id for card in CARDS]
    for card in CARDS:
        card.item = card.deck == "item"
        card.event = card.deck == "event"
        card.moments = moments(card.when)
        card.cancels = [names.index(name) for name in card.banner]
        DECKS.setdefault(card.deck, []).extend([card.number] * card.copies)


deal_cards()
