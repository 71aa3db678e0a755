"""The hunters' events, each as what it needs and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duskmoot.games.fury_of_dracula import evidence, tales
from duskmoot.games.fury_of_dracula.board import (
    NEIGHBOURS,
    REGION,
    hospital_of,
    is_city,
    is_sea,
)
from duskmoot.games.fury_of_dracula.cards.card import FuryCard
from duskmoot.games.fury_of_dracula.cards.table import named
from duskmoot.games.fury_of_dracula.rules.choices import event_cards, obstacles, revelations
from duskmoot.games.fury_of_dracula.rules.combat.fighters import hurt_foe
from duskmoot.games.fury_of_dracula.rules.dracula.trail import answer_for, current, reveal
from duskmoot.games.fury_of_dracula.rules.hunters.damage import delay, hurt, leave_combat, present
from duskmoot.games.fury_of_dracula.rules.hunters.hand import is_weakened, items_of, throw_away
from duskmoot.games.fury_of_dracula.rules.hunters.journeys import journeys, set_out, set_sail
from duskmoot.games.fury_of_dracula.rules.hunters.travel import forbids_sailing, sea_ends
from duskmoot.games.fury_of_dracula.rules.round.decks import back, draw_item, show_top_event
from duskmoot.games.fury_of_dracula.rules.round.tracks import gain_influence
from duskmoot.games.fury_of_dracula.sheets import (
    BY_RAIL,
    BY_ROAD,
    DAWN,
    DRACULA_BACK,
    DUSK,
    MINA,
    NONE,
    SENSE_OF_EMERGENCY,
    SPACES,
)
from duskmoot.kernel.flow import follow

if TYPE_CHECKING:
    from duskmoot.games.fury_of_dracula.state import Fury

NEED: Final[str] = "golden.component-over-reference"


class NewspaperReports(FuryCard):
    def play(self, g: Fury, player: int) -> None:
        if g.step in (DAWN, DUSK):
            follow(g, revelations.SPACE, g.hunters[player].seat)
        else:
            revelations.reveal_space(g, 2)


class HiredScouts(FuryCard):
    def play(self, g: Fury, player: int) -> None:
        revelations.scout(g, g.hunters[player].seat, 2)


class Informer(FuryCard):
    """Rufus Smith, Sister Agatha, Jonathan Harker: one city, or an ally."""

    def play(self, g: Fury, player: int) -> None:
        revelations.scout(g, g.hunters[player].seat, 1)


class LongNight(FuryCard):
    def play(self, g: Fury, player: int) -> None:
        g.long_night = True


class ExcellentWeather(FuryCard):
    def unfit(self, g: Fury, player: int) -> str:
        h = g.hunters[player]
        ends = sea_ends(g, h.place)
        return "" if any(not forbids_sailing(g, h, p) for p in ends) else "token.storm.effect"

    def play(self, g: Fury, player: int) -> None:
        set_sail(g, g.hunters[player], 2)


class SurprisingReturn(FuryCard):
    def unfit(self, g: Fury, player: int) -> str:
        return "" if event_cards.lost_allies(g) else NEED

    def play(self, g: Fury, player: int) -> None:
        follow(g, event_cards.RECALLING, g.hunters[player].seat)


class SenseOfEmergency(FuryCard):
    def travels(self, g: Fury) -> int:
        return BY_RAIL if g.options[SENSE_OF_EMERGENCY] else BY_ROAD

    def unfit(self, g: Fury, player: int) -> str:
        place = g.hunters[player].place
        return "" if journeys(g, place, 1, self.travels(g)) else "token.fog.no-move"

    def play(self, g: Fury, player: int) -> None:
        set_out(g, g.hunters[player], 3, self.travels(g))
        hurt(g, g.hunters[player], 2)


class SpeedyTelegraph(FuryCard):
    def play(self, g: Fury, player: int) -> None:
        g.any_order = True


class EscapeRoute(FuryCard):
    def play(self, g: Fury, player: int) -> None:
        if len(g.fighters) == 1:
            leave_combat(g, g.hunters[player])
        else:
            follow(g, event_cards.SLIPPING, g.hunters[player].seat)


class LocalRumors(FuryCard):
    def play(self, g: Fury, player: int) -> None:
        place = g.hunters[player].place
        answer_for(g)
        near = NEIGHBOURS[place] if is_city(place) or is_sea(place) else []
        spaces = [i for i in range(SPACES) if g.trail[i].location() in near]
        if near:
            evidence.bordering(g, place, spaces)
        for space in spaces:
            reveal(g, space)


class BloodTransfusion(FuryCard):
    def unfit(self, g: Fury, player: int) -> str:
        h = g.hunters[player]
        if is_weakened(h) or not is_city(h.place):
            return NEED
        return "" if event_cards.bitten_here(g, player) else NEED

    def play(self, g: Fury, player: int) -> None:
        follow(g, event_cards.DONATING, g.hunters[player].seat)


class GoodLuck(FuryCard):
    def unfit(self, g: Fury, player: int) -> str:
        return "" if g.roadblocks or g.dracula.allies else NEED

    def play(self, g: Fury, player: int) -> None:
        follow(g, obstacles.LUCK, g.hunters[player].seat)


class RenewedVigor(FuryCard):
    def play(self, g: Fury, player: int) -> None:
        g.vigor = True


class Prepared(FuryCard):
    """Planned Ambush and Lucy's Revenge lie before the hunter until they are used."""

    def lands(self, g: Fury, player: int) -> list[int]:
        return g.hunters[player].ready


