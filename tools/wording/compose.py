"""Card texts from the rows of the data: what an intrigue, an ability or an asset does, in words.

The words stand in `en.ftl`, `ru.ftl` and `pl.ftl` beside this file: one message for each effect,
each kind of target and each count. Effects that act on the same vampire, and short ones that
follow each other, share a sentence.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

HERE: Final = Path(__file__).parent
LEADER, THIS = "leader", "this"
"""Whom "gain" means: the coterie leader of an intrigue, the vampire that carries an ability."""

Op = dict[str, Any]
Words = dict[str, str | int]

FORMS: Final = ("gen", "dat", "acc", "loc", "on", "from", "brief")
SHORT: Final = (
    *("gain_power", "gain_notoriety", "draw_intrigue", "recall_intrigue", "reserve"),
    *("flip_morality", "reclaim_boon", "give_boon"),
)
"""Effects that join the one before in one sentence."""


class Composer:
    def __init__(self, language: str, subject: str, *, here: bool = False) -> None:
        """`here`: the card belongs to a battleground and activates on it alone."""
        self._bundle = _bundle(language)
        self._subject = subject
        self._here = here
        self._they = False
        self._mine = False
        self._brief = False
        self._inner = False
        self._newcomer = False
        self._monster = False

    def text(self, effects: list[Op]) -> str:
        return self._sentences(effects)

    def options(self, choice: Op) -> list[str]:
        """What stands on the buttons of a `choose_one`, as whoever chooses reads it."""
        self._mine = choice["chooser"] == "owner"
        said = [self._listed([self._part(op) for op in option]) for option in choice["options"]]
        self._mine = False
        return [capital(option) for option in said]

    def brief(self, effects: list[Op]) -> str:
        self._brief = True
        parts: list[str] = []
        for op in effects:
            part = self._part(op)
            if parts and part == parts[-1]:
                parts[-1] = self.say("brief-twice", a=part)
            else:
                parts.append(part)
        self._brief = False
        return capital(self._joined("join-brief", parts))

    # Sentences.

    def _sentences(self, effects: list[Op]) -> str:
        groups: list[list[str]] = []
        before: Op = {}
        for op in effects:
            if op == before and op["op"] != "create_monster":
                groups[-1][-1] = self._again(op, groups[-1][-1])
            elif self._follows(op, before):
                groups[-1][-1] = self.say("join-then", a=groups[-1][-1], b=self._part(op))
            elif self._more(op, before):
                groups[-1].append(self._more(op, before))
            elif groups and self._joins(op, before):
                groups[-1].append(self._part(op))
            elif before.get("op") == "black_market":
                groups.append([self.say("at-once", a=self._part(op))])
            else:
                groups.append([self._part(op)])
            before = op
        self._newcomer = False
        return " ".join(capital(self._listed(group)) + "." for group in groups)

    def _follows(self, op: Op, before: Op) -> bool:
        """Said with "then": what undoes a draw, and what is done to the vampire just changed."""
        if op["op"] == "discard_intrigue" and op["who"] == "actor":
            return before.get("op") in ("draw_intrigue", "recall_intrigue")
        return _of_last(op) and before.get("op") in ("usurp", "create_monster")

    def _joins(self, op: Op, before: Op) -> bool:
        return _of_last(op) or (op["op"] in SHORT and before["op"] in SHORT)

    def _listed(self, parts: list[str]) -> str:
        """a; a and b; a, b and c."""
        if len(parts) == 1:
            return parts[0]
        head = self._joined("join-comma", parts[:-1])
        return self.say("join-and", a=head, b=parts[-1])

    def _joined(self, key: str, parts: list[str]) -> str:
        said = parts[0]
        for part in parts[1:]:
            said = self.say(key, a=said, b=part)
        return said

    def _again(self, op: Op, said: str) -> str:
        subject = op.get("target", {}).get("pool") == "subject"
        return self.say("twice" if subject else "twice-any", a=said)

    def _more(self, op: Op, before: Op) -> str:
        """Right after a plain gain: "and 1 notoriety", "and 1 more for each …"."""
        gains = ("gain_power", "gain_notoriety")
        if op["op"] not in gains or before.get("op") not in gains:
            return ""
        if not isinstance(before["n"], int):
            return ""
        if isinstance(op["n"], int):
            return self.say(op["op"].removeprefix("gain_"), n=op["n"])
        return self.say("op-gain_power_per.more", **self._per(op["n"]))

    # One effect.

    def _part(self, op: Op) -> str:
        name = op["op"]
        special = getattr(self, f"_{name}", None)
        if special is not None:
            return str(special(op))
        return self._plain(f"op-{name}", op)

    def _plain(self, key: str, op: Op, **more: str | int) -> str:
        words = self._words(op) | more
        if not self._brief:
            form = ".they" if self._they else ".last" if _of_last(op) else ""
            form = ".mine" if self._mine else form
            return self.say(key + form if self._knows(key + form) else key, **words)
        what = self.say(f"{key}.brief", **words)
        target = op.get("target")
        if target is None or target["pool"] == "last":
            return what
        labelled = "brief-who.inner" if self._inner else "brief-who"
        return self.say(labelled, who=words["who-brief"], what=what)

    def _words(self, op: Op) -> Words:
        words: Words = {}
        for part, name in (("target", "who"), ("from", "who"), ("to", "to")):
            if part in op:
                words |= self._target(name, op[part], op["op"])
        n = op.get("n")
        if isinstance(n, int):
            words |= self._tokens(abs(n))
        return words

    def _tokens(self, n: int) -> Words:
        words: Words = {"n": n}
        for token in ("power", "notoriety", "boon", "intrigues"):
            words[token] = self.say(token, n=n)
            for form in ("upto", "plain", "brief"):
                words[f"{token}-{form}"] = self._form(token, form, n=n)
        return words

    def _gain_power(self, op: Op) -> str:
        if isinstance(op["n"], int):
            return self._plain("op-gain_power", op)
        words = self._per(op["n"])
        return self.say("op-gain_power_per" + (".brief" if self._brief else ""), **words)

    def _per(self, n: Op) -> Words:
        key = "each-" + self._key(n["count_of"])
        least = n["count_of"].get("only", {}).get("notoriety_min", 0)
        each: Words = {"each": self.say(key, least=least), "max": n["max"]}
        return self._tokens(n["times"]) | each | {"each-brief": self._form(key, "brief")}

    def _remove_notoriety(self, op: Op) -> str:
        kind = "-all" if op["n"] == "all" else "-each" if op["target"].get("up_to") else ""
        return self._plain(f"op-remove_notoriety{kind}", op)

    def _discard_intrigue(self, op: Op) -> str:
        mode = "-random" if op["mode"] == "random" else ""
        return self._plain(f"op-discard_intrigue-{op['who']}{mode}", op)

    def _remove_from_queue(self, op: Op) -> str:
        one = op["min"] == op["max"] == 1
        words = {"least": op["min"], "most": op["max"]}
        several = "range.two" if op["max"] - op["min"] == 1 else "range"
        return self._plain(
            "op-remove_from_queue",
            op,
            range=self.say("range.one" if one else several, **words),
            **{"range-brief": self.say("range.briefly" if one else "range.brief", **words)},
        )

    def _activate(self, op: Op) -> str:
        where = f"where-{'here' if self._here else op['battleground']}"
        their = f"{where}.they"
        said = self.say(their if self._they and self._knows(their) else where)
        return self._plain("op-activate", op, where=said, **{"where-brief": self._brief_of(where)})

    def _activate_attribute(self, op: Op) -> str:
        return self._plain(f"op-activate_attribute-{op['value']}", op, times=op["times"])

    # Choices and conditions.

    def _choose_one(self, op: Op) -> str:
        parts = [self._listed([self._part(inner) for inner in option]) for option in op["options"]]
        return self._joined("join-or", parts)

    def _if(self, op: Op) -> str:
        counted = op["cond"]["count_of"]["pool"]
        then = self._listed([self._part(inner) for inner in op["then"]])
        if self._brief:
            return self.say("if-brief", then=then)
        said = self.say(f"if-{counted}", n=op["cond"]["at_least"], then=then)
        if "else" not in op:
            return said
        otherwise = self._listed([self._part(inner) for inner in op["else"]])
        return self.say("if-else", a=said, b=otherwise)

    def _each_opponent(self, op: Op) -> str:
        return self.say("each_opponent" + self._short(), do=self._of_them(op["do"]))

    # The clans' own.

    def _kiss_the_ring(self, op: Op) -> str:
        penalty: list[Op] = op["penalty"]
        said = self._of_them(penalty)
        if not self._brief and not self._knows(f"op-{penalty[0]['op']}.against"):
            said = self.say("op-kiss_the_ring.they", do=said)
        return self.say("op-kiss_the_ring" + self._short(), do=said)

    def _send_to_torpor(self, op: Op) -> str:
        return self._against("op-send_to_torpor", op)

    def _exhaust(self, op: Op) -> str:
        return self._against("op-exhaust", op)

    def _against(self, key: str, op: Op) -> str:
        """What the reader does to the vampires of the player spoken of."""
        if not self._they or self._brief:
            return self._plain(key, op)
        words = self._words(op)
        his = f"who-{self._key(op['target'], op['op'])}.his"
        if self._knows(his):
            least = op["target"].get("only", {}).get("notoriety_min", 0)
            words["who-acc"] = self.say(his, count=words["count"], least=least)
        return self.say(f"{key}.against", **words)

    def _embrace_chaos(self, op: Op) -> str:
        axes: list[str] = op["axes"]
        names = [self.say(f"axis-{axis}" + ("" if self._brief else ".a")) for axis in axes]
        key = f"axes-{len(axes)}"
        said = self.say(key, **dict(zip(("one", "two", "three"), names)))
        if self._brief and self._knows(f"{key}.brief"):
            said = self.say(f"{key}.brief")
        return self.say("op-embrace_chaos" + self._short(), axes=said)

    def _black_market(self, op: Op) -> str:
        return self.say("op-black_market" + self._short(), do=self._of_them(op["effect"]))

    def _invitation(self, op: Op) -> str:
        said = self._within(op["effect"])
        return self.say("op-invitation" + self._short(), do=said, power=self.say("power", n=2))

    def _edict(self, op: Op) -> str:
        subject, self._subject = self._subject, "edict"
        said = self._within(op["effect"])
        self._subject = subject
        axis = self.say(f"axis-{op['axis']}" + ("" if self._brief else ".a"))
        return self.say("op-edict" + self._short(), do=said, axis=axis)

    def _declare_enemy(self, op: Op) -> str:
        return self.say("op-declare_enemy" + self._short())

    def _usurp(self, op: Op) -> str:
        self._newcomer = True
        return self.say("op-usurp" + self._short())

    def _create_monster(self, op: Op) -> str:
        again = self._monster and not self._brief
        self._monster = True
        return self.say("op-create_monster" + (".again" if again else self._short()))

    def _static(self, op: Op) -> str:
        return self.say(f"static-{op['key']}" + self._short())

    def _of_them(self, effects: list[Op]) -> str:
        """The same of another player, in the third person."""
        self._they = True
        said = self._within(effects)
        self._they = False
        return said

    def _within(self, effects: list[Op]) -> str:
        """Effects inside another one."""
        self._inner = True
        parts = [self._part(op) for op in effects]
        self._inner = False
        return self._listed(parts)

    # Targets.

    def _target(self, name: str, target: Op, op: str) -> Words:
        key = f"who-{self._key(target, op)}"
        only = target.get("only", {})
        least = only.get("notoriety_min", only.get("power_min", 0))
        given: Words = {"count": target.get("count", 0), "least": least}
        their = f"{key}.they"
        said = self.say(their if self._they and self._knows(their) else key, **given)
        words: Words = {name: said, "count": given["count"]}
        for form in FORMS:
            words[f"{name}-{form}"] = self._inflected(key, form, said, given)
        return words

    def _inflected(self, key: str, form: str, said: str, given: Words) -> str:
        if self._knows(f"{key}.{form}"):
            return self.say(f"{key}.{form}", **given)
        if form == "from":
            gen = f"{key}.gen"
            return self.say("from", gen=self.say(gen, **given) if self._knows(gen) else said)
        if form == "on":
            return self._inflected(key, "acc", said, given)
        return said

    def _key(self, target: Op, op: str = "") -> str:
        """The message of a target: its pool, what it must be, and how many."""
        pool = target["pool"]
        if pool == "subject":
            return f"subject-{self._subject}"
        if pool == "last" and self._newcomer:
            return "newcomer"
        only = dict(target.get("only", {}))
        if op in ("move_notoriety", "steal_boon", "give_boon"):
            only.pop("boon_min", None)
        if op == "move_notoriety":
            only.pop("notoriety_min", None)
        if pool == "subject_sire" or (op == "remove_power" and only.get("power_min") == 1):
            only.pop("power_min", None)
        said = [pool]
        for sign, word in KINDS:
            if sign in only:
                said.append(word)
        if only.get("geography") == "same_as_subject":
            said.append("geography")
        if only.get("geography") == "different_from_subject":
            said.append("geography_differs")
        count = target.get("count", 0)
        if target.get("up_to"):
            said.append("upto")
        elif count > 1:
            said.append("n")
        elif not count and pool in ("enemy", "opponent") and op:
            said.append("all")
        return "-".join(said)

    # Words.

    def _short(self) -> str:
        return ".brief" if self._brief else ""

    def _brief_of(self, key: str) -> str:
        return self._form(key, "brief")

    def _form(self, key: str, form: str, **words: str | int) -> str:
        return self.say(f"{key}.{form}" if self._knows(f"{key}.{form}") else key, **words)

    def _knows(self, key: str) -> bool:
        id, _, attribute = key.partition(".")
        message = self._bundle.get_message(id) if self._bundle.has_message(id) else None
        return message is not None and (not attribute or attribute in message.attributes)

    def say(self, key: str, /, **words: str | int) -> str:
        id, _, attribute = key.partition(".")
        message = self._bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        said, errors = self._bundle.format_pattern(pattern, words)
        if errors:
            raise ValueError(f"{key}: {errors}")
        return str(said)


KINDS: Final = (
    ("fledgling", "fledgling"),
    ("ancilla", "ancilla"),
    ("not_subject", "other"),
    ("notoriety_min", "notorious"),
    ("power_min", "powerful"),
    ("has_my_boon", "indebted"),
    ("foreign_boon", "indebted"),
    ("in_torpor", "torpid"),
)
"""What a target must be, and the word for it in the name of its message."""


def _of_last(op: Op) -> bool:
    """Whether it acts on the vampire that the effect before it chose."""
    return bool(op.get("target", {}).get("pool") == "last")


def capital(said: str) -> str:
    return said[:1].upper() + said[1:]


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((HERE / f"{language}.ftl").read_text("utf-8")))
    return bundle
