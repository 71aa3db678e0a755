"""Step 1: choose and play Action cards."""

from tests.games.bloodborne.hunt import NAMES, STARTING, Hunt, card
from tests.rule import rule

OTHERS = ["henryk", "ludwig", "spectator"]


def seen_by(hunt: Hunt, names: list[str]) -> list[dict[str, object]]:
    return [hunt.view(name).plain() for name in names]


# One card from hand.


@rule("round.choose.one")
def test_every_hunter_chooses_from_the_whole_hand() -> None:
    hunt = Hunt(seats=5)
    assert hunt.question() == "play-card"
    assert hunt.asked() == NAMES
    for name in NAMES:
        assert sorted(hunt.legal(name)) == sorted(f"play {each}" for each in STARTING)


@rule("round.choose.one")
def test_choosing_no_card_is_refused() -> None:
    hunt = Hunt()
    assert "done" not in hunt.legal("henryk")
    assert hunt.why_not("henryk", "done") == "round.choose.one"


@rule("round.choose.one")
def test_a_second_choice_takes_the_place_of_the_first() -> None:
    hunt = Hunt(dice=["0"])
    hunt.plays(henryk="saw_cleaver")
    hunt.plays(henryk="hunter_axe", eileen="hunters_dream", ludwig="saw_cleaver")
    assert hunt.revealed("henryk") == ["hunter_axe"]
    assert "saw_cleaver" in hunt.hand("henryk")


@rule("round.choose.one")
def test_no_second_card_follows_the_reveal() -> None:
    hunt = Hunt(dice=["0"])
    hunt.plays(henryk="saw_cleaver", eileen="hunters_dream", ludwig="saw_cleaver")
    assert hunt.asked() == ["eileen"]
    assert hunt.legal("henryk") == []


@rule("round.choose.one")
def test_a_hunter_killed_by_a_reveal_is_not_waited_for() -> None:
    hunt = Hunt(next_enemies=["beast_patient", "huntsman"], dice=["0"])
    hunt.has("eileen", health=1)
    hunt.all_play("saw_cleaver")
    assert hunt["eileen"].dead
    assert hunt.asked() == ["ludwig", "henryk"]
    assert hunt.legal("eileen") == []
    hunt.plays(henryk="hunter_axe", ludwig="hunter_axe")
    assert [line["hunter"] for line in hunt.told("plays")[3:]] == ["ludwig", "henryk"]
    assert hunt.revealed("eileen") == []


@rule("round.choose.one")
def test_an_eliminated_hunter_is_not_waited_for() -> None:
    hunt = Hunt(final_boss="rom", next_enemies=["beast_patient", "huntsman"], dice=["0"])
    hunt.has("ludwig", health=1, deaths=1)
    hunt.all_play("saw_cleaver")
    assert hunt["ludwig"].out
    assert hunt.asked() == ["eileen", "henryk"]
    hunt.plays(eileen="hunter_axe", henryk="hunters_dream")
    assert hunt.revealed("eileen") == ["hunter_axe"]


@rule("round.choose.from-hand")
def test_a_used_card_cannot_be_chosen() -> None:
    hunt = Hunt()
    hunt.has("henryk", hand=["saw_cleaver", "hunters_dream"], discard=["hunter_axe"])
    assert hunt.legal("henryk") == ["play saw_cleaver", "play hunters_dream"]
    assert hunt.why_not("henryk", "play hunter_axe") == "round.choose.from-hand"


