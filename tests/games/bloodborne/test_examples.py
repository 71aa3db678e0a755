"""The worked examples of the rulebook, with their exact numbers."""

from tests.games.bloodborne.hunt import Hunt
from tests.rule import rule


def the_lycanthrope() -> Hunt:
    """Henryk, Eileen and Ludwig meet the Lycanthrope; Henryk's Axe was used before."""
    hunt = Hunt(enemy="lycanthrope", dice=["2+", "0"])
    hunt.has(
        "henryk",
        hand=["saw_cleaver", "hunter_pistol", "transform_weapon", "hunters_dream"],
        discard=["hunter_axe"],
    )
    return hunt


@rule("example.choose")
def test_three_cards_are_revealed_together() -> None:
    hunt = the_lycanthrope()
    hunt.plays(henryk="transform_weapon", eileen="hunter_pistol")
    assert hunt.told("plays") == []
    hunt.plays(ludwig="hunter_axe")
    assert [(line["hunter"], line["card"]) for line in hunt.told("plays")] == [
        ("henryk", "transform_weapon"),
        ("eileen", "hunter_pistol"),
        ("ludwig", "hunter_axe"),
    ]


@rule("example.transform")
def test_henryk_transforms_into_the_saw_cleaver() -> None:
    hunt = the_lycanthrope()
    hunt.plays(henryk="transform_weapon", eileen="hunter_pistol", ludwig="hunter_axe")
    assert hunt.legal("henryk") == ["bring saw_cleaver", "bring hunter_pistol"]
    assert hunt.why_not("henryk", "bring hunter_axe") == "round.transform.hand-only"
    hunt.brings(henryk="saw_cleaver")
    assert "saw_cleaver" in hunt.discard("henryk")
