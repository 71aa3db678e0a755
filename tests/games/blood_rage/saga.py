"""Positions of Blood Rage for tests that read like play.

    saga = Saga(age=2)
    saga.has("wolf", gimle=["warrior", "leader"], hand=["tyrs_smash"], rage=4)
    saga.has("bear", fjord_nw=["ship"], hand=["tyrs_crush"])
    saga.act("wolf", "pillage gimle")
    saga.commit(wolf="tyrs_smash", bear="tyrs_crush")
    assert saga["bear"].glory == 3

The clans are wolf, bear, serpent and raven, in this order of seats; wolf is first player and it
is his turn unless the test says otherwise. A saga begins at the first turn of an action phase,
with empty hands, an empty board and all provinces intact but for those the test destroys.
Cards are named by design; a test that means another printing than the newest of the Age up to
now spells it out: "quest_alfheim.1".
"""

from typing import Any

import duskmoot.games  # noqa: F401
from duskmoot.games.blood_rage.board import PLACE_NAMES, RESERVE, VALHALLA
from duskmoot.games.blood_rage.cards.table import CARDS, DECKS, FIGURE_NAMES
from duskmoot.games.blood_rage.rules.actions import TURN
from duskmoot.games.blood_rage.rules.figures import kind_of
from duskmoot.games.blood_rage.rules.upgrade import monster_of
from duskmoot.games.blood_rage.state import (
    ACTION,
    CLAN_NAMES,
    FIGURES,
    MONSTER_SLOTS,
    NONE,
    REWARD_NAMES,
    SLOT_NAMES,
    STAT_NAMES,
    BloodRage,
    Clan,
)
from duskmoot.kernel import flow
from duskmoot.kernel.acts import NOUNS
from duskmoot.kernel.cards import design
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.flow import frame
from duskmoot.kernel.game import Setting, find
from duskmoot.kernel.view import View, view

NAMES = CLAN_NAMES
GAME = find("blood_rage")


def card(name: str, age: int = 3) -> int:
    """The printing of that Age, or the newest before it, or the first after it."""
    if "." in name:
        return GAME.vocabulary.number("card", name)
    printings = [c.number for c in CARDS if design(c.id) == name]
    assert printings, f"no card {name!r}"
    earlier = [number for number in printings if CARDS[number].age <= age]
    return earlier[-1] if earlier else printings[0]


def place(name: str) -> int:
    return {"valhalla": VALHALLA, "reserve": RESERVE}.get(name) or PLACE_NAMES.index(name)


def figure(name: str) -> int:
    return FIGURE_NAMES.index(name)


def new_game(seats: int = 4, seed: int = 1, **options: str) -> BloodRage:
    """A table as setup leaves it, with its story; clans are dealt unless the test says so."""
    chosen = {"clans": "random"} | {k.replace("_", "-"): v for k, v in options.items()}
    g = GAME.begin(Setting(GAME, seats, GAME.choose(chosen), key_from_seed(seed)), True)
    assert isinstance(g, BloodRage)
    return g


