"""A question says what it is about, an effect to choose what it does, and nothing comes twice."""

from __future__ import annotations

import pytest

from duskmoot.games.heritage.spec import HERITAGE
from duskmoot.kernel.flow import legal
from duskmoot.kernel.view import view
from duskmoot.speech import LANGUAGES, speech
from tests.conformance.play import Table, random_play
from tests.games.heritage.court import NAMES, Court
from tests.rule import rule

ENGLISH = speech("en", HERITAGE)
OTHER_BOARDS = {"class-board": "inquisition", "geography-board": "anarch-revolt"}
LAST_BOARDS = {"class-board": "court", "geography-board": "sabbat-wars"}


def asked(court: Court, name: str) -> str:
    seen = view(court.g, NAMES.index(name))
    return ENGLISH.prompt(seen, [each.capitalize() for each in NAMES])


def buttons(court: Court, name: str) -> list[str]:
    seat = NAMES.index(name)
    question = view(court.g, seat).question
    return [ENGLISH.act(act, question, list(NAMES)) for act in legal(court.g, seat)]


@pytest.mark.parametrize("options", [{}, OTHER_BOARDS, LAST_BOARDS], ids=str)
def test_every_question_knows_all_that_it_names(options: dict[str, str]) -> None:
    told = [speech(language, HERITAGE) for language in LANGUAGES]
    for seed in range(3):
        for g, _, _ in random_play(Table(HERITAGE, 3, options, seed=seed)):
            for each in told:
                for seat in range(-1, 3):
                    said = each.prompt(view(g, seat), ["A", "B", "C"])
                    assert "{" not in said, said
                    assert "[" not in said, said


def test_the_sire_is_asked_for_a_named_recruit() -> None:
    court = Court()
    court.tree("anna", "x")
    court.queue("a", "b", "c", "d", "e: high")
    court.act("anna", "recruit e")
    recruit = ENGLISH.noun("vampire", court.aliases["e"], [])["vampire-the"]
    assert asked(court, "anna") == f"Choose a sire for {recruit}."


def test_a_choice_of_effects_says_what_each_does() -> None:
    court = Court(anna="brujah", boris="ventrue")
    court.tree("boris", "y: power=5")
    court.has("anna", enemies=[court.aliases["y"]])
    court.plays("anna", "anna", "bru_ultimatum")
    assert asked(court, "boris") == "“Ultimatum”: choose one effect."
    assert buttons(court, "boris") == [
        "Your vampire loses 3\u00a0power to the coterie leader",
        "Your vampire receives 2\u00a0notoriety",
    ]


def test_a_card_names_itself_when_it_asks_for_a_target() -> None:
    court = Court()
    court.tree("boris", "y")
    court.plays("anna", "anna", "bru_name_the_tyrant")
    assert asked(court, "anna") == "“Name the Tyrant”: choose a vampire to declare your enemy."


@rule("recruit.payment")
def test_each_payer_is_told_once_with_all_it_paid() -> None:
    court = Court()
    court.tree("anna", "x: power=2\ny: power=2")
    court.queue("a: low", "b", "c", "d", "e")
    court.act("anna", "recruit a")
    assert asked(court, "anna").endswith("Still to pay: 3\u00a0power.")
    court.act("anna", "pay x", "pay y")
    assert court.told("pays") == []
    court.act("anna", "pay x")
    assert court.told("pays") == [
        {"player": "anna", "from": "x", "n": 2},
        {"player": "anna", "from": "y", "n": 1},
    ]
