"""Ventrue (book: ВЕНТРУ): Edict."""

from tests.card import card
from tests.games.heritage.court import Court
from tests.games.heritage.test_turns import finish
from tests.rule import rule


def crown(turn: str = "boris") -> Court:
    """Boris is Ventrue; Anna recruits."""
    return Court(anna="brujah", boris="ventrue", turn=turn, first=turn)


def recruits(court: Court, name: str, words: str) -> None:
    court.queue("a", "b", "c", "d", f"e: {words}")
    court.act(name, "recruit e")
    finish(court, name)


@rule("clan.ventrue.stays")
@card("ven_edict_of_tribute")
def test_an_edict_stays_with_the_value_named() -> None:
    court = crown()
    court.plays("boris", "boris", "ven_edict_of_tribute")
    assert "value war" not in court.offers("boris")
    court.act("boris", "value east")
    b = court.player("boris")
    assert (len(b.edict), b.discard) == (1, [])
    assert court.told("edict")[0]["value"] == "east"


@rule("clan.ventrue.trigger")
def test_every_recruit_of_that_value_triggers_it() -> None:
    for name in ("anna", "boris"):
        for words, power in (("east", 4), ("west", 3)):
            court = crown(name)
            court.plays("boris", "boris", "ven_edict_of_tribute")
            court.act("boris", "value east")
            recruits(court, name, words)
            assert court["boris"].power == power


@rule("clan.ventrue.trigger", "clan.tremere.not-recruit")
def test_usurping_triggers_no_edict() -> None:
    court = Court(anna="tremere", boris="ventrue")
    court.tree("anna", "x")
    court.plays("boris", "boris", "ven_edict_of_tribute")
    court.act("boris", "value east")
    court.queue("a", "b", "c", "d", "e: east")
    court.plays("anna", "anna", "tre_blood_substitution")
    court.act("anna", "take e")
    assert court["boris"].power == 3


@rule("clan.ventrue.trigger")
def test_it_is_for_the_vampire_that_led_or_else_for_the_clan_leader() -> None:
    for state, gains in (("", "x"), ("torpor", "boris")):
        court = crown("anna")
        court.tree("boris", "x\ny")
        court.plays("boris", "x", "ven_edict_of_tribute")
        court.act("boris", "value east")
        before = court[gains].power
        if state:
            court.player("boris").marks[1] = 2
        recruits(court, "anna", "east")
        assert court[gains].power == before + 1


@rule("clan.ventrue.trigger")
def test_it_comes_after_the_recruits_abilities() -> None:
    court = crown("anna")
    court.plays("boris", "boris", "ven_edict_of_tribute")
    court.act("boris", "value east")
    court.queue("a", "b", "c", "d", "e: east ancilla")
    court.act("anna", "recruit e")
    finish(court, "anna")
    while court.asks() and court.asks() not in ("anna what-now", "boris what-now"):
        name = court.asks().split()[0]
        court.act(name, court.offers(name)[0])
    keys = [line.tale.key for line in court.g.story or []]
    assert keys.index("ability") < keys.index("decrees")


@rule("clan.ventrue.one")
@card("ven_edict_of_succession")
def test_a_new_edict_discards_the_old_one() -> None:
    court = crown()
    court.plays("boris", "boris", "ven_edict_of_tribute")
    court.act("boris", "value east")
    court.plays("boris", "boris", "ven_edict_of_succession")
    court.act("boris", "value composed")
    b = court.player("boris")
    assert (len(b.edict), len(b.discard)) == (1, 1)
    court.turn_of("boris")
    recruits(court, "boris", "composed high")
    assert court.g.high_low == 2


@rule("clan.ventrue.fixed")
def test_no_act_moves_the_marker() -> None:
    court = crown()
    court.plays("boris", "boris", "ven_edict_of_tribute")
    court.act("boris", "value east")
    assert not [offer for offer in court.offers("boris") if offer.startswith("value")]
    assert court.refusal("boris", "value west") == "not-offered"


@rule("clan.ventrue.marker-no-vp")
def test_the_marker_is_worth_nothing() -> None:
    court = crown()
    before = court.total("boris")
    court.plays("boris", "boris", "ven_edict_of_tribute")
    court.act("boris", "value east")
    assert court.total("boris") == before


@card("ven_edict_of_the_marches", "ven_edict_of_silence", "ven_edict_of_accounting")
def test_other_edicts() -> None:
    court = crown("anna")
    court.tree("boris", "x: notoriety=1")
    court.plays("boris", "boris", "ven_edict_of_the_marches")
    court.act("boris", "value south")
    court.queue("a", "b", "c", "d", "e: south")
    court.act("anna", "recruit e", "done", "to naples")
    assert court.asks() == "boris march"
    court.act("boris", "march naples", "to aragon")
    assert len(court.told("marches")) == 2
    silent = crown("anna")
    silent.plays("boris", "boris", "ven_edict_of_silence")
    silent.act("boris", "value war")
    recruits(silent, "anna", "war")
    assert silent.asks() == "boris target"
    silent.act("boris", "choose e")
    assert silent["e"].notoriety == 1
    counted = crown("anna")
    counted.tree("boris", "x: notoriety=1")
    counted.plays("boris", "boris", "ven_edict_of_accounting")
    counted.act("boris", "value war")
    recruits(counted, "anna", "war")
    counted.act("boris", "choose x")
    assert (counted["boris"].power, counted["x"].notoriety) == (4, 0)


@card("ven_royal_prerogative", "ven_sheriffs_arrest", "ven_lands_and_titles", "ven_privy_council")
def test_prerogatives_arrests_lands_and_councils() -> None:
    court = crown()
    court.tree("anna", "v\nw")
    court.queue("a", "b", "c", "d", "e")
    court.plays("boris", "boris", "ven_royal_prerogative")
    court.act("boris", "take a")
    assert court["boris"].power == 5
    court.plays("boris", "boris", "ven_sheriffs_arrest")
    court.act("boris", "choose v")
    assert (court["v"].notoriety, court["v"].exhausted) == (3, True)
    court.plays("boris", "boris", "ven_lands_and_titles")
    court.act("boris", "board high_low_clans")
    assert court.g.high_low == 1
    court.plays("boris", "boris", "ven_privy_council")
    court.act("boris", "choose w")
    assert (len(court.player("boris").hand), court["w"].notoriety) == (1, 1)


@card("ven_voice_of_command", "ven_writ_of_blood", "ven_vassals_oath")
def test_voices_writs_and_oaths() -> None:
    court = crown()
    court.tree("anna", "v: high composed south")
    court.plays("boris", "boris", "ven_voice_of_command")
    court.act("boris", "choose v", "done", "to naples")
    assert (court.g.high_low, court.player("boris").morality) == (1, 4)
    assert (court["v"].notoriety, court["boris"].power) == (1, 4)
    court.plays("boris", "boris", "ven_writ_of_blood")
    assert court["v"].torpor
    court.leader("boris", "exhausted")
    court.plays("boris", "boris", "ven_vassals_oath")
    assert not court["boris"].exhausted
    assert court["boris"].power == 7


@card("ven_purse_strings", "ven_kingmaker")
def test_purse_strings_and_kingmaker() -> None:
    court = crown()
    court.tree("anna", "v: power=1")
    court.plays("boris", "boris", "ven_purse_strings")
    assert (court["anna"].power, court["boris"].power) == (1, 6)
    court.plays("boris", "boris", "ven_kingmaker")
    while court.asks() != "boris what-now":
        court.act("boris", court.offers("boris")[0])
    assert court.g.high_low == 2
    assert court["boris"].power == 7
