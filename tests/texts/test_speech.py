"""Speech: acts, lines, prompts and refusals as a player reads them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from duskmoot.kernel.acts import DONE
from duskmoot.kernel.game import Refused, find
from duskmoot.speech import LANGUAGES, loaded, speech
from tests.games.bloodborne.hunt import GAME, Hunt, card, enemy
from tests.games.fury_of_dracula.chase import GAME as FURY
from tests.games.fury_of_dracula.chase import Chase

NAMES = ["Ania", "Marta", "Paweł"]
FIVE = [*NAMES, "Ola", "Jan"]


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refused) as refused:
        speech("de", GAME)
    assert refused.value.parts == {"language": "de", "known": "en, ru, pl"}
    assert "de" in speech("pl", None).refused(refused.value)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Play Hunter Axe"),
        ("ru", "Разыграть карту «Топор Охотника»"),
        ("pl", "Zagraj kartę „Topór Tropiciela”"),
    ],
)
def test_an_act_is_a_verb_with_its_noun(language: str, said: str) -> None:
    code = GAME.vocabulary.read("play hunter_axe")
    assert speech(language, GAME).act(code, "play-card", NAMES) == said


def test_declining_is_named_by_the_question() -> None:
    english = speech("en", GAME)
    assert english.act(DONE, "take-upgrade", NAMES) == "Take no Upgrade"
    assert english.act(DONE, "play-card", NAMES) == "Skip"


def test_a_target_is_the_player_in_that_seat() -> None:
    assert "Marta" in speech("en", GAME).act(GAME.vocabulary.read("aim 1"), "aim", NAMES)


def test_nouns_bring_their_cases() -> None:
    nouns = speech("ru", GAME).noun("enemy", enemy("lycanthrope"), NAMES)
    assert nouns["enemy"] == "Ликантроп"
    assert nouns["enemy-gen"] == "Ликантропа"
    assert speech("ru", GAME).noun("", 0, NAMES) == {}
    assert speech("ru", GAME).noun("face", 5, NAMES) == {"face": "2+"}


def test_the_log_calls_a_final_boss_by_the_short_name() -> None:
    english = speech("en", GAME)
    assert english.noun("enemy", enemy("gehrman"), NAMES)["enemy"] == "Gehrman"
    assert english.title("enemy", enemy("gehrman")) == "Gehrman, the First Hunter"


def test_lines_of_the_log_count_as_the_language_does() -> None:
    told = {"key": "banks", "clause": "round.dream.bank", "parts": {"hunter": 2, "echoes": 21}}
    ends = {"en": "21\u00a0Blood Echoes.", "ru": "отголосок крови.", "pl": "Tętnień Krwi."}
    for language in LANGUAGES:
        said = speech(language, GAME).line(told, NAMES)
        assert said.startswith("Paweł")
        assert said.endswith(ends[language])


def test_the_prompt_says_who_must_decide_what() -> None:
    hunt = Hunt()
    english = speech("en", GAME)
    assert english.prompt(hunt.view("henryk"), NAMES) == "Choose an Action card for this round."
    hunt.plays(henryk="saw_cleaver")
    assert english.prompt(hunt.view("henryk"), NAMES).endswith("Waiting for: Marta, Paweł.")
    watched = english.prompt(hunt.view("a spectator"), NAMES)
    assert watched == "Waiting for Marta, Paweł to choose an Action card."


def test_the_prompt_names_what_the_question_is_about() -> None:
    hunt = Hunt(enemy="father_gascoigne")
    hunt.has("henryk", hand=["blunderbuss", "hunters_dream"])
    hunt.plays(henryk="blunderbuss", eileen="saw_cleaver", ludwig="hunter_axe")
    assert "Hunter Blunderbuss" in speech("en", GAME).prompt(hunt.view("henryk"), NAMES)


def test_the_prompt_about_a_full_hand_names_limit_and_number() -> None:
    chase = Chase(godalming="paris")
    chase.gives("godalming", "knife", "garlic", "dogs", "stake")
    chase.until("trim", "godalming")
    said = speech("en", FURY).prompt(chase.view("godalming"), FIVE)
    assert said.startswith("Lord Godalming is over the hand limit (holds 4, limit 3)")


def test_a_weakened_hunter_is_asked_for_the_open_card() -> None:
    chase = Chase(mina="paris")
    chase.gives("mina", "knife", "garlic")
    chase.until("lay-open", "mina")
    said = speech("ru", FURY).prompt(chase.view("mina"), FIVE)
    assert said.startswith("Мина ослаблена: выберите карту")


def test_a_finished_game_asks_nobody() -> None:
    seen = Hunt().view("henryk")
    seen.question = ""
    assert speech("en", GAME).prompt(seen, NAMES) == "The game is over."


def test_a_refusal_cites_its_clause() -> None:
    english = speech("en", GAME)
    said = english.refused(Refused("forbidden", clause="round.choose.from-hand"))
    assert said.endswith(english.clause("round.choose.from-hand"))
    assert "[" not in said
    offered = english.refused(Refused("forbidden", clause="not-offered"))
    assert offered == english.say("refused-not-offered")


def test_the_text_of_a_card_has_its_numbers() -> None:
    assert speech("en", GAME).text("card", card("kirkhammer")).startswith("Deal 4\u00a0damage.")


def test_the_text_of_a_card_follows_the_options_of_the_table() -> None:
    hammer, vial = card("kirkhammer"), card("blood_vial")
    table = speech("en", GAME, {"kirkhammer": "plain", "blood-vial": "everyone"})
    assert "Slow" in speech("en", GAME).text("card", hammer)
    assert "Slow" not in table.text("card", hammer)
    assert "every living Hunter" in table.text("card", vial)


@pytest.mark.parametrize(
    ("option", "choice", "name", "usual", "other"),
    [
        ("heimdalls-gaze", "two", "heimdalls_gaze.3", "+3", "+2"),
        ("lokis-wrath", "one", "lokis_wrath.3", "3\u00a0glory", "1\u00a0glory"),
        ("yggdrasil-quest", "ten", "quest_yggdrasil.3", "11\u00a0glory", "10\u00a0glory"),
    ],
)
def test_so_do_its_numbers(option: str, choice: str, name: str, usual: str, other: str) -> None:
    game = find("blood_rage")
    number = game.vocabulary.number("card", name)
    assert usual in speech("en", game).text("card", number)
    assert other in speech("en", game, {option: choice}).text("card", number)


def test_a_missing_message_is_shown_as_its_key() -> None:
    english = speech("en", GAME)
    assert english.say("no-such-message") == "[no-such-message]"
    assert english.say("game-title.no-such-attribute") == "[game-title.no-such-attribute]"
    assert not english.knows("no-such-message")


def test_players_without_a_name_are_called_by_their_seats() -> None:
    assert speech("en", GAME).names(3) == ["Henryk", "Eileen", "Ludwig"]
    assert speech("en", None).names(2) == ["Player 1", "Player 2"]


TIES: Final = json.loads(Path(__file__).with_name("ties.json").read_text("utf-8"))


@pytest.mark.parametrize(("language", "written", "said"), TIES)
def test_no_line_ends_between_a_number_and_its_noun(language: str, written: str, said: str) -> None:
    """The client ties the same texts: `speech.test.ts` reads the same table."""
    bundle = loaded(language, [f"key = {written}\n"])
    pattern = bundle.get_message("key").value
    assert pattern is not None
    spoken, errors = bundle.format_pattern(pattern, {"n": 3, "name": "R2 D2"})
    assert (spoken, errors) == (said.replace("~", "\u00a0"), [])
