"""Positions of Bloodborne for tests that read like play.

    hunt = Hunt(enemy="lycanthrope", dice=["2+", "0"])
    hunt.has("henryk", hand=["saw_cleaver", "hunters_dream"], health=3)
    hunt.plays(henryk="saw_cleaver", eileen="hunter_axe", ludwig="hunters_dream")
    assert hunt["eileen"].collected == 2

The first Hunters are henryk, eileen, ludwig, djura and valtr, in this order of seats, and
henryk is First Player unless the test says otherwise. A hunt begins at step 1 of a round.
"""

from typing import Any

import duskmoot.games  # noqa: F401
from duskmoot.games.bloodborne.cards.table import CARDS, DIE_NAMES, ENEMIES
from duskmoot.games.bloodborne.rules.choose import living
from duskmoot.games.bloodborne.rules.fight import faces
from duskmoot.games.bloodborne.state import DICE, TROPHIES, Bloodborne, Hunter
from duskmoot.kernel import flow
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import Setting, find
from duskmoot.kernel.view import View, view

NAMES = ["henryk", "eileen", "ludwig", "djura", "valtr"]
STARTING = ["saw_cleaver", "hunter_axe", "hunter_pistol", "transform_weapon", "hunters_dream"]
GAME = find("bloodborne")


def card(name: str) -> int:
    return GAME.vocabulary.number("card", name)


def cards(names: list[str]) -> list[int]:
    return [card(name) for name in names]


def enemy(name: str) -> int:
    return GAME.vocabulary.number("enemy", name)


def new_game(seats: int = 3, seed: int = 1, final_boss: str = "random") -> Bloodborne:
    """A table as setup leaves it, with its story."""
    options = GAME.choose({"final-boss": final_boss})
    g = GAME.begin(Setting(GAME, seats, options, key_from_seed(seed)), True)
    assert isinstance(g, Bloodborne)
    return g


def new_game_against(first_enemy: str, seats: int = 3, final_boss: str = "random") -> Bloodborne:
    """The same, of the first seed that turns up this enemy."""
    seeds = iter(range(1000))
    while True:
        g = new_game(seats, next(seeds), final_boss)
        if ENEMIES[g.enemy].id == first_enemy:
            return g


