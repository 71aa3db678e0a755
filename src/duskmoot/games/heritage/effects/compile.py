"""From the rows of the data to lists of ops: every card is a row of the one vocabulary."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from duskmoot.games.heritage.boards.court import Pretenders
from duskmoot.games.heritage.boards.inquisition import Adjourn, Trial
from duskmoot.games.heritage.cards import ABILITY_ROWS, ASSET_ROWS, INTRIGUE_ROWS
from duskmoot.games.heritage.clans.brujah import DeclareEnemy, Enemies
from duskmoot.games.heritage.clans.gangrel import Pack
from duskmoot.games.heritage.clans.lasombra import KissTheRing
from duskmoot.games.heritage.clans.malkavian import EmbraceChaos
from duskmoot.games.heritage.clans.nosferatu import BlackMarket
from duskmoot.games.heritage.clans.toreador import Invitation
from duskmoot.games.heritage.clans.tremere import Usurp
from duskmoot.games.heritage.clans.tzimisce import CreateMonster
from duskmoot.games.heritage.clans.ventrue import Edict
from duskmoot.games.heritage.effects import scripts
from duskmoot.games.heritage.effects.battle import (
    Activate,
    ActivateAttribute,
    Activation,
    ApplyAbilities,
    FlipMorality,
    OnBoard,
    ShiftMorality,
)
from duskmoot.games.heritage.effects.boons import SpendBoon
from duskmoot.games.heritage.effects.control import (
    AsSubject,
    ChooseOne,
    EachOpponent,
    If,
    Jump,
    Static,
)
from duskmoot.games.heritage.effects.intrigue_cards import (
    DiscardIntrigue,
    DrawIntrigue,
    ExtraIntrigue,
    RecallIntrigue,
)
from duskmoot.games.heritage.effects.op import Op, Row
from duskmoot.games.heritage.effects.queue import RecruitFromDeck, RemoveFromQueue, Reserve
from duskmoot.games.heritage.effects.scripts import SCRIPTS, STATICS, Script
from duskmoot.games.heritage.effects.select import (
    ClanLeader,
    ItsChilder,
    ItsSire,
    Opponents,
    Own,
    Pool,
    ThatPlayer,
    TheCoterie,
    TheLast,
    TheRecruited,
    TheSubject,
)
from duskmoot.games.heritage.effects.states import Exhaust, Fall, Recover, Resire, SendToTorpor
from duskmoot.games.heritage.effects.tokens import (
    Blame,
    GainNotoriety,
    GainPower,
    GiveBoon,
    MoveNotoriety,
    PlaceNotoriety,
    PlacePower,
    ReclaimBoon,
    RemoveNotoriety,
    RemovePower,
    StealBoon,
    StealPower,
)
from duskmoot.games.heritage.rules.intrigue import Borrow, CoterieLeader
from duskmoot.games.heritage.rules.recruit import FindSire, Pay

POOLS: Final[dict[str, Pool]] = {
    "subject": TheSubject(),
    "subject_sire": ItsSire(),
    "subject_childer": ItsChilder(),
    "coterie": TheCoterie(),
    "pack": Pack(),
    "own": Own(),
    "own_any_state": Own(asleep=True),
    "opponent": Opponents(),
    "any": Pool(),
    "any_any_state": Pool(asleep=True),
    "enemy": Enemies(),
    "that_player": ThatPlayer(),
    "last": TheLast(),
    "recruited": TheRecruited(),
    "clan_leader": ClanLeader(),
}

OPS: Final[dict[str, Callable[[Row], Op]]] = {
    "gain_power": GainPower,
    "gain_notoriety": GainNotoriety,
    "place_power": PlacePower,
    "place_notoriety": PlaceNotoriety,
    "remove_notoriety": RemoveNotoriety,
    "remove_power": RemovePower,
    "steal_power": StealPower,
    "move_notoriety": MoveNotoriety,
    "steal_boon": StealBoon,
    "give_boon": GiveBoon,
    "reclaim_boon": ReclaimBoon,
    "send_to_torpor": SendToTorpor,
    "recover": Recover,
    "exhaust": Exhaust,
    "draw_intrigue": DrawIntrigue,
    "discard_intrigue": DiscardIntrigue,
    "recall_intrigue": RecallIntrigue,
    "activate": Activate,
    "activate_attribute": ActivateAttribute,
    "apply_abilities": ApplyAbilities,
    "reserve": Reserve,
    "remove_from_queue": RemoveFromQueue,
    "recruit_from_deck": RecruitFromDeck,
    "resire": Resire,
    "extra_intrigue": ExtraIntrigue,
    "shift_morality": ShiftMorality,
    "flip_morality": FlipMorality,
    "each_opponent": EachOpponent,
    "declare_enemy": DeclareEnemy,
    "kiss_the_ring": KissTheRing,
    "embrace_chaos": EmbraceChaos,
    "black_market": BlackMarket,
    "invitation": Invitation,
    "usurp": Usurp,
    "create_monster": CreateMonster,
    "edict": Edict,
    "choose_one": ChooseOne,
    "if": If,
    "static": Static,
}
"""The closed vocabulary. `choose_one` and `if` are laid out flat, with jumps between branches."""

RULES: Final[dict[int, list[Op]]] = {
    scripts.RECRUITING: [Pay("pay"), FindSire("find_sire")],
    scripts.PLAYING: [CoterieLeader("coterie_leader"), Borrow("borrow")],
    scripts.TRADING: [SpendBoon("spend_boon")],
    scripts.ACTIVATION: [Activation("activation")],
    scripts.ON_BOARD: [OnBoard("on_board")],
    scripts.FALL: [Fall("fall")],
    scripts.BLAME: [Blame("blame")],
    scripts.AS_SUBJECT: [AsSubject("as_subject")],
    scripts.TRIAL: [Trial("trial"), Adjourn("trial")],
    scripts.PRETENDERS: [Pretenders("pretenders")],
}
"""Steps of the rules that ask as effects do."""

RULE_NAMES: Final[list[str]] = [
    "pay",
    "find_sire",
    "coterie_leader",
    "borrow",
    "spend_boon",
    "activation",
    "on_board",
    "fall",
    "blame",
    "as_subject",
    "trial",
    "pretenders",
]
OP_NAMES: Final[list[str]] = [*OPS, *RULE_NAMES]
"""What a question is about, as nouns."""

OPTION_NAMES: Final[list[str]] = []
"""What each `choose_one` offers, as nouns: the card, and which of its options."""

Rows = list[dict[str, Any]]


def compile_all() -> None:
    for number in range(scripts.FIRST_INNER):
        SCRIPTS.append(Script())
        SCRIPTS[number].ops = RULES.get(number, [])
    for n, row in enumerate(ABILITY_ROWS):
        SCRIPTS[scripts.of_ability(n)].card = row["id"]
        fill(SCRIPTS[scripts.of_ability(n)], row["effects"])
        for effect in row["effects"]:
            if effect["op"] == "static":
                STATICS[effect["key"]].append(n)
                SCRIPTS[scripts.of_ability(n)].ops = []
    for n, row in enumerate(INTRIGUE_ROWS):
        SCRIPTS[scripts.of_intrigue(n)].card = row["id"]
        fill(SCRIPTS[scripts.of_intrigue(n)], row["effects"])
    for n, row in enumerate(ASSET_ROWS):
        fill(SCRIPTS[scripts.of_asset(n)], row["effects"])
    for steps in RULES.values():
        for step in steps:
            step.number = OP_NAMES.index(step.name)


def fill(script: Script, rows: Rows) -> None:
    lay_out(script, rows)
    script.uses_subject = any(op.uses_subject() for op in script.ops)
    script.recruits = "".join([op.recruits() for op in script.ops])


def lay_out(script: Script, rows: Rows) -> None:
    for content in rows:
        row = Row(content, POOLS, Nest(script))
        op = OPS[row.name](row)
        op.number = OP_NAMES.index(row.name)
        script.ops.append(op)
        if isinstance(op, If):
            jump = Jump()
            lay_out(script, content["then"])
            script.ops.append(jump)
            op.other = len(script.ops)
            lay_out(script, content.get("else", []))
            jump.to = len(script.ops)
        elif isinstance(op, ChooseOne):
            jumps = [Jump() for option in content["options"]]
            op.first = name_options(script.card, len(jumps))
            for option, jump in zip(content["options"], jumps):
                op.starts.append(len(script.ops))
                lay_out(script, option)
                script.ops.append(jump)
            op.past = len(script.ops)
            for jump in jumps:
                jump.to = op.past


def name_options(card: str, n: int) -> int:
    """The number of the first of them; a card with several choices counts on."""
    first = len(OPTION_NAMES)
    named = len([name for name in OPTION_NAMES if name.startswith(f"{card}_")])
    OPTION_NAMES.extend([f"{card}_{named + i + 1}" for i in range(n)])
    return first


class Nest:
    """Makes a list inside another a script of its own."""

    def __init__(self, outer: Script) -> None:
        self.outer = outer

    def __call__(self, rows: Rows) -> int:
        inner = Script()
        inner.card = self.outer.card
        number = len(SCRIPTS)
        SCRIPTS.append(inner)
        self.outer.inner.append(number)
        fill(inner, rows)
        return number


compile_all()
