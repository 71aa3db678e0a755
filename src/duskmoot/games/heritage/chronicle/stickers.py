"""New abilities (book: ПОДВЕДЕНИЕ ИТОГОВ 5): each player may glue one sticker on one ancilla."""

from __future__ import annotations

from typing import Final

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.cards import VAMPIRES
from duskmoot.games.heritage.chronicle import annals
from duskmoot.games.heritage.chronicle.heirs import replaced, with_one
from duskmoot.games.heritage.chronicle.tables import FIRST_STICKER, STICKERS
from duskmoot.games.heritage.effects.scripts import STATICS, ability_of, of_ability
from duskmoot.games.heritage.lines import ANCILLA, is_awake, is_thin
from duskmoot.games.heritage.pieces import LIMITED, NONE, SACRIFICE
from duskmoot.games.heritage.state import Heritage, thread
from duskmoot.games.heritage.verbs import GLUE, TEACH
from duskmoot.kernel.acts import DONE, each_kind, noun
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, when_seat

STICKER: Final[Outline[Heritage]] = Outline("sticker")

ALL_STICKERS: Final[list[int]] = [sticker.ability for sticker in STICKERS]


def outlines() -> None:
    STICKER.reads(
        when_seat(
            can_glue,
            ask(WHICH_STICKER),
            when_seat(has_taken_one, ask(WHO_LEARNS)),
        )
    )


def can_glue(g: Heritage, seat: int) -> bool:
    return any(not forbids_sticker(g, seat, ability) for ability in ALL_STICKERS)


def forbids_sticker(g: Heritage, seat: int, ability: int) -> str:
    """The own sheet opens stickers; few copies of each are printed."""
    sticker = STICKERS[ability - FIRST_STICKER]
    if g.marks[g.present[seat]][sticker.parameter] < sticker.marks:
        return "chronicle.abilities.gate"
    if not g.stickers[ability - FIRST_STICKER]:
        return "chronicle.results.priority"
    if ability in STATICS["sacrifice"] and g.options[SACRIFICE] != LIMITED:
        return "variant.sacrifice-limited"
    reasons = [forbids_ancilla(g, seat, v, ability) for v in g.bloodlines[seat].line]
    if "" in reasons:
        return ""
    plain = "chronicle.abilities.sticker"
    return next((reason for reason in reasons if reason != plain), plain)


def forbids_ancilla(g: Heritage, seat: int, vampire: int, ability: int) -> str:
    """It must be an ancilla, awake, with a free place for the sticker."""
    b = g.bloodlines[seat]
    if g.blood[vampire] & 3 != ANCILLA or not is_awake(b, b.line.index(vampire)):
        return "chronicle.abilities.sticker"
    if len(g.glued[vampire]) >= VAMPIRES[vampire].slots:
        return "chronicle.abilities.slot"
    bond = ability in STATICS["bond"]
    return "faq.thin-blood-no-bond" if bond and is_thin(g, vampire) else ""


class WhichSticker(Ask[Heritage]):
    def offers(self, g: Heritage, seat: int) -> list[int]:
        return [*each_kind(GLUE, ALL_STICKERS), DONE]

    def forbids(self, g: Heritage, seat: int, act: int) -> str:
        return "" if act == DONE else forbids_sticker(g, seat, noun(act))

    def answer(self, g: Heritage, seat: int, act: int) -> None:
        """Where one ancilla alone can bear it, it is glued there."""
        if act == DONE:
            return
        ability = noun(act)
        line = g.bloodlines[seat].line
        bearers = [v for v in line if not forbids_ancilla(g, seat, v, ability)]
        if len(bearers) == 1:
            glue(g, seat, bearers[0], ability)
        else:
            g.threads.append(thread(of_ability(ability), seat, NONE))


WHICH_STICKER: Final[WhichSticker] = WhichSticker("sticker")


def has_taken_one(g: Heritage, seat: int) -> bool:
    """A sticker is in the player's fingers: a thread remembers which."""
    return bool(g.threads)


def taken(g: Heritage) -> int:
    return ability_of(g.threads[-1].script)


class WhoLearns(Ask[Heritage]):
    def offers(self, g: Heritage, seat: int) -> list[int]:
        return each_kind(TEACH, g.bloodlines[seat].line)

    def forbids(self, g: Heritage, seat: int, act: int) -> str:
        return forbids_ancilla(g, seat, noun(act), taken(g))

    def about(self, g: Heritage, seat: int) -> list[tuple[str, int]]:
        return [("ability", taken(g))]

    def answer(self, g: Heritage, seat: int, act: int) -> None:
        ability = taken(g)
        g.threads.pop()
        glue(g, seat, noun(act), ability)


WHO_LEARNS: Final[WhoLearns] = WhoLearns("ancilla")


def glue(g: Heritage, seat: int, vampire: int, ability: int) -> None:
    """Below the abilities that it has, for good."""
    number = ability - FIRST_STICKER
    g.stickers = replaced(g.stickers, number, g.stickers[number] - 1)
    g.glued = with_one(g.glued, vampire, ability)
    annals.write(g, annals.GLUED, seat, vampire, ability)
    g.tell(tales.GLUES, seat, ability, vampire)


outlines()
