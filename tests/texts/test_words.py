"""One thing, one word: what the shell once called by several names."""

from __future__ import annotations

import re
from typing import Final

import pytest
from fluent.syntax import ast

from tests.texts.reading import SHELL, SOURCES, messages, patterns, prose

IN_THE_SHELL: Final = {
    "en": {
        "move": r"\bact(s|ed|ing)?\b",
        "fingerprint": r"\bcommitments?\b",
        "undo": r"\b(take|took|taken) back\b",
    },
    "ru": {
        "ход": r"\bдействи[еяюй]",
        "контрольный хеш": r"\bобязательств",
        "отменить ход": r"\bвзят\w* назад",
        "ключ случайности": r"\bключ\w* случая\b",
        "партия": r"\bигра окончена|\bсохранённ\w+ игр|\bконец игры",
    },
    "pl": {
        "ruch": r"\bakcj",
        "skrót kontrolny": r"\bzobowiąza",
        "klucz losowości": r"\bklucz\w* los(u|owy|owego)\b",
        "partia": r"\bgra jest skończona|\bzapis gry|\bkoniec gry",
        "link": r"\bodnośnik",
    },
}
EVERYWHERE: Final = {
    "en": {"heat map": r"\bbelief map\b", "face down, face up": r"\bface(down|up)\b"},
    "ru": {
        "тайный выбор": r"запечатан",
        "карта вероятностей": r"\bкарт\w* догадок\b",
        "трофей рода": r"\bтрофе\w+ за (род|гуманоид|звер)",
    },
    "pl": {
        "tajny wybór": r"zapieczęt",
        "mapa prawdopodobieństwa": r"\bmap\w* domysłów\b",
        "zasady": r"\breguł",
        "bossowie": r"\bbossy\b",
    },
}
OF_ONE_GAME: Final = {
    ("bloodborne", "en"): {
        "Brainsucker": r"\bsinging brain",
        "a Hunter who": r"\btransformer",
        "no echoes left": r"\bfinds? no echoes",
    },
    ("bloodborne", "ru"): {"смерть, whoever it is": r"^мёртв$"},
    ("bloodborne", "pl"): {"śmierć, whoever it is": r"^martwy$"},
    ("blood_rage", "en"): {
        "the name of a clan": r"\b(blue|yellow|brown)\b",
        "one of your ships": r"\b(an|all) own\b",
        "resolved": r"\bworked off\b",
        "if somebody wins": r"\blose to a winner\b",
    },
    ("blood_rage", "ru"): {"увеличить топоры": r"\bхарактеристик\w+ \{\}"},
    ("blood_rage", "pl"): {"najazd": r"\bnajedź"},
    ("fury_of_dracula", "en"): {
        "ambush": r"^“\{\}” attacks",
        "road or railway": r"\b(a|the|this) way is\b|\bend of the way\b",
        "cards counted for Pride": r"\bpride counts\b",
        "be delayed": r"^become delayed$",
        "enters combat": r"\benters a combat\b",
        "a Dracula event": r"\bevents? of dracula\b",
        "calculating": r"\bbeing worked out\b",
        "a place with “in” or “to”": r"\b(fog|storm|searches|moves|starts|returns)[^{]*: \{\}\.$",
    },
    ("fury_of_dracula", "ru"): {
        "должна быть отменена": r"\bбыла бы отменена",
        "карта Дракулы": r"верхнее событие: ",
        "побеждён, задержан": r"^(поражение|задержка|оцепенение): \{\}\.$",
        "место с предлогом": r"^(туман|шторм|\{\} (проводит|начинает|возвращается)[^{]*): \{\}\.$",
    },
    ("fury_of_dracula", "pl"): {
        "pokonano, zatrzymano": r"\b(porażka|zatrzymanie|zauroczenie): \{\}",
        "karta Draculi": r"na wierzchu: ",
        "ugryzienie": r"\bukąsz",
        "miejsce z przyimkiem": r"^(mgła|burza|\{\} (przeszukuje|zaczyna|wraca)[^{]*): \{\}\.$",
    },
}
CALQUES: Final = {
    "en": r"stumbled|system wants|this is no link|who shall|by itself|tells it again|99 of 100"
    r"|a curtain falls|look on as|owner’s rights|no longer asked|holds all these|what you may know"
    r"|hand to a bot|stand here",
    "ru": r"споткну|уже не задан|сервер закрывается|вызов:|вместо \{\} играет|99 из 100"
    r"|доказательство тасовок|на котором слушать|самое большее|догадка о скрытом",
    "pl": r"potknę|poszło źle|już zadane|za zaproszeniem|wywołanie:|na miejscu \{\} gra|99 na 100"
    r"|pracuje już inny|na którym słuchać|okrążeń|wyobrażenie o",
}
"""Turns of the shell that were another language's: each was replaced where it stood."""


@pytest.mark.parametrize("language", IN_THE_SHELL)
@pytest.mark.parametrize("source", SOURCES)
def test_no_text_uses_a_word_that_was_given_up(source: str, language: str) -> None:
    given_up = EVERYWHERE[language] | OF_ONE_GAME.get((source, language), {})
    if source == SHELL:
        given_up |= IN_THE_SHELL[language] | {"it as people say it": CALQUES[language]}
    for key, message in messages(source, language).items():
        for pattern in patterns(message).values():
            written = prose(pattern).lower().replace("\u00ad", "")
            for word, lost in given_up.items():
                assert not re.search(lost, written), f"{key}: say “{word}” in “{written}”"


@pytest.mark.parametrize("source", [source for source in SOURCES if source != SHELL])
def test_waiting_lines_are_sentences_of_their_language(source: str) -> None:
    """In English names are the subject; Russian waits for something in the genitive."""
    waits = {
        language: [patterns(m)["wait"] for m in messages(source, language).values() if asks(m)]
        for language in ("en", "ru")
    }
    assert waits["en"]
    for pattern in waits["en"]:
        assert re.match(r"Waiting for \{\} to [a-z]", prose(pattern)), prose(pattern)
    for pattern in waits["ru"]:
        assert re.match(r"Ждём \w+(а|я|ы|и|ий|го|ой)\b", prose(pattern)), prose(pattern)


def asks(message: ast.Message) -> bool:
    return message.id.name.startswith("ask-") and "wait" in patterns(message)
