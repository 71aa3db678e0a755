"""Trail, hideouts and lairs (book: 'Trail', 'Hideouts', 'Lairs', 'Hide')."""

from __future__ import annotations

from duskmoot.games.fury_of_dracula import evidence, tales
from duskmoot.games.fury_of_dracula.board import HIDE, NOWHERE, is_city, is_sea
from duskmoot.games.fury_of_dracula.cards.table import CARDS, named
from duskmoot.games.fury_of_dracula.pieces import Hideout
from duskmoot.games.fury_of_dracula.rules.hunters.damage import present
from duskmoot.games.fury_of_dracula.sheets import COMBAT, NONE, SPACES
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.kernel.zones import holds


def current(g: Fury) -> int:
    """Where Dracula is: the leftmost location card, if it has not been cleared away."""
    if g.dracula.lost != NOWHERE:
        return g.dracula.lost
    return leftmost(g)


def leftmost(g: Fury) -> int:
    for hideout in g.trail:
        if hideout.location() != NOWHERE:
            return hideout.location()
    return NOWHERE


def current_nest(g: Fury) -> int:
    """The space of his current location, or NONE while no card of it lies there."""
    if g.dracula.lost != NOWHERE:
        return NONE
    for space in range(SPACES):
        if g.trail[space].location() != NOWHERE:
            return space
    return NONE


def leave_trail(g: Fury, hideout: Hideout) -> None:
    """The card of his location is about to go: he stays there, as secret as his card was."""
    g.dracula.lost = hideout.location()
    g.dracula.figure = g.dracula.lost if hideout.faceup else NOWHERE


def be_on_trail(g: Fury) -> None:
    """A card on the Trail tells again where he is."""
    g.dracula.lost = NOWHERE
    g.dracula.figure = NOWHERE


def at_sea(g: Fury) -> bool:
    return is_sea(current(g))


def on_trail(g: Fury, place: int) -> bool:
    return any(hideout.place() == place for hideout in g.trail)


def lair_of(g: Fury, place: int) -> int:
    """The number of the lair in this place, or NONE."""
    for i, lair in enumerate(g.lairs):
        if lair.location() == place:
            return SPACES + i
    return NONE


def hide_space(g: Fury) -> int:
    for space in range(SPACES):
        if g.trail[space].place() == HIDE:
            return space
    return NONE


def nests_at(g: Fury, place: int) -> list[int]:
    """The hideouts and lairs that a hunter in this place is in, a linked Hide among them."""
    if place < 0:
        return []
    nests = g.trail + g.lairs
    found = [i for i in range(len(nests)) if nests[i].location() == place]
    if found and g.dracula.link == place and hide_space(g) != NONE:
        found.append(hide_space(g))
    return found


def reveal(g: Fury, nest: int) -> None:
    """A location card face up, and with it a linked Hide; that none is linked is learned too."""
    answer_for(g)
    hideout = g.hideouts()[nest]
    space = hide_space(g) if g.dracula.link == hideout.place() else NONE
    evidence.revealed(g, nest, space)
    turn_up(g, hideout)
    if space != NONE:
        turn_up(g, g.trail[space])


def turn_up(g: Fury, hideout: Hideout) -> None:
    if hideout.facedown:
        hideout.faceup.append(hideout.facedown.pop())
        g.tell(tales.REVEALS_PLACE, hideout.faceup[0])


def answer_for(g: Fury) -> None:
    """Hunters learn something about Dracula's secrets, be it that there is nothing to show."""
    g.dracula.answers += 1


def reveal_place(g: Fury, place: int) -> bool:
    """Whether the card of this place lay on the Trail or in a lair."""
    answer_for(g)
    nests = g.trail + g.lairs
    found = [i for i in range(len(nests)) if nests[i].location() == place]
    for nest in found:
        reveal(g, nest)
    if not found:
        evidence.denied(g, place)
    return bool(found)


def clear(g: Fury, hideout: Hideout) -> None:
    """Its cards return to their decks and piles, its tokens to the pool."""
    unlink(g, hideout.place())
    hideout.facedown.clear()
    hideout.faceup.clear()
    g.encounter_discard += hideout.encounters + hideout.revealed
    hideout.encounters.clear()
    hideout.revealed.clear()
    hideout.wounds.clear()
    hideout.rumor = False
    for card in hideout.powers:
        if CARDS[card].deck == "combat":
            g.combat_deck.append(card)
            g.chance.shuffle(COMBAT, g.combat_deck)
    hideout.powers.clear()


def unlink(g: Fury, place: int) -> None:
    """Hide, or the location that it is linked to, leaves the Trail."""
    if place == HIDE or place == g.dracula.link:
        g.dracula.link = NOWHERE


def discard_encounter(g: Fury, hideout: Hideout, card: int) -> None:
    """A revealed encounter, with the damage on it."""
    at = hideout.revealed.index(card)
    hideout.revealed.pop(at)
    hideout.wounds.pop(at)
    g.encounter_discard.append(card)


def turn_up_encounter(hideout: Hideout, card: int) -> None:
    """Face up, where all can see it."""
    hideout.encounters.remove(card)
    hideout.revealed.append(card)
    hideout.wounds.append(0)


def clear_empty_lairs(g: Fury) -> None:
    """A lair that a hunter is in does not last without an encounter."""
    for i, lair in enumerate(g.lairs):
        bare = not lair.encounters and not lair.revealed
        if bare and is_city(lair.location()) and present(g, lair.location()):
            evidence.cleared(g, SPACES + i)
            clear(g, lair)
            g.tell(tales.LAIR_CLEARED)


def holds_power(g: Fury, name: str) -> bool:
    """Whether this power card lies on the Trail."""
    if name == "hide":
        return hide_space(g) != NONE
    card = named(name)
    return any(holds(hideout.powers, card) for hideout in g.trail)


def holy(g: Fury) -> list[int]:
    """Cities that Dracula cannot enter."""
    return g.holy_ground + g.hosts


def is_holy(g: Fury, place: int) -> bool:
    return holds(g.holy_ground, place) or holds(g.hosts, place)
