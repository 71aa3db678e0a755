"""Defaults: what is played for a seat that does not answer."""

from duskmoot.kernel.acts import DONE
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.flow import ask, do
from duskmoot.kernel.game import Setting
from tests.kernel.sheet import WHICH_MARK, Sheet, book, end, marks, outline


class Forced(Ask[Sheet]):
    """A mark must be made, and not the first one."""

    def offers(self, g: Sheet, seat: int) -> list[int]:
        return [DONE, *[marks(n) for n in range(3)]]

    def forbids(self, g: Sheet, seat: int, act: int) -> str:
        return "must" if act in (DONE, marks(0)) else ""


class Careful(Forced):
    """A question may declare another default."""

    def default(self, g: Sheet, seat: int) -> int:
        return marks(2)


def sheet() -> Sheet:
    first = outline("book", ask(WHICH_MARK), do(end))
    game = book(first)
    return game.begin(Setting(game, 1, (), key_from_seed(1)))


def test_who_may_decline_declines() -> None:
    assert WHICH_MARK.default(sheet(), 0) == DONE


def test_who_may_not_decline_makes_the_first_legal_act() -> None:
    assert Forced("forced").default(sheet(), 0) == marks(1)


def test_a_question_may_declare_its_own() -> None:
    assert Careful("careful").default(sheet(), 0) == marks(2)
