"""Positions of Heritage for tests that read like play.

    court = Court(anna="brujah", boris="ventrue")
    court.tree("anna", '''
        smith: war high power=2
          page: secrets exhausted
        monk: science torpor notoriety=1
    ''')
    court.hand("anna", "bru_clenched_fist")
    court.act("anna", "play bru_clenched_fist")
    court.act("anna", "lead smith")
    assert court["smith"].power == 3

Players are anna, boris, clara and dmitri, in this order of seats; anna is first player and it is
her turn unless the test says otherwise. A clan leader goes by the name of its player; "brujah:1"
takes the other side of the leader card. Other vampires have the names the test gives them: each
is a character with the attributes that stand behind the name, any where nothing is said. A line
may also give power= notoriety= boons= (own ones, or whose: boons=boris:2), ankhs=north:1,
title=harpy, exhausted, torpor, ancilla or ancilla=war_brand, blood=ventrue, tucked=war_brand.
"""

from typing import Any

import duskmoot.games  # noqa: F401
from duskmoot.games.heritage.cards import ABILITY_NAMES, CHARACTERS, VAMPIRES
from duskmoot.games.heritage.effects.compile import fill
from duskmoot.games.heritage.effects.machine import start
from duskmoot.games.heritage.effects.scripts import SCRIPTS, Script, of_ability, of_intrigue
from duskmoot.games.heritage.lines import ANCILLA, boons_of, boons_on, clan_deck, owner_of
from duskmoot.games.heritage.pieces import (
    BOARD_NAMES,
    CLAN_NAMES,
    EXHAUSTED,
    NONE,
    NORTH,
    TITLE_NAMES,
    TORPOR,
    VALUE_NAMES,
)
from duskmoot.games.heritage.rules.end import points, total
from duskmoot.games.heritage.rules.recruit import join
from duskmoot.games.heritage.rules.turn import TURN
from duskmoot.games.heritage.state import Bloodline, Heritage, thread
from duskmoot.kernel import flow
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.flow import ForEach, Repeat, frame
from duskmoot.kernel.game import Setting, find
from duskmoot.kernel.view import View, view

GAME = find("heritage")
NAMES = ["anna", "boris", "clara", "dmitri"]
USUAL = {"anna": "brujah", "boris": "ventrue"}


class Piece:
    """A vampire on the table, by name."""

    def __init__(self, g: Heritage, number: int) -> None:
        self.number = number
        self.seat = owner_of(g, number)
        assert self.seat != NONE, f"{VAMPIRES[number].id} is in no bloodline"
        b = g.bloodlines[self.seat]
        self.place = b.line.index(number)
        self.power = b.power[self.place]
        self.notoriety = b.notoriety[self.place]
        self.boons = boons_on(b, self.place)
        self.boons_of = {NAMES[s]: boons_of(b, self.place, s) for s in range(len(g.bloodlines))}
        self.exhausted = bool(b.marks[self.place] & EXHAUSTED)
        self.torpor = bool(b.marks[self.place] & TORPOR)
        self.ankhs = [b.ankhs[self.place] >> (4 * i) & 15 for i in range(4)]
        self.titles = [t for i, t in enumerate(TITLE_NAMES) if b.titles[self.place] >> i & 1]
        self.owner = NAMES[self.seat]


def invented(rows: list[dict[str, Any]]) -> int:
    """A script that no card prints; it is forgotten when the test is over (conftest.py)."""
    script = Script()
    SCRIPTS.append(script)
    number = len(SCRIPTS) - 1
    fill(script, rows)
    return number


