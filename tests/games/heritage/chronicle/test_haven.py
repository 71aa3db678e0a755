"""Recruiting from the haven (book: ФАЗА РЕКРУТИРОВАНИЯ, marked ХРОНИКА)."""

from duskmoot.games.heritage.legacy import Legacy
from duskmoot.games.heritage.lines import is_thin
from duskmoot.games.heritage.pieces import NONE
from tests.games.heritage.chapter import ancilla, begun, chapter, clans_chosen, past, roomy
from tests.games.heritage.court import GAME, Court
from tests.rule import rule


def with_agent(blood: str, *stickers: str) -> tuple[Legacy, int]:
    """Anna has saved an ancilla of this blood."""
    legacy = past(5)
    agent = ancilla(legacy, roomy(legacy, 2), blood, *stickers)
    legacy.heirs[0].haven = agent
    return legacy, agent


def court_with_agent(
    blood: str = "brujah", *stickers: str, round: int = 1, options: dict[str, str] | None = None
) -> Court:
    legacy, agent = with_agent(blood, *stickers)
    court = chapter(legacy, options, round, anna="brujah", boris="ventrue")
    court.aliases["agent"] = agent
    return court


@rule("recruit.haven", "chronicle.agents.save")
def test_the_saved_vampire_is_recruited_instead_of_a_character_of_the_queue() -> None:
    court = court_with_agent(round=2)
    queue = court.g.queue[:]
    court.leader("anna", "power=0")
    court.act("anna", "recruit agent")
    assert court.childer("anna") == ["agent"]
    while court.asks() not in ("anna what-now", "boris what-now"):
        court.act(court.asks().split()[0], court.offers(court.asks().split()[0])[0])
    assert court.g.queue == queue
    assert court.g.havens[0] == NONE
    assert court.told("from-haven") == [{"player": "anna", "recruit": "agent"}]
    assert court.told("recruits")[0]["recruit"] == "agent"
    assert court.refusal("anna", f"recruit {name(court, queue[-1])}") == "turn.one-recruit"


def name(court: Court, number: int) -> str:
    return GAME.vocabulary.name("vampire", number)


@rule("recruit.haven")
def test_only_once_in_a_chapter() -> None:
    court = court_with_agent()
    court.act("anna", "recruit agent")
    assert court.g.havens[0] == NONE
    court.g.threads = []
    court.turn_of("anna")
    assert court.refusal("anna", "recruit agent") == "not-offered"


@rule("recruit.haven")
def test_nobody_else_recruits_from_it() -> None:
    legacy, agent = with_agent("ventrue")
    court = chapter(legacy, anna="brujah", boris="ventrue")
    court.aliases["agent"] = agent
    court.turn_of("boris")
    assert court.refusal("boris", "recruit agent") == "not-offered"


@rule("recruit.bond")
def test_a_bonded_agent_is_recruited_into_its_own_clan_alone() -> None:
    assert court_with_agent("ventrue", "st_bond").refusal("anna", "recruit agent") == "recruit.bond"
    assert court_with_agent("brujah", "st_bond").refusal("anna", "recruit agent") == ""


@rule("recruit.no-legal-choice")
def test_whoever_has_an_agent_can_recruit_and_nobody_makes_way() -> None:
    court = court_with_agent()
    court.leader("anna", "power=0")
    bond = ("ancilla", "blood=ventrue")
    court.queue("v", "w", *[f"{alias}: {' '.join(bond)}" for alias in "xyz"])
    for alias in "xyz":
        court.glue(alias, "st_bond")
    queue = court.g.queue[:]
    court.turn_of("anna")
    assert court.g.queue == queue
    assert [act for act in court.offers("anna") if act.startswith("recruit")] == ["recruit agent"]


@rule("variant.haven-refresh")
def test_the_rightmost_character_makes_room_by_the_variant() -> None:
    court = court_with_agent(options={"haven": "refresh"})
    before = court.g.queue[:]
    court.act("anna", "recruit agent")
    assert court.g.queue[1:] == before[:-1]
    assert court.g.discard == [before[-1]]
    assert len(court.told("makes-room")) == 1


@rule("chronicle.events.thin-blood-effect")
def test_thin_blood_is_of_no_clan_and_never_free_in_the_paid_cells() -> None:
    legacy = past(5)
    thin = ancilla(legacy, roomy(legacy, 2), "thin")
    kin = ancilla(legacy, roomy(legacy, 2), "brujah")
    court = chapter(legacy, anna="brujah", boris="ventrue")
    assert is_thin(court.g, thin)
    for number, power in ((thin, 3), (kin, 0)):
        court.g.deck = [c for c in court.g.deck + court.g.queue if c not in (thin, kin)]
        court.g.queue = [number, *court.g.deck[:4]]
        court.g.deck = court.g.deck[4:]
        court.leader("anna", f"power={max(power - 1, 0)}")
        expected = "recruit.unaffordable" if power else ""
        assert court.refusal("anna", f"recruit {name(court, number)}") == expected


@rule("chronicle.persist.kept")
def test_an_agent_that_was_not_recruited_stays_out_of_the_deck() -> None:
    legacy, agent = with_agent("brujah")
    g = clans_chosen(begun(legacy))
    assert agent not in g.deck + g.queue + g.discard
    assert g.havens[0] == agent
    assert g.glued[agent] == legacy.glued[agent]


@rule("faq.banish-leader")
def test_nothing_takes_a_clan_leader_off_the_table() -> None:
    court = Court(anna="tremere", boris="ventrue")
    court.tree("boris", "monk: science\npage: war")
    court.effects("anna", "anna", [{"op": "usurp", "target": {"pool": "any", "count": 1}}])
    assert court.refusal("anna", "choose boris") == "clan.tremere.not-leader"
    assert court.refusal("anna", "choose anna") == "clan.tremere.not-leader"
    court.player("boris").line[0] = court.aliases["monk"]
    assert any("clan leader" in what for what in GAME.broken(court.g))
