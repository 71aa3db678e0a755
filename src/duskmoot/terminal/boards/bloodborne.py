"""The Chalice Dungeon in the terminal: the horror, the Hunters round it, the Upgrades."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from duskmoot.games import data
from duskmoot.games.bloodborne import verbs
from duskmoot.games.bloodborne.cards.table import CARDS, DICE_FACES, DOUBTED_YELLOW, ENEMIES
from duskmoot.games.bloodborne.state import NONE, YELLOW_DIE
from duskmoot.kernel.acts import noun, verb
from duskmoot.kernel.view import View
from duskmoot.kernel.zones import without
from duskmoot.speech import Speech
from duskmoot.terminal.boards.board import BARE, WHOLE, Board, Canvas
from duskmoot.terminal.look import aligned, bar, one_line, panel, side_by_side

STEPS: Final[int] = 8
STEP_OF: Final[dict[str, int]] = {
    "play-card": 1,
    "bring-weapon": 2,
    "aim": 3,
    "take-back": 5,
    "drop-card": 6,
    "take-upgrade": 7,
    "remove-card": 7,
}
RANKS: Final[list[str]] = ["monster", "boss", "final"]
FILES: Final[list[str]] = ["starting_cards", "upgrades", "monsters", "bosses", "final_bosses"]
RECONSTRUCTED: Final[str] = "°"
LANTERN: Final[str] = "✦"


def doubts() -> dict[str, list[str]]:
    """By card: what about it no source tells us and we reconstructed."""
    rows = [row for name in FILES for row in data.table("bloodborne", f"{name}.toml")["card"]]
    return {
        row["id"]: [field for field, how in row["confidence"].items() if how == "reconstructed"]
        for row in rows
    }


DOUBTS: Final[dict[str, list[str]]] = doubts()


class BloodborneBoard(Board):
    on_table = frozenset(
        {"offered", "first-player", "round-begins", "recovers", "final-boss-chosen"}
    )

    def table(self, seen: View, canvas: Canvas) -> list[RenderableType]:
        if canvas.detail == BARE:
            top = [
                heading(seen, canvas),
                *enemy_lines(seen, canvas),
                *final_boss_line(seen, canvas),
            ]
        else:
            top = [heading(seen, canvas), dungeon(seen, canvas)]
        if canvas.detail == WHOLE:
            return [*top, hunters(seen, canvas), *upgrades(seen, canvas), *hand(seen, canvas)]
        return [*top, hunters(seen, canvas), *titles(seen, canvas)]

    def beside(self, act: int, seen: View, canvas: Canvas) -> Text:
        game = canvas.speech.game
        assert game is not None
        if game.vocabulary.verbs[verb(act)].kind == "card":
            return card_text(noun(act), canvas.speech)
        if verb(act) == verbs.AIM:
            collected = seen.table["hunters"][noun(act)]["collected"]
            return Text(f"{canvas.speech.say('word-collected')}: {collected}", "second")
        return Text()


# The heading: the round, its steps, the First Player.


def heading(seen: View, canvas: Canvas) -> RenderableType:
    say = canvas.speech.say
    step = STEP_OF.get(seen.question, 0)
    title = Text(f"{say('word-round')} {seen.table['round']}", "now")
    first = canvas.names[seen.table["first"]]
    title.append(f"   {LANTERN} ", "candle").append(
        f"{say('word-first-player')}: {first}", "second"
    )
    if canvas.wide():
        title = Text(f"{say('game-title')}   ", "name").append(title)
        strip = Text()
        for n in range(1, STEPS + 1):
            strip.append(f" {n} {say(f'board-step-{n}')} ", "pressed" if n == step else "faint")
        return Group(title, strip)
    if step:
        named = say("board-step", n=step, step=say(f"board-step-{step}"))
        title.append(f"   {named}", "candle")
    return title


# The dungeon: the enemy and the Final Boss.


def dungeon(seen: View, canvas: Canvas) -> RenderableType:
    say = canvas.speech.say
    number = seen.table["enemy"]
    left = f"{say('word-dungeon-left')}: {seen.table['dungeon']}"
    if number == NONE:
        empty = Text(say("board-no-enemy"), "faint")
        return panel(Group(empty, *final_boss(seen, canvas)), say("board-dungeon"), left)
    rank = say(f"rank-{RANKS[ENEMIES[number].rank]}")
    title = f"{canvas.speech.title('enemy', number)} · {rank}"
    enemy = Group(enemy_facts(seen, canvas.speech), ability(number, canvas.speech))
    last = final_boss(seen, canvas)
    if canvas.wide() and last:
        return panel(side_by_side(enemy, Group(*last)), title, left)
    return panel(Group(enemy, *last), title, left)


def enemy_facts(seen: View, speech: Speech) -> Table:
    facts = Table.grid(padding=(0, 2))
    facts.add_row(Text(speech.say("word-echoes"), "faint"), echoes(seen, speech))
    facts.add_row(Text(speech.say("word-die"), "faint"), die(seen, speech))
    types = ENEMIES[seen.table["enemy"]].types
    trophies = ", ".join(speech.title("trophy", number) for number in types)
    facts.add_row(Text(speech.say("word-trophies"), "faint"), Text(trophies))
    return facts


def final_boss(seen: View, canvas: Canvas) -> list[RenderableType]:
    """Nothing where the Final Boss is the enemy in play."""
    number = seen.table["final_boss"]
    if seen.table["enemy"] == number:
        return []
    name = Text(f"{canvas.speech.say('word-final-boss')}: ", "faint")
    name.append(canvas.speech.title("enemy", number), "name")
    return [name, ability(number, canvas.speech)]


def echoes(seen: View, speech: Speech) -> Text:
    left, full = seen.table["echoes"], seen.table["full"]
    said = speech.say("board-echoes", left=left, full=full)
    return bar(left, full, "blood").append(f" {said}", "name")


def die(seen: View, speech: Speech) -> Text:
    """The enemy's die with its faces, and what it has shown this round."""
    enemy = ENEMIES[seen.table["enemy"]]
    doubted = seen.table["options"][YELLOW_DIE] == 1 and enemy.die == "yellow"
    faces = DOUBTED_YELLOW if doubted else DICE_FACES[enemy.lantern]
    text = Text(speech.title("die", enemy.lantern), enemy.die)
    text.append(f"  {' '.join(speech.title('face', face) for face in faces)}", "faint")
    if seen.table["rolls"]:
        rolled = " ".join(speech.title("face", face) for face in seen.table["rolls"])
        text.append(f"   {speech.say('board-rolled', faces=rolled)}", "now")
    return text


