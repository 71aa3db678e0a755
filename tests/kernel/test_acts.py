"""Acts: codes, and texts that read back as what they were."""

import pytest

from duskmoot.kernel.acts import DONE, NOUNS, Verb, Vocabulary, act, each_kind, noun, verb

PLAY = Verb(1, "play", "card")
PASS = Verb(2, "pass", "")
AIM = Verb(7, "aim", "seat")
WORDS = Vocabulary([PLAY, PASS, AIM], {"card": ["axe", "old saw"], "seat": ["0", "1", "2"]})


@pytest.mark.parametrize(("v", "n"), [(0, 0), (1, 0), (1, 255), (7, 3), (200, 17)])
def test_an_act_is_taken_apart_again(v: int, n: int) -> None:
    assert (verb(act(v, n)), noun(act(v, n))) == (v, n)


def test_different_acts_have_different_codes() -> None:
    codes = [act(v, n) for v in range(5) for n in range(NOUNS)]
    assert len(set(codes)) == len(codes)


def test_done_is_verb_zero() -> None:
    assert act(0, 0) == DONE
    assert WORDS.spell(DONE) == "done"
    assert WORDS.read("done") == DONE


def test_each_kind_keeps_the_order_and_drops_doubles() -> None:
    assert each_kind(1, [4, 2, 4, 4, 0]) == [act(1, 4), act(1, 2), act(1, 0)]


def test_every_act_is_spelled_and_read_back() -> None:
    acts = [DONE, act(1, 0), act(1, 1), act(2, 0), act(7, 2)]
    texts = ["done", "play axe", "play old saw", "pass", "aim 2"]
    assert [WORDS.spell(a) for a in acts] == texts
    assert [WORDS.read(text) for text in texts] == acts


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "no verb ''"),
        ("fly", "no verb 'fly'"),
        ("fly axe", "no verb 'fly'"),
        ("play", "no card ''"),
        ("play sword", "no card 'sword'"),
        ("play axe ", "no card 'axe '"),
        ("aim axe", "no seat 'axe'"),
        ("pass axe", "takes no noun"),
        ("done axe", "takes no noun"),
    ],
)
def test_what_nobody_spelled_is_not_read(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        WORDS.read(text)


def test_codes_run_below_the_size() -> None:
    assert WORDS.size() == 8 * NOUNS
    assert act(7, NOUNS - 1) == WORDS.size() - 1


def test_names_and_numbers_of_nouns() -> None:
    assert WORDS.name("card", 1) == "old saw"
    assert WORDS.number("card", "old saw") == 1


@pytest.mark.parametrize(
    "verbs",
    [
        [PLAY, Verb(1, "take", "card")],
        [PLAY, Verb(2, "play", "card")],
        [Verb(0, "play", "card")],
        [Verb(1, "done", "card")],
    ],
)
def test_two_verbs_share_neither_code_nor_key(verbs: list[Verb]) -> None:
    with pytest.raises(ValueError, match="share a code or a key"):
        Vocabulary(verbs, {"card": ["axe"]})


def test_more_nouns_than_codes_are_refused() -> None:
    names = [str(n) for n in range(NOUNS)]
    Vocabulary([PLAY], {"card": names})
    with pytest.raises(ValueError, match="more than 256 nouns of kind 'card'"):
        Vocabulary([PLAY], {"card": [*names, "one more"]})
