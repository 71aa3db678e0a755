"""The log as players read it: the lines of the golden games, and sentences with forms of nouns."""

from __future__ import annotations

import ast
import re
from typing import Any, Final

import pytest

from duskmoot.kernel.game import Game, find, registered
from duskmoot.kernel.replay import load
from duskmoot.kernel.view import view
from duskmoot.speech import LANGUAGES, speech
from tests.golden.record import game_file, golden_tables
from tests.texts.asking import modules

NAMES: Final = ["Ania", "Marta", "Paweł", "Ola", "Jan"]


@pytest.mark.parametrize("table", golden_tables(), ids=str)
def test_no_line_counts_nothing(table: Any) -> None:
    """Where an amount is 0 the line says so in words: nobody “heals 0 damage”."""
    session, _ = load(game_file(table).read_text("utf-8"))
    told: list[dict[str, Any]] = []
    for seat in range(-1, table.seats):
        told += view(session.state, seat).story
    empty = [line for line in told if 0 in line["parts"].values()]
    for language in LANGUAGES:
        tongue = speech(language, session.game)
        said = {tongue.line(line, NAMES) for line in empty}
        assert [line for line in said if re.search(r"(?<![\d+])0[\s\u00a0][^\W\d_]", line)] == []


@pytest.mark.parametrize("game", registered(), ids=lambda game: game.name)
def test_every_tale_is_told_by_a_rule(game: Game[Any]) -> None:
    """A line that nothing tells is a rule that happens in silence."""
    folder = f"games/{game.name}/"
    tales = modules()[f"{folder}tales.py"]
    written = {node.target for node in tales.body if isinstance(node, ast.AnnAssign)}
    named = {target.id for target in written if isinstance(target, ast.Name)} - {"TALES"}
    told: set[str] = set()
    for place, tree in modules().items():
        if place.startswith(folder) and place != f"{folder}tales.py":
            nodes = list(ast.walk(tree))
            told |= {node.attr for node in nodes if isinstance(node, ast.Attribute)}
            told |= {node.id for node in nodes if isinstance(node, ast.Name)}
    assert named
    assert named - told == set()


def told(game: str, key: str, **parts: int | str) -> list[str]:
    """A line in each language; a part of text is the name of its noun."""
    found = find(game)
    tale = next(tale for tale in found.tales if tale.key == key)
    kinds = dict(zip(tale.names, tale.kinds))
    numbers = {
        part: said if isinstance(said, int) else found.vocabulary.number(kinds[part], said)
        for part, said in parts.items()
    }
    line = {"key": key, "clause": tale.clause, "parts": numbers}
    return [
        speech(language, found).line(line, NAMES).replace("\u00a0", " ") for language in LANGUAGES
    ]


def test_a_hunter_goes_to_a_place_by_road_rail_or_sea() -> None:
    assert told("fury_of_dracula", "moves", hunter="mina_harker", place="vienna") == [
        "Mina travels by road to Vienna.",
        "Мина едет по дороге в Вену.",
        "Mina jedzie drogą do Wiednia.",
    ]
    assert told("fury_of_dracula", "rides", hunter="dr_seward", place="frankfurt") == [
        "Dr. Seward takes the train to Frankfurt.",
        "Доктор Сьюард едет поездом во Франкфурт.",
        "Dr Seward jedzie pociągiem do Frankfurtu.",
    ]
    assert told("fury_of_dracula", "sails", hunter="van_helsing", place="north_sea") == [
        "Van Helsing sails to the North Sea.",
        "Ван Хельсинг плывёт в Северное море.",
        "Van Helsing płynie na Morze Północne.",
    ]


def test_a_line_says_in_which_place() -> None:
    assert told("fury_of_dracula", "storm", place="ionian_sea") == [
        "A storm rises in the Ionian Sea.",
        "Поднимается шторм в Ионическом море.",
        "Zrywa się burza na Morzu Jońskim.",
    ]
    assert told("fury_of_dracula", "bond-no", region="balkans") == [
        "Dracula is not in the Balkans.",
        "Дракулы нет на Балканах.",
        "Draculi nie ma w regionie Baltica.",
    ]


def test_who_drew_a_card_is_told_which_and_draws_no_second_one() -> None:
    assert told("fury_of_dracula", "sees-item", hunter="mina_harker", card="stake") == [
        "It is “Stake”.",
        "Это карта «Кол».",
        "To karta „Kołek”.",
    ]


def test_inside_a_sentence_a_title_is_small() -> None:
    assert told("fury_of_dracula", "engages", hunter="lord_godalming")[1:] == [
        "Действующий охотник — лорд Годалминг.",
        "Łowca w zwarciu: lord Godalming.",
    ]
    assert told("fury_of_dracula", "reveals-place", place="hide") == [
        "Revealed: “Hide”.",
        "Раскрыта карта: «Спрятаться».",
        "Ujawniono kartę: „Schronienie”.",
    ]


