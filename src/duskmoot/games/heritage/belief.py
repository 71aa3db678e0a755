"""What a seat can say about hidden things: own-clan cards in rivals' hands, decks, tokens."""

from __future__ import annotations

from duskmoot.games.heritage.cards import VAMPIRES
from duskmoot.games.heritage.chronicle.annals import returned
from duskmoot.games.heritage.lines import clan_deck
from duskmoot.games.heritage.pieces import BOARD_DATA, CAMARILLA, NONE, SABBAT, TOKEN_VALUES
from duskmoot.games.heritage.state import Bloodline, Heritage
from duskmoot.kernel.view import IMAGINED


def believe(g: Heritage, seat: int) -> None:
    for b in g.bloodlines:
        if b.hand or b.deck:
            deal_intrigues(g, b, b.seat == seat)
    deal_characters(g, seat)
    if g.regions:
        deal_tokens(g, CAMARILLA)
        deal_tokens(g, SABBAT)


def deal_intrigues(g: Heritage, b: Bloodline, own: bool) -> None:
    """A clan's cards are known; those not in the open are in hand or deck.

    What all have seen go to the hand is there.
    """
    lying = b.discard + b.playing + b.declared + b.market + b.edict
    lying += b.hand if own else b.seen
    hidden = [card for card in clan_deck(g, b.clan) if card not in lying]
    g.chance.shuffle(IMAGINED, hidden)
    if not own:
        drawn = len(b.hand) - len(b.seen)
        b.hand = b.seen + hidden[:drawn]
        hidden = hidden[drawn:]
    b.deck = hidden


def deal_characters(g: Heritage, seat: int) -> None:
    """All that lie nowhere in the open are in the deck, or before whoever searches it."""
    if not g.boards:
        return
    seen = [False] * len(VAMPIRES)
    for character in in_the_open(g):
        seen[character] = True
    if seat >= 0:
        for character in g.bloodlines[seat].searched:
            seen[character] = True
    unseen = [c for c in range(len(g.blood)) if not seen[c] and g.blood[c]]
    for b in g.bloodlines:
        if b.searched and b.seat != seat:
            b.searched = unseen
            unseen = []
    g.chance.shuffle(IMAGINED, unseen)
    g.deck = unseen


def in_the_open(g: Heritage) -> list[int]:
    found = g.queue + g.discard + g.incoming
    if g.chapter:
        found += in_havens(g) + returned(g)
    for b in g.bloodlines:
        found += b.line + [tucked & 255 for tucked in b.tucked]
        if b.aside != NONE:
            found.append(b.aside)
    return found


def in_havens(g: Heritage) -> list[int]:
    """Who was saved there; an agent of this chapter still stands in a bloodline."""
    lines = [b.line for b in g.bloodlines]
    return [v for v in g.havens if v != NONE and not any(v in line for line in lines)]


def deal_tokens(g: Heritage, side: int) -> None:
    """Numbered tokens of one side that nobody has seen, over regions and start place."""
    hidden = all_tokens(side)
    for token in g.spent:
        if token in hidden:
            hidden.remove(token)
    for region in g.regions:
        for i in range(len(region.sides)):
            if region.sides[i] == side and region.shown[i] != NONE:
                hidden.remove(region.shown[i])
    g.chance.shuffle(IMAGINED, hidden)
    for region in g.regions:
        for i in range(len(region.sides)):
            if region.sides[i] == side:
                known = region.shown[i]
                region.tokens[i] = hidden.pop() if known == NONE else known
    if side == CAMARILLA:
        g.camarilla = hidden
    else:
        g.sabbat = hidden


def all_tokens(side: int) -> list[int]:
    values: list[int] = BOARD_DATA["sabbat_wars"]["values"]
    return [side * TOKEN_VALUES + value - 1 for value in values]
