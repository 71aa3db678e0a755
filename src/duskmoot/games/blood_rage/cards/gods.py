"""Cards that do something of their own, each as the one hook in which it differs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duskmoot.games.blood_rage import tales
from duskmoot.games.blood_rage.board import FJORD_OF, REGION_NAMES, REGION_PROVINCES, VALHALLA
from duskmoot.games.blood_rage.board import YGGDRASIL as THE_TREE
from duskmoot.games.blood_rage.cards.card import GodCard
from duskmoot.games.blood_rage.rules.fall import doom
from duskmoot.games.blood_rage.rules.figures import holds_most, is_monster, is_warrior
from duskmoot.games.blood_rage.rules.sheet import gain_glory, gain_rage
from duskmoot.games.blood_rage.state import FIGURES

if TYPE_CHECKING:
    from duskmoot.games.blood_rage.state import BloodRage, Clan


class LokisTrickery(GodCard):
    def when_lost(self, g: BloodRage, c: Clan, winner: Clan) -> None:
        stolen = min(self.rage, winner.rage)
        winner.rage -= stolen
        gain_rage(g, c, stolen)
        g.tell(tales.STEALS_RAGE, c.seat, winner.seat, stolen)


class LokisBackstab(GodCard):
    def when_lost(self, g: BloodRage, c: Clan, winner: Clan) -> None:
        stolen = min(self.glory, winner.glory)
        winner.glory -= stolen
        c.glory += stolen
        g.tell(tales.STEALS_GLORY, c.seat, winner.seat, stolen)


class LokisPoison(GodCard):
    def when_lost(self, g: BloodRage, c: Clan, winner: Clan) -> None:
        for card in winner.revealed:
            g.tell(tales.TAKES_CARD, c.seat, card, winner.seat)
        c.hand += winner.revealed
        c.shown += winner.revealed
        winner.revealed.clear()


class ThorsHammer(GodCard):
    def when_won(self, g: BloodRage, c: Clan) -> None:
        gain_glory(g, c, self.glory, tales.CARD_GLORY, self.number)


class ThorsAscension(GodCard):
    def when_won(self, g: BloodRage, c: Clan) -> None:
        gain_rage(g, c, self.rage)
        g.tell(tales.GAINS_RAGE, c.seat, self.rage, c.rage)
        gain_glory(g, c, self.glory, tales.CARD_GLORY, self.number)


class OdinsJudgement(GodCard):
    def after_battle(self, g: BloodRage, c: Clan) -> None:
        fallen = sum(other.slain for other in g.clans)
        gain_glory(g, c, self.glory * fallen, tales.CARD_GLORY, self.number)


class Valkyrie(GodCard):
    def after_battle(self, g: BloodRage, c: Clan) -> None:
        fallen = sum(other.slain for other in g.clans if other.seat != c.seat)
        gain_glory(g, c, self.glory * fallen, tales.CARD_GLORY, self.number)


class Troll(GodCard):
    def on_invasion(self, g: BloodRage, c: Clan, place: int) -> None:
        for other in g.clans:
            if other.seat != c.seat:
                doom(other, [f for f in range(FIGURES) if strikes_warrior(other, f, place)])


def strikes_warrior(other: Clan, figure: int, place: int) -> bool:
    return is_warrior(figure) and other.figures[figure] == place


class FireGiant(GodCard):
    def on_invasion(self, g: BloodRage, c: Clan, place: int) -> None:
        for other in g.clans:
            if other.seat != c.seat:
                doom(other, [f for f in range(FIGURES) if burns(other, f, place)])


def burns(other: Clan, figure: int, place: int) -> bool:
    return not is_monster(figure) and other.figures[figure] in (place, FJORD_OF[place])


class RegionQuest(GodCard):
    def fulfilled(self, g: BloodRage, c: Clan) -> bool:
        provinces = REGION_PROVINCES[REGION_NAMES.index(self.region)]
        return any(holds_most(g, c, p) for p in provinces if p not in g.destroyed)


class GloriousDeath(GodCard):
    def fulfilled(self, g: BloodRage, c: Clan) -> bool:
        return c.figures.count(VALHALLA) >= self.figures


class YggdrasilQuest(GodCard):
    def fulfilled(self, g: BloodRage, c: Clan) -> bool:
        return holds_most(g, c, THE_TREE)


ODD_CARDS: Final[dict[str, type[GodCard]]] = {
    "lokis_trickery": LokisTrickery,
    "lokis_backstab": LokisBackstab,
    "lokis_poison": LokisPoison,
    "thors_hammer": ThorsHammer,
    "thors_ascension": ThorsAscension,
    "odins_judgement": OdinsJudgement,
    "valkyrie": Valkyrie,
    "troll": Troll,
    "fire_giant": FireGiant,
    "quest_alfheim": RegionQuest,
    "quest_jotunheim": RegionQuest,
    "quest_manheim": RegionQuest,
    "quest_glorious_death": GloriousDeath,
    "quest_yggdrasil": YggdrasilQuest,
}
