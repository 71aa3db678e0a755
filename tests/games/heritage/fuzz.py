"""Random effects on random tables: whatever the vocabulary allows, not only what cards say."""

from __future__ import annotations

from random import Random
from typing import Any

from duskmoot.games.heritage.effects.compile import OPS, OPTION_NAMES, POOLS
from duskmoot.games.heritage.effects.machine import start
from duskmoot.games.heritage.lines import ANCILLA, awake, guarded
from duskmoot.games.heritage.pieces import AXIS_NAMES, EXHAUSTED, TORPOR, VALUE_NAMES
from duskmoot.games.heritage.state import Heritage, thread
from duskmoot.kernel import flow
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import Setting
from tests.games.heritage.court import GAME, invented

Row = dict[str, Any]

PRINTED_OPTIONS = len(OPTION_NAMES)

SUBJECT_POOLS = ["subject", "subject_sire", "last", "recruited", "clan_leader"]
CHOSEN_POOLS = [pool for pool in POOLS if pool not in SUBJECT_POOLS]
PLAYERS = ["actor", "that_player", "chosen_opponent", "each_opponent"]
TOKENS = ["notoriety_min", "power_min", "boon_min", "has_my_boon", "foreign_boon"]
STATES = ["ancilla", "fledgling", "exhausted", "in_torpor", "not_subject"]
FILTERS = [*TOKENS, *STATES, *AXIS_NAMES]