class Saga:
    """A table at a turn of the action phase, with what the test puts on it."""

    def __init__(
        self,
        seats: int = 4,
        age: int = 1,
        turn: str = "wolf",
        first: str = "wolf",
        destroyed: list[str] | None = None,
        doom: list[str] | None = None,
        seed: int = 1,
        **options: str,
    ) -> None:
        g = new_game(seats, seed, **options)
        self.g: BloodRage = g
        self.age = age
        for c in g.clans:
            c.name = c.seat
            c.hand.clear()
            c.packet.clear()
            c.passed_on.clear()
        g.age = age
        g.phase = ACTION
        g.first = NAMES.index(first)
        g.destroyed = [place(name) for name in destroyed or []]
        g.ragnarok = [place(name) for name in doom or ["utgard", "andlang", "myrkulor"]]
        g.discard.clear()
        g.rest.clear()
        g.deck = g.deck[: sum(len(deck) for deck in DECKS[seats][age:])]
        self.turn_of(turn)
        assert g.story is not None
        g.story.clear()

    def turn_of(self, name: str) -> None:
        """It is now the turn of this clan, at the start of an action."""
        g = self.g
        g.turn = NAMES.index(name)
        outlines = {outline.name: outline.number for outline in GAME.outlines}
        g.stack = []
        for outline, step in (("game", 5), ("age", 2), ("action", 1), ("next-turn", 1)):
            each = frame(outlines[outline], NONE)
            each.step = step
            g.stack.append(each)
        g.stack.append(frame(TURN.number, g.turn))
        g.asked = []
        g.sealed = [NONE] * len(g.clans)
        flow.run(g)

    # What lies on the table.

    def has(self, name: str, **what: Any) -> None:
        """Figures by place, hand= and quests= by card names, upgrades= by card names in the
        order of their slots, steps such as axes=4 (the step, from 1), and other fields of the
        clan as they are. Monsters need their upgrade first."""
        c = self[name]
        for upgrade in what.pop("upgrades", []):
            self.upgrade(c, upgrade)
        for zone in ("hand", "quests", "buried"):
            if zone in what:
                setattr(c, zone, [card(each, self.age) for each in what.pop(zone)])
        for stat in STAT_NAMES:
            key = f"{stat}_step"
            if key in what:
                c.steps[STAT_NAMES.index(stat)] = what.pop(key) - 1
        for field, value in what.items():
            if field in PLACE_NAMES or field == "valhalla":
                self.put(c, field, value)
            else:
                assert hasattr(c, field), field
                setattr(c, field, value)

    def upgrade(self, c: Clan, name: str) -> None:
        number = card(name, self.age)
        slot = next(slot for slot in CARDS[number].fits if c.slots[slot] == NONE)
        c.slots[slot] = number
        if slot in MONSTER_SLOTS:
            c.figures[monster_of(slot)] = RESERVE

    def put(self, c: Clan, where: str, kinds: list[str]) -> None:
        for kind in kinds:
            f = self.in_reserve(c, kind)
            c.figures[f] = place(where)

    def in_reserve(self, c: Clan, kind: str) -> int:
        for f in range(FIGURES):
            if c.figures[f] == RESERVE and kind_of(c, f) == figure(kind):
                return f
        raise AssertionError(f"no {kind} in the reserve")

    def token(self, province: str, reward: str) -> None:
        self.g.tokens[place(province)] = REWARD_NAMES.index(reward)

    def is_pillaged(self, *provinces: str) -> None:
        self.g.pillaged += [place(name) for name in provinces]

    # What the clans do.

    def act(self, name: str, *spelled: str) -> None:
        """Legal acts one after another, such as act("wolf", "invade warrior", "to gimle")."""
        for each in spelled:
            code = self.code(each)
            assert code in flow.legal(self.g, NAMES.index(name)), (
                each,
                self.legal(name),
                self.asked(),
                self.question(),
            )
            flow.apply(self.g, NAMES.index(name), code)

    def code(self, spelled: str) -> int:
        key, _, noun = spelled.partition(" ")
        verb = GAME.vocabulary.verbs[GAME.vocabulary.codes[key]]
        if verb.kind == "card":
            return verb.code * NOUNS + card(noun, self.age)
        return GAME.vocabulary.read(spelled)

    def stay_away(self) -> None:
        """Nobody (more) joins this call to battle."""
        while self.g.asked and self.question() == "join":
            flow.apply(self.g, self.g.asked[0], 0)

    def commit(self, **cards: str) -> None:
        """Ends the call to battle, then these cards are committed."""
        self.stay_away()
        for name, each in cards.items():
            self.act(name, f"commit {each}")

    def fight(self, where: str, **cards: str) -> None:
        """The first clan pillages, nobody joins, each commits this card ("" for none)."""
        for name, each in cards.items():
            if each:
                self[name].hand.append(card(each, self.age))
        self.act(next(iter(cards)), f"pillage {where}")
        self.commit(**{name: each for name, each in cards.items() if each})
        self.no_late_cards()

    def no_late_cards(self) -> None:
        while self.g.asked and self.question() == "late-card":
            flow.apply(self.g, self.g.asked[0], 0)

    def everybody_passes(self) -> None:
        """All passes to the end of this action phase; other questions are an error."""
        phase = self.g.phase
        while not self.g.over and self.g.phase == phase and self.question() == "action":
            flow.apply(self.g, self.g.asked[0], 0)

    def everybody_drafts(self) -> None:
        """A whole draft in which each takes the first card of each packet."""
        while self.question() == "draft":
            seat = self.g.asked[0]
            flow.apply(self.g, seat, flow.legal(self.g, seat)[0])

    def draft_anything(self) -> None:
        """Everybody takes the first card of each packet, to the end of this draft."""
        while self.question() == "draft":
            seat = self.g.asked[0]
            flow.apply(self.g, seat, flow.legal(self.g, seat)[0])

    # What can be seen.

    def __getitem__(self, name: str) -> Clan:
        return self.g.clans[NAMES.index(name)]

    def question(self) -> str:
        return flow.question(self.g).key

    def asked(self) -> list[str]:
        return [NAMES[seat] for seat in self.g.asked]

    def legal(self, name: str) -> list[str]:
        return [GAME.vocabulary.spell(a) for a in flow.legal(self.g, NAMES.index(name))]

    def why_not(self, name: str, spelled: str) -> str:
        """The clause that forbids the act, "" if it is legal."""
        return flow.question(self.g).why_not(self.g, NAMES.index(name), self.code(spelled))

    def figures(self, name: str, where: str) -> list[str]:
        """The figures of a clan at a place, by kind, sorted."""
        c = self[name]
        at = [f for f in range(FIGURES) if c.figures[f] == place(where)]
        return sorted(FIGURE_NAMES[kind_of(c, f)] for f in at)

    def hand(self, name: str) -> list[str]:
        return sorted(design(CARDS[number].id) for number in self[name].hand)

    def stats(self, name: str) -> list[int]:
        """Rage, axes and horns as values."""
        return [self[name].stat(stat) for stat in range(len(STAT_NAMES))]

    def slots(self, name: str) -> dict[str, str]:
        filled = [s for s in range(len(SLOT_NAMES)) if self[name].slots[s] != NONE]
        return {SLOT_NAMES[s]: design(CARDS[self[name].slots[s]].id) for s in filled}

    def totals(self) -> dict[str, int]:
        """The totals of the battle as they were compared."""
        return {line["clan"]: line["total"] for line in self.told("total")}

    def glory(self) -> list[int]:
        """By seat."""
        return [c.glory for c in self.g.clans]

    def pillaged(self) -> list[str]:
        return [PLACE_NAMES[province] for province in self.g.pillaged]

    def discarded(self) -> list[str]:
        """The cards that all have seen leave the game, sorted."""
        return sorted(design(CARDS[number].id) for number in self.g.discard)

    def told(self, *keys: str) -> list[dict[str, Any]]:
        """The story so far (or its lines with these keys), parts by name: clans and cards too."""
        assert self.g.story is not None
        lines: list[dict[str, Any]] = []
        for line in self.g.story:
            if not keys or line.tale.key in keys:
                kinds = zip(line.tale.names, line.tale.kinds, line.values)
                parts = {name: _named(kind, value) for name, kind, value in kinds}
                lines.append({"key": line.tale.key, **parts})
        return lines

    def keys(self) -> list[str]:
        """The keys of the whole story in order."""
        assert self.g.story is not None
        return [line.tale.key for line in self.g.story]

    def view(self, name: str) -> View:
        return view(self.g, NAMES.index(name))


def _named(kind: str, value: int) -> Any:
    if kind == "seat":
        return NAMES[value]
    if kind == "card":
        return design(CARDS[value].id)
    return value if kind == "number" else GAME.vocabulary.name(kind, value)