class EvilPresence(FuryCard):
    def play(self, g: Fury, player: int) -> None:
        answer_for(g)
        near = [*NEIGHBOURS[current(g)], hospital_of(current(g))]
        close = [h.number for h in g.hunters if h.place in near]
        evidence.present(g, close)
        for hunter in close:
            g.tell(tales.PRESENCE, hunter)
        if not close:
            g.tell(tales.NO_PRESENCE)


class MysticResearch(FuryCard):
    def play(self, g: Fury, player: int) -> None:
        bottom, rest = g.event_deck[:6], g.event_deck[6:]
        g.buried += [card for card in bottom if back(card) == DRACULA_BACK]
        g.event_deck = [card for card in bottom if back(card) != DRACULA_BACK] + rest
        show_top_event(g)


class LuckyFind(FuryCard):
    def play(self, g: Fury, player: int) -> None:
        h = g.hunters[player]
        for i in range(5):
            card = draw_item(g)
            if card != NONE:
                h.looking.append(card)
        if h.looking:
            follow(g, event_cards.FIND, h.seat)


class WaxCylinders(FuryCard):
    def play(self, g: Fury, player: int) -> None:
        follow(g, revelations.WAXWORK, g.hunters[player].seat)

    def lands(self, g: Fury, player: int) -> list[int]:
        """After an analysis it returns to the hand."""
        returns = g.returns
        g.returns = False
        return g.hunters[player].events if returns else g.event_discard


class ConsecratedGround(FuryCard):
    def play(self, g: Fury, player: int) -> None:
        obstacles.consecrate(g, g.hunters[player].seat)


class Hypnosis(FuryCard):
    def unfit(self, g: Fury, player: int) -> str:
        place = g.hunters[MINA].place
        if not is_city(place):
            return "hospital.not-for-abilities"
        return "" if len(present(g, place)) > 1 else NEED

    def play(self, g: Fury, player: int) -> None:
        answer_for(g)
        place = current(g)
        if is_city(place):
            evidence.in_region(g, REGION[place], True)
            g.tell(tales.REGION, REGION[place])
        else:
            g.tell(tales.AT_SEA)
        delay(g, g.hunters[player])


class HeroicLeap(FuryCard):
    def play(self, g: Fury, player: int) -> None:
        g.fled = True
        hurt_foe(g, 5)
        hurt(g, g.hunters[player], 5)


class BehindTheVeil(FuryCard):
    def play(self, g: Fury, player: int) -> None:
        revelations.tear_veil(g, g.hunters[player].seat)


class MoneyTrail(FuryCard):
    def unfit(self, g: Fury, player: int) -> str:
        return "" if revelations.hidden_seas(g) else NEED

    def play(self, g: Fury, player: int) -> None:
        follow(g, revelations.MONEY, g.hunters[player].seat)


class VampireLair(FuryCard):
    def unfit(self, g: Fury, player: int) -> str:
        h = g.hunters[player]
        if h.delayed:
            return "action.delayed.voluntary"
        return "" if named("stake") in items_of(h) else NEED

    def play(self, g: Fury, player: int) -> None:
        h = g.hunters[player]
        throw_away(g, h, named("stake"))
        delay(g, h)
        gain_influence(g, -2, tales.INFLUENCE_FALLS)


HUNTER_EVENTS: Final[dict[str, type[FuryCard]]] = {
    "newspaper_reports": NewspaperReports,
    "hired_scouts": HiredScouts,
    "rufus_smith": Informer,
    "sister_agatha": Informer,
    "jonathan_harker": Informer,
    "long_night": LongNight,
    "excellent_weather": ExcellentWeather,
    "surprising_return": SurprisingReturn,
    "sense_of_emergency": SenseOfEmergency,
    "speedy_telegraph": SpeedyTelegraph,
    "escape_route": EscapeRoute,
    "local_rumors": LocalRumors,
    "blood_transfusion": BloodTransfusion,
    "good_luck": GoodLuck,
    "renewed_vigor": RenewedVigor,
    "planned_ambush": Prepared,
    "lucys_revenge": Prepared,
    "evil_presence": EvilPresence,
    "mystic_research": MysticResearch,
    "lucky_find": LuckyFind,
    "wax_cylinders": WaxCylinders,
    "consecrated_ground": ConsecratedGround,
    "hypnosis": Hypnosis,
    "heroic_leap": HeroicLeap,
    "behind_the_veil": BehindTheVeil,
    "money_trail": MoneyTrail,
    "vampire_lair": VampireLair,
}