@rule("round.choose.from-hand")
def test_a_card_used_last_round_cannot_be_chosen_this_round() -> None:
    hunt = Hunt(next_enemies=["huntsman"], dice=["0"])
    hunt.plays(henryk="hunter_axe", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert hunt.why_not("henryk", "play hunter_axe") == "round.choose.from-hand"
    assert hunt.why_not("eileen", "play hunter_axe") == ""


@rule("round.choose.one", "round.choose.from-hand")
def test_the_legal_cards_are_those_that_nothing_forbids() -> None:
    hunt = Hunt()
    hunt.has(
        "henryk",
        hand=["hunters_dream", "cannon", "hunter_axe", "cannon"],
        discard=["saw_cleaver", "hunter_pistol"],
    )
    everything = [f"play {name}" for name in hunt.owned("henryk")] + ["done"]
    allowed = {act for act in everything if not hunt.why_not("henryk", act)}
    assert sorted(hunt.legal("henryk")) == sorted(allowed)
    assert hunt.why_not("henryk", "play tonitrus") == "not-offered"


# Secretly, and revealed together.


@rule("round.choose.secret")
def test_nothing_shows_until_all_have_chosen() -> None:
    hunt = Hunt(dice=["0"])
    hunt.plays(henryk="saw_cleaver", eileen="saw_cleaver")
    saw = seen_by(hunt, OTHERS)
    hunt.plays(eileen="hunters_dream")
    assert seen_by(hunt, OTHERS) == saw
    assert [hunt.revealed(name) for name in NAMES[:3]] == [[], [], []]
    assert hunt.told() == []


@rule("round.choose.secret")
def test_all_cards_show_when_the_last_has_chosen() -> None:
    hunt = Hunt()
    hunt.plays(henryk="saw_cleaver", eileen="hunter_axe", ludwig="transform_weapon")
    assert hunt.question() == "bring-weapon"
    shown = [[card("saw_cleaver")], [card("hunter_axe")], [card("transform_weapon")]]
    for name in [*NAMES[:3], "spectator"]:
        assert [h["revealed"] for h in hunt.view(name).table["hunters"]] == shown


@rule("round.choose.secret")
def test_it_does_not_matter_who_chooses_first() -> None:
    chosen = {"henryk": "hunter_axe", "eileen": "hunter_pistol", "ludwig": "hunters_dream"}
    early = Hunt(dice=["2"])
    early.plays(**chosen)
    late = Hunt(dice=["2"])
    late.plays(**dict(reversed(chosen.items())))
    everybody = [*NAMES[:3], "spectator"]
    assert seen_by(early, everybody) == seen_by(late, everybody)


# Talk is free and binds nobody.


@rule("round.choose.talk")
def test_nothing_closes_the_talk_before_the_last_card_is_chosen() -> None:
    """Chat belongs to the table. What the rules owe it: step 1 waits as long as people talk,
    an early choice neither ends it nor narrows what the others may still do, and whoever has
    chosen may be talked into something else."""
    hunt = Hunt(dice=["0"])
    freely = {name: hunt.legal(name) for name in NAMES[:3]}
    hunt.plays(henryk="saw_cleaver", eileen="hunter_axe")
    hunt.plays(henryk="hunter_pistol", eileen="saw_cleaver")
    hunt.plays(eileen="hunters_dream")
    assert hunt.question() == "play-card"
    assert hunt.asked() == ["ludwig"]
    assert {name: hunt.legal(name) for name in NAMES[:3]} == freely
    assert hunt.told() == []
    hunt.plays(ludwig="saw_cleaver")
    assert [line["card"] for line in hunt.told("plays")] == [
        "hunter_pistol",
        "hunters_dream",
        "saw_cleaver",
    ]


@rule("round.choose.not-bound")
def test_every_other_card_stays_legal_after_one_was_named() -> None:
    """The one way to name a card to the rules is to seal it: even that may be taken back."""
    for named in STARTING:
        for played in STARTING:
            hunt = Hunt(dice=["0"])
            hunt.plays(henryk=named, eileen="hunters_dream")
            hunt.plays(henryk=played, ludwig="hunters_dream")
            assert hunt.told("plays")[0] == {"key": "plays", "hunter": "henryk", "card": played}


@rule("round.choose.not-bound")
def test_what_the_others_chose_binds_nobody() -> None:
    hunt = Hunt()
    hunt.plays(henryk="hunters_dream", eileen="hunters_dream")
    assert sorted(hunt.legal("ludwig")) == sorted(f"play {each}" for each in STARTING)


# There is always Hunter's Dream.


@rule("round.choose.never-empty")
def test_the_last_card_in_hand_is_hunters_dream() -> None:
    hunt = Hunt()
    used = ["saw_cleaver", "hunter_axe", "hunter_pistol", "transform_weapon"]
    hunt.has("henryk", hand=["hunters_dream"], discard=used)
    assert hunt.legal("henryk") == ["play hunters_dream"]


@rule("round.choose.never-empty")
def test_hunters_dream_is_back_in_hand_after_its_round() -> None:
    hunt = Hunt(next_enemies=["huntsman", "carrion_crow"], dice=["0"])
    hunt.display()
    hunt.plays(henryk="hunters_dream", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert "play hunters_dream" in hunt.legal("henryk")


@rule("round.choose.never-empty")
def test_one_who_died_dreaming_has_it_back_too() -> None:
    hunt = Hunt(next_enemies=["huntsman", "carrion_crow"], dice=["4"])
    hunt.display()
    hunt.has("henryk", health=1)
    hunt.plays(henryk="hunters_dream", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert hunt.order("dies") == ["dies"]
    assert "play hunters_dream" in hunt.legal("henryk")


@rule("round.choose.never-empty")
def test_hunters_dream_cannot_be_removed_for_an_upgrade() -> None:
    hunt = Hunt(dice=["0"])
    hunt.display("cannon")
    hunt.has("henryk", hand=[*STARTING, "tonitrus", "chikage"])
    hunt.plays(henryk="hunters_dream", eileen="saw_cleaver", ludwig="saw_cleaver")
    hunt.takes("henryk", "cannon")
    assert hunt.question() == "remove-card"
    assert "remove hunters_dream" not in hunt.legal("henryk")
    assert hunt.why_not("henryk", "remove hunters_dream") == "upgrade.dream-kept"


@rule("round.choose.never-empty")
def test_no_living_hunter_is_ever_without_a_choice() -> None:
    """Whole games of hasty Hunters who use up everything else before they dream."""
    for seed in range(3):
        hunt = Hunt(seed=seed, seats=4)
        g = hunt.g
        while not g.over:
            seat = g.asked[0]
            acts = hunt.legal(NAMES[seat])
            assert acts
            if hunt.question() == "play-card":
                assert "play hunters_dream" in acts
                acts.remove("play hunters_dream")
                acts.append("play hunters_dream")
            hunt.act(NAMES[seat], acts[0])