def ability(number: int, speech: Speech) -> Text:
    text = Text(speech.text("enemy", number), "second")
    doubted = [speech.say(f"board-doubt-{field}") for field in DOUBTS[ENEMIES[number].id]]
    if doubted:
        text.append(
            f" {RECONSTRUCTED} {speech.say('board-doubts', what=', '.join(doubted))}", "faint"
        )
    return text


def enemy_lines(seen: View, canvas: Canvas) -> list[RenderableType]:
    """The enemy in two rows."""
    number = seen.table["enemy"]
    if number == NONE:
        return [Text(canvas.speech.say("board-no-enemy"), "faint")]
    name = Text(canvas.speech.title("enemy", number), "name")
    facts = [name, echoes(seen, canvas.speech), die(seen, canvas.speech)]
    return [one_line(Text("  ").join(facts)), one_line(ability(number, canvas.speech))]


def final_boss_line(seen: View, canvas: Canvas) -> list[RenderableType]:
    number = seen.table["final_boss"]
    if seen.table["enemy"] == number:
        return []
    name = Text(f"{canvas.speech.say('word-final-boss')}: ", "faint")
    name.append(str(canvas.speech.noun("enemy", number, [])["enemy"]), "name")
    return [one_line(name.append("  ").append(ability(number, canvas.speech)))]


# The Hunters.


def hunters(seen: View, canvas: Canvas) -> RenderableType:
    """One row for each Hunter; where the terminal is narrow, cards stand in a row below."""
    say = canvas.speech.say
    words = ["health", "collected", "banked", "trophies", "hand"]
    rows = [[Text(), *[Text(say(f"word-{word}"), "faint") for word in words]]]
    rows += [numbers(h, seen, canvas) for h in seen.table["hunters"]]
    bare = canvas.detail == BARE
    lines = aligned(rows, 1 if bare else 2)
    grid = Table.grid()
    if canvas.wide() and not bare:
        grid.add_column(width=lines[0].cell_len)
    grid.add_row(lines[0])
    for line, hunter in zip(lines[1:], seen.table["hunters"]):
        played = cards_of(hunter, seen, canvas)
        if bare:
            grid.add_row(one_line(line.append(played)))
        elif canvas.wide():
            grid.add_row(line, played)
        else:
            grid.add_row(line)
            if played:
                grid.add_row(Padding(played, (0, 0, 0, 4)))
    return grid if bare else panel(grid, say("board-hunters"))


def numbers(hunter: dict[str, Any], seen: View, canvas: Canvas) -> list[Text]:
    """Name, health, collected and banked echoes, trophies, number of cards in hand."""
    seat = hunter["seat"]
    gone = hunter["dead"] or hunter["out"]
    name = Text(f"{LANTERN} " if seat == seen.table["first"] else "  ", "candle")
    name.append(canvas.names[seat], "faint" if gone else "name")
    if seat == seen.seat:
        name.append(f" ({canvas.speech.say('word-you')})", "candle")
    full = ENEMIES[seen.table["final_boss"]].full_health()
    health = bar(hunter["health"], full, "blood").append(f" {hunter['health']}")
    tracks = [
        Text(
            f"{canvas.speech.title('trophy', n)[0].upper()}{spaces}", "name" if spaces else "faint"
        )
        for n, spaces in enumerate(hunter["trophies"])
    ]
    hand = hunter["hand"] if isinstance(hunter["hand"], int) else len(hunter["hand"])
    counts = [str(hunter["collected"]), str(hunter["banked"])]
    return [
        name,
        health,
        *[Text(count) for count in counts],
        Text(" ").join(tracks),
        Text(str(hand)),
    ]


