"""Cards: a table of numbers becomes cards, and its mistakes are found at import."""

import pytest

from duskmoot.kernel.cards import Card, cast, design


class Weapon(Card):
    damage: int = 0

    def strike(self) -> int:
        return self.damage


class Cursed(Weapon):
    def strike(self) -> int:
        return -self.damage


ODD: dict[str, type[Weapon]] = {"idol": Cursed}
ROWS: list[dict[str, object]] = [{"id": "axe", "damage": 2}, {"id": "idol", "damage": 3}]


def test_every_row_is_a_card_of_its_own_class_or_the_usual_one() -> None:
    cards = cast(ROWS, Weapon, ODD)
    assert [(card.number, card.id, card.strike()) for card in cards] == [
        (0, "axe", 2),
        (1, "idol", -3),
    ]
    assert [type(card) for card in cards] == [Weapon, Cursed]


def test_what_follows_a_dot_is_the_printing_of_a_design() -> None:
    assert design("idol.2") == design("idol.3") == design("idol") == "idol"
    assert design("idol_of_bone.2") == "idol_of_bone"


def test_all_printings_of_a_design_are_cards_of_its_class() -> None:
    rows: list[dict[str, object]] = [
        {"id": "idol.1", "damage": 1},
        {"id": "axe.1", "damage": 2},
        {"id": "idol.2", "damage": 3},
    ]
    cards = cast(rows, Weapon, ODD)
    assert [(card.id, card.strike()) for card in cards] == [
        ("idol.1", -1),
        ("axe.1", 2),
        ("idol.2", -3),
    ]


def test_a_printing_is_no_design_of_its_own() -> None:
    odd: dict[str, type[Weapon]] = {"idol.2": Cursed}
    with pytest.raises(TypeError, match=r"no card in the data for \['idol.2'\]"):
        cast([{"id": "idol.2", "damage": 3}], Weapon, odd)


def test_a_field_that_no_rule_reads_is_a_mistake() -> None:
    with pytest.raises(TypeError, match="card 'axe': no rule reads the field 'damgae'"):
        cast([{"id": "axe", "damgae": 2}], Weapon, {})


def test_an_odd_card_that_nobody_can_draw_is_a_mistake() -> None:
    with pytest.raises(TypeError, match=r"no card in the data for \['idol'\]"):
        cast(ROWS[:1], Weapon, ODD)