class Effects:
    """Makes rows. `addressed` is whether a player is addressed by an op around them."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance

    def rows(self, depth: int, addressed: bool = False) -> list[Row]:
        return [self.row(depth, addressed) for _ in range(self.chance.randint(1, 4))]

    def row(self, depth: int, addressed: bool) -> Row:
        deep = ("choose_one", "if", "each_opponent", "kiss_the_ring", "invitation")
        names = [op for op in OPS if op != "static" and (depth or op not in deep)]
        op = self.chance.choice(names)
        row: Row = {"op": op}
        self.fill_in(row, op, depth, addressed)
        return row

    def fill_in(self, row: Row, op: str, depth: int, addressed: bool) -> None:
        n = self.chance.randint(1, 3)
        if op in ("gain_power", "gain_notoriety"):
            row["n"] = self.amount(addressed)
        elif op in ("move_notoriety", "give_boon"):
            row["from"] = {**self.selector(addressed), "count": 1, "up_to": False}
            row["to"] = {**self.selector(addressed), "count": 1, "up_to": False}
            if op == "give_boon":
                row["from"]["only"] = {"boon_min": 1}
            row["n"] = n
        elif op in ("draw_intrigue", "discard_intrigue", "shift_morality", "flip_morality"):
            row["who"] = self.chance.choice([p for p in PLAYERS if addressed or p[0] != "t"])
            row["n"] = n if op != "shift_morality" else self.chance.choice([-2, -1, 1, 2])
            row["mode"] = self.chance.choice(["choose", "random"])
        elif op in ("recall_intrigue", "reserve", "extra_intrigue", "reclaim_boon"):
            row["n"] = n
        elif op == "remove_from_queue":
            row |= {"min": 1, "max": n}
        elif op == "activate_attribute":
            row |= {"axis": self.chance.choice(AXIS_NAMES[:3]), "times": n}
            row["value"] = self.chance.choice(["same_as_subject", "choose"])
        elif op == "embrace_chaos":
            row["axes"] = self.chance.sample(AXIS_NAMES, n)
        elif op == "choose_one":
            row["chooser"] = self.chance.choice(["actor", "owner"])
            row["options"] = [self.rows(depth - 1, addressed) for _ in range(2)]
        elif op == "if":
            row["cond"] = {"count_of": self.selector(addressed), "at_least": n}
            row["then"] = self.rows(depth - 1, addressed)
            if n > 1:
                row["else"] = self.rows(depth - 1, addressed)
        elif op in ("each_opponent", "kiss_the_ring"):
            row["do" if op == "each_opponent" else "penalty"] = self.rows(depth - 1, True)
        elif op in ("invitation", "black_market", "edict"):
            row["effect"] = self.rows(0) if depth else [{"op": "gain_power", "n": 1}]
            row["axis"] = self.chance.choice(AXIS_NAMES)
        elif op != "recruit_from_deck":
            row["target"] = self.selector(addressed)
            row["n"] = self.amount(addressed)
            if op in ("steal_boon", "usurp", "create_monster", "resire", "declare_enemy"):
                row["target"] |= {"count": 1, "up_to": False}
                row["n"] = n
            if op in ("usurp", "create_monster"):
                row["target"]["pool"] = "own_any_state" if op == "usurp" else "own"
            if op == "resire":
                row["target"] |= {"pool": "own", "only": {"fledgling": True}}
            places = ["all", "choose", *AXIS_NAMES[:3]]
            row["battleground"] = self.chance.choice(places)

    def selector(self, addressed: bool) -> Row:
        if self.chance.random() < 0.25:
            return {"pool": self.chance.choice(SUBJECT_POOLS)}
        pools = [pool for pool in CHOSEN_POOLS if addressed or pool != "that_player"]
        row: Row = {"pool": self.chance.choice(pools)}
        if self.chance.random() < 0.7:
            row |= {"count": self.chance.randint(1, 3), "up_to": self.chance.random() < 0.4}
        if row["pool"] == "that_player" and self.chance.random() < 0.5:
            row["chooser"] = "owner"
        if self.chance.random() < 0.4:
            row["only"] = self.filter()
        return row

    def filter(self) -> Row:
        key = self.chance.choice(FILTERS)
        if key.endswith("_min"):
            return {key: self.chance.randint(1, 3)}
        if key in AXIS_NAMES:
            values = ["same_as_subject", "different_from_subject"]
            return {key: self.chance.choice([*values, *VALUE_NAMES])}
        return {key: True if "boon" in key or "subject" in key else self.chance.random() < 0.5}

    def amount(self, addressed: bool) -> Any:
        if self.chance.random() < 0.2:
            return {"count_of": self.selector(addressed), "times": 1, "max": 4}
        return self.chance.choice([1, 2, 3, "all"]) if self.chance.random() < 0.3 else 1


def random_table(chance: Random, options: dict[str, str]) -> Heritage:
    """A position of a random game at the start of a deed, with more tokens than usual."""
    setting = Setting(
        GAME, chance.randint(2, 4), GAME.choose(options), key_from_seed(chance.getrandbits(32))
    )
    g = GAME.begin(setting, True)
    assert isinstance(g, Heritage)
    acts = chance.randint(0, 250)
    while not g.over and (acts > 0 or flow.question(g).key != "what-now"):
        step(g, chance)
        acts -= 1
    if g.over:
        return random_table(chance, options)
    for b in g.bloodlines:
        for place in range(1, len(b.line)):
            b.power[place] += chance.choice([0, 0, 1, 2])
            b.notoriety[place] += chance.choice([0, 0, 1, 3])
            bare = not b.ankhs[place] and not b.titles[place]
            if chance.random() < 0.15 and bare and not guarded(g, b.seat, place):
                b.marks[place] = TORPOR
            elif chance.random() < 0.2 and not b.marks[place] & TORPOR:
                b.marks[place] |= EXHAUSTED
    g.blood = tuple([ANCILLA if chance.random() < 0.4 else 1 for _ in g.blood])
    return g


def step(g: Heritage, chance: Random) -> None:
    seat = g.asked[0]
    acts = flow.legal(g, seat)
    assert acts, f"a dead end at {flow.question(g).key}"
    flow.apply(g, seat, chance.choice(acts))


def begin_effects(g: Heritage, chance: Random, rows: list[Row]) -> None:
    """These rows as an intrigue of whoever has the turn, with a card that may stay in play."""
    del OPTION_NAMES[PRINTED_OPTIONS:]  # nouns are few, and those of the last table are done with
    number = invented(rows)
    seat = g.asked[0]
    b = g.bloodlines[seat]
    t = thread(number, seat, b.line[chance.choice(awake(b))])
    g.asked = []
    start(g, t)
    flow.run(g)
