"""New abilities (book: ПОДВЕДЕНИЕ ИТОГОВ 5)."""

from __future__ import annotations

import pytest

from duskmoot.games.heritage.cards import ABILITY_NAMES, VAMPIRES
from duskmoot.games.heritage.chronicle.stickers import forbids_sticker
from duskmoot.games.heritage.chronicle.tables import (
    FIRST_STICKER,
    PARAMETERS,
    STICKERS,
    Sticker,
)
from duskmoot.games.heritage.effects.scripts import STATICS
from duskmoot.games.heritage.lines import ANCILLA, THIN, abilities_of_card
from duskmoot.games.heritage.pieces import CLAN_NAMES, PARAMETER_NAMES
from tests.card import card
from tests.games.heritage.aftermath import Aftermath
from tests.games.heritage.court import NAMES
from tests.rule import rule

LIMITED = {"sacrifice": "limited"}


def marked(chapter: Aftermath, name: str, **marks: int) -> None:
    """Boxes on a player's sheet."""
    row = [0] * len(PARAMETERS)
    for parameter, n in marks.items():
        row[PARAMETER_NAMES.index(parameter)] = n
    rows = list(chapter.g.marks)
    rows[NAMES.index(name)] = tuple(row)
    chapter.g.marks = tuple(rows)


def ancilla(chapter: Aftermath, alias: str, blood: str = "brujah") -> None:
    """Turned over, with blood; the sticker did not come out of this box."""
    clan = THIN if blood == "thin" else CLAN_NAMES.index(blood)
    number = chapter.aliases[alias]
    chapter.g.blood = tuple(
        [
            ANCILLA + 4 * (clan + 1) if v == number else each
            for v, each in enumerate(chapter.g.blood)
        ]
    )


@rule("chronicle.abilities.sticker", "chronicle.abilities.gate")
@card("st_friends", "st_network", "st_groundsman", "st_landlord", "st_purse", "st_treasury")
@card("st_name", "st_legend", "st_lookout", "st_schemer", "st_captain", "st_bond", "st_scholar")
@card("st_sage", "st_bruiser", "st_executioner", "st_confessor", "st_saint", "st_sworn")
@card("st_shield", "st_climber", "st_usurper", "st_savage", "st_terror", "st_beasts", "st_sight")
@card("st_swift", "st_voice", "st_iron", "st_unseen", "st_shadow", "st_might", "st_awe")
@card("st_earth", "st_theft", "st_flesh", "st_court", "st_rite", "st_free")
@pytest.mark.parametrize("row", STICKERS, ids=ABILITY_NAMES[FIRST_STICKER:])
def test_marks_open_a_sticker_and_it_is_glued_for_good(row: Sticker) -> None:
    """Every sticker, by its row: one mark less is too few; the supply shrinks by one."""
    name = ABILITY_NAMES[row.ability]
    chapter = Aftermath(options=LIMITED)
    chapter.tree("anna", "smith: ancilla=war_brand\npage: ancilla=war_brand")
    ancilla(chapter, "smith")
    ancilla(chapter, "page")
    parameter = PARAMETER_NAMES[row.parameter]
    marked(chapter, "anna", **{parameter: row.marks - 1})
    assert forbids_sticker(chapter.g, 0, row.ability) == "chronicle.abilities.gate"
    marked(chapter, "anna", **{parameter: row.marks})
    chapter.ends()
    chapter.until("anna sticker")
    chapter.act("anna", f"glue {name}", "teach page")
    assert chapter.asks() != "anna sticker"
    page = chapter.aliases["page"]
    assert chapter.g.glued[page] == (row.ability,)
    assert abilities_of_card(chapter.g, page) == [*VAMPIRES[page].abilities, row.ability]
    assert chapter.g.stickers[row.ability - FIRST_STICKER] == row.copies - 1
    assert chapter.told("glues") == [{"player": "anna", "ability": name, "vampire": "page"}]
    chapter.over()
    assert chapter.legacy().glued[page] == (row.ability,)


@rule("chronicle.abilities.sticker")
def test_each_player_may_glue_one_or_none() -> None:
    chapter = Aftermath()
    chapter.tree("anna", "smith: ancilla=war_brand\npage: ancilla=war_brand")
    ancilla(chapter, "smith")
    ancilla(chapter, "page")
    marked(chapter, "anna", fortune=1, renown=1)
    chapter.ends()
    chapter.until("anna sticker")
    assert chapter.offers("anna") == ["glue st_purse", "glue st_name", "done"]
    chapter.act("anna", "done")
    assert chapter.asks() != "anna ancilla"
    assert not chapter.told("glues")


