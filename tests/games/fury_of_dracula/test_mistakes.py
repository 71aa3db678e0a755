"""What happens when Dracula has no legal play."""

import pytest

from duskmoot.games.fury_of_dracula.cards.table import named
from duskmoot.kernel.ask import NOT_OFFERED
from tests.games.fury_of_dracula.chase import NAMES, Chase, place
from tests.rule import rule


def cornered(here: str = "cagliari", spare: str = "") -> Chase:
    """Dracula, with nowhere to go and nothing to play but perhaps this power, before his phase."""
    chase = Chase(dracula="cagliari")
    seas = ["mediterranean_sea", "tyrrhenian_sea"]
    if here == "cagliari":
        chase.g.holy_ground = [place("cagliari")]
        chase.hideout(2, seas[0])
        chase.hideout(3, seas[1])
    powers = [each for each in ("feed", "dark_call", "misdirect", "wolf_form") if each != spare]
    chase.hideout(4, "", powers=powers[:1])
    chase.nest(4).powers += [named(each) for each in powers[1:]]
    return chase


@rule("mistake.no-legal-play")
def test_without_a_legal_play_the_penalty_comes_by_itself() -> None:
    chase = cornered()
    chase.until_told("mistake")
    assert chase.told("mistake") == [(place("cagliari"),)]
    assert chase.told("slides") == [()]


@rule("mistake.no-legal-play")
@pytest.mark.parametrize("way", ["ground", "sea", "power"])
def test_any_legal_play_averts_it(way: str) -> None:
    chase = cornered(spare="feed" if way == "power" else "")
    if way == "sea":
        chase.hideout(3, "rome")
    else:
        chase.g.holy_ground = []
    if way == "ground":
        chase.nest(4).powers.remove(named("feed"))
    chase.until("prowl")
    assert chase.told("mistake") == []


@rule("mistake.not-voluntary")
def test_the_last_legal_card_must_be_played() -> None:
    chase = cornered()
    chase.hideout(3, "rome")
    chase.until("prowl")
    assert chase.legal("dracula") == ["move tyrrhenian_sea"]
    assert chase.why_not("dracula", "done") == NOT_OFFERED
    assert chase.dracula.damage == 0


@rule("mistake.penalty.reveal")
def test_the_penalty_shows_where_dracula_is() -> None:
    chase = cornered()
    chase.until_told("mistake")
    for name in NAMES:
        assert chase.view(name).table["trail"][0]["faceup"] == [place("cagliari")]


@rule("mistake.penalty.reveal")
def test_the_penalty_shows_him_at_sea_too() -> None:
    chase = Chase(dracula="cagliari")
    chase.hideout(1, "black_sea")
    chase.hideout(2, "ionian_sea")
    chase.hideout(3, "varna")
    chase.hideout(4, "constanta")
    chase.hideout(5, "", powers=["misdirect"])
    chase.nest(5).powers.append(named("wolf_form"))
    chase.until_told("mistake")
    assert chase.view("mina").table["trail"][0]["faceup"] == [place("black_sea")]


@rule("mistake.penalty.clear")
def test_the_penalty_clears_the_trail_and_spares_the_lairs() -> None:
    chase = cornered()
    chase.nest(1).encounters.append(chase.g.encounter_deck.pop())
    chase.nest(1).rumor = True
    chase.dracula.rumors = 0
    lair = chase.hideout(7, "prague", encounters=["rats"])
    chase.hideout(5, "rome", encounters=["bats"])
    chase.until_told("mistake")
    assert chase.trail() == ["cagliari", "", "", "", "", ""]
    assert chase.nest(1).encounters + chase.nest(1).powers == []
    assert not chase.nest(1).rumor
    assert len(chase.g.encounter_discard) == 2
    assert (lair.facedown, lair.encounters) == ([place("prague")], [named("rats")])


@rule("mistake.penalty.damage")
@pytest.mark.parametrize(("before", "dies"), [(0, False), (9, False), (10, True), (11, True)])
def test_the_penalty_costs_five_and_may_kill(before: int, dies: bool) -> None:
    chase = cornered()
    chase.dracula.damage = before
    chase.until_told("mistake")
    assert chase.dracula.damage == min(before + 5, 15)
    assert (chase.g.over, chase.g.winners) == (dies, [1, 2, 3, 4] if dies else [])


@rule("mistake.penalty.phase-ends")
def test_after_the_penalty_comes_dawn_and_perhaps_a_fight() -> None:
    chase = cornered()
    for half in ("day", "night"):
        chase.until("action", "mina")
        if half == "day":
            chase.act("mina", "done")
    chase["seward"].place = place("cagliari")
    chase.act("mina", "done")
    assert (chase.question(), sorted(chase.asked())) == ("choose", ["dracula", "seward"])
    assert chase.g.story is not None
    told = [line.tale.key for line in chase.g.story]
    after = told[told.index("mistake") :]
    assert after == ["mistake", "dracula-suffers", "dawn", "fights"]
    assert chase.nest(1).encounters == []
