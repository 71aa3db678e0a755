"""Scenes with an event of Dracula: he gets it, holds it at the end of his phase, or has an ally."""

from duskmoot.games.fury_of_dracula.cards.table import named
from tests.games.fury_of_dracula.chase import Chase


def received(name: str, *held: str, **what: str) -> Chase:
    """Dracula, with these events, gets another one by a supply in the first night."""
    chase = Chase(seward="paris", **what)
    chase.gives("dracula", *held)
    chase.until("action", "mina")
    chase.act("mina", "done")
    chase.until("action", "seward")
    chase.event_at_bottom(name)
    chase.act("seward", "supply")
    return chase


def at_the_end(name: str, **what: str) -> Chase:
    """Dracula holds this event at the end of his first phase."""
    chase = Chase(**what)
    chase.gives("dracula", name)
    chase.until("place-encounter")
    chase.act("dracula", chase.legal("dracula")[0])
    chase.until("phase-event")
    return chase


def enlisted(name: str, **what: str) -> Chase:
    """This ally stands before Dracula from the beginning."""
    chase = Chase(**what)
    chase.draw(chase.g.event_deck, name)
    chase.dracula.allies.append(named(name))
    return chase