def test_a_state_agrees_with_the_figure() -> None:
    assert told("fury_of_dracula", "defeated", hunter="mina_harker") == [
        "Mina is defeated.",
        "Мина побеждена.",
        "Pokonano Minę.",
    ]
    assert told("fury_of_dracula", "defeated", hunter="lord_godalming")[1:] == [
        "Лорд Годалминг побеждён.",
        "Pokonano lorda Godalminga.",
    ]


@pytest.mark.parametrize(
    ("language", "hunter", "labels"),
    [
        ("ru", "mina_harker", "задержана побеждена оцепеневшая ослаблена"),
        ("ru", "dr_seward", "задержан побеждён оцепеневший ослаблен"),
        ("pl", "mina_harker", "zatrzymana pokonana zauroczona osłabiona"),
        ("pl", "dr_seward", "zatrzymany pokonany zauroczony osłabiony"),
    ],
)
def test_so_does_the_label_of_a_state(language: str, hunter: str, labels: str) -> None:
    game = find("fury_of_dracula")
    tongue = speech(language, game)
    who = tongue.noun("character", game.vocabulary.number("character", hunter), [])
    states = ("delayed", "defeated", "mesmerized", "weakened")
    assert [tongue.say(f"board-{state}", **who) for state in states] == labels.split()


def test_a_fjord_has_its_article() -> None:
    said = told("blood_rage", "lands", clan=0, figure="ship", place="fjord_sw")
    assert said[0] == "Ania’s ship invades the South-West Fjord."
    said = told("blood_rage", "raises", clan=0, stat="axes", value=4)
    assert said[1:] == ["Ania увеличивает топоры (теперь 4).", "Ania zwiększa topory (teraz 4)."]


def test_who_rests_unhurt_heals_nothing() -> None:
    assert told("fury_of_dracula", "rests", hunter="mina_harker") == [
        "Mina rests.",
        "Мина отдыхает.",
        "Mina odpoczywa.",
    ]


def test_vampires_have_cases_articles_and_genders() -> None:
    innkeeper, leader = "ch_074_innkeeper", "leader_lysandra_of_thebes"
    assert told("heritage", "recruits", player=0, recruit=innkeeper, sire=leader) == [
        "Ania recruits the Innkeeper under Lysandra of Thebes.",
        "Ania рекрутирует Трактирщика под Лисандрой из Фив.",
        "Ania rekrutuje Karczmarza pod Lizandrą z Teb.",
    ]
    assert told("heritage", "exhausts", vampire=leader)[1:] == [
        "Лисандра из Фив изнурена.",
        "Lizandra z Teb jest wyczerpana.",
    ]
    assert told("heritage", "exhausts", vampire=innkeeper)[1:] == [
        "Трактирщик изнурён.",
        "Karczmarz jest wyczerpany.",
    ]


def test_a_faction_marches_out_of_one_territory_into_another() -> None:
    said = {"faction": "west", "from": "england", "to": "france"}
    assert told("heritage", "marches", **said) == [
        "The West marches from England to France.",
        "Запад идёт из Англии во Францию.",
        "Zachód idzie z Anglii do Francji.",
    ]


def test_no_points_are_said_in_words() -> None:
    assert told("heritage", "scores-board", player=0, board="inquisition", n=0) == [
        "“Inquisition”: nothing for Ania.",
        "«Инквизиция»: Ania, без очков.",
        "„Inkwizycja”: Ania, bez punktów.",
    ]


def test_a_chapter_is_told_with_place_and_year() -> None:
    assert told("heritage", "chapter", overview="overview_07", n=7, year=1453) == [
        "Chapter 7: Constantinople, 1453.",
        "Глава 7: Константинополь, 1453.",
        "Rozdział 7: Konstantynopol, 1453.",
    ]


def test_the_aftermath_names_answers_with_what_they_mark() -> None:
    said = told("heritage", "answers", player=0, event="event_07_1", answer="answer_07_1_1")
    assert said == [
        "Ania answers “The Great Chain”: Hold the chain (Fortitude).",
        "Ania отвечает на «Великая цепь»: Удержать цепь (Стойкость).",
        "Ania odpowiada na „Wielki Łańcuch”: Utrzymaj łańcuch (Odporność).",
    ]


def test_who_was_sealed_has_forms_like_everybody_else() -> None:
    assert told("heritage", "shelters", player=0, character="stranger_05") == [
        "Ania takes Gintaras Ironhand into the haven.",
        "Ania берёт в убежище Гинтараса Железную Руку.",
        "Ania bierze do schronienia Gintarasa Żelazną Rękę.",
    ]


@pytest.mark.parametrize(
    ("n", "said"),
    [
        (0, ["no age points", "без очков эпохи", "bez punktów ery"]),
        (1, ["1 age point", "1 очко эпохи", "1 punkt ery"]),
        (3, ["3 age points", "3 очка эпохи", "3 punkty ery"]),
    ],
)
def test_a_place_brings_age_points(n: int, said: list[str]) -> None:
    lines = told("heritage", "placed", player=0, place=2, n=n)
    assert [line.partition(", ")[2].rstrip(".") for line in lines] == said
