"""Consecrated ground and Heavenly Hosts."""

from duskmoot.games.fury_of_dracula.cards.table import named
from tests.card import card
from tests.games.fury_of_dracula.chase import NAMES, Chase, place
from tests.rule import rule


def consecrating(*items: str, **hunters: str) -> Chase:
    """Godalming, with these items, consecrates ground in the first night."""
    chase = Chase(godalming="paris", dracula="leipzig", **hunters)
    chase.gives("godalming", "consecrated_ground", *items)
    assert chase.why_not("godalming", "play consecrated_ground") == "event.timing"
    chase.act("godalming", "done")
    chase.until("action", "godalming")
    return chase


@card("consecrated_ground", "heavenly_host")
@rule("token.consecrated.source")
def test_all_see_which_cities_are_holy() -> None:
    chase = consecrating("heavenly_host")
    chase.gives("mina", "heavenly_host", "knife")
    chase.gives("helsing", "knife")
    chase.act("godalming", "play consecrated_ground")
    for city in ("castle_dracula", "galatz", "klausenburg"):
        assert chase.why_not("godalming", f"consecrate {city}") == "token.consecrated.source"
    chase.act("godalming", "consecrate nuremberg")
    assert chase.why_not("godalming", "host-in galatz") == "token.consecrated.source"
    assert chase.why_not("godalming", "host-in nuremberg") == "token.consecrated.source"
    chase.act("godalming", "host-in berlin")
    assert chase.asked() == ["helsing"]
    assert chase.legal("helsing") == ["done"]  # a knife is no Host
    chase.act("helsing", "done")
    assert chase.why_not("mina", "host-in berlin") == "token.consecrated.source"
    chase.act("mina", "host-in prague")
    for name in NAMES:
        table = chase.view(name).table
        assert table["holy_ground"] == [place("nuremberg")]
        assert table["hosts"] == [place("berlin"), place("prague")]
    host = named("heavenly_host")
    assert chase.told("reveals") == [(0, host), (3, host)]
    assert chase["godalming"].items == [host]


@card("consecrated_ground")
def test_there_is_one_consecrated_ground() -> None:
    chase = consecrating()
    chase.g.holy_ground = [place("rome")]
    chase.act("godalming", "play consecrated_ground", "consecrate prague")
    assert chase.g.holy_ground == [place("prague")]


@rule("token.consecrated.no-entry")
def test_dracula_does_not_enter_holy_ground() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(7, "berlin", encounters=["rats"])
    chase.until("prowl")
    assert {"move nuremberg", "move berlin"} <= set(chase.legal("dracula"))
    chase.g.holy_ground = [place("nuremberg")]
    chase.g.hosts = [place("berlin")]  # a lair
    for city in ("nuremberg", "berlin"):
        assert chase.why_not("dracula", f"move {city}") == "token.consecrated.no-entry"
        assert f"move {city}" not in chase.legal("dracula")
    chase.act("dracula", "power wolf_form")
    assert chase.why_not("dracula", "wolf-to nuremberg") == "token.consecrated.no-entry"


@card("feed", "dark_call", "hide")
@rule("token.consecrated.no-stay-powers")
def test_dracula_does_not_stay_on_holy_ground() -> None:
    for token in ("holy_ground", "hosts"):
        chase = Chase(dracula="leipzig")
        chase.until("prowl")
        setattr(chase.g, token, [place("leipzig")])
        for power in ("feed", "dark_call", "hide"):
            refused = chase.why_not("dracula", f"power {power}")
            assert refused == "token.consecrated.no-stay-powers"
        assert chase.why_not("dracula", "move nuremberg") == ""
        chase.act("dracula", "power wolf_form")
        assert chase.why_not("dracula", "wolf-hide") == "token.consecrated.no-stay-powers"
        assert chase.why_not("dracula", "wolf-to munich") == ""


@card("wolf_form")
@rule("token.consecrated.wolf-form")
def test_a_wolf_does_not_pass_holy_ground() -> None:
    for token in ("holy_ground", "hosts"):
        chase = Chase(dracula="leipzig")
        chase.until("prowl")
        setattr(chase.g, token, [place("nuremberg")])
        chase.act("dracula", "power wolf_form")
        assert chase.why_not("dracula", "wolf-to munich") == "token.consecrated.wolf-form"
        assert chase.why_not("dracula", "wolf-to prague") == ""  # by way of Berlin
        assert chase.why_not("dracula", "wolf-to strasbourg") == ""  # by way of Frankfurt


@card("wolf_form")
@rule("token.consecrated.wolf-form", "power.wolf-form.from-sea")
def test_a_wolf_from_the_sea_does_not_land_on_holy_ground() -> None:
    chase = Chase(dracula="hamburg")
    chase.hideout(1, "north_sea")
    chase.until("prowl")
    chase.g.holy_ground = [place("hamburg")]
    chase.act("dracula", "power wolf_form")
    assert chase.why_not("dracula", "wolf-to hamburg") == "token.consecrated.no-entry"
    assert chase.why_not("dracula", "wolf-to leipzig") == "token.consecrated.wolf-form"
    assert chase.why_not("dracula", "wolf-to cologne") == ""  # by way of Amsterdam


@card("consecrated_ground", "heavenly_host")
@rule("token.consecrated.duration")
def test_a_host_leaves_at_the_end_of_dawn_and_the_ground_stays() -> None:
    chase = consecrating("heavenly_host", mina="nuremberg")
    chase.act("godalming", "play consecrated_ground", "consecrate prague", "host-in berlin")
    chase.until("prowl")
    chase.act("dracula", "move nuremberg")
    chase.until("choose", "mina")
    assert chase.told("dawn") == [()]
    assert chase.g.hosts == [place("berlin")]  # during the combat at dawn
    chase.until("action", "godalming")
    assert chase.g.hosts == []
    assert chase.g.holy_ground == [place("prague")]
    chase.until("prowl")
    chase.until("action", "godalming")
    assert chase.g.holy_ground == [place("prague")]


@card("devilish_power")
@rule("token.consecrated.duration")
def test_devilish_power_removes_the_ground() -> None:
    chase = Chase(dracula="leipzig")
    chase.g.holy_ground = [place("nuremberg")]
    chase.gives("dracula", "devilish_power")
    chase.until("phase-event")
    chase.act("dracula", "play devilish_power", "unhallow")
    assert chase.g.holy_ground == []
    chase.until("prowl")
    assert chase.why_not("dracula", "move nuremberg") == ""