class Court:
    """A table at a turn, with what the test puts on it."""

    def __init__(
        self,
        turn: str = "anna",
        first: str = "anna",
        round: int = 1,
        seed: int = 1,
        options: dict[str, str] | None = None,
        legacy: str = "",
        **clans: str,
    ) -> None:
        clans = clans or USUAL
        chosen = {"events": "none"} | (options or {})
        setting = Setting(GAME, len(clans), GAME.choose(chosen), key_from_seed(seed), legacy)
        g = GAME.begin(setting, True)
        assert isinstance(g, Heritage)
        self.g: Heritage = g
        self.aliases: dict[str, int] = {}
        for i in range(len(clans)):
            seat = g.asked[0]
            clan, _, side = clans[NAMES[seat]].partition(":")
            flow.apply(g, seat, GAME.vocabulary.read(f"choose-clan {clan}"))
            leader = flow.legal(g, seat)[int(side or 0)]
            flow.apply(g, seat, leader)
        for b in g.bloodlines:
            self.aliases[NAMES[b.seat]] = b.line[0]
            b.deck = clan_deck(g, b.clan)[:]
            b.hand = []
            b.seen = []
        g.round = round
        g.first = NAMES.index(first)
        self.turn_of(turn)
        self.hush()

    def turn_of(self, name: str) -> None:
        """It is now this player's turn, at its start; those before it have had theirs."""
        g = self.g
        outlines = {outline.name: outline.number for outline in GAME.outlines}
        g.stack = []
        for outline, part in (("game", Repeat), ("round", ForEach)):
            each = frame(outlines[outline], NONE)
            steps = GAME.outlines[each.outline].steps
            at = next(n for n, step in enumerate(steps) if isinstance(step, part))
            each.step = at if part is Repeat else at + 1
            g.stack.append(each)
        order = g.clockwise(g.first)
        for seat in reversed(order[order.index(NAMES.index(name)) :]):
            g.stack.append(frame(TURN.number, seat))
        g.threads = []
        g.asked = []
        flow.run(g)

    def hush(self) -> None:
        """What has been told so far is forgotten."""
        self.g.story = []

    # What lies on the table.

    def player(self, name: str) -> Bloodline:
        return self.g.bloodlines[NAMES.index(name)]

    def __getitem__(self, alias: str) -> Piece:
        return Piece(self.g, self.aliases[alias])

    def has(self, name: str, **fields: Any) -> None:
        """Fields of a bloodline as they are."""
        for field, value in fields.items():
            assert hasattr(self.player(name), field), field
            setattr(self.player(name), field, value)

    def leader(self, name: str, tokens: str) -> None:
        """Tokens on the clan leader, in the words of a tree: "power=5 boons=0 exhausted"."""
        for word in tokens.split():
            self._lay(self.player(name), 0, word)

    def tree(self, name: str, text: str) -> None:
        """The bloodline below the clan leader; indentation says who is whose childe."""
        b = self.player(name)
        lines = [line for line in text.splitlines() if line.strip()]
        above: list[tuple[int, int]] = [(-1, 0)]
        for line in lines:
            depth = len(line) - len(line.lstrip())
            alias, _, words = line.strip().partition(":")
            while above[-1][0] >= depth:
                above.pop()
            number = self.character(alias.strip(), words)
            self.g.queue[:] = [c for c in self.g.queue if c != number]
            self.g.deck[:] = [c for c in self.g.deck if c != number]
            join(b, number, above[-1][1])
            place = len(b.line) - 1
            above.append((depth, place))
            for word in words.split():
                if word not in VALUE_NAMES:
                    self._lay(b, place, word)
        b.recruits = len(b.line) - 1
        self.fill_queue()

    def _lay(self, b: Bloodline, place: int, word: str) -> None:
        key, _, value = word.partition("=")
        if key in ("exhausted", "torpor"):
            b.marks[place] = EXHAUSTED if key == "exhausted" else TORPOR
        elif key in ("power", "notoriety"):
            getattr(b, key)[place] = int(value)
        elif key == "boons":
            whose, _, n = value.partition(":") if ":" in value else (NAMES[b.seat], "", value)
            shift = 4 * NAMES.index(whose)
            b.boons[place] = b.boons[place] & ~(15 << shift) | int(n) << shift
        elif key == "ankhs":
            direction, _, n = value.partition(":")
            b.ankhs[place] += int(n) << (4 * (VALUE_NAMES.index(direction) - NORTH))
        elif key == "title":
            b.titles[place] |= 1 << TITLE_NAMES.index(value)
        elif key == "tucked":
            number = self.character(f"tucked under {place}", f"ancilla={value}")
            self.g.deck.remove(number)
            b.tucked.append(place * 256 + number)
        else:
            assert key in ("ancilla", "blood"), word

    def character(self, alias: str, words: str) -> int:
        """An unused character of the deck that shows these values; it stays where it is."""
        wanted = [VALUE_NAMES.index(word) for word in words.split() if word in VALUE_NAMES]
        given = dict(word.partition("=")[::2] for word in words.split() if word not in VALUE_NAMES)
        ability = given.get("ancilla", "")
        free = [c for c in CHARACTERS if c in self.g.deck and c not in self.aliases.values()]
        for number in free:
            card = VAMPIRES[number]
            fits = all(value in card.values for value in wanted)
            if fits and (not ability or ABILITY_NAMES.index(ability) in card.abilities):
                self.aliases[alias] = number
                side = ANCILLA if "ancilla" in given else 1
                clan = CLAN_NAMES.index(given["blood"]) + 1 if "blood" in given else 0
                blood = list(self.g.blood)
                blood[number] = side + 4 * clan
                self.g.blood = tuple(blood)
                return number
        raise AssertionError(f"no character left for {alias}: {words}")

    def glue(self, alias: str, ability: str) -> None:
        """An ability sticker on a character."""
        glued: list[tuple[int, ...]] = list(self.g.glued) or [()] * len(CHARACTERS)
        glued[self.aliases[alias]] += (ABILITY_NAMES.index(ability),)
        self.g.glued = tuple(glued)

    def queue(self, *entries: str) -> None:
        """From left to right: "smith: war high". What was there goes under the deck."""
        g = self.g
        g.deck[:0] = g.queue
        g.queue = []
        for entry in entries:
            alias, _, words = entry.partition(":")
            number = self.aliases.get(alias.strip(), NONE)
            if words.strip() or number not in g.deck:
                number = self.character(alias.strip(), words)
            g.deck.remove(number)
            g.queue.append(number)
        self.fill_queue()

    def fill_queue(self) -> None:
        while len(self.g.queue) < 5 and self.g.deck:
            used = self.aliases.values()
            self.g.queue.insert(0, next(c for c in reversed(self.g.deck) if c not in used))
            self.g.deck.remove(self.g.queue[0])

    def deck(self, *entries: str) -> None:
        """The next characters of the deck, the top one first."""
        numbers = [
            self.character(*[part.strip() for part in (e + ":").split(":")[:2]]) for e in entries
        ]
        self.g.deck = [c for c in self.g.deck if c not in numbers] + numbers[::-1]

    def hand(self, name: str, *cards: str) -> None:
        """Intrigues in hand; the other ones of the clan stay in the deck."""
        b = self.player(name)
        b.hand = [GAME.vocabulary.number("intrigue", card) for card in cards]
        b.deck = [card for card in b.deck if card not in b.hand]

    def draws(self, name: str, *cards: str) -> None:
        """The next cards of a player's intrigue deck, the top one first."""
        b = self.player(name)
        numbers = [GAME.vocabulary.number("intrigue", card) for card in cards]
        b.deck = [card for card in b.deck if card not in numbers] + numbers[::-1]

    # What happens.

    def read(self, text: str) -> int:
        verb, _, name = text.partition(" ")
        if name in NAMES and verb in ("opponent", "boon", "first"):
            return GAME.vocabulary.read(f"{verb} {NAMES.index(name)}")
        if name in self.aliases:
            return GAME.vocabulary.read(f"{verb} {VAMPIRES[self.aliases[name]].id}")
        return GAME.vocabulary.read(text)

    def spell(self, act: int) -> str:
        text = GAME.vocabulary.spell(act)
        verb, _, name = text.partition(" ")
        if verb in ("opponent", "boon", "first"):
            return f"{verb} {NAMES[int(name)]}"
        ids = {VAMPIRES[number].id: alias for alias, number in self.aliases.items()}
        return f"{verb} {ids.get(name, name)}" if name else text

    def act(self, name: str, *texts: str) -> None:
        """Legal acts of this player, one after another."""
        for text in texts:
            seat = NAMES.index(name)
            assert seat in self.g.asked, f"{name} is not asked; {self.asks()}"
            act = self.read(text)
            why = flow.question(self.g).why_not(self.g, seat, act)
            assert not why, f"{text}: {why}; {self.asks()}: {self.offers(name)}"
            flow.apply(self.g, seat, act)

    def refusal(self, name: str, text: str) -> str:
        """The clause against an act, "" if there is none, "not-offered" if it is no answer."""
        assert NAMES.index(name) in self.g.asked, f"{name} is not asked; {self.asks()}"
        return flow.question(self.g).why_not(self.g, NAMES.index(name), self.read(text))

    def offers(self, name: str) -> list[str]:
        """All legal acts of a player."""
        return [self.spell(act) for act in flow.legal(self.g, NAMES.index(name))]

    def asks(self) -> str:
        """Who is asked what: "anna what-now"."""
        g = self.g
        return f"{NAMES[g.asked[0]]} {flow.question(g).key}" if g.asked else ""

    def plays(self, name: str, subject: str, card: str) -> None:
        """The effects of an intrigue or ability resolve for a vampire, without its cost."""
        number = self.aliases.get(subject, NONE)
        b = self.player(name)
        if card in ABILITY_NAMES:
            self.run(of_ability(ABILITY_NAMES.index(card)), name, number, NONE)
            return
        intrigue = GAME.vocabulary.number("intrigue", card)
        for zone in (b.hand, b.deck):
            if intrigue in zone:
                zone.remove(intrigue)
        b.playing.append(intrigue)
        self.run(of_intrigue(intrigue), name, number, intrigue)

    def plays_board(self, name: str, subject: str, card: str) -> None:
        """The effects of a battleground's intrigue; the card stays beside its board."""
        intrigue = GAME.vocabulary.number("intrigue", card)
        self.run(of_intrigue(intrigue), name, self.aliases[subject], intrigue)

    def effects(self, name: str, subject: str, rows: list[dict[str, Any]]) -> None:
        """Effects of no card, written as in the data."""
        self.run(invented(rows), name, self.aliases.get(subject, NONE), NONE)

    def run(self, script: int, name: str, subject: int, card: int) -> None:
        t = thread(script, NAMES.index(name), subject)
        t.card = card
        self.g.asked = []
        start(self.g, t)
        flow.run(self.g)

    # What can be seen and heard.

    def view(self, name: str) -> View:
        return view(self.g, NAMES.index(name))

    def told(self, key: str) -> list[dict[str, Any]]:
        """The lines of this kind, with aliases and names."""
        assert self.g.story is not None
        found: list[dict[str, Any]] = []
        for line in self.g.story:
            if line.tale.key == key:
                parts = zip(line.tale.names, line.tale.kinds, line.values)
                found.append({name: self.named(kind, value) for name, kind, value in parts})
        return found

    def named(self, kind: str, value: int) -> Any:
        if kind == "number":
            return value
        if kind == "seat":
            return NAMES[value]
        if kind == "vampire":
            by_number = {number: alias for alias, number in self.aliases.items()}
            return by_number.get(value, VAMPIRES[value].id)
        return GAME.vocabulary.name(kind, value)

    def points(self, name: str) -> list[int]:
        """Class, temperament, geography board; power, boons, notoriety, events."""
        return points(self.g, NAMES.index(name))

    def total(self, name: str) -> int:
        return total(self.g, NAMES.index(name))

    def childer(self, alias: str) -> list[str]:
        piece = self[alias]
        b = self.g.bloodlines[piece.seat]
        below = [b.line[p] for p in range(len(b.line)) if b.sire[p] == piece.place]
        return [self.named("vampire", number) for number in below]

    def boards(self) -> list[str]:
        return [BOARD_NAMES[board] for board in self.g.boards]