class Hunt:
    """A table at step 1, with the enemy and the dice that the test asks for.

    Unless a test names another, the Final Boss is Gehrman, who changes nothing about an enemy
    that already lies on the table (new ones enter with 2 extra echoes).
    """

    def __init__(
        self,
        enemy: str = "lycanthrope",
        echoes: int | None = None,
        seats: int = 3,
        first: str = "henryk",
        dice: list[str] | None = None,
        final_boss: str = "gehrman",
        next_enemies: list[str] | None = None,
        seed: int = 1,
        **options: str,
    ) -> None:
        chosen = {key.replace("_", "-"): choice for key, choice in options.items()}
        chosen["final-boss"] = final_boss
        g = GAME.begin(Setting(GAME, seats, GAME.choose(chosen), key_from_seed(seed)), True)
        assert isinstance(g, Bloodborne)
        self.g: Bloodborne = g
        for h in g.hunters:
            h.health = ENEMIES[g.final_boss].full_health()
            h.dead = False
        g.first = NAMES.index(first)
        self.faces(enemy, echoes)
        if next_enemies is not None:
            self.next_enemies(*next_enemies)
        if dice is not None:
            self.rolls(*dice)
        g.asked = living(g)
        assert g.story is not None
        g.story.clear()

    # What lies on the table.

    def faces(self, name: str, echoes: int | None = None) -> None:
        """Put this enemy into play, with its printed health unless the test says otherwise."""
        g = self.g
        g.enemy = enemy(name)
        g.echoes = ENEMIES[g.enemy].health if echoes is None else echoes
        g.full = g.echoes

    def next_enemies(self, *names: str) -> None:
        """The whole dungeon deck, the top card first; none at all: the Final Boss is next."""
        self.g.dungeon = [enemy(name) for name in reversed(names)]

    def display(self, *names: str) -> None:
        self.g.display = cards(list(names))

    def upgrade_deck(self, *names: str) -> None:
        """The whole Upgrade deck, the top card first."""
        self.g.upgrades = cards(list(reversed(names)))

    def rolls(self, *labels: str) -> None:
        """What the next throws of the current enemy's die show, such as "2+", "0"."""
        shown = [int(label.rstrip("+")) * 2 + label.endswith("+") for label in labels]
        die = faces(self.g, ENEMIES[self.g.enemy].lantern)
        self.g.chance.rig(DICE, [die.index(face) for face in shown])

    def has(self, name: str, **what: Any) -> None:
        """hand= and discard= by card names; trophies= by type; other fields as they are."""
        h = self[name]
        for zone in ("hand", "discard"):
            if zone in what:
                setattr(h, zone, cards(what.pop(zone)))
        h.owned = h.hand + h.revealed + h.discard
        if "trophies" in what:
            spaces = what.pop("trophies")
            h.trophies = [spaces.get(kind, 0) for kind in TROPHIES]
        for field, value in what.items():
            assert hasattr(h, field), field
            setattr(h, field, value)
        if "dead" in what or "out" in what:
            self.g.asked = living(self.g)

    def gains(self, **upgrades: str) -> None:
        """Each of these Hunters has this Upgrade in hand, beside the other cards."""
        for name, upgrade in upgrades.items():
            self[name].hand.append(card(upgrade))
            self[name].owned.append(card(upgrade))

    # What the Hunters do.

    def act(self, name: str, spelled: str) -> None:
        """Any legal act, such as act("eileen", "take blood_vial")."""
        seat = NAMES.index(name)
        code = GAME.vocabulary.read(spelled)
        assert code in flow.legal(self.g, seat), (spelled, self.legal(name), self.asked())
        flow.apply(self.g, seat, code)

    def plays(self, **chosen: str) -> None:
        """Step 1: sealed choices, in the order in which the test names them."""
        for name, played in chosen.items():
            self.act(name, f"play {played}")

    def all_play(self, played: str) -> None:
        """Step 1: everybody who is asked plays the same card."""
        for name in self.asked():
            self.act(name, f"play {played}")

    def brings(self, **chosen: str) -> None:
        """Step 2."""
        for name, brought in chosen.items():
            self.act(name, f"bring {brought}")

    def aims(self, name: str, other: str) -> None:
        self.act(name, f"aim {NAMES.index(other)}")

    def takes(self, name: str, upgrade: str) -> None:
        self.act(name, f"take {upgrade}")

    def declines(self, name: str) -> None:
        self.act(name, "done")

    # What is asked, allowed, shown and told.

    def asked(self) -> list[str]:
        return [NAMES[seat] for seat in self.g.asked]

    def question(self) -> str:
        return flow.question(self.g).key

    def legal(self, name: str) -> list[str]:
        """Legal acts as text, such as ["play hunter_axe", "play hunters_dream"]."""
        acts = flow.legal(self.g, NAMES.index(name))
        return [GAME.vocabulary.spell(code) for code in acts]

    def why_not(self, name: str, spelled: str) -> str:
        """The clause that forbids the act; "" if it is legal."""
        code = GAME.vocabulary.read(spelled)
        return flow.question(self.g).why_not(self.g, NAMES.index(name), code)

    def view(self, name: str) -> View:
        return view(self.g, NAMES.index(name) if name in NAMES else -1)

    def told(self, *keys: str) -> list[dict[str, Any]]:
        """The story so far (or its lines with these keys), parts by name: hunters and cards too."""
        assert self.g.story is not None
        lines: list[dict[str, Any]] = []
        for line in self.g.story:
            if not keys or line.tale.key in keys:
                kinds = zip(line.tale.names, line.tale.kinds, line.values)
                parts = {name: _named(kind, value) for name, kind, value in kinds}
                lines.append({"key": line.tale.key, **parts})
        return lines

    def order(self, *keys: str) -> list[str]:
        """The keys of the told lines, in order."""
        return [line["key"] for line in self.told(*keys)]

    def __getitem__(self, name: str) -> Hunter:
        return self.g.hunters[NAMES.index(name)]

    def dead(self) -> list[str]:
        """Who is dead and will return in step 7."""
        return [NAMES[h.seat] for h in self.g.hunters if h.dead and not h.out]

    def hand(self, name: str) -> list[str]:
        return sorted(CARDS[n].id for n in self[name].hand)

    def revealed(self, name: str) -> list[str]:
        """The card played this round, then the weapon it was changed for."""
        return [CARDS[n].id for n in self[name].revealed]

    def discard(self, name: str) -> list[str]:
        return sorted(CARDS[n].id for n in self[name].discard)

    def owned(self, name: str) -> list[str]:
        return sorted(CARDS[n].id for n in self[name].owned)

    def removed(self) -> list[str]:
        return sorted(CARDS[n].id for n in self.g.removed)

    def enemy(self) -> str:
        """The enemy in play, or ""."""
        return ENEMIES[self.g.enemy].id if self.g.enemy >= 0 else ""

    def trophies(self, name: str) -> dict[str, int]:
        return dict(zip(TROPHIES, self[name].trophies))


def _named(kind: str, value: int) -> Any:
    if kind == "seat":
        return NAMES[value]
    if kind == "card":
        return CARDS[value].id
    if kind == "enemy":
        return ENEMIES[value].id
    if kind == "trophy":
        return TROPHIES[value]
    if kind == "die":
        return DIE_NAMES[value]
    if kind == "face":
        return f"{value // 2}{'+' if value % 2 else ''}"
    return value
