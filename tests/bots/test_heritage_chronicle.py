"""What the heuristic bot decides between two chapters of Heritage."""

from duskmoot.bots import make
from duskmoot.bots.bot import Budget
from duskmoot.games.heritage.cards import ABILITY_NAMES, CHARACTERS, VAMPIRES
from duskmoot.games.heritage.chronicle.tables import PARAMETERS
from duskmoot.games.heritage.legacy import Legacy
from duskmoot.games.heritage.lines import ANCILLA
from duskmoot.games.heritage.pieces import ASSET_NAMES, PARAMETER_NAMES
from duskmoot.kernel import flow
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import Setting
from duskmoot.kernel.view import view
from tests.games.heritage.aftermath import Aftermath
from tests.games.heritage.court import GAME, NAMES


def choice(chapter: Aftermath, name: str) -> str:
    seat = NAMES.index(name)
    seen = view(chapter.g, seat)
    return chapter.spell(make("heuristic", GAME, seat, 1).decide(seen, seen.acts, Budget()))


def sheet(**marks: int) -> tuple[int, ...]:
    row = [0] * len(PARAMETERS)
    for parameter, n in marks.items():
        row[PARAMETER_NAMES.index(parameter)] = n
    return tuple(row)


def marked(chapter: Aftermath, *sheets: tuple[int, ...]) -> None:
    chapter.g.marks = sheets + chapter.g.marks[len(sheets) :]


def with_blood(chapter: Aftermath, alias: str, clan: int = 0) -> None:
    blood = list(chapter.g.blood)
    blood[chapter.aliases[alias]] = ANCILLA + 4 * (clan + 1)
    chapter.g.blood = tuple(blood)


def test_it_marks_no_parameter_that_is_full() -> None:
    chapter = Aftermath(1)
    marked(chapter, sheet(mercy=5))
    chapter.wins("anna", 1)
    chapter.ends()
    chapter.until("anna event")
    assert choice(chapter, "anna") == "answer answer_01_1_2"


def test_it_marks_what_is_worth_more() -> None:
    chapter = Aftermath(1)
    worth = list(chapter.g.worth)
    worth[PARAMETER_NAMES.index("mercy")] = 3
    chapter.g.worth = tuple(worth)
    chapter.wins("anna", 1)
    chapter.ends()
    chapter.until("anna event")
    assert choice(chapter, "anna") == "answer answer_01_1_1"


def test_it_raises_the_worth_of_its_own_marks_and_not_of_a_rivals() -> None:
    chapter = Aftermath(3)
    marked(chapter, sheet(allies=2, fortune=3), sheet(), sheet(fortune=3))
    chapter.ends()
    chapter.until("anna outcome")
    assert choice(chapter, "anna") == "decide outcome_1_2"


def test_it_saves_an_ancilla_rather_than_a_mortal() -> None:
    chapter = Aftermath(1)
    chapter.tree("anna", "smith: war\npage: ancilla=wea_tithe\nmonk: science")
    with_blood(chapter, "page")
    chapter.ends()
    chapter.until("anna agent")
    assert choice(chapter, "anna") == "save page"


def test_it_keeps_a_better_agent_in_the_haven() -> None:
    def sheltering(legacy: Legacy) -> None:
        tithe = ABILITY_NAMES.index("wea_tithe")
        best = next(v for v in CHARACTERS if tithe in VAMPIRES[v].abilities)
        legacy.heirs[0].haven = best
        legacy.blood = (*legacy.blood[:best], ANCILLA + 4, *legacy.blood[best + 1 :])
        legacy.clan_stickers = (legacy.clan_stickers[0] - 1, *legacy.clan_stickers[1:])

    chapter = Aftermath(1, sheltering)
    chapter.tree("anna", "smith: war")
    chapter.ends()
    chapter.until("anna agent")
    assert choice(chapter, "anna") == "done"


def test_it_gives_its_ancillae_the_blood_of_its_clan() -> None:
    chapter = Aftermath(1)
    chapter.tree("anna", "smith: war")
    chapter.wins("anna", 1)
    chapter.ends()
    chapter.until("anna blood")
    assert choice(chapter, "anna") == "embrace brujah"


def test_it_shelters_a_stranger_where_nobody_waits() -> None:
    chapter = Aftermath(1)
    chapter.wins("anna", 5)
    chapter.ends()
    chapter.until("anna shelter")
    assert choice(chapter, "anna") == "shelter"


def test_it_glues_the_sticker_that_is_worth_most() -> None:
    chapter = Aftermath(1)
    chapter.tree("anna", "smith: ancilla=war_brand")
    with_blood(chapter, "smith")
    marked(chapter, sheet(fortune=4, allies=1))
    chapter.ends()
    chapter.until("anna sticker")
    assert choice(chapter, "anna") == "glue st_treasury"


def holding_wealth(tree: str) -> Aftermath:
    """Anna's turn with an asset in her haven; her recruit has been made."""

    def wealthy(legacy: Legacy) -> None:
        legacy.heirs[0].assets = (ASSET_NAMES.index("wealth"),)

    chapter = Aftermath(2, wealthy)
    chapter.tree("anna", tree)
    chapter.g.recruited = True
    return chapter


def test_it_spends_an_asset_on_what_is_worth_it() -> None:
    assert (
        choice(holding_wealth("smith: war torpor power=6\npage: science"), "anna") == "use wealth"
    )


def test_it_keeps_an_asset_for_a_later_chapter() -> None:
    assert choice(holding_wealth("smith: war exhausted\npage: science"), "anna") != "use wealth"


def test_bots_play_a_chapter_from_the_prologue_to_the_seal() -> None:
    """Whatever is asked there, they have an answer."""
    legacy = GAME.attend(GAME.found(2), (0, 1))
    g = GAME.begin(Setting(GAME, 2, GAME.choose({}), key_from_seed(2), legacy), True)
    players = [make(name, GAME, seat, 2) for seat, name in enumerate(("heuristic", "random"))]
    while not g.over:
        seat = g.asked[0]
        seen = view(g, seat)
        flow.apply(g, seat, players[seat].decide(seen, seen.acts, Budget()))
    assert g.winners == [0]
    assert not GAME.wrongs(GAME.bequest(g))
