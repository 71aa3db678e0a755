"""Combats of Fury of Dracula for tests: at dusk, at dawn, with a vampire by day and by night.

    chase = dusk(godalming="knife", seward="")
    chase.until("choose")
    chase.holds("claws")
    chase.fights("claws", godalming="knife", seward="punch")

Each hunter is named with the cards he holds. A fight stops at its first question: the start of the
combat, if somebody holds cards, or else the choice of cards.
"""

from tests.games.fury_of_dracula.chase import NAMES, Chase


def seated(dracula: str, city: str, fighters: dict[str, str], **options: str) -> Chase:
    """The fighters with their cards in this city, the others far away."""
    where = dict.fromkeys(fighters, city)
    chase = Chase(**where, dracula=dracula, **options)
    for name, cards in fighters.items():
        chase.gives(name, *cards.split())
    return chase


def first_question(chase: Chase, fighters: dict[str, str]) -> None:
    chase.until("combat-start" if any(fighters.values()) else "choose")


def dusk(pride: str = "earlier-cards", seats: str = "5", **fighters: str) -> Chase:
    """They drive to Leipzig, where Dracula is, and fight him at dusk."""
    fighters = fighters or {"godalming": ""}
    chase = seated("leipzig", "berlin", fighters, seats=seats, pride=pride)
    for name in sorted(fighters, key=NAMES.index):
        chase.until("action", name)
        chase.act(name, "drive leipzig")
    first_question(chase, fighters)
    return chase


def dawn(**fighters: str) -> Chase:
    """Dracula comes to Nuremberg, where they are, and fights them at dawn."""
    fighters = fighters or {"godalming": ""}
    chase = seated("leipzig", "nuremberg", fighters)
    chase.until("prowl")
    chase.act("dracula", "move nuremberg")
    first_question(chase, fighters)
    return chase


def ambush(vampire: str = "reckless_vampire", **what: str) -> Chase:
    """Godalming is ambushed in Leipzig by day; Dracula is in Madrid."""
    chase = Chase(godalming="berlin", dracula="madrid", **what)
    chase.hideout(2, "leipzig", encounters=[vampire])
    chase.act("godalming", "drive leipzig")
    chase.act("dracula", f"ambush {vampire}")
    return chase


def search(vampire: str = "reckless_vampire", **what: str) -> Chase:
    """Godalming finds the vampire in Leipzig at night."""
    chase = Chase(godalming="berlin", dracula="madrid", **what)
    chase.hideout(2, "leipzig", encounters=[vampire])
    chase.act("godalming", "drive leipzig")
    chase.act("dracula", "done")
    chase.until("action", "godalming")
    chase.act("godalming", "search", f"meet {vampire}")
    return chase


def rounds(chase: Chase, *cards: str, **answers: str) -> None:
    """Combat rounds in which Dracula plays these cards and every hunter repeats his two cards.

    A hunter's two cards stand with a space between them: `godalming="punch dodge"`.
    """
    for n, each in enumerate(cards):
        chase.until("choose")
        chase.holds(each)
        chase.fights(each, **{name: pair.split()[n % 2] for name, pair in answers.items()})