@rule("chronicle.abilities.sticker")
def test_only_ancillae_awake_of_the_own_bloodline_can_bear_one() -> None:
    chapter = Aftermath()
    chapter.tree("anna", "smith: ancilla=war_brand\npage: war\nmonk: ancilla=war_brand torpor")
    chapter.tree("boris", "nun: ancilla=war_brand")
    for alias in ("smith", "monk", "nun"):
        ancilla(chapter, alias)
    chapter.tree("anna", "bard: ancilla=war_shackle")
    ancilla(chapter, "bard")
    marked(chapter, "anna", fortune=1)
    chapter.ends()
    chapter.until("anna sticker")
    chapter.act("anna", "glue st_purse")
    assert chapter.offers("anna") == ["teach smith", "teach bard"]
    for alias in ("page", "monk", "anna"):
        assert chapter.refusal("anna", f"teach {alias}") == "chronicle.abilities.sticker"


@rule("chronicle.abilities.slot")
def test_a_free_place_is_needed() -> None:
    chapter = Aftermath()
    chapter.tree("anna", "smith: ancilla=war_brand")
    ancilla(chapter, "smith")
    smith = chapter.aliases["smith"]
    slots = VAMPIRES[smith].slots
    glued: list[tuple[int, ...]] = [()] * len(VAMPIRES)
    for _ in range(slots):
        glued[smith] += (FIRST_STICKER,)
    chapter.g.glued = tuple(glued)
    marked(chapter, "anna", fortune=1)
    purse = ABILITY_NAMES.index("st_purse")
    assert forbids_sticker(chapter.g, 0, purse) == "chronicle.abilities.slot"
    chapter.ends()
    chapter.until("seal")
    assert not chapter.told("glues")


@rule("chronicle.results.priority")
def test_the_last_copy_goes_to_who_won_fewer_events() -> None:
    chapter = Aftermath()
    chapter.tree("anna", "smith: ancilla=war_brand")
    chapter.tree("boris", "nun: ancilla=war_brand")
    ancilla(chapter, "smith")
    ancilla(chapter, "nun")
    for name in ("anna", "boris"):
        marked(chapter, name, animalism=1)
    chapter.wins("anna", 1)
    chapter.ends()
    chapter.until("sticker")
    assert chapter.asks() == "boris sticker"
    beasts = ABILITY_NAMES.index("st_beasts")
    chapter.act("boris", "glue st_beasts")
    assert forbids_sticker(chapter.g, 0, beasts) == "chronicle.results.priority"
    assert chapter.told("glues") == [{"player": "boris", "ability": "st_beasts", "vampire": "nun"}]


@rule("faq.thin-blood-no-bond")
def test_the_thin_blooded_take_no_bond() -> None:
    chapter = Aftermath()
    chapter.tree("anna", "smith: ancilla=war_brand")
    ancilla(chapter, "smith", "thin")
    marked(chapter, "anna", leadership=1)
    bond = STATICS["bond"][0]
    assert forbids_sticker(chapter.g, 0, bond) == "faq.thin-blood-no-bond"
    chapter.tree("anna", "page: ancilla=war_brand\nmonk: ancilla=war_brand")
    ancilla(chapter, "page")
    ancilla(chapter, "monk")
    chapter.ends()
    chapter.until("anna sticker")
    chapter.act("anna", "glue st_bond")
    assert chapter.refusal("anna", "teach smith") == "faq.thin-blood-no-bond"
    assert chapter.offers("anna") == ["teach page", "teach monk"]


@rule("variant.sacrifice-limited")
def test_willing_brood_is_glued_only_where_sacrifice_is_limited() -> None:
    for limits, clause in (("limited", ""), ("any", "variant.sacrifice-limited")):
        chapter = Aftermath(options={"sacrifice": limits})
        chapter.tree("anna", "smith: ancilla=war_brand")
        ancilla(chapter, "smith")
        marked(chapter, "anna", honour=1)
        assert forbids_sticker(chapter.g, 0, ABILITY_NAMES.index("st_shield")) == clause