def cards_of(hunter: dict[str, Any], seen: View, canvas: Canvas) -> Text:
    """What the Hunter does this round, the open discard pile, and the hand that it leaves."""
    say = canvas.speech.say
    seat = hunter["seat"]
    parts: list[Text] = []
    if hunter["dead"] or hunter["out"]:
        parts.append(Text(f"✝ {say('word-out' if hunter['out'] else 'word-dead')}", "blood"))
    if hunter["revealed"]:
        played = " → ".join(canvas.speech.title("card", card) for card in hunter["revealed"])
        parts.append(Text(played, "dead" if hunter["cancelled"] else "now"))
    if seen.table["sealed"][seat] != NONE:
        parts.append(Text(f"✓ {say('word-chose')}", "second"))
    elif seat in seen.table["asked"]:
        parts.append(Text(f"… {say('board-choosing')}", "candle" if seat == seen.seat else "faint"))
    if hunter["discard"]:
        used = listed(hunter["discard"], canvas.speech)
        parts.append(Text(f"{say('word-discard')}: {used}", "faint"))
    if seat != seen.seat and not hunter["out"]:
        held = listed(hand_of(hunter), canvas.speech)
        parts.append(Text(f"{say('word-hand')}: {held}", "faint"))
    return Text("  ").join(parts)


def hand_of(hunter: dict[str, Any]) -> list[int]:
    """The hand of any Hunter: every card comes from an open source, so it can be worked out."""
    return without(hunter["owned"], hunter["discard"] + hunter["revealed"])


# Cards: the Available Upgrades and the own hand.


def card_text(number: int, speech: Speech) -> Text:
    kind = CARDS[number].kind
    text = Text(f"{speech.say(f'kind-{kind}')}. ", kind)
    text.append(speech.text("card", number), "second")
    return text.append(f" {RECONSTRUCTED}", "faint") if DOUBTS[CARDS[number].id] else text


def card_rows(cards: list[int], canvas: Canvas) -> Table:
    """Each card once, with its text."""
    grid = Table.grid(padding=(0, 2))
    for card in dict.fromkeys(cards):
        name = Text(counted(card, cards, canvas.speech), "name", no_wrap=True)
        grid.add_row(name, card_text(card, canvas.speech))
    return grid


def counted(card: int, cards: list[int], speech: Speech) -> str:
    copies = cards.count(card)
    return f"{speech.title('card', card)} ×{copies}" if copies > 1 else speech.title("card", card)


def listed(cards: list[int], speech: Speech) -> str:
    return ", ".join(counted(card, cards, speech) for card in dict.fromkeys(cards))


def chosen_from(seen: View, kind_of_act: int) -> list[int]:
    """The cards that the legal acts of this verb already show with their texts."""
    return [noun(act) for act in seen.acts if verb(act) == kind_of_act]


def displayed(seen: View) -> list[int]:
    """The Available Upgrades that are not among the legal acts."""
    return [card for card in seen.table["display"] if card not in chosen_from(seen, verbs.TAKE)]


def upgrades(seen: View, canvas: Canvas) -> list[RenderableType]:
    shown = displayed(seen)
    left = f"{canvas.speech.say('word-upgrades-left')}: {seen.table['upgrades']}"
    return (
        [panel(card_rows(shown, canvas), canvas.speech.say("word-display"), left)] if shown else []
    )


def hand(seen: View, canvas: Canvas) -> list[RenderableType]:
    shown = held(seen)
    return [panel(card_rows(shown, canvas), canvas.speech.say("word-hand"))] if shown else []


def held(seen: View) -> list[int]:
    """The cards in hand that are not among the legal acts."""
    if seen.seat < 0:
        return []
    shown_by = [verbs.PLAY, verbs.BRING, verbs.DROP, verbs.REMOVE]
    offered = [card for kind in shown_by for card in chosen_from(seen, kind)]
    own: list[int] = seen.table["hunters"][seen.seat]["hand"]
    return [card for card in own if card not in offered]


def titles(seen: View, canvas: Canvas) -> list[RenderableType]:
    """Upgrades and hand without their texts, each in one row."""
    rows = {"word-display": displayed(seen), "word-hand": held(seen)}
    return [
        one_line(
            Text(f"{canvas.speech.say(word)}: ", "faint").append(
                listed(cards, canvas.speech), "second"
            )
        )
        for word, cards in rows.items()
        if cards
    ]
